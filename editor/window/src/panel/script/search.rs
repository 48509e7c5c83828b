//! Searching the text of a script: the bar with its words, the places where they stand, going from one to the next, and
//! writing something else there. What is changed is changed as by typing.

use super::{Action, FIELD, Script};
use crate::focus::{button, heed, line};
use crate::theme::{self, SMALL};
use crate::{Element, parts};
use editor_model::words::{say, say_with};
use iced::keyboard::Modifiers;
use iced::keyboard::key::{Key, Named};
use iced::widget::{column, container, operation, row, text};
use iced::{Alignment, Task};
use std::ops::Range;

/// The ids of the lines to write in.
const WORDS: &str = "script-search";
const OTHER: &str = "script-replace";

/// A text that is not wider than this leaves too little room for all of the bar in one line.
const NARROW: f32 = 360.0;

/// The bar.
#[derive(Clone, Debug, Default)]
pub(super) struct Search {
    words: String,
    /// What is written instead, if something is to be.
    other: Option<String>,
    /// Large and small letters are different ones.
    case: bool,
    /// Where in the text the search began: the first place found is the next one from here.
    from: usize,
    /// So many places were replaced at once, until the bar is used again.
    replaced: Option<usize>,
}

/// Something happened in the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// Other words.
    Words(String),
    /// Other words instead.
    Other(String),
    /// Large and small letters are to be different, or the same.
    Case,
    /// The other words are to be written.
    ToOther,
    /// The next place, or the one before.
    Seek(bool),
    /// This place is to be replaced.
    Replace,
    /// Every place is.
    ReplaceAll,
    /// The keys have come to the bar, or have left it.
    Keys(bool),
    /// Enough.
    Close,
}

impl Search {
    /// Every place where the words stand, by bytes of the text.
    fn places(&self, text: &str) -> Vec<Range<usize>> {
        let mut places = Vec::new();
        let mut from = 0;
        while let Some(place) = self.next(text, from) {
            from = place.end;
            places.push(place);
        }
        places
    }

    fn next(&self, text: &str, from: usize) -> Option<Range<usize>> {
        if self.words.is_empty() {
            return None;
        }
        let rest = text.get(from..)?;
        rest.char_indices().find_map(|(at, _)| {
            let length = self.length_at(&rest[at..])?;
            Some(from + at..from + at + length)
        })
    }

    /// How long the words are where the text begins with them; letters of another case may be of another length.
    fn length_at(&self, text: &str) -> Option<usize> {
        let mut letters = text.char_indices();
        for wanted in self.words.chars() {
            let (_, letter) = letters.next()?;
            let same = letter == wanted || !self.case && letter.to_lowercase().eq(wanted.to_lowercase());
            if !same {
                return None;
            }
        }
        Some(letters.next().map_or(text.len(), |(at, _)| at))
    }
}

impl Script {
    /// Open the bar, or go back into it. What is selected is searched for.
    pub(super) fn search(&mut self, replace: bool) -> Action<super::Message> {
        let Some(buffer) = self.buffer() else { return Action::None };
        let selected = buffer.selection().filter(|_| !self.searching);
        let chosen = selected.clone().and_then(|part| buffer.text().get(part)).map(str::to_owned);
        let from = selected.map_or_else(|| buffer.offset(), |part| part.start);
        let mut search = self.search.take().unwrap_or_default();
        if let Some(chosen) = chosen.filter(|chosen| !chosen.contains('\n')) {
            search.words = chosen;
        }
        if !self.searching {
            search.from = from;
        }
        if replace && search.other.is_none() {
            search.other = Some(String::new());
        }
        (self.search, self.offer) = (Some(search), None);
        Action::Run(Task::batch([operation::focus(WORDS), operation::select_all(WORDS)]))
    }

    /// Close the bar; the keys go back to the text.
    pub(super) fn stop_searching(&mut self) -> Action<super::Message> {
        (self.search, self.searching) = (None, false);
        Action::Run(operation::focus(FIELD))
    }

