//! Context menus: what can be done with the pieces, problem, step, card or script one points at. Their entries are commands, and
//! messages of the panels for what has no command.

use super::map::look;
use super::{Action, Editor, Message as Whole};
use crate::Element;
use crate::menu::list::{self, Entry, Line};
use crate::panel::proof::intents;
use crate::panel::{About, cards, history, palette, problems, script};
use editor_model::command::{Command, Keys};
use editor_model::tool::{Aim, Input, Kind, first_under};
use editor_model::words::{plain, say, say_with, shortened};
use iced::advanced::widget::Id as Widget;
use iced::{Point, clipboard};
use missions::intents::can_be_used;
use missions::mission::Named;
use missions::{Id, Mission, Place, ScriptName, Severity, rename};
use tiles::Cell;

/// The id of the list.
pub(crate) const LIST: Widget = Widget::new("context");

/// So many letters of a message stand in an entry.
const SHORT: usize = 48;

/// A context menu that is open.
#[derive(Clone, Debug)]
pub(crate) struct Context {
    pub(super) about: About,
    pub(super) at: Point,
    /// The space of the map it was opened on.
    pub(super) cell: Option<Cell>,
}

impl Context {
    /// Do its entries name problems by their numbers?
    pub(super) const fn is_of_problems(&self) -> bool {
        matches!(self.about, About::Problem(_) | About::Selection)
    }
}

/// Something happened in it.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A click beside it.
    Beside,
    /// An entry was chosen.
    Chosen(Box<Whole>),
    /// An intent about the use of this thing is to be written.
    Intend(Id),
    /// This text is to be copied.
    Copy(String),
    /// A script is to be opened, at a line if one is named.
    Open(ScriptName, Option<u32>),
    /// A script is to be opened, and this done with it.
    Script(ScriptName, script::Message),
}

/// The commands for pieces, in groups.
const OF_PIECES: [&[Command]; 3] = [
    &[Command::Cut, Command::Copy, Command::Paste, Command::Duplicate, Command::Delete],
    &[Command::TurnRight, Command::TurnLeft, Command::Flip, Command::Rename],
    &[Command::SelectSame, Command::FitSelection],
];

/// The commands for the table, in groups.
const OF_TABLE: [&[Command]; 3] = [
    &[Command::Paste, Command::SelectAll],
    &[Command::ToolTile, Command::ToolDoor, Command::ToolToken, Command::ToolFigure, Command::ToolRegion],
    &[Command::Fit, Command::ZoomIn, Command::ZoomOut, Command::Minimap],
];

impl Editor {
    /// A right click on the map. With a tool in hand it puts the tool away; else it opens the menu of what lies there.
    pub(super) fn ask_map(&mut self, aim: &Aim, at: Point) -> Action {
        if self.watching.is_some() || self.playing.is_some() || self.arranging.is_some() {
            return Action::None;
        }
        if self.map.hand.kind != Kind::Select || self.map.hand.preview.ghosts.is_some() {
            return self.input(Input::Cancel);
        }
        let under = first_under(&look(&self.document, self.panels.layers), aim);
        if under.is_none_or(|id| !self.document.selection().contains(&id)) {
            self.document.select(under.into_iter().collect());
            self.selection_changed();
        }
        let about = if under.is_some() { About::Selection } else { About::Table };
        self.context = Some(Context { about, at, cell: Some(aim.cell()) });
        Action::None
    }

    /// The menu of what is selected, opened by a key; without a selection that of the table.
    pub(crate) fn open_context(&mut self) -> Action {
        if self.workshop.is_some() {
            return Action::None;
        }
        let chosen = self.map.selected_place();
        let about = if chosen.is_some() { About::Selection } else { About::Table };
        let view = self.map.view();
        let middle = Point::new(self.map.room.width / 2.0, self.map.room.height / 2.0);
        let at = chosen.map_or(middle, |places| view.to_pixels(places.centre()));
        let at = Point::new(at.x.clamp(0.0, self.map.room.width), at.y.clamp(0.0, self.map.room.height));
        self.context = Some(Context { about, at: at + (self.map.corner - Point::ORIGIN), cell: None });
        Action::None
    }

    /// Is a context menu open?
    pub(crate) const fn has_context(&self) -> bool {
        self.context.is_some()
    }

    /// Close the context menu.
    pub(crate) fn close_context(&mut self) {
        self.context = None;
    }

    /// Take a message of the context menu.
    pub(super) fn choose_context(&mut self, message: Message) -> Action {
        self.context = None;
        match message {
            Message::Beside => Action::None,
            Message::Chosen(message) => self.update(*message),
            Message::Intend(thing) => self.intend(intents::Message::Use(thing)),
            Message::Copy(text) => Action::Run(clipboard::write(text)),
            Message::Open(name, line) => self.open_script(&name, line.map(|line| (line, 1))),
            Message::Script(name, message) => {
                let opened = self.open_script(&name, None);
                opened.and(self.script(message))
            }
        }
    }

    /// The list of the context menu, over everything else.
    pub(crate) fn context_list<'a>(&self, keys: &Keys) -> Option<Element<'a, Whole>> {
        let Context { at, .. } = self.context.as_ref()?;
        let lines = self.context_lines(keys)?;
        Some(list::popup(lines, LIST, (*at, 0.0), Message::Beside).map(Whole::Context))
    }

