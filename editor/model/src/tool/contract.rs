//! What every tool is: what it hears and sees, what it answers and shows; and which tools there are.

use crate::document::Selection;
use crate::pieces;
use crate::probe::LaidOut;
use missions::history::Change;
use missions::scene::{Layers, Point, Rect};
use missions::{Id, Layout, Mission};
use rule_system::piece::PieceKind;
use tiles::{Catalogue, Cell, Edge, Face, TileNumber, Turn};

/// Where the pointer is, and what is held beside it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// On the board, in spaces.
    pub at: Point,
    /// So far from something a hand still means it, in spaces. Smaller the closer one looks.
    pub reach: f32,
    /// Shift: add to what is selected, go on with the same tool, or lay without snapping.
    pub shift: bool,
    /// Control (the command key elsewhere): a copy.
    pub control: bool,
    /// Alt: a copy, too. Some desktops move the whole window with it.
    pub alt: bool,
}

/// What happens over the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    /// The pointer moves with nothing held.
    Hover(Aim),
    /// The left button goes down.
    Press(Aim),
    /// The pointer moves with the button down.
    Drag(Aim),
    /// The button is let go.
    Release(Aim),
    /// A second click at once, after its press and release.
    Double(Aim),
    /// The pointer leaves the map.
    Leave,
    /// By a quarter: one clockwise, three the other way.
    Turn(Turn),
    /// The other side of a tile, the other face or state of a piece.
    Flip,
    /// Move what is in hand by columns and rows.
    Nudge(i16, i16),
    /// Enough, without a change.
    Cancel,
}

/// What a tool sees.
#[derive(Clone, Copy)]
pub struct ToolView<'a> {
    /// The mission.
    pub mission: &'a Mission,
    /// Its board.
    pub layout: &'a Layout,
    /// Its game, for questions to the rules.
    pub laid: &'a LaidOut,
    /// The box.
    pub catalogue: &'a Catalogue,
    /// What is selected.
    pub selection: &'a Selection,
    /// Layers whose pieces can be picked: shown and not locked.
    pub open: Layers,
}

/// What a tool wants done.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// This change.
    pub change: Option<Change>,
    /// Select these.
    pub select: Option<Selection>,
    /// Show this in the status line.
    pub says: Option<String>,
    /// The work is done; back to the select tool.
    pub done: bool,
}

/// How something is meant. Distinguished by form too, not by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It fits; it is seen.
    Good,
    /// It does not.
    Bad,
    /// In between: cover, a warning.
    Fair,
    /// Neither.
    Plain,
}

/// A mark over the map.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// Spaces.
    Cells(Vec<Cell>, Tone),
    /// Borders between spaces.
    Edges(Vec<Edge>, Tone),
    /// A frame, such as the one that selects.
    Frame(Rect, Tone),
    /// A line with an end.
    Line(Point, Point, Tone),
    /// A word or number in a space.
    Word(Cell, String, Tone),
}

/// What a tool shows before it is done. Nothing of it is in the mission yet.
#[derive(Clone, Debug, Default)]
pub struct Preview {
    /// Pieces in hand, drawn as they will look.
    pub ghosts: Option<Mission>,
    /// Would they fit where they are?
    pub fits: bool,
    /// Pieces of the mission that are in hand and so not where they were.
    pub lifted: Selection,
    /// Marks.
    pub marks: Vec<Mark>,
    /// Words beside the pointer.
    pub words: Option<String>,
}

/// A tool.
pub trait Tool {
    /// Something happens.
    fn input(&mut self, input: Input, look: &ToolView<'_>) -> Reply;
    /// What to show over the map now.
    fn preview(&self, look: &ToolView<'_>) -> Preview;
    /// The text that says what one can do with it now, by its id in the file of words.
    fn hint(&self) -> &str;
    /// What it is now, after what was turned and flipped: for marking it in the palette, and for taking it up again.
    fn kind(&self) -> Kind;
    /// How what is in hand is turned, for the next that is taken.
    fn turn(&self) -> Option<Turn> {
        None
    }
}

/// Which tool one has in hand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Select, move, turn.
    Select,
    /// Lay a tile.
    Tile(TileNumber, Face),
    /// Put a door of a kind; without a name of the usual one.
    Door(String),
    /// Put a piece.
    Piece {
        /// The name of its kind.
        kind: &'static str,
        /// Of what sort; empty where all are alike.
        sort: String,
        /// Turned up? `false` where there are no sides.
        up: bool,
    },
    /// Put a start space.
    Start,
    /// Put a demon.
    Figure(String),
    /// Write on the map.
    Label,
    /// Paint a region: this one, or a new one.
    Region(Option<Id>),
    /// Measure distances by the rules.
    Ruler,
    /// Ask the geometry.
    Probe(Question),
}

impl Kind {
    /// Put a piece of a kind, of a sort, turned up or not.
    pub fn piece(kind: &'static str, sort: &str, up: bool) -> Self {
        Self::Piece { kind, sort: sort.to_owned(), up }
    }

    /// Put a piece of a kind as it usually lies.
    pub(crate) fn usual(kind: &PieceKind) -> Self {
        Self::piece(kind.id, pieces::usual_sort(kind), kind.sides.is_some())
    }

    /// Does one click with it put a piece? Only that can be dragged onto the map.
    pub const fn puts(&self) -> bool {
        match self {
            Self::Tile(..)
            | Self::Door(_)
            | Self::Piece { .. }
            | Self::Start
            | Self::Figure(_)
            | Self::Label => true,
            Self::Select | Self::Region(_) | Self::Ruler | Self::Probe(_) => false,
        }
    }

    /// Is there something to see of it on a map?
    pub const fn is_drawn(&self) -> bool {
        self.puts() || matches!(self, Self::Region(_))
    }

    /// Does it put pieces of that kind?
    pub(super) fn is_piece(&self, id: &str) -> bool {
        matches!(self, Self::Piece { kind, .. } if *kind == id)
    }
}

/// What a probe asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Question {
    /// What is seen from here, and with cover?
    Sight,
    /// How far is it, as attacks count?
    Range,
    /// How far does a figure get?
    Reach,
    /// Where does a base fit?
    Fit,
}

impl Aim {
    /// At the middle of a space, as the keyboard aims.
    pub fn at_cell(cell: Cell) -> Self {
        let at = Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5);
        Self { at, reach: 0.2, shift: false, control: false, alt: false }
    }

    /// Is a copy wanted of what is dragged?
    pub(crate) const fn copies(&self) -> bool {
        self.control || self.alt
    }

    /// Is it to lie where it is held, not where it would fit?
    pub(crate) const fn is_free(&self) -> bool {
        self.shift
    }

    /// The space under the pointer.
    pub fn cell(&self) -> Cell {
        // Far outside the coordinates of a board this ends at the last of them.
        Cell::new(self.at.x.floor() as i16, self.at.y.floor() as i16)
    }
}
