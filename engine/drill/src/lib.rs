//! **Beacons**, a tiny rule system that exists to show that a rule system is one crate and one row in the list: it brings what
//! the 2016 game has no idea of (sight from centre to centre, heights, doors that close, a die of four colours), and everything
//! a rule system can bring. Nothing outside of tests plays it.
//!
//! One or two marines have to light all beacons before their fuel is gone. A marine takes three steps a round, climbs one
//! level and no more, opens and closes adjacent doors, and lights the beacon on the same space. Then the die is rolled: red
//! doubles what the drones do this round, green heals everybody, white closes all doors, blue does nothing. Then every drone
//! takes a step and shoots at the first marine it sees: the shot die says how far the shot reaches, and its damage.
//!
//! Red doors are locked until a marine steps on a key, which unlocks all of them. A grate stops figures and no shots; a hatch has
//! spaces of its own and may be open at the start.
//!
//! Before the first round each marine is dealt a flare that is bright or dim, and looks at it alone. Fired in the marine's turn,
//! instead of a step, a bright one keeps all drones from shooting this round, and a dim one does nothing.

mod bot;
mod check;
mod choice;
mod content;
mod door;
mod game;
mod own;
mod pages;
mod piece;
mod row;
mod rows;
mod library;
mod looks;
mod position;
mod script;
mod seat_view;
mod seen;
mod setting;
mod state;
mod system;
mod table;
mod tells;
#[cfg(test)]
mod tests;
mod texts;

pub use game::Beacons;
pub use own::{BEACON, KEY, LEDGE};
pub use system::System;
