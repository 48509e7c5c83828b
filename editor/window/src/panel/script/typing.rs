//! What is done to the text of a script, and how: typing with what it brings up, lines that begin where the one above
//! began, words that are taken from the list, names of scripts. Each is a change of the mission.

use super::buffer::InLine;
use super::{Action, FIELD, Message, Naming, Offer, Renamed, Script, limit, pages, pairs};
use editor_model::document::Document;
use editor_model::words::say_with;
use iced::widget::operation;
use iced::widget::text_editor::{Action as Typed, Edit as Typing};
use missions::history::Change;
use missions::scripts::assist::{self, CompletionKind};
use missions::{Card, Edit, Role, ScriptName, TextOf, card_library};
use std::collections::BTreeMap;

/// How far a block stands in.
const STEP: &str = "    ";

/// So many letters of a word bring up suggestions.
const BEGUN: usize = 2;

/// What begins a comment.
const COMMENT: &str = "//";

/// Why the text is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// Somebody writes.
    Written,
    /// Something was replaced by searching for it.
    Replaced,
    /// A word has another name.
    Renamed,
}

impl Script {
    /// Something was done in the field.
    pub(super) fn typed(&mut self, action: Typed) -> Action<Message> {
        let Some(buffer) = self.buffer() else { return Action::None };
        let edit = if let Typed::Edit(edit) = &action { Some(edit.clone()) } else { None };
        if let Some(Typing::Paste(pasted)) = &edit {
            let goes = buffer.selection().map_or(0, |part| part.len());
            if let Some(why) = self.too_long(pasted.len(), goes) {
                return Action::Say(why);
            }
        }
        let Some(buffer) = self.buffer_mut() else { return Action::None };
        if matches!(edit, Some(Typing::Insert('}'))) {
            outdent(buffer);
        }
        let before = buffer.text().len();
        let paired = match &edit {
            Some(Typing::Insert(sign)) => pairs::typed(buffer, *sign),
            Some(Typing::Backspace) => pairs::backspace(buffer),
            Some(_) | None => false,
        };
        let changed = if paired { buffer.text().len() != before } else { buffer.perform(action.clone()) };
        match edit {
            None => {
                // Whoever looks around or begins to write elsewhere begins something new.
                if !matches!(action, Typed::Scroll { .. }) {
                    (self.offer, self.follow) = (None, !matches!(action, Typed::Drag(_)));
                    self.burst += 1;
                }
                return Action::None;
            }
            Some(Typing::Insert(c)) => self.after(c),
            Some(Typing::Backspace) if self.offer.is_some() => self.offer(false),
            Some(_) => self.offer = None,
        }
        if changed { self.commit(Why::Written) } else { Action::None }
    }

    /// Why so many bytes cannot come in place of so many others, if they cannot.
    pub(super) fn too_long(&self, comes: usize, goes: usize) -> Option<String> {
        limit::refuses(self.open.as_ref()?, self.buffer()?, comes, goes)
    }

    /// A sign was written: does it ask for words to go on with?
    fn after(&mut self, c: char) {
        let Some(buffer) = self.buffer() else { return };
        let before = &buffer.text()[..buffer.offset()];
        let word = c.is_alphanumeric() || c == '_';
        let begun = before.rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or_default();
        let long = begun.chars().count() >= BEGUN;
        if c == '.' || before.ends_with("::") || word && (self.offer.is_some() || long) {
            self.offer(false);
        } else if c == '"' {
            self.offer(false);
            // Behind a text that is closed everything is possible, which is no help.
            let of_texts = |offer: &Offer| offer.list.iter().all(|word| word.kind == CompletionKind::Text);
            self.offer = self.offer.take().filter(of_texts);
        } else {
            self.offer = None;
        }
    }

    /// List words to go on with. A word that is there already needs no list, unless one asked.
    pub(super) fn offer(&mut self, asked: bool) {
        // The language of the scripts is not that of the cards.
        if self.open.as_ref().is_some_and(|name| pages::cards(name).is_some()) {
            self.offer = None;
            return;
        }
        let demons: Vec<&str> = self.demons.iter().map(String::as_str).collect();
        let list = self.buffer().map(|buffer| {
            let (language, offset) = (buffer.language(), buffer.offset());
            let mut list = assist::complete(language, buffer.text(), offset, &self.places, &demons);
            let written =
                |word: &assist::Completion| buffer.text().get(word.replaces.clone()).map(str::to_owned);
            let whole = matches!(list.as_slice(), [only] if written(only).as_deref() == Some(&only.label));
            if whole && !asked {
                list.clear();
            }
            list
        });
        self.offer = list.filter(|list| !list.is_empty()).map(|list| Offer { list, chosen: 0 });
    }

