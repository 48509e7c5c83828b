//! The legend: every sign the map uses, once, with what it means in a few words.
//! Signs are drawn by the same functions as on the map, so that they cannot differ from it.

use crate::font::{Typeface, fitted};
use crate::scene::chart::Chart;
use crate::scene::frame::Frame;
use crate::scene::layer::{Layer, Layers};
use crate::scene::pen::Pen;
use crate::scene::shape::{Path, Point, Rect, Stroke, Text};
use crate::scene::{door, figure, lines, mark, region, start};
use crate::words::text;
use missions_document::mission::Mission;
use missions_document::thing::{Door, Piece, ThingKind};
use rule_system::DoorKind;
use rule_system::door::DoorStart;
use rule_system::piece::{PieceKind, Sorts};
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cell, Edge, EdgeKind, Face, Side4};

/// A sign. They come in the order in which they are listed here.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sign {
    /// One of [`LINES`].
    Line(u8),
    Difficult,
    OpenEnd,
    Area,
    /// The place of its kind in the rule system's list, and is it open?
    Door(u8, bool),
    Start,
    Piece {
        /// The place of its kind in the rule system's list.
        kind: u8,
        down: bool,
        /// Of one of a few sorts.
        number: u8,
        sort: String,
    },
    Figure(String),
}

/// How wide a sign is, with the gaps beside it and after its words.
const SIGN: f32 = 1.55;
/// From one row to the next.
const HEIGHT: f32 = 0.98;
/// Size of the words.
const LETTERS: f32 = 0.29;

/// Draw the legend below the frame.
pub(crate) fn draw(
    mission: &Mission,
    chart: &Chart<'_>,
    frame: &mut Frame,
    layers: Layers,
    pen: &mut Pen<'_>,
) {
    let signs = used(mission, chart, layers);
    if signs.is_empty() {
        return;
    }
    frame.widen();
    pen.on(Layer::Legend, None);
    let theme = pen.theme;
    let (west, east) = frame.words();
    let north = frame.all.south + 0.05;
    let mut rule = Path::new();
    rule.line(Point::new(west, north), Point::new(east, north));
    pen.stroke(rule, Stroke::new(theme.faint.alpha(90), 0.025));
    let signs: Vec<(Sign, String)> = signs.into_iter().collect();
    let columns = columns(&signs, east - west);
    let rows = signs.len().div_ceil(columns.len());
    // Column by column, so that signs of a kind stand below each other; the room that is left goes between them.
    let spare = (east - west - columns.iter().sum::<f32>()).max(0.0) / columns.len() as f32;
    let mut x = west;
    for (column, width) in signs.chunks(rows).zip(&columns) {
        for (row, (sign, words)) in column.iter().enumerate() {
            let at = Point::new(x + 0.45, north + 0.15 + (row as f32 + 0.5) * HEIGHT);
            draw_sign(sign, at, chart, mission, pen);
            let words = fitted(words, Typeface::Plain, (width - SIGN) / LETTERS);
            pen.text(Text::plain(words, at.shifted(0.72, 0.0), LETTERS, theme.text));
        }
        x += width + spare;
    }
    frame.all.south = north + 0.3 + rows as f32 * HEIGHT + 0.3;
}

/// The widths of as many columns as fit into a width.
fn columns(signs: &[(Sign, String)], room: f32) -> Vec<f32> {
    let mut widths = Vec::new();
    for count in (1..=signs.len().min(8)).rev() {
        let rows = signs.len().div_ceil(count);
        let longest = |column: &[(Sign, String)]| {
            column.iter().map(|(_, words)| crate::font::width(words, Typeface::Plain)).fold(0.0, f32::max)
        };
        widths = signs.chunks(rows).map(|column| SIGN + longest(column) * LETTERS).collect();
        if widths.iter().sum::<f32>() <= room {
            return widths;
        }
    }
    // Not even one fits: it is cut.
    for width in &mut widths {
        *width = width.min(room);
    }
    widths
}

/// The name of a card that a piece may stand for, for people.
#[must_use]
pub fn sort_name(mission: &Mission, kind: &PieceKind, id: &str) -> String {
    let known = mission.content().card(kind.id, id);
    known.map_or_else(|| figure::words(id), |(_, card)| card.name.to_owned())
}

