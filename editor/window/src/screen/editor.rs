//! The editor: one mission, its map with the tool in hand, and the panels around it. Messages are routed here; what they
//! do to the mission is decided by tools, panels and commands, and done by the document.

mod act;
mod arranging;
mod ask;
mod cardboard;
mod clipboard;
mod context;
mod crafting;
mod drawings;
mod drawn;
mod exporting;
mod failed;
mod failing;
mod file_flow;
mod files;
mod game_board;
mod map;
mod map_view;
mod marks;
mod mending;
mod panels;
mod reporting;
mod scripting;
#[cfg(test)]
mod shown;
mod sitting;
mod steps;
mod strip;
mod view;
mod watching;

pub(crate) use context::LIST as CONTEXT;
use drawings::Drawings;
use file_flow::FileFlow;
pub(crate) use file_flow::Leaving;
#[cfg(test)]
pub(crate) use files::Message as Answer;
pub(crate) use map_view::MapView;
pub(crate) use panels::{Panels, Width};
pub(crate) use steps::Way;
pub(crate) use view::Outlook;

use crate::canvas::{self, Highlight, Painted, Shown};
use crate::finder::Found;
use crate::frames;
use crate::panel::{
    self, arranging as position, cards, export, history, inspector, layers, palette, problems, proof, report,
    script, watch, workshop,
};
use crate::theme;
use crate::thumbnail::Thumbnails;
use crate::work::{self, Wanted};
use editor_model::command::{Command, Laid, Now};
use editor_model::document::{Document, Opening, Selection};
use editor_model::settings::Exports;
use editor_model::tool::Kind;
use editor_model::tutorial::Progress;
use iced::Task;
use missions::Diagnostic;
use missions::history::Change;
use missions::scene::Layer;
use std::path::PathBuf;
use tiles::Cell;

/// The panels at the right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tab {
    Inspector,
    Cards,
    #[default]
    Problems,
    Proof,
    Layers,
    History,
}

/// The state of the screen.
pub(crate) struct Editor {
    document: Document,
    /// What the checks found.
    checked: Vec<Diagnostic>,
    /// That, and what was found by playing.
    found: Vec<Diagnostic>,
    map: MapView,
    pub(crate) panels: Panels,
    pub(crate) files: FileFlow,
    drawings: Drawings,
    /// A game in place of the mission.
    watching: Option<watching::Watching>,
    /// A game that people play, in place of the mission.
    playing: Option<sitting::Played>,
    /// A position that is set up, in place of the mission or of the game.
    arranging: Option<arranging::Arranged>,
    /// The last one.
    position: Option<arranging::Kept>,
    /// Where the button went down on the map of a game.
    pressed_at: Option<tiles::Cell>,
    /// How many games people began.
    sittings: u32,
    /// One that waits for the mission to be changed.
    waiting: Option<sitting::Waiting>,
    /// The sheet where one chooses who plays.
    seating: Option<panel::sitting::seating::Seating>,
    /// The tile that is drawn, in place of the map.
    workshop: Option<workshop::Workshop>,
    /// The sheet for exports, while it is open.
    export: Option<export::Sheet>,
    /// The sheet with the report, and the folder in which reports are saved.
    report: report::Sheet,
    report_folder: Option<PathBuf>,
    /// The context menu that is open.
    context: Option<context::Context>,
    /// What the status line says.
    notice: Option<String>,
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// On the map.
    Map(canvas::Message),
    /// In the palette.
    Palette(palette::Message),
    /// In the inspector.
    Inspector(inspector::Message),
    /// Among the cards.
    Cards(cards::Message),
    /// In a script.
    Script(script::Message),
    /// In the list of problems.
    Problems(problems::Message),
    /// Where games are played.
    Proof(proof::Message),
    /// Where a game is watched.
    Watch(watch::Message),
    /// Where people play.
    Sitting(panel::sitting::Message),
    /// Where a position is set up.
    Arranging(position::Message),
    /// A game is to begin with a marine on this space.
    PlayFrom(Cell),
    /// Where one chooses who plays.
    Seating(panel::sitting::seating::SheetMessage),
    /// Where a tile is drawn.
    Workshop(workshop::Message),
    /// On the sheet for exports.
    Export(export::Message),
    /// On the sheet with the report.
    Report(report::Message),
    /// A game was played again, to be watched.
    Filmed(work::Reeled),
    /// In the list of layers.
    Layers(layers::Message),
    /// In the history.
    History(history::Message),
    /// A panel is wanted.
    Tabbed(Tab),
    /// While a game is watched: its layers are wanted, or its log.
    GameTabbed(bool),
    /// A part of the window is to be wider by so many pixels.
    Widened(Width, f32),
    /// The checks of this version are through.
    Checked(u64, Vec<Diagnostic>),
    /// Some of the map is painted.
    Drawn(Painted),
    /// The small pictures are painted.
    Painted(Thumbnails),
    /// Pictures of cardboard are read.
    Cardboard(cardboard::Brought),
    /// Some of them are painted again.
    Repainted(Thumbnails),
    /// The title was pressed.
    Titled,
    /// In the context menu.
    Context(context::Message),
    /// A command is wanted.
    Do(Command),
    /// What lay in the clipboard, for pasting.
    Pasted(Option<String>),
    /// A second has gone by.
    Tick,
    /// Something about files.
    Files(files::Message),
}

