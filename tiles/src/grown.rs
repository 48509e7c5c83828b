//! A map that only grows: values are made when first asked for, and never move or go while the map lives. Any number of
//! threads may ask at once; no thread waits for a value that exists.

use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

/// How many bits of a key's hash choose the way at one node.
const DIGIT: u32 = 4;

/// A tree over the digits of the keys' hashes: a node holds one pair, and leads to others by the next digit.
#[derive(Debug)]
pub(crate) struct Grown<K, V> {
    root: Slot<K, V>,
}

type Slot<K, V> = OnceLock<Box<Node<K, V>>>;

#[derive(Debug)]
struct Node<K, V> {
    key: K,
    value: V,
    next: [Slot<K, V>; 1 << DIGIT],
}

impl<K, V> Default for Grown<K, V> {
    fn default() -> Self {
        Self { root: OnceLock::new() }
    }
}

impl<K: Copy + Eq + Hash, V> Grown<K, V> {
    /// The value of a key; `make` is called once, when there is none yet, and must not ask the same map.
    pub(crate) fn get_or_make(&self, key: K, make: impl FnOnce() -> V) -> &V {
        let mut mix = Mix(0);
        key.hash(&mut mix);
        let mut way = mix.finish();
        let mut make = Some(make);
        let mut slot = &self.root;
        loop {
            let node = slot.get_or_init(|| {
                // A slot that is initialised here ends the loop: `make` is still there.
                let value = make.take().map(|make| make());
                Box::new(Node {
                    key,
                    value: value.unwrap_or_else(|| unreachable!()),
                    next: Default::default(),
                })
            });
            if node.key == key {
                return &node.value;
            }
            slot = &node.next[(way & ((1 << DIGIT) - 1)) as usize];
            way = way.rotate_right(DIGIT);
        }
    }

    /// How many values there are.
    #[cfg(test)]
    fn len(&self) -> usize {
        fn count<K, V>(slot: &Slot<K, V>) -> usize {
            slot.get().map_or(0, |node| 1 + node.next.iter().map(count).sum::<usize>())
        }
        count(&self.root)
    }
}

/// A quick hash for keys that no attacker chooses: a bad one only makes the tree deeper.
struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.write_u64(chunk.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::Grown;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_value_is_made_once_and_stays() {
        let (map, made) = (Grown::default(), AtomicUsize::new(0));
        let ask = |key: u32| {
            *map.get_or_make(key, || {
                let _ = made.fetch_add(1, Ordering::Relaxed);
                u64::from(key) * 3
            })
        };
        std::thread::scope(|scope| {
            for thread in 0..4u32 {
                let ask = &ask;
                let _ = scope.spawn(move || {
                    for i in 0..20_000u32 {
                        let key = i.wrapping_mul(2_654_435_761).wrapping_add(thread) % 3_000;
                        assert_eq!(ask(key), u64::from(key) * 3);
                    }
                });
            }
        });
        assert_eq!((made.load(Ordering::Relaxed), map.len()), (3_000, 3_000));
        let first: *const u64 = map.get_or_make(7, || 0);
        let _ = map.get_or_make(3_001, || 0);
        assert!(std::ptr::eq(first, map.get_or_make(7, || 0)));
    }
}
