//! What of the box is needed and what the box has: counted for the most marines the mission is made for. Which figures the
//! invader brings later is his secret and is not counted here.

use super::book::Book;
use super::set_up::weapon;
use super::table;
use crate::mission::Mission;
use crate::ruleset;
use crate::thing::{ThingKind, TokenKind};
use engine::doom2016::Content;
use std::collections::BTreeMap;
use tiles::{Face, TileNumber};

/// One line of the list.
struct Needed {
    what: String,
    count: usize,
    /// How many there are; `None` for what nobody knows.
    stock: Option<usize>,
    /// It is not the box's.
    own: bool,
}

pub(super) fn write(book: &mut Book, mission: &Mission) {
    book.follow("Components", 0.5);
    let numbers = ruleset::marine_numbers(mission);
    let most = numbers.last().copied().unwrap_or(4);
    book.note(&format!(
        "What lies on the table when a game with {} begins, beside what the box has of it. Dice, damage and argent tokens and \
         the cards of the demons are used as always.",
        super::words::count(usize::from(most), "marine", "marines")
    ));
    let columns = [("PIECE", 5.0), ("NEEDED", 1.4), ("THERE ARE", 1.4), ("", 2.6)];
    let lists = [
        ("Tiles", tiles(mission)),
        ("Tokens and doors", tokens(mission)),
        ("Figures", figures(mission, most)),
    ];
    for (title, list) in lists {
        if list.is_empty() {
            continue;
        }
        let rows: Vec<_> = list.iter().map(Needed::row).collect();
        table::section(book, title, None, &columns, &rows);
    }
}

impl Needed {
    fn row(&self) -> Vec<String> {
        let Self { what, count, stock, own } = self;
        let word = match stock {
            None => "nobody knows it".to_owned(),
            Some(stock) if count > stock => format!("{} too few", count - stock),
            Some(_) if *own => "of the author's own".to_owned(),
            Some(_) => String::new(),
        };
        vec![what.clone(), count.to_string(), stock.map_or_else(|| "–".to_owned(), |n| n.to_string()), word]
    }
}

fn tiles(mission: &Mission) -> Vec<Needed> {
    let mut used: BTreeMap<TileNumber, Vec<Face>> = BTreeMap::new();
    for tile in mission.tiles().values() {
        used.entry(tile.tile).or_default().push(tile.face);
    }
    let line = |(number, mut faces): (TileNumber, Vec<Face>)| {
        faces.sort_unstable();
        let sides: Vec<String> = faces.iter().map(|face| format!("{face:?}")).collect();
        let noun = if sides.len() == 1 { "side" } else { "sides" };
        Needed {
            what: format!("Tile {number}, {noun} {}", sides.join(", ")),
            count: faces.len(),
            stock: mission.catalogue().tiles.get(&number).map(|tile| usize::from(tile.stock)),
            own: mission.sheets().contains_key(&number),
        }
    };
    used.into_iter().map(line).collect()
}

fn tokens(mission: &Mission) -> Vec<Needed> {
    let (content, boxed) = (mission.cards_there_are(), Content::doom2016());
    let stock = &content.stock;
    let count = |is: fn(&ThingKind) -> bool| mission.things().values().filter(|it| is(&it.kind)).count();
    let kind = |what: &str, stock: u8, is: fn(&ThingKind) -> bool| {
        let (what, count, stock) = (what.to_owned(), count(is), Some(usize::from(stock)));
        Needed { what, count, stock, own: false }
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
    list.retain(|it| it.count > 0);
    let mut weapons: BTreeMap<&str, usize> = BTreeMap::new();
    for thing in mission.things().values() {
        if let ThingKind::Token(token) = &thing.kind
            && let TokenKind::Weapon(set) = &token.kind
        {
            *weapons.entry(set).or_default() += 1;
        }
    }
    let most = ruleset::marine_numbers(mission).last().copied().unwrap_or(4);
    let chosen = ruleset::chosen(mission, most);
    let carried = chosen.iter().flat_map(|it| &it.loadouts).flat_map(|it| &it.weapons);
    for set in carried {
        *weapons.entry(set).or_default() += 1;
    }
    list.extend(weapons.into_iter().map(|(id, count)| {
        let known = content.set(id).map(|set| usize::from(content.sets[usize::from(set.0)].tokens));
        let own = boxed.set(id).is_none();
        Needed { what: format!("Weapon token {}", weapon(id, content)), count, stock: known, own }
    }));
    list
}

fn is_token(kind: &ThingKind, wanted: &TokenKind) -> bool {
    matches!(kind, ThingKind::Token(token) if token.kind == *wanted)
}

fn figures(mission: &Mission, most: u8) -> Vec<Needed> {
    let (content, boxed) = (mission.cards_there_are(), Content::doom2016());
    let marines = Needed {
        what: "Marine".to_owned(),
        count: usize::from(most),
        stock: Some(content.marines.len()),
        own: false,
    };
    let mut used: BTreeMap<&str, usize> = BTreeMap::new();
    for thing in mission.things().values() {
        if let ThingKind::Figure(figure) = &thing.kind {
            *used.entry(&figure.kind).or_default() += 1;
        }
    }
    let demons = used.into_iter().map(|(id, count)| {
        let known = content.demon(id).map(|demon| &content.demons[usize::from(demon.0)]);
        Needed {
            what: known.map_or_else(|| id.to_owned(), |demon| demon.name.clone()),
            count,
            stock: known.map(|demon| usize::from(demon.figures)),
            own: boxed.demon(id).is_none(),
        }
    });
    std::iter::once(marines).chain(demons).collect()
}
