//! Bots play a mission many times: a plan in, a report out, the same whatever the number of threads. Which rules are
//! played is not known here, only that they use a table; `verdict` judges the report.

mod course;
mod gather;
mod keep;
mod observer;

pub use crate::plan::{BotKind, BotPair, LIMIT, PATIENCE, Plan, Until};
pub use keep::{Found, Keep, extremes, found, keep};

use crate::heat::Gauge;
use crate::report::Report;
use crate::search::{Search, Searchable, Value};
use engine::Seat;
use engine::play::{Bot, Controls, RandomBot, Record, batch};
use observer::{Observer, Seen};
use std::sync::Arc;

/// Games are played in parts of so many: what was seen of a game is kept only until its part is counted.
const PART: u32 = 1000;

/// A bot of a kind. Those that search need the value of the game.
///
/// # Panics
/// With a persona that the game does not have. [`BotPair::known_to`] shows callers which it has.
pub(crate) fn bot<G: Searchable>(game: &G, kind: BotKind, value: &Arc<Value>) -> Box<dyn Bot<G>> {
    match kind {
        BotKind::Random => Box::new(RandomBot),
        BotKind::Greedy => game.adviser(),
        BotKind::Persona(persona) => {
            let bot = game.persona(persona);
            bot.unwrap_or_else(|| panic!("{} is refused where it is named", persona.word()))
        }
        BotKind::Search(level) => Box::new(Search::new(level.budget(), Arc::clone(value))),
    }
}

/// Play a plan, or as much of it as its patience allows ([`Report::given_up`]): a script that runs for ever, or a mission
/// that stalls, is reported after a few games and not after hundreds, each as long as the limits allow.
pub(crate) fn simulate<G: Searchable>(
    game: &G,
    value: &Arc<Value>,
    plan: &Plan,
    controls: Controls<'_>,
) -> Report {
    let mut report = Report::of_table(*plan, game.table());
    let every = plan.until.map_or(PART, |until| until.every.max(1));
    while !report.is_enough() && go_on(game, value, &mut report, every, controls) {}
    report
}

/// Play so many more games of the plan of a report, or what is left of it. False where that was cancelled: then some games may be
/// missing among those of the report, and it cannot be gone on from.
pub(crate) fn go_on<G: Searchable>(
    game: &G,
    value: &Arc<Value>,
    report: &mut Report,
    more: u32,
    controls: Controls<'_>,
) -> bool {
    let plan = report.plan;
    let bots = |seat: Seat| bot(game, plan.bots.of(game.side(seat)), value);
    let gauge = Gauge::new(game.table());
    let added = game.added();
    let is_one = |record: &Record<Seen>| {
        let winner = record.outcome.as_ref().and_then(|outcome| outcome.winner);
        winner.is_none() || !record.summary.failures.is_empty()
    };
    let first = report.done();
    let games = more.min(plan.games.saturating_sub(first));
    let left = plan.patience.saturating_sub(report.went_wrong() as u32);
    let progress = |done: u32| {
        if let Some(progress) = controls.progress {
            progress(first + done);
        }
    };
    let enough = Some(batch::Enough { games: left, is_one: &is_one });
    let controls = Controls { progress: Some(&progress), ..controls };
    let batch = batch::batch_until(
        game,
        &bots,
        &plan.batch(first, games),
        |_| Observer::new(game, gauge, value, !added.is_empty()),
        enough,
        controls,
    );
    let whole = (batch.records.len() + batch.broken.len()) as u32 == games;
    gather::add(report, game, &batch, gauge, &added);
    whole || report.given_up()
}
