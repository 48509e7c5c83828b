//! Do the intents of a mission hold? Those with the same bots and the same number of marines share their games, and no more are
//! played once each of them is decided. What an intent is stands in the document, when a share is decided in `found`.

mod found;

pub use found::{Found, Median, Outcome};

use crate::verdict::marines;
use crate::verdict::texts::{also, games, text};
use engine::Side;
use engine::play::{Controls, Digest};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::intent::{Intent, Measure};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_document::thing::{Thing, ThingKind};
use missions_play::kept::{self, Shelf};
use missions_play::report::Report;
use missions_play::ruleset::{self, ReadyGame};
use missions_play::setup::ThingIndex;
use missions_play::simulate::{BotPair, Plan};
use rule_system::RuleSystem;
use std::collections::BTreeMap;
use words::{Argument, Text};

pub(crate) const BROKEN: Page =
    Page { code: Code("S020"), severity: Severity::Error, words: &crate::pages::WORDS };

const CLOSE: Page = Page { code: Code("S021"), severity: Severity::Note, words: &crate::pages::WORDS };

pub(crate) const PAGES: &[Page] = &[BROKEN, CLOSE];

/// The most games of bots that need no time to think.
const MOST: u32 = 2000;

/// No more than so many times the games that were asked for.
const TIMES: u32 = 10;

/// The most games where a bot searches.
const MOST_SEARCHED: u32 = 300;

/// Whether all are decided is looked at whenever so many more games are played.
const EVERY: u32 = 20;

/// What games said of an intent with one number of marines.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Which intent of the mission, counted from 0.
    pub intent: usize,
    /// With how many marines.
    pub marines: u8,
    /// Who played.
    pub bots: BotPair,
    /// Does it hold?
    pub outcome: Outcome,
    /// How likely it is that it holds, from 0 to 1, as far as these games say.
    pub likely: f64,
    /// What was measured.
    pub found: Found,
    /// In so many games: those the intent is said of.
    pub games: u32,
    /// So many were played for it.
    pub played: u32,
}

impl Eq for Answer {}

impl Answer {
    fn of(intent: &Intent, at: usize, numbers: &ThingIndex, report: &Report) -> Option<Self> {
        let (found, games) = Found::of(intent, numbers, report)?;
        Some(Self {
            intent: at,
            marines: report.marines,
            bots: report.plan.bots,
            outcome: found.outcome(intent.from, intent.to),
            likely: found::likely(intent, numbers, report).unwrap_or(0.5),
            found,
            games,
            played: report.wins.games(),
        })
    }

    /// The side that wins too seldom for an intent about the marines' wins that does not hold.
    pub(crate) fn loser(&self, intent: &Intent) -> Side {
        if self.found.is_below(intent.from) { Side::Marines } else { Side::Invader }
    }

    /// Does it hold, for people: `holds`, `most likely holds (84 in 100)`, `does not hold`?
    #[must_use]
    pub fn says(&self) -> Text {
        match self.outcome {
            Outcome::Holds => text("intent-holds"),
            Outcome::Broken => text("intent-broken"),
            Outcome::TooClose if self.is_likely() => text("intent-likely").with("of_100", self.of_100()),
            Outcome::TooClose => text("intent-unlikely").with("of_100", self.of_100()),
        }
    }

    /// What is more likely, that it holds or that it does not, is so in so many of 100 missions; never in all.
    #[must_use]
    pub fn of_100(&self) -> u8 {
        ((self.likely.max(1.0 - self.likely) * 100.0).round() as u8).min(99)
    }

    /// Is it at least as likely that it holds as that it does not?
    #[must_use]
    pub fn is_likely(&self) -> bool {
        self.likely >= 0.5
    }

    /// For people: `47 % (39–55 %) of 140 games`.
    #[must_use]
    pub fn measured(&self) -> Text {
        let said = match self.found {
            Found::Share(share) => text("intent-share").with("share", share.to_string()),
            Found::Median(median) => text("intent-median").with("median", median.said()),
        };
        said.with("games", games(self.games))
    }
}

