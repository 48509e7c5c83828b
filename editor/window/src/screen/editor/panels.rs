//! The parts beside the map: the palette, the scripts and the panels, which of them is seen, and how wide they are. In a narrow
//! window there is room for one side only, the one asked for last, so that the map keeps half the window.

use super::Tab;
use crate::panel::room::Room;
use crate::panel::{cards, inspector, layers, palette, problems, proof, script};
use editor_model::document::Document;
use editor_model::settings::Widths;
use iced::Size;

/// From this width on, in pixels, palette, tools and panels leave half the window for the map.
const WIDE: f32 = 1160.0;

/// So much room is left for the map, in pixels. A panel that gives way keeps as much.
const MAP: f32 = 180.0;

/// How wide the palette is where there is room.
const LEFT: f32 = 252.0;

/// How wide the tools are, with the lines beside them, and the line one takes a panel by.
const STRIP: f32 = 38.0;
const LINE: f32 = 5.0;

/// A side of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Beside {
    /// The palette.
    #[default]
    Palette,
    /// The panels.
    Side,
}

/// A part whose width can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    /// The panels.
    Side,
    /// The log of a game.
    Watch,
    /// The script.
    Script,
}

/// The panels of a mission.
pub(crate) struct Panels {
    pub(super) palette: palette::Palette,
    pub(super) script: script::Script,
    pub(super) tab: Tab,
    pub(super) inspector: inspector::Inspector,
    pub(super) cards: cards::Cards,
    pub(super) problems: problems::Problems,
    pub(crate) proof: proof::Proof,
    pub(super) layers: layers::Set,
    /// As a hand drags them; they are kept among the settings.
    pub(crate) widths: Widths,
    /// Of palette and panels the one that was asked for last. A script lies where the palette does.
    pub(super) front: Beside,
    /// What was in front before a script came, and comes back when it goes.
    behind: Option<Beside>,
    /// How large the window is, in pixels of its own.
    size: Size,
    /// The window has room for only one of them.
    pub(super) narrow: bool,
}

impl Panels {
    pub(super) fn new(document: &Document) -> Self {
        let mut proof = proof::Proof::new();
        proof.changed(document);
        Self {
            palette: palette::Palette::new(document.mission()),
            script: script::Script::default(),
            tab: Tab::default(),
            inspector: inspector::Inspector::new(document),
            cards: cards::Cards::new(document),
            problems: problems::Problems::new(),
            proof,
            layers: layers::Set::ALL,
            widths: Widths::default(),
            front: Beside::default(),
            behind: None,
            size: Size::INFINITE,
            narrow: false,
        }
    }

    /// Takes over what the panels of the same mission showed before it was read again.
    pub(super) fn continue_from(&mut self, before: &mut Self, document: &Document) {
        (self.tab, self.layers, self.widths) = (before.tab, before.layers, before.widths);
        (self.front, self.behind) = (before.front, before.behind);
        (self.size, self.narrow) = (before.size, before.narrow);
        self.proof = std::mem::replace(&mut before.proof, proof::Proof::new());
        self.proof.changed(document);
        self.script = std::mem::take(&mut before.script);
    }

    /// Shows a tab of the panels, and the panels if they are hidden.
    pub(crate) fn show(&mut self, tab: Tab) {
        self.tab = tab;
        self.widths.side_shown = true;
        (self.front, self.behind) = (Beside::Side, None);
    }

    /// Hides the palette, or shows it.
    pub(super) fn toggle_palette(&mut self) {
        self.widths.palette_shown = !self.sees(Beside::Palette);
        (self.front, self.behind) = (Beside::Palette, None);
    }

    /// Hides the panels, or shows them.
    pub(crate) fn toggle_side(&mut self) {
        self.widths.side_shown = !self.sees(Beside::Side);
        (self.front, self.behind) = (Beside::Side, None);
    }

    /// The window is so large, in pixels of its own.
    pub(crate) fn resized(&mut self, size: Size) {
        (self.size, self.narrow) = (size, size.width < WIDE);
    }

    /// How wide the window is, in pixels of its own.
    pub(super) const fn width(&self) -> f32 {
        self.size.width
    }

    /// What gives way in this window while one plays.
    pub(super) const fn room(&self) -> Room {
        Room::new(self.size)
    }

    /// How wide the palette is now.
    pub(super) fn palette_width(&self) -> f32 {
        self.giving_way(LEFT, STRIP)
    }

    /// How wide the panels are now: as a hand drew them, as far as the map keeps its room.
    pub(super) fn side_width(&self) -> f32 {
        let left = if self.narrow { 0.0 } else { self.left_width() };
        self.giving_way(f32::from(self.widths.side), left + LINE + STRIP)
    }

    /// How wide the log of a game is now.
    pub(super) fn watch_width(&self) -> f32 {
        self.giving_way(f32::from(self.widths.watch), LINE)
    }

    /// What lies left of tools and map in a wide window. A script gives way itself.
    fn left_width(&self) -> f32 {
        match (self.script.shown(), self.widths.palette_shown) {
            (true, _) => MAP,
            (false, true) => LEFT,
            (false, false) => 0.0,
        }
    }

    /// As wide as is wanted, unless the map needs the room: with so much beside both it keeps half of a narrow window.
    fn giving_way(&self, wanted: f32, beside: f32) -> f32 {
        let map = if self.narrow { self.width() / 2.0 } else { MAP };
        wanted.min((self.width() - map - beside).floor().max(MAP))
    }

    /// Is this side seen?
    pub(super) fn sees(&self, part: Beside) -> bool {
        let (shown, other) = match part {
            Beside::Palette => (self.widths.palette_shown, self.widths.side_shown),
            Beside::Side => (self.widths.side_shown, self.widths.palette_shown || self.script.shown()),
        };
        shown && (!self.narrow || !other || self.front == part)
    }

    /// Is a script seen in place of the palette?
    pub(super) fn sees_script(&self) -> bool {
        self.script.shown() && (!self.narrow || self.front == Beside::Palette || !self.sees(Beside::Side))
    }

    /// A script was asked for: where there is room for one side only, it takes that room.
    pub(super) fn front_script(&mut self) {
        if self.front != Beside::Palette {
            self.behind = Some(self.front);
            self.front = Beside::Palette;
        }
    }

    /// The script was closed, and what it took the room of comes back.
    pub(super) fn script_gone(&mut self) {
        self.front = self.behind.take().unwrap_or(self.front);
    }

    /// Makes a part wider by so many pixels, as far as the map, which is as wide as `room`, has them.
    pub(super) fn widen(&mut self, part: Width, by: f32, room: f32) {
        let by = by.min((room - MAP).max(0.0));
        let wider = |width: f32| (width + by).round() as u16;
        match part {
            Width::Side => self.widths.side = Widths::panel(wider(self.side_width())),
            Width::Watch => self.widths.watch = Widths::panel(wider(self.watch_width())),
            Width::Script => {
                let share = f32::from(self.widths.script);
                let all = room * 1000.0 / (1000.0 - share);
                self.widths.script = Widths::share((share + by * 1000.0 / all).round() as u16);
            }
        }
    }
}
