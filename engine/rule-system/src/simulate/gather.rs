//! Adds games to a report, one after the other: the report is the same in however many parts they were played.

use super::course::{self, Chance};
use super::observer::Seen;
use crate::heat::Gauge;
use crate::report::{AddedUse, Fault, Frag, Harm, Line, OfferUse, Report, Spread, Stage, Uses};
use crate::table_game::{Added, TableGame};
use engine::play::batch::{Batch, Broken};
use engine::play::{Digest, Record};
use engine::world::ENDLESS;
use engine::{Called, HookError, Origin, ScriptPlace, Side, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The most different messages of a kind that a report keeps. A message may contain a number that is never the same.
const MOST_FAULTS: usize = 20;

/// Add games that follow those of a report.
pub(super) fn add<G: TableGame>(
    report: &mut Report,
    game: &G,
    batch: &Batch<Seen>,
    gauge: Gauge,
    added: &[Added],
) {
    let table = game.table();
    let found = batch.records.iter().map(|record| &record.summary.found[..]);
    report.heat.add(&gauge.sum(table, found));
    let parts = Parts { handlers: game.hooks().handlers(), orders: game.hooks().orders() };
    for uses in [&mut report.uses, &mut report.used_in_wins] {
        for (script, function) in &parts.handlers {
            let _ = uses.handlers.entry(script.clone()).or_default().entry(function.clone()).or_default();
        }
        for (script, line) in &parts.orders {
            let _ = uses.orders.entry(script.clone()).or_default().entry(*line).or_default();
        }
    }
    // In the order of their numbers, so that the digest is the same in however many parts the games are added.
    let mut broken = batch.broken.iter().peekable();
    for record in &batch.records {
        while let Some(broken) = broken.next_if(|broken| broken.index < record.index) {
            add_broken(report, broken);
        }
        add_game(report, game, record, &parts, added);
    }
    for broken in broken {
        add_broken(report, broken);
    }
    report.rounds = Spread::of(report.games.iter().map(|line| u32::from(line.rounds)));
}

/// Add a game that broke. It counts nowhere else.
fn add_broken(report: &mut Report, broken: &Broken) {
    let Broken { index, why } = broken;
    report.broken_games += 1;
    note(&mut report.broken, *index, [(why, None, 0)]);
    report.digest = Digest::of(&(report.digest, index, why));
}

/// Add a game that was played.
fn add_game<G: TableGame>(
    report: &mut Report,
    game: &G,
    record: &Record<Seen>,
    parts: &Parts,
    added: &[Added],
) {
    let (table, seen) = (game.table(), &record.summary);
    let winner = record.outcome.as_ref().and_then(|o| o.winner);
    report.choices += u64::from(record.choices);
    report.tried += record.tried + u64::from(record.choices);
    report.wins.add(winner);
    report.games.push(Line {
        game: record.index,
        winner,
        rounds: seen.rounds,
        choices: record.choices,
        frags: seen.frags,
        failed: !seen.failures.is_empty(),
        decided: winner.and_then(|winner| course::decided(&seen.course, winner)),
        changes: course::changes(&seen.course),
    });
    if let Some(outcome) = &record.outcome {
        *report.ends.entry((winner, outcome.reason.to_string())).or_default() += 1;
    }
    uses(&mut report.uses, seen, table, parts, added);
    if winner == Some(Side::Marines) {
        uses(&mut report.used_in_wins, seen, table, parts, added);
    }
    let last_of_round = seen.course.chunk_by(|one, next| one.round == next.round);
    for last in last_of_round.filter_map(<[Chance]>::last) {
        let index = usize::from(last.round.saturating_sub(1));
        report.course.resize(report.course.len().max(index + 1), Stage::default());
        report.course[index].games += 1;
        report.course[index].chances += u64::from(last.marines);
    }
    for frag in &seen.fell {
        let kind = |kind| table.kind(kind);
        let frag = Frag {
            side: kind(frag.kind).side,
            kind: kind(frag.kind).id.clone(),
            by: frag.by.map_or_else(String::new, |by| kind(by).id.clone()),
            card: frag.card.as_deref().unwrap_or_default().to_owned(),
        };
        *report.frags.entry(frag).or_default() += 1;
    }
    for ((by, script), amount) in &seen.harm {
        let script = script.and_then(|handler| game.hooks().place(Origin { handler, line: 0 }));
        let harm = match (by, script) {
            (Some(by), _) => Harm::Figure(table.kind(*by).id.clone()),
            (None, Some(at)) => Harm::Script(at.script),
            (None, None) => Harm::Rules,
        };
        *report.harm.entry(harm).or_default() += u64::from(*amount);
    }
    for (kind, figures) in table.kinds.iter().zip(&seen.most).filter(|(_, figures)| **figures > 0) {
        let most = report.most.entry(kind.id.clone()).or_default();
        most.box_has = kind.figures;
        most.add(*figures);
    }
    note(&mut report.failures, record.index, seen.failures.iter().map(faults));
    note(&mut report.refusals, record.index, seen.refusals.iter().map(faults));
    report.digest =
        Digest::of(&(report.digest, record.index, &record.outcome, record.choices, record.digest));
}

/// A fault of a game: what was said, where in a script, and after how many choices.
type Said<'a> = (&'a String, Option<&'a ScriptPlace>, u32);

fn faults((why, choice): &(Arc<HookError>, u32)) -> Said<'_> {
    (&why.what, why.at.as_ref(), *choice)
}

