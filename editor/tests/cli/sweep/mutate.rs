//! Changes missions as careless people and merges do: pieces moved, removed and doubled, cards swapped, numbers at their ends,
//! functions of scripts removed. What comes out may be wrong in any way that a mission can be.

use engine::play::Rng;
use missions::scripts::Parameter;
use missions::{Card, Edit, Id, Mission, ScriptName, Settings, Thing};
use rule_system::setting::Value;
use tiles::Cell;

/// A mission with one to four changes, the same for the same generator.
pub(super) fn mutate(mission: &Mission, rng: &mut Rng) -> Mission {
    (0..=rng.below(4)).fold(mission.clone(), |mission, _| {
        let edits = change(&mission, rng);
        mission.with(edits)
    })
}

fn change(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    match rng.below(12) {
        0 => moved(mission, rng),
        1 => things(mission, rng).map(|(id, _)| Edit::Thing(id, None)).into_iter().collect(),
        2 => doubled(mission, rng),
        3 => tile(mission, rng),
        4 => swapped(mission, rng),
        5 => vec![library_card(mission, rng)],
        6 => parameter(mission, rng),
        7 => number(mission, rng),
        8 => handler(mission, rng),
        9 => marines(mission, rng),
        10 => setting(mission, rng),
        _ => regions(mission, rng),
    }
}

/// One of some things.
fn one<T>(all: Vec<T>, rng: &mut Rng) -> Option<T> {
    let count = u32::try_from(all.len()).ok().filter(|count| *count > 0)?;
    all.into_iter().nth(rng.below(count) as usize)
}

fn things(mission: &Mission, rng: &mut Rng) -> Option<(Id, Thing)> {
    one(mission.things().iter().map(|(id, thing)| (*id, thing.clone())).collect(), rng)
}

/// A step of up to six spaces either way.
fn step(rng: &mut Rng) -> i16 {
    rng.below(13) as i16 - 6
}

fn moved(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    let (dx, dy) = (step(rng), step(rng));
    let moved = |(id, thing): (Id, Thing)| Edit::Thing(id, Some(thing.moved(dx, dy)));
    things(mission, rng).map(moved).into_iter().collect()
}

/// A second piece of the same kind, on the same space or beside it.
fn doubled(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    let dx = rng.below(2) as i16;
    let double = |(_, thing): (Id, Thing)| {
        let thing = thing.moved(dx, 0);
        Edit::Thing(free(mission), Some(Thing { name: None, ..thing }))
    };
    things(mission, rng).map(double).into_iter().collect()
}

/// A number that no piece of the mission has.
fn free(mission: &Mission) -> Id {
    let numbers = mission.tiles().keys().chain(mission.things().keys()).chain(mission.regions().keys());
    Id(numbers.map(|id| id.0).max().unwrap_or(0) + 1)
}

fn tile(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    let Some((id, mut placed)) = one(mission.tiles().iter().map(|(id, it)| (*id, *it)).collect(), rng) else {
        return Vec::new();
    };
    match rng.below(3) {
        0 => return vec![Edit::Tile(id, None)],
        1 => placed.at = Cell::new(placed.at.x + step(rng), placed.at.y + step(rng)),
        _ => placed.turn = placed.turn.clockwise(),
    }
    vec![Edit::Tile(id, Some(placed))]
}

/// Two cards change places, or roles, or one is gone.
fn swapped(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    let mut cards = mission.cards().to_vec();
    let count = cards.len() as u32;
    if count == 0 {
        return Vec::new();
    }
    let (first, second) = (rng.below(count) as usize, rng.below(count) as usize);
    match rng.below(3) {
        0 => cards.swap(first, second),
        1 => cards[first].role = cards[second].role,
        _ => drop(cards.remove(first)),
    }
    vec![Edit::Cards(cards)]
}

/// A card of the library, beside the others or in the place of one.
fn library_card(mission: &Mission, rng: &mut Rng) -> Edit {
    let library = mission.system().card_library();
    let card = library[rng.below(library.len() as u32) as usize];
    let name = ScriptName::new(card.file);
    let new = Card { role: card.role, script: name.clone(), parameters: Default::default() };
    let mut cards = mission.cards().to_vec();
    if mission.scripts().contains_key(&name) {
        cards.push(new);
        return Edit::Cards(cards);
    }
    // The card of the same role runs this script.
    Edit::Script(
        cards.iter().find(|it| it.role == card.role).map_or(name, |it| it.script.clone()),
        Some(card.text.to_owned()),
    )
}

