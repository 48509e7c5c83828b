//! Bots play a mission many times: a plan in, a report out, the same whatever the number of threads.
//! Which rules are played is not known here, only that they lie on a table; what the report means is `verdict`'s business.

mod keep;
mod observer;

pub use keep::{Keep, keep};

use crate::heat::{Gauge, Heat};
use crate::playable::{OnTable, Playable};
use crate::report::{Fault, Line, OfferUse, Report, Spread, Tally, Uses};
use engine::play::{Controls, Record, batch};
use engine::suggest::nearest;
use engine::world::ENDLESS;
use engine::{Seat, Side};
use observer::{Observer, Seen};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// How a bot thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotKind {
    /// Any legal choice.
    Random,
    /// What looks best at once.
    #[default]
    Greedy,
}

impl BotKind {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// For people and files: `greedy`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }
}

/// Who plays the two sides. As text `greedy`, or `greedy,random` if the marines' bots differ from the invader's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BotPair {
    /// The marines.
    pub marines: BotKind,
    /// The invader.
    pub invader: BotKind,
}

impl BotPair {
    /// The same bot on both sides.
    #[must_use]
    pub const fn both(kind: BotKind) -> Self {
        Self { marines: kind, invader: kind }
    }

    /// The bot of a side.
    #[must_use]
    pub const fn of(self, side: Side) -> BotKind {
        match side {
            Side::Marines => self.marines,
            Side::Invader => self.invader,
        }
    }
}

impl fmt::Display for BotPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.marines.word())?;
        if self.marines == self.invader { Ok(()) } else { write!(f, ",{}", self.invader.word()) }
    }
}

impl FromStr for BotPair {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let kind = |word: &str| {
            let known = BotKind::ALL.into_iter().find(|kind| kind.word() == word.trim());
            known.ok_or_else(|| {
                let words = BotKind::ALL.map(BotKind::word);
                let (unknown, choose) = (word.escape_debug(), words.join(" or "));
                match nearest(word.trim(), words) {
                    Some(meant) => {
                        format!("there is no bot \"{unknown}\"; did you mean {meant}? (choose {choose})")
                    }
                    None => format!("there is no bot \"{unknown}\"; choose {choose}"),
                }
            })
        };
        if text.matches(',').count() > 1 {
            return Err(
                "name one bot, or two: the marines' and the invader's, with a comma between them".to_owned()
            );
        }
        let (marines, invader) = text.split_once(',').unwrap_or((text, text));
        Ok(Self { marines: kind(marines)?, invader: kind(invader)? })
    }
}

/// A game is left unfinished after so many choices: ten times what the longest good games take.
pub const LIMIT: u32 = 100_000;

/// What to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many games.
    pub games: u32,
    /// The seed of all of them.
    pub seed: u64,
    /// Who plays.
    pub bots: BotPair,
    /// On how many threads. Nothing in the report depends on it.
    pub jobs: usize,
    /// A game is left unfinished after so many choices.
    pub limit: u32,
}

impl Plan {
    /// So many games of greedy bots from a seed, on one thread.
    #[must_use]
    pub const fn new(games: u32, seed: u64) -> Self {
        Self { games, seed, bots: BotPair::both(BotKind::Greedy), jobs: 1, limit: LIMIT }
    }

    /// The same for the drivers.
    #[must_use]
    pub(crate) const fn batch(&self) -> batch::Plan {
        batch::Plan { games: self.games, seed: self.seed, jobs: self.jobs, limit: self.limit }
    }
}

/// The most different messages of a kind that a report keeps. A message may contain a number that is never the same.
const MOST_FAULTS: usize = 20;

/// So many games are tried before a whole plan is played.
const TRIAL: u32 = 2;

/// Play a plan, unless the first games all go wrong: then these are the answer ([`Report::given_up`]). A script that runs
/// for ever is told at once and not after hundreds of games, each as long as the limits allow.
#[must_use]
pub fn play(game: &dyn Playable, plan: &Plan, controls: Controls<'_>) -> Report {
    if plan.games > TRIAL {
        let trial = Plan { games: TRIAL, ..*plan };
        let report = game.simulate(&trial, Controls { progress: None, ..controls });
        if report.all_wrong() {
            return Report { plan: *plan, ..report };
        }
    }
    game.simulate(plan, controls)
}

/// Play a plan.
pub(crate) fn simulate<G: OnTable>(game: &G, plan: &Plan, controls: Controls<'_>) -> Report {
    let bots = |seat: Seat| game.bot(plan.bots.of(game.side(seat)));
    let gauge = Gauge::new(game.table());
    let records = batch::batch(game, &bots, &plan.batch(), |_| Observer::new(&gauge), controls);
    gather(game, plan, &records, gauge.read(game.table()))
}

fn gather<G: OnTable>(game: &G, plan: &Plan, records: &[Record<Seen>], heat: Heat) -> Report {
    let table = game.table();
    let mut report = Report {
        plan: *plan,
        marines: table.marines,
        wins: Tally::default(),
        rounds: Spread::of(records.iter().map(|r| u32::from(r.summary.rounds))),
        choices: records.iter().map(|r| u64::from(r.choices)).sum(),
        ends: BTreeMap::new(),
        uses: Uses {
            doors: vec![0; table.board.door_count()],
            portals: vec![0; table.portals.len()],
            teleporters: vec![0; table.teleporters.len()],
            tokens: vec![0; table.tokens.len()],
            offers: BTreeMap::new(),
        },
        heat,
        failures: BTreeMap::new(),
        refusals: BTreeMap::new(),
        games: Vec::with_capacity(records.len()),
        digest: batch::digest(records),
    };
    for record in records {
        let seen = &record.summary;
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
        count(&mut report.uses.portals, u64::from(seen.portals));
        count(&mut report.uses.teleporters, u64::from(seen.teleporters));
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

#[cfg(test)]
mod tests;
