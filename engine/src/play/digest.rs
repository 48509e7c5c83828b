//! Fingerprints of states, games and files: short, quick and the same for ever, not proof against forgery. The caller
//! decides what to fingerprint.
//!
//! A state is fed through its `Hash`. Numbers go in as little endian and `usize` as 64 bits, so 32-bit and 64-bit machines
//! agree. (Slices of plain numbers are handed over by the standard library as they lie in memory; only a big-endian machine
//! would notice.) A change of a state's fields, or of how a compiler derives `Hash`, changes the fingerprints of states:
//! they say "the same play", across machines, not across versions of the rules.

use crate::play::words::text;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use xxhash_rust::xxh3::xxh3_128;

/// A fingerprint of 128 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Digest(pub u128);

impl Digest {
    /// The fingerprint of some bytes, for example of a file.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self(xxh3_128(bytes))
    }

    /// The fingerprint of a value, for example of a state.
    #[must_use]
    pub fn of(value: &impl Hash) -> Self {
        let mut digester = Digester::default();
        value.hash(&mut digester);
        digester.digest()
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> Self {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = NotADigest;

    fn try_from(text: String) -> Result<Self, NotADigest> {
        text.parse()
    }
}

/// What was read is not 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADigest;

impl fmt::Display for NotADigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text("digest-wrong").fmt(f)
    }
}

impl std::error::Error for NotADigest {}

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Self, NotADigest> {
        if text.len() != 32 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(NotADigest);
        }
        u128::from_str_radix(text, 16).map(Self).map_err(|_| NotADigest)
    }
}

/// Collects what is to be fingerprinted. Reusing one reuses its buffer.
#[derive(Clone, Debug, Default)]
pub struct Digester {
    // Gathering first and digesting in one go is quicker than feeding a stream many small numbers.
    bytes: Vec<u8>,
}

impl Digester {
    /// Begin again.
    pub fn clear(&mut self) {
        self.bytes.clear();
    }

    /// The fingerprint of everything since the last `clear`.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest::of_bytes(&self.bytes)
    }
}

macro_rules! little_endian {
    ($($name:ident: $from:ty => $to:ty),* $(,)?) => { $(
        #[inline]
        fn $name(&mut self, number: $from) {
            self.bytes.extend_from_slice(&(number as $to).to_le_bytes());
        }
    )* };
}

impl Hasher for Digester {
    fn finish(&self) -> u64 {
        self.digest().0 as u64
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    little_endian! {
        write_u8: u8 => u8, write_u16: u16 => u16, write_u32: u32 => u32, write_u64: u64 => u64,
        write_u128: u128 => u128, write_usize: usize => u64,
        write_i8: i8 => i8, write_i16: i16 => i16, write_i32: i32 => i32, write_i64: i64 => i64,
        write_i128: i128 => i128, write_isize: isize => i64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    /// These may never change: they are written in replays and reports.
    #[test]
    fn digests_never_change() {
        expect!["99aa06d3014798d86001c324468d497f"].assert_eq(&Digest::of_bytes(b"").to_string());
        expect!["0625ce92760730f540553231d51837a1"].assert_eq(&Digest::of_bytes(b"hell").to_string());
        expect!["2c00f4406d4115f65d7e9d56395451ea"].assert_eq(&Digest::of_bytes(&[7; 1000]).to_string());
        expect!["498ae8534b25d7170e50ce5b9563dec4"]
            .assert_eq(&Digest::of(&(1u8, 2u16, 3u32, 4u64, -5i32, 6usize, "seven", [8u8; 3])).to_string());
    }

    #[test]
    fn numbers_are_fed_as_little_endian() {
        let mut digester = Digester::default();
        digester.write_u16(0x0102);
        digester.write_usize(3);
        digester.write_i32(-2);
        let bytes = [2, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff];
        assert_eq!(digester.digest(), Digest::of_bytes(&bytes));
        digester.clear();
        assert_eq!(digester.digest(), Digest::of_bytes(b""));
    }

    #[test]
    fn text_and_back() {
        let digest = Digest::of_bytes(b"hell");
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert_eq!(Digest(5).to_string().parse(), Ok(Digest(5)));
        for bad in ["", "5", "+0000000000000000000000000000005", "g0000000000000000000000000000000"] {
            assert_eq!(bad.parse::<Digest>(), Err(NotADigest), "{bad}");
        }
    }
}
