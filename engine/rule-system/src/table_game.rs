//! What a rule system has to implement so that missions can be played by it: a game on a table. `playable` says what is
//! done with such a game.

mod shown;

pub use shown::{Counts, Details, Part, What};

use crate::odds::Odds;
use crate::position::{Position, PositionProblem, PositionRow};
use crate::rows::Rows;
use crate::seat_view::SeatView;
use crate::texts::text;
use crate::view::View;
use engine::coverage::Covered;
use engine::hook::NoHooks;
use engine::own::Own;
use engine::world::{Ban, ItemClass, MAX_CLASSES, PieceId, Stat};
use engine::{Called, Event, EventSet, FigureId, Hooks, KindId, Seat, Side, Table, World};
use serde_json::value::RawValue;
use std::sync::Arc;
use tiles::{Cover, Crowd, Mover, SpaceId};
use words::Phrase;

/// What a rule system has to say beyond the contract to be used for missions: its games lie on a table.
pub trait TableGame: Covered + Sized + 'static {
    /// The rows of its rule system.
    fn rows() -> &'static Rows;

    /// What lies on the table and does not change.
    fn table(&self) -> &Table;

    /// The scripts of the mission.
    fn hooks(&self) -> &dyn Hooks {
        &NoHooks
    }

    /// Everything on the table that changes.
    fn world<'s>(&self, state: &'s Self::State) -> &'s World;

    /// Which side a seat is on.
    fn side(&self, seat: Seat) -> Side;

    /// Every seat, in order.
    fn seats(&self) -> Vec<Seat>;

    /// Who sits there, for people, as a sentence or a label begins with it: `The invader`.
    fn seat_name(&self, seat: Seat) -> String {
        match self.side(seat) {
            Side::Marines => self.table().kind(KindId(seat.0)).name.clone(),
            Side::Invader => Self::rows().sides[1].capital(),
        }
    }

    /// The same inside a sentence: `the invader`. Names without an article are the same there.
    fn seat_in_sentence(&self, seat: Seat) -> String {
        match self.side(seat) {
            Side::Marines => self.seat_name(seat),
            Side::Invader => Self::rows().sides[1].noun.to_string(),
        }
    }

    /// How a kind of figure moves, and how many points it usually has.
    fn mover(&self, kind: KindId) -> (Mover, u8);

    /// Who is in a figure's way.
    fn crowd(&self, world: &World, figure: FigureId) -> Crowd;

    /// The events of a game from its start as sentences for people; `None` where nothing needs to be said.
    fn story(&self, events: &[Event]) -> Vec<Option<String>> {
        vec![None; events.len()]
    }

    /// The numbers everybody can see on the table: tokens held, cards in hand.
    fn counts(&self, _: &Self::State) -> Counts {
        Counts::default()
    }

    /// The cards as a seat may see them; without a seat as an onlooker sees them. JSON in the rule system's own form,
    /// with the schema [`RuleSystem::cards_schema`](crate::RuleSystem::cards_schema).
    fn cards(&self, _: &Self::State, _: Option<Seat>) -> Box<RawValue> {
        RawValue::NULL.to_owned()
    }

    /// The piece on the map an option concerns, and what the card it uses says.
    fn details(&self, _: &Self::State, _: Self::Choice) -> Details {
        Details::default()
    }

    /// The question that the seat whose choice is due has to answer, where its options are answers.
    fn question(&self, _: &Self::State) -> Option<String> {
        None
    }

    /// What a defender on a space has against an attack from another one as the figures stand now.
    fn cover(&self, state: &Self::State, from: SpaceId, to: SpaceId) -> Cover {
        let (table, world) = (self.table(), self.world(state));
        let [own, theirs] = [from, to].map(|space| world.base_on(table, space));
        world.sight(table).lifting(&own, &theirs).cover(from, to)
    }

    /// What a seat may see of the map; without a seat what an onlooker may see.
    fn view(&self, state: &Self::State, _: Option<Seat>) -> View {
        View::with_areas(self.world(state).revealed())
    }

    /// What a seat is shown beside the map, built from what it may know; without a seat what an onlooker is shown.
    fn seat_view(&self, _: &Self::State, _: Option<Seat>) -> SeatView {
        SeatView::default()
    }

    /// What the seat whose choice is due has to do, in a sentence that names who acts: `Alpha attacks: choose a target.`
    fn asked(&self, _: &Self::State) -> Option<String> {
        None
    }

    /// What a seat reads in place of a choice that is about to be made, where it may not know which it is; `None` where everybody
    /// may. An empty text says that the seat notices nothing.
    fn hidden_from(&self, _: &Self::State, _: Self::Choice, _: Option<Seat>) -> Option<Phrase> {
        None
    }

    /// The movement points of the figure that is moving; `None` where it has none, or where the rules do not count them.
    fn points(&self, _: &Self::State) -> Option<Points> {
        None
    }

    /// What an attack on offer may come to, as far as the seat that is asked can know; `None` of any other choice.
    fn odds(&self, _: &Self::State, _: Self::Choice) -> Option<Odds> {
        None
    }

    /// Are the odds of a choice counted, so that they cost next to nothing? Where attacks have to be played for them, they take a
    /// moment, and a window asks for them on another thread.
    fn counts_odds(&self, _: &Self::State, _: Self::Choice) -> bool {
        true
    }

    /// What an attack would come to if the attacker stood on a space, as far as a seat can know: with the card of a stable name, or
    /// with what the attacker has.
    ///
    /// # Errors
    /// Why there is no such attack: out of range, not seen.
    fn odds_from(&self, _: &Self::State, _: Seat, _: &Strike<'_>) -> Result<Odds, String> {
        Err(text("table-no-dice").to_string())
    }

    /// Why the seat whose choice is due can do nothing with a card, a space or a figure now; `None` where it can, or where there is no
    /// more to say than that it is not its time.
    fn why_not(&self, _: &Self::State, _: About<'_>) -> Option<String> {
        None
    }

    /// Does it matter, as everything lies on the table, whether the seat whose choice is due reacts? `false` where a reaction could
    /// change nothing but what is decided: an attack that does no damage, a figure that falls in any case. It is the same whatever
    /// hands hold.
    fn matters(&self, _: &Self::State) -> bool {
        true
    }

    /// Put into each hand that holds anything all cards that can be in it as far as others know. In such a state a seat is asked
    /// wherever it may be asked as others see it. It is the same whatever hands hold.
    fn suppose_hands(&self, _: &mut Self::State) {}

    /// What the player gives up with a choice that ends something, though another of these options would use it, in words: `an attack
    /// on Imp at 4,1`; `None` where nothing is lost.
    fn given_up(&self, _: &Self::State, _: Self::Choice, _: &[Self::Choice]) -> Option<String> {
        None
    }

    /// The stable name of an item that lies on the map, beside its class: which weapon it is. Empty where all of a class are alike,
    /// `None` where there is no such item.
    fn item(&self, _: ItemClass, number: u8) -> Option<String> {
        (number == 0).then(String::new)
    }

    /// A state as a position. It is whole at the beginning of a round or of an activation; of any other moment it is as if the
    /// activation under way began here, and the rule system says what is lost.
    fn position(&self, _: &Self::State) -> Position {
        Position::default()
    }

    /// What the position of a state leaves out and with what play begins, in a sentence without a full stop; `None` where nothing is
    /// left out.
    fn left_out(&self, _: &Self::State) -> Option<String> {
        None
    }

    /// The state of a position, as near to it as a state can be, and everything that is missing or impossible. It begins with the start
    /// of the mission and writes what the position says; scripts get no event that the game starts.
    fn arranged(&self, _: &Position) -> (Self::State, Vec<PositionProblem>) {
        let problem = PositionProblem { at: "turn".to_owned(), text: text("table-only-start") };
        (self.start(), vec![problem])
    }

    /// What this state leaves to the next mission of an operation: numbers for the rows of [`Rows::carried`], in their order.
    fn carried(&self, _: &Self::State) -> Vec<u16> {
        Vec::new()
    }

    /// The rows of the rule system's own that a position of this state has, in the order of a form.
    fn position_rows(&self, _: &Self::State) -> Vec<PositionRow> {
        Vec::new()
    }

    /// What a prohibition forbids, in words; `None` where the rules have no such one.
    fn ban_words(&self, _: Ban) -> Option<&'static str> {
        None
    }

    /// Which number of the rules a script can change, in words; `None` where the rules have no such one.
    fn stat_words(&self, _: Stat) -> Option<&'static str> {
        None
    }

    /// The same game that begins with a state in place of the start of the mission; without one with that. `None` where games begin
    /// only as the mission says.
    #[must_use]
    fn beginning(&self, _: Option<Arc<Self::State>>) -> Option<Self> {
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

    /// Is an event of the rule system's own somebody's deed, so that reporting it shows what was chosen?
    fn is_deed(_: &Own) -> bool {
        false
    }

    /// Does an event of the rule system's own report that chance dealt a card to somebody? Seats that may know read behind it which
    /// card it is.
    fn is_draw(_: &Own) -> bool {
        false
    }

    /// The piece of the rule system's own that was used in an event. Reports count the games in which it was used.
    fn used(_: &Own) -> Option<PieceId> {
        None
    }

    /// The kinds of events that [`used`](Self::used) answers for. Reports hear no others of the rule system's own: they cost time.
    const USES: EventSet = EventSet::OWN;

    /// The pieces that were of use by how they lie when a game is over, one bit each, by class.
    fn of_use(_: &World) -> [u32; MAX_CLASSES] {
        [0; MAX_CLASSES]
    }
}

/// The movement points of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// Whose they are.
    pub figure: FigureId,
    /// Which of its points: 0 for those of its activation, another number for those that it gets apart from them. What is left of
    /// others says nothing of what was spent.
    pub purse: u8,
    /// How many are left.
    pub left: u8,
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

/// A figure as people read of it everywhere: a marine by name, any other with the space it stands on, as it stands on the map:
/// `Alpha`, `Imp at 12,4`.
#[must_use]
pub fn named(table: &Table, world: &World, id: FigureId) -> String {
    let Some(figure) = world.figures().get(id) else {
        return text("table-figure").with("number", id.0).to_string();
    };
    let kind = table.kind(figure.kind);
    if kind.side == Side::Marines || !figure.on_map {
        return kind.name.clone();
    }
    let cell = table.board.cell(figure.space).to_string();
    text("table-figure-at").with("figure", kind.name.as_str()).with("cell", cell).to_string()
}
