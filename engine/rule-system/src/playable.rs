//! A mission laid out for a number of marines and ready to be played, whatever its rules: simulate it, follow a saved game,
//! sit down at it. Callers need not be generic. How it is done is in `ready`; which rule systems there are is not
//! known here.

pub use crate::ready::ready;
pub use crate::table_game::{About, Counts, Details, Strike, TableGame};

use crate::coverage;
use crate::luck::Deals;
use crate::odds::Odds;
use crate::playback::Playback;
use crate::position::{Position, PositionProblem, PositionRow};
use crate::report::Report;
use crate::search::states::{Kept, Regret, Survey};
use crate::search::{Hint, Level};
use crate::seat_view::SeatView;
use crate::shrink::{Shows, Shrunk};
use crate::simulate::{self, Plan};
use crate::tells::Role;
use crate::view::View;
use crate::ways::Way;
use engine::conform::{Conform, ConformFault, ConformReport};
use engine::play::{Controls, Disagreement, Provenance, Replay, Session, Verdict, batch};
use engine::world::{Ban, Stat};
use engine::{Event, FigureId, KindId, Seat, Side, Step, Table, World};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use tiles::{Cover, Crowd, Mover, SpaceId};
use words::Phrase;

/// Work that finds odds, by the keys of the choices.
pub type OddsLater = Box<dyn FnOnce() -> Vec<(String, Odds)> + Send>;

/// A game in progress whose table can be seen.
pub trait TableSession: Session {
    /// What lies on the table and does not change.
    fn table(&self) -> &Table;

    /// Everything on the table that changes, as it is now.
    fn world(&self) -> &World;

    /// What a seat may see of the map now; without a seat what an onlooker may see.
    fn view(&self, seat: Option<Seat>) -> View;

    /// The numbers everybody can see on the table now.
    fn counts(&self) -> Counts;

    /// Every seat and its side, in order.
    fn seats(&self) -> Vec<(Seat, Side)>;

    /// Who sits there, for people, as a sentence or a label begins with it.
    fn seat_name(&self, seat: Seat) -> String;

    /// The same inside a sentence.
    fn seat_in_sentence(&self, seat: Seat) -> String;

    /// Take the option with this key, as a replay names it.
    ///
    /// # Errors
    /// When it is not on offer; nothing has happened then.
    fn take_key(&mut self, key: &str) -> Result<(), Disagreement>;

    /// What is due, without the options as text.
    fn due(&self) -> &Step;

    /// The cards as a seat may see them; without a seat as an onlooker sees them ([`TableGame::cards`]).
    fn cards(&self, seat: Option<Seat>) -> Box<RawValue>;

    /// What is known of an option beyond its text; nothing if there is no such option.
    fn details(&self, option: usize) -> Details;

    /// The question that is due, where one is ([`TableGame::question`]).
    fn question(&self) -> Option<String>;

    /// What a defender on a space has against an attack from another one ([`TableGame::cover`]).
    fn cover(&self, from: SpaceId, to: SpaceId) -> Cover;

    /// What a seat is shown beside the map ([`TableGame::seat_view`]).
    fn seat_view(&self, seat: Option<Seat>) -> SeatView;

    /// What has to be done, in a sentence ([`TableGame::asked`]).
    fn asked(&self) -> Option<String>;

    /// What a seat reads in place of an option that is taken now ([`TableGame::hidden_from`]).
    fn hidden_from(&self, option: usize, seat: Option<Seat>) -> Option<Phrase>;

    /// What an attack on offer may come to ([`TableGame::odds`]).
    fn odds(&self, option: usize) -> Option<Odds>;

    /// The same, if it costs next to nothing ([`TableGame::counts_odds`]).
    fn odds_at_once(&self, option: usize) -> Option<Odds>;

    /// The work that finds the other odds of the options on offer, by their keys, on any thread; `None` where there are no others.
    fn odds_later(&self) -> Option<OddsLater>;

