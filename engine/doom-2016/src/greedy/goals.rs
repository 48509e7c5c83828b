//! What the marines are after, as spaces to go to: aims set by scripts, and what offers are near, for an offer usually is
//! the objective. Without either they hunt demons.

use super::view::View;
use crate::content::SetId;
use crate::language::CARDS;
use crate::own::{HEALTH_PACK, WEAPON};
use engine::game::Side;
use engine::world::{Aim, FigureId, Limit, Near, Offer, PieceId, Thing, TokenKind};
use tiles::{DoorId, SpaceId};

/// Goals that are not demons lie so much further away in the field: demons are approached only as far as that.
pub(super) const APPROACH: u8 = 4;

/// At this distance things of a kind do not count as goals.
const NEVER: i32 = 255;

/// What the marines are after.
#[derive(Debug, Default)]
pub(super) struct Goals {
    /// Spaces, with the distance to begin from.
    pub(super) spaces: Vec<(SpaceId, u8)>,
    pub(super) open_doors: bool,
    pub(super) frag_demons: bool,
    pub(super) survive: bool,
    /// Cards that offers within reach of the marine cost at most.
    pub(super) cards: u8,
}

impl Goals {
    /// Find out what a marine is after.
    pub(super) fn find(&mut self, view: &View<'_>, marine: FigureId) {
        self.clear();
        self.list_aims(view, marine);
        if self.spaces.is_empty() && !self.survive {
            self.frag_demons = true;
        }
        let taste = view.taste;
        if taste.aims_away > 0 {
            for (_, from) in &mut self.spaces {
                *from = from.saturating_add(taste.aims_away as u8);
            }
        }
        let demons_away = if self.frag_demons { 0 } else { taste.demons_away };
        if demons_away < NEVER {
            let demons = view.st.world.figures().of(Side::Invader);
            self.spaces.extend(demons.iter().map(|space| (space, demons_away as u8)));
        }
        if taste.finds_away < NEVER {
            self.finds(view, marine, APPROACH.saturating_add(taste.finds_away as u8));
        }
    }

    /// Nothing is known.
    pub(super) fn clear(&mut self) {
        self.spaces.clear();
        (self.open_doors, self.frag_demons, self.survive, self.cards) = (false, false, false, 0);
    }

    /// Add what aims and offers say, without demons.
    pub(super) fn list_aims(&mut self, view: &View<'_>, marine: FigureId) {
        for aim in view.st.world.aims().iter() {
            match aim {
                Aim::OpenDoors => self.open_doors = true,
                Aim::FragDemons => self.frag_demons = true,
                Aim::Survive => self.survive = true,
                Aim::Reach(near, distance) => {
                    // Not onto what is to be done something with from beside it.
                    let offers = view.st.world.offers().iter().filter(|offer| offer.near == near);
                    let least = offers.map(|offer| offer.least).max().unwrap_or(0);
                    self.near(view, near, least, distance);
                }
            }
        }
        for offer in view.st.world.offers().iter() {
            let gone = matches!(offer.limit, Limit::Game | Limit::Round) && offer.used != 0;
            if !gone && offer.stands(view.st.world.notes(), marine) {
                if !used(offer, marine) {
                    self.cards = self.cards.max(offer.cost.of(CARDS));
                }
                self.near(view, offer.near, offer.least, offer.distance);
            }
        }
        if self.open_doors {
            for door in view.table.doors().filter(|d| view.st.world.closed().has(*d)) {
                self.door(view, door, APPROACH);
            }
        }
    }

    /// Closed doors, and things that the marine would pick up.
    fn finds(&mut self, view: &View<'_>, marine: FigureId, from: u8) {
        for door in view.table.doors().filter(|d| view.st.world.closed().has(*d)) {
            self.door(view, door, from);
        }
        let damage = view.st.world.figures()[marine].damage;
        for (_, token) in view.st.world.tokens().iter().filter(|(_, token)| picks_up(token.kind, damage)) {
            // A marine who waited for room for a weapon would stand there for ever.
            let room = match token.kind {
                TokenKind::Item(WEAPON, set) => view.game.has_room_for(view.st, marine, SetId(set)),
                _ => true,
            };
            if room {
                self.spaces.push((token.space, from));
            }
        }
    }

    fn door(&mut self, view: &View<'_>, door: DoorId, from: u8) {
        for space in view.table.board.door_spaces(door) {
            self.spaces.push((*space, from));
        }
    }

    fn near(&mut self, view: &View<'_>, near: Near, least: u8, distance: u8) {
        match near {
            Near::Anywhere => {}
            Near::Token(kind) => {
                for (_, token) in view.st.world.tokens().iter().filter(|(_, t)| t.kind == kind) {
                    self.around(view, token.space, least, distance);
                }
            }
            Near::Piece(class) => {
                for (number, spot) in (0..).zip(view.table.pieces(class)) {
                    if view.st.world.pieces().has(PieceId { class, number }) {
                        self.around(view, spot.space, least, distance);
                    }
                }
            }
            Near::Thing(Thing::Door(door)) => self.door(view, door, APPROACH),
            Near::Thing(Thing::Region(region)) | Near::In(region) => {
                let spaces = view.table.regions.get(usize::from(region.0));
                self.spaces.extend(spaces.iter().flat_map(|r| r.iter()).map(|s| (s, APPROACH)));
            }
            Near::Thing(thing) => {
                if let Some(space) = view.st.world.space_of(view.table, thing) {
                    self.around(view, space, least, distance);
                }
            }
        }
    }

    /// The spaces from so far to so near.
    fn around(&mut self, view: &View<'_>, space: SpaceId, least: u8, distance: u8) {
        if least == 0 {
            self.spaces.push((space, APPROACH));
        }
        if distance == 1 {
            self.spaces.extend(view.ground.neighbours(space).iter().map(|n| (n.space, APPROACH)));
        } else if distance > 1 {
            let ranges = view.ground.ranges(space).iter().enumerate();
            let near = ranges.filter(|(_, range)| (least.max(1)..=distance).contains(*range));
            self.spaces.extend(near.map(|(s, _)| (SpaceId(s as u16), APPROACH)));
        }
    }
}

/// Has this marine used an offer up for now?
pub(super) fn used(offer: &Offer, marine: FigureId) -> bool {
    match offer.limit {
        Limit::Free => false,
        Limit::Activation => offer.used >> marine.0 & 1 == 1,
        Limit::Round | Limit::Game => offer.used != 0,
    }
}

/// Is it something that a marine with so much damage wants to pick up?
pub(super) const fn picks_up(kind: TokenKind, damage: u8) -> bool {
    match kind {
        TokenKind::Item(HEALTH_PACK, _) => damage >= 3,
        TokenKind::Item(WEAPON, _) => true,
        TokenKind::Objective | TokenKind::Item(..) | TokenKind::Marker(_) => false,
    }
}
