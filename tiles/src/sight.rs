//! Lines of sight and cover between corners, in exact integers (rulings 4 and 5).

/// The 16 lines between the corners of two spaces. Bit `4 * i + j` is the line from corner `i` of the first space to
/// corner `j` of the second; corners are numbered north-west, north-east, south-east, south-west.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// Lines that are clear by ruling 4.
    pub clear: u16,
    /// Clear lines that also cut no border of a difficult region.
    pub plain: u16,
}

/// What a defender has against an attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cover {
    /// No line of sight.
    Unseen,
    /// Seen, with cover from every corner that gives sight.
    Cover,
    /// Seen without cover from at least one corner.
    Open,
}
