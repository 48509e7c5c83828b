//! M068: areas that share a space, or more of them than a board can hold.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use std::collections::BTreeMap;
use tiles::Cell;
use tiles::board::MAX_AREAS;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M068"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if !context.mission.system().has_areas() {
        return;
    }
    let areas = context.mission.regions().iter().filter(|(_, region)| region.area);
    let mut of: BTreeMap<Cell, _> = BTreeMap::new();
    for (count, (id, region)) in (1..).zip(areas) {
        if count > MAX_AREAS {
            let message = text("m068-too-many").with("region", Context::call_region(region));
            out.push(CHECK.say(message).at(Place::Region(*id)).help(text("m068-too-many-help")));
        }
        let shared = region.cells.iter().find_map(|cell| Some((*cell, *of.get(cell)?)));
        if let Some((cell, other)) = shared {
            let other_region = &context.mission.regions()[&other];
            let message = text("m068-message")
                .with("first", Context::call_region(other_region))
                .with("second", Context::call_region(region))
                .with("cell", cell.to_string());
            out.push(
                CHECK
                    .say(message)
                    .at(Place::Region(other))
                    .at(Place::Region(*id))
                    .at_all([Place::Cell(cell)])
                    .help(text("m068-help")),
            );
        }
        of.extend(region.cells.iter().map(|cell| (*cell, *id)));
    }
}