/// A value of a card at one of its ends.
fn parameter(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    let mut cards = mission.cards().to_vec();
    let values = cards.iter_mut().flat_map(|card| card.parameters.values_mut());
    let Some(value) = one(values.collect(), rng) else { return Vec::new() };
    *value = match value {
        Parameter::Bool(is) => Parameter::Bool(!*is),
        Parameter::Int(_) => Parameter::Int(end(rng)),
        Parameter::Text(_) => Parameter::Text(String::new()),
    };
    vec![Edit::Cards(cards)]
}

fn end(rng: &mut Rng) -> i64 {
    [0, -1, 1, 9, 99, i64::MAX, i64::MIN + 1][rng.below(7) as usize]
}

fn script(mission: &Mission, rng: &mut Rng) -> Option<(ScriptName, String)> {
    one(mission.scripts().iter().map(|(name, text)| (name.clone(), text.clone())).collect(), rng)
}

/// A constant of a script at one of its ends.
fn number(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    let Some((name, text)) = script(mission, rng) else { return Vec::new() };
    let is_number = |line: &&str| line.starts_with("const ") && line.trim_end().ends_with(';');
    let Some(line) = one(text.lines().filter(is_number).collect(), rng) else { return Vec::new() };
    let head = line.split('=').next().unwrap_or(line).to_owned();
    let changed = text.replacen(line, &format!("{head}= {};", end(rng)), 1);
    vec![Edit::Script(name, Some(changed))]
}

/// A script without one of its functions.
fn handler(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    let Some((name, text)) = script(mission, rng) else { return Vec::new() };
    let begins = |line: &str| line.starts_with("fn ");
    let count = text.lines().filter(|line| begins(line)).count() as u32;
    if count == 0 {
        return Vec::new();
    }
    let gone = rng.below(count);
    let (mut number, mut is_in, mut left) = (0, false, String::new());
    for line in text.lines() {
        if begins(line) {
            is_in = number == gone;
            number += 1;
        }
        if !is_in {
            left += line;
            left.push('\n');
        }
        // A function ends with a bracket in the first column.
        if line.starts_with('}') {
            is_in = false;
        }
    }
    vec![Edit::Script(name, Some(left))]
}

fn marines(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    let marines = (1..=5_u8).filter(|_| rng.below(2) == 0).collect();
    vec![Edit::Settings(Box::new(Settings { marines, ..mission.settings().clone() }))]
}

/// A setting of the rules gone, or its numbers at their ends.
fn setting(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    let mut settings = mission.settings().clone();
    let Some(name) = one(settings.own.keys().cloned().collect(), rng) else { return Vec::new() };
    match settings.own.get_mut(&name) {
        Some(Value::PerMarines(numbers)) => {
            for number in numbers.values_mut() {
                *number = [0, 1, 12, u8::MAX][rng.below(4) as usize];
            }
        }
        Some(Value::Words(words)) => drop(words.pop()),
        Some(Value::Seats(seats)) => drop(seats.pop()),
        Some(Value::Number(number)) => *number = number.wrapping_neg().wrapping_sub(1),
        Some(Value::Yes(yes)) => *yes = !*yes,
        Some(Value::Thing(thing)) => *thing = thing.wrapping_add(1),
        Some(Value::Chart(chart)) => drop(chart.pop_first()),
        Some(Value::Word(_)) | None => drop(settings.own.remove(&name)),
    }
    vec![Edit::Settings(Box::new(settings))]
}

fn regions(mission: &Mission, rng: &mut Rng) -> Vec<Edit> {
    let Some((id, mut region)) =
        one(mission.regions().iter().map(|(id, it)| (*id, it.clone())).collect(), rng)
    else {
        return Vec::new();
    };
    if rng.below(2) == 0 {
        return vec![Edit::Region(id, None)];
    }
    let _ = region.cells.pop_first();
    vec![Edit::Region(id, Some(region))]
}
