//! C026: portals nobody opens.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("C026"),
        severity: Severity::Warning,
        title: "Portals lie on the map, but no card summons from them",
        text: "Portals bring demons only when a card says so, usually the threat card. No script of this mission speaks of \
summoning, so the portals will lie there all game.\n\n\
Choose a threat card, or remove the portals.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let portals: Vec<_> = context.pieces_of("portal").map(|(id, _)| Place::Thing(id)).collect();
    if !portals.is_empty() && !context.scripts_say("summon") {
        out.push(
            CHECK
                .say("portals lie on the map, but no card summons from them")
                .at_all(portals.into_iter().take(8))
                .help("choose a threat card, or remove the portals"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::Edit;

    #[test]
    fn portals_without_a_threat_are_told() {
        let calm = with([Edit::Cards(good().cards()[..1].to_vec())]);
        let _ = fires("C026", &calm, "portals lie on the map, but no card summons from them");
        quiet("C026", &good());
    }
}
