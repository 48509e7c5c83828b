//! C031: a card needs more of something than lies on the map.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::id::Name;
use missions_document::page::Page;
use missions_play::printed::{InForce, Printed};
use rule_system::piece::Sorts;
use rule_system::RuleSystem;
use script_api::{Parameter, ParameterInfo};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C031"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (index, card) in Printed::all(context.mission).enumerate() {
        for value in &card.values {
            let ParameterInfo { counts, range, doc, .. } = &value.parameter;
            let begins = || range.as_ref().and_then(|_| begins_with(context.mission.system(), doc));
            let (Some(word), Parameter::Int(needed)) = (counts.as_deref().or_else(begins), &value.value) else {
                continue;
            };
            // What scripts place is not known before the game.
            if context.scripts_say(&format!("place_token(\"{word}\"")) {
                continue;
            }
            let lying: Vec<Place> = counted(context, word).map(Place::Thing).collect();
            if usize::try_from(*needed).is_ok_and(|needed| needed > lying.len()) {
                out.push(problem(context, index, &card, value, (word, *needed), lying));
            }
        }
    }
}

/// The kind of piece whose plural a comment begins with. A comment that goes on with a word for "each" names a rate: what happens
/// often can be more than lies on the map.
fn begins_with(system: &dyn RuleSystem, comment: &str) -> Option<&'static str> {
    let comment = comment.to_lowercase();
    let follows = |name: &str| {
        let rest = comment.strip_prefix(name)?;
        (rest.starts_with(char::is_whitespace)).then_some(rest)
    };
    // Tokens of several sorts are placed under the words of their sorts.
    let mut kinds = system.pieces().iter().filter(|kind| !kind.is_token() || kind.sorts == Sorts::One);
    kinds.find_map(|kind| {
        // "objective token", "objective tokens": of "objective" it is "objectives".
        let (noun, many) = (kind.noun.english(), kind.many.english());
        let ending = many.strip_prefix(&noun).unwrap_or_default();
        let short = format!("{}{ending}", kind.title.english().to_lowercase());
        let rest = follows(&many).or_else(|| follows(&short).filter(|_| !ending.is_empty()))?;
        let is_rate = rest.split(|c: char| !c.is_alphanumeric()).any(|word| EACH.contains(&word));
        (!is_rate).then_some(kind.id)
    })
}

/// Words of a comment that name a rate, not a number of things.
const EACH: [&str; 3] = ["each", "every", "per"];

/// The pieces a script means by a word: a kind of piece, or a sort of those that are called by any word.
fn counted(context: &Context<'_>, word: &str) -> impl Iterator<Item = missions_document::Id> {
    let meant = move |piece: &missions_document::thing::Piece| {
        let worded = |kind: &rule_system::piece::PieceKind| matches!(kind.sorts, Sorts::Word { .. });
        piece.kind == word || piece.sort == word && context.mission.system().piece(&piece.kind).is_some_and(worded)
    };
    context.pieces().filter(move |(_, piece)| meant(piece)).map(|(id, _)| id)
}

fn problem(
    context: &Context<'_>,
    index: usize,
    card: &Printed,
    value: &InForce,
    (word, needed): (&str, i64),
    lying: Vec<Place>,
) -> Diagnostic {
    let (name, count) = (&value.parameter.name, lying.len());
    let (noun, many) = match context.mission.system().piece(word) {
        Some(kind) => (kind.noun.text(), kind.many.text()),
        None => {
            let quoted = text("c031-word").with("word", word);
            (quoted.clone(), quoted)
        }
    };
    let message = text("c031-message")
        .with("card", card.title.as_str())
        .with("needed", needed)
        .with("name", name.as_str())
        .with("count", count)
        .with("noun", noun)
        .with("many", many);
    let at = value.parameter.at;
    let said = CHECK
        .say(message)
        .at(Place::Script { name: card.script.clone(), line: at.line, column: at.column })
        .at_all(lying);
    let fits = value.parameter.range.as_ref().is_some_and(|range| range.contains(&(count as i64)));
    if !fits || count == 0 {
        return said.help(text("c031-help-other"));
    }
    let mut cards = context.mission.cards().to_vec();
    let set = Parameter::Int(count as i64);
    let _ = cards[index].parameters.insert(Name::new(name.as_str()), set);
    said.help(text("c031-help"))
        .fix(text("c031-fix").with("name", name.as_str()).with("count", count), [Edit::Cards(cards)])
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Mission, ScriptName};

    fn card(comment: &str, more: &str) -> Mission {
        commented(&format!("Things to take ({comment})."), more)
    }

    fn commented(comment: &str, more: &str) -> Mission {
        let text = format!(
            "//! Haul\n//! Take {{NEEDED}}.\n\n// {comment}\nconst NEEDED = 3;\n\nfn on_take(e) {{\n    \
             if noted(\"taken\", 0) >= NEEDED {{ win(\"marines\", \"x\"); }}\n}}\n\nfn on_start() {{\n    aim(\"objective\");\n    \
             offer(\"take\", #{{ label: \"Take\", near: \"objective\" }});\n{more}}}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn more_than_the_map_has_is_reported() {
        let after = mended(
            "C031",
            &card("1 to 6 of \"objective\"", ""),
            "Haul needs 3 (NEEDED), and the map has only 1 objective token",
        );
        quiet("C031", &after);
        quiet("C031", &card("1 to 6", ""));
        let two = [(900, 4), (901, 5)].map(|(id, x)| {
            Edit::Thing(missions_document::Id(id), Some(missions_document::Thing::new(piece(x, 14, "objective"))))
        });
        quiet("C031", &card("1 to 6 of \"objective\"", "").with(two));
    }

    #[test]
    fn a_comment_that_begins_with_a_piece_counts_it() {
        const OBJECTIVES: &str = "Haul needs 3 (NEEDED), and the map has only 1 objective token";
        for comment in ["Objectives to take (1 to 6).", "objective tokens to take (1 to 6)"] {
            quiet("C031", &mended("C031", &commented(comment, ""), OBJECTIVES));
        }
        let told = "Haul needs 3 (NEEDED), and the map has only 1 portal";
        let _ = fires("C031", &commented("PORTALS to seal (1 to 9).", ""), told);
        let _ = fires("C031", &commented("Health packs\n// to take (1 to 9).", ""), "Haul needs 3 (NEEDED), and the map has only 1 health pack");
    }

    #[test]
    fn a_comment_that_only_mentions_a_piece_counts_nothing() {
        for comment in [
            "Threat for each pair of portals (0 to 9).",
            "Portal tokens to take (1 to 6).",
            "Portal to open first (1 to 6).",
            "Portals that open each round (1 to 6).",
            "Portals' argent (1 to 6).",
            "Markers to take (1 to 6).",
            "Objectives to take.",
            "Objective progress to win (1 to 6).",
        ] {
            quiet("C031", &commented(comment, ""));
        }
        let placed = "    place_token(\"objective\", marines()[0]);\n";
        quiet("C031", &commented("Objectives to take (1 to 6).", placed));
    }

    #[test]
    fn none_of_a_word_has_no_fix() {
        let told = fires(
            "C031",
            &card("1 to 6 of \"sample\"", ""),
            "Haul needs 3 (NEEDED), and the map has no \"sample\"",
        );
        assert_eq!(told.fix, None);
    }

    #[test]
    fn what_a_script_places_is_not_counted() {
        quiet("C031", &card("1 to 6 of \"objective\"", "    place_token(\"objective\", marines()[0]);\n"));
    }
}
