//! Small commands and keys of the editor. Which command calls which function, the table in `app/commands.rs` says; what one
//! changes is a change like any other.

use super::{Action, Editor, Message, Tab};
use crate::app::commands::{Function, function};
use crate::panel;
use crate::panel::inspector::Inspector;
use crate::panel::problems::{self, Problems};
use crate::panel::proof::{self, intents, knockouts, versions};
use crate::panel::script;
use editor_model::command::{Command, Laid};
use editor_model::document::Selection;
use editor_model::naming::pieces_in_words;
use editor_model::tool::{Aim, Input, Kind, Question, same_kind};
use editor_model::words::{say, say_with};
use iced::clipboard;
use missions::history::Change;
use missions::scene::{Layer, Rect};
use missions::{Edit, Id, Mission, TextOf, Trace};
use rule_system::piece::PieceKind;
use tiles::Cell;

impl Editor {
    /// Carry out a command; one of the whole window goes to the window.
    pub(crate) fn carry_out(&mut self, command: Command) -> Action {
        match function(command) {
            Function::Window(_) | Function::Walk(_) => Action::Do(command),
            Function::Editor(carry_out) => carry_out(self),
            Function::Map(carry_out) => {
                carry_out(&mut self.map);
                Action::None
            }
            Function::Panels(carry_out) => {
                carry_out(&mut self.panels);
                Action::None
            }
            Function::Watch(message) => self.watched(message),
            Function::Sit(message) => self.sat(message),
            Function::Arrange(message) => self.arranged(message),
            Function::Workshop(carry_out) => self.craft_by(carry_out),
        }
    }

    /// The layers of the game that is watched, or the tab of the map's.
    pub(crate) fn show_layers(&mut self) -> Action {
        match &mut self.watching {
            Some(watching) => watching.layers = !watching.layers,
            None => self.panels.show(Tab::Layers),
        }
        Action::None
    }

    /// Paste what the clipboard has.
    pub(crate) fn paste_clipboard(&mut self) -> Action {
        Action::Run(clipboard::read().map(Message::Pasted))
    }

    /// Play the mission, or stop playing it.
    pub(crate) fn play(&mut self) -> Action {
        self.panels.show(Tab::Proof);
        let message = self.panels.proof.pressed();
        self.update(Message::Proof(message))
    }

    /// Compare after each edit, or do so no more.
    pub(crate) fn compare_edits(&mut self) -> Action {
        let on = !self.panels.proof.versions.on;
        self.compare(versions::Message::Switched(on))
    }

    /// Compare with the mission as it is now from now on.
    pub(crate) fn compare_version(&mut self) -> Action {
        self.compare(versions::Message::Marked)
    }

    fn compare(&mut self, message: versions::Message) -> Action {
        self.panels.show(Tab::Proof);
        self.update(Message::Proof(proof::Message::Versions(message)))
    }

    /// Find out what the mission depends on.
    pub(crate) fn knock_out(&mut self) -> Action {
        self.panels.show(Tab::Proof);
        self.update(Message::Proof(proof::Message::Knockouts(knockouts::Message::Started)))
    }

    /// Write an intent.
    pub(crate) fn add_intent(&mut self) -> Action {
        self.intend(intents::Message::Add)
    }

    /// Show the intents, and send them a message.
    pub(super) fn intend(&mut self, message: intents::Message) -> Action {
        self.panels.show(Tab::Proof);
        self.update(Message::Proof(proof::Message::Intents(message)))
    }

    /// Show the next heat of the games that were played.
    pub(crate) fn next_heat(&mut self) -> Action {
        match self.panels.proof.next_heat() {
            None => self.notice = Some(say("watch-none")),
            Some(trace) => {
                let shown = |trace: Trace| say(&format!("trace-{}", trace.word()));
                self.notice = Some(trace.map_or_else(|| say("heat-none"), shown));
                self.panels.layers.shown = self.panels.layers.shown.with(Layer::Heat);
                self.redraw();
            }
        }
        Action::None
    }

    /// Go to the next problem.
    pub(crate) fn next_problem(&mut self) -> Action {
        self.show_problem(Problems::next)
    }

    /// Show the problem that is chosen now, in the list and where it lies.
    pub(super) fn show_problem(
        &mut self,
        choose: impl FnOnce(&mut Problems) -> panel::Action<problems::Message>,
    ) -> Action {
        self.panels.show(Tab::Problems);
        let action = choose(&mut self.panels.problems);
        let shown = self.act(action, Message::Problems);
        shown.and(Action::Run(self.panels.problems.follow()))
    }

    /// The name of what is selected is to be written.
    pub(crate) fn rename(&mut self) -> Action {
        if self.writes() && self.panels.script.lit().is_none() {
            let asked = self.panels.script.begin_word().map(|task| Action::Run(task.map(Message::Script)));
            return asked.unwrap_or_else(|| {
                self.notice = Some(say("rename-no-name"));
                Action::None
            });
        }
        let (chosen, mission) = (self.document.selection(), self.document.mission());
        let one = chosen.first().filter(|_| chosen.len() == 1);
        let unnamed = |id| mission.tiles().contains_key(id);
        let why = match one {
            None => "rename-one",
            Some(id) if unnamed(id) => "rename-none",
            Some(_) => {
                self.panels.show(Tab::Inspector);
                return Action::Run(Inspector::rename());
            }
        };
        self.notice = Some(say(why));
        Action::None
    }

