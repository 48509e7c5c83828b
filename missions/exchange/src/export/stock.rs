//! What a mission takes out of the box, beside what the box has of it: counted for the most marines it is made for, as it lies
//! on the table when a game begins. Which figures the invader brings later is his secret and is not counted; whether it is
//! too much is the checks' business.

use doom_2016::Content;
use missions_document::mission::Mission;
use missions_document::thing::{ThingKind, TokenKind};
use missions_picture::scene::legend::weapon_name;
use missions_play::ruleset;
use serde::Serialize;
use std::collections::BTreeMap;
use tiles::{Face, TileNumber};

/// Pieces of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Line {
    /// What they are, for people.
    pub(super) group: &'static str,
    /// Their name for people.
    pub(super) name: String,
    /// How many it takes.
    pub(super) needed: usize,
    /// How many there are; `None` for what nobody knows.
    pub(super) there: Option<usize>,
    /// The author's own: not in the box.
    pub(super) own: bool,
}

/// Everything, in the order in which one lays it ready.
pub(super) fn lines(mission: &Mission) -> Vec<Line> {
    [tiles(mission), tokens(mission), figures(mission)].concat()
}

/// Everything of cardboard that is no tile.
const TOKENS: &str = "Tokens and doors";

/// The most marines a mission is made for.
pub(super) fn most_marines(mission: &Mission) -> u8 {
    ruleset::marine_numbers(mission).last().copied().unwrap_or(4)
}

fn tiles(mission: &Mission) -> Vec<Line> {
    let mut used: BTreeMap<TileNumber, Vec<Face>> = BTreeMap::new();
    for tile in mission.tiles().values() {
        used.entry(tile.tile).or_default().push(tile.face);
    }
    let line = |(number, mut faces): (TileNumber, Vec<Face>)| {
        faces.sort_unstable();
        let sides: Vec<String> = faces.iter().map(|face| format!("{face:?}")).collect();
        let noun = if sides.len() == 1 { "side" } else { "sides" };
        Line {
            group: "Tiles",
            name: format!("Tile {number}, {noun} {}", sides.join(", ")),
            needed: faces.len(),
            there: mission.catalogue().tiles.get(&number).map(|tile| usize::from(tile.stock)),
            own: mission.sheets().contains_key(&number),
        }
    };
    used.into_iter().map(line).collect()
}

fn tokens(mission: &Mission) -> Vec<Line> {
    let (content, boxed) = (mission.cards_there_are(), Content::doom2016());
    let stock = &content.stock;
    let count = |is: fn(&ThingKind) -> bool| mission.things().values().filter(|it| is(&it.kind)).count();
    let kind = |name: &str, stock: u8, is: fn(&ThingKind) -> bool| {
        let (name, needed, there) = (name.to_owned(), count(is), Some(usize::from(stock)));
        Line { group: TOKENS, name, needed, there, own: false }
    };
    let mut list = vec![
        kind("Door", stock.doors, |it| matches!(it, ThingKind::Door(_))),
        kind("Portal", stock.portals, |it| matches!(it, ThingKind::Portal(_))),
        kind("Teleporter", stock.teleporters, |it| matches!(it, ThingKind::Teleporter(_))),
        kind("Objective token", stock.objective_tokens, |it| is_token(it, &TokenKind::Objective)),
        kind("Health pack", stock.health_packs, |it| is_token(it, &TokenKind::HealthPack)),
        kind(
            "Progress token as marker",
            stock.progress_tokens,
            |it| matches!(it, ThingKind::Token(token) if matches!(token.kind, TokenKind::Marker(_))),
        ),
    ];
    list.retain(|it| it.needed > 0);
    let mut weapons: BTreeMap<&str, usize> = BTreeMap::new();
    for thing in mission.things().values() {
        if let ThingKind::Token(token) = &thing.kind
            && let TokenKind::Weapon(set) = &token.kind
        {
            *weapons.entry(set).or_default() += 1;
        }
    }
    let chosen = ruleset::chosen(mission, most_marines(mission));
    let carried = chosen.iter().flat_map(|it| &it.loadouts).flat_map(|it| &it.weapons);
    for set in carried {
        *weapons.entry(set).or_default() += 1;
    }
    list.extend(weapons.into_iter().map(|(id, needed)| {
        let known = content.set(id).map(|set| usize::from(content.sets[usize::from(set.0)].tokens));
        let own = boxed.set(id).is_none();
        let name = format!("Weapon token {}", weapon_name(id, content));
        Line { group: TOKENS, name, needed, there: known, own }
    }));
    list
}

fn is_token(kind: &ThingKind, wanted: &TokenKind) -> bool {
    matches!(kind, ThingKind::Token(token) if token.kind == *wanted)
}

/// Marines, and the demons that stand on the map from the start.
fn figures(mission: &Mission) -> Vec<Line> {
    let (content, boxed) = (mission.cards_there_are(), Content::doom2016());
    let most = most_marines(mission);
    let marines = Line {
        group: "Figures",
        name: "Marine".to_owned(),
        needed: usize::from(most),
        there: Some(content.marines.len()),
        own: false,
    };
    let mut used: BTreeMap<&str, usize> = BTreeMap::new();
    for thing in mission.things().values() {
        if let ThingKind::Figure(figure) = &thing.kind {
            *used.entry(&figure.kind).or_default() += 1;
        }
    }
    let demons = used.into_iter().map(|(id, needed)| {
        let known = content.demon(id).map(|demon| &content.demons[usize::from(demon.0)]);
        Line {
            group: "Figures",
            name: known.map_or_else(|| id.to_owned(), |demon| demon.name.clone()),
            needed,
            there: known.map(|demon| usize::from(demon.figures)),
            own: boxed.demon(id).is_none(),
        }
    });
    std::iter::once(marines).chain(demons).collect()
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
            Tiles | Tile 05, side A | 1 of 1
            Tiles | Tile 07, side A | 1 of 1
            Tiles | Tile 08, side A | 1 of 1
            Tiles | Tile 10, side A | 1 of 2
            Tiles | Tile 13, side A | 1 of 2
            Tiles | Tile 15, side A | 1 of 3
            Tokens and doors | Door | 2 of 8
            Tokens and doors | Portal | 1 of 18
            Tokens and doors | Teleporter | 2 of 6
            Tokens and doors | Objective token | 1 of 6
            Tokens and doors | Health pack | 1 of 9
            Tokens and doors | Weapon token Burst Rifle | 1 of 2
            Tokens and doors | Weapon token Combat Shotgun | 2 of 2
            Tokens and doors | Weapon token Heavy Assault Rifle | 1 of 2
            Tokens and doors | Weapon token Plasma Rifle | 2 of 2
            Tokens and doors | Weapon token Static Rifle | 1 of 2
            Tokens and doors | Weapon token Super Shotgun | 1 of 2
            Figures | Marine | 4 of 4
            Figures | Imp | 2 of 8
            Figures | Possessed Soldier | 1 of 8
        "#]]
        .assert_eq(&text);
    }
}