    /// Take the chosen word, or another one of the list.
    pub(super) fn accept(&mut self, which: Option<usize>, by_enter: bool) -> Action<Message> {
        let Some(offer) = self.offer.take() else { return Action::None };
        let Some(word) = offer.list.get(which.unwrap_or(offer.chosen)).cloned() else { return Action::None };
        let Some(buffer) = self.buffer_mut() else { return Action::None };
        let there = buffer.text().get(word.replaces.clone()) == Some(&word.insert);
        if there && by_enter {
            // The word stands there already, so Enter can only be meant for a new line.
            return self.new_line();
        }
        self.burst += 1;
        let Some(buffer) = self.buffer_mut() else { return Action::None };
        buffer.splice(word.replaces, &word.insert, word.caret);
        self.commit(Why::Written)
    }

    /// A new line begins below the beginning of the one above, and further in behind a bracket.
    pub(super) fn new_line(&mut self) -> Action<Message> {
        self.offer = None;
        self.burst += 1;
        let Some(buffer) = self.buffer_mut() else { return Action::None };
        let (line, letter) = buffer.caret();
        let before: String = buffer.line(line).chars().take(letter).collect();
        let blank: String = before.chars().take_while(|c| c.is_whitespace()).collect();
        let opens = before.trim_end().ends_with(['{', '(', '[']);
        let insert = format!("\n{blank}{}", if opens { STEP } else { "" });
        let closes = buffer.line(line).chars().nth(letter).is_some_and(|c| "})]".contains(c));
        if opens && closes && buffer.selection().is_none() {
            // The bracket that closes goes below what is written between the two.
            let at = buffer.offset();
            buffer.splice(at..at, &format!("{insert}\n{blank}"), insert.len());
        } else {
            let _ = buffer.perform(Typed::Edit(Typing::Paste(insert.into())));
        }
        self.commit(Why::Written)
    }

    /// Move the lines of the selection further in or out; with nothing selected, write up to the next step.
    pub(super) fn indent(&mut self, further: bool) -> Action<Message> {
        self.offer = None;
        let Some(buffer) = self.buffer_mut() else { return Action::None };
        let (line, letter) = buffer.caret();
        match buffer.selection().is_some() {
            false if further => {
                let blanks = STEP.len() - letter % STEP.len();
                let _ = buffer.perform(Typed::Edit(Typing::Paste(" ".repeat(blanks).into())));
            }
            selected => {
                let (first, last) = if selected { buffer.lines_selected() } else { (line, line) };
                let full = (first..=last).map(|line| (line, buffer.line(line)));
                let moved = full.filter(|(_, text)| !text.trim().is_empty()).map(|(line, text)| {
                    let blanks = text.chars().take(STEP.len()).take_while(|c| *c == ' ').count();
                    let goes = if further { 0 } else { blanks };
                    let comes = if further { STEP.to_owned() } else { String::new() };
                    (line, InLine { column: 0, goes, comes })
                });
                let moved: Vec<(usize, InLine)> = moved.collect();
                buffer.write_in_lines(&moved);
            }
        }
        self.commit(Why::Written)
    }

    /// The lines of the selection become a comment; if all of them are one, they are code again.
    pub(super) fn comment(&mut self) -> Action<Message> {
        if self.searching() {
            return Action::None;
        }
        self.offer = None;
        self.burst += 1;
        let Some(buffer) = self.buffer_mut() else { return Action::None };
        let (first, last) = buffer.lines_selected();
        let lines: Vec<(usize, String)> = (first..=last).map(|line| (line, buffer.line(line))).collect();
        buffer.write_in_lines(&toggled(&lines));
        let action = self.commit(Why::Written);
        self.burst += 1;
        action
    }

    /// The text is to be the mission's.
    pub(super) fn commit(&mut self, why: Why) -> Action<Message> {
        self.follow = true;
        let (Some(name), Some(buffer)) = (&self.open, self.buffer()) else { return Action::None };
        let label = match why {
            Why::Written => "change-script",
            Why::Replaced => "change-script-replace",
            Why::Renamed => "change-script-word",
        };
        let label = say_with(label, &[("name", pages::title(name).into())]);
        let edit = pages::edit(name, Some(buffer.text().to_owned()));
        Action::Commit(Change::new(label, [edit]).merging(format!("script {name} {}", self.burst)))
    }

