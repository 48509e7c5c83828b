//! The `hellwright` program: without a command its window, else the command line.
//! Both only show and ask; what they show is made by the other crates.

mod cli;
#[cfg(feature = "window")]
mod command;
#[cfg(feature = "window")]
#[allow(dead_code, reason = "what it offers is being taken up tool by tool")]
mod document;
#[cfg(feature = "window")]
mod settings;
#[cfg(feature = "window")]
#[allow(dead_code, reason = "what it offers is being taken up tool by tool")]
mod tool;
#[cfg(feature = "window")]
mod window;
#[cfg(feature = "window")]
#[allow(dead_code, reason = "what it offers is being taken up tool by tool")]
mod words;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
