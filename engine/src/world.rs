//! Everything on the table that changes in play and that all rule systems share: figures, doors, pieces, tokens, notes, offers,
//! prohibitions. Hands, decks, turn order and whatever else belongs to one game is that rule system's state, not here.
//!
//! A world is small and flat, so that copying a game costs next to nothing. It is read through its questions and changes only
//! through its verbs ([`verb`]), each of which keeps the whole consistent: rules decide *when*, the verbs know *how*.

pub mod aim;
mod arrange;
pub mod dice;
pub mod door;
pub mod figure;
pub mod modifier;
pub mod note;
pub mod offer;
pub mod piece;
pub mod query;
pub mod token;
pub mod verb;

pub use crate::ids::{RegionId, Thing};
pub use aim::{Aim, Aims};
pub use dice::{Dice, DieColour, Face, MAX_COLOURS, MAX_NUMBERS};
pub use door::{DoorPlace, Held};
pub use figure::{Figure, FigureId, Figures, MAX_FIGURES};
pub use modifier::{Ban, BanEnd, MAX_BANS, Modifier, Stat, Until};
pub use note::{Notes, Value};
pub use offer::{Cost, ENDLESS, Limit, MAX_COSTS, Near, Offer, Offers};
pub use piece::{MAX_CLASSES, MAX_PIECES, PieceClass, PieceId, PieceSpot, Pieces};
pub use token::{ItemClass, MAX_TOKENS, Token, TokenId, TokenKind, Tokens};

use crate::ids::KindId;
use crate::side::{Outcome, Side};
use crate::table::Table;
use arrayvec::ArrayVec;
use tiles::{AreaSet, Board, DoorSet, Footprint, Ground, Pose, Sight, SpaceId};

/// The most changed numbers at once.
const MAX_MODIFIERS: usize = 8;

/// Everything on the table that changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct World {
    round: u16,
    closed: DoorSet,
    /// The doors that stay as they are, and those that are gone.
    held: Held,
    /// The areas that lie on the table; the others are covered, with everything in them.
    revealed: AreaSet,
    pieces: Pieces,
    /// Marines first, then demons in order of arrival (slots are reused).
    figures: Figures,
    tokens: Tokens,
    notes: Notes,
    offers: Offers,
    aims: Aims,
    bans: [Option<BanEnd>; MAX_BANS],
    modifiers: ArrayVec<Modifier, MAX_MODIFIERS>,
    active: Option<FigureId>,
    outcome: Option<Outcome>,
}

impl World {
    /// The table before the first round: doors as they are at the start, no area revealed, pieces and tokens where the mission puts
    /// them as far as they lie in no area, no figure yet.
    #[must_use]
    pub fn new(table: &Table) -> Self {
        let revealed = AreaSet::default();
        let shown = table.board.shown(revealed);
        let there = |space| shown.holds(space);
        Self {
            round: 0,
            closed: table.board.closed_at_start(),
            held: Held::at_start(&table.door_places),
            revealed,
            pieces: Pieces::of(&table.pieces, there),
            figures: Figures::default(),
            tokens: Tokens::of(table.tokens.iter().map(|spot| (spot.kind, spot.space)), there),
            notes: Notes::default(),
            offers: Offers::default(),
            aims: Aims::default(),
            bans: [None; MAX_BANS],
            modifiers: ArrayVec::new(),
            active: None,
            outcome: None,
        }
    }

    /// The round, from 1; 0 before the first.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The doors that are closed.
    #[must_use]
    pub const fn closed(&self) -> DoorSet {
        self.closed
    }

    /// The doors that stay as they are until they are unlocked, and those that were destroyed.
    #[must_use]
    pub const fn held(&self) -> Held {
        self.held
    }

    /// The areas that were revealed.
    #[must_use]
    pub const fn revealed(&self) -> AreaSet {
        self.revealed
    }

