//! What a probe asks: about which space, and for whom.

use crate::probe::{self, NoRoom, Setting};
use crate::tool::ToolView;
use engine::KindId;
use tiles::Cell;

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// The figure that stands there; a marine where none does.
    There,
    /// A marine, put there in place of another figure.
    Marine,
    /// A demon, by its position in the content.
    Demon(usize),
}

/// What is asked about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    pub(super) from: Cell,
    pub(super) to: Option<Cell>,
    pub(super) who: Who,
    pub(super) points: Option<u8>,
}

impl Asked {
    /// The question to the rules; `None` where they are unknown.
    pub(super) fn ask<'a>(&self, look: &ToolView<'a>) -> Option<Result<Setting<'a>, NoRoom>> {
        let from = look.layout.board.space_at(self.from)?;
        let who = match self.who {
            Who::There => probe::Who::There,
            Who::Marine => probe::Who::Kind(KindId(0)),
            Who::Demon(at) => {
                let demons = look.mission.content().foes();
                probe::Who::Kind(look.laid.kind(look.mission, demons.get(at)?.id)?)
            }
        };
        look.laid.ask(look.mission, from, who)
    }

    pub(super) fn setting<'a>(&self, look: &ToolView<'a>) -> Option<Setting<'a>> {
        self.ask(look)?.ok()
    }
}
