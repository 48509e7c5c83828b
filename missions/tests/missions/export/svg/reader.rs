//! An SVG file as a script of somebody else reads it: by the attributes that `docs/exports.md` names, and by nothing else.
//! Spaces, borders, doors, tiles, pieces and regions are put together from them again.

use crate::export::common::kind::kind_of;
use crate::export::common::{Found, along};
use missions::thing::Spot;
use missions::{Id, Mission, Name, Region, Thing, ThingKind};
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cell, EdgeKind, Face, Placement, TileNumber, Turn};

/// Something of the file, or why it is not there.
pub(crate) type Read<T> = Result<T, String>;

/// What was read.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) found: Found,
    pub(crate) tiles: BTreeMap<Id, Placement>,
    pub(crate) things: BTreeMap<Id, Thing>,
    pub(crate) regions: BTreeMap<Id, Region>,
}

pub(crate) fn word<'a>(node: Node<'a, '_>, name: &str) -> Read<&'a str> {
    node.attribute(name)
        .ok_or_else(|| format!("{} {:?} has no {name}", node.tag_name().name(), node.attribute("id")))
}

pub(crate) fn number<T: std::str::FromStr>(node: Node<'_, '_>, name: &str) -> Read<T> {
    let told = word(node, name)?;
    told.parse().map_err(|_| format!("{name} is {told:?}"))
}

/// The group of a layer.
pub(crate) fn layer<'a, 'i>(document: &'a Document<'i>, name: &str) -> Read<Node<'a, 'i>> {
    let mut groups = document.root_element().children().filter(|node| node.attribute("id") == Some(name));
    groups.next().ok_or_else(|| format!("no layer {name}"))
}

fn cells(node: Node<'_, '_>, name: &str) -> Read<BTreeSet<Cell>> {
    let cell = |told: &str| {
        let (x, y) = told.split_once(',')?;
        Some(Cell::new(x.parse().ok()?, y.parse().ok()?))
    };
    word(node, name)?
        .split_whitespace()
        .map(|told| cell(told).ok_or_else(|| format!("no space {told}")))
        .collect()
}

/// The corners of plain lines: `M0 0L300 0M…`, in units of the file.
fn lines(data: &str, unit: f64) -> Read<Vec<(Cell, Cell)>> {
    let corner = |told: &str| {
        let whole = |told: &str| told.parse::<f64>().ok().map(|it| it / unit).filter(|it| it.fract() == 0.0);
        let (x, y) = told.split_once(' ')?;
        Some(Cell::new(whole(x)? as i16, whole(y)? as i16))
    };
    let line = |told: &str| told.split_once('L').and_then(|(a, b)| Some((corner(a)?, corner(b)?)));
    data.split('M').skip(1).map(|told| line(told).ok_or_else(|| format!("no line {told}"))).collect()
}

/// Read everything; `mission` is asked for the bases of its demons alone.
pub(crate) fn read(document: &Document<'_>, mission: &Mission) -> Read<Told> {
    let root = document.root_element();
    let unit: f64 = number(root, "data-unit")?;
    let groups: BTreeMap<Id, Node<'_, '_>> = root
        .descendants()
        .filter(|node| node.has_attribute("data-type"))
        .map(|node| Ok((Id(number(node, "data-id")?), node)))
        .collect::<Read<_>>()?;
    let (mut tiles, mut things, mut regions) = <(BTreeMap<_, _>, BTreeMap<_, _>, BTreeMap<_, _>)>::default();
    for (id, node) in groups {
        let kind = word(node, "data-type")?;
        if node.attribute("id") != Some(format!("{kind}-{}", id.0).as_str()) || !has_title(node) {
            return Err(format!("{kind} {id} is not called so"));
        }
        match kind {
            "tile" => drop(tiles.insert(id, tile(node)?)),
            "region" => {
                drop(regions.insert(
                    id,
                    Region { name: name(node), cells: cells(node, "data-spaces")?, ..Region::default() },
                ));
            }
            _ => drop(things.insert(id, thing(node, mission)?)),
        }
    }
    let mut found = Found::default();
    if let Ok(layer) = layer(document, "tiles") {
        (found.cells, found.difficult) = (cells(layer, "data-spaces")?, cells(layer, "data-difficult")?);
    }
    for node in root.descendants().filter(|node| node.has_attribute("data-border")) {
        let kind = match word(node, "data-border")? {
            "wall" => EdgeKind::Wall,
            "blocking" => EdgeKind::Blocking,
            "impassable" => EdgeKind::Impassable,
            other => return Err(format!("no border {other}")),
        };
        for (a, b) in lines(word(node, "d")?, unit)? {
            for edge in along(a, b)? {
                if found.edges.insert(edge, kind).is_some() {
                    return Err(format!("two lines on the {edge}"));
                }
            }
        }
    }
    for thing in things.values() {
        if let ThingKind::Door(door) = &thing.kind {
            found.doors.push(door.edges().to_vec());
        }
    }
    Ok(Told { found, tiles, things, regions })
}

fn has_title(node: Node<'_, '_>) -> bool {
    node.first_element_child().is_some_and(|child| {
        child.tag_name().name() == "title" && child.text().is_some_and(|text| !text.trim().is_empty())
    })
}

fn name(node: Node<'_, '_>) -> Option<Name> {
    node.attribute("data-name").map(Name::new)
}

fn place(node: Node<'_, '_>) -> Read<Cell> {
    Ok(Cell::new(number(node, "data-x")?, number(node, "data-y")?))
}

fn tile(node: Node<'_, '_>) -> Read<Placement> {
    let face = match word(node, "data-side")? {
        "A" => Face::A,
        "B" => Face::B,
        other => return Err(format!("no side {other}")),
    };
    let turn: usize = number(node, "data-turn")?;
    let turn =
        Turn::ALL.into_iter().nth(turn / 90).filter(|_| turn.is_multiple_of(90)).ok_or("turned otherwise")?;
    Ok(Placement { tile: TileNumber(number(node, "data-tile")?), face, at: place(node)?, turn })
}

fn thing(node: Node<'_, '_>, mission: &Mission) -> Read<Thing> {
    let kind = word(node, "data-type")?;
    let spot = if kind == "door" {
        let corner = |x, y| Ok::<_, String>(Cell::new(number(node, x)?, number(node, y)?));
        match along(corner("data-x1", "data-y1")?, corner("data-x2", "data-y2")?)?[..] {
            [at, _] => Spot::Edge(at),
            _ => return Err("a door that is not two spaces long".into()),
        }
    } else {
        Spot::Cell(place(node)?)
    };
    let fact =
        |name: &str| node.attribute(format!("data-{}", name.replace('_', "-")).as_str()).map(str::to_owned);
    let thing = Thing { name: name(node), ..Thing::new(kind_of(kind, spot, &fact)?) };
    if let ThingKind::Figure(figure) = &thing.kind {
        let (columns, rows) = figure.pose().size(mission.base(&thing));
        if (number(node, "data-base-columns"), number(node, "data-base-rows")) != (Ok(columns), Ok(rows)) {
            return Err(format!("a base that is not {columns} by {rows}"));
        }
    }
    Ok(thing)
}
