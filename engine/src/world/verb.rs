//! The only ways in which a world changes. Each does one thing whole and says what came of it; who may do it, and when, is
//! decided by the rules.

use super::{
    Aim, Ban, BanEnd, Figure, FigureId, Modifier, Offer, PieceId, Token, TokenId, TokenKind, Until, Value,
    World,
};
use crate::name::Sym;
use crate::side::Outcome;
use crate::table::{FigureSpot, KindId, Table};
use tiles::{AreaId, DoorId, Pose, SpaceId};

/// Rounds, activations, the end.
impl World {
    /// Begin the next round; its number.
    pub const fn begin_round(&mut self) -> u16 {
        self.round = self.round.saturating_add(1);
        self.round
    }

    /// End the round: prohibitions and changed numbers that were for it are over, offers may be taken again.
    pub fn end_round(&mut self) {
        self.modifiers.retain(|m| m.until != Until::Round);
        for ban in &mut self.bans {
            if *ban == Some(BanEnd::Round) {
                *ban = None;
            }
        }
        self.offers.refresh_round();
    }

    /// Begin a figure's activation.
    pub fn activate(&mut self, figure: FigureId) {
        self.active = Some(figure);
        self.offers.refresh_activation(figure);
    }

    /// No figure is active any more. Numbers changed for the activation stay changed until it is over.
    pub const fn deactivate(&mut self) {
        self.active = None;
    }

    /// Numbers that were changed for one activation are as before.
    pub fn end_activation(&mut self) {
        self.modifiers.retain(|m| m.until != Until::Activation);
    }

    /// The game is over, if it is not already.
    pub fn finish(&mut self, outcome: Outcome) {
        let _ = self.outcome.get_or_insert(outcome);
    }
}

/// Areas.
impl World {
    /// Lay an area on the table, with the tokens and pieces in it. `false` when it lies there already, or when there is no such area.
    pub fn reveal(&mut self, table: &Table, area: AreaId) -> bool {
        if usize::from(area.0) >= table.board.areas().len() || self.revealed.has(area) {
            return false;
        }
        let before = self.board(table);
        self.revealed = self.revealed.with(area);
        let now = self.board(table);
        let comes = |space| now.holds(space) && !before.holds(space);
        self.pieces.uncover(&table.pieces, comes);
        self.tokens.uncover(table.tokens.len(), comes);
        true
    }
}

/// Doors and pieces.
impl World {
    /// Open a door. `false` when it is open already, or locked.
    pub const fn open(&mut self, door: DoorId) -> bool {
        let can = self.closed.has(door) && !self.held.has(door);
        if can {
            self.closed = self.closed.without(door);
        }
        can
    }

    /// Close a door. `false` when it is closed already, locked, or destroyed.
    pub const fn close(&mut self, door: DoorId) -> bool {
        let can = !self.closed.has(door) && !self.held.has(door);
        if can {
            self.closed = self.closed.with(door);
        }
        can
    }

    /// Lock a door as it is, open or closed. `false` when it is locked already, or destroyed.
    pub const fn lock(&mut self, door: DoorId) -> bool {
        let can = !self.held.has(door);
        if can {
            self.held.locked = self.held.locked.with(door);
        }
        can
    }

    /// Unlock a door. `false` when it is not locked.
    pub const fn unlock(&mut self, door: DoorId) -> bool {
        let can = self.held.locked.has(door);
        self.held.locked = self.held.locked.without(door);
        can
    }

    /// Destroy a door: it is open for good. `false` when it is destroyed already.
    pub const fn destroy(&mut self, door: DoorId) -> bool {
        let can = !self.held.gone.has(door);
        self.closed = self.closed.without(door);
        self.held.locked = self.held.locked.without(door);
        self.held.gone = self.held.gone.with(door);
        can
    }

    /// Turn a piece up or on. `false` when it is gone or so already.
    pub fn turn_up(&mut self, piece: PieceId) -> bool {
        self.pieces.turn_up(piece)
    }

    /// Turn a piece down or off. `false` when it is gone or so already.
    pub const fn turn_down(&mut self, piece: PieceId) -> bool {
        self.pieces.turn_down(piece)
    }

    /// Take a piece off the map. `false` when it is gone already.
    pub const fn remove_piece(&mut self, piece: PieceId) -> bool {
        self.pieces.remove(piece)
    }
}

/// Figures.
impl World {
    /// A new figure of a kind, not on the map yet. `None` when there is no room for another one.
    pub fn add_figure(&mut self, kind: KindId) -> Option<FigureId> {
        self.figures.add(kind)
    }

    /// Put a figure down, or move it. Its new base must be on the board.
    pub fn put(&mut self, table: &Table, figure: FigureId, space: SpaceId, turned: bool) {
        self.figures.put(table, figure, space, turned);
    }

