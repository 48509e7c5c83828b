//! PNG files that are spoiled, in their bytes, in their pixels or in the mission behind them: each is found out, and for the
//! right reason.

use super::chosen::without;
use super::picture::Picture;
use super::proof::{ground, standing};
use super::{GROUND, PIECES, file, of_layers, pieces};
use crate::shared::demo;
use doom_2016::own::PORTAL;
use image::{ImageFormat, RgbImage, imageops};
use missions::export::Options;
use missions::scene::{Layer, Layers, Theme};
use missions::thing::Piece;
use missions::{Edit, Mission, Thing, ThingKind};
use std::io::Cursor;
use tiles::{Face, Placement, Turn};

/// What is wrong, what is done to the file, and what the reader says to it.
type InBytes = (&'static str, fn(&mut Vec<u8>), &'static str);

const IN_BYTES: &[InBytes] = &[
    ("the file ends in the middle", |png| png.truncate(png.len() / 2), "no PNG"),
    ("the file ends a byte too soon", |png| png.truncate(40), "no PNG"),
    (
        "a byte in the middle is another",
        |png| {
            let middle = png.len() / 2;
            png[middle] ^= 0x55;
        },
        "no PNG",
    ),
    ("the beginning is lost", |png| drop(png.drain(..8)), "no PNG"),
    ("it says to be wider", |png| png[19] ^= 1, "no PNG"),
    ("nothing is in it", Vec::clear, "no PNG"),
];

/// The same for pixels. A space of the map has 40, and space 0, 0 of it begins at the pixel of the argument.
type InPixels = (&'static str, fn(RgbImage, (u32, u32)) -> RgbImage, &'static str);

const IN_PIXELS: &[InPixels] = &[
    ("a wall is painted over", |image, at| bar(image, at, (1, 0), (40, 10), [77, 86, 95]), "spaces too few"),
    (
        "half a wall is painted over",
        |image, at| bar(image, at, (1, 0), (9, 10), [77, 86, 95]),
        "is a wall by 0.",
    ),
    (
        "a wall stands where none is",
        |image, at| bar(image, at, (2, 1), (40, 8), [4, 5, 7]),
        "borders that are not there",
    ),
    ("a blocking line has a gap", |image, at| bar(image, at, (2, 2), (12, 6), [77, 86, 95]), "a red line by"),
    ("red is blue", |image, _| channels(image, |[r, g, b]| [b, g, r]), "spaces too many"),
    (
        "colours are grey",
        |image, _| {
            channels(image, |[r, g, b]| {
                let grey = (u32::from(r) + u32::from(g) + u32::from(b)) / 3;
                [grey as u8; 3]
            })
        },
        "half a door",
    ),
    ("it is a negative", |image, _| channels(image, |it| it.map(|value| 255 - value)), "half a door"),
    (
        "it is too light",
        |image, _| channels(image, |it| it.map(|value| value.saturating_add(8))),
        "spaces too few",
    ),
    ("it is mirrored", |image, _| imageops::flip_horizontal(&image), "spaces too many"),
    ("it stands on its head", |image, _| imageops::rotate180(&image), "half a door"),
    ("it is turned by a quarter", |image, _| imageops::rotate90(&image), "pixels, not"),
    ("the map lies half a space on", |image, _| moved(&image, 20), "is a wall by 0."),
    ("the map lies a space on", |image, _| moved(&image, 40), "is a wall by 0."),
    (
        "a row of pixels is missing",
        |image, _| imageops::crop_imm(&image, 0, 0, image.width(), image.height() - 1).to_image(),
        "pixels, not",
    ),
    (
        "it was made small and large again",
        |image, _| {
            let (width, height) = image.dimensions();
            let small = imageops::resize(&image, width / 4, height / 4, imageops::FilterType::Triangle);
            imageops::resize(&small, width, height, imageops::FilterType::Triangle)
        },
        "spaces too few",
    ),
];

/// A bar of one colour around the middle of the north side of a space.
fn bar(mut image: RgbImage, at: (u32, u32), cell: (u32, u32), size: (u32, u32), color: [u8; 3]) -> RgbImage {
    let (x, y) = (at.0 + cell.0 * 40 + 20 - size.0 / 2, at.1 + cell.1 * 40 - size.1 / 2);
    for (dy, dx) in (0..size.1).flat_map(|dy| (0..size.0).map(move |dx| (dy, dx))) {
        image.put_pixel(x + dx, y + dy, image::Rgb(color));
    }
    image
}

