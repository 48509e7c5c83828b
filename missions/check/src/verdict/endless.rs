//! S015: offers that can be taken without end. Other faults of play stand in `fault`.

use super::Used;
use engine::world::ENDLESS;
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;
use missions_play::report::{games, grouped};

const ENDLESS_OFFER: Page =
    Page { code: Code("S015"), severity: Severity::Warning, words: &crate::pages::WORDS };

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
