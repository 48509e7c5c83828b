//! Missions for other programs: exported, imported, and played over a pipe.
//! What is in a mission and how a game goes is decided elsewhere; here it takes the forms that others read.

pub mod bundle;
pub mod export;
pub mod import;
mod kinds;
pub mod serve;
pub mod words;
