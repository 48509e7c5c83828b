//! Text boards in, text answers out: reading and drawing boards, and assembling them from tiles.

#[path = "boards/assemble.rs"]
mod assemble;
#[path = "boards/text.rs"]
mod text;
