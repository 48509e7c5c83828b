//! From a tree to the frozen shapes of a format: serde reads one entry at a time, so that one wrong entry costs only
//! itself. Mistakes come back with their place and in words for people who have never seen serde.

use crate::format::tree::{Field, Group, Node, Value};
use crate::words::text;
use script_api::suggest::nearest;
use serde::Deserialize;
use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeSeed, Expected, IntoDeserializer, Unexpected, Visitor};
use std::cell::RefCell;
use words::Text;

mod wrong;

pub(crate) use wrong::Wrong;
use wrong::seen;

/// A field that a shape does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unknown {
    /// Byte offset of its name.
    pub(crate) at: usize,
    /// Its name.
    pub(crate) name: String,
    /// The known field it looks like.
    pub(crate) meant: Option<&'static str>,
}

/// Read a value out of a tree. Fields the shape does not know are added to `unknown` and left out.
pub(crate) fn read<'n, T: Deserialize<'n>>(node: &'n Node, unknown: &mut Vec<Unknown>) -> Result<T, Wrong> {
    let strangers = RefCell::new(Vec::new());
    let result = T::deserialize(In { node, strangers: &strangers });
    unknown.extend(strangers.into_inner());
    result.map_err(|wrong| wrong.or_at(node.at))
}

/// What stands somewhere, for people.
pub(crate) fn found(node: &Node) -> Text {
    let strangers = RefCell::default();
    seen(&In { node, strangers: &strangers }.unexpected())
}

/// A node being read.
#[derive(Clone, Copy)]
struct In<'n, 's> {
    node: &'n Node,
    strangers: &'s RefCell<Vec<Unknown>>,
}

impl<'n> In<'n, '_> {
    fn child(self, node: &'n Node) -> Self {
        Self { node, ..self }
    }

    /// What stands here, when it is not what was wanted.
    fn unexpected(&self) -> Unexpected<'n> {
        match &self.node.value {
            Value::Bool(b) => Unexpected::Bool(*b),
            Value::Int(i) => match (i64::try_from(*i), u64::try_from(*i)) {
                (_, Ok(n)) => Unexpected::Unsigned(n),
                (Ok(n), _) => Unexpected::Signed(n),
                _ => Unexpected::Other(wrong::LARGE),
            },
            Value::Float => Unexpected::Other(wrong::FRACTION),
            Value::Text(text) => Unexpected::Str(text),
            Value::Word(_) => Unexpected::Other(wrong::WORD),
            Value::Group(group) if group.fields.is_empty() => Unexpected::Other(wrong::VALUES),
            Value::Group(_) => Unexpected::Map,
            Value::List(_) => Unexpected::Seq,
            Value::Map(_) => Unexpected::Other(wrong::PAIRS),
        }
    }

    fn refuse<T>(&self, wanted: &dyn Expected) -> Result<T, Wrong> {
        Err(<Wrong as de::Error>::invalid_type(self.unexpected(), wanted).or_at(self.node.at))
    }
}

macro_rules! as_any {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, Wrong> {
            self.deserialize_any(visitor)
        })*
    };
}

