//! M075: a translation of a text that is not there.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::translation::TextOf;
use std::collections::BTreeSet;
use words::{Argument, Text};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M075"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    if mission.translations().next().is_none() {
        return;
    }
    let there: BTreeSet<TextOf> = mission.texts().into_iter().map(|(of, _)| of).collect();
    let knows_rules = systems::of(&mission.rules().0).is_some();
    let in_vain = |of: &TextOf| match of {
        // Its script is missing on the disk: that is reported, and no reason to lose its translations.
        TextOf::Card(name) if mission.cards().iter().any(|card| card.script == *name) => {
            mission.scripts().contains_key(name) && !there.contains(of)
        }
        TextOf::Value(..) => knows_rules && !there.contains(of),
        of => !there.contains(of),
    };
    for tag in mission.languages() {
        let gone: Vec<&TextOf> =
            mission.translations().filter(|(its, of, _)| *its == tag && in_vain(of)).map(|(_, of, _)| of).collect();
        if gone.is_empty() {
            continue;
        }
        let all = Argument::All(gone.iter().map(|of| called(of).into()).collect());
        let edits = gone.iter().map(|of| Edit::Translation(tag.clone(), (*of).clone(), None));
        out.push(
            CHECK
                .say(text("m075-message").with("tag", tag.as_str()).with("of", all))
                .at(Place::Mission)
                .help(text("m075-fix"))
                .fix(text("m075-fix"), edits),
        );
    }
}

/// What a text is called in a sentence.
fn called(of: &TextOf) -> Text {
    match of {
        TextOf::Title => text("m075-title"),
        TextOf::Summary => text("m075-summary"),
        TextOf::Briefing => text("m075-briefing"),
        TextOf::Victory => text("m075-victory"),
        TextOf::Defeat => text("m075-defeat"),
        TextOf::Card(name) => text("m075-card").with("script", name.as_str()),
        TextOf::Label(id) => text("m075-label").with("id", id.to_string()),
        TextOf::Value(id, name) => text("m075-value").with("id", id.to_string()).with("name", name.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, ScriptName, Tag, TextOf, Translation};

    #[test]
    fn a_translation_of_what_is_gone_is_taken_away() {
        let of = |of: TextOf| {
            let translation = Translation { was: "Exit".to_owned(), text: "Wyjście".to_owned() };
            with([Edit::Translation(Tag::of("pl").expect("a tag"), of, Some(translation))])
        };
        quiet("M075", &of(TextOf::Title));
        let gone = "`pl` translates the words #77 on the map, which are not there or empty";
        let _ = mended("M075", &of(TextOf::Label(Id(77))), gone);
        let script = TextOf::Card(ScriptName::new("gone.rhai"));
        let _ = mended("M075", &of(script), "`pl` translates the card gone.rhai, which is not there or says nothing");
    }
}
