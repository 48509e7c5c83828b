//! How far it is from everywhere to the nearest of some spaces, on foot: closed doors, teleporters and difficult ground
//! counted, figures not. Kept until something that matters changes, for those who walk and for those who cross red lines.

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
    /// For those who walk, and for those who cross red lines.
    kept: [Distances; 2],
    /// Which of them it was made to hold for last.
    aimed: usize,
    /// Spaces to be spread from, by distance.
    rings: Vec<Vec<u16>>,
}

/// Distances, and what they hold for.
#[derive(Debug, Default)]
struct Distances {
    distance: Vec<u8>,
    known: Option<Known>,
    /// From space to space, one space after the other: where to, and what it costs. They hold for the doors of `known`.
    steps: Vec<(SpaceId, u8)>,
    /// Where the steps of every space begin; one more entry than spaces.
    starts: Vec<u32>,
    /// What it costs to leave a space.
    costs: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    goals: Vec<(SpaceId, u8)>,
    closed: DoorSet,
    links: Spaces,
    door: u8,
}

impl Field {
    /// Make it hold for these goals, each with a distance to begin from. `crosses_barriers` is for those who pass red lines.
    pub(super) fn aim(&mut self, view: &View<'_>, goals: &[(SpaceId, u8)], crosses_barriers: bool) {
        let closed = view.st.world.closed();
        let marine = view.side == Side::Marines;
        let teleports = marine && !view.st.world.forbids(ban::TELEPORT);
        let links = if teleports { view.st.world.active_teleporters(view.table) } else { Spaces::EMPTY };
        let door = if marine || !view.st.world.forbids(ban::DEMONS_OPEN_DOORS) { DOOR } else { BARRED_DOOR };
        self.aimed = usize::from(crosses_barriers);
        let kept = &mut self.kept[self.aimed];
        if let Some(known) = &kept.known
            && known.goals == goals
            && (known.closed, known.door) == (closed, door)
            && known.links == links
        {
            return;
        }
        let old = kept.known.take();
        if old.as_ref().is_none_or(|known| (known.closed, known.door) != (closed, door)) {
            kept.list_steps(view, door, crosses_barriers);
        }
        // The old list of goals is used again: no allocation once it has grown.
        let mut list = old.map_or_else(Vec::new, |known| known.goals);
        list.clear();
        list.extend_from_slice(goals);
        kept.spread(goals, &links, &mut self.rings);
        kept.known = Some(Known { goals: list, closed, links, door });
    }

    /// The distance from a space; [`FAR`] without a way.
    pub(super) fn from(&self, space: SpaceId) -> u8 {
        self.kept[self.aimed].distance.get(usize::from(space.0)).copied().unwrap_or(FAR)
    }
}

impl Distances {
    /// Work out what every step costs: it matters for as long as the doors stay as they are.
    fn list_steps(&mut self, view: &View<'_>, door: u8, crosses_barriers: bool) {
        let board = &view.table.board;
        let open = board.ground(DoorSet::default());
        self.steps.clear();
        self.starts.clear();
        self.starts.push(0);
        self.costs.clear();
        // All numbers, those of covered spaces as well.
        for space in (0..board.len() as u16).map(SpaceId) {
            let cost = 1 + u8::from(!crosses_barriers && board.space(space).difficult);
            self.costs.push(cost);
            let mut near = view.ground.neighbours(space).iter().peekable();
            for next in open.neighbours(space) {
                let step = near.next_if(|n| n.dir == next.dir).is_some_and(|n| n.step || crosses_barriers);
                if step {
                    self.steps.push((next.space, cost));
                } else if next.step {
                    // A door is opened from a space at it: round its corner one has to go there first.
                    let corner = u8::from(next.dir as u8 % 2 == 1);
                    self.steps.push((next.space, cost + door + corner));
                }
            }
            self.starts.push(self.steps.len() as u32);
        }
    }

    fn spread(&mut self, goals: &[(SpaceId, u8)], links: &Spaces, rings: &mut Vec<Vec<u16>>) {
        let Self { distance, steps, starts, costs, .. } = self;
        distance.clear();
        distance.resize(starts.len() - 1, FAR);
        rings.resize_with(usize::from(FAR) + 1, Vec::new);
        let mut waiting = 0_usize;
        let reach = |distance: &mut [u8], rings: &mut [Vec<u16>], space: SpaceId, far: u8| {
            let slot = &mut distance[usize::from(space.0)];
            if far < *slot {
                *slot = far;
                rings[usize::from(far)].push(space.0);
                1
            } else {
                0
            }
        };
        for (space, from) in goals {
            waiting += reach(distance, rings, *space, *from);
        }
        let mut linked = links.is_empty();
        for ring in 0..FAR {
            if waiting == 0 {
                break;
            }
            // Every step costs something: nothing is added to a ring while it is spread from.
            let mut spaces = std::mem::take(&mut rings[usize::from(ring)]);
            waiting -= spaces.len();
            for space in spaces.drain(..).map(SpaceId) {
                let at = usize::from(space.0);
                if distance[at] != ring {
                    continue;
                }
                for (next, cost) in &steps[starts[at] as usize..starts[at + 1] as usize] {
                    waiting += reach(distance, rings, *next, ring.saturating_add(*cost));
                }
                if !linked && links.has(space) {
                    linked = true;
                    let cost = costs[at];
                    for link in links.iter() {
                        waiting += reach(distance, rings, link, ring.saturating_add(cost));
                    }
                }
            }
            rings[usize::from(ring)] = spaces;
        }
    }
}
