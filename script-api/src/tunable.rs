//! Constants of scripts that a mission may set, and what the comments above them say.

use crate::parse::{Named, Parameter};
use crate::problem::Position;
use std::ops::RangeInclusive;

/// A constant that a mission may set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParameterInfo {
    /// The script's name.
    pub script: String,
    /// The constant's name.
    pub name: String,
    /// What the comment above it says.
    pub doc: String,
    /// The value in the script.
    pub default: Parameter,
    /// The value in this mission.
    pub value: Parameter,
    /// From where to where the comment says it goes, for a number: `(1 to 6)`.
    pub range: Option<RangeInclusive<i64>>,
    /// What the comment says it is a number of, by the word that scripts have for these tokens or pieces:
    /// `(1 to 6 of "objective")`.
    pub counts: Option<String>,
    /// Where the script says so.
    pub at: Position,
}

impl ParameterInfo {
    /// A constant as its script has it.
    pub(crate) fn of(script: &str, constant: &Named) -> Self {
        let number = matches!(constant.value, Parameter::Int(_));
        let (range, counts) = number.then(|| range(&constant.doc)).flatten().unzip();
        Self {
            script: script.to_owned(),
            name: constant.name.clone(),
            doc: constant.doc.clone(),
            default: constant.value.clone(),
            value: constant.value.clone(),
            range,
            counts: counts.flatten(),
            at: constant.at,
        }
    }

    /// What its comment says to somebody who cannot change it: all but the range.
    #[must_use]
    pub fn meaning(&self) -> String {
        let part = self.doc.split('(').skip(1).find_map(|part| {
            let inside = part.split(')').next()?;
            range(&format!("({inside})")).map(|_| format!("({inside})"))
        });
        match part {
            Some(part) => self.doc.replacen(&format!(" {part}"), "", 1).replacen(&part, "", 1),
            None => self.doc.clone(),
        }
    }
}

/// The range that a comment names, and what it counts: `How many rounds (1 to 12).`, `Cores to take (1 to 6 of "core").`
fn range(doc: &str) -> Option<(RangeInclusive<i64>, Option<String>)> {
    doc.split('(').skip(1).find_map(|part| {
        let (first, rest) = part.split(')').next()?.split_once(" to ")?;
        let (last, counts) = match rest.split_once(" of ") {
            Some((last, word)) => (last, Some(word.trim().strip_prefix('"')?.strip_suffix('"')?.to_owned())),
            None => (rest, None),
        };
        let (first, last) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
        (first <= last).then_some((first..=last, counts))
    })
}
