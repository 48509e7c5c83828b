//! M043: a region that leaves the map.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::thing::Region;
use tiles::Cell;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M043"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (id, region) in context.mission.regions() {
        let on_map = |cell: &Cell| context.layout.space(*cell).is_some();
        let lost: Vec<Cell> = region.cells.iter().copied().filter(|cell| !on_map(cell)).collect();
        let Some(first) = lost.first() else { continue };
        let is_all = lost.len() == region.cells.len();
        let message = text(if is_all { "m043-message-all" } else { "m043-message" })
            .with("region", Context::call_region(region))
            .with("cell", first.to_string())
            .with("spaces", lost.len());
        let cells = region.cells.iter().copied().filter(on_map).collect();
        let kept = Region { cells, ..region.clone() };
        out.push(
            CHECK
                .say(message)
                .at(Place::Region(*id))
                .at_all(lost.iter().take(8).map(|cell| Place::Cell(*cell)))
                .help(text("m043-help"))
                .fix(text("m043-fix"), [Edit::Region(*id, Some(kept))]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::thing::Region;
    use missions_document::{Edit, Id, Name};

    #[test]
    fn a_region_beside_the_map_is_told() {
        let region = |cells: &[tiles::Cell]| {
            let region = Region { name: Some(Name::new("vault")), cells: cells.iter().copied().collect(), ..Region::default() };
            with([Edit::Region(Id(900), Some(region))])
        };
        let _ = mended("M043", &region(&[cell(1, 2), cell(-5, 0)]), "a space of the region vault, -5,0, is not on the map");
        let _ = mended(
            "M043",
            &region(&[cell(-5, 1), cell(-5, 0)]),
            "the region vault lies wholly beside the map, at -5,0",
        );
        quiet("M043", &region(&[cell(1, 2), cell(2, 2)]));
    }
}
