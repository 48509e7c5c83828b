//! The map of the editor: what it shows, from where one looks, the tool in hand, and what the pointer does with it.
//! The tool decides what it does to the mission, the canvas how the map is painted.

use super::drawings::Drawings;
use super::drawn::{Drawn, ZOOM};
use super::panels::Panels;
use super::{Action, Editor};
use crate::canvas::{self, Ghost};
use crate::panel::layers;
use editor_model::document::Document;
use editor_model::tool::{self, Aim, Habits, Input, Kind, Preview, Reply, Tool, ToolView};
use missions::art::Art;
use missions::{Diagnostic, Mission};
use std::sync::Arc;
use tiles::Cell;

/// The tool in hand and what it shows.
pub(super) struct Hand {
    pub(super) kind: Kind,
    pub(super) tool: Box<dyn Tool>,
    /// What was in hand before, of every kind.
    habits: Habits,
    /// What was in hand before a probe.
    pub(super) before: Option<Kind>,
    /// The tool that was in hand before something was dragged from the palette, as long as that is carried.
    carried_over: Option<Box<dyn Tool>>,
    pub(super) preview: Preview,
    pub(super) ghosts: Option<Ghost>,
    /// Where it is pointed at.
    pub(super) at: Option<Cell>,
    /// Where something was put, as long as the pointer stays there.
    put: Option<Cell>,
}

impl Editor {
    pub(super) fn redraw(&mut self) {
        let drawn = drawn(&self.document, &self.found, &self.panels, &self.drawings);
        self.map.redraw(&drawn);
    }

    pub(super) fn map(&mut self, message: canvas::Message) -> Action {
        match message {
            canvas::Message::Resized(place) => {
                (self.map.corner, self.map.room) = (place.position(), place.size());
            }
            canvas::Message::Asked(aim, at) => return self.ask_map(&aim, at),
            canvas::Message::Tool(input) if self.arranging.is_some() => return self.point_at_position(input),
            canvas::Message::Tool(_) if self.watching.is_some() => {
                self.point(message);
                return Action::None;
            }
            canvas::Message::Tool(input) if self.playing.is_some() => return self.point_at_game(input),
            canvas::Message::Tool(input) => return self.input(input),
            canvas::Message::Dropped(aim) => return self.dropped(aim),
            canvas::Message::Centred(point) => self.map.camera.centre(point, self.map.room),
            canvas::Message::Dragged(by) => self.map.camera.drag(by, self.map.room),
            canvas::Message::Turned(at, steps) => self.map.camera.zoom(at, ZOOM.powf(steps), self.map.room),
        }
        self.map.moved();
        Action::None
    }

    /// Something for the tool in hand.
    pub(crate) fn input(&mut self, input: Input) -> Action {
        match input {
            // A key held or let go also says where the pointer is; what was just reported stays readable then.
            Input::Hover(aim) if self.map.hand.at == Some(aim.cell()) => {}
            Input::Hover(aim) | Input::Press(aim) | Input::Drag(aim) => {
                self.map.hand.at = Some(aim.cell());
                self.notice = None;
            }
            Input::Leave => self.map.hand.at = None,
            _ => {}
        }
        // What was just put lies where the pointer is; that it cannot be put there again is not reported.
        match input {
            Input::Release(_) => {}
            Input::Hover(aim) if self.map.hand.put == Some(aim.cell()) => {}
            _ => self.map.hand.put = None,
        }
        let Reply { change, select, says, done } =
            self.map.hand.tool.input(input, &look(&self.document, self.panels.layers));
        let mut action = Action::None;
        if let Some(change) = change {
            if let (Input::Release(aim), true) = (input, self.map.hand.kind != Kind::Select) {
                self.map.hand.put = Some(aim.cell());
            }
            action = self.commit(change);
        }
        if let Some(chosen) = select {
            self.document.select(chosen);
            self.selection_changed();
            if let Input::Release(aim) = input {
                action = action.and(self.clicked(&aim));
            }
        }
        self.map.hand.kind = self.map.hand.tool.kind();
        self.notice = says.or_else(|| self.notice.take());
        if done {
            self.take_in_hand(Kind::Select);
        }
        self.look_again();
        action
    }

    /// A click on what has a problem chooses the problem.
    fn clicked(&mut self, aim: &Aim) -> Action {
        let places = self.panels.problems.choose_at(aim.cell());
        self.map.mark(places);
        Action::Run(self.panels.problems.follow())
    }

