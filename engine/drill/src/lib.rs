//! **Beacons**, a tiny rule system that exists to show that a rule system is one crate and one row in the list: it brings what
//! the 2016 game has no idea of (sight from centre to centre, heights, doors that close, a die of four colours), and everything
//! a rule system can bring. Nothing outside of tests plays it.
//!
//! One or two marines have to light all beacons before their fuel is gone. A marine takes three steps a round, climbs one
//! level and no more, opens and closes adjacent doors, and lights the beacon on the same space. Then the die is rolled: red
//! doubles what the drones do this round, green heals everybody, white closes all doors, blue does nothing. Then every drone
//! takes a step and shoots the first marine it sees.

mod bot;
mod check;
mod content;
mod game;
mod own;
mod piece;
mod script;
mod setting;
mod state;
mod system;
mod table;
mod tells;

pub use game::Beacons;
pub use own::{BEACON, LEDGE};
pub use system::System;
