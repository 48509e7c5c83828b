//! The SVG export: one reader finds the mission in what the file says, another in what it shows, and a foreign program draws
//! of it the picture our PNG is.

#[path = "svg/foreign.rs"]
mod foreign;
#[path = "svg/layers.rs"]
mod layers;
#[path = "svg/proof.rs"]
mod proof;
#[path = "svg/reader.rs"]
mod reader;
#[path = "svg/seen.rs"]
pub(crate) mod seen;
#[path = "svg/spoiled.rs"]
mod spoiled;

use crate::common;
use missions::Mission;
use missions::export::Options;

/// The file of a mission.
fn file(mission: &Mission, options: &Options) -> String {
    let files = common::exported("m", mission, "svg", options);
    assert_eq!(files.len(), 1);
    String::from_utf8(files[0].bytes.clone()).expect("text")
}
