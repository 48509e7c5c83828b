//! Put doors: they are drawn to where two tiles meet; elsewhere the tool reports why they cannot stand there.

use super::snap::Wish;
use super::{Aim, Input, Kind, Mark, Preview, Reply, Tone, Tool, ToolView, snap, stand};
use crate::document::Selection;
use crate::naming::{put_in_words, thing_in_words};
use crate::palette::Stock;
use crate::words::{say, say_with};
use missions::history::Change;
use missions::thing;
use missions::{Edit, Thing, ThingKind};

/// A door in hand.
#[derive(Debug)]
pub(super) struct Door {
    /// The name of its kind; empty for the usual one.
    kind: String,
    aim: Option<Aim>,
    /// Only vertical ones, only level ones, or as the place has it.
    along: Option<bool>,
}

impl Door {
    pub(super) const fn new(kind: String) -> Self {
        Self { kind, aim: None, along: None }
    }

    fn placed(&self, look: &ToolView<'_>) -> Option<thing::Door> {
        let aim = self.aim?;
        let wish = Wish { at: aim.at, kind: &self.kind, along: self.along };
        Some(snap::door(wish, aim.is_free(), look, &Selection::new()))
    }
}

impl Tool for Door {
    fn input(&mut self, input: Input, look: &ToolView<'_>) -> Reply {
        match input {
            Input::Hover(aim) | Input::Drag(aim) | Input::Press(aim) => self.aim = Some(aim),
            Input::Leave | Input::Cancel => self.aim = None,
            Input::Turn(_) => {
                let now = self.along.or_else(|| Some(self.placed(look)?.at.west)).unwrap_or(false);
                self.along = Some(!now);
            }
            Input::Flip => self.along = None,
            Input::Release(aim) | Input::Double(aim) => {
                self.aim = Some(aim);
                let Some(door) = self.placed(look) else { return Reply::default() };
                let door = Thing::new(ThingKind::Door(door));
                let label = put_in_words(thing_in_words(&door, look.mission), door.at());
                let change = Change::new(label, [Edit::Thing(look.mission.fresh_id(), Some(door))]);
                return Reply { change: Some(change), ..Reply::default() };
            }
            Input::Nudge(..) => {}
        }
        Reply::default()
    }

    fn preview(&self, look: &ToolView<'_>) -> Preview {
        let Some(door) = self.placed(look) else { return Preview::default() };
        let trouble = stand::door(&door, look, &Selection::new());
        let (left, all) =
            Stock::of(&self.kind(), look.mission).map_or((0, 0), |stock| (stock.left.max(0), stock.all));
        let fits = trouble.is_none() && left > 0;
        let tone = if fits { Tone::Good } else { Tone::Bad };
        let what = thing_in_words(&Thing::new(ThingKind::Door(door.clone())), look.mission);
        let mut words =
            say_with("tool-door", &[("what", what.into()), ("left", left.into()), ("all", all.into())]);
        if let Some(why) = trouble {
            words = format!("{words}  ·  {}", say(why));
        }
        let edges = stand::edges(&door, look);
        let ghost = Edit::Thing(look.mission.fresh_id(), Some(Thing::new(ThingKind::Door(door))));
        Preview {
            ghosts: Some(look.mission.bare().with([ghost])),
            fits,
            marks: vec![Mark::Edges(edges, tone)],
            words: Some(words),
            ..Preview::default()
        }
    }

    fn hint(&self) -> &'static str {
        "hint-door"
    }

    fn kind(&self) -> Kind {
        Kind::Door(self.kind.clone())
    }
}
