//! Aims: what the marines are after right now, as data. Scripts set them; players read them and bots pursue them.
//! An aim has no effect on the rules: winning is what a script says it is.

use crate::copied::copied;
use crate::world::Near;
use arrayvec::ArrayVec;

/// Something the marines are after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Open doors.
    OpenDoors,
    /// Frag demons.
    FragDemons,
    /// Get near something (0 on its space, 1 adjacent, more by range).
    Reach(Near, u8),
    /// Hold out: stay alive.
    Survive,
}

/// The most aims at once.
pub const MAX_AIMS: usize = 6;

/// All aims, in the order they were set.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub struct Aims(ArrayVec<Aim, MAX_AIMS>);

impl Clone for Aims {
    fn clone(&self) -> Self {
        Self(copied(&self.0))
    }
}

impl Aims {
    /// Set an aim. `false` when there is no room for another one.
    pub(super) fn add(&mut self, aim: Aim) -> bool {
        self.0.contains(&aim) || self.0.try_push(aim).is_ok()
    }

    /// Drop an aim.
    pub(super) fn remove(&mut self, aim: Aim) {
        self.0.retain(|a| *a != aim);
    }

    /// All aims.
    pub fn iter(&self) -> impl Iterator<Item = Aim> + '_ {
        self.0.iter().copied()
    }
}
