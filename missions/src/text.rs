//! A mission as text: the map in letters, then what stands where. For terminals, logs and mails.
//! The drawing of the board itself is `tiles::ascii`'s; here things get their letters and lines.

use crate::id::Id;
use crate::layout::{Layout, base};
use crate::mission::Mission;
use crate::thing::{Thing, ThingKind, TokenKind};
use engine::table::Tier;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tiles::ascii::Drawing;
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
        for cell in thing.cells(base(thing)) {
            let free = on_cells.get(&cell).is_none_or(|(other, _)| figure && !other);
            if let Some(sign) = signs.get(id).filter(|_| free) {
                let _ = on_cells.insert(cell, (figure, *sign));
            }
        }
    }
    let glyphs = |cell: Cell| on_cells.get(&cell).map(|(_, sign)| *sign);
    let mut text = String::new();
    let title = mission.info().title.trim();
    if !title.is_empty() {
        let _ = writeln!(text, "{title}\n");
    }
    if board.is_empty() {
        text.push_str("No tiles are on the table.\n");
    } else {
        let _ = write!(text, "{}", Drawing::of(board).wide().glyphs(&glyphs));
    }
    text.push_str(&key(mission, &signs, board));
    text
}

/// One line for every thing and region, things of a kind together.
fn key(mission: &Mission, signs: &BTreeMap<Id, char>, board: &Board) -> String {
    let mut lines: Vec<((u8, char), String)> = Vec::new();
    for (id, thing) in mission.things() {
        let sign = signs.get(id).copied().unwrap_or(' ');
        let mut line = format!("{sign}  {}  {}", place(thing), describe(thing));
        if let Some(name) = &thing.name {
            let _ = write!(line, "  {name}");
        }
        let off = match &thing.kind {
            // The sign of a door that does not stand is a blank.
            ThingKind::Door(_) => sign == ' ',
            ThingKind::Label(_) => false,
            _ => thing.cells(base(thing)).iter().any(|cell| board.space_at(*cell).is_none()),
        };
        if off {
            line.push_str("  (not on the board)");
        }
        lines.push(((group(thing), sign), line));
    }
    for region in mission.regions().values() {
        let name = region.name.as_ref().map_or("without a name", |name| name.as_str());
        let first = region.cells.first().map_or_else(|| "nowhere".into(), |c| format!("from {c}"));
        let spaces = region.cells.len();
        let noun = if spaces == 1 { "space" } else { "spaces" };
        lines.push(((7, ' '), format!("   {first}  region of {spaces} {noun}  {name}")));
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
    let mut starts = 0_u32;
    for (id, thing) in mission.things() {
        let sign = match &thing.kind {
            ThingKind::Door(_) | ThingKind::Label(_) => continue,
            ThingKind::Start(_) => {
                starts += 1;
                char::from_digit(starts.min(9), 10).unwrap_or('9')
            }
            ThingKind::Teleporter(t) => {
                if t.active {
                    'O'
                } else {
                    'o'
                }
            }
            ThingKind::Portal(p) => {
                let sign = match p.tier {
                    Tier::Blue => 'b',
                    Tier::Yellow => 'y',
                    Tier::Red => 'r',
                };
                if p.face_up { sign.to_ascii_uppercase() } else { sign }
            }
            ThingKind::Token(t) => match t.kind {
                TokenKind::Objective => '*',
                TokenKind::HealthPack => '+',
                TokenKind::Weapon(_) => 'w',
                TokenKind::Marker(_) => 'm',
            },
            ThingKind::Figure(f) => {
                FIGURES.iter().find(|(kind, _)| *kind == f.kind).map_or('?', |(_, sign)| *sign)
            }
        };
        let _ = signs.insert(*id, sign);
    }
    signs
}

/// The letters of demons; none is the letter of a portal or teleporter.
const FIGURES: [(&str, char); 8] = [
    ("imp", 'I'),
    ("possessed-soldier", 'S'),
    ("pinky", 'P'),
    ("cacodemon", 'C'),
    ("revenant", 'V'),
    ("mancubus", 'M'),
    ("baron-of-hell", 'H'),
    ("cyberdemon", 'X'),
];

fn place(thing: &Thing) -> String {
    match &thing.kind {
        ThingKind::Door(door) => door.at.to_string(),
        _ => thing.at().to_string(),
    }
}

fn describe(thing: &Thing) -> String {
    match &thing.kind {
        ThingKind::Portal(p) => {
            let tier = ["blue", "yellow", "red"][p.tier as usize];
            format!("{tier} portal, face {}", if p.face_up { "up" } else { "down" })
        }
        ThingKind::Teleporter(t) => format!("teleporter, {}", if t.active { "active" } else { "inactive" }),
        ThingKind::Token(t) => match &t.kind {
            TokenKind::Weapon(weapon) => format!("weapon: {weapon}"),
            TokenKind::Marker(word) => format!("marker: {word}"),
            _ => thing.noun().to_owned(),
        },
        ThingKind::Figure(f) => f.kind.clone(),
        ThingKind::Label(l) => format!("label: {}", l.text),
        ThingKind::Door(_) | ThingKind::Start(_) => thing.noun().to_owned(),
    }
}

/// The order of the key.
const fn group(thing: &Thing) -> u8 {
    match thing.kind {
        ThingKind::Door(_) => 0,
        ThingKind::Start(_) => 1,
        ThingKind::Teleporter(_) => 2,
        ThingKind::Portal(_) => 3,
        ThingKind::Token(_) => 4,
        ThingKind::Figure(_) => 5,
        ThingKind::Label(_) => 6,
    }
}
