//! The tiles of a map as programs draw them that know one point by which pictures hang, their south-west corner, and turn them
//! around it: pytmx says where they are, and each is put there pixel by pixel as Phaser does it with the origin 0, 1.

use super::programs::{SCALE, far, lay, painted};
use super::{everything, exported, missions};
use image::{RgbaImage, imageops};
use missions::Mission;
use missions::export::File;
use serde_json::Value;
use std::path::Path;

/// What a game draws that follows pytmx; `None` where consumers are skipped.
fn drawn(files: &[File]) -> Option<Result<RgbaImage, String>> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/export/tiled/drawn.py");
    let folder = tempfile::tempdir().expect("a folder");
    lay(files, folder.path());
    let map = folder.path().join(&files[0].path);
    let done = consumers::python(&[&script, &map])?;
    Some(consumers::told(&done).and_then(|told| {
        let told: Value = serde_json::from_str(&told).map_err(|error| error.to_string())?;
        let number = |value: &Value| value.as_f64().ok_or(format!("{value} is no number"));
        let [width, height] = [number(&told["size"][0])?, number(&told["size"][1])?];
        let mut image = RgbaImage::new(width as u32, height as u32);
        for tile in told["tiles"].as_array().ok_or("no tiles")? {
            let path = tile[0].as_str().ok_or("a tile without a picture")?;
            let file = files.iter().find(|file| file.path == path).ok_or(format!("no file {path}"))?;
            let picture =
                image::load_from_memory(&file.bytes).map_err(|error| error.to_string())?.into_rgba8();
            let [x, y, w, h, turn] = [1, 2, 3, 4, 5].map(|at| number(&tile[at]));
            let (x, y, w, h, turn) = (x?, y?, w?, h?, turn?);
            if (w, h) != (f64::from(picture.width()), f64::from(picture.height())) {
                return Err(format!("{path} is stretched"));
            }
            put(&mut image, &picture, (x, y + h), turn);
        }
        Ok(image)
    }))
}

/// Lay a picture whose south-west corner is at a point, turned clockwise around that corner: every pixel of what is drawn asks
/// which pixel of the picture lies there.
fn put(image: &mut RgbaImage, picture: &RgbaImage, pivot: (f64, f64), degrees: f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let mut turned = RgbaImage::new(image.width(), image.height());
    for (x, y, pixel) in turned.enumerate_pixels_mut() {
        let (dx, dy) = (f64::from(x) + 0.5 - pivot.0, f64::from(y) + 0.5 - pivot.1);
        let (u, v) = (dx * cos + dy * sin, dy * cos - dx * sin + f64::from(picture.height()));
        let inside = u >= 0.0 && v >= 0.0 && u < picture.width().into() && v < picture.height().into();
        if inside {
            *pixel = *picture.get_pixel(u as u32, v as u32);
        }
    }
    imageops::overlay(image, &turned, 0, 0);
}

/// How many pixels are not as we paint them.
fn wrong(mission: &Mission, files: &[File]) -> Option<Result<usize, String>> {
    let drawn = drawn(files)?;
    Some(drawn.and_then(|theirs| {
        let ours = painted(mission, files);
        if theirs.dimensions() != ours.dimensions() {
            return Err(format!("{:?}, not {:?}", theirs.dimensions(), ours.dimensions()));
        }
        Ok(theirs.pixels().zip(ours.pixels()).filter(|(a, b)| far(**a, **b)).count())
    }))
}

#[test]
fn games_that_turn_pictures_around_their_south_west_corner_draw_the_tiles_as_we_do() {
    for (name, mission) in missions() {
        let Some(wrong) = wrong(&mission, &exported(&mission, &name, "tmx", SCALE)) else { return };
        assert_eq!(wrong, Ok(0), "{name}");
    }
}

/// A tile that is turned otherwise, or hangs by another corner, shows.
#[test]
fn a_tile_that_lies_wrong_shows_in_what_games_draw() {
    let mission = everything();
    let files = exported(&mission, "x", "tmx", SCALE);
    let whole = String::from_utf8(files[0].bytes.clone()).expect("text");
    let turned = whole.lines().find(|line| line.contains("rotation=\"90\"")).expect("a turned tile");
    let place = turned.split('"').skip_while(|part| *part != " x=").nth(1).expect("a place");
    let height = turned.split('"').skip_while(|part| *part != " height=").nth(1).expect("a height");
    let [place, height]: [i64; 2] = [place, height].map(|number| number.parse().expect("a whole number"));
    // Where the corner to the north-west comes to lie, which older maps took for the tile's place.
    let moved = turned.replacen(&format!(" x=\"{place}\""), &format!(" x=\"{}\"", place + height), 1);
    for spoiled in [turned.replacen("rotation=\"90\"", "rotation=\"270\"", 1), moved] {
        assert_ne!(spoiled, turned);
        let bytes = whole.replacen(turned, &spoiled, 1).into_bytes();
        let spoiled = [vec![File { path: files[0].path.clone(), bytes }], files[1..].to_vec()].concat();
        let Some(wrong) = wrong(&mission, &spoiled) else { return };
        assert!(wrong.as_ref().is_ok_and(|wrong| *wrong > 500), "{wrong:?}");
    }
}
