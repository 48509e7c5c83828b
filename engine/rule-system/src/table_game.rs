//! What a rule system has to implement so that missions can be played by it: a game on a table. `playable` says what is
//! done with such a game.

use crate::RuleSystem;
use crate::odds::Odds;
use crate::seat_view::SeatView;
use engine::coverage::Covered;
use engine::own::Own;
use engine::world::{MAX_CLASSES, PieceId};
use engine::{Called, Event, EventSet, FigureId, Hooks, KindId, Seat, Side, Table, Thing, World};
use serde_json::value::RawValue;
use tiles::{Cover, Crowd, Mover, SpaceId, Spaces};

/// What a rule system has to say beyond the contract to be used for missions: its games lie on a table.
pub trait TableGame: Covered + Sized + 'static {
    /// The rule system it is a game of.
    fn system() -> &'static dyn RuleSystem;

    /// What lies on the table and does not change.
    fn table(&self) -> &Table;

    /// The scripts of the mission.
    fn hooks(&self) -> &dyn Hooks;

    /// Everything on the table that changes.
    fn world<'s>(&self, state: &'s Self::State) -> &'s World;

    /// Which side a seat is on.
    fn side(&self, seat: Seat) -> Side;

    /// Every seat, in order.
    fn seats(&self) -> Vec<Seat>;

    /// Who sits there, for people.
    fn seat_name(&self, seat: Seat) -> String;

    /// How a kind of figure moves, and how many points it usually has.
    fn mover(&self, kind: KindId) -> (Mover, u8);

    /// Who is in a figure's way.
    fn crowd(&self, world: &World, figure: FigureId) -> Crowd;

    /// The events of a game from its start as sentences for people; `None` where nothing needs to be said.
    fn story(&self, events: &[Event]) -> Vec<Option<String>>;

    /// The numbers everybody can see on the table: tokens held, cards in hand.
    fn counts(&self, state: &Self::State) -> Counts;

    /// The cards as a seat may see them; without a seat as an onlooker sees them. JSON in the rule system's own form,
    /// with the schema [`RuleSystem::cards_schema`].
    fn cards(&self, state: &Self::State, seat: Option<Seat>) -> Box<RawValue>;

    /// The piece on the map an option concerns, and what the card it uses says.
    fn details(&self, state: &Self::State, choice: Self::Choice) -> Details;

    /// The question that the seat whose choice is due has to answer, where its options are answers.
    fn question(&self, _: &Self::State) -> Option<String> {
        None
    }

    /// What a defender on a space has against an attack from another one as the figures stand now.
    fn cover(&self, state: &Self::State, from: SpaceId, to: SpaceId) -> Cover {
        let (table, world) = (self.table(), self.world(state));
        world.ground(table).cover(from, to, &others(world, from, to))
    }

    /// What a seat is shown beside the map, built from what it may know; without a seat what an onlooker is shown.
    fn seat_view(&self, state: &Self::State, seat: Option<Seat>) -> SeatView;

    /// What the seat whose choice is due has to do, in a sentence that names who acts: `Alpha attacks: choose a target.`
    fn asked(&self, _: &Self::State) -> Option<String> {
        None
    }

    /// What a seat reads in place of a choice that is about to be made, where it may not know which it is; `None` where everybody
    /// may. An empty text says that the seat notices nothing.
    fn hidden_from(&self, _: &Self::State, _: Self::Choice, _: Option<Seat>) -> Option<&'static str> {
        None
    }

    /// The movement points left to the figure that is moving; `None` where it has none, or where the rules do not count them.
    fn points(&self, _: &Self::State) -> Option<u8> {
        None
    }

    /// What an attack on offer may come to, as far as the seat that is asked can know; `None` of any other choice.
    fn odds(&self, _: &Self::State, _: Self::Choice) -> Option<Odds> {
        None
    }

    /// What an attack would come to if the attacker stood on a space, as far as a seat can know: with the card of a stable name, or
    /// with what the attacker has.
    ///
    /// # Errors
    /// Why there is no such attack: out of range, not seen.
    fn odds_from(&self, _: &Self::State, _: Seat, _: &Strike<'_>) -> Result<Odds, String> {
        Err("these rules have no attacks by dice".to_owned())
    }

    /// Why the seat whose choice is due can do nothing with a card, a space or a figure now; `None` where it can, or where there is no
    /// more to say than that it is not its time.
    fn why_not(&self, _: &Self::State, _: About<'_>) -> Option<String> {
        None
    }

    /// Cards that designers added, as far as it is known when their abilities are used.
    fn added(&self) -> Vec<Added> {
        Vec::new()
    }

    /// From now on it counts which of their abilities are used in this thread.
    fn forget_added(&self) {}

    /// The abilities that were used in this thread since [`forget_added`](Self::forget_added), by number. No rule may depend on it.
    fn added_used(&self) -> Called {
        Called::NONE
    }

    /// Is an event of the rule system's own somebody's deed, so that telling of it tells what was chosen?
    fn is_deed(own: &Own) -> bool;

    /// The piece of the rule system's own that was used in an event. Reports count the games in which it was used.
    fn used(own: &Own) -> Option<PieceId>;

    /// The kinds of events that [`used`](Self::used) answers for. Reports hear no others of the rule system's own: they cost time.
    const USES: EventSet = EventSet::OWN;

    /// The pieces that were of use by how they lie when a game is over, one bit each, by class.
    fn of_use(world: &World) -> [u32; MAX_CLASSES];
}

/// An attack that somebody thinks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike<'a> {
    /// Who attacks.
    pub attacker: FigureId,
    /// From where: the north-western space of the base.
    pub from: SpaceId,
    /// Who is attacked.
    pub target: FigureId,
    /// With which card, by its stable name; `None` for the one that is being used, or for figures that need none.
    pub card: Option<&'a str>,
}

/// What one asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About<'a> {
    /// A card, by its stable name.
    Card(&'a str),
    /// A space.
    Space(SpaceId),
    /// A figure.
    Figure(FigureId),
}

/// A card that designers added to the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Added {
    /// Its stable name; of a card of a kind of figure, that of the kind.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The numbers of its abilities, in their order; none where it is not known when one is used.
    pub abilities: Vec<Option<u16>>,
}

/// The spaces of all figures but those on two spaces.
#[must_use]
pub fn others(world: &World, from: SpaceId, to: SpaceId) -> Spaces {
    let mut others = world.figures().of(Side::Marines).union(world.figures().of(Side::Invader));
    others.remove(from);
    others.remove(to);
    others
}

/// Numbers everybody can see on the table, by the names the rule system gives them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(pub Vec<(&'static str, u16)>);

impl Counts {
    /// The number of a name; 0 where the rules have no such number.
    #[must_use]
    pub fn of(&self, name: &str) -> u16 {
        self.0.iter().find(|(known, _)| *known == name).map_or(0, |(_, number)| *number)
    }
}

/// What is chosen, for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct What {
    /// The kind of choice, as [`Tells::choices`](crate::Tells::choices) lists it.
    pub kind: &'static str,
    /// The values of its parts, in the order in which they are listed there.
    pub parts: Vec<Part>,
}

/// The value of a part of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A stable name or a word.
    Word(String),
    /// A number.
    Number(u16),
    /// Yes or no.
    Answer(bool),
    /// The choice goes without it.
    Nothing,
}

/// What is known of an option beyond its text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The piece on the map it concerns.
    pub thing: Option<Thing>,
    /// The card, demon or group it uses, in a sentence or two.
    pub help: Option<String>,
    /// The choice for programs, where the rule system lists its kinds.
    pub what: Option<What>,
}