fn channels(mut image: RgbImage, to: fn([u8; 3]) -> [u8; 3]) -> RgbImage {
    for pixel in image.pixels_mut() {
        pixel.0 = to(pixel.0);
    }
    image
}

/// The same picture so many pixels to the east.
fn moved(image: &RgbImage, by: i64) -> RgbImage {
    let mut out = image.clone();
    imageops::replace(&mut out, image, by, 0);
    out
}

fn packed(image: &RgbImage) -> Vec<u8> {
    let mut out = Cursor::new(Vec::new());
    image.write_to(&mut out, ImageFormat::Png).expect("packed");
    out.into_inner()
}

#[test]
fn what_is_spoiled_in_bytes_or_pixels_is_found_out() {
    let (mission, options) = (demo::everything(), of_layers(&GROUND, false));
    let good = file(&mission, &options);
    assert_eq!(ground(&good, &mission, &options), Ok(()));
    let mut taken = Vec::new();
    let mut check = |what, png: &[u8], reason: &str| match ground(png, &mission, &options) {
        Err(why) if why.contains(reason) => {}
        other => taken.push((what, other)),
    };
    for (what, spoil, reason) in IN_BYTES {
        let mut png = good.clone();
        spoil(&mut png);
        check(*what, &png, reason);
    }
    let picture = Picture::read(&good, &mission, &options).expect("a picture");
    let corner = picture.pixel(0.0, 0.0);
    for (what, spoil, reason) in IN_PIXELS {
        let spoilt = spoil(picture.image.clone(), corner);
        assert!(spoilt != picture.image, "{what}");
        check(*what, &packed(&spoilt), reason);
    }
    let other = |options: &Options| file(&mission, options);
    check("light for dark", &other(&of_layers(&GROUND, true)), "half a door");
    check("another resolution", &other(&Options { scale: Some(72), ..options.clone() }), "pixels, not");
    check(
        "lines are off",
        &other(&of_layers(&[Layer::Tiles, Layer::Grid, Layer::Doors], false)),
        "spaces too few",
    );
    check("doors are off", &other(&of_layers(&GROUND[..3], false)), "doors");
    check(
        "title and legend are on",
        &other(&Options { layers: Layers::ALL, ..options.clone() }),
        "pixels, not",
    );
    assert!(taken.is_empty(), "{taken:#?}");
}

/// Edits of a mission whose picture is then taken for the old one's.
#[test]
fn the_ground_of_another_mission_is_found_out() {
    let (mission, options) = (demo::everything(), of_layers(&GROUND, false));
    let door = mission.things().iter().find(|(_, thing)| matches!(thing.kind, ThingKind::Door(_)));
    let (door, there) = door.map(|(id, thing)| (*id, thing.clone())).expect("a door");
    let (tile, laid) = mission.tiles().iter().map(|(id, laid)| (*id, *laid)).next().expect("a tile");
    let other = Edit::Tile(tile, Some(Placement { face: Face::B, ..laid }));
    let (tile, laid) =
        mission.tiles().iter().find(|(_, laid)| laid.turn == Turn::R90).expect("a turned tile");
    let turned = Edit::Tile(*tile, Some(Placement { turn: Turn::R0, ..*laid }));
    let mut taken = Vec::new();
    for (what, edit, reason) in [
        ("a door is gone", Edit::Thing(door, None), "doors: 2"),
        ("a door stands a space on", Edit::Thing(door, Some(there.moved(0, 1))), "borders that are"),
        ("a tile is turned", turned, "borders that are"),
        ("a tile shows its other side", other, "difficult spaces too many"),
    ] {
        match ground(&file(&mission.clone().with([edit]), &options), &mission, &options) {
            Err(why) if why.contains(reason) => {}
            other => taken.push((what, other)),
        }
    }
    assert!(taken.is_empty(), "{taken:#?}");
}

