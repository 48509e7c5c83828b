//! What a script may ask for. Effects are orders: they are performed one after the other once the handler has
//! returned, and what cannot be done is refused with a reason, never with a crash.

use crate::game::Side;
use crate::name::Sym;
use crate::table::KindId;
use crate::world::{
    Aim, Ban, BanEnd, FigureId, Modifier, Offer, PortalId, TeleporterId, TokenId, TokenKind, Value,
};
use std::sync::Arc;
use tiles::{DoorId, SpaceId};

/// An order of a script to the rules. What is asked of something that is gone (a removed portal, a fallen figure, a taken
/// token) is refused; what is so already (an open door, a portal face up) needs no doing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Tell the players something.
    Say(Arc<str>),
    /// End the game.
    Win {
        /// The winner.
        side: Side,
        /// Why, in players' words.
        reason: Arc<str>,
    },
    /// Write a note, or tear it up (`None`). Notes are private to the script that writes them.
    Note {
        /// The script (its position in the mission).
        script: u8,
        /// The note's name.
        name: Sym,
        /// What it says.
        value: Option<Value>,
    },
    /// Forbid something until an end.
    Forbid(Ban, BanEnd),
    /// Allow it again.
    Allow(Ban),
    /// Offer the marines an optional action.
    Offer(Offer),
    /// Take an offer back.
    Withdraw(Sym),
    /// Set an aim for the marines: players read it, bots pursue it.
    Aim(Aim),
    /// Drop an aim.
    DropAim(Aim),
    /// Change a number of the rules for a while.
    Modify(Modifier),
    /// Open a door.
    OpenDoor(DoorId),
    /// Flip a portal face up.
    FlipPortal(PortalId),
    /// Remove a portal without summoning.
    RemovePortal(PortalId),
    /// Summon a group from a portal: the invader chooses group and places. The portal is flipped and removed.
    Summon(PortalId),
    /// Make a teleporter active.
    ActivateTeleporter(TeleporterId),
    /// Put a token on a space.
    PlaceToken(TokenKind, SpaceId),
    /// Remove a token.
    RemoveToken(TokenId),
    /// Change the progress on a token.
    Progress(TokenId, i8),
    /// Damage that is not an attack: no defence.
    Hurt(FigureId, u8),
    /// Recover damage.
    Heal(FigureId, u8),
    /// Stun a figure.
    Stun(FigureId),
    /// Remove a figure as fragged.
    Frag(FigureId),
    /// Place a figure on a space, or as near as it fits.
    PlaceFigure(KindId, SpaceId),
    /// A marine draws action cards.
    DrawCards(FigureId, u8),
    /// The invader draws event cards.
    DrawEvents(u8),
    /// The invader gains argent; he puts it on his cards.
    GainArgent(u8),
    /// Put threat tokens on the threat card, or take some away (below zero).
    Threat(i8),
    /// Shuffle one invader initiative card into the remaining deck for a kind of demon.
    AddInitiative(KindId),
    /// Roll dice; the answer comes as `Event::Rolled`.
    Roll {
        /// Red dice.
        red: u8,
        /// Black dice.
        black: u8,
        /// Comes back with the answer.
        tag: Sym,
    },
    /// Ask a side to choose between answers; the answer comes as `Event::Answered`.
    Ask {
        /// Who answers (marines: the one whose activation it is, else the first).
        side: Side,
        /// The question.
        question: Sym,
        /// The answers, two to six.
        answers: Vec<Sym>,
        /// Comes back with the answer.
        tag: Sym,
    },
    /// Ask the invader to choose one of some portals; the answer comes as `Event::PortalChosen`.
    AskPortal {
        /// The question.
        question: Sym,
        /// The portals, one bit each; those that are gone are left out.
        portals: u32,
        /// What choosing none of them is called. Without it he has to choose.
        none: Option<Sym>,
        /// Comes back with the answer.
        tag: Sym,
    },
}
