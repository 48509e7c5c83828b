//! What an editor of scripts asks while one writes, asked of whole texts.
//! The parts it is made of have tests of their own.

#[path = "assist/complete.rs"]
mod complete;
#[path = "assist/describe.rs"]
mod describe;
#[path = "assist/highlight.rs"]
mod highlight;
