//! What a question is asked about: the mission laid out, who asks, from where to where, which doors are open.

use super::Arguments;
use crate::Failure;
use crate::open::Opened;
use editor_model::sight;
use engine::suggest::nearest;
use engine::{FigureId, FigureKind, KindId, Side, Table, Thing, World};
use missions::Id;
use missions::mission::Named;
use missions::playable::Playable;
use missions::ruleset::ReadyGame;
use missions::text::Map;
use tiles::{Cell, DoorId, DoorSet, Ground, SpaceId, Spaces};

/// What a question is asked about.
pub(super) struct Setting<'a> {
    pub(super) game: &'a dyn Playable,
    pub(super) table: &'a Table,
    /// As at the start, but for the figure that asks and the doors that are open.
    pub(super) world: World,
    /// The figure that asks.
    pub(super) figure: FigureId,
    pub(super) from: SpaceId,
    pub(super) to: Option<SpaceId>,
    pub(super) points: Option<u8>,
    /// No figure was named and none stands there: a marine put there for the question asks.
    stand_in: bool,
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
        let stand_in = arguments.figure.is_none() && world.figure_on(table, from).is_none();
        let figure = stand(&mut world, table, from, arguments.figure.as_deref())?;
        Ok(Self { game: &*laid.game, table, world, figure, from, to, points: arguments.points, stand_in })
    }

    pub(super) fn ground(&self) -> &'a Ground {
        self.table.board.ground(self.world.closed())
    }

    /// What kind of figure asks.
    pub(super) fn kind(&self) -> &'a FigureKind {
        self.table.kind(self.world.figures()[self.figure].kind)
    }

    /// Who asks: `Alpha`, `the Imp`, `a marine`.
    pub(super) fn who(&self) -> String {
        let kind = self.kind();
        match kind.side {
            _ if self.stand_in => "a marine".to_owned(),
            Side::Marines => kind.name.clone(),
            Side::Invader => format!("the {}", kind.name),
        }
    }

    pub(super) fn at(&self, space: SpaceId) -> Cell {
        self.table.board.cell(space)
    }

    /// The spaces under the figure that asks.
    pub(super) fn own(&self) -> Vec<SpaceId> {
        self.world.spaces_under(self.table, self.figure).to_vec()
    }

    /// The spaces under the figure on a space, or the space.
    pub(super) fn under(&self, space: SpaceId) -> Vec<SpaceId> {
        match self.standing(space) {
            Some(id) => self.world.spaces_under(self.table, id).to_vec(),
            None => vec![space],
        }
    }

    /// Who stands on a space, other than the figure that asks.
    pub(super) fn standing(&self, space: SpaceId) -> Option<FigureId> {
        let figures = self.world.figures().on_map().map(|(id, _)| id).filter(|id| *id != self.figure);
        figures.into_iter().find(|id| self.world.spaces_under(self.table, *id).contains(&space))
    }

    /// The spaces of all figures but some.
    pub(super) fn others(&self, but: &[SpaceId]) -> Spaces {
        let mut others = self.world.figures().of(Side::Marines).union(self.world.figures().of(Side::Invader));
        for space in but {
            others.remove(*space);
        }
        others
    }

    /// `3,4`, or who stands there: `the Imp at 3,4`.
    pub(super) fn name(&self, space: SpaceId) -> String {
        match self.standing(space) {
            Some(id) => {
                let kind = self.table.kind(self.world.figures()[id].kind);
                let the = if kind.side == Side::Invader { "the " } else { "" };
                format!("{the}{} at {}", kind.name, self.at(space))
            }
            None => self.at(space).to_string(),
        }
    }

    /// A door by its name, or as `the door`.
    pub(super) fn door(&self, door: DoorId) -> String {
        match self.table.name_of(Thing::Door(door)) {
            Some(name) => format!("the door {name}"),
            None => "a door".to_owned(),
        }
    }

    /// The one closed door that makes the difference, if opening it alone is enough.
    pub(super) fn door_that_helps(&self, helps: impl Fn(DoorSet) -> bool) -> Option<DoorId> {
        sight::door_that_helps(&self.table.board, self.world.closed(), helps)
    }

    /// The map with everybody else on it.
    pub(super) fn map(&self) -> Map<'a> {
        self.peopled(true)
    }

    /// The same for an answer in numbers, which must not be taken for marines.
    pub(super) fn map_for_numbers(&self) -> Map<'a> {
        self.peopled(false)
    }

    fn peopled(&self, numbers: bool) -> Map<'a> {
        let mut map = Map::game(self.table, self.world.closed());
        map.figures(self.table, &self.world, Some(self.figure), numbers);
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

/// Who asks: the figure that stands there, or one of the kind that was named, put there.
fn stand(world: &mut World, table: &Table, from: SpaceId, kind: Option<&str>) -> Result<FigureId, Failure> {
    let there = world.figure_on(table, from);
    let kind = match kind {
        None => match there {
            Some(id) => return Ok(id),
            None => KindId(0),
        },
        Some(word) => {
            let word = if word == "marine" { &*table.kinds[0].id } else { word };
            table.kind_named(word).ok_or_else(|| unknown(table, word))?
        }
    };
    if let Some(id) = there {
        if world.figures()[id].kind == kind {
            return Ok(id);
        }
        world.withdraw(table, id);
    }
    let footprint = table.kind(kind).footprint;
    let pose = |turned| tiles::Pose { at: table.board.cell(from), turned };
    let turned = [false, true]
        .into_iter()
        .find(|turned| table.board.covered(footprint, pose(*turned), world.closed()).is_some());
    let name = &table.kind(kind).name;
    let turned = turned.ok_or_else(|| {
        format!(
            "the {name} does not fit at {}: its base has {}×{} spaces",
            pose(false).at,
            footprint.w,
            footprint.h
        )
    })?;
    let id = world.add_figure(kind).ok_or_else(|| "there is no room for another figure".to_owned())?;
    world.put(table, id, from, turned);
    Ok(id)
}

fn unknown(table: &Table, word: &str) -> Failure {
    let known = || table.kinds.iter().map(|kind| kind.id.as_str());
    let meant = nearest(word, known()).map(|k| format!("; did you mean {k}?")).unwrap_or_default();
    let all: Vec<&str> = known().collect();
    let word = word.escape_debug();
    Failure::Told(format!("there is no figure '{word}'{meant} There are: marine, {}", all.join(", ")))
}
