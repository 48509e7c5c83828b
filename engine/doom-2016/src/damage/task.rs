//! Dice of effects, and who suffers what they come to.

use engine::name::Sym;
use engine::world::FigureId;
use tiles::SpaceId;

/// A pending task of effects that cause damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DamageTask {
    /// Roll dice of an effect.
    Roll {
        /// Red dice left to roll.
        red: u8,
        /// Black dice left to roll.
        black: u8,
        /// Icons so far.
        sum: u8,
        /// What for.
        what: EffectRoll,
    },
    /// The attacker chooses the one figure that suffers a splash of this much.
    SplashOne(u8),
}

impl DamageTask {
    /// So many dice, none of them rolled yet.
    pub(crate) const fn roll(red: u8, black: u8, what: EffectRoll) -> Self {
        Self::Roll { red, black, sum: 0, what }
    }
}

/// What the sum of some dice is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectRoll {
    /// Each figure adjacent to the defender's spaces.
    Splash,
    /// One of them.
    SplashOne,
    /// Each hostile figure within a range of this figure.
    Area(FigureId, u8),
    /// This figure.
    One(FigureId),
    /// Each figure hostile to the attacker within a range of the defender's spaces.
    Burst(u8),
    /// Each figure on a space or adjacent to it; thrown by this one.
    Grenade(SpaceId, FigureId),
    /// The first figure; the second one recovers as much.
    Drain(FigureId, FigureId),
    /// A script asked.
    Script(Sym),
}
