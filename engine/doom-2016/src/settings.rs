//! What a mission of this game sets: frag limits, what each marine brings, the invasion card and the event sets.
//! `set_up` sets up a game from them and fills in what is missing.

mod choices;

pub(crate) use choices::FACE_UP;

use crate::row::row;
use rule_system::setting::{self, Ask, Form, Own, PLAYERS, Setting, Value};
use std::collections::BTreeMap;

/// The invader needs so many frags where a mission does not say.
pub const USUAL_FRAGS: u8 = 6;

/// So many different event sets make the invader's deck.
pub const EVENT_SETS: usize = 3;

const FRAG_LIMITS: &str = "frag_limits";
const LOADOUTS: &str = "loadouts";
const INVASION: &str = "invasion";
const SHOWN: &str = "invasion_shown";
const EVENTS: &str = "event_sets";
const MARINE: &str = "marine";
const WEAPONS: &str = "weapons";
const CLASS: &str = "class";

/// All of them, in the order in which they are shown and written.
pub static SETTINGS: [Setting; 5] = [
    Setting {
        id: FRAG_LIMITS,
        one: "frag_limit",
        title: row("setting-frag-limits-title"),
        about: row("setting-frag-limits-about"),
        form: Form::PerMarines,
        ask: Ask::Number { usual: USUAL_FRAGS, most: choices::frags },
        open: true,
        players: None,
    },
    Setting {
        id: LOADOUTS,
        one: "loadout",
        title: row("setting-loadouts-title"),
        about: row("setting-loadouts-about"),
        form: Form::Seats(&[
            Setting {
                id: MARINE,
                one: MARINE,
                title: row("setting-marine-title"),
                about: row("setting-marine-about"),
                form: Form::Word,
                ask: Ask::One { of: choices::marines, none: None },
                open: true,
                players: None,
            },
            Setting {
                id: WEAPONS,
                one: "weapon",
                title: row("setting-weapons-title"),
                about: row("setting-weapons-about"),
                form: Form::Words,
                ask: Ask::Places { of: choices::weapons, count: 2 },
                open: true,
                players: Some(row("setting-weapons-players")),
            },
            Setting {
                id: CLASS,
                one: CLASS,
                title: row("setting-class-title"),
                about: row("setting-class-about"),
                form: Form::Word,
                ask: Ask::One { of: choices::classes, none: Some(row("setting-class-none")) },
                open: true,
                players: Some(row("setting-class-players")),
            },
        ]),
        ask: Ask::Seats,
        open: true,
        players: None,
    },
    Setting {
        id: INVASION,
        one: INVASION,
        title: row("setting-invasion-title"),
        about: row("setting-invasion-about"),
        form: Form::Word,
        ask: Ask::One { of: choices::invasions, none: None },
        open: false,
        players: Some(row("setting-invasion-players")),
    },
    Setting {
        id: SHOWN,
        one: SHOWN,
        title: row("setting-shown-title"),
        about: row("setting-shown-about"),
        form: Form::Word,
        ask: Ask::One { of: choices::faces, none: Some(row("setting-shown-none")) },
        open: true,
        players: None,
    },
    Setting {
        id: EVENTS,
        one: "event_set",
        title: row("setting-events-title"),
        about: row("setting-events-about"),
        form: Form::Words,
        ask: Ask::Some { of: choices::event_sets, count: EVENT_SETS as u8 },
        open: false,
        players: Some(row("setting-events-players")),
    },
];

/// What a marine brings: who it is, the starting weapon sets (two different ones) and the class card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Loadout {
    /// Stable name of the marine: `alpha`.
    pub marine: String,
    /// Stable names of the weapon sets: `combat-shotgun`.
    pub weapons: Vec<String>,
    /// Stable name of the class card: `commando`. Empty for none.
    pub class: String,
}

/// The settings of a mission of this game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The frag limit, by number of marines.
    pub frag_limits: BTreeMap<u8, u8>,
    /// What the marine of each seat brings.
    pub loadouts: Vec<Loadout>,
    /// Stable name of the invasion card: `first-strike`.
    pub invasion: String,
    /// How it lies: `face-up`, or face down where that is not said.
    pub invasion_shown: String,
    /// Stable names of the event sets, three of them.
    pub event_sets: Vec<String>,
}

