//! Cards to cut out: cards of real size in a grid with marks to cut along. A card with more text than fits goes on on another.
//! What a card says is decided by `card` and by the rule system.

use super::book::Book;
use super::ink::{ACCENT, HAIR, INK, LABEL, MM, PAPER, SECRET, SMALL, STRONG, Style};
use super::sheet::Role;
use super::words;
use crate::words::text;
use missions_picture::scene::shape::Anchor;
use missions_picture::scene::{Color, Point, Rect};
use rule_system::cut_card::CutCard;
use rule_system::sheet::Readers;

/// How large a card is: as those most sleeves are made for.
const WIDTH: f32 = 63.0 * MM;
const HEIGHT: f32 = 88.0 * MM;
/// Between two cards, with room for the marks.
const GAP: f32 = 12.0 * MM;
/// Inside the border.
const INSET: f32 = 4.2 * MM;
/// How wide a line on a card may be.
const WIDE: f32 = WIDTH - 2.0 * INSET;
/// How much of a page a row of cards takes.
pub(super) const ROW: f32 = HEIGHT + GAP;

/// A card.
pub(super) struct Card {
    /// What kind of card it is, in capitals.
    pub(super) kind: String,
    /// The colour of its frame.
    pub(super) color: Color,
    /// What it is called.
    pub(super) title: String,
    /// What stands before its text: what something is, and its value.
    pub(super) numbers: Vec<(String, String)>,
    /// What it says.
    pub(super) text: String,
    /// What stands behind its text: a value, and what it means.
    pub(super) values: Vec<(String, String)>,
}

impl Card {
    /// A card of an author's own, as often as it is needed.
    pub(super) fn own(card: &CutCard) -> impl Iterator<Item = Self> {
        let color = match card.readers {
            Readers::Everybody => ACCENT,
            Readers::Table | Readers::Invader => SECRET,
        };
        let numbers = card.numbers.iter().map(|(what, value)| (what.to_string(), value.clone()));
        let numbers: Vec<(String, String)> = numbers.collect();
        (0..card.copies).map(move |_| Self {
            kind: card.kind.to_string().to_uppercase(),
            color,
            title: card.title.clone(),
            numbers: numbers.clone(),
            text: card.text.clone(),
            values: Vec::new(),
        })
    }
}

/// Cards with marks to cut along, two in a row.
pub(super) fn write(book: &mut Book, cards: &[Card]) {
    book.note(&text("cut-out-note").to_string());
    let faces: Vec<Face<'_>> = cards.iter().flat_map(faces).collect();
    let alone = faces.len() == 1;
    let mut column = 0;
    for face in &faces {
        if column == 0 {
            book.need(ROW);
        }
        let area = book.area();
        let first = area.centre().x - if alone { WIDTH / 2.0 } else { WIDTH + GAP / 2.0 };
        let west = first + column as f32 * (WIDTH + GAP);
        let place = Rect::new(west, book.y + GAP / 2.0, WIDTH, HEIGHT);
        draw(book, face, place);
        column = 1 - column;
        if column == 0 {
            book.went(ROW);
        }
    }
    if column == 1 {
        book.went(ROW);
    }
}

/// What stands on one card.
struct Face<'c> {
    card: &'c Card,
    /// Which of several it is, and how many there are.
    of: (usize, usize),
    style: Style,
    lines: Vec<Line>,
}

/// A line on a card.
struct Line {
    /// What stands before it, and how.
    before: Option<(String, Style)>,
    /// How far it is set in.
    indent: f32,
    text: String,
    height: f32,
}

/// Room for text on a card, between its head with a title of one line and its foot.
const ROOM: f32 = HEIGHT - 66.0;

/// The most lines of a title.
const TITLE: usize = 6;

/// The lines of a title, and how they are set: large if two lines are enough.
fn title(card: &Card) -> (Vec<String>, Style) {
    let style = |size: f32| {
        let style = STRONG.sized(size).of(card.color);
        Style { leading: size * 1.12, ..style }
    };
    let lines = |size: &f32| words::lines(&card.title, style(*size), WIDE);
    let size = [14.0, 12.0, 10.5].into_iter().find(|size| lines(size).len() <= 2).unwrap_or(9.0);
    let mut set = lines(&size);
    if set.len() > TITLE {
        set.truncate(TITLE);
        if let Some(last) = set.last_mut() {
            *last += " …";
        }
    }
    (set, style(size))
}

fn faces(card: &Card) -> Vec<Face<'_>> {
    let (title, title_style) = title(card);
    let room = ROOM - title.len().saturating_sub(1) as f32 * title_style.leading;
    let sizes = [8.6, 8.2, 7.8, 7.4, 7.0, 6.6];
    let height = |style: Style| lines(card, style).iter().map(|line| line.height).sum::<f32>();
    let fits = |size: &f32| height(SMALL.sized(*size)) <= room;
    // Text that fits at no size is set in a middling one, on several cards.
    let style = SMALL.sized(sizes.into_iter().find(fits).unwrap_or(7.4));
    let (mut all, mut used) = (vec![Vec::new()], 0.0);
    for line in lines(card, style) {
        if used + line.height > room {
            all.push(Vec::new());
            used = 0.0;
        }
        used += line.height;
        if let Some(last) = all.last_mut() {
            last.push(line);
        }
    }
    let count = all.len();
    let face = |(i, lines)| Face { card, of: (i + 1, count), style, lines };
    all.into_iter().enumerate().map(face).collect()
}

/// How far the meaning of a value is set in.
const INDENT: f32 = 24.0;

