//! A map as text with whatever somebody wants to show on it, and what its signs mean.
//! `tiles::ascii` decides how a board is drawn; here it gets signs, colours and a legend.

use crate::text::colour::{self, MARK};
use crate::text::sign;
use crate::words::text;
use engine::world::PieceId;
use engine::{FigureId, Side, Table, Thing, World};
use rule_system::RuleSystem;
use std::collections::{BTreeMap, BTreeSet};
use tiles::ascii::Drawing;
use tiles::{Board, Cell, DoorSet, Edge, EdgeKind, SpaceId};

/// A map in the making.
#[derive(Clone, Debug)]
pub struct Map<'a> {
    board: &'a Board,
    closed: DoorSet,
    cells: BTreeMap<Cell, char>,
    edges: BTreeSet<Edge>,
    /// What to show on the map, first to last.
    shown: Vec<(String, String)>,
    /// What the other signs mean.
    signs: BTreeMap<char, String>,
    doors: Vec<String>,
}

/// Longer lines are hard to read.
const WIDTH: usize = 96;

impl<'a> Map<'a> {
    /// A board with all its doors closed and nothing on it.
    #[must_use]
    pub fn of(board: &'a Board) -> Self {
        Self {
            board,
            closed: board.closed_at_start(),
            cells: BTreeMap::new(),
            edges: BTreeSet::new(),
            shown: Vec::new(),
            signs: BTreeMap::new(),
            doors: Vec::new(),
        }
    }

    /// The board of a game with the doors that are closed.
    #[must_use]
    pub fn game(table: &'a Table, closed: DoorSet) -> Self {
        let name = |door| {
            table.name_of(Thing::Door(door)).map_or_else(|| text("map-door").to_string(), str::to_owned)
        };
        Self { closed, doors: table.doors().map(name).collect(), ..Self::of(&table.board) }
    }

    /// Put a sign on a cell; it hides the one that was there.
    pub fn put(&mut self, cell: Cell, sign: char) {
        let _ = self.cells.insert(cell, sign);
    }

    /// Put a sign on a space.
    pub fn put_on(&mut self, space: SpaceId, sign: char) {
        self.put(self.board.cell(space), sign);
    }

    /// Put a sign on a space unless there is one.
    pub fn put_under(&mut self, space: SpaceId, sign: char) {
        let _ = self.cells.entry(self.board.cell(space)).or_insert(sign);
    }

    /// Mark an edge.
    pub fn mark(&mut self, edge: Edge) {
        let _ = self.edges.insert(edge);
    }

    /// Say what is shown by a sign, or by several.
    pub fn mean(&mut self, sign: &str, what: impl Into<String>) {
        self.shown.push((sign.to_owned(), what.into()));
    }

    /// Pieces and tokens as they lie on the map now.
    pub fn pieces(&mut self, system: &dyn RuleSystem, table: &Table, world: &World) {
        for kind in system.own_pieces() {
            let Some(class) = kind.role.class() else { continue };
            for (number, spot) in (0..).zip(table.pieces(class)) {
                let id = PieceId { class, number };
                if world.pieces().has(id) {
                    let lying = kind.lying(kind.word(spot.sort), world.pieces().is_up(id));
                    self.sign(spot.space, lying.letter(), &lying.words());
                }
            }
        }
        for (_, token) in world.tokens().iter() {
            if let Some(kind) = system.piece_as(token.kind.into()) {
                self.sign(token.space, kind.lying("", false).letter(), &kind.noun.to_string());
            }
        }
    }

    /// Put a sign on a space and say what it means, unless it is hidden later.
    pub fn sign(&mut self, space: SpaceId, sign: char, what: &str) {
        self.put_on(space, sign);
        let _ = self.signs.insert(sign, what.to_owned());
    }

    /// Figures, all but one: marines as numbers by seat, demons as capital letters by kind. Where numbers mean something
    /// else, marines are all shown alike.
    pub fn figures(
        &mut self,
        system: &dyn RuleSystem,
        table: &Table,
        world: &World,
        but: Option<FigureId>,
        numbers: bool,
    ) {
        let another = text("map-another").to_string();
        for (id, figure) in world.figures().on_map().filter(|(id, _)| Some(*id) != but) {
            let kind = table.kind(figure.kind);
            let (sign, what) = match kind.side {
                Side::Marines if !numbers => (sign::MARINE, another.as_str()),
                Side::Marines => (sign::number(usize::from(figure.kind.0)), kind.name.as_str()),
                Side::Invader => (sign::figure(&kind.id, system), kind.name.as_str()),
            };
            for space in world.spaces_under(table, id).iter() {
                self.sign(*space, sign, what);
            }
        }
    }

    /// The map, then the legend.
    #[must_use]
    pub fn text(&self, colours: bool) -> String {
        self.drawing(colours) + self.legend().as_str()
    }

    /// The map alone.
    #[must_use]
    pub fn drawing(&self, colours: bool) -> String {
        let on_cell = |cell: Cell| self.cells.get(&cell).copied();
        let on_edge = |edge: Edge| self.edges.contains(&edge).then_some(MARK);
        let drawing =
            Drawing::of(self.board).wide().closed(self.closed).glyphs(&on_cell).edge_glyphs(&on_edge);
        let drawn = drawing.to_string();
        if colours { drawn.lines().map(|line| colour::line(line) + "\n").collect() } else { drawn }
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
            words.push(text("map-in-the-way").with("sign", MARK.to_string()).to_string());
        }
        words.extend(self.shown.iter().map(|(sign, what)| format!("{sign} {what}")));
        // A sign may be hidden by what is shown.
        let seen = self.signs.iter().filter(|(sign, _)| self.cells.values().any(|s| s == *sign));
        words.extend(seen.map(|(sign, what)| format!("{sign} {what}")));
        for (i, name) in self.doors.iter().enumerate() {
            if self.closed.has(tiles::DoorId(i as u8)) {
                let closed = text("map-closed").with("sign", char::from(b'A' + i as u8).to_string());
                words.push(closed.with("door", name.as_str()).to_string());
            }
        }
        let prints = [text("map-difficult"), text("map-impassable"), text("map-blocking")];
        for (there, word) in print.into_iter().zip(prints) {
            if there {
                words.push(word.to_string());
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
