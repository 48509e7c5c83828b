//! What the window kept of a game, as the command line has it: who chose what, and how it ended.

use super::game::Game;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A kept game, played back.
#[derive(Debug)]
pub(crate) struct Told {
    /// Every choice with the seat that made it; chance has no seat.
    pub(crate) choices: Vec<(Option<u64>, String)>,
    /// Why it is over, if it is.
    pub(crate) reason: Option<String>,
}

impl Told {
    /// Has one side won, or no side?
    pub(crate) const fn is_over(&self) -> bool {
        self.reason.is_some()
    }

    /// How many choices a seat made.
    pub(crate) fn chosen_by(&self, seat: u64) -> usize {
        self.choices.iter().filter(|(by, _)| *by == Some(seat)).count()
    }
}

impl Game {
    /// Play a kept game back, on the mission as it is in its folder.
    pub(crate) fn told(&self, game: &Path) -> Told {
        let out = self.home.path().join("told");
        let mut export = self.hellwright.command();
        let _ = export.arg("export").arg(&self.mission).args(["--to", "json", "--replay"]).arg(game);
        let said = export.arg("-o").arg(&out).output().expect("the program runs");
        let errors = String::from_utf8_lossy(&said.stderr);
        assert!(said.status.success(), "{errors}");
        let name = self.mission.file_name().expect("a name");
        let text = fs::read_to_string(out.join(name).with_extension("json")).expect("a document");
        let document: Value = serde_json::from_str(&text).expect("JSON");
        let game = &document["games"][0];
        let choices = game["choices"].as_array().expect("choices");
        let choice = |it: &Value| (it["seat"].as_u64(), it["key"].as_str().expect("a key").to_owned());
        let reason = game["outcome"]["reason"].as_str().map(str::to_owned);
        Told { choices: choices.iter().map(choice).collect(), reason }
    }
}
