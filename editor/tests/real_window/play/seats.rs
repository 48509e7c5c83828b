//! The sheet where one chooses who plays. The rows of the seats are found by the colours of their names, for the sheet is higher
//! or lower with the number of seats and of earlier games.

use super::game::Game;
use image::RgbImage;

/// The button of a seat lies so far left of the name.
const LEFT: u32 = 80;

/// A line of text has at least so many rows of pixels in its colour.
const LINE: u32 = 5;

/// The colour of a side.
type Colour = fn([u8; 3]) -> bool;

/// The names of marines are green, behind the sheet everything is darker.
const fn is_marine([r, g, b]: [u8; 3]) -> bool {
    g > 180 && g > r.saturating_add(30) && g > b.saturating_add(30)
}

/// The name of the invader is red.
const fn is_invader([r, g, b]: [u8; 3]) -> bool {
    r > 200 && g < 100 && b > 45 && g.abs_diff(b) < 30
}

/// The buttons of the seats on one side, from above.
fn seats(picture: &RgbImage, colour: Colour) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    let (mut height, mut left) = (0, u32::MAX);
    for y in 0..picture.height() {
        match (0..picture.width()).find(|x| colour(picture.get_pixel(*x, y).0)) {
            Some(x) => (height, left) = (height + 1, left.min(x)),
            None => {
                if height >= LINE {
                    found.push((left - LEFT, y - height / 2));
                }
                (height, left) = (0, u32::MAX);
            }
        }
    }
    found
}

/// Ask who plays, give seats to a person or to a bot, and begin. `marines` and `invader` say which seats change hands; people have
/// all marines before.
pub(super) fn sit_down(game: &Game, marines: bool, invader: bool) {
    game.change("the seats", |game| game.key("alt+F5"));
    let sheet = game.display.await_picture("seats of both sides", |picture| {
        seats(picture, is_marine).len() == 2 && seats(picture, is_invader).len() == 1
    });
    let of_marines = seats(&sheet, is_marine).into_iter().filter(|_| marines);
    let of_invader = seats(&sheet, is_invader).into_iter().filter(|_| invader);
    for at in of_marines.chain(of_invader) {
        game.change("another player", |game| game.click(at));
    }
    game.change("a game", |game| game.key("Return"));
}
