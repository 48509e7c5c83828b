//! What is said about a mission as a document, by id.

use words::{Source, Text};

/// The texts about missions as documents.
pub static WORDS: Source = Source::new("document", include_str!("words.ftl"));

/// A text about missions, still without what is filled in.
pub(crate) const fn text(id: &'static str) -> Text {
    Text::of(&WORDS, id)
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use std::fs;
    use std::path::Path;

    /// The code of all files below a folder, without their tests.
    fn code(folder: &Path) -> String {
        let paths = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
        let paths = paths.filter(|path| path.file_stem().is_some_and(|name| name != "tests"));
        let read = |path: &Path| match path.extension() {
            _ if path.is_dir() => code(path),
            Some(ending) if ending == "rs" => fs::read_to_string(path).expect("text"),
            _ => String::new(),
        };
        paths.map(|path| read(&path).split("#[cfg(test)]").next().unwrap_or_default().to_owned()).collect()
    }

    #[test]
    fn every_text_exists_and_is_used() {
        let (code, ids) = (code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")), WORDS.ids());
        assert!(ids.len() > 80, "{}", ids.len());
        let unused: Vec<&String> = ids.keys().filter(|id| !code.contains(&format!("\"{id}\""))).collect();
        assert_eq!(unused, [""; 0], "texts that nothing asks for");
        let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
        let asked = code.match_indices("text(\"").filter(|(at, _)| !code[..*at].ends_with(is_name));
        let ids_asked = asked.filter_map(|(at, asked)| code[at + asked.len()..].split('"').next());
        let lacking: Vec<&str> = ids_asked.filter(|id| !ids.contains_key(*id)).collect();
        assert_eq!(lacking, [""; 0], "texts that do not exist");
    }
}
