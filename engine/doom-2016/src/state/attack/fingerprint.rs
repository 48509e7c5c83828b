//! How an attack is fed to a fingerprint: field after field in the order of the first revisions, whatever part they are in now.

use super::{Attack, Declaration};
use crate::state::sets::FigureSet;
use std::hash::{Hash, Hasher};

impl Hash for Attack {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Self {
            attacker,
            defender,
            pool,
            defence,
            repeats,
            outcome,
            declaration,
            events,
            reactions,
            glory,
            answered,
        } = self;
        let Declaration { card, space, turned, adjacent, answer } = declaration;
        (attacker.figure, defender.figure, attacker.kind, defender.kind, space, turned, card).hash(hasher);
        (pool.red, pool.black, &pool.dice, pool.bonus).hash(hasher);
        (defence.shields, defence.pierce, defence.dodge, defence.unerring, defence.endure).hash(hasher);
        (outcome.redirect, defence.cover, defence.revealed, &defence.set_aside).hash(hasher);
        (outcome.damage, adjacent, answer, outcome.dodged, outcome.stuns).hash(hasher);
        (attacker.used, defender.used, events, reactions, glory, answered).hash(hasher);
        (repeats.again, repeats.on_another, attacker.gone, defender.gone).hash(hasher);
    }
}

/// As many bits as there once were, and the others only where there are any.
impl Hash for FigureSet {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.bits() as u64).hash(hasher);
        let others = (self.bits() >> u64::BITS) as u64;
        if others != 0 {
            others.hash(hasher);
        }
    }
}
