//! The pieces of this game as rows: their names, sorts, sides and letters. How they look stands in `sign`.

use super::piece::{HEALTH_PACK, PORTAL, TELEPORTER, WEAPON};
use super::{idle, sign};
use crate::row::row;
use rule_system::piece::{Brings, PieceKind, Role, Sides, Sorts};
use tiles::Footprint;

/// Every kind, in the order of legends and lists.
pub static KINDS: [PieceKind; 6] = [
    PieceKind {
        id: "teleporter",
        noun: row("piece-teleporter-noun"),
        many: row("piece-teleporter-many"),
        list: "teleporters",
        title: row("piece-teleporter-title"),
        role: Role::Piece(TELEPORTER),
        sorts: Sorts::One,
        base: Footprint::ONE,
        sides: Some(Sides {
            asked: "active",
            up: row("piece-teleporter-up"),
            down: row("piece-teleporter-down"),
            usual: true,
            switch: true,
        }),
        letters: &[('O', 'o')],
        look: sign::teleporter,
        brings: Brings::Marines,
        links: true,
        idle: Some(idle::TELEPORTER),
    },
    PieceKind {
        id: "portal",
        noun: row("piece-portal-noun"),
        many: row("piece-portal-many"),
        list: "portals",
        title: row("piece-portal-title"),
        role: Role::Piece(PORTAL),
        sorts: Sorts::Few { asked: "tier", words: &["blue", "yellow", "red"] },
        base: Footprint::ONE,
        sides: Some(Sides {
            asked: "face_up",
            up: row("piece-portal-up"),
            down: row("piece-portal-down"),
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
        noun: row("piece-objective-noun"),
        many: row("piece-objective-many"),
        list: "objective_tokens",
        title: row("piece-objective-title"),
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
        noun: row("piece-health-pack-noun"),
        many: row("piece-health-pack-many"),
        list: "health_packs",
        title: row("piece-health-pack-title"),
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
        noun: row("piece-weapon-noun"),
        many: row("piece-weapon-many"),
        list: "weapon_tokens",
        title: row("piece-weapon-title"),
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
        noun: row("piece-marker-noun"),
        many: row("piece-marker-many"),
        list: "markers",
        title: row("piece-marker-title"),
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
