//! The measures of the sheet a script is written on: every letter is as wide as every other, so that places in the text
//! and on the window are a matter of counting.

use iced::Point;

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

/// Where a line and letter stand, counted from 0: their upper left corner.
pub(super) fn place((line, letter): (usize, usize)) -> Point {
    // No script is so long that a float could not count it.
    Point::new(SIDE + letter as f32 * LETTER, TOP + line as f32 * LINE)
}

/// Which line and letter is at a point.
pub(super) fn letter(at: Point) -> (usize, usize) {
    let count = |length: f32, unit: f32| (length / unit).floor().max(0.0) as usize;
    (count(at.y - TOP, LINE), count(at.x - SIDE, LETTER))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        let at = place((3, 7));
        assert_eq!(letter(Point::new(at.x + 1.0, at.y + 1.0)), (3, 7));
        assert_eq!(letter(Point::ORIGIN), (0, 0));
    }
}
