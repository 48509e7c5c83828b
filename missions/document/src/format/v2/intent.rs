//! The shape of an intent. What may be missing is written without `Some( )`, as a person would write it.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Intent {
    pub(crate) what: Measure,
    #[serde(default, with = "bare", skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<u16>,
    #[serde(default, with = "bare", skip_serializing_if = "Option::is_none")]
    pub(crate) to: Option<u16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) marines: Vec<u8>,
    /// Missing for all games.
    #[serde(default, with = "bare", skip_serializing_if = "Option::is_none")]
    pub(crate) of: Option<Games>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) bots: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Measure {
    MarinesWin,
    Rounds,
    Used(u32),
    Taken(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Games {
    MarinesWin,
    InvaderWin,
}

mod bare {
    //! A value that is there or whose field is missing.

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde passes the field")]
    pub(super) fn serialize<T: Serialize, S: Serializer>(
        value: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => value.serialize(to),
            None => to.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        T::deserialize(from).map(Some)
    }
}
