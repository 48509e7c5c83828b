//! Tokens and start spaces: what marines take, reach and begin on.
//! Every kind has its own outline, so that it is known without colour.

use crate::scene::icon;
use crate::scene::pen::Pen;
use crate::scene::shape::{Anchor, Cap, Color, Path, Point, Rect, Stroke, Text};
use missions_document::thing::TokenKind;

const CENTRE: Point = Point::new(0.0, 0.0);

/// A token where the pen is placed, in a square from −1 to 1.
pub(crate) fn token(kind: &TokenKind, pen: &mut Pen<'_>) {
    match kind {
        TokenKind::Objective => objective(pen),
        TokenKind::HealthPack => health_pack(pen),
        TokenKind::Weapon(weapon) => self::weapon(&code(weapon), pen),
        TokenKind::Marker(word) => marker(word, pen),
    }
}

/// A target.
fn objective(pen: &mut Pen<'_>) {
    let theme = pen.theme;
    pen.circle(CENTRE, 0.96, theme.ink);
    pen.circle(CENTRE, 0.86, theme.objective);
    pen.circle(CENTRE, 0.64, theme.token);
    let mut cross = Path::new();
    for (a, b) in [
        ((0.0, -0.86), (0.0, -0.30)),
        ((0.0, 0.86), (0.0, 0.30)),
        ((-0.86, 0.0), (-0.30, 0.0)),
        ((0.86, 0.0), (0.30, 0.0)),
    ] {
        cross.line(Point::new(a.0, a.1), Point::new(b.0, b.1));
    }
    pen.stroke(cross, Stroke::new(theme.objective, 0.15));
    let diamond = icon::read("P 0 -0.36 0.36 0 0 0.36 -0.36 0");
    pen.outlined(diamond, theme.paper, theme.token, 0.10);
}

/// A white case with a cross.
fn health_pack(pen: &mut Pen<'_>) {
    let theme = pen.theme;
    pen.rounded(Rect::new(-0.40, -0.92, 0.80, 0.60), 0.16, theme.ink);
    pen.rounded(Rect::new(-0.26, -0.78, 0.52, 0.40), 0.08, theme.token);
    pen.rounded(Rect::new(-0.92, -0.66, 1.84, 1.48), 0.24, theme.ink);
    pen.rounded(Rect::new(-0.82, -0.56, 1.64, 1.28), 0.16, theme.paper);
    pen.rounded(Rect::new(-0.82, 0.56, 1.64, 0.16), 0.08, Color::rgb(0xb9_b4a6));
    pen.rounded(Rect::new(-0.17, -0.44, 0.34, 1.0), 0.05, theme.health);
    pen.rounded(Rect::new(-0.50, -0.11, 1.0, 0.34), 0.05, theme.health);
}

/// A plate with cut corners, a gun and the letters of the weapon.
fn weapon(code: &str, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let plate = icon::read("S 0 -0.90 0.58 -0.90 0.90 -0.58 0.90 0.58 0.58 0.90 0 0.90");
    pen.outlined(plate.clone(), theme.token, theme.ink, 0.20);
    pen.stroke(plate.put(CENTRE, 0.92), Stroke::new(theme.weapon, 0.12));
    pen.fill(icon::read(icon::GUN), theme.weapon);
    let size = if code.chars().count() > 2 { 0.66 } else { 0.80 };
    pen.text(Text::strong(code, Point::new(0.0, 0.34), size, theme.paper));
}

/// A pennant with the first letter of its word.
fn marker(word: &str, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let flag = icon::read("P -0.48 -0.84 0.80 -0.56 0.80 -0.20 -0.48 0.20");
    let mut pole = Path::new();
    pole.line(Point::new(-0.50, -0.86), Point::new(-0.50, 0.80));
    pen.stroke(flag.clone(), Stroke::new(theme.ink, 0.22));
    pen.stroke(pole.clone(), Stroke::new(theme.ink, 0.36).cap(Cap::Round));
    pen.rounded(Rect::new(-0.94, 0.64, 0.88, 0.30), 0.12, theme.ink);
    pen.rounded(Rect::new(-0.84, 0.70, 0.68, 0.16), 0.08, theme.paper);
    pen.fill(flag, theme.marker);
    pen.stroke(pole, Stroke::new(theme.paper, 0.15).cap(Cap::Round));
    let initial: String =
        word.chars().find(|c| c.is_alphanumeric()).into_iter().flat_map(char::to_uppercase).collect();
    pen.text(Text::strong(initial, Point::new(0.0, -0.34), 0.62, theme.ink));
}

/// A start space: a shield with its number.
pub(crate) fn start(number: usize, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let shield = icon::read("S 0 -0.94 0.44 -0.82 0.82 -0.78 0.80 0.0 0.60 0.52 0 0.94");
    pen.outlined(shield.clone(), theme.start.mix(theme.ink, 150), theme.ink, 0.20);
    pen.stroke(shield.put(CENTRE, 0.90), Stroke::new(theme.start, 0.13));
    let size = if number > 9 { 0.86 } else { 1.10 };
    pen.text(
        Text::strong(number.to_string(), Point::new(0.0, -0.06), size, theme.paper).anchor(Anchor::Middle),
    );
}

/// Two or three letters for a weapon: the first ones of its words, or of its only word.
pub(crate) fn code(weapon: &str) -> String {
    let words: Vec<&str> = weapon.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    let letters: String = match words.as_slice() {
        [word] => word.chars().take(3).collect(),
        [word, number] if number.chars().all(|c| c.is_ascii_digit()) => word.chars().take(3).collect(),
        words => words.iter().filter_map(|w| w.chars().next()).take(3).collect(),
    };
    letters.to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weapons_have_short_codes() {
        let names =
            ["rocket-launcher", "heavy-assault-rifle", "chaingun", "bfg-9000", "frag-grenade", "", "é"];
        let codes: Vec<String> = names.into_iter().map(code).collect();
        assert_eq!(codes, ["RL", "HAR", "CHA", "BFG", "FG", "", "É"]);
    }
}
