//! The cards of a mission. Format 1 knew three roles, which stand in files without quotes as they always did. The role of a card may be
//! any other word since format 3, in quotes like the kind of a piece.

use crate::format::tree::{Node, Value};
use crate::format::v1::{self, Parameter};
use crate::words::text;
use rule_system::CardRole;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Card {
    pub(crate) role: Role,
    pub(crate) script: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) parameters: BTreeMap<String, Parameter>,
}

impl Card {
    /// Can the formats before this one say it?
    pub(super) fn is_plain(&self) -> bool {
        self.role.old().is_some()
    }
}

/// What a card is for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Role(pub(crate) CardRole);

impl Role {
    /// The same in format 1, which has three.
    fn old(&self) -> Option<v1::Role> {
        v1::Role::ALL.iter().find(|(_, word)| *word == self.0.word()).map(|(old, _)| *old)
    }
}

impl Serialize for Role {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.old() {
            Some(old) => old.serialize(serializer),
            None => serializer.serialize_str(self.0.word()),
        }
    }
}

impl<'de> Deserialize<'de> for Role {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let role = match Written::deserialize(deserializer)? {
            Written::Old(old) => {
                v1::Role::ALL.iter().find(|(it, _)| *it == old).and_then(|(_, word)| CardRole::of(word))
            }
            Written::Word(word) => CardRole::of(&word),
        };
        role.map(Self)
            .ok_or_else(|| de::Error::custom(text("card-role-long").with("most", CardRole::LONGEST)))
    }
}

/// A role as a file has it.
#[derive(Deserialize)]
#[serde(untagged, expecting = "the role of a card is a word, like Objective, or one in quotes")]
enum Written {
    Old(v1::Role),
    Word(String),
}

/// The cards of a list, with the roles that stand there without quotes as texts in small letters: what is not one of the three is kept
/// like any other.
pub(crate) fn with_quotes(node: &Node) -> Node {
    let mut cards = node.clone();
    if let Value::List(items) = &mut cards.value {
        for item in items {
            let Value::Group(group) = &mut item.value else { continue };
            for field in group.fields.iter_mut().filter(|field| field.name == "role") {
                if let Value::Word(word) = &field.node.value {
                    let word = word.to_ascii_lowercase();
                    field.node.value = Value::Text(word);
                }
            }
        }
    }
    cards
}
