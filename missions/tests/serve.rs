//! A game served to a program of somebody else: every answer well-formed, whatever is asked; the same game as in the library;
//! and no seat told what it may not know.

#[path = "serve/broken.rs"]
mod broken;
#[path = "serve/client.rs"]
mod client;
#[path = "export/consumer.rs"]
#[allow(dead_code, reason = "other tests call other consumers")]
mod consumer;
#[path = "serve/games.rs"]
mod games;
#[path = "serve/knowledge.rs"]
mod knowledge;
#[path = "serve/manual.rs"]
mod manual;
#[path = "serve/past.rs"]
mod past;
#[path = "serve/schema.rs"]
mod schema;
#[path = "shared/shipped.rs"]
mod shipped;
