//! What of a moment is not part of a position: an attack, or whatever else was begun and is not over.

use crate::Doom2016;
use crate::choice::Choice;
use crate::state::{Party, State};
use crate::task::{RoundTask, Task};
use crate::words::text;
use engine::Game;
use engine::game::Log;
use rule_system::TableGame;
use rule_system::table_game::named;

impl Doom2016 {
    /// A sentence that says what a position of this state leaves out and with what play begins; `None` where nothing is left out.
    pub(crate) fn left_out_of_position(&self, st: &State) -> Option<String> {
        if st.world.outcome().is_some() {
            return None;
        }
        let position = self.position_of(st);
        let mut again = self.laid_out(&position).0;
        self.apply(&mut again, Choice::Pass, &mut Log::silent());
        if again == *st {
            return None;
        }
        let (table, turn) = (self.table(), self.turn_under_way(st));
        let what = match st.attacks.last() {
            Some(attack) => {
                // The number of a figure that is gone may be another's by now.
                let name = |party: &Party| match party.there() {
                    Some(figure) => named(table, &st.world, figure),
                    None => table.kind(party.kind()).name.clone(),
                };
                let (attacker, defender) = (name(&attack.attacker), name(&attack.defender));
                text("position-attack").with("attacker", attacker).with("defender", defender)
            }
            None if turn.is_some() => text("position-action"),
            None => text("position-choice"),
        };
        let begins = match turn {
            Some(seat) => text("position-activation").with("seat", self.seat_in_sentence(seat)),
            None if st.tasks.contains(&Task::Round(RoundTask::Status)) => {
                text("position-status-phase").with("round", position.round)
            }
            None if st.initiative.deck().is_empty() => text("position-round").with("round", position.round),
            None => text("position-next-card"),
        };
        Some(text("position-left-out").with("what", what).with("begins", begins).to_string())
    }
}
