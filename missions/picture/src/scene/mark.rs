//! Pieces of the game: a rule system says in data how they look, here that is painted.
//! Where they lie, and how large, is decided elsewhere.

use crate::scene::icon;
use crate::scene::pen::Pen;
use crate::scene::shape::{Cap, Color, Point, Stroke, Text};
use crate::scene::theme::Theme;
use missions_document::thing::Piece;
use rule_system::RuleSystem;
use rule_system::sign::{Hue, Mark, Tint};

const CENTRE: Point = Point::new(0.0, 0.0);

/// A piece where the pen is placed, in a square from −1 to 1. One of a kind nobody knows is a disc with a question mark.
pub(crate) fn piece(piece: &Piece, system: &dyn RuleSystem, pen: &mut Pen<'_>) {
    if let Some(lying) = piece.lying(system) {
        draw(&lying.look(), pen);
        return;
    }
    let theme = pen.theme;
    pen.circle(CENTRE, 0.96, theme.ink);
    pen.circle(CENTRE, 0.86, theme.token);
    pen.text(Text::strong("?", CENTRE, 1.1, theme.paper));
}

/// A sign where the pen is placed.
pub(crate) fn draw(marks: &[Mark], pen: &mut Pen<'_>) {
    let theme = pen.theme;
    for mark in marks {
        match mark {
            Mark::Fill { path, size, tint } => {
                pen.fill(icon::read(path).put(CENTRE, part(*size)), color(*tint, theme));
            }
            Mark::Draw { path, size, line } => {
                let cap = if line.round { Cap::Round } else { Cap::default() };
                let stroke = Stroke::new(color(line.tint, theme), part(line.width)).cap(cap);
                let stroke = line.dash.map_or(stroke, |(on, off)| stroke.dashed(part(on), part(off)));
                pen.stroke(icon::read(path).put(CENTRE, part(*size)), stroke);
            }
            Mark::Letters { text, south, size, tint } => {
                let at = Point::new(0.0, f32::from(*south) / 100.0);
                pen.text(Text::strong(text, at, part(*size), color(*tint, theme)));
            }
        }
    }
}

/// Hundredths of half a square.
fn part(hundredths: u16) -> f32 {
    f32::from(hundredths) / 100.0
}

fn color(tint: Tint, theme: &Theme) -> Color {
    let of = |hue| match hue {
        Hue::Ink => theme.ink,
        Hue::Paper => theme.paper,
        Hue::Token => theme.token,
        Hue::Idle => theme.idle,
        Hue::Rgb(rgb) => Color::rgb(rgb),
    };
    let color = tint.mixed.map_or(of(tint.hue), |(other, parts)| of(tint.hue).mix(of(other), parts));
    if tint.alpha == 255 { color } else { color.alpha(tint.alpha) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::shape::Segment;

    #[test]
    fn every_outline_of_every_piece_is_read_whole() {
        for kind in missions_document::Mission::starter().system().pieces() {
            let sorts = if kind.few().is_empty() { &["key-card"] } else { kind.few() };
            for mark in
                sorts.iter().flat_map(|sort| [true, false].map(|up| kind.lying(sort, up).look())).flatten()
            {
                let (Mark::Fill { path, .. } | Mark::Draw { path, .. }) = mark else { continue };
                let commands = path.split_whitespace().filter(|w| w.parse::<f32>().is_err());
                let expected: usize = commands.map(|c| if c.starts_with('2') { 2 } else { 1 }).sum();
                let parts =
                    icon::read(path).segments.iter().filter(|s| matches!(s, Segment::Move(_))).count();
                assert_eq!(parts, expected, "{}: {path}", kind.id);
            }
        }
    }
}