impl Loadout {
    /// Does the player choose the weapons?
    #[must_use]
    pub fn leaves_weapons(&self) -> bool {
        self.weapons.iter().any(|weapon| weapon == PLAYERS)
    }

    /// Does the player choose the class card?
    #[must_use]
    pub fn leaves_class(&self) -> bool {
        self.class == PLAYERS
    }
}

impl Settings {
    /// Does the invader choose the invasion card?
    #[must_use]
    pub fn leaves_invasion(&self) -> bool {
        self.invasion == PLAYERS
    }

    /// Does everybody see the invasion card?
    #[must_use]
    pub fn shows_invasion(&self) -> bool {
        self.invasion_shown == FACE_UP
    }

    /// Does the invader choose the event sets?
    #[must_use]
    pub fn leaves_event_sets(&self) -> bool {
        self.event_sets.iter().any(|set| set == PLAYERS)
    }

    /// As a mission has them. What is not of this game is passed over.
    #[must_use]
    pub fn of(own: &Own) -> Self {
        let loadout = |seat: &Own| Loadout {
            marine: setting::word(seat, MARINE),
            weapons: setting::words(seat, WEAPONS),
            class: setting::word(seat, CLASS),
        };
        Self {
            frag_limits: setting::per_marines(own, FRAG_LIMITS),
            loadouts: setting::seats(own, LOADOUTS).iter().map(loadout).collect(),
            invasion: setting::word(own, INVASION),
            invasion_shown: setting::word(own, SHOWN),
            event_sets: setting::words(own, EVENTS),
        }
    }

    /// Put into a mission's; what is not of this game stays there.
    pub fn put(self, own: &mut Own) {
        let seat = |loadout: Loadout| {
            let mut seat = Own::new();
            setting::set(&mut seat, MARINE, Value::Word(loadout.marine));
            setting::set(&mut seat, WEAPONS, Value::Words(loadout.weapons));
            setting::set(&mut seat, CLASS, Value::Word(loadout.class));
            seat
        };
        setting::set(own, FRAG_LIMITS, Value::PerMarines(self.frag_limits));
        setting::set(own, LOADOUTS, Value::Seats(self.loadouts.into_iter().map(seat).collect()));
        setting::set(own, INVASION, Value::Word(self.invasion));
        setting::set(own, SHOWN, Value::Word(self.invasion_shown));
        setting::set(own, EVENTS, Value::Words(self.event_sets));
    }

    /// As a mission has them.
    #[must_use]
    pub fn own(self) -> Own {
        let mut own = Own::new();
        self.put(&mut own);
        own
    }

    /// The frag limit against so many marines.
    #[must_use]
    pub fn frag_limit(&self, marines: u8) -> u8 {
        self.frag_limits.get(&marines).copied().unwrap_or(USUAL_FRAGS).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_frags_where_a_mission_says_nothing() {
        let settings = Settings { frag_limits: [(2, 5)].into(), ..Settings::default() };
        assert_eq!([1, 2, 3].map(|marines| settings.frag_limit(marines)), [6, 5, 6]);
    }

    #[test]
    fn they_go_both_ways_and_leave_out_what_is_empty() {
        assert_eq!(Settings::default().own(), Own::new());
        let settings = Settings {
            frag_limits: [(1, 4), (2, 5)].into(),
            loadouts: vec![
                Loadout {
                    marine: "alpha".into(),
                    weapons: vec!["a".into(), "b".into()],
                    class: "medic".into(),
                },
                Loadout::default(),
            ],
            invasion: "first-strike".into(),
            invasion_shown: FACE_UP.into(),
            event_sets: vec!["x".into()],
        };
        let mut own = settings.clone().own();
        assert_eq!(Settings::of(&own), settings);
        assert!(SETTINGS.iter().all(|setting| own[setting.id].is(setting.form)));
        let _ = own.insert("tide".into(), Value::Word("high".into()));
        Settings::default().put(&mut own);
        assert_eq!(own.len(), 1, "what is not of this game stays");
    }
}