/// What the application is to do.
pub(crate) enum Action {
    /// Nothing.
    None,
    /// Work.
    Run(Task<Message>),
    /// Open this mission instead.
    Open(PathBuf),
    /// The mission is kept here now.
    Saved(PathBuf, Task<Message>),
    /// Pictures of cardboard lie in this folder, for all missions.
    Pictures(Option<PathBuf>),
    /// Exports are written so; it is remembered for the next time.
    Exporting(Exports, Task<Message>),
    /// Go back to the first screen.
    Leave,
    /// Close the window.
    Quit,
    /// Begin a new mission instead.
    New,
    /// Carry out a command of the whole window.
    Do(Command),
}

impl Action {
    /// The work of both; what is more than work goes before.
    fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Run(one), Self::Run(other)) => Self::Run(Task::batch([one, other])),
            (Self::None, other) => other,
            (one, _) => one,
        }
    }
}

impl Editor {
    /// Show a document that was opened, and ask what has to be asked about it.
    pub(crate) fn opened(opening: Opening) -> (Self, Task<Message>) {
        let Opening { document, left, held, notice } = opening;
        let (mut editor, task) = Self::new(document);
        editor.notice = notice;
        editor.files = FileFlow::opened(held, left);
        (editor, task)
    }

    /// Show a document, and have it checked.
    pub(crate) fn new(document: Document) -> (Self, Task<Message>) {
        let editor = Self {
            checked: Vec::new(),
            found: Vec::new(),
            map: MapView::new(document.mission()),
            panels: Panels::new(&document),
            files: FileFlow::default(),
            drawings: Drawings::of(document.mission()),
            watching: None,
            playing: None,
            arranging: None,
            position: None,
            pressed_at: None,
            sittings: 0,
            waiting: None,
            seating: None,
            workshop: None,
            export: None,
            report: report::Sheet::default(),
            report_folder: None,
            context: None,
            notice: None,
            document,
        };
        let tasks = Task::batch([editor.check(), editor.paint_thumbnails()]);
        (editor, tasks)
    }

    /// Say something to who sits at the window.
    pub(crate) fn notify(&mut self, words: String) {
        self.notice = Some(words);
    }

    /// Show the same mission as its files are now, from where one looks.
    pub(crate) fn renew(&mut self, opening: Opening) -> Task<Message> {
        let (mut fresh, task) = Self::opened(opening);
        fresh.map.look_as(&self.map);
        fresh.files.autosave = self.files.autosave;
        fresh.panels.continue_from(&mut self.panels, &fresh.document);
        fresh.drawings.continue_from(&mut self.drawings);
        self.wait_with_game();
        self.put_position_away();
        fresh.position = self.position.take();
        (fresh.waiting, fresh.sittings) = (self.waiting.take(), self.sittings);
        fresh.redraw();
        fresh.refresh_scripts();
        fresh.notice = fresh.notice.or_else(|| Some(editor_model::words::say("reloaded")));
        *self = fresh;
        task
    }

    /// The title of the mission, or the name of its folder.
    pub(crate) fn title(&self) -> String {
        let title = &self.document.mission().info().title;
        let folder =
            || self.document.home.as_ref()?.file_name().map(|name| name.to_string_lossy().into_owned());
        if title.is_empty() {
            folder().unwrap_or_else(|| editor_model::words::say("untitled"))
        } else {
            title.clone()
        }
    }

    /// The document.
    pub(crate) const fn document(&self) -> &Document {
        &self.document
    }

