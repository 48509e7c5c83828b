//! What things are worth to the greedy bot, in hundredths of a point of damage to a healthy marine, more or less. All the
//! bot's taste is in this file; the others only count.

use super::odds::{ONE, SURE};
use crate::content::Demon;

/// One space nearer to what the marines are after.
pub(super) const STEP: i32 = 40;
/// The same for the last few spaces before a demon that is to be fragged.
pub(super) const LAST_STEP: i32 = 10;
/// A movement point kept.
pub(super) const POINT: i32 = 1;
/// A door opened that is aimed at.
pub(super) const DOOR: i32 = 500;
/// A weapon within reach.
pub(super) const WEAPON: i32 = 250;
/// A sleeping teleporter within reach.
pub(super) const TELEPORTER: i32 = 40;
/// One damage recovered.
pub(super) const RECOVERY: i32 = 35;
/// A glory kill card.
pub(super) const GLORY_CARD: i32 = 40;
/// An action card drawn.
pub(super) const CARD: i32 = 15;
/// A card that an offer needs.
pub(super) const OFFER: i32 = 500;
/// Playing a card is better than keeping it by so much.
pub(super) const PLAYED: i32 = 4;
/// A stunned figure.
pub(super) const STUN: i32 = 60;
/// A marine fragged, besides his damage.
pub(super) const FRAG: i32 = 500;
/// A frag that ends the game.
pub(super) const LAST_FRAG: i32 = 3_000;
/// A token of argent spent.
pub(super) const ARGENT: i32 = 30;
/// An event played: it is drawn again soon.
pub(super) const EVENT: i32 = 15;
/// A class card exhausted: it is ready again next round.
pub(super) const CLASS: i32 = 12;
/// A card or event that the other side has to discard.
pub(super) const LOSS: i32 = 25;
/// A figure pushed away.
pub(super) const PUSH: i32 = 20;
/// A glory kill card spent.
pub(super) const GLORY: i32 = 30;

/// A demon on the map, by its card.
pub(super) fn demon(card: &Demon) -> i32 {
    let dice = i32::from(card.attack.red) * 7 / 6 + i32::from(card.attack.black) * 2;
    60 * dice + 10 * i32::from(card.health) + 8 * i32::from(card.attack.range)
}

/// Damage (in `ONE`s) and the chance of a frag (of `SURE`) for a demon.
pub(super) fn hurt_demon(worth: i32, health: u8, mean: i32, frag: i32, stagger: i32) -> i32 {
    let share = mean * 2 / (5 * i32::from(health).max(1));
    worth * share / ONE + worth * frag / SURE + worth * stagger / (4 * SURE)
}

/// The same for a marine: the more he is hurt already, the more it counts.
pub(super) fn hurt_marine(health: u8, damage: u8, last: bool, mean: i32, frag: i32) -> i32 {
    let price = 50 + 50 * i32::from(damage) / i32::from(health).max(1);
    mean * price / ONE + if last { LAST_FRAG } else { FRAG } * frag / SURE
}
