//! Missions on the disk: folders opened and saved whole, the journal of what is not saved yet, and who else is at work there.
//! The document interprets the bytes; nothing here looks at what is in a mission.

pub mod cards;
pub mod lock;
pub mod disk;
mod error;
pub mod journal;
pub mod lay;
pub mod operation;
pub mod pictures;
pub mod position;
pub mod save;
pub mod sheets;
pub mod sources;
mod text;
pub mod trouble;
pub mod watch;
pub mod words;

pub use journal::{Journal, Record};
