//! People and bots at a table: who has which seat, what is due, which way leads back, how the game is saved. It knows no window
//! and no protocol; `view` builds what one seat is shown, and everything a front end shows of a game comes from there or from what
//! lies open.

mod back;
pub mod cover;
mod deed;
mod hint;
mod identity;
mod log;
mod resume;
mod view;

pub use back::TakeBack;
pub use cover::Asked;
pub use deed::{Deed, Refusal, Seen};
pub use identity::{Identity, Pieces};
pub use log::LogLine;
pub use resume::{Made, Parted, Record};
pub use rule_system::search::{Advised, Hint, Reason};
pub use rule_system::tells::Role;
pub use view::{Due, Offer, View};

use crate::ruleset::{self, ReadyGame};
use crate::setup::ThingIndex;
use crate::words::text;
use engine::play::{Provenance, Replay};
use engine::suggest::nearest;
use engine::{Outcome, Seat, Side, Step};
use missions_document::mission::Mission;
use rule_system::simulate::{BotPair, LIMIT};
use rule_system::{Playable, Position, PositionProblem, TableSession};
use std::sync::Arc;

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players {
    /// The seats of people, by number; `None` for all of them.
    pub people: Option<Vec<u8>>,
    /// Who plays the other seats.
    pub bots: BotPair,
    /// People say how chance falls, with dice thrown by hand.
    pub chance: bool,
}

/// Where a game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// For how many marines; the most the mission is made for if it does not say. Those of the position, if there is one.
    pub marines: Option<u8>,
    /// Where chance comes from: a seed, and the number of the game in a batch of it.
    pub seed: (u64, u32),
    /// The position it begins with; `None` for the mission's own start.
    pub position: Option<Position>,
}

impl Start {
    /// Where a saved game began. One that does not say its seed has this one.
    ///
    /// # Errors
    /// Why its position cannot be read.
    pub fn of(about: &Provenance, seed: (u64, u32)) -> Result<Self, String> {
        Ok(Self {
            marines: (about.marines > 0).then_some(about.marines),
            seed: about.seed.unwrap_or(seed),
            position: ruleset::position_of(about)?,
        })
    }
}

/// A game with people at the table.
pub struct Sitting {
    mission: Mission,
    ready: Arc<dyn Playable>,
    session: Box<dyn TableSession>,
    numbers: ThingIndex,
    pieces: Pieces,
    players: Players,
    /// Where chance comes from: a seed, and the number of the game in a batch of it.
    seed: (u64, u32),
    /// The position it begins with.
    position: Option<Position>,
    /// What was wrong with that.
    problems: Vec<PositionProblem>,
    deeds: Vec<Deed>,
    /// How often people went back over what had been seen since.
    looks: u32,
    /// It is noted whom a choice may ask.
    notes_asked: bool,
    /// Whom the last choice may have asked, if that is noted.
    asked: Vec<Asked>,
}

/// Handing one screen on.
impl Sitting {
    /// From now on it notes whom each choice may ask. That takes a while for each of them.
    pub const fn note_asked(&mut self) {
        self.notes_asked = true;
    }

    /// The seats of people that the last choice may have asked whether they react, in order. It is the same list whatever the hands
    /// hold, so that a screen that is handed on to them reveals nothing; empty where it is not [noted](Self::note_asked).
    #[must_use]
    pub fn asked_since(&self) -> Vec<Asked> {
        self.asked.iter().filter(|it| self.is_person(it.seat.0)).copied().collect()
    }
}

impl Sitting {
    /// A new game, before its first choice. `path` is how the mission can be found again.
    ///
    /// # Errors
    /// Unknown rules, a number of marines that the mission is not made for, a seat that is not there.
    pub fn open(
        mission: &Mission,
        path: &str,
        marines: Option<u8>,
        seed: (u64, u32),
        players: Players,
    ) -> Result<Self, Refusal> {
        Self::open_at(mission, path, Start { marines, seed, position: None }, players)
    }

