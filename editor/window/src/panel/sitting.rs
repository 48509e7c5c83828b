//! A game that people play on the map: what is due, what may be chosen, the hands, the seats and the log. It shows what
//! `missions::sitting` builds for the seat at the window, and nothing else of the game; the map is drawn by the screen.

mod again;
mod asking;
mod back;
mod cover;
mod ending;
mod face;
mod hand;
mod hint;
mod log;
mod map;
mod nothing;
mod odds;
mod offers;
mod over;
mod pace;
mod rest;
pub(crate) mod seating;
mod seats;
#[cfg(test)]
mod shown;
mod sight;
mod view;

use again::Again;
use asking::Asks;
use back::Undone;
use cover::Handing;
use hint::Asked;
pub(crate) use pace::Pace;
use rest::Rest;

use crate::work::{self, Ahead};
use editor_model::words::{say, say_with};
use engine::{Event, EventKind, Seat, Step};
use iced::Task;
use missions::odds::Odds;
use missions::seat_view::CardSeen;
use missions::sitting::{Due, Hint, Offer, Players, Role, Sitting, Start, TakeBack, View};
use missions::table_game::About;
use missions::ways::Way;
use missions::{Mission, Moment};
use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;
use tiles::Cell;

/// A game with a person at the window.
pub(crate) struct Table {
    sitting: Sitting,
    /// Whose view is shown.
    seat: Option<Seat>,
    /// The seat that has to show that it is there before its view is shown.
    cover: Option<Seat>,
    /// Who still has to get the screen because of an attack.
    handing: Handing,
    view: View,
    moment: Moment,
    /// Where the seat that is to choose can walk.
    ways: Vec<Way>,
    /// The odds of the attacks on offer, by the keys of the choices.
    odds: BTreeMap<String, Odds>,
    /// Odds that were played beside the window.
    played: odds::Played,
    /// Why cards of the hand cannot be used now, by their names.
    dim: BTreeMap<String, String>,
    /// What stands on the faces of the cards of the seat at the window, by their names.
    faces: BTreeMap<String, String>,
    /// What the pointer or a key aims at, and what is said of it.
    at: Option<Cell>,
    words: Option<String>,
    pace: Pace,
    /// Bots and chance as they are being worked out.
    ahead: Option<Ahead>,
    /// What they take next.
    coming: VecDeque<usize>,
    /// All of it is worked out.
    known: bool,
    /// What bots do is shown at once, up to the next choice of a person.
    rushing: bool,
    /// Grows with every step back, so that what was worked out before counts no more.
    version: u64,
    /// How free people are to take something back.
    back: TakeBack,
    /// When each side is asked whether it reacts.
    asks: Asks,
    hint: Asked,
    /// How many hints were asked for.
    hints: u32,
    /// What others did, while it is shown once more.
    again: Option<Again>,
    /// The choice to which people were asked whether they want to go back, and how many there were then.
    agreed: Option<(usize, usize)>,
    /// What was undone, the last of it at the end.
    undone: Vec<Undone>,
    /// Pieces that were left to a bot.
    rests: Vec<Rest>,
    /// After so many choices it was said what ending would give up.
    warned: Option<usize>,
    /// Up to which choice each side has seen the game; the marines first.
    seen: [usize; 2],
    /// The line of the log that is chosen.
    line: Option<usize>,
    /// In a narrow window, what one can set is shown.
    unfolded: bool,
    /// The bots get to know the mission, as long as this is there.
    learning: Option<Ahead>,
}

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// A choice on offer is taken, by its place in the list.
    Press(usize),
    /// A key that no choice ever has.
    NoKey,
    /// A choice of a bot or of chance was worked out.
    Thought(u64, usize),
    /// All of them are, up to the next choice of a person.
    Known(u64),
    /// The bots know the mission of the game with this number now.
    Learned(u32),
    /// Time goes by.
    Beat,
    /// Take the last choice back.
    Back,
    /// Redo what was undone last.
    Redo,
    /// A bot places what is left to be placed.
    Rest,
    /// The next step of a hint.
    Hint,
    /// The hint with this number was worked out for the game with that one.
    Hinted(u64, u32, Option<Box<Hint>>),
    /// The odds of attacks were played, for a moment of the game.
    Odds(odds::Moment, Vec<(String, Odds)>),
    /// Show once more what others did.
    ShowAgain,
    /// Go back to the moment before this choice.
    BackTo(usize),
    /// The next of the ways to take something back.
    Freedom,
    /// Faster or slower bots.
    Faster(bool),
    /// To the next choice of a person.
    Skip,
    /// The next setting of reactions.
    Ask,
    /// What one can set is shown, or hidden again.
    Unfold,
    /// A line of the log is chosen.
    Line(usize),
    /// The person is there.
    Uncover,
    /// A step of the figure by columns and rows.
    Walk(i16, i16),
    /// Pass, or end.
    Pass,
    /// Once more.
    Again,
    /// Once more on the other side.
    Swap,
    /// Once more against stronger bots.
    Stronger,
    /// Change the mission, and go on with the game.
    Edit,
    /// Write the game down.
    Save,
    /// Enough.
    Leave,
}

