//! Notes: the only memory of scripts, written down in the world so that a copied game remembers the same.
//! A note belongs to the script that wrote it.

use crate::copied::copied;
use crate::name::Sym;
use crate::world::Thing;
use arrayvec::ArrayVec;

/// What a note can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Int(i32),
    /// A word written out in the script.
    Word(Sym),
    /// A thing on the map.
    Thing(Thing),
}

/// The most notes a mission may have at once.
pub const MAX_NOTES: usize = 24;

/// All notes, sorted by script and name.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub struct Notes(ArrayVec<(u8, Sym, Value), MAX_NOTES>);

impl Clone for Notes {
    fn clone(&self) -> Self {
        Self(copied(&self.0))
    }
}

impl Notes {
    /// What a note of a script says.
    #[must_use]
    pub fn get(&self, script: u8, name: Sym) -> Option<Value> {
        self.0.binary_search_by_key(&(script, name), |n| (n.0, n.1)).ok().map(|i| self.0[i].2)
    }

    /// Write a note or tear it up. `false` when there is no room for another one.
    pub(super) fn set(&mut self, script: u8, name: Sym, value: Option<Value>) -> bool {
        match (self.0.binary_search_by_key(&(script, name), |n| (n.0, n.1)), value) {
            (Ok(i), Some(value)) => self.0[i].2 = value,
            (Ok(i), None) => {
                let _ = self.0.remove(i);
            }
            (Err(_), None) => {}
            (Err(_), Some(_)) if self.0.is_full() => return false,
            (Err(i), Some(value)) => self.0.insert(i, (script, name, value)),
        }
        true
    }

    /// All notes, for inspectors.
    pub fn iter(&self) -> impl Iterator<Item = (u8, Sym, Value)> + '_ {
        self.0.iter().copied()
    }
}
