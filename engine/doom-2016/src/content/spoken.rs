//! The box in the language that is spoken. Its data is English, in the form in which designers write cards of their own. The same
//! names and texts stand by id in `words/box.ftl`, which is generated, so that other languages can have them.

use super::{Content, load};
use rule_system::content;
use std::sync::Arc;
use words::{Language, PerLanguage, Source, Text};

/// The names and texts of the box, by kind and stable name.
pub(crate) static WORDS: Source = Source::new("box-doom-2016", include_str!("../../words/box.ftl"));

/// The box in one language.
#[derive(Debug)]
struct Spoken {
    ours: Arc<Content>,
    /// The same as code for any game asks for it.
    any: Arc<dyn content::Content>,
}

static BOX: PerLanguage<Spoken> = PerLanguage::new(made);

impl Content {
    /// The 2016 box, compiled in, in the language that is spoken. Games differ only by what people read.
    #[must_use]
    pub fn doom2016() -> &'static Arc<Self> {
        &BOX.spoken().ours
    }

    /// The same as code for any game asks for it.
    pub(crate) fn for_any_game() -> &'static Arc<dyn content::Content> {
        &BOX.spoken().any
    }
}

fn made(language: Language) -> Spoken {
    let mut content = load::english();
    if language != Language::ENGLISH {
        each(&mut content, &mut |_, id, said| *said = Text::of_name(&WORDS, id).in_language(language));
    }
    let ours = Arc::new(content);
    Spoken { any: ours.clone(), ours }
}

/// Everything on the cards that people read, with its kind and its id: `card-buckshot-name`.
fn each(content: &mut Content, see: &mut dyn FnMut(&'static str, String, &mut String)) {
    let mut card = |kind: &'static str, id: &str, name: &mut String, text: Option<&mut String>| {
        see(kind, format!("{kind}-{id}-name"), name);
        if let Some(text) = text {
            see(kind, format!("{kind}-{id}-text"), text);
        }
    };
    for it in &mut content.marines {
        card("marine", &it.id, &mut it.name, None);
    }
    for it in &mut content.sets {
        card("set", &it.id, &mut it.name, None);
    }
    for it in &mut content.cards {
        card("card", &it.id, &mut it.name, Some(&mut it.text));
    }
    for it in &mut content.demons {
        card("demon", &it.id, &mut it.name, Some(&mut it.text));
    }
    for it in &mut content.event_sets {
        card("event-set", &it.id, &mut it.name, None);
    }
    for it in &mut content.events {
        card("event", &it.id, &mut it.name, Some(&mut it.text));
    }
    for it in &mut content.invasions {
        card("invasion", &it.id, &mut it.name, None);
    }
    for it in &mut content.classes {
        card("class", &it.id, &mut it.name, Some(&mut it.text));
    }
    for it in &mut content.glory {
        card("glory", &it.id, &mut it.name, Some(&mut it.text));
    }
    for it in &mut content.squad {
        card("squad", &it.id, &mut it.name, Some(&mut it.text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect_file;
    use std::collections::BTreeSet;

    const HEAD: &str = "# The names and texts of the box by id. Generated from its data; `UPDATE_EXPECT=1 cargo test -p doom-2016 spoken`\n\
# regenerates it. Cards of one kind may not have the same name: reports count them by their names.\n";

    #[test]
    fn the_texts_of_the_box_are_those_of_its_data() {
        let mut file = HEAD.to_owned();
        let mut before = "";
        each(&mut load::english(), &mut |kind, id, said| {
            if kind != before {
                file += &format!("\n## {kind}\n");
                before = kind;
            }
            assert!(
                !said.contains(['{', '}', '\n']) && said.trim() == *said,
                "it would need a sign before: {said}"
            );
            file += &format!("{id} = {said}\n");
        });
        expect_file!["../../words/box.ftl"].assert_eq(&file);
    }

    #[test]
    fn every_text_has_an_id_of_its_own_and_is_found_under_it() {
        let mut ids = BTreeSet::new();
        each(&mut load::english(), &mut |_, id, said| {
            assert_eq!(Text::of_name(&WORDS, id.clone()).english(), *said);
            assert!(ids.insert(id.clone()), "{id} twice");
        });
        assert!(ids.len() > 200 && ids.len() == WORDS.ids().len(), "{}", ids.len());
    }

    #[test]
    fn in_another_language_only_names_and_texts_are_others() {
        let (english, other) = (made(Language::ENGLISH).ours, made(Language::PSEUDO).ours);
        assert_eq!(format!("{english:?}"), format!("{:?}", load::english()));
        assert_eq!(other.demons[0].name, Text::of(&WORDS, "demon-imp-name").in_language(Language::PSEUDO));
        let bare = |content: &Content| {
            let mut content = content.clone();
            each(&mut content, &mut |_, _, said| said.clear());
            format!("{content:?}")
        };
        assert_eq!(bare(&english), bare(&other));
        let mut same = Vec::new();
        each(&mut Content::clone(&other), &mut |_, id, said| {
            if Text::of_name(&WORDS, id.clone()).english() == *said {
                same.push(id);
            }
        });
        assert_eq!(same, [""; 0]);
    }
}
