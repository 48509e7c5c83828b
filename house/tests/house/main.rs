//! The form of the code: which crate uses which, which files of a crate use each other in a circle, how large functions are, and
//! which phrases are not written and which words stay in one game. What the tests share is in `workspace`, what they know of Rust in `tokens`, `outline` and `modules`.

mod arrows;
mod circles;
mod contract;
mod functions;
mod modules;
mod outline;
mod own_words;
mod phrases;
mod tokens;
mod workspace;
