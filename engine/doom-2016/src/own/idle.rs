//! The pages about portals and teleporters that no simulated game used. Finding them is the same for every game and is
//! done elsewhere.

use rule_system::page::{Code, Page, Severity};
use rule_system::piece::Idle;

/// Of a portal.
pub(super) const PORTAL: Idle = Idle {
    page: Page { code: Code("S012"), severity: Severity::Note, words: &crate::pages::WORDS },
    never: "never summoned a demon",
    help: "let a card summon from it, or take it away",
    used_by: Some("summon"),
};

/// Of a teleporter.
pub(super) const TELEPORTER: Idle = Idle {
    page: Page { code: Code("S013"), severity: Severity::Note, words: &crate::pages::WORDS },
    never: "was never activated",
    help: "put it nearer to where marines walk, or let it start active",
    used_by: None,
};
