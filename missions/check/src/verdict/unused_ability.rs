//! S023: abilities of the mission's own cards that no game uses.

use super::texts::{games, text};
use super::{ENOUGH, Used};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;

const UNUSED: Page = Page { code: Code("S023"), severity: Severity::Warning, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[UNUSED];

pub(super) fn find(used: &Used<'_>) -> Vec<Diagnostic> {
    let cards = used.uses.added.iter().filter(|(_, card)| card.games >= ENOUGH);
    let mut found = Vec::new();
    for (id, card) in cards {
        let never = card.abilities.iter().enumerate().filter(|(_, games)| **games == Some(0));
        for (number, _) in never {
            // A card of the operation is for all of its missions.
            let Some(place) = place(used.mission, id, number) else { continue };
            let message = match card.abilities.len() {
                1 => text("s023-message"),
                all => text("s023-one-of").with("number", number + 1).with("all", all),
            };
            let message = message.with("card", card.name.as_str()).with("games", games(card.games));
            found.push(
                Diagnostic::new(UNUSED.code, UNUSED.severity, message).at(place).help(text("s023-help")),
            );
        }
    }
    found
}

/// Where an ability of a card begins in the mission's own files; where the card begins, if it cannot be seen.
fn place(mission: &Mission, card: &str, number: usize) -> Option<Place> {
    let name = format!("\"{card}\"");
    mission.content_files().iter().find_map(|(file, text)| {
        let ids = fields(text, "id:");
        let begins = ids.iter().position(|id| id.value.starts_with(&name))?;
        let (from, to) = (ids[begins].at, ids.get(begins + 1).map_or((u32::MAX, 0), |next| next.at));
        let mut abilities = fields(text, "when:").into_iter().filter(|when| (from..to).contains(&when.at));
        let (line, column) = abilities.nth(number).map_or(from, |when| when.at);
        Some(Place::Text { file: file.path(), line, column })
    })
}

/// A field in a file of cards: line and column, and what follows it in its line.
struct Field<'t> {
    at: (u32, u32),
    value: &'t str,
}

/// Every field of a name, outside comments.
fn fields<'t>(text: &'t str, name: &str) -> Vec<Field<'t>> {
    let mut found = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let code = text.split("//").next().unwrap_or(text);
        for (at, _) in code.match_indices(name) {
            let (before, value) = (&code[..at], code[at + name.len()..].trim_start());
            if !before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                found.push(Field { at: (line, before.chars().count() as u32 + 1), value });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Games;
    use missions_document::content::ContentFile;
    use missions_document::edit::Edit;
    use missions_play::report::{AddedUse, Report, Tally};
    use missions_play::ruleset;
    use missions_play::simulate::Plan;

    const CARDS: &str = r#"[
    // (id: "hound", abilities: [(when: Passive, do: [])]),
    (
        id: "pup", name: "Pup", figures: 3, base: (1, 1), stagger: 1, health: 3, speed: 6, attack: (range: 1, red: 2),
        special: (), abilities: [(when: AfterAttack, do: [Points(2)])], text: "",
    ),
    (
        id: "hound", name: "Hound", figures: 3, base: (1, 1), stagger: 1, health: 3, speed: 6, attack: (range: 1, red: 2),
        special: (), text: "",
        abilities: [
            (when: AfterAttack, do: [Points(2)]), (when: AfterAttack, if: [Caused(9)], do: [Points(2)]),
        ],
    ),
]
"#;

    /// What is reported of a card that was in play in so many games, with the games of its abilities.
    fn told(card: &str, games: u32, abilities: &[Option<u32>]) -> Vec<String> {
        let file = ContentFile::of_word("demons").expect("a file");
        let mission = Mission::starter().with([Edit::Content(file, Some(CARDS.to_owned()))]);
        let mut report = Report::new(Plan::new(games, 7), 2);
        report.wins = Tally { marines: games / 2, invader: games - games / 2, unfinished: 0 };
        let used = AddedUse { name: "Hound".into(), games, abilities: abilities.to_vec() };
        let _ = report.uses.added.insert(card.to_owned(), used);
        let numbers = ruleset::lay_out(&mission, 2).map(|ready| ready.numbers);
        let games = Games { numbers, reports: vec![report.clone(), report], ..Games::default() };
        let found = crate::verdict::findings(crate::verdict::FINDERS, &mission, &games);
        let of = found.iter().filter(|problem| problem.code == UNUSED.code);
        of.map(|problem| format!("{} {:?}", problem.message, problem.places)).collect()
    }

    #[test]
    fn an_ability_that_no_game_used_is_told_where_it_stands() {
        assert_eq!(
            told("hound", 30, &[Some(1), Some(0)]),
            [
                "Hound: ability 2 of 2 was never used in 60 games with this card [Text { file: \"content/demons.ron\", line: 11, column: 52 }]"
            ]
        );
        assert_eq!(
            told("pup", 30, &[Some(0)]),
            [
                "Hound: the ability was never used in 60 games with this card [Text { file: \"content/demons.ron\", line: 5, column: 35 }]"
            ]
        );
    }

    #[test]
    fn an_ability_that_is_used_not_counted_or_hardly_in_play_is_not_told() {
        assert!(told("hound", 30, &[Some(1), None]).is_empty());
        assert!(told("hound", 20, &[Some(0), Some(0)]).is_empty(), "too few games");
        assert!(told("wolf", 30, &[Some(0)]).is_empty(), "a card of the operation");
    }
}
