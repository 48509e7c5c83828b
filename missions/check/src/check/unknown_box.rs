//! M039: unknown rules.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::mission::RulesId;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M039"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let rules = &context.mission.rules().0;
    if systems::of(rules).is_some() {
        return;
    }
    let known: Vec<&str> = systems::all().map(<dyn rule_system::RuleSystem>::id).collect();
    // The one everything was checked by.
    let shown = context.mission.system().id();
    out.push(
        CHECK
            .say(text("m039-message").with("rules", rules.as_str()))
            .at(Place::Mission)
            .help(text("m039-help").with("shown", shown).with("known", known.join(", ")))
            .fix(text("m039-fix").with("shown", shown), [Edit::Rules(RulesId(shown.to_owned()))]),
    );
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, RulesId};

    #[test]
    fn rules_nobody_knows_are_told() {
        let _ = mended("M039", &with([Edit::Rules(RulesId("doom-1993".into()))]), "unknown rules \"doom-1993\"");
        quiet("M039", &good());
    }

    #[test]
    fn all_rules_there_are_are_listed_and_known() {
        let told = told("M039", &with([Edit::Rules(RulesId("doom-1993".into()))]));
        let help = told[0].help.as_ref().expect("help").to_string();
        for system in systems::all() {
            assert!(help.contains(system.id()), "{help}");
            quiet("M039", &with([Edit::Rules(RulesId(system.id().to_owned()))]));
        }
    }
}
