//! Cardboard and geometry: what lies on the table and what can be seen, reached and counted on it.
//!
//! This crate knows tiles, how they fit together, and exact integer geometry on the assembled board.
//! It does not know figures, cards, turns, files on disk or scripts; a door is only a set of edges that may be closed.
//!
//! Reading order: [`cell`] and [`turn`] are the grid, [`ids`] the names of what lies on it; [`footprint`] is what something covers; [`tile`] and
//! [`catalogue`] are printed pieces; [`placement`] and [`board`] lay them out; [`ground`] answers every question
//! of adjacency and range for one set of closed doors, [`relief`] is what rises and stands on it, [`seen`] answers those of sight
//! and cover past the figures on it, [`sight`] says in which form and why, and [`path`] moves figures over it; [`ascii`] draws a board as text and reads it back.

pub mod ascii;
pub mod board;
mod borders;
pub mod catalogue;
pub mod cell;
pub mod clash;
pub mod footprint;
pub mod ground;
mod grown;
pub mod ids;
mod layout;
pub mod path;
pub mod placement;
pub mod relief;
pub mod seen;
pub mod sight;
pub mod spaces;
pub mod tile;
pub mod turn;
pub mod words;

pub use board::{Board, DoorSpot};
pub use catalogue::Catalogue;
pub use cell::{Cell, Dir, Edge, Side4};
pub use clash::Clash;
pub use footprint::{Footprint, Pose};
pub use ground::{Ground, Neighbour};
pub use ids::{AreaId, AreaSet, DoorId, DoorSet, MAX_AREAS, SpaceId};
pub use path::{Crowd, Enemies, Gait, Mover, Reach, Shift, Step};
pub use placement::{Face, Placement};
pub use relief::{Furniture, Relief};
pub use seen::{Seen, Sight};
pub use sight::{
    CentreRule, Cover, Crossing, Explanation, Hindrance, Lines, Obstacle, SightPolicy, WallEnds,
};
pub use spaces::{MAX_SPACES, Spaces};
pub use tile::{EdgeKind, Space, TileNumber, TileSide};
pub use turn::Turn;
