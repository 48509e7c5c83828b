//! Tiles as they lie in Tiled: pictures turned around one of their points, perhaps flipped, perhaps beside the grid.

use super::grid::{Grid, cell};
use super::log::Log;
use super::raw::{FLIPPED, Map, Object, Picture, Value};
use crate::words::text;
use tiles::{Catalogue, Face, Placement, TileNumber, Turn};

/// What an object with a picture is.
pub(super) enum Read {
    Tile(Placement),
    /// Its picture is in another file.
    Elsewhere,
    /// Nothing a mission has; it has been reported.
    Nothing,
}

/// Bits of a picture's number that say how it is flipped: west and east, north and south, and before those two over the line from
/// its north-west corner to the south-east.
const FLIPPED_OVER: u32 = 0x8000_0000;
const FLIPPED_DOWN: u32 = 0x4000_0000;
const FLIPPED_ASLANT: u32 = 0x2000_0000;

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
        let why = text("tile-no-picture").with("picture", number);
        log.left_out(object, why, text("tile-no-picture-help"));
        return Read::Nothing;
    };
    let Some((tile, face)) = side(picture) else {
        log.left_out(object, text("tile-none"), text("tile-none-help"));
        return Read::Nothing;
    };
    let Some((turn, odd)) = quarter(object.rotation) else {
        let why = text("tile-askew").with("degrees", object.rotation.to_string());
        log.left_out(object, why, text("tile-askew-help"));
        return Read::Nothing;
    };
    let flip = flip(gid);
    let (face, turn) = (if flip.is_mirrored { other(face) } else { face }, turn.after(flip.turn));
    if flip.is_mirrored {
        let how = text("tile-flipped").with("face", format!("{face:?}")).with("tile", tile.to_string());
        log.note(object, how, text("tile-flipped-help"));
    }
    let Some((width, height)) = size(grid, boxed, tile, face, picture) else {
        log.left_out(object, text("tile-size"), text("tile-size-help"));
        return Read::Nothing;
    };
    // What has no size of its own has that of its picture, and a picture without one that of the tile.
    let printed = [(picture.width, width), (picture.height, height)];
    let printed = printed.map(|(pixels, spaces)| if pixels > 0.0 { pixels } else { grid.pixels(spaces) });
    let shown = [(object.size.0, printed[0]), (object.size.1, printed[1])];
    let shown = shown.map(|(own, printed)| if own == 0.0 { printed } else { own });
    let middle = grid.at(middle(object, picture, shown, flip.is_aslant));
    let (w, h) = turn.size(width, height);
    let corner = (middle.0 - f64::from(w) / 2.0, middle.1 - f64::from(h) / 2.0);
    let nearest = ((corner.0 + 0.5 - CLOSE).floor(), (corner.1 + 0.5 - CLOSE).floor());
    let Some(at) = cell(nearest) else {
        log.left_out(object, text("far-away"), text("move-back"));
        return Read::Nothing;
    };
    let beside = (corner.0 - nearest.0).abs().max((corner.1 - nearest.1).abs());
    if stretched(shown, printed) {
        let how = text("tile-stretched").with("tile", format!("{tile}{face:?}")).with("at", at.to_string());
        log.changed(object, how, text("tile-stretched-help"));
    } else if beside > CLOSE || odd {
        let how = text("tile-beside").with("tile", format!("{tile}{face:?}")).with("at", at.to_string());
        log.changed(object, how, text("tile-beside-help"));
    }
    Read::Tile(Placement { tile, face, at, turn })
}

fn side(picture: &Picture) -> Option<(TileNumber, Face)> {
    let tile = picture.properties.get("doom_tile")?.whole().and_then(|number| u8::try_from(number).ok());
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

fn stretched(shown: [f64; 2], printed: [f64; 2]) -> bool {
    let differs = |a: f64, b: f64| (a - b).abs() > CLOSE * b.max(1.0);
    differs(shown[0], printed[0]) || differs(shown[1], printed[1])
}

/// How a picture is flipped. A mirrored one stands for the mirrored cut, and that is the tile's other side.
struct Flip {
    is_mirrored: bool,
    /// By how much it is turned, once it is mirrored from west to east or not.
    turn: Turn,
    is_aslant: bool,
}

fn flip(gid: u32) -> Flip {
    let [is_aslant, over, down] = [FLIPPED_ASLANT, FLIPPED_OVER, FLIPPED_DOWN].map(|bit| gid & bit != 0);
    let turn = match (is_aslant, over, down) {
        (false, _, false) => Turn::R0,
        (false, _, true) => Turn::R180,
        (true, true, _) => Turn::R90,
        (true, false, _) => Turn::R270,
    };
    Flip { is_mirrored: is_aslant ^ over ^ down, turn, is_aslant }
}

/// The middle of what a picture covers, as large as it is shown.
fn middle(object: &Object, picture: &Picture, [width, height]: [f64; 2], is_aslant: bool) -> (f64, f64) {
    let (w, h) = if is_aslant { (height, width) } else { (width, height) };
    let (anchor, offset) = (picture.anchor, picture.offset);
    object.on_map(((0.5 - anchor.0) * w + offset.0, (0.5 - anchor.1) * h + offset.1))
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

    /// A pixel is taken through the flips as Tiled makes them, and through what is made of them here.
    #[test]
    fn every_way_to_flip_is_a_side_and_a_turn() {
        let turned = |turn: Turn, at: (i32, i32)| match turn {
            Turn::R0 => at,
            Turn::R90 => (-at.1, at.0),
            Turn::R180 => (-at.0, -at.1),
            Turn::R270 => (at.1, -at.0),
        };
        for bits in 0..16_u32 {
            let gid = bits << 28 | 5;
            let mut seen = (1, 2);
            if gid & FLIPPED_ASLANT != 0 {
                seen = (seen.1, seen.0);
            }
            if gid & FLIPPED_OVER != 0 {
                seen.0 = -seen.0;
            }
            if gid & FLIPPED_DOWN != 0 {
                seen.1 = -seen.1;
            }
            let flip = flip(gid);
            let mirrored = if flip.is_mirrored { (-1, 2) } else { (1, 2) };
            assert_eq!(turned(flip.turn, mirrored), seen, "{gid:#x}");
        }
    }
}