/// What is wrong, what is done to a piece of this kind, and what the reader says to it.
type Spoiled = (&'static str, &'static str, fn(Thing) -> Option<Thing>, &'static str);

const OF_PIECES: &[Spoiled] = &[
    ("a portal is gone", "portal", |_| None, "no portal is seen at 1,0"),
    ("a portal lies elsewhere", "portal", |it| Some(it.moved(0, 1)), "no portal is seen at 1,0"),
    (
        "a portal lies face down",
        "portal",
        |it| {
            changed(it, |kind| {
                if let ThingKind::Piece(it) = kind {
                    it.up = false;
                }
            })
        },
        "at 1,0 one sees",
    ),
    (
        "a portal has another colour",
        "portal",
        |it| {
            changed(it, |kind| {
                if let ThingKind::Piece(it) = kind {
                    it.sort = "red".into();
                }
            })
        },
        "at 1,0 one sees",
    ),
    (
        "a teleporter is out of order",
        "teleporter",
        |it| {
            changed(it, |kind| {
                if let ThingKind::Piece(it) = kind {
                    it.up = false;
                }
            })
        },
        "at 4,0 one sees",
    ),
    (
        "an objective is a health pack",
        "objective token",
        |it| {
            changed(it, |kind| {
                if let ThingKind::Piece(it) = kind {
                    it.kind = "health-pack".into();
                }
            })
        },
        "at 0,5 one sees",
    ),
    (
        "a weapon is another",
        "weapon token",
        |it| {
            changed(it, |kind| {
                if let ThingKind::Piece(it) = kind {
                    it.sort = "chaingun".into();
                }
            })
        },
        "at 5,1 one sees",
    ),
    (
        "a marker is another",
        "marker",
        |it| {
            changed(it, |kind| {
                if let ThingKind::Piece(it) = kind {
                    it.sort = "switch".into();
                }
            })
        },
        "at 12,1 one sees",
    ),
    (
        "a start is gone, and others have its number",
        "start space",
        |_| None,
        "no start space is seen at 2,-1",
    ),
    (
        "a demon is another",
        "figure",
        |it| {
            changed(it, |kind| {
                if let ThingKind::Figure(it) = kind {
                    it.kind = "possessed-soldier".into();
                }
            })
        },
        "at 8,3 one sees",
    ),
    ("a demon is gone", "figure", |_| None, "no figure is seen at 8,3"),
];

fn changed(mut thing: Thing, change: fn(&mut ThingKind)) -> Option<Thing> {
    change(&mut thing.kind);
    Some(thing)
}

#[test]
fn pieces_that_are_wrong_are_found_out() {
    let (mission, options) = (demo::everything(), of_layers(&PIECES, false));
    let looks = pieces::looks(&mission, false).expect("everything can be seen");
    let of = |mission: &Mission, options: &Options| file(mission, options);
    assert_eq!(standing(&of(&mission, &options), &mission, false, &looks), Ok(()));
    let mut taken = Vec::new();
    for (what, noun, change, reason) in OF_PIECES {
        let (id, thing) =
            mission.things().iter().find(|(_, thing)| thing.noun(mission.system()) == *noun).expect(noun);
        let other = mission.clone().with([Edit::Thing(*id, change(thing.clone()))]);
        match standing(&of(&other, &options), &mission, false, &looks) {
            Err(why) if why.contains(reason) => {}
            told => taken.push((*what, told)),
        }
    }
    let id = mission.fresh_id();
    let more = Thing::new(ThingKind::Piece(Piece::new("health-pack", tiles::Cell::new(2, 4))));
    let more = mission.clone().with([Edit::Thing(id, Some(more))]);
    let told = standing(&of(&more, &options), &mission, false, &looks);
    if !matches!(&told, Err(why) if why.contains("nothing stands at 2,4")) {
        taken.push(("a piece too many", told));
    }
    assert!(taken.is_empty(), "{taken:#?}");
}

#[test]
fn layers_that_were_not_chosen_are_found_out() {
    let (mission, theme) = (demo::everything(), Theme::dark());
    let of = |layers: Layers| {
        let options = Options { layers, ..of_layers(&[], false) };
        Picture::read(&file(&mission, &options), &mission, &options).expect("a picture")
    };
    let whole = of(Layers::MAP);
    for layer in [Layer::Figures, Layer::Doors, Layer::Pieces(PORTAL)] {
        let why = without(&whole, &whole, layer, &theme).expect_err("it is on");
        assert!(why.contains("pixels of"), "{why}");
        let other = of(Layers::MAP.without(Layer::Labels));
        let why = without(&other, &whole, layer, &theme).expect_err("another layer is off");
        assert!(why.contains("pixels of"), "{why}");
    }
}
