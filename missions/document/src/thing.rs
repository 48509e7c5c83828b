//! What an author puts on the tiles: doors, pieces, starts, figures, labels and regions.
//! Everything is plain data in board coordinates; whether it fits is for the checks, what it does for the rules.

pub mod facts;

use crate::id::Name;
use crate::words::text;
use rule_system::RuleSystem;
use rule_system::door::{DoorKind, DoorShape, DoorStart};
use rule_system::piece::Lying;
use rule_system::setting::{self, Own, Setting, Subject};
use std::collections::BTreeSet;
use tiles::{Cell, Dir, DoorSpot, Edge, Footprint, Pose};
use words::Text;

/// One thing on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What scripts call it.
    pub name: Option<Name>,
    /// What it is and where it stands.
    pub kind: ThingKind,
    /// The values that the rules give things of its kind, as far as the mission sets them.
    pub fields: Own,
}

/// What a thing is, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThingKind {
    /// A door.
    Door(Door),
    /// A piece of the game.
    Piece(Piece),
    /// A space where a marine starts.
    Start(Start),
    /// A demon that stands on the map from the start.
    Figure(Figure),
    /// A word on the map for people; the rules do not see it.
    Label(Label),
}

/// A door: two spaces long, on the border it is named after and on the next one east or south of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Door {
    /// Its northern or western half.
    pub at: Edge,
    /// The name of its kind; empty for the first kind of the rule system.
    pub kind: String,
}

impl Door {
    /// A door of the first kind of the rule system.
    #[must_use]
    pub const fn new(at: Edge) -> Self {
        Self { at, kind: String::new() }
    }

    /// The row of its kind; `None` for one that the rule system does not know.
    #[must_use]
    pub fn row(&self, system: &dyn RuleSystem) -> Option<&'static DoorKind> {
        system.door(&self.kind).map(|(_, kind)| kind)
    }

    /// Is it of this kind?
    #[must_use]
    pub fn is(&self, kind: &DoorKind, system: &dyn RuleSystem) -> bool {
        self.row(system).is_some_and(|row| row.id == kind.id)
    }

    /// Where it stands, and how. One of an unknown kind stands on a line and is closed.
    #[must_use]
    pub fn place(&self, system: &dyn RuleSystem, fields: &Own) -> DoorSpot {
        let row = self.row(system).unwrap_or(&DoorKind::PLAIN);
        let (edges, doorway) = match row.shape {
            DoorShape::Line => (self.edges().to_vec(), Vec::new()),
            DoorShape::Spaces => (Vec::new(), self.doorway().to_vec()),
        };
        let said_open = row.open_by.is_some_and(|id| setting::is_set(fields, id));
        DoorSpot { edges, doorway, grate: row.grate, open: said_open || row.start == DoorStart::Open }
    }

    /// Does it stand on spaces of its own?
    #[must_use]
    pub fn fills_spaces(&self, system: &dyn RuleSystem) -> bool {
        self.row(system).is_some_and(|kind| kind.shape == DoorShape::Spaces)
    }

    /// The two spaces that it fills if it stands on spaces of its own: those south or east of its borders.
    #[must_use]
    pub fn doorway(&self) -> [Cell; 2] {
        self.edges().map(|edge| edge.cell)
    }

    /// The borders it closes if it stands on a line.
    #[must_use]
    pub const fn edges(&self) -> [Edge; 2] {
        let along = if self.at.west { Dir::S } else { Dir::E };
        [self.at, Edge { cell: self.at.cell.step(along), west: self.at.west }]
    }
}

/// A piece: what kinds there are, of what sorts, and with which sides is the rule system's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where; of one that covers more than a space the north-western space.
    pub at: Cell,
    /// The name of its kind: `portal`.
    pub kind: String,
    /// Of what sort it is: `blue`, the stable name of a card, a word that scripts know. Empty where all are alike.
    pub sort: String,
    /// Is its upper side turned up? `false` where there are no two.
    pub up: bool,
    /// Is it turned by a quarter?
    pub turned: bool,
}

impl Piece {
    /// A piece of a kind of which all are alike and have no sides.
    #[must_use]
    pub fn new(kind: &str, at: Cell) -> Self {
        Self { at, kind: kind.to_owned(), sort: String::new(), up: false, turned: false }
    }

    /// The same of a sort.
    #[must_use]
    pub fn of(self, sort: &str) -> Self {
        Self { sort: sort.to_owned(), ..self }
    }

