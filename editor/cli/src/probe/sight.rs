//! `probe sight` and `probe cover`: rulings 4 and 5, corner by corner.

use super::setting::Setting;
use super::{Answer, place};
use editor_model::sight::{self, CORNERS};
use engine::Thing;
use missions::text::Map;
use serde_json::{Map as Object, Value, json};
use tiles::{Cell, Cover, Crossing, Explanation, Hindrance, Obstacle, SightPolicy, SpaceId, Spaces};

/// Who sees whom?
pub(super) fn sight<'a>(setting: &Setting<'a>) -> Answer<'a> {
    match setting.to {
        Some(to) => pair(setting, to, false),
        None => all(setting, false),
    }
}

/// Is there cover?
pub(super) fn cover<'a>(setting: &Setting<'a>) -> Answer<'a> {
    match setting.to {
        Some(to) => pair(setting, to, true),
        None => all(setting, true),
    }
}

/// The best pair of spaces under the two, and why it is the best.
fn best(setting: &Setting<'_>, to: SpaceId, figures: &Spaces) -> (SpaceId, SpaceId, Explanation) {
    let ground = setting.ground();
    let best = sight::best(ground, &setting.own(), &setting.under(to), figures);
    // A figure covers a space at least; should it not, the spaces asked about are meant.
    best.unwrap_or_else(|| (setting.from, to, ground.explain(setting.from, to, figures)))
}

fn pair<'a>(setting: &Setting<'a>, to: SpaceId, cover: bool) -> Answer<'a> {
    let mut two = setting.own();
    two.extend(setting.under(to));
    let figures = if cover { setting.others(&two) } else { Spaces::EMPTY };
    let (from, target, why) = best(setting, to, &figures);
    if let SightPolicy::CentreToCentre(_) = setting.table.board.sight() {
        return centres(setting, from, target, to);
    }
    let (attacker, defender) = (setting.at(from), setting.name(to));
    let large = setting.standing(to).is_some_and(|id| setting.world.footprint(setting.table, id).is_large());
    let line = format!("from its {} corner to the {} corner", CORNERS[why.corner], CORNERS[why.target]);
    let mut text = match (cover, why.cover) {
        (_, Cover::Unseen) => format!("{attacker} does not see {defender}."),
        (false, _) => format!("{attacker} sees {defender}: nothing is in the way {line}."),
        (true, _) if large => {
            format!("{defender} has no cover from {attacker}: large figures never have any.")
        }
        (true, Cover::Open) => format!(
            "{defender} has no cover from {attacker}: from its {} corner all four lines are free.",
            CORNERS[why.corner]
        ),
        (true, Cover::Cover) => format!(
            "{defender} has cover from {attacker}. Its best corner is the {} one.",
            CORNERS[why.corner]
        ),
    };
    let mut map = setting.map();
    let tell = why.cover == Cover::Unseen || (cover && why.cover == Cover::Cover && !large);
    let mut lines = Vec::new();
    let told: Vec<String> = why.lines.iter().flatten().map(|hindrance| words(setting, *hindrance)).collect();
    let alike = told.len() == CORNERS.len() && told.iter().all(|words| *words == told[0]);
    if tell && alike {
        text += &format!("\nThe line to every corner {}.", told[0]);
    }
    for (corner, hindrance) in why.lines.iter().enumerate() {
        if let Some(hindrance) = hindrance
            && tell
        {
            if !alike {
                text +=
                    &format!("\nThe line to the {} corner {}.", CORNERS[corner], words(setting, *hindrance));
            }
            if let Hindrance::Blocked(Crossing::Edge(edge)) | Hindrance::Difficult(Crossing::Edge(edge)) =
                hindrance
            {
                map.mark(*edge);
            }
        }
        lines.push(json!({
            "corner": CORNERS[corner],
            "in_the_way": hindrance.map(|hindrance| words(setting, hindrance)),
        }));
    }
    if why.cover == Cover::Unseen
        && let Some(door) =
            setting.door_that_helps(|closed| setting.table.board.ground(closed).sees(from, target))
    {
        text += &format!("\nWith {} open it does.", setting.door(door));
    }
    mark_ends(setting, &mut map, attacker, to);
    let answer = match (cover, why.cover) {
        (false, seen) => Value::from(seen != Cover::Unseen),
        (true, _) if large && why.cover != Cover::Unseen => "open".into(),
        (true, answer) => word(answer).into(),
    };
    let mut json = Object::new();
    let _ = json.insert("answer".into(), answer);
    let _ = json.insert("corner".into(), CORNERS[why.corner].into());
    let _ = json.insert("target".into(), CORNERS[why.target].into());
    let _ = json.insert("lines".into(), lines.into());
    Answer { good: why.cover != Cover::Unseen, text, map, json }
}

