//! The application: which screen is shown, the menus and the box that finds everything over it, and the way from a message
//! to where it belongs. What a message does is decided there; here only missions are opened, settings kept, and late
//! answers thrown away.

pub(crate) mod commands;
mod prefer;

use crate::Element;
use crate::about;
use crate::beginning;
use crate::finder::{self, Finder};
use crate::focus::{Heard, KeyRouter, Part, Step};
use crate::frames;
use crate::guide::{self, Guide};
use crate::keyboard::chord;
use crate::library;
use crate::menu::{self, list::Mark};
use crate::panel::{sitting, watch};
use crate::preferences;
use crate::screen::{Screen, editor, start};
use crate::shortcuts::{self, Shortcuts};
use crate::theme;
use crate::work;
use commands::{Function, function};
use editor_model::command::{Chord, Command, Key, Keys, Now};
use editor_model::document::{self, Document, Opening};
use editor_model::settings::{Folders, Look, Settings};
use editor_model::tutorial::{self, Step as Lesson};
use editor_model::words::{say, say_with};
use iced::advanced::widget::Id;
use iced::widget::{Stack, column, container, row};
use iced::{Event, Fill, Size, Subscription, Task, event, keyboard, window};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// One press makes the interface so many percent larger.
const BIGGER: u16 = 10;

/// The state of the window.
pub(crate) struct App {
    screen: Screen,
    bar: menu::Bar,
    finder: Option<Finder>,
    shortcuts: Option<Shortcuts>,
    guide: Guide,
    /// The sheet of preferences is open.
    preferences: bool,
    /// The page about the program is open.
    about: bool,
    beginning: Option<beginning::Choice>,
    settings: Settings,
    /// Where settings are kept; nowhere in tests.
    folders: Option<Folders>,
    keys: Keys,
    /// So many pixels of the screen the system takes for one.
    density: f32,
    /// How large the window would be at a text size of 100 %.
    plain: Size,
    /// Grows with every mission that is opened; an answer made for an older one is of no use any more.
    version: u64,
    /// The mission that is being opened is to be played.
    plays: bool,
    /// A step to another widget that no key asked for, and how many there were.
    walk: (u32, Step),
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// On the first screen.
    Start(start::Message),
    /// On the screen of the mission that was opened under this version.
    Editor(u64, editor::Message),
    /// The mission asked for under this version was read, or could not be.
    Opened(u64, Result<Opened, String>),
    /// A key, and who wanted it before, which does not keep it from being a command.
    Key(keyboard::Event, Heard),
    /// In the menus.
    Menu(menu::Message),
    /// In the box that finds everything.
    Finder(finder::Message),
    /// In the tutorial.
    Guide(guide::Message),
    /// On the page about the program.
    About(about::Closed),
    /// On the sheet of preferences.
    Preferences(preferences::Message),
    /// On the sheet of shortcuts.
    Shortcuts(shortcuts::Message),
    /// Where one chooses what a new mission begins with.
    Beginning(beginning::Message),
    /// The window is there.
    Shown(window::Id),
    /// The system takes so many pixels of the screen for one.
    Rescaled(f32),
    /// The window has this size now.
    Resized(Size),
    /// The window is to be closed.
    Closing,
    /// A second has gone by.
    Tick,
    /// A game that is watched goes on.
    Beat,
}

/// A document on its way through a message; messages can be cloned, a document is taken once.
#[derive(Clone, Debug)]
pub(crate) struct Opened(Arc<Mutex<Option<Opening>>>);

impl Opened {
    fn new(opening: Opening) -> Self {
        Self(Arc::new(Mutex::new(Some(opening))))
    }

    fn take(&self) -> Option<Opening> {
        self.0.lock().ok()?.take()
    }
}

