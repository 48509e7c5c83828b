//! Where a figure can end its move, and whom it could attack from there.
//! What that is worth is counted elsewhere.

use super::foe::Foe;
use super::view::View;
use crate::own::ban;
use engine::game::Side;
use engine::world::FigureId;
use tiles::board::Covered;
use tiles::{Cover, Pose, Reach, SpaceId, Spaces};

/// A place where the figure can end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub(super) space: SpaceId,
    pub(super) turned: bool,
    /// Movement points to come there.
    pub(super) cost: u8,
    /// What it is worth to stand there when the activation ends.
    pub(super) stand: i32,
}

/// From a spot a foe can be attacked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contact {
    pub(super) spot: u16,
    pub(super) foe: u8,
    pub(super) range: u8,
    pub(super) cover: bool,
}

/// The spots and contacts of one figure. Buffers are kept.
#[derive(Debug, Default)]
pub(super) struct Scout {
    reach: Reach,
    pub(super) spots: Vec<Stand>,
    pub(super) contacts: Vec<Contact>,
}

impl Scout {
    /// All places within so many points. The first one is where the figure stands, if it may stay there.
    pub(super) fn survey(&mut self, view: &View<'_>, id: FigureId, points: u8) {
        let board = &view.table.board;
        let figure = &view.st.world.figures()[id];
        let gait = view.game.gait(figure.kind);
        let crowd = view.game.crowd(view.st, id);
        let from = view.st.world.pose(view.table, id);
        self.reach.flood(board, view.st.world.closed(), gait, from, points, &crowd);
        self.spots.clear();
        self.spots.extend(self.reach.ends().filter_map(|(pose, cost)| {
            let space = board.space_at(pose.at)?;
            Some(Stand { space, turned: pose.turned, cost, stand: 0 })
        }));
    }

    /// What it costs to pass a space, if that is possible.
    pub(super) fn cost(&self, view: &View<'_>, space: SpaceId) -> Option<u8> {
        self.reach.cost(Pose::new(view.table.board.cell(space)))
    }

    /// The first step on the way to a place.
    pub(super) fn first_step(
        &self,
        view: &View<'_>,
        space: SpaceId,
        turned: bool,
    ) -> Option<(SpaceId, bool)> {
        let board = &view.table.board;
        let way = self.reach.path(Pose { at: board.cell(space), turned })?;
        let pose = way.first()?;
        Some((board.space_at(pose.at)?, pose.turned))
    }

    /// Whom the figure could attack from which spot within a range.
    pub(super) fn meet(&mut self, view: &View<'_>, id: FigureId, foes: &[Foe], range: u8) {
        self.contacts.clear();
        let board = &view.table.board;
        let figures = view.st.world.figures();
        let footprint = view.table.kind(figures[id].kind).footprint;
        let mut others = figures.of(Side::Marines).union(figures.of(Side::Invader));
        for space in view.st.world.spaces_under(view.table, id).iter() {
            others.remove(*space);
        }
        for (number, foe) in foes.iter().enumerate() {
            let mut between = others;
            if !foe.large {
                between.remove(foe.spaces[0]);
            }
            for (spot, place) in self.spots.iter().enumerate() {
                let contact = if footprint.is_large() {
                    contact(view, &board.under(footprint, place.space, place.turned), foe, range, &between)
                } else {
                    contact(view, &[place.space], foe, range, &between)
                };
                if let Some((range, cover)) = contact {
                    self.contacts.push(Contact { spot: spot as u16, foe: number as u8, range, cover });
                }
            }
        }
    }
}

/// Range and cover of a foe that is seen from some spaces within a range.
pub(super) fn contact(
    view: &View<'_>,
    from: &[SpaceId],
    foe: &Foe,
    range: u8,
    figures: &Spaces,
) -> Option<(u8, bool)> {
    let (nearest, seen) = distance(view, from, &foe.spaces);
    if nearest > range || !seen {
        return None;
    }
    let to = foe.spaces[0];
    let cover = !foe.large
        && !view.st.world.forbids(ban::COVER)
        && from.iter().map(|f| view.ground.cover(*f, to, figures)).max().unwrap_or(Cover::Unseen)
            != Cover::Open;
    Some((nearest, cover))
}

/// The shortest range between two groups of spaces, and whether any of them sees any.
pub(super) fn distance(view: &View<'_>, from: &[SpaceId], to: &Covered) -> (u8, bool) {
    let (mut nearest, mut seen) = (u8::MAX, false);
    for space in to.iter() {
        let (ranges, sight) = (view.ground.ranges(*space), view.ground.in_sight(*space));
        for f in from {
            nearest = nearest.min(ranges[usize::from(f.0)]);
            seen |= sight.has(*f);
        }
    }
    (nearest, seen)
}
