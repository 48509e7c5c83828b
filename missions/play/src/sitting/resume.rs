//! Going on with a game: one that was saved, or the same one on a mission that was changed since. Choices are followed as long as
//! they mean the same: the same kind, the same piece, the same space. Where one does not, the game stands before it.

use super::{Deed, Identity, Players, Refusal, Sitting, Start};
use missions_document::mission::Mission;
use rule_system::Position;

/// A choice that was made, in a form that outlives changes of the mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Who made it; `None` for chance.
    pub by: Option<u8>,
    /// Its key.
    pub key: String,
    /// The piece it concerned.
    pub piece: Option<Identity>,
    /// What the player read.
    pub text: String,
}

/// Everything that was chosen in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// For how many marines.
    pub marines: u8,
    /// Where chance comes from.
    pub seed: (u64, u32),
    /// The position it began with; `None` at the mission's own start.
    pub position: Option<Position>,
    /// In order.
    pub made: Vec<Made>,
}

/// Where a game no longer fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parted {
    /// After so many choices that still fit.
    pub after: usize,
    /// Of so many.
    pub of: usize,
    /// What was chosen next, as the player read it.
    pub chosen: String,
}

impl Sitting {
    /// Everything that was chosen, to be followed again.
    #[must_use]
    pub fn record(&self) -> Record {
        let made = |deed: &Deed| Made {
            by: deed.by,
            key: deed.key.clone(),
            piece: deed.piece,
            text: deed.text.clone(),
        };
        Record {
            marines: self.session.table().marines,
            seed: self.seed,
            position: self.position.clone(),
            made: self.deeds.iter().map(made).collect(),
        }
    }

    /// The same game on a mission that was changed, as far as its choices still mean the same; and where they do not. It keeps its
    /// position; what the changed mission makes impossible in that stands in [`problems`](Self::problems).
    ///
    /// # Errors
    /// If the changed mission cannot be played with so many marines.
    pub fn replayed_on(
        mission: &Mission,
        path: &str,
        record: &Record,
        players: Players,
    ) -> Result<(Self, Option<Parted>), Refusal> {
        let (marines, position) = (Some(record.marines), record.position.clone());
        let start = Start { marines, seed: record.seed, position };
        let mut sitting = Self::open_at(mission, path, start, players)?;
        let after = sitting.make_again(&record.made);
        let parted = record.made.get(after).map(|made| Parted {
            after,
            of: record.made.len(),
            chosen: made.text.clone(),
        });
        Ok((sitting, parted))
    }

    /// Redo choices that were undone; as many as still mean the same, and how many these are.
    pub fn make_again(&mut self, made: &[Made]) -> usize {
        let before = self.deeds.len();
        for made in made {
            let Some(option) = self.same(made) else { break };
            let _ = self.take(option);
        }
        self.deeds.len() - before
    }

    /// The option that means the same as a choice that was made.
    fn same(&self, made: &Made) -> Option<usize> {
        let now = self.session.now();
        let by = if let engine::Step::Choose(seat) = now.due { Some(seat.0) } else { None };
        if by != made.by || matches!(now.due, engine::Step::Over(_)) {
            return None;
        }
        now.options.iter().enumerate().position(|(at, shown)| {
            let piece = self.session.details(at).thing.and_then(|thing| self.pieces.identity(thing));
            match (piece, made.piece) {
                (None, None) => shown.key == made.key && (by.is_none() || shown.text == made.text),
                (Some(now), Some(then)) => now == then && numberless(&shown.key) == numberless(&made.key),
                (Some(_), None) | (None, Some(_)) => false,
            }
        })
    }

    /// Make choices with these keys, as those of a saved game are; as many as are on offer, and how many these are.
    pub fn follow<'k>(&mut self, keys: impl IntoIterator<Item = &'k str>) -> usize {
        let before = self.deeds.len();
        for key in keys {
            let now = self.session.now();
            let Some(option) = now.options.iter().position(|shown| shown.key == key) else { break };
            let _ = self.take(option);
        }
        self.deeds.len() - before
    }
}

/// A key without the numbers in it: which piece is meant is known apart from it.
fn numberless(key: &str) -> Vec<&str> {
    key.split(' ').filter(|word| word.parse::<u32>().is_err()).collect()
}
