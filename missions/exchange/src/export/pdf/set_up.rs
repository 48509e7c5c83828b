//! The set-up list, in the order in which one builds: tiles, doors, pieces of the rule system's own, tokens, demons, marines. Every
//! place is named by column and row, as at the border of the map.

use super::book::Book;
use super::ink::BODY;
use super::numbering::Numbering;
use super::picture::Views;
use super::plan::{self, tile};
use super::table;
use super::values::Tell;
use super::words;
use crate::export::laying::{self, Step};
use crate::kinds;
use crate::words::text;
use ::words::Text;
use engine::world::FigureId;
use engine::{Side, World};
use missions_document::mission::{Mission, Named};
use missions_document::thing::{Piece, Thing, ThingKind};
use missions_picture::scene::legend::sort_name;
use missions_play::ruleset::{self, ReadyGame};
use rule_system::door::{DoorKind, DoorShape, DoorStart};
use rule_system::piece::{PieceKind, Sorts};
use rule_system::setting::{self, Form, Setting};
use tiles::{Cell, Pose, Turn};

pub(super) fn write(book: &mut Book, mission: &Mission, views: &Views<'_>) {
    book.chapter(&text("set-up").to_string());
    if !views.any {
        book.text(&text("set-up-none").to_string(), BODY);
        return;
    }
    book.note(&text("set-up-note").to_string());
    let numbers = views.numbering;
    let steps = laying::steps(mission, mission.catalogue());
    plan::draw(book, mission, views, &steps);
    let tell = Tell { mission, numbers, all: false };
    tiles(book, &steps, tell);
    let mut number = 1;
    let mut title = |words: &str| {
        number += 1;
        format!("{number}  {words}")
    };
    doors(book, mission, tell, &mut title);
    pieces(book, mission, tell, &mut title);
    regions(book, mission, numbers);
    figures(book, tell, &mut title);
}

fn tiles(book: &mut Book, steps: &[Step], tell: Tell<'_>) {
    let numbers = tell.numbers;
    let row = |step: &Step| {
        vec![
            step.number.to_string(),
            tile(step.tile) + tell.behind_tile(step.id).as_str(),
            turn(step.tile.turn).to_owned(),
            numbers.columns(step.columns),
            numbers.rows(step.rows),
            step.beside(),
        ]
    };
    let rows: Vec<_> = steps.iter().map(row).collect();
    let columns = [
        (text("set-up-head-step"), 1.0),
        (text("head-tile"), 1.2),
        (text("head-turn"), 1.2),
        (text("head-columns"), 1.6),
        (text("head-rows"), 1.6),
        (text("set-up-head-joins"), 4.0),
    ];
    table::section(book, &format!("1  {}", text("lay-tiles")), None, &columns, &rows);
}

/// Demons and marines, for each number of marines.
fn figures(book: &mut Book, tell: Tell<'_>, title: &mut impl FnMut(&str) -> String) {
    let Tell { mission, numbers, .. } = tell;
    let marines_with: Vec<u8> = ruleset::marine_numbers(mission).into_iter().collect();
    let laid: Vec<(u8, ReadyGame, World)> = marines_with
        .iter()
        .filter_map(|n| ruleset::lay_out(mission, *n).map(|laid| (*n, laid)))
        .map(|(n, laid)| {
            let world = laid.game.start();
            (n, laid, world)
        })
        .collect();
    let mut demons: Vec<(Standing, Vec<u8>)> = Vec::new();
    for (n, laid, world) in &laid {
        for figure in standing(laid, world, Side::Invader, tell) {
            match demons.iter_mut().find(|(there, with)| *there == figure && with.last() != Some(n)) {
                Some((_, with)) => with.push(*n),
                None => demons.push((figure, vec![*n])),
            }
        }
    }
    if !demons.is_empty() {
        let row = |(it, with): &(Standing, Vec<u8>)| {
            let (columns, rows) = it.base;
            let base = format!("{columns} × {rows}");
            vec![it.name.clone(), numbers.space(it.at), base, marines(with, &marines_with)]
        };
        let rows: Vec<_> = demons.iter().map(row).collect();
        let columns = [
            (text("set-up-head-demon"), 3.0),
            (text("head-corner"), 2.2),
            (text("head-base"), 2.0),
            (text("set-up-head-with"), 3.0),
        ];
        table::section(book, &title(&text("set-up-demons").to_string()), None, &columns, &rows);
    }
    let settings = mission.system().settings().iter();
    let limits: Vec<&Setting> =
        settings.filter(|row| row.open && matches!(row.form, Form::PerMarines)).collect();
    let row = |(n, laid, world): &(u8, ReadyGame, World)| {
        let who = standing(laid, world, Side::Marines, tell);
        let who: Vec<String> = who
            .into_iter()
            .map(|it| format!("{} {}{}", it.name, numbers.space(it.at), tell.behind_start(it.at)))
            .collect();
        let own = ruleset::resolved(mission, *n).unwrap_or_default();
        let number = |row: &&Setting| setting::per_marines(&own, row.id).get(n).copied().unwrap_or_default();
        let mut row = vec![text("marines").with("count", *n).to_string()];
        row.extend(limits.iter().map(number).map(|number| number.to_string()));
        row.push(who.join("  ·  "));
        row
    };
    let rows: Vec<_> = laid.iter().map(row).collect();
    let heads = limits.iter().map(|row| Text::verbatim(row.one.replace('_', " ").to_uppercase()));
    let mut columns = vec![(text("set-up-head-players"), 1.5)];
    columns.extend(heads.map(|head| (head, 1.2)));
    columns.push((text("set-up-head-who"), 6.0));
    table::section(book, &title(&text("set-up-marines").to_string()), None, &columns, &rows);
}

