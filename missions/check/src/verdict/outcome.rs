//! S001 to S004: who wins, whether there is a winner at all, and whether the game is close. What to change follows from how the
//! games ended.

use super::because::{self, Remedy};
use super::contest::Attempt;
use super::fit::{self, Fit, Turn, is_hardly_won};
use super::meant::{broken_intent, is_meant};
use super::texts::{also, bare, games, of_side, or, text};
use super::{ENOUGH, Used, marines, stalled};
use crate::intents::{Answer, BROKEN, Cause};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::report::{Ends, Line, Report};
use missions_play::shrink::Shows;
use rule_system::RuleSystem;
use words::{Argument, Text};

const NEVER_MARINES: Page =
    Page { code: Code("S001"), severity: Severity::Error, words: &crate::pages::WORDS };

const NEVER_INVADER: Page =
    Page { code: Code("S002"), severity: Severity::Error, words: &crate::pages::WORDS };

const UNFINISHED: Page = Page { code: Code("S003"), severity: Severity::Error, words: &crate::pages::WORDS };

const ONE_SIDED: Page = Page { code: Code("S004"), severity: Severity::Warning, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[NEVER_MARINES, NEVER_INVADER, UNFINISHED, ONE_SIDED];

/// What is known beside the games of a number of marines.
#[derive(Clone, Copy)]
pub(super) struct Beside<'a> {
    /// Games between bots that search: a side that wins some of them can win.
    pub(super) contests: &'a [Report],
    /// So can one that wins an attempt.
    pub(super) attempts: &'a [Attempt],
    /// Which limits would do.
    pub(super) fits: &'a [Fit],
    /// An intent that does not hold says itself what follows.
    pub(super) answers: &'a [Answer],
    pub(super) used: &'a Used<'a>,
}

impl Beside<'_> {
    fn contest(&self, report: &Report) -> Option<&Report> {
        self.contests.iter().find(|it| it.marines == report.marines)
    }

    /// Why a side loses the games of these reports. What the problem of an intent says with all of their numbers is not repeated.
    fn cause(&self, side: Side, reports: &[&Report], is_one: bool) -> Cause {
        let is_said = |report: &&Report| {
            let broken = broken_intent(self.used.mission, self.answers, report.marines);
            broken.is_some_and(|(_, loser)| loser == side)
        };
        let is_muted = self.used.mission.mutes().keys().any(|mute| mute.code == BROKEN.code.0);
        if !is_muted && reports.iter().all(is_said) {
            let help = text("outcome-said").with("code", BROKEN.code.to_string());
            return Cause { because: Vec::new(), help };
        }
        cause(side, reports, is_one, self.used, self.fits)
    }
}

pub(super) fn find(reports: &[&Report], beside: Beside<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    never(NEVER_MARINES, Side::Marines, reports, beside, &mut found);
    never(NEVER_INVADER, Side::Invader, reports, beside, &mut found);
    for side in [Side::Marines, Side::Invader] {
        hardly(side, reports, beside, &mut found);
    }
    found
}

/// What one changes first to help the marines: the limit of whatever the invader wins with, or else the rules' settings.
pub(super) fn limit(system: &dyn RuleSystem) -> Text {
    let counted = system.counts().iter().find(|count| count.limit.is_some());
    match (counted, system.settings().first()) {
        (Some(count), _) => text("outcome-limit").with("noun", count.nouns[0]),
        (None, Some(row)) => text("outcome-setting").with("title", row.title),
        (None, None) => text("outcome-rounds"),
    }
}

fn never(page: Page, side: Side, reports: &[&Report], beside: Beside<'_>, found: &mut Vec<Diagnostic>) {
    let contest = |report: &Report| beside.contest(report);
    let is_lost = |report: &Report| loses_all(report, side);
    let is_one = |it: &&Attempt, report: &Report| it.side == side && it.report.marines == report.marines;
    let attempt = |report: &Report| beside.attempts.iter().find(|it| is_one(it, report));
    let lost: Vec<&&Report> = reports
        .iter()
        .filter(|report| is_lost(report) && contest(report).is_none_or(is_lost))
        .filter(|report| attempt(report).is_none_or(|attempt| is_lost(&attempt.report)))
        .collect();
    let (sure, likely): (Vec<&Report>, Vec<&Report>) =
        lost.into_iter().partition(|report| attempt(report).is_some());
    for (lost, is_sure) in [(sure, true), (likely, false)] {
        let Some(most) = lost.iter().map(|report| report.wins.games()).max() else { continue };
        let numbers: Vec<u8> = lost.iter().map(|report| report.marines).collect();
        let mut played = games(most);
        if lost.len() > 1 {
            played = text("outcome-each").with("games", played);
        }
        let searched =
            lost.iter().filter_map(|report| contest(report)).map(|report| report.wins.games()).max();
        if let Some(searched) = searched {
            played = text("outcome-searched").with("played", played).with("games", games(searched));
        }
        let tried = lost.iter().filter_map(|report| attempt(report)).map(|it| it.report.wins.games()).max();
        if let Some(tried) = tried {
            played = text("outcome-tried").with("played", played).with("games", games(tried));
        }
        let Cause { because, mut help } = beside.cause(side, &lost, false);
        let message = of_side("outcome-never", beside.used.mission.system().side(side))
            .with("marines", marines(&numbers, Argument::Any))
            .with("played", played);
        let message = also(message, because);
        let severity = match most {
            ..ENOUGH => Severity::Note,
            _ if is_sure => page.severity,
            _ => Severity::Warning,
        };
        if severity == Severity::Warning {
            help = also(help, [text("outcome-thorough")]);
        }
        found.push(Diagnostic::new(page.code, severity, message).at(Place::Mission).help(help));
    }
}

