//! M058: a class card that helps only other marines, where there are none.

use crate::Content;
use crate::content::{ClassCard, Trigger};
use crate::settings::Settings;
use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M058"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let Some(content) = Content::of(mission.content) else { return };
    let is_alone = mission.most_marines == 1;
    let settings = Settings::of(mission.own);
    let Some(loadout) = settings.loadouts.first().filter(|_| is_alone) else { return };
    let card = content.classes.iter().find(|class| class.id == loadout.class && is_for_others(class));
    if let Some(card) = card {
        let (marine, name) = (loadout.marine.as_str(), card.name.as_str());
        out.push(Finding::whole(
            text("m058-message").with("name", name).with("marine", marine),
            text("m058-help"),
        ));
    }
}

/// Are all abilities used on another marine's turn to attack or defend?
fn is_for_others(class: &ClassCard) -> bool {
    let is_of_others =
        |when: Trigger| matches!(when, Trigger::AllyRolled | Trigger::AllyDefending);
    !class.abilities.is_empty() && class.abilities.iter().all(|ability| is_of_others(ability.when))
}
