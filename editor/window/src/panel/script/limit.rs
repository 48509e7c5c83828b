//! How long what is written here may be. A text that is pasted, or comes by replacing, and would make it longer is not taken at all:
//! laying out megabytes that the checks refuse anyway would hold up the window.

use super::{Buffer, ScriptName, pages};
use editor_model::words::say_with;
use missions::export::size;
use missions::format::LIMIT_SCRIPT;

/// The longest script, in bytes, as scripts are read.
const SCRIPT: u64 = 64 * 1024;

/// Why a text of so many bytes does not come in place of so many others; `None` where it does.
pub(super) fn refuses(name: &ScriptName, buffer: &Buffer, comes: usize, goes: usize) -> Option<String> {
    let most = if pages::cards(name).is_some() { LIMIT_SCRIPT } else { SCRIPT };
    let now = buffer.text().len();
    let then = now.saturating_sub(goes).saturating_add(comes);
    let told = || {
        let of = |bytes: usize| size(bytes as u64).into();
        let filled = [
            ("name", pages::title(name).into()),
            ("comes", of(comes)),
            ("now", of(now)),
            ("most", size(most).into()),
        ];
        say_with("script-too-long", &filled)
    };
    (then as u64 > most && then > now).then(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::ruleset;
    use missions::{Edit, Mission};

    #[test]
    fn scripts_are_read_up_to_this_length() {
        let name = ScriptName::new("long.rhai");
        let of = |bytes: u64| {
            let line = "// A line of a comment.\n";
            let mut text = line.repeat(usize::try_from(bytes).expect("a length") / line.len());
            text += &"/".repeat(usize::try_from(bytes).expect("a length") - text.len());
            assert_eq!(text.len() as u64, bytes);
            Mission::starter().with([Edit::Script(name.clone(), Some(text))])
        };
        let refused = |mission: &Mission| {
            let problems = missions::check(mission).problems;
            problems.iter().any(|problem| problem.message.contains("longer than"))
        };
        assert!(!refused(&of(SCRIPT)) && refused(&of(SCRIPT + 1)));
    }

    #[test]
    fn what_makes_a_text_no_longer_always_comes() {
        let buffer = Buffer::new(ruleset::language(&Mission::starter()), &"x".repeat(70_000));
        let name = ScriptName::new("long.rhai");
        assert!(refuses(&name, &buffer, 10, 10).is_none() && refuses(&name, &buffer, 10, 900).is_none());
        assert!(refuses(&name, &buffer, 1, 0).is_some());
        let cards =
            pages::name_of(missions::ContentFile::of(Mission::starter().system()).next().expect("one"));
        assert!(
            refuses(&cards, &buffer, 100_000, 0).is_none() && refuses(&cards, &buffer, 300_000, 0).is_some()
        );
    }
}
