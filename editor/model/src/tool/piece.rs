//! Put pieces of the game, start spaces and labels: on the space one points at, which of a larger piece is the north-western one.
//! They get no names of themselves: a name is a promise to scripts, and the author gives it.

use super::{Aim, Input, Kind, Mark, Preview, Reply, Tone, Tool, ToolView, stand};
use crate::document::Selection;
use crate::naming::{piece, put_in_words, thing_in_words};
use crate::pieces;
use crate::words::say;
use missions::history::Change;
use missions::thing::{self, Label, Start};
use missions::{Edit, Thing, ThingKind};
use tiles::Cell;

/// One of them in hand.
#[derive(Debug)]
pub(super) struct Piece {
    kind: Kind,
    /// The id of the text that says what one can do.
    hint: String,
    /// By a quarter; only what is not square.
    turned: bool,
    aim: Option<Aim>,
}

impl Piece {
    /// One of this kind. A kind that is none of these is a start space.
    pub(super) fn new(kind: Kind) -> Self {
        let hint = match &kind {
            Kind::Piece { kind, .. } => piece::hint_id(kind),
            Kind::Label => "hint-label".to_owned(),
            _ => "hint-piece".to_owned(),
        };
        Self { kind, hint, turned: false, aim: None }
    }

    pub(super) fn thing(&self, at: Cell) -> Thing {
        Thing::new(match &self.kind {
            Kind::Piece { kind, sort, up } => {
                let piece = thing::Piece::new(kind, at).of(sort).facing(*up);
                ThingKind::Piece(thing::Piece { turned: self.turned, ..piece })
            }
            Kind::Label => ThingKind::Label(Label { at, text: say("new-label") }),
            _ => ThingKind::Start(Start { at }),
        })
    }
}

impl Tool for Piece {
    fn input(&mut self, input: Input, look: &ToolView<'_>) -> Reply {
        let rotates = look.mission.base(&self.thing(Cell::default())).can_rotate();
        // A text about its own kind says more.
        if rotates && self.hint == "hint-piece" {
            "hint-piece-wide".clone_into(&mut self.hint);
        }
        match input {
            Input::Hover(aim) | Input::Drag(aim) | Input::Press(aim) => self.aim = Some(aim),
            Input::Leave | Input::Cancel => self.aim = None,
            Input::Flip => {
                if let Kind::Piece { kind, up, .. } = &mut self.kind
                    && pieces::has_sides(kind, look.mission.system())
                {
                    *up = !*up;
                }
            }
            Input::Release(aim) | Input::Double(aim) => {
                self.aim = Some(aim);
                let (id, thing) = (look.mission.fresh_id(), self.thing(aim.cell()));
                let label = put_in_words(thing_in_words(&thing, look.mission), thing.at());
                // What a label says is written in the inspector, so that is where one goes on.
                let done = self.kind == Kind::Label && !aim.shift;
                let change = Change::new(label, [Edit::Thing(id, Some(thing))]);
                return Reply { change: Some(change), select: Some([id].into()), done, ..Reply::default() };
            }
            Input::Turn(turn) => self.turned ^= rotates && turn as u8 % 2 == 1,
            Input::Nudge(..) => {}
        }
        Reply::default()
    }

    fn preview(&self, look: &ToolView<'_>) -> Preview {
        let Some(aim) = self.aim else { return Preview::default() };
        let thing = self.thing(aim.cell());
        let place = || stand::trouble(&thing, look, &Selection::new());
        let trouble = stand::none_left(&self.kind, look).or_else(place);
        let tone = trouble.as_ref().map_or(Tone::Good, |(tone, _)| *tone);
        let mut words = thing_in_words(&thing, look.mission);
        if let Some((_, why)) = &trouble {
            words = format!("{words}  ·  {why}");
        }
        let cells = thing.cells(look.mission.base(&thing));
        let ghost = Edit::Thing(look.mission.fresh_id(), Some(thing));
        Preview {
            ghosts: Some(look.mission.bare().with([ghost])),
            fits: tone != Tone::Bad,
            marks: vec![Mark::Cells(cells, tone)],
            words: Some(words),
            ..Preview::default()
        }
    }

    fn hint(&self) -> &str {
        &self.hint
    }

    fn kind(&self) -> Kind {
        self.kind.clone()
    }
}
