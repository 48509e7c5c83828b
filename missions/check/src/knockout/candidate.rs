//! What can be taken away from a mission: everything on its map that the rules see, and each handler of its cards' scripts.
//! Whether the mission can do without it is not decided here.

use super::{Knockout, What};
use crate::check::Context;
use crate::verdict::calls::{self, spot};
use crate::verdict::texts::text;
use missions_document::diagnostic::Place;
use missions_document::edit::Edit;
use missions_document::id::ScriptName;
use missions_document::mission::Mission;
use missions_document::thing::{Thing, ThingKind};
use missions_play::{ruleset, scripts};
use script_api::assist::{Token, highlight};
use std::collections::BTreeSet;
use std::ops::Range;
use words::Text;

/// The kind of a handler.
const ABILITY: &str = "ability";

/// The kind of a start space.
pub(super) const START: &str = "start";

/// Something that can be taken away.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// For people: `the door on the 3,4 N`, `on_round_end of red-alert`.
    pub name: Text,
    /// An ability is this function of the script at `place`: `on_round_end`.
    pub handler: Option<String>,
    /// Of what sort it is, in a word: `door`, `start`, `figure`, `ability`, or the kind of a piece as files have it.
    pub kind: String,
    /// Where it is.
    pub place: Place,
    /// A script calls `aim` with its kind: an end of the mission is about such things.
    pub is_goal: bool,
    edit: Edit,
}

impl Candidate {
    /// The mission without it.
    #[must_use]
    pub fn without(&self, mission: &Mission) -> Mission {
        mission.clone().with([self.edit.clone()])
    }

    /// What was found out about it.
    pub(super) fn knockout(self, what: What) -> Knockout {
        let Self { name, handler, kind, place, is_goal: _, edit: _ } = self;
        Knockout { name, handler, kind, place, what }
    }
}

/// Everything that can be taken away from a mission, in reading order: the map row by row, then the scripts card by card.
#[must_use]
pub fn candidates(mission: &Mission) -> Vec<Candidate> {
    let context = Context::new(mission);
    let mut things: Vec<_> = mission.things().iter().collect();
    things.sort_by_key(|(id, thing)| (thing.at().y, thing.at().x, **id));
    let goals: BTreeSet<&str> = calls::of(mission, "aim").into_iter().flat_map(|call| call.texts).collect();
    let things = things.into_iter().filter_map(|(id, thing)| {
        let kind = kind(thing)?;
        Some(Candidate {
            kind: kind.to_owned(),
            name: name(&context, thing),
            handler: None,
            place: Place::Thing(*id),
            is_goal: goals.contains(kind),
            edit: Edit::Thing(*id, None),
        })
    });
    let mut seen = BTreeSet::new();
    let cards = mission.cards().iter().map(|card| &card.script).filter(|script| seen.insert(*script));
    things.chain(cards.flat_map(|script| abilities(mission, script))).collect()
}

/// The kind of a thing; `None` if the rules do not see it.
fn kind(thing: &Thing) -> Option<&str> {
    match &thing.kind {
        ThingKind::Door(_) => Some("door"),
        ThingKind::Piece(piece) => Some(&piece.kind),
        ThingKind::Start(_) => Some(START),
        ThingKind::Figure(_) => Some("figure"),
        ThingKind::Label(_) => None,
    }
}

/// What a thing is called: one that has no name by where it is, a door by its border, a card by what is printed on it.
fn name(context: &Context<'_>, thing: &Thing) -> Text {
    match (&thing.name, &thing.kind) {
        (None, ThingKind::Door(door)) => text("knockout-door").with("border", door.at.text()),
        (None, ThingKind::Piece(piece)) => match context.mission.content().card(&piece.kind, &piece.sort) {
            Some((_, card)) => {
                text("knockout-card").with("card", card.name).with("cell", piece.at.to_string())
            }
            None => context.call_thing(thing),
        },
        _ => context.call_thing(thing),
    }
}

