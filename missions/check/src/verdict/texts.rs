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

/// A text about what a side does: `$side` is its noun, and `$many` chooses the verb.
pub(crate) fn of_side(id: &'static str, side: SideRow) -> Text {
    text(id).with("side", side.noun).with("many", if side.several { 2 } else { 1 })
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
    use super::{WORDS, games, marines};
    use std::fs;
    use std::path::{Path, PathBuf};
    use words::Argument;

    /// Every source under a folder.
    fn sources(folder: &Path) -> Vec<PathBuf> {
        let inside = |path: PathBuf| if path.is_dir() { sources(&path) } else { vec![path] };
        let entries = fs::read_dir(folder).expect("a folder").flatten();
        let all = entries.flat_map(|entry| inside(entry.path()));
        all.filter(|path| path.extension().is_some_and(|ending| ending == "rs")).collect()
    }

    #[test]
    fn every_text_exists_and_is_used() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        // The static checks have texts of their own.
        let of_games = sources(&here).into_iter().filter(|path| !path.starts_with(here.join("check")));
        let code: String = of_games
            .filter(|path| *path != here.join("check.rs"))
            .map(|path| fs::read_to_string(path).expect("text"))
            .collect();
        let ids = WORDS.ids();
        assert!(ids.len() > 150, "{}", ids.len());
        let unused: Vec<&String> = ids.keys().filter(|id| !code.contains(&format!("\"{id}\""))).collect();
        assert_eq!(unused, [""; 0], "texts that no finder asks for");
        let is_code = |word: &&str| {
            let digits = word.strip_prefix('s').and_then(|rest| rest.get(..3));
            digits.is_some_and(|digits| digits.bytes().all(|sign| sign.is_ascii_digit()))
                && word.as_bytes().get(4) == Some(&b'-')
        };
        let asked = ["text(\"", "of_side(\""].into_iter().flat_map(|call| code.split(call).skip(1));
        let asked = asked.filter_map(|rest| rest.split('"').next());
        let lacking: Vec<&str> =
            asked.chain(code.split('"').filter(is_code)).filter(|id| !ids.contains_key(*id)).collect();
        assert_eq!(lacking, [""; 0], "texts that do not exist");
    }

    #[test]
    fn numbers_choose_singular_and_plural() {
        let told = [&[1][..], &[4], &[1, 2, 4]].map(|all| marines(all, Argument::Any).to_string());
        assert_eq!(told, ["1 marine", "4 marines", "1, 2 or 4 marines"]);
        assert_eq!([0, 1, 1_200].map(|all| games(all).to_string()), ["0 games", "1 game", "1,200 games"]);
    }
}
