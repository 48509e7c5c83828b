//! Tokens on the map: objectives, items to be taken and what scripts put there.
//! Which items there are and what taking one does is the rule system's affair.

use crate::copied::copied;
use crate::name::Sym;
use arrayvec::ArrayVec;
use tiles::SpaceId;

/// A token: its position in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenId(pub u8);

/// A class of items that lie on the map to be taken: its number in the rule system's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ItemClass(pub u8);

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TokenKind {
    /// An objective.
    Objective,
    /// Something to be taken: a class of the rule system's list, and which of it.
    Item(ItemClass, u8),
    /// A marker with a word on it, placed by a script or a mission.
    Marker(Sym),
}

/// The most tokens in a game, those that are gone among them. No box has so many that can lie on the map together.
pub const MAX_TOKENS: usize = 128;

/// One token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it lies.
    pub space: SpaceId,
    /// Progress tokens on it.
    pub progress: u8,
    /// Still on the map.
    pub on_map: bool,
}

/// All tokens; removed ones keep their number.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub struct Tokens(ArrayVec<Token, MAX_TOKENS>);

impl Clone for Tokens {
    fn clone(&self) -> Self {
        Self(copied(&self.0))
    }
}

impl Tokens {
    /// The tokens a mission begins with, under the table's numbers; those on spaces that are not there are not on the map yet.
    pub(super) fn of(
        spots: impl Iterator<Item = (TokenKind, SpaceId)>,
        there: impl Fn(SpaceId) -> bool,
    ) -> Self {
        let token = |(kind, space)| Token { kind, space, progress: 0, on_map: there(space) };
        Self(spots.take(MAX_TOKENS).map(token).collect())
    }

    /// Put the tokens of the mission on the map that lie on spaces which come to the table.
    pub(super) fn uncover(&mut self, count: usize, comes: impl Fn(SpaceId) -> bool) {
        for token in self.0.iter_mut().take(count).filter(|token| comes(token.space)) {
            token.on_map = true;
        }
    }

    /// A token on the map.
    #[must_use]
    pub fn get(&self, id: TokenId) -> Option<&Token> {
        self.0.get(usize::from(id.0)).filter(|t| t.on_map)
    }

    /// All tokens there have been, by number.
    #[must_use]
    pub fn slots(&self) -> &[Token] {
        &self.0
    }

    pub(super) fn get_mut(&mut self, id: TokenId) -> Option<&mut Token> {
        self.0.get_mut(usize::from(id.0)).filter(|t| t.on_map)
    }

    /// Put a new token down. `None` when there is no room for another one. A token that waits on a covered space keeps its number.
    pub(super) fn add(
        &mut self,
        kind: TokenKind,
        space: SpaceId,
        there: impl Fn(SpaceId) -> bool,
    ) -> Option<TokenId> {
        let token = Token { kind, space, progress: 0, on_map: true };
        // A removed token's number is used again only when the list is full, so that names keep their meaning.
        if self.0.is_full() {
            let free = self.0.iter().position(|t| !t.on_map && there(t.space))?;
            self.0[free] = token;
            return Some(TokenId(free as u8));
        }
        self.0.push(token);
        Some(TokenId(self.0.len() as u8 - 1))
    }

    /// Exactly these tokens, as many as there is room for.
    pub(super) fn lay(&mut self, tokens: &[Token]) {
        self.0 = tokens.iter().copied().take(MAX_TOKENS).collect();
    }

    /// All tokens on the map.
    pub fn iter(&self) -> impl Iterator<Item = (TokenId, &Token)> + '_ {
        self.0.iter().enumerate().filter(|(_, t)| t.on_map).map(|(i, t)| (TokenId(i as u8), t))
    }

    /// The tokens on one space.
    pub fn on(&self, space: SpaceId) -> impl Iterator<Item = (TokenId, &Token)> + '_ {
        self.iter().filter(move |(_, t)| t.space == space)
    }
}
