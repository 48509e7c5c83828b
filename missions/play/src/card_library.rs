//! The cards that come with a rule system, to be put into a mission, and one to begin with for every role. What they say about
//! themselves is in their text.

use crate::printed::Printed;
use missions_document::edit::Edit;
use missions_document::id::ScriptName;
use missions_document::mission::{Card, Mission, Role};
use missions_document::translation::TextOf;
pub use rule_system::LibraryCard;
use rule_system::RuleSystem;
use std::collections::BTreeMap;

/// The text of a new card where the rule system has none.
const NEW: &str = "//! New card\n//! Write here what the card says; players read it.\n";

/// As a card of a mission, which sets none of its values.
const fn card(taken: LibraryCard, script: ScriptName) -> Card {
    Card { role: taken.role, script, parameters: BTreeMap::new() }
}

/// What a card says.
#[must_use]
pub fn printed(shown: LibraryCard) -> Printed {
    Printed::read(&card(shown, ScriptName::new(shown.file)), shown.text)
}

/// A card to begin writing one with.
#[must_use]
pub fn blank(system: &dyn RuleSystem, role: Role) -> LibraryCard {
    let file = system.role(role).map_or("card.rhai", |row| row.file);
    let known = system.blank_cards().iter().find(|card| card.role == role);
    known.copied().unwrap_or(LibraryCard::new(role, file, NEW))
}

/// The edits that put a card into a mission, and the name its script has there. One of a role that a mission has once takes the place
/// of the one that is there; the script of that one goes too, unless somebody has changed it or another card needs it.
#[must_use]
pub fn take(mission: &Mission, taken: LibraryCard) -> (Vec<Edit>, ScriptName) {
    let mut cards = mission.cards().to_vec();
    let there =
        cards.iter().position(|card| card.role == taken.role && mission.system().is_alone(taken.role));
    let old = there.map(|number| cards.remove(number).script);
    let old = old.filter(|old| cards.iter().all(|card| card.script != *old));
    let unchanged = |name: &ScriptName| {
        let text = mission.scripts().get(name);
        mission.system().card_library().iter().any(|known| Some(known.text) == text.map(String::as_str))
    };
    let goes = old.filter(unchanged);
    let name = free_name(mission, taken.file, |name| {
        Some(name) == goes.as_ref() || mission.scripts().get(name).is_some_and(|text| text == taken.text)
    });
    let number = there.unwrap_or_else(|| place(mission.system(), &cards, taken.role));
    cards.insert(number, card(taken, name.clone()));
    let mut edits = vec![Edit::Cards(cards)];
    edits.extend(goes.map(|name| Edit::Script(name, None)));
    edits.push(Edit::Script(name.clone(), Some(taken.text.to_owned())));
    (edits, name)
}

/// The edits that take a card out of a mission. Its script goes with it, unless another card needs it.
#[must_use]
pub fn put_back(mission: &Mission, number: usize) -> Vec<Edit> {
    let mut cards = mission.cards().to_vec();
    if number >= cards.len() {
        return Vec::new();
    }
    let script = cards.remove(number).script;
    let alone = cards.iter().all(|card| card.script != script);
    let mut edits = vec![Edit::Cards(cards)];
    if alone {
        edits.extend(mission.texts_gone(|of| *of == TextOf::Card(script.clone())));
        edits.push(Edit::Script(script, None));
    }
    edits
}

/// The edits that give a script another file name, in all cards too.
#[must_use]
pub fn rename(mission: &Mission, old: &ScriptName, new: &ScriptName) -> Vec<Edit> {
    let Some(text) = mission.scripts().get(old).cloned().filter(|_| old != new) else { return Vec::new() };
    let mut cards = mission.cards().to_vec();
    for card in cards.iter_mut().filter(|card| card.script == *old) {
        card.script = new.clone();
    }
    let moved = [Edit::Script(old.clone(), None), Edit::Script(new.clone(), Some(text)), Edit::Cards(cards)];
    moved.into_iter().chain(mission.texts_moved(old, new)).collect()
}

