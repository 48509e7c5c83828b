//! C025: a script on two cards.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C025"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let cards = context.mission.cards();
    for (index, card) in cards.iter().enumerate() {
        if cards[..index].iter().any(|other| other.script == card.script) {
            let rest = cards.iter().enumerate().filter(|(i, _)| *i != index).map(|(_, card)| card.clone());
            out.push(
                CHECK
                    .say(text("c025-message").with("script", card.script.as_str()))
                    .at(Place::Script { name: card.script.clone(), line: 0, column: 0 })
                    .help(text("c025-help"))
                    .fix(text("c025-fix"), [Edit::Cards(rest.collect())]),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::Edit;

    #[test]
    fn a_card_twice_is_told() {
        let cards = good().cards().to_vec();
        let twice = with([Edit::Cards([cards.clone(), cards[1..].to_vec()].concat())]);
        let _ = mended("C025", &twice, "two cards have the script infestation.rhai");
        quiet("C025", &good());
    }
}
