//! `hellwright fmt MISSION`: a mission's file in canonical form, so that one changed thing is one changed line; a file of an older
//! format is brought up to the newest.

use crate::terminal::Terminal;
use crate::{Done, Failure, Verdict, open};
use missions::format;
use std::path::PathBuf;

/// Write missions in canonical form: the same mission, the same bytes. Older formats are brought up to the newest.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Missions, or folders of missions
    #[arg(required = true, value_name = "MISSION")]
    missions: Vec<PathBuf>,
    /// Write nothing; name the missions that are not in canonical form or of an older format, and exit with 1 if there are any
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let mut verdict = Verdict::Good;
    for path in &arguments.missions {
        for path in open::find(path)? {
            let opened = open::folder(&path)?;
            let shown = &opened.path;
            let canonical = format::write(opened.mission());
            if opened.source.as_deref() == Some(&*canonical) {
                continue;
            }
            let newest = format::format_of(&canonical);
            let format = opened.source.as_deref().map_or(newest, format::format_of);
            if arguments.check {
                let is = if format < newest {
                    format!("of format {format}")
                } else {
                    "not in canonical form".to_owned()
                };
                terminal.print(&format!("{shown} is {is}\n"))?;
                verdict = Verdict::Bad;
                continue;
            }
            let lost = || opened.loaded.lost();
            if let Some(first) = lost().next() {
                let more = match lost().count() - 1 {
                    0 => String::new(),
                    more => format!(" (and {more} more)"),
                };
                terminal.complain(&format!(
                    "{shown} was left as it is: writing it would lose something that is in it: {}{more}. \
                     hellwright check {shown} shows where",
                    first.message
                ));
                verdict = Verdict::Bad;
                continue;
            }
            let folder = if path.is_dir() { Some(path.as_path()) } else { path.parent() };
            format::save(opened.mission(), folder.unwrap_or(&path))
                .map_err(|error| Failure::Told(error.to_string()))?;
            let up =
                if format < newest { format!(", brought up from format {format}") } else { String::new() };
            terminal.print(&format!("{shown} is in canonical form now{up}\n"))?;
        }
    }
    Ok(verdict)
}
