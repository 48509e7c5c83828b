//! Where a figure can end its move, and whom it could attack from there.
//! What that is worth is counted elsewhere.

use super::foe::Foe;
use super::view::View;
use crate::own::ban;
use arrayvec::ArrayVec;
use engine::world::FigureId;
use std::cell::Cell;
use tiles::board::{Covered, MAX_COVERED};
use tiles::{Cover, Ground, Pose, Reach, Seen, Sight, SpaceId};

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
#[derive(Clone, Debug)]
pub(super) struct Contact {
    pub(super) spot: u16,
    pub(super) foe: u8,
    pub(super) range: u8,
    /// Is the foe in cover? Found out when somebody asks ([`Scout::cover`]): lines are dear, and few contacts matter.
    cover: Cell<Option<bool>>,
}

/// The spots and contacts of one figure. Buffers are kept.
#[derive(Debug, Default)]
pub(super) struct Scout {
    reach: Reach,
    pub(super) spots: Vec<Stand>,
    pub(super) contacts: Vec<Contact>,
    /// The spaces of a large base on each of the spots; nothing for a small one.
    bases: Vec<Covered>,
    /// The spaces under the figure that is looked for, where it stands now.
    own: ArrayVec<SpaceId, MAX_COVERED>,
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
        self.bases.clear();
        let spots = &mut self.spots;
        self.reach.each_end(board, |space, turned, cost| spots.push(Stand { space, turned, cost, stand: 0 }));
        if gait.footprint.is_large() {
            let base = |spot: &Stand| board.under(gait.footprint, spot.space, spot.turned);
            self.bases.extend(self.spots.iter().map(base));
        }
    }

    /// The spaces the figure covers on a spot.
    pub(super) fn under(&self, spot: usize) -> &[SpaceId] {
        match self.bases.get(spot) {
            Some(base) => base,
            None => std::slice::from_ref(&self.spots[spot].space),
        }
    }

    /// What it costs to pass a space, if that is possible.
    pub(super) fn cost(&self, view: &View<'_>, space: SpaceId) -> Option<u8> {
        self.reach.cost(Pose::new(view.table.board.cell(space)))
    }

    /// The way to a place: where the figure stands after each step.
    pub(super) fn way(&self, view: &View<'_>, space: SpaceId, turned: bool) -> Vec<(SpaceId, bool)> {
        let board = &view.table.board;
        let way = self.reach.path(Pose { at: board.cell(space), turned }).unwrap_or_default();
        way.iter().filter_map(|pose| Some((board.space_at(pose.at)?, pose.turned))).collect()
    }

    /// The same backwards, into a buffer: the first step comes last.
    pub(super) fn way_back(
        &self,
        view: &View<'_>,
        space: SpaceId,
        turned: bool,
        way: &mut Vec<(SpaceId, bool)>,
    ) {
        let board = &view.table.board;
        way.clear();
        let pose = Pose { at: board.cell(space), turned };
        let there = self.reach.back_from(pose, |pose| {
            way.extend(board.space_at(pose.at).map(|space| (space, pose.turned)));
        });
        if there.is_none() {
            way.clear();
        }
    }

    /// Whom the figure could attack from which spot within a range.
    pub(super) fn meet(&mut self, view: &View<'_>, id: FigureId, foes: &[Foe], range: u8) {
        self.contacts.clear();
        self.own.clear();
        self.own.extend(view.st.world.spaces_under(view.table, id).iter().copied());
        let small = self.bases.is_empty();
        for (foe, target) in (0..).zip(foes) {
            let sight = view.sight.lifting(&self.own, &target.spaces);
            if let ([to], true) = (&target.spaces[..], small) {
                let (ranges, seen) = (view.ground.ranges(*to), sight.seen_from(*to));
                for (spot, place) in self.spots.iter().enumerate() {
                    let nearest = ranges[usize::from(place.space.0)];
                    if nearest <= range && seen.has(place.space) {
                        let cover = Cell::new(None);
                        self.contacts.push(Contact { spot: spot as u16, foe, range: nearest, cover });
                    }
                }
                continue;
            }
            let lookout = Lookout::new(view.ground, &sight, &target.spaces);
            for spot in 0..self.spots.len() {
                let (nearest, seen) = lookout.distance(self.under(spot));
                if nearest <= range && seen {
                    let cover = Cell::new(None);
                    self.contacts.push(Contact { spot: spot as u16, foe, range: nearest, cover });
                }
            }
        }
    }

    /// Has the foe cover from the spot?
    pub(super) fn cover(&self, view: &View<'_>, contact: &Contact, foe: &Foe) -> bool {
        contact.cover.get().unwrap_or_else(|| {
            let cover = !foe.large && !view.st.world.forbids(ban::COVER) && {
                let to = [foe.spaces[0]];
                let sight = view.sight.lifting(&self.own, &to);
                sight.best_cover(self.under(usize::from(contact.spot)), &to) != Cover::Open
            };
            contact.cover.set(Some(cover));
            cover
        })
    }
}

/// Ranges and sight from the spaces of one figure, for many distances to it.
struct Lookout<'a>(ArrayVec<(&'a [u8], Seen<'a>), MAX_COVERED>);

impl<'a> Lookout<'a> {
    fn new(ground: &'a Ground, sight: &'a Sight<'a>, spaces: &Covered) -> Self {
        Self(spaces.iter().map(|space| (ground.ranges(*space), sight.seen_from(*space))).collect())
    }

    /// The shortest range from these spaces, and whether any of them is seen.
    #[inline]
    fn distance(&self, from: &[SpaceId]) -> (u8, bool) {
        let (mut nearest, mut seen) = (u8::MAX, false);
        for (ranges, sees) in &self.0 {
            for f in from {
                nearest = nearest.min(ranges[usize::from(f.0)]);
                seen |= sees.has(*f);
            }
        }
        (nearest, seen)
    }
}

/// The shortest range between two groups of spaces, and whether any of them sees any.
pub(super) fn distance(view: &View<'_>, from: &[SpaceId], to: &Covered) -> (u8, bool) {
    let sight = view.sight.lifting(from, to);
    let (mut nearest, mut seen) = (u8::MAX, false);
    for space in to.iter() {
        let (ranges, sees) = (view.ground.ranges(*space), sight.seen_from(*space));
        for f in from {
            nearest = nearest.min(ranges[usize::from(f.0)]);
            seen |= sees.has(*f);
        }
    }
    (nearest, seen)
}
