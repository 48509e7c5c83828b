//! What is asked of a mission's geometry, as it is typed.

use crate::texts::text;
use crate::{Format, numbers};
use std::path::PathBuf;
use tiles::Cell;

// With two spaces the answer comes with its reason; with one it is given for the whole map.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(value_enum)]
    pub(super) question: Question,
    pub(super) mission: PathBuf,
    #[arg(value_name = "X,Y", value_parser = cell, allow_hyphen_values = true)]
    pub(super) from: Cell,
    #[arg(value_name = "X,Y", value_parser = cell, allow_hyphen_values = true)]
    pub(super) to: Option<Cell>,
    #[arg(long, value_name = "N", value_parser = numbers::points, allow_negative_numbers = true)]
    pub(super) points: Option<u8>,
    #[arg(long, value_name = "KIND")]
    pub(super) figure: Option<String>,
    #[arg(long, value_name = "DOOR,…", value_delimiter = ',')]
    pub(super) open: Vec<String>,
    #[arg(long, value_name = "K", value_parser = numbers::marines, allow_negative_numbers = true)]
    pub(super) marines: Option<u8>,
    #[arg(long, value_enum, default_value_t)]
    pub(super) format: Format,
}

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Question {
    #[value(help = text("probe-ask-sight").to_string())]
    Sight,
    #[value(help = text("probe-ask-cover").to_string())]
    Cover,
    #[value(help = text("probe-ask-range").to_string())]
    Range,
    #[value(help = text("probe-ask-reach").to_string())]
    Reach,
    #[value(help = text("probe-ask-path").to_string())]
    Path,
}

/// A column and a row: `3,4`.
fn cell(written: &str) -> Result<Cell, String> {
    let number = |part: &str| part.trim().parse::<i16>().ok();
    let pair = written.split_once(',').and_then(|(x, y)| Some(Cell::new(number(x)?, number(y)?)));
    pair.ok_or_else(|| text("probe-cell").to_string())
}
