//! `hellwright import FILE -o DIR`: a mission from a bundle, or from a map made with another program.
//! What can be read and how is decided in `missions`; this file reports the result, and what of it cannot be loaded.

use crate::open;
use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Verdict, texts};
use missions::diagnostic::terminal::View;
use missions::import;
use missions::{Layout, Severity};
use std::path::PathBuf;

// The mission becomes a new folder in DIR; nothing that is there is ever written over, and of what cannot be written to the
// end nothing is left.
//
// Exit code 0: everything was taken over. 1: something was left out or cannot be read, and is reported. 2: misuse, or a file
// that is refused.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(required_unless_present = "list")]
    file: Option<PathBuf>,
    #[arg(short, long, value_name = "DIR", default_value = ".")]
    output: PathBuf,
    #[arg(long)]
    list: bool,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let Some(file) = arguments.file.as_ref().filter(|_| !arguments.list) else {
        for importer in import::ALL {
            let format = importer.format();
            terminal.print(&format!("{:<8} *{}: {}\n", format.id, format.ending, format.about))?;
        }
        return Ok(Verdict::Good);
    };
    let told = |error: import::ImportError| Failure::Told(error.to_string());
    let imported = import::read(file).map_err(told)?;
    let placed = import::place(&imported, &arguments.output).map_err(told)?;
    let opened = open::folder(&placed)?;
    let mission = opened.mission();
    let layout = Layout::of(mission, mission.catalogue());
    let (given, home) = (file.display().to_string(), placed.display().to_string());
    let source = opened.source.as_deref();
    let view = |path| View { mission, layout: &layout, path, source, colours: terminal.colours };
    for problem in &imported.problems {
        terminal.print(&format!("{}\n", view(given.as_str()).show(problem)))?;
    }
    // What is in a bundle is taken over as it is, faults included.
    let keeps_files = import::for_file(file).is_some_and(|(importer, _)| importer.keeps_files());
    let unread = if keeps_files { open::unread(&opened) } else { Vec::new() };
    for problem in &unread {
        terminal.print(&format!("{}\n", view(home.as_str()).show(problem)))?;
    }
    let made = texts::text("import-made").with("path", home.as_str()).with("title", opened.title());
    let (made, next) = (terminal.paint(Style::Green, made), texts::text("next"));
    terminal.print(&format!("{made} {next}\n  hellwright check {home}\n"))?;
    let left_out = imported.problems.iter().any(|problem| problem.severity == Severity::Error);
    Ok(if left_out || !unread.is_empty() { Verdict::Bad } else { Verdict::Good })
}