/// What the screen is to do.
pub(crate) enum Action {
    /// Nothing.
    None,
    /// The table looks different; and work.
    Moved(Task<Message>),
    /// Say something.
    Say(String),
    /// Sit down at another game.
    Sit(Players),
    /// Change the mission.
    Edit,
    /// Write the game down.
    Save,
    /// Stop.
    Leave,
}

impl Table {
    /// People sit down at a game. Each has another number, so that what was worked out for an earlier one counts no more.
    /// What bots learned of the mission is kept in a folder, if there is one.
    pub(crate) fn new(
        sitting: Sitting,
        pace: Pace,
        number: u32,
        results: Option<PathBuf>,
    ) -> (Self, Task<Message>) {
        let seat = first_person(&sitting);
        let begun = sitting.deeds().len();
        let mut table = Self {
            view: sitting.view(seat),
            moment: moment(&sitting),
            sitting,
            seat,
            cover: None,
            handing: Handing::default(),
            ways: Vec::new(),
            odds: BTreeMap::new(),
            played: odds::Played::default(),
            dim: BTreeMap::new(),
            faces: BTreeMap::new(),
            at: None,
            words: None,
            pace,
            ahead: None,
            coming: VecDeque::new(),
            known: true,
            rushing: false,
            version: u64::from(number) << 32,
            back: TakeBack::default(),
            asks: Asks::default(),
            hint: Asked::default(),
            hints: 0,
            again: None,
            agreed: None,
            undone: Vec::new(),
            rests: Vec::new(),
            warned: None,
            seen: [begun; 2],
            line: None,
            unfolded: false,
            learning: None,
        };
        if !table.is_one_side() {
            table.back = TakeBack::Strict;
            // No hand is seen before its player is at the screen: the first cover is for the first one who may be asked.
            table.seat = None;
            table.sitting.note_asked();
        }
        let (learning, learned) = work::get_to_know(&table.sitting, results);
        table.learning = Some(learning);
        let learned = Task::perform(learned, move |()| Message::Learned(number));
        let task = table.settle();
        (table, Task::batch([learned, task]))
    }

    /// The game.
    pub(crate) const fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// The moment that is shown.
    pub(crate) const fn moment(&self) -> &Moment {
        &self.moment
    }

    /// For tests: what the seat at the window is shown.
    #[cfg(test)]
    pub(crate) const fn shown(&self) -> &View {
        &self.view
    }

    /// How fast bots move.
    pub(crate) const fn pace(&self) -> Pace {
        self.pace
    }

    /// Is somebody asked to show that they are there?
    pub(crate) const fn is_covered(&self) -> bool {
        self.cover.is_some()
    }

    /// Do people of both sides keep their hands from each other, as long as the game goes on?
    pub(crate) fn hides_hands(&self) -> bool {
        !self.is_one_side() && !matches!(self.sitting.step(), Step::Over(_))
    }

    /// Are all people on one side, so that they play with open hands?
    fn is_one_side(&self) -> bool {
        let seats = self.sitting.seats();
        let mut sides = seats.iter().filter(|(seat, _, _)| self.sitting.is_person(seat.0)).map(|it| it.1);
        let first = sides.next();
        sides.all(|side| Some(side) == first)
    }

