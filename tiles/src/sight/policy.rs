//! By what rule a game sees: between corners or between centres, and what stops a line between centres.
//! A board is given its policy when it is built; every ground of it follows.
//!
//! | policy | a line | stopped by | source |
//! |---|---|---|---|
//! | [`CornerToCorner`](SightPolicy::CornerToCorner) | from any corner to any corner, nudged | walls, closed doors, blocking edges | rulings 4 and 5 |
//! | [`CentreToCentre`](SightPolicy::CentreToCentre) | from centre to centre | the same, and what [`CentreRule`] says | rulings 33, 35 and 36 |
//!
//! What stops a line between centres, in addition to edges that it crosses: tall furniture in a space it runs through;
//! figures and cliffs where the rule says so. Through a corner point it passes if one of the two ways round that point
//! is free: both borders open, and no blocker in the space between them. So a line passes one blocker's corner and is
//! stopped between two of them.

/// By what rule a board's spaces see each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SightPolicy {
    /// A thread between any two corners that can be nudged clear (ruling 4); cover is printed or given by figures
    /// (ruling 5), and figures never stop sight.
    #[default]
    CornerToCorner,
    /// One straight line between the two centres; no figure has cover.
    CentreToCentre(CentreRule),
}

/// What stops a line between centres.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CentreRule {
    /// May the line pass the end of a wall, of a closed door or of a blocking edge?
    pub wall_ends: WallEnds,
    /// Figures other than the two stop it. `Sight` knows where they stand; `Sight::without_figures` looks past all of them.
    pub figures_block: bool,
    /// From how many levels on a rise is a wall: a space that lies so far above both ends stops the line, and a figure
    /// at the foot of such a cliff sees nothing beyond its edge. `None`: heights do not matter.
    pub cliff: Option<u8>,
}

/// What an edge does to a line between centres that passes exactly through its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WallEnds {
    /// It stops the line (ruling 33).
    Stop,
    /// The line passes on the free side of it, if there is one.
    Pass,
}
