//! The pieces of this game as rows: their names, sorts, sides and letters. How they look stands in `sign`.

use super::piece::{HEALTH_PACK, PORTAL, TELEPORTER, WEAPON};
use super::{idle, sign};
use rule_system::piece::{Brings, PieceKind, Role, Sides, Sorts};
use tiles::Footprint;

/// Every kind, in the order of legends and lists.
pub static KINDS: [PieceKind; 6] = [
    PieceKind {
        id: "teleporter",
        noun: "teleporter",
        many: "teleporters",
        title: "Teleporter",
        role: Role::Piece(TELEPORTER),
        sorts: Sorts::One,
        base: Footprint::ONE,
        sides: Some(Sides { asked: "active", up: "active", down: "inactive", usual: true, switch: true }),
        letters: &[('O', 'o')],
        look: sign::teleporter,
        brings: Brings::Marines,
        links: true,
        idle: Some(idle::TELEPORTER),
    },
    PieceKind {
        id: "portal",
        noun: "portal",
        many: "portals",
        title: "Portal",
        role: Role::Piece(PORTAL),
        sorts: Sorts::Few { asked: "tier", words: &["blue", "yellow", "red"] },
        base: Footprint::ONE,
        sides: Some(Sides {
            asked: "face_up",
            up: "face up",
            down: "face down",
            usual: false,
            switch: false,
        }),
        letters: &[('B', 'b'), ('Y', 'y'), ('R', 'r')],
        look: sign::portal,
        brings: Brings::Foes,
        links: false,
        idle: Some(idle::PORTAL),
    },
    PieceKind {
        id: "objective",
        noun: "objective token",
        many: "objective tokens",
        title: "Objective",
        role: Role::Objective,
        sorts: Sorts::One,
        base: Footprint::ONE,
        sides: None,
        letters: &[('*', '*')],
        look: sign::objective,
        brings: Brings::Nobody,
        links: false,
        idle: None,
    },
    PieceKind {
        id: "health-pack",
        noun: "health pack",
        many: "health packs",
        title: "Health pack",
        role: Role::Item(HEALTH_PACK),
        sorts: Sorts::One,
        base: Footprint::ONE,
        sides: None,
        letters: &[('+', '+')],
        look: sign::health_pack,
        brings: Brings::Nobody,
        links: false,
        idle: None,
    },
    PieceKind {
        id: "weapon",
        noun: "weapon token",
        many: "weapon tokens",
        title: "Weapon",
        role: Role::Item(WEAPON),
        sorts: Sorts::Card { asked: "kind" },
        base: Footprint::ONE,
        sides: None,
        letters: &[('w', 'w')],
        look: sign::weapon,
        brings: Brings::Nobody,
        links: false,
        idle: None,
    },
    PieceKind {
        id: "marker",
        noun: "marker",
        many: "markers",
        title: "Marker",
        role: Role::Marker,
        sorts: Sorts::Word { asked: "kind" },
        base: Footprint::ONE,
        sides: None,
        letters: &[('m', 'm')],
        look: sign::marker,
        brings: Brings::Nobody,
        links: false,
        idle: None,
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::own::Tier;

    #[test]
    fn portals_are_numbered_as_their_tiers() {
        let portal = KINDS.iter().find(|kind| kind.role == Role::Piece(PORTAL)).expect("a row");
        for tier in Tier::ALL {
            assert_eq!(portal.word(tier as u8), format!("{tier:?}").to_lowercase());
            assert_eq!(portal.number(portal.word(tier as u8)), Some(tier as u8));
        }
    }

    #[test]
    fn they_are_told_in_words() {
        let told: Vec<String> = KINDS.iter().map(|kind| kind.lying(kind.usual(), false).words()).collect();
        let expected = [
            "teleporter, inactive",
            "blue portal, face down",
            "objective token",
            "health pack",
            "weapon: ",
            "marker: ",
        ];
        assert_eq!(told, expected);
    }
}
