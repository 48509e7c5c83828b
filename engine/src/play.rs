//! Drivers: everything that plays a [`Game`](crate::Game) from outside, be it one choice at a time or ten thousand games
//! on all cores. They know options, chance and outcomes; they know nothing of boards, figures or DOOM, and they hold the
//! only random number generator of the crate.

pub mod ahead;
pub mod batch;
pub mod bot;
mod chosen;
pub mod digest;
pub mod playthrough;
pub mod pool;
pub mod replay_cursor;
pub mod replay;
pub mod rng;
pub mod runner;
pub mod session;
pub mod verify;
pub mod words;

pub use ahead::Ahead;
pub use batch::{Controls, Plan, batch, record_game};
pub use bot::{Bot, Bots, RandomBot};
pub use digest::{Digest, Digester};
pub use playthrough::Playthrough;
pub use replay::{Provenance, Replay};
pub use replay_cursor::{Made, ReplayCursor};
pub use rng::Rng;
pub use runner::{AtEnd, Nature, Record, Runner, Watch, Weights};
pub use session::{Now, Session};
pub use verify::{Disagreement, Verdict, Why, verify};
