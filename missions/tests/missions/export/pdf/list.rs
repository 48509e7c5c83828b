//! A reader of the set-up list and of the components: it builds the mission from the printed lines alone and compares.

use super::reader::{Booklet, Page};
use doom_2016::content::SetClass;
use missions::export::Paper;
use missions::thing::Door;
use missions::{Clip, Edit, Mission, ThingKind, ruleset};
use rule_system::setting::PLAYERS;
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cell, Dir, Edge};

/// What lies where, in words: sorted, for comparing.
type Lines = Vec<String>;

/// A place as it is printed: `-5,4`.
fn place(word: &str) -> Option<Cell> {
    let (x, y) = word.split_once(',')?;
    Some(Cell::new(x.parse().ok()?, y.parse().ok()?))
}

/// Take a span off the front of words: `3 to 5`, or `3` alone.
fn span(words: &mut Vec<&str>) -> Option<(i16, i16)> {
    let first = words.first()?.parse().ok()?;
    let last = if words.get(1) == Some(&"to") { words.get(2)?.parse().ok() } else { None };
    drop(words.drain(..if last.is_some() { 3 } else { 1 }));
    Some((first, last.unwrap_or(first)))
}

/// A line of the first list: step, tile with side, turn, columns, rows, and what it joins.
struct Laid {
    step: usize,
    what: String,
    columns: (i16, i16),
    rows: (i16, i16),
    joins: Vec<(usize, String)>,
}

fn laid(line: &str) -> Option<Laid> {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let step = words.first()?.parse().ok()?;
    let tile = words.get(1)?.to_string();
    let turn = words.get(2)?.strip_suffix('°')?.to_owned();
    drop(words.drain(..3));
    let (columns, rows) = (span(&mut words)?, span(&mut words)?);
    let rest = words.join(" ");
    let joins = rest.split(", ").filter_map(|it| {
        let (step, way) = it.split_once(" to its ")?;
        Some((step.parse().ok()?, way.to_owned()))
    });
    Some(Laid { step, what: format!("{tile} {turn}"), columns, rows, joins: joins.collect() })
}

pub(crate) fn found(mission: &Mission, booklet: &Booklet) -> Result<(), String> {
    let mission = &counted(mission);
    tiles(mission, booklet)?;
    let open: Vec<&str> = booklet.part(false).flat_map(Page::lines).collect();
    same("pieces", pieces(mission), printed_pieces(&open))?;
    same(
        "marines",
        marines(mission),
        printed(&open, |line| starts_with_count(line, "marine").then(|| line.to_owned())),
    )?;
    same("components", needed(mission), printed(&open, component))
}

/// The mission as the booklet counts its columns and rows: from 1 at the north-west corner.
fn counted(mission: &Mission) -> Mission {
    let ids = mission.tiles().keys().chain(mission.things().keys()).chain(mission.regions().keys());
    let all = Clip::of(mission, ids.copied());
    let Some(bounds) = all.bounds(mission) else { return mission.clone() };
    let by = |line: i32| i16::try_from(1 - line).expect("a small map");
    let moved = all.moved(by(bounds.west), by(bounds.north));
    let tiles = moved.tiles.into_iter().map(|(id, it)| Edit::Tile(id, Some(it)));
    let things = moved.things.into_iter().map(|(id, it)| Edit::Thing(id, Some(it)));
    let regions = moved.regions.into_iter().map(|(id, it)| Edit::Region(id, Some(it)));
    mission.clone().with(tiles.chain(things).chain(regions))
}

fn same(what: &str, mut expected: Lines, mut read: Lines) -> Result<(), String> {
    expected.sort();
    read.sort();
    if expected == read {
        Ok(())
    } else {
        Err(format!("{what}: the mission has\n{expected:#?}\nand the booklet\n{read:#?}"))
    }
}

fn printed(lines: &[&str], read: impl Fn(&str) -> Option<String>) -> Lines {
    lines.iter().filter_map(|line| read(line)).collect()
}

