//! A mission as a Tiled map: its frame, the tiles as pictures that are turned, the spaces and the lines between them.
//! `pieces` writes what stands on the tiles.

use super::frame::Frame;
use super::model::{Content, Layer, Map, Object, Picture, Shape, Tileset};
use super::{picture, pieces, words};
use crate::export::contract::{File, Options, Subject};
use crate::words::text;
use missions_document::layout::Layout;
use missions_picture::scene::{Theme, chart};
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Board, Cell, Edge, EdgeKind, Face, TileNumber, Turn};

/// The map of a mission and the files of its pictures.
pub(super) fn map(subject: &Subject<'_>, options: &Options) -> Result<(Map, Vec<File>), String> {
    let mission = subject.mission;
    let layout = Layout::of(mission, mission.catalogue());
    let (corner, far) = layout.board.bounds().unwrap_or_default();
    let size = |from: i16, to: i16| (i32::from(to) - i32::from(from) + 1) as u32;
    let (width, height) = (size(corner.x, far.x), size(corner.y, far.y));
    let mut frame = Frame { corner, cell: f64::from(options.pixels()), objects: 0 };

    let (sides, mut files) = sides(subject, options)?;
    let spaces = Tileset {
        first: sides.pictures.len() as u32 + 1,
        name: "spaces",
        pictures: marks(subject, options, &mut files)?,
    };
    let content = [
        ("tiles", None, Content::Objects(tiles(subject, &sides, &mut frame))),
        ("spaces", None, Content::Spaces(floor(&layout.board, corner, (width, height), spaces.first))),
        ("regions", Some("#a06bff"), Content::Objects(pieces::regions(mission, &mut frame))),
        ("borders", Some("#f02a1e"), Content::Objects(borders(&layout.board, &mut frame))),
        ("doors", Some("#ffb000"), Content::Objects(pieces::doors(mission, &mut frame))),
        ("pieces", Some("#3ddc84"), Content::Objects(pieces::pieces(mission, &mut frame))),
    ];
    let layers = (1..).zip(content).map(|(id, (name, color, content))| Layer { id, name, color, content });
    let theme = if options.light { Theme::light() } else { Theme::default() };
    let table = theme.table;
    let map = Map {
        width,
        height,
        cell: options.pixels(),
        background: format!("#{:02x}{:02x}{:02x}", table.r, table.g, table.b),
        properties: words::of_map(mission, corner),
        layers: layers.collect(),
        tilesets: vec![sides, spaces],
    };
    Ok((map, files))
}

/// A picture for every side of a tile that shows.
fn sides(subject: &Subject<'_>, options: &Options) -> Result<(Tileset, Vec<File>), String> {
    let shown: BTreeSet<(TileNumber, Face)> =
        subject.mission.tiles().values().map(|laid| (laid.tile, laid.face)).collect();
    let (mut pictures, mut files) = (Vec::new(), Vec::new());
    for (tile, face) in shown {
        let side = subject
            .mission
            .catalogue()
            .side(tile, face)
            .ok_or_else(|| text("build-tile").with("tile", tile.to_string()).to_string())?;
        let path = format!("{}-tiled/{tile}{face:?}.png", subject.name);
        let bytes = picture::side(subject, options, (tile, face), side)?;
        files.push(File { path: path.clone(), bytes });
        let (w, h) = (i64::from(side.w), i64::from(side.h));
        let properties = [("face", words::text(format!("{face:?}"))), ("tile", words::number(tile.0))];
        pictures.push(Picture {
            path,
            kind: "tile",
            width: w as u32 * options.pixels(),
            height: h as u32 * options.pixels(),
            properties: words::properties(properties),
        });
    }
    Ok((Tileset { first: 1, name: "tiles", pictures }, files))
}

/// The marks of a space and of a difficult one.
fn marks(subject: &Subject<'_>, options: &Options, files: &mut Vec<File>) -> Result<Vec<Picture>, String> {
    let mut pictures = Vec::new();
    for (name, difficult) in [("space", false), ("difficult", true)] {
        let path = format!("{}-tiled/{name}.png", subject.name);
        files.push(File { path: path.clone(), bytes: picture::mark(difficult, options.pixels())? });
        pictures.push(Picture {
            path,
            kind: "space",
            width: options.pixels(),
            height: options.pixels(),
            properties: words::properties([("difficult", super::model::Value::Bool(difficult))]),
        });
    }
    Ok(pictures)
}

/// The tiles. Where tiles overlap, the one that counts lies on top and so comes last.
fn tiles(subject: &Subject<'_>, sides: &Tileset, frame: &mut Frame) -> Vec<Object> {
    let known: BTreeMap<&str, (u32, &Picture)> = (sides.first..)
        .zip(&sides.pictures)
        .map(|(gid, picture)| (picture.path.as_str(), (gid, picture)))
        .collect();
    let mut objects = Vec::new();
    for (id, laid) in subject.mission.tiles().iter().rev() {
        let name = format!("{}{:?}", laid.tile, laid.face);
        let path = format!("{}-tiled/{name}.png", subject.name);
        let Some((gid, picture)) = known.get(path.as_str()) else { continue };
        let (width, height) = (f64::from(picture.width), f64::from(picture.height));
        let (west, north) = frame.at(laid.at.x.into(), laid.at.y.into());
        // The picture turns around its own south-west corner, which the turn takes to another corner of what it covers.
        let (east, south, rotation) = match laid.turn {
            Turn::R0 => (0.0, height, 0),
            Turn::R90 => (0.0, 0.0, 90),
            Turn::R180 => (width, 0.0, 180),
            Turn::R270 => (height, width, 270),
        };
        objects.push(Object {
            id: frame.id(),
            name,
            kind: "tile".to_owned(),
            x: west + east,
            y: north + south,
            shape: Shape::Picture { gid: *gid, width, height, rotation },
            properties: pieces::of_tile(subject.mission, *id, laid.tile),
        });
    }
    objects
}

/// The spaces, row by row: nothing, a space, a difficult one.
fn floor(board: &Board, corner: Cell, (width, height): (u32, u32), first: u32) -> Vec<u32> {
    let mut gids = vec![0; (width * height) as usize];
    for space in board.spaces() {
        let cell = board.cell(space);
        let (x, y) = (i32::from(cell.x) - i32::from(corner.x), i32::from(cell.y) - i32::from(corner.y));
        gids[(y as u32 * width + x as u32) as usize] = first + u32::from(board.space(space).difficult);
    }
    gids
}

/// The lines between spaces and around them, each as long as it is straight.
fn borders(board: &Board, frame: &mut Frame) -> Vec<Object> {
    let mut by_kind: BTreeMap<EdgeKind, Vec<Edge>> = BTreeMap::new();
    for (edge, kind) in board.borders() {
        by_kind.entry(kind).or_default().push(edge);
    }
    let mut objects = Vec::new();
    for (kind, edges) in by_kind {
        let kind = match kind {
            EdgeKind::Open => continue,
            EdgeKind::Impassable => "impassable",
            EdgeKind::Blocking => "blocking",
            EdgeKind::Wall => "wall",
        };
        for run in chart::runs(edges) {
            let ((x, y), shape) = frame.line(run);
            let properties = words::properties([("border", words::text(kind))]);
            let (name, kind) = (String::new(), kind.to_owned());
            objects.push(Object { id: frame.id(), name, kind, x, y, shape, properties });
        }
    }
    objects
}
