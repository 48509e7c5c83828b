//! The mission that is being made: what it is now, how it came about, what is selected, and where it is kept.
//! It is changed only by `commit` and the ways back and forth through its history, and each of them is written down in
//! the journal before it happens. When files are read and written is decided by the screen.

mod opening;
mod safety;
mod storage;

pub use opening::{open, open_copy};
pub use storage::{Left, Opening, has_left, open_anew, unsaved};

use crate::probe::LaidOut;
use missions::history::{Change, History};
use missions::journal::Record;
use missions::{Diagnostic, Edit, Id, Layout, Mission};
use safety::Storage;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// What is chosen on the map: tiles, things and regions by number.
pub type Selection = BTreeSet<Id>;

/// An open mission.
#[derive(Debug)]
pub struct Document {
    mission: Arc<Mission>,
    saved: Arc<Mission>,
    layout: Arc<Layout>,
    laid: LaidOut,
    history: History,
    selection: Selection,
    version: u64,
    storage: Storage,
    /// The folder it is kept in; `None` for one that was never saved.
    pub home: Option<PathBuf>,
    /// What was wrong with its files when they were read.
    pub reading: Vec<Diagnostic>,
}

impl Document {
    /// Of a mission as it was read or begun.
    pub fn new(mission: Mission, home: Option<PathBuf>, reading: Vec<Diagnostic>) -> Self {
        Self::with_history(mission, History::new(), home, reading)
    }

    /// Of a mission with what was done to it, as it comes back after the program was killed.
    pub(crate) fn with_history(
        mission: Mission,
        history: History,
        home: Option<PathBuf>,
        reading: Vec<Diagnostic>,
    ) -> Self {
        let layout = Arc::new(Layout::of(&mission, mission.catalogue()));
        let (mission, selection) = (Arc::new(mission), Selection::new());
        let laid = LaidOut::default();
        Self {
            saved: Arc::clone(&mission),
            mission,
            layout,
            laid,
            history,
            selection,
            version: 0,
            storage: Storage::default(),
            home,
            reading,
        }
    }

    /// The mission as it is now.
    pub const fn mission(&self) -> &Arc<Mission> {
        &self.mission
    }

    /// The mission as it was last saved; before that as it was opened or begun.
    pub const fn saved(&self) -> &Arc<Mission> {
        &self.saved
    }

    /// Its board as it is now.
    pub const fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Its game, for questions to the rules.
    pub const fn laid(&self) -> &LaidOut {
        &self.laid
    }

    /// What was done to it.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// What is selected; only what exists.
    pub const fn selection(&self) -> &Selection {
        &self.selection
    }

    /// Grows with every change of the mission; an answer about an older one is stale.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Is there anything that would be lost without saving?
    pub fn is_dirty(&self) -> bool {
        !self.history.is_saved()
    }

    /// Make a change. `false` if it changes nothing.
    pub fn commit(&mut self, change: Change) -> bool {
        let about: Selection = change.edits.iter().filter_map(Edit::about).collect();
        self.write_down(Record::Change(&change));
        let done = self.history.commit(Arc::make_mut(&mut self.mission), change);
        if done {
            self.changed();
            // What appears or moves is what one goes on with.
            if !about.is_empty() && about.is_disjoint(&self.selection) {
                self.select(about);
            }
        }
        done
    }

    /// Take the last step back; what it was about is selected.
    pub fn undo(&mut self) -> Option<String> {
        if self.history.at() > 0 {
            self.write_down(Record::Undo);
        }
        let step = self.history.undo(Arc::make_mut(&mut self.mission))?;
        let (label, about) = (step.label.clone(), step.about().collect());
        self.stepped(about);
        Some(label)
    }

    /// Do the last step again that was taken back.
    pub fn redo(&mut self) -> Option<String> {
        if self.history.at() < self.history.steps().len() {
            self.write_down(Record::Redo);
        }
        let step = self.history.redo(Arc::make_mut(&mut self.mission))?;
        let (label, about) = (step.label.clone(), step.about().collect());
        self.stepped(about);
        Some(label)
    }

    /// Go to where so many steps are done.
    pub fn jump(&mut self, to: usize) {
        self.write_down(Record::Jump(to));
        self.history.jump(Arc::make_mut(&mut self.mission), to);
        self.changed();
    }

    /// The mission as it is now is what its files have.
    fn mark_saved(&mut self) {
        self.history.mark_saved();
        self.saved = Arc::clone(&self.mission);
    }

    fn write_down(&mut self, record: Record<'_>) {
        if let Some(journal) = &mut self.storage.journal {
            journal.append(record, &self.mission, &self.history);
        }
    }

    /// Select these, as far as they exist.
    pub fn select(&mut self, chosen: Selection) {
        self.selection = chosen;
        self.keep_what_exists();
    }

    fn stepped(&mut self, about: Selection) {
        self.changed();
        self.select(about);
    }

    fn changed(&mut self) {
        self.version += 1;
        self.layout = Arc::new(Layout::of(&self.mission, self.mission.catalogue()));
        self.laid = LaidOut::default();
        self.keep_what_exists();
    }

    fn keep_what_exists(&mut self) {
        let mission = &self.mission;
        self.selection.retain(|id| exists(mission, *id));
    }
}

/// Does a mission have something under this number?
pub(crate) fn exists(mission: &Mission, id: Id) -> bool {
    mission.tiles().contains_key(&id)
        || mission.things().contains_key(&id)
        || mission.regions().contains_key(&id)
}
