//! Files of content become part of a `Content`: the box's own, compiled in, and a designer's. Each thing is checked on its
//! own in `thing`, its abilities in `holder`; what is wrong is left out and reported with its place. A mistake in the box's
//! own files is our own bug and panics in the first test.

mod holder;
mod measure;
mod thing;
mod wrong;

use super::source::Reads;
use super::{Content, Dice, Marine, MarineRules, Stock};
use crate::words::text;
use rule_system::content::{Mistake, Problem, Source};
use serde::Deserialize;
use wrong::{Fault, Wrong};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarineFile {
    rules: MarineRules,
    marines: Vec<Marine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxFile {
    dice: Dice,
    stock: Stock,
}

/// The files of the box. Demons come before the invasion cards that summon them.
const BOX: [(&str, &str); 9] = [
    ("box.ron", include_str!("../../data/box.ron")),
    ("marines.ron", include_str!("../../data/marines.ron")),
    ("weapons.ron", include_str!("../../data/weapons.ron")),
    ("demons.ron", include_str!("../../data/demons.ron")),
    ("events.ron", include_str!("../../data/events.ron")),
    ("invasions.ron", include_str!("../../data/invasions.ron")),
    ("classes.ron", include_str!("../../data/classes.ron")),
    ("glory.ron", include_str!("../../data/glory.ron")),
    ("squad.ron", include_str!("../../data/squad.ron")),
];

impl Content {
    /// This with more on top: an operation's or a mission's own cards. What is wrong with them is left out and reported;
    /// positions of what was there before stay what they were.
    #[must_use]
    pub fn with(&self, sources: &[Source<'_>]) -> (Self, Vec<Problem>) {
        let mut content = self.clone();
        let mut problems = Vec::new();
        // Invasion cards summon demons, which may come with them.
        let (invasions, others): (Vec<&Source<'_>>, Vec<_>) =
            sources.iter().partition(|source| source.name() == "invasions.ron");
        for source in others.into_iter().chain(invasions) {
            add(&mut content, *source, &mut problems);
        }
        // The box is laid over nothing.
        if !self.demons.is_empty() {
            content.number_added(self);
        }
        (content, problems)
    }
}

/// The 2016 box as its data has it, in English.
pub(super) fn english() -> Content {
    let (content, problems) = Content::default().with(&BOX.map(|(file, text)| Source { file, text }));
    assert!(problems.is_empty(), "the box's own data is broken: {problems:?}");
    content
}

/// Put a file's cards into the content.
fn add(content: &mut Content, source: Source<'_>, problems: &mut Vec<Problem>) {
    let result = match source.name() {
        "box.ron" => source.read().map(|BoxFile { dice, stock }| {
            content.dice = dice;
            content.stock = stock;
        }),
        "marines.ron" => source.read().map(|MarineFile { rules, marines }| {
            content.marine_rules = rules;
            content.marines = marines;
        }),
        "weapons.ron" => each(source, problems, |set| thing::weapon_set(content, set)),
        "demons.ron" => each(source, problems, |demon| thing::add_demon(content, demon)),
        "events.ron" => each(source, problems, |set| thing::event_set(content, set)),
        "invasions.ron" => each(source, problems, |card| thing::invasion(content, card)),
        "classes.ron" => each(source, problems, |card| thing::class(content, card)),
        "glory.ron" => each(source, problems, |card| thing::glory(content, card)),
        "squad.ron" => each(source, problems, |card| thing::squad(content, card)),
        name => Err(Problem {
            file: source.file.to_owned(),
            line: 1,
            column: 1,
            message: text("load-unknown-file").with("name", name),
            mistake: Mistake::Other,
            unknown: None,
        }),
    };
    problems.extend(result.err());
}

/// No author fixes more than this in one go.
const MAX_PROBLEMS: usize = 20;

/// Every thing of a file, on its own: a bad one does not take the others with it.
fn each<T: serde::de::DeserializeOwned>(
    source: Source<'_>,
    problems: &mut Vec<Problem>,
    mut add: impl FnMut(T) -> Result<(), Wrong>,
) -> Result<(), Problem> {
    let mut told = 0;
    for thing in source.read::<Vec<T>>()? {
        if let Err(Wrong(fault)) = add(thing) {
            let Fault { field, word, near, message, mistake, unknown } = *fault;
            told += 1;
            // Every place is looked for in the whole text, and a hostile file may have thousands of mistakes.
            if told > MAX_PROBLEMS {
                return Err(source.problem("", "", "", text("load-more-mistakes")));
            }
            problems.push(Problem {
                mistake,
                unknown: unknown.map(Box::new),
                ..source.problem(field, &word, &near, message)
            });
        }
    }
    Ok(())
}
