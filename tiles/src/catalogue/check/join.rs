//! Which openings can be joined to which: two tiles fit when they do not overlap and no wall closes an opening. `board`
//! checks whole layouts.

use super::{Catalogue, side};
use crate::cell::{Cell, Side4};
use crate::placement::Face;
use crate::tile::{Joint, TileNumber, TileSide};
use crate::turn::Turn;

/// The openings that no other piece of the box can be joined to. Those of a wrong width are not asked about.
pub(super) fn lonely(catalogue: &Catalogue) -> Vec<(TileNumber, Face, Joint)> {
    let mut lonely = Vec::new();
    let lying: Vec<Lying> = catalogue.tiles.values().flat_map(Lying::all).collect();
    for (number, tile) in &catalogue.tiles {
        for face in [Face::A, Face::B].into_iter().filter(|f| side::is_sound(tile.side(*f))) {
            let printed = tile.side(face);
            for joint in printed.joints().into_iter().filter(|j| j.width == side::OPENING_WIDTH) {
                let mut others = lying.iter().filter(|l| l.number != *number || tile.stock > 1);
                if !others.any(|other| other.fits(printed, joint)) {
                    lonely.push((*number, face, joint));
                }
            }
        }
    }
    lonely
}

/// A side of a tile turned in one of the four ways.
struct Lying {
    number: TileNumber,
    side: TileSide,
    joints: Vec<Joint>,
}

impl Lying {
    fn all(tile: &super::Tile) -> Vec<Self> {
        let sound = tile.sides.iter().filter(|s| side::is_sound(s));
        let turns = sound.flat_map(|side| Turn::ALL.map(|turn| side.turned(turn)));
        turns.map(|side| Self { number: tile.number, joints: side.joints(), side }).collect()
    }

    /// Can this tile be pushed so that one of its openings lies against `joint` of `side`?
    fn fits(&self, side: &TileSide, joint: Joint) -> bool {
        let facing =
            self.joints.iter().filter(|j| j.side == Turn::R180.side(joint.side) && j.width == joint.width);
        facing.into_iter().any(|j| {
            let to = joint.from.step(joint.side.dir());
            let by = (to.x - j.from.x, to.y - j.from.y);
            clear(side, &self.side, by)
        })
    }
}

/// Does `other`, pushed `by`, neither overlap `side` nor lie with a wall against an opening?
fn clear(side: &TileSide, other: &TileSide, by: (i16, i16)) -> bool {
    let seen_by_other = |c: Cell| Cell::new(c.x - by.0, c.y - by.1);
    side.spaces.keys().all(|cell| {
        !other.has(seen_by_other(*cell))
            && Side4::ALL.into_iter().all(|s| {
                let beyond = seen_by_other(cell.step(s.dir()));
                !other.has(beyond)
                    || side.openings.contains(&(*cell, s))
                        == other.openings.contains(&(beyond, Turn::R180.side(s)))
            })
    })
}