    /// Does a person have to choose now who has the screen, with nothing of the bots left to show?
    fn is_ours(&self) -> bool {
        !self.handing.idle && self.chooses().is_some()
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Thought(version, option) if version == self.version => {
                self.coming.push_back(option);
                if self.is_instant() { self.beat() } else { Action::None }
            }
            Message::Known(version) if version == self.version => {
                self.known = true;
                self.ahead = None;
                if self.coming.is_empty() { Action::Moved(self.settle()) } else { Action::None }
            }
            Message::Learned(number) if u64::from(number) == self.version >> 32 => {
                self.learning = None;
                Action::Moved(self.settle())
            }
            Message::Thought(..) | Message::Known(_) | Message::Learned(_) => Action::None,
            Message::Beat if self.again.is_some() => self.show_on(),
            Message::Beat => self.beat(),
            Message::Hinted(game, number, hint) => {
                self.hinted((game, number), hint);
                Action::None
            }
            Message::Odds(moment, odds) => {
                self.hear_odds(moment, odds);
                Action::Moved(Task::none())
            }
            Message::Uncover => self.uncover(),
            _ if self.cover.is_some() && !matches!(message, Message::Leave) => Action::None,
            _ if self.is_before_first() && !is_aside(&message) => Action::None,
            Message::Pass if self.handing.idle => self.pass_on(),
            _ if self.handing.idle && !is_aside(&message) => self.nothing("play-nothing"),
            Message::Press(number) => match self.listed().get(number) {
                Some(offer) => self.take(&offer.key.clone()),
                None => self.nothing("play-key-none"),
            },
            Message::NoKey => self.nothing("play-key-none"),
            Message::Pass => self.pass_or_end(),
            Message::Walk(dx, dy) => self.step_by(dx, dy),
            Message::Hint => self.ask_hint(),
            Message::ShowAgain => self.show_again(),
            Message::Back => self.take_back(),
            Message::Redo => self.redo(),
            Message::Rest => self.leave_rest(),
            Message::BackTo(number) => self.back_to(number),
            Message::Freedom => {
                self.back = back::next(self.back);
                Action::None
            }
            Message::Faster(faster) => self.change_pace(faster),
            Message::Skip => self.rush(),
            Message::Ask => self.ask_next(),
            Message::Unfold => {
                self.unfolded = !self.unfolded;
                Action::None
            }
            Message::Line(number) => {
                self.line = (self.line != Some(number)).then_some(number);
                Action::None
            }
            Message::Again => Action::Sit(self.sitting.players().clone()),
            Message::Swap => Action::Sit(over::swapped(&self.sitting)),
            Message::Stronger => match over::stronger(&self.sitting) {
                Ok(players) => Action::Sit(players),
                Err(why) => Action::Say(say(why)),
            },
            Message::Edit => Action::Edit,
            Message::Save => Action::Save,
            Message::Leave => Action::Leave,
        }
    }

    /// Take a choice on offer.
    fn take(&mut self, key: &str) -> Action {
        if !self.is_ours() {
            return self.nothing("play-wait");
        }
        let by = if let Step::Choose(seat) = self.sitting.step() { Some(seat.0) } else { None };
        match self.sitting.option(by, key) {
            Ok(option) => {
                let _ = self.take_option(option);
                self.chosen();
                Action::Moved(self.settle())
            }
            Err(_) => Action::Say(say("play-here-none")),
        }
    }

    /// Walk a way, as far as nothing new happens.
    fn walk(&mut self, way: &Way) -> Action {
        let by = if let Step::Choose(seat) = self.sitting.step() { Some(seat.0) } else { None };
        for key in &way.steps {
            let Ok(option) = self.sitting.option(by, key) else { break };
            let before = self.sitting.session().events().len();
            let _ = self.take_option(option);
            let happened = &self.sitting.session().events()[before..];
            let plain = happened.iter().all(|event| matches!(event, engine::Event::Moved { .. }));
            if !plain || self.is_asked() {
                break;
            }
        }
        self.chosen();
        Action::Moved(self.settle())
    }

    /// A person has chosen something else than before: what was undone is gone.
    fn chosen(&mut self) {
        self.undone.clear();
        self.moved_on();
    }

    /// A person has chosen, or gone back: hints and what was shown again are over.
    fn moved_on(&mut self) {
        (self.hint, self.again, self.agreed) = (Asked::Not, None, None);
    }

    /// After anything was chosen: what there is only one choice for is taken, bots begin to think, and the view is that of the seat at
    /// the window.
    fn settle(&mut self) -> Task<Message> {
        self.ask_again();
        if self.coming.is_empty() && self.known {
            self.end_rest();
        }
        while self.coming.is_empty()
            && !self.is_asked()
            && let Some(option) = self.alone()
        {
            let _ = self.take_option(option);
        }
        let thinks = self.coming.is_empty() && self.known && self.learning.is_none() && !self.sitting.waits();
        let task = if thinks { self.think() } else { Task::none() };
        self.look();
        Task::batch([task, self.play_odds(), offers::to_first_row()])
    }

    /// Bots begin to think, beside the window.
    fn think(&mut self) -> Task<Message> {
        self.version += 1;
        self.known = false;
        let (ahead, thoughts) = work::ahead(&self.sitting, self.is_leaving());
        self.ahead = Some(ahead);
        let version = self.version;
        Task::run(thoughts, move |thought| match thought {
            Some(option) => Message::Thought(version, option),
            None => Message::Known(version),
        })
    }

    /// Time goes by: the next thing that bots do is shown. What cannot be seen takes no time.
    fn beat(&mut self) -> Action {
        if self.is_held() {
            return Action::None;
        }
        let mut moved = false;
        while let Some(option) = self.coming.pop_front() {
            moved |= self.take_option(option);
            if self.is_rest_over() {
                self.forget();
                return Action::Moved(self.settle());
            }
            if self.is_asked() || !self.is_instant() && self.is_shown() {
                break;
            }
        }
        if !moved {
            return Action::None;
        }
        if self.coming.is_empty() && self.known {
            return Action::Moved(self.settle());
        }
        self.look();
        Action::Moved(Task::none())
    }

    /// Is there something to look at of the last choice?
    fn is_shown(&self) -> bool {
        let Some(last) = self.sitting.deeds().last() else { return false };
        is_worth_showing(last.by.is_some(), &self.sitting.session().events()[last.events..])
    }

    /// Everything that bots do is shown at once, until a person has to choose or the screen is handed on.
    fn rush(&mut self) -> Action {
        if self.again.take().is_some() {
            self.look();
            return Action::Moved(Task::none());
        }
        self.rushing = !self.sitting.waits() || !self.coming.is_empty();
        if self.rushing { self.beat() } else { Action::Say(say("play-skip-none")) }
    }

    fn is_instant(&self) -> bool {
        self.rushing || self.pace == Pace::Instant || self.is_before_first()
    }

    /// What bots thought counts no more.
    fn forget(&mut self) {
        self.version += 1;
        self.ahead = None;
        self.coming.clear();
        self.known = true;
    }

    /// The view of the seat at the window, as the game is now.
    fn look(&mut self) {
        self.hand_on();
        self.rushing &= self.cover.is_none() && !(self.coming.is_empty() && self.sitting.waits());
        self.view = self.sitting.view(self.seat);
        if self.handing.idle {
            self.view.offers.clear();
        }
        // While something is shown again the map is that of its moment.
        if self.again.is_none() {
            self.moment = moment(&self.sitting);
        }
        self.faces = self.faces();
        self.has_seen();
        let ours = self.is_ours() && self.cover.is_none();
        self.ways = if ours { self.sitting.session().ways() } else { Vec::new() };
        (self.odds, self.dim) = if ours { (self.known_odds(), self.reasons()) } else { Default::default() };
        self.words = self.said_of_space();
    }

    /// Why cards of the seat at the window cannot be used now.
    fn reasons(&self) -> BTreeMap<String, String> {
        let own = self.view.rows.parties.iter().filter(|party| Some(party.seat) == self.seat);
        let why = |card: &CardSeen| {
            let why = self.sitting.session().why_not(About::Card(&card.id))?;
            Some((card.id.clone(), rule_system::capital(&why)))
        };
        own.flat_map(|party| &party.cards).filter_map(why).collect()
    }

    /// The key of the choice to pass or to end, if there is one.
    fn pass(&self) -> Option<String> {
        let offers = &self.view.offers;
        let found = [Role::Pass, Role::End].into_iter();
        let mut found = found.filter_map(|role| offers.iter().find(|offer| offer.role == role));
        found.next().map(|offer| offer.key.clone())
    }

    /// The choices that are listed: all but steps, which are on the map, and but the one to pass, which has a place of its own.
    pub(super) fn listed(&self) -> Vec<&Offer> {
        let pass = self.pass();
        let offers = self.view.offers.iter();
        offers.filter(|offer| !self.is_step(offer) && pass.as_ref() != Some(&offer.key)).collect()
    }

    /// All choices on offer to the seat at the window.
    fn shown_offers(&self) -> &[Offer] {
        &self.view.offers
    }

    fn is_step(&self, offer: &Offer) -> bool {
        self.ways.iter().any(|way| way.key == offer.key)
    }

    /// What is due, in one sentence.
    pub(crate) fn due(&self) -> String {
        if self.handing.idle {
            return say("play-nothing");
        }
        match &self.view.due {
            Due::Over(end) => rule_system::capital(&end.reason),
            Due::Choose { name, asked, seat } if self.chooses() == Some(*seat) => {
                asked.clone().unwrap_or_else(|| say_with("play-your-turn", &[("name", name.clone().into())]))
            }
            _ if self.learning.is_some() && !self.sitting.waits() => say("play-learning"),
            Due::Choose { .. } | Due::Chance => say("play-bots"),
        }
    }
}