impl App {
    /// Begin with the first screen, or with a mission.
    pub(crate) fn new(
        path: Option<PathBuf>,
        settings: Settings,
        folders: Option<Folders>,
    ) -> (Self, Task<Message>) {
        theme::set(settings.look);
        let scale = f32::from(settings.scale) / 100.0;
        let plain = Size::new(settings.window.0 as f32, settings.window.1 as f32) * scale;
        let (mut start, listing) = start::Start::new(&settings.recent, folders.as_ref());
        if let Some(path) = folders.as_ref().and_then(|folders| Settings::unreadable(&folders.settings)) {
            start.failed(say_with("settings-unreadable", &[("path", path.display().to_string().into())]));
        }
        let mut app = Self {
            screen: Screen::Start(start),
            bar: menu::Bar::default(),
            finder: None,
            shortcuts: None,
            guide: Guide::at(settings.tutorial),
            preferences: false,
            about: false,
            beginning: None,
            keys: Keys::new(&settings.keys),
            settings,
            folders,
            density: 1.0,
            plain,
            version: 0,
            plays: false,
            walk: (0, Step::Leave),
        };
        let opening = path.map_or_else(Task::none, |path| app.open(path));
        (app, Task::batch([listing.map(Message::Start), opening]))
    }

    /// What stands above the window.
    pub(crate) fn title(&self) -> String {
        match &self.screen {
            Screen::Start(_) => "Hellwright".to_owned(),
            Screen::Editor(editor) => {
                let mark = if editor.document().is_dirty() { "• " } else { "" };
                format!("{mark}{} – Hellwright", editor.title())
            }
        }
    }

    /// How large the interface is.
    pub(crate) fn scale(&self) -> f32 {
        f32::from(self.settings.scale) / 100.0
    }

    /// How much of the window the mission has, in pixels of its own: the tutorial is beside it in a wide window and else below it.
    fn room(&self) -> Size {
        let all = Size::new(self.settings.window.0 as f32, self.settings.window.1 as f32);
        match (self.guide.is_open(), self.settings.window.0 >= guide::WIDE) {
            (false, _) => all,
            (true, true) => Size::new(all.width - guide::WIDTH, all.height),
            (true, false) => Size::new(all.width, all.height - guide::HEIGHT),
        }
    }

    /// The window, or its text size, is another one: a larger text leaves fewer pixels of the window's own.
    fn measure(&mut self) {
        let size = self.plain * (1.0 / self.scale());
        // Whole pixels, and never more than a screen has.
        self.settings.window = (size.width.round() as u32, size.height.round() as u32);
    }

    /// So many pixels of the screen are one of the window.
    fn factor(&self) -> f32 {
        self.scale() * self.density
    }

    /// Take a message to where it belongs.
    pub(crate) fn update(&mut self, message: Message) -> Task<Message> {
        let task = self.route(message);
        let painting = self.paint();
        Task::batch([task, painting])
    }

    /// Whatever has happened: what is seen of the map is to be painted.
    fn paint(&mut self) -> Task<Message> {
        let factor = self.factor();
        let room = self.room();
        let Screen::Editor(editor) = &mut self.screen else { return Task::none() };
        editor.panels.resized(room);
        let task = editor.paint(factor);
        self.run(task)
    }