    /// The board as it lies on the table: without the areas that are not revealed yet.
    #[must_use]
    #[inline]
    pub fn board<'t>(&self, table: &'t Table) -> &'t Board {
        table.board.shown(self.revealed)
    }

    /// The pieces of the rule system's own.
    #[must_use]
    pub const fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// The figures.
    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// The tokens.
    #[must_use]
    pub const fn tokens(&self) -> &Tokens {
        &self.tokens
    }

    /// The notes of the scripts.
    #[must_use]
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Optional actions on offer.
    #[must_use]
    pub const fn offers(&self) -> &Offers {
        &self.offers
    }

    /// What the marines are after.
    #[must_use]
    pub const fn aims(&self) -> &Aims {
        &self.aims
    }

    /// Numbers of the rules that are changed for a while.
    #[must_use]
    pub fn modifiers(&self) -> &[Modifier] {
        &self.modifiers
    }

    /// The figure whose activation it is.
    #[must_use]
    pub const fn active(&self) -> Option<FigureId> {
        self.active
    }

    /// How the game ended, once it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The board as it lies on the table, under the doors that are closed now.
    #[must_use]
    pub fn ground<'t>(&self, table: &'t Table) -> &'t Ground {
        self.board(table).ground(self.closed)
    }

    /// Sight under the doors that are closed now, past the figures as they stand now.
    #[must_use]
    #[inline]
    pub fn sight<'a>(&'a self, table: &'a Table) -> Sight<'a> {
        let figures = [self.figures.of(Side::Marines), self.figures.of(Side::Invader)];
        Sight::new(self.ground(table), figures)
    }

    /// Is something forbidden now?
    #[must_use]
    pub const fn forbids(&self, ban: Ban) -> bool {
        match self.bans[ban.0 as usize] {
            None => false,
            Some(BanEnd::While(class)) => self.pieces.on_map(class) != 0,
            Some(BanEnd::Never | BanEnd::Round) => true,
        }
    }

    /// Until when something is forbidden, where a script or card has forbidden it.
    #[must_use]
    pub const fn forbidden_until(&self, ban: Ban) -> Option<BanEnd> {
        self.bans[ban.0 as usize]
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
            Thing::Piece(piece) => table.piece(piece).map(|spot| spot.space),
            Thing::Token(t) => self.tokens.get(t).map(|t| t.space),
            Thing::Figure(f) => self.figures.get(f).map(|f| f.space),
            Thing::Region(r) => table.regions.get(usize::from(r.0)).and_then(|r| r.iter().next()),
            Thing::Space(s) => Some(s),
        }
    }

    /// The spaces under a figure.
    #[must_use]
    #[inline]
    pub fn spaces_under(&self, table: &Table, id: FigureId) -> tiles::board::Covered {
        let figure = &self.figures[id];
        let footprint = table.kind(figure.kind).footprint;
        table.board.under(footprint, figure.space, figure.turned)
    }

    /// Does a figure stand in a door: a large one on both sides of it at once, or any in its doorway?
    #[must_use]
    pub fn stands_in(&self, table: &Table, door: tiles::DoorId) -> bool {
        let board = &table.board;
        let in_it = |space: &SpaceId| {
            [Side::Marines, Side::Invader].iter().any(|side| self.figures.of(*side).has(*space))
        };
        if board.doorway(door).iter().any(in_it) {
            return true;
        }
        let sides = |edge: &tiles::Edge| edge.cells().map(|cell| board.space_at(cell));
        self.figures.on_map().filter(|(_, figure)| table.kind(figure.kind).footprint.is_large()).any(
            |(id, _)| {
                let under = self.spaces_under(table, id);
                let covers = |space: &Option<SpaceId>| space.is_some_and(|space| under.contains(&space));
                board.door_edges(door).iter().map(sides).any(|sides| sides.iter().all(covers))
            },
        )
    }

    /// The spaces under the figure on a space; the space alone where there is none.
    #[must_use]
    pub fn base_on(&self, table: &Table, space: SpaceId) -> tiles::board::Covered {
        match self.figure_on(table, space) {
            Some(id) => self.spaces_under(table, id),
            None => table.board.under(Footprint::ONE, space, false),
        }
    }

    /// The figure on a space; of a large figure and a small one passing under it, the first by number.
    #[must_use]
    pub fn figure_on(&self, table: &Table, space: SpaceId) -> Option<FigureId> {
        if !self.figures.of(Side::Marines).has(space) && !self.figures.of(Side::Invader).has(space) {
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
    pub fn demons_of(&self, kind: KindId) -> impl Iterator<Item = FigureId> + '_ {
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
        let (own, theirs) = (self.spaces_under(table, a), self.spaces_under(table, b));
        self.sight(table).lifting(&own, &theirs).any_sees(&own, &theirs)
    }
}
