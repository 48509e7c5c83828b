//! The parts beside the map, the palette and the panels: hidden and shown by key. In a narrow window there is room for one of them
//! only, the one that was asked for last, so that the map keeps half the window.

use super::{Action, Editor, Tab};

/// From this width on, in pixels, palette, tools and panels leave half the window for the map.
const WIDE: f32 = 1160.0;

/// A part beside the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Beside {
    /// The palette.
    #[default]
    Palette,
    /// The panels.
    Side,
}

impl Editor {
    /// Show a tab of the panels, and the panels if they are hidden.
    pub(super) fn show(&mut self, tab: Tab) {
        self.tab = tab;
        self.widths.side_shown = true;
        self.front = Beside::Side;
    }

    /// Hide the palette, or show it. In place of the palette a script may be seen; then it is closed.
    pub(crate) fn toggle_left(&mut self) -> Action {
        if self.script.shown() {
            self.front = Beside::Palette;
            return self.toggle_script();
        }
        self.widths.palette_shown = !self.sees(Beside::Palette);
        self.front = Beside::Palette;
        Action::None
    }

    /// Hide the panels, or show them.
    pub(crate) fn toggle_side(&mut self) -> Action {
        self.widths.side_shown = !self.sees(Beside::Side);
        self.front = Beside::Side;
        Action::None
    }

    /// The window is so wide, in pixels of its own.
    pub(crate) fn resized(&mut self, width: f32) {
        self.narrow = width < WIDE;
    }

    /// Is this part seen?
    pub(super) fn sees(&self, part: Beside) -> bool {
        let (shown, other) = match part {
            Beside::Palette => (self.widths.palette_shown, self.widths.side_shown),
            Beside::Side => (self.widths.side_shown, self.widths.palette_shown || self.script.shown()),
        };
        shown && (!self.narrow || !other || self.front == part)
    }
}
