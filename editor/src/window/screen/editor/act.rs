//! Carrying out commands in the editor. Each is a line or two; what it changes is a change like any other.

use super::{Action, Editor, Message, Tab, ZOOM};
use crate::command::Command;
use crate::document::Selection;
use crate::tool::{Input, Kind};
use crate::words::{say, tell};
use engine::table::Tier;
use iced::clipboard;
use missions::history::Change;
use missions::scene::{Layer, Rect};
use missions::thing::TokenKind;
use missions::{Edit, Id, Mission, ThingKind, Trace};
use tiles::{Face, TileNumber, Turn};

impl Editor {
    /// Do what a command says.
    pub(super) fn carry_out(&mut self, command: Command) -> Action {
        match command {
            Command::Save | Command::SaveAs | Command::Reload | Command::Missions | Command::Quit => {
                return self.file_command(command);
            }
            Command::Undo => {
                if let Some(label) = self.document.undo() {
                    return self.stepped("undone", label);
                }
            }
            Command::Redo => {
                if let Some(label) = self.document.redo() {
                    return self.stepped("redone", label);
                }
            }
            Command::Cut => return self.cut(),
            Command::Copy => return self.copy(),
            Command::Paste => return Action::Run(clipboard::read().map(Message::Pasted)),
            Command::Duplicate => return self.duplicate(),
            Command::Delete => return self.delete("change-delete"),
            Command::TurnRight => return self.input(Input::Turn(Turn::R90)),
            Command::TurnLeft => return self.input(Input::Turn(Turn::R270)),
            Command::Flip => return self.input(Input::Flip),
            Command::Rename | Command::Inspector => self.tab = Tab::Inspector,
            Command::SelectAll => self.choose(|_, _| true),
            Command::SelectNone => self.choose(|_, _| false),
            Command::Invert => self.choose(|chosen, id| !chosen.contains(&id)),
            Command::SelectSame => self.select_same(),
            Command::ToolSelect => self.take_in_hand(Kind::Select),
            Command::ToolTile => self.take_tool(command, Kind::Tile(TileNumber(1), Face::A)),
            Command::ToolDoor => self.take_tool(command, Kind::Door),
            Command::ToolPortal => self.take_tool(command, Kind::Portal(Tier::Blue, true)),
            Command::ToolTeleporter => self.take_tool(command, Kind::Teleporter(true)),
            Command::ToolToken => self.take_tool(command, Kind::Token(TokenKind::Objective)),
            Command::ToolStart => self.take_tool(command, Kind::Start),
            Command::ToolFigure => self.take_tool(command, Kind::Figure("imp".to_owned())),
            Command::ToolLabel => self.take_tool(command, Kind::Label),
            Command::ToolRegion => self.take_tool(command, Kind::Region(None)),
            Command::ToolRuler => self.take_tool(command, Kind::Ruler),
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
            Command::Problems => self.tab = Tab::Problems,
            Command::Proof => self.tab = Tab::Proof,
            Command::Layers => self.tab = Tab::Layers,
            Command::History => self.tab = Tab::History,
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
            Command::NextProblem => {
                self.tab = Tab::Problems;
                let action = self.problems.next();
                return self.act(action, Message::Problems);
            }
            Command::Fix => {
                let action = self.problems.fix_chosen();
                return self.act(action, Message::Problems);
            }
            _ => {}
        }
        Action::None
    }

    /// A key that stands for no command: arrows move what is selected, or else the map; Escape lets go, step by step.
    pub(crate) fn key(&mut self, name: &str, coarse: bool) -> Action {
        let (dx, dy) = match name {
            "Left" => (-1, 0),
            "Right" => (1, 0),
            "Up" => (0, -1),
            "Down" => (0, 1),
            "Escape" => return self.let_go(),
            _ => return Action::None,
        };
        if self.document.selection().is_empty() || coarse || self.watching.is_some() {
            self.drag(dx, dy);
            return Action::None;
        }
        self.input(Input::Nudge(dx, dy))
    }

    fn let_go(&mut self) -> Action {
        if self.question.take().is_some() {
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

    fn stepped(&mut self, id: &str, label: String) -> Action {
        let action = self.changed();
        self.notice = Some(tell(id, &[("step", label.into())]));
        action
    }

    fn take_tool(&mut self, command: Command, kind: Kind) {
        self.palette.show(command);
        self.take_in_hand(kind);
    }

    fn choose(&mut self, wanted: impl Fn(&Selection, Id) -> bool) {
        let before = self.document.selection().clone();
        let chosen = everything(self.document.mission()).filter(|id| wanted(&before, *id)).collect();
        self.document.select(chosen);
        self.selection_changed();
    }

    /// Everything of the kinds that are selected.
    fn select_same(&mut self) {
        let mission = self.document.mission().clone();
        let kinds: Vec<Same<'_>> =
            self.document.selection().iter().filter_map(|id| same(&mission, *id)).collect();
        self.choose(|_, id| same(&mission, id).is_some_and(|kind| kinds.contains(&kind)));
    }

    pub(super) fn delete(&mut self, label: &str) -> Action {
        let mission = self.document.mission();
        let edits: Vec<Edit> =
            self.document.selection().iter().filter_map(|id| removal(mission, *id)).collect();
        let label = tell(label, &[("count", edits.len().into())]);
        self.commit(Change::new(label, edits))
    }
}

/// Everything that can be selected.
fn everything(mission: &Mission) -> impl Iterator<Item = Id> {
    let (tiles, things, regions) =
        (mission.tiles().keys(), mission.things().keys(), mission.regions().keys());
    tiles.chain(things).chain(regions).copied()
}

/// What makes two pieces of one kind.
#[derive(PartialEq)]
enum Same<'a> {
    Tile(TileNumber),
    Thing(std::mem::Discriminant<ThingKind>, Option<&'a TokenKind>),
    Region,
}

fn same(mission: &Mission, id: Id) -> Option<Same<'_>> {
    if let Some(tile) = mission.tiles().get(&id) {
        return Some(Same::Tile(tile.tile));
    }
    if let Some(thing) = mission.things().get(&id) {
        let token = if let ThingKind::Token(token) = &thing.kind { Some(&token.kind) } else { None };
        return Some(Same::Thing(std::mem::discriminant(&thing.kind), token));
    }
    mission.regions().get(&id).map(|_| Same::Region)
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
