//! Tiles as they lie in Tiled: pictures turned around one of their points, perhaps flipped, perhaps beside the grid.

use super::build::{Grid, cell};
use super::log::Log;
use super::raw::{Map, Object, Picture, Value};
use tiles::{Catalogue, Face, Placement, TileNumber, Turn};

/// What an object with a picture is.
pub(super) enum Read {
    Tile(Placement),
    /// Its picture is in another file.
    Elsewhere,
    /// Nothing a mission has; it has been told.
    Nothing,
}

/// Bits of a picture's number that say how it is flipped.
const FLIPPED_OVER: u32 = 0x8000_0000;
const FLIPPED_DOWN: u32 = 0x4000_0000;
const FLIPPED: u32 = 0xf000_0000;

/// Pixels come as decimal fractions; so much of a space is no difference.
const CLOSE: f64 = 0.01;

/// A quarter is meant by what is so many degrees from it.
const ASKEW: f64 = 15.0;

/// The tile an object is, of a box or drawn by somebody.
pub(super) fn read(
    map: &Map,
    grid: Grid,
    boxed: &Catalogue,
    object: &Object,
    gid: u32,
    log: &mut Log,
) -> Read {
    let number = gid & !FLIPPED;
    let Some(picture) = map.pictures.get(&number) else {
        let after = map.elsewhere.range(..=number).next_back().map(|(first, _)| *first);
        if after > map.pictures.range(..=number).next_back().map(|(gid, _)| *gid) {
            return Read::Elsewhere;
        }
        log.left_out(
            object,
            &format!("there is no picture {number} on this map"),
            "place the tile there again",
        );
        return Read::Nothing;
    };
    let Some((tile, face)) = side(picture) else {
        let help = "tiles are pictures with the properties doom_tile (1 to 99) and doom_face (A or B)";
        log.left_out(object, "its picture is not that of a tile", help);
        return Read::Nothing;
    };
    let Some((turn, odd)) = quarter(object.rotation) else {
        let why = format!("it is turned by {} degrees", object.rotation);
        log.left_out(object, &why, "tiles are turned by 0, 90, 180 or 270 degrees");
        return Read::Nothing;
    };
    // A flipped picture stands for the mirrored cut, and that is the tile's other side.
    let (over, down) = (gid & FLIPPED_OVER != 0, gid & FLIPPED_DOWN != 0);
    let (face, turn) = match (over, down) {
        (false, false) => (face, turn),
        (true, true) => (face, turn.after(Turn::R180)),
        (true, false) => (other(face), turn),
        (false, true) => (other(face), turn.after(Turn::R180)),
    };
    if over != down {
        let how = format!("is flipped; side {face:?} of tile {tile} was laid, which is cut that way");
        log.note(
            object,
            &how,
            "cardboard has no mirror picture; turn the tile over to have the other side again",
        );
    }
    let Some((width, height)) = size(grid, boxed, tile, face, picture) else {
        log.left_out(object, "the size of the tile is unknown", "take a tile of the box");
        return Read::Nothing;
    };
    let (middle, (w, h)) = (grid.at(object.middle(picture.anchor)), turn.size(width, height));
    let corner = (middle.0 - f64::from(w) / 2.0, middle.1 - f64::from(h) / 2.0);
    let nearest = ((corner.0 + 0.5 - CLOSE).floor(), (corner.1 + 0.5 - CLOSE).floor());
    let Some(at) = cell(nearest) else {
        log.left_out(object, "it lies too far away", "move it back onto the map");
        return Read::Nothing;
    };
    let beside = (corner.0 - nearest.0).abs().max((corner.1 - nearest.1).abs());
    if stretched(object, picture) {
        let how = format!("is stretched; tile {tile}{face:?} has one size, and was laid at {at}");
        log.changed(object, &how, "give it the size of its picture");
    } else if beside > CLOSE || odd {
        let how = format!("lies beside the grid; tile {tile}{face:?} was laid at {at}");
        log.changed(object, &how, "in Tiled, View > Snapping > Snap to Grid keeps tiles on it");
    }
    Read::Tile(Placement { tile, face, at, turn })
}

fn side(picture: &Picture) -> Option<(TileNumber, Face)> {
    let tile = match picture.properties.get("doom_tile")? {
        Value::Int(number) => u8::try_from(*number).ok(),
        Value::Text(text) => text.parse().ok(),
        _ => None,
    };
    let face = match picture.properties.get("doom_face")? {
        Value::Text(face) if face == "A" => Face::A,
        Value::Text(face) if face == "B" => Face::B,
        _ => return None,
    };
    Some((
        tile.filter(|number| (1..=missions_document::own_tiles::HIGHEST).contains(number)).map(TileNumber)?,
        face,
    ))
}

/// The nearest quarter, and whether it is another turn.
fn quarter(degrees: f64) -> Option<(Turn, bool)> {
    let quarters = (degrees / 90.0).round();
    let beside = (degrees - quarters * 90.0).abs();
    let turn = Turn::ALL[quarters.rem_euclid(4.0) as usize % 4];
    (beside <= ASKEW).then_some((turn, beside > CLOSE))
}

/// How many spaces a side has from west to east and from north to south, as printed. A tile of the author's own is not in the
/// box, and is as large as its picture.
fn size(
    grid: Grid,
    boxed: &Catalogue,
    tile: TileNumber,
    face: Face,
    picture: &Picture,
) -> Option<(i16, i16)> {
    let drawn = |pixels: f64| {
        let spaces = grid.spaces(pixels).round();
        (1.0..=64.0).contains(&spaces).then_some(spaces as i16)
    };
    let drawn = drawn(picture.width).zip(drawn(picture.height));
    let boxed = boxed.side(tile, face).map(|side| (side.w, side.h));
    // A tile drawn again under a number of the box may be larger or smaller than the box's.
    drawn.or(boxed)
}

fn stretched(object: &Object, picture: &Picture) -> bool {
    let differs = |a: f64, b: f64| (a - b).abs() > CLOSE * b.max(1.0);
    differs(object.size.0, picture.width) || differs(object.size.1, picture.height)
}

const fn other(face: Face) -> Face {
    match face {
        Face::A => Face::B,
        Face::B => Face::A,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_are_found_and_what_is_none_is_not() {
        for (degrees, turn, odd) in [
            (0.0, Turn::R0, false),
            (90.0, Turn::R90, false),
            (-90.0, Turn::R270, false),
            (450.0, Turn::R90, false),
            (179.0, Turn::R180, true),
            (-0.001, Turn::R0, false),
            (355.0, Turn::R0, true),
        ] {
            assert_eq!(quarter(degrees), Some((turn, odd)), "{degrees}");
        }
        assert_eq!([45.0, 30.0, -100.0 + 45.0].map(quarter), [None; 3]);
    }
}
