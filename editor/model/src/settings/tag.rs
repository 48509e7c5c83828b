//! A language in the file of settings: its tag. One that this program does not have cannot be read, and stays in the file.

use crate::words::Language;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(super) fn serialize<S: Serializer>(language: &Option<Language>, to: S) -> Result<S::Ok, S::Error> {
    language.map(Language::tag).serialize(to)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Language>, D::Error> {
    let Some(tag) = Option::<String>::deserialize(from)? else { return Ok(None) };
    Language::of_tag(&tag).map(Some).ok_or_else(|| D::Error::custom(format!("there is no language {tag}")))
}