impl<'n> de::Deserializer<'n> for In<'n, '_> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let result = match &self.node.value {
            Value::Bool(b) => visitor.visit_bool(*b),
            Value::Int(i) => match (u64::try_from(*i), i64::try_from(*i)) {
                (Ok(n), _) => visitor.visit_u64(n),
                (_, Ok(n)) => visitor.visit_i64(n),
                _ => return self.refuse(&visitor),
            },
            Value::Text(text) => visitor.visit_borrowed_str(text),
            Value::List(items) => visitor.visit_seq(Items { from: self, items: items.iter() }),
            Value::Map(entries) => {
                visitor.visit_map(Pairs { from: self, entries: entries.iter(), value: None })
            }
            Value::Float | Value::Word(_) | Value::Group(_) => return self.refuse(&visitor),
        };
        result.map_err(|wrong| wrong.or_at(self.node.at))
    }

    as_any! {
        deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8
        deserialize_u16 deserialize_u32 deserialize_u64 deserialize_f32 deserialize_f64 deserialize_char
        deserialize_str deserialize_string deserialize_bytes deserialize_byte_buf deserialize_unit
        deserialize_seq deserialize_map deserialize_identifier
    }

    fn deserialize_option<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match &self.node.value {
            Value::Word(word) if word == "None" => visitor.visit_none(),
            Value::Group(Group { name: Some(name), items, .. }) if name == "Some" && items.len() == 1 => {
                visitor.visit_some(self.child(&items[0]))
            }
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'n>>(self, _: &'static str, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_any(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'n>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'n>>(self, len: usize, visitor: V) -> Result<V::Value, Wrong> {
        match &self.node.value {
            Value::Group(Group { items, .. }) if !items.is_empty() && items.len() != len => {
                Err(<Wrong as de::Error>::invalid_length(items.len(), &visitor).or_at(self.node.at))
            }
            // A name before the bracket is ordinary RON, and says nothing that the place does not.
            Value::Group(Group { name: _, fields, items }) if fields.is_empty() => visitor
                .visit_seq(Items { from: self, items: items.iter() })
                .map_err(|wrong| wrong.or_at(self.node.at)),
            _ => self.refuse(&visitor),
        }
    }

    fn deserialize_tuple_struct<V: Visitor<'n>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_tuple(len, visitor)
    }

    fn deserialize_struct<V: Visitor<'n>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match &self.node.value {
            Value::Group(Group { name: _, fields, items }) if items.is_empty() => visitor
                .visit_map(Fields { from: self, known, fields, next: 0 })
                .map_err(|wrong| wrong.or_at(self.node.at)),
            _ => self.refuse(&visitor),
        }
    }

    fn deserialize_enum<V: Visitor<'n>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match &self.node.value {
            Value::Word(_) | Value::Group(Group { name: Some(_), .. }) => {
                visitor.visit_enum(Variant(self)).map_err(|wrong| wrong.or_at(self.node.at))
            }
            _ => {
                let wanted = text("shape-one-of").with("known", known.join(", "));
                let found = seen(&self.unexpected());
                let message = text("wrong-wanted").with("wanted", wanted).with("found", found);
                Err(Wrong::new(message).or_at(self.node.at))
            }
        }
    }

    fn deserialize_ignored_any<V: Visitor<'n>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_unit()
    }
}

struct Items<'n, 's> {
    from: In<'n, 's>,
    items: std::slice::Iter<'n, Node>,
}

impl<'n> de::SeqAccess<'n> for Items<'n, '_> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'n>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        match self.items.next() {
            Some(node) => {
                seed.deserialize(self.from.child(node)).map(Some).map_err(|wrong| wrong.or_at(node.at))
            }
            None => Ok(None),
        }
    }
}

struct Pairs<'n, 's> {
    from: In<'n, 's>,
    entries: std::slice::Iter<'n, (Node, Node)>,
    value: Option<&'n Node>,
}

impl<'n> de::MapAccess<'n> for Pairs<'n, '_> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'n>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some((key, value)) = self.entries.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(self.from.child(key)).map(Some).map_err(|wrong| wrong.or_at(key.at))
    }

    fn next_value_seed<V: DeserializeSeed<'n>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let node = self.value.take().unwrap_or(self.from.node);
        seed.deserialize(self.from.child(node)).map_err(|wrong| wrong.or_at(node.at))
    }
}

struct Fields<'n, 's> {
    from: In<'n, 's>,
    known: &'static [&'static str],
    fields: &'n [Field],
    next: usize,
}

impl<'n> de::MapAccess<'n> for Fields<'n, '_> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'n>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        while let Some(field) = self.fields.get(self.next) {
            self.next += 1;
            if let Some(known) = self.known.iter().find(|known| **known == field.name) {
                if self.fields[..self.next - 1].iter().any(|earlier| earlier.name == field.name) {
                    return Err(<Wrong as de::Error>::duplicate_field(known).or_at(field.at));
                }
                let key: StrDeserializer<'_, Wrong> = known.into_deserializer();
                return seed.deserialize(key).map(Some);
            }
            let meant = nearest(&field.name, self.known.iter().copied());
            self.from.strangers.borrow_mut().push(Unknown { at: field.at, name: field.name.clone(), meant });
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'n>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let node = &self.fields[self.next - 1].node;
        seed.deserialize(self.from.child(node)).map_err(|wrong| wrong.or_at(node.at))
    }
}

struct Variant<'n, 's>(In<'n, 's>);