    /// The same with its upper side up, or down.
    #[must_use]
    pub fn facing(self, up: bool) -> Self {
        Self { up, ..self }
    }

    /// How it lies.
    #[must_use]
    pub const fn pose(&self) -> Pose {
        Pose { at: self.at, turned: self.turned }
    }

    /// The spaces that one of its kind covers; one if the rules do not know it.
    #[must_use]
    pub fn base(&self, system: &dyn RuleSystem) -> Footprint {
        system.piece(&self.kind).map_or(Footprint::ONE, |kind| kind.base)
    }

    /// The spaces it covers.
    #[must_use]
    pub fn cells(&self, system: &dyn RuleSystem) -> Vec<Cell> {
        self.pose().cells(self.base(system)).collect()
    }

    /// As its kind has it; `None` when the rule system knows no such kind.
    #[must_use]
    pub fn lying(&self, system: &dyn RuleSystem) -> Option<Lying<'_>> {
        Some(system.piece(&self.kind)?.lying(&self.sort, self.up))
    }

    /// In a sentence: `red portal, face down`.
    #[must_use]
    pub fn words(&self, system: &dyn RuleSystem) -> String {
        self.lying(system).map_or_else(|| self.kind.replace('-', " "), Lying::words)
    }
}

/// A start space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Where.
    pub at: Cell,
}

/// A demon on the map from the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The north-west space of its base.
    pub at: Cell,
    /// Stable name of its kind: `imp`.
    pub kind: String,
    /// Its base is turned by a quarter.
    pub turned: bool,
}

impl Figure {
    /// How it stands.
    #[must_use]
    pub const fn pose(&self) -> Pose {
        Pose { at: self.at, turned: self.turned }
    }
}

/// A word on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Where.
    pub at: Cell,
    /// What it says.
    pub text: String,
}

/// A named set of spaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Region {
    /// What scripts call it.
    pub name: Option<Name>,
    /// Is it an area, which is not on the table until it is revealed?
    pub area: bool,
    /// Its spaces.
    pub cells: BTreeSet<Cell>,
    /// The values that the rules give areas or regions, as far as the mission sets them.
    pub fields: Own,
}

impl Region {
    /// What it is.
    #[must_use]
    pub const fn subject(&self) -> Subject {
        if self.area { Subject::Area } else { Subject::Region }
    }

    /// The values that it has by the rules.
    #[must_use]
    pub fn rows(&self, system: &dyn RuleSystem) -> &'static [Setting] {
        system.fields(self.subject(), "")
    }
}

/// Where a thing stands: on a space, or on the border of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A space (of a figure's base the north-western one).
    Cell(Cell),
    /// A border.
    Edge(Edge),
}

impl Spot {
    /// The space, or the space whose border it is.
    #[must_use]
    pub const fn cell(self) -> Cell {
        match self {
            Self::Cell(cell) => cell,
            Self::Edge(edge) => edge.cell,
        }
    }
}

impl Thing {
    /// A thing without a name.
    #[must_use]
    pub const fn new(kind: ThingKind) -> Self {
        Self { name: None, kind, fields: Own::new() }
    }

    /// The same thing under a name.
    #[must_use]
    pub fn named(self, name: &str) -> Self {
        Self { name: Some(Name::new(name)), ..self }
    }

    /// Where it stands.
    #[must_use]
    pub const fn spot(&self) -> Spot {
        match &self.kind {
            ThingKind::Door(door) => Spot::Edge(door.at),
            ThingKind::Piece(piece) => Spot::Cell(piece.at),
            ThingKind::Start(start) => Spot::Cell(start.at),
            ThingKind::Figure(figure) => Spot::Cell(figure.at),
            ThingKind::Label(label) => Spot::Cell(label.at),
        }
    }

    /// The space it stands on; of a door the space whose border carries its northern or western half.
    #[must_use]
    pub const fn at(&self) -> Cell {
        self.spot().cell()
    }

    /// The same thing somewhere else. A door takes an edge (a cell is read as its north border), the others a cell.
    #[must_use]
    pub fn put(mut self, spot: Spot) -> Self {
        let cell = spot.cell();
        match &mut self.kind {
            ThingKind::Door(door) => {
                door.at = match spot {
                    Spot::Edge(edge) => edge,
                    Spot::Cell(cell) => Edge { cell, west: false },
                };
            }
            ThingKind::Piece(piece) => piece.at = cell,
            ThingKind::Start(start) => start.at = cell,
            ThingKind::Figure(figure) => figure.at = cell,
            ThingKind::Label(label) => label.at = cell,
        }
        self
    }

