//! Where the bases of large demons fit: which of them could cover the space under the pointer, and all spaces one of them
//! can stand on.

use super::super::{Mark, Preview, Tone, ToolView};
use super::asked::{Asked, Who};
use crate::words::say_with;
use rule_system::content::Foe;
use std::collections::BTreeSet;
use tiles::{Cell, Pose};

pub(super) fn preview(asked: &Asked, look: &ToolView<'_>) -> Preview {
    let demons = look.mission.content().foes();
    let large = || demons.iter().filter(|demon| demon.footprint().is_large());
    let shown = match asked.who {
        Who::Demon(at) => demons.get(at),
        Who::There | Who::Marine => large().max_by_key(|demon| demon.footprint().count()),
    };
    let Some(shown) = shown else { return Preview::default() };
    let at = asked.to.unwrap_or(asked.from);
    let says = |demon: &Foe<'_>| {
        let id = if places(demon, look).contains(&at) { "fit-yes" } else { "fit-no" };
        say_with(id, &[("who", demon.name.into())])
    };
    let all = places(shown, look);
    let mut parts = vec![say_with("probe-fit", &[("who", shown.name.into()), ("count", all.len().into())])];
    // One of each size speaks for the others.
    let mut sizes = BTreeSet::new();
    parts.extend(large().filter(|demon| sizes.insert((demon.footprint().w, demon.footprint().h))).map(says));
    let marks = vec![Mark::Cells(all.into_iter().collect(), Tone::Good)];
    Preview { fits: true, marks, words: Some(parts.join("  ·  ")), ..Preview::default() }
}

/// All spaces a base can cover.
fn places(demon: &Foe<'_>, look: &ToolView<'_>) -> BTreeSet<Cell> {
    let (board, base) = (&look.layout.board, demon.footprint());
    let turns: &[bool] = if base.can_rotate() { &[false, true] } else { &[false] };
    let poses = board.spaces().flat_map(|space| {
        let at = board.cell(space);
        turns.iter().map(move |turned| Pose { at, turned: *turned })
    });
    let fits = poses.filter(|pose| board.covered(base, *pose, board.closed_at_start()).is_some());
    fits.flat_map(|pose| pose.cells(base).collect::<Vec<Cell>>()).collect()
}
