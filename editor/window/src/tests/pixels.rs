//! The map is painted piece by piece, and after an edit only in part: what one sees must be what a fresh window shows.

use super::session::Session;
use iced::{Point, Vector};
use missions::history::Change;
use missions::{Edit, Id, Mission};
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// Chance that is the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }

    fn pick<T>(&mut self, from: impl Iterator<Item = T>) -> Option<T> {
        let mut all: Vec<T> = from.collect();
        (!all.is_empty()).then(|| all.swap_remove(self.below(all.len())))
    }
}

/// Something a person may do to a map.
fn edit(mission: &Mission, chance: &mut Chance) -> Option<Edit> {
    let step = |chance: &mut Chance| i16::try_from(chance.below(7)).expect("small") - 3;
    let tile = chance.pick(mission.tiles().iter().map(|(id, tile)| (*id, *tile)));
    let thing = chance.pick(mission.things().iter().map(|(id, thing)| (*id, thing.clone())));
    let (dx, dy) = (step(chance), step(chance));
    match chance.below(8) {
        0 => tile.map(|(id, tile)| {
            Edit::Tile(id, Some(Placement { at: Cell::new(tile.at.x + dx, tile.at.y + dy), ..tile }))
        }),
        1 => tile.map(|(id, tile)| Edit::Tile(id, Some(Placement { turn: tile.turn.clockwise(), ..tile }))),
        2 => tile.map(|(id, tile)| {
            Edit::Tile(
                id,
                Some(Placement { face: if tile.face == Face::A { Face::B } else { Face::A }, ..tile }),
            )
        }),
        3 if mission.tiles().len() > 2 => tile.map(|(id, _)| Edit::Tile(id, None)),
        4 => thing.map(|(id, _)| Edit::Thing(id, None)),
        5 if mission.tiles().len() < 9 => {
            let number = TileNumber(1 + u8::try_from(chance.below(16)).expect("small"));
            let at = Cell::new(dx * 4, dy * 4);
            let id = Id(5000 + u32::try_from(chance.below(4000)).expect("small"));
            Some(Edit::Tile(id, Some(Placement { tile: number, face: Face::A, at, turn: Turn::R0 })))
        }
        _ => thing.map(|(id, thing)| Edit::Thing(id, Some(thing.moved(dx, dy)))),
    }
}

#[test]
fn after_two_hundred_edits_no_pixel_is_an_old_one() {
    let mut session = Session::on_copy_of("first-steps");
    let mut chance = Chance(0x5eed_1234_5678_9abc);
    let mut edits = 0;
    while edits < 200 {
        match chance.below(12) {
            0 => session.control("z"),
            1 => session.drag(Point::new(500.0, 400.0), Vector::new(40.0, -30.0)),
            2 => session.wheel(Point::new(500.0, 400.0), if edits % 2 == 0 { 1.0 } else { -1.0 }),
            _ => {
                let Some(edit) = edit(session.mission(), &mut chance) else { continue };
                session.commit(Change::new("by chance", [edit]));
                edits += 1;
            }
        }
        let (same, chunks) = session.is_as_painted_anew();
        assert!(same, "after {edits} edits an old pixel is left");
        assert!(chunks > 4, "hardly anything is seen");
    }
}
