//! What is wrong with a mission: found in the document, shown by simulated games, reported in a terminal and to programs.
//! It never changes a mission; a fix is a list of edits that somebody else makes.

pub mod check;
pub mod compare;
pub mod intents;
pub mod json;
pub mod knockout;
pub mod ladder;
pub mod luck;
pub mod page;
pub mod pages;
pub mod skill_trend;
pub mod terminal;
pub mod summary;
pub mod verdict;

pub use check::{Checked, check, check_read};
