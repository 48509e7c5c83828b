//! The files in which designers write content of their own, with a text to begin each. `load` reads them.

use crate::row::row;
use rule_system::content::FileKind;

macro_rules! files {
    ($($word:literal $title:literal)*) => {
        &[$(FileKind {
            word: $word,
            title: row($title),
            template: include_str!(concat!("../../templates/", $word, ".ron")),
        }),*]
    };
}

/// All of them, in the order in which they are listed and read.
pub(crate) static FILES: &[FileKind] = files! {
    "demons" "file-demons"
    "weapons" "file-weapons"
    "events" "file-events"
    "invasions" "file-invasions"
    "classes" "file-classes"
    "glory" "file-glory"
    "squad" "file-squad"
};
