//! The pages about portals and teleporters that no simulated game used. Finding them is the same for every game and is
//! done elsewhere.

use rule_system::page::{Code, Page, Severity};
use rule_system::piece::Idle;

/// Of a portal.
pub(super) const PORTAL: Idle = Idle {
    page: Page {
        code: Code("S012"),
        severity: Severity::Note,
        title: "A portal never summons",
        text: "In all the games the bots played, no demon came from this portal. If the threat card summons from portals, it \
never chose this one; if nothing summons, the portal only lies about.\n\n\
Give it something to do, or take it away.",
    },
    never: "never summoned a demon",
    help: "let a card summon from it, or take it away",
    used_by: Some("summon"),
};

/// Of a teleporter.
pub(super) const TELEPORTER: Idle = Idle {
    page: Page {
        code: Code("S013"),
        severity: Severity::Note,
        title: "A teleporter is never activated",
        text: "In all the games the bots played, no marine reached this teleporter. No marine can come back there, and it is no \
short cut.\n\n\
Put it nearer to where marines walk, or let it start active.",
    },
    never: "was never activated",
    help: "put it nearer to where marines walk, or let it start active",
    used_by: None,
};
