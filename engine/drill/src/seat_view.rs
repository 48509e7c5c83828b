//! What a seat is shown beside the map, and the sentence for what it has to do. Which flare a marine has is for that marine alone;
//! the cards for programs are in `table`.

use crate::content::STEPS;
use crate::game::Beacons;
use crate::own::BEACON;
use crate::state::{Flare, State, Task};
use crate::texts::text;
use engine::Seat;
use rule_system::TableGame;
use rule_system::seat_view::{CardSeen, Counter, Held, Party, SeatView};
use rule_system::table_game::named;
use words::Text;

pub(crate) fn view(game: &Beacons, state: &State, seat: Option<Seat>) -> SeatView {
    let party = |of: Seat| {
        let mut counters = Vec::new();
        if usize::from(of.0) < state.flares.len() {
            counters.push(counter(text("seat-flares"), state.flare(of).is_some().into(), Some(1)));
        }
        if let Some(Task::Turn(figure, left)) = state.tasks.last()
            && figure.0 == of.0
        {
            counters.push(counter(text("seat-steps"), (*left).into(), Some(STEPS.into())));
        }
        let hand = state.flare(of).is_some().into();
        let own = state.flare(of).filter(|_| seat == Some(of));
        let cards = own.map(card).into_iter().collect();
        Party { seat: of, hand, counters, cards, piles: Vec::new() }
    };
    let beacons = u16::try_from(game.table.pieces(BEACON).len()).unwrap_or(u16::MAX);
    SeatView {
        parties: game.seats().into_iter().map(party).collect(),
        table: vec![counter(text("seat-lit"), game.lit(&state.world), Some(beacons))],
        fight: None,
    }
}

pub(crate) fn asked(game: &Beacons, state: &State) -> Option<String> {
    if state.world.outcome().is_some() {
        return None;
    }
    match *state.tasks.last()? {
        Task::Turn(figure, left) => {
            let who = game.seat_name(Seat(figure.0));
            Some(text("asked-turn").with("who", who).with("left", left).to_string())
        }
        Task::Drone(figure) => {
            let who = named(&game.table, &state.world, figure);
            Some(text("asked-drone").with("who", who).to_string())
        }
        Task::Begin
        | Task::Deal(_)
        | Task::Round
        | Task::Start(_)
        | Task::Roll
        | Task::Shot(_)
        | Task::End => None,
    }
}

fn card(flare: Flare) -> CardSeen {
    let (name, says) = match flare {
        Flare::Bright => (text("card-bright"), text("card-bright-text")),
        Flare::Dim => (text("card-dim"), text("card-dim-text")),
    };
    CardSeen {
        id: flare.word().to_owned(),
        name: name.to_string(),
        text: says.to_string(),
        held: Held::Hand,
        ready: None,
        tokens: 0,
    }
}

fn counter(name: Text, number: u16, of: Option<u16>) -> Counter {
    Counter { name: name.to_string(), number, of }
}
