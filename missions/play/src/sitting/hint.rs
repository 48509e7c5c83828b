//! A hint for the person who has to choose, to be worked out beside a window. What is best and why is found by the search of the
//! rule system; how it is shown is left to the front end.

use super::Sitting;
use engine::Step;
use rule_system::search::Hint;
use std::sync::Arc;

impl Sitting {
    /// The work that finds a hint for the seat whose choice is due, on any thread. It takes a moment, and seconds if nothing is
    /// [learned](rule_system::Playable::learn) of the game yet. It gives nothing while no person has to choose: a hint for a bot
    /// would show what the bot holds.
    ///
    /// Its seed is the number of choices the seat has made, and not that of the game: what will happen has no influence on it.
    pub fn hint_wanted(&self) -> impl FnOnce() -> Option<Hint> + Send + use<> {
        let seat = match self.step() {
            Step::Choose(seat) if self.is_person(seat.0) => Some(seat),
            Step::Choose(_) | Step::Chance | Step::Over(_) => None,
        };
        let asked = seat.map(|seat| {
            let seed = self.made_by(Some(seat.0)) as u64;
            (Arc::clone(&self.ready), self.replay(), seed)
        });
        move || asked.and_then(|(ready, replay, seed)| ready.hint(&replay, seed))
    }
}
