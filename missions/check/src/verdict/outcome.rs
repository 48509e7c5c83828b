//! S001 to S004: who wins, whether there is a winner at all, and whether the game is close. What to change follows from how the
//! games ended.

use super::contest::Attempt;
use super::{ENOUGH, Used, because, marines, name};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::report::{Ends, Line, Report, games};
use missions_play::shrink::Shows;
use rule_system::RuleSystem;

const NEVER_MARINES: Page = Page {
    code: Code("S001"),
    severity: Severity::Error,
    title: "The marines never win",
    text: "Bots played the mission many times and the marines did not win once. A mission that cannot be won even by luck is too \
hard, or its objective cannot be reached at all.\n\n\
It is an *error* only if the strongest bot has tried as well: `--thorough` lets `search:long` play 40 games against a greedy \
invader. Without them it is a *warning*, for a way to win may be hard to find; after fewer than 50 games it is a *note*.\n\n\
Look at a saved game (`hellwright simulate` with `--save-replays`, then `hellwright replay`) to see where the marines \
fail. Give the invader a higher frag limit, put fewer or weaker demons on the map, shorten the way, or put health packs \
and weapons on it.",
};

const NEVER_INVADER: Page = Page {
    code: Code("S002"),
    severity: Severity::Error,
    title: "The invader never wins",
    text: "Bots played the mission many times and the invader did not win once. A game that only one side can win is no \
game.\n\n\
Lower the frag limit, make the way longer, add portals, give the demons better places to stand, or let the threat card \
hurry the marines.\n\n\
It is an *error* only if the strongest bot has tried as the invader too (`--thorough`), else a *warning*; after fewer than 50 \
games it is a *note*.",
};

const UNFINISHED: Page = Page {
    code: Code("S003"),
    severity: Severity::Error,
    title: "Games do not come to an end",
    text: "Some games were given up after very many choices, or ended with no winner. Either nothing forces an end (the \
marines are safe somewhere, or no demon comes any more), or a script goes round in circles.\n\n\
Every mission needs a clock: demons that keep coming, a limit of rounds, something that gets worse.",
};

const ONE_SIDED: Page = Page {
    code: Code("S004"),
    severity: Severity::Warning,
    title: "One side hardly ever wins",
    text: "In the games the bots played, one side surely wins less than one game in twenty: the whole 95 % interval of its \
share lies below 5 %. With few games the interval is wide, so more games may bring this warning or take it away. People play \
better than bots, and the marines more so than the invader, but a mission as lopsided as this is seldom fun.\n\n\
The frag limit of that number of marines is the simplest thing to change; then demons, portals, health packs and the \
length of the way.",
};

pub(super) const PAGES: &[Page] = &[NEVER_MARINES, NEVER_INVADER, UNFINISHED, ONE_SIDED];

/// A side that wins less than this share of games, surely, has no chance to speak of.
const HARDLY: f64 = 0.05;

/// `contests` are games between bots that search: a side that wins some of them can win. So can one that wins an attempt.
pub(super) fn find(
    reports: &[&Report],
    contests: &[Report],
    attempts: &[Attempt],
    used: &Used<'_>,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let contest = |report: &Report| contests.iter().find(|it| it.marines == report.marines);
    never(NEVER_MARINES, Side::Marines, reports, &contest, attempts, used, &mut found);
    never(NEVER_INVADER, Side::Invader, reports, &contest, attempts, used, &mut found);
    for side in [Side::Marines, Side::Invader] {
        hardly(side, reports, &contest, used, &mut found);
    }
    found
}

/// What one changes first to help the marines: the limit of whatever the invader wins with, or else the rules' settings.
pub(super) fn limit(system: &dyn RuleSystem) -> String {
    let counted = system.counts().iter().find(|count| count.limit.is_some());
    match (counted, system.settings().first()) {
        (Some(count), _) => format!("{} limit", count.nouns[0]),
        (None, Some(row)) => format!("setting \"{}\"", row.title),
        (None, None) => "number of rounds".to_owned(),
    }
}

/// The contest of a report's number of marines.
type ContestOf<'a> = dyn Fn(&Report) -> Option<&'a Report> + 'a;

