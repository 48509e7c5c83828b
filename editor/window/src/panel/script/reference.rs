//! The script reference inside the window: every entry of `docs/script-reference.md`, found by its name and its words. It lies
//! below the text, so that one can write and read. Going to the definition of a word of the language opens it.

use super::{Action, Message as Of, Script};
use crate::Element;
use crate::focus::{button, line};
use crate::theme::{self, CODE, SMALL};
use editor_model::words::{plain, say, say_with};
use iced::keyboard::key::{Key, Named};
use iced::widget::{column, container, operation, row, scrollable, text};
use iced::{Alignment, Fill, Task};
use missions::scripts::reference::{Entry, EntryKind, entries};

/// The ids of the line to write in, and of the list.
const WORDS: &str = "script-reference";
const LIST: &str = "script-reference-list";

/// The open reference.
#[derive(Debug)]
pub(super) struct Reference {
    entries: Vec<Entry>,
    words: String,
}

/// Something happened in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// Other words are searched for.
    Words(String),
    /// Enough.
    Close,
}

impl Reference {
    /// The entries with all the words, those first that are called so.
    fn found(&self) -> Vec<&Entry> {
        let words: Vec<String> = self.words.split_whitespace().map(str::to_lowercase).collect();
        let rank = |entry: &Entry| {
            let name = entry.name.to_lowercase();
            let all = format!("{} {} {}", entry.signature, entry.of, entry.doc).to_lowercase();
            let fits = words.iter().all(|word| name.contains(word) || all.contains(word));
            let first = words.first().map_or("", String::as_str);
            let rank = match () {
                () if name == first => 0,
                () if name.starts_with(first) => 1,
                () if name.contains(first) => 2,
                () => 3,
            };
            fits.then_some(if words.is_empty() { 0u8 } else { rank })
        };
        let mut found: Vec<(u8, &Entry)> =
            self.entries.iter().filter_map(|entry| Some((rank(entry)?, entry))).collect();
        // The order of the reference is kept among equals.
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, entry)| entry).collect()
    }
}

impl Script {
    /// Open the reference at a word; without one, open it or close it.
    pub(super) fn reference(&mut self, word: Option<String>) -> Action<Of> {
        if word.is_none() && self.reference.is_some() {
            return self.read(Message::Close);
        }
        let Some(buffer) = self.buffer() else { return Action::None };
        let entries = entries(buffer.language());
        // Who asks for a word goes on writing.
        let keys = if word.is_none() { operation::focus(WORDS) } else { Task::none() };
        self.reference = Some(Reference { entries, words: word.unwrap_or_default() });
        Action::Run(Task::batch([keys, operation::snap_to(LIST, scrollable::RelativeOffset::START)]))
    }

    /// Something happened in it.
    pub(super) fn read(&mut self, message: Message) -> Action<Of> {
        match message {
            Message::Words(words) => {
                if let Some(reference) = &mut self.reference {
                    reference.words = words;
                }
                Action::Run(operation::snap_to(LIST, scrollable::RelativeOffset::START))
            }
            Message::Close => {
                self.reference = None;
                Action::Run(operation::focus(super::FIELD))
            }
        }
    }

    /// What is seen of it.
    pub(super) fn pages(&self) -> Option<Element<'_, Of>> {
        let reference = self.reference.as_ref()?;
        let words = line(say("script-reference-search"), &reference.words, Message::Words);
        let words = words
            .id(WORDS)
            .size(SMALL)
            .padding(5)
            .on_key(|key, _| matches!(key.as_ref(), Key::Named(Named::Escape)).then_some(Message::Close));
        let close = button(text(say("script-reference-close")).size(SMALL)).padding([5, 10]);
        let close = close.style(theme::quiet).on_press(Message::Close);
        let found = reference.found();
        let none = found.is_empty();
        let none = none.then(|| text(say("script-reference-none")).size(SMALL).style(theme::faint_text));
        let list = column(found.into_iter().map(entry)).push(none).spacing(10).padding([4, 12]).width(Fill);
        let list = scrollable(list).id(LIST).style(theme::scroll).height(Fill);
        let head = row![words, close].spacing(6).align_y(Alignment::Center);
        let all = column![container(head).padding([6, 10]), list].height(Fill);
        Some(Element::from(all).map(Of::Read))
    }
}

/// An entry of it.
fn entry(entry: &Entry) -> Element<'_, Message> {
    let kind = match entry.kind {
        EntryKind::Handler => "script-kind-event",
        EntryKind::Fact => "script-kind-fact",
        EntryKind::Function => "script-kind-function",
        EntryKind::Property => "script-kind-property",
        EntryKind::EventProperty => "script-kind-event-property",
        EntryKind::Option => "script-kind-option",
    };
    let faint = |words: String| text(words).size(SMALL).style(theme::faint_text);
    let of = (!entry.of.is_empty())
        .then(|| faint(say_with("script-reference-of", &[("what", entry.of.clone().into())])));
    // The value of a handler is not used.
    let value = entry.kind != EntryKind::Handler && !entry.gives.is_empty();
    let gives = value.then(|| faint(say_with("script-gives", &[("what", entry.gives.clone().into())])));
    let head = row![text(&entry.signature).font(CODE).size(13).color(theme::accent()), faint(say(kind))];
    let head = head.push(of).push(gives).spacing(10).wrap();
    let example = entry.example.map(|example| text(example).font(CODE).size(13));
    column![head, text(plain(&entry.doc)).size(SMALL)].push(example).spacing(3).into()
}
