//! Other cards of the box for the same mission: weapons, classes, event sets, the invasion card, and what lies about.
//! Numbers come from whoever deals; how the mission was made otherwise stays as it is.

use super::content::{ClassId, SetClass, SetId};
use super::setup::Setup;
use crate::own::WEAPON;
use engine::world::TokenKind;

/// Something that was dealt: what it is, and its name.
pub type Dealt = (&'static str, String);

impl Setup {
    /// Deal every card of the box anew, and say what was dealt. `below(n)` gives a number below `n`.
    pub fn deal(&mut self, below: &mut dyn FnMut(usize) -> usize) -> Vec<Dealt> {
        let content = std::sync::Arc::clone(&self.content);
        let of = |wanted: SetClass| -> Vec<SetId> {
            let sets = content.sets.iter().zip(0..).filter(|(set, _)| set.class == wanted);
            sets.map(|(_, i)| SetId(i)).collect()
        };
        let (starting, found) = (of(SetClass::Starting), of(SetClass::Special));
        let mut dealt = Vec::new();
        self.left.clear();
        let mut classes: Vec<usize> = (0..content.classes.len()).collect();
        for seat in 0..usize::from(self.table.marines) {
            let first = below(starting.len());
            let second = (first + 1 + below(starting.len() - 1)) % starting.len();
            // In the order of the box, so that a pair has one name.
            self.loadouts[seat] = [first.min(second), first.max(second)].map(|i| starting[i]);
            let [one, other] = self.loadouts[seat].map(|set| &content.sets[usize::from(set.0)].name);
            dealt.push(("weapons", format!("{one} + {other}")));
            let class = classes.swap_remove(below(classes.len()));
            self.classes[seat] = Some(ClassId(class as u8));
            dealt.push(("class", content.classes[class].name.clone()));
        }
        let mut sets: Vec<usize> = (0..content.event_sets.len()).collect();
        self.event_sets = (0..3).map(|_| sets.swap_remove(below(sets.len())) as u8).collect();
        self.event_sets.sort_unstable();
        dealt.extend(
            self.event_sets.iter().map(|set| ("events", content.event_sets[usize::from(*set)].name.clone())),
        );
        self.invasion = below(content.invasions.len());
        dealt.push(("invasion", content.invasions[self.invasion].name.clone()));
        for token in &mut self.table.tokens {
            if matches!(token.kind, TokenKind::Item(WEAPON, _)) {
                token.kind = TokenKind::Item(WEAPON, found[below(found.len())].0);
            }
        }
        dealt
    }
}
