//! What the checks say about a mission, the worst first. Problems that differ only in the piece are one line, which unfolds; the
//! model says which these are. A problem that is chosen unfolds too: what to do about it, what the program can do about it, how to
//! hear no more of it, and the page that explains its kind. Where it lies is shown by the screen; fixes and mutes are changes like
//! any other.

use super::proof::is_of_play;
use super::{About, Action};
use crate::Element;
use crate::canvas::{Highlight, Look, Outline};
use crate::describe;
use crate::focus::{asking, button, line, reveal};
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::grouping::{Group, groups};
use editor_model::words::{Text, plain, say, say_with};
use iced::widget::{column, container, mouse_area, row, scrollable, space, text};
use iced::{Alignment, Color, Fill, Task, Theme, padding};
use missions::diagnostic::Code;
use missions::history::Change;
use missions::scene::{Point, Rect, Scene};
use missions::shrink::Shows;
use missions::{Diagnostic, Edit, Mission, Mute, Place, ScriptName, Severity, explain};
use std::collections::BTreeSet;
use tiles::Cell;

/// The ids of the list, and of the line of the chosen problem.
const LIST: &str = "problems";
const CHOSEN: &str = "problems-chosen";

/// How far the problems of an unfolded line stand in.
const INSIDE: f32 = 14.0;

/// The moment of a game in which a problem was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Evidence {
    /// With how many marines.
    pub(crate) marines: u8,
    /// Which of the games.
    pub(crate) game: u32,
    /// After so many choices.
    pub(crate) at: usize,
    /// What the game shows there.
    pub(crate) shows: Option<Shows>,
}

impl Evidence {
    /// That of a problem; `None` if it was found in no game.
    pub(crate) fn of(problem: &Diagnostic) -> Option<Self> {
        problem.places.iter().find_map(|place| match place {
            Place::Replay { game, marines, choice, shows } => {
                Some(Self { marines: *marines, game: *game, at: *choice as usize, shows: shows.clone() })
            }
            _ => None,
        })
    }
}

/// The state of the panel.
#[derive(Debug)]
pub(crate) struct Problems {
    /// `None` while the checks run.
    rows: Option<Vec<Row>>,
    /// The lines of the list.
    groups: Vec<Group>,
    /// What lines have in common that a person unfolded.
    unfolded: BTreeSet<String>,
    chosen: Option<usize>,
    /// The problems of the line the pointer is on.
    hovered: Vec<usize>,
    /// Why the chosen one is to be muted.
    reason: String,
}

#[derive(Debug)]
struct Row {
    problem: Diagnostic,
    /// Its places on the map; empty for what is not on it.
    places: Vec<Outline>,
    /// It was found by playing an older version.
    older: bool,
}

impl Row {
    /// That it was found in an older version, if it was.
    fn is_older<'a>(&self) -> Option<Element<'a, Message>> {
        let words = || text(say("problem-older")).size(SMALL).style(theme::faint_text).into();
        self.older.then(words)
    }
}

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// A problem was pressed, by its number in the list.
    Pressed(usize),
    /// A problem is to be shown, by its number in the list.
    Shown(usize),
    /// The context menu of a problem is wanted, at a point of the window.
    Asked(usize, iced::Point),
    /// The pointer came onto a line of these problems, or left it.
    Hovered(Vec<usize>),
    /// The line of several problems is to be unfolded, or folded, by what they have in common.
    Unfolded(String),
    /// The field of this text is to be opened.
    Text(&'static str),
    /// The program is to fix this one.
    Fix(usize),
    /// The program is to fix all of the same kind.
    FixAll(usize),
    /// The reason for muting was changed.
    Reason(String),
    /// Watch the game it was found in.
    Watch(usize),
    /// Mute the chosen one, here or everywhere.
    Mute(usize, bool),
}

/// The text of the mission a problem is about.
fn text_of(problem: &Diagnostic) -> Option<&'static str> {
    const ABOUT: [(Code, &str); 2] = [(Code("M044"), "info-title"), (Code("M045"), "info-briefing")];
    ABOUT.into_iter().find_map(|(code, field)| (code == problem.code).then_some(field))
}

impl Problems {
    /// The checks have just begun.
    pub(crate) const fn new() -> Self {
        Self {
            rows: None,
            groups: Vec::new(),
            unfolded: BTreeSet::new(),
            chosen: None,
            hovered: Vec::new(),
            reason: String::new(),
        }
    }

