//! S015: offers that can be taken without end. Other faults of play stand in `fault`.

use super::Used;
use super::texts::{games, text};
use engine::world::ENDLESS;
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;
use missions_play::report::grouped;

const ENDLESS_OFFER: Page =
    Page { code: Code("S015"), severity: Severity::Warning, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[ENDLESS_OFFER];

pub(super) fn find(used: &Used<'_>) -> Vec<Diagnostic> {
    let endless = used.uses.offers.iter().filter(|(_, offer)| offer.endless > 0);
    let told = endless.map(|(tag, offer)| {
        let message = text("s015-message")
            .with("label", offer.label.as_str())
            .with("times", ENDLESS)
            .with("some", grouped(u64::from(offer.endless)))
            .with("all", games(used.games));
        Diagnostic::new(ENDLESS_OFFER.code, ENDLESS_OFFER.severity, message)
            .at(used.offered(tag))
            .help(text("s015-help"))
    });
    told.collect()
}
