//! The application: which screen is shown, and the way from a message to the screen it is for.
//! What a message does is decided by its screen; here only missions are opened and late answers thrown away.

use crate::window::screen::{Screen, mission, start};
use crate::window::shortcut::Shortcut;
use crate::window::work::{self, Opened};
use iced::keyboard;
use iced::{Element, Subscription, Task};
use std::path::PathBuf;

/// The state of the window.
#[derive(Debug)]
pub(crate) struct App {
    screen: Screen,
    /// Grows with every mission that is opened; an answer made for an older one is of no use any more.
    version: u64,
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// On the first screen.
    Start(start::Message),
    /// On the screen of the mission that was opened under this version.
    Mission(u64, mission::Message),
    /// The mission asked for under this version was read, or could not be.
    Opened(u64, Result<Box<Opened>, String>),
    /// A key that no field wanted.
    Keyboard(keyboard::Event),
}

impl App {
    /// Begin with the first screen, or with a mission.
    pub(crate) fn new(path: Option<PathBuf>) -> (Self, Task<Message>) {
        let (start, listing) = start::Start::new();
        let mut app = Self { screen: Screen::Start(start), version: 0 };
        let opening = path.map_or_else(Task::none, |path| app.open(path));
        (app, Task::batch([listing.map(Message::Start), opening]))
    }

    /// What stands above the window.
    pub(crate) fn title(&self) -> String {
        match &self.screen {
            Screen::Start(_) => "Hellwright".to_owned(),
            Screen::Mission(screen) => format!("{} – Hellwright", screen.title()),
        }
    }

    /// Take a message to where it belongs.
    pub(crate) fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Start(message) => self.start(message),
            Message::Mission(version, message) if version == self.version => self.mission(message),
            Message::Opened(version, opened) if version == self.version => self.opened(opened),
            Message::Mission(..) | Message::Opened(..) => Task::none(),
            Message::Keyboard(event) => Shortcut::of(&event).map_or_else(Task::none, |key| self.key(key)),
        }
    }

    /// What is on the window.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        match &self.screen {
            Screen::Start(screen) => screen.view().map(Message::Start),
            Screen::Mission(screen) => {
                let version = self.version;
                screen.view().map(move |message| Message::Mission(version, message))
            }
        }
    }

    /// What the window listens to besides its widgets.
    pub(crate) fn subscription(&self) -> Subscription<Message> {
        keyboard::listen().map(Message::Keyboard)
    }

    fn start(&mut self, message: start::Message) -> Task<Message> {
        let Screen::Start(screen) = &mut self.screen else { return Task::none() };
        match screen.update(message) {
            start::Action::None => Task::none(),
            start::Action::Run(task) => task.map(Message::Start),
            start::Action::Open(path) => self.open(path),
        }
    }

    fn mission(&mut self, message: mission::Message) -> Task<Message> {
        let Screen::Mission(screen) = &mut self.screen else { return Task::none() };
        let version = self.version;
        match screen.update(message) {
            mission::Action::None => Task::none(),
            mission::Action::Run(task) => task.map(move |message| Message::Mission(version, message)),
            mission::Action::Open(path) => self.open(path),
            mission::Action::Leave => self.leave(),
        }
    }

    fn key(&mut self, key: Shortcut) -> Task<Message> {
        if key == Shortcut::Quit {
            return iced::exit();
        }
        match &self.screen {
            Screen::Start(_) => self.start(start::Message::Key(key)),
            Screen::Mission(_) => self.mission(mission::Message::Key(key)),
        }
    }

    /// Read a mission; what is shown now stays until that is done.
    fn open(&mut self, path: PathBuf) -> Task<Message> {
        self.version += 1;
        let version = self.version;
        Task::perform(work::open(path), move |opened| Message::Opened(version, opened.map(Box::new)))
    }

    fn opened(&mut self, opened: Result<Box<Opened>, String>) -> Task<Message> {
        let version = self.version;
        let run = move |task: Task<mission::Message>| task.map(move |m| Message::Mission(version, m));
        match (&mut self.screen, opened) {
            (Screen::Start(screen), Err(why)) => screen.failed(why),
            (Screen::Mission(screen), Err(why)) => screen.failed(why),
            (Screen::Mission(screen), Ok(opened)) if screen.path() == opened.path => {
                return run(screen.renew(*opened));
            }
            (_, Ok(opened)) => {
                let (screen, task) = mission::MissionScreen::new(*opened);
                self.screen = Screen::Mission(Box::new(screen));
                return run(task);
            }
        }
        Task::none()
    }

    fn leave(&mut self) -> Task<Message> {
        self.version += 1;
        let (start, listing) = start::Start::new();
        self.screen = Screen::Start(start);
        listing.map(Message::Start)
    }
}

/// For tests: what is shown.
#[cfg(test)]
impl App {
    pub(crate) fn mission_screen(&self) -> Option<&mission::MissionScreen> {
        match &self.screen {
            Screen::Mission(screen) => Some(screen),
            Screen::Start(_) => None,
        }
    }
}
