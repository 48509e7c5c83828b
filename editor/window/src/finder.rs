//! One box that finds everything: commands by their titles and synonyms, tiles and pieces by name, kind and number, scripts
//! and their lines, texts, problems. What is chosen is carried out or shown by the application.

use crate::Element;
use crate::focus::line;
use crate::theme::{self, BODY, SMALL};
use editor_model::command::{COMMANDS, Command, Entry, Keys, Now};
use editor_model::document::Document;
use editor_model::words::{plain, say, say_with};
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
    /// Beside it: keys, places, or why it cannot be had now.
    beside: String,
    /// Words it is found with and that are not shown.
    synonyms: String,
    /// Can it be chosen now?
    available: bool,
    found: Found,
}

impl Line {
    fn new(kind: &str, words: String, beside: String, found: Found) -> Self {
        Self { kind: say(kind), words, beside, synonyms: String::new(), available: true, found }
    }

    /// A command, with its keys, or with the reason why it is not available.
    fn command(entry: &Entry, keys: &Keys, now: Now) -> Self {
        let lacks = entry.when.lacks(now);
        let chords = || keys.of(entry.command).iter().map(ToString::to_string).collect::<Vec<_>>().join("  ");
        let beside = lacks.map_or_else(chords, say);
        let line = Self::new("find-command", entry.command.title(), beside, Found::Command(entry.command));
        Self { synonyms: entry.command.synonyms().to_lowercase(), available: lacks.is_none(), ..line }
    }

