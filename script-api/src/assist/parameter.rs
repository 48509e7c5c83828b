//! The parameters of a script and what its first comment says, asked of its text alone: for cards that are chosen, changed
//! and read by people. Whether a mission's values fit, and whether the game has a
//! word of the same name, is checked when it is compiled.

use crate::compile::ParameterInfo;
use crate::host;
use crate::parse;
use crate::problem::Problems;
use crate::scan::scan;
use engine::language::SHARED;

/// The constants that a mission may set, as the script has them. What cannot be read is passed over.
#[must_use]
pub fn parameters(text: &str) -> Vec<ParameterInfo> {
    let parsed = parse::parse(&host::reader(), &SHARED, text, &mut Problems::of(""));
    parsed.constants.iter().map(|constant| ParameterInfo::of("", constant)).collect()
}

/// What the comment at the top of a script says: the card's title, and its text.
#[must_use]
pub fn title(text: &str) -> (String, String) {
    let all = scan(text).title;
    let (title, rest) = all.split_once('\n').unwrap_or((&all, ""));
    // A single line break is for the eye of who reads the script; an empty line is meant.
    let paragraphs = rest.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    (title.trim().to_owned(), paragraphs.collect::<Vec<_>>().join("\n\n").trim().to_owned())
}

/// The script with another comment at its top, whose first line is the title: for cards in another language.
#[must_use]
pub fn with_title(script: &str, words: &str) -> String {
    let mut comment: String =
        words.lines().map(|line| format!("//! {line}").trim_end().to_owned() + "\n").collect();
    let is_comment = |line: &str| line.trim_start().starts_with("//");
    let begin: usize =
        script.split_inclusive('\n').take_while(|line| line.trim().is_empty()).map(str::len).sum();
    let block: usize =
        script[begin..].split_inclusive('\n').take_while(|line| is_comment(line)).map(str::len).sum();
    if block == 0 || title(script) == Default::default() {
        comment.push('\n');
        return comment + script;
    }
    comment + &script[begin + block..]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Parameter;

    #[test]
    fn constants_with_their_ranges() {
        let text = "// How many (1 to 6).\nconst STEPS = 2;\n\nconst WHO = \"imp\";\nconst BROKEN = ;\nfn on_start( {";
        let found = parameters(text);
        let steps = &found[0];
        assert_eq!(
            (steps.name.as_str(), &steps.default, steps.range.clone()),
            ("STEPS", &Parameter::Int(2), Some(1..=6))
        );
        assert_eq!((found[1].name.as_str(), found[1].range.clone(), found.len()), ("WHO", None, 2));
    }

    #[test]
    fn what_a_number_counts() {
        let read = |comment: &str| {
            let found = parameters(&format!("// Cores to take ({comment}).\nconst CORES = 2;")).remove(0);
            (found.meaning(), found.range, found.counts)
        };
        let meant = ("Cores to take.".to_owned(), Some(1..=6), Some("core".to_owned()));
        assert_eq!(read("1 to 6 of \"core\""), meant);
        assert_eq!(read("1 to 6"), (meant.0, meant.1, None));
        assert_eq!(read("1 to 6 of core"), ("Cores to take (1 to 6 of core).".to_owned(), None, None));
    }

    #[test]
    fn another_title_takes_the_place_of_the_comment_and_of_nothing_else() {
        let told = |script: &str| {
            let said = with_title(script, "Zamek\nDrzwi.\n\nNa zawsze.");
            let (title, text) = title(&said);
            assert_eq!((title.as_str(), text.as_str()), ("Zamek", "Drzwi.\n\nNa zawsze."), "{said}");
            said
        };
        assert_eq!(
            told("\n//! Lockdown\n//! Doors close.\n\n// How many.\nconst STEPS = 2;\n"),
            "//! Zamek\n//! Drzwi.\n//!\n//! Na zawsze.\n\n// How many.\nconst STEPS = 2;\n"
        );
        assert!(told("fn on_start() {}").ends_with("\n\nfn on_start() {}"));
        assert!(told("/* Lockdown */\n\nfn on_start() {}").ends_with("fn on_start() {}"));
        let of_constant = told("// How many.\nconst STEPS = 2;");
        assert!(of_constant.ends_with("// How many.\nconst STEPS = 2;"), "{of_constant}");
    }

    #[test]
    fn title_and_text() {
        let (title, words) =
            title("//! Lockdown\n//! Doors\n//! close.\n//!\n//! For good.\n\nfn on_start() {}");
        assert_eq!((title.as_str(), words.as_str()), ("Lockdown", "Doors close.\n\nFor good."));
        assert_eq!(super::title("fn on_start() {}"), (String::new(), String::new()));
    }
}