/// Of games that this side loses. With `is_one` the limit is changed for this number of marines.
pub(super) fn cause(side: Side, reports: &[&Report], is_one: bool, used: &Used<'_>, fits: &[Fit]) -> Cause {
    let system = used.mission.system();
    let limit = limit(system);
    let numbers: Vec<u8> = reports.iter().map(|report| report.marines).collect();
    let (winner, easier, change) = match side {
        Side::Marines => (Side::Invader, "outcome-easier", "raise"),
        Side::Invader => (Side::Marines, "outcome-harder", "lower"),
    };
    let ends = Ends::of(reports.iter().copied(), winner, system);
    let because = match side {
        Side::Marines if ends.beside_limit() => None,
        Side::Marines => because::hurt_by(reports, used.mission),
        Side::Invader => because::no_one_comes(reports, used.mission)
            .or_else(|| because::too_few_frags(reports, used.mission)),
    };
    let turn = fit::turn(fits, &numbers, &limit);
    let is_known = matches!(turn, Turn::Set(_));
    let (turn, vain) = match turn {
        Turn::Set(words) => (Some(words), None),
        Turn::Vain(words) => (None, Some(words)),
        Turn::Unknown => {
            let id = if is_one { "outcome-change-one" } else { "outcome-change" };
            (Some(text(id).with("way", change).with("limit", limit.clone())), None)
        }
    };
    let by_limit = |turn: Option<Text>| match turn {
        Some(turn) => or(turn, Some(text(easier))),
        None => text(easier),
    };
    let help = match (because.as_ref().map(|because| &because.remedy), ends.other(system), side) {
        (Some(Remedy::Other(remedy)), _, _) => or(remedy.clone(), turn),
        (Some(Remedy::Limit), _, _) if is_known => by_limit(turn),
        (_, Some((reason, some)), Side::Marines) if ends.beside_limit() => text("outcome-slow")
            .with("some", some)
            .with("all", ends.all)
            .with("reason", bare(reason))
            .with("by_limit", ends.by_limit)
            .with("limit", limit),
        (_, Some((reason, some)), Side::Invader) => {
            let won = if ends.all == some { text("won-all") } else { text("won-some").with("some", some) };
            let won = won.with("games", games(ends.all));
            or(text("outcome-harder-end").with("won", won).with("reason", bare(reason)), turn)
        }
        (_, _, Side::Marines | Side::Invader) => by_limit(turn),
    };
    // That no limit does is a fact of the mission, not a fix.
    Cause { because: because.map(|because| because.words).into_iter().chain(vain).collect(), help }
}

/// Did a side win none of the games?
fn loses_all(report: &Report, side: Side) -> bool {
    report.wins.games() > 0 && report.wins.of(side) == 0
}

/// The side that won no game of a number of marines at all, if there is one: its strongest bot should try.
pub(super) fn hopeless(greedy: &Report, contest: &Report) -> Option<Side> {
    [Side::Marines, Side::Invader]
        .into_iter()
        .find(|side| loses_all(greedy, *side) && loses_all(contest, *side) && greedy.wins.games() >= ENOUGH)
}

/// Games that came to no end, also where no more were played because of them.
pub(super) fn unfinished(mission: &Mission, reports: &[Report], contests: &[Report]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for report in reports.iter().chain(contests).filter(|r| r.wins.unfinished > 0) {
        let endless = report.games.iter().filter(|line| line.winner.is_none());
        let line = endless.min_by_key(|line| (line.choices, line.game));
        let is_searched = report.plan.until.is_some();
        let mut message = text(if is_searched { "s003-searched" } else { "s003-message" })
            .with("marines", marines(&[report.marines], Argument::All))
            .with("some", report.wins.unfinished)
            .with("games", games(report.wins.games()));
        let mut help = text("s003-help");
        if let Some(((_, reason), _)) = report.ends.iter().find(|((winner, _), _)| winner.is_none()) {
            message = also(message, [text("s003-said").with("reason", reason.as_str())]);
        } else if let Some(missing) = stalled::missing(mission, report) {
            message = also(message, [missing.words]);
            help = text("s003-missing-help").with("first", missing.help).with("second", help);
        }
        let mut problem = Diagnostic::new(UNFINISHED.code, UNFINISHED.severity, message).help(help);
        // A saved game is looked for among those of the plan.
        if let Some(line) = line.filter(|_| report.plan.until.is_none()) {
            let Line { game, choices: choice, .. } = *line;
            let shows = Some(Shows::NoWinner);
            problem = problem.at(Place::Replay { game, marines: report.marines, choice, shows });
        }
        found.push(problem);
    }
    found
}

fn hardly(side: Side, reports: &[&Report], beside: Beside<'_>, found: &mut Vec<Diagnostic>) {
    for report in reports {
        let is_meant = is_meant(beside.used.mission, report.marines, report.wins.share(Side::Marines));
        if is_meant || !is_hardly_won(report, beside.contest(report), side) {
            continue;
        }
        if report.wins.of(side) > 0 && report.wins.games() >= ENOUGH {
            let Cause { because, help } = beside.cause(side, &[*report], true);
            let message = of_side("s004-message", beside.used.mission.system().side(side))
                .with("marines", marines(&[report.marines], Argument::All))
                .with("share", report.wins.share(side).to_string());
            let message = also(message, because);
            found.push(
                Diagnostic::new(ONE_SIDED.code, ONE_SIDED.severity, message).at(Place::Mission).help(help),
            );
        }
    }
}
