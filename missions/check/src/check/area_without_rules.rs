//! M067: an area in a game that has none.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::thing::Region;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M067"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    // Of unknown rules nothing can be said, and another check says that.
    let rules = systems::of(&context.mission.rules().0);
    if rules.is_none_or(<dyn rule_system::RuleSystem>::has_areas) {
        return;
    }
    for (id, region) in context.mission.regions().iter().filter(|(_, region)| region.area) {
        let called = Context::call_region(region);
        let plain = Region { area: false, ..region.clone() };
        out.push(
            CHECK
                .say(text("m067-message").with("region", called.clone()))
                .at(Place::Region(*id))
                .help(text("m067-help"))
                .fix(text("m067-fix").with("region", called), [Edit::Region(*id, Some(plain))]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;
    use missions_document::thing::Region;
    use missions_document::{Edit, Id, Name};

    #[test]
    fn an_area_of_the_2016_game_is_an_ordinary_region() {
        let (name, cells) = (Some(Name::new("vault")), [cell(1, 2)].into());
        let region = Region { name, area: true, cells, ..Region::default() };
        let mission = with([Edit::Region(Id(900), Some(region.clone()))]);
        let plain = mended("M067", &mission, "the region vault is an area, and these rules have none");
        assert!(!plain.regions()[&Id(900)].area);
        quiet("M067", &with([Edit::Region(Id(900), Some(Region { area: false, ..region }))]));
    }
}
