//! The cover: title, summary, the map as a picture, who made it and under which terms, and where to find what. It is written last,
//! when every chapter has its page.

use super::book::Book;
use super::ink::{ACCENT, BODY, CHAPTER, FAINT, HAIR, LABEL, NOTE, SECRET, STRONG, Style};
use super::picture::Views;
use super::sheet::{Link, Placed, Role, Sheet};
use super::words;
use crate::words::text;
use engine::Side;
use missions_document::mission::Mission;
use missions_document::thing::ThingKind;
use missions_picture::scene::shape::Anchor;
use missions_picture::scene::{Point, Rect};
use missions_play::ruleset;

/// The most lines of each text on the cover; all of it stands inside, or in the list of what the file says of itself.
const MOST: usize = 6;

pub(super) fn write(book: &mut Book, mission: &Mission, views: &Views<'_>) {
    let area = book.area();
    let info = mission.info();
    let mut cover = Sheet::new(None, false);
    let parts = [book.part(), book.part(), book.part(), book.part()];
    let sheet = &mut cover;
    let (west, width) = (area.west, area.width());
    let mut y = area.north;
    sheet.fill(Rect::new(west, y - 20.0, width, 4.0), ACCENT);
    // A long title is set smaller, and in as many lines as it needs.
    let sizes = [52.0, 44.0, 36.0, 30.0, 24.0, 18.0];
    let title = |size: f32| CHAPTER.sized(size);
    let fits = |size: &f32| words::lines(&book.title, title(*size), width).len() <= 2;
    let style = title(sizes.into_iter().find(fits).unwrap_or(14.0));
    let style = Style { leading: style.size * 1.04, ..style };
    let lines = words::lines(&book.title, style, width);
    let role = Role::Heading(1, book.title.clone());
    sheet.put(role, |sheet| y = block(sheet, &lines, style, west, y + 6.0, MOST));
    y += 14.0;
    let summary = BODY.sized(12.5);
    let lines = words::lines(info.summary.trim(), summary, width);
    sheet.put(Role::Text(parts[0]), |sheet| y = block(sheet, &lines, summary, west, y, MOST));
    y += 6.0;
    let at = Point::new(west, y + 9.0);
    let facts = facts(mission);
    sheet.put(Role::Text(parts[1]), |sheet| sheet.fitted(&facts, at, Anchor::Start, STRONG.of(FAINT), width));
    y += 22.0;
    let foot = terms(book, mission, &mut cover, area.south, Role::Text(parts[2]));
    let list = contents(book, &mut cover, foot);
    let room = Rect { west, north: y, east: area.east, south: list - 18.0 };
    if views.any && room.height() > 60.0 {
        let part = views.board.map.grown(0.3);
        let scale = (room.width() / part.width()).min(room.height() / part.height());
        let role = Role::Figure(text("cover-map").to_string());
        cover.put(role, |cover| cover.picture(Placed::fitted(&views.small(scale), part, room)));
    }
    let first = &mut book.pages[0];
    cover.items.append(&mut first.items);
    *first = cover;
    if let Some(sentence) = book.lacking(false) {
        let at = area.south + 14.0;
        let lines = words::lines(&sentence, NOTE.sized(7.5), width);
        book.pages[0].put(Role::Text(parts[3]), |sheet| {
            let _ = block(sheet, &lines, NOTE.sized(7.5), west, at, 3);
        });
    }
}

/// Lines one below the other; where the next thing may begin.
fn block(sheet: &mut Sheet, lines: &[String], style: Style, west: f32, north: f32, most: usize) -> f32 {
    let mut y = north;
    for (i, line) in lines.iter().take(most).enumerate() {
        let cut = i + 1 == most && lines.len() > most;
        let line = if cut { format!("{line} …") } else { line.clone() };
        sheet.text(&line, Point::new(west, y + style.size * 0.9), Anchor::Start, style);
        y += style.leading;
    }
    y
}

/// How large the mission is.
fn facts(mission: &Mission) -> String {
    let numbers = ruleset::marine_numbers(mission);
    let (least, most) = (numbers.first().copied().unwrap_or(1), numbers.last().copied().unwrap_or(4));
    let marines = if least == most {
        text("marines").with("count", most)
    } else {
        text("cover-marines").with("least", least).with("most", most)
    };
    let doors = mission.things().values().filter(|it| matches!(it.kind, ThingKind::Door(_))).count();
    let tiles = mission.tiles().len();
    let facts = mission.system().side(Side::Invader).fill(text("cover-facts"));
    facts.with("marines", marines).with("tiles", tiles).with("doors", doors).to_string()
}

/// Author and licence at the foot; where they begin.
fn terms(book: &Book, mission: &Mission, cover: &mut Sheet, south: f32, role: Role) -> f32 {
    let info = mission.info();
    let width = book.area().width();
    let mut lines = Vec::new();
    if !info.author.trim().is_empty() {
        lines.push(text("cover-author").with("author", info.author.trim()).to_string());
    }
    if !info.licence.trim().is_empty() {
        lines.push(text("licence").with("licence", info.licence.trim()).to_string());
    }
    let (title, year) = (mission.system().title(), mission.system().year());
    lines.push(text("cover-game").with("game", title).with("year", year).to_string());
    let lines: Vec<String> =
        lines.iter().flat_map(|line| words::lines(line, NOTE, width)).take(MOST).collect();
    let north = south - lines.len() as f32 * NOTE.leading;
    let area = book.area();
    cover.line(Point::new(area.west, north - 6.0), Point::new(area.east, north - 6.0), 0.5, HAIR);
    cover.put(role, |cover| {
        let _ = block(cover, &lines, NOTE, area.west, north, MOST);
    });
    north - 12.0
}

/// Where to find what, in two columns; where it begins.
fn contents(book: &Book, cover: &mut Sheet, south: f32) -> f32 {
    let area = book.area();
    let secret = |page: usize| book.pages.get(page).is_some_and(|page| page.secret);
    let mut chapters: Vec<_> = book.entries.iter().filter(|entry| entry.level == 0).collect();
    // Of the invader's part only where it begins: how long its chapters are would reveal something.
    let first = chapters.iter().position(|entry| secret(entry.page)).unwrap_or(chapters.len());
    chapters.truncate(first + 1);
    let rows = chapters.len().div_ceil(2);
    let (height, gutter) = (15.0, 24.0);
    let width = (area.width() - gutter) / 2.0;
    let north = south - rows as f32 * height;
    for (i, entry) in chapters.into_iter().enumerate() {
        let (column, row) = (i / rows, i % rows);
        let west = area.west + column as f32 * (width + gutter);
        let y = north + (row as f32 + 1.0) * height - 4.5;
        let style = if secret(entry.page) { STRONG.of(SECRET) } else { STRONG };
        cover.put(Role::Entry(i), |cover| {
            cover.fitted(&entry.text, Point::new(west, y), Anchor::Start, style, width - 30.0);
            cover.text(&(entry.page + 1).to_string(), Point::new(west + width, y), Anchor::End, LABEL);
        });
        cover.links.push(Link {
            role: Role::Entry(i),
            place: Rect::new(west, y - 10.5, width, height),
            page: entry.page,
            y: entry.y,
            words: text("cover-link")
                .with("chapter", entry.text.as_str())
                .with("page", entry.page + 1)
                .to_string(),
        });
        cover.line(Point::new(west, y + 4.0), Point::new(west + width, y + 4.0), 0.3, HAIR);
    }
    north
}
