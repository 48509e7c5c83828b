//! What an editor of scripts asks while one writes, asked of whole texts.
//! The parts it is made of have tests of their own.

mod complete;
mod describe;
mod highlight;