/// The games that were played for intents, beside those of these reports. Intents with the same bots and number of marines share them.
#[must_use]
pub fn played(answers: &[Answer], reports: &[Report]) -> u32 {
    let is_one = |answer: &Answer, report: &Report| {
        report.marines == answer.marines
            && report.plan.bots == answer.bots
            && report.wins.games() == answer.played
    };
    let own = answers.iter().filter(|answer| !reports.iter().any(|report| is_one(answer, report)));
    let games: BTreeMap<(u8, BotPair), u32> = own.map(|it| ((it.marines, it.bots), it.played)).collect();
    games.values().sum()
}

/// May a script make an offer with this tag? Scripts may put tags together, so any text in quotes will do.
pub(crate) fn can_be_taken(mission: &Mission, tag: &str) -> bool {
    let quoted = format!("\"{tag}\"");
    let texts = mission.cards().iter().filter_map(|card| mission.scripts().get(&card.script));
    texts.into_iter().any(|text| text.contains(&quoted))
}

/// Do players use such a thing in games, so that its uses are counted?
#[must_use]
pub fn can_be_used(thing: &Thing, system: &dyn RuleSystem) -> bool {
    match &thing.kind {
        ThingKind::Door(_) => true,
        ThingKind::Piece(piece) => {
            system.piece(&piece.kind).is_some_and(|kind| kind.role.class().is_none() || kind.idle.is_some())
        }
        ThingKind::Start(_) | ThingKind::Figure(_) | ThingKind::Label(_) => false,
    }
}

/// Intents that share their games.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) marines: u8,
    pub(crate) bots: BotPair,
    /// How many games were asked for.
    asked: u32,
    /// Their places in the mission.
    intents: Vec<usize>,
}

/// The intents of a mission by number of marines and bots; those that name no bots are judged by the ones that `judge` names for a
/// number of marines. Those that nothing can be said of are left out; a check reports them.
pub(crate) fn groups(
    mission: &Mission,
    judge: &dyn Fn(u8) -> BotPair,
    may_search: bool,
    asked: u32,
) -> Vec<Group> {
    let played = ruleset::marine_numbers(mission);
    let mut groups: BTreeMap<(u8, BotPair), Vec<usize>> = BTreeMap::new();
    for (at, intent) in mission.intents().iter().enumerate() {
        let Ok(named) = intent.players().map(str::parse::<BotPair>).transpose() else { continue };
        if named.is_some_and(|bots| bots.known_to(mission.system()).is_err() || bots.search() && !may_search)
            || is_in_vain(mission, intent)
        {
            continue;
        }
        for marines in intent.numbers(&played) {
            groups.entry((marines, named.unwrap_or_else(|| judge(marines)))).or_default().push(at);
        }
    }
    groups.into_iter().map(|((marines, bots), intents)| Group { marines, bots, asked, intents }).collect()
}

/// Can no game hold it or break it? A check says so.
fn is_in_vain(mission: &Mission, intent: &Intent) -> bool {
    let is_unknown = matches!(&intent.what, Measure::Taken(tag) if !can_be_taken(mission, tag));
    intent.is_swapped() || is_unknown
}

impl Group {
    /// The most games that are played.
    pub(crate) fn most(&self) -> u32 {
        let most = if self.bots.search() { MOST_SEARCHED } else { MOST };
        most.min(self.asked.saturating_mul(TIMES))
    }

