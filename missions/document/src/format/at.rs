//! An entry of a file together with its place there, so that diagnostics can say where it is. The shapes of the formats
//! say what the entry is.

use serde::{Deserialize, Serialize};

/// An entry and where in the file it stood.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct At<T> {
    /// Byte offset in the file; 0 when it did not come from one.
    pub(crate) at: usize,
    /// The entry.
    pub(crate) it: T,
}

impl<T> At<T> {
    /// Not from a file.
    pub(crate) const fn nowhere(it: T) -> Self {
        Self { at: 0, it }
    }

    /// Something else in the same place.
    pub(crate) fn map<U>(self, other: impl FnOnce(T) -> U) -> At<U> {
        At { at: self.at, it: other(self.it) }
    }
}

impl<T: Serialize> Serialize for At<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.it.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for At<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self { at: 0, it: T::deserialize(deserializer)? })
    }
}
