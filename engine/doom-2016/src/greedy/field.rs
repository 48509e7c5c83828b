//! How far it is from everywhere to the nearest of some spaces, on foot: closed doors, teleporters and difficult ground
//! counted, figures not. Kept until something that matters changes.

use super::view::View;
use crate::own::{Pieces2016, ban};
use engine::game::Side;
use tiles::{DoorSet, SpaceId, Spaces};

/// No way.
pub(super) const FAR: u8 = u8::MAX;

/// What a closed door costs one who may open it, and one who may not but hopes.
const DOOR: u8 = 1;
const BARRED_DOOR: u8 = 8;

/// Distances to the nearest goal, by space.
#[derive(Debug, Default)]
pub(super) struct Field {
    distance: Vec<u8>,
    /// Spaces to be spread from, by distance.
    rings: Vec<Vec<u16>>,
    /// What the distances hold for.
    known: Option<Known>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    goals: Vec<(SpaceId, u8)>,
    closed: DoorSet,
    links: Spaces,
    door: u8,
    crosses_barriers: bool,
}

impl Field {
    /// Make it hold for these goals, each with a distance to begin from. `crosses_barriers` is for those who pass red lines.
    pub(super) fn aim(&mut self, view: &View<'_>, goals: &[(SpaceId, u8)], crosses_barriers: bool) {
        let closed = view.st.world.closed();
        let marine = view.side == Side::Marines;
        let teleports = marine && !view.st.world.forbids(ban::TELEPORT);
        let links = if teleports { view.st.world.active_teleporters(view.table) } else { Spaces::EMPTY };
        let door = if marine || !view.st.world.forbids(ban::DEMONS_OPEN_DOORS) { DOOR } else { BARRED_DOOR };
        if let Some(known) = &self.known
            && known.goals == goals
            && (known.closed, known.door, known.crosses_barriers) == (closed, door, crosses_barriers)
            && known.links == links
        {
            return;
        }
        // The old list of goals is used again: no allocation once it has grown.
        let mut list = self.known.take().map_or_else(Vec::new, |known| known.goals);
        list.clear();
        list.extend_from_slice(goals);
        let known = Known { goals: list, closed, links, door, crosses_barriers };
        self.spread(view, &known);
        self.known = Some(known);
    }

    /// The distance from a space; [`FAR`] without a way.
    pub(super) fn from(&self, space: SpaceId) -> u8 {
        self.distance.get(usize::from(space.0)).copied().unwrap_or(FAR)
    }

    fn spread(&mut self, view: &View<'_>, known: &Known) {
        let board = &view.table.board;
        self.distance.clear();
        self.distance.resize(board.len(), FAR);
        self.rings.resize_with(usize::from(FAR) + 1, Vec::new);
        for (space, from) in &known.goals {
            self.reach(*space, *from);
        }
        let open = board.ground(DoorSet::default());
        let mut linked = false;
        for ring in 0..FAR {
            let mut at = 0;
            while let Some(space) = self.rings[usize::from(ring)].get(at).copied().map(SpaceId) {
                at += 1;
                if self.from(space) != ring {
                    continue;
                }
                let on = ring + 1 + u8::from(!known.crosses_barriers && board.space(space).difficult);
                let mut near = view.ground.neighbours(space).iter().peekable();
                for next in open.neighbours(space) {
                    let step =
                        near.next_if(|n| n.dir == next.dir).is_some_and(|n| n.step || known.crosses_barriers);
                    if step {
                        self.reach(next.space, on);
                    } else if next.step {
                        // A door is opened from a space at it: round its corner one has to go there first.
                        let corner = u8::from(next.dir as u8 % 2 == 1);
                        self.reach(next.space, on.saturating_add(known.door + corner));
                    }
                }
                if !linked && known.links.has(space) {
                    linked = true;
                    for link in known.links.iter() {
                        self.reach(link, on);
                    }
                }
            }
            self.rings[usize::from(ring)].clear();
        }
    }

    fn reach(&mut self, space: SpaceId, distance: u8) {
        let slot = &mut self.distance[usize::from(space.0)];
        if distance < *slot {
            *slot = distance;
            self.rings[usize::from(distance)].push(space.0);
        }
    }
}
