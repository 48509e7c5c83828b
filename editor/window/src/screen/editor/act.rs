//! Carrying out commands in the editor. Each is a line or two; what it changes is a change like any other.

use super::map::ZOOM;
use super::steps::Way;
use super::{Action, Editor, Message, Tab};
use crate::panel::inspector::Inspector;
use crate::panel::script;
use editor_model::command::Command;
use editor_model::document::Selection;
use editor_model::naming::pieces_in_words;
use editor_model::tool::{Aim, Input, Kind, Question, same_kind};
use editor_model::words::{say, say_with};
use iced::clipboard;
use missions::history::Change;
use missions::scene::{Layer, Rect};
use missions::{Edit, Id, Mission, Trace};
use rule_system::piece::{Brings, PieceKind};
use tiles::{Cell, Turn};

impl Editor {
    /// Do what a command says.
    pub(super) fn carry_out(&mut self, command: Command) -> Action {
        match command {
            Command::Save | Command::SaveAs | Command::Reload | Command::Missions | Command::Quit => {
                return self.file_command(command);
            }
            Command::Undo => return self.step(Way::Back),
            Command::Redo => return self.step(Way::Again),
            Command::Cut => return self.cut(),
            Command::Copy => return self.copy(),
            Command::Paste => return Action::Run(clipboard::read().map(Message::Pasted)),
            Command::Duplicate => return self.duplicate(),
            Command::Delete => return self.delete("change-delete"),
            Command::TurnRight => return self.input(Input::Turn(Turn::R90)),
            Command::TurnLeft => return self.input(Input::Turn(Turn::R270)),
            Command::Flip => return self.input(Input::Flip),
            Command::Rename => return self.rename(),
            Command::Inspector => self.tab = Tab::Inspector,
            Command::SelectAll => self.choose(|_, _| true),
            Command::SelectNone => self.choose(|_, _| false),
            Command::Invert => self.choose(|chosen, id| !chosen.contains(&id)),
            Command::SelectSame => self.select_same(),
            Command::ToolSelect => self.take_in_hand(Kind::Select),
            Command::ToolTile => self.take_tool(command, self.hand.habits().tile),
            Command::ToolDoor => self.take_tool(command, Kind::Door),
            Command::ToolSource => self.take_piece(command, |kind| kind.brings == Brings::Foes),
            Command::ToolReturn => self.take_piece(command, |kind| kind.brings == Brings::Marines),
            Command::ToolToken => self.take_piece(command, PieceKind::is_token),
            Command::ToolStart => self.take_tool(command, Kind::Start),
            Command::ToolFigure => self.take_tool(command, self.hand.habits().figure),
            Command::ToolLabel => self.take_tool(command, Kind::Label),
            Command::ToolRegion => self.take_tool(command, Kind::Region(None)),
            Command::ToolRuler => self.take_tool(command, Kind::Ruler),
            Command::ProbeSight => self.probe(Question::Sight),
            Command::ProbeRange => self.probe(Question::Range),
            Command::ProbeReach => self.probe(Question::Reach),
            Command::ProbeFit => self.probe(Question::Fit),
            Command::Fit => {
                self.camera.fit();
                self.moved();
            }
            Command::FitSelection => {
                if let Some(places) = self.selected.iter().copied().reduce(Rect::with) {
                    self.camera.show(places, self.room);
                    self.moved();
                }
            }
            Command::ZoomIn => self.zoom(ZOOM),
            Command::ZoomOut => self.zoom(1.0 / ZOOM),
            Command::Cards => self.show_cards(),
            Command::Script => return self.toggle_script(),
            Command::ScriptFind => return self.script(script::Message::Search(false)),
            Command::ScriptReplace => return self.script(script::Message::Search(true)),
            Command::ScriptNext => return self.script(script::Message::Seek(true)),
            Command::ScriptPrevious => return self.script(script::Message::Seek(false)),
            Command::ScriptComment => return self.script(script::Message::Comment),
            Command::ScriptDefinition => return self.script(script::Message::Define),
            Command::ScriptReference => return self.script(script::Message::Manual(None)),
            Command::Problems => self.tab = Tab::Problems,
            Command::Proof => self.tab = Tab::Proof,
            Command::Layers => match &mut self.watching {
                Some(watching) => watching.layers = !watching.layers,
                None => self.tab = Tab::Layers,
            },
            Command::History => return self.update(Message::Tabbed(Tab::History)),
            Command::Play => {
                self.tab = Tab::Proof;
                let message = self.proof.pressed();
                return self.update(Message::Proof(message));
            }
            Command::Heat => match self.proof.next_heat() {
                None => self.notice = Some(say("watch-none")),
                Some(trace) => {
                    let shown = |trace: Trace| say(&format!("trace-{}", trace.word()));
                    self.notice = Some(trace.map_or_else(|| say("heat-none"), shown));
                    self.layers.shown = self.layers.shown.with(Layer::Heat);
                    self.redraw();
                }
            },
            Command::Pictures => self.ask_for_pictures(),
            Command::PicturesNext => self.next_pictures(),
            Command::Watch => return self.watch_first(),
            Command::WatchPause
            | Command::StepOn
            | Command::StepBack
            | Command::ActivationOn
            | Command::ActivationBack
            | Command::RoundOn
            | Command::RoundBack
            | Command::GameStart
            | Command::GameEnd
            | Command::Faster
            | Command::Slower
            | Command::WatchLeave => return self.watch_command(command),
            Command::Workshop => return self.toggle_workshop(),
            Command::WorkFloor
            | Command::WorkDifficult
            | Command::WorkWall
            | Command::WorkBlocking
            | Command::WorkImpassable
            | Command::WorkOpening
            | Command::WorkDoor
            | Command::WorkEraser
            | Command::WorkTurnOver
            | Command::WorkNext
            | Command::WorkBack
            | Command::WorkNew
            | Command::WorkCopy
            | Command::WorkRemove
            | Command::WorkSave
            | Command::WorkBring
            | Command::WorkLeave => return self.workshop_command(command),
            Command::NextProblem => {
                self.tab = Tab::Problems;
                let action = self.problems.next();
                return self.act(action, Message::Problems);
            }
            Command::Fix => return self.quick_fix(),
            _ => {}
        }
        Action::None
    }

