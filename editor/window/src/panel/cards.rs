//! The cards of the mission, by what they are for. One is picked from the shelf or newly written,
//! its parameters are set, its script is opened. Every choice is a change of the mission; writing scripts is elsewhere.

use super::inspector::field;
use super::{About, Action};
use crate::Element;
use crate::focus::{Button, asking, button, late_line, line};
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::document::Document;
use editor_model::naming::role_in_words;
use editor_model::words::{say, say_with};
use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Alignment, Fill};
use missions::card_library::{self, LibraryCard};
use missions::history::Change;
use missions::scripts::{self, ParameterInfo, assist};
use missions::{Edit, Name, Parameter, Printed, Role, ScriptName};
use rule_system::RoleRow;

/// The state of the panel.
#[derive(Debug, Default)]
pub(crate) struct Cards {
    cards: Vec<Shown>,
    /// The shelf is open for a card of this role.
    picking: Option<Role>,
    /// What cards are for in the rule system.
    roles: &'static [RoleRow],
    /// The cards that come with the rule system.
    library: &'static [LibraryCard],
    /// Title and text of each of them, read once and not for every frame.
    on_shelf: Vec<(String, String)>,
}

/// A card as it is shown.
#[derive(Debug)]
struct Shown {
    role: Role,
    script: ScriptName,
    /// Title and text, as its script says; `None` if there is no script.
    words: Option<(String, String)>,
    parameters: Vec<ParameterInfo>,
}

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// Another card of this role is wanted, or no more.
    Pick(Role),
    /// This card of the shelf is wanted, by its number.
    Take(usize),
    /// A card of this role is to be written.
    Write(Role),
    /// The script of a card is to be seen.
    Open(usize),
    /// The context menu of a card is wanted, at a point of the window.
    Asked(usize, iced::Point),
    /// A card is to go.
    Remove(usize),
    /// A parameter of a card is this.
    Set(usize, String, Parameter),
    /// A number was written.
    Written(usize, String, String),
    /// A parameter of a card is as its script has it.
    Reset(usize, String),
}

impl Cards {
    /// For a document.
    pub(crate) fn new(document: &Document) -> Self {
        let mut cards = Self::default();
        cards.refresh(document);
        cards
    }

    /// The mission has changed.
    pub(crate) fn refresh(&mut self, document: &Document) {
        let mission = document.mission();
        let shown = |card: &missions::Card| {
            let printed = mission.scripts().get(&card.script).map(|text| Printed::read(card, text));
            let (mut words, mut parameters) = (None, Vec::new());
            if let Some(Printed { title, text, values, .. }) = printed {
                words = Some((title, text));
                parameters
                    .extend(values.into_iter().map(|it| ParameterInfo { value: it.value, ..it.parameter }));
            }
            Shown { role: card.role, script: card.script.clone(), words, parameters }
        };
        self.cards = mission.cards().iter().map(shown).collect();
        self.roles = mission.system().roles();
        let library = mission.system().card_library();
        if !std::ptr::eq(self.library, library) {
            self.library = library;
            let words = |Printed { title, text, .. }: Printed| (title, text);
            self.on_shelf = library.iter().map(|card| words(card_library::printed(*card))).collect();
        }
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message, document: &Document) -> Action<Message> {
        let mission = document.mission();
        match message {
            Message::Pick(role) => self.picking = (self.picking != Some(role)).then_some(role),
            Message::Take(number) => {
                let Some(card) = self.library.get(number) else { return Action::None };
                self.picking = None;
                let (edits, _) = card_library::take(mission, *card);
                let (title, _) = assist::title(card.text);
                let label = self.label(["change-card", "change-card-instead"], &title, card.role);
                return Action::Commit(Change::new(label, edits));
            }
            Message::Write(role) => {
                self.picking = None;
                let (edits, name) = card_library::take(mission, card_library::blank(mission.system(), role));
                let label =
                    self.label(["change-card-new", "change-card-new-instead"], scripts::title(&name), role);
                return Action::Write(Change::new(label, edits), name);
            }
            Message::Open(number) => {
                let Some(card) = self.cards.get(number) else { return Action::None };
                return Action::Script(card.script.clone(), None);
            }
            Message::Asked(number, at) => return Action::Ask(About::Card(number), at),
            Message::Remove(number) => {
                let Some(card) = self.cards.get(number) else { return Action::None };
                let title = card.words.as_ref().map_or(scripts::title(&card.script), |(title, _)| title);
                let label = say_with("change-card-remove", &[("name", title.into())]);
                return Action::Commit(Change::new(label, card_library::put_back(mission, number)));
            }
            Message::Set(number, name, value) => return self.set(document, number, &name, Some(value)),
            Message::Reset(number, name) => return self.set(document, number, &name, None),
            Message::Written(number, name, written) => {
                // What is no number leaves the old one, and the field shows it again.
                if let Ok(value) = written.trim().parse() {
                    return self.set(document, number, &name, Some(Parameter::Int(value)));
                }
            }
        }
        Action::None
    }

