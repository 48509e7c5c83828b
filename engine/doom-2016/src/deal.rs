//! Other cards of the box for the same mission: weapons, classes, event sets, the invasion card, and what lies about.
//! Numbers come from the caller; how the mission was made otherwise stays as it is.

use super::content::{ClassId, Content, SetClass, SetId};
use super::setup::Setup;
use crate::own::WEAPON;
use engine::world::TokenKind;

/// Something that was dealt: what it is, and its name.
pub type Dealt = (&'static str, String);

/// The weapon tokens that are left in the box, by set.
struct Tokens<'c> {
    content: &'c Content,
    left: Vec<u8>,
}

impl<'c> Tokens<'c> {
    fn of(content: &'c Content) -> Self {
        Self { content, left: content.sets.iter().map(|set| set.tokens).collect() }
    }

    /// The sets of a class of which there are tokens.
    fn there_are(&self, class: SetClass) -> Vec<SetId> {
        let all = self.content.sets.iter().zip(&self.left).zip(0..);
        all.filter(|((set, left), _)| set.class == class && **left > 0).map(|(_, i)| SetId(i)).collect()
    }

    fn take(&mut self, set: SetId) {
        self.left[usize::from(set.0)] -= 1;
    }

    /// Two different starting weapons, in the order of the box, so that a pair has one name.
    fn pair(&mut self, below: &mut dyn FnMut(usize) -> usize) -> Option<[SetId; 2]> {
        let sets = self.there_are(SetClass::Starting);
        if sets.len() < 2 {
            return None;
        }
        let first = below(sets.len());
        let second = (first + 1 + below(sets.len() - 1)) % sets.len();
        let pair = [first.min(second), first.max(second)].map(|i| sets[i]);
        for set in pair {
            self.take(set);
        }
        Some(pair)
    }

    /// A weapon that is found on the map.
    fn found(&mut self, below: &mut dyn FnMut(usize) -> usize) -> Option<SetId> {
        let sets = self.there_are(SetClass::Special);
        let set = (!sets.is_empty()).then(|| sets[below(sets.len())])?;
        self.take(set);
        Some(set)
    }
}

impl Setup {
    /// Deal every card of the box again, and say what was dealt. `below(n)` gives a number below `n`.
    pub fn deal(&mut self, below: &mut dyn FnMut(usize) -> usize) -> Vec<Dealt> {
        let content = std::sync::Arc::clone(&self.content);
        let mut tokens = Tokens::of(&content);
        let mut dealt = Vec::new();
        self.left.clear();
        let mut classes: Vec<usize> = (0..content.classes.len()).collect();
        for seat in 0..usize::from(self.table.marines) {
            let pair = tokens.pair(below).unwrap_or(self.loadouts[seat]);
            self.loadouts[seat] = pair;
            let [one, other] = pair.map(|set| &content.sets[usize::from(set.0)].name);
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
            if matches!(token.kind, TokenKind::Item(WEAPON, _))
                && let Some(set) = tokens.found(below)
            {
                token.kind = TokenKind::Item(WEAPON, set.0);
            }
        }
        dealt
    }
}
