//! The first screen: a new mission, the shipped ones as cards, those one had open last, and two ways to other ones: the
//! desktop's dialog and a field for a path. Opening is the application's business.

use crate::Element;
use crate::focus::{button, line};
use crate::library::{self, Card, PICTURE};
use crate::theme::{self, BODY, SMALL, STRONG};
use crate::work;
use editor_model::command::Command;
use editor_model::document;
use editor_model::words::{say, say_with};
use iced::widget::{center_x, column, container, image, row, scrollable, space, text};
use iced::{Alignment, ContentFit, Fill, Length, Task};
use missions::journal::Recovery;
use std::path::{Path, PathBuf};

/// The state of the first screen.
#[derive(Debug)]
pub(crate) struct Start {
    /// `None` until they were looked for.
    cards: Option<Vec<Card>>,
    recent: Vec<PathBuf>,
    /// What is left of missions that were never saved.
    unsaved: Vec<Recovery>,
    path: String,
    notice: Option<String>,
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// The shipped missions were looked for.
    Listed(Vec<Card>),
    /// A card was pressed.
    CardPressed(PathBuf),
    /// The path was changed.
    PathChanged(String),
    /// The mission at the path is wanted.
    PathEntered,
    /// The dialog is wanted.
    Browse,
    /// The dialog was closed.
    Chosen(Option<PathBuf>),
    /// A command was pressed.
    Do(Command),
    /// One that was never saved is to be brought back, by its number.
    Restored(usize),
    /// One that was never saved is to be forgotten.
    Forgotten(usize),
}

/// What the application is to do.
pub(crate) enum Action {
    /// Nothing.
    None,
    /// Work.
    Run(Task<Message>),
    /// Open this mission.
    Open(PathBuf),
    /// Carry this out.
    Do(Command),
    /// Bring this back.
    Restore(Box<Recovery>),
}

impl Start {
    /// An empty screen, and the search for the shipped missions.
    pub(crate) fn new(recent: &[PathBuf], journals: Option<&Path>) -> (Self, Task<Message>) {
        let unsaved = journals.map(document::unsaved).unwrap_or_default();
        let recent = recent.iter().filter(|path| path.is_dir()).take(6).cloned().collect();
        let start = Self { cards: None, recent, unsaved, path: String::new(), notice: None };
        (start, Task::perform(async { library::list(library::folder()) }, Message::Listed))
    }

