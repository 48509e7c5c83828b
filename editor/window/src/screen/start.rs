//! The first screen: the missions one had open last, a new one, two ways to other ones (the desktop's dialog and a field for a
//! path), the tutorial, and the missions that are shipped or lie where missions are saved. The application opens them.

mod cards;

use crate::Element;
use crate::focus::{button, line};
use crate::library::{self, Card};
use crate::theme::{self, BODY, SMALL, STRONG};
use crate::work;
use cards::{grid, mission, remembered};
use editor_model::command::Command;
use editor_model::document;
use editor_model::settings::Folders;
use editor_model::words::{say, say_with};
use iced::widget::{center_x, column, container, row, scrollable, space, text};
use iced::{Alignment, Fill, Task, padding};
use missions::journal::Recovery;
use std::path::PathBuf;

/// So many of the missions one had open last are shown.
const RECENT: usize = 6;

/// A mission one had open before.
#[derive(Clone, Debug)]
pub(crate) struct Recent {
    path: PathBuf,
    /// Its card, or why it has none; `None` until it was looked at.
    card: Option<Result<Card, String>>,
}

/// The state of the first screen.
#[derive(Debug)]
pub(crate) struct Start {
    recent: Vec<Recent>,
    /// The shipped missions; `None` until they were looked for.
    shipped: Option<Vec<Card>>,
    /// Those that lie where missions are saved.
    own: Vec<Card>,
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
    /// The missions one had open before were looked at.
    Remembered(Vec<Recent>),
    /// Missions were looked for where missions are saved.
    Found(Vec<Card>),
    /// A mission one had open before is not to be listed any more.
    Forget(PathBuf),
    /// A card was pressed.
    CardPressed(PathBuf),
    /// Play the mission of a card.
    CardPlayed(PathBuf),
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
    /// Restore one that was never saved, by its number.
    Restored(usize),
    /// Discard one that was never saved.
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
    /// Open this mission and play it.
    Play(PathBuf),
    /// Carry this out.
    Do(Command),
    /// Bring this back.
    Restore(Box<Recovery>),
    /// Do not list this mission any more.
    Forget(PathBuf),
}

impl Start {
    /// An empty screen, and the search for what is shown on it.
    pub(crate) fn new(recent: &[PathBuf], folders: Option<&Folders>) -> (Self, Task<Message>) {
        let unsaved = folders.map(|folders| document::unsaved(&folders.journals)).unwrap_or_default();
        let list = recent.iter().take(RECENT).cloned();
        let recent: Vec<Recent> = list.map(|path| Recent { path, card: None }).collect();
        let start =
            Self { recent, shipped: None, own: Vec::new(), unsaved, path: String::new(), notice: None };
        let looking = start.look(folders);
        (start, looking)
    }

    /// Look at all missions that are shown. After a change of the theme their pictures have to be drawn again.
    pub(crate) fn look(&self, folders: Option<&Folders>) -> Task<Message> {
        let (looked_at, own) = (self.recent.clone(), folders.and_then(|folders| folders.missions.clone()));
        let look = move || {
            let with_card = |known: Recent| Recent { card: Some(library::card(&known.path)), ..known };
            looked_at.into_iter().map(with_card).collect()
        };
        Task::batch([
            Task::perform(work::aside(look), Message::Remembered),
            Task::perform(work::aside(|| library::list(library::folder())), Message::Listed),
            Task::perform(work::aside(|| library::list(own)), Message::Found),
        ])
    }

    /// A mission could not be opened.
    pub(crate) fn failed(&mut self, why: String) {
        self.notice = Some(why);
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Listed(cards) => {
                self.shipped = Some(cards);
                Action::None
            }
            Message::Remembered(recent) => {
                self.recent = recent;
                Action::None
            }
            Message::Found(cards) => {
                self.own = cards;
                Action::None
            }
            Message::Forget(path) => {
                self.recent.retain(|known| known.path != path);
                Action::Forget(path)
            }
            Message::CardPressed(path) => Action::Open(path),
            Message::CardPlayed(path) => Action::Play(path),
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
            text("HELLWRIGHT").font(STRONG).size(46),
            container(space()).width(96).height(3).style(theme::accent_rule),
            text(say("start-motto")).size(17).style(theme::faint_text),
        ]
        .spacing(6);
        let page = column![head]
            .push(self.unsaved())
            .push(self.begin())
            .push(self.recent())
            .push(self.shipped())
            .push(self.own())
            .spacing(26)
            .padding(padding::vertical(24).horizontal(24))
            .max_width(1080);
        let page = scrollable(center_x(page)).height(Fill).width(Fill).style(theme::scroll);
        // What could not be opened is said where it is seen from every part of the page.
        let notice = self.notice.as_ref().map(|notice| {
            let words = text(notice).size(BODY).style(text::warning);
            container(words).padding([8, 24]).center_x(Fill).style(theme::surface)
        });
        column![page].push(notice).into()
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
        (!self.recent.is_empty()).then(|| part("start-recent", grid(self.recent.iter().map(remembered))))
    }

    /// Ways to begin: a new mission, another one, the tutorial.
    fn begin(&self) -> Element<'_, Message> {
        let press = |id: &str, key: &'static str| {
            let words = row![text(say(id)).size(BODY)].spacing(10).align_y(Alignment::Center);
            let key = (!key.is_empty()).then(|| text(key).size(SMALL).style(theme::faint_text));
            button(words.push(key)).padding([10, 18])
        };
        let field = line(say("start-path"), &self.path, Message::PathChanged)
            .id("path")
            .on_enter(Message::PathEntered)
            .padding(10);
        let wanted = (!self.path.trim().is_empty()).then_some(Message::PathEntered);
        let open =
            button(text(say("open")).size(BODY)).padding([10, 18]).style(theme::quiet).on_press_maybe(wanted);
        let ways = row![
            press("start-new", "").style(theme::loud).on_press(Message::Do(Command::New)),
            press("start-open", "Ctrl+O").style(theme::quiet).on_press(Message::Browse),
            press("start-tutorial", "").style(theme::quiet).on_press(Message::Do(Command::FirstMission)),
        ];
        column![ways.spacing(10), row![field, open].spacing(10).width(Fill)].spacing(10).into()
    }

    fn shipped(&self) -> Element<'_, Message> {
        let list: Element<'_, Message> = match self.shipped.as_deref() {
            None => text(say("start-looking")).style(theme::faint_text).into(),
            Some([]) => text(say("start-none")).style(theme::faint_text).into(),
            Some(cards) => grid(cards.iter().map(mission)),
        };
        part("start-shipped", list)
    }

    /// Missions that lie where missions are saved, without those that are listed already.
    fn own(&self) -> Option<Element<'_, Message>> {
        let listed = |card: &&Card| self.recent.iter().any(|known| known.path == card.path);
        let mut cards = self.own.iter().filter(|card| !listed(card)).peekable();
        let _ = cards.peek()?;
        Some(part("start-own", grid(cards.map(mission))))
    }
}

/// Missions of one kind under its title.
fn part<'a>(title: &str, list: Element<'a, Message>) -> Element<'a, Message> {
    column![text(say(title)).font(STRONG).size(24), list].spacing(12).into()
}
