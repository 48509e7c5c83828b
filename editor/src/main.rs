//! The `hellwright` program: without a command its window, else the command line.
//! Here stands only whether there is a window to be opened; both live in the crates in the editor's folder.

use std::process::ExitCode;

#[cfg(feature = "window")]
const WINDOW: Option<editor_cli::Window> = Some(editor_window::run);
#[cfg(not(feature = "window"))]
const WINDOW: Option<editor_cli::Window> = None;

fn main() -> ExitCode {
    editor_cli::main(WINDOW)
}
