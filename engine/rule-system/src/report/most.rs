//! The most figures of a kind at once.

/// The most figures of a kind that stood on the map at the end of a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Most {
    /// So many.
    pub figures: u8,
    /// In so many games.
    pub games: u32,
    /// As many as the box has.
    pub box_has: u8,
}

impl Most {
    /// A game in which so many stood on the map.
    pub(crate) const fn add(&mut self, figures: u8) {
        if figures > self.figures {
            self.figures = figures;
            self.games = 0;
        }
        if figures == self.figures {
            self.games += 1;
        }
    }

    /// Did a game need the whole box?
    #[must_use]
    pub const fn is_at_limit(self) -> bool {
        self.figures >= self.box_has
    }
}
