//! Going back, and what was seen since. Chance falls again as it fell before: taking something back is no way to
//! better dice.

use super::{Deed, Refusal, Seen, Sitting};

/// How free one is to take something back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TakeBack {
    /// Only as long as nothing was seen since.
    Strict,
    /// Further, if those who play agree.
    #[default]
    Friendly,
    /// Anything, at any time.
    Study,
}

impl Sitting {
    /// What was seen of chance and of other seats since so many choices. That somebody passed is not seen.
    #[must_use]
    pub fn seen_since(&self, number: usize, seat: Option<u8>) -> Vec<Seen> {
        let mut seen: Vec<Seen> = Vec::new();
        for deed in self.deeds.iter().skip(number).filter(|deed| deed.by != seat && !deed.passes) {
            let counted = seen.iter_mut().find_map(|it| match (it, deed.by) {
                (Seen::Chance(count), None) => Some(count),
                (Seen::Choices(other, count), Some(by)) if *other == by => Some(count),
                (Seen::Chance(_) | Seen::Choices(..), _) => None,
            });
            match (counted, deed.by) {
                (Some(count), _) => *count += 1,
                (None, None) => seen.push(Seen::Chance(1)),
                (None, Some(by)) => seen.push(Seen::Choices(by, 1)),
            }
        }
        seen
    }

    /// Where a seat comes to that keeps so many of its own choices; all but its last one if it does not say.
    ///
    /// # Errors
    /// [`Refusal::Nothing`] if it has not made so many, [`Refusal::Seen`] if chance has fallen or another seat has chosen since and
    /// `anyway` is not said.
    pub fn way_back(&self, seat: Option<u8>, kept: Option<usize>, anyway: bool) -> Result<usize, Refusal> {
        // Where the program says how chance falls, it is not for an onlooker to take it back.
        let chosen = if seat.is_none() && !self.players.chance { 0 } else { self.made_by(seat) };
        let kept = kept.unwrap_or(chosen.saturating_sub(1));
        let own = self.deeds.iter().enumerate().filter(|(_, deed)| deed.by == seat).map(|(at, _)| at);
        let Some(number) = own.take(chosen).nth(kept) else { return Err(Refusal::Nothing(chosen)) };
        let others = self.deeds[number..].iter().any(|deed| deed.by != seat);
        if anyway || !others { Ok(number) } else { Err(Refusal::Seen(self.seen_since(number, seat))) }
    }

    /// Go back to the moment after so many choices. False if there are not so many.
    pub fn rewind(&mut self, number: usize) -> bool {
        let before = self.deeds.get(number).and_then(|deed: &Deed| deed.by);
        let looked = !self.seen_since(number, before).is_empty();
        if !self.session.rewind(number) {
            return false;
        }
        self.looks += u32::from(looked && number < self.deeds.len());
        self.deeds.truncate(number);
        self.asked.clear();
        self.pieces.begin(self.session.events());
        true
    }
}
