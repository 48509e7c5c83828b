//! librsvg, which draws SVG for GNOME, Wikipedia and others, on our files: its picture is the one our PNG has, so that each of
//! the two formats is proven by the other, its texts too, for their outlines are drawn. Only those with letters that our typefaces
//! lack are left out of the comparison: it takes other typefaces than ours.

use super::file;
use crate::export::common;
use crate::shared::{demo, shipped};
use image::RgbaImage;
use missions::Mission;
use missions::export::Options;
use roxmltree::{Document, Node};
use std::fs;

/// Pixels a space.
pub(super) const SCALE: u32 = 48;

/// The side of the squares whose mean colours are compared: edges are smoothed differently by every program.
const SQUARE: u32 = 8;

/// How far a mean may be off, of 255.
const NEAR: u32 = 20;

/// What is wrong with librsvg's picture of an SVG file, next to the PNG of the same mission. `None` where consumers are to be
/// skipped.
pub(super) fn differs(svg: &str, png: &[u8]) -> Option<Result<(), String>> {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("m.svg"), svg).expect("written");
    let ours = image::load_from_memory(png).expect("a PNG").into_rgba8();
    let (width, height) = (ours.width().to_string(), ours.height().to_string());
    let arguments = ["--width", &width, "--height", &height, "m.svg", "--output", "out.png"];
    let done = consumers::program("rsvg-convert", folder.path(), &arguments)?;
    Some(consumers::told(&done).and_then(|_| {
        let theirs =
            image::open(folder.path().join("out.png")).map_err(|error| error.to_string())?.into_rgba8();
        if theirs.dimensions() != ours.dimensions() {
            return Err(format!("{:?}, not {:?}", theirs.dimensions(), ours.dimensions()));
        }
        let words = words(&Document::parse(svg).map_err(|error| error.to_string())?);
        compare(&theirs, &ours, &words)
    }))
}

/// Where texts are that are drawn as such, with whatever room another typeface might take: west, north, east, south in pixels.
fn words(document: &Document<'_>) -> Vec<[f64; 4]> {
    let number = |node: Node<'_, '_>, name: &str| node.attribute(name).and_then(|it| it.parse::<f64>().ok());
    let frame = document.root_element().attribute("viewBox").unwrap_or_default().to_owned();
    let frame: Vec<f64> = frame.split(' ').filter_map(|it| it.parse().ok()).collect();
    let texts = document
        .descendants()
        .filter(|node| node.tag_name().name() == "text" && node.attribute("fill-opacity") != Some("0"));
    let texts = texts.filter_map(|node| {
        let (x, y) = (number(node, "x")?, number(node, "y")?);
        let (wide, size) = (number(node, "textLength")?, number(node, "font-size")?);
        let west = match node.attribute("text-anchor") {
            Some("middle") => x - wide / 2.0,
            Some("end") => x - wide,
            _ => x,
        };
        let more = wide + size * 0.3;
        let pixel = |at: f64, from: f64| (at - from) * f64::from(SCALE) / 100.0;
        Some([
            pixel(west - more, frame[0]),
            pixel(y - size * 1.2, frame[1]),
            pixel(west + wide + more, frame[0]),
            pixel(y + size * 0.5, frame[1]),
        ])
    });
    texts.collect()
}

fn compare(theirs: &RgbaImage, ours: &RgbaImage, words: &[[f64; 4]]) -> Result<(), String> {
    let (mut compared, mut worst, mut differing) = (0_u32, (0, 0, 0), 0_u32);
    for y in (0..ours.height().saturating_sub(SQUARE)).step_by(SQUARE as usize) {
        for x in (0..ours.width().saturating_sub(SQUARE)).step_by(SQUARE as usize) {
            let (west, north) = (f64::from(x), f64::from(y));
            let meets = |[w, n, e, s]: &[f64; 4]| {
                *w < west + f64::from(SQUARE) && west < *e && *n < north + f64::from(SQUARE) && north < *s
            };
            if words.iter().any(meets) {
                continue;
            }
            let off = far(theirs, ours, x, y);
            compared += 1;
            differing += u32::from(off > NEAR);
            worst = worst.max((off, x, y));
        }
    }
    let all = ours.width() * ours.height() / (SQUARE * SQUARE);
    if compared * 10 < all * 9 {
        return Err(format!("only {compared} squares of {all} have no text on them"));
    }
    if differing > 0 {
        return Err(format!("{differing} of {compared} squares differ, the most at {worst:?}"));
    }
    Ok(())
}

/// How far the mean colours of a square are apart.
fn far(theirs: &RgbaImage, ours: &RgbaImage, x: u32, y: u32) -> u32 {
    let mut sums = [[0_u32; 3]; 2];
    for (image, sum) in [theirs, ours].into_iter().zip(&mut sums) {
        for (dy, dx) in (0..SQUARE).flat_map(|dy| (0..SQUARE).map(move |dx| (dy, dx))) {
            let pixel = image.get_pixel(x + dx, y + dy).0;
            for (sum, value) in sum.iter_mut().zip(pixel) {
                *sum += u32::from(value);
            }
        }
    }
    let [theirs, ours] = sums;
    theirs.iter().zip(ours).map(|(a, b)| a.abs_diff(b) / (SQUARE * SQUARE)).max().unwrap_or(0)
}

/// The same mission as PNG.
pub(super) fn png(mission: &Mission, options: &Options) -> Vec<u8> {
    let options = Options { scale: Some(SCALE), ..options.clone() };
    common::exported("m", mission, "png", &options).swap_remove(0).bytes
}

#[test]
fn librsvg_draws_what_our_png_shows() {
    let rich = ("everything".to_owned(), demo::everything());
    for (name, mission) in shipped().into_iter().chain([rich]) {
        for light in [false, true] {
            let options = Options { light, ..Options::default() };
            let Some(told) = differs(&file(&mission, &options), &png(&mission, &options)) else { return };
            assert_eq!(told, Ok(()), "{name}, light: {light}");
        }
    }
}
