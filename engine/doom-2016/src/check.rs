//! The checks of this game: what is wrong with a mission by its rules, before it is played. Each is one file with its
//! page; the crate that has the mission runs them.

macro_rules! checks {
    ($($name:ident),* $(,)?) => {
        $(mod $name;)*

        /// All of them, in the order of their codes.
        pub(crate) static CHECKS: &[Check] = &[$($name::CHECK),*];
    };
}

checks! {
    nobody_summons,
    no_active_teleporter,
    portal_cramped,
    no_demons,
    weapon_stock,
    unknown_invasion,
    event_sets,
    loadouts,
    frag_limits,
    group_on_map,
    class_alone,
    settings_to_spare,
    group_in_part,
}

use crate::settings::Settings;
use rule_system::check::{Check, Fix, Subject};

/// The fix that gives the mission these settings; what is not of this game stays.
fn set(mission: &Subject<'_>, settings: Settings) -> Fix {
    let mut own = mission.own.clone();
    settings.put(&mut own);
    Fix::Settings(own)
}
