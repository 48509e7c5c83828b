//! M042: a region without spaces.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M042"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (id, region) in context.mission.regions().iter().filter(|(_, region)| region.cells.is_empty()) {
        let called = Context::call_region(region);
        out.push(
            CHECK
                .say(text("m042-message").with("region", called.clone()))
                .at(Place::Region(*id))
                .help(text("m042-help"))
                .fix(text("remove").with("what", called), [Edit::Region(*id, None)]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::thing::Region;
    use missions_document::{Edit, Id};

    #[test]
    fn an_empty_region_is_told() {
        let region = |cells: &[tiles::Cell]| {
            with([Edit::Region(Id(900), Some(Region { cells: cells.iter().copied().collect(), ..Region::default() }))])
        };
        let _ = mended("M042", &region(&[]), "the unnamed region has no space");
        quiet("M042", &region(&[cell(1, 2)]));
    }
}
