//! The file of the settings: read value by value, and written so that what this version cannot read stays in it.
//! Which settings there are, and what they may be, is decided by `settings`.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

/// Its name.
pub(super) const FILE: &str = "settings.json";

/// The settings that are several values, each of them read and kept by itself.
const PARTS: [&str; 2] = ["widths", "exports"];

/// What is written in a file.
pub(super) type Object = Map<String, Value>;

/// What the file of a folder has: nothing where there is none. `None` if it is no file of settings.
///
/// # Errors
/// When the system does not let us read it.
pub(super) fn read(folder: &Path) -> io::Result<Option<Object>> {
    let bytes = match fs::read(folder.join(FILE)) {
        Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
        read => read?,
    };
    if bytes.trim_ascii().is_empty() {
        return Ok(Some(Object::new()));
    }
    Ok(serde_json::from_slice(&bytes).ok())
}

/// Write a file, whole or not at all.
///
/// # Errors
/// When the system does not let us.
pub(super) fn write(folder: &Path, object: &Object) -> io::Result<()> {
    let new = folder.join(format!("{FILE}.new"));
    fs::write(&new, serde_json::to_string_pretty(object).map_err(io::Error::other)? + "\n")?;
    fs::rename(new, folder.join(FILE))
}

/// Put a file that is none of settings out of the way. What lies there already stays.
///
/// # Errors
/// When the system does not let us.
pub(super) fn put_aside(folder: &Path) -> io::Result<()> {
    let name = |number: u32| match number {
        1 => format!("{FILE}.unreadable"),
        number => format!("{FILE}.unreadable-{number}"),
    };
    let mut places = (1..).map(|number| folder.join(name(number)));
    let free = places.find(|place| fs::symlink_metadata(place).is_err()).unwrap_or_default();
    fs::rename(folder.join(FILE), free)
}

/// The values of something as they are written.
///
/// # Errors
/// When they cannot be written: a path may have signs that no text has.
pub(super) fn object(of: &impl Serialize) -> io::Result<Object> {
    serde_json::to_value(of).and_then(serde_json::from_value).map_err(io::Error::other)
}

/// Something with the values of a file. Each that does not fit is left as it was.
pub(super) fn filled<T: Serialize + DeserializeOwned>(plain: T, file: &Object) -> T {
    let Ok(mut values) = object(&plain) else { return plain };
    let mut filled = plain;
    for (name, value) in file {
        let Some(before) = values.get(name).cloned() else { continue };
        let _ = values.insert(name.clone(), value.clone());
        match serde_json::from_value(Value::Object(values.clone())) {
            Ok(fits) => filled = fits,
            Err(_) => {
                let _ = values.insert(name.clone(), before);
            }
        }
    }
    filled
}

/// Bring the values of a file up to `now`. What is still as it was `read` from the file stays as it is written there, whether it
/// could be read or not, and so does what has no name here.
pub(super) fn renew(file: &mut Object, read: &Object, now: &Object) {
    for (name, value) in now {
        let before = read.get(name);
        if file.contains_key(name) && before == Some(value) {
            continue;
        }
        match (file.get_mut(name), before, value) {
            (Some(Value::Object(file)), Some(Value::Object(before)), Value::Object(value))
                if PARTS.contains(&name.as_str()) =>
            {
                renew(file, before, value);
            }
            _ => {
                let _ = file.insert(name.clone(), value.clone());
            }
        }
    }
}
