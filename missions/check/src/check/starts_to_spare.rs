//! M061: start spaces for more marines than any game of the mission has.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::id::Id;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M061"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let most = context.most_marines();
    // Numbers that no game can have are another problem, and so are start spaces that cannot be used.
    let is_known = context.mission.settings().marines.iter().any(|marines| (1..=4).contains(marines));
    let usable = |at| context.layout.space(at).is_some();
    let starts: Vec<Id> = context.starts().filter(|(_, start)| usable(start.at)).map(|(id, _)| id).collect();
    let spare: Vec<Id> = starts.iter().copied().skip(most).collect();
    if !is_known || spare.is_empty() {
        return;
    }
    out.push(
        CHECK
            .say(text("m061-message").with("most", most).with("starts", starts.len()))
            .at_all(spare.iter().copied().map(Place::Thing))
            .help(text("m061-help"))
            .fix(text("m061-fix"), spare.iter().map(|id| Edit::Thing(*id, None))),
    );
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn start_spaces_that_no_game_uses_are_noted() {
        let few = with_settings(|settings| settings.marines = [1, 2].into());
        let told = "the mission is for 2 marines at most, and the map has 4 start spaces";
        let _ = mended("M061", &few, told);
        quiet("M061", &with_settings(|settings| settings.marines = [4].into()));
        quiet("M061", &with_settings(|settings| settings.marines.clear()));
        quiet("M061", &good());
    }
}
