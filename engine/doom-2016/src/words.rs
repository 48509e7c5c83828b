//! What the rules say to people, by id: choices, questions, the story, reasons and problems. What the window says of this game stands
//! in `words/en.ftl` beside the code.

use words::{Source, Text};

/// They stand beside this file.
pub(crate) static WORDS: Source = Source::new("rules-doom-2016", include_str!("words.ftl"));

/// A text of the rules, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use std::fs;
    use std::path::Path;

    /// Everything below a folder.
    fn code(folder: &Path) -> String {
        let paths = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
        paths
            .map(|path| {
                if path.is_dir() {
                    code(&path)
                } else if path.extension().is_some_and(|ending| ending == "rs") {
                    fs::read_to_string(&path).expect("text")
                } else {
                    String::new()
                }
            })
            .collect()
    }

    #[test]
    fn every_text_exists_and_is_used() {
        let code = code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let ids = WORDS.ids();
        assert!(ids.len() > 100, "{}", ids.len());
        let unused: Vec<&String> = ids.keys().filter(|id| !code.contains(&format!("\"{id}\""))).collect();
        assert_eq!(unused, [""; 0], "texts that the rules do not ask for");
        let asked = code.split("text(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let sign = |sign: u8| sign == b'-' || sign.is_ascii_lowercase() || sign.is_ascii_digit();
        let is_id = |word: &&str| word.bytes().all(sign);
        let lacking: Vec<&str> = asked.filter(is_id).filter(|id| !ids.contains_key(*id)).collect();
        assert_eq!(lacking, [""; 0], "texts that do not exist");
    }
}
