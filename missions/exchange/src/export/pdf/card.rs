//! Cards: what a card of the mission says with its parameters as they are in force, in running text and as a card to cut out.

use super::book::Book;
use super::ink::{BODY, FAINT, HAIR, INK, LABEL, MM, OBJECTIVE, PAPER, SMALL, STRONG, Style, THREAT};
use super::sheet;
use super::table;
use super::words;
use missions_document::mission::Role;
use missions_picture::scene::shape::Anchor;
use missions_picture::scene::{Color, Point, Rect};
use missions_play::printed::{InForce, Printed};

/// How large a card is: as those most sleeves are made for.
const WIDTH: f32 = 63.0 * MM;
const HEIGHT: f32 = 88.0 * MM;
/// Between two cards, with room for the marks.
const GAP: f32 = 12.0 * MM;
/// Inside the border.
const INSET: f32 = 4.2 * MM;

/// Its role for people.
const fn role(card: &Printed) -> &'static str {
    match card.role {
        Role::Objective => "Objective",
        Role::Threat => "Threat",
        Role::Special => "Special",
    }
}

const fn color(card: &Printed) -> Color {
    match card.role {
        Role::Objective => OBJECTIVE,
        Role::Threat => THREAT,
        Role::Special => FAINT,
    }
}

/// What a card says, as a section.
pub(super) fn tell(book: &mut Book, card: &Printed) {
    book.section(&format!("{}: {}", role(card), title(card)), 50.0);
    book.text(&card.text, BODY);
    let rows: Vec<_> = card.untold().map(|it| vec![meaning(it), it.word()]).collect();
    if !rows.is_empty() {
        book.gap(6.0);
        table::write(book, &[("IN THIS MISSION", 7.0), ("IS", 2.0)], &rows);
    }
}

/// What it is called. A card without a title has its script's name, which is one for scripts: players read it as words.
fn title(card: &Printed) -> String {
    if card.title.contains(char::is_whitespace) { card.title.clone() } else { words::plain(&card.title) }
}

/// What a value means; its name if its author does not say.
fn meaning(it: &InForce) -> String {
    let meaning = it.parameter.meaning();
    if meaning.trim().is_empty() { words::plain(&it.parameter.name) } else { meaning }
}

/// The chapter with the cards: they lie open in a game, the threat as well.
pub(super) fn write(book: &mut Book, cards: &[Printed]) {
    if cards.is_empty() {
        return;
    }
    book.chapter("Cards to cut out");
    book.note("Cut along the marks: cards are 63 by 88 mm.");
    cut_out(book, cards);
}

/// Cards with marks to cut along, two in a row.
fn cut_out(book: &mut Book, cards: &[Printed]) {
    let faces: Vec<Face<'_>> = cards.iter().flat_map(faces).collect();
    let alone = faces.len() == 1;
    let mut column = 0;
    for face in &faces {
        if column == 0 {
            book.need(HEIGHT + GAP);
        }
        let area = book.area();
        let first = area.centre().x - if alone { WIDTH / 2.0 } else { WIDTH + GAP / 2.0 };
        let west = first + column as f32 * (WIDTH + GAP);
        let place = Rect::new(west, book.y + GAP / 2.0, WIDTH, HEIGHT);
        draw(book, face, place);
        column = 1 - column;
        if column == 0 {
            book.went(HEIGHT + GAP);
        }
    }
    if column == 1 {
        book.went(HEIGHT + GAP);
    }
}

/// What stands on one card: a card with more text than fits goes on on another.
struct Face<'c> {
    card: &'c Printed,
    /// Which of several it is, and how many there are.
    of: (usize, usize),
    style: Style,
    lines: Vec<(Line, String)>,
}

#[derive(Clone, Copy)]
enum Line {
    Text,
    /// The first line of a parameter, its value before it.
    Value,
    Meaning,
    Gap,
}

impl Line {
    const fn height(self, style: Style) -> f32 {
        match self {
            Self::Gap => style.leading * 0.35,
            _ => style.leading,
        }
    }
}

/// Room for text on a card, between its head and its foot.
const ROOM: f32 = HEIGHT - 66.0;

