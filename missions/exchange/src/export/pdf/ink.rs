//! The look of the booklet: colours that print well, and the sizes of type. Lengths are points, of which an inch has 72.

use missions_picture::font::Typeface;
use missions_picture::scene::Color;

/// What is to be read.
pub(super) const INK: Color = Color::rgb(0x16_181b);
/// What is to be read later.
pub(super) const FAINT: Color = Color::rgb(0x5c_636b);
/// Headings and whatever has to be found.
pub(super) const ACCENT: Color = Color::rgb(0xb3_3a0a);
/// Thin lines.
pub(super) const HAIR: Color = Color::rgb(0xc6_ccd2);
/// The objective.
pub(super) const OBJECTIVE: Color = Color::rgb(0x1c_7a3c);
/// The threat, and whatever only the invader may see.
pub(super) const SECRET: Color = Color::rgb(0x9c_1b14);
/// Letters on dark ground.
pub(super) const PAPER: Color = Color::rgb(0xff_ffff);

/// So many points are a millimetre.
pub(super) const MM: f32 = 72.0 / 25.4;

/// How text is set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// The letters.
    pub(super) typeface: Typeface,
    /// Their size.
    pub(super) size: f32,
    /// From one line to the next.
    pub(super) leading: f32,
    /// Their colour.
    pub(super) color: Color,
}

impl Style {
    const fn new(typeface: Typeface, size: f32, leading: f32, color: Color) -> Self {
        Self { typeface, size, leading, color }
    }

    /// In another colour.
    pub(super) const fn of(self, color: Color) -> Self {
        Self { color, ..self }
    }

    /// In another size.
    pub(super) fn sized(self, size: f32) -> Self {
        Self { size, leading: self.leading * size / self.size, ..self }
    }
}

/// Running text.
pub(super) const BODY: Style = Style::new(Typeface::Plain, 10.0, 14.6, INK);
/// Text read aloud.
pub(super) const SPOKEN: Style = Style::new(Typeface::Plain, 12.0, 18.0, INK);
/// Explanations and tables.
pub(super) const SMALL: Style = Style::new(Typeface::Plain, 8.8, 12.2, INK);
/// Notes.
pub(super) const NOTE: Style = Style::new(Typeface::Plain, 8.8, 12.2, FAINT);
/// The head of a chapter.
pub(super) const CHAPTER: Style = Style::new(Typeface::Strong, 24.0, 28.0, INK);
/// The head of a section.
pub(super) const SECTION: Style = Style::new(Typeface::Strong, 15.0, 19.0, ACCENT);
/// Heads of tables, running heads.
pub(super) const LABEL: Style = Style::new(Typeface::Strong, 9.0, 12.0, FAINT);
/// What a row is about.
pub(super) const STRONG: Style = Style::new(Typeface::Strong, 10.0, 12.2, INK);
