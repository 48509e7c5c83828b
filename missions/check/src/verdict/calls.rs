//! Calls of a function in the scripts of a mission, read from their texts: which constant texts stand in them, and where.

use missions_document::diagnostic::Place;
use missions_document::id::ScriptName;
use missions_document::mission::Mission;
use missions_play::ruleset;
use script_api::assist::{Token, highlight};
use std::ops::Range;

/// A call of a function.
pub(crate) struct Call<'m> {
    pub(super) script: &'m ScriptName,
    pub(super) place: Place,
    /// The function of the script that it stands in.
    pub(super) within: &'m str,
    /// The constant texts that it begins with.
    pub(crate) texts: Vec<&'m str>,
    /// Is nothing in it but these texts?
    pub(super) is_constant: bool,
    /// Its options with a constant text: `limit: "game"`.
    pub(super) options: Vec<(&'m str, &'m str)>,
}

/// Every call of a function of the language, script by script. A call in a comment or in a text is none.
pub(crate) fn of<'m>(mission: &'m Mission, function: &str) -> Vec<Call<'m>> {
    let language = ruleset::language(mission);
    let mut found = Vec::new();
    for (script, text) in mission.scripts() {
        let tokens = highlight(language, text);
        let mut within = "";
        for (number, (at, token)) in tokens.iter().enumerate() {
            let rest = &tokens[number + 1..];
            match (token, &text[at.clone()]) {
                (Token::Keyword, "fn") => within = rest.first().map_or("", |(name, _)| &text[name.clone()]),
                (Token::Function, word) if word == function => {
                    let place = spot(script, text, at.start);
                    found.extend(read(text, at.end, rest, Call::new(script, place, within)));
                }
                _ => {}
            }
        }
    }
    found
}

/// A spot in a script, by the bytes before it.
pub(crate) fn spot(script: &ScriptName, text: &str, offset: usize) -> Place {
    let before = &text[..offset];
    let line = before.rsplit_once('\n').map_or(before, |(_, line)| line);
    Place::Script {
        name: script.clone(),
        line: before.matches('\n').count() as u32 + 1,
        column: line.chars().count() as u32 + 1,
    }
}

impl<'m> Call<'m> {
    const fn new(script: &'m ScriptName, place: Place, within: &'m str) -> Self {
        Self { script, place, within, texts: Vec::new(), is_constant: false, options: Vec::new() }
    }
}

/// What stands in the brackets behind the name of a function, which ends at `from`; nothing without brackets.
fn read<'m>(
    text: &'m str,
    from: usize,
    rest: &[(Range<usize>, Token)],
    mut call: Call<'m>,
) -> Option<Call<'m>> {
    let (mut end, mut depth, mut reads) = (from, 0u32, true);
    // What stands between two pieces; comments are none of these.
    let mut signs = String::new();
    let mut name = "";
    // A last piece of no length stands for the end of the text.
    let last = (text.len()..text.len(), Token::Unknown);
    for (at, token) in rest.iter().chain([&last]) {
        signs.extend(text[end..at.start].chars().filter(|c| !c.is_whitespace()));
        end = at.end;
        if *token == Token::Comment {
            continue;
        }
        let separator = if depth == 0 { "(" } else { "," };
        if depth == 0 && !signs.starts_with(separator) {
            return None;
        }
        for sign in signs.chars() {
            match sign {
                '(' => depth += 1,
                ')' if depth == 1 => {
                    call.is_constant = reads && signs.starts_with(')');
                    return Some(call);
                }
                ')' => depth -= 1,
                _ => {}
            }
        }
        let word = &text[at.clone()];
        let constant = constant(word).filter(|_| *token == Token::Text);
        if signs == ":" {
            call.options.extend(constant.map(|value| (name, value)));
        }
        reads &= signs == separator && constant.is_some();
        call.texts.extend(constant.filter(|_| reads));
        name = word;
        signs.clear();
    }
    // It is never closed.
    None
}

/// What a text in quotes says; nothing if part of it is built, or written in another way.
fn constant(word: &str) -> Option<&str> {
    let inner = ['"', '`'].iter().find_map(|quote| word.strip_prefix(*quote)?.strip_suffix(*quote))?;
    (!inner.contains(['\\', '`', '\n'])).then_some(inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_document::edit::Edit;

    /// The calls of `win` in a script, in words.
    fn told(text: &str) -> Vec<String> {
        let mission =
            Mission::default().with([Edit::Script(ScriptName::new("a.rhai"), Some(text.to_owned()))]);
        let calls = of(&mission, "win");
        let told = calls.iter().map(|call| {
            let Place::Script { line, column, .. } = call.place else { panic!("{:?}", call.place) };
            let built = if call.is_constant { "" } else { " built" };
            format!("{line}:{column} {} {:?}{built} {:?}", call.within, call.texts, call.options)
        });
        told.collect()
    }

    #[test]
    fn the_texts_of_calls_are_read() {
        assert_eq!(
            told(
                "fn on_take(e) { win(\"marines\", \"Ä // (1)\"); }\n\nfn end() {\n    if x { win(\n        \"invader\", /* ( */ `Over`, // )\n    ); }\n}"
            ),
            [
                "1:17 on_take [\"marines\", \"Ä // (1)\"] []",
                // A comma at the end is one more part, so this call is not surely constant.
                "4:12 end [\"invader\", \"Over\"] built []"
            ]
        );
        assert_eq!(
            told(
                "fn f() { win(\"marines\", \"a\" + b); win(\"marines\", `${x} of 3`); win(side, \"a\"); win(\"a\", \"\\n\"); win(x(1), #{ limit: \"game\", cards: 1, near: y(\"z\") }); }"
            ),
            [
                "1:10 f [\"marines\", \"a\"] built []",
                "1:35 f [\"marines\"] built []",
                "1:64 f [] built []",
                "1:80 f [\"a\"] built []",
                "1:96 f [] built [(\"limit\", \"game\")]"
            ]
        );
    }

    #[test]
    fn what_is_no_call_is_not_read() {
        assert!(told("// win(\"marines\", \"a\")\nfn f() { /* win(\"marines\", \"a\") */ say(\"win(1)\"); win; winner(); win(\"a\"").is_empty());
    }
}
