//! What a game brings to be a rule system for missions ([`RuleSystem`], [`TableGame`]), and what is then done with any of them:
//! played by people and bots, simulated in numbers, watched, counted.
//!
//! It stands between the engine, which drives any game, and the games. It knows tables, sides and cards, but no game, no
//! mission and no file. Which rule systems there are is listed one crate above.

mod card_role;
pub mod check;
pub mod content;
pub mod coverage;
pub mod cut_card;
pub mod door;
pub mod heat;
pub mod look;
pub mod luck;
pub mod odds;
pub mod page;
pub mod persona;
pub mod piece;
pub mod plan;
pub mod playable;
pub mod playback;
pub mod position;
mod pupil;
mod ready;
pub mod report;
mod row;
pub mod rows;
pub mod safely;
pub mod scripted;
pub mod search;
pub mod seat_view;
pub mod setting;
pub mod sheet;
pub mod side;
pub mod shrink;
pub mod sign;
pub mod simulate;
mod system;
pub mod table_game;
pub mod teach;
pub mod tells;
pub mod template;
pub mod texts;
mod view;
pub mod ways;
mod words;

pub use card_role::CardRole;
pub use content::Content;
pub use door::DoorKind;
pub use persona::Persona;
pub use plan::{BotKind, BotPair};
pub use playable::{Playable, TableSession};
pub use position::{Position, PositionProblem, PositionRow};
pub use ready::ready;
pub use row::WORDS;
pub use rows::Rows;
pub use side::SideRow;
pub use system::RuleSystem;
pub use table_game::{Counts, Details, TableGame};
pub use tells::Tells;
pub use template::{LibraryCard, RoleRow, Template, Tint};
pub use view::View;
pub use words::capital;
