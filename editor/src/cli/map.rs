//! A map as text with whatever a command wants to show on it, and what its signs mean.
//! How a board is drawn is `tiles::ascii`'s business; here it gets signs, colours and a legend.

use crate::cli::terminal::{Style, Terminal, WIDTH};
use engine::{FigureId, Side, Table, Thing, TokenKind, World};
use std::collections::{BTreeMap, BTreeSet};
use tiles::ascii::Drawing;
use tiles::{Board, Cell, DoorSet, Edge, EdgeKind, SpaceId};

/// A map in the making.
#[derive(Debug)]
pub(crate) struct Map<'a> {
    board: &'a Board,
    closed: DoorSet,
    cells: BTreeMap<Cell, char>,
    edges: BTreeSet<Edge>,
    /// What the command shows on the map, first to last.
    shown: Vec<(String, String)>,
    /// What the other signs mean.
    signs: BTreeMap<char, String>,
    doors: Vec<String>,
}

/// What marks an edge.
const MARK: char = 'X';

impl<'a> Map<'a> {
    /// The board with the doors that are closed.
    pub(crate) fn new(table: &'a Table, closed: DoorSet) -> Self {
        let name = |door| table.name_of(Thing::Door(door)).map_or("door", |name| name).to_owned();
        Self {
            board: &table.board,
            closed,
            cells: BTreeMap::new(),
            edges: BTreeSet::new(),
            shown: Vec::new(),
            signs: BTreeMap::new(),
            doors: table.doors().map(name).collect(),
        }
    }

    /// Put a sign on a cell; it hides the one that was there.
    pub(crate) fn put(&mut self, cell: Cell, sign: char) {
        let _ = self.cells.insert(cell, sign);
    }

    /// Put a sign on a space.
    pub(crate) fn put_on(&mut self, space: SpaceId, sign: char) {
        self.put(self.board.cell(space), sign);
    }

    /// Put a sign on a space unless there is one.
    pub(crate) fn put_under(&mut self, space: SpaceId, sign: char) {
        let _ = self.cells.entry(self.board.cell(space)).or_insert(sign);
    }

    /// Mark an edge.
    pub(crate) fn mark(&mut self, edge: Edge) {
        let _ = self.edges.insert(edge);
    }

    /// Say what is shown by a sign, or by several.
    pub(crate) fn mean(&mut self, sign: &str, what: impl Into<String>) {
        self.shown.push((sign.to_owned(), what.into()));
    }

    /// Portals, teleporters and tokens.
    pub(crate) fn pieces(&mut self, table: &Table, world: &World) {
        for (i, portal) in table.portals.iter().enumerate() {
            if world.has_portal(engine::PortalId(i as u8)) {
                self.sign(portal.space, 'p', "portal");
            }
        }
        for teleporter in &table.teleporters {
            self.sign(teleporter.space, 't', "teleporter");
        }
        for (_, token) in world.tokens.iter() {
            let (sign, what) = match token.kind {
                TokenKind::Objective => ('o', "objective token"),
                TokenKind::HealthPack => ('h', "health pack"),
                TokenKind::Weapon(_) => ('w', "weapon token"),
                TokenKind::Marker(_) => ('m', "marker"),
            };
            self.sign(token.space, sign, what);
        }
    }

    /// Put a sign on a space and say what it means, unless it is hidden later.
    pub(crate) fn sign(&mut self, space: SpaceId, sign: char, what: &str) {
        self.put_on(space, sign);
        let _ = self.signs.insert(sign, what.to_owned());
    }

    /// Figures, all but one: marines as numbers by seat, demons as capital letters by kind.
    pub(crate) fn figures(&mut self, table: &Table, world: &World, but: Option<FigureId>) {
        let letters = letters(table);
        for (id, figure) in world.figures.on_map().filter(|(id, _)| Some(*id) != but) {
            let kind = table.kind(figure.kind);
            let sign = match kind.side {
                Side::Marines => char::from(b'1' + figure.kind.0.min(8)),
                Side::Invader => letters[&figure.kind.0],
            };
            for space in world.spaces_under(table, id).iter() {
                self.sign(*space, sign, &kind.name);
            }
        }
    }

