//! Maps as text, for terminals, logs and mails: here a whole mission, its map in letters, then what stands where; in
//! [`Map`] a game under way, or whatever somebody wants to show. The drawing of the board itself is `tiles::ascii`'s.

mod colour;
mod map;
mod sign;

pub use map::Map;

use crate::words;
use engine::world::MAX_CLASSES;
use missions_document::id::Id;
use missions_document::layout::Layout;
use missions_document::mission::Mission;
use missions_document::thing::{Thing, ThingKind};
use rule_system::RuleSystem;
use rule_system::piece::{Lying, Role};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tiles::{Board, Catalogue, Cell};

/// The map of a mission with a key below it. Things that stand off the board, and doors it has no room for, are
/// listed but not drawn; of several things on a space the first one is drawn, figures before all others.
#[must_use]
pub fn map(mission: &Mission, catalogue: &Catalogue) -> String {
    let layout = Layout::of(mission, catalogue);
    let board = &layout.board;
    let signs = signs(mission, &layout);
    let mut on_cells: BTreeMap<Cell, (bool, char)> = BTreeMap::new();
    for (id, thing) in mission.things() {
        let figure = matches!(thing.kind, ThingKind::Figure(_));
        if matches!(thing.kind, ThingKind::Door(_) | ThingKind::Label(_)) {
            continue;
        }
        for cell in thing.cells(mission.base(thing)) {
            let free = on_cells.get(&cell).is_none_or(|(other, _)| figure && !other);
            if let Some(sign) = signs.get(id).filter(|_| free) {
                let _ = on_cells.insert(cell, (figure, *sign));
            }
        }
    }
    let mut text = String::new();
    let title = mission.info().title.trim();
    if !title.is_empty() {
        let _ = writeln!(text, "{title}\n");
    }
    if board.is_empty() {
        let _ = writeln!(text, "{}", words::text("text-no-tiles"));
    } else {
        let mut map = Map::of(board);
        for (cell, (_, sign)) in on_cells {
            map.put(cell, sign);
        }
        text += &map.drawing(false);
    }
    text.push_str(&key(mission, &signs, board));
    text
}

/// One line for every thing and region, things of a kind together.
fn key(mission: &Mission, signs: &BTreeMap<Id, char>, board: &Board) -> String {
    let mut lines: Vec<((u8, char), String)> = Vec::new();
    for (id, thing) in mission.things() {
        let sign = signs.get(id).copied().unwrap_or(' ');
        let mut line = format!("{sign}  {}  {}", place(thing), describe(thing, mission.system()));
        if let Some(name) = &thing.name {
            let _ = write!(line, "  {name}");
        }
        let off = match &thing.kind {
            // The sign of a door that does not stand is a blank.
            ThingKind::Door(_) => sign == ' ',
            ThingKind::Label(_) => false,
            _ => thing.cells(mission.base(thing)).iter().any(|cell| board.space_at(*cell).is_none()),
        };
        if off {
            let _ = write!(line, "  {}", words::text("text-off"));
        }
        lines.push(((group(thing, mission.system()), sign), line));
    }
    for region in mission.regions().values() {
        let unnamed = || words::text("text-unnamed").to_string();
        let name = region.name.as_ref().map_or_else(unnamed, |name| name.as_str().to_owned());
        let first = match region.cells.first() {
            Some(cell) => words::text("text-from").with("cell", cell.to_string()),
            None => words::text("text-nowhere"),
        };
        let what = if region.area { words::text("text-area") } else { words::text("text-region") };
        let what = what.with("spaces", region.cells.len());
        lines.push(((TOKENS + 3, ' '), format!("   {first}  {what}  {name}")));
    }
    lines.sort_by_key(|(order, _)| *order);
    let mut key = String::new();
    if !lines.is_empty() {
        key.push('\n');
    }
    for (_, line) in lines {
        key.push_str(line.trim_end());
        key.push('\n');
    }
    key
}

/// The letter of every thing: doors as the drawing names them, starts by number, the rest by kind.
fn signs(mission: &Mission, layout: &Layout) -> BTreeMap<Id, char> {
    let mut signs = BTreeMap::new();
    for id in &layout.doors {
        if let Some(door) = layout.door(*id).filter(|door| !layout.board.door_edges(*door).is_empty()) {
            let _ = signs.insert(*id, char::from(b'A' + door.0));
        }
    }
    let mut starts = 0;
    for (id, thing) in mission.things() {
        let sign = match &thing.kind {
            ThingKind::Door(_) | ThingKind::Label(_) => continue,
            ThingKind::Start(_) => {
                starts += 1;
                sign::number(starts - 1)
            }
            ThingKind::Piece(piece) => piece.lying(mission.system()).map_or(sign::UNKNOWN, Lying::letter),
            ThingKind::Figure(f) => sign::figure(&f.kind, mission.system()),
        };
        let _ = signs.insert(*id, sign);
    }
    signs
}

fn place(thing: &Thing) -> String {
    match &thing.kind {
        ThingKind::Door(door) => door.at.to_string(),
        _ => thing.at().to_string(),
    }
}

fn describe(thing: &Thing, system: &dyn RuleSystem) -> String {
    match &thing.kind {
        ThingKind::Piece(piece) => piece.words(system),
        ThingKind::Figure(f) => f.kind.clone(),
        ThingKind::Label(l) => words::text("text-label").with("text", l.text.as_str()).to_string(),
        ThingKind::Door(_) | ThingKind::Start(_) => thing.noun(system).to_string(),
    }
}

/// The order of the key: pieces of the rule system's own with the highest class first, then tokens.
fn group(thing: &Thing, system: &dyn RuleSystem) -> u8 {
    match &thing.kind {
        ThingKind::Door(_) => 0,
        ThingKind::Start(_) => 1,
        ThingKind::Piece(piece) => match system.piece(&piece.kind).map(|kind| kind.role) {
            Some(Role::Piece(class)) => 2 + MAX_CLASSES as u8 - class.0,
            _ => TOKENS,
        },
        ThingKind::Figure(_) => TOKENS + 1,
        ThingKind::Label(_) => TOKENS + 2,
    }
}

const TOKENS: u8 = 3 + MAX_CLASSES as u8;
