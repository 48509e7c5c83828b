//! Which openings can be joined to which: two tiles fit when they do not overlap and no wall closes an opening.
//! Whether a whole layout fits is `board`'s business.

use super::{Catalogue, side};
use crate::cell::{Cell, Side4};
use crate::placement::Face;
use crate::tile::{Gap, TileNumber, TileSide};
use crate::turn::Turn;

/// The openings that no other piece of the box can be joined to. Those of a wrong width are not asked about.
pub(super) fn lonely(catalogue: &Catalogue) -> Vec<(TileNumber, Face, Gap)> {
    let mut lonely = Vec::new();
    let lying: Vec<Lying> = catalogue.tiles.values().flat_map(Lying::all).collect();
    for (number, tile) in &catalogue.tiles {
        for face in [Face::A, Face::B].into_iter().filter(|f| side::is_sound(tile.side(*f))) {
            let printed = tile.side(face);
            for gap in printed.gaps().into_iter().filter(|g| g.width == side::OPENING_WIDTH) {
                let mut others = lying.iter().filter(|l| l.number != *number || tile.stock > 1);
                if !others.any(|other| other.fits(printed, gap)) {
                    lonely.push((*number, face, gap));
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
    gaps: Vec<Gap>,
}

impl Lying {
    fn all(tile: &super::Tile) -> Vec<Self> {
        let sound = tile.sides.iter().filter(|s| side::is_sound(s));
        let turns = sound.flat_map(|side| Turn::ALL.map(|turn| side.turned(turn)));
        turns.map(|side| Self { number: tile.number, gaps: side.gaps(), side }).collect()
    }

    /// Can this tile be pushed so that one of its openings lies against `gap` of `side`?
    fn fits(&self, side: &TileSide, gap: Gap) -> bool {
        let facing = self.gaps.iter().filter(|g| g.side == Turn::R180.side(gap.side) && g.width == gap.width);
        facing.into_iter().any(|g| {
            let to = gap.from.step(gap.side.dir());
            let by = (to.x - g.from.x, to.y - g.from.y);
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