/// The signs the map uses, with their words.
fn used(mission: &Mission, chart: &Chart<'_>, layers: Layers) -> BTreeMap<Sign, String> {
    let (mut signs, system) = (BTreeMap::new(), mission.system());
    let mut add = |layer: Layer, sign: Sign, words: String| {
        if layers.has(layer) {
            let _ = signs.insert(sign, words);
        }
    };
    let kinds: BTreeSet<EdgeKind> = chart.lines.values().copied().collect();
    for (i, (kind, _)) in LINES.iter().enumerate() {
        if kinds.contains(kind) {
            let words = match kind {
                EdgeKind::Blocking => text("legend-blocking"),
                EdgeKind::Impassable => text("legend-impassable"),
                _ => text("legend-wall"),
            };
            add(Layer::Lines, Sign::Line(i as u8), words.to_string());
        }
    }
    if chart.floors.values().any(|floor| floor.difficult) {
        add(Layer::Lines, Sign::Difficult, text("legend-difficult").to_string());
    }
    if !chart.open_ends.is_empty() {
        add(Layer::Lines, Sign::OpenEnd, text("legend-open-end").to_string());
    }
    if mission.has_areas() {
        add(Layer::Regions, Sign::Area, text("legend-area").to_string());
    }
    for thing in mission.things().values() {
        match &thing.kind {
            ThingKind::Door(door) => {
                let (number, _) = system.door(&door.kind).unwrap_or((0, &DoorKind::PLAIN));
                let open = door.place(system, &thing.fields).open;
                add(Layer::Doors, Sign::Door(number, open), door_words(door::row(door, mission), open));
            }
            ThingKind::Start(_) => add(Layer::Starts, Sign::Start, text("legend-start").to_string()),
            ThingKind::Piece(it) => {
                let Some(kind) = system.pieces().iter().position(|kind| kind.id == it.kind) else { continue };
                let number = system.pieces()[kind].number(&it.sort).unwrap_or(0);
                let sort = it.sort.clone();
                let sign = Sign::Piece { kind: kind as u8, down: !it.up, number, sort };
                add(Layer::of(&thing.kind, system), sign, piece_words(it, mission));
            }
            ThingKind::Figure(f) => {
                let name = figure::kind(&f.kind, mission).name;
                add(Layer::Figures, Sign::Figure(f.kind.clone()), name);
            }
            ThingKind::Label(_) => {}
        }
    }
    signs
}

/// What a door is, and how it is at the start: `Closed door`.
#[must_use]
pub fn door_words(kind: &DoorKind, open: bool) -> String {
    let door = match kind.start {
        _ if open => text("legend-door-open"),
        DoorStart::Closed | DoorStart::Open => text("legend-door-closed"),
        DoorStart::Locked => text("legend-door-locked"),
    };
    door.with("door", kind.noun).to_string()
}

/// What a piece is: of a card its name, of whatever else there is only one the name of its kind.
fn piece_words(piece: &Piece, mission: &Mission) -> String {
    match piece.lying(mission.system()) {
        Some(lying) => match (lying.kind.sorts, lying.side()) {
            (Sorts::Card { .. }, _) => sort_name(mission, lying.kind, lying.sort),
            (Sorts::One, None) => lying.kind.title.to_string(),
            _ => rule_system::capital(lying.words()),
        },
        None => figure::words(&piece.kind),
    }
}

/// Lines in the order of the legend, with the names by which web pages find their signs.
pub(crate) const LINES: [(EdgeKind, &str); 3] = [
    (EdgeKind::Wall, "line-wall"),
    (EdgeKind::Blocking, "line-blocking"),
    (EdgeKind::Impassable, "line-impassable"),
];

pub(crate) fn draw_sign(sign: &Sign, at: Point, chart: &Chart<'_>, mission: &Mission, pen: &mut Pen<'_>) {
    let system = mission.system();
    let edge = Edge { cell: Cell::new(0, 0), west: false };
    // Lines are shown on a piece of the floor they lie on.
    let face = chart.floors.values().next().map_or(Face::A, |floor| floor.face);
    match sign {
        Sign::Line(_) | Sign::Difficult | Sign::OpenEnd => {
            let floor = Rect::around(at, 0.92, 0.70);
            pen.rounded(floor, 0.06, pen.theme.ground(face).plates[0]);
        }
        _ => {}
    }
    match sign {
        Sign::Line(kind) => {
            let run = [(edge, 1)];
            pen.within(at.shifted(-0.36, 0.0), 0.72, |pen| match LINES[usize::from(*kind)].0 {
                EdgeKind::Blocking => lines::blocking(&run, pen),
                EdgeKind::Impassable => lines::impassable(&run, pen),
                _ => lines::walls(&run, pen),
            });
        }
        Sign::Difficult => pen.within(at.shifted(-0.36, -0.36), 0.72, |pen| {
            lines::difficult_dots(&lines::border_dots(|_| false), pen);
        }),
        Sign::OpenEnd => pen.within(at.shifted(-0.36, 0.14), 0.72, |pen| {
            lines::walls(&[(edge, 1)], pen);
            lines::open_ends(&[(edge, Side4::North)], pen);
        }),
        Sign::Area => {
            let first = mission.regions().values().position(|region| region.area).unwrap_or(0);
            pen.within(at.shifted(-0.36, -0.36), 0.72, |pen| {
                let _ = region::spaces(&[edge.cell].into(), first, pen);
            });
        }
        Sign::Door(number, open) => {
            let kind = system.doors().get(usize::from(*number)).unwrap_or(&DoorKind::PLAIN);
            let door = Door::new(edge);
            // Its middle is in the middle of the row, on a line or not.
            let middle = door::place(&door, kind).centre();
            let at = at.shifted(-0.46, -0.46 * middle.y);
            pen.within(at, 0.46, |pen| door::draw(&door, kind, *open, pen));
        }
        Sign::Start => pen.within(at, 0.36, |pen| start::draw(1, pen)),
        Sign::Piece { kind, down, sort, .. } => pen.within(at, 0.36, |pen| {
            let kind = &system.pieces()[usize::from(*kind)];
            mark::draw(&kind.lying(sort, !down).look(), pen);
        }),
        Sign::Figure(id) => {
            let kind = figure::kind(id, mission);
            let (w, h) = (f32::from(kind.base.w), f32::from(kind.base.h));
            let scale = 0.90 / w.max(h);
            let base = Rect::around(Point::default(), w, h);
            pen.within(at, scale, |pen| figure::draw(&kind, base, &[], pen));
        }
    }
}
