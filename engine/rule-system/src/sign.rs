//! How a sign looks, as data: outlines in a square from −1 to 1 with the colours and lines they are drawn with, back to front.
//! Who paints them, and what the colours of a theme are, is decided elsewhere.
//!
//! An outline is a text of shapes: `P x y x y …` is a polygon, `S x y …` one that is symmetric (its right half from top to
//! bottom is given), `L x y x y` a line, `O x y r` a circle and `R x y w h r` a rectangle with round corners; `2P`, `2O`, `2R`
//! draw the mirror image as well.

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    /// Around tokens and bases.
    Ink,
    /// Light marks on tokens.
    Paper,
    /// The body of dark tokens.
    Token,
    /// What is not in use.
    Idle,
    /// One that is the same in every theme: `0xrrggbb`.
    Rgb(u32),
}

/// A colour as it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tint {
    /// The colour.
    pub hue: Hue,
    /// Another one mixed into it: 0 is none of it, 255 nothing else.
    pub mixed: Option<(Hue, u8)>,
    /// 255 is opaque.
    pub alpha: u8,
}

impl Tint {
    /// A colour as it is.
    #[must_use]
    pub const fn of(hue: Hue) -> Self {
        Self { hue, mixed: None, alpha: 255 }
    }

    /// With another one mixed into it.
    #[must_use]
    pub const fn mixed(self, other: Hue, parts: u8) -> Self {
        Self { mixed: Some((other, parts)), ..self }
    }

    /// Less than opaque.
    #[must_use]
    pub const fn alpha(self, alpha: u8) -> Self {
        Self { alpha, ..self }
    }
}

/// A line round an outline. Lengths are in hundredths of half the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its colour.
    pub tint: Tint,
    /// How thick it is.
    pub width: u16,
    /// Dashed: so long on, so long off.
    pub dash: Option<(u16, u16)>,
    /// With round ends.
    pub round: bool,
}

/// One mark of a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// An outline filled.
    Fill {
        /// The outline.
        path: &'static str,
        /// So large, in hundredths.
        size: u16,
        /// With this.
        tint: Tint,
    },
    /// An outline drawn.
    Draw {
        /// The outline.
        path: &'static str,
        /// So large, in hundredths.
        size: u16,
        /// With this.
        line: Line,
    },
    /// Strong letters.
    Letters {
        /// What they say.
        text: String,
        /// The middle of the line, in hundredths below the middle of the square.
        south: i16,
        /// Their size, in hundredths.
        size: u16,
        /// Their colour.
        tint: Tint,
    },
}

impl Mark {
    /// An outline filled.
    #[must_use]
    pub const fn fill(path: &'static str, tint: Tint) -> Self {
        Self::Fill { path, size: 100, tint }
    }

    /// An outline drawn.
    #[must_use]
    pub const fn draw(path: &'static str, tint: Tint, width: u16) -> Self {
        Self::Draw { path, size: 100, line: Line { tint, width, dash: None, round: false } }
    }

    /// The same of another size, in hundredths.
    #[must_use]
    pub fn sized(mut self, hundredths: u16) -> Self {
        match &mut self {
            Self::Fill { size, .. } | Self::Draw { size, .. } | Self::Letters { size, .. } => {
                *size = hundredths;
            }
        }
        self
    }

    /// A line that is dashed.
    #[must_use]
    pub fn dashed(mut self, on: u16, off: u16) -> Self {
        if let Self::Draw { line, .. } = &mut self {
            line.dash = Some((on, off));
        }
        self
    }

    /// A line with round ends.
    #[must_use]
    pub fn round(mut self) -> Self {
        if let Self::Draw { line, .. } = &mut self {
            line.round = true;
        }
        self
    }
}
