//! Cardboard and geometry: what lies on the table and what can be seen, reached and counted on it.
//!
//! This crate knows tiles, how they fit together, and exact integer geometry on the assembled board.
//! It does not know figures, cards, turns, files on disk or scripts; a door is only a set of edges that may be closed.
//!
//! Reading order: [`cell`] and [`turn`] are the grid; [`footprint`] is what something covers; [`tile`] and
//! [`catalogue`] are printed pieces; [`placement`] and [`board`] lay them out; [`ground`] answers every question
//! of adjacency, range, sight and cover for one set of closed doors, [`sight`] says in which form and why, and
//! [`path`] moves figures over it; [`ascii`] draws a board as text and reads it back.

pub mod ascii;
pub mod board;
mod borders;
pub mod catalogue;
pub mod cell;
pub mod clash;
pub mod footprint;
pub mod ground;
mod layout;
pub mod path;
pub mod placement;
pub mod sight;
pub mod spaces;
pub mod tile;
pub mod turn;

pub use board::{Board, DoorId, DoorSet, DoorSpot, SpaceId};
pub use catalogue::Catalogue;
pub use cell::{Cell, Dir, Edge, Side4};
pub use clash::Clash;
pub use footprint::{Footprint, Pose};
pub use ground::{Ground, Neighbour};
pub use path::{Crowd, Gait, Reach, Step};
pub use placement::{Face, Placement};
pub use sight::{Cover, Crossing, Explanation, Hindrance, Lines};
pub use spaces::Spaces;
pub use tile::{EdgeKind, Space, TileNumber, TileSide};
pub use turn::Turn;