    fn route(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Start(message) => self.start(message),
            Message::Editor(version, message) if version == self.version => self.editor(message),
            Message::Opened(version, opened) if version == self.version => self.opened(opened),
            Message::Editor(..) | Message::Opened(..) => Task::none(),
            Message::Key(event, heard) => self.key(&event, heard),
            Message::Menu(message) => {
                self.bar.update(message).map_or_else(Task::none, |command| self.carry_out(command))
            }
            Message::Finder(message) => self.find(message),
            Message::Guide(message) => self.guided(message),
            Message::About(about::Closed) => {
                self.about = false;
                Task::none()
            }
            Message::Preferences(message) => self.prefer(message),
            Message::Shortcuts(message) => self.change_keys(message),
            Message::Beginning(message) => {
                self.beginning = None;
                match message {
                    beginning::Message::Chosen(chosen) => self.begin_anew(chosen),
                    beginning::Message::Closed => Task::none(),
                }
            }
            Message::Shown(id) => window::scale_factor(id).map(Message::Rescaled),
            Message::Rescaled(density) => {
                self.density = density;
                Task::none()
            }
            Message::Resized(size) => {
                self.plain = size * self.scale();
                self.measure();
                Task::none()
            }
            Message::Closing => self.carry_out(Command::Quit),
            Message::Tick => {
                frames::tick();
                self.editor(editor::Message::Tick)
            }
            Message::Beat if self.now().playing => {
                self.editor(editor::Message::Sitting(sitting::Message::Beat))
            }
            Message::Beat => self.editor(editor::Message::Watch(watch::Message::Beat)),
        }
    }

    /// What is on the window.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        let bar = container(row![self.bar.view().map(Message::Menu)]).id(Part::Menus.id());
        let bar = bar.height(menu::BAR).width(Fill);
        let screen = match &self.screen {
            Screen::Start(screen) => screen.view().map(Message::Start),
            Screen::Editor(editor) => {
                let version = self.version;
                let Settings { minimap, wrap, .. } = self.settings;
                let outlook = editor::Outlook { factor: self.factor(), minimap, wrap };
                editor.view(&self.keys, outlook).map(move |message| Message::Editor(version, message))
            }
        };
        let wide = self.settings.window.0 >= guide::WIDE;
        let guide = self.guide.is_open().then(|| self.guide.view(&self.done(), wide).map(Message::Guide));
        let screen: Element<'_, Message> =
            if wide { row![screen].push(guide).into() } else { column![screen].push(guide).into() };
        let all = column![bar.style(theme::surface), screen];
        let question = match &self.screen {
            Screen::Start(_) => None,
            Screen::Editor(editor) => editor.question(),
        };
        let version = self.version;
        let question = question.map(|sheet| sheet.map(move |message| Message::Editor(version, message)));
        let list = self.bar.list(&self.keys, self.now(), |command| self.mark(command));
        let list = list.map(|list| list.map(Message::Menu));
        let context = match &self.screen {
            Screen::Start(_) => None,
            Screen::Editor(editor) => editor.context_list(&self.keys),
        };
        let context = context.map(|list| list.map(move |message| Message::Editor(version, message)));
        let finder = self.finder.as_ref().map(|finder| finder.view().map(Message::Finder));
        let beginning = self.beginning.as_ref().map(|choice| choice.view().map(Message::Beginning));
        let shortcuts =
            self.shortcuts.map(|s| s.view(&self.keys, &self.settings.keys).map(Message::Shortcuts));
        let picture = self.guide.sheet().map(|sheet| sheet.map(Message::Guide));
        let preferences =
            self.preferences.then(|| preferences::view(&self.settings).map(Message::Preferences));
        let about = self.about.then(|| about::view().map(Message::About));
        let below = Stack::new().push(all).push(list).push(context).push(finder).push(beginning);
        let sheets = below.push(preferences).push(shortcuts).push(picture).push(about);
        let (keys, now) = (&self.keys, self.now());
        KeyRouter::new(sheets.push(question), Message::Key)
            .within(self.sheet())
            .walk(self.walk)
            .straight(self.shortcuts.is_some_and(Shortcuts::waits))
            .steps(move |event| keys.command(&chord(event)?, now).and_then(commands::step))
            .into()
    }

    /// What the window listens to besides its widgets.
    pub(crate) fn subscription(&self) -> Subscription<Message> {
        let events = event::listen_with(|event, _, id| match event {
            Event::Window(window::Event::Opened { .. }) => Some(Message::Shown(id)),
            Event::Window(window::Event::Rescaled(density)) => Some(Message::Rescaled(density)),
            Event::Window(window::Event::Resized(size)) => Some(Message::Resized(size)),
            Event::Window(window::Event::CloseRequested) => Some(Message::Closing),
            Event::Window(window::Event::FileDropped(path)) => {
                Some(Message::Start(start::Message::Chosen(Some(path))))
            }
            _ => None,
        });
        let beat = match &self.screen {
            Screen::Editor(editor) => editor.beat().or_else(|| editor.play_beat()),
            Screen::Start(_) => None,
        };
        let beats = beat.map_or_else(Subscription::none, |every| {
            Subscription::run_with(every, work::beats).map(|()| Message::Beat)
        });
        Subscription::batch([events, Subscription::run(work::seconds).map(|()| Message::Tick), beats])
    }

    /// The sheet that lies over everything else and has all keys, if one does.
    fn sheet(&self) -> Option<Id> {
        if let Screen::Editor(editor) = &self.screen
            && let Some(question) = editor.asks()
        {
            return Some(Id::new(question));
        }
        let sheets = [
            self.about.then_some(about::SHEET),
            self.guide.is_large().then_some(guide::SHEET),
            self.shortcuts.map(|_| shortcuts::SHEET),
            self.preferences.then_some(preferences::SHEET),
            self.beginning.as_ref().map(|_| beginning::SHEET),
            self.finder.as_ref().map(|_| finder::SHEET),
        ];
        let context = matches!(&self.screen, Screen::Editor(editor) if editor.has_context());
        let sheet = sheets.into_iter().flatten().next().map(Id::new).or_else(|| self.bar.id());
        sheet.or_else(|| context.then_some(editor::CONTEXT))
    }

    fn now(&self) -> Now {
        match &self.screen {
            Screen::Start(_) => Now::default(),
            Screen::Editor(editor) => editor.now(),
        }
    }

    /// What stands before a command in the menus: whether it is on, or the chosen one of several.
    fn mark(&self, command: Command) -> Option<Mark> {
        let worn = |look| Some(Mark::Radio(self.settings.look == look));
        match (command, &self.screen) {
            (Command::FirstMission, _) => Some(Mark::Check(self.guide.is_open())),
            (Command::Minimap, _) => Some(Mark::Check(self.settings.minimap)),
            (Command::ScriptWrap, _) => Some(Mark::Check(self.settings.wrap)),
            (Command::ThemeDark, _) => worn(Look::Dark),
            (Command::ThemeLight, _) => worn(Look::Light),
            (Command::ThemeContrast, _) => worn(Look::Contrast),
            (_, Screen::Editor(editor)) => editor.mark(command),
            (_, Screen::Start(_)) => None,
        }
    }

    fn key(&mut self, event: &keyboard::Event, heard: Heard) -> Task<Message> {
        // What a text leaves of the keys with Alt are commands; what it takes of them are letters.
        let wanted = |chord: &Chord| match heard {
            Heard::Free => true,
            Heard::Writing | Heard::Script | Heard::Line => chord.alt || is_for_all(chord),
            Heard::Taken => is_for_all(chord),
        };
        let Some(pressed) = chord(event).filter(wanted) else { return Task::none() };
        let of_field = heard != Heard::Free;
        if let Screen::Editor(editor) = &mut self.screen
            && heard == Heard::Script
        {
            editor.written_in();
        }
        let name = pressed.to_string();
        if let Screen::Editor(editor) = &mut self.screen
            && editor.asks().is_some()
        {
            let action = editor.answer(&name);
            return self.act(action);
        }
        if self.about {
            self.about = name != "Escape";
            return Task::none();
        }
        if self.guide.is_large() {
            if name == "Escape" {
                return self.guided(guide::Message::Lowered);
            }
            return Task::none();
        }
        if let Some(shortcuts) = &mut self.shortcuts {
            if shortcuts.waits() {
                shortcuts.pressed(&pressed, &mut self.settings.keys);
                self.keys = Keys::new(&self.settings.keys);
                self.remember();
            } else if name == "Escape" {
                self.shortcuts = None;
            }
            return Task::none();
        }
        if self.preferences {
            self.preferences = name != "Escape";
            return Task::none();
        }
        if self.beginning.is_some() {
            if name == "Escape" {
                self.beginning = None;
            }
            return Task::none();
        }
        if self.finder.is_some() {
            let message = match name.as_str() {
                "Up" => finder::Message::Step(-1),
                "Down" => finder::Message::Step(1),
                "Escape" => finder::Message::Closed,
                _ => return Task::none(),
            };
            return self.find(message);
        }
        if self.bar.is_open() {
            match name.as_str() {
                "Left" | "Right" => self.bar.step(name == "Right"),
                // An arrow that leads out of the list leads to its other end.
                "Up" => self.walk = (self.walk.0 + 1, Step::Previous),
                "Down" => self.walk = (self.walk.0 + 1, Step::Next),
                _ => self.bar.close(),
            }
            if ["Left", "Right", "Up", "Down", "Escape"].contains(&name.as_str()) {
                return Task::none();
            }
        }
        if let Screen::Editor(editor) = &mut self.screen
            && editor.has_context()
        {
            match name.as_str() {
                "Up" => self.walk = (self.walk.0 + 1, Step::Previous),
                "Down" => self.walk = (self.walk.0 + 1, Step::Next),
                _ => editor.close_context(),
            }
            if ["Up", "Down", "Left", "Right", "Escape"].contains(&name.as_str()) {
                return Task::none();
            }
        }
        // Who writes about a tile leaves the field by it, not the workshop; an open list of a position closes, and the position stays.
        if of_field && name == "Escape" && (self.now().workshop || self.now().arranging) {
            return Task::none();
        }
        if let Some(command) = self.keys.command(&pressed, self.now()) {
            // Who writes looks at the text: to duplicate or invert there must not change what is selected on the map.
            let steps = matches!(command, Command::Undo | Command::Redo);
            let of_text = of_field && command.is_of_the_map() || heard == Heard::Line && steps;
            return if of_text { Task::none() } else { self.carry_out(command) };
        }
        match &mut self.screen {
            // The arrows of who writes are no arrows on the map.
            Screen::Editor(editor) if !of_field => {
                let action = editor.key(name.trim_start_matches("Ctrl+"), pressed.control);
                self.act(action)
            }
            Screen::Editor(editor) if name == "Escape" => {
                let action = editor.left_field();
                self.act(action)
            }
            Screen::Start(_) | Screen::Editor(_) => Task::none(),
        }
    }

    /// Carry out a command, unless a question waits for its answer or the command is not available.
    fn carry_out(&mut self, command: Command) -> Task<Message> {
        let asked = matches!(&self.screen, Screen::Editor(editor) if editor.asks().is_some());
        if asked && command != Command::Quit {
            return Task::none();
        }
        if let Some(why) = command.entry().when.lacks(self.now()) {
            if let Screen::Editor(editor) = &mut self.screen {
                editor.notify(say(why));
            }
            return Task::none();
        }
        match function(command) {
            Function::Window(carry_out) => carry_out(self),
            Function::Walk(step) => {
                self.walk = (self.walk.0 + 1, step);
                Task::none()
            }
            Function::Editor(_)
            | Function::Map(_)
            | Function::Panels(_)
            | Function::Watch(_)
            | Function::Sit(_)
            | Function::Arrange(_)
            | Function::Workshop(_) => self.editor(editor::Message::Do(command)),
        }
    }

    fn guided(&mut self, message: guide::Message) -> Task<Message> {
        let task = self.guide.update(message);
        self.settings.tutorial = self.guide.leaf();
        self.remember();
        task
    }

    /// The steps of the tutorial that are done.
    fn done(&self) -> BTreeSet<Lesson> {
        tutorial::done(match &self.screen {
            Screen::Start(_) => None,
            Screen::Editor(editor) => Some(editor.progress()),
        })
    }

    fn find(&mut self, message: finder::Message) -> Task<Message> {
        let Some(finder) = &mut self.finder else { return Task::none() };
        match finder.update(message) {
            finder::Action::None => Task::none(),
            finder::Action::Close => {
                self.finder = None;
                Task::none()
            }
            finder::Action::Take(found) => {
                self.finder = None;
                match (found, &mut self.screen) {
                    (finder::Found::Command(command), _) => self.carry_out(command),
                    (found, Screen::Editor(editor)) => {
                        let action = editor.take(found);
                        self.act(action)
                    }
                    (_, Screen::Start(_)) => Task::none(),
                }
            }
        }
    }

    fn start(&mut self, message: start::Message) -> Task<Message> {
        let Screen::Start(screen) = &mut self.screen else {
            // The dialog was asked for while a mission was open.
            let (Screen::Editor(editor), start::Message::Chosen(chosen)) = (&mut self.screen, message) else {
                return Task::none();
            };
            let Some(path) = chosen else {
                editor.notify(say("nothing-opened"));
                return Task::none();
            };
            let action = editor.leave(editor::Leaving::Open(path.canonicalize().unwrap_or(path)));
            return self.act(action);
        };
        match screen.update(message) {
            start::Action::None => Task::none(),
            start::Action::Run(task) => task.map(Message::Start),
            start::Action::Open(path) => self.open(path),
            start::Action::Play(path) => {
                let opening = self.open(path);
                self.plays = true;
                opening
            }
            start::Action::Do(command) => self.carry_out(command),
            start::Action::Forget(path) => {
                self.settings.forget(&path);
                self.remember();
                Task::none()
            }
            start::Action::Restore(recovery) => self.begin(Document::restored(*recovery, None)),
        }
    }

    fn editor(&mut self, message: editor::Message) -> Task<Message> {
        let Screen::Editor(editor) = &mut self.screen else { return Task::none() };
        let action = editor.update(message);
        // Widths change with every pixel of a drag, and are kept with what is kept next.
        self.settings.widths = editor.panels.widths;
        let proof = &editor.panels.proof;
        let chosen = (proof.judges, proof.skill, proof.games, proof.versions.on);
        let Settings { judges, skill, games, compare, .. } = self.settings;
        if chosen != (judges, skill, games, compare) {
            let settings = &mut self.settings;
            (settings.judges, settings.skill, settings.games, settings.compare) = chosen;
            self.remember();
        }
        self.act(action)
    }

    fn act(&mut self, action: editor::Action) -> Task<Message> {
        match action {
            editor::Action::None => Task::none(),
            editor::Action::Run(task) => self.run(task),
            editor::Action::Open(path) => self.open(path),
            editor::Action::Pictures(folder) => {
                self.settings.art.clone_from(&folder);
                self.remember();
                let Screen::Editor(editor) = &mut self.screen else { return Task::none() };
                let task = editor.take_pictures_from(folder);
                self.run(task)
            }
            editor::Action::Exporting(exports, task) => {
                self.settings.exports = exports;
                self.remember();
                self.run(task)
            }
            editor::Action::Saved(path, task) => {
                self.settings.opened(&path);
                self.remember();
                self.run(task)
            }
            editor::Action::Leave => self.leave(),
            editor::Action::Quit => self.quit(),
            editor::Action::New => self.choose_beginning(),
            editor::Action::Do(command) => self.carry_out(command),
        }
    }

    fn run(&self, task: Task<editor::Message>) -> Task<Message> {
        let version = self.version;
        task.map(move |message| Message::Editor(version, message))
    }

    /// Read a mission; what is shown now stays until that is done.
    fn open(&mut self, path: PathBuf) -> Task<Message> {
        // What is remembered must hold wherever the program is started next.
        let path = path.canonicalize().unwrap_or(path);
        self.version += 1;
        self.plays = false;
        let version = self.version;
        let journals = self.journals();
        let open = move || {
            if library::ships(&path) {
                document::open_copy(&path, journals.as_deref())
            } else {
                document::open(path)
            }
        };
        Task::perform(work::aside(open), move |opened| Message::Opened(version, opened.map(Opened::new)))
    }

    fn opened(&mut self, opened: Result<Opened, String>) -> Task<Message> {
        let plays = std::mem::take(&mut self.plays);
        match (&mut self.screen, opened.map(|opened| opened.take())) {
            (Screen::Start(screen), Err(why)) => screen.failed(why),
            (Screen::Editor(editor), Err(why)) => editor.failed(why),
            (_, Ok(None)) => {}
            (_, Ok(Some(opening))) => {
                if let Some(home) = &opening.document.home {
                    self.settings.opened(home);
                    self.remember();
                }
                let shown = self.show(opening);
                let played = if plays { self.carry_out(Command::PlayHere) } else { Task::none() };
                return Task::batch([shown, played]);
            }
        }
        Task::none()
    }

    fn show(&mut self, opening: Opening) -> Task<Message> {
        if let Screen::Editor(editor) = &mut self.screen
            && editor.document().home.is_some()
            && editor.document().home == opening.document.home
        {
            let task = editor.renew(opening);
            return self.run(task);
        }
        self.close();
        let (mut editor, task) = editor::Editor::opened(opening);
        prefer::furnish(&mut editor, &self.settings);
        editor.panels.proof.results = self.folders.as_ref().map(|folders| folders.results.clone());
        let pictures = editor.take_pictures_from(self.settings.art.clone());
        self.screen = Screen::Editor(Box::new(editor));
        self.run(Task::batch([task, pictures]))
    }

    fn begin(&mut self, document: Document) -> Task<Message> {
        self.close();
        let (mut editor, task) = editor::Editor::new(document);
        prefer::furnish(&mut editor, &self.settings);
        editor.panels.proof.results = self.folders.as_ref().map(|folders| folders.results.clone());
        let pictures = editor.take_pictures_from(self.settings.art.clone());
        self.screen = Screen::Editor(Box::new(editor));
        self.run(Task::batch([task, pictures]))
    }

    /// What is shown makes room for something else.
    fn close(&mut self) {
        self.version += 1;
        if let Screen::Editor(editor) = &mut self.screen {
            editor.close();
        }
    }

    fn choose_beginning(&mut self) -> Task<Message> {
        self.beginning = Some(beginning::Choice::new());
        Task::none()
    }

    fn begin_anew(&mut self, beginning: beginning::Beginning) -> Task<Message> {
        self.begin(document::open_anew(beginning.mission(), self.journals().as_deref()))
    }

    fn journals(&self) -> Option<PathBuf> {
        self.folders.as_ref().map(|folders| folders.journals.clone())
    }

    fn leave(&mut self) -> Task<Message> {
        self.version += 1;
        let (start, listing) = start::Start::new(&self.settings.recent, self.folders.as_ref());
        self.screen = Screen::Start(start);
        listing.map(Message::Start)
    }

    fn quit(&mut self) -> Task<Message> {
        self.remember();
        iced::exit()
    }
}

