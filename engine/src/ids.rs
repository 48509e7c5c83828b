//! What figures, their kinds, regions and other things on the table are called: by number.

use crate::world::{PieceId, TokenId};
use tiles::SpaceId;

/// A kind of figure: its position in `Table::kinds`. The marines come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct KindId(pub u8);

/// A slot for a figure. Marines have the first ones, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FigureId(pub u8);

/// A region: its position in `Table::regions`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegionId(pub u8);

/// Anything a script can name or point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// A door.
    Door(tiles::DoorId),
    /// A piece of the rule system's own.
    Piece(PieceId),
    /// A token.
    Token(TokenId),
    /// A figure.
    Figure(FigureId),
    /// A region.
    Region(RegionId),
    /// A space.
    Space(SpaceId),
}
