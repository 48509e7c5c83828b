//! The game that is served: whose turn it is, what its seats may choose and have seen. Seats of bots and, unless the front end
//! decides it, chance are played on until somebody outside has to choose.

mod measure;
mod offer;
mod past;

use super::answer::{self, Due, Look, Player, Turn};
use super::cards::Cards;
use super::request::Chance;
use super::table::Table;
use super::trouble::{Code, Trouble};
use crate::export::json::chosen::{OfSeat, Open};
use crate::export::json::game::happening::Happened;
use crate::kinds;
use engine::{Seat, Side, Step};
use missions_document::mission::Mission;
use missions_play::playable::{Playable, TableSession};
use missions_play::ruleset::{self, ReadyGame};
use missions_play::simulate::{BotKind, BotPair, LIMIT};
use missions_play::table_game::Counts;
use std::collections::BTreeMap;

/// Who plays.
#[derive(Clone, Debug)]
pub(super) struct Players {
    /// The seats of the front end; `None` for all.
    seats: Option<Vec<u8>>,
    bots: BotPair,
    chance: Chance,
}

impl Players {
    pub(super) fn of(
        mission: &Mission,
        seats: Option<Vec<u8>>,
        bots: Option<String>,
        chance: Chance,
    ) -> Result<Self, Trouble> {
        let bots = bots.map_or(Ok(BotPair::default()), |bots| bots.parse::<BotPair>());
        let bots = bots.and_then(|bots| bots.known_to(mission.system()).map(|()| bots));
        let wrong = |why| Trouble::new(Code::WrongValue, why, "`greedy`, `random`, or `greedy,random`");
        Ok(Self { seats, bots: bots.map_err(|why| wrong(why).at("bots"))?, chance })
    }
}

/// A game under way.
pub(super) struct Game {
    mission: Mission,
    playable: Box<dyn Playable>,
    session: Box<dyn TableSession>,
    players: Players,
    /// Where chance comes from: a seed, and the number of the game in a batch of it.
    seed: (u64, u32),
    /// Which seat made each choice; `None` for chance.
    made: Vec<Option<u8>>,
    /// What each choice led to.
    happened: Vec<Happened>,
    /// Of how many choices each seat has heard.
    told: BTreeMap<Option<u8>, usize>,
}

/// What is known before a choice is made.
struct Before {
    by: Option<u8>,
    events: usize,
    counts: Counts,
}

pub(super) fn no_rules(mission: &Mission) -> Trouble {
    let message = format!("unknown rules `{}`", mission.rules().0);
    Trouble::new(Code::NoRules, message, format!("write {} in mission.ron", kinds::systems()))
}

impl Game {
    /// A new game, played on to the front end's first choice.
    pub(super) fn begin(
        mission: &Mission,
        path: &str,
        marines: Option<u8>,
        seed: u64,
        players: Players,
    ) -> Result<Self, Trouble> {
        let mut game = Self::set_up(mission, path, marines, (seed, 0), players)?;
        game.play_on();
        Ok(game)
    }

    /// A game before its first choice.
    fn set_up(
        mission: &Mission,
        path: &str,
        marines: Option<u8>,
        seed: (u64, u32),
        players: Players,
    ) -> Result<Self, Trouble> {
        let numbers = ruleset::marine_numbers(mission);
        let marines = marines.or_else(|| numbers.last().copied()).unwrap_or(1);
        if !numbers.contains(&marines) {
            let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
            let message = format!("the mission is not made for {marines} marines");
            let help = format!("it is made for {}", numbers.join(", "));
            return Err(Trouble::new(Code::WrongValue, message, help).at("marines"));
        }
        let ReadyGame { game: playable, .. } =
            ruleset::lay_out(mission, marines).ok_or_else(|| no_rules(mission))?;
        let mut about = ruleset::provenance(mission, path, marines);
        about.seed = Some(seed);
        let session = playable.session(players.bots, about);
        let game = Self {
            mission: mission.clone(),
            playable,
            session,
            players,
            seed,
            made: Vec::new(),
            happened: Vec::new(),
            told: BTreeMap::new(),
        };
        for seat in game.players.seats.iter().flatten() {
            let _ = game.seat(*seat)?;
        }
        Ok(game)
    }

    /// Other seats are the front end's from now on. Bots play the others on to its next choice.
    pub(super) fn sit(&mut self, seats: Option<Vec<u8>>) -> Result<(), Trouble> {
        for seat in seats.iter().flatten() {
            let _ = self.seat(*seat)?;
        }
        self.players.seats = seats;
        self.play_on();
        Ok(())
    }

    /// Is this a seat of the front end?
    fn is_ours(&self, seat: u8) -> bool {
        self.players.seats.as_ref().is_none_or(|seats| seats.contains(&seat))
    }

    /// A seat by its number.
    fn seat(&self, number: u8) -> Result<Seat, Trouble> {
        let seats = self.session.seats();
        let found = seats.iter().map(|(seat, _)| *seat).find(|seat| seat.0 == number);
        found.ok_or_else(|| {
            let numbers: Vec<String> = seats.iter().map(|(seat, _)| seat.0.to_string()).collect();
            let help = format!("the seats are {}", numbers.join(", "));
            Trouble::new(Code::UnknownSeat, format!("there is no player on seat {number}"), help).at("seat")
        })
    }

    /// Who asks: a seat of the front end, or an onlooker.
    fn asking(&self, seat: Option<u8>) -> Result<Option<Seat>, Trouble> {
        let Some(number) = seat else { return Ok(None) };
        let seat = self.seat(number)?;
        if self.is_ours(number) {
            return Ok(Some(seat));
        }
        let message = format!("{} is played by a bot", self.session.seat_name(seat));
        let help = "ask for a seat that you play, or leave `seat` out to look on";
        Err(Trouble::new(Code::NotYourSeat, message, help).at("seat"))
    }

