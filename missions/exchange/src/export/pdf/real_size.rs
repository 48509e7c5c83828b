//! The map at real size: a space is an inch, as on the board. It is cut into pages of whole spaces with marks to cut along, a rim
//! of the neighbouring pages to glue on, crosses that come to lie on each other, and a plan of which page goes where. All but the
//! plan can be left out.

use super::book::Book;
use super::ink::{ACCENT, FAINT, INK, LABEL, MM, PAPER, SMALL, STRONG};
use super::picture::{REAL as SPACE, Views};
use super::sheet::{Link, Placed, Role, Sheet};
use crate::export::contract::Paper;
use crate::words::text;
use ::words::Text;
use missions_picture::scene::shape::Anchor;
use missions_picture::scene::{Draw, Path, Point, Rect, Stroke};
use std::rc::Rc;
use tiles::Cell;

/// How much of the neighbouring pages is printed beyond the marks.
const RIM: f32 = 4.0 * MM;

/// One page of the map.
struct Part {
    column: usize,
    row: usize,
    /// Which spaces: whole units of the picture.
    of: Rect,
}

impl Part {
    /// `B2`: columns of pages have letters, rows numbers.
    fn code(&self) -> String {
        code(self.column, self.row)
    }
}

fn code(column: usize, row: usize) -> String {
    let letter = |i: usize| char::from(b'A' + (i % 26) as u8);
    let letters: String =
        if column < 26 { letter(column).into() } else { ['A', letter(column)].iter().collect() };
    format!("{letters}{}", row + 1)
}

/// How many spaces a page holds.
const fn spaces(paper: Paper) -> (usize, usize) {
    match paper {
        Paper::A4 => (7, 10),
        Paper::Letter => (7, 9),
    }
}

/// The pages on which there is something; the others need not be printed. The cuts are where the fewest pages come of it; if it
/// makes no difference, all columns of pages are about as wide and all rows about as high, so that no page is a strip.
fn parts(views: &Views<'_>, paper: Paper) -> Vec<Part> {
    let (columns, rows) = spaces(paper);
    let map = views.board.map;
    let mut best =
        parts_of(views, &cuts(map.west, map.width(), columns), &cuts(map.north, map.height(), rows));
    for across in (0..columns).map(|first| cuts_from(map.west, map.width(), first, columns)) {
        for down in (0..rows).map(|first| cuts_from(map.north, map.height(), first, rows)) {
            let parts = parts_of(views, &across, &down);
            if parts.len() < best.len() {
                best = parts;
            }
        }
    }
    best
}

fn parts_of(views: &Views<'_>, across: &[f32], down: &[f32]) -> Vec<Part> {
    let mut parts = Vec::new();
    for (row, ns) in down.windows(2).enumerate() {
        for (column, we) in across.windows(2).enumerate() {
            let of = Rect { west: we[0], north: ns[0], east: we[1], south: ns[1] };
            if views.used.iter().any(|cell| of.grown(-0.5).meets(cell_of(*cell))) {
                parts.push(Part { column, row, of });
            }
        }
    }
    parts
}

fn cell_of(cell: Cell) -> Rect {
    Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0)
}

/// Where a length is cut into as few parts as there can be, none longer than so many spaces.
fn cuts(from: f32, length: f32, most: usize) -> Vec<f32> {
    let spaces = length.max(1.0) as usize;
    let parts = spaces.div_ceil(most);
    (0..=parts).map(|i| from + (spaces * i / parts) as f32).collect()
}

/// Where a length is cut if every part has so many spaces, but the first has so many fewer.
fn cuts_from(from: f32, length: f32, fewer: usize, most: usize) -> Vec<f32> {
    let end = from + length.max(1.0);
    let mut cuts = vec![from];
    let mut next = from + (most - fewer) as f32;
    while next < end {
        cuts.push(next);
        next += most as f32;
    }
    cuts.push(end);
    cuts
}

pub(super) fn write(book: &mut Book, views: &Views<'_>, unmarked: bool) {
    if !views.any {
        return;
    }
    let parts = parts(views, book.paper);
    book.chapter(&text("real-size").to_string());
    let joining = if unmarked { text("real-size-unmarked") } else { text("real-size-marked") };
    book.text(&format!("{} {joining}", text("real-size-note")), SMALL);
    book.gap(10.0);
    let first = book.page() + 1;
    overview(book, views, &parts, first);
    for part in &parts {
        page(book, views, part, &parts, unmarked);
    }
}

/// Which page goes where.
fn overview(book: &mut Book, views: &Views<'_>, parts: &[Part], first: usize) {
    let area = book.area();
    let map = views.board.map;
    let room = Rect { north: book.y, ..area };
    let scale = (room.width() / map.width()).min(room.height() / map.height()).min(34.0);
    let place = Rect::new(area.west, book.y, area.width(), map.height() * scale);
    let placed = Placed::fitted(&views.small(scale), map, place);
    let corners: Vec<(Point, Point, String, Text)> = parts
        .iter()
        .enumerate()
        .map(|(i, part)| {
            let (a, b) =
                (placed.point(part.of.west, part.of.north), placed.point(part.of.east, part.of.south));
            (a, b, part.code(), text("real-size-page").with("page", first + i + 1))
        })
        .collect();
    let sheet = book.sheet();
    let role = Role::Figure(text("real-size-overview").to_string());
    let mut links = Vec::new();
    sheet.put(role, |sheet| {
        sheet.picture(placed);
        for (i, (a, b, code, page)) in corners.into_iter().enumerate() {
            let rect = Rect { west: a.x, north: a.y, east: b.x, south: b.y };
            sheet.frame(rect, 0.0, 1.6, ACCENT);
            let middle = rect.centre();
            sheet.rounded(Rect::around(middle, 52.0, 34.0), 4.0, ACCENT);
            sheet.text(&code, middle, Anchor::Middle, STRONG.sized(16.0).of(PAPER));
            sheet.text(&page.to_string(), middle.shifted(0.0, 12.0), Anchor::Middle, LABEL.of(PAPER));
            let place = Rect::around(middle, 52.0, 34.0);
            links.push(Link {
                role: Role::Link(first + i),
                place,
                page: first + i,
                y: 0.0,
                words: text("real-size-link").with("code", code).with("page", page).to_string(),
            });
        }
    });
    sheet.links.append(&mut links);
    book.went(place.height());
}

