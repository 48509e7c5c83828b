//! What the games of a judgement say, by id, and what many of these texts are made of: numbers of marines and of games, sides, clauses.

use missions_play::report::grouped;
use rule_system::SideRow;
use words::{Argument, Source, Text};

/// They stand beside this file.
pub(crate) static WORDS: Source = Source::new("verdict", include_str!("texts.ftl"));

/// A text about games, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}

/// For people: `1 marine`, `1, 2 or 4 marines`.
pub(crate) fn marines(numbers: &[u8], list: fn(Vec<Argument>) -> Argument) -> Text {
    let all: Vec<Argument> = numbers.iter().copied().map(Argument::from).collect();
    text("marines").with("numbers", list(all)).with("most", numbers.iter().copied().max().unwrap_or_default())
}

/// For people: `1 game`, `1,200 games`.
pub(crate) fn games(number: u32) -> Text {
    text("games").with("many", number).with("number", grouped(number.into()))
}

/// A text about what a side does: `$side` is its noun, `$some` is one of its kind, and `$many` chooses the verb.
pub(crate) fn of_side(id: &'static str, side: SideRow) -> Text {
    side.fill(text(id))
}

/// A clause behind others, if there is one: `the marines never win; no demon ever comes`.
pub(crate) fn also(before: Text, after: impl IntoIterator<Item = Text>) -> Text {
    after.into_iter().fold(before, |before, after| text("also").with("before", before).with("after", after))
}

/// Advice with another one in its place, if there is one: `let the Imp come later, or raise the frag limit`.
pub(crate) fn or(first: Text, second: Option<Text>) -> Text {
    match second {
        Some(second) => text("or-else").with("first", first).with("second", second),
        None => first,
    }
}

/// A reason for an end as part of a sentence.
pub(crate) fn bare(reason: &str) -> &str {
    reason.trim_end_matches('.')
}

/// A share of games: `53 %`.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::{games, marines};
    use words::Argument;

    #[test]
    fn numbers_choose_singular_and_plural() {
        let told = [&[1][..], &[4], &[1, 2, 4]].map(|all| marines(all, Argument::Any).to_string());
        assert_eq!(told, ["1 marine", "4 marines", "1, 2 or 4 marines"]);
        assert_eq!([0, 1, 1_200].map(|all| games(all).to_string()), ["0 games", "1 game", "1,200 games"]);
    }
}
