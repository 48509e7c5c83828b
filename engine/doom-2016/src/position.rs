//! Positions of this game. `write` takes one from a state, `read` lays a state out by one and says what cannot be, `bring` does so
//! with what the players brought, `rows` describes a form for it. Here stands what they share: the names of places and values, and
//! which cards there are.
//!
//! A position is one of a calm moment. With a turn it is the beginning of that activation, as after the reveal of the initiative
//! card; without one the next initiative card comes, and where none is left the next round begins. Scripts hear that then. Where they
//! have heard it already, for the moment before the status phase, the position says so, and play goes on with that phase.

mod bring;
mod left;
mod read;
mod rows;
mod write;

use super::Doom2016;
use super::brought::Brought;
use super::content::{Act, Trigger};
use super::state::{INVADER, State};
use super::words::text;
use engine::table::KindId;
use engine::{FigureId, Seat};
use rule_system::position::supply::Stocked;
use rule_system::position::{Supply, seat_id};

/// Frag tokens the invader holds.
const FRAGS: &str = "frags";
/// Threat tokens.
const THREAT: &str = "threat";
/// Argent on the invasion card.
const BANK: &str = "bank";
/// Invader cards that were put into the initiative deck of the round.
const INVADER_CARDS: &str = "initiative.invader";
/// The round has begun, and scripts have answered that; its status phase comes next.
const BEGUN: &str = "round.begun";
/// What is left of the initiative deck.
const INITIATIVE: &str = "initiative";
const EVENT_HAND: &str = "invader.hand";
const EVENT_DECK: &str = "invader.deck";
const EVENT_DISCARD: &str = "invader.discard";
const GLORY_DECK: &str = "glory.deck";
const GLORY_DISCARD: &str = "glory.discard";
/// Grenades that will explode: space, who threw it, red dice, black dice, and `due` once another activation has begun.
const GRENADES: &str = "grenades";
const INVASION: &str = "invasion";
const EVENT_SETS: &str = "event-sets";

/// The most events in the invader's deck.
const MOST_EVENTS: usize = 36;
/// The most glory kill cards in the deck.
const MOST_GLORY: usize = 16;

/// What belongs to a marine or a demon: `alpha.hand`.
fn of(id: &str, what: &str) -> String {
    format!("{id}.{what}")
}

impl Doom2016 {
    /// A key of a marine.
    fn of_marine(&self, seat: usize, what: &str) -> String {
        of(&self.table().kinds[seat].id, what)
    }

    fn marine_name(&self, seat: usize) -> &str {
        &self.table().kinds[seat].name
    }

    /// The action cards of a marine, wherever they lie.
    fn actions_of(&self, st: &State, seat: usize) -> Supply {
        let cards = self.content().cards.iter().zip(0..).map(|(card, number)| Stocked {
            card: number,
            id: card.id.clone(),
            name: card.name.clone(),
            copies: self.sets_of(st, seat, card.set) * usize::from(card.copies),
        });
        Supply::of(cards.collect())
    }

    /// The events of the sets that are in the game.
    fn events_of(&self, brought: &Brought) -> Supply {
        let sets = brought.event_sets.iter().flat_map(|set| self.content().event_deck_of(*set));
        let deck: Vec<u8> = sets.take(MOST_EVENTS).collect();
        let events = self.content().events.iter().zip(0..).map(|(event, number)| Stocked {
            card: number,
            id: event.id.clone(),
            name: event.name.clone(),
            copies: deck.iter().filter(|card| **card == number).count(),
        });
        Supply::of(events.collect())
    }

    fn glory_cards(&self) -> Supply {
        let mut room = MOST_GLORY;
        let cards = self.content().glory.iter().zip(0..).map(|(card, number)| {
            let copies = usize::from(card.copies).min(room);
            room -= copies;
            Stocked { card: number, id: card.id.clone(), name: card.name.clone(), copies }
        });
        Supply::of(cards.collect())
    }

    /// The initiative cards: more than one of a marine who is alone (ruling 32).
    fn initiative_cards(&self) -> Supply {
        let squad = self.content().squad_card(self.marines());
        let always =
            squad.into_iter().flat_map(|card| &card.abilities).filter(|it| it.when == Trigger::Passive);
        let more = always.flat_map(|ability| &ability.acts).map(|act| match act {
            Act::Initiative(n) => usize::from(*n),
            _ => 0,
        });
        let more: usize = more.sum();
        let stock = usize::from(self.content().stock.invader_initiative);
        let seats = (0..self.marines()).map(|seat| (seat, 1 + more)).chain([(INVADER, stock)]);
        let cards = seats.map(|(seat, copies)| {
            let id = seat_id(self, Seat(seat));
            let name = match seat {
                INVADER => text("position-initiative-invader").to_string(),
                marine => {
                    let name = self.marine_name(usize::from(marine));
                    text("position-initiative").with("marine", name).to_string()
                }
            };
            Stocked { card: seat, id, name, copies }
        });
        Supply::of(cards.collect())
    }

    /// The stable name of the kind of a marine's figure.
    fn marine_id(&self, marine: FigureId) -> &str {
        &self.table().kind(KindId(marine.0)).id
    }
}
