//! The pieces and items of this game: portals and teleporters that lie on the map, health packs and weapons to be taken.
//! What portals and teleporters do stands in `invasion` and `movement`.

use engine::own::{AsPart, Part};
use engine::table::Table;
use engine::world::{ItemClass, PieceClass, PieceId, Thing, TokenKind, World};
use tiles::Spaces;

/// The class of portals. A portal turned up lies face up.
pub const PORTAL: PieceClass = PieceClass(0);

/// The class of teleporters. A teleporter turned up is active.
pub const TELEPORTER: PieceClass = PieceClass(1);

/// The class of health packs.
pub const HEALTH_PACK: ItemClass = ItemClass(0);

/// The class of weapons; which one is the number of its set.
pub const WEAPON: ItemClass = ItemClass(1);

/// The token of a weapon set.
#[must_use]
pub const fn weapon(set: u8) -> TokenKind {
    TokenKind::Item(WEAPON, set)
}

/// Colour and strength of a portal, weakest first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Tier {
    /// Weakest.
    #[default]
    Blue,
    /// Middle.
    Yellow,
    /// Strongest.
    Red,
}

impl Tier {
    /// All of them, weakest first.
    pub const ALL: [Self; 3] = [Self::Blue, Self::Yellow, Self::Red];

    /// The tier of a sort of portal; the strongest for an unknown one.
    #[must_use]
    pub const fn of(sort: u8) -> Self {
        match sort {
            0 => Self::Blue,
            1 => Self::Yellow,
            _ => Self::Red,
        }
    }
}

macro_rules! pieces {
    ($( $(#[$doc:meta])* $name:ident = $class:ident; )*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl From<$name> for PieceId {
            fn from(id: $name) -> Self {
                Self { class: $class, number: id.0 }
            }
        }

        impl From<$name> for Thing {
            fn from(id: $name) -> Self {
                Self::Piece(id.into())
            }
        }

        impl AsPart for $name {
            fn part(self) -> Part {
                PieceId::from(self).part()
            }

            fn of(part: &Part) -> Option<Self> {
                PieceId::of(part).filter(|id| id.class == $class).map(|id| Self(id.number))
            }
        }
    )* };
}

pieces! {
    /// A portal, by its position in `Table::pieces`.
    PortalId = PORTAL;
    /// A teleporter, by its position in `Table::pieces`.
    TeleporterId = TELEPORTER;
}

/// What the rules ask about their pieces on the map.
pub trait Pieces2016 {
    /// Is a portal still on the map?
    fn has_portal(&self, portal: PortalId) -> bool;

    /// Is a portal on the map and face up?
    fn portal_up(&self, portal: PortalId) -> bool;

    /// The portals on the map, one bit each.
    fn portals(&self) -> u32;

    /// The active teleporters, one bit each.
    fn teleporters(&self) -> u32;

    /// Is a teleporter active?
    fn teleporter_active(&self, teleporter: TeleporterId) -> bool;

    /// The spaces of all active teleporters.
    fn active_teleporters(&self, table: &Table) -> Spaces;
}

/// The first 32 pieces of a class: the box has 18 portals and 6 teleporters.
const fn first(pieces: u64) -> u32 {
    (pieces & u32::MAX as u64) as u32
}

impl Pieces2016 for World {
    fn has_portal(&self, portal: PortalId) -> bool {
        self.pieces().has(portal.into())
    }

    fn portal_up(&self, portal: PortalId) -> bool {
        self.pieces().is_up(portal.into())
    }

    fn portals(&self) -> u32 {
        first(self.pieces().on_map(PORTAL))
    }

    fn teleporters(&self) -> u32 {
        first(self.pieces().turned_up(TELEPORTER))
    }

    fn teleporter_active(&self, teleporter: TeleporterId) -> bool {
        self.pieces().is_up(teleporter.into())
    }

    fn active_teleporters(&self, table: &Table) -> Spaces {
        let spots = table.pieces(TELEPORTER).iter().enumerate();
        spots
            .filter(|(i, _)| self.teleporter_active(TeleporterId(*i as u8)))
            .map(|(_, spot)| spot.space)
            .collect()
    }
}
