//! Problems that differ only in the piece they are about, put together: one line for six demons that get nowhere. Each problem
//! stays what it is and keeps its number; how the line looks and unfolds is decided by the list.

use crate::words::{has, say_with};
use missions::{Diagnostic, Id, Mission, Place, ThingKind, explain};
use std::collections::BTreeMap;
use words::Phrase;

/// Problems of one kind, in the order of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Their numbers in the list, counted from 0. Most groups have one.
    pub numbers: Vec<usize>,
    /// What they have in common; it stays the same while some of them come or go.
    pub pattern: String,
    /// One sentence about all of them: `6 demons cannot get to any marine`.
    pub words: String,
}

/// What stands in a pattern for a piece, a place or a number.
const ANY: &str = "…";

/// So many problems are one line; fewer are read as quickly one by one.
const SEVERAL: usize = 3;

/// A piece is called by so few words: `the red portal at 3,4`.
const CALLED: usize = 6;

/// The problems of a list, several that differ only in the piece together at the place of the first of them.
pub fn groups(problems: &[Diagnostic], mission: &Mission) -> Vec<Group> {
    let mut at: BTreeMap<String, usize> = BTreeMap::new();
    let mut groups: Vec<Group> = Vec::new();
    for (number, problem) in problems.iter().enumerate() {
        let pattern = format!("{} {:?} {}", problem.code, problem.severity, pattern(problem, mission));
        let next = groups.len();
        let group = *at.entry(pattern.clone()).or_insert(next);
        if group == next {
            groups.push(Group { numbers: Vec::new(), pattern, words: String::new() });
        }
        groups[group].numbers.push(number);
    }
    let few = |group: Group| {
        let alone = |number: usize| Group { numbers: vec![number], ..group.clone() };
        match group.numbers.len() {
            2..SEVERAL => group.numbers.iter().map(|number| alone(*number)).collect(),
            _ => vec![group],
        }
    };
    let mut groups: Vec<Group> = groups.into_iter().flat_map(few).collect();
    groups.sort_by_key(|group| group.numbers[0]);
    for group in &mut groups {
        let all: Vec<&Diagnostic> = group.numbers.iter().map(|number| &problems[*number]).collect();
        group.words = words(&all, mission);
    }
    groups
}

/// The message of a problem with a gap for every piece, place and number.
fn pattern(problem: &Diagnostic, mission: &Mission) -> String {
    let names: Vec<&str> = problem.places.iter().filter_map(|place| name_of(place.id()?, mission)).collect();
    // The words that are looked for are English.
    let mut message = problem.message.english();
    // Some names are no single word; they are wrong, and stand in problems just then.
    for name in names.iter().filter(|name| name.contains(char::is_whitespace)) {
        message = message.replace(name, ANY);
    }
    let mut all: Vec<&str> = Vec::new();
    for word in message.split_whitespace() {
        let bare = word.trim_matches(|c: char| ",.;:()\"“”".contains(c));
        let named = bare == ANY || names.contains(&bare);
        if !named && !bare.contains(|c: char| c.is_ascii_digit()) {
            all.push(word);
            continue;
        }
        // `the west side of 3,4`: which side is part of the place.
        if let [.., side, "side", "of"] = &mut *all {
            *side = ANY;
        }
        if named || all.last() == Some(&"at") {
            let near = all.len().saturating_sub(CALLED);
            let begins = |word: &&str| ["the", "tile", ANY].contains(word);
            if let Some(from) = all[near..].iter().rposition(begins) {
                all.truncate(near + from);
            }
        }
        all.push(ANY);
    }
    all.join(" ")
}

/// The name a person gave to a piece.
fn name_of(id: Id, mission: &Mission) -> Option<&str> {
    let thing = mission.things().get(&id).and_then(|thing| thing.name.as_ref());
    let name = thing.or_else(|| mission.regions().get(&id)?.name.as_ref());
    name.map(missions::Name::as_str)
}

/// One sentence about several problems; of a single one its own.
fn words(problems: &[&Diagnostic], mission: &Mission) -> String {
    let [first, rest @ ..] = problems else { return String::new() };
    if rest.is_empty() {
        return first.message.to_string();
    }
    let count = problems.len();
    if rest.iter().all(|problem| problem.message == first.message) {
        return say_with("many-same", &[("message", first.message.clone().into()), ("count", count.into())]);
    }
    let what = ("what", what(problems, mission).into());
    let own = format!("many-{}", first.code);
    if has(&own) {
        return say_with(&own, &[what]);
    }
    let title =
        explain(first.code.0).map_or_else(|| first.message.to_string(), |page| page.title().to_string());
    say_with("many-other", &[what, ("title", title.into())])
}

/// The pieces that problems are about: `6 demons`, or `6 pieces`, if they are of several kinds.
fn what(problems: &[&Diagnostic], mission: &Mission) -> String {
    let mut kinds: Vec<Kind> = problems.iter().map(|problem| kind(problem.places.first(), mission)).collect();
    let count = kinds.len();
    kinds.dedup();
    match kinds[..] {
        [Kind::Ours(id)] => say_with(id, &[("count", count.into())]),
        [Kind::Game(many)] => say_with("many-of-kind", &[("count", count.into()), ("many", many.into())]),
        _ => say_with("many-pieces", &[("count", count.into())]),
    }
}

