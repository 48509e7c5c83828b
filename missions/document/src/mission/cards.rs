//! The cards of a mission: the box's, with those of its operation and of its author laid over them.

use crate::content::{ContentFile, Laid};
use crate::mission::Mission;
use crate::operation::Operation;
use rule_system::content::{Problem, Source};
use rule_system::piece::{PieceKind, Sorts};
use rule_system::{Content, RuleSystem};
use std::collections::BTreeMap;
use std::sync::Arc;

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
        self.own_cards.laid(&|| lay(self.system(), self.operation(), &self.content))
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
}
