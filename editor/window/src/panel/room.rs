//! What gives way in a small window while one plays or sets up a position, so that the map keeps its room. How large the window is
//! comes from the screen; what each part looks like in less room stands with the part.

use iced::Size;

/// From this width on a bar has room for the keys of its buttons, and from the next on for everything one can set.
const KEYS: f32 = 1240.0;
const NARROW: f32 = 1000.0;

/// From this height on there is room for the texts of the cards, and from the next on for several rows of choices.
const LOW: f32 = 700.0;
const FLAT: f32 = 520.0;

/// What is beside the map takes at most this share of a narrow window.
const SHARE: f32 = 0.4;

/// How large the window is, in pixels of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room(Size);

impl Room {
    /// In a window of this size.
    pub(crate) const fn new(window: Size) -> Self {
        Self(window)
    }

    /// Do buttons name their keys?
    pub(crate) fn names_keys(self) -> bool {
        self.0.width >= KEYS
    }

    /// Is there too little width for everything?
    pub(crate) fn is_narrow(self) -> bool {
        self.0.width < NARROW
    }

    /// Is there too little height for the texts of cards?
    pub(crate) fn is_low(self) -> bool {
        self.0.height < LOW
    }

    /// Is there too little height for several rows of choices?
    pub(crate) fn is_flat(self) -> bool {
        self.0.height < FLAT
    }

    /// How wide a column beside the map is that is usually so wide, and in a narrow window at most so wide. Whole pixels keep the line
    /// beside it sharp.
    pub(crate) fn beside(self, usual: f32, narrow: f32) -> f32 {
        if self.is_narrow() { (self.0.width * SHARE).floor().min(narrow) } else { usual }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_gives_way_and_leaves_most_of_a_narrow_window() {
        let beside = |width: f32| Room::new(Size::new(width, 800.0)).beside(330.0, 240.0);
        assert_eq!(beside(1280.0), 330.0);
        assert_eq!(beside(NARROW), 330.0);
        for width in [999.0, 800.0, 615.0, 400.0, 320.0] {
            assert!(beside(width) <= 240.0 && beside(width) <= width * SHARE, "{width}: {}", beside(width));
        }
    }
}
