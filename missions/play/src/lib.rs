//! Missions as games: laid out for a number of marines, played by people and bots, simulated in numbers, with the
//! results. It decides nothing the rules decide, opens no file, and leaves it to the checks to judge a mission.

pub mod card_library;
pub mod kept;
pub mod printed;
mod rules;
pub mod ruleset;
pub mod scripts;
pub mod setup;
pub mod sitting;
pub mod words;

pub use printed::Printed;
pub use rule_system::heat::{Heat, Trace};
pub use rule_system::playback::Playback;
pub use rule_system::{
    coverage, heat, luck, odds, playable, playback, position, report, seat_view, shrink, simulate,
    table_game, ways,
};
