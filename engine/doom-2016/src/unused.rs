//! What a player gives up by ending an activation: a main action with a card for it, an attack with somebody in range. What can be
//! kept for later, bonus cards and movement points, is not named.

use super::Doom2016;
use super::choice::Choice;
use super::content::CardKind;
use super::state::State;
use super::words::text;
use engine::world::FigureId;

impl Doom2016 {
    /// In words, for the choice to end; `None` where nothing is given up.
    pub(super) fn given_up_by_ending(&self, st: &State, options: &[Choice]) -> Option<String> {
        let targets: Vec<FigureId> = options
            .iter()
            .filter_map(|choice| if let Choice::Attack(figure, _) = choice { Some(*figure) } else { None })
            .collect();
        if let Some(first) = targets.first() {
            let name = self.named(st, *first);
            let others = targets.iter().any(|target| target != first);
            let lost = if others { text("unused-attacks") } else { text("unused-attack") };
            return Some(lost.with("figure", name).to_string());
        }
        let main = |card: u8| self.content().cards[usize::from(card)].kind == CardKind::Main;
        let plays = options.iter().any(|choice| matches!(choice, Choice::Play(card) if main(card.0)));
        plays.then(|| text("unused-main").to_string())
    }
}
