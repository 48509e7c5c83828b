//! What is selected, with everything about it that can be set; with nothing selected, the mission itself.
//! Every field is a change of the mission, and typing in one field is one step.

use super::Action;
use crate::document::Document;
use crate::window::here;
use crate::window::theme::{self, BODY, SMALL, STRONG};
use crate::words::{say, tell};
use iced::widget::{column, container, scrollable, text, text_input};
use iced::{Element, Fill};
use missions::history::Change;
use missions::{Edit, Id, Info, Name};

/// The state of the panel.
#[derive(Debug, Default)]
pub(crate) struct Inspector {}

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// A piece was given another name.
    Named(Id, String),
    /// A text of the mission was changed.
    Written(Words, String),
}

/// The texts of a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Words {
    Title,
    Author,
    Summary,
}

impl Words {
    const ALL: [Self; 3] = [Self::Title, Self::Author, Self::Summary];

    const fn id(self) -> &'static str {
        match self {
            Self::Title => "info-title",
            Self::Author => "info-author",
            Self::Summary => "info-summary",
        }
    }

    fn of(self, info: &Info) -> &String {
        match self {
            Self::Title => &info.title,
            Self::Author => &info.author,
            Self::Summary => &info.summary,
        }
    }

    fn set(self, info: &mut Info, words: String) {
        *match self {
            Self::Title => &mut info.title,
            Self::Author => &mut info.author,
            Self::Summary => &mut info.summary,
        } = words;
    }
}

impl Inspector {
    /// For a document.
    pub(crate) fn new(document: &Document) -> Self {
        let mut inspector = Self::default();
        inspector.refresh(document);
        inspector
    }

    /// Something else is selected, or has changed.
    pub(crate) fn refresh(&mut self, _: &Document) {}

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message, document: &Document) -> Action<Message> {
        let mission = document.mission();
        match message {
            Message::Named(id, name) => {
                let Some(thing) = mission.things().get(&id) else { return Action::None };
                let name = (!name.is_empty()).then(|| Name::new(name));
                let edit = Edit::Thing(id, Some(missions::Thing { name, ..thing.clone() }));
                Action::Commit(Change::new(say("change-name"), [edit]).merging(format!("name {id}")))
            }
            Message::Written(words, text) => {
                let mut info = mission.info().clone();
                words.set(&mut info, text);
                let change = Change::new(say("change-texts"), [Edit::Info(Box::new(info))]);
                Action::Commit(change.merging(words.id()))
            }
        }
    }

    /// What is on the window.
    pub(crate) fn view<'a>(&'a self, document: &'a Document) -> Element<'a, Message> {
        let mission = document.mission();
        let chosen: Vec<Id> = document.selection().iter().copied().collect();
        let inside = match chosen.as_slice() {
            [] => {
                let field = |words: Words| {
                    let field = text_input(&say(words.id()), words.of(mission.info()))
                        .on_input(move |text| Message::Written(words, text))
                        .padding(7)
                        .size(BODY)
                        .style(theme::field);
                    column![text(say(words.id())).size(SMALL).style(theme::faint_text), field]
                        .spacing(3)
                        .into()
                };
                column![text(say("inspector-mission")).font(STRONG).size(20)]
                    .extend(Words::ALL.map(field))
                    .spacing(10)
            }
            [id] => match mission.things().get(id) {
                Some(thing) => {
                    let name = thing.name.as_ref().map_or("", Name::as_str);
                    let id = *id;
                    let field = text_input(&say("inspector-name"), name)
                        .id("name")
                        .on_input(move |name| Message::Named(id, name))
                        .padding(7)
                        .size(BODY)
                        .style(theme::field);
                    column![
                        text(theme::capital(&here::thing_in_words(thing))).font(STRONG).size(20),
                        text(thing.at().to_string()).size(SMALL).style(theme::faint_text),
                        field
                    ]
                    .spacing(8)
                }
                None => column![text(tell("inspector-many", &[("count", 1.into())])).font(STRONG).size(20)],
            },
            many => {
                column![text(tell("inspector-many", &[("count", many.len().into())])).font(STRONG).size(20)]
            }
        };
        scrollable(container(inside).padding([12, 16])).height(Fill).width(Fill).style(theme::scroll).into()
    }
}
