//! M041: a name no script can write.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;
use crate::check::name_twice::{place, rename};
use missions_document::id::Name;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M041"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (name, named) in context.mission.names() {
        if name.is_identifier() && !RESERVED.contains(&name.as_str()) {
            continue;
        }
        let said = CHECK
            .say(text("m041-message").with("name", name.as_str().escape_debug().to_string()))
            .at(place(named))
            .help(text("m041-help"));
        let taken = |new: &Name| context.mission.names().any(|(other, _)| other == new);
        let new = Name::new(speakable(name.as_str())).free(taken);
        out.push(match rename(context.mission, named, &new) {
            Some(edit) => said.fix(text("rename-to").with("name", new.as_str()), [edit]),
            None => said,
        });
    }
}

/// The nearest name a script can write.
fn speakable(name: &str) -> String {
    let mut plain: String =
        name.chars().take(40).map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect();
    if !plain.contains(|c: char| c.is_ascii_alphanumeric()) {
        plain = "thing".to_owned();
    }
    if plain.starts_with(|c: char| c.is_ascii_digit()) || RESERVED.contains(&plain.as_str()) {
        plain.insert_str(0, "the_");
    }
    plain
}

/// Words of the script language.
const RESERVED: &[&str] = &[
    "Fn", "as", "async", "await", "break", "call", "case", "catch", "const", "continue", "curry", "debug",
    "default", "do", "else", "eval", "export", "false", "fn", "for", "go", "goto", "if", "import", "in", "is",
    "is_def_fn", "is_def_var", "is_shared", "let", "loop", "match", "module", "new", "nil", "null", "package",
    "print", "private", "protected", "public", "return", "shared", "spawn", "static", "super", "switch", "sync",
    "this", "thread", "throw", "true", "try", "type_of", "until", "use", "var", "void", "while", "with",
    "yield",
];

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Thing};

    #[test]
    fn names_with_blanks_are_told() {
        let pack = |name| {
            with([Edit::Thing(Id(900), Some(Thing::new(piece(0, 2, "health-pack")).named(name)))])
        };
        let after = mended("M041", &pack("Blue door!"), "no script can write the name \"Blue door!\"");
        assert_eq!(after.things()[&Id(900)].name, Some(missions_document::Name::new("blue_door_")));
        for bad in ["1st", "fn", "Türe", "🔥", "_", " "] {
            let _ = mended("M041", &pack(bad), &format!("no script can write the name \"{bad}\""));
        }
        quiet("M041", &pack("blue_door"));
    }

    /// What a script may do with a name, so that the list of words neither misses one nor names one too many.
    #[test]
    fn exactly_the_listed_words_break_a_script() {
        let broken = |word: &str| {
            let text = format!("fn on_start() {{ remove(map::{word}); }}");
            let script = Edit::Script(missions_document::ScriptName::new("fetch-the-core.rhai"), Some(text));
            let thing = Thing::new(piece(0, 2, "health-pack")).named(word);
            let mission = with([script, Edit::Thing(Id(900), Some(thing))]);
            ["C001", "C003", "C005", "C006"].iter().any(|code| !told(code, &mission).is_empty())
        };
        let listed: Vec<&str> = super::RESERVED.iter().copied().filter(|word| !broken(word)).collect();
        assert_eq!(listed, [""; 0], "a script can write these");
        let missing: Vec<&str> =
            ["exit", "and", "or", "not", "print", "call", "assert", "begin", "end", "round", "win"]
                .into_iter()
                .filter(|word| broken(word) && !super::RESERVED.contains(word))
                .collect();
        assert_eq!(missing, [""; 0], "no script can write these");
    }
}
