//! Sight and cover between places (rulings 4 and 5).

use super::Setting;
use crate::sight;
use tiles::{Cover, DoorId, Explanation, Obstacle, SightPolicy, SpaceId};

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
    /// Is a place seen, and what is in the way? With `cover` figures count also where they only give cover.
    #[must_use]
    pub fn sight(&self, to: SpaceId, cover: bool) -> Sight {
        let (own, targets) = (self.own(), self.under(to));
        let (board, past) = (self.board(), self.world.sight(self.table).lifting(&own, &targets));
        let past = if cover { past } else { past.leaving_cover_aside() };
        // A figure covers a space at least; should it not, the spaces asked about are meant.
        let best = sight::best(&past, &own, &targets);
        let (from, target, why) = best.unwrap_or_else(|| (self.from, to, past.explain(self.from, to)));
        let by_centres = matches!(board.sight(), SightPolicy::CentreToCentre(_));
        let centres = by_centres.then(|| past.obstacle(from, target));
        let large = self.is_large(to);
        let mut sight = Sight { from, to: target, why, large, centres, door: None };
        if !sight.is_seen() {
            sight.door = self.door_that_helps(|closed| past.on(board.ground(closed)).sees(from, target));
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
            let under = self.under(space);
            let past = self.world.sight(self.table).lifting(&own, &under);
            match past.best_cover(&own, &[space]) {
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