    /// The name of a change that brings a card. A mission has one card of most roles: it says which one goes.
    fn label(&self, [alone, instead]: [&str; 2], name: &str, role: Role) -> String {
        let gone = self.cards.iter().find(|card| card.role == role && self.is_alone(role));
        let Some(gone) = gone else { return say_with(alone, &[("name", name.into())]) };
        let old = gone.words.as_ref().map_or(scripts::title(&gone.script), |(title, _)| title);
        say_with(instead, &[("name", name.into()), ("old", old.into())])
    }

    /// Set a parameter. What its script has anyway needs no saying.
    fn set(
        &self,
        document: &Document,
        number: usize,
        name: &str,
        value: Option<Parameter>,
    ) -> Action<Message> {
        let mut cards = document.mission().cards().to_vec();
        let Some((card, shown)) = cards.get_mut(number).zip(self.cards.get(number)) else {
            return Action::None;
        };
        let known = shown.parameters.iter().find(|parameter| parameter.name == name);
        let (words, set_to) = match known {
            Some(known) => (label(known), value.as_ref().unwrap_or(&known.default).to_string()),
            None => (name.to_owned(), value.as_ref().map(ToString::to_string).unwrap_or_default()),
        };
        let usual = |value: &Parameter| known.is_some_and(|known| known.default == *value);
        let _ = match value.filter(|value| !usual(value)) {
            Some(value) => card.parameters.insert(Name::new(name), value),
            None => card.parameters.remove(&Name::new(name)),
        };
        let label = say_with("change-parameter", &[("name", words.into()), ("value", set_to.into())]);
        let key = format!("parameter {number} {name}");
        Action::Commit(Change::new(label, [Edit::Cards(cards)]).merging(key))
    }

