//! Everything that stands on the tiles, each thing in its place: alone in a space, or beside others that share it.
//! How a thing looks is decided elsewhere; names and words come later, in `label`.

use crate::scene::chart::Chart;
use crate::scene::layer::Layer;
use crate::scene::pen::Pen;
use crate::scene::shape::{Path, Point, Rect, Stroke};
use crate::scene::{door, figure, mark, start};
use missions_document::id::Id;
use missions_document::mission::Mission;
use missions_document::thing::{Thing, ThingKind};
use std::collections::{BTreeMap, BTreeSet};
use tiles::Cell;

/// How much of a space a thing that is alone in it takes.
const ALONE: f32 = 0.40;

/// Where things lie under a large base, it leaves a strip as high as this free for them, so that both are seen.
const STRIP: f32 = 0.34;

/// Where the drawing of every thing is, for those who must keep clear of it.
pub(crate) type Places = BTreeMap<Id, Rect>;

/// Draw every thing but labels, and say where they are.
pub(crate) fn draw(mission: &Mission, chart: &Chart<'_>, pen: &mut Pen<'_>) -> Places {
    let (shared, system) = (shared(mission), mission.system());
    let covered = covered(mission);
    let doors = door::places(mission);
    let mut places = Places::new();
    let mut starts = 0;
    for (id, thing) in mission.things() {
        let (at, size) = covered.things.get(id).copied().unwrap_or_else(|| slot(*id, thing, &shared));
        let rect = match &thing.kind {
            ThingKind::Door(door) => {
                pen.on(Layer::Doors, Some(*id));
                let kind = door::row(door, mission);
                door::draw(door, kind, door.place(system, &thing.fields).open, pen);
                door::place(door, kind)
            }
            ThingKind::Figure(figure) => {
                let kind = figure::kind(&figure.kind, mission);
                let base = figure::base(figure, &kind);
                pen.on(Layer::Figures, Some(*id));
                let base = if !kind.base.is_large() {
                    Rect::around(at, size / ALONE, size / ALONE)
                } else if covered.bases.contains(id) {
                    Rect { north: base.north + STRIP, ..base }
                } else {
                    base
                };
                lost(thing.cells(kind.base).into_iter(), chart, pen);
                figure::draw(&kind, base, &doors, pen);
                base
            }
            ThingKind::Label(_) => continue,
            // One that covers several spaces is drawn in each of them.
            ThingKind::Piece(piece) if mission.base(thing).is_large() => {
                pen.on(Layer::of(&thing.kind, system), Some(*id));
                let cells = thing.cells(mission.base(thing));
                lost(cells.iter().copied(), chart, pen);
                let middle = |cell: &Cell| Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5);
                for cell in &cells {
                    pen.within(middle(cell), 0.5, |pen| mark::piece(piece, system, pen));
                }
                let (w, h) = piece.pose().size(mission.base(thing));
                Rect::new(f32::from(piece.at.x), f32::from(piece.at.y), f32::from(w), f32::from(h))
            }
            kind => {
                pen.on(Layer::of(kind, system), Some(*id));
                lost([thing.at()].into_iter(), chart, pen);
                pen.within(at, size, |pen| match kind {
                    ThingKind::Piece(piece) => mark::piece(piece, system, pen),
                    _ => {
                        starts += 1;
                        start::draw(starts, pen);
                    }
                });
                Rect::around(at, size * 2.0, size * 2.0)
            }
        };
        let _ = places.insert(*id, rect);
    }
    places
}

/// What lies under the bases of large figures.
#[derive(Default)]
struct Covered {
    /// The large figures.
    bases: BTreeSet<Id>,
    /// Where the things under them are drawn, and their half size.
    things: BTreeMap<Id, (Point, f32)>,
}

/// Things under a large base stand in a strip at its north side, each in the column it lies in.
fn covered(mission: &Mission) -> Covered {
    let mut covered = Covered::default();
    let large = mission.things().iter().filter_map(|(id, thing)| match &thing.kind {
        ThingKind::Figure(figure) => {
            let base = figure::kind(&figure.kind, mission).base;
            base.is_large().then(|| (*id, thing.cells(base)))
        }
        _ => None,
    });
    for (base, cells) in large {
        let north = cells.iter().map(|cell| cell.y).min().unwrap_or_default();
        let mut columns: BTreeMap<i16, u8> = BTreeMap::new();
        for (id, thing) in mission.things() {
            let at = thing.at();
            if is_small(thing, mission) && cells.contains(&at) && !covered.things.contains_key(id) {
                let column = columns.entry(at.x).or_default();
                // Two fit side by side; more lie on the second, which is wrong enough to be seen.
                let off = if *column == 0 { 0.25 } else { 0.75 };
                *column += 1;
                let point = Point::new(f32::from(at.x) + off, f32::from(north) + STRIP / 2.0);
                let _ = covered.things.insert(*id, (point, STRIP / 2.0));
                let _ = covered.bases.insert(base);
            }
        }
    }
    covered
}

/// The things of one space each, by space: they share it.
fn shared(mission: &Mission) -> BTreeMap<Cell, Vec<Id>> {
    let mut shared: BTreeMap<Cell, Vec<Id>> = BTreeMap::new();
    for (id, thing) in mission.things() {
        if is_small(thing, mission) {
            shared.entry(thing.at()).or_default().push(*id);
        }
    }
    shared
}

/// Does it stand in one space, and take room there?
fn is_small(thing: &Thing, mission: &Mission) -> bool {
    match &thing.kind {
        ThingKind::Door(_) | ThingKind::Label(_) => false,
        ThingKind::Figure(figure) => !figure::kind(&figure.kind, mission).base.is_large(),
        ThingKind::Piece(_) | ThingKind::Start(_) => true,
    }
}

/// Where in its space a thing is drawn, and its half size.
fn slot(id: Id, thing: &Thing, shared: &BTreeMap<Cell, Vec<Id>>) -> (Point, f32) {
    let cell = thing.at();
    let centre = Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5);
    let others = shared.get(&cell).map_or(&[][..], Vec::as_slice);
    let position = others.iter().position(|other| *other == id).unwrap_or(0);
    match others.len() {
        0..=1 => (centre, ALONE),
        2 => {
            let off = if position == 0 { -0.19 } else { 0.19 };
            (centre.shifted(off, off), 0.27)
        }
        3..=4 => {
            let (dx, dy) = [(-0.23, -0.23), (0.23, -0.23), (-0.23, 0.23), (0.23, 0.23)][position];
            (centre.shifted(dx, dy), 0.21)
        }
        _ => {
            // Nine fit; more lie on the last place, which is wrong enough to be seen.
            let (column, row) = (position.min(8) % 3, position.min(8) / 3);
            (centre.shifted((column as f32 - 1.0) * 0.3, (row as f32 - 1.0) * 0.3), 0.14)
        }
    }
}

/// Under things that stand in the void: a dashed square, so that one sees where they are meant to be.
fn lost(cells: impl Iterator<Item = Cell>, chart: &Chart<'_>, pen: &mut Pen<'_>) {
    let mut squares = Path::new();
    for cell in cells.filter(|cell| chart.floor(*cell).is_none()) {
        squares.rounded(Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0).grown(-0.03), 0.08);
    }
    pen.fill(squares.clone(), pen.theme.warning.alpha(28));
    pen.stroke(squares, Stroke::new(pen.theme.warning, 0.035).dashed(0.12, 0.09));
}
