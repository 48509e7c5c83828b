//! What only this game knows, as others carry it: its pieces and items, what can be forbidden and changed, its dice, and the
//! events and effects of its own. What they do stands in the files of their subjects.

mod effect;
mod event;
mod idle;
mod kind;
mod piece;
mod rule;
mod sign;

pub use effect::{OwnEffect, OwnEffectKind};
pub use event::{OwnEvent, OwnEventKind};
pub use kind::KINDS;
pub use piece::{HEALTH_PACK, PORTAL, Pieces2016, PortalId, TELEPORTER, TeleporterId, Tier, WEAPON, weapon};
pub use rule::{
    ARGENT, BAN_WORDS, BLACK, COLOUR_WORDS, COUNT_WORDS, EVENTS_IN_HAND, FRAGS, RED, STAT_WORDS, THREAT, ban,
    colour_word, stat,
};
