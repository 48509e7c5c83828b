//! M026: a portal with no room for what it brings.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use doom_2016::content::Group;
use doom_2016::own::Tier;
use tiles::{DoorSet, Footprint, Pose, SpaceId};

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M026"),
        severity: Severity::Warning,
        title: "A portal has too little room around it",
        text: "Demons are placed on or next to the portal that summons them; those with no room are lost (ruling 16). One \
of the invasion card's groups for this tier is too large for the spaces around this portal, or a large demon \
of it fits nowhere near.\n\n\
Move the portal to a more open place, or give it another tier.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(content) = context.content_2016() else { return };
    let Some(invasion) = content.invasion(&context.settings_2016().invasion) else { return };
    let board = &context.layout.board;
    for (id, portal) in context.pieces_of("portal") {
        let lying = portal.lying(context.mission.system());
        let Some(tier) = lying.and_then(|lying| lying.kind.number(lying.sort)) else { continue };
        let Some(space) = context.layout.space(portal.at) else { continue };
        let ground = board.ground(DoorSet::default());
        let mut around = vec![space];
        around.extend(ground.neighbours(space).iter().map(|next| next.space));
        for group in invasion.groups(Tier::of(tier)) {
            if let Some(why) = cramped(context, group, &around) {
                out.push(
                    CHECK
                        .say(format!("{} has too little room around it: {why}", context.call(id)))
                        .at(Place::Thing(id))
                        .help(format!(
                            "move it to a more open place, or choose another tier than {}",
                            portal.sort
                        )),
                );
                break;
            }
        }
    }
}

/// Why a group cannot be placed as a whole.
fn cramped(context: &Context<'_>, group: &Group, around: &[SpaceId]) -> Option<String> {
    let board = &context.layout.board;
    let figures: u8 = group.figures.iter().map(|some| some.count).sum();
    if usize::from(figures) > around.len() {
        return Some(format!("{figures} demons may come, and there are {} spaces", around.len()));
    }
    group.figures.iter().find_map(|some| {
        let (_, demon) = context.content.foe(&some.demon)?;
        (!around.iter().any(|space| fits_over(board, demon.footprint(), *space)))
            .then(|| format!("a {} fits nowhere near", demon.name))
    })
}

/// Is there a place for a base that covers a space?
fn fits_over(board: &tiles::Board, base: Footprint, space: SpaceId) -> bool {
    let cell = board.cell(space);
    [false, true].into_iter().any(|turned| {
        let (w, h) = Pose { at: cell, turned }.size(base);
        (0..i16::from(w)).flat_map(|dx| (0..i16::from(h)).map(move |dy| (dx, dy))).any(|(dx, dy)| {
            let at = tiles::Cell::new(cell.x.saturating_sub(dx), cell.y.saturating_sub(dy));
            board.covered(base, Pose { at, turned }, DoorSet::default()).is_some()
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_red_portal_in_a_corner_is_told() {
        let portal = |x, y, tier| with_thing(piece_of(x, y, "portal", tier));
        let cramped = portal(-1, 14, "red");
        let _ = fires(
            "M026",
            &cramped,
            "the red portal at -1,14 has too little room around it: 7 demons may come, and there are 5 spaces",
        );
        quiet("M026", &portal(5, 13, "red"));
    }
}
