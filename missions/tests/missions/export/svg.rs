//! The SVG export: one reader finds the mission in what the file says, another in what it shows, and a foreign program draws
//! of it the picture our PNG is.

mod foreign;
mod layers;
mod proof;
mod reader;
pub(crate) mod seen;
mod spoiled;

use super::common;
use missions::Mission;
use missions::export::Options;

/// The file of a mission.
fn file(mission: &Mission, options: &Options) -> String {
    let files = common::exported("m", mission, "svg", options);
    assert_eq!(files.len(), 1);
    String::from_utf8(files[0].bytes.clone()).expect("text")
}
