//! What the workshop's own commands and keys do: other tools, other tiles, new ones, other numbers.
//! Everything that changes the mission goes up as a change.

use super::fields::Fields;
use super::table::Table;
use super::{Message, Workshop, is_of_box};
use crate::panel::Action;
use editor_model::command::Command;
use editor_model::document::Document;
use editor_model::words::{say, say_with};
use editor_model::workshop::{self, Aim, Draft, Tool, back};
use missions::history::Change;
use missions::{Edit, Mission};
use tiles::{Cell, Side4, TileNumber};

impl Workshop {
    /// Take a tool in hand.
    pub(crate) fn take(&mut self, tool: Tool) -> Action<Message> {
        self.tool = tool;
        self.said = None;
        Action::None
    }

    /// Show the tile's other face.
    pub(crate) fn turn_over(&mut self) -> Action<Message> {
        self.turn_to(back(self.face));
        self.said = None;
        Action::None
    }

    /// Lay the next tile on the table, or the one before.
    pub(crate) fn step(&mut self, document: &Document, forth: bool) -> Action<Message> {
        self.next(document, forth);
        self.said = None;
        Action::None
    }

    /// Begin a plain tile.
    pub(crate) fn begin_room(&mut self, document: &Document) -> Action<Message> {
        self.begin(document.mission(), None)
    }

    /// Begin a tile like the one on the table.
    pub(crate) fn begin_copy(&mut self, document: &Document) -> Action<Message> {
        self.begin(document.mission(), Some(self.draft.clone()))
    }

    /// Take the tile out of the mission, if it is the mission's own.
    pub(crate) fn remove(&mut self, document: &Document) -> Action<Message> {
        let mission = document.mission();
        if self.is_own(mission) {
            let number = self.draft.number();
            let id = if is_of_box(number, mission) { "change-tile-boxed" } else { "change-tile-remove" };
            return Action::Commit(Change::new(self.label(id), [Edit::Sheet(number, None)]));
        }
        self.said = None;
        Action::None
    }

    /// A key that is no command: arrows go from space to space, with shift they choose a border, Enter draws.
    pub(crate) fn key(&mut self, name: &str, mission: &Mission) -> Action<Message> {
        let (shift, key) = name.strip_prefix("Shift+").map_or((false, name), |key| (true, key));
        let way = match key {
            "Left" => Side4::West,
            "Right" => Side4::East,
            "Up" => Side4::North,
            "Down" => Side4::South,
            "Enter" => {
                let Some(spot) = self.spot else { return Action::None };
                self.press(spot, None, self.tool);
                return self.release(mission);
            }
            _ => return Action::None,
        };
        self.said = None;
        let first = || self.draft.paper(self.face).bounds().map_or(Cell::new(0, 0), |(from, _)| from);
        self.spot = Some(match self.spot {
            None => Aim::on(first()),
            Some(spot) if shift => spot.facing(way),
            Some(spot) => self.table.nearest(self.face, spot.whole().step(way)),
        });
        Action::None
    }

    /// Let go of what is under way. `false` if nothing is.
    pub(crate) fn let_go(&mut self) -> bool {
        match self.stroke.take() {
            Some((stroke, _)) => stroke.undo(&mut self.draft),
            None if self.chosen.is_some() => self.chosen = None,
            None => return false,
        }
        true
    }

    fn next(&mut self, document: &Document, forth: bool) {
        let known = workshop::numbers(document.mission());
        let here = self.draft.number();
        let next = if forth {
            known.range(here..).nth(1).or_else(|| known.first())
        } else {
            known.range(..here).next_back().or_else(|| known.last())
        };
        if let Some(next) = next {
            self.lay(document, *next);
        }
    }

    /// Begin a tile: a plain room, or one like another.
    fn begin(&mut self, mission: &Mission, like: Option<Draft>) -> Action<Message> {
        let free =
            Draft::free_number(mission).filter(|_| mission.own_tiles().len() < missions::own_tiles::LIMIT);
        let Some(number) = free else {
            self.said = Some(say_with("work-too-many", &[("count", missions::own_tiles::LIMIT.into())]));
            return Action::None;
        };
        self.draft = match like {
            Some(draft) => draft.numbered(number),
            None => Draft::room(number, say("work-new-about")),
        };
        self.fields = Fields::of(&self.draft);
        self.table = Table::over(&self.draft);
        (self.spot, self.chosen, self.said) = (None, None, None);
        let change = self.draft.change(mission, self.label("change-tile-new"));
        change.map_or(Action::None, Action::Commit)
    }

    /// Give the tile the number that is written, and the pieces that lie on the map with it.
    pub(super) fn renumber(&mut self, mission: &Mission) -> Action<Message> {
        let written = self.fields.number.trim().parse().ok();
        let wanted =
            written.filter(|number| (1..=missions::own_tiles::HIGHEST).contains(number)).map(TileNumber);
        let old = self.draft.number();
        let why = match wanted {
            None => say_with("work-number-range", &[("most", missions::own_tiles::HIGHEST.into())]),
            Some(number) if number == old => return Action::None,
            Some(number) if workshop::numbers(mission).contains(&number) => {
                say_with("work-number-taken", &[("tile", number.to_string().into())])
            }
            Some(_) if !self.is_own(mission) => say("work-number-boxed"),
            Some(number) => {
                let draft = self.draft.clone().numbered(number);
                let pieces = mission.tiles().iter().filter(|(_, piece)| piece.tile == old);
                let mut edits: Vec<Edit> = pieces
                    .map(|(id, piece)| mission.relaid(*id, tiles::Placement { tile: number, ..*piece }))
                    .collect();
                edits.extend([Edit::Sheet(old, None), Edit::Sheet(number, Some(draft.text()))]);
                let label = self.label("change-tile-number");
                self.draft = draft;
                return Action::Commit(Change::new(label, edits));
            }
        };
        self.said = Some(why);
        Action::None
    }
}

impl Workshop {
    /// Of a command that takes a tool in hand: is that the one in hand?
    pub(crate) fn takes(&self, command: Command) -> Option<bool> {
        tool_of(command).map(|tool| tool == self.tool)
    }
}

/// The command that takes a tool in hand.
pub(super) const fn command_of(tool: Tool) -> Command {
    match tool {
        Tool::Floor => Command::WorkFloor,
        Tool::Difficult => Command::WorkDifficult,
        Tool::Wall => Command::WorkWall,
        Tool::Blocking => Command::WorkBlocking,
        Tool::Impassable => Command::WorkImpassable,
        Tool::Opening => Command::WorkOpening,
        Tool::Door => Command::WorkDoor,
        Tool::Eraser => Command::WorkEraser,
    }
}

fn tool_of(command: Command) -> Option<Tool> {
    Tool::ALL.into_iter().find(|tool| command_of(*tool) == command)
}