/// Tiles lie where the mission has them, and each but the first lies against one that lies already.
fn tiles(mission: &Mission, booklet: &Booklet) -> Result<(), String> {
    let steps: Vec<Laid> = booklet.part(false).flat_map(Page::lines).filter_map(laid).collect();
    let catalogue = mission.catalogue();
    let expected = mission.tiles().values().map(|it| {
        let side = catalogue.side(it.tile, it.face).expect("a tile of the box");
        let (w, h) = it.turn.size(side.w, side.h);
        format!(
            "{}{:?} {} {:?} {:?}",
            it.tile,
            it.face,
            it.turn as u16 * 90,
            (it.at.x, it.at.x + w - 1),
            (it.at.y, it.at.y + h - 1)
        )
    });
    let read = steps.iter().map(|it| format!("{} {:?} {:?}", it.what, it.columns, it.rows)).collect();
    same("tiles", expected.collect(), read)?;
    for (i, step) in steps.iter().enumerate() {
        if step.step != i + 1 {
            return Err(format!("step {} comes at {}", step.step, i + 1));
        }
        if i > 0 && step.joins.is_empty() {
            return Err(format!("step {} lies against nothing", i + 1));
        }
        for (other, way) in &step.joins {
            let other =
                steps[..i].get(other - 1).ok_or(format!("step {} joins one that does not lie yet", i + 1))?;
            let meets = |a: (i16, i16), b: (i16, i16)| a.0 <= b.1 && b.0 <= a.1;
            let beside = match way.as_str() {
                "north" => other.rows.0 < step.rows.0 && meets(other.columns, step.columns),
                "south" => other.rows.1 > step.rows.1 && meets(other.columns, step.columns),
                "west" => other.columns.0 < step.columns.0 && meets(other.rows, step.rows),
                "east" => other.columns.1 > step.columns.1 && meets(other.rows, step.rows),
                _ => false,
            };
            if !beside {
                return Err(format!("step {} is not {way} of step {}", other.step, i + 1));
            }
        }
    }
    Ok(())
}

/// Doors, portals, teleporters, tokens and demons, as lines of the list.
fn pieces(mission: &Mission) -> Lines {
    let content = doom_2016::Content::shared(mission.content());
    let name = |thing: &missions::Thing| {
        thing.name.as_ref().map_or(String::new(), |name| format!(" {}", name.as_str().replace('_', " ")))
    };
    let mut lines = Lines::new();
    for thing in mission.things().values() {
        let named = name(thing);
        lines.push(match &thing.kind {
            ThingKind::Door(Door { at, kind: _ }) => format!("door {at:?}{named}"),
            ThingKind::Piece(it) => match it.kind.as_str() {
                "portal" => {
                    let side = if it.up { "up" } else { "down" };
                    format!("{} portal {} face {side}{named}", tier(&it.sort), it.at)
                }
                "teleporter" => {
                    let side = if it.up { "active" } else { "inactive" };
                    format!("Teleporter {} {side} side up{named}", it.at)
                }
                token => {
                    let what = match token {
                        "objective" => "Objective".to_owned(),
                        "health-pack" => "Health pack".to_owned(),
                        "weapon" => {
                            content.sets.iter().find(|set| set.id == it.sort).expect("a set").name.clone()
                        }
                        _ => format!("Progress token as marker \"{}\"", it.sort.replace('_', " ")),
                    };
                    format!("{what} {}{named}", it.at)
                }
            },
            ThingKind::Figure(it) => {
                let demon = content.demons.iter().find(|demon| demon.id == it.kind).expect("a demon");
                let (w, h) = if it.turned { (demon.base.1, demon.base.0) } else { demon.base };
                format!("{} {} {w} × {h} any number of marines", demon.name, it.at)
            }
            ThingKind::Start(_) | ThingKind::Label(_) => continue,
        });
    }
    lines
}

