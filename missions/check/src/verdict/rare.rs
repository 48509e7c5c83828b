//! S018: things that hardly any game uses. What no game uses is in `unused`, tiles are in `rare_area`.

use super::texts::{games, text};
use super::unused::{help, is_item};
use super::{Used, thing_name};
use engine::world::{PieceId, TokenId};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;
use missions_play::report::Share;
use tiles::DoorId;
use words::Text;

const RARE: Page = Page { code: Code("S018"), severity: Severity::Note, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[RARE];

/// Used in surely less than this share of games.
pub(crate) const HARDLY: f64 = 0.02;

pub(super) fn find(used: &Used<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut look = |counts: &[u32], verb: &str, thing: &dyn Fn(u8) -> engine::Thing, help: Text| {
        for (number, some) in counts.iter().enumerate().filter(|(_, some)| is_rare(**some, used.games)) {
            let place = used.place(thing(number as u8));
            let verb = if verb == TAKEN && !is_item(used, &place) { "used" } else { verb };
            let message = text("s018-message")
                .with("thing", thing_name(used.mission, &place))
                .with("verb", verb)
                .with("some", *some)
                .with("games", games(used.games));
            found.push(rare(message, help.clone()).at(place));
        }
    };
    look(&used.uses.doors, "opened", &|number| engine::Thing::Door(DoorId(number)), text(WANTED));
    look(&used.uses.tokens, TAKEN, &|number| engine::Thing::Token(TokenId(number)), text(WANTED));
    for kind in used.mission.system().own_pieces() {
        let (Some(class), Some(idle)) = (kind.role.class(), kind.idle) else { continue };
        let counts = used.uses.pieces.get(usize::from(class.0)).map_or(&[][..], Vec::as_slice);
        look(
            counts,
            "used",
            &|number| engine::Thing::Piece(PieceId { class, number }),
            help(used.mission, idle, false),
        );
    }
    for (tag, offer) in used.uses.offers.iter().filter(|(_, offer)| is_rare(offer.taken, offer.offered)) {
        let message = text("s018-offer")
            .with("label", offer.label.as_str())
            .with("some", offer.taken)
            .with("games", games(offer.offered));
        found.push(rare(message, text(WANTED)).at(used.offered(tag)));
    }
    found
}

/// What is done with items. Texts choose by it.
const TAKEN: &str = "taken";

fn is_rare(some: u32, all: u32) -> bool {
    some > 0 && Share::of(some, all).high < HARDLY
}

/// What helps with something that players come to.
const WANTED: &str = "s018-help";

pub(super) fn rare(message: Text, help: Text) -> Diagnostic {
    Diagnostic::new(RARE.code, RARE.severity, message).help(help)
}
