//! The language of the program: the one of `--lang`, else of `HELLWRIGHT_LANG`, else that of the system.

use std::env;
use std::ffi::OsString;
use words::{Language, choose, named};

/// The variable that names a language.
const VARIABLE: &str = "HELLWRIGHT_LANG";

/// What was typed, with `--lang LANG` behind everything else where it stands before the command: there the window's own arguments
/// stand, which no command has.
pub(crate) fn behind(typed: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut typed: Vec<OsString> = typed.into_iter().collect();
    let count = match typed.get(1).and_then(|word| word.to_str()) {
        Some("--lang") => 2,
        Some(word) if word.starts_with("--lang=") => 1,
        Some(_) | None => 0,
    };
    if typed.len() > count + 1 && !typed.iter().any(|word| word == "--") {
        typed[1..].rotate_left(count);
    }
    typed
}

/// What was typed behind `--lang`, as far as one can see before the line is read.
pub(crate) fn asked(typed: &[OsString]) -> Option<String> {
    let mut words = typed.iter().skip(1).map_while(|word| (word != "--").then(|| word.to_str()));
    while let Some(word) = words.next() {
        match word {
            Some("--lang") => return words.next().flatten().map(str::to_owned),
            Some(word) => {
                if let Some(tag) = word.strip_prefix("--lang=") {
                    return Some(tag.to_owned());
                }
            }
            None => {}
        }
    }
    None
}

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

#[cfg(test)]
mod tests {
    use super::{asked, behind};
    use std::ffi::OsString;

    #[test]
    fn a_language_before_the_command_goes_behind_it() {
        for (typed, read) in [
            ("h --lang pl check m", "h check m --lang pl"),
            ("h --lang=pl check", "h check --lang=pl"),
            ("h check --lang pl", "h check --lang pl"),
            ("h --lang pl m", "h m --lang pl"),
            ("h --lang pl", "h --lang pl"),
            ("h --lang", "h --lang"),
            ("h --lang=pl", "h --lang=pl"),
            ("h --lang pl -- m", "h --lang pl -- m"),
            ("h", "h"),
        ] {
            let words: Vec<String> = behind(typed.split(' ').map(OsString::from))
                .into_iter()
                .map(|it| it.display().to_string())
                .collect();
            assert_eq!(words.join(" "), read);
        }
    }

    #[test]
    fn the_language_is_known_before_the_line_is_read() {
        for (typed, tag) in [
            ("h check m --lang pl", Some("pl")),
            ("h check --lang=pl m", Some("pl")),
            ("h --lang pl --help", Some("pl")),
            ("h check --lang", None),
            ("h check -- --lang pl", None),
            ("h check m", None),
        ] {
            let words: Vec<OsString> = typed.split(' ').map(OsString::from).collect();
            assert_eq!(asked(&words).as_deref(), tag, "{typed}");
        }
    }
}
