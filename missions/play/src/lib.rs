//! Missions as games: laid out for a number of marines, played by anybody, simulated in numbers, and what that showed.
//! It decides nothing the rules decide, opens no file, and leaves it to the checks to judge a mission.

pub mod cards;
pub mod coverage;
pub mod heat;
pub mod on_table;
pub mod playable;
pub mod playback;
pub mod printed;
pub mod report;
pub mod ruleset;
pub mod scripts;
pub mod setup;
pub mod shelf;
pub mod simulate;

pub use heat::{Heat, Trace};
pub use playback::Playback;
pub use printed::Printed;
