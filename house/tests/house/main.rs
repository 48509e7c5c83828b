//! The form of the code: which crate uses which, which files of a crate use each other in a circle, how large functions are, which
//! phrases are not written, which words stay in one game, how many sentences for people stand in code (`sentences`), and whether
//! every text that code asks for exists (`texts`). What the tests share is in `workspace`, what they know of Rust in `tokens`,
//! `outline` and `modules`.

mod arrows;
mod circles;
mod contract;
mod functions;
mod modules;
mod outline;
mod own_words;
mod phrases;
mod sentences;
mod texts;
mod tokens;
mod workspace;
