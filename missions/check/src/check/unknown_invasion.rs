//! M034: an invasion card nobody knows.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use doom_2016::Settings;
use super::context::known_words;
use script_api::suggest::nearest;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M034"),
        severity: Severity::Error,
        title: "The invasion card is missing or unknown",
        text: "The invasion card says which demons come out of portals. The settings name none, or one that neither \
the box nor the mission's own cards have.\n\n\
Choose one in the settings. The fix takes the one whose name is nearest, else the first of the box.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(content) = context.content_2016() else { return };
    let settings = context.settings_2016();
    if content.invasion(&settings.invasion).is_some() || context.left_out(&settings.invasion) {
        return;
    }
    let known = || content.invasions.iter().map(|card| card.id.as_str());
    let message = if settings.invasion.is_empty() {
        "the mission has no invasion card".to_owned()
    } else {
        format!("nobody knows an invasion card \"{}\"", settings.invasion)
    };
    let said = CHECK
        .say(message)
        .at(Place::Mission)
        .help(known_words(&settings.invasion, known()));
    out.push(match nearest(&settings.invasion, known()).or_else(|| known().next()) {
        Some(card) => {
            let settings = Settings { invasion: card.to_owned(), ..settings.clone() };
            said.fix(format!("take \"{card}\""), [context.with_2016(settings)])
        }
        None => said,
    });
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_missing_or_misspelt_card_is_told() {
        let card = |name: &str| with_2016(|settings| settings.invasion = name.into());
        let _ = mended("M034", &card(""), "the mission has no invasion card");
        let _ = mended("M034", &card("first-stroke"), "nobody knows an invasion card \"first-stroke\"");
        quiet("M034", &card("first-strike"));
    }
}