/// The handlers of a script.
fn abilities(mission: &Mission, script: &ScriptName) -> Vec<Candidate> {
    let Some(text) = mission.scripts().get(script) else { return Vec::new() };
    let tokens = highlight(ruleset::language(mission), text);
    let found = handlers(text, &tokens).into_iter().map(|(name, whole)| {
        let (before, after) = (&text[..whole.start], &text[whole.end..]);
        Candidate {
            name: call_handler(name, script),
            handler: Some(name.to_owned()),
            kind: ABILITY.to_owned(),
            place: spot(script, text, whole.start),
            is_goal: false,
            edit: Edit::Script(script.clone(), Some(format!("{before}{after}"))),
        }
    });
    found.collect()
}

/// What a handler is called.
fn call_handler(name: &str, script: &ScriptName) -> Text {
    text("knockout-ability").with("handler", name).with("script", scripts::title(script))
}

/// The functions of a text that events call, with where they stand.
fn handlers<'t>(text: &'t str, tokens: &[(Range<usize>, Token)]) -> Vec<(&'t str, Range<usize>)> {
    let pairs = tokens.iter().zip(tokens.iter().skip(1));
    let found = pairs.filter_map(|((first, token), (second, _))| {
        let name = &text[second.clone()];
        let is_handler = *token == Token::Keyword && &text[first.clone()] == "fn" && name.starts_with("on_");
        let end = is_handler.then(|| end_of_body(text, tokens, second.end)).flatten()?;
        Some((name, first.start..end))
    });
    found.collect()
}

/// The end of the block that opens behind an offset; `None` if it is never closed. Braces in texts and comments do not count.
fn end_of_body(text: &str, tokens: &[(Range<usize>, Token)], from: usize) -> Option<usize> {
    let first = tokens.partition_point(|(at, _)| at.end <= from);
    let mut words = tokens[first..].iter().filter(|(_, token)| matches!(token, Token::Text | Token::Comment));
    let mut word = words.next();
    let mut depth = 0u32;
    for (at, c) in text[from..].char_indices().map(|(at, c)| (from + at, c)) {
        while word.is_some_and(|(range, _)| range.end <= at) {
            word = words.next();
        }
        match c {
            _ if word.is_some_and(|(range, _)| range.contains(&at)) => {}
            '{' => depth += 1,
            '}' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::SHARED;
    use words::Language;

    #[test]
    fn a_handler_ends_where_its_body_ends() {
        let text = "// }\nfn on_start() { say(\"}\"); if x { y(`a ${z} }`); } /* } */ }\nfn help() {}\nfn on_take(e) {}\nfn on_open() {";
        let found = handlers(text, &highlight(&SHARED, text));
        let found: Vec<(&str, &str)> = found.into_iter().map(|(name, at)| (name, &text[at])).collect();
        let first = "fn on_start() { say(\"}\"); if x { y(`a ${z} }`); } /* } */ }";
        assert_eq!(found, [("on_start", first), ("on_take", "fn on_take(e) {}")]);
    }

    #[test]
    fn an_ability_has_its_function_and_a_name_in_every_language() {
        let all = candidates(&Mission::starter());
        let ability = all.iter().find(|it| it.name == "on_take of fetch-the-core").expect("an ability");
        assert_eq!(ability.handler.as_deref(), Some("on_take"));
        for it in &all {
            assert_eq!(it.handler.is_some(), it.kind == ABILITY, "{}", it.name);
            let other = it.name.in_language(Language::PSEUDO);
            assert!(other != it.name.english() && it.name.id().is_some(), "{other}");
        }
        let door = all.iter().find(|it| it.kind == "door").expect("a door");
        assert!(door.name.english().contains(" side of "), "{door:?}");
        assert!(!door.name.in_language(Language::PSEUDO).contains(" side of "), "its border, too: {door:?}");
    }

    #[test]
    fn candidates_come_in_reading_order_and_leave_the_rest_as_it_was() {
        let mission = Mission::starter();
        let all = candidates(&mission);
        let places: Vec<_> = all
            .iter()
            .filter_map(|it| mission.things().get(&it.place.id()?))
            .map(|thing| (thing.at().y, thing.at().x))
            .collect();
        assert!(places.is_sorted() && places.len() == mission.things().len());
        assert!(all.iter().any(|it| it.kind == ABILITY));
        for candidate in &all {
            let without = candidate.without(&mission);
            assert!(without != mission, "{}", candidate.name);
            let things = mission.things().len() - without.things().len();
            assert_eq!(things, usize::from(candidate.kind != ABILITY), "{}", candidate.name);
        }
    }
}
