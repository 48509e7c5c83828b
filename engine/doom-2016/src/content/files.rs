//! The files in which designers write content of their own, with a text to begin each. `load` reads them.

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
    "demons" "Custom demons"
    "weapons" "Custom weapon sets"
    "events" "Custom event sets"
    "invasions" "Custom invasion cards"
    "classes" "Custom class cards"
    "glory" "Custom glory kill cards"
    "squad" "Custom squad cards"
};
