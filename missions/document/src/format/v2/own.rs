//! The settings of a rule system's own as serde sees them, whatever rule system it is: what a value may be shows in how it is written.
//! Files are read by `read` instead, which can say what is wrong and where; here nothing is mended.

use rule_system::setting::{self, Value};
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap, SerializeSeq, Serializer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Settings of a rule system's own.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Own(pub(crate) setting::Own);

/// A value being written.
struct Writing<'v>(&'v Value);

/// Settings being written.
struct Inside<'o>(&'o setting::Own);

impl Serialize for Own {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Inside(&self.0).serialize(serializer)
    }
}

impl Serialize for Inside<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, value) in self.0.iter().filter(|(_, value)| !value.is_empty()) {
            map.serialize_entry(name, &Writing(value))?;
        }
        map.end()
    }
}

impl Serialize for Writing<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Word(word) => word.serialize(serializer),
            Value::Words(words) => words.serialize(serializer),
            Value::PerMarines(numbers) => numbers.serialize(serializer),
            Value::Seats(seats) => {
                let mut list = serializer.serialize_seq(Some(seats.len()))?;
                for seat in seats {
                    list.serialize_element(&Inside(seat))?;
                }
                list.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Own {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Item::deserialize(deserializer)? {
            Item::Own(own) => Ok(Self(own)),
            Item::Word(_) => Err(de::Error::custom("settings are written with their names")),
        }
    }
}

/// What stands in a list: words, or settings for each seat.
enum Item {
    Word(String),
    Own(setting::Own),
}

impl<'de> Deserialize<'de> for Item {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;

        impl<'de> Visitor<'de> for Reading {
            type Value = Item;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word or settings")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Item, E> {
                Ok(Item::Word(word.to_owned()))
            }

            // Settings without a single one: `()`.
            fn visit_unit<E: de::Error>(self) -> Result<Item, E> {
                Ok(Item::Own(setting::Own::new()))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Item, A::Error> {
                let mut own = setting::Own::new();
                while let Some(name) = map.next_key::<String>()? {
                    setting::set(&mut own, &name, map.next_value::<Reader>()?.0);
                }
                Ok(Item::Own(own))
            }
        }

        deserializer.deserialize_any(Reading)
    }
}

/// A value being read.
struct Reader(Value);

impl<'de> Deserialize<'de> for Reader {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;

        impl<'de> Visitor<'de> for Reading {
            type Value = Reader;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word, words, numbers by number of marines, or settings for each seat")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Reader, E> {
                Ok(Reader(Value::Word(word.to_owned())))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Reader, A::Error> {
                let mut numbers = BTreeMap::new();
                while let Some((marines, number)) = map.next_entry()? {
                    let _ = numbers.insert(marines, number);
                }
                Ok(Reader(Value::PerMarines(numbers)))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Reader, A::Error> {
                let (mut words, mut seats) = (Vec::new(), Vec::new());
                while let Some(item) = list.next_element()? {
                    match item {
                        Item::Word(word) => words.push(word),
                        Item::Own(own) => seats.push(own),
                    }
                }
                match (words.is_empty(), seats.is_empty()) {
                    (_, true) => Ok(Reader(Value::Words(words))),
                    (true, false) => Ok(Reader(Value::Seats(seats))),
                    (false, false) => Err(de::Error::custom("words and settings in one list")),
                }
            }
        }

        deserializer.deserialize_any(Reading)
    }
}
