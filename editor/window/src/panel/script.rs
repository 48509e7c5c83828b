//! The scripts of the mission, one of them open to be written. While one writes, the checks' findings stand beside the
//! lines, words to go on with are offered, the reference's entry of a word is shown, and a name of the map lights up there.
//! Every change of a text is a change of the mission; whatever comes back through its history is followed.

mod buffer;
mod colors;
mod definition;
mod keys;
mod limit;
mod pages;
mod pairs;
mod places;
mod reference;
mod rest;
mod rows;
mod search;
mod sheet;
mod tabs;
mod typing;
mod view;
mod word;

use super::{About, Action};
use crate::canvas::Outline;
use crate::focus::reveal;
use editor_model::document::Document;
pub(crate) use pages::{can_be_renamed, name_of, text};

use buffer::Buffer;
use iced::widget::{operation, scrollable, text_editor};
use iced::{Point, Size, Task, Vector};
use missions::scene::Scene;
use missions::scripts::assist::{self, Completion, Doc, Place};
use missions::{ContentFile, Role, ScriptName, ruleset};
use reference::Reference;
use rest::Rest;
use search::Search;
use sheet::{LINE, TOP};
use std::collections::BTreeMap;
use std::ops::Range;

/// The id of the field.
const FIELD: &str = "script";

/// The id of what it scrolls in.
const SHEET: &str = "script-sheet";

/// The state of the panel.
#[derive(Debug, Default)]
pub(crate) struct Script {
    /// The script one sees; the panel is closed without one, or without any.
    open: Option<ScriptName>,
    /// Is the panel there?
    shown: bool,
    buffers: BTreeMap<ScriptName, Buffer>,
    places: Vec<Place>,
    /// Kinds of demons a script may speak of.
    demons: Vec<String>,
    /// Words to go on with.
    offer: Option<Offer>,
    /// The text has the keys.
    writing: bool,
    /// The bar that searches the text, while it is there.
    search: Option<Search>,
    /// The keys are in that bar.
    searching: bool,
    /// The script reference, while it is open.
    reference: Option<Reference>,
    /// Where the pointer rests, and what is said there.
    rest: Rest,
    /// The name being given to a script, while that is done.
    naming: Option<Naming>,
    /// How far the text is scrolled, and how much of it is seen.
    scrolled: Vector,
    seen: Size,
    /// Grows with everything that begins a new step of the history.
    burst: u32,
    /// Where the name at the cursor or under the pointer lies.
    lit: Option<Outline>,
    hovered: Option<String>,
    /// The cursor is to be seen.
    follow: bool,
    /// The reference's entry of what the cursor is at, unless that is out of date.
    doc: Option<Doc>,
    read: bool,
}

/// A name is written.
#[derive(Clone, Debug)]
struct Naming {
    name: String,
    /// What it is for.
    what: Renamed,
}

/// What is given a name.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Renamed {
    /// The open script.
    Script,
    /// A script that is to be begun.
    New,
    /// A word of the open one, which stands at these places.
    Word(String, Vec<Range<usize>>),
}

/// Words to go on with, and which of them is chosen.
#[derive(Clone, Debug)]
struct Offer {
    list: Vec<Completion>,
    chosen: usize,
}

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// Another script is wanted.
    Opened(ScriptName),
    /// The one of the next tab is wanted, or of the one before.
    Turn(bool),
    /// The context menu of a script is wanted, at a point of the window.
    Asked(ScriptName, Point),
    /// The panel is to be closed.
    Closed,
    /// A script for a new card is to be begun.
    New,
    /// Cards of the mission's own are to be begun, in this file.
    NewCards(ContentFile),
    /// This script is to go.
    Delete,
    /// Its name is to be another one.
    Rename,
    /// The name is being written.
    Naming(String),
    /// It is written.
    Named,
    /// Something was done in the field.
    Typed(text_editor::Action),
    /// A line is done.
    NewLine,
    /// The lines are to stand further in, or further out.
    Indent(bool),
    /// The keys have come to the text, or have left it.
    Writing(bool),
    /// Nothing is to be selected in the text, and nothing searched.
    Unselect,
    /// The text is to be searched; if `true`, to replace what is found.
    Search(bool),
    /// In the bar that searches the text.
    Searched(search::Message),
    /// The next place that was searched for, or the one before.
    Seek(bool),
    /// The place where the word at the cursor is made is to be shown.
    Define,
    /// The script reference is to be opened, at the entry of this word, or closed.
    Reference(Option<String>),
    /// Something in the reference.
    Read(reference::Message),
    /// The pointer has rested for a while, since this many of its ways.
    Rested(u32),
    /// The cursor is to go to the first letter of its line, or from there to its beginning; if `true`, to select on the way.
    Home(bool),
    /// The lines of the selection are to be a comment, or none any more.
    Comment,
    /// Words to go on with are wanted.
    Offer,
    /// The one above or below.
    Step(isize),
    /// The chosen one is right, or this one.
    Accept(Option<usize>),
    /// Enter was pressed while one is chosen.
    Entered,
    /// None is wanted.
    Close,
    /// The text was scrolled.
    Scrolled(Vector, Size),
    /// The pointer is over the text, or has left it.
    Hovered(Option<Point>),
    /// A line of a problem was pressed.
    Go(u32, u32),
}

