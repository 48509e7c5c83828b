//! What the games showed to be wrong, the worst first: each is a line that leads to its game or its place. All of them, and what the
//! checks found, stand in the list of problems.

use super::{Message, title};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, SMALL, STRONG};
use editor_model::command::Command;
use editor_model::words::{plain, say, say_with};
use iced::Fill;
use iced::widget::{column, row, text};
use missions::Diagnostic;
use std::cmp::Reverse;

/// So many are shown.
const MOST: usize = 6;

/// In the order in which they are shown.
pub(super) fn sorted(mut problems: Vec<Diagnostic>) -> Vec<Diagnostic> {
    problems.sort_by_key(|problem| Reverse(problem.severity));
    problems
}

/// The worst of them; nothing without any.
pub(super) fn view<'a>(findings: &[Diagnostic]) -> Option<Element<'a, Message>> {
    if findings.is_empty() {
        return None;
    }
    let lines = findings.iter().take(MOST).enumerate().map(|(number, problem)| one(number, problem));
    let left = findings.len().saturating_sub(MOST);
    let more = (left > 0).then(|| {
        let words = text(say_with("findings-more", &[("count", left.into())])).size(SMALL);
        button(words).padding([4, 10]).style(theme::quiet).on_press(Message::Do(Command::Problems))
    });
    Some(column![title(say("findings-title")), column(lines).spacing(2)].push(more).spacing(6).into())
}

fn one<'a>(number: usize, problem: &Diagnostic) -> Element<'a, Message> {
    let kind = say(&format!("severity-{}", problem.severity.word()));
    let kind = text(kind).font(STRONG).size(SMALL).color(theme::severity(problem.severity));
    let words = text(rule_system::capital(plain(&problem.message))).size(SMALL).width(Fill);
    button(row![kind, words].spacing(8))
        .width(Fill)
        .padding([4, 8])
        .style(theme::entry(false))
        .on_press(Message::Finding(number))
        .into()
}