fn faces(card: &Printed) -> Vec<Face<'_>> {
    let sizes = [8.6, 8.2, 7.8, 7.4, 7.0, 6.6];
    let height = |style: Style| set(card, style).iter().map(|(line, _)| line.height(style)).sum::<f32>();
    let fits = |size: &f32| height(SMALL.sized(*size)) <= ROOM;
    // Text that fits at no size is set in a middling one, on several cards.
    let style = SMALL.sized(sizes.into_iter().find(fits).unwrap_or(7.4));
    let (mut all, mut used) = (vec![Vec::new()], 0.0);
    for (line, text) in set(card, style) {
        if used + line.height(style) > ROOM {
            all.push(Vec::new());
            used = 0.0;
        }
        used += line.height(style);
        if let Some(last) = all.last_mut() {
            last.push((line, text));
        }
    }
    let count = all.len();
    let face = |(i, lines)| Face { card, of: (i + 1, count), style, lines };
    all.into_iter().enumerate().map(face).collect()
}

/// How far the meaning of a parameter is set in.
const INDENT: f32 = 24.0;

fn set(card: &Printed, style: Style) -> Vec<(Line, String)> {
    let width = WIDTH - 2.0 * INSET;
    let mut lines: Vec<(Line, String)> =
        words::lines(&card.text, style, width).into_iter().map(|line| (Line::Text, line)).collect();
    for it in card.untold() {
        let mut meaning = words::lines(&meaning(it), style, width - INDENT).into_iter();
        lines.push((Line::Gap, String::new()));
        // The value and the first line of its meaning share a line: they are parted by a tab.
        lines.push((Line::Value, format!("{}\t{}", it.word(), meaning.next().unwrap_or_default())));
        lines.extend(meaning.map(|line| (Line::Meaning, line)));
    }
    lines
}

fn draw(book: &mut Book, face: &Face<'_>, place: Rect) {
    let (card, title_of, title) = (face.card, title(face.card), book.title.clone());
    let color = color(card);
    let (head_part, title_part, text_part) = (book.part(), book.part(), book.part());
    let sheet = book.sheet();
    marks(place, |a, b| sheet.line(a, b, 0.5, INK));
    let inner = place.grown(-2.0 * MM);
    sheet.frame(inner, 6.0, 0.9, color);
    let band = Rect { south: inner.north + 15.0, ..inner };
    sheet.rounded(band, 6.0, color);
    sheet.fill(Rect { north: band.north + 8.0, ..band }, color);
    let (west, east) = (place.west + INSET, place.east - INSET);
    let role = if face.of.1 > 1 {
        format!("{}  {} of {}", role(card).to_uppercase(), face.of.0, face.of.1)
    } else {
        role(card).to_uppercase()
    };
    let at = Point::new(west, band.south - 4.2);
    sheet.put(sheet::Role::Text(head_part), |sheet| sheet.text(&role, at, Anchor::Start, LABEL.of(PAPER)));
    let head = STRONG.sized(14.0).of(color);
    let y = band.south + 15.0;
    let at = Point::new(west, y);
    sheet.put(sheet::Role::Text(title_part), |sheet| {
        sheet.fitted(&title_of, at, Anchor::Start, head, east - west);
    });
    sheet.line(Point::new(west, y + 5.0), Point::new(east, y + 5.0), 0.5, HAIR);
    let mut y = y + 9.0;
    let value = STRONG.sized(face.style.size * 1.18).of(color);
    for (line, text) in &face.lines {
        let base = y + face.style.size * 0.95;
        sheet.put(sheet::Role::Text(text_part), |sheet| match line {
            Line::Gap => {}
            Line::Text => sheet.text(text, Point::new(west, base), Anchor::Start, face.style),
            Line::Meaning => sheet.text(text, Point::new(west + INDENT, base), Anchor::Start, face.style),
            Line::Value => {
                let (number, text) = text.split_once('\t').unwrap_or((text, ""));
                sheet.fitted(number, Point::new(west, base), Anchor::Start, value, INDENT - 4.0);
                sheet.text(text, Point::new(west + INDENT, base), Anchor::Start, face.style);
            }
        });
        y += line.height(face.style);
    }
    let foot = Point::new(place.centre().x, inner.south - 5.5);
    sheet.fitted(&title, foot, Anchor::Middle, LABEL.sized(6.5), east - west);
}

/// The marks at the corners of what is to be cut out: lines that would meet at the corner and stop before it.
fn marks(place: Rect, mut line: impl FnMut(Point, Point)) {
    let (near, far) = (1.6 * MM, 5.0 * MM);
    for (x, out) in [(place.west, -1.0), (place.east, 1.0)] {
        for (y, down) in [(place.north, -1.0), (place.south, 1.0)] {
            line(Point::new(x + out * near, y), Point::new(x + out * far, y));
            line(Point::new(x, y + down * near), Point::new(x, y + down * far));
        }
    }
}
