//! A person at the window: looks, points, presses, writes. What they do becomes events of the pointer and the keyboard;
//! nothing here reaches into the application but to look.

use super::glass::{Glass, Widgets};
use crate::app::{App, Message};
use crate::canvas::View;
use crate::focus::Heard;
use crate::focus::ring::Kind;
use crate::icon;
use crate::menu;
use crate::menu::list::{Line, Mark, breadth};
use crate::panel::arranging::{self, Arranging};
use crate::panel::sitting::seating::SheetMessage;
use crate::panel::sitting::{self, Table};
use crate::panel::workshop::{self, Workshop};
use crate::panel::{cards, export, history, inspector, palette, proof, report, script, watch};
use crate::screen::editor::{self, Editor};
use crate::screen::start;
use crate::theme::BODY;
use editor_model::command::Command;
use editor_model::grouping::groups;
use editor_model::settings::{Folders, Judges, Look, Settings};
use editor_model::words::plain;
use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced::keyboard::key::Named;
use iced::widget::text_editor::{Action as Typed, Edit as Typing};
use iced::{Event, Point, Rectangle, Size, Task, Vector, keyboard, mouse};
use iced_test::runtime::{Action, task};
use iced_test::selector;
use iced_test::simulator::{self, Simulator, Snapshot};
use missions::history::Change;
use missions::scene::{self, Layer, Layers, Rect};
use missions::verdict::Judgement;
use missions::{Diagnostic, Id, Mission, ScriptName};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::TempDir;
use tiles::Cell;

/// The window is as large as at its first start.
const SIZE: Size = Size::new(1280.0, 800.0);

/// Where the map begins: right of the palette and the tools, below the bars.
const MAP: Vector = Vector::new(290.0, 81.0);

pub(super) struct Session {
    app: App,
    glass: Glass,
    pointer: Point,
    /// The folder it works in, if it is its own.
    _folder: Option<TempDir>,
    /// Held by the one that may open shipped missions where they lie.
    _alone: Option<MutexGuard<'static, ()>>,
}

impl Session {
    pub(super) fn new(path: Option<PathBuf>) -> Self {
        // Bots that search take seconds; tests of what they show ask for them.
        let settings = Settings { judges: Judges::Greedy, ..Settings::default() };
        let (app, task) = App::new(path, settings, None);
        let mut session =
            Self { app, glass: Glass::new(SIZE), pointer: Point::ORIGIN, _folder: None, _alone: None };
        session.run(task);
        // The first look at the map gives it the size of its room.
        session.happen([]);
        session
    }

    /// One on the first screen that keeps its settings in this folder.
    pub(super) fn keeping_in(folder: &Path) -> Self {
        let of = |name: &str| folder.join(name);
        let folders = Folders {
            settings: folder.to_owned(),
            journals: of("journals"),
            results: of("results"),
            missions: Some(of("missions")),
        };
        let (app, task) = App::new(None, Settings::load(folder), Some(folders));
        let mut session =
            Self { app, glass: Glass::new(SIZE), pointer: Point::ORIGIN, _folder: None, _alone: None };
        session.run(task);
        session
    }

    /// One that opens shipped missions where they lie, and closes what it opened. There is one such session at a time, for a second window on a
    /// mission is asked about it.
    pub(super) fn with_the_shipped(path: Option<PathBuf>) -> Self {
        static ALONE: Mutex<()> = Mutex::new(());
        // A test that failed while it held it has done nothing to it.
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        Self { _alone: Some(alone), ..Self::new(path) }
    }

    /// With a shipped mission all for oneself: tests run side by side, and two windows on one folder are asked about it.
    pub(super) fn on_copy_of(name: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self::on_copy_from(&super::shipped(name), folder)
    }

    /// One on a copy of a mission in this folder.
    pub(super) fn on_copy_from(mission: &Path, folder: TempDir) -> Self {
        let path = folder.path().join(mission.file_name().expect("a name"));
        std::fs::create_dir(&path).expect("made");
        for file in std::fs::read_dir(mission).expect("a folder").flatten() {
            if !file.file_name().to_string_lossy().starts_with('.') {
                let _ = std::fs::copy(file.path(), path.join(file.file_name())).expect("copied");
            }
        }
        Self { _folder: Some(folder), ..Self::new(Some(path)) }
    }

    /// The window is as large as this now.
    pub(super) fn resize(&mut self, size: Size) {
        self.glass.resize(size);
        self.send(Message::Resized(size));
        self.happen_nothing();
    }

    /// The text is as large as it gets; the window is as large as before, and nothing says that it has fewer pixels of its own.
    pub(super) fn enlarge(&mut self) {
        self.enlarge_by(30);
    }

    /// The text is larger by so many steps, in the same window.
    pub(super) fn enlarge_by(&mut self, steps: u8) {
        let (before, size) = (self.settings().scale, self.glass.size());
        (0..steps).for_each(|_| self.carry_out(Command::Bigger));
        self.glass.resize(size * (f32::from(before) / f32::from(self.settings().scale)));
        self.happen_nothing();
    }

