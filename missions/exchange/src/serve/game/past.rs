//! Going back in a game, and going on with one that was saved. Chance falls again as it fell before: taking something back
//! is no way to better dice, and what was seen on the way needs the consent of those who play.

use super::Game;
use crate::serve::answer::Turn;
use crate::serve::trouble::{Code, Trouble};
use engine::play::{Digest, Provenance, Replay};
use missions_document::mission::Mission;
use missions_play::ruleset;
use missions_play::sitting::{Players, Start};

impl Game {
    pub(in crate::serve) fn undo(
        &mut self,
        seat: Option<u8>,
        to: Option<usize>,
        anyway: bool,
    ) -> Result<Turn, Trouble> {
        let _ = self.asking(seat)?;
        let number = self.sitting.way_back(seat, to, anyway).map_err(|why| self.refused(why))?;
        let _ = self.sitting.rewind(number);
        self.happened.truncate(number);
        self.told.values_mut().for_each(|told| *told = (*told).min(number));
        self.play_on();
        self.turn(seat)
    }

    /// A saved game, as far as the rules agree with it, and what may be otherwise than it was saved.
    pub(in crate::serve) fn load(
        mission: &Mission,
        path: &str,
        text: &str,
        seed: u64,
        players: Players,
    ) -> Result<(Self, Vec<String>), Trouble> {
        let (replay, problems) = Replay::parse(text);
        let about = &replay.provenance;
        let unfit = |message: String| {
            let help = "load a game that was saved on this mission";
            Trouble::new(Code::NotAGame, message, help).at("text")
        };
        if about.rules.is_empty() && about.mission.is_empty() {
            return Err(unfit(
                "this is no saved game: it does not say on which mission it was played".into(),
            ));
        }
        if !about.rules.is_empty() && about.rules != mission.rules().0 {
            return Err(unfit(format!("this game was played by the rules `{}`", about.rules)));
        }
        let mut notes: Vec<String> = problems.iter().map(ToString::to_string).collect();
        notes.extend(otherwise(mission, about));
        let start = Start::of(about, (seed, 0));
        let start = start.map_err(|why| unfit(format!("its position cannot be read: {why}")))?;
        let mut game = Self::set_up(mission, path, start, players)?;
        notes.extend(game.sitting.problems().iter().map(|problem| format!("its position: {problem}")));
        let followed = game.follow(&replay);
        // What stands there instead may be somebody's secret.
        if followed < replay.moves.len() {
            let line = replay.line(followed + 1).unwrap_or_default();
            notes.push(format!(
                "choice {} (line {line}) is not on offer; the game stands before it",
                followed + 1
            ));
        } else if replay.last.is_some_and(|last: Digest| last != game.session().digest()) {
            notes.push("every choice was on offer, but the table is not as it was saved".to_owned());
        }
        game.play_on();
        Ok((game, notes))
    }

    /// Make the choices of a saved game, as many as are on offer; how many.
    fn follow(&mut self, replay: &Replay) -> usize {
        for (number, key) in replay.moves.iter().enumerate() {
            let now = self.session().now();
            let Some(option) = now.options.iter().position(|shown| shown.key == *key) else { return number };
            self.make(option);
        }
        replay.moves.len()
    }
}

/// What has changed since a game was saved.
fn otherwise(mission: &Mission, about: &Provenance) -> impl Iterator<Item = String> {
    let revision = ruleset::revision(mission).filter(|now| *now != about.revision).map(|now| {
        let age = if about.revision < now { "an older" } else { "a newer" };
        format!("the game was saved by {age} version of the program")
    });
    let changed = !about.digest.is_empty() && about.digest != ruleset::digest(mission).to_string();
    let changed = changed.then(|| "the mission has changed since the game was saved".to_owned());
    revision.into_iter().chain(changed)
}
