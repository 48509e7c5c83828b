//! What a question is asked about: the mission laid out, who asks, from where to where, which doors are open.

use super::arguments::Arguments;
use crate::Failure;
use crate::open::Opened;
use crate::texts::text;
use editor_model::probe::{self, NoRoom, Who};
use engine::suggest::nearest;
use engine::{Side, Table, Thing};
use missions::Id;
use missions::mission::Named;
use missions::ruleset::ReadyGame;
use missions::text::Map;
use rule_system::RuleSystem;
use tiles::{Cell, DoorId, SpaceId};
use words::Text;

/// What a question is asked about, as it was typed.
pub(super) struct Setting<'a> {
    pub(super) asked: probe::Setting<'a>,
    system: &'static dyn RuleSystem,
    pub(super) to: Option<SpaceId>,
    pub(super) points: Option<u8>,
}

impl<'a> Setting<'a> {
    pub(super) fn new(arguments: &Arguments, opened: &Opened, laid: &'a ReadyGame) -> Result<Self, Failure> {
        let table = laid.game.table();
        let space = |cell: Cell| table.board.space_at(cell).ok_or_else(|| nothing_there(table, cell));
        let from = space(arguments.from)?;
        let to = arguments.to.map(space).transpose()?;
        let mut world = laid.game.start();
        for door in &arguments.open {
            for door in doors(door.trim(), opened, laid)? {
                let _ = world.open(door);
            }
        }
        let who = who(table, arguments.figure.as_deref())?;
        let asked = probe::Setting::new(&*laid.game, world, from, who);
        let asked = asked.map_err(|why| no_room(table, arguments.from, why))?;
        Ok(Self { asked, system: opened.mission().system(), to, points: arguments.points })
    }

    /// Who asks: `Alpha`, `the Imp`, `a marine`.
    pub(super) fn who(&self) -> Text {
        let kind = self.asked.kind();
        match kind.side {
            _ if self.asked.stand_in => text("probe-a-marine"),
            Side::Marines => Text::verbatim(kind.name.as_str()),
            Side::Invader => text("probe-the-figure").with("name", kind.name.as_str()),
        }
    }

    pub(super) fn at(&self, space: SpaceId) -> Cell {
        self.asked.board().cell(space)
    }

    pub(super) fn own(&self) -> Vec<SpaceId> {
        self.asked.own()
    }

    /// `3,4`, or who stands there: `the Imp at 3,4`.
    pub(super) fn name(&self, space: SpaceId) -> Text {
        match self.asked.standing(space) {
            Some(id) => {
                let kind = self.asked.table.kind(self.asked.world.figures()[id].kind);
                let named = match kind.side {
                    Side::Marines => text("probe-at"),
                    Side::Invader => text("probe-at-invader"),
                };
                named.with("name", kind.name.as_str()).with("cell", self.at(space).to_string())
            }
            None => Text::verbatim(self.at(space).to_string()),
        }
    }

    /// A door by its name, or as `a door`.
    pub(super) fn door(&self, door: DoorId) -> Text {
        match self.asked.table.name_of(Thing::Door(door)) {
            Some(name) => text("probe-the-door").with("name", name),
            None => text("probe-a-door"),
        }
    }

    /// The map with all other figures on it.
    pub(super) fn map(&self) -> Map<'a> {
        self.peopled(true)
    }

    /// The same for an answer in numbers, which must not be taken for marines.
    pub(super) fn map_for_numbers(&self) -> Map<'a> {
        self.peopled(false)
    }

    fn peopled(&self, numbers: bool) -> Map<'a> {
        let (table, world) = (self.asked.table, &self.asked.world);
        let mut map = Map::game(table, world.closed());
        map.figures(self.system, table, world, Some(self.asked.figure), numbers);
        map
    }
}

fn nothing_there(table: &Table, cell: Cell) -> Failure {
    let told = match table.board.bounds() {
        Some((from, to)) => {
            text("probe-no-space-bounds").with("from", from.to_string()).with("to", to.to_string())
        }
        None => text("probe-no-space"),
    };
    told.with("cell", cell.to_string()).into()
}

/// The doors that were meant.
fn doors(word: &str, opened: &Opened, laid: &ReadyGame) -> Result<Vec<DoorId>, Failure> {
    let table = laid.game.table();
    if word == "all" {
        return Ok(table.doors().collect());
    }
    let by_name = table.doors().find(|door| table.name_of(Thing::Door(*door)) == Some(word));
    let by_number = || {
        let id = Id(word.strip_prefix('#').unwrap_or(word).parse().ok()?);
        match laid.numbers.things.get(&Named::Thing(id)) {
            Some(Thing::Door(door)) => Some(*door),
            _ => None,
        }
    };
    if let Some(door) = by_name.or_else(by_number) {
        return Ok(vec![door]);
    }
    let numbered = |door: DoorId| match laid.numbers.of(Thing::Door(door)) {
        Some(Named::Thing(id)) => id.to_string(),
        _ => String::new(),
    };
    let known: Vec<String> = table
        .doors()
        .map(|door| table.name_of(Thing::Door(door)).map_or_else(|| numbered(door), str::to_owned))
        .collect();
    let told = if known.is_empty() {
        text("probe-no-doors")
    } else {
        text("probe-no-door").with("names", known.join(", "))
    };
    Err(told.with("path", opened.path.as_str()).with("word", word.escape_debug().to_string()).into())
}

/// Who asks, by the word for a kind of figure.
fn who(table: &Table, word: Option<&str>) -> Result<Who, Failure> {
    let Some(word) = word else { return Ok(Who::There) };
    let id = if word == "marine" { &*table.kinds[0].id } else { word };
    table.kind_named(id).map(Who::Kind).ok_or_else(|| unknown(table, id))
}

fn no_room(table: &Table, at: Cell, why: NoRoom) -> Failure {
    let told = match why {
        NoRoom::Base(kind) => {
            let kind = table.kind(kind);
            let told = text("probe-no-room-base").with("name", kind.name.as_str());
            let told = told.with("width", kind.footprint.w).with("height", kind.footprint.h);
            told.with("cell", at.to_string())
        }
        NoRoom::Figures => text("probe-no-room"),
    };
    told.into()
}

fn unknown(table: &Table, word: &str) -> Failure {
    let known = || table.kinds.iter().map(|kind| kind.id.as_str());
    let told = match nearest(word, known()) {
        Some(meant) => text("probe-no-figure-meant").with("meant", meant),
        None => text("probe-no-figure"),
    };
    let all: Vec<&str> = known().collect();
    told.with("word", word.escape_debug().to_string()).with("names", all.join(", ")).into()
}
