//! Going back in a game, and going on with one that was saved. Chance falls again as it fell before: taking something back
//! is no way to better dice, and what was seen on the way needs the consent of those who play.

use super::Game;
use crate::serve::answer::Turn;
use crate::serve::trouble::{Code, Trouble};
use crate::words::text;
use engine::play::{Digest, Provenance, Replay};
use missions_document::mission::Mission;
use missions_play::ruleset;
use missions_play::sitting::{Players, Start};
use words::Text;

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
        saved: &str,
        seed: u64,
        players: Players,
    ) -> Result<(Self, Vec<String>), Trouble> {
        let (replay, problems) = Replay::parse(saved);
        let about = &replay.provenance;
        let unfit = |message: Text| Trouble::new(Code::NotAGame, message, text("past-unfit-help")).at("text");
        if about.rules.is_empty() && about.mission.is_empty() {
            return Err(unfit(text("past-no-game")));
        }
        if !about.rules.is_empty() && about.rules != mission.rules().0 {
            return Err(unfit(text("past-rules").with("rules", about.rules.as_str())));
        }
        let mut notes: Vec<String> = problems.iter().map(ToString::to_string).collect();
        notes.extend(otherwise(mission, about));
        let start = Start::of(about, (seed, 0));
        let start = start.map_err(|why| unfit(text("past-unread").with("why", why)))?;
        let mut game = Self::set_up(mission, path, start, players)?;
        let in_position = |problem: String| text("past-position").with("problem", problem).to_string();
        notes.extend(game.sitting.problems().iter().map(ToString::to_string).map(in_position));
        let followed = game.follow(&replay);
        // What stands there instead may be somebody's secret.
        if followed < replay.moves.len() {
            let line = replay.line(followed + 1).unwrap_or_default();
            let note = text("past-choice").with("number", followed + 1).with("line", line);
            notes.push(note.to_string());
        } else if replay.last.is_some_and(|last: Digest| last != game.session().digest()) {
            notes.push(text("past-otherwise").to_string());
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
    let revision = ruleset::revision(mission)
        .filter(|now| *now != about.revision)
        .map(|now| if about.revision < now { text("past-older") } else { text("past-newer") }.to_string());
    let changed = !about.digest.is_empty() && about.digest != ruleset::digest(mission).to_string();
    let changed = changed.then(|| text("past-changed").to_string());
    revision.into_iter().chain(changed)
}
