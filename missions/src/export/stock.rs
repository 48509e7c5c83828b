//! What a mission takes out of the box, beside what the box has of it: for booklets and pages that tell people what to lay
//! ready. Whether it is too much is the checks' business.

use crate::mission::Mission;
use crate::ruleset;
use crate::thing::{ThingKind, TokenKind};
use serde::Serialize;
use std::collections::BTreeMap;
use tiles::{Face, TileNumber};

/// Pieces of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Line {
    /// What they are: `Tiles`, `Tokens`, `Demons`.
    pub(super) group: &'static str,
    /// Their name for people.
    pub(super) name: String,
    /// How many it takes.
    pub(super) needed: usize,
    /// How many there are; `None` for scraps of anybody's own and for what nobody knows.
    pub(super) there: Option<usize>,
    /// The designer's own: not in the box.
    pub(super) own: bool,
}

/// Everything, in the order in which one lays it ready.
pub(super) fn lines(mission: &Mission) -> Vec<Line> {
    let mut lines = tiles(mission);
    lines.extend(tokens(mission));
    lines.extend(figures(mission));
    lines
}

fn tiles(mission: &Mission) -> Vec<Line> {
    let mut used: BTreeMap<(TileNumber, Face), usize> = BTreeMap::new();
    for placed in mission.tiles().values() {
        *used.entry((placed.tile, placed.face)).or_default() += 1;
    }
    let line = |((tile, face), needed): ((TileNumber, Face), usize)| Line {
        group: "Tiles",
        name: format!("{tile}{face:?}"),
        needed,
        there: mission.catalogue().tiles.get(&tile).map(|it| usize::from(it.stock)),
        own: mission.sheets().contains_key(&tile),
    };
    used.into_iter().map(line).collect()
}

fn tokens(mission: &Mission) -> Vec<Line> {
    let content = mission.cards_there_are();
    let stock = &content.stock;
    let count = |is: &dyn Fn(&ThingKind) -> bool| mission.things().values().filter(|it| is(&it.kind)).count();
    let token = |is: &dyn Fn(&TokenKind) -> bool| {
        count(&|kind| matches!(kind, ThingKind::Token(token) if is(&token.kind)))
    };
    let line = |name: &str, needed: usize, there: Option<u8>| Line {
        group: "Tokens",
        name: name.to_owned(),
        needed,
        there: there.map(usize::from),
        own: false,
    };
    let mut lines = vec![
        line("Doors", count(&|kind| matches!(kind, ThingKind::Door(_))), Some(stock.doors)),
        line("Portals", count(&|kind| matches!(kind, ThingKind::Portal(_))), Some(stock.portals)),
        line("Teleporters", count(&|kind| matches!(kind, ThingKind::Teleporter(_))), Some(stock.teleporters)),
        line("Objective tokens", token(&|it| *it == TokenKind::Objective), Some(stock.objective_tokens)),
        line("Health packs", token(&|it| *it == TokenKind::HealthPack), Some(stock.health_packs)),
    ];
    for (at, set) in content.sets.iter().enumerate() {
        let needed = token(&|it| matches!(it, TokenKind::Weapon(weapon) if *weapon == set.id));
        let own = at >= engine::doom2016::Content::doom2016().sets.len();
        lines.push(Line { own, ..line(&format!("Weapon: {}", set.name), needed, Some(set.tokens)) });
    }
    let markers = token(&|it| matches!(it, TokenKind::Marker(_)));
    lines.push(line("Markers (progress tokens)", markers, Some(stock.progress_tokens)));
    let numbers = ruleset::marine_numbers(mission);
    let frags = numbers.into_iter().filter_map(|marines| Some(ruleset::chosen(mission, marines)?.frag_limit));
    lines.push(line("Frag tokens", frags.max().map_or(0, usize::from), Some(stock.frags)));
    lines.retain(|line| line.needed > 0);
    lines
}

/// Demons that stand on the map from the start.
fn figures(mission: &Mission) -> Vec<Line> {
    let content = mission.cards_there_are();
    let boxed = engine::doom2016::Content::doom2016().demons.len();
    let mut lines = Vec::new();
    for (at, demon) in content.demons.iter().enumerate() {
        let is = |kind: &ThingKind| matches!(kind, ThingKind::Figure(figure) if figure.kind == demon.id);
        let needed = mission.things().values().filter(|it| is(&it.kind)).count();
        if needed > 0 {
            let there = Some(usize::from(demon.figures));
            lines.push(Line { group: "Demons", name: demon.name.clone(), needed, there, own: at >= boxed });
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    #[test]
    fn a_mission_takes_its_pieces_out_of_the_box() {
        let text = lines(&Mission::starter()).iter().fold(String::new(), |mut text, line| {
            let there = line.there.map_or("-".to_owned(), |there| there.to_string());
            let _ = writeln!(text, "{} | {} | {} of {there}", line.group, line.name, line.needed);
            text
        });
        expect_test::expect![[r#"
            Tiles | 05A | 1 of 1
            Tiles | 07A | 1 of 1
            Tiles | 08A | 1 of 1
            Tiles | 10A | 1 of 2
            Tiles | 13A | 1 of 2
            Tiles | 15A | 1 of 3
            Tokens | Doors | 2 of 8
            Tokens | Portals | 1 of 18
            Tokens | Teleporters | 2 of 6
            Tokens | Objective tokens | 1 of 6
            Tokens | Health packs | 1 of 9
            Tokens | Frag tokens | 5 of 21
            Demons | Imp | 2 of 8
            Demons | Possessed Soldier | 1 of 8
        "#]]
        .assert_eq(&text);
    }
}
