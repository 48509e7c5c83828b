//! Files of cards of the author's own, written as text in the mission's folder `content`. The rule system decides what they
//! say; the cards of a `mission` make one content of them and the box.

use crate::words::text;
use rule_system::content::{FileKind, Problem};
use rule_system::{Content, RuleSystem};
use script_api::suggest::nearest;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};
use words::{Language, Phrase, Text, spoken};

/// The folder of the files in a mission's or an operation's folder.
pub const FOLDER: &str = "content";

/// The most bytes such a file may have.
pub const LIMIT: u64 = 256 << 10;

/// What one file of cards holds, which its name says: a row of a rule system's list. Files of two rule systems that have the
/// same name are the same.
#[derive(Clone, Copy, Debug)]
pub struct ContentFile {
    kind: &'static FileKind,
    /// The first place of its word in the lists of all rule systems, one after another.
    place: usize,
}

impl ContentFile {
    /// All that missions of a rule system can have.
    pub fn of(system: &dyn RuleSystem) -> impl Iterator<Item = Self> + Clone + use<> {
        let rows = || systems::all().flat_map(<dyn rule_system::RuleSystem>::files);
        system.files().iter().map(move |kind| {
            let place = rows().position(|row| row.word == kind.word).unwrap_or(usize::MAX);
            Self { kind, place }
        })
    }

    /// All there are, of whichever rule system.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        systems::all().flat_map(Self::of)
    }

    /// How `mission.ron` calls it: `demons`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.kind.word
    }

    /// What is in it, for people: `Custom demons`.
    #[must_use]
    pub const fn title(self) -> Phrase {
        self.kind.title
    }

    /// The one of that word, of whichever rule system.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::all().find(|file| file.word() == word)
    }

    /// What to say of a word in a list of files that is none of theirs.
    #[must_use]
    pub fn unknown(word: &str) -> Text {
        let all = || Self::all().map(Self::word);
        let word: String = word.chars().take(40).collect();
        let said = match nearest(&word, all()) {
            Some(meant) => text("content-unknown-meant").with("meant", meant),
            None => text("content-unknown"),
        };
        said.with("word", word).with("all", all().collect::<Vec<_>>().join(", "))
    }

    /// The name of the file: `demons.ron`.
    #[must_use]
    pub fn name(self) -> String {
        format!("{}.ron", self.word())
    }

    /// The file, seen from the folder of the mission or operation: `content/demons.ron`.
    #[must_use]
    pub fn path(self) -> String {
        format!("{FOLDER}/{}.ron", self.word())
    }

    /// The one of that path.
    #[must_use]
    pub fn of_path(path: &str) -> Option<Self> {
        Self::all().find(|file| file.path() == path)
    }

    /// A text to begin with: one entry that can be played, and what can be written in it.
    #[must_use]
    pub const fn template(self) -> &'static str {
        self.kind.template
    }
}

impl PartialEq for ContentFile {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place
    }
}

impl Eq for ContentFile {}

impl Ord for ContentFile {
    fn cmp(&self, other: &Self) -> Ordering {
        self.place.cmp(&other.place)
    }
}

impl PartialOrd for ContentFile {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for ContentFile {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.place.hash(state);
    }
}

impl fmt::Display for ContentFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path())
    }
}

/// The box with files laid over it, and what is wrong with them.
pub(crate) type Laid = (Arc<dyn Content>, Vec<Problem>);

/// The box with everything laid over it, once somebody asks for it. It is worked out, not content: two missions are equal or
/// not whether or not somebody has asked. Clones share it, so that what is worked out beside the window is there for all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cards(Arc<Spoken>);

/// The same in the language that was spoken first, then in others: the names of the box are those of the language.
#[derive(Debug, Default)]
struct Spoken(OnceLock<(Language, Laid, Box<Self>)>);

impl Spoken {
    fn laid(&self, language: Language, lay: &dyn Fn() -> Laid) -> &Laid {
        let (first, laid, others) = self.0.get_or_init(|| (language, lay(), Box::default()));
        if *first == language { laid } else { others.laid(language, lay) }
    }
}

impl PartialEq for Cards {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Cards {}

impl Cards {
    /// In the language that is spoken.
    pub(crate) fn laid(&self, lay: &dyn Fn() -> Laid) -> &Laid {
        self.0.laid(spoken(), lay)
    }

    /// The texts have changed.
    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::ptr;

    #[test]
    fn cards_are_laid_over_the_box_once_in_each_language() {
        let times = Cell::new(0);
        let lay = || {
            times.set(times.get() + 1);
            (Arc::clone(systems::usual().content()), Vec::new())
        };
        let all = Spoken::default();
        let [english, other] = [Language::ENGLISH, Language::PSEUDO].map(|language| all.laid(language, &lay));
        assert!(!ptr::eq(english, other));
        assert!(ptr::eq(english, all.laid(Language::ENGLISH, &lay)));
        assert!(ptr::eq(other, all.laid(Language::PSEUDO, &lay)));
        assert_eq!(times.get(), 2);
    }

    #[test]
    fn words_paths_and_names_go_both_ways() {
        for file in ContentFile::all() {
            assert_eq!(ContentFile::of_word(file.word()), Some(file));
            assert_eq!(ContentFile::of_path(&file.path()), Some(file));
        }
        assert_eq!(ContentFile::of_path("demons.ron"), None);
    }
}