impl Script {
    /// Is it there?
    pub(crate) const fn shown(&self) -> bool {
        self.shown
    }

    /// Does this one lie open?
    pub(crate) fn shows(&self, name: &ScriptName) -> bool {
        self.shown && self.open.as_ref() == Some(name)
    }

    /// A key was pressed in its text: it has the keys, also where that was not noticed yet.
    pub(crate) const fn is_written(&mut self) {
        self.writing = true;
    }

    /// Does any lie open?
    pub(crate) const fn is_open(&self) -> bool {
        self.shown && self.open.is_some()
    }

    /// Is the bar that searches it there?
    pub(crate) const fn has_search(&self) -> bool {
        self.shown && self.search.is_some()
    }

    /// Has the bar that searches it the keys?
    pub(crate) const fn searching(&self) -> bool {
        self.shown && self.search.is_some() && self.searching
    }

    /// Has its text the keys?
    pub(crate) const fn writing(&self) -> bool {
        self.shown && self.writing
    }

    /// The script that lies open, and the line of the cursor, counted from 1.
    pub(crate) fn cursor(&self) -> Option<(&ScriptName, u32)> {
        let line = self.buffer()?.caret().0;
        Some((self.open.as_ref()?, u32::try_from(line).ok()? + 1))
    }

    /// Leave what is open beside the text: the name that is not given after all, else the reference. The keys go back to the text.
    pub(crate) fn leave_aside(&mut self) -> Task<Message> {
        let named = self.naming.take().is_some();
        if named || self.reference.take().is_some() { operation::focus(FIELD) } else { Task::none() }
    }

    /// The place on the map that is lit, if one is.
    pub(crate) const fn lit(&self) -> Option<&Outline> {
        self.lit.as_ref()
    }

    /// Come, or go.
    pub(crate) fn toggle(&mut self, document: &Document) -> Task<Message> {
        if self.shown {
            self.close();
            return Task::none();
        }
        let objective = document.mission().card(Role::OBJECTIVE).map(|card| card.script.clone());
        let last = self.open.clone().or(objective);
        let there = |name: &ScriptName| pages::text(document.mission(), name).is_some();
        let name = last.filter(there).or_else(|| pages::names(document.mission()).next());
        match name {
            Some(name) => self.open(&name, None, document),
            None => {
                self.shown = true;
                Task::none()
            }
        }
    }

    /// What lies open is seen again, and has the keys.
    pub(crate) fn come_forward(&mut self) -> Task<Message> {
        (self.follow, self.read) = (true, false);
        operation::focus(FIELD)
    }

