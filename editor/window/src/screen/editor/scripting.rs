//! The scripts beside the map: opening one where somebody points to it, and lighting up on the map what its text speaks
//! of. What is written in it is the panel's business.

use super::{Action, Editor, Message, Tab};
use crate::canvas::Outline;
use crate::panel::{script, watch};
use iced::Task;
use missions::ScriptName;

impl Editor {
    /// A message for the scripts.
    pub(crate) fn script(&mut self, message: script::Message) -> Action {
        let before = self.script.lit().cloned();
        let action = self.script.update(message, &self.document);
        let action = self.act(action, Message::Script);
        self.script.light(&self.document, &self.scene);
        self.lit(before.as_ref());
        self.follow(action)
    }

    /// Open a script at a line and column, or where it was.
    pub(super) fn open_script(&mut self, name: &ScriptName, at: Option<(u32, u32)>) -> Action {
        self.leave_game();
        let task = self.script.open(name, at, &self.document);
        self.script.light(&self.document, &self.scene);
        self.marked.clear();
        self.follow(Action::Run(task.map(Message::Script)))
    }

    /// The scripts come, or go.
    pub(crate) fn toggle_script(&mut self) -> Action {
        self.leave_game();
        let task = self.script.toggle(&self.document);
        self.script.light(&self.document, &self.scene);
        self.marked.clear();
        self.follow(Action::Run(task.map(Message::Script)))
    }

    /// Does one write in a script?
    pub(crate) const fn writes(&self) -> bool {
        self.script.writing() && self.watching.is_none() && self.workshop.is_none()
    }

    /// Are the keys in the bar that searches a script?
    pub(super) const fn searches(&self) -> bool {
        self.script.searching() && self.watching.is_none() && self.workshop.is_none()
    }

    /// A key was pressed in a text. The script may have been opened with the keys already there.
    pub(crate) const fn written_in(&mut self) {
        self.script.is_written();
    }

    /// A field was left by Escape: what was half written in it is not taken.
    pub(crate) fn left_field(&mut self) -> Action {
        self.inspector.refresh(&self.document);
        Action::Run(self.script.stop_naming().map(Message::Script))
    }

    /// A game that is watched makes room for a script.
    pub(super) fn leave_game(&mut self) {
        if self.watching.is_some() {
            let _ = self.watched(watch::Message::Left);
        }
    }

    /// The scripts and cards are those of the mission.
    pub(super) fn refresh_scripts(&mut self) {
        self.script.refresh(&self.document, &self.scene);
        self.cards.refresh(&self.document);
    }

    /// Something else is lit than before: show it, if it lies out of sight.
    fn lit(&mut self, before: Option<&Outline>) {
        let lit = self.script.lit();
        if lit == before {
            return;
        }
        self.marked.clear();
        let lit = lit.and_then(Outline::bounds);
        if let Some(lit) = lit.filter(|lit| !self.camera.view(self.room).seen().meets(*lit)) {
            self.camera.show(lit, self.room);
            self.moved();
        }
    }

    /// The cursor stays in sight, whatever else is done.
    fn follow(&mut self, action: Action) -> Action {
        let follow = self.script.follow().map(Message::Script);
        match action {
            Action::None => Action::Run(follow),
            Action::Run(task) => Action::Run(Task::batch([task, follow])),
            other => other,
        }
    }

    /// Show the cards.
    pub(crate) fn show_cards(&mut self) -> Action {
        self.show(Tab::Cards);
        Action::None
    }
}
