//! The pages about portals and teleporters that no simulated game used. Finding them is the same for every game and is
//! done elsewhere.

use crate::row::row;
use rule_system::page::{Code, Page, Severity};
use rule_system::piece::Idle;

/// Of a portal.
pub(super) const PORTAL: Idle = Idle {
    page: Page { code: Code("S012"), severity: Severity::Note, words: &crate::pages::WORDS },
    never: row("piece-portal-never"),
    ever: row("piece-portal-ever"),
    help: row("piece-portal-help"),
    used_by: Some("summon"),
};

/// Of a teleporter.
pub(super) const TELEPORTER: Idle = Idle {
    page: Page { code: Code("S013"), severity: Severity::Note, words: &crate::pages::WORDS },
    never: row("piece-teleporter-never"),
    ever: row("piece-teleporter-ever"),
    help: row("piece-teleporter-help"),
    used_by: None,
};
