//! Who played, and shares and numbers of marines, as a report says them.

use crate::chances::{self, in_words};
use crate::words::{say, say_with};
use missions::report;
use missions::summary::{Number, Players, Share};

/// The best players who played with a number of marines.
pub(super) fn best(number: &Number) -> &Players {
    number.good.as_ref().unwrap_or(&number.simple)
}

/// All players of a number of marines, the best first.
pub(super) fn players(number: &Number) -> impl Iterator<Item = &Players> {
    number.good.iter().chain([&number.simple])
}

/// Who played, by the word of their bots: `bots that search (quick)`.
pub(super) fn bots(word: &str) -> String {
    match word.split_once(':') {
        Some(("search", level)) => say_with("report-bots-search", &[("level", level.to_owned().into())]),
        None if word == "greedy" => say("report-bots-greedy"),
        Some(_) | None => word.to_owned(),
    }
}

/// A share for people: `43 % (36–50 %)`.
pub(super) fn share(Share { counted, low, high }: Share) -> String {
    in_words(report::Share { counted, low, high })
}

/// Part of a whole without an interval: `43 %`.
pub(super) fn percent(part: f64) -> String {
    say_with("percent", &[("share", chances::percent(part).into())])
}

/// `1 marine`, `3 marines`.
pub(super) fn marines(count: u8) -> String {
    say_with("report-decided-series", &[("marines", count.into())])
}