    /// A new game before its first choice, that begins where `start` says. What is missing or impossible in its position is replaced
    /// by the nearest thing that can be; [`problems`](Self::problems) lists it.
    ///
    /// # Errors
    /// Unknown rules, a number of marines that the mission is not made for, a seat that is not there.
    pub fn open_at(mission: &Mission, path: &str, start: Start, players: Players) -> Result<Self, Refusal> {
        let Start { marines, seed, position } = start;
        let marines = position.as_ref().map(|position| position.marines).or(marines);
        let made_for: Vec<u8> = ruleset::marine_numbers(mission).into_iter().collect();
        let marines = marines.or_else(|| made_for.last().copied()).unwrap_or(1);
        if !made_for.contains(&marines) {
            return Err(Refusal::Marines(made_for));
        }
        let ReadyGame { game, numbers, .. } = ruleset::lay_out(mission, marines).ok_or(Refusal::NoRules)?;
        let (game, problems) = match &position {
            Some(position) => game.at(position),
            None => (game, Vec::new()),
        };
        let mut about = ruleset::provenance(mission, path, marines);
        about.seed = Some(seed);
        let session = game.session(players.bots, about);
        let pieces = match &position {
            Some(_) => Pieces::at(&numbers, game.table(), session.world()),
            None => Pieces::of(&numbers, game.table()),
        };
        let sitting = Self {
            mission: mission.clone(),
            ready: Arc::from(game),
            session,
            numbers,
            pieces,
            players,
            seed,
            position,
            problems,
            deeds: Vec::new(),
            looks: 0,
            notes_asked: false,
            asked: Vec::new(),
        };
        for number in sitting.players.people.iter().flatten() {
            let _ = sitting.seat(*number)?;
        }
        Ok(sitting)
    }

    /// The mission that is played.
    #[must_use]
    pub const fn mission(&self) -> &Mission {
        &self.mission
    }

    /// Which thing of the mission has which number on the table at the start.
    #[must_use]
    pub const fn numbers(&self) -> &ThingIndex {
        &self.numbers
    }

    /// The game, whatever its rules. It may be used on other threads.
    #[must_use]
    pub const fn playable(&self) -> &Arc<dyn Playable> {
        &self.ready
    }

    /// The table as it is now, with everything on it: also what some seats may not see.
    #[must_use]
    pub fn session(&self) -> &dyn TableSession {
        &*self.session
    }

    /// Who plays.
    #[must_use]
    pub const fn players(&self) -> &Players {
        &self.players
    }

    /// Where chance comes from.
    #[must_use]
    pub const fn seed(&self) -> (u64, u32) {
        self.seed
    }

    /// The position it began with; `None` at the mission's own start.
    #[must_use]
    pub const fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// What is missing or impossible in the position it began with. The game began as near to it as it could.
    #[must_use]
    pub fn problems(&self) -> &[PositionProblem] {
        &self.problems
    }

    /// The choices that were made, in order.
    #[must_use]
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// How often people went back over what had been seen since. Such a game says nothing of how strong people are.
    #[must_use]
    pub const fn looks(&self) -> u32 {
        self.looks
    }

    /// Other people sit down, or get up.
    ///
    /// # Errors
    /// A seat that is not there.
    pub fn sit(&mut self, people: Option<Vec<u8>>) -> Result<(), Refusal> {
        for number in people.iter().flatten() {
            let _ = self.seat(*number)?;
        }
        self.players.people = people;
        Ok(())
    }

    /// A seat by its number.
    ///
    /// # Errors
    /// If it is not there.
    pub fn seat(&self, number: u8) -> Result<Seat, Refusal> {
        let seats = self.session.seats();
        let found = seats.iter().map(|(seat, _)| *seat).find(|seat| seat.0 == number);
        let there = || seats.iter().map(|(seat, _)| seat.0).collect();
        found.ok_or_else(|| Refusal::NoSeat { number, seats: there() })
    }

    /// Every seat, its side and its name.
    #[must_use]
    pub fn seats(&self) -> Vec<(Seat, Side, String)> {
        let seats = self.session.seats().into_iter();
        seats.map(|(seat, side)| (seat, side, self.session.seat_name(seat))).collect()
    }

    /// Does a person have this seat?
    #[must_use]
    pub fn is_person(&self, seat: u8) -> bool {
        self.players.people.as_ref().is_none_or(|people| people.contains(&seat))
    }

    /// What is due. A game that does not end is left unfinished.
    #[must_use]
    pub fn step(&self) -> Step {
        let due = self.session.due();
        if self.deeds.len() < LIMIT as usize || matches!(due, Step::Over(_)) {
            return due.clone();
        }
        let reason = text("sitting-unfinished").with("count", LIMIT).to_string();
        Step::Over(Outcome { winner: None, reason: reason.into() })
    }

    /// Does it wait for a person, or is it over?
    #[must_use]
    pub fn waits(&self) -> bool {
        match self.step() {
            Step::Over(_) => true,
            Step::Choose(seat) => self.is_person(seat.0),
            Step::Chance => self.players.chance,
        }
    }

    /// The option that a bot or chance takes next; `None` where it waits for a person.
    pub fn due_option(&mut self) -> Option<usize> {
        if self.waits() { None } else { self.session.suggest() }
    }

