//! Exports as their readers meet them: what is written is read again, by a reader of ours that rebuilds walls, doors and pieces
//! and finds the engine's own line of sight and movement in them, and by real programs.

#[path = "export/bundle.rs"]
mod bundle;
#[path = "export/common.rs"]
mod common;
#[path = "export/consumer.rs"]
mod consumer;
#[path = "export/html.rs"]
mod html;
#[path = "export/json.rs"]
mod json;
#[allow(dead_code, unreachable_pub, reason = "shared with the tests of pictures")]
#[path = "pictures/demo.rs"]
mod demo;
#[path = "export/pdf.rs"]
mod pdf;
#[path = "export/png.rs"]
mod png;
#[path = "shared/shipped.rs"]
mod shipped;
#[path = "export/svg.rs"]
mod svg;
#[path = "export/tiled.rs"]
mod tiled_maps;
#[path = "export/uvtt.rs"]
mod uvtt;
