//! What dealt damage to marines.

/// What dealt damage.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum Harm {
    /// A figure of a kind, by its stable name.
    Figure(String),
    /// A script of the mission, by its name.
    Script(String),
    /// The rules, for example the cost of a card.
    Rules,
}