/// The same where one line between two centres decides, and no figure has cover.
fn centres<'a>(setting: &Setting<'a>, from: SpaceId, target: SpaceId, to: SpaceId) -> Answer<'a> {
    let board = &*setting.table.board;
    let obstacle = setting.ground().obstacle(from, target, &Spaces::EMPTY);
    let (attacker, defender) = (setting.at(from), setting.name(to));
    let mut map = setting.map();
    let mut text = match obstacle {
        None => format!("{attacker} sees {defender}: nothing is in the way from centre to centre."),
        Some(it) => {
            let why = names(setting, |names| names.obstacle(it));
            format!("{attacker} does not see {defender}.\nThe line from centre to centre {why}.")
        }
    };
    if let Some(Obstacle::Border(edge)) = obstacle {
        map.mark(edge);
    }
    if obstacle.is_some()
        && let Some(door) = setting.door_that_helps(|closed| board.ground(closed).sees(from, target))
    {
        text += &format!("\nWith {} open it does.", setting.door(door));
    }
    mark_ends(setting, &mut map, attacker, to);
    let mut json = Object::new();
    let _ = json.insert("answer".into(), obstacle.is_none().into());
    let why = obstacle.map(|it| names(setting, |names| names.obstacle(it)));
    let _ = json.insert("in_the_way".into(), why.into());
    Answer { good: obstacle.is_none(), text, map, json }
}

/// Marks who looks and what is looked at.
fn mark_ends(setting: &Setting<'_>, map: &mut Map, attacker: Cell, to: SpaceId) {
    for space in setting.own() {
        map.put_on(space, '@');
    }
    map.mean("@", format!("{attacker}, from where"));
    if setting.standing(to).is_none() {
        map.put_on(to, '*');
        map.mean("*", format!("{}, to where", setting.at(to)));
    }
}

const fn word(cover: Cover) -> &'static str {
    match cover {
        Cover::Unseen => "unseen",
        Cover::Cover => "cover",
        Cover::Open => "open",
    }
}

/// What is in the way of a line.
fn words(setting: &Setting<'_>, hindrance: Hindrance) -> String {
    names(setting, |names| names.hindrance(hindrance))
}

/// Words for what is in the way.
fn names(setting: &Setting<'_>, tell: impl FnOnce(&sight::Names<'_>) -> String) -> String {
    let door = |door| setting.table.name_of(Thing::Door(door)).map(str::to_owned);
    let space = |space| setting.name(space);
    let (board, closed) = (&*setting.table.board, setting.world.closed());
    tell(&sight::Names { board, closed, door: &door, space: &space })
}

/// The answer for every space of the map.
fn all<'a>(setting: &Setting<'a>, cover: bool) -> Answer<'a> {
    let mut map = setting.map();
    let own = setting.own();
    let ground = setting.ground();
    let (mut seen, mut covered, mut who) = (0, 0, Vec::new());
    let mut spaces = Vec::new();
    for space in setting.table.board.spaces().filter(|space| !own.contains(space)) {
        let mut two = own.clone();
        two.push(space);
        let figures = setting.others(&two);
        let answer =
            own.iter().map(|from| ground.cover(*from, space, &figures)).max().unwrap_or(Cover::Unseen);
        if answer == Cover::Unseen {
            continue;
        }
        seen += 1;
        covered += u32::from(answer == Cover::Cover);
        map.put_under(space, if cover && answer == Cover::Cover { 'c' } else { '*' });
        if setting.standing(space).is_some() {
            who.push(setting.name(space));
        }
        let mut told = place(setting.at(space));
        if cover && let Some(told) = told.as_object_mut() {
            let _ = told.insert("cover".into(), (answer == Cover::Cover).into());
        }
        spaces.push(told);
    }
    for space in &own {
        map.put_on(*space, '@');
    }
    let from = setting.at(setting.from);
    map.mean("@", format!("{from}, from where"));
    map.mean("*", if cover { "seen, no cover" } else { "seen" });
    if cover {
        map.mean("c", "seen, with cover");
    }
    let total = setting.table.board.len() - own.len();
    let mut text = format!("{from} sees {seen} of {total} other spaces");
    text += &if cover { format!(", {covered} of them with cover.") } else { ".".to_owned() };
    if !who.is_empty() {
        text += &format!("\nIn sight: {}.", who.join(", "));
    }
    let mut json = Object::new();
    let _ = json.insert("spaces".into(), spaces.into());
    Answer { good: true, text, map, json }
}
