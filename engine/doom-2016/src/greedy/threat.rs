//! How dangerous a space is: what the other side could do to a figure that ends its activation there, before it moves
//! again. A rough count by range and sight; nobody's hand is looked at.

use super::foe::Foe;
use super::scout::distance;
use super::view::View;
use arrayvec::ArrayVec;
use tiles::SpaceId;

/// What one foe can do.
#[derive(Clone, Copy, Debug)]
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
}

impl Threat {
    pub(super) fn clear(&mut self) {
        self.bites.clear();
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

    /// The damage to be expected on these spaces, in `ONE`s.
    pub(super) fn at(&self, view: &View<'_>, foes: &[Foe], spaces: &[SpaceId]) -> i32 {
        self.bites.iter().fold(0, |sum, bite| {
            let (range, seen) = distance(view, spaces, &foes[usize::from(bite.foe)].spaces);
            sum + if range > bite.far {
                0
            } else if range <= bite.near && seen {
                bite.damage
            } else {
                bite.damage * 5 / 8
            }
        })
    }
}
