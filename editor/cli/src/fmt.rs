//! `hellwright fmt MISSION`: a mission's file in canonical form, so that one changed thing is one changed line; a file of an older
//! format is brought up to the newest.

use crate::terminal::Terminal;
use crate::texts::text;
use crate::{Done, Failure, Verdict, open};
use missions::format;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(required = true, value_name = "MISSION")]
    missions: Vec<PathBuf>,
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
                let is =
                    if format < newest { text("fmt-format").with("format", format) } else { text("fmt-not") };
                terminal.print(&format!("{}\n", is.with("path", shown.as_str())))?;
                verdict = Verdict::Bad;
                continue;
            }
            let lost = || opened.loaded.lost();
            if let Some(first) = lost().next() {
                let told = match lost().count() - 1 {
                    0 => text("fmt-left"),
                    more => text("fmt-left-more").with("more", more),
                };
                let told = told.with("path", shown.as_str());
                terminal.complain(told.with("first", first.message.clone()));
                verdict = Verdict::Bad;
                continue;
            }
            let folder = if path.is_dir() { Some(path.as_path()) } else { path.parent() };
            format::save(opened.mission(), folder.unwrap_or(&path))
                .map_err(|error| Failure::Told(error.to_string()))?;
            let said =
                if format < newest { text("fmt-done-up").with("format", format) } else { text("fmt-done") };
            terminal.print(&format!("{}\n", said.with("path", shown.as_str())))?;
        }
    }
    Ok(verdict)
}
