//! The settings of a mission: for how many marines it is, and whatever else its rule system asks. What there is to
//! choose the rows of the settings say; whether it is sensible is for the checks.

use super::field::{self, Choice};
use crate::Element;
use crate::theme::{self, SMALL};
use editor_model::naming::{
    card_name, pieces_in_words, setting_name, setting_none, setting_players, setting_seat,
};
use editor_model::words::{say, say_with};
use iced::advanced::widget::Id;
use iced::widget::{column, row, text};
use missions::{Mission, Settings};
use rule_system::setting::{self, Ask, Choices, Form, Own, PLAYERS, Setting, Subject, Value};
use rule_system::{Content, RuleSystem};

/// Something was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// It is made for so many marines, or not.
    Marines(u8, bool),
    /// A setting became different.
    Set(At, Change),
}

/// Which setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    /// For settings of a seat: where the seats stand, and which, counted from 0.
    pub(crate) seat: Option<(&'static str, usize)>,
    /// Its name.
    pub(crate) id: &'static str,
}

/// How it became different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// It is this word; none if it is empty.
    Word(String),
    /// In one of its places stands this word.
    Place(usize, String),
    /// This word is among them, or not.
    Among(String, bool),
    /// The players choose; or not any more, and nothing is chosen yet.
    Left(bool),
    /// With so many marines it is this number.
    Number(u8, u8),
    /// It is this whole number.
    Whole(i32),
    /// It is yes or no.
    Yes(bool),
    /// It is this thing of the mission, or none.
    Thing(Option<u32>),
    /// For this number of a roll it is this text.
    Roll(u8, String),
}

/// The id of the field for a number of a setting.
pub(super) fn number_id(setting: &str, marines: u8) -> Id {
    Id::from(format!("{setting} {marines}"))
}

/// The settings after a message.
pub(super) fn update(message: Message, settings: &Settings, system: &dyn RuleSystem) -> Settings {
    let mut settings = settings.clone();
    match message {
        Message::Marines(count, yes) => {
            let _ = if yes { settings.marines.insert(count) } else { settings.marines.remove(&count) };
            for row in system.settings() {
                let Ask::Number { usual, .. } = row.ask else { continue };
                let mut numbers = setting::per_marines(&settings.own, row.id);
                if yes {
                    let _ = numbers.entry(count).or_insert(usual);
                } else {
                    let _ = numbers.remove(&count);
                }
                setting::set(&mut settings.own, row.id, Value::PerMarines(numbers));
            }
        }
        Message::Set(At { seat: None, id }, change) => put(&mut settings.own, id, change),
        Message::Set(At { seat: Some((list, seat)), id }, change) => {
            let mut seats = setting::seats(&settings.own, list).to_vec();
            let many = seats.len().max(seat + 1);
            seats.resize_with(many, Own::new);
            put(&mut seats[seat], id, change);
            setting::set(&mut settings.own, list, Value::Seats(seats));
        }
    }
    settings
}

/// What the step of a message is called, and the key under which it is one step with its neighbours.
pub(super) fn step(message: &Message, mission: &Mission) -> (String, String) {
    let (at, change) = match message {
        Message::Marines(..) => {
            let label = say_with("change-setting", &[("setting", say("numbers-marines").into())]);
            return (label, "settings marines".to_owned());
        }
        Message::Set(at, change) => (at, change),
    };
    let rows = mission.system().settings();
    let row = rows.iter().find(|row| row.id == at.seat.map_or(at.id, |(list, _)| list));
    let setting = row.map_or_else(
        || at.id.to_owned(),
        |row| at.seat.map_or_else(|| setting_name(row), |(_, seat)| setting_seat(row, seat)),
    );
    let mut told = vec![("setting", setting.into())];
    let mut key = format!("settings {} {:?}", at.id, at.seat);
    if let Change::Number(marines, number) = change {
        told.extend([("count", (*marines).into()), ("value", (*number).into())]);
        key += &format!(" {marines}");
        return (say_with("change-setting-number", &told), key);
    }
    let value = row.filter(|_| at.seat.is_none()).and_then(|row| in_words(change, row, mission));
    match value {
        Some(value) => {
            told.push(("value", value.into()));
            (say_with("change-setting-to", &told), key)
        }
        None => (say_with("change-setting", &told), key),
    }
}

/// The one value a change sets, as the list shows it.
fn in_words(change: &Change, row: &Setting, mission: &Mission) -> Option<String> {
    let (Change::Word(word), Ask::One { of, none }) = (change, row.ask) else { return None };
    if word.is_empty() {
        return none.map(|none| setting_none(row, none));
    }
    let named = of(&**mission.content()).into_iter().find(|choice| choice.id == word);
    let players = || row.players.filter(|_| word == PLAYERS).map(|players| setting_players(row, players));
    named.map(|choice| choice.name.to_owned()).or_else(players)
}

