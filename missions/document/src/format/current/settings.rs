//! The settings of format 1 and those of a mission, both ways. Format 1 knows the settings of the game it was made for; their
//! names here are those of its file.

use crate::format::v1;
use crate::mission::Settings;
use rule_system::setting::{self, Own, Value};

const FRAG_LIMITS: &str = "frag_limits";
const LOADOUTS: &str = "loadouts";
const INVASION: &str = "invasion";
const EVENT_SETS: &str = "event_sets";
const MARINE: &str = "marine";
const WEAPONS: &str = "weapons";
const CLASS: &str = "class";

pub(super) fn settings(settings: v1::Settings) -> Settings {
    let loadout = |loadout: v1::Loadout| {
        let mut own = Own::new();
        setting::set(&mut own, MARINE, Value::Word(loadout.marine));
        setting::set(&mut own, WEAPONS, Value::Words(loadout.weapons));
        setting::set(&mut own, CLASS, Value::Word(loadout.class));
        own
    };
    let mut own = Own::new();
    setting::set(&mut own, FRAG_LIMITS, Value::PerMarines(settings.frag_limits));
    setting::set(&mut own, LOADOUTS, Value::Seats(settings.loadouts.into_iter().map(loadout).collect()));
    setting::set(&mut own, INVASION, Value::Word(settings.invasion));
    setting::set(&mut own, EVENT_SETS, Value::Words(settings.event_sets));
    Settings { marines: settings.marines.into_iter().collect(), seeds: settings.seeds, own }
}

pub(super) fn settings_back(settings: &Settings) -> v1::Settings {
    let own = &settings.own;
    let loadout = |own: &Own| v1::Loadout {
        marine: setting::word(own, MARINE),
        weapons: setting::words(own, WEAPONS),
        class: setting::word(own, CLASS),
    };
    v1::Settings {
        marines: settings.marines.iter().copied().collect(),
        frag_limits: setting::per_marines(own, FRAG_LIMITS),
        loadouts: setting::seats(own, LOADOUTS).iter().map(loadout).collect(),
        invasion: setting::word(own, INVASION),
        event_sets: setting::words(own, EVENT_SETS),
        seeds: settings.seeds.clone(),
    }
}
