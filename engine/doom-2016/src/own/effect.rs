//! Orders of scripts that only this game can carry out. What cannot be done is refused with a reason, as with all effects.

use super::piece::{PortalId, TeleporterId};
use engine::name::Sym;
use engine::table::KindId;

engine::own! {
/// An order of a script, in this game only.
pub enum OwnEffect, kinds OwnEffectKind, of Effect {
    /// Flip a portal face up.
    FlipPortal { /// Which.
        portal: PortalId },
    /// Remove a portal without summoning.
    RemovePortal { /// Which.
        portal: PortalId },
    /// Summon a group from a portal: the invader chooses group and places. The portal is flipped and removed.
    Summon { /// From which.
        portal: PortalId },
    /// Make a teleporter active.
    ActivateTeleporter { /// Which.
        teleporter: TeleporterId },
    /// The invader draws event cards.
    DrawEvents { /// How many.
        count: u8 },
    /// The invader gains argent, which goes onto the invader's cards.
    GainArgent { /// How much.
        amount: u8 },
    /// Put threat tokens on the threat card, or take some away (below zero).
    Threat { /// How many.
        by: i8 },
    /// Shuffle one invader initiative card into the remaining deck for a kind of demon.
    AddInitiative { /// Which kind.
        kind: KindId },
    /// Ask the invader to choose one of some portals; the answer comes as [`OwnEvent::PortalChosen`](super::OwnEvent).
    AskPortal { /// The question.
        question: Sym, /// The portals, one bit each; those that are gone are left out.
        portals: u32, /// What choosing none of them is called. Without it one has to be chosen.
        none: Option<Sym>, /// Comes back with the answer.
        tag: Sym },
}
}
