//! Everything on the table that changes in play and that all rule systems share: figures, doors, portals, tokens,
//! notes, offers, prohibitions. Hands, decks and turn order belong to the rule system, not here.
//!
//! A world is small and flat, so that copying a game costs next to nothing. It changes only through its verbs (`place`,
//! `hurt`, `open`, …), each of which keeps the whole consistent; rules decide *when*, the verbs know *how*.

pub mod aim;
pub mod figure;
pub mod modifier;
pub mod note;
pub mod offer;
pub mod query;
pub mod token;

pub use aim::{Aim, Aims};
pub use figure::{Figure, FigureId, Figures, MAX_FIGURES};
pub use modifier::{Ban, BanEnd, Modifier, Stat, Until};
pub use note::{Notes, Value};
pub use offer::{Cost, ENDLESS, Limit, Near, Offer, Offers};
pub use token::{Token, TokenId, TokenKind, Tokens};

use crate::game::{Outcome, Side};
use crate::table::Table;
use tiles::{DoorId, DoorSet, Footprint, Ground, Pose, SpaceId, Spaces};

/// A portal: its position in `Table::portals`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PortalId(pub u8);

/// A teleporter: its position in `Table::teleporters`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TeleporterId(pub u8);

/// A region: its position in `Table::regions`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegionId(pub u8);

/// Anything a script can name or point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// A door.
    Door(DoorId),
    /// A portal.
    Portal(PortalId),
    /// A teleporter.
    Teleporter(TeleporterId),
    /// A token.
    Token(TokenId),
    /// A figure.
    Figure(FigureId),
    /// A region.
    Region(RegionId),
    /// A space.
    Space(SpaceId),
}

/// A set of up to 32 portals or teleporters, one bit each.
pub type Bits = u32;

/// Everything on the table that changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct World {
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The doors that are closed. An opened door never closes.
    pub closed: DoorSet,
    /// Portals on the map.
    pub portals: Bits,
    /// Portals on the map that lie face up.
    pub portals_up: Bits,
    /// Active teleporters.
    pub teleporters: Bits,
    /// Figures: marines first, then demons in order of arrival (slots are reused).
    pub figures: Figures,
    /// Tokens.
    pub tokens: Tokens,
    /// Notes of the scripts.
    pub notes: Notes,
    /// Optional actions on offer.
    pub offers: Offers,
    /// What the marines are after.
    pub aims: Aims,
    /// What is forbidden, until when.
    pub bans: [Option<BanEnd>; Ban::COUNT],
    /// Numbers of the rules that are changed for a while.
    pub modifiers: arrayvec::ArrayVec<Modifier, 8>,
    /// Frag tokens the invader holds.
    pub frags: u8,
    /// Argent tokens in play (on demon cards and the invasion card).
    pub argent: u8,
    /// Threat tokens on the threat card, for everybody to see.
    pub threat: u8,
    /// Events in the invader's hand.
    pub events_in_hand: u8,
    /// The marine or demon whose activation it is.
    pub active: Option<FigureId>,
    /// Set once, when the game is over.
    pub outcome: Option<Outcome>,
}

