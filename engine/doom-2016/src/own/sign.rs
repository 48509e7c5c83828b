//! How the pieces of this game look: every kind has an outline of its own, so that it is known without colour, and claw
//! marks and the spikes of its rim also show the tier of a portal.

use rule_system::piece::Lying;
use rule_system::sign::{Hue, Mark, Tint};

const INK: Tint = Tint::of(Hue::Ink);
const PAPER: Tint = Tint::of(Hue::Paper);
const TOKEN: Tint = Tint::of(Hue::Token);

const DISC: &str = "O 0 0 1";

/// Of portals, weakest first.
const TIERS: [Hue; 3] = [Hue::Rgb(0x3d_8bff), Hue::Rgb(0xff_c92e), Hue::Rgb(0xff_3b30)];

/// One, two, three claw marks.
const CLAWS: [&str; 3] = [
    "P 0.16 -0.52 0.10 0.06 -0.16 0.54 -0.10 -0.06",
    "P 0.00 -0.48 -0.06 0.06 -0.32 0.48 -0.26 -0.06 P 0.34 -0.48 0.28 0.06 0.02 0.48 0.08 -0.06",
    "P -0.16 -0.42 -0.20 0.06 -0.42 0.40 -0.38 -0.06 P 0.14 -0.54 0.10 0.06 -0.14 0.56 -0.10 -0.06 \
     P 0.42 -0.42 0.38 0.06 0.16 0.40 0.20 -0.06",
];

/// No spikes, four, eight.
const SPIKES: [&str; 3] = [
    "",
    "P -0.18 -0.80 0 -1.12 0.18 -0.80 P -0.18 0.80 0 1.12 0.18 0.80 P 0.80 -0.18 1.12 0 0.80 0.18 P -0.80 -0.18 -1.12 0 -0.80 0.18",
    "P -0.18 -0.80 0 -1.16 0.18 -0.80 P -0.18 0.80 0 1.16 0.18 0.80 P 0.80 -0.18 1.16 0 0.80 0.18 P -0.80 -0.18 -1.16 0 -0.80 0.18 \
     2P 0.42 -0.70 0.82 -0.82 0.70 -0.42 2P 0.42 0.70 0.82 0.82 0.70 0.42",
];

/// A disc with claw marks.
pub(super) fn portal(lying: Lying<'_>) -> Vec<Mark> {
    let tier = usize::from(lying.kind.number(lying.sort).unwrap_or(0)).min(TIERS.len() - 1);
    let (hue, spikes, claws) = (TIERS[tier], SPIKES[tier], CLAWS[tier]);
    let color = Tint::of(hue);
    if lying.up {
        vec![
            Mark::fill(DISC, color.alpha(40)).sized(118),
            Mark::fill(DISC, color.alpha(60)).sized(102),
            Mark::draw(spikes, INK, 16),
            Mark::fill(DISC, INK).sized(88),
            Mark::fill(spikes, color),
            Mark::draw(DISC, color, 15).sized(74),
            Mark::fill(DISC, color.mixed(Hue::Ink, 150)).sized(66),
            Mark::fill("O 0 0.04 0.50", color.mixed(Hue::Ink, 90)),
            Mark::draw(claws, INK, 12),
            Mark::fill(claws, PAPER),
        ]
    } else {
        vec![
            Mark::draw(spikes, INK, 16),
            Mark::fill(spikes, TOKEN.mixed(hue, 110)),
            Mark::fill(DISC, INK).sized(88),
            Mark::fill(DISC, TOKEN).sized(80),
            Mark::draw(DISC, color, 9).sized(70).dashed(22, 22),
            Mark::fill(claws, color).sized(82),
        ]
    }
}

/// With a corner to the east.
const HEXAGON: &str = "P 1 0 0.5 0.866 -0.5 0.866 -1 0 -0.5 -0.866 0.5 -0.866";

/// A pad with beams, or one that is crossed out.
pub(super) fn teleporter(lying: Lying<'_>) -> Vec<Mark> {
    let plate = [Mark::fill(HEXAGON, TOKEN).sized(84), Mark::draw(HEXAGON, INK, 18).sized(84)];
    if lying.up {
        let color = Tint::of(Hue::Rgb(0x3f_e0d0));
        let beams = "2P 0.26 -0.76 0.10 -0.52 0.38 -0.52 2P 0.26 0.76 0.10 0.52 0.38 0.52 2P 0.84 0.14 0.56 0.0 0.84 -0.14";
        let light = [
            Mark::fill(HEXAGON, color.alpha(36)).sized(116),
            Mark::fill(HEXAGON, color.alpha(56)).sized(102),
        ];
        let face = [
            Mark::draw(HEXAGON, color, 11).sized(80),
            Mark::draw(HEXAGON, color.alpha(170), 8).sized(50),
            Mark::fill(beams, color),
            Mark::fill(DISC, color).sized(30),
            Mark::fill(DISC, PAPER).sized(17),
        ];
        light.into_iter().chain(plate).chain(face).collect()
    } else {
        let color = Tint::of(Hue::Idle);
        let face = [
            Mark::draw(HEXAGON, color, 9).sized(80).dashed(26, 14),
            Mark::draw(HEXAGON, color, 8).sized(44),
            Mark::draw("L -0.40 0.46 0.40 -0.46", color, 13).round(),
        ];
        plate.into_iter().chain(face).collect()
    }
}

