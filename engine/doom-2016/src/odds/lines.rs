//! What the odds of an attack are made of, a line for each part. The numbers are those of the attack as it stands before the
//! dice; nothing is counted here.

use super::cards::First;
use super::exact::Hit;
use super::shares::shares;
use super::stand::Stand;
use crate::Doom2016;
use crate::own::stat;
use crate::words::text;
use std::collections::BTreeMap;
use words::Text;

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
        lines.push(text("odds-stunned"));
    }
    let others = stand.lost.saturating_sub(u8::from(stand.stunned));
    if others > 0 {
        lines.push(text("odds-fewer-dice").with("dice", others));
    }
    if attack.pool.bonus() > 0 {
        lines.push(text("odds-bonus").with("damage", attack.pool.bonus()));
    }
    let extra = st.world.modified(stat::damage(side));
    if extra != 0 {
        lines.push(text("odds-damage-for-now").with("damage", format!("{extra:+}")));
    }
    if attack.defence.pierced() > 0 {
        lines.push(text("odds-pierce").with("shields", attack.defence.pierced()));
    }
    if game.demon(attack.defender.kind()).is_some_and(|demon| demon.toughness) {
        lines.push(text("odds-toughness"));
    }
    if attack.defence.shields() > 0 {
        lines.push(text("odds-more-shields").with("shields", attack.defence.shields()));
    }
    let harder = st.world.modified(stat::shields(side.other()));
    if harder != 0 {
        let said = text("odds-shields-for-now").with("shields", format!("{harder:+}"));
        lines.push(said.with("count", harder));
    }
    if attack.defence.is_unerring() {
        lines.push(text("odds-unerring"));
    }
    if attack.defence.dodges(false) {
        lines.push(text("odds-cancelled"));
    }
    if attack.defence.endures() {
        lines.push(text("odds-endures"));
    }
    if defender_stunned {
        lines.push(text("odds-defender-stunned"));
    } else if firsts.is_empty() {
        lines.push(text("odds-no-card"));
    } else {
        lines.push(defence(game, stand, firsts));
    }
    if stand.cover && firsts.iter().any(|first| !first.next.is_empty()) {
        lines.push(text("odds-cover"));
    } else if stand.had_cover && !stand.cover {
        lines.push(text("odds-no-cover"));
    }
    lines.push(text("odds-left-out"));
    lines.iter().map(ToString::to_string).collect()
}

/// `2 red dice, 1 black die`.
fn dice(hit: &Hit) -> Text {
    let red = || text("odds-red-dice").with("dice", hit.red);
    let black = || text("odds-black-dice").with("dice", hit.black);
    match (hit.red, hit.black) {
        (0, 0) => text("odds-no-dice"),
        (_, 0) => red(),
        (0, _) => black(),
        (_, _) => text("odds-list").with("before", red()).with("after", black()),
    }
}

/// `Defence card: 0 shields 40 %, 1 shield 50 %, dodge 10 %`.
fn defence(game: &Doom2016, stand: &Stand, firsts: &[First]) -> Text {
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
        let what = if *dodge { text("odds-dodge") } else { text("odds-shields").with("shields", *n) };
        what.with("share", share)
    });
    let list = |before: Text, part: Text| text("odds-list").with("before", before).with("after", part);
    let parts = parts.reduce(list).unwrap_or_else(|| Text::verbatim(""));
    text("odds-defence").with("parts", parts)
}
