//! M028: a mission without demons.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M028"),
        severity: Severity::Warning,
        title: "The invader has nothing to play with",
        text: "No demon stands on the map, no portal lies on it and no script places one, so the invader will only ever shuffle cards.\n\n\
Put figures or portals on the map.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let placed = context.scripts_say("place_demon");
    if context.figures().next().is_none() && context.pieces_of("portal").next().is_none() && !placed {
        out.push(
            CHECK
                .say("no demon stands on the map, and no portal could bring one")
                .at(Place::Mission)
                .help("put figures or portals on the map"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id};

    #[test]
    fn a_map_without_demons_is_told() {
        let peace = with([50, 60, 61, 62].map(|id| Edit::Thing(Id(id), None)));
        let _ = fires("M028", &peace, "no demon stands on the map, and no portal could bring one");
        quiet("M028", &with([60, 61, 62].map(|id| Edit::Thing(Id(id), None))));
    }
}
