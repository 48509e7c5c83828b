//! What a sitting refuses, as trouble for a front end: a code, a sentence, a way out.

use crate::kinds;
use crate::serve::trouble::{Code, Trouble};
use crate::words::text;
use missions_document::mission::Mission;
use missions_play::sitting::Refusal;

/// Why something cannot be done, for the front end. `marines` are those it asked for.
pub(super) fn told(why: Refusal, mission: &Mission, marines: Option<u8>) -> Trouble {
    match why {
        Refusal::NoRules => no_rules(mission),
        Refusal::Marines(numbers) => {
            let message = text("refusal-marines").with("marines", marines.unwrap_or_default());
            let help = text("refusal-marines-help").with("numbers", listed(&numbers));
            Trouble::new(Code::WrongValue, message, help).at("marines")
        }
        Refusal::NoSeat { number, seats } => {
            let message = text("refusal-no-seat").with("seat", number);
            let help = text("refusal-no-seat-help").with("seats", listed(&seats));
            Trouble::new(Code::UnknownSeat, message, help).at("seat")
        }
        Refusal::ByBot(name) => {
            let message = text("refusal-by-bot").with("name", name);
            Trouble::new(Code::NotYourSeat, message, text("refusal-by-bot-help")).at("seat")
        }
        Refusal::NotDue(seat, name) => {
            let message = text("refusal-not-due").with("name", name);
            let help = text("refusal-not-due-help").with("seat", seat.0);
            Trouble::new(Code::NotYourTurn, message, help).at("seat")
        }
        Refusal::Chance => {
            Trouble::new(Code::NotYourTurn, text("refusal-chance"), text("refusal-chance-help")).at("seat")
        }
        Refusal::Over(reason) => {
            let message = text("refusal-over").with("reason", reason);
            Trouble::new(Code::GameOver, message, text("refusal-over-help"))
        }
        Refusal::NotOnOffer { key, meant, offered } => {
            let help = match meant {
                Some(meant) => text("did-you-mean").with("meant", meant),
                None => text("refusal-not-on-offer-help").with("offered", offered.join(" · ")),
            };
            Trouble::new(Code::NotOnOffer, text("refusal-not-on-offer").with("key", key), help).at("key")
        }
        Refusal::Nothing(made) => {
            let message = text("refusal-nothing").with("made", made);
            Trouble::new(Code::NothingToUndo, message, text("refusal-nothing-help"))
        }
        Refusal::Seen(_) => {
            Trouble::new(Code::Revealed, text("refusal-seen"), text("refusal-seen-help")).at("anyway")
        }
    }
}

fn listed(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

pub(in crate::serve) fn no_rules(mission: &Mission) -> Trouble {
    let message = text("refusal-rules").with("rules", mission.rules().0.as_str());
    Trouble::new(Code::NoRules, message, text("refusal-rules-help").with("known", kinds::systems()))
}
