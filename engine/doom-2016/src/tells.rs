//! What this game reports: its name, its numbers and what changes on its table, its cards, its part of booklets.
//! `seen` gives the cards that a seat may see during a game.

mod ability;
pub(crate) mod changes;
mod choices;
mod counts;
mod own_cards;
mod printed;
mod sheets;

pub(crate) use choices::CHOICES;
pub(crate) use counts::{COUNTS, DRAWS};

use crate::brought::WEAPONS;
use crate::content::{Content, SetClass};
use crate::own::OwnEvent;
use crate::row::row;
use crate::rules::LAST_FRAG;
use crate::settings::{Loadout, Settings};
use crate::words::text;
use crate::{System, reference};
use engine::Table;
use engine::own::Own;
use printed::Printed;
use rule_system::content;
use rule_system::cut_card::CutCard;
use rule_system::setting;
use rule_system::sheet::Sheet;
use rule_system::table_game::What;
use rule_system::tells::{Chosen, Tells};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::value::{RawValue, to_raw_value};

/// The content of this game; the box alone if it is another game's.
fn ours(content: &dyn content::Content) -> &Content {
    Content::of(content).unwrap_or(Content::doom2016())
}

impl Tells for System {
    fn change(&self, own: &Own, table: &Table, content: &dyn content::Content) -> Option<What> {
        Some(changes::of(&OwnEvent::of(own)?, table, ours(content)))
    }

    fn card(&self, name: &str, content: &dyn content::Content) -> Option<String> {
        changes::card(name, ours(content)).map(str::to_owned)
    }

    fn printed(&self, content: &dyn content::Content) -> Box<RawValue> {
        to_raw_value(&Printed::of(ours(content))).expect("names, numbers and lists are JSON")
    }

    fn printed_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        Printed::json_schema(generator)
    }

    fn brought(&self, own: &setting::Own) -> Vec<(&'static str, String)> {
        let loadouts = Settings::of(own).loadouts.into_iter().filter(|it| !it.leaves_weapons());
        loadouts.flat_map(|it| it.weapons).map(|set| ("weapon", set)).collect()
    }

    fn chosen(&self, own: &setting::Own, content: &dyn content::Content) -> Vec<Chosen> {
        let leave = Settings::of(own).loadouts.iter().filter(|it| it.leaves_weapons()).count();
        let starting = ours(content).sets.iter().filter(|set| set.class == SetClass::Starting);
        let there = starting.map(|set| usize::from(set.tokens)).sum();
        let (piece, name) = ("weapon", row("chosen-weapon"));
        (leave > 0).then_some(Chosen { piece, name, count: leave * WEAPONS, there }).into_iter().collect()
    }

    fn seated(&self, own: &setting::Own, content: &dyn content::Content) -> Vec<(String, String)> {
        let content = ours(content);
        let seat = |it: Loadout| {
            let class =
                content.class(&it.class).map(|class| content.classes[usize::from(class.0)].name.as_str());
            let class = if it.leaves_class() {
                Some(text("tells-class-players"))
            } else {
                class.map(|name| text("tells-class").with("class", name))
            };
            let mut brings = sheets::weapons(&it, content);
            brings.extend(class.map(|class| class.to_string()));
            (it.marine, brings.join(", "))
        };
        Settings::of(own).loadouts.into_iter().map(seat).collect()
    }

    fn is_limit(&self, reason: &str) -> bool {
        reason.starts_with(LAST_FRAG)
    }

    fn sheets(&self, games: &[(u8, setting::Own)], content: &dyn content::Content) -> Vec<Sheet> {
        let games: Vec<(u8, Settings)> = games.iter().map(|(n, own)| (*n, Settings::of(own))).collect();
        sheets::all(&games, ours(content), Content::doom2016())
    }

    fn own_cards(&self, games: &[(u8, setting::Own)], content: &dyn content::Content) -> Vec<CutCard> {
        let most = games.last().map(|(_, own)| Settings::of(own));
        most.map(|most| own_cards::all(&most, ours(content), Content::doom2016())).unwrap_or_default()
    }

    fn reference(&self, content: &dyn content::Content) -> String {
        reference::cards(ours(content))
    }

    fn added(&self, content: &dyn content::Content) -> String {
        reference::added(ours(content), Content::doom2016())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::own::COUNT_WORDS;
    use std::collections::BTreeSet;

    #[test]
    fn every_number_is_told_in_words() {
        let told: BTreeSet<&str> = COUNTS.iter().map(|count| count.id).collect();
        assert_eq!(told, COUNT_WORDS.iter().map(|(name, _)| *name).collect());
        let words: Vec<String> = COUNTS.iter().map(|count| count.words(1)).collect();
        assert_eq!(words, ["1 frag", "1 argent", "1 event", "1 threat"]);
    }
}
