//! An SVG file as somebody sees it: spaces, borders, doors and pieces by the shapes and colours that are drawn, without a look
//! at what the file says of itself.

use super::reader::{Read, layer, word};
use crate::export::common::{Found, along, colour, seen};
use missions::scene::{Color, Theme};
use missions::{Id, Mission, Thing, ThingKind};
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cell, Edge, EdgeKind, Side4};

/// A box around points: west, north, east, south; in spaces.
type Extent = [f64; 4];

/// A drawn path.
struct Ink {
    fill: Option<String>,
    stroke: Option<String>,
    parts: Vec<Part>,
}

struct Part {
    points: Vec<(f64, f64)>,
    round: bool,
}

impl Part {
    fn extent(&self) -> Extent {
        around(self.points.iter().copied())
    }

    fn middle(&self) -> (f64, f64) {
        let [west, north, east, south] = self.extent();
        (f64::midpoint(west, east), f64::midpoint(north, south))
    }
}

fn around(points: impl Iterator<Item = (f64, f64)>) -> Extent {
    points.fold([f64::MAX, f64::MAX, f64::MIN, f64::MIN], |[w, n, e, s], (x, y)| {
        [w.min(x), n.min(y), e.max(x), s.max(y)]
    })
}

fn hex(color: Color) -> String {
    format!("#{:02x}{:02x}{:02x}", color.r, color.g, color.b)
}

/// Everything drawn below a node with a fill or a stroke but the outlines of letters, its lengths in spaces.
fn inks(node: Node<'_, '_>) -> Read<Vec<Ink>> {
    let paths = node.descendants().filter(|node| node.tag_name().name() == "path");
    let paths = paths.filter(|node| node.attribute("class") != Some("letters"));
    let inked = paths.filter(|node| node.has_attribute("fill") || node.has_attribute("stroke"));
    inked
        .map(|node| {
            let parts = parts(word(node, "d")?)?;
            let color = |name| node.attribute(name).map(str::to_owned);
            Ok(Ink { fill: color("fill"), stroke: color("stroke"), parts })
        })
        .collect()
}

fn parts(data: &str) -> Read<Vec<Part>> {
    let mut parts: Vec<Part> = Vec::new();
    for piece in data.split_inclusive(|c: char| c.is_ascii_alphabetic()) {
        // The letter at the end is of the next piece; what counts are numbers.
        let round = piece.ends_with(['C', 'Q']);
        let numbers = piece.trim_end_matches(|c: char| c.is_ascii_alphabetic()).split_whitespace();
        let numbers: Vec<f64> =
            numbers.map(|it| it.parse().map_err(|_| format!("no path: {it}"))).collect::<Read<_>>()?;
        if let Some(part) = parts.last_mut() {
            part.points.extend(numbers.chunks_exact(2).map(|xy| (xy[0] / 100.0, xy[1] / 100.0)));
            part.round |= round;
        }
        if piece.ends_with('M') {
            parts.push(Part { points: Vec::new(), round: false });
        }
    }
    Ok(parts)
}

fn whole(at: f64) -> Read<i16> {
    if (at - at.round()).abs() < 0.006 {
        Ok(at.round() as i16)
    } else {
        Err(format!("{at} is no corner of a space"))
    }
}

/// The borders along every part of a path.
fn borders(ink: &Ink) -> Read<Vec<Edge>> {
    let corner = |(x, y): (f64, f64)| Ok::<_, String>(Cell::new(whole(x)?, whole(y)?));
    let mut edges = Vec::new();
    for part in &ink.parts {
        let [a, b] = part.points[..] else { return Err("a line with more than two ends".into()) };
        edges.extend(along(corner(a)?, corner(b)?)?);
    }
    Ok(edges)
}

