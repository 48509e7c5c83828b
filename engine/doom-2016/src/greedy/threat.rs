//! How dangerous a space is: what the other side could do to a figure that ends its activation there, before it moves
//! again. A rough count by range and sight; no hand is looked at. The counts are kept until a figure moves.

use super::foe::Foe;
use super::scout::distance;
use super::taste::part;
use super::view::View;
use arrayvec::ArrayVec;
use std::cell::RefCell;
use std::sync::Arc;
use tiles::board::Covered;
use tiles::{Board, DoorSet, SpaceId};

/// What one foe can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bite {
    /// Position among the foes.
    foe: u8,
    /// Mean damage, in `ONE`s.
    damage: i32,
    /// How far it attacks without moving, and with.
    near: u8,
    far: u8,
}

/// What all foes can do.
#[derive(Debug, Default)]
pub(super) struct Threat {
    bites: ArrayVec<Bite, { super::foe::MOST_FOES }>,
    counted: RefCell<Counted>,
}

/// What was counted, and what it holds for.
#[derive(Debug, Default)]
struct Counted {
    /// Is it known to hold for the bites as they are?
    holds: bool,
    board: Option<Arc<Board>>,
    closed: DoorSet,
    bites: Vec<(Bite, Covered)>,
    /// By the north-west space of a base: its last space, how many it covers (0: nothing was counted), and the damage.
    damage: Vec<(SpaceId, u8, i32)>,
}

impl Threat {
    pub(super) fn clear(&mut self) {
        self.bites.clear();
        self.counted.get_mut().holds = false;
    }

    /// Count a foe in.
    pub(super) fn add(&mut self, foe: usize, damage: i32, range: u8, speed: u8) {
        let _ = self.bites.try_push(Bite {
            foe: foe as u8,
            damage,
            near: range,
            far: range.saturating_add(speed),
        });
    }

    /// The damage to be expected on the spaces of a base, in `ONE`s.
    pub(super) fn at(&self, view: &View<'_>, foes: &[Foe], spaces: &[SpaceId]) -> i32 {
        let (Some(first), Some(last)) = (spaces.first(), spaces.last()) else { return 0 };
        let mut counted = self.counted.borrow_mut();
        if !counted.holds {
            counted.hold_for(view, &self.bites, foes);
        }
        let slot = &mut counted.damage[usize::from(first.0)];
        if (slot.0, usize::from(slot.1)) != (*last, spaces.len()) {
            *slot = (*last, spaces.len() as u8, self.count(view, foes, spaces));
        }
        slot.2
    }

    fn count(&self, view: &View<'_>, foes: &[Foe], spaces: &[SpaceId]) -> i32 {
        self.bites.iter().fold(0, |sum, bite| {
            let (range, seen) = distance(view, spaces, &foes[usize::from(bite.foe)].spaces);
            sum + if range > bite.far {
                0
            } else if range <= bite.near && seen {
                bite.damage
            } else {
                part(bite.damage, view.taste.unseen)
            }
        })
    }
}

impl Counted {
    /// Forget what was counted if anything has changed since.
    fn hold_for(&mut self, view: &View<'_>, bites: &[Bite], foes: &[Foe]) {
        self.holds = true;
        let (board, closed) = (&view.table.board, view.st.world.closed());
        let standing = || bites.iter().map(|bite| (*bite, foes[usize::from(bite.foe)].spaces));
        let same = self.board.as_ref().is_some_and(|b| Arc::ptr_eq(b, board))
            && self.closed == closed
            && self.bites.iter().copied().eq(standing());
        if !same {
            self.board = Some(Arc::clone(board));
            self.closed = closed;
            self.bites.clear();
            self.bites.extend(standing());
            self.damage.clear();
            self.damage.resize(board.len(), (SpaceId(0), 0, 0));
        }
    }
}
