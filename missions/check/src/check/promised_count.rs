//! M059: the words of a mission count more of something than lies on its map.

use super::numerals::{Word, number, ordinal, singular, words};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::id::Id;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M059"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

/// Things of one sort on the map.
struct Counted {
    ids: Vec<Id>,
    /// The names of their kinds in files.
    kinds: Vec<String>,
}

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let info = context.mission.info();
    for (what, said) in [("summary", &info.summary), ("briefing", &info.briefing)] {
        let all = words(said);
        for (at, word) in all.iter().enumerate() {
            let rest = &all[at + 1..];
            if word.is_last {
                continue;
            }
            let counts = number(word.word).map(|count| (count, many(context, rest)));
            let names = || ordinal(word.word).map(|count| (count, one(context, rest)));
            let Some((count, Some(counted))) = counts.or_else(names) else { continue };
            let on_map = counted.ids.len();
            let fits = usize::try_from(count).is_ok_and(|count| count <= on_map);
            if fits || on_map == 0 || is_placed(context, &counted) {
                continue;
            }
            let noun = rest.first().map_or("", |word| word.word);
            let message = text("m059-message")
                .with("what", what)
                .with("count", word.word)
                .with("noun", noun)
                .with("there", on_map);
            out.push(
                CHECK
                    .say(message)
                    .at(Place::Mission)
                    .at_all(counted.ids.into_iter().take(8).map(Place::Thing))
                    .help(text("m059-help")),
            );
        }
    }
}

/// What several of something are: `portals`, `health packs`, `cores`.
fn many(context: &Context<'_>, rest: &[Word<'_>]) -> Option<Counted> {
    let first = rest.first()?;
    let word = first.word.to_lowercase();
    let second =
        rest.get(1).filter(|_| !first.is_last).map(|second| format!("{word} {}", second.word.to_lowercase()));
    let is_named = |many: &str| many == word || second.as_deref() == Some(many);
    if is_named("doors") {
        return Some(doors(context));
    }
    if let Some(kind) = context.mission.system().pieces().iter().find(|kind| is_named(&kind.many.english())) {
        return Some(pieces(context, kind.id));
    }
    let one = singular(&word);
    if one == word || one.len() < 3 {
        return None;
    }
    // No kind, but a word in the names of several things.
    let shares = |name: &str| {
        let mut parts = name.split('_').filter(|part| !part.is_empty());
        let (first, last) = (parts.next(), parts.next_back());
        last.is_some() && (first == Some(one.as_str()) || last == Some(one.as_str()))
    };
    let named = context.pieces().filter(|(id, _)| {
        context
            .mission
            .things()
            .get(id)
            .and_then(|thing| thing.name.as_ref())
            .is_some_and(|name| shares(name.as_str()))
    });
    let (ids, kinds): (Vec<Id>, Vec<String>) = named.map(|(id, piece)| (id, piece.kind.clone())).unzip();
    (ids.len() > 1).then_some(Counted { ids, kinds })
}

/// What one of a kind is: `door`, `portal`.
fn one(context: &Context<'_>, rest: &[Word<'_>]) -> Option<Counted> {
    let word = rest.first()?.word.to_lowercase();
    if word == "door" {
        return Some(doors(context));
    }
    let kind = context.mission.system().pieces().iter().find(|kind| kind.noun.english() == word)?;
    Some(pieces(context, kind.id))
}

fn doors(context: &Context<'_>) -> Counted {
    Counted { ids: context.doors().map(|(id, _)| id).collect(), kinds: Vec::new() }
}

fn pieces(context: &Context<'_>, kind: &'static str) -> Counted {
    Counted { ids: context.pieces_of(kind).map(|(id, _)| id).collect(), kinds: vec![kind.to_owned()] }
}

/// Do scripts put more of them on the map? What is taken off it and laid down again is no more than there was.
fn is_placed(context: &Context<'_>, counted: &Counted) -> bool {
    if context.scripts_say("remove(") || counted.kinds.is_empty() {
        return false;
    }
    context.scripts_say("place_token(")
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Mission, Thing};

    fn briefed(text: &str) -> Mission {
        with_info(|info| info.briefing = text.to_owned())
    }

    #[test]
    fn more_than_the_map_has_is_reported() {
        let _ = fires(
            "M059",
            &briefed("Behind the fourth door."),
            "the briefing says \"fourth door\", and the map has 2",
        );
        let _ =
            fires("M059", &briefed("It has 3 doors."), "the briefing says \"3 doors\", and the map has 2");
        let _ = fires(
            "M059",
            &briefed("Two portals are open."),
            "the briefing says \"Two portals\", and the map has 1",
        );
        quiet("M059", &briefed("Two doors. The second door. Four, doors. The second one. Nine lives."));
        quiet("M059", &good());
    }

    #[test]
    fn things_are_known_by_their_names() {
        let named = |id: u32, x: i16, name: &str| {
            Edit::Thing(Id(id), Some(Thing::new(piece(x, 14, "objective")).named(name)))
        };
        let cores = |text: &str| briefed(text).with([named(900, 4, "core_east"), named(901, 5, "core_west")]);
        let _ = fires(
            "M059",
            &cores("Three cores, one lift."),
            "the briefing says \"Three cores\", and the map has 2",
        );
        quiet("M059", &cores("Two cores, three vaults."));
        quiet("M059", &briefed("Three cores, one lift."));
    }
}
