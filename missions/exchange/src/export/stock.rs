//! What a mission takes out of the box, beside what the box has of it: counted for the most marines it is made for, as it lies
//! on the table when a game begins. Which figures the invader brings later is a secret and is not counted; the checks
//! decide whether it is too much.

use crate::kinds;
use crate::words::text;
use ::words::Text;
use missions_document::mission::Mission;
use missions_document::thing::{Thing, ThingKind};
use missions_picture::scene::legend::sort_name;
use missions_play::ruleset;
use rule_system::piece::{PieceKind, Sorts};
use serde::Serialize;
use std::collections::BTreeMap;
use tiles::{Face, TileNumber};

/// Pieces of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Line {
    /// What they are, for people.
    pub(super) group: Text,
    /// Their name for people.
    pub(super) name: String,
    /// How many it takes.
    pub(super) needed: usize,
    /// How many there are; `None` if that is unknown.
    pub(super) there: Option<usize>,
    /// The author's own: not in the box.
    pub(super) own: bool,
    /// Of pieces of a few sorts, how many of each: `3 blue`. For printed lists alone.
    #[serde(skip)]
    pub(super) sorts: Vec<String>,
}

/// Everything, in the order in which one lays it ready.
pub(super) fn lines(mission: &Mission) -> Vec<Line> {
    [tiles(mission), tokens(mission), figures(mission)].concat()
}

/// Everything of cardboard that is no tile.
const TOKENS: Text = text("stock-tokens");

fn tiles(mission: &Mission) -> Vec<Line> {
    let mut used: BTreeMap<TileNumber, Vec<Face>> = BTreeMap::new();
    for tile in mission.tiles().values() {
        used.entry(tile.tile).or_default().push(tile.face);
    }
    let line = |(number, mut faces): (TileNumber, Vec<Face>)| {
        faces.sort_unstable();
        let sides: Vec<String> = faces.iter().map(|face| format!("{face:?}")).collect();
        let name = text("stock-tile").with("tile", number.to_string());
        let name = name.with("count", sides.len()).with("sides", sides.join(", "));
        Line {
            group: text("stock-tiles"),
            name: name.to_string(),
            needed: faces.len(),
            there: mission.catalogue().tiles.get(&number).map(|tile| usize::from(tile.stock)),
            own: mission.own_tiles().contains_key(&number),
            sorts: Vec::new(),
        }
    };
    used.into_iter().map(line).collect()
}

fn tokens(mission: &Mission) -> Vec<Line> {
    let content = mission.content();
    let line = |name: String, needed: usize, there: Option<u8>, sorts: Vec<String>| {
        let there = there.map(usize::from);
        (needed > 0).then_some(Line { group: TOKENS, name, needed, there, own: false, sorts })
    };
    let mut list: Vec<Line> = Vec::new();
    for kind in mission.system().doors() {
        let is_one =
            |it: &&Thing| matches!(&it.kind, ThingKind::Door(door) if door.is(kind, mission.system()));
        let doors = mission.things().values().filter(is_one).count();
        list.extend(line(kind.title.to_string(), doors, Some(content.doors(kind.id)), Vec::new()));
    }
    let kinds = kinds::in_order(mission.system()).into_iter();
    let (cards, alike): (Vec<_>, Vec<_>) = kinds.partition(|kind| matches!(kind.sorts, Sorts::Card { .. }));
    for kind in alike {
        let needed = kinds::laid(mission, kind).count();
        list.extend(line(kinds::name(kind), needed, content.pieces(kind.id), sorts(mission, kind)));
    }
    for kind in cards {
        list.extend(for_cards(mission, kind));
    }
    list
}

/// How many of each sort are laid, in the order in which the rule system lists the sorts.
fn sorts(mission: &Mission, kind: &'static PieceKind) -> Vec<String> {
    let mut used: BTreeMap<(u8, &str), usize> = BTreeMap::new();
    if matches!(kind.sorts, Sorts::Few { .. }) {
        for (_, piece) in kinds::laid(mission, kind) {
            *used.entry((kind.number(&piece.sort).unwrap_or(u8::MAX), &piece.sort)).or_default() += 1;
        }
    }
    used.into_iter().map(|((_, sort), count)| format!("{count} {sort}")).collect()
}

/// Pieces that stand for cards, with those that marines carry.
fn for_cards(mission: &Mission, kind: &'static PieceKind) -> Vec<Line> {
    let (content, boxed) = (mission.content(), mission.system().content());
    let mut used: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, piece) in kinds::laid(mission, kind) {
        *used.entry(&piece.sort).or_default() += 1;
    }
    let chosen = ruleset::resolved(mission, ruleset::most_marines(mission));
    let brought = chosen.as_ref().map(|own| mission.system().brought(own)).unwrap_or_default();
    for (_, card) in brought.iter().filter(|(of, _)| *of == kind.id) {
        *used.entry(card).or_default() += 1;
    }
    let line = |(id, needed): (&str, usize)| {
        let there = content.card(kind.id, id).map(|(_, card)| usize::from(card.count));
        let own = boxed.card(kind.id, id).is_none();
        let card = sort_name(mission, kind, id);
        let name = text("stock-card").with("piece", kinds::name(kind)).with("card", card).to_string();
        Line { group: TOKENS, name, needed, there, own, sorts: Vec::new() }
    };
    let left = chosen.map(|own| mission.system().chosen(&own, &**content)).unwrap_or_default();
    let open = left.into_iter().filter(|it| it.piece == kind.id).map(|it| {
        let (name, there) = (it.name.to_string(), Some(it.there));
        Line { group: TOKENS, name, needed: it.count, there, own: false, sorts: Vec::new() }
    });
    used.into_iter().map(line).chain(open).collect()
}

/// Marines, and the demons that stand on the map from the start.
fn figures(mission: &Mission) -> Vec<Line> {
    let (content, boxed) = (mission.content(), mission.system().content());
    let most = ruleset::most_marines(mission);
    let marines = Line {
        group: text("stock-figures"),
        name: text("stock-marine").to_string(),
        needed: usize::from(most),
        there: Some(content.marines().len()),
        own: false,
        sorts: Vec::new(),
    };
    let mut used: BTreeMap<&str, usize> = BTreeMap::new();
    for thing in mission.things().values() {
        if let ThingKind::Figure(figure) = &thing.kind {
            *used.entry(&figure.kind).or_default() += 1;
        }
    }
    let demons = used.into_iter().map(|(id, needed)| {
        let known = content.foe(id).map(|(_, foe)| foe);
        Line {
            group: text("stock-figures"),
            name: known.map_or_else(|| id.to_owned(), |foe| foe.name.to_owned()),
            needed,
            there: known.map(|foe| usize::from(foe.count)),
            own: boxed.foe(id).is_none(),
            sorts: Vec::new(),
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
            Figures | Cacodemon | 3 of 4
            Figures | Imp | 2 of 8
            Figures | Revenant | 1 of 4
        "#]]
        .assert_eq(&text);
    }
}
