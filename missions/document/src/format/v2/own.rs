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

impl Own {
    /// Does it say nothing?
    pub(crate) fn is_empty(&self) -> bool {
        self.0.values().all(Value::is_empty)
    }
}

/// A value being written.
struct Writing<'v>(&'v Value);

/// Under which name the number of a thing is written here.
const THING: &str = "thing";

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
            Value::Number(number) => number.serialize(serializer),
            Value::Yes(yes) => yes.serialize(serializer),
            Value::Chart(chart) => chart.serialize(serializer),
            Value::Thing(thing) => BTreeMap::from([(THING, thing)]).serialize(serializer),
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

/// What stands before a colon in a value.
#[derive(Deserialize)]
#[serde(untagged)]
enum Key {
    Number(u8),
    Name(String),
}

/// What stands behind a colon in a value.
#[derive(Deserialize)]
#[serde(untagged)]
enum Part {
    Number(u32),
    Text(String),
}

/// A value being read.
struct Reader(Value);

impl<'de> Deserialize<'de> for Reader {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reading;

        impl<'de> Visitor<'de> for Reading {
            type Value = Reader;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word, words, a number, yes or no, numbers or texts by number, a thing, or settings for each seat")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Reader, E> {
                Ok(Reader(Value::Word(word.to_owned())))
            }

            fn visit_bool<E: de::Error>(self, yes: bool) -> Result<Reader, E> {
                Ok(Reader(Value::Yes(yes)))
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Reader, E> {
                i32::try_from(number).map(|number| Reader(Value::Number(number))).map_err(de::Error::custom)
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Reader, E> {
                i32::try_from(number).map(|number| Reader(Value::Number(number))).map_err(de::Error::custom)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Reader, A::Error> {
                let (mut numbers, mut chart) = (BTreeMap::new(), BTreeMap::new());
                while let Some(key) = map.next_key::<Key>()? {
                    match (key, map.next_value::<Part>()?) {
                        (Key::Name(name), Part::Number(thing)) if name == THING => {
                            return Ok(Reader(Value::Thing(thing)));
                        }
                        (Key::Number(key), Part::Number(number)) => {
                            let number = u8::try_from(number).map_err(de::Error::custom)?;
                            let _ = numbers.insert(key, number);
                        }
                        (Key::Number(key), Part::Text(text)) => drop(chart.insert(key, text)),
                        (Key::Name(name), _) => {
                            return Err(de::Error::custom(format!("{name:?} is no number")));
                        }
                    }
                }
                match (numbers.is_empty(), chart.is_empty()) {
                    (_, true) => Ok(Reader(Value::PerMarines(numbers))),
                    (true, false) => Ok(Reader(Value::Chart(chart))),
                    (false, false) => Err(de::Error::custom("numbers and texts in one")),
                }
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
