//! Events only this game has. Scripts, logs and statistics read them beside those that all games share.

use super::piece::{PortalId, TeleporterId};
use engine::name::Sym;
use engine::table::KindId;
use engine::world::FigureId;
use std::sync::Arc;
use tiles::SpaceId;

engine::own! {
/// Something that happened, in this game only.
pub enum OwnEvent, kinds OwnEventKind, of Event {
    /// A portal was flipped face up.
    PortalFlipped { /// Which.
        portal: PortalId },
    /// A portal was removed.
    PortalRemoved { /// Which.
        portal: PortalId },
    /// A group was summoned from a portal; its figures are placed next.
    Summoned { /// From which portal.
        portal: PortalId, /// Which of the two groups of its tier.
        group: u8 },
    /// A teleporter became active.
    TeleporterActivated { /// Which.
        teleporter: TeleporterId },
    /// A staggered demon was finished by a marine moving into it.
    GloryKilled { /// Who fell.
        figure: FigureId, /// The marine.
        by: FigureId },
    /// The invader chose one of the portals a script asked about, or none.
    PortalChosen { /// The question's tag.
        tag: Sym, /// Which.
        portal: Option<PortalId> },
    /// A marine sprinted.
    Sprinted { /// Who.
        figure: FigureId },
    /// A marine drew a glory kill card.
    GloryDrawn { /// Who.
        figure: FigureId, /// The card's name.
        card: Arc<str> },
    /// A marine exhausted a class card.
    ClassUsed { /// Who.
        figure: FigureId, /// The card's name.
        card: Arc<str> },
    /// A marine received the squad card that is passed on.
    SquadCardPassed { /// Who.
        figure: FigureId, /// The card's name.
        card: Arc<str> },
    /// A grenade was thrown; it will explode.
    GrenadeThrown { /// By whom.
        by: FigureId, /// Where it lies.
        at: SpaceId },
    /// A grenade exploded.
    GrenadeExploded { /// Where.
        at: SpaceId },
    /// A marine should have drawn a card, but can hold no more.
    HandFull { /// Who.
        figure: FigureId },
    /// The invader played an event card.
    EventPlayed { /// The card's name.
        card: Arc<str> },
    /// The invader drew event cards.
    EventsDrawn { /// How many.
        count: u8 },
    /// The threat tokens on the threat card changed.
    ThreatChanged { /// The new count.
        count: u8 },
    /// Argent was gained.
    ArgentGained { /// How much.
        amount: u8 },
    /// Argent was taken from the invader.
    ArgentLost { /// How much.
        amount: u8 },
    /// Argent was spent.
    ArgentSpent { /// How much.
        amount: u8 },
    /// The invader chose a demon card to activate.
    DemonsActivated { /// Which kind.
        kind: KindId },
    /// An initiative card was revealed.
    InitiativeRevealed { /// The marine whose card it is; `None` for the invader.
        marine: Option<FigureId> },
    /// A marine's player chose a weapon set or class card, before the game began.
    Brought { /// Who.
        figure: FigureId, /// The card's or set's name.
        card: Arc<str> },
    /// The invader chose their invasion card or an event set before the game began.
    Prepared { /// It was the invasion card.
        invasion: bool },
}
}
