//! The two typefaces of our pictures, compiled in, so that text is the same on every machine: measuring and outlines.
//! `paint` fills the outlines; terms and sources stand in `missions/picture/fonts/README.md`.

use std::sync::LazyLock;
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// A typeface of our pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Typeface {
    /// Fira Sans: running text.
    #[default]
    Plain,
    /// Barlow Condensed, semi-bold: titles, labels, numbers.
    Strong,
}

impl Typeface {
    /// Its families, as other programs call them, the name in our own font file first. Some programs know a weight of a
    /// typeface as a family of its own, others only the typeface.
    #[must_use]
    pub const fn families(self) -> &'static [&'static str] {
        match self {
            Self::Plain => &["Fira Sans"],
            Self::Strong => &["Barlow Condensed SemiBold", "Barlow Condensed"],
        }
    }

    /// How heavy it is, as other programs count: 400 is normal.
    #[must_use]
    pub const fn weight(self) -> u16 {
        match self {
            Self::Plain => 400,
            Self::Strong => 600,
        }
    }

    /// The font file, for windows that load fonts themselves.
    #[must_use]
    pub const fn file(self) -> &'static [u8] {
        match self {
            Self::Plain => include_bytes!("../fonts/FiraSans-Regular.ttf"),
            Self::Strong => include_bytes!("../fonts/BarlowCondensed-SemiBold.ttf"),
        }
    }

    /// Height of its capital letters, in parts of the font size.
    #[must_use]
    pub const fn capitals(self) -> f32 {
        match self {
            Self::Plain => 0.689,
            Self::Strong => 0.7,
        }
    }

    fn face(self) -> Option<&'static Face<'static>> {
        static FACES: LazyLock<[Option<Face<'static>>; 2]> = LazyLock::new(|| {
            [Typeface::Plain, Typeface::Strong].map(|typeface| Face::parse(typeface.file(), 0).ok())
        });
        FACES[self as usize].as_ref()
    }
}

/// One letter of a line of text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Letter {
    /// What it is drawn by; `None` for blanks.
    pub glyph: Option<(Typeface, GlyphId)>,
    /// Where it begins, in parts of the font size.
    pub x: f32,
}

/// The letters of a line and how wide it is, in parts of the font size. A letter that the typeface lacks is taken
/// from the other one; one that both lack is drawn as the box for unknown letters.
pub fn line(text: &str, typeface: Typeface) -> (Vec<Letter>, f32) {
    let mut x = 0.0;
    let mut letters = Vec::new();
    for letter in text.chars().filter(|c| !c.is_control()) {
        let found = glyph(letter, typeface).unwrap_or((typeface, GlyphId(0)));
        let Some(face) = found.0.face() else { continue };
        let advance = f32::from(face.glyph_hor_advance(found.1).unwrap_or(0));
        letters.push(Letter { glyph: (!letter.is_whitespace()).then_some(found), x });
        x += advance / f32::from(face.units_per_em());
    }
    (letters, x)
}

/// What a letter is drawn by: the typeface's glyph, or the other one's; `None` for a letter that both lack.
pub fn glyph(letter: char, typeface: Typeface) -> Option<(Typeface, GlyphId)> {
    let other = if typeface == Typeface::Plain { Typeface::Strong } else { Typeface::Plain };
    [typeface, other].into_iter().find_map(|t| Some((t, t.face()?.glyph_index(letter)?)))
}

/// Can every letter of a text be drawn as what it is? Others are drawn as the box for unknown letters.
#[must_use]
pub fn knows(text: &str) -> bool {
    text.chars().all(|letter| letter.is_control() || glyph(letter, Typeface::Plain).is_some())
}

/// How wide a line of text is, in parts of the font size.
#[must_use]
pub fn width(text: &str, typeface: Typeface) -> f32 {
    line(text, typeface).1
}

/// As much of a line as fits into a width (in parts of the font size), with an ellipsis for the rest.
#[must_use]
pub fn fitted(text: &str, typeface: Typeface, room: f32) -> String {
    // A hair's breadth more, for room that was measured from the same text.
    if width(text, typeface) <= room + 0.001 {
        return text.to_owned();
    }
    let room = room - width("…", typeface);
    let mut used = 0.0;
    let mut fits: String = text
        .chars()
        .take_while(|letter| {
            used += width(letter.encode_utf8(&mut [0; 4]), typeface);
            used <= room
        })
        .collect();
    fits.truncate(fits.trim_end().len());
    fits.push('…');
    fits
}

/// Draw the outline of a glyph, in parts of the font size, upside up (y grows to the top).
pub fn outline(typeface: Typeface, glyph: GlyphId, out: &mut dyn OutlineBuilder) {
    if let Some(face) = typeface.face() {
        let _ = face.outline_glyph(glyph, &mut Scaled { scale: 1.0 / f32::from(face.units_per_em()), out });
    }
}

struct Scaled<'a> {
    scale: f32,
    out: &'a mut dyn OutlineBuilder,
}

impl OutlineBuilder for Scaled<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.out.move_to(x * self.scale, y * self.scale);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.out.line_to(x * self.scale, y * self.scale);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let s = self.scale;
        self.out.quad_to(x1 * s, y1 * s, x * s, y * s);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let s = self.scale;
        self.out.curve_to(x1 * s, y1 * s, x2 * s, y2 * s, x * s, y * s);
    }

    fn close(&mut self) {
        self.out.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_one_typeface_lacks_come_from_the_other() {
        let (letters, width) = line("Zażółć Ω", Typeface::Strong);
        assert_eq!(letters.len(), 8);
        assert!(letters[..6].iter().all(|l| l.glyph.is_some_and(|(t, g)| t == Typeface::Strong && g.0 != 0)));
        assert_eq!(letters[6].glyph, None, "a blank is not drawn");
        assert_eq!(letters[7].glyph.map(|(t, _)| t), Some(Typeface::Plain));
        assert!(width > 2.0 && width < 4.0, "{width}");
    }

    #[test]
    fn the_first_family_is_the_one_in_the_file() {
        for typeface in [Typeface::Plain, Typeface::Strong] {
            let names = typeface.face().expect("our own file").names();
            let family = names.into_iter().find(|name| name.name_id == ttf_parser::name_id::FAMILY);
            assert_eq!(family.and_then(|name| name.to_string()).as_deref(), Some(typeface.families()[0]));
        }
    }

    #[test]
    fn what_is_too_long_ends_in_an_ellipsis() {
        assert_eq!(fitted("north portal", Typeface::Strong, 100.0), "north portal");
        let short = fitted("north portal", Typeface::Strong, 2.5);
        assert!(short.ends_with('…') && width(&short, Typeface::Strong) <= 2.5, "{short}");
    }
}
