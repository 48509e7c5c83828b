//! Bots play a mission many times: a plan in, a report out, the same whatever the number of threads. Which rules are
//! played is not known here, only that they use a table; `verdict` judges the report.

mod keep;
mod observer;

pub use crate::plan::{BotKind, BotPair, LIMIT, PATIENCE, Plan, Until};
pub use keep::{Keep, keep};

use crate::heat::{Gauge, Heat};
use crate::report::{Fault, Line, OfferUse, Report, Spread, Tally, Uses};
use crate::search::{Search, Searchable, Value};
use crate::table_game::TableGame;
use engine::play::{Bot, Controls, RandomBot, Record, batch};
use engine::world::ENDLESS;
use engine::{Called, Seat};
use observer::{Observer, Seen};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The most different messages of a kind that a report keeps. A message may contain a number that is never the same.
const MOST_FAULTS: usize = 20;

/// A bot of a kind. Those that search need the value of the game.
///
/// # Panics
/// With a persona that the game does not have. [`BotPair::known_to`] tells callers which it has.
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
    let bots = |seat: Seat| bot(game, plan.bots.of(game.side(seat)), value);
    let gauge = Gauge::new(game.table());
    let is_one = |record: &Record<Seen>| {
        let winner = record.outcome.as_ref().and_then(|outcome| outcome.winner);
        winner.is_none() || !record.summary.failures.is_empty()
    };
    let play = |part: batch::Plan, left: u32, controls: Controls<'_>| {
        let enough = Some(batch::Enough { games: left, is_one: &is_one });
        batch::batch_until(game, &bots, &part, |_| Observer::new(&gauge), enough, controls)
    };
    let Some(until) = plan.until else {
        let records = play(plan.batch(), plan.patience, controls);
        return gather(game, plan, &records, gauge.read(game.table()));
    };
    let mut records: Vec<Record<Seen>> = Vec::new();
    let mut left = plan.patience;
    loop {
        let first = records.len() as u32;
        let games = until.every.max(1).min(plan.games.saturating_sub(first));
        let progress = |done: u32| {
            if let Some(progress) = controls.progress {
                progress(first + done);
            }
        };
        let part = batch::Plan { first, games, ..plan.batch() };
        let new = play(part, left, Controls { progress: Some(&progress), ..controls });
        let whole = new.len() as u32 == games;
        left = left.saturating_sub(new.iter().filter(|record| is_one(record)).count() as u32);
        records.extend(new);
        if games == 0 || !whole || left == 0 || until.is_reached(&records) {
            return gather(game, plan, &records, gauge.read(game.table()));
        }
    }
}

impl Until {
    /// Is it clear who has the better chances, or was enough tried?
    fn is_reached(self, records: &[Record<Seen>]) -> bool {
        let mut wins = Tally::default();
        for record in records {
            wins.add(record.outcome.as_ref().and_then(|outcome| outcome.winner));
        }
        wins.balance().is_decided() || tried(records) >= self.tried
    }
}

/// What games cost.
fn tried(records: &[Record<Seen>]) -> u64 {
    records.iter().map(|record| record.tried + u64::from(record.choices)).sum()
}

fn gather<G: TableGame>(game: &G, plan: &Plan, records: &[Record<Seen>], heat: Heat) -> Report {
    let table = game.table();
    let mut report = Report {
        plan: *plan,
        marines: table.marines,
        wins: Tally::default(),
        rounds: Spread::of(records.iter().map(|r| u32::from(r.summary.rounds))),
        choices: records.iter().map(|r| u64::from(r.choices)).sum(),
        tried: tried(records),
        ends: BTreeMap::new(),
        uses: Uses {
            doors: vec![0; table.board.door_count()],
            pieces: table.pieces.iter().map(|spots| vec![0; spots.len()]).collect(),
            tokens: vec![0; table.tokens.len()],
            offers: BTreeMap::new(),
            handlers: BTreeMap::new(),
        },
        heat,
        failures: BTreeMap::new(),
        refusals: BTreeMap::new(),
        games: Vec::with_capacity(records.len()),
        digest: batch::digest(records),
    };
    let handlers = game.hooks().handlers();
    for (script, function) in &handlers {
        let _ = report.uses.handlers.entry(script.clone()).or_default().insert(function.clone(), 0);
    }
    for record in records {
        let seen = &record.summary;
        call(&mut report.uses, &handlers, seen.called);
        let winner = record.outcome.as_ref().and_then(|o| o.winner);
        report.wins.add(winner);
        report.games.push(Line {
            game: record.index,
            winner,
            rounds: seen.rounds,
            choices: record.choices,
            frags: seen.frags,
            failed: !seen.failures.is_empty(),
        });
        if let Some(outcome) = &record.outcome {
            *report.ends.entry((winner, outcome.reason.to_string())).or_default() += 1;
        }
        count(&mut report.uses.doors, u64::from(seen.doors));
        for (counts, bits) in report.uses.pieces.iter_mut().zip(seen.pieces) {
            count(counts, u64::from(bits));
        }
        count(&mut report.uses.tokens, seen.tokens);
        for offer in &seen.offers {
            let uses =
                report.uses.offers.entry(table.symbols.word(offer.tag).to_owned()).or_insert_with(|| {
                    OfferUse { label: table.symbols.word(offer.label).to_owned(), ..OfferUse::default() }
                });
            uses.offered += 1;
            uses.taken += u32::from(offer.most > 0);
            uses.endless += u32::from(offer.most >= ENDLESS);
        }
        note(&mut report.failures, record.index, &seen.failures);
        note(&mut report.refusals, record.index, &seen.refusals);
    }
    report
}

/// Add one game to the counts of the things whose bits are set.
fn count(counts: &mut [u32], bits: u64) {
    for (i, count) in counts.iter_mut().enumerate().take(64) {
        *count += (bits >> i & 1) as u32;
    }
}

/// Add one game to the counts of the handlers that were called in it. One function may hear several kinds of events.
fn call(uses: &mut Uses, handlers: &[(String, String)], called: Called) {
    let heard = (0..).zip(handlers).filter(|(number, _)| called.has(*number)).map(|(_, handler)| handler);
    for (script, function) in heard.collect::<BTreeSet<_>>() {
        if let Some(games) = uses.handlers.get_mut(script).and_then(|of| of.get_mut(function)) {
            *games += 1;
        }
    }
}

/// Note the faults of a game.
fn note(faults: &mut BTreeMap<String, Fault>, game: u32, seen: &[(std::sync::Arc<str>, u32)]) {
    for (what, choice) in seen {
        if let Some(fault) = faults.get_mut(&**what) {
            fault.games += 1;
        } else if faults.len() < MOST_FAULTS {
            let _ = faults.insert(what.to_string(), Fault { games: 1, first: game, choice: *choice });
        }
    }
}
