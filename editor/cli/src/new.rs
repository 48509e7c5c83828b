//! `hellwright new DIR`: a small complete mission to begin with.

use crate::terminal::{Style, Terminal};
use crate::texts::text;
use crate::{Done, Failure, Verdict};
use missions::format::{self, FILE_NAME};
use missions::{Edit, Info, Mission};
use rule_system::RuleSystem;
use std::path::{Path, PathBuf};

// The folder gets a small mission that is complete and passes `hellwright check`: the map and what stands on it in
// mission.ron, and its cards, each a script in a file of its own. In the game of 2016 it has six tiles, two doors, a
// portal, two teleporters, six demons and a health pack for 1 to 4 marines, an objective card (fetch the core) and a threat
// card (infestation). Change it bit by bit, in the window or in an editor.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    dir: PathBuf,
    #[arg(long, value_name = "NAME", default_value = systems::usual().id(), value_parser = rules)]
    rules: &'static dyn RuleSystem,
}

/// The rule system of this name.
fn rules(name: &str) -> Result<&'static dyn RuleSystem, String> {
    systems::of(name).ok_or_else(|| {
        let known: Vec<&str> = systems::all().map(<dyn RuleSystem>::id).collect();
        text("new-rules").with("names", known.join(", ")).to_string()
    })
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let dir = &arguments.dir;
    let shown = &*dir.display().to_string();
    if dir.exists() && !dir.is_dir() {
        return Err(text("new-file").with("path", shown).into());
    }
    let starter = Mission::starter_of(arguments.rules);
    // A script that is there already may be somebody's work.
    let occupied =
        dir.join(FILE_NAME).exists() || starter.scripts().keys().any(|name| dir.join(name.as_str()).exists());
    if occupied {
        return Err(text("new-taken").with("path", shown).into());
    }
    format::save(&titled(starter, dir), dir).map_err(|error| Failure::Told(error.to_string()))?;
    let made = terminal.paint(Style::Green, text("new-made").with("path", shown));
    let (next, check) = (text("next"), text("new-check"));
    let is_text = text("new-text").with("path", format!("{shown}/{FILE_NAME}"));
    terminal.print(&format!(
        "{made} {next}\n  hellwright check {shown}     {check}\n  \
         hellwright render {shown} -o map.png\n  {is_text}\n"
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
