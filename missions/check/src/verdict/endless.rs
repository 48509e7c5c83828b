//! S015: offers that can be taken without end. Other faults of play stand in `fault`.

use super::Used;
use engine::world::ENDLESS;
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;
use missions_play::report::{games, grouped};

const ENDLESS_OFFER: Page = Page {
    code: Code("S015"),
    severity: Severity::Warning,
    title: "An offer can be taken without end",
    text: "A card offers the marines something, and in the games the bots played a marine took it again and again in one \
activation. Bots stop after a dozen times; at the table nothing stops a player, and whatever the offer gives is given \
without end.\n\n\
Let it cost something (`cards: 1`, `points: 1`), limit it (`limit: \"activation\"`), or let the script withdraw it when it \
was taken.",
};

pub(super) const PAGES: &[Page] = &[ENDLESS_OFFER];

pub(super) fn find(used: &Used<'_>) -> Vec<Diagnostic> {
    let endless = used.uses.offers.iter().filter(|(_, offer)| offer.endless > 0);
    let told = endless.map(|(tag, offer)| {
        let (some, all) = (grouped(u64::from(offer.endless)), games(used.games));
        let label = &offer.label;
        let message =
            format!("the offer \"{label}\" was taken {ENDLESS} times in one activation (in {some} of {all})");
        Diagnostic::new(ENDLESS_OFFER.code, ENDLESS_OFFER.severity, message)
            .at(used.offered(tag))
            .help("let it cost something, limit it, or withdraw it when it was taken")
    });
    told.collect()
}
