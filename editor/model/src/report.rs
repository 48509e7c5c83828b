//! A report on a mission for people: the summary of its games in sections of sentences, tables and charts, with words of the
//! language that is spoken. `text` and `html` show it; the window shows its sections.

mod decided;
mod ends;
mod findings;
mod frags;
mod html;
mod how;
mod intents;
mod length;
mod luck;
mod part;
mod said;
mod skill;
mod spaces;
mod supply;
mod text;
mod usage;
mod wins;

pub use html::html;
pub use part::{Bars, Columns, Curves, Finding, Part, Section, Table};
pub use text::text;

use crate::chances::{self, headlines};
use crate::words::{say, say_with};
use missions::summary::{Number, Players, Summary, summary};
use missions::verdict::Judgement;
use missions::{Mission, Severity, report};
use rule_system::safely::safely;
use said::best;

/// A report on a mission.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The title of the mission.
    pub title: String,
    /// What it says in short, the most important first.
    pub headline: Vec<String>,
    /// How many games of what.
    pub made: String,
    /// The rest.
    pub sections: Vec<Section>,
    /// Some section could not be made: a fault of ours, which stands in its place.
    pub broken: bool,
}

/// The report on a mission that was judged.
#[must_use]
pub fn document(mission: &Mission, judgement: &Judgement, version: &str) -> Document {
    let title = match mission.info().title.as_str() {
        "" => say("untitled"),
        title => title.to_owned(),
    };
    let title = say_with("report-title", &[("title", title.into())]);
    let findings = findings::section(mission, judgement);
    let Some(summary) = summary(mission, judgement) else {
        let headline = vec![say("report-errors")];
        return Document { title, headline, made: String::new(), sections: vec![findings], broken: false };
    };
    let seed = summary.numbers.first().map_or(0, |number| number.simple.seed);
    let made = say_with(
        "report-made",
        &[
            ("games", report::grouped(summary.games.into()).into()),
            ("seed", seed.to_string().into()),
            ("version", version.to_owned().into()),
        ],
    );
    let made = if summary.numbers.iter().any(|number| number.good.is_some()) {
        say_with("report-made-good", &[("made", made.into())])
    } else {
        made
    };
    let (summary, sides) = (&summary, mission.system().rows().sides);
    let [ours, _] = sides;
    let sections = [
        whole("intents", || intents::section(mission, judgement)),
        whole("wins", || Some(wins::section(summary, ours))),
        whole("skill", || skill::section(summary, sides)),
        whole("luck", || luck::section(summary)),
        whole("ends", || Some(ends::section(summary, sides))),
        whole("length", || Some(length::section(summary, sides))),
        whole("decided", || Some(decided::section(summary, ours))),
        whole("usage", || usage::section(summary, ours)),
        whole("spaces", || Some(spaces::section(mission, judgement, summary))),
        whole("frags", || frags::section(summary)),
        whole("supply", || supply::section(summary)),
        whole("cards", || usage::cards(summary, ours)),
        whole("how", || Some(how::section(summary, ours))),
    ];
    let broken = sections.iter().any(Result::is_err);
    let sections = sections.into_iter().filter_map(|section| section.unwrap_or_else(Some));
    Document {
        title,
        headline: headline(mission, judgement, summary),
        made,
        sections: std::iter::once(findings).chain(sections).collect(),
        broken,
    }
}

/// A section, or what stands in its place where making it panicked: the others are made all the same.
fn whole(id: &'static str, make: impl FnOnce() -> Option<Section>) -> Result<Option<Section>, Section> {
    safely(make).map_err(|why| Section {
        id,
        title: say("report-broken-title"),
        about: String::new(),
        parts: vec![Part::Text(say_with("report-broken", &[("section", id.into()), ("why", why.into())]))],
    })
}

/// Errors and what to change first, then who wins how often and what that means.
fn headline(mission: &Mission, judgement: &Judgement, summary: &Summary) -> Vec<String> {
    let errors = judgement.problems.iter().filter(|problem| problem.severity == Severity::Error).count();
    let errors = match errors {
        0 => say("report-passes"),
        count => say_with("report-fails", &[("count", count.into())]),
    };
    let wins = |number: &Number| {
        let Players { won, lost, unfinished, .. } = *best(number);
        (number.marines, report::Tally { marines: won, invader: lost, unfinished })
    };
    let wins: Vec<_> = summary.numbers.iter().map(wins).collect();
    let intended = chances::is_intended(mission, &judgement.intents);
    let words = headlines(&wins, intended, mission.system()).into_iter().map(|headline| headline.words);
    std::iter::once(errors).chain(first(judgement)).chain(words).collect()
}

/// What to change first, without what else can be done: that stands with the finding. Nothing where only notes were found.
fn first(judgement: &Judgement) -> Option<String> {
    let problem = judgement.problems.first().filter(|problem| problem.severity > Severity::Note)?;
    let help = problem.help.as_ref()?.to_string();
    let ends = [", or ", "; "].into_iter().filter_map(|end| help.find(end));
    let (code, help) = (problem.code.to_string(), help[..ends.min().unwrap_or(help.len())].to_owned());
    Some(say_with("report-first", &[("code", code.into()), ("help", help.into())]))
}

#[cfg(test)]
mod tests;
