//! The measures of the sheet a script is written on: every letter is as wide as every other, so that places in the text
//! and on the window are a matter of counting.

/// The size of the letters.
pub(super) const SIZE: f32 = 14.0;

/// The width of a letter: the font has 0.6 of its size for every one.
pub(super) const LETTER: f32 = SIZE * 0.6;

/// The height of a line.
pub(super) const LINE: f32 = 20.0;

/// Above the first line.
pub(super) const TOP: f32 = 8.0;

/// Left of the first letter.
pub(super) const SIDE: f32 = 8.0;

/// A line that wraps leaves so much room for the bar that scrolls.
pub(super) const BAR: f32 = 10.0;

/// So few letters stand in a row, however narrow the panel is.
const FEWEST: f32 = 12.0;

/// How wide a row is on a sheet of this width.
pub(super) fn row_width(sheet: f32) -> f32 {
    let letters = ((sheet - SIDE - BAR) / LETTER).floor().max(FEWEST);
    // A row that is just full is not to break because of a rounding.
    letters * LETTER + 0.5
}
