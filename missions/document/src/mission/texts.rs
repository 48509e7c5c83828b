//! The texts of a mission that players read, and the mission as it speaks in another language: for what is printed and shown, not for
//! games.

use super::{Info, Mission};
use crate::edit::Edit;
use crate::id::{Id, ScriptName};
use crate::thing::ThingKind;
use crate::translation::{Standing, Tag, TextOf, Translation};
use rule_system::setting::{Form, Own, Setting, Subject, Value};
use script_api::assist;
use std::collections::BTreeSet;

impl Mission {
    /// The texts that players read, in the order in which they meet them. Empty ones are left out.
    #[must_use]
    pub fn texts(&self) -> Vec<(TextOf, String)> {
        let info = [
            (TextOf::Title, &self.info.title),
            (TextOf::Summary, &self.info.summary),
            (TextOf::Briefing, &self.info.briefing),
            (TextOf::Victory, &self.info.victory),
            (TextOf::Defeat, &self.info.defeat),
        ];
        let mut texts: Vec<(TextOf, String)> =
            info.into_iter().map(|(of, text)| (of, text.clone())).collect();
        for card in &self.cards {
            let of = TextOf::Card(card.script.clone());
            if let Some(script) = self.scripts.get(&card.script)
                && texts.iter().all(|(there, _)| *there != of)
            {
                texts.push((of, card_text(script)));
            }
        }
        for (id, thing) in &self.things {
            if let ThingKind::Label(label) = &thing.kind {
                texts.push((TextOf::Label(*id), label.text.clone()));
            }
        }
        let system = self.system();
        for (id, tile) in &self.tiles {
            let rows = system.fields(Subject::Tile, &tile.tile.0.to_string());
            values(*id, rows, self.tile_fields(*id), &mut texts);
        }
        for (id, thing) in &self.things {
            values(*id, thing.rows(system), &thing.fields, &mut texts);
        }
        for (id, region) in &self.regions {
            values(*id, region.rows(system), &region.fields, &mut texts);
        }
        texts.retain(|(_, text)| !text.trim().is_empty());
        texts
    }

    /// The languages that some of its texts are translated into.
    #[must_use]
    pub fn languages(&self) -> BTreeSet<&Tag> {
        self.translations.keys().map(|(tag, _)| tag).collect()
    }

    /// All translations, by language and text.
    pub fn translations(&self) -> impl Iterator<Item = (&Tag, &TextOf, &Translation)> {
        self.translations.iter().map(|((tag, of), translation)| (tag, of, translation))
    }

    /// A text in a language, if it is translated.
    #[must_use]
    pub fn translation(&self, tag: &Tag, of: &TextOf) -> Option<&Translation> {
        self.translations.get(&(tag.clone(), of.clone()))
    }

    /// How a text stands in a language.
    #[must_use]
    pub fn standing(&self, tag: &Tag, of: &TextOf, original: &str) -> Standing {
        match self.translation(tag, of) {
            Some(translation) if translation.text.trim().is_empty() => Standing::Missing,
            Some(translation) if translation.was == original => Standing::Good,
            Some(_) => Standing::Old,
            None => Standing::Missing,
        }
    }

    /// The language of the mission that is nearest to a tag: the same, or the same without a country.
    #[must_use]
    pub fn language_for(&self, wanted: &str) -> Option<&Tag> {
        // Folders of languages are called `pt_BR` on some systems.
        let wanted = wanted.replace('_', "-");
        self.languages().into_iter().filter(|tag| tag.does_for(&wanted)).max_by_key(|tag| tag.as_str().len())
    }

    /// The edits that give the translations of a card the new file name of its script.
    #[must_use]
    pub fn texts_moved(&self, old: &ScriptName, new: &ScriptName) -> Vec<Edit> {
        let of = TextOf::Card(old.clone());
        let its = self.translations().filter(|(_, its, _)| **its == of);
        its.flat_map(|(tag, of, it)| {
            let moved = TextOf::Card(new.clone());
            [
                Edit::Translation(tag.clone(), of.clone(), None),
                Edit::Translation(tag.clone(), moved, Some(it.clone())),
            ]
        })
        .collect()
    }

    /// The edits that take the translations of a text away.
    #[must_use]
    pub fn texts_gone(&self, is_gone: impl Fn(&TextOf) -> bool) -> Vec<Edit> {
        let its = self.translations().filter(|(_, of, _)| is_gone(of));
        its.map(|(tag, of, _)| Edit::Translation(tag.clone(), of.clone(), None)).collect()
    }

    /// The mission as it speaks in a language. What is not translated stays in the original; a translation that is older than its
    /// original is used as it is.
    #[must_use]
    pub fn in_language(&self, wanted: &str) -> Self {
        let Some(tag) = self.language_for(wanted).cloned() else { return self.clone() };
        let mut said = self.clone();
        for ((its, of), Translation { text, .. }) in &self.translations {
            if *its == tag && !text.trim().is_empty() {
                said.say(of, text);
            }
        }
        said
    }

