//! What is seen of a game: buttons of choices, and the cover between two people. They are found by how they look, wherever they lie.

use image::RgbImage;

/// A choice on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Button {
    /// A point inside.
    pub(crate) at: (u32, u32),
    /// It passes or ends something, so that it stands out.
    pub(crate) passes: bool,
}

/// Left of every choice, and inside the first one of each row, left of its words.
const BESIDE: u32 = 4;
const INSIDE: u32 = 19;

/// Below the bar at the top, and left of the seats and the log.
const TOP: u32 = 100;
const RIGHT: u32 = 335;

/// How high a button of a choice is, in pixels; cards are higher.
const HEIGHT: std::ops::RangeInclusive<u32> = 24..=40;

/// No button is narrower.
const NARROWEST: u32 = 20;

/// No button but that of a cover is as high, and no frame of a card as wide.
const COVER: u32 = 50;
const FRAME: u32 = 6;

/// The colour of a button that stands out, also under the pointer.
fn stands_out(picture: &RgbImage, x: u32, y: u32) -> bool {
    let [r, g, b] = picture.get_pixel(x, y).0.map(i32::from);
    r > 170 && r - b > 130 && (60..120).contains(&g) && b < 60
}

/// The buttons of all choices, row by row. A row begins at the left edge; its background is that of what lies beside it.
pub(crate) fn choices(picture: &RgbImage) -> Vec<Button> {
    let mut found = Vec::new();
    let mut y = TOP;
    while y < picture.height() {
        let (beside, fill) = (picture.get_pixel(BESIDE, y), picture.get_pixel(INSIDE, y));
        let same =
            |row: &u32| picture.get_pixel(BESIDE, *row) == beside && picture.get_pixel(INSIDE, *row) == fill;
        let height = (y..picture.height()).take_while(same).count() as u32;
        if fill != beside && HEIGHT.contains(&height) {
            // Above all words, so that only the ends of buttons interrupt it.
            found.extend(row(picture, y + 2, y + height / 2));
        }
        y += height;
    }
    found
}

/// The buttons that have a pixel row in common; `middle` is in the middle of them.
fn row(picture: &RgbImage, y: u32, middle: u32) -> Vec<Button> {
    let (beside, end) = (picture.get_pixel(BESIDE, y), picture.width() - RIGHT);
    let mut found = Vec::new();
    let mut x = BESIDE;
    while x < end {
        let fill = picture.get_pixel(x, y);
        let width = (x..end).take_while(|at| picture.get_pixel(*at, y) == fill).count() as u32;
        if fill != beside && width >= NARROWEST {
            found.push(Button { at: (x + width / 2, middle), passes: stands_out(picture, x, y) });
        }
        x += width;
    }
    found
}

/// Where to click on a cover, if there is one.
pub(crate) fn cover(picture: &RgbImage) -> Option<(u32, u32)> {
    for x in (0..picture.width() - FRAME).step_by(8) {
        let mut height = 0;
        for y in 0..picture.height() {
            let inside = stands_out(picture, x, y) && stands_out(picture, x + FRAME, y);
            height = if inside { height + 1 } else { 0 };
            if height == COVER {
                // Not on its edge, which may belong to nothing.
                return Some((x + FRAME / 2, y - COVER / 2));
            }
        }
    }
    None
}
