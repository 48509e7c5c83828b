//! Sight and cover between places (rulings 4 and 5).

use super::Setting;
use crate::sight;
use tiles::{Cover, DoorId, Explanation, Obstacle, SightPolicy, SpaceId, Spaces};

/// Of two places the pair of spaces under their figures that serves the first one best.
pub struct Sight {
    /// From this space.
    pub from: SpaceId,
    /// To this one.
    pub to: SpaceId,
    /// What is in the way, line by line.
    pub why: Explanation,
    /// A large figure stands there: it never has cover.
    pub large: bool,
    /// Where one line from centre to centre decides: what is in its way.
    pub centres: Option<Option<Obstacle>>,
    /// If it is not seen: the door whose opening alone is enough.
    pub door: Option<DoorId>,
}

impl Sight {
    /// Is it seen?
    #[must_use]
    pub fn is_seen(&self) -> bool {
        match self.centres {
            Some(obstacle) => obstacle.is_none(),
            None => self.why.cover != Cover::Unseen,
        }
    }
}

impl Setting<'_> {
    /// Is a place seen, and what is in the way? With `cover` other figures count as well.
    #[must_use]
    pub fn sight(&self, to: SpaceId, cover: bool) -> Sight {
        let (own, targets) = (self.own(), self.under(to));
        let figures =
            if cover { self.others(&[own.clone(), targets.clone()].concat()) } else { Spaces::EMPTY };
        let (board, ground) = (self.board(), self.ground());
        // A figure covers a space at least; should it not, the spaces asked about are meant.
        let best = sight::best(ground, &own, &targets, &figures);
        let (from, target, why) =
            best.unwrap_or_else(|| (self.from, to, ground.explain(self.from, to, &figures)));
        let by_centres = matches!(board.sight(), SightPolicy::CentreToCentre(_));
        let centres = by_centres.then(|| ground.obstacle(from, target, &Spaces::EMPTY));
        let large = self.is_large(to);
        let mut sight = Sight { from, to: target, why, large, centres, door: None };
        if !sight.is_seen() {
            sight.door = self.door_that_helps(|closed| board.ground(closed).sees(from, target));
        }
        sight
    }

    /// Every other space that is seen, and whether a figure there has cover.
    pub fn seen(&self) -> impl Iterator<Item = (SpaceId, Cover)> {
        let own = self.own();
        let spaces = self.board().spaces().filter({
            let own = own.clone();
            move |space| !own.contains(space)
        });
        spaces.filter_map(move |space| {
            let figures = self.others(&[own.clone(), self.under(space)].concat());
            let cover = own.iter().map(|from| self.ground().cover(*from, space, &figures)).max();
            match cover.unwrap_or(Cover::Unseen) {
                Cover::Unseen => None,
                Cover::Cover if self.is_large(space) => Some((space, Cover::Open)),
                seen => Some((space, seen)),
            }
        })
    }

    fn is_large(&self, space: SpaceId) -> bool {
        self.standing(space).is_some_and(|id| self.world.footprint(self.table, id).is_large())
    }
}
