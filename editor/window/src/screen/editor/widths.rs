//! How wide the parts of the window are, as a hand drags them. They are remembered among the settings.

use super::Editor;
use editor_model::settings::Widths;

/// So much room is left for the map, in pixels.
const MAP: f32 = 180.0;

/// A part whose width can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    /// The panels.
    Side,
    /// What stands beside a game.
    Watch,
    /// The script.
    Script,
}

impl Editor {
    /// Make a part wider by so many pixels, as far as there is room.
    pub(super) fn widen(&mut self, part: Width, by: f32) {
        // What the map has to give, or, with less than none, what it gets.
        let by = by.min((self.room.width - MAP).max(0.0));
        let wider = |width: u16| (f32::from(width) + by).round() as u16;
        match part {
            Width::Side => self.widths.side = Widths::panel(wider(self.widths.side)),
            Width::Watch => self.widths.watch = Widths::panel(wider(self.widths.watch)),
            Width::Script => {
                let share = f32::from(self.widths.script);
                let all = self.room.width * 1000.0 / (1000.0 - share);
                self.widths.script = Widths::share((share + by * 1000.0 / all).round() as u16);
            }
        }
    }
}
