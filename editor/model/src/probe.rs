//! Questions about places on the map, asked of the game as it begins: sight and cover, range, movement. The command line and the
//! probes of the window ask here and put the answers into words of their own, so both say what the rules say.

mod movement;
mod range;
mod sight;

pub use movement::{NoWay, Way};
pub use range::Range;
pub use sight::Sight;

use engine::{FigureId, FigureKind, KindId, Table, World};
use missions::playable::Playable;
use missions::ruleset::{self, ReadyGame};
use missions::thing::Figure;
use missions::{Mission, ThingKind};
use std::cell::OnceCell;
use tiles::{Board, DoorId, DoorSet, Ground, Pose, SpaceId};

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The figure that stands there; a marine where none does.
    There,
    /// A figure of this kind, put there in place of another one.
    Kind(KindId),
}

/// Why a figure cannot be put on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRoom {
    /// Its base does not fit there.
    Base(KindId),
    /// The game has no room for another figure.
    Figures,
}

/// What a question is asked about.
pub struct Setting<'a> {
    /// The rules.
    pub game: &'a dyn Playable,
    /// What does not change.
    pub table: &'a Table,
    /// As at the start, but for the figure that asks and the doors that are open.
    pub world: World,
    /// The figure that asks.
    pub figure: FigureId,
    /// The space it is asked about.
    pub from: SpaceId,
    /// No figure was named and none stands there: a marine put there for the question asks.
    pub stand_in: bool,
}

impl<'a> Setting<'a> {
    /// Puts the figure that asks into a world of this game, if it is not there.
    pub fn new(game: &'a dyn Playable, mut world: World, from: SpaceId, who: Who) -> Result<Self, NoRoom> {
        let table = game.table();
        let stand_in = who == Who::There && world.figure_on(table, from).is_none();
        let figure = stand(&mut world, table, from, who)?;
        Ok(Self { game, table, world, figure, from, stand_in })
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &'a Board {
        &self.table.board
    }

    /// The board with the doors that are closed.
    #[must_use]
    pub fn ground(&self) -> &'a Ground {
        self.board().ground(self.world.closed())
    }

    /// The kind of the figure that asks.
    #[must_use]
    pub fn kind(&self) -> &'a FigureKind {
        self.table.kind(self.world.figures()[self.figure].kind)
    }

    /// The spaces under the figure that asks.
    #[must_use]
    pub fn own(&self) -> Vec<SpaceId> {
        self.world.spaces_under(self.table, self.figure).to_vec()
    }

    /// The figure on a space, other than the one that asks.
    #[must_use]
    pub fn standing(&self, space: SpaceId) -> Option<FigureId> {
        let mut figures = self.world.figures().on_map().map(|(id, _)| id).filter(|id| *id != self.figure);
        figures.find(|id| self.world.spaces_under(self.table, *id).contains(&space))
    }

    /// The spaces under the figure on a space, or the space.
    #[must_use]
    pub fn under(&self, space: SpaceId) -> Vec<SpaceId> {
        match self.standing(space) {
            Some(id) => self.world.spaces_under(self.table, id).to_vec(),
            None => vec![space],
        }
    }

    /// The one closed door that makes the difference, if opening it alone is enough.
    fn door_that_helps(&self, helps: impl Fn(DoorSet) -> bool) -> Option<DoorId> {
        crate::sight::door_that_helps(self.board(), self.world.closed(), helps)
    }
}

/// The figure that asks: the one that stands there, or one of a kind, put there.
fn stand(world: &mut World, table: &Table, from: SpaceId, who: Who) -> Result<FigureId, NoRoom> {
    let there = world.figure_on(table, from);
    let kind = match (who, there) {
        (Who::There, Some(id)) => return Ok(id),
        (Who::There, None) => KindId(0),
        (Who::Kind(kind), _) => kind,
    };
    if let Some(id) = there {
        if world.figures()[id].kind == kind {
            return Ok(id);
        }
        world.withdraw(table, id);
    }
    let footprint = table.kind(kind).footprint;
    let pose = |turned| Pose { at: table.board.cell(from), turned };
    let fits = |turned: &bool| table.board.covered(footprint, pose(*turned), world.closed()).is_some();
    let turned = [false, true].into_iter().find(fits).ok_or(NoRoom::Base(kind))?;
    let id = world.add_figure(kind).ok_or(NoRoom::Figures)?;
    world.put(table, id, from, turned);
    Ok(id)
}

/// Puts a figure of the mission onto the map, if its base fits there and no other one stands there.
fn set_up(world: &mut World, table: &Table, figure: &Figure) {
    let (board, pose) = (&*table.board, figure.pose());
    let Some((kind, space)) = table.kind_named(&figure.kind).zip(board.space_at(figure.at)) else { return };
    let covered = board.covered(table.kind(kind).footprint, pose, world.closed());
    let free = covered.is_some_and(|spaces| spaces.iter().all(|at| world.figure_on(table, *at).is_none()));
    if let Some(id) = free.then(|| world.add_figure(kind)).flatten() {
        world.put(table, id, space, pose.turned);
    }
}

/// The game of a mission, laid out when a probe first asks for it.
#[derive(Default)]
pub struct LaidOut(OnceCell<Option<Laid>>);

struct Laid {
    ready: ReadyGame,
    /// As at the start, with the figures of the map alone.
    world: World,
}

impl LaidOut {
    /// A question about a space of the mission; `None` where its rules are unknown.
    pub(crate) fn ask(
        &self,
        mission: &Mission,
        from: SpaceId,
        who: Who,
    ) -> Option<Result<Setting<'_>, NoRoom>> {
        let laid = self.laid(mission)?;
        Some(Setting::new(&*laid.ready.game, laid.world.clone(), from, who))
    }

    /// The kind of figure of a stable name.
    pub(crate) fn kind(&self, mission: &Mission, id: &str) -> Option<KindId> {
        self.laid(mission)?.ready.game.table().kind_named(id)
    }

    fn laid(&self, mission: &Mission) -> Option<&Laid> {
        let lay_out = || {
            let marines = *ruleset::marine_numbers(mission).first()?;
            let ready = ruleset::lay_out(mission, marines)?;
            let (table, mut world) = (ready.game.table(), ready.game.start());
            // Marines come in later. Where there are too few start spaces they would take those of demons.
            let all: Vec<FigureId> = world.figures().on_map().map(|(id, _)| id).collect();
            for id in all {
                world.withdraw(table, id);
            }
            for thing in mission.things().values() {
                if let ThingKind::Figure(figure) = &thing.kind {
                    set_up(&mut world, table, figure);
                }
            }
            Some(Laid { world, ready })
        };
        self.0.get_or_init(lay_out).as_ref()
    }
}

impl std::fmt::Debug for LaidOut {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LaidOut").field("done", &self.0.get().is_some()).finish()
    }
}