    /// Which texts are seen one over the other.
    pub(super) fn overprinted(&self) -> Vec<(String, String)> {
        let mut seen: Vec<(Rectangle, String)> = Vec::new();
        let mut both = Vec::new();
        let collect = |target: selector::Candidate<'_>| {
            if let selector::Candidate::Text { content, visible_bounds: Some(bounds), .. } = target {
                let over = seen.iter().filter(|(at, _)| {
                    at.intersection(&bounds).is_some_and(|part| part.width > 1.0 && part.height > 1.0)
                });
                both.extend(over.map(|(_, words)| (words.clone(), content.to_owned())));
                seen.push((bounds, content.to_owned()));
            }
            None::<()>
        };
        let _ = self.look(|look| look.find(collect));
        both
    }

    pub(super) fn title(&self) -> String {
        self.app.title()
    }

    pub(super) fn sees(&self, words: &str) -> bool {
        self.look(|look| look.find(words)).is_some()
    }

    /// Is there a text with these words in it?
    pub(super) fn sees_part(&self, words: &str) -> bool {
        let words = words.to_owned();
        let part = move |target: selector::Candidate<'_>| match target {
            selector::Candidate::Text { content, .. } if content.contains(&words) => Some(()),
            _ => None,
        };
        self.look(|look| look.find(part)).is_some()
    }

    /// Where a text is seen.
    pub(super) fn place_of(&self, words: &str) -> Option<Rectangle> {
        let words = words.to_owned();
        let place = move |target: selector::Candidate<'_>| match target {
            selector::Candidate::Text { content, bounds, .. } if content == words => Some(bounds),
            _ => None,
        };
        self.look(|look| look.find(place))
    }

    /// Is a text seen, and not scrolled out of sight?
    pub(super) fn in_sight(&self, words: &str) -> bool {
        let words = words.to_owned();
        let place = move |target: selector::Candidate<'_>| match target {
            selector::Candidate::Text { content, visible_bounds, .. } if content == words => visible_bounds,
            _ => None,
        };
        self.look(|look| look.find(place)).is_some()
    }

    /// Is all of a line of running text seen below the menus, in one line?
    pub(super) fn sees_whole(&self, words: &str) -> bool {
        let (wide, high) = (breadth(words, BODY), 2.0 * BODY);
        let words = words.to_owned();
        let place = move |target: selector::Candidate<'_>| match target {
            selector::Candidate::Text { content, visible_bounds, .. } if content == words => {
                visible_bounds.filter(|at| at.y >= menu::BAR && at.width > wide - 2.0 && at.height < high)
            }
            _ => None,
        };
        self.look(|look| look.find(place)).is_some()
    }

    /// The steps of the history, as they are listed.
    pub(super) fn history(&self) -> Vec<String> {
        let steps = self.editor().document().history().steps();
        steps.iter().map(|step| rule_system::capital(&step.label)).collect()
    }

    /// Every text one sees.
    pub(super) fn texts(&self) -> Vec<String> {
        let mut texts = Vec::new();
        let collect = |target: selector::Candidate<'_>| {
            if let selector::Candidate::Text { content, .. } = target {
                texts.push(content.to_owned());
            }
            None::<()>
        };
        let _ = self.look(|look| look.find(collect));
        texts
    }

    /// What authors wrote for players; nothing without a mission.
    pub(super) fn texts_of_mission(&self) -> String {
        if !self.is_editing() {
            return String::new();
        }
        self.mission().texts().into_iter().map(|(_, text)| text + "\n").collect()
    }

    /// What on the window comes from the mission and from what is said about it.
    pub(super) fn data(&self) -> String {
        let Some(editor) = self.app.shown_editor() else {
            let library = super::shipped("first-steps").join("../");
            let missions = ["first-steps", "cold-vaults", "weeping-stone", "last-lift"];
            return missions
                .map(|name| std::fs::read_to_string(library.join(name).join("mission.ron")).expect("text"))
                .join(" ");
        };
        let mission = editor.document().mission();
        let problems = editor.problems().iter().map(|problem| {
            let page =
                missions::explain(problem.code.0).map_or_else(String::new, |page| page.text().to_string());
            format!(
                "{} {} {} {} {page}",
                problem.message,
                plain(&problem.message),
                problem.code,
                problem.help.as_ref().map(ToString::to_string).unwrap_or_default()
            )
        });
        let problems: Vec<String> = problems.collect();
        let scripts = mission.scripts().keys().map(|name| missions::scripts::title(name).to_owned());
        let said = missions::Printed::all(mission).map(|card| format!("{} {}", card.title, card.text));
        let cards = scripts.chain(said);
        let cards: Vec<String> = cards.collect();
        let tiles = mission.catalogue().tiles.values();
        let tiles: Vec<String> =
            tiles.map(|tile| format!("{} {} {}", tile.about, tile.titles.join(" "), tile.note)).collect();
        let faults = mission.sheet_problems().iter();
        let faults: Vec<String> = faults.map(|fault| format!("{} {}", fault.sentence, fault.help)).collect();
        // The rules choose the words of a story; a sentence that comes several times has the number behind it.
        let told = editor.watch_shown().into_iter().flat_map(|watch| &watch.telling().paragraphs);
        let told = told.flat_map(|told| {
            let times = told.to + 1 - told.from;
            told.plain(true).map(move |line| format!("{line} {line} (×{times})"))
        });
        let told: Vec<String> = told.collect();
        let draft = editor.export_shown().and_then(export::Sheet::drafted);
        let draft = draft.map_or_else(String::new, export::Draft::words);
        let reports = editor.judgement().into_iter().flat_map(|judgement| &judgement.reports);
        let formats = missions::export::ALL.iter().map(|exporter| exporter.format());
        let formats: Vec<String> =
            formats.map(|format| format!("{} {} {}", format.id, format.name, format.about)).collect();
        let ends: Vec<&str> =
            reports.flat_map(|report| report.ends.keys().map(|(_, end)| end.as_str())).collect();
        let said = mission.intents().iter().map(|intent| intent.sentence(mission));
        let answers = editor.judgement().into_iter().flat_map(|judgement| &judgement.intents);
        let intents: Vec<String> = said.chain(answers.map(|answer| answer.measured().to_string())).collect();
        let known = editor.proof().knockouts.known();
        let taken: Vec<String> =
            known.into_iter().flat_map(|it| &it.found).map(|it| it.name.to_string()).collect();
        let told = [told.join(" "), ends.join(" "), intents.join(" "), taken.join(" ")].join(" ");
        let mission = missions::format::write(mission);
        [
            told,
            formats.join(" "),
            draft,
            mission,
            problems.join(" "),
            cards.join(" "),
            tiles.join(" "),
            faults.join(" "),
        ]
        .join(" ")
    }

    pub(super) fn export(&mut self, message: export::Message) {
        let task = self.app.send_editor(editor::Message::Export(message));
        self.run(task);
    }

    /// On the sheet with the report.
    pub(super) fn report(&mut self, message: report::Message) {
        let task = self.app.send_editor(editor::Message::Report(message));
        self.run(task);
    }

    pub(super) fn draft(&self) -> Option<&export::Draft> {
        self.editor().export_shown()?.drafted()
    }

    pub(super) fn put(&self) -> Option<&export::Put> {
        self.editor().export_shown()?.put()
    }

    pub(super) fn click(&mut self, what: &str) {
        if let Some(place) = self.place_of(what) {
            self.pointer = place.center();
        }
        let clicked = self.at(|look| look.click(what));
        assert!(clicked, "there is no {what:?} to click");
    }

    /// Write into the field for a path. (A letter at a time is tried at a real window.)
    pub(super) fn write(&mut self, words: &str) {
        self.send(Message::Start(start::Message::PathChanged(words.to_owned())));
    }

    pub(super) fn key(&mut self, key: Named) {
        self.tap(pressed(keyboard::Key::Named(key)));
    }

    pub(super) fn shift(&mut self, key: Named) {
        self.held(keyboard::Modifiers::SHIFT, keyboard::Key::Named(key));
    }

    pub(super) fn control_key(&mut self, key: Named) {
        self.held(keyboard::Modifiers::CTRL, keyboard::Key::Named(key));
    }

    pub(super) fn alt_key(&mut self, key: Named) {
        self.held(keyboard::Modifiers::ALT, keyboard::Key::Named(key));
    }

    pub(super) fn control_shift_key(&mut self, key: Named) {
        self.held(keyboard::Modifiers::CTRL | keyboard::Modifiers::SHIFT, keyboard::Key::Named(key));
    }

    pub(super) fn character(&mut self, key: &str) {
        self.tap(pressed(keyboard::Key::Character(key.into())));
    }

    pub(super) fn control(&mut self, key: &str) {
        self.held(keyboard::Modifiers::CTRL, keyboard::Key::Character(key.into()));
    }

    pub(super) fn alt(&mut self, key: &str) {
        self.held(keyboard::Modifiers::ALT, keyboard::Key::Character(key.into()));
    }

    fn held(&mut self, held: keyboard::Modifiers, key: keyboard::Key) {
        let mut event = pressed(key);
        if let keyboard::Event::KeyPressed { modifiers, text, key, .. } = &mut event {
            *modifiers = held;
            // As the desktop reports it: with Control a letter is a control character and a digit stays a digit.
            *text = match key {
                keyboard::Key::Character(c) if held.control() && c.starts_with(char::is_alphabetic) => {
                    Some("\u{1a}".into())
                }
                keyboard::Key::Character(c) => Some(c.clone()),
                keyboard::Key::Named(_) | keyboard::Key::Unidentified => None,
            };
        }
        self.tap(event);
    }

    /// Click the icon of a command.
    pub(super) fn press(&mut self, command: Command) {
        self.click(&icon::letter(command).expect("an icon"));
    }

    pub(super) fn sees_icon(&mut self, command: Command) -> bool {
        self.sees(&icon::letter(command).expect("an icon"))
    }

    /// A right click where one points.
    pub(super) fn right_click(&mut self) {
        let button = mouse::Button::Right;
        self.happen(
            [mouse::Event::ButtonPressed(button), mouse::Event::ButtonReleased(button)].map(Event::Mouse),
        );
    }

    /// A right click on a text.
    pub(super) fn right_click_on(&mut self, words: &str) {
        let place = self.place_of(words).expect("it is seen");
        self.point_at(place.center());
        self.right_click();
    }

    /// The right button goes down, and up so many pixels further right.
    pub(super) fn right_drag(&mut self, by: f32) {
        let from = self.pointer;
        self.happen([Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right))]);
        self.point_at(from + Vector::new(by, 0.0));
        self.happen([Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Right))]);
    }

    /// Turn the wheel by so many steps.
    pub(super) fn scroll_at(&mut self, at: Point, steps: f32) {
        self.point_at(at);
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y: steps };
        self.happen([Event::Mouse(mouse::Event::WheelScrolled { delta })]);
    }

    /// Is the map dark but for what is pointed at?
    pub(super) fn dims(&self) -> bool {
        self.editor().dims()
    }

    /// Unfold every line of the list that stands for several problems.
    pub(super) fn unfold(&mut self) {
        let groups = groups(self.editor().problems(), self.mission());
        for group in groups.into_iter().filter(|group| group.numbers.len() > 1) {
            self.click(&rule_system::capital(plain(&group.words)));
        }
        self.point_at(Point::ORIGIN);
    }

    pub(super) fn problem_count(&self) -> usize {
        self.editor().problems().len()
    }

    /// The message of a problem as the list shows it.
    pub(super) fn problem_words(&self, number: usize) -> String {
        rule_system::capital(plain(&self.editor().problems()[number].message))
    }

    /// The title of the objective card.
    pub(super) fn card_title(&self) -> String {
        missions::Printed::all(self.mission()).next().expect("a card").title
    }

    /// Is a text seen at two places?
    pub(super) fn sees_twice(&self, words: &str) -> bool {
        self.texts().iter().filter(|text| *text == words).count() > 1
    }

    /// On a copy of a shipped mission, with so few games that one waits for none.
    pub(super) fn for_random_inputs(name: &str) -> Self {
        let mut session = Self::on_copy_of(name);
        session.proof(proof::Message::Wanted(1));
        session
    }

    pub(super) const fn size(&self) -> Size {
        self.glass.size()
    }

    /// Is a mission open?
    pub(super) fn is_editing(&self) -> bool {
        self.app.shown_editor().is_some()
    }

    /// The folder of the mission, if it has been saved.
    pub(super) fn home(&self) -> Option<PathBuf> {
        self.app.shown_editor()?.document().home.clone()
    }

    /// Leave games, the workshop and the script.
    pub(super) fn close_what_covers(&mut self) {
        if self.arranging().is_some() {
            self.carry_out(Command::ArrangeLeave);
        }
        let editor = self.editor();
        let (watched, tile) = (editor.watch_shown().is_some(), editor.workshop_shown().is_some());
        if watched {
            self.carry_out(Command::WatchLeave);
        }
        if self.table().is_some() {
            self.carry_out(Command::PlayLeave);
        }
        if tile {
            self.carry_out(Command::WorkLeave);
        }
    }

    /// What keeps steps from being undone, for a test that failed.
    pub(super) fn state(&self) -> String {
        self.editor().state()
    }

    /// Carry out a command as the menu does.
    pub(super) fn carry_out(&mut self, command: Command) {
        self.send(Message::Menu(crate::menu::Message::Do(command)));
    }

    /// Wear a look from now on.
    pub(super) fn wear(&mut self, look: Look) {
        let command = match look {
            Look::Dark => Command::ThemeDark,
            Look::Light => Command::ThemeLight,
            Look::Contrast => Command::ThemeContrast,
        };
        self.send(Message::Menu(crate::menu::Message::Do(command)));
    }

    pub(super) fn point_at(&mut self, at: Point) {
        self.pointer = at;
        self.happen([Event::Mouse(mouse::Event::CursorMoved { position: at })]);
    }

    pub(super) fn point_at_cell(&mut self, x: i16, y: i16) {
        let middle = scene::Point::new(f32::from(x) + 0.5, f32::from(y) + 0.5);
        self.point_at(self.view().to_pixels(middle) + MAP);
    }

    pub(super) fn click_cell(&mut self, x: i16, y: i16) {
        self.point_at_cell(x, y);
        self.happen(simulator::click());
    }

    pub(super) fn drag(&mut self, from: Point, by: Vector) {
        self.point_at(from);
        self.at(|look| {
            look.point_at(from);
            look.simulate([Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Middle))]);
            look.point_at(from + by);
            let moved = Event::Mouse(mouse::Event::CursorMoved { position: from + by });
            look.simulate([moved, Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Middle))]);
        });
    }

    pub(super) fn wheel(&mut self, at: Point, steps: f32) {
        self.point_at(at);
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y: steps };
        self.happen([Event::Mouse(mouse::Event::WheelScrolled { delta })]);
    }

    pub(super) fn press_problem(&mut self, number: usize) {
        let words = rule_system::capital(plain(&self.problems()[number].message));
        self.click(&words);
    }

    /// What is seen; so many pixels are one of the window.
    pub(super) fn picture(&self, factor: f32) -> image::RgbaImage {
        let size = self.glass.size();
        let pointer = self.pointer;
        self.look(|look| {
            look.point_at(pointer);
            look.picture(size, factor)
        })
    }

    pub(super) fn snapshot(&self) -> Snapshot {
        let settings = iced::Settings { default_font: crate::theme::PLAIN, ..iced::Settings::default() };
        let mut still = Simulator::with_size(settings, SIZE, self.app.view());
        still.snapshot(&crate::theme::theme()).expect("a picture")
    }

    /// Is the map as if it were painted again? And how many chunks of it are seen?
    pub(super) fn is_as_painted_anew(&self) -> (bool, usize) {
        self.editor().is_as_painted_anew()
    }

    /// Drag with the left button.
    pub(super) fn pull(&mut self, from: Point, by: Vector) {
        self.point_at(from);
        let to = from + by;
        self.at(|look| {
            look.point_at(from);
            look.simulate([Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
            look.point_at(to);
            let moved = Event::Mouse(mouse::Event::CursorMoved { position: to });
            look.simulate([moved, Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
        });
        // The map hears how much room it has now.
        self.point_at(from + Vector::new(-200.0, 0.0));
        self.happen([]);
    }

    /// Go to the line between the script and the map.
    pub(super) fn walk_to_line(&mut self) {
        self.key(Named::F6);
        for _ in 0..3 {
            self.shift(Named::Tab);
            if self.focus_at().is_some_and(|at| at.width < 8.0 && at.x < 800.0) {
                return;
            }
        }
        panic!("there is no line");
    }

    pub(super) fn open_script(&mut self, name: &ScriptName) {
        self.script(script::Message::Opened(name.clone()));
    }

    /// Is anything of a layer drawn in this place of the board?
    pub(super) fn draws(&self, layer: Layer, place: Rect) -> bool {
        self.editor().draws(layer, place)
    }

    /// Press the left button on a space and move the pointer, without letting go.
    pub(super) fn hold_cell(&mut self, x: i16, y: i16, by: Vector) {
        self.point_at_cell(x, y);
        let (from, to) = (self.pointer, self.pointer + by);
        self.at(|look| {
            look.point_at(from);
            look.simulate([Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
            look.point_at(to);
            look.simulate([Event::Mouse(mouse::Event::CursorMoved { position: to })]);
        });
        self.pointer = to;
    }

    /// Where these words are seen.
    pub(super) fn place(&self, words: &str) -> Rectangle {
        let what = words.to_owned();
        let place = move |target: selector::Candidate<'_>| match target {
            selector::Candidate::Text { content, visible_bounds, .. } if content == what => visible_bounds,
            _ => None,
        };
        let place = self.look(|look| look.find(place));
        place.unwrap_or_else(|| panic!("{words:?} is not seen"))
    }

    /// Press the left button on these words and keep it.
    pub(super) fn grab(&mut self, words: &str) {
        self.grab_at(self.place(words).center());
    }

    /// Press the left button there and keep it.
    pub(super) fn grab_at(&mut self, at: Point) {
        self.point_at(at);
        self.happen([Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
    }

    /// Let go of the left button where one points.
    pub(super) fn let_go(&mut self) {
        self.happen([Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
    }

    /// How much room the map has.
    pub(super) fn room(&mut self) -> Size {
        self.happen([]);
        self.editor().room_shown()
    }

    pub(super) fn view(&self) -> View {
        self.editor().seen()
    }

    pub(super) fn mission(&self) -> &Mission {
        self.editor().document().mission()
    }

    pub(super) fn selected(&self) -> Vec<Id> {
        self.editor().document().selection().iter().copied().collect()
    }

    pub(super) fn select(&mut self, chosen: impl IntoIterator<Item = Id>) {
        self.app.select(chosen.into_iter().collect());
    }

    /// Something in the inspector that a pointer cannot do here.
    pub(super) fn inspector(&mut self, message: inspector::Message) {
        let task = self.app.send_editor(editor::Message::Inspector(message));
        self.run(task);
    }

    /// Something in the panel where games are played.
    pub(super) fn proof(&mut self, message: proof::Message) {
        let task = self.app.send_editor(editor::Message::Proof(message));
        self.run(task);
    }

    /// Results of play go to this folder.
    pub(super) fn keep_results(&mut self, folder: PathBuf) {
        self.app.keep_results(folder);
    }

    pub(super) fn proof_panel(&self) -> &proof::Proof {
        self.editor().proof()
    }

    /// The game that is watched.
    pub(super) fn watch(&self) -> Option<&watch::Watch> {
        self.editor().watch_shown()
    }

    pub(super) fn watching(&mut self, message: watch::Message) {
        let task = self.app.send_editor(editor::Message::Watch(message));
        self.run(task);
    }

    /// The game that people play.
    pub(super) fn table(&self) -> Option<&Table> {
        self.editor().table_shown()
    }

    /// The position that is set up.
    pub(super) fn arranging(&self) -> Option<&Arranging> {
        self.editor().arranging_shown()
    }

    /// Something where a position is set up.
    pub(super) fn arrange(&mut self, message: arranging::Message) {
        let task = self.app.send_editor(editor::Message::Arranging(message));
        self.run(task);
    }

    /// Something in a game that people play.
    pub(super) fn sit(&mut self, message: sitting::Message) {
        let task = self.app.send_editor(editor::Message::Sitting(message));
        self.run(task);
    }

    /// Something on the sheet where one chooses who plays.
    pub(super) fn seating(&mut self, message: SheetMessage) {
        let task = self.app.send_editor(editor::Message::Seating(message));
        self.run(task);
    }

    /// What the status line says, if something was to be said.
    pub(super) fn notice(&self) -> Option<String> {
        self.editor().notice_shown().map(str::to_owned)
    }

    /// Point at a space of a game that people play. Its map does not begin where that of a mission does.
    pub(super) fn point_at_space(&mut self, at: Cell) {
        // The map hears how much room it has.
        self.happen_nothing();
        let middle = scene::Point::new(f32::from(at.x) + 0.5, f32::from(at.y) + 0.5);
        let corner = self.editor().corner_shown();
        self.point_at(self.view().to_pixels(middle) + Vector::new(corner.x, corner.y));
    }

    pub(super) fn click_space(&mut self, at: Cell) {
        self.point_at_space(at);
        self.happen(simulator::click());
    }

    /// Send something to the editor and leave for later what comes of it.
    pub(super) fn begin(&mut self, message: editor::Message) -> Task<Message> {
        self.app.send_editor(message)
    }

    /// Something among the cards.
    /// In the palette.
    pub(super) fn palette(&mut self, message: palette::Message) {
        let task = self.app.send_editor(editor::Message::Palette(message));
        self.run(task);
    }

    pub(super) fn cards(&mut self, message: cards::Message) {
        let task = self.app.send_editor(editor::Message::Cards(message));
        self.run(task);
    }

    /// Something in a script.
    pub(super) fn script(&mut self, message: script::Message) {
        let task = self.app.send_editor(editor::Message::Script(message));
        self.run(task);
    }

    /// Write in a script, a letter at a time, as a person does.
    pub(super) fn type_in(&mut self, words: &str) {
        for letter in words.chars() {
            self.script(match letter {
                '\n' => script::Message::NewLine,
                letter => script::Message::Typed(Typed::Edit(Typing::Insert(letter))),
            });
        }
    }

    /// A key that a field takes for itself.
    pub(super) fn key_in_field(&mut self, key: Named) {
        self.send(Message::Key(pressed(keyboard::Key::Named(key)), Heard::Taken));
    }

    /// The tile that is drawn.
    pub(super) fn workshop(&self) -> Option<&Workshop> {
        self.editor().workshop_shown()
    }

    /// Something in the workshop that a pointer cannot do here.
    pub(super) fn craft(&mut self, message: workshop::Message) {
        let task = self.app.send_editor(editor::Message::Workshop(message));
        self.run(task);
    }

    /// Where a point of the side in work lies on the window. The table goes down to the status line.
    fn in_workshop(&self, (x, y): (f32, f32)) -> Point {
        let view = self.workshop().expect("the workshop").seen();
        let corner = Vector::new(197.0, SIZE.height - 33.0 - view.size.height);
        view.to_pixels(scene::Point::new(x, y)) + corner
    }

    /// Press a button of the mouse there and keep it.
    pub(super) fn press_in_workshop(&mut self, at: (f32, f32)) {
        self.happen([]);
        self.point_at(self.in_workshop(at));
        self.happen([Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
    }

    /// Draw with a button of the mouse over these points of the side in work.
    pub(super) fn stroke(&mut self, button: mouse::Button, points: &[(f32, f32)]) {
        // The first look at the table gives it the size of its room.
        self.happen([]);
        let places: Vec<Point> = points.iter().map(|point| self.in_workshop(*point)).collect();
        self.point_at(places[0]);
        self.at(|look| {
            look.point_at(places[0]);
            look.simulate([Event::Mouse(mouse::Event::ButtonPressed(button))]);
            for position in &places[1..] {
                look.point_at(*position);
                look.simulate([Event::Mouse(mouse::Event::CursorMoved { position: *position })]);
            }
            look.simulate([Event::Mouse(mouse::Event::ButtonReleased(button))]);
        });
        self.pointer = places[places.len() - 1];
    }

    /// A command that asks something.
    pub(super) fn begin_question(&mut self, command: editor_model::command::Command) {
        let task = self.app.send_editor(editor::Message::Do(command));
        self.run(task);
    }

    /// How many pictures of cardboard there are.
    pub(super) fn pictures(&self) -> usize {
        self.editor().pictures_shown()
    }

    /// The problems of the list that have this code.
    pub(super) fn told(&self, code: &str) -> usize {
        self.problems().iter().filter(|problem| problem.code.0 == code).count()
    }

    /// An answer to a question about files.
    pub(super) fn answer(&mut self, message: editor::Answer) {
        let task = self.app.send_editor(editor::Message::Files(message));
        self.run(task);
    }

    /// What of the map is lit because a script speaks of it.
    pub(super) fn lit(&self) -> Option<Rect> {
        self.editor().lit_by_script()
    }

    /// A second goes by.
    pub(super) fn tick(&mut self) {
        self.send(Message::Tick);
    }

    /// Change the mission as a panel would.
    pub(super) fn commit(&mut self, change: Change) {
        let task = self.app.change(change);
        self.run(task);
    }

    pub(super) fn problems(&self) -> Vec<Diagnostic> {
        self.editor().problems().to_vec()
    }

    pub(super) fn marked(&self) -> Option<Rect> {
        self.editor().marked()
    }

    pub(super) fn judgement(&self) -> &Judgement {
        self.editor().judgement().expect("games were played")
    }

    pub(super) fn send(&mut self, message: Message) {
        let task = self.app.update(message);
        self.run(task);
    }

    /// Send a message and leave for later what comes of it.
    pub(super) fn send_lazily(&mut self, message: start::Message) -> Task<Message> {
        self.app.update(Message::Start(message))
    }

    /// Do what a task asks for, until nothing is left to do.
    pub(super) fn run(&mut self, task: Task<Message>) {
        let Some(mut actions) = task::into_stream(task) else { return };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.send(message),
                Action::Widget(operation) => self.at(|look| look.operate(operation)),
                _ => {}
            }
        }
    }

    fn send_all(&mut self, messages: impl IntoIterator<Item = Message>) {
        for message in messages {
            self.send(message);
        }
    }

    fn editor(&self) -> &Editor {
        self.app.shown_editor().expect("a mission is open")
    }

    fn happen(&mut self, events: impl IntoIterator<Item = Event>) {
        // The window draws itself before anything can happen on it.
        self.at_once([drawn()]);
        self.at_once(events);
    }

    fn at_once(&mut self, events: impl IntoIterator<Item = Event>) {
        let pointer = self.pointer;
        self.at(|look| {
            look.point_at(pointer);
            look.simulate(events);
        });
    }

    /// A key goes down and up.
    fn tap(&mut self, event: keyboard::Event) {
        let keyboard::Event::KeyPressed { modifiers, .. } = event else { return };
        let held = |held| Event::Keyboard(keyboard::Event::ModifiersChanged(held));
        let (down, up) = (held(modifiers), held(keyboard::Modifiers::empty()));
        let beside = !modifiers.is_empty();
        let events = beside.then_some(down).into_iter().chain([Event::Keyboard(event)]);
        self.happen(events.chain(beside.then_some(up)).collect::<Vec<_>>());
    }

    /// Save into another folder, by keys.
    pub(super) fn save_as(&mut self, folder: &Path) {
        self.held(
            keyboard::Modifiers::CTRL | keyboard::Modifiers::SHIFT,
            keyboard::Key::Character("s".into()),
        );
        self.control("a");
        self.type_keys(&folder.to_string_lossy());
        self.key(Named::Enter);
    }

    /// Has the text of the script the keys?
    pub(super) fn writes(&self) -> bool {
        self.editor().writes()
    }

    /// Write by keys, into whatever has them.
    pub(super) fn type_keys(&mut self, words: &str) {
        for letter in words.chars() {
            let mut event = pressed(keyboard::Key::Character(letter.to_string().into()));
            if let keyboard::Event::KeyPressed { text, .. } = &mut event {
                *text = Some(letter.to_string().into());
            }
            self.tap(event);
        }
    }

    /// A key and a click where one points, between two frames of the window.
    pub(super) fn key_and_click(&mut self, key: &str) {
        let key = Event::Keyboard(pressed(keyboard::Key::Character(key.into())));
        self.at_once([key].into_iter().chain(simulator::click()));
    }

    /// Nothing happens, but the window is drawn and what waited for that is done.
    pub(super) fn happen_nothing(&mut self) {
        self.happen([]);
    }

    pub(super) fn control_shift(&mut self, key: &str) {
        let held = keyboard::Modifiers::CTRL | keyboard::Modifiers::SHIFT;
        self.held(held, keyboard::Key::Character(key.into()));
    }

    /// Click there with Control held.
    pub(super) fn control_click(&mut self, at: Point) {
        self.point_at(at);
        let held = |held| Event::Keyboard(keyboard::Event::ModifiersChanged(held));
        self.happen([held(keyboard::Modifiers::CTRL)]);
        self.happen(simulator::click());
        self.happen([held(keyboard::Modifiers::empty())]);
    }

    pub(super) fn click_at(&mut self, at: Point) {
        self.point_at(at);
        self.happen(simulator::click());
    }

    /// Is this space of the map seen?
    pub(super) fn sees_cell(&self, x: i16, y: i16) -> bool {
        self.view().seen().meets(Rect::new(f32::from(x), f32::from(y), 1.0, 1.0))
    }

    /// The single lines to write in, with what stands in them; a hint, where nothing does.
    fn lines_seen(&self) -> Vec<(Rectangle, String)> {
        let mut lines = Vec::new();
        let collect = |target: selector::Candidate<'_>| {
            if let selector::Candidate::TextInput { visible_bounds: Some(bounds), state, .. } = target {
                lines.push((bounds, state.text().to_owned()));
            }
            None::<()>
        };
        let _ = self.look(|look| look.find(collect));
        lines
    }

    /// How many single lines to write in are seen.
    pub(super) fn lines(&self) -> usize {
        self.lines_seen().len()
    }

    /// What stands in the single line that has the keys.
    pub(super) fn line(&self) -> Option<String> {
        let at = self.focus_at()?.center();
        self.lines_seen().into_iter().find(|(bounds, _)| bounds.contains(at)).map(|(_, text)| text)
    }

    pub(super) fn click_line(&mut self, number: usize) {
        let at = self.lines_seen()[number].0.center();
        self.click_at(at);
    }

    /// Click into what one writes in below these words.
    pub(super) fn click_line_below(&mut self, words: &str) {
        let words = words.to_owned();
        let label = move |target: selector::Candidate<'_>| match target {
            selector::Candidate::Text { content, visible_bounds, .. } if content == words => visible_bounds,
            _ => None,
        };
        let label = self.look(|look| look.find(label)).expect("the label is seen");
        self.click_at(Point::new(label.x + 12.0, label.y + label.height + 18.0));
    }

    /// Has a text the keys?
    pub(super) fn writes_text(&self) -> bool {
        self.look(|look| matches!(look.stop(), Some(Kind::Text | Kind::Line)))
    }

    /// Go back to before the first step.
    pub(super) fn jump_to_start(&mut self) {
        let task = self.app.send_editor(editor::Message::History(history::Message::Pressed(0)));
        self.run(task);
    }

    /// The marks of commands in the open menu that are on or off.
    pub(super) fn marks(&self) -> BTreeMap<String, Mark> {
        let lines = self.app.menu_lines().expect("a menu is open");
        lines.into_iter().filter_map(Line::mark).collect()
    }

    pub(super) fn settings(&self) -> &Settings {
        self.app.settings()
    }

    /// Where what has the keys is seen.
    pub(super) fn focus_at(&self) -> Option<Rectangle> {
        self.look(|look| {
            look.point_at(self.pointer);
            look.simulate([drawn()]);
            look.focus()
        })
    }

    /// The words on what has the keys.
    pub(super) fn focus(&self) -> Vec<String> {
        let Some(at) = self.focus_at() else { return Vec::new() };
        let mut words = Vec::new();
        let collect = |target: selector::Candidate<'_>| {
            if let selector::Candidate::Text { content, visible_bounds: Some(bounds), .. } = target
                && at.contains(bounds.center())
            {
                words.push(content.to_owned());
            }
            None::<()>
        };
        let _ = self.look(|look| look.find(collect));
        words
    }

    /// Go from field to button until these words have the keys.
    pub(super) fn walk_to(&mut self, words: &str) {
        let there = (0..400).any(|_| {
            self.key(Named::Tab);
            self.focus().iter().any(|known| known == words)
        });
        assert!(there, "no way leads to {words:?}");
    }

    /// Go to the panels at the right, and there to the first list.
    pub(super) fn walk_to_list(&mut self) {
        self.key(Named::F6);
        self.key(Named::F6);
        for _ in 0..100 {
            self.key(Named::Tab);
            if self.look(|look| look.stop() == Some(Kind::Choice)) {
                return;
            }
        }
        panic!("there is no list");
    }

    pub(super) fn layers(&self) -> Layers {
        self.editor().layers_shown()
    }

    /// Only look.
    fn look<R>(&self, looking: impl FnOnce(&mut Widgets<'_>) -> R) -> R {
        self.glass.look(&self.app, looking).0
    }

    /// Do something at the window, and what comes of it.
    fn at<R>(&mut self, doing: impl FnOnce(&mut Widgets<'_>) -> R) -> R {
        let (done, said) = self.glass.look(&self.app, doing);
        self.send_all(said);
        done
    }
}

fn drawn() -> Event {
    Event::Window(iced::window::Event::RedrawRequested(iced::time::Instant::now()))
}

fn pressed(key: keyboard::Key) -> keyboard::Event {
    keyboard::Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key: keyboard::key::Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
        location: keyboard::Location::Standard,
        modifiers: keyboard::Modifiers::default(),
        repeat: false,
        text: None,
    }
}
