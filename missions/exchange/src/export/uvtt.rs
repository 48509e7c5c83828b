//! The map for virtual tables: Universal VTT 0.3, one JSON file with the picture, the walls that stop sight, and the doors.
//! Pieces, rules and scripts have no place in it; lengths are in spaces from the map's north-west corner.

use super::contract::{Exporter, File, Format, Heeds, Options, Subject};
use crate::words::{WORDS, text};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use missions_document::Layout;
use missions_picture::paint;
use missions_picture::scene::chart::{run_ends, runs};
use missions_picture::scene::{Layer, Point, Rect};
use serde_json::{Value, json};
use std::f64::consts::FRAC_PI_2;
use tiles::{Board, Edge, EdgeKind};

/// What tables usually have for a space.
const USUAL: u32 = 100;

/// What tables show well: fewer pixels are blurred, more make files some of them refuse.
const SCALES: std::ops::RangeInclusive<u32> = 70..=140;

/// The largest picture that every table takes.
const LARGEST: usize = 24 << 20;

/// Universal VTT.
pub(super) struct Uvtt;

impl Exporter for Uvtt {
    fn format(&self) -> Format {
        Format {
            id: "uvtt",
            name: "Universal VTT",
            about: WORDS.phrase("format-uvtt-about"),
            heeds: &[Heeds::Scale, Heeds::Light, Heeds::Layers],
        }
    }

    fn usual_scale(&self) -> u32 {
        USUAL
    }

    fn export(&self, subject: &Subject<'_>, options: &Options) -> Result<Vec<File>, String> {
        let layout = Layout::of(subject.mission, subject.mission.catalogue());
        let scale = options.scale.unwrap_or(USUAL).clamp(*SCALES.start(), *SCALES.end());
        let mut options = options.clone();
        // The table shows doors, figures and a grid of its own, and the map has to fill the picture.
        for layer in
            [Layer::Doors, Layer::Figures, Layer::Coordinates, Layer::Problems, Layer::Title, Layer::Legend]
        {
            options.layers = options.layers.without(layer);
        }
        let mut scene = subject.scene(&options);
        scene.frame = scene.map;
        let map = scene.map;
        let picture = paint::png(&scene, scale).map_err(|error| error.to_string())?;
        if picture.len() > LARGEST {
            return Err(text("uvtt-large").to_string());
        }
        let file = json!({
            "format": 0.3,
            "resolution": {
                "map_origin": { "x": 0, "y": 0 },
                "map_size": { "x": map.width() as i32, "y": map.height() as i32 },
                "pixels_per_grid": scale,
            },
            "line_of_sight": walls(&layout.board, map),
            "objects_line_of_sight": [],
            "portals": doors(&layout.board, map),
            "environment": { "baked_lighting": false, "ambient_light": "ffffffff" },
            "lights": [],
            "image": STANDARD.encode(picture),
        });
        Ok(vec![File::of(subject, "uvtt", format!("{file:#}\n"))])
    }
}

/// Everything that stops sight and is no door, as lines. Impassable borders stop nothing but movement, and the format has no
/// word for that: every line of it stops sight too, in `objects_line_of_sight` as well.
fn walls(board: &Board, map: Rect) -> Vec<Value> {
    // A gap is left where a door stands: the table draws the door there.
    let solid = board.borders().into_iter().filter(|(edge, kind)| {
        matches!(kind, EdgeKind::Wall | EdgeKind::Blocking) && board.doors_on(*edge).next().is_none()
    });
    runs(solid.map(|(edge, _)| edge)).into_iter().map(|run| line(run, map)).collect()
}

/// Every door; of one that does not lie in a line, each of its parts. Grates are left out: the format has no word for what stops
/// figures and lets sight through.
fn doors(board: &Board, map: Rect) -> Vec<Value> {
    let doors = (0..board.door_count()).map(|door| tiles::DoorId(door as u8));
    let doors = doors.filter(|door| !board.is_grate(*door));
    let parts = doors.flat_map(|door| {
        runs(board.door_edges(door).iter().copied()).into_iter().map(move |run| (door, run))
    });
    parts
        .map(|(door, run)| {
            let bounds = line(run, map);
            let (a, b) = run_ends(run);
            json!({
                "position": point(a.towards(b, 0.5), map),
                "bounds": bounds,
                "rotation": if run.0.west { FRAC_PI_2 } else { 0.0 },
                "closed": board.closed_at_start().has(door),
                "freestanding": false,
            })
        })
        .collect()
}

fn line(run: (Edge, i16), map: Rect) -> Value {
    let (a, b) = run_ends(run);
    json!([point(a, map), point(b, map)])
}

fn point(at: Point, map: Rect) -> Value {
    json!({ "x": at.x - map.west, "y": at.y - map.north })
}
