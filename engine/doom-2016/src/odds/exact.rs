//! In how many ways dice and defence cards lead to each damage. What is left of icons and shields is the rules' own tally; the
//! choices that are left, of a die that is lost and of a second card, are made for the best on average.

use super::cards::First;
use super::stand::Stand;
use crate::Doom2016;
use crate::content::Dice;
use crate::state::{Attack, State};

/// What an attack comes to.
pub(super) struct Hit {
    /// Red dice that are rolled.
    pub(super) red: u8,
    /// Black dice that are rolled.
    pub(super) black: u8,
    /// In how many ways each damage comes about, from 0.
    pub(super) ways: Vec<u128>,
}

impl Hit {
    fn sum(&self) -> u128 {
        (0u128..).zip(&self.ways).map(|(damage, ways)| damage * ways).sum()
    }
}

/// The attacker loses the dice without which most damage is left. Each handful has as many ways, so sums can be compared.
pub(super) fn hit(game: &Doom2016, stand: &Stand, firsts: &[First]) -> Hit {
    let [all_red, all_black] = stand.state.attack().pool.to_roll();
    let lost = stand.lost.min(all_red + all_black);
    let of_red = lost.saturating_sub(all_black)..=lost.min(all_red);
    let mut best: Option<Hit> = None;
    for red in of_red {
        let (red, black) = (all_red - red, all_black - (lost - red));
        let hit = Hit { red, black, ways: ways(game, stand, (red, black), firsts) };
        if best.as_ref().is_none_or(|best| hit.sum() > best.sum()) {
            best = Some(hit);
        }
    }
    best.unwrap_or(Hit { red: 0, black: 0, ways: vec![1] })
}

fn ways(game: &Doom2016, stand: &Stand, (red, black): (u8, u8), firsts: &[First]) -> Vec<u128> {
    let st = &stand.state;
    let mut attack = st.attack().clone();
    let mut ways: Vec<u128> = Vec::new();
    let mut add = |damage: u8, more: u128| {
        let damage = usize::from(damage);
        if ways.len() <= damage {
            ways.resize(damage + 1, 0);
        }
        ways[damage] += more;
    };
    for (icons, throws) in throws(&game.content().dice, red, black).into_iter().enumerate() {
        if throws == 0 {
            continue;
        }
        attack.pool.suppose(u8::try_from(icons).unwrap_or(u8::MAX));
        if firsts.is_empty() {
            add(left(game, st, &mut attack, None), throws);
        }
        for first in firsts {
            let ways = throws * u128::from(first.ways);
            let kept = left(game, st, &mut attack, Some(first.card));
            if !stand.cover || first.next.is_empty() {
                add(kept, ways);
                continue;
            }
            let mut second = |card: u8| left(game, st, &mut attack, Some(card));
            let next: Vec<(u8, u32)> = first.next.iter().map(|(card, n)| (second(*card), *n)).collect();
            let all: u32 = next.iter().map(|(_, n)| n).sum();
            if is_better(kept, &next) {
                for (damage, n) in next {
                    add(damage, ways * u128::from(n));
                }
            } else {
                add(kept, ways * u128::from(all));
            }
        }
    }
    ways
}

/// Is another card better for the defender on average than the one that leaves so much damage? The others come as damage with
/// the number of their copies.
pub(super) fn is_better(kept: u8, others: &[(u8, u32)]) -> bool {
    let all: u32 = others.iter().map(|(_, n)| n).sum();
    let sum: u32 = others.iter().map(|(damage, n)| u32::from(*damage) * n).sum();
    sum < u32::from(kept) * all
}

/// What is left of the damage with a card revealed.
pub(super) fn left(game: &Doom2016, st: &State, attack: &mut Attack, card: Option<u8>) -> u8 {
    attack.defence.suppose(card);
    game.tally(st, attack).damage
}

/// In how many ways dice show each number of icons, from 0.
fn throws(dice: &Dice, red: u8, black: u8) -> Vec<u128> {
    let red = std::iter::repeat_n(dice.red, usize::from(red));
    let black = std::iter::repeat_n(dice.black, usize::from(black));
    red.chain(black).fold(vec![1], |ways, faces| with_die(&ways, faces))
}

fn with_die(ways: &[u128], faces: [u8; 6]) -> Vec<u128> {
    let most = faces.iter().copied().max().unwrap_or(0);
    let mut sums = vec![0u128; ways.len() + usize::from(most)];
    for (sum, ways) in ways.iter().enumerate() {
        for face in faces {
            sums[sum + usize::from(face)] += ways;
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::{is_better, throws};
    use crate::content::Dice;

    #[test]
    fn every_throw_is_counted_once() {
        let dice = Dice { red: [0, 1, 1, 1, 2, 2], black: [1, 1, 2, 2, 3, 3] };
        assert_eq!(throws(&dice, 0, 0), [1]);
        assert_eq!(throws(&dice, 1, 0), [1, 3, 2]);
        assert_eq!(throws(&dice, 1, 1), [0, 2, 8, 12, 10, 4]);
        assert_eq!(throws(&dice, 12, 4).iter().sum::<u128>(), 6u128.pow(16));
    }

    #[test]
    fn a_card_is_better_that_leaves_less_on_average() {
        assert!(is_better(2, &[(1, 2), (3, 1)]));
        assert!(!is_better(2, &[(1, 1), (3, 1)]), "as much is not better");
    }
}
