//! Which abilities of cards that designers added are used. The rules mark them where they carry one out; reports count games.

use crate::content::{Ability, Content, Trigger};
use engine::{CallLog, Called};
use rule_system::table_game::Added;

thread_local! {
    static USED: CallLog = const { CallLog::new() };
}

/// From now on it counts what is used in this thread.
pub(crate) fn forget() {
    USED.with(CallLog::clear);
}

/// What was used in this thread since then. No rule may depend on it.
pub(crate) fn used() -> Called {
    USED.with(CallLog::called)
}

impl Ability {
    /// It is carried out.
    pub(crate) fn mark(&self) {
        if let Some(number) = self.added {
            USED.with(|used| used.add(number));
        }
    }

    /// Is there a moment in which it is carried out?
    fn is_marked(&self) -> bool {
        self.when != Trigger::Resolved || self.by_itself()
    }
}

impl Content {
    /// Give numbers to the abilities of all cards that lie over others. Squad cards have none: what they give is not used at one
    /// moment.
    pub(crate) fn number_added(&mut self, below: &Self) {
        let known = below.added().iter().flat_map(|card| &card.abilities).flatten().count();
        let demons = self.demons.iter_mut().skip(below.demons.len()).map(|it| &mut it.abilities);
        let cards = self.cards.iter_mut().skip(below.cards.len()).map(|it| &mut it.abilities);
        let events = self.events.iter_mut().skip(below.events.len()).map(|it| &mut it.abilities);
        let classes = self.classes.iter_mut().skip(below.classes.len()).map(|it| &mut it.abilities);
        let glory = self.glory.iter_mut().skip(below.glory.len()).map(|it| &mut it.abilities);
        let all = demons.chain(cards).chain(events).chain(classes).chain(glory).flatten();
        for (number, ability) in (known..Called::MOST).zip(all.filter(|ability| ability.is_marked())) {
            ability.added = Some(number as u16);
        }
    }

    /// Cards with such numbers.
    pub(crate) fn added(&self) -> Vec<Added> {
        let demons = self.demons.iter().map(|it| (&it.id, &it.name, &it.abilities));
        let cards = self.cards.iter().map(|it| (&it.id, &it.name, &it.abilities));
        let events = self.events.iter().map(|it| (&it.id, &it.name, &it.abilities));
        let classes = self.classes.iter().map(|it| (&it.id, &it.name, &it.abilities));
        let glory = self.glory.iter().map(|it| (&it.id, &it.name, &it.abilities));
        let all = demons.chain(cards).chain(events).chain(classes).chain(glory);
        all.filter(|(.., abilities)| abilities.iter().any(|ability| ability.added.is_some()))
            .map(|(id, name, abilities)| Added {
                id: id.clone(),
                name: name.clone(),
                abilities: abilities.iter().map(|ability| ability.added).collect(),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rule_system::content::Source;

    fn with(content: &Content, id: &str) -> Content {
        let text = include_str!("../templates/demons.ron").replace("hell-hound", id);
        let (more, problems) = content.with(&[Source { file: "demons.ron", text: &text }]);
        assert_eq!(problems, []);
        more
    }

    #[test]
    fn only_abilities_that_designers_added_have_numbers() {
        assert_eq!(Content::doom2016().added(), []);
        let one = with(Content::doom2016(), "hell-hound");
        let two = with(&one, "heck-hound");
        let numbers = |content: &Content| -> Vec<(String, Vec<Option<u16>>)> {
            content.added().into_iter().map(|card| (card.id, card.abilities)).collect()
        };
        assert_eq!(numbers(&one), [("hell-hound".to_owned(), vec![Some(0)])]);
        assert_eq!(numbers(&two)[1], ("heck-hound".to_owned(), vec![Some(1)]));
    }

    #[test]
    fn what_is_carried_out_is_marked() {
        let content = with(Content::doom2016(), "hell-hound");
        forget();
        for demon in &content.demons {
            demon.abilities.iter().for_each(Ability::mark);
        }
        let used = used();
        assert!(used.has(0) && !used.has(1));
        forget();
        assert_eq!(super::used(), Called::NONE);
    }
}
