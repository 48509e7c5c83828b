//! M046: a mute for something that is not there.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M046"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    for mute in mission.mutes().keys() {
        let known = crate::page::explain(&mute.code).is_some();
        let lost = mute.about.filter(|id| {
            !mission.tiles().contains_key(id) && !mission.things().contains_key(id) && !mission.regions().contains_key(id)
        });
        let message = match lost {
            _ if !known => text("m046-message-code"),
            Some(id) => text("m046-message").with("id", id.to_string()),
            None => continue,
        };
        out.push(
            CHECK
                .say(message.with("code", mute.code.as_str()))
                .at(Place::Mission)
                .help(text("m046-fix"))
                .fix(text("m046-fix"), [Edit::Mute(mute.clone(), None)]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Mute};

    #[test]
    fn mutes_of_nothing_are_told() {
        let mute = |code: &str, about: Option<u32>| {
            with([Edit::Mute(Mute { code: code.into(), about: about.map(Id) }, Some(String::new()))])
        };
        let _ = mended("M046", &mute("Q123", None), "unknown code \"Q123\" that the mission mutes");
        let _ = mended("M046", &mute("M024", Some(77)), "the mission mutes M024 of #77, which is not there");
        quiet("M046", &mute("M024", Some(41)));
    }
}
