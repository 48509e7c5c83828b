//! What looks for problems in the games of a judgement, one after the other. A finder that panics is reported and takes nothing with it.

use super::fit::Fit;
use super::games::Games;
use super::outcome::{self, Beside};
use super::{
    Used, answers, contest, early_end, endless, fault, length, meant, persona_wins, rare, rare_area, roll,
    uncalled, unreached, unreached_end, unused, unused_ability, uses,
};
use crate::intents::{self, Answer};
use crate::ladder;
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic};
use missions_document::intent::Intent;
use missions_document::mission::Mission;
use missions_play::report::Report;
use rule_system::safely::safely;
use words::Text;

/// What finders read.
pub(super) struct Evidence<'a> {
    mission: &'a Mission,
    games: &'a Games,
    used: &'a Used<'a>,
    /// The reports of games that were not given up: a handful that went wrong says nothing about who wins.
    whole: &'a [&'a Report],
    limit: &'a Text,
}

/// Looks for one kind of problem in the games.
#[derive(Clone, Copy)]
pub(super) struct Finder {
    /// The first of the codes that it reports.
    pub(super) code: Code,
    pub(super) find: fn(&Evidence<'_>) -> Vec<Diagnostic>,
}

/// In the order in which people read what they find.
pub(super) const FINDERS: &[Finder] = &[
    Finder { code: outcome::PAGES[0].code, find: |it| outcome::find(it.whole, it.beside()) },
    Finder { code: length::PAGES[0].code, find: |it| length::find(it.whole) },
    Finder {
        code: outcome::PAGES[2].code,
        find: |it| outcome::unfinished(it.mission, &it.games.reports, &it.games.contests),
    },
    Finder {
        code: fault::PAGES[0].code,
        find: |it| fault::find(it.mission, &it.games.reports, &it.games.contests),
    },
    Finder {
        code: contest::PAGES[0].code,
        find: |it| contest::find(it.mission, it.whole, &it.games.contests, it.limit),
    },
    Finder {
        code: ladder::PAGES[0].code,
        find: |it| ladder::find(it.mission, &it.games.ladder, &it.games.contests),
    },
    Finder {
        code: intents::PAGES[0].code,
        find: |it| {
            let Games { reports, contests, fits, intents, .. } = it.games;
            intents_found(it.used, &judges(reports, contests), fits, intents)
        },
    },
    Finder { code: unused::DOOR.code, find: |it| unused::find(it.used, &it.games.reports) },
    Finder { code: rare::PAGES[0].code, find: |it| rare::find(it.used) },
    Finder { code: uncalled::PAGES[0].code, find: |it| uncalled::find(it.used) },
    Finder {
        code: rare::PAGES[0].code,
        find: |it| it.unless_at_once(|| rare_area::find(it.used, &it.games.reports, &it.games.contests)),
    },
    Finder { code: unreached::PAGES[0].code, find: |it| it.unless_at_once(|| unreached::find(it.used)) },
    Finder { code: unused_ability::PAGES[0].code, find: |it| unused_ability::find(it.used) },
    Finder { code: endless::PAGES[0].code, find: |it| endless::find(it.used) },
    Finder {
        code: unreached_end::PAGES[0].code,
        find: |it| unreached_end::find(it.used, &it.games.reports, &it.games.contests),
    },
    Finder {
        code: persona_wins::PAGES[0].code,
        find: |it| persona_wins::find(it.mission, it.whole, &it.games.ways, &it.games.ladder),
    },
    Finder { code: answers::PAGES[0].code, find: |it| answers::find(it.mission, it.whole) },
    Finder { code: roll::PAGES[0].code, find: |it| roll::find(it.mission, it.whole) },
    Finder {
        code: early_end::PAGES[0].code,
        find: |it| early_end::find(it.used, &it.games.reports, &it.games.contests),
    },
];

impl Evidence<'_> {
    const fn beside(&self) -> Beside<'_> {
        let Games { contests, attempts, fits, intents, .. } = self.games;
        Beside {
            contests: contests.as_slice(),
            attempts: attempts.as_slice(),
            fits: fits.as_slice(),
            answers: intents.as_slice(),
            used: self.used,
        }
    }

    /// In games that are over at once nothing has time to happen.
    fn unless_at_once(&self, find: impl FnOnce() -> Vec<Diagnostic>) -> Vec<Diagnostic> {
        if length::are_at_once(self.whole) { Vec::new() } else { find() }
    }
}

/// Everything the games show. A finder that panics is reported, and the others are asked all the same.
pub(super) fn findings(finders: &[Finder], mission: &Mission, games: &Games) -> Vec<Diagnostic> {
    let Games { numbers, reports, contests, ways, broken, .. } = games;
    let mut found = broken.clone();
    found.extend(fault::broken(reports, contests));
    found.extend(ways.iter().flat_map(fault::broken_games));
    let Some(numbers) = numbers else { return found };
    let uses = uses(reports.iter().chain(contests));
    let used = Used::of(mission, numbers, &uses, reports, contests);
    let whole: Vec<&Report> = reports.iter().filter(|report| !report.given_up()).collect();
    let limit = outcome::limit(mission.system());
    let evidence = Evidence { mission, games, used: &used, whole: &whole, limit: &limit };
    for Finder { code, find } in finders {
        match safely(|| find(&evidence)) {
            Ok(problems) => found.extend(problems),
            Err(why) => found.push(fault::finder_broke(*code, &why)),
        }
    }
    found
}

/// The games that judge each number of marines: those of the bots that search, where they played.
pub(super) fn judges<'a>(reports: &'a [Report], contests: &'a [Report]) -> Vec<&'a Report> {
    let contest = |report: &Report| contests.iter().find(|contest| contest.marines == report.marines);
    reports.iter().map(|report| contest(report).unwrap_or(report)).collect()
}

/// What answers about intents say. Who wins the games that judge the mission has a cause there.
pub(super) fn intents_found(
    used: &Used<'_>,
    judges: &[&Report],
    fits: &[Fit],
    answers: &[Answer],
) -> Vec<Diagnostic> {
    let cause = |intent: &Intent, numbers: &[u8], loser: Side| {
        let is_meant = |report: &&Report| numbers.contains(&report.marines);
        let reports: Vec<&Report> = judges.iter().copied().filter(is_meant).collect();
        let is_judged = meant::is_of_judges(intent) && !reports.is_empty();
        is_judged.then(|| outcome::cause(loser, &reports, false, used, fits))
    };
    intents::find(used.mission, answers, &outcome::limit(used.mission.system()), &cause)
}