    /// The name of what is selected is to be written.
    fn rename(&mut self) -> Action {
        let (chosen, mission) = (self.document.selection(), self.document.mission());
        let one = chosen.first().filter(|_| chosen.len() == 1);
        let unnamed = |id| mission.tiles().contains_key(id);
        let why = match one {
            None => "rename-one",
            Some(id) if unnamed(id) => "rename-none",
            Some(_) => {
                self.tab = Tab::Inspector;
                return Action::Run(Inspector::rename());
            }
        };
        self.notice = Some(say(why));
        Action::None
    }

    /// A probe is taken in hand, or, by the same command, put away for what was in hand before.
    fn probe(&mut self, question: Question) {
        let kind = Kind::Probe(question);
        let next = match self.hand.before.take() {
            Some(before) if self.hand.kind == kind => before,
            before => {
                let now = self.hand.kind.clone();
                self.hand.before = Some(before.filter(|_| matches!(now, Kind::Probe(_))).unwrap_or(now));
                return self.take_in_hand(kind);
            }
        };
        self.take_in_hand(next);
    }

    /// A key that stands for no command: arrows move what is selected, or the aim of a tool, or else the map; Enter is a
    /// click there; Escape lets go, step by step.
    pub(crate) fn key(&mut self, name: &str, coarse: bool) -> Action {
        if self.workshop.is_some() {
            return self.workshop_key(name);
        }
        let (dx, dy) = match name {
            "Left" => (-1, 0),
            "Right" => (1, 0),
            "Up" => (0, -1),
            "Down" => (0, 1),
            "Escape" => return self.let_go(),
            "Enter" => return self.click_here(),
            _ => return Action::None,
        };
        if self.hand.kind != Kind::Select && !coarse && self.watching.is_none() {
            let at = self.hand.at.unwrap_or_else(|| self.middle());
            let at = Cell::new(at.x.saturating_add(dx), at.y.saturating_add(dy));
            self.keep_in_view(Rect::new(f32::from(at.x), f32::from(at.y), 1.0, 1.0));
            return self.input(Input::Hover(Aim::at_cell(at)));
        }
        if self.document.selection().is_empty() || coarse || self.watching.is_some() {
            self.drag(dx, dy);
            return Action::None;
        }
        let action = self.input(Input::Nudge(dx, dy));
        if let Some(places) = self.selected.iter().copied().reduce(Rect::with) {
            self.keep_in_view(places);
        }
        action
    }

