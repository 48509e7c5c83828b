//! Keeping the mission: saving, saving elsewhere, reading again, and asking before anything would be lost.
//! `missions` writes the files; `work` opens dialogs of the desktop.

use super::failed::Failed;
use super::file_flow::{Leaving, Question, Way};
use super::{Action, Editor, Message as Editors};
use crate::work;
use editor_model::document::{self, Document, Left};
use editor_model::words::{say, say_with};
use iced::Task;
use missions::export::file_name;
use missions::{Diagnostic, Mission, Severity, format};
use std::path::{Path, PathBuf};

/// Something happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// The path was changed.
    PathChanged(String),
    /// The path is right.
    PathEntered,
    /// The desktop's dialog is wanted.
    Browse,
    /// The dialog was closed.
    Chosen(Option<PathBuf>),
    /// Save, and go on with what was asked for.
    SaveFirst(Leaving),
    /// Save over what was not understood.
    SaveAnyway,
    /// Lose the changes.
    Lose(Leaving),
    /// Choose a file for the position, and go on with what was asked for.
    SavePosition(Leaving),
    /// The file to write it into.
    PositionFile(Option<PathBuf>, Leaving),
    /// Lose the position as well.
    LosePosition(Leaving),
    /// Bring back what was not saved.
    Restore,
    /// Forget it.
    Discard,
    /// Read what another program wrote.
    TakeTheirs,
    /// Stay with what is here; saving will write over the other.
    KeepMine,
    /// Stay.
    Stay,
    /// Try again to save where it failed.
    Retry,
    /// Save somewhere else instead.
    Elsewhere,
    /// That a save failed is known.
    Dismiss,
}

impl Editor {
    /// Ask where to save.
    pub(crate) fn save_as(&mut self) -> Action {
        self.ask_where();
        Action::None
    }

    /// Read the mission from its files again.
    pub(crate) fn reload(&mut self) -> Action {
        if self.document.home.is_none() {
            self.notice = Some(say("reload-never-saved"));
            return Action::None;
        }
        self.leave(Leaving::Reload)
    }

    /// Leave this mission as it is, but not without asking if something would be lost.
    pub(crate) fn leave(&mut self, leaving: Leaving) -> Action {
        if self.document.is_dirty() {
            self.files.question = Some(Question::Unsaved(leaving));
            return Action::None;
        }
        self.leave_position(leaving)
    }

    /// The same when nothing of the mission would be lost: a position may be. Reading the same mission again keeps it.
    fn leave_position(&mut self, leaving: Leaving) -> Action {
        let stays = match &leaving {
            Leaving::Reload => true,
            Leaving::Open(path) => self.document.home.as_ref() == Some(path),
            Leaving::Missions | Leaving::Quit | Leaving::New => false,
        };
        if !stays && self.has_unsaved_position() {
            self.files.question = Some(Question::Position(leaving));
            return Action::None;
        }
        self.go(leaving)
    }

    fn choose_position_file(&mut self, leaving: Leaving) -> Action {
        self.files.question = None;
        let Some(name) = self.name_of_unsaved() else { return Action::None };
        let chosen = move |path| Editors::Files(Message::PositionFile(path, leaving));
        Action::Run(Task::perform(work::choose_position(Some(name)), chosen))
    }

    /// The file for the position was chosen, or not. With it saved, what was asked for goes on.
    fn position_file(&mut self, path: Option<&Path>, leaving: Leaving) -> Action {
        let saved = match path {
            Some(path) => self.save_unsaved(path),
            None => Err(say("nothing-chosen")),
        };
        match saved {
            Ok(said) => {
                self.notice = Some(said);
                self.leave_position(leaving)
            }
            Err(why) => {
                self.notice = Some(why);
                Action::None
            }
        }
    }

    fn go(&mut self, leaving: Leaving) -> Action {
        self.files.forget();
        match leaving {
            Leaving::Missions => {
                self.close();
                Action::Leave
            }
            Leaving::Quit => {
                self.close();
                Action::Quit
            }
            // As long as nothing else is there, this is.
            Leaving::New => Action::New,
            Leaving::Open(path) if self.document.home.as_ref() != Some(&path) => Action::Open(path),
            Leaving::Open(_) | Leaving::Reload => {
                // Else it would be our own lock that it meets.
                self.close();
                self.document.home.clone().map_or(Action::None, Action::Open)
            }
        }
    }