    /// The map, then the legend.
    pub(crate) fn text(&self, terminal: Terminal) -> String {
        let on_cell = |cell: Cell| self.cells.get(&cell).copied();
        let on_edge = |edge: Edge| self.edges.contains(&edge).then_some(MARK);
        let drawing =
            Drawing::of(self.board).wide().closed(self.closed).glyphs(&on_cell).edge_glyphs(&on_edge);
        let drawn = drawing.to_string();
        let mut text = String::new();
        for line in drawn.lines() {
            text += &if terminal.colours { colour(terminal, line) } else { line.to_owned() };
            text.push('\n');
        }
        text += &self.legend();
        text
    }

    fn legend(&self) -> String {
        let mut words: Vec<String> = Vec::new();
        let mut print = [false; 3];
        for cell in self.board.spaces().map(|space| self.board.cell(space)) {
            print[0] |= self.board.space_at(cell).is_some_and(|space| self.board.space(space).difficult);
            for side in [tiles::Side4::North, tiles::Side4::West] {
                let kind = self.board.edge(cell.edge(side));
                print[1] |= kind == EdgeKind::Impassable;
                print[2] |= kind == EdgeKind::Blocking;
            }
        }
        if !self.edges.is_empty() {
            words.push(format!("{MARK} in the way"));
        }
        words.extend(self.shown.iter().map(|(sign, what)| format!("{sign} {what}")));
        // A sign may be hidden by what is shown.
        let seen = self.signs.iter().filter(|(sign, _)| self.cells.values().any(|s| s == *sign));
        words.extend(seen.map(|(sign, what)| format!("{sign} {what}")));
        for (i, name) in self.doors.iter().enumerate() {
            if self.closed.has(tiles::DoorId(i as u8)) {
                words.push(format!("{} {name} (closed)", char::from(b'A' + i as u8)));
            }
        }
        for (there, word) in print.into_iter().zip(["~ difficult", ": impassable", "# blocking"]) {
            if there {
                words.push(word.to_owned());
            }
        }
        lines_of(&words)
    }
}

/// Words side by side, as many as a line takes.
fn lines_of(words: &[String]) -> String {
    let mut text = String::new();
    let mut length = 0;
    for word in words {
        let letters = word.chars().count();
        if length > 0 && length + 3 + letters > WIDTH {
            text.push('\n');
            length = 0;
        }
        if length > 0 {
            text.push_str("   ");
            length += 3;
        }
        text.push_str(word);
        length += letters;
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// A capital letter for every kind of demon: the first of its name that no earlier kind has.
fn letters(table: &Table) -> BTreeMap<u8, char> {
    let mut taken = BTreeMap::new();
    for (i, kind) in table.kinds.iter().enumerate().skip(usize::from(table.marines)) {
        let own = kind.name.chars().filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_uppercase());
        let free = own.chain('A'..='Z').find(|c| !taken.values().any(|t| t == c)).unwrap_or('?');
        let _ = taken.insert(i as u8, free);
    }
    taken
}

/// A line of a wide drawing in colours. Signs in cells stand at every fourth place behind the row's number.
fn colour(terminal: Terminal, line: &str) -> String {
    let numbers = |c: char| c.is_ascii_digit() || c == '-' || c == ' ';
    if line.chars().all(numbers) && line.chars().any(|c| c.is_ascii_digit()) {
        return terminal.paint(Style::Dim, line);
    }
    // The number of a row stands right before a space and its first border; other lines begin with a border.
    let label = line.trim_start();
    let digits = label.chars().take_while(|c| c.is_ascii_digit() || *c == '-').count();
    let is_row = label.chars().nth(digits) == Some(' ') && label[..digits].parse::<i32>().is_ok();
    let margin = if is_row { line.len() - label.len() + digits } else { 0 };
    let mut out = String::new();
    for (i, c) in line.chars().enumerate() {
        let in_cell = is_row && i > margin && (i - margin - 1) % 4 == 2;
        let style = match c {
            ' ' => None,
            _ if is_row && i < margin => Some(Style::Dim),
            '|' | '-' | '+' | '.' => Some(Style::Dim),
            ':' | '#' | '~' => Some(Style::Red),
            MARK if !in_cell => Some(Style::Red),
            'A'..='Z' if in_cell => Some(Style::Red),
            '0'..='9' | '*' | '@' if in_cell => Some(Style::Cyan),
            _ if in_cell => Some(Style::Green),
            _ => Some(Style::Yellow),
        };
        match style {
            Some(style) => out += &terminal.paint(style, &c.to_string()),
            None => out.push(c),
        }
    }
    out
}