/// What several of a kind are called.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The id of a text with their number.
    Ours(&'static str),
    /// The word that the rules have for them.
    Game(Phrase),
}

fn kind(place: Option<&Place>, mission: &Mission) -> Kind {
    Kind::Ours(match place {
        Some(Place::Tile(_)) => "many-tiles",
        Some(Place::Region(_)) => "many-regions",
        Some(Place::Thing(id)) => match mission.things().get(id).map(|thing| &thing.kind) {
            Some(ThingKind::Door(_)) => "many-doors",
            Some(ThingKind::Start(_)) => "many-starts",
            Some(ThingKind::Figure(_)) => "many-demons",
            Some(ThingKind::Piece(piece)) => match mission.system().piece(&piece.kind) {
                Some(kind) => return Kind::Game(kind.many),
                None => "many-pieces",
            },
            Some(ThingKind::Label(_)) | None => "many-pieces",
        },
        Some(
            Place::Mission
            | Place::Cell(_)
            | Place::Edge(_)
            | Place::Script { .. }
            | Place::File { .. }
            | Place::Text { .. }
            | Place::Replay { .. },
        )
        | None => "many-places",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::thing::Figure;
    use missions::{Edit, Name, Thing};
    use tiles::Cell;

    fn figure(id: u32, kind: &str, at: Cell, name: Option<&str>) -> Edit {
        let figure = Figure { at, kind: kind.to_owned(), turned: false };
        let thing = Thing { name: name.map(Name::new), ..Thing::new(ThingKind::Figure(figure)) };
        Edit::Thing(Id(id), Some(thing))
    }

    fn told(mission: &Mission) -> Vec<(usize, String)> {
        let problems = missions::check(mission).problems;
        groups(&problems, mission).into_iter().map(|group| (group.numbers.len(), group.words)).collect()
    }

    /// The starter on which demons stand in nothing, far from it.
    fn lost(names: [Option<&str>; 4]) -> Mission {
        let kinds = ["imp", "imp", "cacodemon", "mancubus"];
        let edits = kinds.iter().zip(names).enumerate().map(|(at, (kind, name))| {
            let at = at as i16;
            figure(900 + at as u32, kind, Cell::new(60 + 4 * at, 60), name)
        });
        Mission::starter().with(edits)
    }

    #[test]
    fn demons_in_the_same_trouble_are_one_line_whatever_they_are_called() {
        for names in [[None; 4], [Some("one"), None, Some("guard 2"), Some("last")]] {
            let told = told(&lost(names));
            assert!(told.contains(&(4, "4 demons do not fit where they stand".to_owned())), "{told:?}");
        }
    }

    #[test]
    fn one_problem_stays_as_it_is_and_each_is_in_one_group() {
        let mission = lost([None; 4]);
        let problems = missions::check(&mission).problems;
        let groups = groups(&problems, &mission);
        let mut numbers: Vec<usize> = groups.iter().flat_map(|group| group.numbers.clone()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..problems.len()).collect::<Vec<_>>());
        for group in groups.iter().filter(|group| group.numbers.len() == 1) {
            assert_eq!(group.words, problems[group.numbers[0]].message.to_string());
        }
        assert!(groups.is_sorted_by_key(|group| group.numbers[0]), "in the order of the list");
    }

    #[test]
    fn what_differs_in_more_than_the_piece_stays_apart() {
        let mission = Mission::starter();
        let said = |message: &str, at| {
            let code = explain("M010").expect("a page").code;
            Diagnostic::warning(code, message).at(Place::Thing(Id(at)))
        };
        let all = [
            said("the door at 3,4 is not on an opening: there is a wall on the west side of 3,4", 1),
            said("the door at 9,-4 is not on an opening: there is a wall on the north side of 9,-4", 2),
            said("the door at 3,4 is not on an opening: there is no space at 3,4", 3),
            said("the door at 5,4 is not on an opening: there is no space at 5,4", 4),
            said("the door at 9,5 is not on an opening: there is a wall on the west side of 9,5", 5),
            said("the door at 7,7 is not on an opening: there is a blocking line on the west side of 7,7", 6),
        ];
        let numbers: Vec<Vec<usize>> =
            groups(&all, &mission).into_iter().map(|group| group.numbers).collect();
        assert_eq!(numbers, [vec![0, 1, 4], vec![2], vec![3], vec![5]], "two are no reason to fold them");
    }

    #[test]
    fn what_has_no_words_of_its_own_has_its_title_and_the_same_said_twice_its_number() {
        let mission = Mission::starter();
        let code = explain("M003").expect("a page").code;
        let at = |message: &str, cell| Diagnostic::note(code, message).at(Place::Cell(cell));
        let places = [Cell::new(1, 2), Cell::new(3, 4), Cell::new(5, 6)];
        let title = explain("M003").expect("a page").title().to_string();
        let other = places.map(|cell| at(&format!("an opening at {cell} is shut"), cell));
        assert_eq!(groups(&other, &mission)[0].words, format!("3 places: {title}"));
        let same = places.map(|cell| at("it is shut", cell));
        assert_eq!(groups(&same, &mission)[0].words, "it is shut (3 times)");
    }
}
