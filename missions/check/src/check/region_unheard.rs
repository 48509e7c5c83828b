//! C029: regions that no script uses.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::thing::Region;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C029"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    // An area is used by the rules, and so is a region with values that they know.
    let system = context.mission.system();
    let is_used = |region: &Region| {
        let known = || region.rows(system).iter().any(|row| region.fields.contains_key(row.id));
        region.area && system.has_areas() || known()
    };
    for (id, region) in context.mission.regions().iter().filter(|(_, region)| !is_used(region)) {
        if region.name.as_ref().is_some_and(|name| context.scripts_name(name)) {
            continue;
        }
        let called = Context::call_region(region);
        out.push(
            CHECK
                .say(text("c029-message").with("region", called.clone()))
                .at(Place::Region(*id))
                .help(text("c029-help"))
                .fix(text("remove").with("what", called), [Edit::Region(*id, None)]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::thing::Region;
    use missions_document::{Edit, Id, Name, ScriptName};

    #[test]
    fn a_region_no_card_speaks_of_is_told() {
        let region = Region { name: Some(Name::new("vault")), cells: [cell(1, 2)].into(), ..Region::default() };
        let painted = with([Edit::Region(Id(900), Some(region))]);
        let _ = mended("C029", &painted, "no card uses the region vault");
        let text = "fn on_moved() { if entered(map::vault) { win(\"marines\", \"objective\"); } }";
        quiet("C029", &painted.clone().with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text.into()))]));
        let unread = text.replace("win(", "win(;");
        quiet("C029", &painted.with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(unread))]));
    }
}