/// A figure at the start.
#[derive(PartialEq)]
struct Standing {
    /// Its name, with the values that are set for it.
    name: String,
    /// The north-west space of its base.
    at: Cell,
    /// Columns and rows of its base as it stands.
    base: (u8, u8),
}

/// The figures of one side at the start.
fn standing(laid: &ReadyGame, world: &World, side: Side, tell: Tell<'_>) -> Vec<Standing> {
    let table = laid.game.table();
    let figures = world.figures().on_map().filter(|(_, it)| table.kind(it.kind).side == side);
    figures
        .map(|(id, it)| {
            let (kind, at) = (table.kind(it.kind), table.board.cell(it.space));
            let base = Pose { at, turned: it.turned }.size(kind.footprint);
            Standing { name: kind.name.clone() + values(laid, id, tell).as_str(), at, base }
        })
        .collect()
}

/// The values that are set for a figure, to stand behind its name.
fn values(laid: &ReadyGame, figure: FigureId, tell: Tell<'_>) -> String {
    let Some(Named::Thing(id)) = laid.numbers.of(engine::Thing::Figure(figure)) else { return String::new() };
    let thing = tell.mission.things().get(&id);
    thing.map(|thing| tell.behind(thing.rows(tell.mission.system()), &thing.fields)).unwrap_or_default()
}

/// With which numbers of marines.
fn marines(with: &[u8], all: &[u8]) -> String {
    if with.len() == all.len() {
        return text("set-up-with-any").to_string();
    }
    let numbers: Vec<String> = with.iter().map(ToString::to_string).collect();
    text("set-up-with").with("numbers", numbers.join(", ")).to_string()
}

/// The regions of a map.
pub(super) fn regions(book: &mut Book, mission: &Mission, numbers: Numbering) {
    if mission.regions().is_empty() {
        return;
    }
    let row = |region: &missions_document::thing::Region| {
        let name = region
            .name
            .as_ref()
            .map_or_else(|| text("unnamed").to_string(), |name| words::plain(name.as_str()));
        vec![name, numbers.spaces(region.cells.iter().copied())]
    };
    let rows: Vec<_> = mission.regions().values().map(row).collect();
    let columns = [(text("set-up-head-region"), 2.0), (text("set-up-head-spaces"), 7.0)];
    table::section(book, &text("set-up-regions").to_string(), None, &columns, &rows);
}

/// The doors of a map.
pub(super) fn doors(
    book: &mut Book,
    mission: &Mission,
    tell: Tell<'_>,
    title: &mut impl FnMut(&str) -> String,
) {
    let doors: Vec<_> = mission.things().values().filter_map(|thing| door(thing, mission, tell)).collect();
    if !doors.is_empty() {
        let columns =
            [(text("head-piece"), 2.0), (text("set-up-head-stands"), 4.0), (text("head-name"), 3.0)];
        table::section(book, &title(&text("set-up-doors").to_string()), None, &columns, &doors);
    }
}

