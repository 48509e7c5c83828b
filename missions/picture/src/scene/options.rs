//! What to draw of a mission, and in which colours.

use crate::art::Art;
use crate::moment::Standing;
use crate::scene::layer::Layers;
use crate::scene::theme::Theme;
use missions_document::diagnostic::Diagnostic;
use std::collections::BTreeMap;
use std::sync::Arc;
use tiles::Cell;

/// What to draw.
#[derive(Clone, Debug, Default)]
pub struct SceneOptions {
    /// Colours.
    pub theme: Theme,
    /// What to show.
    pub layers: Layers,
    /// Problems to mark; those without a place on the map are passed over.
    pub problems: Vec<Diagnostic>,
    /// Each place of a problem has its number, not only the main one: for pictures that no one points at.
    pub all_badges: bool,
    /// How often something happened on a space.
    pub heat: BTreeMap<Cell, u32>,
    /// Pictures of somebody's own cardboard.
    pub art: Arc<Art>,
    /// Who stands where in a game; demons of the mission are drawn too.
    pub standing: Vec<Standing>,
    /// Nothing is drawn across openings that lead nowhere: for pieces that are laid together elsewhere.
    pub openings: bool,
    /// For players on paper: the names of scripts are written as words (`north_door`: north door), and columns and rows are
    /// counted from 1 at the north-west corner of the map.
    pub players: bool,
    /// The least size of letters, in units of the board.
    pub letters: f32,
}

impl SceneOptions {
    /// Everything, for paper.
    #[must_use]
    pub fn light() -> Self {
        Self { theme: Theme::light(), ..Self::default() }
    }

    /// The map alone, for windows.
    #[must_use]
    pub fn map() -> Self {
        Self { layers: Layers::MAP, ..Self::default() }
    }
}
