//! One box that finds everything: commands, tiles and pieces by name, kind and number, scripts and their lines, texts,
//! problems. What is chosen is carried out or shown by the application.

use crate::Element;
use crate::focus::line;
use crate::theme::{self, BODY, SMALL};
use editor_model::command::{COMMANDS, Command, Keys, Now};
use editor_model::document::Document;
use editor_model::words::{say, say_with};
use iced::widget::{button, column, container, mouse_area, opaque, row, scrollable, space, text};
use iced::{Alignment, Fill};
use missions::{Diagnostic, Id, ScriptName};

/// The id of the box.
pub(crate) const SHEET: &str = "finder";

/// So many lines are listed; who needs more writes more.
const LISTED: usize = 60;

/// What can be found.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Found {
    /// A command.
    Command(Command),
    /// A tile, thing or region.
    Piece(Id),
    /// A line of a script.
    Script(ScriptName, u32),
    /// The texts of the mission.
    Texts,
    /// A problem, by its number in the list.
    Problem(usize),
}

/// A line of the list.
#[derive(Clone, Debug)]
struct Line {
    /// What kind of thing it is.
    kind: String,
    words: String,
    /// Beside it: keys, places.
    beside: String,
    found: Found,
}

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// Other words.
    Written(String),
    /// The line above or below.
    Step(i8),
    /// The chosen line is wanted.
    Entered,
    /// A line was pressed.
    Pressed(usize),
    /// Nothing is wanted.
    Closed,
}

/// The box.
#[derive(Clone, Debug, Default)]
pub(crate) struct Finder {
    words: String,
    all: Vec<Line>,
    /// Which of all fit the words, the best first.
    fitting: Vec<usize>,
    chosen: usize,
}

/// What comes of a message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Action {
    /// Nothing.
    None,
    /// It closes.
    Close,
    /// It closes, and this is wanted.
    Take(Found),
}

impl Finder {
    /// Everything there is to find now.
    pub(crate) fn new(document: Option<&Document>, problems: &[Diagnostic], keys: &Keys, now: Now) -> Self {
        let mut all = Vec::new();
        for entry in COMMANDS.iter().filter(|entry| entry.when.holds(now) && entry.command != Command::Find) {
            let chords: Vec<String> = keys.of(entry.command).iter().map(ToString::to_string).collect();
            all.push(Line {
                kind: say("find-command"),
                words: entry.command.title(),
                beside: chords.join("  "),
                found: Found::Command(entry.command),
            });
        }
        if let Some(document) = document {
            all.extend(pieces(document));
            all.extend(texts(document));
            all.extend(scripts(document));
        }
        all.extend(problems.iter().enumerate().map(|(number, problem)| Line {
            kind: say("find-problem"),
            words: problem.message.clone(),
            beside: problem.code.to_string(),
            found: Found::Problem(number),
        }));
        let mut finder = Self { all, ..Self::default() };
        finder.search();
        finder
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Written(words) => {
                self.words = words;
                self.search();
            }
            Message::Step(by) => {
                let last = self.fitting.len().min(LISTED).saturating_sub(1);
                self.chosen = self.chosen.saturating_add_signed(by.into()).min(last);
            }
            Message::Entered => return self.take(self.chosen),
            Message::Pressed(line) => return self.take(line),
            Message::Closed => return Action::Close,
        }
        Action::None
    }

    fn take(&self, line: usize) -> Action {
        let line = self.fitting.get(line).and_then(|line| self.all.get(*line));
        line.map_or(Action::Close, |line| Action::Take(line.found.clone()))
    }

    /// Every word must be somewhere in a line; a line that begins with the first of them goes first.
    fn search(&mut self) {
        let words = self.words.to_lowercase();
        let wanted: Vec<&str> = words.split_whitespace().collect();
        let score = |line: &Line| {
            let all = format!("{} {} {}", line.words, line.kind, line.beside).to_lowercase();
            let fits = wanted.iter().all(|word| all.contains(word));
            let begins = wanted.first().is_some_and(|word| all.starts_with(word));
            let within = wanted.first().is_some_and(|word| all.contains(&format!(" {word}")));
            fits.then_some(if begins {
                0
            } else if within {
                1
            } else {
                2
            })
        };
        let mut fitting: Vec<(i32, usize)> =
            self.all.iter().enumerate().filter_map(|(at, line)| Some((score(line)?, at))).collect();
        fitting.sort_unstable();
        self.fitting = fitting.into_iter().map(|(_, at)| at).collect();
        self.chosen = 0;
    }

    /// The box, over everything else.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        let field = line(say("find-hint"), &self.words, Message::Written)
            .on_enter(Message::Entered)
            .padding(10)
            .size(17);
        let lines = self.fitting.iter().take(LISTED).enumerate().filter_map(|(number, at)| {
            let line = self.all.get(*at)?;
            let words = row![
                text(&line.kind).size(SMALL).style(theme::faint_text).width(84),
                text(&line.words).size(BODY).width(Fill),
                text(&line.beside).size(SMALL).style(theme::faint_text),
            ]
            .spacing(10)
            .align_y(Alignment::Center);
            let line = button(words)
                .width(Fill)
                .padding([5, 10])
                .style(theme::entry(number == self.chosen))
                .on_press(Message::Pressed(number));
            Some(line.into())
        });
        let list: Element<'_, Message> = if self.fitting.is_empty() {
            container(text(say("find-nothing")).size(BODY).style(theme::faint_text)).padding(10).into()
        } else {
            scrollable(column(lines)).height(Fill).style(theme::scroll).into()
        };
        let inside = container(column![field, list].spacing(8)).id(SHEET).padding(12).width(640).height(440);
        let all = column![space().height(70), opaque(inside.style(theme::raised))].align_x(Alignment::Center);
        mouse_area(container(all).center_x(Fill).height(Fill)).on_press(Message::Closed).into()
    }
}

