//! Missions on the disk: folders opened and saved whole, the journal of what is not saved yet, and who else is at work there.
//! What the bytes mean is the document's business; nothing here looks at what a mission says.

pub mod cards;
pub mod lock;
pub mod disk;
pub mod journal;
pub mod lay;
pub mod operation;
pub mod pictures;
pub mod save;
pub mod sheets;
pub mod sources;
pub mod trouble;
pub mod watch;

pub use journal::{Journal, Record};
