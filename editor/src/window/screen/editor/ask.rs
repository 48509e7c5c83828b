//! The questions of the editor, each a sheet over everything else: nothing can be done before it is answered.
//! What an answer does is `files`' business.

use super::files::{Leaving, Message as Answer, Question};
use super::{Editor, Message};
use crate::window::theme::{self, BODY, SMALL, STRONG};
use crate::words::{say, tell};
use iced::widget::{Button, button, center, column, container, opaque, row, space, text, text_input};
use iced::{Element, Fill};
use missions::journal::{Disk, Recovery};
use missions::watch::Foreign;
use std::path::Path;
use std::time::SystemTime;

impl Editor {
    /// A question, over everything else.
    pub(super) fn ask<'a>(&'a self, question: &'a Question) -> Element<'a, Message> {
        let inside = match question {
            Question::Where(path) => self.place(path),
            Question::Unsaved(leaving) => {
                let lose = match leaving {
                    Leaving::Reload => "lose-reload",
                    Leaving::Missions | Leaving::Quit | Leaving::New => "lose",
                };
                let answers = [
                    press(lose, Answer::Lose(*leaving)),
                    press("cancel", Answer::Stay),
                    press("save", Answer::SaveFirst(*leaving)).style(theme::loud),
                ];
                sheet("unsaved-title", say("unsaved-words"), None, answers)
            }
            Question::Recover(recovery) => {
                let answers = [
                    press("recover-discard", Answer::Discard),
                    press("recover-restore", Answer::Restore).style(theme::loud),
                ];
                sheet("recover-title", recovery_words(recovery), Some(steps(recovery)), answers)
            }
            Question::Held(other) => {
                let answers = [
                    press("held-leave", Answer::Lose(Leaving::Missions)),
                    press("held-stay", Answer::Stay).style(theme::loud),
                ];
                let words = tell("held-words", &[("other", other.clone().into())]);
                sheet("held-title", words, None, answers)
            }
            Question::Foreign(files) => {
                let answers = [
                    press("foreign-mine", Answer::KeepMine),
                    press("foreign-theirs", Answer::TakeTheirs).style(theme::loud),
                ];
                let words = if self.document.is_dirty() { "foreign-words-dirty" } else { "foreign-words" };
                sheet("foreign-title", say(words), Some(names(files)), answers)
            }
        };
        let sheet = container(inside).padding(20).width(560).style(theme::raised);
        opaque(center(sheet).style(theme::shade))
    }

    fn place<'a>(&'a self, path: &'a str) -> Element<'a, Message> {
        let field = text_input(&say("save-hint"), path)
            .id("save-path")
            .on_input(|path| Message::Files(Answer::PathChanged(path)))
            .on_submit(Message::Files(Answer::PathEntered))
            .padding(9)
            .size(BODY)
            .style(theme::field);
        let notice = self.notice.as_ref().map(|notice| text(notice).size(SMALL).style(text::warning));
        let answers = [
            press("browse", Answer::Browse),
            press("cancel", Answer::Stay),
            press("save", Answer::PathEntered).style(theme::loud),
        ];
        let more = column![field].push(notice).spacing(8).into();
        sheet("save-title", say("save-words"), Some(more), answers)
    }
}

fn press<'a>(id: &str, answer: Answer) -> Button<'a, Message> {
    button(text(say(id)).size(BODY)).padding([8, 16]).style(theme::quiet).on_press(Message::Files(answer))
}

/// A title, a sentence, something more, and the answers; the first stands alone at the left.
fn sheet<'a, const N: usize>(
    title: &str,
    words: String,
    more: Option<Element<'a, Message>>,
    answers: [Button<'a, Message>; N],
) -> Element<'a, Message> {
    let mut answers = answers.into_iter().map(Element::from);
    let line = row![].push(answers.next()).push(space().width(Fill)).extend(answers).spacing(8);
    column![text(say(title)).font(STRONG).size(22), text(words).size(BODY)]
        .push(more)
        .push(line)
        .spacing(14)
        .into()
}

fn recovery_words(recovery: &Recovery) -> String {
    let ago = recovery.written.and_then(|written| SystemTime::now().duration_since(written).ok());
    let minutes = ago.map_or(0, |ago| ago.as_secs() / 60);
    let id = match recovery.disk {
        Disk::Changed => "recover-words-changed",
        Disk::Equal | Disk::Behind | Disk::Absent => "recover-words",
    };
    tell(id, &[("count", recovery.changes.into()), ("minutes", minutes.into())])
}

/// The last steps, newest first.
fn steps<'a>(recovery: &Recovery) -> Element<'a, Message> {
    let line = |label: &String| text(theme::capital(label)).size(SMALL).style(theme::faint_text).into();
    column(recovery.labels.iter().map(line)).spacing(2).into()
}

fn names<'a>(files: &[Foreign]) -> Element<'a, Message> {
    let line = |file: &Foreign| {
        let (id, path) = match file {
            Foreign::Changed(path) => ("foreign-changed", path),
            Foreign::Removed(path) => ("foreign-removed", path),
            Foreign::Added(path) => ("foreign-added", path),
        };
        let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        text(tell(id, &[("file", name(path).into())])).size(SMALL).style(theme::faint_text).into()
    };
    column(files.iter().map(line)).spacing(2).into()
}