    /// A mission could not be opened.
    pub(crate) fn failed(&mut self, why: String) {
        self.notice = Some(why);
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Listed(cards) => {
                self.cards = Some(cards);
                Action::None
            }
            Message::CardPressed(path) => Action::Open(path),
            Message::PathChanged(path) => {
                self.path = path;
                self.notice = None;
                Action::None
            }
            Message::PathEntered => match self.path.trim() {
                "" => Action::None,
                path => Action::Open(path.into()),
            },
            Message::Browse => {
                Action::Run(Task::perform(work::choose(say("choose-mission")), Message::Chosen))
            }
            Message::Chosen(Some(path)) => Action::Open(path),
            Message::Chosen(None) => {
                self.notice = Some(say("nothing-chosen"));
                Action::None
            }
            Message::Do(command) => Action::Do(command),
            Message::Restored(number) if number < self.unsaved.len() => {
                Action::Restore(Box::new(self.unsaved.remove(number)))
            }
            Message::Forgotten(number) if number < self.unsaved.len() => {
                if let Err(error) = self.unsaved.remove(number).discard() {
                    self.notice = Some(error.to_string());
                }
                Action::None
            }
            Message::Restored(_) | Message::Forgotten(_) => Action::None,
        }
    }

    /// What is on the window.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        let head = column![
            text("HELLWRIGHT").font(STRONG).size(58),
            container(space()).width(96).height(3).style(theme::accent_rule),
            text(say("start-motto")).size(17).style(theme::faint_text),
        ]
        .spacing(6);
        let begin = row![
            button(text(say("start-new")).size(BODY))
                .padding([10, 18])
                .style(theme::loud)
                .on_press(Message::Do(Command::New)),
            text("Ctrl+N").size(SMALL).style(theme::faint_text),
        ]
        .spacing(10)
        .align_y(Alignment::Center);
        let page = column![column![head, begin].spacing(18)]
            .push(self.unsaved())
            .push(self.cards())
            .push(self.recent())
            .push(self.other())
            .spacing(34)
            .padding([36, 24])
            .max_width(1080);
        scrollable(center_x(page)).height(Fill).width(Fill).style(theme::scroll).into()
    }

    /// What is left of missions that were never saved; first of all, for it would be lost.
    fn unsaved(&self) -> Option<Element<'_, Message>> {
        let line = |(number, recovery): (usize, &Recovery)| {
            let mission = recovery.mission();
            let title = Some(&mission.info().title).filter(|title| !title.is_empty());
            let facts = [("count", recovery.changes.into()), ("tiles", mission.tiles().len().into())];
            row![
                text(title.cloned().unwrap_or_else(|| say("untitled"))).size(BODY).width(220),
                text(say_with("start-unsaved-facts", &facts))
                    .size(SMALL)
                    .style(theme::faint_text)
                    .width(Fill),
                button(text(say("recover-discard")).size(SMALL))
                    .style(theme::quiet)
                    .on_press(Message::Forgotten(number)),
                button(text(say("recover-restore")).size(SMALL))
                    .style(theme::loud)
                    .on_press(Message::Restored(number)),
            ]
            .spacing(8)
            .align_y(Alignment::Center)
            .into()
        };
        let title = text(say("start-unsaved")).font(STRONG).size(24);
        let list = column(self.unsaved.iter().enumerate().map(line)).spacing(6);
        (!self.unsaved.is_empty()).then(|| column![title, list].spacing(10).into())
    }

    fn recent(&self) -> Option<Element<'_, Message>> {
        let line = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let words = row![
                text(name).size(BODY).width(220),
                text(path.display().to_string()).size(SMALL).style(theme::faint_text)
            ];
            button(words.align_y(Alignment::Center))
                .width(Fill)
                .padding([6, 10])
                .style(theme::entry(false))
                .on_press(Message::CardPressed(path.clone()))
                .into()
        };
        let title = text(say("start-recent")).font(STRONG).size(24);
        let list = column(self.recent.iter().map(line));
        (!self.recent.is_empty()).then(|| column![title, list].spacing(10).into())
    }

    fn cards(&self) -> Element<'_, Message> {
        let title = text(say("start-shipped")).font(STRONG).size(24);
        let list: Element<'_, Message> = match self.cards.as_deref() {
            None => text(say("start-looking")).style(theme::faint_text).into(),
            Some([]) => text(say("start-none")).style(theme::faint_text).into(),
            Some(cards) => row(cards.iter().map(card)).spacing(20).wrap().vertical_spacing(20.0).into(),
        };
        column![title, list].spacing(14).into()
    }

    fn other(&self) -> Element<'_, Message> {
        let field = line(say("start-path"), &self.path, Message::PathChanged)
            .id("path")
            .on_enter(Message::PathEntered)
            .padding(10);
        let wanted = (!self.path.trim().is_empty()).then_some(Message::PathEntered);
        let open =
            button(text(say("open")).size(BODY)).padding([10, 18]).style(theme::loud).on_press_maybe(wanted);
        let label = row![text(say("browse")).size(BODY), text("Ctrl+O").size(SMALL).style(theme::faint_text)];
        let browse = button(label.spacing(10).align_y(Alignment::Center))
            .padding([10, 18])
            .style(theme::quiet)
            .on_press(Message::Browse);
        let notice = self.notice.as_ref().map(|notice| text(notice).size(BODY).style(text::warning));
        column![
            text(say("start-other")).font(STRONG).size(24),
            row![field, open, browse].spacing(10).width(Fill),
        ]
        .push(notice)
        .spacing(14)
        .into()
    }
}

fn card(card: &Card) -> Element<'_, Message> {
    let (width, height) = PICTURE;
    let picture: Element<'_, Message> = match &card.picture {
        Some(picture) => image(picture.clone()).content_fit(ContentFit::Contain).into(),
        None => space().into(),
    };
    let words = column![
        text(&card.title).font(STRONG).size(22),
        text(&card.summary).size(BODY).height(Length::Fixed(60.0)),
        text(&card.facts).size(SMALL).style(theme::faint_text),
    ]
    .spacing(6)
    .padding([14, 16]);
    let inside = column![
        container(picture).center_x(width).center_y(height).padding([10, 0]).style(theme::table),
        words
    ]
    .width(width);
    button(inside).padding(1).style(theme::card).on_press(Message::CardPressed(card.path.clone())).into()
}
