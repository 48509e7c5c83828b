//! C036: a number in the words of a card is another one than its script has in this mission.

use super::numerals::{Word, number, singular, words};
use super::source::Source;
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_play::printed::{InForce, Printed};
use script_api::Parameter;
use script_api::assist::Token;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C036"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.has_unread() {
        return;
    }
    let sources = Source::all(context);
    for card in Printed::all(context.mission) {
        let Some(source) = sources.iter().find(|source| *source.script == card.script) else { continue };
        // With two cards of one script the same number may be right on one of them.
        if context.mission.cards().iter().filter(|it| it.script == card.script).count() > 1 {
            continue;
        }
        in_head(&card, source, out);
        in_messages(&card, source, out);
    }
}

/// The value of a constant, if it is a number.
fn int(value: &Parameter) -> Option<i64> {
    match value {
        Parameter::Int(number) => Some(*number),
        Parameter::Bool(_) | Parameter::Text(_) => None,
    }
}

/// The comment at the head of a script as one text, with the line of each of its bytes.
fn head(text: &str) -> (String, Vec<u32>) {
    let (mut head, mut lines) = (String::new(), Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        let Some(words) = line.strip_prefix("//!") else { break };
        head += words;
        head.push('\n');
        lines.resize(head.len(), number);
    }
    (head, lines)
}

/// Numbers in the text of the card.
fn in_head(card: &Printed, source: &Source<'_>, out: &mut Vec<Diagnostic>) {
    let (head, lines) = head(source.text);
    let all = words(&head);
    let numbers: Vec<(i64, Vec<String>)> =
        (0..all.len()).filter_map(|at| Some((number(all[at].word)?, beside(&all, at)))).collect();
    for (at, word) in all.iter().enumerate() {
        let Some(said) = number(word.word) else { continue };
        let units = beside(&all, at);
        let Some(value) = meant(card, said, &units, &numbers) else { continue };
        let line = lines.get(word.at).copied().unwrap_or_default();
        let column = source.text.lines().nth(line.saturating_sub(1) as usize).map_or(0, |text| {
            text.find(word.word).map_or(0, |before| text[..before].chars().count() as u32 + 1)
        });
        let name = value.parameter.name.as_str();
        let message = text("c036-text")
            .with("card", card.title.as_str())
            .with("said", word.word)
            .with("name", name)
            .with("value", value.word());
        out.push(
            CHECK
                .say(message)
                .at(Place::Script { name: card.script.clone(), line, column })
                .help(text("c036-text-help").with("name", name).with("said", said)),
        );
    }
}

/// Words that say nothing of what is counted.
const SMALL: [&str; 20] = [
    "after", "before", "each", "every", "from", "have", "into", "least", "less", "more", "most", "must",
    "only", "than", "that", "their", "when", "which", "with", "within",
];

/// The words on both sides of one, without signs between, in the singular.
fn beside(all: &[Word<'_>], at: usize) -> Vec<String> {
    let before = at.checked_sub(1).and_then(|before| all.get(before)).filter(|word| !word.is_last);
    let behind = all.get(at + 1).filter(|_| !all[at].is_last);
    let units = before.into_iter().chain(behind).map(|word| singular(word.word));
    units.filter(|unit| unit.len() > 3 && number(unit).is_none() && !SMALL.contains(&unit.as_str())).collect()
}

/// The one constant that a number stands for and that has another value.
fn meant<'c>(
    card: &'c Printed,
    said: i64,
    units: &[String],
    numbers: &[(i64, Vec<String>)],
) -> Option<&'c InForce> {
    let mentions = |value: &&InForce| {
        let doc = words(&value.parameter.doc);
        int(&value.value).is_some() && doc.iter().any(|word| units.contains(&singular(word.word)))
    };
    let about: Vec<&InForce> = card.values.iter().filter(mentions).collect();
    // Some constant has this value: then that one is meant.
    if about.iter().any(|value| int(&value.value) == Some(said)) {
        return None;
    }
    let mut untold = about.iter().copied().filter(|value| !value.told);
    let (Some(value), None) = (untold.next(), untold.next()) else { return None };
    // Its value in the script, which the mission has changed.
    let was = int(&value.parameter.default) == Some(said);
    // The only number of rounds of the card, and the only constant with rounds.
    let round = "round".to_owned();
    let rounds = || numbers.iter().filter(|(_, beside)| beside.contains(&round)).count();
    let is_only = units.contains(&round) && about.len() == 1 && rounds() == 1 && begins_with(value, &round);
    (was || is_only).then_some(value)
}