/// A target.
pub(super) fn objective(_: Lying<'_>) -> Vec<Mark> {
    let color = Tint::of(Hue::Rgb(0x4f_d66a));
    let cross = "L 0 -0.86 0 -0.30 L 0 0.86 0 0.30 L -0.86 0 -0.30 0 L 0.86 0 0.30 0";
    let diamond = "P 0 -0.36 0.36 0 0 0.36 -0.36 0";
    vec![
        Mark::fill(DISC, INK).sized(96),
        Mark::fill(DISC, color).sized(86),
        Mark::fill(DISC, TOKEN).sized(64),
        Mark::draw(cross, color, 15),
        Mark::fill(diamond, PAPER),
        Mark::draw(diamond, TOKEN, 10),
    ]
}

/// A white case with a cross.
pub(super) fn health_pack(_: Lying<'_>) -> Vec<Mark> {
    let cross = Tint::of(Hue::Rgb(0x1f_b36b));
    vec![
        Mark::fill("R -0.40 -0.92 0.80 0.60 0.16", INK),
        Mark::fill("R -0.26 -0.78 0.52 0.40 0.08", TOKEN),
        Mark::fill("R -0.92 -0.66 1.84 1.48 0.24", INK),
        Mark::fill("R -0.82 -0.56 1.64 1.28 0.16", PAPER),
        Mark::fill("R -0.82 0.56 1.64 0.16 0.08", Tint::of(Hue::Rgb(0xb9_b4a6))),
        Mark::fill("R -0.17 -0.44 0.34 1.0 0.05", cross),
        Mark::fill("R -0.50 -0.11 1.0 0.34 0.05", cross),
    ]
}

/// A gun, lying on its side.
const GUN: &str = "P -0.66 -0.52 -0.52 -0.52 -0.48 -0.60 -0.30 -0.60 -0.26 -0.52 0.66 -0.52 0.66 -0.40 0.30 -0.40 \
    0.30 -0.32 0.06 -0.32 0.0 -0.12 -0.16 -0.12 -0.12 -0.32 -0.30 -0.32 -0.44 -0.14 -0.66 -0.14";

/// A plate with cut corners, a gun and the letters of the weapon.
pub(super) fn weapon(lying: Lying<'_>) -> Vec<Mark> {
    let color = Tint::of(Hue::Rgb(0xf0_8a24));
    let plate = "S 0 -0.90 0.58 -0.90 0.90 -0.58 0.90 0.58 0.58 0.90 0 0.90";
    let text = code(lying.sort);
    let size = if text.chars().count() > 2 { 66 } else { 80 };
    vec![
        Mark::fill(plate, TOKEN),
        Mark::draw(plate, INK, 20),
        Mark::draw(plate, color, 12).sized(92),
        Mark::fill(GUN, color),
        Mark::Letters { text, south: 34, size, tint: PAPER },
    ]
}

/// A pennant with the first letter of its word.
pub(super) fn marker(lying: Lying<'_>) -> Vec<Mark> {
    let flag = "P -0.48 -0.84 0.80 -0.56 0.80 -0.20 -0.48 0.20";
    let pole = "L -0.50 -0.86 -0.50 0.80";
    let initial = lying.sort.chars().find(|c| c.is_alphanumeric()).into_iter().flat_map(char::to_uppercase);
    vec![
        Mark::draw(flag, INK, 22),
        Mark::draw(pole, INK, 36).round(),
        Mark::fill("R -0.94 0.64 0.88 0.30 0.12", INK),
        Mark::fill("R -0.84 0.70 0.68 0.16 0.08", PAPER),
        Mark::fill(flag, Tint::of(Hue::Rgb(0xc9_8bff))),
        Mark::draw(pole, PAPER, 15).round(),
        Mark::Letters { text: initial.collect(), south: -34, size: 62, tint: INK },
    ]
}

/// Two or three letters for a weapon: the first ones of its words. Of an only word the first two and the last but two, for
/// words that begin alike end differently: chaingun, chainsaw.
fn code(weapon: &str) -> String {
    let words: Vec<&str> = weapon.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    let letters: String = match words.as_slice() {
        [word] => {
            let all: Vec<char> = word.chars().collect();
            let third = if all.len() > 5 { all.len() - 3 } else { 2 };
            all.iter().take(2).chain(all.get(third)).collect()
        }
        [word, number] if number.chars().all(|c| c.is_ascii_digit()) => word.chars().take(3).collect(),
        words => words.iter().filter_map(|w| w.chars().next()).take(3).collect(),
    };
    letters.to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weapons_have_short_codes() {
        let names = [
            "rocket-launcher",
            "heavy-assault-rifle",
            "chaingun",
            "chainsaw",
            "bfg-9000",
            "frag-grenade",
            "",
            "é",
        ];
        let codes: Vec<String> = names.into_iter().map(code).collect();
        assert_eq!(codes, ["RL", "HAR", "CHG", "CHS", "BFG", "FG", "", "É"]);
    }
}
