//! What the odds of an attack are made of, a line for each part. The numbers are those of the attack as it stands before the
//! dice; nothing is counted here.

use super::cards::First;
use super::exact::Hit;
use super::shares::shares;
use super::stand::Stand;
use crate::Doom2016;
use crate::own::stat;
use std::collections::BTreeMap;

pub(super) fn of(
    game: &Doom2016,
    stand: &Stand,
    hit: &Hit,
    defender_stunned: bool,
    firsts: &[First],
) -> Vec<String> {
    let (st, attack) = (&stand.state, stand.state.attack());
    let side = game.side_of_attacker(st);
    let mut lines = vec![dice(hit)];
    if stand.stunned {
        lines.push("Stunned: one die less".to_owned());
    }
    let others = stand.lost.saturating_sub(u8::from(stand.stunned));
    if others > 0 {
        lines.push(format!("An ability: {} less", count(others, "die", "dice")));
    }
    if attack.pool.bonus() > 0 {
        lines.push(format!("Bonus: +{} damage", attack.pool.bonus()));
    }
    let extra = st.world.modified(stat::damage(side));
    if extra != 0 {
        lines.push(format!("For now: {extra:+} damage"));
    }
    if attack.defence.pierced() > 0 {
        lines.push(format!("Pierce: ignores {}", shields(attack.defence.pierced())));
    }
    if game.demon(attack.defender.kind()).is_some_and(|demon| demon.toughness) {
        lines.push(format!("Toughness: {}", shields(1)));
    }
    if attack.defence.shields() > 0 {
        lines.push(format!("An ability of the defender: {}", shields(attack.defence.shields())));
    }
    let harder = st.world.modified(stat::shields(side.other()));
    if harder != 0 {
        let plural = if harder == 1 { "" } else { "s" };
        lines.push(format!("For now: {harder:+} shield{plural}"));
    }
    if attack.defence.is_unerring() {
        lines.push("Dodges count for nothing".to_owned());
    }
    if attack.defence.dodges(false) {
        lines.push("An ability of the defender cancels the attack".to_owned());
    }
    if attack.defence.endures() {
        lines.push("The attack leaves the defender 1 health".to_owned());
    }
    if defender_stunned {
        lines.push("The defender is stunned: no card is revealed".to_owned());
    } else if firsts.is_empty() {
        lines.push("There is no card to reveal".to_owned());
    } else {
        lines.push(defence(game, stand, firsts));
    }
    if stand.cover && firsts.iter().any(|first| !first.next.is_empty()) {
        lines.push(
            "Cover: the defender takes a second card where it leaves less damage on average".to_owned(),
        );
    } else if stand.had_cover && !stand.cover {
        lines.push("Cover is ignored".to_owned());
    }
    lines.push("Left out: what may be played in between".to_owned());
    lines
}

/// `2 red dice, 1 black die`.
fn dice(hit: &Hit) -> String {
    let some =
        |n: u8, colour: &str| (n > 0).then(|| count(n, &format!("{colour} die"), &format!("{colour} dice")));
    let dice: Vec<String> = [some(hit.red, "red"), some(hit.black, "black")].into_iter().flatten().collect();
    if dice.is_empty() { "No dice".to_owned() } else { dice.join(", ") }
}

/// `Defence card: 0 shields 40 %, 1 shield 50 %, dodge 10 %`.
fn defence(game: &Doom2016, stand: &Stand, firsts: &[First]) -> String {
    let mut attack = stand.state.attack().clone();
    // Dodges last.
    let mut kinds: BTreeMap<(bool, u8), u128> = BTreeMap::new();
    for first in firsts {
        attack.defence.suppose(Some(first.card));
        let (shields, dodge) = game.card_defence(&attack);
        *kinds.entry((dodge, if dodge { 0 } else { shields })).or_default() += u128::from(first.ways);
    }
    let ways: Vec<u128> = kinds.values().copied().collect();
    let parts = kinds.keys().zip(shares(&ways, 100)).map(|((dodge, n), share)| {
        let what = if *dodge { "dodge".to_owned() } else { shields(*n) };
        format!("{what} {share} %")
    });
    format!("Defence card: {}", parts.collect::<Vec<_>>().join(", "))
}

fn shields(n: u8) -> String {
    count(n, "shield", "shields")
}

fn count(n: u8, one: &str, more: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { more })
}