    /// How well it fits the words; less is better, `None` is not at all. Every word must be somewhere in it. It fits best if
    /// it is a command of that name, then if it begins with the first of them, then if a synonym does, then if a word within does.
    fn fit(&self, wanted: &[&str]) -> Option<u8> {
        let shown = format!("{} {} {}", self.words, self.kind, self.beside).to_lowercase();
        if !wanted.iter().all(|word| shown.contains(word) || self.synonyms.contains(word)) {
            return None;
        }
        let Some(first) = wanted.first() else { return Some(0) };
        let begins = |text: &str| text.split_whitespace().any(|word| word.starts_with(first));
        let is_command = matches!(self.found, Found::Command(_));
        let is_name = || self.words.to_lowercase().trim_end_matches('…') == wanted.join(" ");
        Some(match () {
            () if is_command && is_name() => 0,
            () if is_command && shown.starts_with(first) => 1,
            () if begins(&self.synonyms) || shown.starts_with(first) => 2,
            () if begins(&shown) => 3,
            () => 4,
        })
    }
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
        all.extend(COMMANDS.iter().map(|entry| Line::command(entry, keys, now)));
        if let Some(document) = document {
            all.extend(pieces(document));
            all.extend(texts(document));
            all.extend(scripts(document));
        }
        all.extend(problems.iter().enumerate().map(|(number, problem)| {
            let code = problem.code.to_string();
            Line::new("find-problem", plain(&problem.message), code, Found::Problem(number))
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
        match line {
            None => Action::Close,
            // Its reason is shown in the line.
            Some(line) if !line.available => Action::None,
            Some(line) => Action::Take(line.found.clone()),
        }
    }

    /// List what fits the words, the best first. Of what fits equally well, what is available goes first.
    fn search(&mut self) {
        // Other editors list commands after this sign.
        let words = self.words.trim_start().trim_start_matches('>').to_lowercase();
        let wanted: Vec<&str> = words.split_whitespace().collect();
        let lines = self.all.iter().enumerate();
        let mut fitting: Vec<(u8, bool, usize)> =
            lines.filter_map(|(at, line)| Some((line.fit(&wanted)?, !line.available, at))).collect();
        fitting.sort_unstable();
        self.fitting = fitting.into_iter().map(|(_, _, at)| at).collect();
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
            let words = text(&line.words).size(BODY).width(Fill);
            let words = row![
                text(&line.kind).size(SMALL).style(theme::faint_text).width(84),
                if line.available { words } else { words.style(theme::faint_text) },
                text(&line.beside).size(SMALL).style(theme::faint_text),
            ]
            .spacing(10)
            .align_y(Alignment::Center);
            let line = button(words)
                .width(Fill)
                .padding([5, 10])
                .style(theme::entry(number == self.chosen))
                .on_press_maybe(line.available.then_some(Message::Pressed(number)));
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
    let tiles = mission.tiles().iter().map(|(id, tile)| {
        let words = say_with("find-tile-words", &[("tile", format!("{}{:?}", tile.tile, tile.face).into())]);
        Line::new("find-tile", words, tile.at.to_string(), Found::Piece(*id))
    });
    let things = mission.things().iter().map(|(id, thing)| {
        let words = crate::describe::thing_in_words(thing, mission);
        let words = match &thing.name {
            Some(name) => format!("{name} · {words}"),
            None => words,
        };
        Line::new("find-piece", words, thing.at().to_string(), Found::Piece(*id))
    });
    let regions = mission.regions().iter().map(|(id, region)| {
        let words = region.name.as_ref().map_or_else(|| say("region-unnamed"), ToString::to_string);
        let at = region.cells.first().map(ToString::to_string).unwrap_or_default();
        Line::new("find-region", words, at, Found::Piece(*id))
    });
    tiles.chain(things).chain(regions)
}

/// As much of a line of text as fits into a line of the list.
fn short(text: &str) -> String {
    text.chars().take(80).collect()
}

fn texts(document: &Document) -> impl Iterator<Item = Line> {
    let info = document.mission().info();
    [&info.title, &info.summary, &info.briefing, &info.victory, &info.defeat, &info.notes]
        .into_iter()
        .flat_map(|text| text.lines())
        .filter(|line| !line.trim().is_empty())
        .map(|line| Line::new("find-text", short(line), String::new(), Found::Texts))
}

fn scripts(document: &Document) -> impl Iterator<Item = Line> {
    document.mission().scripts().iter().flat_map(|(name, text)| {
        let lines = text.lines().zip(1u32..).filter(|(line, _)| line.contains(char::is_alphanumeric));
        lines.map(move |(line, number)| {
            let found = Found::Script(name.clone(), number);
            Line::new("find-script", short(line.trim()), format!("{name}:{number}"), found)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::Mission;
    use std::collections::BTreeMap;

    /// A finder over a mission with nothing selected and nothing to undo, in which these words are written.
    fn finder(words: &str) -> Finder {
        let document = Document::new(Mission::starter(), None, Vec::new());
        let now = Now { mission: true, ..Now::default() };
        let mut finder = Finder::new(Some(&document), &[], &Keys::new(&BTreeMap::new()), now);
        let _ = finder.update(Message::Written(words.to_owned()));
        finder
    }

    #[test]
    fn the_words_of_other_editors_find_the_command_first() {
        for (words, first) in [
            ("zoom", Command::ZoomIn),
            ("rotate", Command::TurnRight),
            ("theme", Command::Theme),
            ("rename", Command::Rename),
            ("reload", Command::Reload),
            ("close", Command::Missions),
            ("print", Command::Export),
            ("settings", Command::Preferences),
            ("preferences", Command::Preferences),
            ("options", Command::Preferences),
            ("about", Command::About),
            ("quick fix", Command::Fix),
            ("undo", Command::Undo),
            ("delete", Command::Delete),
            ("minimap", Command::Minimap),
            ("heatmap", Command::Heat),
            ("replay", Command::Watch),
            ("simulate", Command::Play),
            ("group", Command::SelectSame),
            ("find", Command::Find),
            ("search", Command::Find),
            ("exit", Command::Quit),
            ("mirror", Command::Flip),
            ("help", Command::Shortcuts),
            (">zoom in", Command::ZoomIn),
            ("dark mode", Command::ThemeDark),
            ("grid", Command::Layers),
        ] {
            let finder = finder(words);
            let found = finder.fitting.first().map(|at| &finder.all[*at].found);
            assert_eq!(found, Some(&Found::Command(first)), "{words}");
        }
    }

    #[test]
    fn what_is_not_available_is_listed_with_its_reason_and_is_not_done() {
        for (words, reason) in
            [("undo", "lacks-undo"), ("delete", "lacks-selection"), ("replay: st", "lacks-replay")]
        {
            let mut finder = finder(words);
            let line = &finder.all[finder.fitting[0]];
            assert_eq!((line.available, &line.beside), (false, &say(reason)), "{words}");
            assert_eq!(finder.update(Message::Entered), Action::None);
        }
        let mut finder = finder("select all");
        assert_eq!(finder.update(Message::Entered), Action::Take(Found::Command(Command::SelectAll)));
    }

    #[test]
    fn without_words_what_is_available_comes_first() {
        let finder = finder("");
        let available: Vec<bool> = finder.fitting.iter().map(|at| finder.all[*at].available).collect();
        assert!(available.is_sorted_by(|first, then| first >= then));
    }
}
