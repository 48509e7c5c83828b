//! What the files of the mission ask of the person, one question after the other; whether the last save failed; and when the
//! mission is saved by itself.

use super::failed::Failed;
use editor_model::document::{Document, Left};
use missions::Diagnostic;
use missions::watch::Foreign;
use std::collections::VecDeque;
use std::path::PathBuf;

/// What is asked of the person; an answer carries it on.
#[derive(Debug)]
pub(crate) enum Question {
    /// Where to keep the mission; the path as it is written so far.
    Where(String),
    /// In which folder to keep one's own tiles, or from which to bring some; the path as it is written so far, and whether
    /// other tiles there may be replaced.
    Tiles { way: Way, path: String, sure: bool },
    /// There are changes that are not saved: save them, lose them, or stay?
    Unsaved(Leaving),
    /// No file has the position that was set up: save it, lose it, or stay?
    Position(Leaving),
    /// Saving would lose this of its files: save all the same, and leave if that was asked for?
    Loses { lost: Vec<Diagnostic>, leaving: Option<Leaving> },
    /// The last window on this mission was not closed: bring back what was not saved?
    Recover(Box<Left>),
    /// One that was opened together with it has left something else.
    RecoverOther(Box<Left>),
    /// Another window has this mission open.
    Held(String),
    /// Another program has changed these files.
    Foreign(Vec<Foreign>),
    /// The folder of the mission was moved or deleted.
    Gone(PathBuf),
}

/// Which way tiles go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Into a folder.
    Keep,
    /// Out of it, into the mission.
    Bring,
    /// They stay there: pictures of cardboard, to be shown.
    Pictures,
}

/// What is to happen after a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// Back to the first screen.
    Missions,
    /// Out.
    Quit,
    /// Read the files again.
    Reload,
    /// Begin a new one.
    New,
    /// Open another one.
    Open(PathBuf),
}

/// The state of questions and saves.
#[derive(Debug, Default)]
pub(crate) struct FileFlow {
    /// What is asked now.
    pub(super) question: Option<Question>,
    /// What is asked after that.
    waiting: VecDeque<Question>,
    /// The last save, if it failed, until the person has answered.
    pub(super) failed: Option<Failed>,
    /// The mission is saved when it has had changes for so many minutes.
    pub(crate) autosave: Option<u16>,
    /// For so many seconds there have been changes that are not saved.
    unsaved: u32,
    /// It was said why the mission is not saved by itself.
    pub(super) told: bool,
}

impl FileFlow {
    /// What is asked about a mission that was just opened: another window has it, or windows have left changes.
    pub(super) fn opened(held: Option<String>, left: Vec<Left>) -> Self {
        let left =
            left.into_iter().map(Box::new).enumerate().map(|(at, left)| {
                if at == 0 { Question::Recover(left) } else { Question::RecoverOther(left) }
            });
        let mut flow =
            Self { waiting: held.map(Question::Held).into_iter().chain(left).collect(), ..Self::default() };
        flow.next();
        flow
    }

    /// Asks what comes next, if nothing is asked.
    pub(super) fn next(&mut self) {
        if self.question.is_none() {
            self.question = self.waiting.pop_front();
        }
    }

    /// Forgets all questions: the mission is left.
    pub(super) fn forget(&mut self) {
        self.question = None;
        self.waiting.clear();
    }

    /// The path of the question was changed.
    pub(super) fn write_path(&mut self, path: String) {
        self.question = Some(match self.question {
            Some(Question::Tiles { way, .. }) => Question::Tiles { way, path, sure: false },
            _ => Question::Where(path),
        });
    }

    /// Asks what to do when another program has changed the files, or the folder is gone.
    pub(super) fn look_for_others(&mut self, document: &mut Document) {
        if self.question.is_some() {
            return;
        }
        self.question = match document.gone() {
            Some(folder) => Some(Question::Gone(folder)),
            None => Some(document.foreign()).filter(|files| !files.is_empty()).map(Question::Foreign),
        };
    }

    /// Counts another second with changes that are not saved. Returns where to save them if that is due now. A save that failed
    /// and a question wait for the person first; a mission without a folder has only its journal.
    pub(super) fn due(&mut self, document: &Document) -> Option<PathBuf> {
        let waits = self.question.is_some() || self.failed.is_some();
        let home = document.home.clone().filter(|_| document.is_dirty() && !waits);
        self.unsaved = if home.is_some() { self.unsaved + 1 } else { 0 };
        let (minutes, home) = (self.autosave?, home?);
        if self.unsaved < 60 * u32::from(minutes) {
            return None;
        }
        self.unsaved = 0;
        Some(home)
    }
}