fn pieces(document: &Document) -> impl Iterator<Item = Line> {
    let mission = document.mission();
    let tiles = mission.tiles().iter().map(|(id, tile)| Line {
        kind: say("find-tile"),
        words: say_with("find-tile-words", &[("tile", format!("{}{:?}", tile.tile, tile.face).into())]),
        beside: tile.at.to_string(),
        found: Found::Piece(*id),
    });
    let things = mission.things().iter().map(|(id, thing)| Line {
        kind: say("find-piece"),
        words: match &thing.name {
            Some(name) => format!("{name} · {}", crate::describe::thing_in_words(thing, mission)),
            None => crate::describe::thing_in_words(thing, mission),
        },
        beside: thing.at().to_string(),
        found: Found::Piece(*id),
    });
    let regions = mission.regions().iter().map(|(id, region)| Line {
        kind: say("find-region"),
        words: region.name.as_ref().map_or_else(|| say("region-unnamed"), ToString::to_string),
        beside: region.cells.first().map(ToString::to_string).unwrap_or_default(),
        found: Found::Piece(*id),
    });
    tiles.chain(things).chain(regions)
}

fn texts(document: &Document) -> impl Iterator<Item = Line> {
    let info = document.mission().info();
    [&info.title, &info.summary, &info.briefing, &info.victory, &info.defeat, &info.notes]
        .into_iter()
        .flat_map(|text| text.lines())
        .filter(|line| !line.trim().is_empty())
        .map(|line| Line {
            kind: say("find-text"),
            words: line.chars().take(80).collect(),
            beside: String::new(),
            found: Found::Texts,
        })
}

fn scripts(document: &Document) -> impl Iterator<Item = Line> {
    document.mission().scripts().iter().flat_map(|(name, text)| {
        let lines = text.lines().zip(1u32..).filter(|(line, _)| !line.trim().is_empty());
        lines.map(move |(line, number)| Line {
            kind: say("find-script"),
            words: line.trim().chars().take(80).collect(),
            beside: format!("{name}:{number}"),
            found: Found::Script(name.clone(), number),
        })
    })
}