    /// How it goes on until it waits, as a copy that can be worked out on another thread.
    #[must_use]
    pub fn ahead(&self) -> Box<dyn Iterator<Item = usize> + Send> {
        if self.waits() {
            return Box::new(std::iter::empty());
        }
        let people = self.session.seats().into_iter().map(|(seat, _)| seat);
        let people = people.filter(|seat| self.is_person(seat.0)).collect();
        let left = (LIMIT as usize).saturating_sub(self.deeds.len());
        Box::new(self.session.ahead(people, self.players.chance).take(left))
    }

    /// How it goes on if a bot chooses for the seat that is due as well, until another person has to choose.
    #[must_use]
    pub fn ahead_for_due(&self) -> Box<dyn Iterator<Item = usize> + Send> {
        let Step::Choose(due) = self.step() else { return Box::new(std::iter::empty()) };
        let people = self.session.seats().into_iter().map(|(seat, _)| seat);
        let people = people.filter(|seat| *seat != due && self.is_person(seat.0)).collect();
        let left = (LIMIT as usize).saturating_sub(self.deeds.len());
        Box::new(self.session.ahead(people, self.players.chance).take(left))
    }

    /// Are all choices on offer of this role?
    #[must_use]
    pub fn all_are(&self, role: Role) -> bool {
        let count = self.session.now().options.len();
        count > 0 && (0..count).all(|option| self.session.role(option) == role)
    }

    /// Take an option by its position. False, and nothing happens, if it is not there.
    pub fn take(&mut self, option: usize) -> bool {
        let now = self.session.now();
        let Some(shown) = now.options.get(option) else { return false };
        let by = if let Step::Choose(seat) = now.due { Some(seat.0) } else { None };
        let onlookers = self.session.seats().into_iter().map(|(seat, _)| Some(seat)).chain([None]);
        let hidden = onlookers
            .filter_map(|seat| Some((seat.map(|seat| seat.0), self.session.hidden_from(option, seat)?)))
            .collect();
        let passes = self.session.role(option) == Role::Pass;
        let thing = self.session.details(option).thing;
        let deed = Deed {
            by,
            key: shown.key.clone(),
            text: shown.text.clone(),
            piece: thing.and_then(|thing| self.pieces.identity(thing)),
            passes,
            of: now.options.len(),
            events: self.session.events().len(),
            hidden,
        };
        let supposed = self.notes_asked.then(|| self.session.with_supposed_hands());
        let Some(events) = self.session.take(option) else { return false };
        self.pieces.hear(events);
        self.asked =
            supposed.map_or_else(Vec::new, |supposed| cover::asked(supposed, &deed.key, &*self.session));
        self.deeds.push(deed);
        true
    }

    /// The option with a key, if this seat may take it; `None` for chance.
    ///
    /// # Errors
    /// Why it may not.
    pub fn option(&self, seat: Option<u8>, key: &str) -> Result<usize, Refusal> {
        let due = match self.step() {
            Step::Choose(due) => seat == Some(due.0),
            Step::Chance => seat.is_none(),
            Step::Over(_) => false,
        };
        if !due {
            return Err(self.not_due());
        }
        let keys: Vec<String> = self.session.now().options.into_iter().map(|shown| shown.key).collect();
        keys.iter().position(|offered| offered == key).ok_or_else(|| {
            let meant = nearest(key, keys.iter().map(String::as_str)).map(str::to_owned);
            Refusal::NotOnOffer { key: key.to_owned(), meant, offered: keys.clone() }
        })
    }

    fn not_due(&self) -> Refusal {
        match self.step() {
            Step::Over(end) => Refusal::Over(end.reason.to_string()),
            Step::Choose(seat) => Refusal::NotDue(seat, self.session.seat_name(seat)),
            Step::Chance => Refusal::Chance,
        }
    }

    /// How many choices a seat has made; `None` for chance. Those of other seats are not counted for it: their number would reveal
    /// what they hold.
    #[must_use]
    pub fn made_by(&self, seat: Option<u8>) -> usize {
        self.deeds.iter().filter(|deed| deed.by == seat).count()
    }

    /// Does a saved game reveal what some seat may not know yet?
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        let bots = self.session.seats().iter().any(|(seat, _)| !self.is_person(seat.0));
        bots && !matches!(self.step(), Step::Over(_))
    }

    /// The game so far, as a replay that other tools read.
    #[must_use]
    pub fn replay(&self) -> Replay {
        self.session.replay()
    }
}

impl std::fmt::Debug for Sitting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sitting").field("players", &self.players).field("deeds", &self.deeds.len()).finish()
    }
}