/// Makes a value different.
pub(super) fn put(own: &mut Own, id: &str, change: Change) {
    let value = match change {
        Change::Word(word) => Value::Word(word),
        Change::Place(place, word) => {
            let mut words = chosen(own, id);
            words.resize(words.len().max(place + 1), String::new());
            words[place] = word;
            Value::Words(words)
        }
        Change::Among(word, yes) => {
            let mut words = chosen(own, id);
            words.retain(|known| *known != word);
            words.extend(yes.then_some(word));
            Value::Words(words)
        }
        Change::Left(yes) => Value::Words(yes.then(|| PLAYERS.to_owned()).into_iter().collect()),
        Change::Number(marines, number) => {
            let mut numbers = setting::per_marines(own, id);
            let _ = numbers.insert(marines, number);
            Value::PerMarines(numbers)
        }
        Change::Whole(number) => Value::Number(number),
        Change::Yes(yes) => Value::Yes(yes),
        Change::Thing(Some(thing)) => Value::Thing(thing),
        // An empty word is no value.
        Change::Thing(None) => Value::Word(String::new()),
        Change::Roll(number, text) => {
            let mut chart = setting::chart(own, id);
            let _ = if text.is_empty() { chart.remove(&number) } else { chart.insert(number, text) };
            Value::Chart(chart)
        }
    };
    setting::set(own, id, value);
}

/// The words that are set; none while they are left to the players.
fn chosen(own: &Own, id: &str) -> Vec<String> {
    if setting::is_left(own, id) { Vec::new() } else { setting::words(own, id) }
}

/// All of them: first what is for the whole game, then what is for each seat.
pub(super) fn view<'a>(mission: &Mission) -> Element<'a, Message> {
    let (settings, system) = (mission.settings(), mission.system());
    let marines = (1..=system.marines()).map(|count| {
        let on = settings.marines.contains(&count);
        field::tick(count.to_string(), on, move |yes| Message::Marines(count, yes))
    });
    let mut all = column![field::labelled("numbers-marines", row(marines).spacing(18))].spacing(10);
    let asked = Asked { mission, seat: None, own: &settings.own };
    for row in system.settings() {
        if matches!(row.ask, Ask::YesNo) {
            all = all.push(asked.field(row));
        } else if !matches!(row.ask, Ask::Seats) {
            all = all.push(field::under(setting_name(row), asked.field(row)));
        }
    }
    let seats = settings.marines.last().copied().unwrap_or(system.marines());
    for row in system.settings() {
        if let Form::Seats(parts) = row.form {
            all = all.extend((0..usize::from(seats)).map(|seat| of_seat(mission, row, parts, seat)));
        }
    }
    all.into()
}

/// What is set for a seat, under one another; what has several places side by side.
fn of_seat<'a>(mission: &Mission, row: &Setting, parts: &[Setting], seat: usize) -> Element<'a, Message> {
    let nothing = Own::new();
    let own = setting::seats(&mission.settings().own, row.id).get(seat).unwrap_or(&nothing);
    let asked = Asked { mission, seat: Some((row.id, seat)), own };
    let title = text(setting_seat(row, seat)).size(SMALL).style(theme::faint_text);
    column![title].extend(parts.iter().map(|part| asked.field(part))).spacing(3).into()
}

/// Settings as they are asked for: of the game, or of a seat.
#[derive(Clone, Copy)]
pub(super) struct Asked<'m> {
    mission: &'m Mission,
    seat: Option<(&'static str, usize)>,
    own: &'m Own,
}

impl<'m> Asked<'m> {
    /// Values that are not of a seat.
    pub(super) const fn new(mission: &'m Mission, own: &'m Own) -> Self {
        Self { mission, seat: None, own }
    }

    /// The field for a row, without its name.
    pub(super) fn field<'a>(self, row: &Setting) -> Element<'a, Message> {
        let at = At { seat: self.seat, id: row.id };
        match row.ask {
            Ask::Number { most, .. } => self.numbers(at, most),
            Ask::One { of, none } => {
                let none = none.map(|none| Choice { value: String::new(), name: setting_none(row, none) });
                self.one(at, none.into_iter().chain(players(row)).collect(), of)
            }
            Ask::Places { of, count } => {
                let words = setting::words(self.own, row.id);
                let left = players(row);
                let place = |place: usize| {
                    let now = words.get(place).cloned().unwrap_or_default();
                    let picked = move |word| match word {
                        word if word == PLAYERS => Message::Set(at, Change::Left(true)),
                        word => Message::Set(at, Change::Place(place, word)),
                    };
                    let choices =
                        left.iter().filter(|_| place == 0).cloned().chain(self.choices(of)).collect();
                    field::pick(choices, &now, picked)
                };
                let places = if setting::is_left(self.own, row.id) { 1 } else { usize::from(count) };
                iced::widget::row((0..places).map(place)).spacing(4).into()
            }
            Ask::Some { of, count } => self.some(at, players(row), of, count),
            // Their parts are asked one by one.
            Ask::Seats => column![].into(),
            Ask::Whole { usual, least, most } => {
                let now = setting::number(self.own, row.id).unwrap_or(usual);
                field::count(String::new(), now, least..=most, None, move |number| {
                    Message::Set(at, Change::Whole(number))
                })
            }
            Ask::YesNo => field::tick(setting_name(row), setting::is_set(self.own, row.id), move |yes| {
                Message::Set(at, Change::Yes(yes))
            }),
            Ask::Text => field::writing(&setting::word(self.own, row.id), move |text| {
                Message::Set(at, Change::Word(text))
            }),
            Ask::Thing { of } => self.thing(at, of),
            Ask::Chart { most } => {
                let chart = setting::chart(self.own, row.id);
                let line = |number: u8| {
                    let now = chart.get(&number).cloned().unwrap_or_default();
                    let writing =
                        field::writing(&now, move |text| Message::Set(at, Change::Roll(number, text)));
                    iced::widget::row![text(number.to_string()).size(SMALL).width(20), writing]
                        .spacing(4)
                        .align_y(iced::Alignment::Center)
                        .into()
                };
                column((1..=most).map(line)).spacing(3).into()
            }
        }
    }

