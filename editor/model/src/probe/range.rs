//! Distances as attacks and abilities count them (ruling 6).

use super::Setting;
use tiles::{DoorId, SpaceId};

/// The geometry counts this far; it means cut off.
const CUT_OFF: u8 = u8::MAX;

/// The distance between two places: between the nearest spaces under their figures.
pub struct Range {
    /// From this space.
    pub from: SpaceId,
    /// In spaces; `None` if walls and closed doors cut them off from each other.
    pub far: Option<u8>,
    /// The spaces on the way, the last one included.
    pub way: Vec<SpaceId>,
    /// If they are cut off: the door whose opening alone is enough, and the distance then.
    pub door: Option<(DoorId, u8)>,
}

impl Setting<'_> {
    /// The distance to a single space; `None` if it is cut off.
    #[must_use]
    pub fn range_to(&self, space: SpaceId) -> Option<u8> {
        self.nearest(space).1
    }

    /// The distance to a place.
    #[must_use]
    pub fn range(&self, to: SpaceId) -> Range {
        let all = self.under(to).into_iter().map(|target| (target, self.nearest(target)));
        let best = all.min_by_key(|(_, (_, far))| far.unwrap_or(CUT_OFF));
        let (target, (from, far)) = best.unwrap_or((to, (self.from, None)));
        let door = far.is_none().then(|| {
            let range = |closed| self.board().ground(closed).range(from, target);
            let door = self.door_that_helps(|closed| range(closed) < CUT_OFF)?;
            Some((door, range(self.world.closed().without(door))))
        });
        let way = if far.is_some() { self.back(from, target) } else { Vec::new() };
        Range { from, far, way, door: door.flatten() }
    }

    fn nearest(&self, to: SpaceId) -> (SpaceId, Option<u8>) {
        let ground = self.ground();
        let own = self.own().into_iter().map(|from| (from, ground.range(from, to)));
        let (from, far) = own.min_by_key(|(_, far)| *far).unwrap_or((self.from, CUT_OFF));
        (from, Some(far).filter(|far| *far < CUT_OFF))
    }

    /// Any way that gets nearer with every step, found from its end.
    fn back(&self, from: SpaceId, target: SpaceId) -> Vec<SpaceId> {
        let ground = self.ground();
        let (mut at, mut way) = (target, Vec::new());
        while at != from {
            way.push(at);
            let here = ground.range(from, at);
            let back = ground.neighbours(at).iter().find(|next| ground.range(from, next.space) < here);
            at = back.map_or(from, |next| next.space);
        }
        way.reverse();
        way
    }
}
