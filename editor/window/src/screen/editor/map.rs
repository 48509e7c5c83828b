//! The map of the editor: what it shows, from where one looks, the tool in hand, and what the pointer does with it.
//! What a tool does to the mission is the tool's business; how the map is painted, the canvas'.

use super::{Action, Editor};
use crate::canvas::{self, Ghost};
use crate::panel::layers;
use crate::theme;
use editor_model::document::Document;
use editor_model::tool::{self, Aim, Habits, Input, Kind, Preview, Reply, Tool, ToolView};
use iced::{Point, Vector};
use missions::art::Art;
use missions::scene::{Layers, Rect, Scene, SceneOptions};
use missions::{Diagnostic, Edit, Mission};
use std::collections::BTreeMap;
use std::sync::Arc;
use tiles::Cell;

/// One turn of the wheel makes the map so much larger.
pub(super) const ZOOM: f32 = 1.18;

/// An arrow key moves the map by so many pixels.
const ARROW: f32 = 80.0;

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
        self.scene = draw(self.document.mission(), &self.found, self.proof.heat(), &self.cardboard.art);
        self.repaint();
        // Who looks at the whole map goes on seeing what was the whole of it: nothing jumps under the hand.
        self.camera = self.camera.over(self.scene.frame, self.room);
        self.marked.clear();
    }

    pub(super) fn map(&mut self, message: canvas::Message) -> Action {
        match message {
            canvas::Message::Resized(place) => (self.corner, self.room) = (place.position(), place.size()),
            canvas::Message::Asked(aim, at) => return self.ask_map(&aim, at),
            canvas::Message::Tool(_) if self.watching.is_some() => {
                self.point(message);
                return Action::None;
            }
            canvas::Message::Tool(input) => return self.input(input),
            canvas::Message::Dropped(aim) => return self.dropped(aim),
            canvas::Message::Centred(point) => self.camera.centre(point, self.room),
            canvas::Message::Dragged(by) => self.camera.drag(by, self.room),
            canvas::Message::Turned(at, steps) => self.camera.zoom(at, ZOOM.powf(steps), self.room),
        }
        self.moved();
        Action::None
    }

    /// Something for the tool in hand.
    pub(crate) fn input(&mut self, input: Input) -> Action {
        match input {
            // A key held or let go also says where the pointer is; what was just told stays readable then.
            Input::Hover(aim) if self.hand.at == Some(aim.cell()) => {}
            Input::Hover(aim) | Input::Press(aim) | Input::Drag(aim) => {
                self.hand.at = Some(aim.cell());
                self.notice = None;
            }
            Input::Leave => self.hand.at = None,
            _ => {}
        }
        // What was just put lies where the pointer is; nobody wants to hear that it cannot be put there again.
        match input {
            Input::Release(_) => {}
            Input::Hover(aim) if self.hand.put == Some(aim.cell()) => {}
            _ => self.hand.put = None,
        }
        let Reply { change, select, says, done } =
            self.hand.tool.input(input, &look(&self.document, self.layers));
        let mut action = Action::None;
        if let Some(change) = change {
            if let (Input::Release(aim), true) = (input, self.hand.kind != Kind::Select) {
                self.hand.put = Some(aim.cell());
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
        self.hand.kind = self.hand.tool.kind();
        self.notice = says.or_else(|| self.notice.take());
        if done {
            self.take_in_hand(Kind::Select);
        }
        self.look_again();
        action
    }

    /// A click on what has a problem chooses the problem.
    fn clicked(&mut self, aim: &Aim) -> Action {
        self.mark = self.problems.choose_at(aim.cell());
        self.marked.clear();
        Action::Run(self.problems.follow())
    }

    /// Take something as it is seen where it is taken, not as the last one was turned.
    pub(super) fn take_as_seen(&mut self, kind: Kind) {
        if kind != self.hand.kind {
            self.take_in_hand(Kind::Select);
            self.hand.habits.fresh();
        }
        self.take_in_hand(kind);
    }

    /// Drag something from the palette; what was in hand comes back when it is let go.
    pub(super) fn carry(&mut self, kind: Kind) {
        self.hand.habits = self.hand.habits();
        self.hand.habits.fresh();
        let before = std::mem::replace(&mut self.hand.tool, tool::of(&kind, &self.hand.habits));
        let _ = self.hand.carried_over.get_or_insert(before);
        self.hand.kind = kind;
        self.hand.put = None;
        self.notice = None;
        self.look_again();
    }

    /// Let go of what is carried: over the map it is put there, as a click puts it.
    fn dropped(&mut self, aim: Option<Aim>) -> Action {
        let aim = aim.filter(|_| self.hand.carried_over.is_some());
        let action = aim.map_or(Action::None, |aim| self.input(Input::Release(aim)));
        let _ = self.put_back();
        action
    }

    /// Stop carrying what was dragged from the palette. Returns whether something was carried.
    pub(super) fn put_back(&mut self) -> bool {
        let Some(before) = self.hand.carried_over.take() else { return false };
        self.hand.habits = self.hand.habits();
        self.hand.kind = before.kind();
        self.hand.tool = before;
        self.look_again();
        true
    }

    pub(super) fn take_in_hand(&mut self, kind: Kind) {
        self.hand.carried_over = None;
        self.hand.habits = self.hand.habits();
        self.hand.tool = tool::of(&kind, &self.hand.habits);
        self.hand.kind = kind;
        if let Some(at) = self.hand.at {
            let aim = Input::Hover(Aim::at_cell(at));
            let _ = self.hand.tool.input(aim, &look(&self.document, self.layers));
        }
        self.look_again();
    }

    /// The tool may show something else now.
    pub(super) fn look_again(&mut self) {
        let mut preview = self.hand.tool.preview(&look(&self.document, self.layers));
        if self.hand.put.is_some() {
            (preview.ghosts, preview.words) = (None, None);
            preview.marks.clear();
        }
        if preview.ghosts != self.hand.preview.ghosts {
            self.hand.carry(preview.ghosts.as_ref(), &self.cardboard.art);
        }
        let other = preview.lifted != self.hand.preview.lifted;
        self.hand.preview = preview;
        if other {
            self.repaint();
        }
    }

    /// The picture of the map without what is in hand. A tile leaves with its lines, so a map without it is drawn; of
    /// anything else only its own shapes are left out.
    pub(super) fn repaint(&mut self) {
        let lifted = &self.hand.preview.lifted;
        let tiles: Vec<Edit> = lifted
            .iter()
            .filter(|id| self.document.mission().tiles().contains_key(id))
            .map(|id| Edit::Tile(*id, None))
            .collect();
        if tiles.is_empty() {
            self.picture.renew(&self.scene);
        } else {
            let rest = self.document.mission().as_ref().clone().with(tiles);
            self.picture.renew(&draw(&rest, &self.found, self.proof.heat(), &self.cardboard.art));
        }
        self.picture.lift(lifted);
    }

    pub(super) fn moved(&mut self) {
        self.marked.clear();
    }

    /// Zoom in at the middle of the map, or out.
    pub(crate) fn zoom_in(&mut self, nearer: bool) -> Action {
        let factor = if nearer { ZOOM } else { 1.0 / ZOOM };
        let middle = Point::new(self.room.width / 2.0, self.room.height / 2.0);
        self.camera.zoom(middle, factor, self.room);
        self.moved();
        Action::None
    }

    pub(super) fn drag(&mut self, dx: i16, dy: i16) {
        self.camera.drag(Vector::new(-ARROW * f32::from(dx), -ARROW * f32::from(dy)), self.room);
        self.moved();
    }

    /// A place keys aim at or move to is seen.
    pub(super) fn keep_in_view(&mut self, place: Rect) {
        if self.camera.reveal(place, self.room) {
            self.moved();
        }
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
            self.ghosts = Some(Ghost::of(pieces, &draw(pieces, &[], BTreeMap::new(), art)));
        }
    }
}

pub(super) fn look(document: &Document, layers: layers::Set) -> ToolView<'_> {
    ToolView {
        mission: document.mission(),
        layout: document.layout(),
        catalogue: document.mission().catalogue(),
        selection: document.selection(),
        open: layers.open(document.mission().system()),
    }
}

/// The picture of a mission with problems on it, under the numbers they have in the list, and what was counted in games.
pub(super) fn draw(
    mission: &Mission,
    problems: &[Diagnostic],
    heat: BTreeMap<Cell, u32>,
    art: &Arc<Art>,
) -> Scene {
    let options = SceneOptions {
        theme: *theme::colors(),
        layers: Layers::MAP,
        problems: problems.to_vec(),
        heat,
        art: Arc::clone(art),
        ..SceneOptions::default()
    };
    Scene::of(mission, mission.catalogue(), &options)
}