impl<'n, 's> de::EnumAccess<'n> for Variant<'n, 's> {
    type Error = Wrong;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'n>>(self, seed: V) -> Result<(V::Value, Self), Wrong> {
        let name = match &self.0.node.value {
            Value::Word(word) => word.as_str(),
            Value::Group(Group { name: Some(name), .. }) => name.as_str(),
            _ => "",
        };
        let name: StrDeserializer<'_, Wrong> = name.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'n> de::VariantAccess<'n> for Variant<'n, '_> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match &self.0.node.value {
            Value::Word(_) => Ok(()),
            _ => Err(Wrong::new(text("shape-no-brackets"))),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'n>>(self, seed: T) -> Result<T::Value, Wrong> {
        match &self.0.node.value {
            Value::Group(group) if group.items.len() == 1 && group.fields.is_empty() => {
                seed.deserialize(self.0.child(&group.items[0]))
            }
            _ => Err(Wrong::new(text("shape-one-value"))),
        }
    }

    fn tuple_variant<V: Visitor<'n>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.0.refuse(&visitor)
    }

    fn struct_variant<V: Visitor<'n>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.0.refuse(&visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{tree, v1, v3};

    #[derive(Debug, PartialEq, Deserialize)]
    struct Sample {
        id: u8,
        at: (i16, i16),
        #[serde(default)]
        kind: Kind,
        #[serde(default)]
        names: Vec<String>,
    }

    #[derive(Debug, Default, PartialEq, Deserialize)]
    enum Kind {
        #[default]
        Plain,
        Weapon(String),
    }

    fn sample(text: &str) -> Result<(Sample, Vec<Unknown>), (Option<usize>, String)> {
        let tree = tree::read(text);
        assert_eq!(tree.faults, []);
        let mut unknown = Vec::new();
        let node = tree.root.expect("a value");
        let sample = read(&node, &mut unknown).map_err(|wrong| (wrong.at, wrong.message.to_string()))?;
        Ok((sample, unknown))
    }

    /// Shapes say of themselves in letters what they are; that becomes a text that every language has.
    #[test]
    fn what_a_shape_says_of_itself_is_a_text() {
        let node = tree::read("[1]").root.expect("a value");
        let told = |wrong: Wrong| wrong.message.id().map(str::to_owned);
        let parameter = read::<v1::Parameter>(&node, &mut Vec::new()).expect_err("a list");
        assert_eq!(told(parameter).as_deref(), Some("card-parameter"));
        let role = read::<v3::Role>(&node, &mut Vec::new()).expect_err("a list");
        assert_eq!(told(role).as_deref(), Some("card-role"));
    }

    #[test]
    fn an_entry_is_read_and_strange_fields_are_told() {
        let (read, unknown) = sample("(id: 3, nmaes: [], at: (-2, 4), kind: Weapon(\"x\"))").expect("reads");
        assert_eq!(read, Sample { id: 3, at: (-2, 4), kind: Kind::Weapon("x".into()), names: vec![] });
        assert_eq!(unknown, [Unknown { at: 8, name: "nmaes".into(), meant: Some("names") }]);
    }

    #[test]
    fn mistakes_are_told_with_place_and_in_words() {
        let wrong = |text: &str| sample(text).expect_err("wrong");
        let told = |at: usize, message: &str| (Some(at), message.to_owned());
        assert_eq!(
            wrong("(id: 300, at: (0, 0))"),
            told(5, "a whole number from 0 to 255 is wanted here, not 300")
        );
        assert_eq!(wrong("(id: 1)"), told(0, "`at` is missing"));
        assert_eq!(
            wrong("(id: 1, at: (1, 99999999999999999999999999))"),
            told(16, "a whole number from -32768 to 32767 is wanted here, not a number as large as that")
        );
        assert_eq!(wrong("(id: 1, at: (1, 2, 3))").0, Some(12));
        assert_eq!(wrong("(id: 1, at: [1, 2])"), told(12, "a place like (3, 4) is wanted here, not a list"));
        assert_eq!(
            wrong("(id: 1, at: (1, 2), kind: Waepon(\"x\"))"),
            told(26, "`Waepon` is not known here; perhaps `Weapon` was meant (one of Plain, Weapon)")
        );
        assert_eq!(wrong("(id: 1, id: 2, at: (1, 2))"), told(8, "`id` is written twice"));
        assert_eq!(
            wrong("(id: 1, at: (1, 2), names: [7])"),
            told(28, "a text in quotes is wanted here, not 7")
        );
        assert_eq!(wrong("7"), told(0, "an entry like (id: 1, …) is wanted here, not 7"));
    }
}