    /// Open a script, at a line and column if they are known.
    pub(crate) fn open(
        &mut self,
        name: &ScriptName,
        at: Option<(u32, u32)>,
        document: &Document,
    ) -> Task<Message> {
        let Some(text) = pages::text(document.mission(), name) else { return Task::none() };
        if self.open.as_ref() != Some(name) {
            (self.offer, self.naming, self.hovered) = (None, None, None);
        }
        (self.shown, self.open) = (true, Some(name.clone()));
        self.places = places::places(document.mission());
        let cards = document.mission().content();
        self.demons = cards.foes().iter().map(|foe| foe.id.to_owned()).collect();
        let language = ruleset::language(document.mission());
        let new = || Buffer::new(language, text);
        let buffer = self.buffers.entry(name.clone()).or_insert_with(new);
        buffer.follow(text);
        if let Some((line, column)) = at.filter(|(line, _)| *line > 0) {
            buffer.go(line, column);
        }
        self.burst += 1;
        (self.follow, self.read) = (true, false);
        Task::batch([operation::focus(FIELD), tabs::reveal()])
    }

    fn close(&mut self) {
        (self.shown, self.writing) = (false, false);
        (self.search, self.searching) = (None, false);
        (self.offer, self.naming, self.hovered, self.lit) = (None, None, None, None);
    }

    /// The mission has changed, perhaps by what was typed here.
    pub(crate) fn refresh(&mut self, document: &Document, scene: &Scene) {
        self.read = false;
        let mission = document.mission();
        self.demons = mission.content().foes().iter().map(|foe| foe.id.to_owned()).collect();
        self.buffers.retain(|name, _| pages::text(mission, name).is_some());
        for (name, buffer) in &mut self.buffers {
            if let Some(text) = pages::text(mission, name).filter(|text| !buffer.is(text)) {
                buffer.follow(text);
                if self.open.as_ref() == Some(name) {
                    (self.follow, self.offer) = (true, None);
                }
            }
        }
        if self.shown {
            if let Some(gone) = self.open.take_if(|name| pages::text(mission, name).is_none()) {
                // Nearest by name: often it has just been given another one.
                let next = pages::names(mission).find(|name| *name >= gone);
                self.open = next.or_else(|| pages::names(mission).last());
            }
            if let Some(name) = &self.open
                && let Some(text) = pages::text(mission, name)
            {
                let new = || Buffer::new(ruleset::language(mission), text);
                let _ = self.buffers.entry(name.clone()).or_insert_with(new);
            }
            self.places = places::places(document.mission());
        }
        self.light(document, scene);
    }

    /// Light what the cursor or the pointer is at.
    pub(crate) fn light(&mut self, document: &Document, scene: &Scene) {
        let is_script = self.open.as_ref().is_some_and(|name| pages::cards(name).is_none());
        let at_cursor = || {
            let buffer = self.buffer().filter(|_| is_script)?;
            assist::name_at(buffer.text(), buffer.offset()).map(|found| found.name)
        };
        let name = if self.shown { self.hovered.clone().or_else(at_cursor) } else { None };
        if !self.read {
            let buffer = self.buffer().filter(|_| is_script);
            let doc = buffer.map(|b| assist::describe(b.language(), b.text(), b.offset(), &self.places));
            (self.doc, self.read) = (doc.flatten(), true);
        }
        self.lit = name.and_then(|name| places::area(&name, document.mission(), scene));
    }

    /// Bring the cursor into sight, if it has moved out of it.
    pub(crate) fn follow(&mut self) -> Task<Message> {
        let Some(buffer) = self.buffer().filter(|_| self.follow) else { return Task::none() };
        let at = buffer.point(buffer.caret());
        let (wraps, scrolled) = (buffer.rows().width().is_some(), self.offset(buffer, self.seen.height));
        self.follow = false;
        let seen = if self.seen.height > 0.0 { self.seen } else { Size::new(400.0, 400.0) };
        let mut to = scrolled;
        // A line above and below is seen too.
        to.y = to.y.min((at.y - LINE).max(0.0)).max(at.y + 2.0 * LINE + TOP - seen.height);
        to.x = if wraps { 0.0 } else { to.x.min((at.x - 60.0).max(0.0)).max(at.x + 40.0 - seen.width) };
        if (to - scrolled) == Vector::ZERO {
            return Task::none();
        }
        operation::scroll_to(SHEET, scrollable::AbsoluteOffset { x: to.x.max(0.0), y: to.y.max(0.0) })
    }

