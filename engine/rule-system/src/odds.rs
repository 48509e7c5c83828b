//! What an attack may come to, before it is declared: worked out exactly from the dice and from what the asking seat may know of
//! the cards that are revealed. Reactions that somebody may play are left out, and listed.

/// Shares are of so many.
pub const WHOLE: u32 = 1_000_000;

/// What an attack may come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// How likely the defender is fragged, of [`WHOLE`].
    pub kill: u32,
    /// How likely the defender is stunned by it and lives, of [`WHOLE`].
    pub stun: u32,
    /// The damage on average, in thousandths.
    pub mean: u32,
    /// How likely each damage is, from 0, of [`WHOLE`]; more than the defender can suffer is not cut off.
    pub damage: Vec<u32>,
    /// What it is made of, a line each: `2 red dice, 1 black die`, `Cover: the defender may reveal a second card`.
    pub lines: Vec<String>,
}
