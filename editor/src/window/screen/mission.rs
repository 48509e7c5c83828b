//! One mission: its map, which layers of it are shown, what the checks say about it, and how games of it went.
//! It shows and asks; a mission is not changed here.

use crate::window::canvas::{self, Camera, Map, Picture};
use crate::window::here;
use crate::window::panel::{layers, play, problems};
use crate::window::screen::start::NOTHING_CHOSEN;
use crate::window::shortcut::Shortcut;
use crate::window::theme::{self, BODY, SMALL, STRONG};
use crate::window::work::{self, Findings, Opened};
use iced::widget::canvas::Cache;
use iced::widget::{Button, button, column, container, row, space, text, tooltip};
use iced::{Alignment, Color, Element, Fill, Length, Point, Size, Task, Vector};
use missions::scene::{Layers, Rect};
use std::path::{Path, PathBuf};
use tiles::Cell;

/// One turn of the wheel makes the map so much larger.
const ZOOM: f32 = 1.18;

/// An arrow key moves the map by so many pixels.
const ARROW: f32 = 80.0;

/// How wide the panels are.
const SIDE: f32 = 348.0;

/// How high the bars are. Whole pixels keep the lines of the map between them sharp.
const HEAD: f32 = 54.0;
const FOOT: f32 = 36.0;

/// The state of the screen.
#[derive(Debug)]
pub(crate) struct MissionScreen {
    opened: Opened,
    picture: Picture,
    camera: Camera,
    /// How much room the map has; not known before it is first drawn.
    room: Size,
    shown: Layers,
    hovered: Option<Cell>,
    problems: problems::Problems,
    play: play::Play,
    mark: Option<(Rect, Color)>,
    marked: Cache,
    notice: Option<String>,
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// On the map.
    Map(canvas::Message),
    /// In the list of problems.
    Problems(problems::Message),
    /// Where games are played.
    Play(play::Message),
    /// In the list of layers.
    Layers(layers::Message),
    /// The checks are through.
    Checked(Box<Findings>),
    /// A key was pressed, or a button that does the same.
    Key(Shortcut),
    /// The dialog was closed.
    Chosen(Option<PathBuf>),
}

/// What the application is to do.
pub(crate) enum Action {
    /// Nothing.
    None,
    /// Work.
    Run(Task<Message>),
    /// Open this mission.
    Open(PathBuf),
    /// Go back to the first screen.
    Leave,
}

impl MissionScreen {
    /// Show a mission, and have it checked.
    pub(crate) fn new(opened: Opened) -> (Self, Task<Message>) {
        let task = check(&opened);
        let screen = Self {
            picture: Picture::of(&opened.scene),
            camera: Camera::new(opened.scene.frame),
            room: Size::new(900.0, 700.0),
            shown: Layers::MAP,
            hovered: None,
            problems: problems::Problems::new(),
            play: play::Play::new(),
            mark: None,
            marked: Cache::new(),
            notice: None,
            opened,
        };
        (screen, task)
    }

    /// Show the same mission as it is now, from where one looks, and have it checked again.
    pub(crate) fn renew(&mut self, opened: Opened) -> Task<Message> {
        let task = check(&opened);
        self.picture = Picture::of(&opened.scene);
        self.camera = self.camera.over(opened.scene.frame);
        self.opened = opened;
        self.problems = problems::Problems::new();
        self.play = self.play.renewed();
        self.notice = Some("Read again.".to_owned());
        self.mark(None);
        task
    }

    /// A mission could not be opened.
    pub(crate) fn failed(&mut self, why: String) {
        self.notice = Some(why);
    }

    /// The folder of the mission.
    pub(crate) fn path(&self) -> &Path {
        &self.opened.path
    }

