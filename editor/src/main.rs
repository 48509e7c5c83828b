//! The `hellwright` program: without a command its window, else the command line.
//! Both only show and ask; what they show is made by the other crates.

mod cli;
#[cfg(feature = "window")]
mod window;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