fn tier(sort: &str) -> &'static str {
    match sort {
        "blue" => "Blue",
        "yellow" => "Yellow",
        "red" => "Red",
        _ => panic!("no tier: {sort}"),
    }
}

/// The same lines, as they are printed. A piece is whatever has a place behind its name.
fn printed_pieces(lines: &[&str]) -> Lines {
    printed(lines, |line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let ["Door", side, "side", "of", first, "and", second, ..] = words.as_slice() {
            let west = *side == "west";
            let (at, next) = (place(first)?, place(second)?);
            (next == at.step(if west { Dir::S } else { Dir::E })).then_some(())?;
            let named: String = words[7..].iter().map(|word| format!(" {word}")).collect();
            return Some(format!("door {:?}{named}", Edge { cell: at, west }));
        }
        let at = words.iter().position(|word| place(word).is_some())?;
        // Marines have a line of their own; sentences begin otherwise.
        let is_piece = at > 0
            && at <= 7
            && !starts_with_count(line, "marine")
            && !line.ends_with(',')
            && !line.contains(':');
        is_piece.then(|| line.to_owned())
    })
}

fn starts_with_count(line: &str, noun: &str) -> bool {
    let mut words = line.split_whitespace();
    let number = words.next().is_some_and(|word| word.parse::<u8>().is_ok());
    number && words.next().is_some_and(|word| word.trim_end_matches('s') == noun)
}

/// Two lines for each number of marines: when the invader has won, and who starts where.
fn marines(mission: &Mission) -> Lines {
    let content = doom_2016::Content::shared(mission.content());
    let starts: Vec<Cell> = mission
        .things()
        .values()
        .filter_map(|thing| match &thing.kind {
            ThingKind::Start(it) => Some(it.at),
            _ => None,
        })
        .collect();
    let mut lines = Lines::new();
    for n in mission.settings().marines.iter().copied() {
        let settings = doom_2016::Settings::of(&mission.settings().own);
        let limit = settings.frag_limits[&n];
        let (frags, noun) =
            (if limit == 1 { "frag" } else { "frags" }, if n == 1 { "marine" } else { "marines" });
        lines.push(format!("{n} {noun} {limit} {frags}"));
        let who: Vec<String> = settings
            .loadouts
            .iter()
            .zip(&starts)
            .take(usize::from(n))
            .map(|(loadout, at)| {
                let marine = content.marines.iter().find(|it| it.id == loadout.marine).expect("a marine");
                format!("{} {at}", marine.name)
            })
            .collect();
        lines.push(format!("{n} {noun} {limit} {}", who.join(" · ")));
    }
    lines
}