/// The parts of scripts that games may reach, in the order of their numbers.
struct Parts {
    /// Script and function.
    handlers: Vec<(String, String)>,
    /// Script and line.
    orders: Vec<(String, u16)>,
}

/// Count what one game used.
fn uses(uses: &mut Uses, seen: &Seen, table: &Table, parts: &Parts, added: &[Added]) {
    call(uses, &parts.handlers, seen.called);
    give(uses, &parts.orders, seen.given);
    use_added(uses, seen, table, added);
    count(&mut uses.doors, u64::from(seen.doors));
    for (counts, bits) in uses.pieces.iter_mut().zip(seen.pieces) {
        count(counts, u64::from(bits));
    }
    count(&mut uses.tokens, seen.tokens);
    for offer in &seen.offers {
        let known = uses.offers.entry(table.symbols.word(offer.tag).to_owned()).or_insert_with(|| OfferUse {
            label: table.symbols.word(offer.label).to_owned(),
            ..OfferUse::default()
        });
        known.offered += 1;
        known.taken += u32::from(offer.most > 0);
        known.endless += u32::from(offer.most >= ENDLESS);
    }
    for (tag, answer) in &seen.answers {
        let counts = uses.answers.entry(table.symbols.word(*tag).to_owned()).or_default();
        counts.resize(counts.len().max(usize::from(*answer) + 1), 0);
        counts[usize::from(*answer)] += 1;
    }
    for card in &seen.cards {
        match uses.cards.get_mut(&**card) {
            Some(games) => *games += 1,
            None => drop(uses.cards.insert(card.to_string(), 1)),
        }
    }
}

/// Add one game to the counts of the cards that designers added, and of their abilities that were used in it.
fn use_added(uses: &mut Uses, seen: &Seen, table: &Table, added: &[Added]) {
    for card in added {
        let used = |number: u16| u32::from(seen.added.has(number));
        let stood = table.kinds.iter().zip(&seen.most).any(|(kind, most)| kind.id == card.id && *most > 0);
        let played = || seen.cards.iter().any(|name| **name == *card.name);
        if !stood && !played() && !card.abilities.iter().flatten().any(|number| used(*number) > 0) {
            continue;
        }
        let known = uses.added.entry(card.id.clone()).or_insert_with(|| AddedUse {
            name: card.name.clone(),
            games: 0,
            abilities: card.abilities.iter().map(|number| number.and(Some(0))).collect(),
        });
        known.games += 1;
        for (games, number) in known.abilities.iter_mut().zip(&card.abilities) {
            if let (Some(games), Some(number)) = (games, number) {
                *games += used(*number);
            }
        }
    }
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

/// Add one game to the counts of the orders that were given in it.
fn give(uses: &mut Uses, orders: &[(String, u16)], given: Called) {
    for (_, (script, line)) in (0..).zip(orders).filter(|(number, _)| given.has(*number)) {
        if let Some(games) = uses.orders.get_mut(script).and_then(|of| of.get_mut(line)) {
            *games += 1;
        }
    }
}

/// Note the faults of a game.
fn note<'a>(faults: &mut BTreeMap<String, Fault>, game: u32, seen: impl IntoIterator<Item = Said<'a>>) {
    for (what, at, choice) in seen {
        if let Some(fault) = faults.get_mut(what) {
            fault.games += 1;
            if choice < fault.choice {
                (fault.game, fault.choice) = (game, choice);
            }
        } else if faults.len() < MOST_FAULTS {
            let _ = faults.insert(what.clone(), Fault { games: 1, game, choice, at: at.cloned() });
        }
    }
}