/// The board one sees.
pub(crate) fn board(document: &Document<'_>, theme: &Theme) -> Read<Found> {
    let map: Vec<i16> = word(document.root_element(), "data-map")?
        .split(' ')
        .map(|it| it.parse().map_err(|_| format!("data-map: {it}")))
        .collect::<Read<_>>()?;
    let [west, north, width, height] = map[..] else { return Err("no data-map".into()) };
    let mut found = Found::default();
    let (mut dots, mut squares) =
        (BTreeMap::<Edge, BTreeSet<i16>>::new(), BTreeMap::<(Cell, Side4), usize>::new());
    for ink in inks(layer(document, "lines")?)? {
        let kind = match (ink.stroke.as_ref(), ink.fill.as_ref()) {
            (Some(color), _) if *color == hex(theme.wall) => EdgeKind::Wall,
            (Some(color), _) if *color == hex(theme.red) => EdgeKind::Blocking,
            (_, Some(color)) if *color == hex(theme.red) => {
                // Teeth of blocking lines have corners, dots have none.
                for part in ink.parts.iter().filter(|part| part.round) {
                    let (edge, dot) = dot(part.middle())?;
                    let _ = dots.entry(edge).or_default().insert(dot);
                }
                continue;
            }
            (_, Some(color)) if *color == hex(theme.blue) => {
                for part in &ink.parts {
                    if let Some(side) = side(part.middle()) {
                        *squares.entry(side).or_default() += 1;
                    }
                }
                continue;
            }
            _ => continue,
        };
        for edge in borders(&ink)? {
            if found.edges.insert(edge, kind).is_some() {
                return Err(format!("two lines are drawn on the {edge}"));
            }
        }
    }
    for (edge, dots) in dots {
        if dots.len() != 4 || found.edges.insert(edge, EdgeKind::Impassable).is_some() {
            return Err(format!("{} dots on the {edge}", dots.len()));
        }
    }
    if let Some((side, count)) = squares.iter().find(|(_, count)| **count != 3) {
        return Err(format!("{count} squares in the middle of {side:?}"));
    }
    let last = Cell::new(west + width - 1, north + height - 1);
    let within = seen::spaces(Cell::new(west, north), last, &found.edges);
    // A hole in the middle of the map has walls all around as well, but no floor.
    found.cells = floors(document, theme)?;
    if let Some(cell) = found.cells.difference(&within).next() {
        return Err(format!("floor beyond the walls at {cell}"));
    }
    found.difficult = seen::difficult(&squares.into_keys().collect())?;
    found.doors = match layer(document, "doors") {
        Ok(layer) => doors(layer, theme)?,
        Err(_) => Vec::new(),
    };
    Ok(found)
}

/// The spaces with floor under them.
fn floors(document: &Document<'_>, theme: &Theme) -> Read<BTreeSet<Cell>> {
    let bases = [theme.facility.base, theme.hell.base].map(|base| Some(hex(base)));
    let mut floors = BTreeSet::new();
    for ink in inks(layer(document, "tiles")?)?.iter().filter(|ink| bases.contains(&ink.fill)) {
        for part in &ink.parts {
            let [west, north, east, south] = part.extent();
            // Spaces side by side are one rectangle, a little larger than they are.
            let (columns, rows) = ((east - west).round(), (south - north).round());
            let more = (east - west - columns).max(south - north - rows);
            if part.round || columns < 1.0 || rows < 1.0 || !(0.0..0.02).contains(&more) {
                return Err(format!("a floor from {west}, {north} to {east}, {south}"));
            }
            let (x, y) = part.middle();
            let first = Cell::new(whole(x - columns / 2.0)?, whole(y - rows / 2.0)?);
            for (dy, dx) in (0..rows as i16).flat_map(|dy| (0..columns as i16).map(move |dx| (dy, dx))) {
                let _ = floors.insert(Cell::new(first.x + dx, first.y + dy));
            }
        }
    }
    Ok(floors)
}

/// Which of the four dots of which border is here.
fn dot((x, y): (f64, f64)) -> Read<(Edge, i16)> {
    let west = (x - x.round()).abs() < 0.01;
    let cell = if west {
        Cell::new(x.round() as i16, y.floor() as i16)
    } else {
        Cell::new(x.floor() as i16, whole(y)?)
    };
    let along = if west { y - y.floor() } else { x - x.floor() };
    let number = along * 4.0 - 0.5;
    if (number - number.round()).abs() > 0.05 {
        return Err(format!("a dot at {x}, {y}"));
    }
    Ok((Edge { cell, west }, number.round() as i16))
}

