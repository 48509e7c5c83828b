//! Do the intents of a mission hold? Those with the same bots and the same number of marines share their games, and no more are
//! played once each of them is decided. What an intent is stands in the document, when a share is decided in `found`.

mod found;

pub use found::{Found, Median, Outcome};

use crate::verdict::marines;
use engine::Side;
use engine::play::{Controls, Digest};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::intent::{Intent, Measure};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_document::thing::{Thing, ThingKind};
use missions_play::kept::{self, Shelf};
use missions_play::report::{self, Report};
use missions_play::ruleset::{self, ReadyGame};
use missions_play::setup::ThingIndex;
use missions_play::simulate::{BotPair, Plan};
use rule_system::RuleSystem;
use std::collections::BTreeMap;

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
    pub fn says(&self) -> String {
        match self.outcome {
            Outcome::Holds => "holds".to_owned(),
            Outcome::Broken => "does not hold".to_owned(),
            Outcome::TooClose if self.is_likely() => format!("most likely holds ({} in 100)", self.of_100()),
            Outcome::TooClose => format!("most likely does not hold ({} in 100)", self.of_100()),
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
    pub fn measured(&self) -> String {
        match self.found {
            Found::Share(share) => format!("{share} of {}", report::games(self.games)),
            Found::Median(median) => format!("{median} in {}", report::games(self.games)),
        }
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
    limit: &str,
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
        let beyond = |answer: &Answer| match answer.outcome {
            Outcome::TooClose => answer.found.beyond(intent.from, intent.to),
            Outcome::Holds | Outcome::Broken => String::new(),
        };
        // Numbers of marines for which the same was measured are listed together.
        let mut measured: Vec<(String, Vec<u8>)> = Vec::new();
        for answer in group {
            let text = format!("{}{}", answer.measured(), beyond(answer));
            match measured.iter_mut().find(|(known, _)| *known == text) {
                Some((_, numbers)) => numbers.push(answer.marines),
                None => measured.push((text, vec![answer.marines])),
            }
        }
        let with = |(text, numbers): &(String, Vec<u8>)| {
            let with = marines(numbers, "and");
            let each = if numbers.len() > 1 { " each" } else { "" };
            if group.len() == 1 { text.clone() } else { format!("{text} with {with}{each}") }
        };
        let measured = measured.iter().map(with).collect::<Vec<_>>().join("; ");
        let problem = if first.outcome == Outcome::Broken {
            let usual = || {
                let help = help(intent, is_low(first), limit);
                let help =
                    if intent.what == Measure::Rounds && numbers.iter().any(|number| is_uneven(*number)) {
                        format!("balance first who wins, for that changes how long games take; then {help}")
                    } else {
                        help
                    };
                Cause { because: String::new(), help }
            };
            let Cause { because, help } = cause(intent, &numbers, first.loser(intent)).unwrap_or_else(usual);
            let message = format!("an intent does not hold: \"{said}\"; it is {measured}{because}");
            let help = format!("{help}; or change the intent");
            Diagnostic::new(BROKEN.code, BROKEN.severity, message).help(help)
        } else {
            let chance = group.iter().map(|answer| 1.0 - answer.likely).fold(0.0, f64::max);
            let of_100 = ((chance * 100.0).round() as u8).min(99);
            let message = format!(
                "an intent most likely does not hold ({of_100} in 100): \"{said}\"; it is {measured}"
            );
            let help = "change the mission so that its games lie clearly inside, widen the intent a little, or let bots play more";
            Diagnostic::new(CLOSE.code, CLOSE.severity, message).help(help)
        };
        Some(problem.at(place(intent, mission)))
    };
    groups.iter().filter_map(problem).collect()
}

/// The place an intent is about.
pub(crate) fn place(intent: &Intent, mission: &Mission) -> Place {
    match intent.what {
        Measure::Used(id) if mission.things().contains_key(&id) => Place::Thing(id),
        Measure::MarinesWin | Measure::Rounds | Measure::Used(_) | Measure::Taken(_) => Place::Mission,
    }
}

/// Which way to go.
fn help(intent: &Intent, is_low: bool, limit: &str) -> String {
    match (&intent.what, is_low) {
        (Measure::MarinesWin, true) => format!("raise the {limit}, or make the marines' way easier"),
        (Measure::MarinesWin, false) => format!("lower the {limit}, or make the marines' way harder"),
        (Measure::Rounds, true) => "make the way longer, or slow down what ends games".to_owned(),
        (Measure::Rounds, false) => "make the way shorter, or let something end games sooner".to_owned(),
        (Measure::Used(_), true) => "bring it nearer to where marines walk, or make it worth more".to_owned(),
        (Measure::Used(_), false) => "put it further from the way, or make it worth less".to_owned(),
        (Measure::Taken(_), true) => "make the offer cheaper, or worth more".to_owned(),
        (Measure::Taken(_), false) => "make the offer dearer, or worth less".to_owned(),
    }
}

/// Why a side loses some games, and what to change.
pub(crate) struct Cause {
    /// To go on a sentence; empty where it is not known.
    pub(crate) because: String,
    /// What to change: what the games show as the cause, else the limit where it decides most of them, else what ends them.
    pub(crate) help: String,
}

#[cfg(test)]
mod tests;