    /// How many choices this seat has made. Those of other seats are not counted: their number would reveal what they
    /// hold.
    fn number(&self, seat: Option<u8>) -> usize {
        if seat.is_none() && self.players.chance == Chance::Seed {
            return 0;
        }
        self.made.iter().filter(|by| **by == seat).count()
    }

    /// What is due; a game that does not end is left unfinished.
    fn step(&self) -> Step {
        let due = self.session.due();
        if self.made.len() < LIMIT as usize || matches!(due, Step::Over(_)) {
            return due.clone();
        }
        let reason = format!("the game was left unfinished after {LIMIT} choices");
        Step::Over(engine::Outcome { winner: None, reason: reason.into() })
    }

    /// Let bots and chance play until the front end has to choose.
    fn play_on(&mut self) {
        loop {
            let ours = match self.step() {
                Step::Over(_) => true,
                Step::Choose(seat) => self.is_ours(seat.0),
                Step::Chance => self.players.chance == Chance::FrontEnd,
            };
            let Some(option) = self.session.suggest().filter(|_| !ours) else { return };
            self.make(option);
        }
    }

    /// Take an option that is there.
    fn make(&mut self, option: usize) {
        let before = self.before();
        if self.session.take(option).is_some() {
            self.note(&before);
        }
    }

    /// The seat whose choice is due; `None` for chance.
    fn chooser(&self) -> Option<u8> {
        if let Step::Choose(seat) = self.session.due() { Some(seat.0) } else { None }
    }

    /// What has to be known of the time before a choice to note it.
    fn before(&self) -> Before {
        Before { by: self.chooser(), events: self.session.events().len(), counts: self.session.counts() }
    }

    /// Note a choice that has been made, and what it led to.
    fn note(&mut self, before: &Before) {
        self.made.push(before.by);
        let lying = (self.session.table(), self.session.world());
        let (counts, events) = (self.session.counts(), &self.session.events()[before.events..]);
        self.happened.push(Happened::of(&self.mission, lying, [&before.counts, &counts], events));
    }

    /// The game as it has just begun.
    pub(super) fn told(&self, notes: Vec<String>) -> answer::Game {
        let marines = self.session.table().marines;
        let (own, rows) = (ruleset::resolved(&self.mission, marines), self.mission.system().settings());
        let own = own.unwrap_or_default();
        let mut marine = 0..;
        let seats = self.session.seats().into_iter().map(|(seat, side)| {
            let marine = if side == Side::Marines { marine.next() } else { None };
            answer::Seat {
                seat: seat.0,
                name: self.session.seat_name(seat),
                side: side.into(),
                player: match self.players.bots.of(side) {
                    _ if self.is_ours(seat.0) => Player::FrontEnd,
                    BotKind::Greedy => Player::Greedy,
                    BotKind::Random => Player::Random,
                    BotKind::Search(_) => Player::Search,
                    BotKind::Persona(_) => Player::Persona,
                },
                chosen: OfSeat::of(&own, rows, marine),
            }
        });
        answer::Game {
            seed: self.seed.0,
            chosen: Open::of(&own, rows, marines),
            seats: seats.collect(),
            due: self.due(None),
            notes,
        }
    }

    /// What is due, with a question for the seat that asks if it has to answer one.
    fn due(&self, asking: Option<u8>) -> Due {
        match self.step() {
            Step::Choose(seat) => Due::Choose {
                seat: seat.0,
                name: self.session.seat_name(seat),
                question: self.session.question().filter(|_| asking == Some(seat.0)),
            },
            Step::Chance => Due::Chance {},
            Step::Over(end) => {
                Due::Over { winner: end.winner.map(Into::into), reason: end.reason.to_string() }
            }
        }
    }

    pub(super) fn turn(&mut self, seat: Option<u8>) -> Result<Turn, Trouble> {
        let _ = self.asking(seat)?;
        let told = self.told.insert(seat, self.happened.len()).unwrap_or_default();
        let (old, new) = self.happened.split_at(told);
        let story = self.playable.story(self.session.events());
        let mut story = &story[old.iter().map(Happened::len).sum()..];
        let mut events = Vec::new();
        for happened in new {
            let (sentences, rest) = story.split_at(happened.len());
            events.extend(happened.told(sentences));
            story = rest;
        }
        Ok(Turn {
            number: self.number(seat),
            due: self.due(seat),
            events,
            choices: if self.may_choose(seat) { self.choices() } else { Vec::new() },
        })
    }

    pub(super) fn look(&self, seat: Option<u8>) -> Result<Look, Trouble> {
        let asking = self.asking(seat)?;
        Ok(Look {
            number: self.number(seat),
            due: self.due(seat),
            table: Table::of(
                &self.mission,
                self.session.table(),
                self.session.world(),
                &self.session.counts(),
            ),
            cards: Cards(self.session.cards(asking)),
        })
    }

    pub(super) fn take(&mut self, seat: Option<u8>, key: &str) -> Result<Turn, Trouble> {
        let option = self.option(seat, key)?;
        self.make(option);
        self.play_on();
        self.turn(seat)
    }

    /// Does a saved game tell what some seat may not know yet?
    pub(super) fn has_secrets(&self) -> bool {
        let bots = self.session.seats().iter().any(|(seat, _)| !self.is_ours(seat.0));
        bots && !matches!(self.step(), Step::Over(_))
    }

    /// The game as text.
    pub(super) fn saved(&self) -> String {
        self.session.replay().to_string()
    }
}
