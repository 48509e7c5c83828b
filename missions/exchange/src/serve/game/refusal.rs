//! What a sitting refuses, as trouble for a front end: a code, a sentence, a way out.

use crate::kinds;
use crate::serve::trouble::{Code, Trouble};
use missions_document::mission::Mission;
use missions_play::sitting::Refusal;

/// Why something cannot be done, for the front end. `marines` are those it asked for.
pub(super) fn told(why: Refusal, mission: &Mission, marines: Option<u8>) -> Trouble {
    match why {
        Refusal::NoRules => no_rules(mission),
        Refusal::Marines(numbers) => {
            let message = format!("the mission is not made for {} marines", marines.unwrap_or_default());
            let help = format!("it is made for {}", listed(&numbers));
            Trouble::new(Code::WrongValue, message, help).at("marines")
        }
        Refusal::NoSeat { number, seats } => {
            let help = format!("the seats are {}", listed(&seats));
            Trouble::new(Code::UnknownSeat, format!("there is no player on seat {number}"), help).at("seat")
        }
        Refusal::ByBot(name) => {
            let help = "ask for a seat that you play, or leave `seat` out to look on";
            Trouble::new(Code::NotYourSeat, format!("{name} is played by a bot"), help).at("seat")
        }
        Refusal::NotDue(seat, name) => {
            let help = format!("take it as seat {}", seat.0);
            Trouble::new(Code::NotYourTurn, format!("{name} is to choose"), help).at("seat")
        }
        Refusal::Chance => {
            let help = "take it without a seat";
            Trouble::new(Code::NotYourTurn, "it is for chance to fall", help).at("seat")
        }
        Refusal::Over(reason) => {
            let help = "take something back with `undo`, or begin another game";
            Trouble::new(Code::GameOver, format!("the game is over: {reason}"), help)
        }
        Refusal::NotOnOffer { key, meant, offered } => {
            let help = match meant {
                Some(meant) => format!("did you mean `{meant}`?"),
                None => format!("on offer: {}", offered.join(" · ")),
            };
            Trouble::new(Code::NotOnOffer, format!("`{key}` is not on offer"), help).at("key")
        }
        Refusal::Nothing(made) => {
            let message = format!("this seat has made {made} choices");
            Trouble::new(Code::NothingToUndo, message, "there is nothing more to go back to")
        }
        Refusal::Seen(_) => {
            let message = "since then chance has fallen, or somebody else has chosen";
            let help = "if those who play agree, say `anyway`: chance will fall as it fell";
            Trouble::new(Code::Revealed, message, help).at("anyway")
        }
    }
}

fn listed(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

pub(in crate::serve) fn no_rules(mission: &Mission) -> Trouble {
    let message = format!("unknown rules `{}`", mission.rules().0);
    Trouble::new(Code::NoRules, message, format!("write {} in mission.ron", kinds::systems()))
}