    /// What an attack would come to ([`TableGame::odds_from`]).
    ///
    /// # Errors
    /// Why there is no such attack.
    fn odds_from(&self, seat: Seat, strike: &Strike<'_>) -> Result<Odds, String>;

    /// Why nothing can be done with a card, a space or a figure now ([`TableGame::why_not`]).
    fn why_not(&self, about: About<'_>) -> Option<String>;

    /// What an option is to the player, as its kind has it; a deed where the rule system lists no kinds.
    fn role(&self, option: usize) -> Role;

    /// Does it matter whether the seat whose choice is due reacts ([`TableGame::matters`])?
    fn matters(&self) -> bool;

    /// What is given up with an option that ends something ([`TableGame::given_up`]).
    fn given_up(&self, option: usize) -> Option<String>;

    /// The game as it is now as a position ([`TableGame::position`]).
    fn position(&self) -> Position;

    /// What that position leaves out ([`TableGame::left_out`]).
    fn left_out(&self) -> Option<String>;

    /// The values that the start of the next mission of an operation has after this game ([`TableGame::carried`]).
    fn carried(&self) -> BTreeMap<String, u16>;

    /// The rows of the rule system's own that the position has now ([`TableGame::position_rows`]).
    fn position_rows(&self) -> Vec<PositionRow>;

    /// Where the seat whose choice is due can walk, and by which steps; empty where it cannot.
    fn ways(&self) -> Vec<Way>;

    /// Is an event somebody's deed, so that reporting it shows what was chosen?
    fn is_deed(&self, event: &Event) -> bool;

    /// Does an event report that chance dealt a card to somebody?
    fn is_draw(&self, event: &Event) -> bool;

    /// How it goes on if bots choose for all seats but these, as a copy that ends at a choice of those, and with `chance` where chance
    /// is to fall. Each item is the position of the option that is taken next.
    fn ahead(&self, people: Vec<Seat>, chance: bool) -> Box<dyn Iterator<Item = usize> + Send>;

    /// The same moment with everything dealt otherwise that a seat cannot know. Its past is that of the game. Only for the seat that
    /// is due, or while chance is: in a window of another seat its new cards may have nothing that fits.
    fn dealt_otherwise(&self, seat: Seat, seed: u64) -> Box<dyn TableSession>;

    /// The same moment with all cards in hands that can be there as far as others know ([`TableGame::suppose_hands`]). Its past is that
    /// of the game.
    fn with_supposed_hands(&self) -> Box<dyn TableSession>;
}

/// A mission laid out for a number of marines.
pub trait Playable: Send + Sync {
    /// What lies on the table and does not change.
    fn table(&self) -> &Table;

    /// The world before the first choice.
    fn start(&self) -> World;

    /// The same mission played from a position, and everything that is missing or impossible in it; then the game is as near to the
    /// position as it can be. What was [learned](Self::learn) is not taken over: a value fits the games that begin as its own did, and
    /// bots must not play otherwise only because the mission was learned before.
    fn at(&self, position: &Position) -> (Box<dyn Playable>, Vec<PositionProblem>);

    /// The position it is played from, in the words of saved games; `None` at the start of the mission. Readers of saved games need
    /// not ask: a saved game that says its position is followed from there, whatever this game begins with.
    fn begins_at(&self) -> Option<&str>;

    /// A position to begin with when one arranges one: the first activation of a game whose choices and chance fall by this seed. The
    /// scripts of the mission have had their say by then.
    fn opening(&self, seed: u64) -> Position;

    /// The rows of the rule system's own that a position has, in the order of a form ([`TableGame::position_rows`]).
    fn position_rows(&self, position: &Position) -> Vec<PositionRow>;

    /// What a prohibition forbids ([`TableGame::ban_words`]).
    fn ban_words(&self, ban: Ban) -> Option<&'static str>;

    /// Which number of the rules is changed ([`TableGame::stat_words`]).
    fn stat_words(&self, stat: Stat) -> Option<&'static str>;

    /// How a kind of figure moves, and how many points it usually has.
    fn mover(&self, kind: KindId) -> (Mover, u8);

    /// Who is in a figure's way.
    fn crowd(&self, world: &World, figure: FigureId) -> Crowd;

    /// The events of a game from its start as sentences for people; `None` where nothing needs to be said.
    fn story(&self, events: &[Event]) -> Vec<Option<String>>;

    /// Learn what its states are worth, which bots that search need; nothing where it is known, or where it is cancelled.
    fn learn(&self, jobs: usize, controls: Controls<'_>);

    /// What was learned, for a file; `None` before.
    fn learned(&self) -> Option<String>;

    /// Take what was learned of the same game before. False if it cannot be read.
    fn recall(&self, learned: &str) -> bool;

    /// Let bots play it many times.
    fn simulate(&self, plan: &Plan, controls: Controls<'_>) -> Report;

    /// The report of a plan before its first game.
    fn not_played(&self, plan: &Plan) -> Report;

    /// Play so many more games of the plan of a report, or what is left of it. In however many parts a plan is played, its report is
    /// the same. False where it was cancelled: then games may be missing, and the report cannot be gone on from.
    fn go_on(&self, report: &mut Report, more: u32, controls: Controls<'_>) -> bool;

    /// How many games the marines win with each of some deals, the first of which has this number: within a deal all decks lie in the
    /// same order. `None` where it was cancelled.
    fn deal(
        &self,
        plan: &Deals,
        bots: simulate::BotPair,
        first: u32,
        controls: Controls<'_>,
    ) -> Option<Vec<u32>>;

    /// Let greedy bots with these numbers for their weights play a plan, the marines' first. Returns the
    /// winner of each game, in their order.
    ///
    /// # Panics
    /// If its greedy bot has no weights.
    fn duel(&self, numbers: [&[i32]; 2], plan: batch::Plan) -> Vec<Option<Side>>;

    /// Make a bench for bots that search. `None` if it was cancelled.
    fn survey(&self, survey: Survey, controls: Controls<'_>) -> Option<Vec<Kept>>;

    /// How much worse than the best is what bots of a level, or greedy ones, do in the states of a bench?
    ///
    /// # Errors
    /// With the number of a state that the game does not come to: the bench was made for another one.
    fn regret(&self, bench: &[Kept], level: Option<Level>, jobs: usize) -> Result<Regret, usize>;

    /// Play one game of a plan again and write it down.
    fn record(&self, plan: &Plan, game: u32, provenance: Provenance) -> Replay;

    /// The shortest game found that shows what a saved one shows. `None` if that one does not show it.
    fn shrink(&self, replay: &Replay, shows: &Shows) -> Option<Shrunk>;

    /// Follow a saved game from start to end.
    fn verify(&self, replay: &Replay) -> Verdict;

    /// A saved game to be watched, as far as the rules agree with it, and where they do not.
    fn playback(&self, replay: &Replay) -> (Box<dyn Playback>, Option<Disagreement>);

    /// Play it at random and check at every state that the rules keep to themselves.
    ///
    /// # Errors
    /// The first fault: a bug of the rules, never of the mission, unless its scripts keep a game from ending.
    fn conform(&self, plan: Conform) -> Result<ConformReport, Box<ConformFault>>;

    /// Play it at random, check every state, and count how often each card is used.
    ///
    /// # Errors
    /// As [`conform`](Self::conform).
    fn cover(
        &self,
        plan: &coverage::Plan,
        controls: Controls<'_>,
    ) -> Result<coverage::Played, coverage::Fault>;

    /// What the seat does best whose choice is due at the end of a saved game, by what it may know. It takes a moment, and seconds
    /// if nothing is [learned](Self::learn) yet. `None` where no seat has to choose, where there is nothing to choose from, where the
    /// choice is not worth a search, or where the rules do not agree with the game. The same seed gives the same hint.
    fn hint(&self, replay: &Replay, seed: u64) -> Option<Hint>;

    /// Sit down at it. The bots make suggestions.
    fn session(&self, bots: simulate::BotPair, provenance: Provenance) -> Box<dyn TableSession>;

    /// Go on with a saved game, as far as the rules agree with it, and where they do not.
    fn resume(
        &self,
        bots: simulate::BotPair,
        replay: &Replay,
    ) -> (Box<dyn TableSession>, Option<Disagreement>);
}
