//! C022: a script under a name that is no plain file name.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::id::ScriptName;
use std::collections::BTreeSet;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C022"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    let names: BTreeSet<&ScriptName> =
        mission.cards().iter().map(|card| &card.script).chain(mission.scripts().keys()).collect();
    for name in names.iter().filter(|name| !name.is_sound()) {
        let new = (1..).map(|n| plain(name, n)).find(|new| !names.contains(new));
        let said = CHECK
            .say(text("c022-message").with("name", name.as_str().escape_debug().to_string()))
            .at(Place::Mission)
            .help(text("c022-help"));
        let Some(new) = new else { continue };
        let mut cards = mission.cards().to_vec();
        for card in cards.iter_mut().filter(|card| card.script == **name) {
            card.script = new.clone();
        }
        let mut edits = vec![Edit::Cards(cards)];
        if let Some(text) = mission.scripts().get(*name) {
            edits.extend([Edit::Script((*name).clone(), None), Edit::Script(new.clone(), Some(text.clone()))]);
        }
        edits.extend(mission.texts_moved(name, &new));
        out.push(said.fix(text("rename-to").with("name", new.as_str()), edits));
    }
}

/// The nearest name that is a plain file name, with a number from the second on.
fn plain(name: &ScriptName, number: u32) -> ScriptName {
    let stem = name.as_str().strip_suffix(ScriptName::ENDING).unwrap_or(name.as_str());
    let stem = stem.rsplit(['/', '\\']).next().unwrap_or(stem);
    let letters = stem.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | ' ' | '.'));
    let stem: String = letters.map(|c| if matches!(c, ' ' | '.') { '-' } else { c }).take(40).collect();
    let stem = stem.trim_start_matches('-');
    let stem = if stem.is_empty() { "script" } else { stem };
    let number = if number > 1 { format!("-{number}") } else { String::new() };
    ScriptName::new(format!("{stem}{number}{}", ScriptName::ENDING))
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::mission::Role;
    use missions_document::{Card, Edit, ScriptName};

    #[test]
    fn names_that_lead_elsewhere_are_told() {
        let named = |name: &str| {
            let mut cards = good().cards().to_vec();
            let parameters = Default::default();
            cards.push(Card { role: Role::SPECIAL, script: ScriptName::new(name), parameters });
            with([Edit::Cards(cards), Edit::Script(ScriptName::new(name), Some("// mine".into()))])
        };
        let after = mended("C022", &named("../etc/My rules.rhai"), "\"../etc/My rules.rhai\" is no name for a script");
        assert!(after.scripts().contains_key(&ScriptName::new("My-rules.rhai")));
        let _ = mended("C022", &named(""), "\"\" is no name for a script");
        let _ = mended("C022", &named("infestation"), "\"infestation\" is no name for a script");
        quiet("C022", &named("mine.rhai"));
    }
}
