//! In how many games things of the mission were used: doors, pieces, tokens, offers, answers and cards.

use engine::Table;
use std::collections::BTreeMap;

/// An offer of a script.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct OfferUse {
    /// What the marines read.
    pub label: String,
    /// In how many games it lay on the table.
    pub offered: u32,
    /// In how many of them a marine took it.
    pub taken: u32,
    /// In how many of them a marine took it so often in one activation that it seems to have no end.
    pub endless: u32,
}

/// A card that designers added.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct AddedUse {
    /// Its name for people.
    pub name: String,
    /// In how many games it was played, or a figure with it stood on the map.
    pub games: u32,
    /// In how many of them each of its abilities was used; none where it is not known.
    pub abilities: Vec<Option<u32>>,
}

/// For each thing on the map, by its number on the table: in how many games it was used.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Uses {
    /// Doors that were opened.
    pub doors: Vec<u32>,
    /// Pieces of the rule system's own that were used, by class.
    pub pieces: Vec<Vec<u32>>,
    /// Tokens of the set-up that were taken, removed, or had something done to them.
    pub tokens: Vec<u32>,
    /// Offers by tag.
    pub offers: BTreeMap<String, OfferUse>,
    /// Handlers of scripts that were called, by script and function.
    pub handlers: BTreeMap<String, BTreeMap<String, u32>>,
    /// Orders of scripts that were given: calls that ask for an effect, by script and line.
    pub orders: BTreeMap<String, BTreeMap<u16, u32>>,
    /// Answers to questions of scripts, by tag and number.
    pub answers: BTreeMap<String, Vec<u32>>,
    /// Cards that marines played, by the name on them.
    pub cards: BTreeMap<String, u32>,
    /// Cards that designers added, by stable name, as far as they came into play.
    pub added: BTreeMap<String, AddedUse>,
}

impl Uses {
    /// Nothing on a table is used yet.
    pub(crate) fn new(table: &Table) -> Self {
        Self {
            doors: vec![0; table.board.door_count()],
            pieces: table.pieces.iter().map(|spots| vec![0; spots.len()]).collect(),
            tokens: vec![0; table.tokens.len()],
            ..Self::default()
        }
    }

    /// Add the games of another report of the same mission (for another number of marines, say).
    pub fn add(&mut self, other: &Self) {
        self.pieces.resize(self.pieces.len().max(other.pieces.len()), Vec::new());
        let lists = [(&mut self.doors, &other.doors), (&mut self.tokens, &other.tokens)];
        for (mine, theirs) in self.pieces.iter_mut().zip(&other.pieces).chain(lists) {
            sum(mine, theirs);
        }
        for (script, theirs) in &other.handlers {
            let mine = self.handlers.entry(script.clone()).or_default();
            for (function, games) in theirs {
                *mine.entry(function.clone()).or_default() += games;
            }
        }
        for (script, theirs) in &other.orders {
            let mine = self.orders.entry(script.clone()).or_default();
            for (line, games) in theirs {
                *mine.entry(*line).or_default() += games;
            }
        }
        for (tag, theirs) in &other.answers {
            sum(self.answers.entry(tag.clone()).or_default(), theirs);
        }
        for (card, games) in &other.cards {
            *self.cards.entry(card.clone()).or_default() += games;
        }
        for (card, theirs) in &other.added {
            let mine = self.added.entry(card.clone()).or_default();
            mine.name.clone_from(&theirs.name);
            mine.games += theirs.games;
            mine.abilities.resize(mine.abilities.len().max(theirs.abilities.len()), Some(0));
            for (mine, theirs) in mine.abilities.iter_mut().zip(&theirs.abilities) {
                *mine = mine.zip(*theirs).map(|(mine, theirs)| mine + theirs);
            }
        }
        for (tag, theirs) in &other.offers {
            let mine = self.offers.entry(tag.clone()).or_default();
            mine.label.clone_from(&theirs.label);
            mine.offered += theirs.offered;
            mine.taken += theirs.taken;
            mine.endless += theirs.endless;
        }
    }
}

/// Add counts to others, which may be fewer.
fn sum(mine: &mut Vec<u32>, theirs: &[u32]) {
    mine.resize(mine.len().max(theirs.len()), 0);
    for (mine, theirs) in mine.iter_mut().zip(theirs) {
        *mine += theirs;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uses_add_up() {
        let offer = |offered, taken| OfferUse { label: "Purge".into(), offered, taken, endless: taken };
        let hound = |games, used| AddedUse {
            name: "Hound".into(),
            games,
            abilities: vec![Some(used), None, Some(0)],
        };
        let uses = |doors: &[u32], offered, taken| Uses {
            doors: doors.to_vec(),
            added: [("hound".to_owned(), hound(offered, taken))].into(),
            offers: [("purge".to_owned(), offer(offered, taken))].into(),
            ..Uses::default()
        };
        let mut all = Uses::default();
        all.add(&uses(&[1, 0], 3, 1));
        all.add(&uses(&[2, 0], 4, 0));
        assert_eq!(all, uses(&[3, 0], 7, 1));
    }
}
