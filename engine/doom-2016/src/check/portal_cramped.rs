//! M026: a portal with no room for what it brings.

use crate::Content;
use crate::content::{Group, Invasion};
use crate::own::Tier;
use crate::settings::Settings;
use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};
use tiles::{Board, Cell, DoorSet, Footprint, Pose, SpaceId};
use words::Text;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M026"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let Some(content) = Content::of(mission.content) else { return };
    let settings = Settings::of(mission.own);
    let left = settings.leaves_invasion();
    let invasions: Vec<&Invasion> = if left {
        content.invasions.iter().collect()
    } else {
        content.invasion(&settings.invasion).into_iter().collect()
    };
    let board = mission.board;
    for (index, portal) in mission.pieces_of("portal") {
        let Some(tier) = portal.lying.kind.number(portal.lying.sort) else { continue };
        let Some(space) = portal.space else { continue };
        let ground = board.ground(DoorSet::default());
        let mut around = vec![space];
        around.extend(ground.neighbours(space).iter().map(|next| next.space));
        let too_large = invasions.iter().find_map(|card| {
            let groups = card.groups(Tier::of(tier)).iter();
            let why = groups.into_iter().find_map(|group| cramped(board, content, group, &around))?;
            Some((card, why))
        });
        let Some((card, why)) = too_large else { continue };
        let message = if left {
            text("m026-message-with").with("card", card.name.as_str())
        } else {
            text("m026-message")
        };
        let message = message.with("portal", portal.called.clone()).with("why", why);
        let help = text("m026-help").with("tier", portal.lying.sort);
        out.push(Finding::about([index], message, help));
    }
}

/// Why a group cannot be placed as a whole.
fn cramped(board: &Board, content: &Content, group: &Group, around: &[SpaceId]) -> Option<Text> {
    let figures: u8 = group.figures.iter().map(|some| some.count).sum();
    if usize::from(figures) > around.len() {
        return Some(text("m026-too-many").with("figures", figures).with("spaces", around.len()));
    }
    group.figures.iter().find_map(|some| {
        let demon = content.demons.iter().find(|demon| demon.id == some.demon)?;
        (!around.iter().any(|space| fits_over(board, demon.gait().footprint, *space)))
            .then(|| text("m026-too-large").with("demon", demon.name.as_str()))
    })
}

/// Is there a place for a base that covers a space?
fn fits_over(board: &Board, base: Footprint, space: SpaceId) -> bool {
    let cell = board.cell(space);
    [false, true].into_iter().any(|turned| {
        let (w, h) = Pose { at: cell, turned }.size(base);
        (0..i16::from(w)).flat_map(|dx| (0..i16::from(h)).map(move |dy| (dx, dy))).any(|(dx, dy)| {
            let at = Cell::new(cell.x.saturating_sub(dx), cell.y.saturating_sub(dy));
            board.covered(base, Pose { at, turned }, DoorSet::default()).is_some()
        })
    })
}