    /// The lines of the context menu.
    pub(crate) fn context_lines(&self, keys: &Keys) -> Option<Vec<Line<Message>>> {
        let Context { about, cell, .. } = self.context.as_ref()?;
        let mut groups = match about {
            About::Selection => self.of_pieces(keys),
            About::Table => self.of_commands(&OF_TABLE, keys),
            About::Problem(number) => self.of_problem(*number, keys),
            About::Step(step) => {
                let jump = history::Message::Pressed(*step);
                let first = vec![message("context-step", Whole::History(jump))];
                let mut groups = vec![first];
                groups.extend(self.of_commands(&[&[Command::Undo, Command::Redo]], keys));
                groups
            }
            About::Card(number) => vec![vec![
                message("card-open", Whole::Cards(cards::Message::Open(*number))),
                message("card-remove", Whole::Cards(cards::Message::Remove(*number))),
            ]],
            About::Script(name) => of_script(name),
        };
        let space = cell.filter(|cell| self.document.layout().space(*cell).is_some());
        groups.push(
            space.map(|cell| message("arrange-from-here", Whole::PlayFrom(cell))).into_iter().collect(),
        );
        let mut lines = Vec::new();
        for group in groups.into_iter().filter(|group| !group.is_empty()) {
            if !lines.is_empty() {
                lines.push(Line::Separator);
            }
            lines.extend(group.into_iter().map(Line::Entry));
        }
        Some(lines)
    }

    fn of_commands(&self, groups: &[&[Command]], keys: &Keys) -> Vec<Vec<Entry<Message>>> {
        let now = self.now();
        let entry = |command: &Command| {
            let chosen = Message::Chosen(Box::new(Whole::Do(*command)));
            Entry::command(*command, keys, now, chosen)
        };
        groups.iter().map(|group| group.iter().map(entry).collect()).collect()
    }

    /// Commands for the selection; for a single piece also its tile, its problems and the scripts that name it.
    fn of_pieces(&self, keys: &Keys) -> Vec<Vec<Entry<Message>>> {
        let mut groups = self.of_commands(&OF_PIECES, keys);
        let chosen = self.document.selection();
        let Some(one) = chosen.first().copied().filter(|_| chosen.len() == 1) else { return groups };
        let mission = self.document.mission();
        let tile = mission
            .tiles()
            .get(&one)
            .map(|tile| message("palette-workshop", Whole::Palette(palette::Message::Workshop(tile.tile))));
        groups.push(tile.into_iter().collect());
        let thing = mission.things().get(&one).filter(|thing| can_be_used(thing, mission.system()));
        let intend = thing.map(|_| Entry::new(say("context-intent"), Ok(Message::Intend(one))));
        groups.push(intend.into_iter().collect());
        let of_one = |(_, problem): &(usize, &missions::Diagnostic)| {
            problem.places.iter().any(|place| place.id() == Some(one))
        };
        let problems = self.found.iter().enumerate().filter(of_one).map(|(number, problem)| {
            let what = shortened(&rule_system::capital(plain(&problem.message)), SHORT);
            let words =
                say_with("context-problem", &[("number", (number + 1).into()), ("what", what.into())]);
            let shown = Whole::Problems(problems::Message::Shown(number));
            Entry::new(words, Ok(Message::Chosen(Box::new(shown))))
        });
        groups.push(problems.collect());
        groups.push(naming(mission, one).collect());
        groups
    }

    fn of_problem(&self, number: usize, keys: &Keys) -> Vec<Vec<Entry<Message>>> {
        let Some(problem) = self.found.get(number) else { return Vec::new() };
        let say_problem = |id: &str, message: problems::Message| self::message(id, Whole::Problems(message));
        let fix = problem.fix.as_ref().map(|fix| {
            let words = say_with("problem-fix", &[("what", shortened(&plain(&fix.label), SHORT).into())]);
            let fix = Whole::Problems(problems::Message::Fix(number));
            Entry::new(words, Ok(Message::Chosen(Box::new(fix))))
        });
        let replay = problem.places.iter().any(|place| matches!(place, Place::Replay { .. }));
        let watch = replay.then(|| say_problem("problem-watch", problems::Message::Watch(number)));
        let may_mute = problem.severity != Severity::Error;
        let here = may_mute && problem.places.first().and_then(Place::id).is_some();
        let here = here.then(|| say_problem("problem-mute-here", problems::Message::Mute(number, false)));
        let all = may_mute.then(|| say_problem("problem-mute", problems::Message::Mute(number, true)));
        let copy = Entry::new(say("context-copy"), Ok(Message::Copy(plain(&problem.message))));
        let show = say_problem("context-show", problems::Message::Shown(number));
        let mut groups = vec![
            [Some(show), fix, watch].into_iter().flatten().collect(),
            [here, all].into_iter().flatten().collect(),
            vec![copy],
        ];
        groups.extend(self.of_commands(&[&[Command::NextProblem]], keys));
        groups
    }
}

/// An entry that sends a message to a panel.
fn message(id: &str, message: Whole) -> Entry<Message> {
    Entry::new(say(id), Ok(Message::Chosen(Box::new(message))))
}

fn of_script(name: &ScriptName) -> Vec<Vec<Entry<Message>>> {
    let open = Entry::new(say("context-open"), Ok(Message::Open(name.clone(), None)));
    let with = |id: &str, message| Entry::new(say(id), Ok(Message::Script(name.clone(), message)));
    let rename = script::can_be_renamed(name).then(|| with("script-rename", script::Message::Rename));
    let delete = with("script-delete", script::Message::Delete);
    vec![vec![open], rename.into_iter().chain([delete]).collect()]
}

/// An entry for each script that names a piece, with the line.
fn naming(mission: &Mission, piece: Id) -> impl Iterator<Item = Entry<Message>> {
    let named =
        if mission.regions().contains_key(&piece) { Named::Region(piece) } else { Named::Thing(piece) };
    rename::mentions(mission, named).into_iter().map(|(script, line)| {
        let name = script.as_str().to_owned();
        let words = say_with("context-script", &[("name", name.into()), ("line", line.into())]);
        Entry::new(words, Ok(Message::Open(script, Some(line))))
    })
}