fn lines(card: &Card, style: Style) -> Vec<Line> {
    let gap = || Line { before: None, indent: 0.0, text: String::new(), height: style.leading * 0.35 };
    let label = STRONG.sized(style.size);
    let column = card.numbers.iter().map(|(what, _)| words::width(what, label)).fold(0.0, f32::max);
    let mut lines = Vec::new();
    for (what, value) in &card.numbers {
        lines.extend(pair((what, label), value, (column + 6.0).min(WIDE / 2.0), style));
    }
    if !lines.is_empty() && !card.text.is_empty() {
        lines.push(gap());
    }
    let text = words::lines(&card.text, style, WIDE).into_iter();
    lines.extend(text.map(|text| Line { before: None, indent: 0.0, text, height: style.leading }));
    let value_style = STRONG.sized(style.size * 1.18).of(card.color);
    for (value, meaning) in &card.values {
        lines.push(gap());
        lines.extend(pair((value, value_style), meaning, INDENT, style));
    }
    lines
}

/// A text that is set in, with something before its first line.
fn pair((before, of): (&str, Style), text: &str, indent: f32, style: Style) -> Vec<Line> {
    let mut texts = words::lines(text, style, WIDE - indent);
    if texts.is_empty() {
        texts.push(String::new());
    }
    let line = |(i, text): (usize, String)| {
        let before = (i == 0).then(|| (before.to_owned(), of));
        Line { before, indent, text, height: style.leading }
    };
    texts.into_iter().enumerate().map(line).collect()
}

fn draw(book: &mut Book, face: &Face<'_>, place: Rect) {
    let (card, foot) = (face.card, book.title.clone());
    let color = card.color;
    let (head_part, title_part, text_part) = (book.part(), book.part(), book.part());
    let sheet = book.sheet();
    marks(place, |a, b| sheet.line(a, b, 0.5, INK));
    let inner = place.grown(-2.0 * MM);
    sheet.frame(inner, 6.0, 0.9, color);
    let band = Rect { south: inner.north + 15.0, ..inner };
    sheet.rounded(band, 6.0, color);
    sheet.fill(Rect { north: band.north + 8.0, ..band }, color);
    let (west, east) = (place.west + INSET, place.east - INSET);
    let kind = if face.of.1 > 1 {
        text("cut-out-of")
            .with("kind", card.kind.as_str())
            .with("number", face.of.0)
            .with("count", face.of.1)
            .to_string()
    } else {
        card.kind.clone()
    };
    let at = Point::new(west, band.south - 4.2);
    sheet.put(Role::Text(head_part), |sheet| sheet.text(&kind, at, Anchor::Start, LABEL.of(PAPER)));
    let (title, head) = title(card);
    let mut y = band.south + 15.0;
    for (i, line) in title.iter().enumerate() {
        y += if i > 0 { head.leading } else { 0.0 };
        let at = Point::new(west, y);
        sheet.put(Role::Text(title_part), |sheet| sheet.fitted(line, at, Anchor::Start, head, WIDE));
    }
    sheet.line(Point::new(west, y + 5.0), Point::new(east, y + 5.0), 0.5, HAIR);
    let mut y = y + 9.0;
    for line in &face.lines {
        let base = y + face.style.size * 0.95;
        sheet.put(Role::Text(text_part), |sheet| {
            if let Some((before, style)) = &line.before {
                sheet.fitted(before, Point::new(west, base), Anchor::Start, *style, line.indent - 4.0);
            }
            sheet.text(&line.text, Point::new(west + line.indent, base), Anchor::Start, face.style);
        });
        y += line.height;
    }
    let at = Point::new(place.centre().x, inner.south - 5.5);
    sheet.fitted(&foot, at, Anchor::Middle, LABEL.sized(6.5), east - west);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn card(title: &str, value: &str, text: &str) -> Card {
        let pair = |a: &str, b: &str| vec![(a.to_owned(), b.to_owned())];
        Card {
            kind: "DEMON".to_owned(),
            color: ACCENT,
            title: title.to_owned(),
            numbers: pair("Special defence", value),
            text: text.to_owned(),
            values: pair("12", value),
        }
    }

    #[test]
    fn nothing_stands_outside_of_its_card() {
        let long = "Devourer of everything that has ever come this way, ";
        let word = "Wanderschuhverkäuferinnenausbildungszentrumsverwaltungsbüros";
        for times in [0, 1, 4, 20] {
            for (name, value) in [("Hound", "3"), (word, long), (&word[..40], word)] {
                let card = card(name, value, &long.repeat(times));
                let (title, style) = title(&card);
                assert!(style.size >= 9.0);
                let mut said = String::new();
                for face in faces(&card) {
                    let head = title.len().saturating_sub(1) as f32 * style.leading;
                    let body: f32 = face.lines.iter().map(|line| line.height).sum();
                    assert!(head + body <= ROOM + 0.01, "{name} {times}: {head} and {body}");
                    assert!(face.style.size >= 6.6);
                    for line in &face.lines {
                        let wide = line.indent + words::width(&line.text, face.style);
                        assert!(wide <= WIDE + 0.01, "{}: {wide}", line.text);
                        let before = line.before.iter().map(|(text, style)| words::width(text, *style));
                        assert!(before.sum::<f32>() <= line.indent.max(0.01), "{:?}", line.before);
                        said.push_str(&line.text);
                    }
                }
                let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
                let all = [value, &long.repeat(times), value].concat();
                assert_eq!(letters(&said), letters(&all));
                assert_eq!(letters(&title.concat()), letters(name));
                assert!(title.iter().all(|line| words::width(line, style) <= WIDE + 0.01), "{title:?}");
            }
        }
    }
}