    /// What is not saved is not wanted any more.
    pub(crate) fn close(&mut self) {
        self.document.close();
    }

    /// The title of the dialog that asks for a folder.
    const fn title_of_place(&self) -> &'static str {
        match self.files.question {
            Some(Question::Tiles { way: Way::Keep, .. }) => "work-keep-title",
            Some(Question::Tiles { way: Way::Bring, .. }) => "work-bring-title",
            Some(Question::Tiles { way: Way::Pictures, .. }) => "pictures-title",
            _ => "save-title",
        }
    }

    pub(super) fn files(&mut self, message: Message) -> Action {
        let action = self.filed(message);
        self.files.next();
        action
    }

    fn filed(&mut self, message: Message) -> Action {
        match message {
            Message::PathChanged(path) => self.files.write_path(path),
            Message::PathEntered => {
                if let Some(Question::Tiles { way, path, sure }) = &self.files.question {
                    let (way, folder, sure) = (*way, PathBuf::from(path.trim()), *sure);
                    return self.tiles_entered(way, &folder, sure);
                }
                let Some(Question::Where(path)) = &self.files.question else { return Action::None };
                let path = PathBuf::from(path.trim());
                if path.as_os_str().is_empty() {
                    return Action::None;
                }
                if path.join(format::FILE_NAME).exists() && self.document.home.as_deref() != Some(&path) {
                    self.notice =
                        Some(say_with("save-taken", &[("path", path.display().to_string().into())]));
                    return Action::None;
                }
                return self.save(Some(path));
            }
            Message::Browse => {
                let chosen = |path| Editors::Files(Message::Chosen(path));
                return Action::Run(Task::perform(work::choose(say(self.title_of_place())), chosen));
            }
            Message::Chosen(Some(folder)) => {
                let tiles = matches!(self.files.question, Some(Question::Tiles { .. }));
                let path = if tiles { folder } else { folder.join(file_name(&self.title())) };
                self.files.write_path(path.display().to_string());
            }
            Message::Chosen(None) => self.notice = Some(say("nothing-chosen")),
            Message::SaveFirst(leaving) => {
                self.files.question = None;
                return self.save_and(None, Some(leaving));
            }
            Message::SaveAnyway => {
                let (asked, home) = (self.files.question.take(), self.document.home.clone());
                if let (Some(Question::Loses { leaving, .. }), Some(home)) = (asked, home) {
                    return self.write_into(&home, leaving);
                }
            }
            Message::Lose(leaving) => return self.leave_position(leaving),
            Message::LosePosition(leaving) => return self.go(leaving),
            Message::SavePosition(leaving) => return self.choose_position_file(leaving),
            Message::PositionFile(path, leaving) => return self.position_file(path.as_deref(), leaving),
            Message::Stay => self.files.question = None,
            Message::Retry => {
                let failed = self.files.failed.as_ref().map(|failed| (failed.home.clone(), failed.sure));
                return match failed {
                    Some((home, true)) => self.write_into(&home, None),
                    Some((home, false)) => self.save(Some(home)),
                    None => Action::None,
                };
            }
            Message::Elsewhere => self.ask_elsewhere(),
            Message::Dismiss => self.files.failed = None,
            Message::Restore => {
                if let Some(Question::Recover(left) | Question::RecoverOther(left)) =
                    self.files.question.take()
                {
                    return self.restore(*left);
                }
            }
            Message::Discard => {
                if let Some(Question::Recover(left) | Question::RecoverOther(left)) =
                    self.files.question.take()
                    && let Err(error) = left.recovery.discard()
                {
                    self.notice = Some(error.to_string());
                }
            }
            Message::TakeTheirs => return self.go(Leaving::Reload),
            Message::KeepMine => {
                self.files.question = None;
                self.document.keep_mine();
            }
        }
        Action::None
    }

    /// Write the mission, here or where it is kept already; without a place ask for one. Where that would lose something of the
    /// files ask first.
    pub(crate) fn save(&mut self, to: Option<PathBuf>) -> Action {
        self.save_and(to, None)
    }

    /// The same, and leave the mission then, if that was asked for.
    fn save_and(&mut self, to: Option<PathBuf>, leaving: Option<Leaving>) -> Action {
        let Some(home) = to.or_else(|| self.document.home.clone()) else {
            self.ask_where();
            return Action::None;
        };
        let lost: Vec<Diagnostic> = self.document.would_lose(&home).cloned().collect();
        if lost.is_empty() {
            return self.write_into(&home, leaving);
        }
        self.files.question = Some(Question::Loses { lost, leaving });
        Action::None
    }

    /// Write the mission over whatever its files have.
    fn write_into(&mut self, home: &Path, leaving: Option<Leaving>) -> Action {
        let aside = self.document.home.as_deref() != Some(home) && document::has_left(home);
        let sure = self.document.would_lose(home).next().is_some();
        if let Err(error) = self.document.save(home) {
            self.files.failed = Some(Failed::new(home, error.to_string(), sure));
            return Action::None;
        }
        (self.files.question, self.files.failed) = (None, None);
        self.panels.proof.changed(&self.document);
        let id = if aside { "saved-aside" } else { "saved" };
        self.notice = Some(say_with(id, &[("path", home.display().to_string().into())]));
        if let Some(leaving) = leaving {
            let left = self.leave_position(leaving);
            if self.files.question.is_none() {
                return left;
            }
        }
        Action::Saved(home.to_owned(), self.check())
    }

    /// Bring back what a journal has.
    pub(crate) fn restore(&mut self, left: Left) -> Action {
        let opened =
            std::mem::replace(&mut self.document, Document::new(Mission::default(), None, Vec::new()));
        let count = left.recovery.changes;
        self.document = Document::restored(left, Some(opened));
        let action = self.changed();
        self.notice = Some(say_with("restored", &[("count", count.into())]));
        action
    }

    /// A second has gone by: look whether another program has been here, and whether the journal is written.
    pub(super) fn tick(&mut self) -> Action {
        if let Some(trouble) = self.document.trouble() {
            self.notice = Some(trouble);
        }
        self.files.look_for_others(&mut self.document);
        let has_errors = self.checked.iter().any(|problem| problem.severity == Severity::Error);
        let learn = self.panels.proof.second(&self.document, has_errors).map(Editors::Proof);
        let work = Task::batch([self.look_for_pictures(), learn]);
        match self.save_by_itself() {
            Some(Action::Saved(home, task)) => Action::Saved(home, Task::batch([task, work])),
            Some(_) | None => Action::Run(work),
        }
    }

    /// Save the mission when the person has asked for that and it is due. What loses something of the files waits for them to
    /// decide, and that is said once.
    fn save_by_itself(&mut self) -> Option<Action> {
        let home = self.files.due(&self.document)?;
        let lost = self.document.would_lose(&home).count();
        if lost > 0 {
            if !self.files.told {
                self.files.told = true;
                self.notice = Some(say_with("autosave-loses", &[("count", lost.into())]));
            }
            return None;
        }
        let saved = self.save(None);
        if self.files.failed.is_none() {
            self.notice = Some(say_with("autosaved", &[("path", home.display().to_string().into())]));
        }
        Some(saved)
    }

    fn ask_where(&mut self) {
        let beside = self.document.home.as_deref().and_then(Path::parent).map(Path::to_owned);
        let folder = beside.or_else(work::documents).unwrap_or_default();
        let path = folder.join(file_name(&self.title()));
        self.ask_place(Question::Where(path.display().to_string()));
    }

    /// Ask for another folder than the one it is kept in.
    fn ask_elsewhere(&mut self) {
        self.ask_where();
        let Some(Question::Where(path)) = &mut self.files.question else { return };
        if self.document.home.as_deref() == Some(Path::new(path.as_str())) {
            let mut others = (2..).map(|number| format!("{path}-{number}"));
            *path = others.find(|other| !Path::new(other).exists()).unwrap_or_default();
        }
    }

    /// Ask for a folder. The sheet shows what went wrong with the answer, and nothing that was said before.
    pub(super) fn ask_place(&mut self, question: Question) {
        self.notice = None;
        self.files.question = Some(question);
    }
}