/// Is there something to look at of a choice of a seat, or of chance, with these events? Cards that are drawn and dice that are
/// still rolled go by.
fn is_worth_showing(of_seat: bool, events: &[Event]) -> bool {
    const ENDS: [EventKind; 3] = [EventKind::AttackResolved, EventKind::Fragged, EventKind::RoundStarted];
    of_seat && !events.is_empty() || events.iter().any(|event| ENDS.contains(&event.kind()))
}

/// May it be done by a seat that has nothing to do? It neither plays nor looks at what others did.
const fn is_aside(message: &Message) -> bool {
    matches!(
        message,
        Message::Line(_)
            | Message::Faster(_)
            | Message::Unfold
            | Message::Ask
            | Message::Edit
            | Message::Save
            | Message::Leave
    )
}

/// The first seat of a person.
fn first_person(sitting: &Sitting) -> Option<Seat> {
    sitting.seats().into_iter().map(|(seat, _, _)| seat).find(|seat| sitting.is_person(seat.0))
}

fn moment(sitting: &Sitting) -> Moment {
    let session = sitting.session();
    let view = session.view(first_person(sitting));
    Moment::of(sitting.mission(), sitting.numbers(), session.table(), session.world(), &view)
}

impl Message {
    /// Does a person do it? What bots do leaves what was said to the person in its place.
    pub(crate) const fn is_of_person(&self) -> bool {
        !matches!(
            self,
            Self::Thought(..)
                | Self::Known(_)
                | Self::Learned(_)
                | Self::Beat
                | Self::Hinted(..)
                | Self::Odds(..)
        )
    }
}

/// What a key means that stands for no command: a choice, a step, or to pass.
pub(crate) fn key(name: &str) -> Option<Message> {
    let (dx, dy) = match name {
        "Left" => (-1, 0),
        "Right" => (1, 0),
        "Up" => (0, -1),
        "Down" => (0, 1),
        // The corners of a number block.
        "Home" => (-1, -1),
        "PageUp" => (1, -1),
        "End" => (-1, 1),
        "PageDown" => (1, 1),
        "0" => return Some(Message::Pass),
        _ => {
            let mut letters = name.chars().flat_map(char::to_lowercase);
            let (first, None) = (letters.next()?, letters.next()) else { return None };
            let place = offers::place_of(first).map(Message::Press);
            return place.or_else(|| first.is_alphanumeric().then_some(Message::NoKey));
        }
    };
    Some(Message::Walk(dx, dy))
}

/// A mission is set up for a game.
pub(crate) fn set_up(
    (mission, path): (&Arc<Mission>, &str),
    start: Start,
    players: Players,
) -> Result<Sitting, String> {
    Sitting::open_at(mission, path, start, players).map_err(|why| match why {
        missions::sitting::Refusal::NoRules => say("play-no-rules"),
        _ => say("play-no-marines"),
    })
}