    /// The script is to go, with the cards that use it.
    pub(super) fn delete(&mut self, document: &Document) -> Action<Message> {
        let Some(name) = &self.open else { return Action::None };
        let label = say_with("change-script-delete", &[("name", pages::title(name).into())]);
        if pages::cards(name).is_some() {
            return Action::Commit(Change::new(label, [pages::edit(name, None)]));
        }
        let mut cards = document.mission().cards().to_vec();
        cards.retain(|card| card.script != *name);
        let untold = document.mission().texts_gone(|of| *of == TextOf::Card(name.clone()));
        let edits = [Edit::Cards(cards), Edit::Script(name.clone(), None)];
        Action::Commit(Change::new(label, edits.into_iter().chain(untold)))
    }

    /// Is this a name the script can be given?
    pub(super) fn can_be_named(&self, naming: &Naming, document: &Document) -> Option<ScriptName> {
        let name = ScriptName::new(format!("{}{}", naming.name.trim(), ScriptName::ENDING));
        let same = naming.what == Renamed::Script && self.open.as_ref() == Some(&name);
        let free = same || !document.mission().scripts().contains_key(&name);
        (name.is_sound() && free).then_some(name)
    }

    /// The script is called so from now on.
    pub(super) fn named(&mut self, document: &Document) -> Action<Message> {
        let Some(naming) = self.naming.take() else { return Action::None };
        if let Renamed::Word(old, places) = &naming.what {
            return self.word_named(&naming, old, places);
        }
        let Some(new) = self.can_be_named(&naming, document) else {
            self.naming = Some(naming);
            return Action::None;
        };
        if naming.what == Renamed::New {
            return begin(new, document);
        }
        let Some(old) = self.open.replace(new.clone()) else { return Action::None };
        let edits = card_library::rename(document.mission(), &old, &new);
        if edits.is_empty() {
            return Action::Run(operation::focus(FIELD));
        }
        if let Some(buffer) = self.buffers.remove(&old) {
            let _ = self.buffers.insert(new.clone(), buffer);
        }
        let told = [("from", pages::title(&old).into()), ("to", pages::title(&new).into())];
        Action::Commit(Change::new(say_with("change-script-rename", &told), edits))
    }
}

/// A script of this name is begun, with a special card that uses it.
fn begin(name: ScriptName, document: &Document) -> Action<Message> {
    let blank = card_library::blank(document.mission().system(), Role::SPECIAL);
    let mut cards = document.mission().cards().to_vec();
    cards.push(Card { role: blank.role, script: name.clone(), parameters: BTreeMap::new() });
    let label = say_with("change-script-new", &[("name", pages::title(&name).into())]);
    let edits = [Edit::Cards(cards), Edit::Script(name.clone(), Some(blank.text.to_owned()))];
    Action::Write(Change::new(label, edits), name)
}

/// A brace that closes a block stands where the block began.
fn outdent(buffer: &mut super::Buffer) {
    let (line, letter) = buffer.caret();
    let text = buffer.line(line);
    let blank =
        letter >= STEP.len() && buffer.selection().is_none() && text.chars().take(letter).all(|c| c == ' ');
    if blank && letter == text.chars().count() {
        let at = buffer.offset();
        buffer.splice(at - STEP.len()..at, "", 0);
    }
}

/// What makes lines a comment, or code again. Blank lines stay as they are, unless there is no other.
fn toggled(lines: &[(usize, String)]) -> Vec<(usize, InLine)> {
    let full: Vec<&(usize, String)> = lines.iter().filter(|(_, text)| !text.trim().is_empty()).collect();
    let full = if full.is_empty() { lines.iter().take(1).collect() } else { full };
    let margin = |text: &str| text.len() - text.trim_start().len();
    let is_comment = |text: &str| text.trim_start().starts_with(COMMENT);
    if full.iter().all(|(_, text)| is_comment(text)) {
        let code = |text: &str| {
            let (column, rest) = (margin(text), &text.trim_start()[COMMENT.len()..]);
            InLine { column, goes: COMMENT.len() + usize::from(rest.starts_with(' ')), comes: String::new() }
        };
        return full.into_iter().map(|(line, text)| (*line, code(text))).collect();
    }
    // All begin below each other, where the first of them to begin does.
    let column = full.iter().map(|(_, text)| margin(text)).min().unwrap_or_default();
    let comment = |line| (line, InLine { column, goes: 0, comes: format!("{COMMENT} ") });
    full.into_iter().map(|(line, _)| comment(*line)).collect()
}