/// What is laid on spaces: kind by kind what the rule system has of its own, then all tokens together.
pub(super) fn pieces(
    book: &mut Book,
    mission: &Mission,
    tell: Tell<'_>,
    title: &mut impl FnMut(&str) -> String,
) {
    let (system, numbers) = (mission.system(), tell.numbers);
    let mut tokens = Vec::new();
    for kind in kinds::in_order(system) {
        let rows = kinds::laid(mission, kind).map(|(thing, it)| {
            let what =
                what(mission, kind, &it.sort) + tell.behind(thing.rows(system), &thing.fields).as_str();
            [what, numbers.spaces(it.cells(system)), lies(kind, it), name(thing)]
        });
        if kind.is_token() {
            tokens.extend(rows.map(|[what, at, _, name]| vec![what, at, name]));
            continue;
        }
        let rows: Vec<_> = rows.map(Vec::from).collect();
        if !rows.is_empty() {
            let columns = [
                (text("head-piece"), 2.0),
                (text("head-space"), 1.5),
                (text("set-up-head-lies"), 2.5),
                (text("head-name"), 3.0),
            ];
            let heading = text("set-up-pieces").with("many", kind.many);
            table::section(book, &title(&heading.to_string()), None, &columns, &rows);
        }
    }
    if !tokens.is_empty() {
        let columns = [(text("head-piece"), 4.0), (text("head-space"), 2.0), (text("head-name"), 3.0)];
        table::section(book, &title(&text("set-up-tokens").to_string()), None, &columns, &tokens);
    }
}

/// What a piece of a sort is: of a card its name.
fn what(mission: &Mission, kind: &PieceKind, sort: &str) -> String {
    match kind.sorts {
        Sorts::One => kind.title.to_string(),
        Sorts::Few { .. } => text("set-up-sort").with("sort", sort).with("noun", kind.noun).to_string(),
        Sorts::Card { .. } => sort_name(mission, kind, sort),
        Sorts::Word { .. } => {
            let word = words::plain(sort);
            text("set-up-word").with("piece", kinds::name(kind)).with("word", word).to_string()
        }
    }
}

/// Which side of a piece is up.
fn lies(kind: &'static PieceKind, piece: &Piece) -> String {
    match kind.lying(&piece.sort, piece.up).side() {
        Some(face) if face.english().starts_with("face ") => face.to_string(),
        Some(side) => text("set-up-side").with("side", side).to_string(),
        None => String::new(),
    }
}

/// How far a tile is turned.
pub(super) const fn turn(turn: Turn) -> &'static str {
    match turn {
        Turn::R0 => "0°",
        Turn::R90 => "90°",
        Turn::R180 => "180°",
        Turn::R270 => "270°",
    }
}

/// The row of a door.
fn door(thing: &Thing, mission: &Mission, tell: Tell<'_>) -> Option<Vec<String>> {
    let ThingKind::Door(door) = &thing.kind else { return None };
    let (system, numbers) = (mission.system(), tell.numbers);
    let [a, b] = door.edges();
    let kind = door.row(system).unwrap_or(&DoorKind::PLAIN);
    let place = match kind.shape {
        DoorShape::Line if a.west => text("set-up-between-west"),
        DoorShape::Line => text("set-up-between-north"),
        DoorShape::Spaces => text("set-up-between"),
    };
    let place = place.with("first", numbers.space(a.cell)).with("second", numbers.space(b.cell));
    let rows = thing.rows(system);
    // What one of its values says is not said twice.
    let is_told = |id: &str| {
        rows.iter().any(|row| row.id == id && tell.tells(row)) && setting::is_set(&thing.fields, id)
    };
    let is_open = door.place(system, &thing.fields).open;
    let door = match kind.start {
        _ if kind.open_by.is_some_and(is_told) => kind.title.text(),
        _ if is_open => text("set-up-door-open").with("door", kind.title),
        DoorStart::Locked => text("set-up-door-locked").with("door", kind.title),
        DoorStart::Open | DoorStart::Closed => kind.title.text(),
    };
    Some(vec![door.to_string() + tell.behind(rows, &thing.fields).as_str(), place.to_string(), name(thing)])
}

/// The name of a thing, as words.
pub(super) fn name(thing: &Thing) -> String {
    thing.name.as_ref().map_or_else(String::new, |name| words::plain(name.as_str()))
}