    /// What the checks found.
    pub(crate) fn problems(&self) -> &[Diagnostic] {
        &self.found
    }

    /// How far the mission is, for the tutorial.
    pub(crate) fn progress(&self) -> Progress<'_> {
        let (played, saved) = (self.panels.proof.has_results(), self.document.home.is_some());
        Progress { mission: self.document.mission(), problems: &self.found, played, saved }
    }

    /// What commands can work on.
    pub(crate) fn now(&self) -> Now {
        let (history, watching) = (self.document.history(), self.watching.is_some());
        let (workshop, arranging) = (self.workshop.is_some(), self.arranging.is_some());
        let playing = self.playing.is_some() && !arranging;
        let game = watching || playing || arranging;
        Now {
            mission: true,
            missing: Laid::missing(self.document.mission().system()),
            selection: !game && !workshop && !self.document.selection().is_empty(),
            hand: !game && !workshop && self.map.hand.kind != Kind::Select,
            undo: !game && history.at() > 0,
            redo: !game && history.at() < history.steps().len(),
            watching,
            playing,
            arranging,
            workshop,
            script: !game && !workshop && self.panels.script.is_open(),
            writing: self.writes() || self.searches(),
        }
    }

    /// Something could not be done.
    pub(crate) fn failed(&mut self, why: String) {
        self.document.keep_on();
        self.notice = Some(why);
    }

    /// The window looks different now.
    pub(crate) fn relook(&mut self) -> Task<Message> {
        self.redraw();
        self.redraw_game();
        self.redraw_played();
        self.redraw_position();
        self.paint_thumbnails()
    }

    /// Another language is spoken now. What is on the cards of the box has other names in it.
    pub(crate) fn reworded(&mut self) -> Task<Message> {
        self.selection_changed();
        self.panels.palette.refresh(self.document.mission());
        self.redraw();
        self.check()
    }

    fn paint_thumbnails(&self) -> Task<Message> {
        Drawings::paint(self.document.mission())
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Map(message) => return self.map(message),
            Message::Palette(message) => {
                let action = self.panels.palette.update(message);
                return self.act(action, Message::Palette);
            }
            Message::Inspector(message) => {
                let action = self.panels.inspector.update(message, &self.document);
                return self.act(action, Message::Inspector);
            }
            Message::Cards(message) => {
                let action = self.panels.cards.update(message, &self.document);
                return self.act(action, Message::Cards);
            }
            Message::Script(message) => return self.script(message),
            Message::Problems(message) => {
                let action = self.panels.problems.update(message);
                self.map.marked.clear();
                return self.act(action, Message::Problems);
            }
            Message::Proof(message) => {
                let action = self.panels.proof.update(message, &self.document);
                return self.act(action, Message::Proof);
            }
            Message::Watch(message) => return self.watched(message),
            Message::Sitting(message) => return self.sat(message),
            Message::Arranging(message) => return self.arranged(message),
            Message::PlayFrom(cell) => return self.play_from(cell),
            Message::Seating(message) => return self.seated(message),
            Message::Workshop(message) => return self.craft(message),
            Message::Export(message) => return self.exporting(message),
            Message::Report(message) => return self.reporting(message),
            Message::Filmed(film) => return self.filmed(&film),
            Message::Layers(message) => {
                let action = self.panels.layers.update(message);
                return self.act(action, Message::Layers);
            }
            Message::History(message) => return self.act(history::update(message), Message::History),
            Message::Tabbed(tab) => {
                self.panels.show(tab);
                return Action::Run(self.follow_history());
            }
            Message::GameTabbed(layers) => {
                if let Some(watching) = &mut self.watching {
                    watching.layers = layers;
                }
            }
            Message::Widened(part, by) => self.panels.widen(part, by, self.map.room.width),
            Message::Checked(version, problems) if version == self.document.version() => {
                self.checked(problems);
                return Action::Run(self.panels.script.keep_in_sight());
            }
            Message::Checked(..) => {}
            Message::Drawn(painted) => {
                self.map.picture.take(&painted);
                if let Some(watching) = &mut self.watching {
                    watching.board.picture.take(&painted);
                }
                if let Some(played) = &mut self.playing {
                    played.board.picture.take(&painted);
                }
                if let Some(arranged) = &mut self.arranging {
                    arranged.board.picture.take(&painted);
                }
            }
            Message::Painted(thumbnails) => self.drawings.thumbnails = thumbnails,
            Message::Cardboard(brought) => self.pictures_read(brought),
            Message::Repainted(thumbnails) => self.drawings.thumbnails.take(thumbnails),
            Message::Pasted(text) => return self.paste(text),
            Message::Titled => return self.open_text("info-title"),
            Message::Tick => return self.tick(),
            Message::Context(message) => return self.choose_context(message),
            Message::Do(command) => return self.carry_out(command),
            Message::Files(message) => return self.files(message),
        }
        Action::None
    }

    /// See to it that what is seen is painted: what an edit has changed at once, the rest beside the window.
    /// `factor` pixels of the screen are one of the window.
    pub(crate) fn paint(&mut self, factor: f32) -> Task<Message> {
        let view = self.map.view();
        if let Some(ghosts) = &mut self.map.hand.ghosts {
            ghosts.look(&view, factor);
        }
        let shown = self.shown();
        if let Some(workshop) = &mut self.workshop {
            workshop.paint(factor);
        }
        let picture = match (&mut self.arranging, &mut self.watching, &mut self.playing) {
            (Some(arranged), _, _) => &mut arranged.board.picture,
            (None, Some(watching), _) => &mut watching.board.picture,
            (None, None, Some(played)) => &mut played.board.picture,
            (None, None, None) => &mut self.map.picture,
        };
        let job = picture.look(&view, shown, factor);
        job.map_or_else(Task::none, |job| Task::perform(work::aside(|| job.run()), Message::Drawn))
    }

    /// How the layers are shown.
    const fn shown(&self) -> Shown {
        Shown { layers: self.panels.layers.shown, dim: self.panels.layers.dim }
    }

    /// What was found in the box that finds everything.
    pub(crate) fn take(&mut self, found: Found) -> Action {
        if !matches!(found, Found::Command(_)) {
            self.workshop = None;
        }
        match found {
            Found::Command(command) => self.carry_out(command),
            Found::Piece(id) => self.act(panel::Action::Select([id].into()), Message::Palette),
            Found::Problem(number) => {
                self.panels.show(Tab::Problems);
                self.update(Message::Problems(problems::Message::Pressed(number)))
            }
            Found::Script(name, line) => self.open_script(&name, Some((line, 1))),
            Found::Texts => {
                self.document.select(Selection::new());
                self.panels.show(Tab::Inspector);
                Action::None
            }
        }
    }

    /// Do what a panel asks for.
    fn act<M: Send + 'static>(
        &mut self,
        action: panel::Action<M>,
        map: impl Fn(M) -> Message + Clone + Send + 'static,
    ) -> Action {
        match action {
            panel::Action::None => Action::None,
            panel::Action::Run(task) => Action::Run(task.map(map)),
            panel::Action::Say(words) => {
                self.notice = Some(words);
                Action::None
            }
            panel::Action::Commit(change) => self.commit(change),
            panel::Action::Mend(change) => self.mend(change),
            panel::Action::Select(chosen) => {
                self.document.select(chosen);
                self.selection_changed();
                if let Some(places) = self.map.selected_place() {
                    self.map.show(places);
                }
                Action::None
            }
            panel::Action::Take(kind) => {
                self.take_as_seen(kind);
                Action::None
            }
            panel::Action::Ask(about, at) => {
                self.context = Some(context::Context { about, at, cell: None });
                Action::None
            }
            panel::Action::Carry(kind) => {
                self.carry(kind);
                Action::None
            }
            panel::Action::Show(places) => {
                if let Some(places) = places.as_ref().and_then(Highlight::bounds) {
                    self.map.show(places);
                }
                self.map.mark(places);
                Action::None
            }
            panel::Action::Do(command) => self.carry_out(command),
            panel::Action::Workshop(number, face) => self.open_workshop(Some((number, face))),
            panel::Action::Script(name, at) => self.open_script(&name, at),
            panel::Action::Write(change, name) => {
                let done = self.commit(change);
                done.and(self.open_script(&name, None))
            }
            panel::Action::Jump(to) => {
                self.document.jump(to);
                self.changed()
            }
            panel::Action::Judged => {
                self.gather();
                if !self.panels.proof.heat().is_empty() {
                    self.redraw();
                }
                let shown = self.panels.proof.follow();
                Action::Run(Task::batch([self.renew_report(), shown]))
            }
            panel::Action::Worst => self.show_problem(|problems| problems.choose(0)),
            panel::Action::Finding(problem) => match self.lead_to(&problem) {
                Some(action) => action,
                None => {
                    self.panels.show(Tab::Problems);
                    Action::None
                }
            },
            panel::Action::Heat => {
                self.panels.layers.shown = self.panels.layers.shown.with(Layer::Heat);
                self.redraw();
                Action::None
            }
            panel::Action::Setting { setting, marines } => {
                self.show_texts();
                Action::Run(self.panels.inspector.open_setting(setting, marines))
            }
            panel::Action::Text(field) => self.open_text(field),
            panel::Action::Watch(wanted) => self.watch(wanted),
            panel::Action::Replay(problems::Evidence { marines, game, at, shows }) => {
                match self.panels.proof.game(marines, game, at) {
                    Some(wanted) => self.watch(Wanted { shows, ..wanted }),
                    None => self.watch_first(),
                }
            }
        }
    }

    /// Change the mission.
    fn commit(&mut self, change: Change) -> Action {
        self.notice = None;
        if self.document.commit(change) { self.changed() } else { Action::None }
    }

    /// The mission is another one than a moment ago.
    fn changed(&mut self) -> Action {
        frames::edited();
        // The checks begin before the picture does, beside it.
        let mut check = self.begin_check();
        self.redraw();
        self.selection_changed();
        self.refresh_scripts();
        self.panels.proof.changed(&self.document);
        self.look_again();
        let follow = self.panels.script.follow().map(Message::Script);
        let pictures = Task::batch([self.refresh_workshop(), self.refresh_palette()]);
        let history = self.follow_history();
        // Most of the time they are through by now, and one frame shows both.
        let check = match check.soon() {
            Some(problems) => {
                self.checked(problems);
                self.panels.script.keep_in_sight()
            }
            None => self.await_check(check),
        };
        Action::Run(Task::batch([check, follow, pictures, history]))
    }

    /// Where one is in the history is seen, if the history is.
    fn follow_history(&self) -> Task<Message> {
        if self.panels.tab == Tab::History { history::follow() } else { Task::none() }
    }

    /// The palette lists what there is now, and how many are left.
    fn refresh_palette(&mut self) -> Task<Message> {
        self.panels.palette.refresh(self.document.mission());
        self.drawings.cards_changed(self.document.mission())
    }

    /// Show the mission's own fields, whatever was selected.
    fn show_texts(&mut self) {
        self.document.select(Selection::new());
        self.selection_changed();
        self.panels.show(Tab::Inspector);
    }

    /// Show the mission's own fields, and write in one of its texts.
    fn open_text(&mut self, field: &'static str) -> Action {
        self.show_texts();
        Action::Run(self.panels.inspector.open_text(field))
    }

    fn selection_changed(&mut self) {
        self.map.select(&self.document);
        self.panels.inspector.refresh(&self.document);
    }

    fn check(&self) -> Task<Message> {
        self.await_check(self.begin_check())
    }

    fn begin_check(&self) -> work::Aside<Vec<Diagnostic>> {
        work::check(self.document.mission().clone(), self.document.reading.clone())
    }

    fn await_check(&self, check: work::Aside<Vec<Diagnostic>>) -> Task<Message> {
        let version = self.document.version();
        Task::perform(check.answer(), move |problems| Message::Checked(version, problems))
    }

    /// The checks of the mission as it is now are through.
    fn checked(&mut self, problems: Vec<Diagnostic>) {
        self.checked = problems;
        self.gather();
        frames::judged();
    }

    /// Put together what the checks found and what was found by playing, the worst first.
    fn gather(&mut self) {
        let mut problems = self.checked.clone();
        problems.extend(self.panels.proof.problems(self.document.mission()));
        problems.extend(self.drawings.cardboard.problems.iter().cloned());
        problems.sort_by_key(|problem| std::cmp::Reverse(problem.severity));
        // Most edits change no problem, and then the picture is good as it is.
        if self.found != problems {
            self.found = problems;
            self.map.scene.judge(self.document.mission(), theme::colors(), &self.found);
            self.repaint();
            self.map.marked.clear();
        }
        let older = self.panels.proof.is_older();
        if self.context.as_ref().is_some_and(context::Context::is_of_problems) {
            self.context = None;
        }
        self.panels.problems.found(&self.found, self.document.mission(), &self.map.scene, older);
        self.map.mark = None;
    }
}

impl std::fmt::Debug for Editor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Editor").field("document", &self.document).field("hand", &self.map.hand.kind).finish()
    }
}
