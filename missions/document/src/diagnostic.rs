//! What is wrong, where, and what to do about it: one shape for everything the program has to say about a mission.
//! `format`, `setup`, `check` and the scripts find problems; showing them begins in `terminal`.

use crate::edit::Edit;
use crate::id::{Id, ScriptName};
pub use rule_system::page::{Code, Severity};
use rule_system::shrink::Shows;
use tiles::{Cell, Edge};
use words::Text;

/// Something one can be shown.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// The mission as a whole: its texts and settings.
    Mission,
    /// A tile.
    Tile(Id),
    /// A thing on the map.
    Thing(Id),
    /// A region.
    Region(Id),
    /// A space.
    Cell(Cell),
    /// A border between two spaces.
    Edge(Edge),
    /// A spot in a script; lines and columns count from 1.
    Script {
        /// Which script.
        name: ScriptName,
        /// The line.
        line: u32,
        /// The column.
        column: u32,
    },
    /// A spot in `mission.ron`; lines and columns count from 1.
    File {
        /// The line.
        line: u32,
        /// The column.
        column: u32,
    },
    /// A spot in a file of cards or of the operation; lines and columns count from 1.
    Text {
        /// Which file, as seen from the mission's folder: `content/demons.ron`, `../content/demons.ron`.
        file: String,
        /// The line.
        line: u32,
        /// The column.
        column: u32,
    },
    /// A moment in a saved game.
    Replay {
        /// Which of the games a report keeps.
        game: u32,
        /// With how many marines.
        marines: u8,
        /// After so many choices.
        choice: u32,
        /// What the game shows there, if that is known to the rules: a shorter game may show it as well.
        shows: Option<Shows>,
    },
}

impl Place {
    /// The tile, thing or region it is.
    #[must_use]
    pub const fn id(&self) -> Option<Id> {
        match self {
            Self::Tile(id) | Self::Thing(id) | Self::Region(id) => Some(*id),
            _ => None,
        }
    }
}

/// A way out, as changes that can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What it does: `remove the second token`.
    pub label: Text,
    /// How.
    pub edits: Vec<Edit>,
}

/// One thing to say about a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What kind of problem; `hellwright explain` knows more.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// A sentence in players' words.
    pub message: Text,
    /// Where; the first place is the main one.
    pub places: Vec<Place>,
    /// What the author can do.
    pub help: Option<Text>,
    /// What the program can do about it.
    pub fix: Option<Fix>,
}

impl Diagnostic {
    /// Something to say, with nothing else yet.
    #[must_use]
    pub fn new(code: Code, severity: Severity, message: impl Into<Text>) -> Self {
        Self { code, severity, message: message.into(), places: Vec::new(), help: None, fix: None }
    }

    /// The mission cannot be played properly.
    #[must_use]
    pub fn error(code: Code, message: impl Into<Text>) -> Self {
        Self::new(code, Severity::Error, message)
    }

    /// Probably a mistake.
    #[must_use]
    pub fn warning(code: Code, message: impl Into<Text>) -> Self {
        Self::new(code, Severity::Warning, message)
    }

    /// Good to know.
    #[must_use]
    pub fn note(code: Code, message: impl Into<Text>) -> Self {
        Self::new(code, Severity::Note, message)
    }

    /// Is one of its places in this script?
    #[must_use]
    pub fn is_in_script(&self, script: &ScriptName) -> bool {
        self.places.iter().any(|place| matches!(place, Place::Script { name, .. } if name == script))
    }

    /// With one more place.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.places.push(place);
        self
    }

    /// With more places.
    #[must_use]
    pub fn at_all(mut self, places: impl IntoIterator<Item = Place>) -> Self {
        self.places.extend(places);
        self
    }

    /// With advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<Text>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// With a fix.
    #[must_use]
    pub fn fix(mut self, label: impl Into<Text>, edits: impl IntoIterator<Item = Edit>) -> Self {
        self.fix = Some(Fix { label: label.into(), edits: edits.into_iter().collect() });
        self
    }
}

/// The worst of some problems.
#[must_use]
pub fn worst(problems: &[Diagnostic]) -> Option<Severity> {
    problems.iter().map(|p| p.severity).max()
}