    /// The space in the middle of what is seen.
    fn middle(&self) -> Cell {
        let seen = self.camera.view(self.room).seen();
        Aim { at: seen.centre(), ..Aim::at_cell(Cell::default()) }.cell()
    }

    /// A click of the tool in hand where it aims.
    fn click_here(&mut self) -> Action {
        let at = self.hand.at.filter(|_| self.watching.is_none());
        let Some(at) = at.map(Aim::at_cell) else { return Action::None };
        let pressed = self.input(Input::Press(at));
        match (pressed, self.input(Input::Release(at))) {
            (Action::None, released) => released,
            (pressed, _) => pressed,
        }
    }

    fn let_go(&mut self) -> Action {
        if self.put_back() {
            return Action::None;
        }
        let held = self.hand.preview.ghosts.is_some() || self.hand.kind != Kind::Select;
        let action = self.input(Input::Cancel);
        if held {
            self.take_in_hand(Kind::Select);
        }
        self.mark = None;
        self.marked.clear();
        action
    }

    fn take_tool(&mut self, command: Command, kind: Kind) {
        self.palette.show(command);
        self.take_in_hand(kind);
    }

    /// The piece one had in hand last of some kinds; with a rule system that has none of them nothing happens.
    fn take_piece(&mut self, command: Command, wanted: fn(&PieceKind) -> bool) {
        let pieces = self.document.mission().system().pieces().iter();
        let kinds: Vec<&PieceKind> = pieces.filter(|kind| wanted(kind)).collect();
        if let Some(kind) = self.hand.habits().piece(&kinds) {
            self.take_tool(command, kind);
        }
    }

    fn choose(&mut self, wanted: impl Fn(&Selection, Id) -> bool) {
        let before = self.document.selection().clone();
        let chosen = everything(self.document.mission()).filter(|id| wanted(&before, *id)).collect();
        self.document.select(chosen);
        self.selection_changed();
    }

    /// Everything of the kinds that are selected.
    fn select_same(&mut self) {
        let chosen = same_kind(self.document.mission(), self.document.selection());
        self.document.select(chosen);
        self.selection_changed();
    }

    pub(super) fn delete(&mut self, label: &str) -> Action {
        let mission = self.document.mission();
        let edits: Vec<Edit> =
            self.document.selection().iter().filter_map(|id| removal(mission, *id)).collect();
        let label =
            say_with(label, &[("pieces", pieces_in_words(mission, self.document.selection()).into())]);
        self.commit(Change::new(label, edits))
    }
}

/// Everything that can be selected.
fn everything(mission: &Mission) -> impl Iterator<Item = Id> {
    let (tiles, things, regions) =
        (mission.tiles().keys(), mission.things().keys(), mission.regions().keys());
    tiles.chain(things).chain(regions).copied()
}

/// The edit that takes a piece away.
fn removal(mission: &Mission, id: Id) -> Option<Edit> {
    if mission.tiles().contains_key(&id) {
        return Some(Edit::Tile(id, None));
    }
    if mission.things().contains_key(&id) {
        return Some(Edit::Thing(id, None));
    }
    mission.regions().get(&id).map(|_| Edit::Region(id, None))
}
