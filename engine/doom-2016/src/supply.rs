//! What the box has of tokens, and how many of them are left. Figures and argent are counted where they are placed;
//! markers are scraps of paper of the players and never run out.

use super::Doom2016;
use super::state::State;
use super::words::text;
use crate::own::{HEALTH_PACK, WEAPON};
use engine::world::TokenKind;
use words::Text;

impl Doom2016 {
    /// How many tokens of a kind the box has; `None` for what never runs out.
    pub(super) fn stock_of(&self, kind: TokenKind) -> Option<u8> {
        let content = self.content();
        match kind {
            TokenKind::Objective => Some(content.stock.objective_tokens),
            TokenKind::Item(HEALTH_PACK, _) => Some(content.stock.health_packs),
            TokenKind::Item(WEAPON, set) => content.sets.get(usize::from(set)).map(|set| set.tokens),
            TokenKind::Item(..) | TokenKind::Marker(_) => None,
        }
    }

    /// What people call it.
    pub(super) fn token_name(&self, kind: TokenKind) -> Text {
        match kind {
            TokenKind::Item(HEALTH_PACK, _) => text("supply-health-pack"),
            TokenKind::Item(WEAPON, set) => match self.content().sets.get(usize::from(set)) {
                Some(set) => Text::verbatim(set.name.as_str()),
                None => text("supply-weapon"),
            },
            TokenKind::Item(..) => text("supply-token"),
            TokenKind::Objective => text("supply-objective"),
            TokenKind::Marker(word) => Text::verbatim(format!("'{}'", self.table().symbols.word(word))),
        }
    }

    /// How many of them are out: on the map, or weapons taken by marines.
    pub(super) fn tokens_out(&self, st: &State, kind: TokenKind) -> usize {
        let taken = |set: u8| st.marines.iter().flat_map(|m| &m.taken).filter(|t| **t == set).count();
        let on_map = st.world.tokens().iter().filter(|(_, token)| token.kind == kind).count();
        on_map + if let TokenKind::Item(WEAPON, set) = kind { taken(set) } else { 0 }
    }

    /// How many more can be put on the map; `None` where there is no end of them.
    pub(super) fn tokens_left(&self, st: &State, kind: TokenKind) -> Option<usize> {
        self.stock_of(kind).map(|stock| usize::from(stock).saturating_sub(self.tokens_out(st, kind)))
    }

    /// Progress tokens left in the box. Threat tokens are their other side.
    pub(super) fn progress_left(&self, st: &State) -> u8 {
        let out: usize = st.world.tokens().iter().map(|(_, token)| usize::from(token.progress)).sum();
        let stock = usize::from(self.content().stock.progress_tokens);
        stock.saturating_sub(out + usize::from(st.threat)) as u8
    }
}
