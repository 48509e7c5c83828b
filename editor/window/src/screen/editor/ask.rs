//! The questions of the editor, each a sheet over everything else: nothing can be done before it is answered.
//! `files` carries out the answers.

use super::failed::Failed;
use super::file_flow::{FileFlow, Leaving, Question, Way};
use super::files::Message as Answer;
use super::{Action, Editor, Message};
use crate::Element;
use crate::focus::{Button, FIRST, button, line};
use crate::panel::sitting::seating;
use crate::panel::{export, report};
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::words::{plain, say, say_with};
use iced::Fill;
use iced::widget::{center, column, container, opaque, row, space, text};
use missions::journal::{Disk, Recovery};
use missions::watch::Foreign;
use missions::{Diagnostic, Place};
use std::path::Path;
use std::time::SystemTime;

/// So many of the things that saving would lose are named; the list of problems has all.
const NAMED: usize = 4;

impl Editor {
    /// What is asked, as the id of its sheet.
    pub(crate) fn asks(&self) -> Option<&'static str> {
        let question = self.files.question.as_ref().map(Question::sheet);
        let export = || self.export.as_ref().map(|_| export::SHEET);
        let seating = || self.seating.as_ref().map(|_| seating::SHEET);
        question.or_else(seating).or_else(export).or_else(|| self.report.open.then_some(report::SHEET))
    }

    /// A key while something is asked.
    pub(crate) fn answer(&mut self, key: &str) -> Action {
        let Some(question) = &self.files.question else {
            if self.seating.is_some() {
                return self.seating_key(key);
            }
            return if self.export.is_some() { self.export_key(key) } else { self.report_key(key) };
        };
        match question.answer(key, self.document.is_dirty()) {
            Some(answer) => self.files(answer),
            None => Action::None,
        }
    }

    /// A question, over everything else.
    pub(crate) fn question(&self) -> Option<Element<'_, Message>> {
        let asked = self.files.view(self.document.is_dirty(), self.notice.as_deref());
        let asked = asked.map(|sheet| sheet.map(Message::Files));
        let export = || self.export.as_ref().map(|sheet| sheet.view().map(Message::Export));
        let seating = || self.seating.as_ref().map(|sheet| sheet.view().map(Message::Seating));
        asked.or_else(seating).or_else(export).or_else(|| {
            let (older, narrow) = (self.panels.proof.is_older(), self.panels.narrow);
            self.report.open.then(|| self.report.view(older, narrow).map(Message::Report))
        })
    }
}

impl Question {
    /// The id of its sheet.
    const fn sheet(&self) -> &'static str {
        match self {
            Self::Where(_) => "ask-where",
            Self::Tiles { .. } => "ask-tiles",
            Self::Unsaved(_) => "ask-unsaved",
            Self::Position(_) => "ask-position",
            Self::Loses { .. } => "ask-loses",
            Self::Recover(_) => "ask-recover",
            Self::RecoverOther(_) => "ask-recover-other",
            Self::Held(_) => "ask-held",
            Self::Foreign(_) => "ask-foreign",
            Self::Gone(_) => "ask-gone",
        }
    }

    /// The answer by a key: Enter gives the marked one, Escape the one by which nothing is lost; no other key means anything.
    fn answer(&self, key: &str, dirty: bool) -> Option<Answer> {
        Some(match (key, self) {
            // What was not saved comes back, and can be undone from there.
            ("Enter" | "Escape", Self::Recover(_)) => Answer::Restore,
            // It stays where it is, and is offered again when the mission is opened.
            ("Enter" | "Escape", Self::RecoverOther(_)) => Answer::Stay,
            ("Enter" | "Escape", Self::Held(_)) => Answer::Lose(Leaving::Missions),
            ("Enter", Self::Where(_) | Self::Tiles { .. }) => Answer::PathEntered,
            ("Enter", Self::Unsaved(leaving)) => Answer::SaveFirst(leaving.clone()),
            ("Enter", Self::Position(leaving)) => Answer::SavePosition(leaving.clone()),
            ("Escape", Self::Position(_)) => Answer::Stay,
            ("Enter", Self::Foreign(_)) if !dirty => Answer::TakeTheirs,
            ("Enter" | "Escape", Self::Foreign(_)) | ("Escape", Self::Gone(_)) => Answer::KeepMine,
            ("Enter", Self::Gone(_) | Self::Loses { .. }) => Answer::Elsewhere,
            ("Escape", Self::Where(_) | Self::Tiles { .. } | Self::Unsaved(_) | Self::Loses { .. }) => {
                Answer::Stay
            }
            _ => return None,
        })
    }
}

