//! `hellwright new DIR`: a small complete mission to begin with.

use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Verdict};
use missions::format::{self, FILE_NAME};
use missions::{Edit, Info, Mission};
use rule_system::RuleSystem;
use std::path::{Path, PathBuf};

/// Start a new mission
///
/// The folder gets a small mission that is complete and passes `hellwright check`: the map and what stands on it in
/// mission.ron, and its cards, each a script in a file of its own. In the game of 2016 it has six tiles, two doors, a
/// portal, two teleporters, six demons and a health pack for 1 to 4 marines, an objective card (fetch the core) and a threat
/// card (infestation). Change it bit by bit, in the window or in an editor.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The folder to make; its name becomes the mission's title
    dir: PathBuf,
    /// The game it is for, by its name in mission files
    #[arg(long, value_name = "NAME", default_value = systems::usual().id(), value_parser = rules)]
    rules: &'static dyn RuleSystem,
}

/// The rule system of this name.
fn rules(name: &str) -> Result<&'static dyn RuleSystem, String> {
    systems::of(name).ok_or_else(|| {
        let known: Vec<&str> = systems::all().map(<dyn RuleSystem>::id).collect();
        format!("there are no such rules; there are: {}", known.join(", "))
    })
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let dir = &arguments.dir;
    let shown = dir.display();
    if dir.exists() && !dir.is_dir() {
        return Err(Failure::Told(format!("{shown} is a file; a mission is a folder")));
    }
    let starter = Mission::starter_of(arguments.rules);
    // A script that is there already may be somebody's work.
    let occupied =
        dir.join(FILE_NAME).exists() || starter.scripts().keys().any(|name| dir.join(name.as_str()).exists());
    if occupied {
        return Err(Failure::Told(format!("there is a mission in {shown} already; choose another folder")));
    }
    format::save(&titled(starter, dir), dir).map_err(|error| Failure::Told(error.to_string()))?;
    let made = terminal.paint(Style::Green, &format!("{shown} is a new mission."));
    terminal.print(&format!(
        "{made} Next:\n  hellwright check {shown}     what is wrong with it, and who wins\n  \
         hellwright render {shown} -o map.png\n  {shown}/{FILE_NAME} is a text file; every line of it can be changed\n"
    ))?;
    Ok(Verdict::Good)
}

/// The starter, called like its folder.
fn titled(starter: Mission, dir: &Path) -> Mission {
    let name = dir.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let words: Vec<&str> = name.split(['-', '_', ' ']).filter(|word| !word.is_empty()).collect();
    let mut letters = words.join(" ");
    if letters.chars().all(|c| !c.is_alphanumeric()) {
        return starter;
    }
    if let Some(first) = letters.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let info = Info { title: letters, ..starter.info().clone() };
    starter.with([Edit::Info(Box::new(info))])
}
