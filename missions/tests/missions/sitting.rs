//! Games of people and bots at a table: what each seat is shown and what not, how a game goes back and on, and what becomes of it
//! when its mission changes. What the choices do is for the rules' own tests, the protocol for `serve`.

mod ahead;
mod back;
mod identity;
mod knowledge;
mod lit;
mod log;
mod matters;
mod position;
mod ways;

use crate::shared::shipped;
use engine::play::Rng;
use engine::{Seat, Step};
use missions::Mission;
use missions::playable::TableSession;
use missions::ruleset::marine_numbers;
use missions::simulate::{BotKind, BotPair};
use missions::sitting::{Players, Sitting};

/// The shipped missions and the starter, each with every number of marines that it is made for.
fn games() -> Vec<(String, Mission, u8)> {
    let mut missions = shipped();
    missions.push(("starter".to_owned(), Mission::starter()));
    let mut games = Vec::new();
    for (name, mission) in missions {
        games.extend(marine_numbers(&mission).into_iter().map(|marines| {
            let name = format!("{name} for {marines}");
            (name, mission.clone(), marines)
        }));
    }
    assert!(games.len() >= 20, "{} games", games.len());
    games
}

/// A shipped mission.
fn mission(name: &str) -> Mission {
    let found = shipped().into_iter().find(|(known, _)| known == name);
    found.expect("a shipped mission").1
}

/// People have all seats and say how chance falls.
fn people() -> Players {
    Players { people: None, bots: BotPair::both(BotKind::Random), chance: true }
}

/// Bots have all seats but these.
fn bots(kind: BotKind, people: &[u8]) -> Players {
    Players { people: Some(people.to_vec()), bots: BotPair::both(kind), chance: false }
}

fn open(mission: &Mission, marines: u8, seed: u64, players: Players) -> Sitting {
    Sitting::open(mission, "a mission", Some(marines), (seed, 0), players).expect("it can be played")
}

/// Any option, as likely as chance makes it; `None` when the game is over.
pub(crate) fn any(session: &dyn TableSession, rng: &mut Rng) -> Option<usize> {
    let now = session.now();
    match now.due {
        Step::Over(_) => None,
        Step::Chance => Some(rng.weighted(&now.weights)),
        Step::Choose(_) => Some(rng.below(now.options.len() as u32) as usize),
    }
}

/// The keys on offer.
fn keys(session: &dyn TableSession) -> Vec<String> {
    session.now().options.into_iter().map(|shown| shown.key).collect()
}

/// Every seat, and an onlooker.
fn viewers(session: &dyn TableSession) -> Vec<Option<Seat>> {
    session.seats().into_iter().map(|(seat, _)| Some(seat)).chain([None]).collect()
}