/// Keys that work while one writes in a field: those with control, and function keys; but not the field's own, for its
/// text is what they are about.
fn is_for_all(chord: &Chord) -> bool {
    let name = chord.to_string();
    let of_field = ["Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X"].contains(&name.as_str());
    let function = matches!(&chord.key, Key::Named(key) if key[1..].parse::<u8>().is_ok());
    (chord.control && !of_field) || function || ["Escape", "Up", "Down", "Menu"].contains(&name.as_str())
}

/// For tests: what is shown.
#[cfg(test)]
impl App {
    pub(crate) fn change(&mut self, change: missions::history::Change) -> Task<Message> {
        let Screen::Editor(editor) = &mut self.screen else { return Task::none() };
        let action = editor.change(change);
        let task = self.act(action);
        Task::batch([task, self.paint()])
    }

    pub(crate) fn menu_lines(&self) -> Option<Vec<menu::list::Line<menu::Message>>> {
        self.bar.lines(&self.keys, self.now(), |command| self.mark(command))
    }

    pub(crate) const fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(crate) fn select(&mut self, chosen: editor_model::document::Selection) {
        if let Screen::Editor(editor) = &mut self.screen {
            editor.choose_for_test(chosen);
        }
    }

    pub(crate) fn keep_results(&mut self, folder: PathBuf) {
        if let Screen::Editor(editor) = &mut self.screen {
            editor.panels.proof.results = Some(folder);
        }
    }

    pub(crate) fn send_editor(&mut self, message: editor::Message) -> Task<Message> {
        self.editor(message)
    }

    pub(crate) fn shown_editor(&self) -> Option<&editor::Editor> {
        match &self.screen {
            Screen::Editor(editor) => Some(editor),
            Screen::Start(_) => None,
        }
    }
}
