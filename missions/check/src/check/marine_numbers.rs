//! M037: for how many marines.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::mission::Settings;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M037"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let settings = context.mission.settings();
    let wrong: Vec<u8> = settings.marines.iter().copied().filter(|n| !(1..=4).contains(n)).collect();
    let message = match wrong.first() {
        Some(number) => text("m037-message").with("marines", *number),
        None if settings.marines.is_empty() => text("m037-message-none"),
        None => return,
    };
    let mut mended = settings.clone();
    mended.marines.retain(|n| !wrong.contains(n));
    if mended.marines.is_empty() {
        mended.marines.extend(1..=4);
    }
    out.push(
        CHECK
            .say(message)
            .at(Place::Mission)
            .help(text("m037-help"))
            .fix(text("m037-fix"), [Edit::Settings(Box::new(Settings { ..mended }))]),
    );
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn impossible_numbers_are_told() {
        let for_marines = |numbers: &[u8]| with_settings(|settings| settings.marines = numbers.iter().copied().collect());
        let _ = mended("M037", &for_marines(&[]), "the mission does not say for how many marines it is made");
        let _ = mended("M037", &for_marines(&[2, 5]), "no game has 5 marines");
        let _ = mended("M037", &for_marines(&[0]), "no game has 0 marines");
        quiet("M037", &for_marines(&[1, 4]));
    }
}
