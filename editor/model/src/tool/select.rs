//! Select, and move what is selected: with clicks, frames, drags and keys. `drag` decides what a drag holds, `still`
//! what keys do to a selection that lies still.

mod drag;
mod still;

use super::{Aim, Input, Kind, Mark, Preview, Reply, Tone, Tool, ToolView, pick, same_kind};
use crate::document::Selection;
use drag::Drag;
use missions::Id;
use missions::scene::{Point, Rect};
use tiles::Cell;

/// The tool one has in hand when one has none.
#[derive(Debug, Default)]
pub(super) struct Select {
    state: State,
    /// Where one clicked last, and what was selected there before.
    last: Option<(Cell, Selection)>,
}

#[derive(Debug, Default)]
enum State {
    /// Nothing is held.
    #[default]
    Idle,
    /// The button is down over these pieces; it is not known yet what for.
    Pressed(Aim, Vec<Id>),
    /// Pieces are in hand.
    Dragging(Box<Drag>),
    /// A frame is being drawn from here to there, adding to the selection or replacing it.
    Framing(Point, Point, bool),
}

impl Select {
    /// The button is down and the pointer moves.
    fn dragged(&mut self, aim: Aim, look: &ToolView<'_>) -> Reply {
        match &mut self.state {
            State::Pressed(from, under) => {
                let meant = under.iter().find(|id| look.selection.contains(id)).or_else(|| under.first());
                let Some(meant) = meant.filter(|_| !from.shift) else {
                    self.state = State::Framing(from.at, aim.at, from.shift);
                    return Reply::default();
                };
                let taken = if look.selection.contains(meant) {
                    look.selection.clone()
                } else {
                    Selection::from([*meant])
                };
                self.state = State::Dragging(Box::new(Drag::begin(look, &taken, *from, aim)));
                return Reply { select: Some(taken), ..Reply::default() };
            }
            State::Dragging(drag) => drag.now = aim,
            State::Framing(_, to, _) => *to = aim.at,
            State::Idle => {}
        }
        Reply::default()
    }

    fn released(&mut self, aim: Aim, look: &ToolView<'_>) -> Reply {
        match std::mem::take(&mut self.state) {
            State::Pressed(from, under) => self.clicked(&from, &under, look),
            State::Dragging(mut drag) => {
                drag.now = aim;
                drag.finish(look)
            }
            State::Framing(from, _, add) => {
                let mut chosen = pick::framed(look, frame(from, aim.at));
                if add {
                    chosen.extend(look.selection);
                }
                Reply { select: Some(chosen), ..Reply::default() }
            }
            State::Idle => Reply::default(),
        }
    }

    /// A click selects what is on top; again in the same place what is under it; with shift it adds or takes away.
    fn clicked(&mut self, aim: &Aim, under: &[Id], look: &ToolView<'_>) -> Reply {
        let before = look.selection.clone();
        let again = self.last.as_ref().is_some_and(|(cell, _)| *cell == aim.cell());
        let alone = if before.len() == 1 { before.first().copied() } else { None };
        let place = alone.and_then(|alone| under.iter().position(|id| *id == alone));
        let chosen = match (place, under.first()) {
            (_, None) if aim.shift => before.clone(),
            (_, Some(top)) if aim.shift => {
                let mut chosen = before.clone();
                if !chosen.remove(top) {
                    let _ = chosen.insert(*top);
                }
                chosen
            }
            (Some(place), Some(_)) if again => Selection::from([under[(place + 1) % under.len()]]),
            (_, top) => top.copied().into_iter().collect(),
        };
        self.last = Some((aim.cell(), before));
        Reply { select: Some(chosen), ..Reply::default() }
    }

    /// All of the kind one means: what was selected there before the first of the two clicks, or what is on top.
    fn doubled(&mut self, aim: &Aim, look: &ToolView<'_>) -> Reply {
        self.state = State::Idle;
        let under = pick::under(look, aim);
        let before = self.last.as_ref().map(|(_, before)| before).filter(|before| before.len() == 1);
        let known = before.and_then(|before| under.iter().find(|id| before.contains(id)));
        let meant: Selection = known.or_else(|| under.first()).copied().into_iter().collect();
        Reply { select: Some(same_kind(look.mission, &meant)), ..Reply::default() }
    }
}

impl Tool for Select {
    fn input(&mut self, input: Input, look: &ToolView<'_>) -> Reply {
        if let State::Dragging(drag) = &self.state
            && drag.is_stale(look)
        {
            self.state = State::Idle;
        }
        match input {
            Input::Press(aim) => {
                self.state = State::Pressed(aim, pick::under(look, &aim));
                Reply::default()
            }
            Input::Drag(aim) => self.dragged(aim, look),
            Input::Release(aim) => self.released(aim, look),
            Input::Double(aim) => self.doubled(&aim, look),
            Input::Hover(_) | Input::Leave => Reply::default(),
            Input::Cancel => match std::mem::take(&mut self.state) {
                State::Idle => Reply { select: Some(Selection::new()), ..Reply::default() },
                _ => Reply::default(),
            },
            Input::Turn(turn) => match &mut self.state {
                State::Dragging(drag) => drag.turn(turn, look),
                _ => still::turned(look, turn),
            },
            Input::Flip => match &mut self.state {
                State::Dragging(drag) => drag.flip(look),
                _ => still::flipped(look),
            },
            Input::Nudge(dx, dy) => match &self.state {
                State::Dragging(_) => Reply::default(),
                _ => still::nudged(look, dx, dy),
            },
        }
    }

    fn preview(&self, look: &ToolView<'_>) -> Preview {
        match &self.state {
            State::Dragging(drag) if !drag.is_stale(look) => drag.preview(look),
            State::Framing(from, to, _) => {
                let marks = vec![Mark::Frame(frame(*from, *to), Tone::Plain)];
                Preview { marks, ..Preview::default() }
            }
            _ => Preview::default(),
        }
    }

    fn hint(&self) -> &'static str {
        match self.state {
            State::Dragging(_) => "hint-drag",
            _ => "hint-select",
        }
    }

    fn kind(&self) -> Kind {
        Kind::Select
    }
}

fn frame(from: Point, to: Point) -> Rect {
    let (west, north) = (from.x.min(to.x), from.y.min(to.y));
    Rect::new(west, north, (from.x - to.x).abs(), (from.y - to.y).abs())
}