    /// Something happened in the bar.
    pub(super) fn searched(&mut self, message: Message) -> Action<super::Message> {
        let Some(search) = &mut self.search else { return Action::None };
        if !matches!(message, Message::Keys(_)) {
            search.replaced = None;
        }
        match message {
            Message::Words(words) => {
                search.words = words;
                self.find_from_start();
            }
            Message::Other(other) => search.other = Some(other),
            Message::Case => {
                search.case = !search.case;
                self.find_from_start();
            }
            Message::ToOther => return Action::Run(operation::focus(OTHER)),
            Message::Seek(forward) => self.seek(forward),
            Message::Replace => return self.replace(),
            Message::ReplaceAll => return self.replace_all(),
            Message::Keys(here) => self.searching = here,
            Message::Close => return self.stop_searching(),
        }
        Action::None
    }

    /// Every place where the words of the bar stand.
    pub(super) fn found(&self) -> Vec<Range<usize>> {
        let both = self.search.as_ref().zip(self.buffer());
        both.map_or_else(Vec::new, |(search, buffer)| search.places(buffer.text()))
    }

    /// The place that is selected.
    pub(super) fn found_at(&self, places: &[Range<usize>]) -> Option<usize> {
        let selected = self.buffer()?.selection()?;
        places.iter().position(|place| *place == selected)
    }

    /// Select the first place behind where the search began, or else the first of all.
    fn find_from_start(&mut self) {
        let from = self.search.as_ref().map_or(0, |search| search.from);
        let places = self.found();
        let place = places.iter().find(|place| place.start >= from).or_else(|| places.first());
        self.select(place.cloned());
    }

    /// Go to the next place, or to the one before; behind the last comes the first.
    pub(super) fn seek(&mut self, forward: bool) {
        let Some(buffer) = self.buffer() else { return };
        let here = buffer.selection().unwrap_or_else(|| buffer.offset()..buffer.offset());
        let places = self.found();
        let place = match forward {
            true => places.iter().find(|place| place.start >= here.end.max(here.start + 1)),
            false => places.iter().rev().find(|place| place.end <= here.start),
        };
        let round = if forward { places.first() } else { places.last() };
        self.select(place.or(round).cloned());
    }

    fn select(&mut self, place: Option<Range<usize>>) {
        let Some(place) = place else { return };
        if let Some(search) = &mut self.search {
            search.from = place.start;
        }
        if let Some(buffer) = self.buffer_mut() {
            buffer.select(place);
        }
        self.follow = true;
    }

    /// Write the other words instead of the place that is selected, and go to the next; without one, only go there.
    fn replace(&mut self) -> Action<super::Message> {
        let other = self.search.as_ref().and_then(|search| search.other.clone()).unwrap_or_default();
        let places = self.found();
        let Some(place) = self.found_at(&places).and_then(|at| places.get(at)).cloned() else {
            self.seek(true);
            return Action::None;
        };
        if let Some(why) = self.too_long(other.len(), place.len()) {
            return Action::Say(why);
        }
        self.burst += 1;
        let Some(buffer) = self.buffer_mut() else { return Action::None };
        buffer.splice(place, &other, other.len());
        self.seek(true);
        let action = self.commit(super::typing::Why::Replaced);
        self.burst += 1;
        action
    }

    /// Write the other words at every place, as one step.
    fn replace_all(&mut self) -> Action<super::Message> {
        let other = self.search.as_ref().and_then(|search| search.other.clone()).unwrap_or_default();
        let places = self.found();
        if places.is_empty() {
            return Action::None;
        }
        let goes = places.iter().map(ExactSizeIterator::len).sum();
        if let Some(why) = self.too_long(other.len().saturating_mul(places.len()), goes) {
            return Action::Say(why);
        }
        self.burst += 1;
        let Some(buffer) = self.buffer_mut() else { return Action::None };
        let (mut text, count) = (buffer.text().to_owned(), places.len());
        for place in places.into_iter().rev() {
            text.replace_range(place, &other);
        }
        buffer.follow(&text);
        let action = self.commit(super::typing::Why::Replaced);
        self.burst += 1;
        if let Some(search) = &mut self.search {
            search.replaced = Some(count);
        }
        action
    }

