//! Text boards in, text answers out: reading and drawing boards, and assembling them from tiles.

mod assemble;
mod doors;
mod text;
