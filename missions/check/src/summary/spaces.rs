//! Spaces that no marine entered in any game.

use missions_document::layout::Layout;
use missions_document::mission::Mission;
use missions_play::heat::Trace;
use missions_play::report::Report;
use tiles::{Cell, SpaceId};

pub(super) fn not_entered(mission: &Mission, reports: &[&Report]) -> Vec<Cell> {
    let board = Layout::of(mission, mission.catalogue()).board;
    let is_entered = |cell: &Cell| {
        let mut layers = reports.iter().map(|report| report.heat.of(Trace::MarinesEntered));
        layers.any(|layer| layer.contains_key(cell))
    };
    let cells = (0..board.len() as u16).map(|space| board.cell(SpaceId(space)));
    let mut left: Vec<Cell> = cells.filter(|cell| !is_entered(cell)).collect();
    left.sort_unstable_by_key(|cell| (cell.y, cell.x));
    left
}