    fn numbers<'a>(self, at: At, most: fn(&dyn Content) -> u8) -> Element<'a, Message> {
        let numbers = setting::per_marines(self.own, at.id);
        let most = i32::from(most(&**self.mission.content()));
        let lines = self.mission.settings().marines.iter().map(|marines| {
            let words = say_with("numbers-of-marines", &[("count", (*marines).into())]);
            let now = numbers.get(marines).copied().unwrap_or(0);
            // One at least, or the game is over at once.
            let (marines, id) = (*marines, number_id(at.id, *marines));
            field::count(words, now.into(), 1..=most, Some(id), move |number| {
                Message::Set(at, Change::Number(marines, u8::try_from(number).unwrap_or(u8::MAX)))
            })
        });
        column(lines).spacing(4).into()
    }

    /// The things of the mission that it may be.
    fn thing<'a>(self, at: At, of: Subject) -> Element<'a, Message> {
        let now = setting::thing(self.own, at.id);
        let mission = self.mission;
        let none = Choice { value: None, name: say("field-no-thing") };
        let named = |id: &missions::Id| Choice { value: Some(id.0), name: pieces_in_words(mission, [id]) };
        let things = mission.things().iter().filter(|(_, thing)| thing.subject() == Some(of));
        let regions = mission.regions().iter().filter(|(_, region)| region.subject() == of);
        let tiles = mission.tiles().keys().filter(|_| of == Subject::Tile);
        let all = things.map(|(id, _)| id).chain(regions.map(|(id, _)| id)).chain(tiles).map(named);
        let choices: Vec<Choice<Option<u32>>> = [none].into_iter().chain(all).collect();
        field::pick(choices, &now, move |thing| Message::Set(at, Change::Thing(thing)))
    }

    /// A list, and what the chosen one does.
    fn one<'a>(self, at: At, besides: Vec<Choice<String>>, of: Choices) -> Element<'a, Message> {
        let now = setting::word(self.own, at.id);
        let choices = besides.into_iter().chain(self.choices(of)).collect();
        let pick = field::pick(choices, &now, move |word| Message::Set(at, Change::Word(word)));
        let all = of(&**self.mission.content());
        let does = all.into_iter().find(|choice| choice.id == now).map(|choice| choice.about.to_owned());
        let does = does.filter(|does| !does.is_empty());
        column![pick].push(does.map(|does| text(does).size(SMALL).style(theme::faint_text))).spacing(3).into()
    }

    fn some<'a>(
        self,
        at: At,
        players: Option<Choice<String>>,
        of: Choices,
        count: u8,
    ) -> Element<'a, Message> {
        let left = setting::is_left(self.own, at.id);
        let head = players
            .map(|players| field::tick(players.name, left, move |yes| Message::Set(at, Change::Left(yes))));
        if left {
            return column(head).into();
        }
        let words = setting::words(self.own, at.id);
        let ticks = self.choices(of).into_iter().map(|Choice { value, name }| {
            let on = words.contains(&value);
            field::tick(name, on, move |yes| Message::Set(at, Change::Among(value.clone(), yes)))
        });
        let told = [("count", words.len().into()), ("needed", count.into())];
        let chosen = text(say_with("numbers-chosen", &told)).size(SMALL).style(theme::faint_text);
        column(head).extend(ticks).spacing(5).push(chosen).into()
    }

    /// What there is, with the designer's own marked.
    fn choices(self, of: Choices) -> Vec<Choice<String>> {
        let called = card_name(of(&**self.mission.system().content()).len());
        let all = of(&**self.mission.content()).into_iter().enumerate();
        all.map(|(at, choice)| named(choice.id, &called(at, choice.name))).collect()
    }
}

/// That the players choose, if a mission may leave it to them.
fn players(row: &Setting) -> Option<Choice<String>> {
    let name = setting_players(row, row.players?);
    Some(Choice { value: PLAYERS.to_owned(), name })
}

fn named(id: &str, name: &str) -> Choice<String> {
    Choice { value: id.to_owned(), name: if name.is_empty() { say("untitled") } else { name.to_owned() } }
}
