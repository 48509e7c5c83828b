//! The language of the program: the one of `--lang`, else of `HELLWRIGHT_LANG`, else that of the system.

use std::env;
use words::{Language, choose, named};

/// The variable that names a language.
const VARIABLE: &str = "HELLWRIGHT_LANG";

/// Speak the language that was asked for, which is returned, or that of the system.
///
/// # Errors
/// If there is no such language: what there is.
pub(crate) fn speak(asked: Option<&str>) -> Result<Option<Language>, String> {
    let variable = env::var(VARIABLE).ok().filter(|tag| !tag.is_empty());
    let asked = match (asked, variable) {
        (Some(tag), _) => Some(named(tag)?),
        (None, Some(tag)) => Some(named(&tag).map_err(|why| format!("{VARIABLE}: {why}"))?),
        (None, None) => None,
    };
    words::speak(asked.unwrap_or_else(|| choose(sys_locale::get_locales())));
    Ok(asked)
}
