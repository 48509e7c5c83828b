//! M074: texts that are not translated, or whose original changed since, into a language that the mission has.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_document::translation::{Standing, TextOf};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M074"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    let languages = mission.languages();
    if languages.is_empty() {
        return;
    }
    let texts = mission.texts();
    for tag in languages {
        for (standing, id) in [(Standing::Missing, "m074-message-missing"), (Standing::Old, "m074-message-old")] {
            let of: Vec<&TextOf> = texts
                .iter()
                .filter(|(of, original)| mission.standing(tag, of, original) == standing)
                .map(|(of, _)| of)
                .collect();
            if of.is_empty() {
                continue;
            }
            let places = of.iter().map(|of| place(of, mission));
            let message = text(id).with("count", of.len()).with("tag", tag.as_str());
            out.push(CHECK.say(message).at_all(places).help(text("m074-help")));
        }
    }
}

/// Where a text stands.
pub(super) fn place(of: &TextOf, mission: &Mission) -> Place {
    match of {
        TextOf::Title | TextOf::Summary | TextOf::Briefing | TextOf::Victory | TextOf::Defeat => Place::Mission,
        TextOf::Card(name) => Place::Script { name: name.clone(), line: 1, column: 1 },
        TextOf::Label(id) | TextOf::Value(id, _) if mission.regions().contains_key(id) => Place::Region(*id),
        TextOf::Label(id) | TextOf::Value(id, _) if mission.tiles().contains_key(id) => Place::Tile(*id),
        TextOf::Label(id) | TextOf::Value(id, _) => Place::Thing(*id),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Tag, TextOf, Translation};

    #[test]
    fn texts_that_a_language_lacks_are_counted_and_those_that_are_old() {
        let bare = with([]);
        quiet("M074", &bare);
        let said = |original: &str| {
            let translation = Translation { was: original.to_owned(), text: "Tytuł".to_owned() };
            bare.clone().with(bare.texts().into_iter().map(|(of, was)| {
                let translation = if of == TextOf::Title {
                    translation.clone()
                } else {
                    Translation { text: format!("pl {was}"), was }
                };
                Edit::Translation(Tag::of("pl").expect("a tag"), of, Some(translation))
            }))
        };
        quiet("M074", &said(&bare.info().title));
        let _ = fires("M074", &said("Another title"), "1 text in `pl` is older than its original");
        let one = bare.clone().with([Edit::Translation(
            Tag::of("pl").expect("a tag"),
            TextOf::Title,
            Some(Translation { was: bare.info().title.clone(), text: "Tytuł".to_owned() }),
        )]);
        let left = bare.texts().len() - 1;
        let _ = fires("M074", &one, &format!("{left} texts are not translated into `pl`"));
    }
}