impl FileFlow {
    /// The sheet of the question. It says below the path what went wrong with the last answer.
    fn view(&self, dirty: bool, notice: Option<&str>) -> Option<Element<'_, Answer>> {
        let question = self.question.as_ref()?;
        let inside = match question {
            Question::Where(path) => self.place(path, notice, ["save-title", "save-words", "save"]),
            Question::Tiles { way: Way::Keep, path, sure } => {
                let answer = if *sure { "work-replace" } else { "save" };
                self.place(path, notice, ["work-keep-title", "work-keep-words", answer])
            }
            Question::Tiles { way: Way::Bring, path, .. } => {
                self.place(path, notice, ["work-bring-title", "work-bring-words", "work-bring"])
            }
            Question::Tiles { way: Way::Pictures, path, .. } => {
                self.place(path, notice, ["pictures-title", "pictures-words", "pictures-show"])
            }
            Question::Unsaved(leaving) => of_mission(leaving),
            Question::Position(leaving) => of_position(leaving),
            Question::Loses { lost, .. } => {
                // To save here loses what the files have; then Enter alone must not do it.
                let answers = [
                    press("loses-save", Answer::SaveAnyway),
                    press("cancel", Answer::Stay),
                    press("save-elsewhere", Answer::Elsewhere).style(theme::loud).first(),
                ];
                let words = say_with("loses-words", &[("count", lost.len().into())]);
                sheet("loses-title", words, Some(losses(lost)), answers)
            }
            Question::Recover(left) => {
                let recovery = &left.recovery;
                let answers = [
                    press("recover-discard", Answer::Discard),
                    press("recover-restore", Answer::Restore).style(theme::loud).first(),
                ];
                sheet("recover-title", recovery_words(recovery), Some(steps(recovery)), answers)
            }
            Question::RecoverOther(left) => {
                let recovery = &left.recovery;
                let answers = [
                    press("recover-discard", Answer::Discard),
                    press("recover-instead", Answer::Restore),
                    press("recover-later", Answer::Stay).style(theme::loud).first(),
                ];
                sheet("recover-other-title", recovery_words(recovery), Some(steps(recovery)), answers)
            }
            Question::Held(other) => {
                let answers = [
                    press("held-stay", Answer::Stay),
                    press("held-leave", Answer::Lose(Leaving::Missions)).style(theme::loud).first(),
                ];
                let words = say_with("held-words", &[("other", other.clone().into())]);
                sheet("held-title", words, None, answers)
            }
            Question::Foreign(files) => {
                let mine = press("foreign-mine", Answer::KeepMine);
                let theirs = press("foreign-theirs", Answer::TakeTheirs);
                // To take theirs loses what is not saved here; then Enter alone must not do it.
                let (words, answers) = if dirty {
                    ("foreign-words-dirty", [theirs, mine.style(theme::loud).first()])
                } else {
                    ("foreign-words", [mine, theirs.style(theme::loud).first()])
                };
                sheet("foreign-title", say(words), Some(names(files)), answers)
            }
            Question::Gone(folder) => {
                let words = say_with("gone-words", &[("path", folder.display().to_string().into())]);
                let answers = [
                    press("gone-close", Answer::Lose(Leaving::Missions)),
                    press("gone-keep", Answer::KeepMine),
                    press("save-elsewhere", Answer::Elsewhere).style(theme::loud).first(),
                ];
                sheet("gone-title", words, None, answers)
            }
        };
        let sheet = container(inside).id(question.sheet()).padding(20).width(560).style(theme::raised);
        Some(opaque(center(sheet).style(theme::shade)))
    }

    /// A sheet that asks for a folder.
    fn place<'a>(
        &'a self,
        path: &'a str,
        notice: Option<&str>,
        [title, words, enter]: [&str; 3],
    ) -> Element<'a, Answer> {
        let field = line(say("save-hint"), path, Answer::PathChanged)
            .id(FIRST)
            .on_enter(Answer::PathEntered)
            .padding(9);
        let failed = self.failed.as_ref().filter(|failed| failed.home == Path::new(path.trim()));
        let told = failed.map(Failed::words).or_else(|| notice.map(str::to_owned));
        let notice = told.map(|notice| text(notice).size(SMALL).style(text::warning));
        let answers = [
            press("browse", Answer::Browse),
            press("cancel", Answer::Stay),
            press(enter, Answer::PathEntered).style(theme::loud),
        ];
        let more = column![field].push(notice).spacing(8).into();
        sheet(title, say(words), Some(more), answers)
    }
}