impl World {
    /// The board under the doors that are closed now.
    #[must_use]
    pub fn ground<'t>(&self, table: &'t Table) -> &'t Ground {
        table.board.ground(self.closed)
    }

    /// Is a portal still on the map?
    #[must_use]
    pub const fn has_portal(&self, portal: PortalId) -> bool {
        self.portals >> portal.0 & 1 == 1
    }

    /// Is a portal on the map and face up?
    #[must_use]
    pub const fn portal_up(&self, portal: PortalId) -> bool {
        self.portals_up >> portal.0 & 1 == 1
    }

    /// Is a teleporter active?
    #[must_use]
    pub const fn teleporter_active(&self, teleporter: TeleporterId) -> bool {
        self.teleporters >> teleporter.0 & 1 == 1
    }

    /// The spaces of all active teleporters.
    #[must_use]
    pub fn active_teleporters(&self, table: &Table) -> Spaces {
        table
            .teleporters
            .iter()
            .enumerate()
            .filter(|(i, _)| self.teleporter_active(TeleporterId(*i as u8)))
            .map(|(_, t)| t.space)
            .collect()
    }

    /// Is something forbidden now?
    #[must_use]
    pub const fn forbids(&self, ban: Ban) -> bool {
        match self.bans[ban as usize] {
            None => false,
            Some(BanEnd::NoPortals) => self.portals != 0,
            Some(BanEnd::Never | BanEnd::Round) => true,
        }
    }

    /// The sum of all modifiers of a number.
    #[must_use]
    pub fn modified(&self, stat: Stat) -> i8 {
        self.modifiers.iter().filter(|m| m.stat == stat).fold(0, |sum, m| sum.saturating_add(m.amount))
    }

    /// Where a thing is: a door's first space, a region's first space, a figure's north-west space.
    #[must_use]
    pub fn space_of(&self, table: &Table, thing: Thing) -> Option<SpaceId> {
        match thing {
            Thing::Door(d) => table.board.door_spaces(d).first().copied(),
            Thing::Portal(p) => table.portals.get(usize::from(p.0)).map(|p| p.space),
            Thing::Teleporter(t) => table.teleporters.get(usize::from(t.0)).map(|t| t.space),
            Thing::Token(t) => self.tokens.get(t).map(|t| t.space),
            Thing::Figure(f) => self.figures.get(f).map(|f| f.space),
            Thing::Region(r) => table.regions.get(usize::from(r.0)).and_then(|r| r.iter().next()),
            Thing::Space(s) => Some(s),
        }
    }

    /// The spaces under a figure.
    #[must_use]
    pub fn spaces_under(&self, table: &Table, id: FigureId) -> tiles::board::Covered {
        let figure = &self.figures[id];
        let footprint = table.kind(figure.kind).footprint;
        table.board.under(footprint, figure.space, figure.turned)
    }

    /// The figure on a space; of a large figure and a small one passing under it, the first by number.
    #[must_use]
    pub fn figure_on(&self, table: &Table, space: SpaceId) -> Option<FigureId> {
        if !self.figures.marines.has(space) && !self.figures.demons.has(space) {
            return None;
        }
        self.figures
            .on_map()
            .find(|(id, f)| {
                f.space == space
                    || (table.kind(f.kind).footprint.is_large()
                        && self.spaces_under(table, *id).contains(&space))
            })
            .map(|(id, _)| id)
    }

    /// The demons on the map of one kind.
    pub fn demons_of(&self, kind: crate::table::KindId) -> impl Iterator<Item = FigureId> + '_ {
        self.figures.on_map().filter(move |(_, f)| f.kind == kind).map(|(id, _)| id)
    }

    /// How a figure stands, as a pose of the board.
    #[must_use]
    pub fn pose(&self, table: &Table, id: FigureId) -> Pose {
        let figure = &self.figures[id];
        Pose { at: table.board.cell(figure.space), turned: figure.turned }
    }

    /// The base of a figure.
    #[must_use]
    pub fn footprint(&self, table: &Table, id: FigureId) -> Footprint {
        table.kind(self.figures[id].kind).footprint
    }

    /// Whose a figure is.
    #[must_use]
    pub fn side(&self, table: &Table, id: FigureId) -> Side {
        table.kind(self.figures[id].kind).side
    }

    /// Are both on the map?
    fn both_there(&self, a: FigureId, b: FigureId) -> bool {
        [a, b].into_iter().all(|id| self.figures.get(id).is_some_and(|figure| figure.on_map))
    }

    /// Shortest distance between two figures by ruling 6 (255 when cut off, or when one is not on the map any more).
    #[must_use]
    pub fn range(&self, table: &Table, a: FigureId, b: FigureId) -> u8 {
        if !self.both_there(a, b) {
            return u8::MAX;
        }
        let ground = self.ground(table);
        let theirs = self.spaces_under(table, b);
        self.spaces_under(table, a)
            .iter()
            .flat_map(|from| theirs.iter().map(|to| ground.range(*from, *to)))
            .min()
            .unwrap_or(u8::MAX)
    }

    /// Does one figure see another (ruling 4, any space of a large base)?
    #[must_use]
    pub fn sees(&self, table: &Table, a: FigureId, b: FigureId) -> bool {
        if !self.both_there(a, b) {
            return false;
        }
        let ground = self.ground(table);
        let theirs = self.spaces_under(table, b);
        self.spaces_under(table, a).iter().any(|from| theirs.iter().any(|to| ground.sees(*from, *to)))
    }
}