/// Everything that lies on the table, counted by hand, with what the box has of it.
fn needed(mission: &Mission) -> Lines {
    let content = doom_2016::Content::shared(mission.content());
    let mut counts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut add = |what: String, stock: u8| counts.entry(what).or_insert((0, usize::from(stock))).0 += 1;
    let sides: BTreeSet<_> = mission.tiles().values().map(|it| it.tile).collect();
    for number in sides {
        let mut faces: Vec<String> = mission
            .tiles()
            .values()
            .filter(|it| it.tile == number)
            .map(|it| format!("{:?}", it.face))
            .collect();
        faces.sort();
        let noun = if faces.len() == 1 { "side" } else { "sides" };
        for _ in &faces {
            add(
                format!("Tile {number}, {noun} {}", faces.join(", ")),
                mission.catalogue().tiles[&number].stock,
            );
        }
    }
    let weapon = |id: &str| {
        let set = content.sets.iter().find(|it| it.id == id).expect("a set");
        (format!("Weapon token {}", set.name), set.tokens)
    };
    let portals = portals(mission);
    for thing in mission.things().values() {
        match &thing.kind {
            ThingKind::Door(_) => add("Door".into(), content.stock.doors),
            ThingKind::Piece(it) => match it.kind.as_str() {
                "portal" => add(portals.clone(), content.stock.portals),
                "teleporter" => add("Teleporter".into(), content.stock.teleporters),
                "objective" => add("Objective token".into(), content.stock.objective_tokens),
                "health-pack" => add("Health pack".into(), content.stock.health_packs),
                "weapon" => {
                    let (what, stock) = weapon(&it.sort);
                    add(what, stock);
                }
                _ => add("Progress token as marker".into(), content.stock.progress_tokens),
            },
            ThingKind::Figure(it) => {
                let demon = content.demons.iter().find(|demon| demon.id == it.kind).expect("a demon");
                add(demon.name.clone(), demon.figures);
            }
            ThingKind::Start(_) | ThingKind::Label(_) => {}
        }
    }
    let settings = doom_2016::Settings::of(&mission.settings().own);
    for loadout in &settings.loadouts {
        add("Marine".into(), content.marines.len() as u8);
        if loadout.leaves_weapons() {
            let starting = content.sets.iter().filter(|set| set.class == SetClass::Starting);
            let stock: u8 = starting.map(|set| set.tokens).sum();
            // Each player takes two.
            for _ in 0..2 {
                add("Weapon token chosen by the players".into(), stock);
            }
            continue;
        }
        for id in &loadout.weapons {
            let (what, stock) = weapon(id);
            add(what, stock);
        }
    }
    assert_eq!(ruleset::marine_numbers(mission).len(), settings.loadouts.len());
    counts.into_iter().map(|(what, (count, stock))| format!("{what} {count} {stock}")).collect()
}

/// Portals with how many there are of each colour.
fn portals(mission: &Mission) -> String {
    let things = mission.things().values();
    let colours: Vec<&str> = things
        .filter_map(|thing| match &thing.kind {
            ThingKind::Piece(it) if it.kind == "portal" => Some(it.sort.as_str()),
            _ => None,
        })
        .collect();
    let each =
        ["blue", "yellow", "red"].map(|colour| (colours.iter().filter(|it| **it == colour).count(), colour));
    let words: Vec<String> =
        each.iter().filter(|(n, _)| *n > 0).map(|(n, colour)| format!("{n} {colour}")).collect();
    format!("Portal: {}", words.join(", "))
}

/// A line of the components: a name and two numbers, and a word for what is not in the box.
fn component(line: &str) -> Option<String> {
    let line = line.trim_end_matches(" of the author's own");
    let words: Vec<&str> = line.split_whitespace().collect();
    let [name @ .., count, stock] = words.as_slice() else { return None };
    let named = name.first()?.starts_with(|c: char| c.is_ascii_uppercase())
        && name.iter().all(|word| {
            word.parse::<i32>().is_err() || ["Tile", "Portal:"].contains(&name[0]) || word.len() > 2
        });
    let _ = (count.parse::<u8>().ok()?, stock.parse::<u8>().ok()?);
    // The list of contents has one number, legends and pages none.
    named.then(|| line.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Where players choose their weapons, the list has how many there are to choose.
#[test]
fn weapons_that_players_choose_are_in_the_list() {
    let (name, mission) = crate::shared::shipped().swap_remove(0);
    for leaving in [1, 3] {
        let mut settings = mission.settings().clone();
        let mut own = doom_2016::Settings::of(&settings.own);
        for loadout in own.loadouts.iter_mut().rev().take(leaving) {
            loadout.weapons = vec![PLAYERS.to_owned()];
        }
        own.put(&mut settings.own);
        let mission = mission.clone().with([Edit::Settings(Box::new(settings))]);
        let Some(booklet) = Booklet::read(&super::bytes(&name, &mission, Paper::A4)) else { return };
        let booklet = booklet.expect("reads");
        found(&mission, &booklet).unwrap_or_else(|why| panic!("{leaving}: {why}"));
        let line = format!("Weapon token chosen by the players {} 12", 2 * leaving);
        assert!(booklet.part(false).flat_map(Page::lines).any(|it| it == line), "{line}");
    }
}
