//! Rules: what may happen next, and what it does.
//!
//! The loop in one paragraph: a rule system implements [`Game`]. `step` says whose turn it is and lists every legal
//! option (a die or a deck is an option list with weights: chance is a seat like any other). Somebody outside picks one
//! and hands it to `apply`, which changes the state until the next decision is due and reports what happened as
//! [`Event`]s. Scripts hear events through [`Hooks`] and answer with [`Effect`]s. Nothing in this crate knows a clock, a
//! file, a random number generator (except the drivers in [`play`], from outside a game) or a scripting language.
//!
//! Reading order: [`game`] is the contract; [`table`], [`world`], [`event`], [`effect`] and [`hook`] are what all rule systems
//! share, and [`mod@own`] is how what only one of them knows travels through it; [`language`] is what scripts can say; [`play`] drives any game, [`conform`] checks it
//! and [`coverage`] counts its cards; [`toy`] is the smallest one. The real ones are crates of their own below this folder.

pub mod conform;
mod copied;
pub mod coverage;
pub mod counts;
pub mod course;
pub mod deck;
pub mod effect;
pub mod event;
pub mod game;
pub mod hook;
mod ids;
pub mod language;
pub mod name;
mod origin;
pub mod own;
pub mod play;
pub mod side;
pub mod suggest;
pub mod table;
pub mod toy;
pub mod world;

pub use counts::{Count, Counts};
pub use effect::{Asked, Effect, Orders};
pub use event::{Event, EventKind, EventSet};
pub use game::{Game, Options, Outcome, Seat, Shown, Side, Spot, Step};
pub use hook::{CallLog, Called, HookError, Hooks, NoHooks, Origin, ScriptPlace};
pub use name::{Sym, Symbols};
pub use own::Own;
pub use table::{FigureKind, KindId, Table};
pub use world::{FigureId, PieceClass, PieceId, Thing, TokenId, TokenKind, Value, World};