    /// The bar.
    pub(super) fn search_bar(&self) -> Option<Element<'_, super::Message>> {
        let search = self.search.as_ref()?;
        let places = self.found();
        let count = match (self.found_at(&places), places.len()) {
            _ if search.words.is_empty() => String::new(),
            (_, 0) => say("script-search-none"),
            (None, count) => say_with("script-search-many", &[("count", count.into())]),
            (Some(at), count) => {
                say_with("script-search-count", &[("at", (at + 1).into()), ("count", count.into())])
            }
        };
        let replaced = search.replaced.map(|count| say_with("script-replaced", &[("count", count.into())]));
        let count = replaced.unwrap_or(count);
        let small = |words: String, message| {
            button(text(words).size(SMALL)).padding([5, 8]).style(theme::quiet).on_press(message)
        };
        let words =
            line(say("script-search"), &search.words, Message::Words).id(WORDS).size(SMALL).padding(5);
        let replaces = search.other.is_some();
        let words = words.on_key(move |key, held| match key {
            Key::Named(Named::Tab) if replaces && held.is_empty() => Some(Message::ToOther),
            key => enter(key, held, Message::Seek(!held.shift())),
        });
        let case = button(text("Aa").size(SMALL)).padding([5, 8]).style(theme::entry(search.case));
        let case = parts::hint(case.on_press(Message::Case), say("script-search-case"));
        let steps = row![
            parts::hint(small("↑".to_owned(), Message::Seek(false)), say("script-search-previous")),
            parts::hint(small("↓".to_owned(), Message::Seek(true)), say("script-search-next")),
            parts::hint(small("×".to_owned(), Message::Close), say("script-search-close")),
        ];
        let count = text(count).size(SMALL).style(theme::faint_text).width(84);
        let steps = row![count, steps].spacing(6).align_y(Alignment::Center);
        let first = row![words, case].spacing(6).align_y(Alignment::Center);
        // With little room the count and the steps stand below the words.
        let narrow = (1.0..NARROW).contains(&self.seen.width);
        let (first, below) = if narrow { (first, Some(steps)) } else { (first.push(steps), None) };
        let second = search.other.as_ref().map(|other| {
            let other = line(say("script-replace"), other, Message::Other).id(OTHER).size(SMALL).padding(5);
            let other = other.on_key(|key, held| enter(key, held, Message::Replace));
            let one = small(say("script-replace-one"), Message::Replace);
            let all = small(say("script-replace-all"), Message::ReplaceAll);
            row![other, one, all].spacing(6).align_y(Alignment::Center)
        });
        let bar = container(column![first].push(below).push(second).spacing(4)).padding([4, 10]);
        Some(heed(bar, Message::Keys).map(super::Message::Searched))
    }
}

/// What Enter says in a line of the bar; Escape closes it from each.
fn enter(key: &Key, held: Modifiers, message: Message) -> Option<Message> {
    match key.as_ref() {
        Key::Named(Named::Enter) if !held.command() && !held.alt() => Some(message),
        Key::Named(Named::Escape) => Some(Message::Close),
        Key::Named(_) | Key::Character(_) | Key::Unidentified => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(words: &str, case: bool, text: &str) -> Vec<Range<usize>> {
        Search { words: words.to_owned(), case, ..Search::default() }.places(text)
    }

    #[test]
    fn words_are_found_side_by_side_and_in_both_cases() {
        assert_eq!(places("aa", false, "aaaa aAa"), [0..2, 2..4, 5..7]);
        assert_eq!(places("aa", true, "aaaa aAa"), [0..2, 2..4]);
        assert_eq!(places("é(", false, "É(é("), [0..3, 3..6]);
        assert_eq!(places("", false, "a"), Vec::<Range<usize>>::new());
        assert_eq!(places("b", false, "a"), Vec::<Range<usize>>::new());
    }
}
