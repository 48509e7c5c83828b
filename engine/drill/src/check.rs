//! The checks of this game.

use crate::setting;
use crate::texts::text;
use rule_system::check::{Check, Finding, Fix, Subject};
use rule_system::page::{Code, Page, Severity};

pub(crate) static CHECKS: [Check; 2] = [
    Check {
        page: Page { code: Code("M901"), severity: Severity::Error, words: &crate::pages::WORDS },
        run: no_beacon,
    },
    Check {
        page: Page { code: Code("M902"), severity: Severity::Error, words: &crate::pages::WORDS },
        run: odd_fuel,
    },
];

fn no_beacon(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    if mission.pieces_of("beacon").next().is_none() {
        out.push(Finding::whole(text("m901-message"), text("m901-help")));
    }
}

fn odd_fuel(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    for (marines, fuel) in setting::wrong(mission.own) {
        let message = text("m902-message").with("marines", marines).with("fuel", fuel);
        let fix = Fix::Settings(setting::mended(mission.own));
        out.push(Finding::whole(message, text("m902-help")).fix(text("m902-fix"), fix));
    }
}
