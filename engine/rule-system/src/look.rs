//! How figures look, as data: a code for small pictures, a letter for maps of text, and a drawing. Who paints it is decided elsewhere.

/// How a kind of figure looks.
#[derive(Clone, Copy, Debug)]
pub struct FigureLook {
    /// The stable name of the kind.
    pub id: &'static str,
    /// Three letters below the drawing.
    pub code: &'static str,
    /// Its letter on maps of text; it is not the letter of a piece.
    pub letter: Option<char>,
    /// The drawing on its base.
    pub portrait: Portrait,
}

/// A drawing in a square from −1 to 1, as parts from back to front: each has a tone and an outline in the form of
/// [`sign`](crate::sign).
#[derive(Clone, Copy, Debug)]
pub struct Portrait {
    /// The colour of the body: `0xrrggbb`.
    pub body: u32,
    /// The colour of eyes and flames.
    pub eye: u32,
    /// The parts that make up the silhouette, which gets an outline.
    pub shape: &'static [(Tone, &'static str)],
    /// What is drawn inside.
    pub face: &'static [(Tone, &'static str)],
}

/// What a part is made of; the colour follows from the drawing's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The colour of the body.
    Body,
    /// Darker.
    Dark,
    /// Lighter.
    Lite,
    /// Horns, teeth, skulls.
    Bone,
    /// Armour and guns.
    Metal,
    /// Holes and lines.
    Ink,
    /// Eyes and flames.
    Eye,
}
