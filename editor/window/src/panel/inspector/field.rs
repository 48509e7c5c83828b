//! The few kinds of fields of the inspector: a label over something to write in, to choose from, or to count with.

use crate::focus::{self, button, choice, is_command, late_line, touch};
use crate::theme::{self, BODY, SMALL};
use crate::{Element, Writing};
use editor_model::words::say;
use iced::advanced::widget::Id;
use iced::widget::{checkbox, column, container, row, text, text_editor};
use iced::{Alignment, Fill};
use std::fmt;

/// How wide a number to write is.
const NUMBER: f32 = 58.0;

/// A choice of a list: what it is called, and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::panel) struct Choice<T> {
    pub(in crate::panel) value: T,
    pub(in crate::panel) name: String,
}

impl<T> fmt::Display for Choice<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// Something under a label; the label is an id of the words.
pub(in crate::panel) fn labelled<'a, M: 'a>(
    label: &str,
    inside: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    under(say(label), inside)
}

/// Something under words.
pub(in crate::panel) fn under<'a, M: 'a>(words: String, inside: impl Into<Element<'a, M>>) -> Element<'a, M> {
    column![text(words).size(SMALL).style(theme::faint_text), inside.into()].spacing(3).into()
}

/// A line to write in; the label is an id of the words.
pub(in crate::panel) fn line<'a, M: Clone + 'a>(
    label: &str,
    value: &str,
    written: impl Fn(String) -> M + 'a,
) -> Element<'a, M> {
    labelled(label, writing(value, written))
}

/// The same without a label.
pub(in crate::panel) fn writing<'a, M: Clone + 'a>(
    value: &str,
    written: impl Fn(String) -> M + 'a,
) -> Element<'a, M> {
    focus::line(String::new(), value, written).into()
}

/// A list to choose from.
pub(in crate::panel) fn pick<'a, T: Clone + PartialEq + 'a, M: Clone + 'a>(
    choices: Vec<Choice<T>>,
    chosen: &T,
    picked: impl Fn(T) -> M + 'a,
) -> Element<'a, M> {
    let now = choices.iter().find(|choice| choice.value == *chosen).cloned();
    choice(choices, now, String::new(), move |choice| picked(choice.value))
}

/// A box to tick.
pub(in crate::panel) fn tick<'a, M: Clone + 'a>(
    words: String,
    on: bool,
    set: impl Fn(bool) -> M + 'a,
) -> Element<'a, M> {
    touch(checkbox(on).label(words).on_toggle(set).size(17).text_size(BODY).spacing(8).style(theme::tick))
}

/// A number to write, with a button on either side; the buttons end at the ends of its range, and a number that is written
/// becomes the nearest one inside it. Without words the number has no label.
pub(in crate::panel) fn count<'a, M: Clone + 'a>(
    words: String,
    value: i32,
    range: std::ops::RangeInclusive<i32>,
    id: Option<Id>,
    set: impl Fn(i32) -> M + 'a,
) -> Element<'a, M> {
    let step = |sign: &'static str, to: i32| {
        button(text(sign).size(BODY).center())
            .width(32)
            .padding([3, 0])
            .style(theme::quiet)
            .on_press_maybe(range.contains(&to).then(|| set(to)))
    };
    let (less, more) = (step("−", value.saturating_sub(1)), step("+", value.saturating_add(1)));
    let write = move |written: String| {
        // What is no number leaves the old one.
        let number = written.trim().parse().unwrap_or(value);
        set(number.clamp(*range.start(), *range.end()))
    };
    let line = late_line(&value.to_string(), write).padding([3, 6]);
    let line = if let Some(id) = id { line.id(id) } else { line };
    let label = (!words.is_empty()).then(|| text(words).size(BODY).width(Fill));
    row![]
        .push(label)
        .push(less)
        .push(container(line).width(NUMBER))
        .push(more)
        .spacing(4)
        .align_y(Alignment::Center)
        .into()
}

/// A field of several lines.
pub(in crate::panel) fn long_field<'a, M: Clone + 'a>(
    content: &'a Writing,
    id: Id,
    height: f32,
    edited: impl Fn(text_editor::Action) -> M + 'a,
) -> Element<'a, M> {
    text_editor(content)
        .id(id)
        .on_action(edited)
        .key_binding(|press| {
            let command = is_command(&press.key, press.physical_key, press.modifiers);
            if command { None } else { text_editor::Binding::from_key_press(press) }
        })
        .size(BODY)
        .padding(7)
        .min_height(height)
        .style(theme::writing)
        .into()
}

/// What is written in a field; it always ends its last line, and a mission's texts do not.
pub(in crate::panel) fn written(content: &Writing) -> String {
    let mut text = content.text();
    if text.ends_with('\n') {
        let _ = text.pop();
    }
    text
}