/// A file name like this one that no other script has.
fn free_name(mission: &Mission, file: &str, may_be: impl Fn(&ScriptName) -> bool) -> ScriptName {
    let stem = file.strip_suffix(ScriptName::ENDING).unwrap_or(file);
    let names = (1u32..).map(|number| match number {
        1 => ScriptName::new(file),
        more => ScriptName::new(format!("{stem}-{more}{}", ScriptName::ENDING)),
    });
    let mut free = names.filter(|name| !mission.scripts().contains_key(name) || may_be(name));
    free.next().unwrap_or_else(|| ScriptName::new(file))
}

/// Cards stand in the order of the roles of their game.
fn place(system: &dyn RuleSystem, cards: &[Card], role: Role) -> usize {
    let rank = |role: Role| system.roles().iter().position(|row| row.role == role).unwrap_or(usize::MAX);
    cards.iter().position(|card| rank(card.role) > rank(role)).unwrap_or(cards.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use script_api::assist;

    fn mission() -> Mission {
        Mission::starter()
    }

    fn library() -> &'static [LibraryCard] {
        mission().system().card_library()
    }

    fn blanks() -> [LibraryCard; 3] {
        [Role::OBJECTIVE, Role::new("threat"), Role::SPECIAL].map(|role| blank(mission().system(), role))
    }

    fn with(taken: LibraryCard) -> Mission {
        let (edits, _) = take(&mission(), taken);
        mission().with(edits)
    }

    #[test]
    fn every_card_has_a_title_and_a_text() {
        for taken in library().iter().copied().chain(blanks()) {
            let (title, text) = assist::title(taken.text);
            assert!(!title.is_empty() && text.ends_with('.'), "{}", taken.file);
            assert!(ScriptName::new(taken.file).is_sound());
            for parameter in assist::parameters(taken.text) {
                assert!(!parameter.doc.is_empty() && parameter.range.is_some(), "{}", parameter.name);
            }
        }
    }

    #[test]
    fn an_objective_takes_the_place_of_the_other() {
        let hold_out =
            library().iter().copied().find(|card| card.file == "hold-out.rhai").expect("on the shelf");
        let after = with(hold_out);
        let names: Vec<&str> = after.cards().iter().map(|card| card.script.as_str()).collect();
        assert_eq!(names, ["hold-out.rhai", "infestation.rhai"]);
        assert!(!after.scripts().contains_key(&ScriptName::new("fetch-the-core.rhai")), "nobody changed it");
    }

    #[test]
    fn what_somebody_wrote_is_never_lost() {
        let core = ScriptName::new("fetch-the-core.rhai");
        let own = mission().with([Edit::Script(core.clone(), Some("// mine".to_owned()))]);
        let (edits, name) = take(&own, library()[0]);
        assert_eq!(name.as_str(), "fetch-the-core-2.rhai");
        assert_eq!(own.with(edits).scripts()[&core], "// mine");
    }

    #[test]
    fn a_new_card_has_the_file_and_the_place_of_its_role() {
        let system = mission().system();
        let mut filled = mission().with([Edit::Cards(Vec::new())]);
        for row in system.roles().iter().rev() {
            let card = blank(system, row.role);
            assert_eq!(card.file, row.file);
            let (edits, _) = take(&filled, card);
            filled = filled.with(edits);
        }
        let there: Vec<Role> = filled.cards().iter().map(|card| card.role).collect();
        assert_eq!(there, system.roles().iter().map(|row| row.role).collect::<Vec<_>>());
    }

    #[test]
    fn a_special_card_comes_last_and_can_go_again() {
        let after = with(blank(mission().system(), Role::SPECIAL));
        assert_eq!(after.cards().len(), 3);
        assert_eq!(after.cards()[2].script.as_str(), "special.rhai");
        let back = put_back(&after, 2);
        assert_eq!(after.with(back), mission());
        assert!(put_back(&mission(), 9).is_empty());
    }

    #[test]
    fn cards_follow_a_script_to_its_new_name() {
        let (old, new) = (ScriptName::new("infestation.rhai"), ScriptName::new("breach.rhai"));
        let after = mission().with(rename(&mission(), &old, &new));
        assert_eq!(after.cards()[1].script, new);
        assert!(!after.scripts().contains_key(&old) && after.scripts().contains_key(&new));
        assert!(rename(&mission(), &new, &old).is_empty());
    }
}
