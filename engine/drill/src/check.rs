//! The checks of this game.

use crate::setting;
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
        out.push(Finding::whole("there is no beacon to light", "put one on the map"));
    }
}

fn odd_fuel(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    for (marines, fuel) in setting::wrong(mission.own) {
        let message = format!("with {marines} marines the fuel is for {fuel} rounds");
        let fix = Fix::Settings(setting::mended(mission.own));
        out.push(
            Finding::whole(message, "a game has from 1 to 20 rounds").fix("take what there can be", fix),
        );
    }
}
