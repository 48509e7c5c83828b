//! Names for files that every system and every program takes.
//! Whether a file of that name is there already is for others to ask.

use std::path::Path;

/// What the files of a mission are called: as its folder, or its title.
#[must_use]
pub fn name_of(home: Option<&Path>, title: &str) -> String {
    let folder = home.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    file_name(&folder.unwrap_or_else(|| title.to_owned()))
}

/// A name for files: small letters, digits and hyphens, as every system and every program takes them.
#[must_use]
pub fn file_name(title: &str) -> String {
    let mut name = String::new();
    for c in title.chars() {
        if c.is_ascii_alphanumeric() {
            name.push(c.to_ascii_lowercase());
        } else if !name.is_empty() && !name.ends_with('-') && !matches!(c, '\'' | '’') {
            name.push('-');
        }
        if name.len() >= 60 {
            break;
        }
    }
    let name = name.trim_end_matches('-');
    match name {
        "" => "mission".to_owned(),
        device if crate::bundle::is_device(device) => format!("mission-{device}"),
        name => name.to_owned(),
    }
}
