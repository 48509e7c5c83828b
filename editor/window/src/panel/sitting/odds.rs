//! The odds of the attacks on offer. What can be counted is there at once; where scripts or cards change an attack it is played many
//! times, beside the window, and its odds appear a moment later.

use super::{Message, Table};
use crate::work;
use iced::Task;
use missions::odds::Odds;
use std::collections::BTreeMap;

/// Which version of the game, and after how many choices. A choice that was undone belongs to another version.
pub(crate) type Moment = (u64, usize);

/// The odds that were played for a moment of the game, by the keys of the choices.
#[derive(Debug, Default)]
pub(super) struct Played {
    moment: Moment,
    odds: BTreeMap<String, Odds>,
}

impl Table {
    /// The moment the game has come to.
    fn now(&self) -> Moment {
        (self.version, self.sitting.deeds().len())
    }

    /// The odds of the attacks on offer, as far as they are known, by the keys of the choices.
    pub(super) fn known_odds(&self) -> BTreeMap<String, Odds> {
        let session = self.sitting.session();
        let options = session.now().options.into_iter().enumerate();
        let counted = options.filter_map(|(at, shown)| Some((shown.key, session.odds_at_once(at)?)));
        let mut known: BTreeMap<String, Odds> = counted.collect();
        if self.played.moment == self.now() {
            known.extend(self.played.odds.clone());
        }
        known
    }

    /// Attacks whose odds take a moment are played beside the window.
    pub(super) fn play_odds(&self) -> Task<Message> {
        let known = self.played.moment == self.now() && !self.played.odds.is_empty();
        let wanted = self.is_ours() && self.cover.is_none() && !known;
        let Some(later) = wanted.then(|| self.sitting.session().odds_later()).flatten() else {
            return Task::none();
        };
        let now = self.now();
        Task::perform(work::aside(later), move |odds| Message::Odds(now, odds))
    }

    /// They are there.
    pub(super) fn hear_odds(&mut self, moment: Moment, odds: Vec<(String, Odds)>) {
        if moment == self.now() {
            self.played = Played { moment, odds: odds.into_iter().collect() };
            self.look();
        }
    }
}