    /// What is on the window.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        let mut roles: Vec<Role> = self.roles.iter().map(|row| row.role).collect();
        // A card of another role, as a mission of other rules may have one, stands behind all of them.
        for card in &self.cards {
            if !roles.contains(&card.role) {
                roles.push(card.role);
            }
        }
        let roles = roles.into_iter().map(|role| self.role(role));
        let inside = container(column(roles).spacing(18)).padding([12, 16]);
        scrollable(inside).height(Fill).width(Fill).style(theme::scroll).into()
    }

    /// A role as the rule system has it.
    fn row(&self, role: Role) -> Option<&'static RoleRow> {
        self.roles.iter().find(|row| row.role == role)
    }

    /// Has a mission one card of the role at most?
    fn is_alone(&self, role: Role) -> bool {
        self.row(role).is_some_and(|row| row.alone)
    }

    fn role(&self, role: Role) -> Element<'_, Message> {
        let [title, missing] = role_in_words(role, self.row(role));
        let there = self.cards.iter().enumerate().filter(|(_, card)| card.role == role);
        let cards: Vec<Element<'_, Message>> = there.map(|(number, card)| self.card(number, card)).collect();
        let none = cards.is_empty();
        let pick = self.is_alone(role).then(|| {
            let words = if none { "card-pick" } else { "card-pick-other" };
            let style = if none { theme::loud } else { theme::quiet };
            let chosen = button(text(say(words)).size(SMALL)).padding([4, 10]).style(style);
            chosen.on_press(Message::Pick(role))
        });
        let write = small("card-write", Message::Write(role));
        let hint = none.then(|| text(missing).size(SMALL).style(theme::faint_text));
        let shelf = (self.picking == Some(role)).then(|| self.shelf(role));
        column![text(title).font(STRONG).size(18)]
            .push(hint)
            .extend(cards)
            .push(row![].push(pick).push(write).spacing(4))
            .push(shelf)
            .spacing(7)
            .into()
    }

    fn card<'a>(&'a self, number: usize, card: &'a Shown) -> Element<'a, Message> {
        let missing = || (scripts::title(&card.script).to_owned(), say("card-no-script"));
        let (title, words) = card.words.clone().unwrap_or_else(missing);
        let head = row![text(title).font(STRONG).size(17).width(Fill)]
            .push(card.words.is_some().then(|| small("card-open", Message::Open(number))))
            .push(small("card-remove", Message::Remove(number)))
            .spacing(4)
            .align_y(Alignment::Center);
        let words = (!words.is_empty()).then(|| text(words).size(BODY));
        let fields = card.parameters.iter().map(|parameter| self.parameter(number, parameter));
        let card = container(column![head].push(words).extend(fields).spacing(8));
        let card = card.padding(10).width(Fill).style(theme::raised);
        asking(card, move |at| Message::Asked(number, at))
    }

    /// The field of a parameter, by what its script says of it.
    fn parameter<'a>(&'a self, card: usize, parameter: &'a ParameterInfo) -> Element<'a, Message> {
        let name = parameter.name.clone();
        let label = label(parameter);
        let faint = |words: String| text(words).size(SMALL).style(theme::faint_text);
        let field: Element<'_, Message> = match (&parameter.value, short(parameter)) {
            (Parameter::Bool(on), _) => {
                let set = move |on| Message::Set(card, name.clone(), Parameter::Bool(on));
                field::tick(label, *on, set)
            }
            (Parameter::Int(value), Some((first, last))) => {
                let value = i32::try_from(*value).unwrap_or(first);
                let set = move |value| Message::Set(card, name.clone(), Parameter::Int(i64::from(value)));
                field::count(label, value, first..=last, None, set)
            }
            (Parameter::Int(value), None) => {
                let write = move |written| Message::Written(card, name.clone(), written);
                column![faint(label), late_line(&value.to_string(), write).padding(6)].spacing(3).into()
            }
            (Parameter::Text(word), _) => {
                let write = move |word| Message::Set(card, name.clone(), Parameter::Text(word));
                column![faint(label), line(String::new(), word, write).padding(6)].spacing(3).into()
            }
        };
        let usual = (parameter.value != parameter.default).then(|| {
            let words = say_with("card-usual", &[("value", parameter.default.to_string().into())]);
            let back = button(text(words).size(12)).padding([2, 8]).style(theme::quiet);
            row![space().width(Fill), back.on_press(Message::Reset(card, parameter.name.clone()))]
        });
        column![field].push(usual).spacing(3).into()
    }

    /// The cards of a role that come with the program.
    fn shelf(&self, role: Role) -> Element<'_, Message> {
        let cards = self.library.iter().zip(&self.on_shelf).enumerate();
        let cards =
            cards.filter(move |(_, (card, _))| card.role == role).map(|(number, (_, (title, words)))| {
                let inside = column![text(title).font(STRONG).size(16), text(words).size(SMALL)].spacing(3);
                let card = button(inside).width(Fill).padding([7, 10]).style(theme::card);
                card.on_press(Message::Take(number)).into()
            });
        column![text(say("card-shelf")).size(SMALL).style(theme::faint_text)].extend(cards).spacing(5).into()
    }
}

/// What a parameter is called: what its script says of it, or else its name there.
fn label(parameter: &ParameterInfo) -> String {
    if parameter.doc.is_empty() { parameter.name.clone() } else { parameter.doc.replace('\n', " ") }
}

/// The ends of a range that buttons can step through.
fn short(parameter: &ParameterInfo) -> Option<(i32, i32)> {
    let range = parameter.range.as_ref()?;
    Some((i32::try_from(*range.start()).ok()?, i32::try_from(*range.end()).ok()?))
}

fn small<'a>(id: &str, message: Message) -> Button<'a, Message> {
    button(text(say(id)).size(SMALL)).padding([4, 10]).style(theme::quiet).on_press(message)
}
