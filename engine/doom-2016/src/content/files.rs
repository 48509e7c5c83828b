//! The files in which designers write content of their own, with a text to begin each.
//! How they are read is told in `load`.

use rule_system::content::FileKind;

macro_rules! files {
    ($($word:literal $title:literal)*) => {
        &[$(FileKind {
            word: $word,
            title: $title,
            template: include_str!(concat!("../../templates/", $word, ".ron")),
        }),*]
    };
}

/// All of them, in the order in which they are listed and read.
pub(crate) static FILES: &[FileKind] = files! {
    "demons" "Demons of your own"
    "weapons" "Weapon sets of your own"
    "events" "Event sets of your own"
    "invasions" "Invasion cards of your own"
    "classes" "Class cards of your own"
    "glory" "Glory kill cards of your own"
    "squad" "Squad cards of your own"
};
