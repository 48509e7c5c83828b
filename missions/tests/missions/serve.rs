//! A game served to a program of somebody else: every answer well-formed, whatever is asked; the same game as in the library;
//! and no seat receives what it may not know.

mod broken;
pub(crate) mod client;
mod games;
mod knowledge;
mod manual;
mod past;
pub(crate) mod schema;
mod table;