/// Does the comment above a constant begin with this word: `Rounds to hold out`, `The round from which …`?
fn begins_with(value: &InForce, unit: &str) -> bool {
    let doc = words(&value.parameter.doc);
    let first = doc.iter().find(|word| !word.word.eq_ignore_ascii_case("the"));
    first.is_some_and(|first| singular(first.word) == unit)
}

/// "of 3 portals" in a message, where a constant says how many portals.
fn in_messages(card: &Printed, source: &Source<'_>, out: &mut Vec<Diagnostic>) {
    for bit in source.bits.iter().filter(|bit| bit.token == Some(Token::Text)) {
        let all = words(bit.word);
        for three in all.windows(3) {
            let [of, count, unit] = three else { continue };
            let Some(said) = number(count.word).filter(|_| of.word == "of" && !count.is_last) else {
                continue;
            };
            let unit_of = singular(unit.word);
            let mut counting = card
                .values
                .iter()
                .filter(|value| int(&value.value).is_some() && begins_with(value, &unit_of));
            let (Some(value), None) = (counting.next(), counting.next()) else { continue };
            if int(&value.value) == Some(said) {
                continue;
            }
            let name = value.parameter.name.as_str();
            let message = text("c036-says")
                .with("count", count.word)
                .with("unit", unit.word)
                .with("name", name)
                .with("value", value.word());
            out.push(
                CHECK
                    .say(message)
                    .at(source.place(bit.at))
                    .help(text("c036-says-help").with("code", format!("${{{name}}}"))),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::mission::Parameter;
    use missions_document::{Edit, Mission, Name, ScriptName};

    /// A card with this text, comment and message; its constant is 6 in the script and as given in the mission.
    fn card(text: &str, comment: &str, message: &str, value: i64) -> Mission {
        let mut cards = good().cards().to_vec();
        let _ = cards[0].parameters.insert(Name::new("NEEDED"), Parameter::Int(value));
        let text = format!(
            "//! Haul\n//! Wait.\n//! {text}\n\n// {comment}\nconst NEEDED = 6;\n\nfn on_start() {{\n    aim(\"objective\");\n    \
             offer(\"take\", #{{ label: \"Take\", near: \"objective\" }});\n}}\n\nfn on_take(e) {{\n    say({message});\n    \
             if round >= NEEDED {{ win(\"marines\", \"x\"); }}\n}}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text)), Edit::Cards(cards)])
    }

    #[test]
    fn the_old_value_in_a_text_is_reported_with_its_line() {
        let comment = "The round from which portals wake (1 to 9).";
        let told = fires(
            "C036",
            &card("From round 6 all wake, in round 1 none.", comment, "\"x\"", 5),
            "the text of Haul says 6 here, and NEEDED is 5 in this mission",
        );
        assert!(format!("{:?}", told.places).contains("line: 3, column: 16"), "{told:?}");
        quiet("C036", &card("From round 6 all wake, in round 1 none.", comment, "\"x\"", 6));
        quiet("C036", &card("From round {NEEDED} all wake, in round 6 none.", comment, "\"x\"", 5));
        quiet("C036", &card("Draw 6 cards.", comment, "\"x\"", 5));
    }

    #[test]
    fn the_only_number_of_rounds_is_compared() {
        let comment = "Rounds to hold out (1 to 9).";
        let told = "the text of Haul says four here, and NEEDED is 6 in this mission";
        let _ = fires("C036", &card("They win after four rounds.", comment, "\"x\"", 6), told);
        quiet("C036", &card("They win after six rounds.", comment, "\"x\"", 6));
        quiet("C036", &card("They win after four rounds, or in round 9.", comment, "\"x\"", 6));
        quiet("C036", &card("They win after four rounds.", "Cards to draw (1 to 9).", "\"x\"", 6));
    }

    #[test]
    fn a_message_that_counts_to_another_number_is_reported() {
        let comment = "Cores to take (1 to 9).";
        let told = "a message says \"of 3 cores\", and NEEDED is 6 in this mission";
        let _ = fires("C036", &card("Take them.", comment, "`${round} of 3 cores are out.`", 6), told);
        quiet("C036", &card("Take them.", comment, "`${round} of 6 cores are out.`", 6));
        quiet("C036", &card("Take them.", comment, "`${round} of ${NEEDED} cores are out.`", 6));
        quiet("C036", &card("Take them.", comment, "`${round} of 3 doors are open.`", 6));
        quiet("C036", &good());
    }
}
