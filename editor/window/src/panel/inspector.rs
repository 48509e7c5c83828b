//! What is selected, with everything about it that can be set; with nothing selected, the mission itself.
//! Every field is a change of the mission, and typing in one field is one step.

pub(super) mod field;
pub(crate) mod fields;
pub(crate) mod languages;
pub(crate) mod numbers;
mod piece;
mod sort;
mod texts;

pub(crate) use piece::Axis;
pub(crate) use sort::Set;

use super::Action;
use crate::Element;
use crate::focus::button;
use crate::theme::{self, STRONG};
use editor_model::document::Document;
use editor_model::words::{say, say_with};
use iced::widget::{column, container, operation, row, scrollable, text};
use iced::{Fill, Task};
use missions::history::Change;
use missions::{Edit, Id};
use tiles::{Face, TileNumber};

/// The id of what the panel scrolls in.
const PANEL: &str = "inspector";

/// The state of the panel.
#[derive(Debug)]
pub(crate) struct Inspector {
    tab: Tab,
    texts: texts::Texts,
    name: piece::Name,
    fields: fields::Fields,
    languages: languages::Languages,
}

/// Which part of the mission one sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tab {
    #[default]
    Texts,
    Numbers,
    Languages,
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// Another part of the mission is wanted.
    Tabbed(Tab),
    /// A text was written in.
    Texts(texts::Message),
    /// A text was written in another language.
    Languages(languages::Message),
    /// A number or choice of the mission was set.
    Numbers(numbers::Message),
    /// The name of a piece is being written.
    NameWritten(Id, String),
    /// It is written.
    NameEntered(Id),
    /// Something about the selected pieces was set.
    Set(Set),
    /// A value that the rules give what is selected became different.
    Fields(fields::Message),
    /// A piece gets another column or row, as it was written.
    Moved(Id, Axis, String),
    /// The tile of a piece is to be drawn otherwise.
    Workshop(TileNumber, Face),
}

impl Inspector {
    /// For a document.
    pub(crate) fn new(document: &Document) -> Self {
        let mut inspector = Self {
            tab: Tab::default(),
            texts: texts::Texts::default(),
            name: piece::Name::default(),
            fields: fields::Fields::default(),
            languages: languages::Languages::default(),
        };
        inspector.refresh(document);
        inspector
    }

    /// Something else is selected, or has changed.
    pub(crate) fn refresh(&mut self, document: &Document) {
        self.texts.refresh(document.mission().info());
        if self.tab == Tab::Languages {
            self.languages.refresh(document.mission());
        }
        self.name.refresh(document);
        self.fields.refresh(document);
    }

    /// The keys go to the name of what is selected, and the first letter replaces it.
    pub(crate) fn rename<M: Send + 'static>() -> Task<M> {
        let top = scrollable::AbsoluteOffset { x: 0.0, y: 0.0 };
        let field = operation::focus(piece::NAME).chain(operation::select_all(piece::NAME));
        operation::scroll_to(PANEL, top).chain(field)
    }

    /// The settings are shown, and the keys go to the number of one of them for so many marines.
    pub(crate) fn open_setting<M: Send + 'static>(&mut self, setting: &str, marines: u8) -> Task<M> {
        self.tab = Tab::Numbers;
        let id = numbers::number_id(setting, marines);
        let top = scrollable::AbsoluteOffset { x: 0.0, y: 0.0 };
        let field = operation::focus(id.clone()).chain(operation::select_all(id));
        operation::scroll_to(PANEL, top).chain(field)
    }

    /// Write in the field of a text.
    pub(crate) fn open_text<M: Send + 'static>(&mut self, field: &'static str) -> Task<M> {
        self.tab = Tab::Texts;
        operation::focus(iced::advanced::widget::Id::new(field))
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message, document: &Document) -> Action<Message> {
        let mission = document.mission();
        match message {
            Message::Tabbed(tab) => {
                self.tab = tab;
                self.refresh(document);
                Action::None
            }
            Message::Texts(message) => self.texts.update(message, mission.info()),
            Message::Languages(message) => {
                self.languages.update(message, mission).map_or(Action::None, Action::Commit)
            }
            Message::Numbers(message) => {
                let (label, key) = numbers::step(&message, mission);
                let settings = numbers::update(message, mission.settings(), mission.system());
                Action::Commit(Change::new(label, [Edit::Settings(Box::new(settings))]).merging(key))
            }
            Message::NameWritten(id, name) => {
                self.name.write(id, name);
                Action::None
            }
            Message::NameEntered(id) => self.name.enter(id, mission).map_or(Action::None, Action::Commit),
            Message::Workshop(number, face) => Action::Workshop(number, face),
            Message::Moved(id, axis, written) => {
                piece::moved(id, axis, &written, mission).map_or(Action::None, Action::Commit)
            }
            Message::Fields(message) => {
                let change = self.fields.update(message, document.selection(), mission);
                change.map_or(Action::None, Action::Commit)
            }
            Message::Set(set) => {
                piece::change(&set, document.selection(), mission).map_or(Action::None, Action::Commit)
            }
        }
    }

    /// What is on the window, in a panel of that width.
    pub(crate) fn view<'a>(&'a self, document: &'a Document, width: f32) -> Element<'a, Message> {
        let mission = document.mission();
        let chosen = document.selection();
        let inside = match (chosen.len(), chosen.first()) {
            (0, _) | (_, None) => self.mission(document, width),
            (1, Some(id)) => piece::view(*id, mission, &self.name, &self.fields),
            (count, _) => {
                let title = say_with("inspector-many", &[("count", count.into())]);
                column![text(title).font(STRONG).size(20), piece::shared(chosen, mission, &self.fields)]
                    .spacing(12)
                    .into()
            }
        };
        let all = scrollable(container(inside).padding([12, 16])).id(PANEL);
        all.height(Fill).width(Fill).style(theme::scroll).into()
    }

    fn mission<'a>(&'a self, document: &'a Document, width: f32) -> Element<'a, Message> {
        let tab = |id: &str, tab: Tab| {
            button(text(say(id)).size(theme::SMALL).center().width(Fill))
                .width(Fill)
                .padding([5, 8])
                .style(theme::entry(self.tab == tab))
                .on_press(Message::Tabbed(tab))
        };
        let inside = match self.tab {
            Tab::Texts => self.texts.view(document.mission()).map(Message::Texts),
            Tab::Numbers => numbers::view(document.mission()).map(Message::Numbers),
            Tab::Languages => self.languages.view(document.mission(), width).map(Message::Languages),
        };
        let head = text(say("inspector-mission")).font(STRONG).size(20);
        let tabs = row![
            tab("inspector-texts", Tab::Texts),
            tab("inspector-numbers", Tab::Numbers),
            tab("inspector-languages", Tab::Languages)
        ];
        column![head, tabs, inside].spacing(12).into()
    }
}
