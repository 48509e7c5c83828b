//! The `hellwright` program: without a command its window, else the command line.
//! Both only show and ask; what they show is made by the other crates.

mod cli;
#[cfg(feature = "window")]
mod command;
#[cfg(feature = "window")]
#[allow(dead_code, reason = "what it offers is being taken up tool by tool")]
mod document;
#[cfg(feature = "window")]
mod naming;
#[cfg(feature = "window")]
mod pieces;
#[cfg(feature = "window")]
mod settings;
mod sight;
#[cfg(feature = "window")]
mod tool;
#[cfg(feature = "window")]
mod window;
#[cfg(feature = "window")]
#[allow(dead_code, reason = "what it offers is being taken up tool by tool")]
mod words;
#[cfg(feature = "window")]
mod workshop;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