    /// A probe is taken in hand, or, by the same command, put away for what was in hand before.
    pub(crate) fn probe(&mut self, question: Question) -> Action {
        let kind = Kind::Probe(question);
        let next = match self.map.hand.before.take() {
            Some(before) if self.map.hand.kind == kind => before,
            before => {
                let now = self.map.hand.kind.clone();
                self.map.hand.before = Some(before.filter(|_| matches!(now, Kind::Probe(_))).unwrap_or(now));
                self.take_in_hand(kind);
                return Action::None;
            }
        };
        self.take_in_hand(next);
        Action::None
    }

    /// A key that stands for no command: arrows move what is selected, or the aim of a tool, or else the map; Enter is a
    /// click there; Escape lets go, step by step.
    pub(crate) fn key(&mut self, name: &str, coarse: bool) -> Action {
        if self.workshop.is_some() {
            return self.workshop_key(name);
        }
        if self.arranging.is_some() {
            return self.position_key(name, coarse);
        }
        if self.playing.is_some() {
            // With Control a key means no choice.
            return if coarse { Action::None } else { self.play_key(name) };
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
        if self.map.hand.kind != Kind::Select && !coarse && self.watching.is_none() {
            let at = self.map.hand.at.unwrap_or_else(|| self.map.middle());
            let at = Cell::new(at.x.saturating_add(dx), at.y.saturating_add(dy));
            self.map.keep_in_view(Rect::new(f32::from(at.x), f32::from(at.y), 1.0, 1.0));
            return self.input(Input::Hover(Aim::at_cell(at)));
        }
        if self.document.selection().is_empty() || coarse || self.watching.is_some() {
            self.map.drag(dx, dy);
            return Action::None;
        }
        let action = self.input(Input::Nudge(dx, dy));
        if let Some(places) = self.map.selected_place() {
            self.map.keep_in_view(places);
        }
        action
    }

    /// A click of the tool in hand where it aims.
    fn click_here(&mut self) -> Action {
        let at = self.map.hand.at.filter(|_| self.watching.is_none());
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
        let held = self.map.hand.preview.ghosts.is_some() || self.map.hand.kind != Kind::Select;
        let action = self.input(Input::Cancel);
        if held {
            self.take_in_hand(Kind::Select);
        }
        self.map.mark(None);
        // A click on its buttons has taken the keys out of the bar that searches a script.
        if !held && self.panels.script.has_search() {
            return action.and(self.script(script::Message::Unselect));
        }
        action
    }

    /// Take nothing in hand but what selects.
    pub(crate) fn take_select(&mut self) -> Action {
        self.take_in_hand(Kind::Select);
        Action::None
    }

    /// Take the tool of a command in hand.
    pub(crate) fn take_tool(&mut self, command: Command, kind: Kind) -> Action {
        self.panels.palette.show(command);
        self.take_in_hand(kind);
        Action::None
    }

    /// Take the tile one had in hand last.
    pub(crate) fn take_tile(&mut self, command: Command) -> Action {
        let kind = self.map.hand.habits().tile;
        self.take_tool(command, kind)
    }

    /// Take the figure one had in hand last; with a rule system that has no usual one nothing happens at first.
    pub(crate) fn take_figure(&mut self, command: Command) -> Action {
        match self.map.hand.habits().figure(self.document.mission().system()) {
            Some(kind) => self.take_tool(command, kind),
            None => Action::None,
        }
    }

    /// The piece one had in hand last of some kinds; with a rule system that has none of them nothing happens.
    pub(crate) fn take_piece(&mut self, command: Command, laid: Laid) -> Action {
        let pieces = self.document.mission().system().pieces().iter();
        let kinds: Vec<&PieceKind> = pieces.filter(|kind| laid.has(kind)).collect();
        match self.map.hand.habits().piece(&kinds) {
            Some(kind) => self.take_tool(command, kind),
            None => Action::None,
        }
    }

    /// Select what is wanted of everything.
    pub(crate) fn choose(&mut self, wanted: impl Fn(&Selection, Id) -> bool) -> Action {
        let before = self.document.selection().clone();
        let chosen = everything(self.document.mission()).filter(|id| wanted(&before, *id)).collect();
        self.document.select(chosen);
        self.selection_changed();
        Action::None
    }

    /// Everything of the kinds that are selected.
    pub(crate) fn select_same(&mut self) -> Action {
        let chosen = same_kind(self.document.mission(), self.document.selection());
        self.document.select(chosen);
        self.selection_changed();
        Action::None
    }

    pub(crate) fn delete(&mut self, label: &str) -> Action {
        let mission = self.document.mission();
        let selection = self.document.selection();
        let mut edits: Vec<Edit> = selection.iter().filter_map(|id| removal(mission, *id)).collect();
        edits.extend(mission.texts_gone(
            |of| matches!(of, TextOf::Label(id) | TextOf::Value(id, _) if selection.contains(id)),
        ));
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