fn press<'a>(id: &str, answer: Answer) -> Button<'a, Answer> {
    button(text(say(id)).size(BODY)).padding([8, 16]).style(theme::quiet).on_press(answer)
}

/// A title, a sentence, something more, and the answers; the first stands alone at the left.
fn sheet<'a, const N: usize>(
    title: &str,
    words: String,
    more: Option<Element<'a, Answer>>,
    answers: [Button<'a, Answer>; N],
) -> Element<'a, Answer> {
    let mut answers = answers.into_iter().map(Element::from);
    let line = row![].push(answers.next()).push(space().width(Fill)).extend(answers).spacing(8);
    column![text(say(title)).font(STRONG).size(22), text(words).size(BODY)]
        .push(more)
        .push(line)
        .spacing(14)
        .into()
}

/// The mission has changes that are not saved.
fn of_mission<'a>(leaving: &Leaving) -> Element<'a, Answer> {
    let lose = match leaving {
        Leaving::Reload => "lose-reload",
        Leaving::Missions | Leaving::Quit | Leaving::New | Leaving::Open(_) => "lose",
    };
    let answers = [
        press(lose, Answer::Lose(leaving.clone())),
        press("cancel", Answer::Stay),
        press("save", Answer::SaveFirst(leaving.clone())).style(theme::loud).first(),
    ];
    sheet("unsaved-title", say("unsaved-words"), None, answers)
}

/// No file has the position that was set up.
fn of_position<'a>(leaving: &Leaving) -> Element<'a, Answer> {
    let answers = [
        press("lose", Answer::LosePosition(leaving.clone())),
        press("cancel", Answer::Stay),
        press("arrange-save", Answer::SavePosition(leaving.clone())).style(theme::loud).first(),
    ];
    sheet("arrange-unsaved-title", say("arrange-unsaved-words"), None, answers)
}

fn recovery_words(recovery: &Recovery) -> String {
    let ago = recovery.written.and_then(|written| SystemTime::now().duration_since(written).ok());
    let minutes = ago.map_or(0, |ago| ago.as_secs() / 60);
    let id = match recovery.disk {
        Disk::Changed => "recover-words-changed",
        Disk::Equal | Disk::Behind | Disk::Absent => "recover-words",
    };
    say_with(id, &[("count", recovery.changes.into()), ("minutes", minutes.into())])
}

/// The last steps, newest first.
fn steps<'a>(recovery: &Recovery) -> Element<'a, Answer> {
    let line = |label: &String| text(rule_system::capital(label)).size(SMALL).style(theme::faint_text).into();
    column(recovery.labels.iter().map(line)).spacing(2).into()
}

/// The first of what would be lost, and how many more there are.
fn losses<'a>(lost: &[Diagnostic]) -> Element<'a, Answer> {
    let words = |problem: &Diagnostic| {
        let what = plain(&problem.message);
        match problem.places.first() {
            Some(Place::File { line, .. }) => {
                say_with("loses-line", &[("line", (*line).into()), ("what", what.into())])
            }
            _ => rule_system::capital(&what),
        }
    };
    let more = lost.len().saturating_sub(NAMED);
    let more = (more > 0).then(|| say_with("loses-more", &[("count", more.into())]));
    let line = |words: String| text(words).size(SMALL).style(theme::faint_text).into();
    column(lost.iter().take(NAMED).map(words).chain(more).map(line)).spacing(2).into()
}

fn names<'a>(files: &[Foreign]) -> Element<'a, Answer> {
    let line = |file: &Foreign| {
        let (id, path) = match file {
            Foreign::Changed(path) => ("foreign-changed", path),
            Foreign::Removed(path) => ("foreign-removed", path),
            Foreign::Added(path) => ("foreign-added", path),
        };
        let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        text(say_with(id, &[("file", name(path).into())])).size(SMALL).style(theme::faint_text).into()
    };
    column(files.iter().map(line)).spacing(2).into()
}