    /// What games that were played anyway say of each, if they decide each of them. Games of bots that search are taken as they are:
    /// more of them cost what the budget of the contest allows, and how likely an intent holds is known.
    pub(crate) fn known<'a>(
        &self,
        mut reports: impl Iterator<Item = &'a Report>,
        mission: &Mission,
        numbers: &ThingIndex,
    ) -> Option<Vec<Answer>> {
        let is_one = |report: &&Report| report.marines == self.marines && report.plan.bots == self.bots;
        let report = reports.find(is_one)?;
        let answers = self.answers(mission, numbers, report);
        let is_decided = |answer: &Answer| answer.outcome != Outcome::TooClose;
        (report.plan.until.is_some() || answers.iter().all(is_decided)).then_some(answers)
    }

    /// Play until each of them is decided, and `least` games.
    #[expect(clippy::too_many_arguments, reason = "a plan with its end, and what callers lend")]
    pub(crate) fn play(
        &self,
        ready: &ReadyGame,
        mission: &Mission,
        digest: Digest,
        plan: &Plan,
        least: u32,
        shelf: &dyn Shelf,
        controls: Controls<'_>,
    ) -> Report {
        let plan = Plan { games: self.most(), bots: self.bots, until: None, ..*plan };
        if self.bots.search() {
            let silent = Controls { cancel: controls.cancel, progress: None };
            kept::learn(ready, digest, plan.jobs, shelf, silent);
        }
        // Games end with these intents. Other ones end them elsewhere.
        let ends: Vec<String> = self
            .intents
            .iter()
            .filter_map(|at| mission.intents().get(*at))
            .map(|Intent { what, from, to, of, .. }| format!("{what:?} {from:?} {to:?} {of:?}"))
            .collect();
        let is_enough = |report: &Report| {
            report.wins.games() >= least
                && self
                    .answers(mission, &ready.numbers, report)
                    .iter()
                    .all(|it| it.outcome != Outcome::TooClose)
        };
        let until = format!(" until {}, at least {least}", ends.join(", "));
        kept::simulate_until(ready, digest, &plan, EVERY, &until, &is_enough, shelf, controls)
    }

    /// What games say of each.
    pub(crate) fn answers(&self, mission: &Mission, numbers: &ThingIndex, report: &Report) -> Vec<Answer> {
        let intents = self.intents.iter().filter_map(|at| Some((*at, mission.intents().get(*at)?)));
        intents.filter_map(|(at, intent)| Answer::of(intent, at, numbers, report)).collect()
    }
}

/// Finds the cause for numbers of marines, by the side that wins too seldom; `None` where games show nothing of it.
pub(crate) type CauseOf<'a> = dyn Fn(&Intent, &[u8], Side) -> Option<Cause> + 'a;

/// The problems that answers are, one for all numbers of marines with the same answer. `limit` is what one changes first to help the
/// marines.
pub(crate) fn find(
    mission: &Mission,
    answers: &[Answer],
    limit: &Text,
    cause: &CauseOf<'_>,
) -> Vec<Diagnostic> {
    let is_low = |answer: &Answer| {
        mission.intents().get(answer.intent).is_some_and(|intent| answer.found.is_below(intent.from))
    };
    let mut groups: Vec<Vec<&Answer>> = Vec::new();
    let is_problem = |answer: &&Answer| match answer.outcome {
        Outcome::Holds => false,
        Outcome::Broken => true,
        Outcome::TooClose => !answer.is_likely(),
    };
    for answer in answers.iter().filter(is_problem) {
        let key = |it: &Answer| (it.intent, it.outcome, is_low(it));
        match groups.iter_mut().find(|group| group.first().is_some_and(|first| key(first) == key(answer))) {
            Some(group) => group.push(answer),
            None => groups.push(vec![answer]),
        }
    }
    // Another intent, about who wins with a number of marines, does not hold.
    let is_uneven = |marines: u8| {
        let is_of_wins = |answer: &&Answer| {
            let intent = mission.intents().get(answer.intent);
            answer.marines == marines && intent.is_some_and(Intent::is_of_wins)
        };
        answers.iter().filter(is_of_wins).any(|answer| answer.outcome == Outcome::Broken)
    };
    let problem = |group: &Vec<&Answer>| {
        let first = *group.first()?;
        let intent = mission.intents().get(first.intent)?;
        let numbers: Vec<u8> = group.iter().map(|answer| answer.marines).collect();
        let said = Intent { marines: numbers.iter().copied().collect(), ..intent.clone() }.sentence(mission);
        let said = said.trim_end_matches('.');
        let say = |id| text(id).with("intent", said).with("measured", measured(intent, group));
        let problem = if first.outcome == Outcome::Broken {
            let usual = || {
                let mut help = help(intent, is_low(first), limit);
                if intent.what == Measure::Rounds && numbers.iter().any(|number| is_uneven(*number)) {
                    help = text("s020-balance-help").with("help", help);
                }
                Cause { because: Vec::new(), help }
            };
            let Cause { because, help } = cause(intent, &numbers, first.loser(intent)).unwrap_or_else(usual);
            let message = also(say("s020-message"), because);
            let help = text("s020-help").with("help", help);
            Diagnostic::new(BROKEN.code, BROKEN.severity, message).help(help)
        } else {
            let chance = group.iter().map(|answer| 1.0 - answer.likely).fold(0.0, f64::max);
            let of_100 = ((chance * 100.0).round() as u8).min(99);
            let message = say("s021-message").with("of_100", of_100);
            Diagnostic::new(CLOSE.code, CLOSE.severity, message).help(text("s021-help"))
        };
        Some(problem.at(place(intent, mission)))
    };
    groups.iter().filter_map(problem).collect()
}

