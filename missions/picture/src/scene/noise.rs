//! Chance that is always the same: numbers that look random and depend only on a place and a seed.
//! For textures only; games have their own chance.

/// A source of numbers for one tile side or one thing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noise(pub(crate) u32);

impl Noise {
    /// 32 bits for a place and a purpose.
    pub(crate) const fn bits(self, x: i32, y: i32, purpose: u32) -> u32 {
        // The finishing steps of MurmurHash3 over the mixed inputs.
        let mut h = self.0 ^ (x as u32).wrapping_mul(0x9e37_79b1);
        h = (h ^ (h >> 15)).wrapping_mul(0x85eb_ca6b) ^ (y as u32).wrapping_mul(0xc2b2_ae35);
        h = (h ^ (h >> 13)).wrapping_mul(0xc2b2_ae35) ^ purpose.wrapping_mul(0x27d4_eb2f);
        h = (h ^ (h >> 16)).wrapping_mul(0x85eb_ca6b);
        h = (h ^ (h >> 13)).wrapping_mul(0xc2b2_ae35);
        h ^ (h >> 16)
    }

    /// A number from 0 up to, not including, 1.
    pub(crate) fn part(self, x: i32, y: i32, purpose: u32) -> f32 {
        // 24 bits are exact in an `f32`.
        (self.bits(x, y, purpose) >> 8) as f32 / 16_777_216.0
    }

    /// A number from −1 up to, not including, 1.
    pub(crate) fn around(self, x: i32, y: i32, purpose: u32) -> f32 {
        self.part(x, y, purpose) * 2.0 - 1.0
    }
}
