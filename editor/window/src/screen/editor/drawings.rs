//! Small pictures of tiles and pieces, what they were painted of, and pictures of the person's own cardboard.

use super::Message;
use super::cardboard::Cardboard;
use crate::thumbnail::{self, Thumbnails};
use crate::work;
use iced::Task;
use missions::{ContentFile, Mission};
use std::collections::BTreeMap;
use std::sync::Arc;
use tiles::TileNumber;

/// The pictures of a mission.
pub(super) struct Drawings {
    pub(super) thumbnails: Thumbnails,
    pub(super) cardboard: Cardboard,
    /// The sheets of tiles of which they are painted.
    sheets: BTreeMap<TileNumber, String>,
    /// The mission's own cards of which they are painted.
    cards: BTreeMap<ContentFile, String>,
}

impl Drawings {
    pub(super) fn of(mission: &Mission) -> Self {
        let (sheets, cards) = (mission.own_tiles().clone(), mission.content_files().clone());
        Self { thumbnails: Thumbnails::default(), cardboard: Cardboard::default(), sheets, cards }
    }

    /// Takes over the pictures of the same mission before it was read again.
    pub(super) fn continue_from(&mut self, before: &mut Self) {
        self.thumbnails = std::mem::take(&mut before.thumbnails);
        self.cardboard = std::mem::take(&mut before.cardboard);
    }

    /// Paints all small pictures again.
    pub(super) fn paint(mission: &Arc<Mission>) -> Task<Message> {
        let mission = Arc::clone(mission);
        Task::perform(work::aside(move || thumbnail::paint(&mission)), Message::Painted)
    }

    /// Paints the pieces again if the mission's own cards have changed.
    pub(super) fn cards_changed(&mut self, mission: &Arc<Mission>) -> Task<Message> {
        if self.cards == *mission.content_files() {
            return Task::none();
        }
        self.cards.clone_from(mission.content_files());
        let mission = Arc::clone(mission);
        Task::perform(work::aside(move || thumbnail::paint_pieces(&mission)), Message::Repainted)
    }

    /// Paints the tiles again whose sheets have changed; `None` if none has.
    pub(super) fn sheets_changed(&mut self, mission: &Arc<Mission>) -> Option<Task<Message>> {
        let sheets = mission.own_tiles();
        if self.sheets == *sheets {
            return None;
        }
        let numbers = self.sheets.keys().chain(sheets.keys());
        let changed =
            numbers.filter(|number| self.sheets.get(number) != sheets.get(number)).copied().collect();
        self.sheets.clone_from(sheets);
        let mission = Arc::clone(mission);
        let paint = move || thumbnail::paint_some(&mission, changed);
        Some(Task::perform(work::aside(paint), Message::Repainted))
    }
}
