//! What format 1 says in the words of format 2, and back where format 1 has words for it. It knew the pieces and settings of one
//! game; their names there and here stand in this file alone.

use super::{Face, Loadout, Portal, Settings, Teleporter, Tier, Token, TokenKind};
use crate::format::{v2, v3};
use rule_system::setting::{self, Own, Value};

const PORTAL: &str = "portal";
const TELEPORTER: &str = "teleporter";
const OBJECTIVE: &str = "objective";
const HEALTH_PACK: &str = "health-pack";
const WEAPON: &str = "weapon";
const MARKER: &str = "marker";

const TIERS: [(Tier, &str); 3] = [(Tier::Blue, "blue"), (Tier::Yellow, "yellow"), (Tier::Red, "red")];

const FRAG_LIMITS: &str = "frag_limits";
const LOADOUTS: &str = "loadouts";
const INVASION: &str = "invasion";
const EVENT_SETS: &str = "event_sets";
const MARINE: &str = "marine";
const WEAPONS: &str = "weapons";
const CLASS: &str = "class";

pub(crate) fn portal(it: Portal) -> v2::Piece {
    let sort = TIERS.iter().find(|(tier, _)| *tier == it.tier).map_or("", |(_, word)| word);
    let (kind, up) = (PORTAL.to_owned(), it.face == Face::Up);
    v2::Piece { id: it.id, name: it.name, kind, sort: sort.to_owned(), up, at: it.at }
}

pub(crate) fn teleporter(it: Teleporter) -> v2::Piece {
    let kind = TELEPORTER.to_owned();
    v2::Piece { id: it.id, name: it.name, kind, sort: String::new(), up: it.active, at: it.at }
}

pub(crate) fn token(it: Token) -> v2::Piece {
    let (kind, sort) = match it.kind {
        TokenKind::Objective => (OBJECTIVE, String::new()),
        TokenKind::HealthPack => (HEALTH_PACK, String::new()),
        TokenKind::Weapon(set) => (WEAPON, set),
        TokenKind::Marker(word) => (MARKER, word),
    };
    v2::Piece { id: it.id, name: it.name, kind: kind.to_owned(), sort, up: false, at: it.at }
}

/// A piece as format 1 has it.
pub(super) enum Old {
    Portal(Portal),
    Teleporter(Teleporter),
    Token(Token),
}

/// A piece of a file that format 2 can say, in the words of format 1; `None` if it has none for it.
pub(super) fn old_piece(piece: &v3::Piece) -> Option<Old> {
    let v3::Piece { id, name, kind, sort, up, at, turned: _, fields: _ } = piece;
    let (id, name, at, sort) = (*id, name.clone(), *at, sort.as_str());
    let token = |kind| Some(Old::Token(Token { id, name: piece.name.clone(), at, kind }));
    match (kind.as_str(), up) {
        (PORTAL, up) => {
            let face = if *up { Face::Up } else { Face::Down };
            let (tier, _) = *TIERS.iter().find(|(_, word)| *word == sort)?;
            Some(Old::Portal(Portal { id, name, at, tier, face }))
        }
        (TELEPORTER, up) if sort.is_empty() => {
            Some(Old::Teleporter(Teleporter { id, name, at, active: *up }))
        }
        (OBJECTIVE, false) if sort.is_empty() => token(TokenKind::Objective),
        (HEALTH_PACK, false) if sort.is_empty() => token(TokenKind::HealthPack),
        (WEAPON, false) => token(TokenKind::Weapon(sort.to_owned())),
        (MARKER, false) => token(TokenKind::Marker(sort.to_owned())),
        _ => None,
    }
}

pub(crate) fn settings(old: Settings) -> v2::Settings {
    let seat = |loadout: Loadout| {
        let mut own = Own::new();
        setting::set(&mut own, MARINE, Value::Word(loadout.marine));
        setting::set(&mut own, WEAPONS, Value::Words(loadout.weapons));
        setting::set(&mut own, CLASS, Value::Word(loadout.class));
        own
    };
    let mut own = Own::new();
    setting::set(&mut own, FRAG_LIMITS, Value::PerMarines(old.frag_limits));
    setting::set(&mut own, LOADOUTS, Value::Seats(old.loadouts.into_iter().map(seat).collect()));
    setting::set(&mut own, INVASION, Value::Word(old.invasion));
    setting::set(&mut own, EVENT_SETS, Value::Words(old.event_sets));
    v2::Settings { marines: old.marines, seeds: old.seeds, own: v2::Own(own) }
}

/// Settings in the words of format 1; `None` if it has none for them.
pub(super) fn old_settings(new: &v2::Settings) -> Option<Settings> {
    let own = &new.own.0;
    let loadout = |own: &Own| Loadout {
        marine: setting::word(own, MARINE),
        weapons: setting::words(own, WEAPONS),
        class: setting::word(own, CLASS),
    };
    let old = Settings {
        marines: new.marines.clone(),
        frag_limits: setting::per_marines(own, FRAG_LIMITS),
        loadouts: setting::seats(own, LOADOUTS).iter().map(loadout).collect(),
        invasion: setting::word(own, INVASION),
        event_sets: setting::words(own, EVENT_SETS),
        seeds: new.seeds.clone(),
    };
    (settings(old.clone()) == *new).then_some(old)
}
