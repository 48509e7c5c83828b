//! What the editor is without a window: the open mission and what is done to it, tools, commands, words and settings.
//! It knows no pixels and no windows, so that all of it can be tried without them; rules and files it leaves to others.

pub mod chances;
pub mod command;
pub mod document;
pub mod games;
pub mod grouping;
pub mod naming;
pub mod palette;
pub mod pieces;
pub mod probe;
pub mod report;
pub mod results;
pub mod settings;
pub mod sight;
pub mod tool;
pub mod tutorial;
pub mod words;
pub mod workshop;
