//! Measure from space to space by the rules: as attacks count, and as a marine walks. Doors are closed, as they are at the
//! start, until one opens them all.

use super::{Input, Kind, Mark, Preview, Reply, Tone, Tool, ToolView};
use crate::words::{Argument, say, say_with};
use missions::scene::Point;
use tiles::{Cell, Crowd, DoorSet, Gait, Pose, Reach};

/// Nobody walks farther on any board worth measuring.
const FAR: u8 = 120;

/// The range of what is cut off.
const CUT_OFF: u8 = u8::MAX;

/// A ruler in hand.
#[derive(Debug, Default)]
pub(super) struct Ruler {
    from: Option<Cell>,
    to: Option<Cell>,
    /// The end lies where it was put; else it follows the pointer.
    lies: bool,
    /// All doors are taken for open.
    open: bool,
}

impl Tool for Ruler {
    fn input(&mut self, input: Input, _: &ToolView<'_>) -> Reply {
        match input {
            Input::Hover(aim) if !self.lies => self.to = Some(aim.cell()),
            Input::Press(aim) => {
                if self.from.is_none() || self.lies {
                    self.from = Some(aim.cell());
                }
                (self.to, self.lies) = (Some(aim.cell()), false);
            }
            Input::Drag(aim) => self.to = Some(aim.cell()),
            Input::Release(aim) | Input::Double(aim) => {
                self.to = Some(aim.cell());
                self.lies = self.from != self.to;
            }
            Input::Leave if !self.lies => self.to = None,
            Input::Flip => self.open = !self.open,
            Input::Cancel => *self = Self { open: self.open, ..Self::default() },
            _ => {}
        }
        Reply::default()
    }

    fn preview(&self, look: &ToolView<'_>) -> Preview {
        let (Some(from), Some(to)) = (self.from, self.to) else { return Preview::default() };
        let board = &look.layout.board;
        let (Some(a), Some(b)) = (board.space_at(from), board.space_at(to)) else {
            let words =
                Some(say_with("ruler-grid", &[("x", apart(from.x, to.x)), ("y", apart(from.y, to.y))]));
            let marks = vec![Mark::Line(middle(from), middle(to), Tone::Plain)];
            return Preview { fits: true, marks, words, ..Preview::default() };
        };
        let closed = if self.open { DoorSet::default() } else { board.closed_at_start() };
        let range = board.ground(closed).range(a, b);
        let mut reach = Reach::default();
        reach.flood(board, closed, Gait::FOOT, Pose::new(from), FAR, &Crowd::default());
        let steps = reach.cost(Pose::new(to));
        let doors = say(if self.open { "doors-open" } else { "doors-closed" });
        let range_words = match range {
            CUT_OFF => say("ruler-cut-off"),
            range => say_with("ruler-range", &[("count", range.into())]),
        };
        let steps_words = match steps {
            Some(cost) => say_with("ruler-steps", &[("count", cost.into())]),
            None => say("ruler-no-way"),
        };
        let words = Some([range_words, steps_words, doors].join("  ·  "));
        let way = reach.path(Pose::new(to)).unwrap_or_default();
        let tone = if range == CUT_OFF { Tone::Bad } else { Tone::Good };
        let mut marks = Vec::new();
        let mut last = from;
        for pose in way {
            marks.push(Mark::Line(middle(last), middle(pose.at), Tone::Plain));
            last = pose.at;
        }
        marks.push(Mark::Cells(vec![from, to], tone));
        if range != CUT_OFF {
            marks.push(Mark::Word(to, range.to_string(), Tone::Good));
        }
        Preview { fits: range != CUT_OFF, marks, words, ..Preview::default() }
    }

    fn hint(&self) -> &'static str {
        "hint-ruler"
    }

    fn kind(&self) -> Kind {
        Kind::Ruler
    }
}

/// The middle of a space.
pub(super) fn middle(cell: Cell) -> Point {
    Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5)
}

fn apart(a: i16, b: i16) -> Argument {
    (i32::from(b) - i32::from(a)).abs().into()
}
