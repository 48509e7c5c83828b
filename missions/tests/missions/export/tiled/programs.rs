//! Tiled itself, its rasteriser and a reader in Python, on our maps.

use super::{everything, exported, found, missions, raw};
use image::{Rgba, RgbaImage, imageops};
use missions::export::File;
use missions::{Layout, Mission};
use std::fs;
use std::path::Path;
use tiles::Turn;

/// Pixels a space.
pub(super) const SCALE: u32 = 16;

/// Put files into a folder.
pub(super) fn lay(files: &[File], folder: &Path) {
    for file in files {
        let path = folder.join(&file.path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, &file.bytes).expect("a file");
    }
}

/// Tiled turns each of the formats into the other, and everything is found again in what comes out.
#[test]
fn tiled_converts_both_ways() {
    for (name, mission) in missions() {
        for (from, to, format) in [("tmx", "tmj", "json"), ("tmj", "tmx", "tmx")] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut files = exported(&mission, &name, from, SCALE);
            lay(&files, folder.path());
            let (source, target) = (format!("{name}.{from}"), format!("converted.{to}"));
            let arguments = ["--export-map", format, &source, &target];
            let Some(done) = consumers::program("tiled", folder.path(), &arguments) else { return };
            let told = consumers::told(&done);
            assert!(told.is_ok(), "{name} from {from} to {to}: {told:?}");
            let bytes = fs::read(folder.path().join(&target)).expect("what Tiled wrote");
            files[0] = File { path: target, bytes };
            let raw = if to == "tmj" { raw::of_tmj(&files) } else { raw::of_tmx(&files) };
            assert_eq!(
                raw.and_then(|raw| found::agrees(&raw, &mission)),
                Ok(()),
                "{name} from {from} to {to}"
            );
        }
    }
}

/// The picture of the tiles: every picture turned and laid by us, straight from the mission.
pub(super) fn painted(mission: &Mission, files: &[File]) -> RgbaImage {
    let layout = Layout::of(mission, mission.catalogue());
    let (corner, far) = layout.board.bounds().expect("a board");
    let size = |from: i16, to: i16| (to - from + 1) as u32 * SCALE;
    let mut image = RgbaImage::new(size(corner.x, far.x), size(corner.y, far.y));
    for laid in mission.tiles().values().rev() {
        let ending = format!("/{}{:?}.png", laid.tile, laid.face);
        let file = files.iter().find(|file| file.path.ends_with(&ending)).expect("its picture");
        let printed = image::load_from_memory(&file.bytes).expect("a picture").into_rgba8();
        let turned = match laid.turn {
            Turn::R0 => printed,
            Turn::R90 => imageops::rotate90(&printed),
            Turn::R180 => imageops::rotate180(&printed),
            Turn::R270 => imageops::rotate270(&printed),
        };
        let at = |at: i16, corner: i16| i64::from(at - corner) * i64::from(SCALE);
        imageops::overlay(&mut image, &turned, at(laid.at.x, corner.x), at(laid.at.y, corner.y));
    }
    image
}

/// Is a channel off by more than two?
pub(super) fn far(a: Rgba<u8>, b: Rgba<u8>) -> bool {
    a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 2)
}

/// How many pixels of Tiled's picture of a map are not as we paint them.
fn wrong_pixels(mission: &Mission, files: &[File]) -> Option<Result<usize, String>> {
    let folder = tempfile::tempdir().expect("a folder");
    lay(files, folder.path());
    let arguments = ["--show-layer", "tiles", &files[0].path, "out.png"];
    let done = consumers::program("tmxrasterizer", folder.path(), &arguments)?;
    Some(consumers::told(&done).and_then(|_| {
        let theirs =
            image::open(folder.path().join("out.png")).map_err(|error| error.to_string())?.into_rgba8();
        let ours = painted(mission, files);
        if theirs.dimensions() != ours.dimensions() {
            return Err(format!("{:?}, not {:?}", theirs.dimensions(), ours.dimensions()));
        }
        Ok(theirs.pixels().zip(ours.pixels()).filter(|(a, b)| far(**a, **b)).count())
    }))
}

#[test]
fn tiled_draws_the_tiles_as_we_do() {
    for (name, mission) in missions() {
        for to in ["tmx", "tmj"] {
            let Some(wrong) = wrong_pixels(&mission, &exported(&mission, &name, to, SCALE)) else { return };
            assert_eq!(wrong, Ok(0), "{name}.{to}");
        }
    }
}

/// What is wrong with a turn or a corner shows in the picture.
#[test]
fn a_tile_that_lies_wrong_shows_in_tileds_picture() {
    let mission = everything();
    let files = exported(&mission, "x", "tmx", SCALE);
    let whole = String::from_utf8(files[0].bytes.clone()).expect("text");
    for (what, instead) in [
        ("rotation=\"90\"", "rotation=\"270\""),
        ("rotation=\"180\"", "rotation=\"0\""),
        ("rotation=\"270\"", "rotation=\"90\""),
        ("columns=\"0\"", "columns=\"0\" objectalignment=\"topleft\""),
        ("type=\"tile\" gid=\"1\"", "type=\"tile\" gid=\"2\""),
    ] {
        let spoiled = whole.replacen(what, instead, 1);
        assert_ne!(spoiled, whole);
        let spoiled =
            [vec![File { path: "x.tmx".into(), bytes: spoiled.into() }], files[1..].to_vec()].concat();
        let Some(wrong) = wrong_pixels(&mission, &spoiled) else { return };
        assert!(wrong.as_ref().is_ok_and(|wrong| *wrong > 500), "{instead} for {what}: {wrong:?}");
    }
}

/// A reader in Python finds every object with its properties.
#[test]
fn pytiled_parser_reads_the_json() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/export/tiled/read.py");
    for (name, mission) in missions() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = exported(&mission, &name, "tmj", SCALE);
        lay(&files, folder.path());
        let map = folder.path().join(&files[0].path);
        let Some(done) = consumers::python(&[&script, &map]) else { return };
        let told = consumers::told(&done).expect("it is read");
        let told: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        let raw = raw::of_tmj(&files).expect("our reader");
        assert_eq!(told["size"], serde_json::json!([raw.columns, raw.rows, SCALE]), "{name}");
        assert_eq!(told["title"], raw.properties["doom_title"], "{name}");
        assert_eq!(told["spaces"], serde_json::json!(raw.spaces), "{name}");
        let objects: Vec<_> = raw
            .objects
            .iter()
            .map(|o| {
                serde_json::json!([
                    o.name,
                    o.kind,
                    o.x,
                    o.y,
                    o.rotation,
                    o.gid,
                    o.corners.len(),
                    o.properties
                ])
            })
            .collect();
        assert_eq!(told["objects"], serde_json::json!(objects), "{name}");
    }
}
