//! What a mission must provide for a game of DOOM (2016): the table, and who brings what. The crate that owns mission
//! files makes it from one.

use super::brought::{Brought, Pick};
use super::content::{ClassId, Content, SetId};
use engine::table::Table;
use std::sync::Arc;

/// A mission laid out for a number of marines.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Board, places, names; `Table::kinds` must come from [`Content::figure_kinds`].
    pub table: Table,
    /// The box, with whatever the mission adds to it.
    pub content: Arc<Content>,
    /// Two different starting weapon sets for each marine, by seat.
    pub loadouts: Vec<[SetId; 2]>,
    /// The class of each marine, by seat, if there is one.
    pub classes: Vec<Option<ClassId>>,
    /// The invasion card: its position in `Content::invasions`.
    pub invasion: usize,
    /// It lies face up: everybody knows it.
    pub invasion_shown: bool,
    /// The event sets shuffled together: positions in `Content::event_sets`.
    pub event_sets: Vec<u8>,
    /// The frag limit.
    pub frag_limit: u8,
    /// What of this the players choose, in this order, before the game begins; what stands above is not used for it.
    pub left: Vec<Pick>,
}

impl Setup {
    /// What everybody brings; what is left to the players is missing.
    pub(crate) fn brought(&self) -> Brought {
        let mut brought = Brought {
            weapons: self.loadouts.iter().map(|sets| (*sets).into()).collect(),
            classes: self.classes.clone(),
            invasion: Some(self.invasion),
            event_sets: self.event_sets.clone(),
        };
        for pick in &self.left {
            match *pick {
                Pick::Weapon(seat) => brought.weapons[usize::from(seat)].clear(),
                Pick::Class(seat) => brought.classes[usize::from(seat)] = None,
                Pick::Invasion => brought.invasion = None,
                Pick::EventSet => brought.event_sets.clear(),
            }
        }
        brought
    }
}
