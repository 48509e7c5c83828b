//! What lies on the table and does not change in play: board, kinds of figures, where things were put, names.
//! A mission fills it once; every game and every thread shares it. What changes is in `world`.

pub use crate::ids::KindId;

use crate::ids::Thing;
use crate::name::{Sym, Symbols};
use crate::side::Side;
use crate::world::{DoorPlace, MAX_CLASSES, PieceClass, PieceId, PieceSpot, RegionId, TokenKind};
use std::sync::Arc;
use tiles::{AreaId, Board, DoorId, Footprint, SpaceId, Spaces};

/// What all rule systems know of a kind of figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureKind {
    /// Stable name: `imp`, `possessed-soldier`, `alpha`.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// Its base.
    pub footprint: Footprint,
    /// Damage at which it is fragged.
    pub health: u8,
    /// How many figures the box has.
    pub figures: u8,
}

/// A token as the mission places it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenSpot {
    /// Where.
    pub space: SpaceId,
    /// What.
    pub kind: TokenKind,
}

/// A figure that stands on the map from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureSpot {
    /// North-west space of its base.
    pub space: SpaceId,
    /// Turned by a quarter.
    pub turned: bool,
    /// What kind.
    pub kind: KindId,
}

/// Everything that does not change in play and that all rule systems share.
#[derive(Clone, Debug)]
pub struct Table {
    /// The whole board, with all areas. What lies on the table at a moment is [`World::board`](crate::World::board).
    pub board: Arc<Board>,
    /// The region that each area of the board is, by `AreaId`.
    pub areas: Vec<RegionId>,
    /// Kinds of figures: first the marines taking part, in seat order, then every demon of the content.
    pub kinds: Vec<FigureKind>,
    /// How many of the kinds are marines (their `FigureId`s are 0 to `marines` − 1).
    pub marines: u8,
    /// The doors, by `DoorId`; one that is not in the list is of the first kind and not locked.
    pub door_places: Vec<DoorPlace>,
    /// Pieces of the rule system's own, by class and number.
    pub pieces: [Vec<PieceSpot>; MAX_CLASSES],
    /// Tokens at the start, by `TokenId`.
    pub tokens: Vec<TokenSpot>,
    /// Demons at the start.
    pub figures: Vec<FigureSpot>,
    /// Start spaces of the marines, in order of preference.
    pub starts: Vec<SpaceId>,
    /// Regions, by `RegionId`.
    pub regions: Vec<Spaces>,
    /// Words: names on the map and every string literal of the scripts.
    pub symbols: Symbols,
    /// What a name on the map stands for, sorted by name.
    pub named: Vec<(Sym, Thing)>,
}

impl Table {
    /// A kind of figure.
    #[must_use]
    pub fn kind(&self, kind: KindId) -> &FigureKind {
        &self.kinds[usize::from(kind.0)]
    }

    /// The kind with a stable name.
    #[must_use]
    pub fn kind_named(&self, id: &str) -> Option<KindId> {
        self.kinds.iter().position(|k| k.id == id).map(|i| KindId(i as u8))
    }

    /// The pieces of a class, in order of number.
    #[must_use]
    pub fn pieces(&self, class: PieceClass) -> &[PieceSpot] {
        &self.pieces[usize::from(class.0)]
    }

    /// A piece as the mission placed it.
    #[must_use]
    pub fn piece(&self, piece: PieceId) -> Option<&PieceSpot> {
        self.pieces(piece.class).get(usize::from(piece.number))
    }

    /// The area that a region is, if it is one.
    #[must_use]
    pub fn area_of(&self, region: RegionId) -> Option<AreaId> {
        self.areas.iter().position(|area| *area == region).map(|area| AreaId(area as u8))
    }

    /// All doors.
    pub fn doors(&self) -> impl Iterator<Item = DoorId> + use<> {
        (0..self.board.door_count() as u8).map(DoorId)
    }

    /// The kind of a door: its position among the kinds of doors of the rule system.
    #[must_use]
    pub fn door_kind(&self, door: DoorId) -> u8 {
        self.door_places.get(usize::from(door.0)).map_or(0, |place| place.kind)
    }

    /// The name the mission gives a thing, if it has one.
    #[must_use]
    pub fn name_of(&self, thing: Thing) -> Option<&str> {
        self.named.iter().find(|(_, t)| *t == thing).map(|(sym, _)| self.symbols.word(*sym))
    }
}
