//! Rules: what may happen next, and what it does.
//!
//! The loop in one paragraph: a rule system implements [`Game`]. `step` says whose turn it is and lists every legal
//! option (a die or a deck is an option list with weights: chance is a seat like any other). Somebody outside picks one
//! and hands it to `apply`, which changes the state until the next decision is due and reports what happened as
//! [`Event`]s. Scripts hear events through [`Hooks`] and answer with [`Effect`]s. Nothing in this crate knows a clock, a
//! file, a random number generator (except the drivers in [`play`], from outside a game) or a scripting language.
//!
//! Reading order: [`game`] is the contract; [`table`], [`world`], [`event`], [`effect`] and [`hook`] are what the DOOM
//! rule systems share; [`language`] is what scripts can say; [`play`] drives any game, [`conform`] checks it and
//! [`coverage`] counts its cards; [`toy`] is the smallest one; [`doom2016`] is the
//! real one.

pub mod conform;
mod copied;
pub mod coverage;
pub mod deck;
pub mod doom2016;
pub mod effect;
pub mod event;
pub mod game;
pub mod hook;
pub mod language;
pub mod name;
pub mod play;
pub mod suggest;
pub mod table;
pub mod toy;
pub mod world;

pub use effect::Effect;
pub use event::{Event, EventKind, EventSet};
pub use game::{Game, Options, Outcome, Seat, Shown, Side, Spot, Step};
pub use hook::{HookError, Hooks, NoHooks};
pub use name::{Sym, Symbols};
pub use table::{FigureKind, KindId, Table};
pub use world::{FigureId, PortalId, TeleporterId, Thing, TokenId, TokenKind, Value, World};
