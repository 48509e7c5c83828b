//! Put demons that stand on the map from the start: a large base is held by its middle and drawn to where it fits.

use super::{Aim, Input, Kind, Mark, Preview, Reply, Tone, Tool, ToolView, snap, stand};
use crate::document::Selection;
use crate::naming::{put_in_words, thing_in_words};
use missions::history::Change;
use missions::thing;
use missions::{Edit, Thing, ThingKind};
use tiles::Cell;

/// A demon in hand.
#[derive(Debug)]
pub(super) struct Figure {
    demon: String,
    turned: bool,
    aim: Option<Aim>,
}

impl Figure {
    /// One of this kind.
    pub(super) const fn new(demon: String) -> Self {
        Self { demon, turned: false, aim: None }
    }

    fn placed(&self, look: &ToolView<'_>) -> Option<Thing> {
        let aim = self.aim?;
        let figure = |at: Cell, turned| thing::Figure { at, kind: self.demon.clone(), turned };
        let held = Thing::new(ThingKind::Figure(figure(Cell::default(), self.turned)));
        let turned = self.turned && look.mission.base(&held).can_rotate();
        let pose = snap::figure(&held, aim.at, turned, aim.is_free(), look, &Selection::new());
        Some(Thing::new(ThingKind::Figure(figure(pose.at, pose.turned))))
    }
}

impl Tool for Figure {
    fn input(&mut self, input: Input, look: &ToolView<'_>) -> Reply {
        match input {
            Input::Hover(aim) | Input::Drag(aim) | Input::Press(aim) => self.aim = Some(aim),
            Input::Leave | Input::Cancel => self.aim = None,
            Input::Turn(turn) => self.turned ^= turn as u8 % 2 == 1,
            Input::Release(aim) | Input::Double(aim) => {
                self.aim = Some(aim);
                let Some(thing) = self.placed(look) else { return Reply::default() };
                let label = put_in_words(thing_in_words(&thing, look.mission), thing.at());
                let change = Change::new(label, [Edit::Thing(look.mission.fresh_id(), Some(thing))]);
                return Reply { change: Some(change), ..Reply::default() };
            }
            Input::Flip | Input::Nudge(..) => {}
        }
        Reply::default()
    }

    fn preview(&self, look: &ToolView<'_>) -> Preview {
        let Some(thing) = self.placed(look) else { return Preview::default() };
        let place = || stand::trouble(&thing, look, &Selection::new());
        let trouble = stand::none_left(&self.kind(), look).or_else(place);
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

    fn hint(&self) -> &'static str {
        "hint-figure"
    }

    fn kind(&self) -> Kind {
        Kind::Figure(self.demon.clone())
    }
}
