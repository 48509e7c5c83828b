//! What a table offers and knows, for tests. What a person sees of it is built by the other files of this folder.

use super::hint::Asked;
use super::{Table, offers};
use engine::Seat;
use missions::sitting::{Hint, Role};
use missions::ways::Way;

impl Table {
    /// All keys that choices can have, in their order.
    pub(crate) fn keys() -> impl Iterator<Item = char> {
        (0..).map_while(offers::key_of)
    }

    /// The choices that are listed: the key of each, if there is one left for it, and its name.
    pub(crate) fn choices(&self) -> Vec<(Option<char>, String)> {
        let listed = self.listed().into_iter().enumerate();
        listed.map(|(number, offer)| (offers::key_of(number), offer.key.clone())).collect()
    }

    /// The names of the choices that are steps on the map.
    pub(crate) fn steps(&self) -> Vec<String> {
        let offers = self.view.offers.iter();
        offers.filter(|offer| self.is_step(offer)).map(|offer| offer.key.clone()).collect()
    }

    /// The names of the choices that pass or end something.
    pub(crate) fn passes(&self) -> Vec<String> {
        let ends = |offer: &&missions::sitting::Offer| matches!(offer.role, Role::Pass | Role::End);
        self.view.offers.iter().filter(ends).map(|offer| offer.key.clone()).collect()
    }

    /// Where the figure can walk.
    pub(crate) fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// The seat that has to show that it is there.
    pub(crate) const fn cover_of(&self) -> Option<Seat> {
        self.cover
    }

    /// Grows whenever bots begin to think.
    pub(crate) const fn version(&self) -> u64 {
        self.version
    }

    /// What stands on the face of a card of the seat at the window, by the name of the card.
    pub(crate) fn face(&self, card: &str) -> Option<&str> {
        self.faces.get(card).map(String::as_str)
    }

    /// What the button says that takes something back.
    pub(crate) fn back_words(&self) -> String {
        self.back_button().0
    }

    /// The hint, and how many steps of it are shown.
    pub(crate) fn hint_shown(&self) -> Option<(&Hint, u8)> {
        match &self.hint {
            Asked::Shown(hint, step) => Some((&**hint, *step)),
            Asked::Not | Asked::Waits | Asked::None => None,
        }
    }
}