    /// The checks are through. With `older`, what was found by playing was found in an older version.
    pub(crate) fn found(&mut self, problems: &[Diagnostic], mission: &Mission, scene: &Scene, older: bool) {
        let row = |problem: &Diagnostic| {
            let places = problem.places.iter();
            let areas = places.filter_map(|place| describe::outline_of(place, mission, scene));
            let older = older && is_of_play(problem);
            Row { problem: problem.clone(), places: areas.collect(), older }
        };
        // The line one has open stays open as long as its problem is there.
        let open = self.chosen.and_then(|number| Some(self.rows.as_ref()?.get(number)?.problem.clone()));
        let rows: Vec<Row> = problems.iter().map(row).collect();
        let same = |open: Diagnostic| rows.iter().position(|row| row.problem == open);
        self.chosen = open.and_then(same);
        self.hovered.clear();
        self.groups = groups(problems, mission);
        self.rows = Some(rows);
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Pressed(number) => {
                self.chosen = (self.chosen != Some(number)).then_some(number);
                self.reason.clear();
                self.show()
            }
            Message::Shown(number) => self.choose(number),
            Message::Asked(number, at) => Action::Ask(About::Problem(number), at),
            Message::Hovered(numbers) => {
                self.hovered = numbers;
                Action::None
            }
            Message::Unfolded(pattern) => {
                self.unfold(pattern);
                Action::Show(None)
            }
            Message::Text(field) => Action::Text(field),
            Message::Fix(number) => self.fix(|at, _| at == number),
            Message::FixAll(number) => {
                let code = self.problem(number).map(|problem| problem.code);
                self.fix(|_, problem| Some(problem.code) == code)
            }
            Message::Watch(number) => {
                self.problem(number).and_then(Evidence::of).map_or(Action::None, Action::Replay)
            }
            Message::Reason(reason) => {
                self.reason = reason;
                Action::None
            }
            Message::Mute(number, everywhere) => {
                let Some(problem) = self.problem(number) else { return Action::None };
                let about = problem.places.first().and_then(Place::id).filter(|_| !everywhere);
                let mute = Mute { code: problem.code.0.to_owned(), about };
                let label = say_with("change-mute", &[("code", problem.code.0.into())]);
                let reason = std::mem::take(&mut self.reason);
                Action::Commit(Change::new(label, [Edit::Mute(mute, Some(reason))]))
            }
        }
    }

    /// Unfold a line of several, or fold it again with the problem that is chosen in it.
    fn unfold(&mut self, pattern: String) {
        let group = self.groups.iter().find(|group| group.pattern == pattern);
        if group.is_some_and(|group| self.is_unfolded(group)) {
            let of_it = |number: &usize| group.is_some_and(|group| group.numbers.contains(number));
            self.chosen = self.chosen.filter(|number| !of_it(number));
            let _ = self.unfolded.remove(&pattern);
        } else {
            let _ = self.unfolded.insert(pattern);
        }
    }

    /// Are the problems of a line seen one by one? The chosen one always is.
    fn is_unfolded(&self, group: &Group) -> bool {
        let chosen = self.chosen.is_some_and(|number| group.numbers.contains(&number));
        chosen || self.unfolded.contains(&group.pattern)
    }

    fn problem(&self, number: usize) -> Option<&Diagnostic> {
        Some(&self.rows.as_ref()?.get(number)?.problem)
    }

    /// One step that fixes what the program can fix of these.
    fn fix(&self, wanted: impl Fn(usize, &Diagnostic) -> bool) -> Action<Message> {
        let rows = self.rows.iter().flatten().enumerate();
        let problems = rows.map(|(at, row)| (at, &row.problem)).filter(|(at, problem)| wanted(*at, problem));
        let fixes: Vec<_> = problems.filter_map(|(_, problem)| problem.fix.clone()).collect();
        let Some(first) = fixes.first() else { return Action::None };
        let what = plain(&first.label);
        let label = match fixes.len() {
            1 => what,
            n => say_with("change-fix-all", &[("count", n.into()), ("what", what.into())]),
        };
        Action::Mend(Change::new(label, fixes.into_iter().flat_map(|fix| fix.edits)))
    }

    /// The next problem after the chosen one, round and round.
    pub(crate) fn next(&mut self) -> Action<Message> {
        let count = self.rows.as_ref().map_or(0, Vec::len);
        if count == 0 {
            return Action::None;
        }
        self.choose(self.chosen.map_or(0, |number| (number + 1) % count))
    }

    /// Choose this one, and go there.
    pub(crate) fn choose(&mut self, number: usize) -> Action<Message> {
        self.chosen = Some(number);
        self.show()
    }

    /// The number of the chosen problem.
    pub(crate) const fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Go to the chosen problem: on the map, or in a script.
    fn show(&self) -> Action<Message> {
        match self.chosen.and_then(|number| self.problem(number)).and_then(|problem| problem.places.first()) {
            Some(Place::Script { name, line, column }) => {
                Action::Script(name.clone(), Some((*line, *column)))
            }
            // A file of cards is opened beside the scripts, under its path; the operation's are not the mission's to change.
            Some(Place::Text { file, line, column }) if !file.starts_with("../") => {
                Action::Script(ScriptName::new(file.as_str()), Some((*line, *column)))
            }
            _ => Action::Show(self.places(self.chosen.as_slice(), false)),
        }
    }

    /// What the line under the pointer speaks of.
    pub(crate) fn pointed(&self) -> Option<Highlight> {
        self.places(&self.hovered, true)
    }

    /// Choose the first problem that lies on a space, or none; what is to be marked then.
    pub(crate) fn choose_at(&mut self, cell: Cell) -> Option<Highlight> {
        let point = Rect::around(Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5), 0.1, 0.1);
        let lies = |row: &Row| row.places.iter().any(|place| place.meets(point));
        self.chosen = self.rows.as_ref().and_then(|rows| rows.iter().position(lies));
        self.places(self.chosen.as_slice(), false)
    }

    /// Where problems of one line lie. A note darkens nothing.
    fn places(&self, numbers: &[usize], pointed: bool) -> Option<Highlight> {
        let rows = self.rows.as_ref()?;
        let rows: Vec<&Row> = numbers.iter().filter_map(|number| rows.get(*number)).collect();
        let severity = rows.first()?.problem.severity;
        let dims = pointed && severity != Severity::Note;
        let places: Vec<Outline> = rows.iter().flat_map(|row| row.places.clone()).collect();
        (!places.is_empty()).then_some(Highlight { places, look: Look::Problem(severity), dims })
    }

    /// The line of the chosen problem is seen.
    pub(crate) fn follow<T: Send + 'static>(&self) -> Task<T> {
        self.chosen.map_or_else(Task::none, |_| reveal(LIST, CHOSEN))
    }

    /// What is on the window.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        let list: Element<'_, Message> = match self.rows.as_deref() {
            None => quiet(say("problems-checking")),
            Some([]) => quiet(say("problems-none")),
            Some(rows) => {
                let lines = self.groups.iter().flat_map(|group| self.lines(group, rows));
                let rows = column(lines).spacing(2).padding([0, 12]);
                scrollable(rows).id(LIST).height(Fill).style(theme::scroll).into()
            }
        };
        column![container(self.count()).padding([8, 0]), list].into()
    }

    /// How many there are, in the colour of the worst, for the panel's tab.
    pub(crate) fn counted(&self) -> Option<(usize, Color)> {
        let rows = self.rows.as_ref()?;
        let worst = rows.iter().map(|row| row.problem.severity).max()?;
        Some((rows.len(), theme::severity(worst)))
    }

    fn count(&self) -> Element<'_, Message> {
        let rows = self.rows.as_deref().unwrap_or_default();
        let kinds = [Severity::Error, Severity::Warning, Severity::Note];
        let counts = kinds.into_iter().filter_map(|kind| {
            let count = rows.iter().filter(|row| row.problem.severity == kind).count();
            let words = say_with(&format!("count-{}", kind.word()), &[("count", count.into())]);
            (count > 0).then(|| text(words).size(SMALL).color(theme::severity(kind)))
        });
        row(counts.map(Element::from)).spacing(10).padding([0, 16]).into()
    }

    /// A problem, or the line of several and, if it is unfolded, each of them below it.
    fn lines<'a>(&self, group: &'a Group, rows: &'a [Row]) -> Vec<Element<'a, Message>> {
        let of = |number: &usize| Some((*number, rows.get(*number)?));
        let members: Vec<(usize, &Row)> = group.numbers.iter().filter_map(of).collect();
        let [(_, first), _, ..] = members[..] else {
            return members.into_iter().map(|(number, row)| self.row(number, row)).collect();
        };
        let unfolded = self.is_unfolded(group);
        let sign = text(if unfolded { "▾" } else { "▸" }).size(BODY).style(theme::faint_text);
        let badge = format!("×{}", members.len());
        let words = row![text(rule_system::capital(plain(&group.words))).size(BODY).width(Fill), sign];
        let all = column![top(badge, &first.problem), words.spacing(8)].push(first.is_older()).spacing(5);
        let line = button(all).width(Fill).padding([8, 10]).style(theme::entry(false));
        let line = mouse_area(line.on_press(Message::Unfolded(group.pattern.clone())));
        let line = line.on_enter(Message::Hovered(group.numbers.clone()));
        let mut lines = vec![line.on_exit(Message::Hovered(Vec::new())).into()];
        if unfolded {
            let inside = padding::left(INSIDE);
            let below = members.into_iter().map(|(number, row)| self.row(number, row));
            lines.extend(below.map(|row| container(row).padding(inside).into()));
        }
        lines
    }

    fn row<'a>(&self, number: usize, row: &'a Row) -> Element<'a, Message> {
        let chosen = self.chosen == Some(number);
        let problem = &row.problem;
        // The number is the one on the map's badge.
        let top = top((number + 1).to_string(), problem);
        let mut all = column![top, text(rule_system::capital(plain(&problem.message))).size(BODY)]
            .push(row.is_older())
            .spacing(5);
        if chosen {
            let help = |help: &Text| say_with("problem-help", &[("help", plain(help).into())]);
            all = all.push(problem.help.as_ref().map(|words| text(help(words)).size(BODY)));
            all = all.push(self.remedies(number, problem));
            if let Some(page) = explain(problem.code.0) {
                all = all.push(text(plain(&page.text())).size(SMALL).style(theme::faint_text));
            }
        }
        let line = button(all)
            .width(Fill)
            .padding([8, 10])
            .style(theme::entry(chosen))
            .on_press(Message::Pressed(number));
        let line = asking(line, move |at| Message::Asked(number, at));
        let line = if chosen { container(line).id(CHOSEN).into() } else { line };
        let line = mouse_area(line).on_enter(Message::Hovered(vec![number]));
        line.on_exit(Message::Hovered(Vec::new())).into()
    }

    /// Buttons for what can be done about the chosen problem.
    fn remedies<'a>(&self, number: usize, problem: &Diagnostic) -> Element<'a, Message> {
        let small = |words: String, message: Message| {
            button(text(words).size(SMALL)).padding([4, 10]).style(theme::quiet).on_press(message)
        };
        let replay = problem.places.iter().any(|place| matches!(place, Place::Replay { .. }));
        let watch = replay.then(|| small(say("problem-watch"), Message::Watch(number)));
        let field = text_of(problem).map(|field| small(say("problem-text"), Message::Text(field)));
        let same = self.rows.iter().flatten().filter(|row| row.problem.code == problem.code);
        let same = same.filter(|row| row.problem.fix.is_some()).count();
        let fix = problem.fix.as_ref().map(|fix| {
            let all = (same > 1).then(|| {
                small(say_with("problem-fix-all", &[("count", same.into())]), Message::FixAll(number))
            });
            let label = say_with("problem-fix", &[("what", plain(&fix.label).into())]);
            column![
                button(text(label).size(SMALL))
                    .padding([4, 10])
                    .style(theme::loud)
                    .on_press(Message::Fix(number))
            ]
            .push(all)
            .spacing(4)
        });
        let mute = (problem.severity != Severity::Error).then(|| {
            let field = line(say("problem-reason"), &self.reason, Message::Reason)
                .on_enter(Message::Mute(number, false))
                .padding(5)
                .size(SMALL);
            let here = (problem.places.first().and_then(Place::id).is_some())
                .then(|| small(say("problem-mute-here"), Message::Mute(number, false)));
            let all = small(say("problem-mute"), Message::Mute(number, true));
            column![field, row![].push(here).push(all).spacing(4)].spacing(4)
        });
        column![].push(watch).push(field).push(fix).push(mute).spacing(6).into()
    }
}

/// What stands over the words of a problem: its number or how many there are, how bad it is, and its code.
fn top<'a>(badge: String, problem: &'a Diagnostic) -> Element<'a, Message> {
    let color = theme::severity(problem.severity);
    let badge = container(text(badge).font(STRONG).size(SMALL).color(theme::on_severity()))
        .padding([0, 7])
        .style(move |_: &Theme| container::Style { border: iced::border::rounded(9), ..color.into() });
    let kind = say(&format!("severity-{}", problem.severity.word()));
    let kind = text(kind).font(STRONG).size(BODY).color(color);
    let code = text(problem.code.0).size(SMALL).style(theme::faint_text);
    row![badge, kind, space().width(Fill), code].spacing(8).align_y(Alignment::Center).into()
}

fn quiet<'a>(words: String) -> Element<'a, Message> {
    container(text(words).size(BODY).style(theme::faint_text)).padding([0, 16]).into()
}