    /// A figure of the set-up comes onto the map. `None` when its base does not lie on what is on the table or another figure stands
    /// there: the mission's checks complain about it.
    pub fn set_up(&mut self, table: &Table, spot: &FigureSpot) -> Option<FigureId> {
        let pose = Pose { at: table.board.cell(spot.space), turned: spot.turned };
        let under = self.board(table).covered(table.kind(spot.kind).footprint, pose, self.closed)?;
        if under.iter().any(|space| self.figures.covers(*space)) {
            return None;
        }
        let id = self.add_figure(spot.kind)?;
        self.put(table, id, spot.space, spot.turned);
        Some(id)
    }

    /// Take a figure off the map, unhurt; it keeps its number and can come back.
    pub fn withdraw(&mut self, table: &Table, figure: FigureId) {
        self.figures.lift(table, figure);
        let slot = self.figures.slot(figure);
        slot.damage = 0;
        slot.stunned = false;
    }

    /// Take a figure off the map for good. Its number may be given to another one.
    pub fn remove(&mut self, table: &Table, figure: FigureId) {
        self.figures.remove(table, figure);
        if self.active == Some(figure) {
            self.active = None;
        }
    }

    /// A figure on the map suffers damage; what it has suffered now. `None` when it is not there.
    pub fn hurt(&mut self, figure: FigureId, amount: u8) -> Option<u8> {
        let slot = self.on_map(figure)?;
        slot.damage = slot.damage.saturating_add(amount);
        Some(slot.damage)
    }

    /// A figure recovers damage; how much of it.
    pub fn heal(&mut self, figure: FigureId, amount: u8) -> u8 {
        let slot = self.figures.slot(figure);
        let amount = amount.min(slot.damage);
        slot.damage -= amount;
        amount
    }

    /// Stun a figure on the map. `false` when it is not there or stunned already.
    pub fn stun(&mut self, figure: FigureId) -> bool {
        self.on_map(figure).is_some_and(|slot| !std::mem::replace(&mut slot.stunned, true))
    }

    /// End a stun. `false` when there was none.
    pub fn end_stun(&mut self, figure: FigureId) -> bool {
        self.figures.get(figure).is_some() && std::mem::take(&mut self.figures.slot(figure).stunned)
    }

    /// Note whether a figure has had its activation while its kind is being activated.
    pub fn set_done(&mut self, figure: FigureId, done: bool) {
        self.figures.slot(figure).done = done;
    }

    fn on_map(&mut self, figure: FigureId) -> Option<&mut Figure> {
        let there = self.figures.get(figure).is_some_and(|f| f.on_map);
        there.then(|| self.figures.slot(figure))
    }
}

/// Tokens.
impl World {
    /// Put a new token down. `None` when there is no room for another one.
    pub fn put_token(&mut self, table: &Table, kind: TokenKind, space: SpaceId) -> Option<TokenId> {
        let board = table.board.shown(self.revealed);
        self.tokens.add(kind, space, |space| board.holds(space))
    }

    /// Take a token off the map; what it was.
    pub fn remove_token(&mut self, token: TokenId) -> Option<Token> {
        let there = self.tokens.get_mut(token)?;
        there.on_map = false;
        Some(*there)
    }

    /// Change the progress on a token; the new count. `None` when it is not there.
    pub fn progress(&mut self, token: TokenId, by: i8) -> Option<u8> {
        let there = self.tokens.get_mut(token)?;
        there.progress = there.progress.saturating_add_signed(by);
        Some(there.progress)
    }
}

/// What scripts and cards lay down.
impl World {
    /// Write a note, or tear it up. `false` when there is no room for another one.
    pub fn note(&mut self, script: u8, name: Sym, value: Option<Value>) -> bool {
        self.notes.set(script, name, value)
    }

    /// Make an offer; one with the same tag is replaced. `false` when there is no room for another one.
    pub fn offer(&mut self, offer: Offer) -> bool {
        self.offers.add(Offer { used: 0, ..offer })
    }

    /// Take an offer back.
    pub fn withdraw_offer(&mut self, tag: Sym) {
        self.offers.remove(tag);
    }

    /// Note that a marine has taken an offer, by its position.
    pub fn take_offer(&mut self, index: usize, marine: FigureId) {
        self.offers.take(index, marine);
    }

    /// Set an aim. `false` when there is no room for another one.
    pub fn aim(&mut self, aim: Aim) -> bool {
        self.aims.add(aim)
    }

    /// Drop an aim.
    pub fn drop_aim(&mut self, aim: Aim) {
        self.aims.remove(aim);
    }

    /// Forbid something until an end.
    pub const fn forbid(&mut self, ban: Ban, end: BanEnd) {
        self.bans[ban.0 as usize] = Some(end);
    }

    /// Allow it again.
    pub const fn allow(&mut self, ban: Ban) {
        self.bans[ban.0 as usize] = None;
    }

    /// Change a number of the rules. `false` when there is no room for another change.
    pub fn modify(&mut self, modifier: Modifier) -> bool {
        self.modifiers.try_push(modifier).is_ok()
    }
}
