//! What a question is asked about: the mission laid out, who asks, from where to where, which doors are open.

use super::arguments::Arguments;
use crate::Failure;
use crate::open::Opened;
use editor_model::probe::{self, NoRoom, Who};
use engine::suggest::nearest;
use engine::{Side, Table, Thing};
use missions::Id;
use missions::mission::Named;
use missions::ruleset::ReadyGame;
use missions::text::Map;
use rule_system::RuleSystem;
use tiles::{Cell, DoorId, SpaceId};

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
    pub(super) fn who(&self) -> String {
        let kind = self.asked.kind();
        match kind.side {
            _ if self.asked.stand_in => "a marine".to_owned(),
            Side::Marines => kind.name.clone(),
            Side::Invader => format!("the {}", kind.name),
        }
    }

    pub(super) fn at(&self, space: SpaceId) -> Cell {
        self.asked.board().cell(space)
    }

    pub(super) fn own(&self) -> Vec<SpaceId> {
        self.asked.own()
    }

    /// `3,4`, or who stands there: `the Imp at 3,4`.
    pub(super) fn name(&self, space: SpaceId) -> String {
        match self.asked.standing(space) {
            Some(id) => {
                let kind = self.asked.table.kind(self.asked.world.figures()[id].kind);
                let the = if kind.side == Side::Invader { "the " } else { "" };
                format!("{the}{} at {}", kind.name, self.at(space))
            }
            None => self.at(space).to_string(),
        }
    }

    /// A door by its name, or as `the door`.
    pub(super) fn door(&self, door: DoorId) -> String {
        match self.asked.table.name_of(Thing::Door(door)) {
            Some(name) => format!("the door {name}"),
            None => "a door".to_owned(),
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
    let bounds = table.board.bounds().map_or_else(String::new, |(from, to)| {
        format!("; the map goes from {from} to {to}, and hellwright render shows it")
    });
    Failure::Told(format!("there is no space at {cell}{bounds}"))
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
    let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
    Err(Failure::Told(format!("{} has no door '{}'; there are: {known}", opened.path, word.escape_debug())))
}

/// Who asks, by the word for a kind of figure.
fn who(table: &Table, word: Option<&str>) -> Result<Who, Failure> {
    let Some(word) = word else { return Ok(Who::There) };
    let id = if word == "marine" { &*table.kinds[0].id } else { word };
    table.kind_named(id).map(Who::Kind).ok_or_else(|| unknown(table, id))
}

fn no_room(table: &Table, at: Cell, why: NoRoom) -> Failure {
    Failure::Told(match why {
        NoRoom::Base(kind) => {
            let kind = table.kind(kind);
            let (name, base) = (&kind.name, kind.footprint);
            format!("the {name} does not fit at {at}: its base has {}×{} spaces", base.w, base.h)
        }
        NoRoom::Figures => "there is no room for another figure".to_owned(),
    })
}

fn unknown(table: &Table, word: &str) -> Failure {
    let known = || table.kinds.iter().map(|kind| kind.id.as_str());
    let meant = nearest(word, known()).map(|k| format!("; did you mean {k}?")).unwrap_or_default();
    let all: Vec<&str> = known().collect();
    let word = word.escape_debug();
    Failure::Told(format!("there is no figure '{word}'{meant} There are: marine, {}", all.join(", ")))
}