/// What the games of some answers about an intent measured. Numbers of marines for which it is the same are listed together.
fn measured(intent: &Intent, group: &[&Answer]) -> Text {
    let mut all: Vec<(Text, Vec<u8>)> = Vec::new();
    for answer in group {
        let measured = match answer.outcome {
            Outcome::TooClose => answer.found.beyond(answer.measured(), intent.from, intent.to),
            Outcome::Holds | Outcome::Broken => answer.measured(),
        };
        match all.iter_mut().find(|(known, _)| *known == measured) {
            Some((_, numbers)) => numbers.push(answer.marines),
            None => all.push((measured, vec![answer.marines])),
        }
    }
    let with = |(measured, numbers): (Text, Vec<u8>)| {
        if group.len() == 1 {
            return measured;
        }
        let id = if numbers.len() > 1 { "intent-with-each" } else { "intent-with" };
        text(id).with("measured", measured).with("marines", marines(&numbers, Argument::All))
    };
    let mut all = all.into_iter().map(with);
    let first = all.next().unwrap_or_else(|| Text::verbatim(""));
    also(first, all)
}

/// The place an intent is about.
pub(crate) fn place(intent: &Intent, mission: &Mission) -> Place {
    match intent.what {
        Measure::Used(id) if mission.things().contains_key(&id) => Place::Thing(id),
        Measure::MarinesWin | Measure::Rounds | Measure::Used(_) | Measure::Taken(_) => Place::Mission,
    }
}

/// Which way to go.
fn help(intent: &Intent, is_low: bool, limit: &Text) -> Text {
    match (&intent.what, is_low) {
        (Measure::MarinesWin, true) => text("s020-easier-help").with("limit", limit.clone()),
        (Measure::MarinesWin, false) => text("s020-harder-help").with("limit", limit.clone()),
        (Measure::Rounds, true) => text("s020-longer-help"),
        (Measure::Rounds, false) => text("s020-shorter-help"),
        (Measure::Used(_), true) => text("s020-nearer-help"),
        (Measure::Used(_), false) => text("s020-further-help"),
        (Measure::Taken(_), true) => text("s020-cheaper-help"),
        (Measure::Taken(_), false) => text("s020-dearer-help"),
    }
}

/// Why a side loses some games, and what to change.
pub(crate) struct Cause {
    /// Clauses behind what is said; none where it is not known.
    pub(crate) because: Vec<Text>,
    /// What to change: what the games show as the cause, else the limit where it decides most of them, else what ends them.
    pub(crate) help: Text,
}

#[cfg(test)]
mod tests;
