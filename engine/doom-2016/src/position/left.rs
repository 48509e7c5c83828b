//! What of a moment is not part of a position: an attack, or whatever else was begun and is not over.

use crate::Doom2016;
use crate::choice::Choice;
use crate::state::{Party, State};
use crate::task::{RoundTask, Task};
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
                format!("The attack of {attacker} on {defender}")
            }
            None if turn.is_some() => "An unfinished action".to_owned(),
            None => "A choice that waits".to_owned(),
        };
        let begins = match turn {
            Some(seat) => format!("the activation of {}", self.seat_in_sentence(seat)),
            None if st.tasks.contains(&Task::Round(RoundTask::Status)) => {
                format!("the status phase of round {}", position.round)
            }
            None if st.initiative.deck().is_empty() => format!("round {}", position.round),
            None => "the next initiative card".to_owned(),
        };
        Some(format!("{what} is not part of a position: play begins with {begins}"))
    }
}
