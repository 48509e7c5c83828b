//! Names for files that every system and every program takes, and in which authors recognise their titles.
//! Whether a file of that name is there already is for others to ask.

use std::path::Path;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A name has at most so many letters, and so many bytes: systems take 255 with the ending.
const LETTERS: usize = 60;
const BYTES: usize = 180;

/// What the files of a mission are called: as its folder, or its title.
#[must_use]
pub fn name_of(home: Option<&Path>, title: &str) -> String {
    let folder = home.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    file_name(&folder.unwrap_or_else(|| title.to_owned()))
}

/// A name for files: small letters and digits of any script, and hyphens. Letters with marks are written as one sign where there is
/// one (NFC), so that a title has the same name however it was typed.
#[must_use]
pub fn file_name(title: &str) -> String {
    let mut name = String::new();
    let small = title.chars().flat_map(char::to_lowercase).nfc();
    for (letters, c) in small.enumerate() {
        if letters >= 10 * LETTERS {
            break;
        }
        let is_letter = is_plain_letter(c) && (!is_combining_mark(c) || !name.is_empty());
        if is_letter {
            if name.chars().count() >= LETTERS || name.len() + c.len_utf8() > BYTES {
                break;
            }
            name.push(c);
        } else if !name.is_empty() && !name.ends_with('-') && !matches!(c, '\'' | '’') {
            name.push('-');
        }
    }
    let name = name.trim_end_matches('-');
    match name {
        "" => "mission".to_owned(),
        device if crate::bundle::is_device(device) => format!("mission-{device}"),
        name => name.to_owned(),
    }
}

/// A letter or digit of any script, or a mark on one.
pub(crate) fn is_plain_letter(c: char) -> bool {
    c.is_alphanumeric() || is_combining_mark(c)
}
