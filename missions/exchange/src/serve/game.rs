//! The game that is served: a sitting, with what each seat of the front end has heard of it. Seats of bots and, unless the front
//! end decides it, chance are played on until somebody outside has to choose.

mod measure;
mod offer;
mod past;
mod refusal;

pub(super) use refusal::no_rules;

use super::answer::{self, Due, Look, Player, Turn};
use super::cards::Cards;
use super::request::Chance;
use super::table::Table;
use super::trouble::{Code, Trouble};
use crate::export::json::chosen::{OfSeat, Open};
use crate::export::json::game::happening::Happened;
use crate::words::text;
use engine::{Seat, Side, Step};
use missions_document::mission::Mission;
use missions_play::playable::TableSession;
use missions_play::ruleset;
use missions_play::simulate::{BotKind, BotPair};
use missions_play::sitting::{Players, Refusal, Sitting, Start};
use rule_system::View;
use std::collections::BTreeMap;

/// Who plays, as a front end says it.
pub(super) fn players(
    mission: &Mission,
    people: Option<Vec<u8>>,
    bots: Option<String>,
    chance: Chance,
) -> Result<Players, Trouble> {
    let bots = bots.map_or(Ok(BotPair::default()), |bots| bots.parse::<BotPair>());
    let bots = bots.and_then(|bots| bots.known_to(mission.system()).map(|()| bots));
    let wrong = |why| Trouble::new(Code::WrongValue, why, text("serve-bots-help"));
    let bots = bots.map_err(|why| wrong(why).at("bots"))?;
    Ok(Players { people, bots, chance: chance == Chance::FrontEnd })
}

/// A game under way.
pub(super) struct Game {
    sitting: Sitting,
    /// What each choice led to.
    happened: Vec<Happened>,
    /// Of how many choices each seat has heard.
    told: BTreeMap<Option<u8>, usize>,
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
        let start = Start { marines, seed: (seed, 0), position: None };
        let mut game = Self::set_up(mission, path, start, players)?;
        game.play_on();
        Ok(game)
    }

    /// A game before its first choice.
    fn set_up(mission: &Mission, path: &str, start: Start, players: Players) -> Result<Self, Trouble> {
        let marines = start.position.as_ref().map(|position| position.marines).or(start.marines);
        let sitting = Sitting::open_at(mission, path, start, players);
        let sitting = sitting.map_err(|why| refusal::told(why, mission, marines))?;
        Ok(Self { sitting, happened: Vec::new(), told: BTreeMap::new() })
    }

    fn mission(&self) -> &Mission {
        self.sitting.mission()
    }

    fn session(&self) -> &dyn TableSession {
        self.sitting.session()
    }

    /// Why something cannot be done, for the front end.
    fn refused(&self, why: Refusal) -> Trouble {
        refusal::told(why, self.mission(), None)
    }

    /// Other seats are the front end's from now on. Bots play the others on to its next choice.
    pub(super) fn sit(&mut self, seats: Option<Vec<u8>>) -> Result<(), Trouble> {
        let sat = self.sitting.sit(seats);
        sat.map_err(|why| self.refused(why))?;
        self.play_on();
        Ok(())
    }

    /// A seat by its number.
    fn seat(&self, number: u8) -> Result<Seat, Trouble> {
        self.sitting.seat(number).map_err(|why| self.refused(why))
    }

    /// Who asks: a seat of the front end, or an onlooker.
    fn asking(&self, seat: Option<u8>) -> Result<Option<Seat>, Trouble> {
        let Some(number) = seat else { return Ok(None) };
        let seat = self.seat(number)?;
        if self.sitting.is_person(number) {
            return Ok(Some(seat));
        }
        Err(self.refused(Refusal::ByBot(self.session().seat_name(seat))))
    }

    /// How many choices this seat has made. Those of other seats are not counted: their number would reveal what they
    /// hold.
    fn number(&self, seat: Option<u8>) -> usize {
        if seat.is_none() && !self.sitting.players().chance { 0 } else { self.sitting.made_by(seat) }
    }

    /// What is due; a game that does not end is left unfinished.
    fn step(&self) -> Step {
        self.sitting.step()
    }

    /// Let bots and chance play until the front end has to choose.
    fn play_on(&mut self) {
        while let Some(option) = self.sitting.due_option() {
            self.make(option);
        }
    }

    /// Take an option that is there, and note what it led to.
    fn make(&mut self, option: usize) {
        let (events, counts) = (self.session().events().len(), self.session().counts());
        if self.sitting.take(option) {
            let session = self.sitting.session();
            let lying = (session.table(), session.world());
            let (now, events) = (session.counts(), &session.events()[events..]);
            self.happened.push(Happened::of(self.sitting.mission(), lying, [&counts, &now], events));
        }
    }

    /// The game as it has just begun.
    pub(super) fn told(&self, notes: Vec<String>) -> answer::Game {
        let marines = self.session().table().marines;
        let (own, rows) = (ruleset::resolved(self.mission(), marines), self.mission().system().settings());
        let own = own.unwrap_or_default();
        let mut marine = 0..;
        let seats = self.session().seats().into_iter().map(|(seat, side)| {
            let marine = if side == Side::Marines { marine.next() } else { None };
            answer::Seat {
                seat: seat.0,
                name: self.session().seat_name(seat),
                side: side.into(),
                player: match self.sitting.players().bots.of(side) {
                    _ if self.sitting.is_person(seat.0) => Player::FrontEnd,
                    BotKind::Greedy => Player::Greedy,
                    BotKind::Random => Player::Random,
                    BotKind::Search(_) => Player::Search,
                    BotKind::Persona(_) => Player::Persona,
                },
                chosen: OfSeat::of(&own, rows, marine),
            }
        });
        answer::Game {
            seed: self.sitting.seed().0,
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
                name: self.session().seat_name(seat),
                question: self.session().question().filter(|_| asking == Some(seat.0)),
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
        let story = self.sitting.playable().story(self.session().events());
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

    /// What everybody may see of the map.
    pub(super) fn view(&self) -> View {
        self.session().view(None)
    }

    pub(super) fn look(&self, seat: Option<u8>) -> Result<Look, Trouble> {
        let asking = self.asking(seat)?;
        Ok(Look {
            number: self.number(seat),
            due: self.due(seat),
            table: Table::of(self.mission(), self.session()),
            cards: Cards(self.session().cards(asking)),
        })
    }

    pub(super) fn take(&mut self, seat: Option<u8>, key: &str) -> Result<Turn, Trouble> {
        let option = self.option(seat, key)?;
        self.make(option);
        self.play_on();
        self.turn(seat)
    }

    /// Does a saved game reveal what some seat may not know yet?
    pub(super) fn has_secrets(&self) -> bool {
        self.sitting.has_secrets()
    }

    /// The game as text.
    pub(super) fn saved(&self) -> String {
        self.sitting.replay().to_string()
    }
}
