//! What problems are shown with in a terminal.

use missions_document::layout::Layout;
use missions_document::mission::Mission;

/// What problems are shown with.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The mission.
    pub mission: &'a Mission,
    /// Its board.
    pub layout: &'a Layout,
    /// How the mission is called in what is shown: usually its path.
    pub path: &'a str,
    /// The text of its `mission.ron`, if it came from one.
    pub source: Option<&'a str>,
    /// With colours, as escape sequences of terminals.
    pub colours: bool,
}