    /// Take something as it is seen where it is taken, not as the last one was turned.
    pub(super) fn take_as_seen(&mut self, kind: Kind) {
        if kind != self.map.hand.kind {
            self.take_in_hand(Kind::Select);
            self.map.hand.habits.fresh();
        }
        self.take_in_hand(kind);
    }

    /// Drag something from the palette; what was in hand comes back when it is let go.
    pub(super) fn carry(&mut self, kind: Kind) {
        self.map.hand.habits = self.map.hand.habits();
        self.map.hand.habits.fresh();
        let before = std::mem::replace(&mut self.map.hand.tool, tool::of(&kind, &self.map.hand.habits));
        let _ = self.map.hand.carried_over.get_or_insert(before);
        self.map.hand.kind = kind;
        self.map.hand.put = None;
        self.notice = None;
        self.look_again();
    }

    /// Let go of what is carried: over the map it is put there, as a click puts it.
    fn dropped(&mut self, aim: Option<Aim>) -> Action {
        let aim = aim.filter(|_| self.map.hand.carried_over.is_some());
        let action = aim.map_or(Action::None, |aim| self.input(Input::Release(aim)));
        let _ = self.put_back();
        action
    }

    /// Stop carrying what was dragged from the palette. Returns whether something was carried.
    pub(super) fn put_back(&mut self) -> bool {
        let Some(before) = self.map.hand.carried_over.take() else { return false };
        self.map.hand.habits = self.map.hand.habits();
        self.map.hand.kind = before.kind();
        self.map.hand.tool = before;
        self.look_again();
        true
    }

    pub(super) fn take_in_hand(&mut self, kind: Kind) {
        self.map.hand.carried_over = None;
        self.map.hand.habits = self.map.hand.habits();
        self.map.hand.tool = tool::of(&kind, &self.map.hand.habits);
        self.map.hand.kind = kind;
        if let Some(at) = self.map.hand.at {
            let aim = Input::Hover(Aim::at_cell(at));
            let _ = self.map.hand.tool.input(aim, &look(&self.document, self.panels.layers));
        }
        self.look_again();
    }

    /// The tool may show something else now.
    pub(super) fn look_again(&mut self) {
        let mut preview = self.map.hand.tool.preview(&look(&self.document, self.panels.layers));
        if self.map.hand.put.is_some() {
            (preview.ghosts, preview.words) = (None, None);
            preview.marks.clear();
        }
        if preview.ghosts != self.map.hand.preview.ghosts {
            self.map.hand.carry(preview.ghosts.as_ref(), &self.drawings.cardboard.art);
        }
        let other = preview.lifted != self.map.hand.preview.lifted;
        self.map.hand.preview = preview;
        if other {
            self.repaint();
        }
    }

    pub(super) fn repaint(&mut self) {
        let drawn = drawn(&self.document, &self.found, &self.panels, &self.drawings);
        self.map.repaint(&drawn);
    }
}

impl Hand {
    pub(super) fn empty() -> Self {
        let (kind, habits) = (Kind::Select, Habits::default());
        let tool = tool::of(&kind, &habits);
        Self {
            kind,
            tool,
            habits,
            before: None,
            carried_over: None,
            preview: Preview::default(),
            ghosts: None,
            at: None,
            put: None,
        }
    }

    /// What one had in hand last of every kind, up to now.
    pub(super) fn habits(&self) -> Habits {
        let mut habits = self.habits.clone();
        habits.note(&*self.tool);
        habits
    }

    /// These pieces are in hand.
    fn carry(&mut self, pieces: Option<&Mission>, art: &Arc<Art>) {
        let Some(pieces) = pieces else {
            self.ghosts = None;
            return;
        };
        // Most of the time they are the same as before, elsewhere.
        if !self.ghosts.as_mut().is_some_and(|ghosts| ghosts.carry(pieces)) {
            self.ghosts = Some(Ghost::of(pieces, &Drawn::only(pieces, art).scene()));
        }
    }
}

pub(super) fn look(document: &Document, layers: layers::Set) -> ToolView<'_> {
    ToolView {
        mission: document.mission(),
        layout: document.layout(),
        laid: document.laid(),
        catalogue: document.mission().catalogue(),
        selection: document.selection(),
        open: layers.open(document.mission().system()),
    }
}

/// What the picture of the map shows.
pub(super) fn drawn<'a>(
    document: &'a Document,
    problems: &'a [Diagnostic],
    panels: &Panels,
    drawings: &'a Drawings,
) -> Drawn<'a> {
    let (mission, art) = (document.mission(), &drawings.cardboard.art);
    Drawn { mission, problems, heat: panels.proof.heat(), art }
}
