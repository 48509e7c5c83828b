//! What the static checks say, by id.

use words::{Source, Text};

pub(crate) static WORDS: Source = Source::new("check", include_str!("words.ftl"));

/// A text of the checks, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use std::fs;
    use std::path::Path;

    /// The code of all checks.
    fn code() -> String {
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let all = fs::read_dir(here.join("check")).expect("a folder").flatten().map(|entry| entry.path());
        all.chain([here.join("check.rs")])
            .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
            .map(|path| fs::read_to_string(path).expect("text"))
            .collect()
    }

    /// Is it the id of a text of one check: `m020-help`?
    fn has_code(word: &&str) -> bool {
        let sign = |at: usize| word.as_bytes().get(at).copied().unwrap_or_default();
        matches!(sign(0), b'c' | b'm')
            && (1..4).all(|at| sign(at).is_ascii_digit())
            && sign(4) == b'-'
            && word.bytes().all(|sign| sign == b'-' || sign.is_ascii_lowercase() || sign.is_ascii_digit())
    }

    #[test]
    fn every_text_exists_and_is_used() {
        let (code, ids) = (code(), WORDS.ids());
        assert!(ids.len() > 200, "{}", ids.len());
        let unused: Vec<&String> = ids.keys().filter(|id| !code.contains(&format!("\"{id}\""))).collect();
        assert_eq!(unused, [""; 0], "texts that no check asks for");
        let asked = code.split("text(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let lacking: Vec<&str> =
            asked.chain(code.split('"').filter(has_code)).filter(|id| !ids.contains_key(*id)).collect();
        assert_eq!(lacking, [""; 0], "texts that do not exist");
    }
}
