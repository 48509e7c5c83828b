//! The scripts beside the map: opening one where somebody points to it, and lighting up on the map what its text
//! names. The panel handles what is written in it.

use super::panels::Beside;
use super::{Action, Editor, Message};
use crate::canvas::Outline;
use crate::panel::{script, watch};
use iced::Task;
use missions::ScriptName;

impl Editor {
    /// A message for the scripts.
    pub(crate) fn script(&mut self, message: script::Message) -> Action {
        let before = self.panels.script.lit().cloned();
        let shown = self.panels.script.shown();
        let action = self.panels.script.update(message, &self.document);
        if shown && !self.panels.script.shown() {
            self.panels.script_gone();
        }
        let action = self.act(action, Message::Script);
        self.panels.script.light(&self.document, &self.map.scene);
        self.lit(before.as_ref());
        self.follow(action)
    }

    /// A command for the open script, which is seen then, also where a panel lay in its place.
    pub(crate) fn command_script(&mut self, message: script::Message) -> Action {
        self.panels.front_script();
        self.script(message)
    }

    /// Open a script at a line and column, or where it was.
    pub(super) fn open_script(&mut self, name: &ScriptName, at: Option<(u32, u32)>) -> Action {
        self.leave_game();
        let task = self.panels.script.open(name, at, &self.document);
        self.panels.front_script();
        self.panels.script.light(&self.document, &self.map.scene);
        self.map.marked.clear();
        self.follow(Action::Run(task.map(Message::Script)))
    }

    /// The scripts come, or go.
    pub(crate) fn toggle_script(&mut self) -> Action {
        self.leave_game();
        // One that lies behind a panel comes forward instead.
        let hidden = self.panels.script.shown() && !self.panels.sees_script();
        let script = &mut self.panels.script;
        let task = if hidden { script.come_forward() } else { script.toggle(&self.document) };
        if self.panels.script.shown() {
            self.panels.front_script();
        } else {
            self.panels.script_gone();
        }
        self.panels.script.light(&self.document, &self.map.scene);
        self.map.marked.clear();
        self.follow(Action::Run(task.map(Message::Script)))
    }

    /// Hides the palette, or shows it. In place of the palette a script may lie; then it is closed.
    pub(crate) fn toggle_left(&mut self) -> Action {
        if self.panels.script.shown() {
            let action = self.script(script::Message::Closed);
            if self.panels.widths.palette_shown && !self.panels.sees(Beside::Palette) {
                self.panels.toggle_palette();
            }
            return action;
        }
        self.panels.toggle_palette();
        Action::None
    }

    /// Does one write in a script?
    pub(crate) fn writes(&self) -> bool {
        self.panels.script.writing() && self.sees_script()
    }

    /// Are the keys in the bar that searches a script?
    pub(super) fn searches(&self) -> bool {
        self.panels.script.searching() && self.sees_script()
    }

    /// Is a script seen? In a narrow window a panel may lie in its place.
    fn sees_script(&self) -> bool {
        self.panels.sees_script()
            && self.watching.is_none()
            && self.playing.is_none()
            && self.arranging.is_none()
            && self.workshop.is_none()
    }

    /// A key was pressed in a text. The script may have been opened with the keys already there.
    pub(crate) const fn written_in(&mut self) {
        self.panels.script.is_written();
    }

    /// A field was left by Escape: what was half written in it is not taken.
    pub(crate) fn left_field(&mut self) -> Action {
        self.panels.inspector.refresh(&self.document);
        Action::Run(self.panels.script.leave_aside().map(Message::Script))
    }

    /// A game that is watched makes room for a script, and so does a position.
    pub(super) fn leave_game(&mut self) {
        if self.arranging.is_some() {
            self.stop_arranging();
        }
        if self.watching.is_some() || self.playing.is_some() {
            let _ = self.watched(watch::Message::Left);
        }
    }

    /// The scripts and cards are those of the mission.
    pub(super) fn refresh_scripts(&mut self) {
        self.panels.script.refresh(&self.document, &self.map.scene);
        self.panels.cards.refresh(&self.document);
    }

    /// Something else is lit than before: show it, if it lies out of sight.
    fn lit(&mut self, before: Option<&Outline>) {
        let lit = self.panels.script.lit();
        if lit == before {
            return;
        }
        self.map.marked.clear();
        let lit = lit.and_then(Outline::bounds);
        if let Some(lit) = lit.filter(|lit| !self.map.view().seen().meets(*lit)) {
            self.map.show(lit);
        }
    }

    /// The cursor stays in sight, whatever else is done.
    fn follow(&mut self, action: Action) -> Action {
        let follow = self.panels.script.follow().map(Message::Script);
        match action {
            Action::None => Action::Run(follow),
            Action::Run(task) => Action::Run(Task::batch([task, follow])),
            other => other,
        }
    }
}
