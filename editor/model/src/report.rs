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
mod skill;
mod spaces;
mod supply;
mod text;
mod usage;
mod wins;

pub use html::html;
pub use text::text;

use crate::chances::{self, headlines, in_words};
use crate::words::{say, say_with};
use missions::summary::{Number, Players, Share, Summary, summary};
use missions::verdict::Judgement;
use missions::{Mission, Severity, report};
use rule_system::safely::safely;

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

/// A part of a report with a heading.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Its stable name: `wins`.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What its numbers mean.
    pub about: String,
    /// What it says.
    pub parts: Vec<Part>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A sentence.
    Text(String),
    /// Something that was found, with its severity.
    Finding(Finding),
    /// Rows and columns.
    Table(Table),
    /// Shares as bars.
    Bars(Bars),
    /// Counts as columns.
    Columns(Columns),
    /// Shares in the course of time.
    Curves(Curves),
    /// A picture of the map as SVG, with what it shows in words.
    Map(String, String),
    /// A picture of the places of findings as SVG, with what it shows in words: for where they cannot be shown on the map itself.
    Places(String, String),
}

/// A finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How grave it is.
    pub severity: Severity,
    /// Its code.
    pub code: String,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
    /// Where, in words; empty for the mission as a whole.
    pub place: String,
    /// The number at its place in the picture of places; `None` if it has none there.
    pub number: Option<usize>,
}

/// Rows and columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The head of each column.
    pub head: Vec<String>,
    /// The rows, each with a cell for each column.
    pub rows: Vec<Vec<String>>,
    /// How many columns at the left hold words; the others hold numbers.
    pub words: usize,
}

/// Shares as bars, each with its interval.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// What they show.
    pub about: String,
    /// Label, part of the first side, part of no side, interval of the first side; all from 0 to 1.
    pub rows: Vec<(String, f64, f64, [f64; 2])>,
}

/// Counts as columns, in layers.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    /// What they show.
    pub about: String,
    /// What is below them.
    pub axis: String,
    /// The names of the layers, the lowest first: at most 3.
    pub layers: Vec<String>,
    /// Label, and the count of each layer.
    pub columns: Vec<(u16, Vec<u32>)>,
}

/// Shares from 0 to 1 in the course of rounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Curves {
    /// What they show.
    pub about: String,
    /// What is below them.
    pub axis: String,
    /// Name and values, the first round first.
    pub series: Vec<(String, Vec<f64>)>,
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
    let summary = &summary;
    let sections = [
        whole("intents", || intents::section(mission, judgement)),
        whole("wins", || Some(wins::section(summary))),
        whole("skill", || skill::section(summary)),
        whole("luck", || luck::section(summary)),
        whole("ends", || Some(ends::section(summary))),
        whole("length", || Some(length::section(summary))),
        whole("decided", || Some(decided::section(summary))),
        whole("usage", || usage::section(summary)),
        whole("spaces", || Some(spaces::section(mission, judgement, summary))),
        whole("frags", || frags::section(summary)),
        whole("supply", || supply::section(summary)),
        whole("cards", || usage::cards(summary)),
        whole("how", || Some(how::section(summary))),
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
    let words = headlines(&wins, intended).into_iter().map(|headline| headline.words);
    std::iter::once(errors).chain(first(judgement)).chain(words).collect()
}

/// What to change first, without what else can be done: that stands with the finding. Nothing where only notes were found.
fn first(judgement: &Judgement) -> Option<String> {
    let problem = judgement.problems.first().filter(|problem| problem.severity > Severity::Note)?;
    let help = problem.help.as_deref()?;
    let ends = [", or ", "; "].into_iter().filter_map(|end| help.find(end));
    let (code, help) = (problem.code.to_string(), help[..ends.min().unwrap_or(help.len())].to_owned());
    Some(say_with("report-first", &[("code", code.into()), ("help", help.into())]))
}

/// The best players who played with a number of marines.
fn best(number: &Number) -> &Players {
    number.good.as_ref().unwrap_or(&number.simple)
}

/// All players of a number of marines, the best first.
fn players(number: &Number) -> impl Iterator<Item = &Players> {
    number.good.iter().chain([&number.simple])
}

/// Who played, by the word of their bots: `bots that search (quick)`.
fn bots(word: &str) -> String {
    match word.split_once(':') {
        Some(("search", level)) => say_with("report-bots-search", &[("level", level.to_owned().into())]),
        None if word == "greedy" => say("report-bots-greedy"),
        Some(_) | None => word.to_owned(),
    }
}

/// A share for people: `43 % (36–50 %)`.
fn share(Share { counted, low, high }: Share) -> String {
    in_words(report::Share { counted, low, high })
}

/// Part of a whole without an interval: `43 %`.
fn percent(part: f64) -> String {
    say_with("percent", &[("share", chances::percent(part).into())])
}

/// `1 marine`, `3 marines`.
fn marines(count: u8) -> String {
    say_with("report-decided-series", &[("marines", count.into())])
}

#[cfg(test)]
mod tests;