    fn say(&mut self, of: &TextOf, text: &str) {
        let Info { title, summary, briefing, victory, defeat, author: _, licence: _, notes: _ } =
            &mut self.info;
        let target = match of {
            TextOf::Title => title,
            TextOf::Summary => summary,
            TextOf::Briefing => briefing,
            TextOf::Victory => victory,
            TextOf::Defeat => defeat,
            TextOf::Card(name) => {
                if let Some(script) = self.scripts.get_mut(name) {
                    *script = assist::with_title(script, text);
                }
                return;
            }
            TextOf::Label(id) => {
                if let Some(ThingKind::Label(label)) = self.things.get_mut(id).map(|thing| &mut thing.kind) {
                    text.clone_into(&mut label.text);
                }
                return;
            }
            TextOf::Value(id, name) => {
                let things = self.things.get_mut(id).map(|thing| &mut thing.fields);
                let regions = self.regions.get_mut(id).map(|region| &mut region.fields);
                let own = things.or(regions).or(self.tile_fields.get_mut(id));
                if let Some(Value::Word(word)) = own.and_then(|own| own.get_mut(name)) {
                    text.clone_into(word);
                }
                return;
            }
        };
        text.clone_into(target);
    }
}

/// What a card says, as one text.
fn card_text(script: &str) -> String {
    let (title, text) = assist::title(script);
    if text.is_empty() { title } else { format!("{title}\n{text}") }
}

/// The texts among the values of something.
fn values(id: Id, rows: &[Setting], own: &Own, texts: &mut Vec<(TextOf, String)>) {
    for row in rows.iter().filter(|row| matches!(row.form, Form::Text)) {
        if let Some(Value::Word(text)) = own.get(row.id) {
            texts.push((TextOf::Value(id, row.id.to_owned()), text.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format;
    use rule_system::View;

    #[test]
    fn a_mission_speaks_the_nearest_language_it_has() {
        let mission = Mission::starter();
        let pl = Tag::of("pl").expect("a tag");
        let texts = mission.texts();
        let (card, original) =
            texts.iter().find(|(of, _)| matches!(of, TextOf::Card(_))).expect("a card with a text").clone();
        let was = mission.info().title.clone();
        let put = |of: TextOf, was: &str, text: &str| {
            let translation = Translation { was: was.to_owned(), text: text.to_owned() };
            Edit::Translation(pl.clone(), of, Some(translation))
        };
        let mission = mission.with([
            put(TextOf::Title, &was, "Pierwsza misja"),
            put(card.clone(), &original, "Rdzeń\nPrzynieś go.\n\nSzybko."),
            put(TextOf::Victory, "something else", "Koniec."),
        ]);
        let said = mission.in_language("pl-PL");
        assert_eq!((said.info().title.as_str(), said.info().victory.as_str()), ("Pierwsza misja", "Koniec."));
        let TextOf::Card(name) = &card else { panic!("a card") };
        let (title, text) = assist::title(&said.scripts()[name]);
        assert_eq!((title.as_str(), text.as_str()), ("Rdzeń", "Przynieś go.\n\nSzybko."));
        assert_eq!(mission.in_language("de"), mission, "there is nothing in German");
        // What it says has changed: the translation of the title is old, and still used.
        assert_eq!(mission.standing(&pl, &TextOf::Title, &was), Standing::Good);
        assert_eq!(mission.standing(&pl, &TextOf::Title, "Another title"), Standing::Old);
        assert_eq!(mission.standing(&pl, &TextOf::Defeat, "Lost."), Standing::Missing);
    }

    #[test]
    fn games_do_not_depend_on_what_is_translated() {
        let mission = Mission::starter();
        let said = Translation { was: mission.info().title.clone(), text: "Pierwsza misja".to_owned() };
        let pl = Tag::of("pl").expect("a tag");
        let translated = mission.clone().with([Edit::Translation(pl, TextOf::Title, Some(said))]);
        assert_eq!(format::identity_of_games(&translated), format::identity_of_games(&mission));
        assert!(translated.plays_like(&mission));
        let seen = translated.seen(&View::WHOLE).in_language("pl");
        assert_eq!(seen.info().title, "Pierwsza misja");
        assert_eq!((seen.whole().info().title.as_str(), seen.original()), ("Pierwsza misja", &translated));
    }

    #[test]
    fn translations_go_with_the_file_of_a_card() {
        let mission = Mission::starter();
        let (old, new) = (mission.cards()[0].script.clone(), ScriptName::new("other.rhai"));
        let pl = Tag::of("pl").expect("a tag");
        let of = |name: &ScriptName| TextOf::Card(name.clone());
        let said = Translation { was: "a".to_owned(), text: "b".to_owned() };
        let put = Edit::Translation(pl.clone(), of(&old), Some(said.clone()));
        let mission = mission.with([put]);
        let moved = mission.clone().with(mission.texts_moved(&old, &new));
        assert_eq!(
            (moved.translation(&pl, &of(&old)), moved.translation(&pl, &of(&new))),
            (None, Some(&said))
        );
        let gone = mission.clone().with(mission.texts_gone(|it| *it == of(&old)));
        assert_eq!(gone.languages().len(), 0);
    }
}