    /// The same thing moved by so many columns and rows. Saturates at the ends of the integer range.
    #[must_use]
    pub fn moved(self, dx: i16, dy: i16) -> Self {
        let shift = |cell: Cell| Cell::new(cell.x.saturating_add(dx), cell.y.saturating_add(dy));
        let spot = match self.spot() {
            Spot::Cell(cell) => Spot::Cell(shift(cell)),
            Spot::Edge(edge) => Spot::Edge(Edge { cell: shift(edge.cell), west: edge.west }),
        };
        self.put(spot)
    }

    /// What it is in the rows of a rule system; `None` for what has no values of its own.
    #[must_use]
    pub const fn subject(&self) -> Option<Subject> {
        match &self.kind {
            ThingKind::Door(_) => Some(Subject::Door),
            ThingKind::Piece(_) => Some(Subject::Piece),
            ThingKind::Figure(_) => Some(Subject::Figure),
            ThingKind::Start(_) => Some(Subject::Start),
            ThingKind::Label(_) => None,
        }
    }

    /// The values that it has by the rules.
    #[must_use]
    pub fn rows(&self, system: &dyn RuleSystem) -> &'static [Setting] {
        match &self.kind {
            ThingKind::Door(door) => system.fields(Subject::Door, &door.kind),
            ThingKind::Piece(piece) => system.fields(Subject::Piece, &piece.kind),
            ThingKind::Figure(figure) => system.fields(Subject::Figure, &figure.kind),
            ThingKind::Start(_) => system.fields(Subject::Start, ""),
            ThingKind::Label(_) => &[],
        }
    }

    /// The spaces it touches: both sides of a door, every space under a figure or piece (`base` is the size of its kind),
    /// the one space of anything else.
    #[must_use]
    pub fn cells(&self, base: Footprint) -> Vec<Cell> {
        match &self.kind {
            ThingKind::Door(door) => door.edges().iter().flat_map(|edge| edge.cells()).collect(),
            ThingKind::Figure(figure) => figure.pose().cells(base).collect(),
            ThingKind::Piece(piece) => piece.pose().cells(base).collect(),
            ThingKind::Start(_) | ThingKind::Label(_) => vec![self.at()],
        }
    }

    /// For people: `the door blue_door`, `the health pack at 3,4`.
    #[must_use]
    pub fn called(&self, system: &dyn RuleSystem) -> String {
        let called = match (&self.name, &self.kind) {
            (Some(name), _) => text("thing-named").with("name", name.as_str()),
            (None, ThingKind::Door(door)) => text("thing-on-border").with("border", door.at.to_string()),
            (None, _) => text("thing-at").with("cell", self.at().to_string()),
        };
        called.with("noun", self.noun(system)).to_string()
    }

    /// What it is, in a word or two for people.
    #[must_use]
    pub fn noun(&self, system: &dyn RuleSystem) -> Text {
        match &self.kind {
            ThingKind::Door(door) => door.row(system).unwrap_or(&DoorKind::PLAIN).noun.text(),
            ThingKind::Piece(piece) => {
                system.piece(&piece.kind).map_or_else(|| piece.kind.as_str().into(), |kind| kind.noun.text())
            }
            ThingKind::Start(_) => text("thing-start"),
            ThingKind::Figure(_) => text("thing-figure"),
            ThingKind::Label(_) => text("thing-label"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_door_is_two_spaces_long_and_touches_four() {
        let door = Door::new(Edge { cell: Cell::new(3, 4), west: true });
        assert_eq!(door.edges()[1], Edge { cell: Cell::new(3, 5), west: true });
        let thing = Thing::new(ThingKind::Door(door));
        let cells = thing.cells(Footprint::ONE);
        assert_eq!(cells, [Cell::new(2, 4), Cell::new(3, 4), Cell::new(2, 5), Cell::new(3, 5)]);
    }

    #[test]
    fn moving_keeps_everything_but_the_place() {
        let imp = Figure { at: Cell::new(1, 2), kind: "imp".into(), turned: true };
        let thing = Thing::new(ThingKind::Figure(imp)).named("boss");
        let there = thing.clone().moved(4, -3);
        assert_eq!(there.at(), Cell::new(5, -1));
        assert_eq!(there.moved(-4, 3), thing);
        let edge = Edge { cell: Cell::new(i16::MAX, 0), west: false };
        let door = Thing::new(ThingKind::Door(Door::new(edge)));
        assert_eq!(door.clone().moved(1, 0), door, "saturates");
    }
}
