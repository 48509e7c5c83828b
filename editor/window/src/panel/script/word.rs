//! Another name for a variable or a function of the script, at every place that means it. Which places these are the library
//! says, by where each word is made; names of the map and names that cards show are renamed where they belong.

use super::typing::Why;
use super::{Action, FIELD, Message, Naming, Renamed, Script, pages, view};
use iced::Task;
use iced::widget::operation;
use missions::Name;
use missions::scripts::assist::{self, Definition, Token};
use std::ops::Range;

impl Script {
    /// Ask for another name for the word at the cursor; `None` if it is nothing that the script makes for itself.
    pub(crate) fn begin_word(&mut self) -> Option<Task<Message>> {
        let name = self.open.as_ref().filter(|name| pages::cards(name).is_none())?;
        let buffer = self.buffers.get(name)?;
        let (text, language) = (buffer.text(), buffer.language());
        let made = |offset: usize| match assist::definition(language, text, offset) {
            Some(Definition::Here(at)) => Some(at),
            Some(Definition::Language(_)) | None => None,
        };
        let here = words(text).find(|word| (word.start..=word.end).contains(&buffer.offset()))?;
        let at = made(here.start)?;
        let word = text[here].to_owned();
        // A constant is a field of the card, and what hears an event has its name from there.
        let before = text[..at].trim_end();
        if before.ends_with("const") || before.ends_with("fn") && word.starts_with("on_") {
            return None;
        }
        let meant = |place: &Range<usize>| text[place.clone()] == word && made(place.start) == Some(at);
        let places: Vec<Range<usize>> = words(text).filter(meant).collect();
        self.naming = Some(Naming { name: word.clone(), what: Renamed::Word(word, places) });
        Some(operation::focus(view::NAME))
    }

    /// Is this a name the word can be given? It must mean nothing yet.
    pub(super) fn can_be_word(&self, naming: &Naming, old: &str) -> bool {
        let name = naming.name.trim();
        let Some(buffer) = self.buffer() else { return false };
        let (text, language) = (buffer.text(), buffer.language());
        // What a word is that stands alone: one that means something has another colour.
        let tokens = assist::highlight(language, name);
        let free = matches!(tokens[..], [(_, Token::Unknown | Token::Own)]);
        let used = |word: Range<usize>| text[word.clone()] == *name && !assist::in_words(text, word.start);
        name == old || Name::new(name).is_identifier() && free && !words(text).any(used)
    }

    /// The name is written; one that cannot be given stays in the line.
    pub(super) fn word_named(
        &mut self,
        naming: &Naming,
        old: &str,
        places: &[Range<usize>],
    ) -> Action<Message> {
        if !self.can_be_word(naming, old) {
            self.naming = Some(naming.clone());
            return Action::None;
        }
        match self.rename_word(naming.name.trim(), old, places) {
            Action::None => Action::Run(operation::focus(FIELD)),
            done => done,
        }
    }

    /// Write the new name at every place, as one step.
    fn rename_word(&mut self, new: &str, old: &str, places: &[Range<usize>]) -> Action<Message> {
        let Some(buffer) = self.buffer_mut() else { return Action::None };
        let mut text = buffer.text().to_owned();
        // The text may have changed since the name was asked for.
        if places.iter().any(|place| text.get(place.clone()) != Some(old)) || new == old {
            return Action::None;
        }
        for place in places.iter().rev() {
            text.replace_range(place.clone(), new);
        }
        buffer.follow(&text);
        self.burst += 1;
        let action = self.commit(Why::Renamed);
        self.burst += 1;
        match (action, self.open.clone()) {
            // The keys go back to the text.
            (Action::Commit(change), Some(name)) => Action::Write(change, name),
            (action, _) => action,
        }
    }
}

/// The words of a text, by bytes.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let of_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(of_word)?;
        at = start + text[start..].find(|c: char| !of_word(c)).unwrap_or(text.len() - start);
        Some(start..at)
    })
}
