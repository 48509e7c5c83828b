//! `hellwright cards MISSION`: the cards a mission and its operation bring, as players read them; or every card there is.

use crate::open;
use crate::terminal::Terminal;
use crate::{Done, Verdict, texts};
use missions::diagnostic::terminal::View;
use missions::{check, layout::Layout};
use std::path::PathBuf;

// The cards are written in the folder `content` of the mission or of the operation it lies in; docs/own-content.md shows how.
// Their mistakes go to standard error.
//
// Exit code 0: all of them could be read. 1: some could not. 2: misuse, or a mission that cannot be read.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    mission: PathBuf,
    #[arg(long)]
    all: bool,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let opened = open::mission(&arguments.mission)?;
    let mission = opened.mission();
    let layout = Layout::of(mission, mission.catalogue());
    let view = View {
        mission,
        layout: &layout,
        path: &opened.path,
        source: opened.source.as_deref(),
        colours: false,
    };
    let about = |code: &str| code == "M049" || code == "F011";
    let problems = opened.loaded.problems.iter().cloned().chain(check(mission).problems);
    let problems: Vec<_> = problems.filter(|problem| about(problem.code.0)).collect();
    for problem in &problems {
        terminal.complain(view.show(problem).trim_end());
    }
    let (system, content) = (mission.system(), &**mission.content());
    let text = if arguments.all {
        system.reference(content)
    } else {
        match system.added(content) {
            none if none.is_empty() => {
                format!("{}\n", texts::text("cards-none").with("title", opened.title()))
            }
            added => format!("# {}\n{added}", texts::text("cards-head").with("title", opened.title())),
        }
    };
    terminal.print(&text)?;
    let bad = problems.iter().any(|problem| problem.severity == missions::Severity::Error);
    Ok(if bad { Verdict::Bad } else { Verdict::Good })
}
