//! What of a moment is not part of a position: an attack, or whatever else was begun and is not over.

use crate::Doom2016;
use crate::choice::Choice;
use crate::state::State;
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
                let [attacker, defender] =
                    [attack.attacker, attack.defender].map(|figure| named(table, &st.world, figure));
                format!("The attack of {attacker} on {defender}")
            }
            None if turn.is_some() => "What was begun in this activation".to_owned(),
            None => "What waits for a choice".to_owned(),
        };
        let begins = match turn {
            Some(seat) => format!("the activation of {}", self.seat_in_sentence(seat)),
            None if st.initiative.is_empty() => format!("round {}", position.round),
            None => "the next initiative card".to_owned(),
        };
        Some(format!("{what} is not part of a position: play begins with {begins}"))
    }
}