fn never(
    page: Page,
    side: Side,
    reports: &[&Report],
    contest: &ContestOf<'_>,
    attempts: &[Attempt],
    used: &Used<'_>,
    found: &mut Vec<Diagnostic>,
) {
    let is_lost = |report: &Report| loses_all(report, side);
    let attempt =
        |report: &Report| attempts.iter().find(|it| it.side == side && it.report.marines == report.marines);
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
        let verb = if side == Side::Marines { "win" } else { "wins" };
        let mut played = format!("{} each", games(most));
        let searched =
            lost.iter().filter_map(|report| contest(report)).map(|report| report.wins.games()).max();
        if let Some(searched) = searched {
            played += &format!(", and {} of bots that search", games(searched));
        }
        let tried = lost.iter().filter_map(|report| attempt(report)).map(|it| it.report.wins.games()).max();
        if let Some(tried) = tried {
            played += &format!(", and {} of the strongest bot", games(tried));
        }
        let because = because(side, &lost, used);
        let message =
            format!("with {}, {} never {verb} ({played}){because}", marines(&numbers, "or"), name(side));
        let mut help = help(side, &lost, "", used.mission);
        let severity = match most {
            ..ENOUGH => Severity::Note,
            _ if is_sure => page.severity,
            _ => Severity::Warning,
        };
        if severity == Severity::Warning {
            help += "; with `--thorough` the strongest bot looks for a way to win";
        }
        found.push(Diagnostic::new(page.code, severity, message).at(Place::Mission).help(help));
    }
}

/// What to change for a side that loses these games: the limit where it decides most of them, and else what ends them.
fn help(side: Side, reports: &[&Report], with: &str, mission: &Mission) -> String {
    let system = mission.system();
    let limit = limit(system);
    let (winner, easier, turn) = match side {
        Side::Marines => (Side::Invader, "make their way easier", "raise"),
        Side::Invader => (Side::Marines, "make the marines' way harder", "lower"),
    };
    let ends = Ends::of(reports.iter().copied(), winner, system);
    match (side, ends.other(system)) {
        (Side::Marines, Some((reason, some))) if ends.beside_limit() => format!(
            "{some} of {} lost games ended with \"{}\", {} by the {limit}: slow that down, or {easier}",
            ends.all,
            reason.trim_end_matches('.'),
            ends.by_limit,
        ),
        (Side::Invader, Some((reason, some))) => format!(
            "{some} of {} games ended with \"{}\": make that harder or slower, or {turn} the {limit}{with}",
            ends.all,
            reason.trim_end_matches('.'),
        ),
        _ => format!("{turn} the {limit}{with}, or {easier}"),
    }
}

/// Why a side loses these games, as far as they show it, to go on a sentence.
fn because(side: Side, reports: &[&Report], used: &Used<'_>) -> String {
    let system = used.mission.system();
    let because = match side {
        Side::Marines => {
            let ends = Ends::of(reports.iter().copied(), Side::Invader, system);
            if ends.beside_limit() { None } else { because::hurt_by(reports, used.mission) }
        }
        Side::Invader => {
            because::no_one_comes(used).or_else(|| because::too_few_frags(reports, used.mission))
        }
    };
    because.map_or_else(String::new, |because| format!("; {because}"))
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
pub(super) fn unfinished(reports: &[Report], contests: &[Report]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for report in reports.iter().chain(contests).filter(|r| r.wins.unfinished > 0) {
        let endless = report.games.iter().filter(|line| line.winner.is_none());
        let line = endless.min_by_key(|line| (line.choices, line.game));
        let with = marines(&[report.marines], "");
        let mut message = format!(
            "with {with}, {} of {}{} came to no end",
            report.wins.unfinished,
            games(report.wins.games()),
            if report.plan.until.is_some() { " between bots that search" } else { "" }
        );
        if let Some(((_, reason), _)) = report.ends.iter().find(|((winner, _), _)| winner.is_none()) {
            message += &format!("; one said: {reason}");
        }
        let mut problem = Diagnostic::new(UNFINISHED.code, UNFINISHED.severity, message)
            .help("let something in the mission force an end: a limit of rounds, or demons that keep coming");
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

fn hardly(
    side: Side,
    reports: &[&Report],
    contest: &ContestOf<'_>,
    used: &Used<'_>,
    found: &mut Vec<Diagnostic>,
) {
    for report in reports {
        let share = report.wins.share(side);
        // Good players have a chance.
        if contest(report).is_some_and(|contest| contest.wins.share_at_any_time(side).low > HARDLY) {
            continue;
        }
        if report.wins.of(side) > 0 && report.wins.games() >= ENOUGH && share.high < HARDLY {
            let message = format!(
                "with {}, {} hardly ever {}: {share}{}",
                marines(&[report.marines], ""),
                name(side),
                if side == Side::Marines { "win" } else { "wins" },
                because(side, &[*report], used),
            );
            let help = help(side, &[*report], " for this number of marines", used.mission);
            found.push(
                Diagnostic::new(ONE_SIDED.code, ONE_SIDED.severity, message).at(Place::Mission).help(help),
            );
        }
    }
}
