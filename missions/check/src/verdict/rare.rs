//! S018: things that hardly any game uses. What no game uses is in `unused`, tiles are in `rare_area`.

use super::Used;
use super::unused::{help, is_item, name};
use engine::world::{PieceId, TokenId};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;
use missions_play::report::{self, Share};
use tiles::DoorId;

const RARE: Page = Page { code: Code("S018"), severity: Severity::Note, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[RARE];

/// Used in surely less than this share of games.
pub(crate) const HARDLY: f64 = 0.02;

pub(super) fn find(used: &Used<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let games = report::games(used.games);
    let mut look = |counts: &[u32], verb: &str, thing: &dyn Fn(u8) -> engine::Thing, help: &str| {
        for (number, some) in counts.iter().enumerate().filter(|(_, some)| is_rare(**some, used.games)) {
            let place = used.place(thing(number as u8));
            let verb = if verb == TAKEN && !is_item(used, &place) { "used" } else { verb };
            let message = format!("{} was {verb} in only {some} of {games}", name(used, &place));
            found.push(rare(message, help).at(place));
        }
    };
    look(&used.uses.doors, "opened", &|number| engine::Thing::Door(DoorId(number)), WANTED);
    look(&used.uses.tokens, TAKEN, &|number| engine::Thing::Token(TokenId(number)), WANTED);
    for kind in used.mission.system().own_pieces() {
        let (Some(class), Some(idle)) = (kind.role.class(), kind.idle) else { continue };
        let counts = used.uses.pieces.get(usize::from(class.0)).map_or(&[][..], Vec::as_slice);
        look(
            counts,
            "used",
            &|number| engine::Thing::Piece(PieceId { class, number }),
            &help(used.mission, idle),
        );
    }
    for (tag, offer) in used.uses.offers.iter().filter(|(_, offer)| is_rare(offer.taken, offer.offered)) {
        let offered = report::games(offer.offered);
        let message =
            format!("the offer \"{}\" was taken in only {} of {offered} with it", offer.label, offer.taken);
        found.push(rare(message, WANTED).at(used.offered(tag)));
    }
    found
}

/// What is done with items.
const TAKEN: &str = "taken";

fn is_rare(some: u32, all: u32) -> bool {
    some > 0 && Share::of(some, all).high < HARDLY
}

/// What helps with something that players come to.
const WANTED: &str =
    "put something there that players want, bring it nearer to where marines walk, or take it away";

pub(super) fn rare(message: String, help: &str) -> Diagnostic {
    Diagnostic::new(RARE.code, RARE.severity, message).help(help)
}