/// A page of the map: no running head, for the map needs the room.
fn page(book: &mut Book, views: &Views<'_>, part: &Part, parts: &[Part], unmarked: bool) {
    book.turn();
    let (width, height) = book.size();
    let (number, title, paragraph) = (book.page() + 1, book.title.clone(), book.part());
    let sheet = book.sheet();
    sheet.section = None;
    let (wide, high) = (part.of.width() * SPACE, part.of.height() * SPACE);
    let (west, north) = ((width - wide) / 2.0, (height - high) / 2.0);
    let cut = Rect::new(west, north, wide, high);
    let at = Point::new(west - part.of.west * SPACE, north - part.of.north * SPACE);
    let role = Role::Figure(text("real-size-figure").with("code", part.code()).to_string());
    let placed = Placed {
        scene: Rc::clone(&views.board),
        at,
        scale: SPACE,
        clip: if unmarked { cut } else { cut.grown(RIM) },
    };
    sheet.put(role, |sheet| sheet.picture(placed));
    if !unmarked {
        corner_marks(sheet, cut);
        crosses(sheet, cut);
    }
    let beside = |dx: isize, dy: isize| {
        let (column, row) = (part.column.checked_add_signed(dx)?, part.row.checked_add_signed(dy)?);
        parts.iter().any(|it| (it.column, it.row) == (column, row)).then(|| code(column, row))
    };
    let ways = [
        (text("real-size-left"), -1, 0),
        (text("real-size-above"), 0, -1),
        (text("real-size-right"), 1, 0),
        (text("real-size-below"), 0, 1),
    ];
    let way = |(way, dx, dy): (Text, isize, isize)| Some(way.with("page", beside(dx, dy)?).to_string());
    let beside: Vec<String> = ways.into_iter().filter_map(way).collect();
    let (of, numbers) = (part.of, views.numbering);
    let place = text("real-size-place")
        .with("west", numbers.column(of.west as i16))
        .with("east", numbers.column(of.east as i16 - 1))
        .with("north", numbers.row(of.north as i16))
        .with("south", numbers.row(of.south as i16 - 1));
    let mut words = place.to_string();
    if !beside.is_empty() {
        words.push_str("  ·  ");
        words.push_str(&beside.join(", "));
    }
    let (west, y, east) = (14.0 * MM, 11.0 * MM, width - 14.0 * MM);
    sheet.put(Role::Text(paragraph), |sheet| {
        sheet.text(&part.code(), Point::new(west, y), Anchor::Start, STRONG.sized(15.0).of(ACCENT));
        sheet.fitted(&title, Point::new(west + 34.0, y), Anchor::Start, LABEL, 150.0);
        sheet.fitted(&words, Point::new(east, y), Anchor::End, LABEL, east - west - 190.0);
    });
    let foot = height - 10.5 * MM;
    sheet.text(&number.to_string(), Point::new(width / 2.0, foot), Anchor::Middle, LABEL.of(FAINT));
    ruler(sheet, Point::new(west, foot));
}

/// Marks to cut along, outside of what is printed.
fn corner_marks(sheet: &mut Sheet, cut: Rect) {
    for (x, way) in [(cut.west, -1.0), (cut.east, 1.0)] {
        for (y, down) in [(cut.north, -1.0), (cut.south, 1.0)] {
            let (near, far) = (RIM + 0.6 * MM, RIM + 5.0 * MM);
            sheet.line(Point::new(x + way * near, y), Point::new(x + way * far, y), 0.5, INK);
            sheet.line(Point::new(x, y + down * near), Point::new(x, y + down * far), 0.5, INK);
        }
    }
}

/// Crosses in the middle of each side, half of each on either side of the cut.
fn crosses(sheet: &mut Sheet, cut: Rect) {
    let middle = cut.centre();
    let at = [
        Point::new(middle.x, cut.north),
        Point::new(middle.x, cut.south),
        Point::new(cut.west, middle.y),
        Point::new(cut.east, middle.y),
    ];
    for at in at {
        let mut path = Path::new();
        path.circle(at, 1.6 * MM);
        path.line(at.shifted(-2.6 * MM, 0.0), at.shifted(2.6 * MM, 0.0));
        path.line(at.shifted(0.0, -2.6 * MM), at.shifted(0.0, 2.6 * MM));
        sheet.draw(Draw::Stroke(path, Stroke::new(FAINT, 0.4)));
    }
}

/// A ruler of 50 millimetres and one of 2 inches, to measure that the page was not scaled.
fn ruler(sheet: &mut Sheet, at: Point) {
    let length = 50.0 * MM;
    sheet.line(at, at.shifted(length, 0.0), 0.6, INK);
    for i in 0..=5 {
        let x = at.x + i as f32 * 10.0 * MM;
        let tick = if i % 5 == 0 { 5.0 } else { 3.0 };
        sheet.line(Point::new(x, at.y), Point::new(x, at.y - tick), 0.6, INK);
    }
    sheet.text(
        &text("real-size-ruler").to_string(),
        at.shifted(length + 5.0, 0.0),
        Anchor::Start,
        LABEL.sized(7.5),
    );
}
