//! A text of the mission in another language, with the original that it was made from.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Translation {
    /// The tag of the language: `pl`.
    pub(crate) language: String,
    /// Which text it is.
    pub(crate) of: TextOf,
    /// The original.
    #[serde(default)]
    pub(crate) was: String,
    pub(crate) text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum TextOf {
    Title,
    Summary,
    Briefing,
    Victory,
    Defeat,
    /// By the file name of its script.
    Card(String),
    /// By its number.
    Label(u32),
    /// By the number of what has it, and its name.
    Value((u32, String)),
}