    /// The title of the mission, or the name of its folder.
    pub(crate) fn title(&self) -> String {
        let title = &self.opened.mission.info().title;
        let name = || self.opened.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if title.is_empty() { name() } else { title.clone() }
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Map(message) => self.map(message),
            Message::Layers(layers::Message::Toggled(layer, shown)) => {
                self.shown = layers::toggled(self.shown, layer, shown);
            }
            Message::Problems(message) => {
                let problems::Action::Show(places) = self.problems.update(message);
                self.show(places);
            }
            Message::Play(message) => return self.play(message),
            Message::Checked(findings) => self.found(*findings),
            Message::Key(key) => return self.key(key),
            Message::Chosen(Some(path)) => return Action::Open(path),
            Message::Chosen(None) => self.notice = Some(NOTHING_CHOSEN.to_owned()),
        }
        Action::None
    }

    fn play(&mut self, message: play::Message) -> Action {
        match self.play.update(message, &self.opened.mission, &self.opened.problems) {
            play::Action::None => {}
            play::Action::Run(task) => return Action::Run(task.map(Message::Play)),
            play::Action::Tell(problems) => {
                let scene = work::scene(&self.opened.mission, &problems);
                self.found(Findings { problems, scene });
            }
        }
        Action::None
    }

    fn found(&mut self, findings: Findings) {
        self.picture = Picture::of(&findings.scene);
        self.problems.found(&findings.problems, &self.opened.mission, &findings.scene);
        self.opened.scene = findings.scene;
        self.mark(None);
    }

    fn map(&mut self, message: canvas::Message) {
        match message {
            canvas::Message::Resized(size) => self.room = size,
            canvas::Message::Hovered(cell) => {
                self.hovered = cell;
                self.notice = None;
                return;
            }
            canvas::Message::Clicked(cell) => return self.clicked(cell),
            canvas::Message::Dragged(by) => self.camera.drag(by, self.room),
            canvas::Message::Turned(at, steps) => self.camera.zoom(at, ZOOM.powf(steps), self.room),
        }
        self.moved();
    }

    /// A click on what has a problem chooses the problem; any other lets go of the chosen one.
    fn clicked(&mut self, cell: Cell) {
        let places = self.problems.choose_at(cell);
        self.mark(places);
    }

    fn key(&mut self, key: Shortcut) -> Action {
        let middle = Point::new(self.room.width / 2.0, self.room.height / 2.0);
        match key {
            Shortcut::Open => return Action::Run(Task::perform(work::choose(), Message::Chosen)),
            Shortcut::Reload => return Action::Open(self.opened.path.clone()),
            Shortcut::Play => return self.play(self.play.pressed()),
            Shortcut::Back => return Action::Leave,
            Shortcut::Fit => self.camera.fit(),
            Shortcut::ZoomIn => self.camera.zoom(middle, ZOOM, self.room),
            Shortcut::ZoomOut => self.camera.zoom(middle, 1.0 / ZOOM, self.room),
            Shortcut::Look(dx, dy) => {
                let by = Vector::new(-ARROW * f32::from(dx), -ARROW * f32::from(dy));
                self.camera.drag(by, self.room);
            }
            Shortcut::Quit => {}
        }
        self.moved();
        Action::None
    }

    fn show(&mut self, places: Option<(Rect, Color)>) {
        if let Some((places, _)) = places {
            self.camera.show(places, self.room);
        }
        self.mark(places);
        self.moved();
    }

    fn mark(&mut self, places: Option<(Rect, Color)>) {
        self.mark = places;
        self.marked.clear();
    }

    fn moved(&mut self) {
        self.picture.moved();
        self.marked.clear();
    }

    /// What is on the window.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        let map = Map {
            picture: &self.picture,
            camera: &self.camera,
            room: self.room,
            shown: self.shown,
            hovered: self.hovered,
            mark: self.mark,
            marked: &self.marked,
        };
        let middle = row![map.element().map(Message::Map), edge(1.0, Fill), self.side()].height(Fill);
        column![self.head(), edge(Fill, 1.0), middle, edge(Fill, 1.0), self.foot()].into()
    }

    fn head(&self) -> Element<'_, Message> {
        let info = self.opened.mission.info();
        let author = match info.author.as_str() {
            "" => String::new(),
            author => format!("by {author}"),
        };
        let title = row![
            text(self.title()).font(STRONG).size(26),
            text(author).size(SMALL).style(theme::faint_text),
        ]
        .spacing(12)
        .align_y(Alignment::Center);
        let bar = row![
            tip(plain("‹ Missions"), Shortcut::Back, "All missions (Esc)"),
            container(title).padding([0, 8]).width(Fill),
            tip(plain("−"), Shortcut::ZoomOut, "Farther (-)"),
            tip(plain("+"), Shortcut::ZoomIn, "Nearer (+)"),
            tip(plain("Fit"), Shortcut::Fit, "The whole map (F)"),
            tip(plain("Reload"), Shortcut::Reload, "Read the mission again (Ctrl+R)"),
            tip(plain("Open…"), Shortcut::Open, "Another mission (Ctrl+O)"),
        ]
        .spacing(8)
        .align_y(Alignment::Center);
        container(bar).padding([0, 12]).center_y(HEAD).width(Fill).style(theme::surface).into()
    }

    fn side(&self) -> Element<'_, Message> {
        let problems = container(self.problems.view().map(Message::Problems)).height(Fill);
        let layers = layers::view(&self.picture, self.shown).map(Message::Layers);
        let play = self.play.view().map(Message::Play);
        let all = column![problems, edge(Fill, 1.0), play, edge(Fill, 1.0), layers];
        container(all).width(SIDE).height(Fill).style(theme::surface).into()
    }

    fn foot(&self) -> Element<'_, Message> {
        let said = match (&self.notice, self.hovered) {
            (Some(notice), _) => notice.clone(),
            (None, Some(cell)) => here::describe(&self.opened.mission, &self.opened.layout, cell),
            (None, None) => {
                "Drag to move, wheel to zoom, point at a space to read what stands there.".to_owned()
            }
        };
        let scale = self.camera.view(self.room).scale;
        let zoom =
            if self.camera.is_fitted() { "whole map".to_owned() } else { format!("{scale:.0} px a space") };
        let line = row![text(said).size(BODY).width(Fill), text(zoom).size(SMALL).style(theme::faint_text)]
            .spacing(16)
            .align_y(Alignment::Center);
        container(line).padding([0, 14]).center_y(FOOT).width(Fill).style(theme::surface).into()
    }
}

