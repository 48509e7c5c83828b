//! The drivers, tested on the toy game: what holds for tag holds for every rule system.

mod batch;
mod conform;
mod playthrough;
mod replay_cursor;
mod replay;
