//! What pictures say, by id.

use words::{Source, Text};

/// The texts of this crate.
pub static WORDS: Source = Source::new("picture", include_str!("words.ftl"));

/// A text of this crate, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use std::fs;
    use std::path::Path;

    /// The code of a folder and the folders in it.
    fn code(folder: &Path) -> String {
        let all = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
        all.map(|path| match path.extension() {
            _ if path.is_dir() => code(&path),
            Some(ending) if ending == "rs" => fs::read_to_string(path).expect("text"),
            _ => String::new(),
        })
        .collect()
    }

    #[test]
    fn every_text_exists_and_is_used() {
        let code = code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let ids = WORDS.ids();
        assert!(ids.len() > 40, "{}", ids.len());
        let unused: Vec<&String> = ids.keys().filter(|id| !code.contains(&format!("\"{id}\""))).collect();
        assert_eq!(unused, [""; 0], "texts that no code asks for");
        // Methods of the same name take other words.
        let is_ours = |at: &usize| {
            !code[..*at].ends_with(|sign: char| sign == '.' || sign == '_' || sign.is_alphanumeric())
        };
        let asked = code.match_indices("text(\"").map(|(at, _)| at).filter(is_ours);
        let asked = asked.filter_map(|at| code[at..].split('"').nth(1));
        let is_id = |id: &&str| {
            id.starts_with(|it: char| it.is_ascii_lowercase())
                && id.bytes().all(|it| it == b'-' || it.is_ascii_lowercase() || it.is_ascii_digit())
        };
        let lacking: Vec<&str> = asked.filter(is_id).filter(|id| !ids.contains_key(*id)).collect();
        assert_eq!(lacking, [""; 0], "texts that do not exist");
    }
}
