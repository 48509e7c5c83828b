//! What a rule system adds so that the search bot can play its games: a greedy bot that names alternatives and measures a state,
//! and what a seat cannot know.

use crate::persona::Persona;
use crate::table_game::TableGame;
use engine::play::{Bot, RandomBot, Rng};
use engine::{Game, Seat, Side};
use words::Phrase;

/// What a seat could do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<C> {
    /// Choices in their order. Each is made when it is on offer; between them may lie choices of others, of chance, and of the
    /// seat itself in windows.
    pub choices: Vec<C>,
    /// After them the figure goes no further in this activation, whatever else it does.
    pub halts: bool,
    /// In this activation the seat refuses what the greedy bot takes without a thought.
    pub refuses: bool,
}

impl<C> Plan<C> {
    /// A single choice.
    #[must_use]
    pub fn one(choice: C) -> Self {
        Self { choices: vec![choice], halts: false, refuses: false }
    }
}

/// A greedy bot that also advises the search.
pub trait Adviser<G: Game>: Bot<G> {
    /// Plans worth a try, at most so many: first its own pick, then others by what it thinks of them. None where a search is
    /// not worth its time; then the bot's own pick is taken.
    fn plans(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        options: &[G::Choice],
        rng: &mut Rng,
        most: usize,
    ) -> Vec<Plan<G::Choice>> {
        let _ = (game, state, seat, options, rng, most);
        Vec::new()
    }

    /// Until it [begins](Bot::begin) again: refuse what it takes without a thought, such as offers of scripts, or no longer.
    fn refuse(&mut self, refuses: bool) {
        let _ = refuses;
    }

    /// Numbers from which the chance to win can be learned, in thousandths, always as many and in the same order. What is in
    /// [`basics`](super::features::basics) is counted already.
    fn measure(&mut self, game: &G, state: &G::State, out: &mut Vec<i32>) {
        let _ = (game, state, out);
    }
}

/// One that has no plans and measures nothing: a game can be played before it has a better one.
impl<G: Game> Adviser<G> for RandomBot {}

/// A game that the search bot can play.
pub trait Searchable: TableGame {
    /// Its greedy bot; one that chooses at random, as long as there is no better one.
    fn adviser(&self) -> Box<dyn Adviser<Self>> {
        Box::new(RandomBot)
    }

    /// What each number of [`Adviser::measure`] counts, in a few words for people, in the same order. Numbers of the same name are
    /// one reason in a [hint](super::Hint), also with those of [`BASICS`](super::features::BASICS).
    fn measured(&self) -> &'static [Phrase] {
        &[]
    }

    /// A greedy bot with this will, if the rule system has it ([`Rows::personas`](crate::Rows::personas)).
    fn persona(&self, persona: Persona) -> Option<Box<dyn Bot<Self>>> {
        let _ = persona;
        None
    }

    /// A greedy bot with these numbers for its weights, if they are data ([`Pupil`](crate::teach::Pupil)).
    fn taught(&self, numbers: &[i32]) -> Option<Box<dyn Bot<Self>>> {
        let _ = numbers;
        None
    }

    /// A game with the same choices and features that is easier for a side, the more the greater the step: 1, 2 and so on. `None`
    /// where it cannot be made easier by so much. Bots learn from it where that side never wins otherwise.
    fn eased(&self, side: Side, step: u8) -> Option<Self> {
        let _ = (side, step);
        None
    }

    /// Deal everything again that a seat cannot know. What it cannot know has no influence on the result.
    fn deal_anew(&self, state: &mut Self::State, seat: Seat, rng: &mut Rng) {
        let _ = (state, seat, rng);
    }

    /// How far the game has come: the round, and a number that falls with every activation in it.
    fn moment(&self, state: &Self::State) -> Moment {
        Moment { round: self.world(state).round(), left: 0 }
    }

    /// Does a figure of the seat whose choice it is go on with this choice, or stay where it is for this activation?
    fn walk(choice: Self::Choice) -> Walk {
        let _ = choice;
        Walk::No
    }

    /// Which of the [`STREAMS`](super::luck::STREAMS) of random numbers the choice of chance that is due draws from. Choices of
    /// the same kind draw from the same stream, so that rollouts of different plans meet the same luck as far as possible.
    fn stream(&self, state: &Self::State) -> usize {
        let _ = state;
        0
    }

    /// Which deck the choice of chance that is due draws the top card of, by a number of the rule system's own from 0 on; `None`
    /// for dice. Distinguishes what was dealt from what is thrown.
    fn deck(&self, state: &Self::State) -> Option<usize> {
        let _ = state;
        None
    }
}

/// What a choice means to a figure that walks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// It goes on.
    On,
    /// It goes no further.
    Halt,
    /// It does something else.
    No,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The round.
    pub round: u16,
    /// How many activations are left in it, as far as that is known.
    pub left: u8,
}

impl Moment {
    /// Is an activation over since then?
    #[must_use]
    pub const fn is_after(self, earlier: Self) -> bool {
        self.round > earlier.round || self.left < earlier.left
    }
}
