//! The legend: every sign the map uses, once, with what it means in a few words.
//! Signs are drawn by the same functions as on the map, so that they cannot differ from it.

use crate::font::{Typeface, fitted};
use crate::scene::chart::Chart;
use crate::scene::frame::Frame;
use crate::scene::layer::{Layer, Layers};
use crate::scene::pen::Pen;
use crate::scene::shape::{Path, Point, Rect, Stroke, Text};
use crate::scene::{door, figure, lines, portal, token};
use doom_2016::Content;
use missions_document::mission::Mission;
use missions_document::thing::{Door, Portal, Teleporter, ThingKind, TokenKind};
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cell, Edge, EdgeKind, Face, Side4};

/// A sign. They come in the order in which they are listed here.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sign {
    /// One of [`LINES`].
    Line(u8),
    Difficult,
    OpenEnd,
    Door,
    Start,
    Teleporter {
        inactive: bool,
    },
    Portal {
        face_down: bool,
        tier: u8,
    },
    Token(TokenKind),
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
            draw_sign(sign, at, chart, mission.cards_there_are(), pen);
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

/// The name of a weapon for people.
pub fn weapon_name(id: &str, content: &Content) -> String {
    content.sets.iter().find(|set| set.id == id).map_or_else(|| figure::words(id), |set| set.name.clone())
}

/// The signs the map uses, with their words.
fn used(mission: &Mission, chart: &Chart<'_>, layers: Layers) -> BTreeMap<Sign, String> {
    let mut signs = BTreeMap::new();
    let mut add = |layer: Layer, sign: Sign, words: &str| {
        if layers.has(layer) {
            let _ = signs.insert(sign, words.to_owned());
        }
    };
    let kinds: BTreeSet<EdgeKind> = chart.lines.values().copied().collect();
    for (i, (kind, words)) in LINES.iter().enumerate() {
        if kinds.contains(kind) {
            add(Layer::Lines, Sign::Line(i as u8), words);
        }
    }
    if chart.floors.values().any(|floor| floor.difficult) {
        add(Layer::Lines, Sign::Difficult, "Difficult: 1 more to enter, cover");
    }
    if !chart.open_ends.is_empty() {
        add(Layer::Lines, Sign::OpenEnd, "Opening, nothing joined");
    }
    for thing in mission.things().values() {
        match &thing.kind {
            ThingKind::Door(_) => add(Layer::Doors, Sign::Door, "Closed door"),
            ThingKind::Start(_) => add(Layer::Starts, Sign::Start, "Marine start"),
            ThingKind::Teleporter(t) => {
                let words = if t.active { "Teleporter, active" } else { "Teleporter, inactive" };
                add(Layer::Teleporters, Sign::Teleporter { inactive: !t.active }, words);
            }
            ThingKind::Portal(p) => {
                let tier = ["Blue", "Yellow", "Red"][p.tier as usize];
                let side = if p.face_up { "face up" } else { "face down" };
                let sign = Sign::Portal { face_down: !p.face_up, tier: p.tier as u8 };
                add(Layer::Portals, sign, &format!("{tier} portal, {side}"));
            }
            ThingKind::Token(t) => {
                let words = match &t.kind {
                    TokenKind::Objective => "Objective".to_owned(),
                    TokenKind::HealthPack => "Health pack".to_owned(),
                    TokenKind::Weapon(weapon) => weapon_name(weapon, mission.cards_there_are()),
                    TokenKind::Marker(word) => format!("Marker: {word}"),
                };
                add(Layer::Tokens, Sign::Token(t.kind.clone()), &words);
            }
            ThingKind::Figure(f) => {
                add(
                    Layer::Figures,
                    Sign::Figure(f.kind.clone()),
                    &figure::kind(&f.kind, mission.cards_there_are()).name,
                );
            }
            ThingKind::Label(_) => {}
        }
    }
    signs
}

pub(crate) const LINES: [(EdgeKind, &str); 3] = [
    (EdgeKind::Wall, "Wall"),
    (EdgeKind::Blocking, "Blocking: no way, no sight"),
    (EdgeKind::Impassable, "Impassable: no way, but sight"),
];

pub(crate) fn draw_sign(sign: &Sign, at: Point, chart: &Chart<'_>, content: &Content, pen: &mut Pen<'_>) {
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
        Sign::Door => pen.within(at.shifted(-0.46, 0.0), 0.46, |pen| door::draw(Door { at: edge }, pen)),
        Sign::Start => pen.within(at, 0.36, |pen| token::start(1, pen)),
        Sign::Teleporter { inactive } => pen.within(at, 0.36, |pen| {
            portal::teleporter(Teleporter { at: edge.cell, active: !inactive }, pen);
        }),
        Sign::Portal { face_down, tier } => pen.within(at, 0.34, |pen| {
            let tier = [doom_2016::own::Tier::Blue, doom_2016::own::Tier::Yellow, doom_2016::own::Tier::Red]
                [usize::from(*tier)];
            portal::portal(Portal { at: edge.cell, tier, face_up: !face_down }, pen);
        }),
        Sign::Token(kind) => pen.within(at, 0.36, |pen| token::token(kind, pen)),
        Sign::Figure(id) => {
            let kind = figure::kind(id, content);
            let (w, h) = (f32::from(kind.base.w), f32::from(kind.base.h));
            let scale = 0.90 / w.max(h);
            let base = Rect::around(Point::default(), w, h);
            pen.within(at, scale, |pen| figure::draw(&kind, base, pen));
        }
    }
}