    /// What is said about the text may take room from it: the line one writes in stays in sight.
    pub(crate) fn keep_in_sight<T: Send + 'static>(&self) -> Task<T> {
        if self.writing() { reveal(SHEET, view::CARET) } else { Task::none() }
    }

    /// What the tab after or before the open one opens; after the last comes the first.
    fn beside(&self, forward: bool, document: &Document) -> Option<ScriptName> {
        let names: Vec<_> = pages::names(document.mission()).collect();
        let at = names.iter().position(|name| self.open.as_ref() == Some(name))?;
        let by = if forward { 1 } else { names.len() - 1 };
        names.get((at + by) % names.len()).cloned()
    }

    fn buffer(&self) -> Option<&Buffer> {
        self.buffers.get(self.open.as_ref()?)
    }

    fn buffer_mut(&mut self) -> Option<&mut Buffer> {
        self.buffers.get_mut(self.open.as_ref()?)
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message, document: &Document) -> Action<Message> {
        let looks = matches!(
            message,
            Message::Hovered(_) | Message::Scrolled(..) | Message::Writing(_) | Message::Rested(_)
        );
        self.read &= looks;
        if !looks {
            self.rest.end();
        }
        match message {
            Message::Opened(name) => return Action::Run(self.open(&name, None, document)),
            Message::Turn(forward) => {
                if let Some(name) = self.beside(forward, document) {
                    return Action::Run(self.open(&name, None, document));
                }
            }
            Message::Asked(name, at) => return Action::Ask(About::Script(name), at),
            Message::Closed => self.close(),
            Message::New => {
                self.naming = Some(Naming { name: String::new(), what: Renamed::New });
                return Action::Run(operation::focus(view::NAME));
            }
            Message::NewCards(file) => return Action::Write(pages::begin(file), pages::name_of(file)),
            Message::Delete => return self.delete(document),
            Message::Rename => {
                let name = self.open.as_ref().map(|name| missions::scripts::title(name).to_owned());
                self.naming = name.map(|name| Naming { name, what: Renamed::Script });
                return Action::Run(operation::focus(view::NAME));
            }
            Message::Naming(name) => {
                if let Some(naming) = &mut self.naming {
                    naming.name = name;
                }
            }
            Message::Named => return self.named(document),
            Message::Typed(action) => return self.typed(action),
            Message::NewLine => return self.new_line(),
            Message::Indent(further) => return self.indent(further),
            Message::Writing(writing) => self.writing = writing,
            Message::Unselect if self.search.is_some() => return self.stop_searching(),
            Message::Unselect => {
                if let Some(buffer) = self.buffer_mut() {
                    buffer.go_to(buffer.offset());
                }
            }
            Message::Search(replace) => return self.search(replace),
            Message::Searched(message) => return self.searched(message),
            Message::Seek(forward) => self.seek(forward),
            Message::Define => return self.define(document),
            Message::Reference(word) => return self.reference(word),
            Message::Read(message) => return self.read(message),
            Message::Rested(way) => self.rested(way),
            Message::Home(select) => {
                if let Some(buffer) = self.buffer_mut() {
                    buffer.home(select);
                }
                (self.follow, self.offer) = (true, None);
                self.burst += 1;
            }
            Message::Comment => return self.comment(),
            Message::Offer => self.offer(true),
            Message::Step(by) => {
                if let Some(offer) = &mut self.offer {
                    offer.chosen = offer.chosen.saturating_add_signed(by).min(offer.list.len() - 1);
                    return Action::Run(view::reveal(offer.chosen));
                }
            }
            Message::Accept(which) => return self.accept(which, false),
            Message::Entered => return self.accept(None, true),
            Message::Close => self.offer = None,
            Message::Scrolled(by, seen) => {
                (self.scrolled, self.seen) = (by, seen);
                self.rest.end();
            }
            Message::Hovered(at) => {
                let name = at.and_then(|at| {
                    let buffer = self.buffer()?;
                    assist::name_at(buffer.text(), buffer.at(at)?).map(|found| found.name)
                });
                self.hovered = name;
                return self.rest_at(at);
            }
            Message::Go(line, column) => {
                if let Some(buffer) = self.buffer_mut() {
                    buffer.go(line, column);
                }
                (self.follow, self.offer) = (true, None);
                self.burst += 1;
                return Action::Run(operation::focus(FIELD));
            }
        }
        Action::None
    }
}