fn check(opened: &Opened) -> Task<Message> {
    let work = work::check(opened.mission.clone(), opened.problems.clone());
    Task::perform(work, |findings| Message::Checked(Box::new(findings)))
}

fn plain(label: &str) -> Button<'_, Message> {
    button(text(label).size(BODY)).padding([6, 14]).style(theme::quiet)
}

/// A button that does what a key does, and tells which.
fn tip<'a>(button: Button<'a, Message>, key: Shortcut, help: &'a str) -> Element<'a, Message> {
    let help = container(text(help).size(SMALL)).padding([4, 8]).style(theme::raised);
    tooltip(button.on_press(Message::Key(key)), help, tooltip::Position::Bottom).gap(4).into()
}

/// A thin line between two parts of the window.
fn edge<'a>(width: impl Into<Length>, height: impl Into<Length>) -> Element<'a, Message> {
    container(space()).width(width).height(height).style(theme::rule).into()
}

/// For tests: what is shown.
#[cfg(test)]
impl MissionScreen {
    pub(crate) fn seen(&self) -> canvas::View {
        self.camera.view(self.room)
    }

    pub(crate) fn problems(&self) -> impl Iterator<Item = &missions::Diagnostic> {
        self.problems.problems()
    }

    pub(crate) fn marked(&self) -> Option<Rect> {
        self.mark.map(|(places, _)| places)
    }

    pub(crate) fn judgement(&self) -> Option<&missions::verdict::Judgement> {
        self.play.judgement()
    }
}
