//! The pictures of a Tiled map: one for every side of a tile that shows, as printed, and two marks for spaces.
//! Where a side is cut away its picture can be seen through, so that tiles lie close to each other.

use crate::export::contract::{Options, Subject};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};
use missions_document::{Edit, Id};
use missions_picture::paint::{self, Pixels};
use missions_picture::scene::{Layer, Layers, Rect, Scene, SceneOptions};
use std::sync::Arc;
use tiles::{Cell, Face, Placement, TileNumber, TileSide, Turn};

/// A side as printed.
pub(super) fn side(
    subject: &Subject<'_>,
    options: &Options,
    (tile, face): (TileNumber, Face),
    side: &TileSide,
) -> Result<Vec<u8>, String> {
    let placement = Placement { tile, face, at: Cell::new(0, 0), turn: Turn::R0 };
    let alone = subject.mission.bare().with([Edit::Tile(Id(1), Some(placement))]);
    let layers = [Layer::Tiles, Layer::Grid, Layer::Pictures, Layer::Lines];
    let layers = layers.into_iter().fold(Layers::NONE, Layers::with);
    let colours = if options.light { SceneOptions::light() } else { SceneOptions::default() };
    let printed = SceneOptions { layers, art: Arc::clone(subject.art), openings: true, ..colours };
    let mut scene = Scene::of(&alone, alone.catalogue(), &printed);
    scene.frame = Rect::new(0.0, 0.0, f32::from(side.w), f32::from(side.h));
    let pixels = paint::pixels(&scene, options.pixels()).map_err(|error| error.to_string())?;
    let there =
        |x: u32, y: u32| side.has(Cell::new((x / options.pixels()) as i16, (y / options.pixels()) as i16));
    png(&pixels, |x, y| if there(x, y) { u8::MAX } else { 0 })
}

/// The mark of a space, or of a difficult one: so thin that the floor is seen through it.
pub(super) fn mark(difficult: bool, scale: u32) -> Result<Vec<u8>, String> {
    let colour: [u8; 3] = if difficult { [70, 140, 255] } else { [255, 255, 255] };
    let count = (scale * scale) as usize;
    let pixels = Pixels { width: scale, height: scale, rgb: colour.repeat(count) };
    let rim = (scale / 16).max(1);
    let inside = rim..scale - rim;
    png(&pixels, |x, y| match (inside.contains(&x) && inside.contains(&y), difficult) {
        (true, true) => 48,
        (true, false) => 0,
        (false, true) => 96,
        (false, false) => 16,
    })
}

fn png(pixels: &Pixels, opacity: impl Fn(u32, u32) -> u8) -> Result<Vec<u8>, String> {
    let Pixels { width, height, .. } = *pixels;
    let mut rgba = Vec::with_capacity(pixels.rgb.len() / 3 * 4);
    for (i, colour) in (0..).zip(pixels.rgb.as_chunks::<3>().0) {
        match opacity(i % width, i / width) {
            0 => rgba.extend([0; 4]),
            opacity => rgba.extend([colour[0], colour[1], colour[2], opacity]),
        }
    }
    let mut file = Vec::new();
    PngEncoder::new_with_quality(&mut file, CompressionType::Fast, FilterType::Paeth)
        .write_image(&rgba, width, height, ExtendedColorType::Rgba8)
        .map_err(|_| paint::PictureError::Encoding.to_string())?;
    Ok(file)
}
