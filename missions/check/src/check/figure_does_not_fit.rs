//! M017: a figure whose base has no room.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::thing::{Figure, ThingKind};
use tiles::Pose;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M017"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.layout.board.is_empty() {
        // That there are no tiles says it all.
        return;
    }
    for (id, figure) in context.figures() {
        if context.foe(figure).is_none() || context.under(figure).is_some() {
            continue;
        }
        let base = context.base(figure);
        let (w, h) = figure.pose().size(base);
        let message =
            text("m017-message").with("figure", context.call(id)).with("width", w).with("length", h);
        let said = CHECK
            .say(message)
            .at(Place::Thing(id))
            .at_all(figure.pose().cells(base).map(Place::Cell))
            .help(text("m017-help"));
        let fits = |pose: Pose| {
            let moved = Figure { at: pose.at, turned: pose.turned, kind: figure.kind.clone() };
            context.under(&moved).map(|_| moved)
        };
        let turned = base.can_rotate().then(|| fits(Pose { at: figure.at, turned: !figure.turned })).flatten();
        let moved = turned.map(|figure| (text("m017-turn"), figure)).or_else(|| {
            let pose = |at| Pose { at, turned: figure.turned };
            let cell = context.nearest_cell(figure.at, |cell| fits(pose(cell)).is_some())?;
            Some((text("move-to").with("cell", cell.to_string()), fits(pose(cell))?))
        });
        out.push(match moved {
            Some((label, figure)) => {
                let mut thing = context.mission.things()[&id].clone();
                thing.kind = ThingKind::Figure(figure);
                said.fix(label, [Edit::Thing(id, Some(thing))])
            }
            None => said,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn bases_over_walls_and_void_are_told() {
        let out = with_thing(figure(3, 4, "mancubus"));
        let after = mended("M017", &out, "the Mancubus at 3,4 does not fit there: its base needs 2×2 spaces");
        assert_eq!(after.things()[&missions_document::Id(900)].at(), cell(2, 4));
        let long = with_thing(figure(1, 11, "pinky"));
        quiet("M017", &long);
        // Its southern half would stand behind the closed door.
        let _ = mended("M017", &with_thing(figure(1, 5, "pinky")), "the Pinky at 1,5 does not fit there: its base needs 1×2 spaces");
        let _ = mended("M017", &with_thing(figure(-9, 5, "imp")), "the Imp at -9,5 does not fit there: its base needs 1×1 spaces");
    }
}