/// On which side of which space a small square is, if it is one of the three in the middle of that side.
fn side((x, y): (f64, f64)) -> Option<(Cell, Side4)> {
    let (near, far) = (|at: f64| (at - 0.135).abs() < 0.01, |at: f64| (at - 0.865).abs() < 0.01);
    let (dx, dy) = (x - x.floor(), y - y.floor());
    let middle = |at: f64| (0.3..0.7).contains(&at);
    let side = match (dx, dy) {
        (dx, dy) if middle(dx) && near(dy) => Side4::North,
        (dx, dy) if middle(dx) && far(dy) => Side4::South,
        (dx, dy) if near(dx) && middle(dy) => Side4::West,
        (dx, dy) if far(dx) && middle(dy) => Side4::East,
        _ => return None,
    };
    Some((Cell::new(x.floor() as i16, y.floor() as i16), side))
}

/// The leaves of every door, and where one stands that has them.
fn doors(layer: Node<'_, '_>, theme: &Theme) -> Read<Vec<Vec<Edge>>> {
    let mut doors = Vec::new();
    for ink in inks(layer)?.iter().filter(|ink| ink.fill == Some(hex(theme.door))) {
        let [west, north, east, south] =
            around(ink.parts.iter().flat_map(|part| part.points.iter().copied()));
        let long = |from: f64, to: f64| (to - from - 1.76).abs() < 0.01;
        let (a, b) = if long(west, east) {
            let (x, y) = (whole(west - 0.12)?, whole(f64::midpoint(north, south))?);
            (Cell::new(x, y), Cell::new(x + 2, y))
        } else if long(north, south) {
            let (x, y) = (whole(f64::midpoint(west, east))?, whole(north - 0.12)?);
            (Cell::new(x, y), Cell::new(x, y + 2))
        } else {
            return Err(format!("a door from {west}, {north} to {east}, {south}"));
        };
        doors.push(along(a, b)?);
    }
    Ok(doors)
}

/// Is every piece of the mission seen where it stands, in the colours of its kind, and nothing else?
pub(crate) fn pieces(document: &Document<'_>, mission: &Mission, theme: &Theme) -> Read<()> {
    let drawn = ["teleporters", "portals", "starts", "tokens", "figures"];
    let mut left: BTreeMap<Id, &Thing> = mission.things().iter().map(|(id, thing)| (*id, thing)).collect();
    left.retain(|_, thing| !matches!(thing.kind, ThingKind::Door(_) | ThingKind::Label(_)));
    for layer in drawn.into_iter().filter_map(|name| layer(document, name).ok()) {
        for group in layer.children().filter(Node::is_element) {
            let id = Id(word(group, "data-id")?.parse().map_err(|_| "no number")?);
            let thing = left.remove(&id).ok_or_else(|| format!("nobody knows piece {id}"))?;
            let inks = inks(group)?;
            let [west, north, east, south] = around(
                inks.iter().flat_map(|ink| ink.parts.iter().flat_map(|part| part.points.iter().copied())),
            );
            let (x, y) = (f64::midpoint(west, east), f64::midpoint(north, south));
            let cells = thing.cells(mission.base(thing));
            let (last, first) = (cells[cells.len() - 1], cells[0]);
            let inside = |from: i16, at: f64, to: i16| (f64::from(from)..f64::from(to) + 1.0).contains(&at);
            if !inside(first.x, x, last.x) || !inside(first.y, y, last.y) {
                return Err(format!("{} {id} is drawn around {x}, {y}", thing.noun(mission.system())));
            }
            for color in colours(&thing.kind, theme) {
                let color = Some(hex(color));
                if inks.iter().all(|ink| ink.fill != color && ink.stroke != color) {
                    return Err(format!("{} {id} has nothing of {color:?}", thing.noun(mission.system())));
                }
            }
        }
    }
    match left.first_key_value() {
        Some((id, thing)) => Err(format!("{} {id} is not drawn", thing.noun(mission.system()))),
        None => Ok(()),
    }
}

/// Colours by which a piece is known.
pub(crate) fn colours(kind: &ThingKind, theme: &Theme) -> Vec<Color> {
    match kind {
        ThingKind::Door(_) => vec![theme.door],
        ThingKind::Piece(piece) => colour::of(piece, theme),
        ThingKind::Start(_) => vec![theme.start],
        ThingKind::Figure(_) => vec![theme.demon],
        ThingKind::Label(_) => vec![theme.text],
    }
}
