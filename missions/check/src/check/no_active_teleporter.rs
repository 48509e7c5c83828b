//! M022: no active teleporter at the beginning.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::thing::ThingKind;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M022"),
        severity: Severity::Error,
        title: "No teleporter is active at the beginning",
        text: "A fragged marine comes back on an active teleporter (ruling 11). Without one at the beginning there may be \
no place for him.\n\n\
Put at least one teleporter with its active side up, somewhere the marines can hold.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let on_board = |at| context.layout.space(at).is_some();
    let pads = || context.pieces_of("teleporter");
    if context.layout.board.is_empty() || pads().any(|(_, pad)| pad.up && on_board(pad.at)) {
        return;
    }
    let said = CHECK
        .say("no teleporter is active at the beginning, so a fragged marine cannot come back")
        .at(Place::Mission)
        .at_all(pads().map(|(id, _)| Place::Thing(id)))
        .help("put a teleporter with its active side up near the start spaces");
    out.push(match pads().find(|(_, pad)| on_board(pad.at)) {
        Some((id, pad)) => {
            let mut thing = context.mission.things()[&id].clone();
            thing.kind = ThingKind::Piece(pad.clone().turned(true));
            said.fix(format!("activate {}", context.call(id)), [Edit::Thing(id, Some(thing))])
        }
        None => said,
    });
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id};

    #[test]
    fn teleporters_asleep_are_told_and_woken() {
        let asleep = with([Edit::Thing(Id(30), None)]);
        let message = "no teleporter is active at the beginning, so a fragged marine cannot come back";
        let after = mended("M022", &asleep, message);
        assert_eq!(crate::check::check(&after).problems, []);
        let none = asleep.with([Edit::Thing(Id(31), None)]);
        assert_eq!(fires("M022", &none, message).fix, None);
        quiet("M022", &with([Edit::Thing(Id(31), None)]));
    }
}
