//! Cards of the author's own, written as text in the mission's folder `content`. What they say is the business of the rule
//! system; here the box, the cards of the operation and those of the mission become one content.

use crate::mission::Mission;
use crate::operation::Operation;
use rule_system::content::{FileKind, Problem, Source};
use rule_system::piece::{PieceKind, Sorts};
use rule_system::{Content, RuleSystem};
use script_api::suggest::nearest;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

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
        let rows = || systems::all().flat_map(rule_system::RuleSystem::files);
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
    pub const fn title(self) -> &'static str {
        self.kind.title
    }

    /// The one of that word, of whichever rule system.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::all().find(|file| file.word() == word)
    }

    /// What to say of a word in a list of files that is none of theirs.
    #[must_use]
    pub fn unknown(word: &str) -> String {
        let words = || Self::all().map(Self::word);
        let word: String = word.chars().take(40).collect();
        let meant = nearest(&word, words())
            .map(|meant| format!(", perhaps \"{meant}\" was meant"))
            .unwrap_or_default();
        let all = words().collect::<Vec<_>>().join(", ");
        format!("there are no cards \"{word}\"{meant}: `content` can list {all}")
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
type Laid = (Arc<dyn Content>, Vec<Problem>);

/// The box with everything laid over it, once somebody asks for it. It is worked out, not content: two missions are equal or
/// not whether or not somebody has asked. Clones share it, so that what is worked out beside the window is there for all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cards(Arc<OnceLock<Laid>>);

impl PartialEq for Cards {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Cards {}

impl Cards {
    /// The texts have changed.
    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }
}

impl Mission {
    /// Every card there is: the box's, the operation's, the author's own. The box's come first and keep their places.
    #[must_use]
    pub fn content(&self) -> &Arc<dyn Content> {
        if self.has_own_cards() { &self.laid().0 } else { self.system().content() }
    }

    /// The cards that a piece of a kind may stand for, in the order of their numbers: stable names, and names for people.
    #[must_use]
    pub fn sorts(&self, kind: &PieceKind) -> Vec<(&str, &str)> {
        match kind.sorts {
            Sorts::Card { .. } => {
                self.content().cards(kind.id).into_iter().map(|card| (card.id, card.name)).collect()
            }
            Sorts::One | Sorts::Few { .. } | Sorts::Word { .. } => Vec::new(),
        }
    }

    /// The word for the sort with a number; empty where all are alike, or for an unknown number.
    #[must_use]
    pub fn sort_of(&self, kind: &PieceKind, number: u8) -> &str {
        match kind.sorts {
            Sorts::Few { .. } => kind.word(number),
            _ => self.sorts(kind).get(usize::from(number)).map_or("", |(id, _)| id),
        }
    }

    /// The number of a sort; `None` if it is unknown.
    #[must_use]
    pub fn sort_number(&self, kind: &PieceKind, sort: &str) -> Option<u8> {
        match kind.sorts {
            Sorts::One | Sorts::Word { .. } => Some(0),
            Sorts::Few { .. } => kind.number(sort),
            Sorts::Card { .. } => self.content().card(kind.id, sort).map(|(number, _)| number as u8),
        }
    }

    /// What is wrong with the operation's and the author's own cards. Files are named as seen from the mission's folder.
    #[must_use]
    pub fn content_problems(&self) -> &[Problem] {
        if self.has_own_cards() { &self.laid().1 } else { &[] }
    }

    /// The text of a file of cards or of the operation, by its path as seen from the mission's folder.
    #[must_use]
    pub fn text_of(&self, path: &str) -> Option<&str> {
        let Some(above) = path.strip_prefix("../") else {
            return ContentFile::of_path(path).and_then(|file| self.content.get(&file)).map(String::as_str);
        };
        let operation = self.operation()?;
        match ContentFile::of_path(above) {
            Some(file) => operation.content.get(&file).map(String::as_str),
            None => (above == crate::operation::FILE_NAME).then_some(operation.text.as_str()),
        }
    }

    fn has_own_cards(&self) -> bool {
        !self.content.is_empty() || self.operation().is_some_and(|operation| !operation.content.is_empty())
    }

    fn laid(&self) -> &Laid {
        self.own_cards.0.get_or_init(|| lay(self.system(), self.operation(), &self.content))
    }
}

fn lay(system: &dyn RuleSystem, operation: Option<&Operation>, own: &BTreeMap<ContentFile, String>) -> Laid {
    let above: Vec<(String, &String)> = operation
        .into_iter()
        .flat_map(|operation| &operation.content)
        .map(|(file, text)| (format!("../{}", file.path()), text))
        .collect();
    let own: Vec<(String, &String)> = own.iter().map(|(file, text)| (file.path(), text)).collect();
    fn sources<'a>(texts: &'a [(String, &'a String)]) -> Vec<Source<'a>> {
        texts.iter().map(|(file, text)| Source { file, text }).collect()
    }
    let (content, mut problems) = system.lay(&**system.content(), &sources(&above));
    let (content, more) = system.lay(&*content, &sources(&own));
    problems.extend(more);
    (content, problems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Edit;

    fn demons() -> ContentFile {
        ContentFile::of_word("demons").expect("a file")
    }

    #[test]
    fn a_mission_without_cards_of_its_own_has_the_boxs() {
        let mission = Mission::starter();
        assert!(Arc::ptr_eq(mission.content(), mission.system().content()));
        let with = mission.clone().with([Edit::Content(demons(), Some("[]".into()))]);
        assert!(!Arc::ptr_eq(with.content(), mission.system().content()));
        assert!(Arc::ptr_eq(with.content(), with.clone().content()), "clones share");
        assert_eq!(with.with([Edit::Content(demons(), None)]), mission);
    }

    #[test]
    fn every_template_is_read_without_a_problem() {
        let all = ContentFile::all().map(|file| Edit::Content(file, Some(file.template().to_owned())));
        let mission = Mission::default().with(all);
        assert_eq!(mission.content_problems(), []);
        for file in ContentFile::all() {
            let alone = Mission::default().with([Edit::Content(file, Some(file.template().to_owned()))]);
            assert_eq!(alone.content_problems(), [], "{file}");
        }
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
