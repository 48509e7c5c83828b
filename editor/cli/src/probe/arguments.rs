//! What is asked of a mission's geometry, as it is typed.

use crate::{Format, numbers};
use std::path::PathBuf;
use tiles::Cell;

/// Ask about sight, cover, range and movement on a mission's map, with its figures where they start.
///
/// With two spaces the answer comes with its reason; with one it is given for the whole map.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// What to ask
    #[arg(value_enum)]
    pub(super) question: Question,
    /// The mission
    pub(super) mission: PathBuf,
    /// From which space: column and row
    #[arg(value_name = "X,Y", value_parser = cell, allow_hyphen_values = true)]
    pub(super) from: Cell,
    /// To which space
    #[arg(value_name = "X,Y", value_parser = cell, allow_hyphen_values = true)]
    pub(super) to: Option<Cell>,
    /// Movement points; without it what the figure has
    #[arg(long, value_name = "N", value_parser = numbers::points, allow_negative_numbers = true)]
    pub(super) points: Option<u8>,
    /// Who moves or looks, by the name of its kind (`imp`, `pinky`, `alpha`); without it the figure that stands there, or a
    /// marine
    #[arg(long, value_name = "KIND")]
    pub(super) figure: Option<String>,
    /// Doors taken for open: by name, by number (`#10`), or `all`
    #[arg(long, value_name = "DOOR,…", value_delimiter = ',')]
    pub(super) open: Vec<String>,
    /// With how many marines; without it as many as the mission allows
    #[arg(long, value_name = "K", value_parser = numbers::marines, allow_negative_numbers = true)]
    pub(super) marines: Option<u8>,
    /// For people or for programs
    #[arg(long, value_enum, default_value_t)]
    pub(super) format: Format,
}

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Question {
    /// Who sees whom?
    Sight,
    /// Is there cover from an attack?
    Cover,
    /// How far is it, as attacks count?
    Range,
    /// Where can a figure go?
    Reach,
    /// Which way does a figure take?
    Path,
}

/// A column and a row: `3,4`.
fn cell(text: &str) -> Result<Cell, String> {
    let number = |text: &str| text.trim().parse::<i16>().ok();
    let pair = text.split_once(',').and_then(|(x, y)| Some(Cell::new(number(x)?, number(y)?)));
    pair.ok_or_else(|| "a space is a column and a row, as 3,4".to_owned())
}
