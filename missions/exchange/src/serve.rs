//! A game played by another program: requests come in as lines of JSON, each is answered by one line. A seat gets what
//! it may know and nothing more. `docs/front-end.md` is the manual; `docs/serve.schema.json` is made from these types.
//!
//! ```
//! use missions_document::Mission;
//! use missions_exchange::serve::Server;
//! let mut server = Server::new(Mission::starter(), "starter", None);
//! let answer = server.answer(br#"{"id": 1, "do": "new", "marines": 2, "seats": [0]}"#);
//! assert!(answer.starts_with(r#"{"id":1,"ok":{"seed":1,"#));
//! ```
//! Nothing here knows processes or terminals; `hellwright serve` moves the lines.

mod answer;
mod cards;
mod game;
mod kind;
mod request;
pub mod saves;
mod schema;
mod server;
mod table;
mod talk;
pub mod trouble;

pub use request::{Chance, Request};
pub use saves::Saves;
pub use schema::schema;
pub use server::{LONGEST, Server};
pub use talk::talk;

/// The protocol spoken here. A change that a front end would not survive raises it; new requests, fields and codes do not.
pub const PROTOCOL: u32 = 1;
