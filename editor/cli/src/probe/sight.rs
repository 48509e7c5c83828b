//! `probe sight` and `probe cover`: rulings 4 and 5, corner by corner.

use super::answer::{Answer, from_where, place, with_open};
use super::setting::Setting;
use crate::texts;
use editor_model::probe::Sight;
use editor_model::sight::{self, CORNERS};
use engine::Thing;
use missions::text::Map;
use serde_json::{Map as Object, Value, json};
use tiles::{Cell, Cover, Crossing, Hindrance, Obstacle, SpaceId};
use words::Text;

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

fn pair<'a>(setting: &Setting<'a>, to: SpaceId, cover: bool) -> Answer<'a> {
    let sight = setting.asked.sight(to, cover);
    if let Some(obstacle) = sight.centres {
        return centres(setting, &sight, obstacle, to);
    }
    let (from, large, why) = (sight.from, sight.large, &sight.why);
    let attacker = setting.at(from);
    let answer = match (cover, why.cover) {
        (_, Cover::Unseen) => texts::text("probe-sees-not"),
        (false, _) => texts::text("probe-sees").with("target", corner_text(why.target)),
        (true, _) if large => texts::text("probe-cover-large"),
        (true, Cover::Open) => texts::text("probe-cover-none"),
        (true, Cover::Cover) => texts::text("probe-cover"),
    };
    let answer = answer.with("from", attacker.to_string()).with("to", setting.name(to));
    let mut text = vec![answer.with("corner", corner_text(why.corner))];
    let mut map = setting.map();
    let tell = why.cover == Cover::Unseen || (cover && why.cover == Cover::Cover && !large);
    let mut lines = Vec::new();
    let told: Vec<String> = why.lines.iter().flatten().map(|hindrance| words(setting, *hindrance)).collect();
    let alike = told.len() == CORNERS.len() && told.iter().all(|words| *words == told[0]);
    if tell && alike {
        text.push(texts::text("probe-line-all").with("why", told[0].as_str()));
    }
    for (corner, hindrance) in why.lines.iter().enumerate() {
        if let Some(hindrance) = hindrance
            && tell
        {
            if !alike {
                let line = texts::text("probe-line").with("corner", corner_text(corner));
                text.push(line.with("why", words(setting, *hindrance)));
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
    if let Some(door) = sight.door {
        text.push(with_open(setting.door(door)));
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
fn centres<'a>(setting: &Setting<'a>, sight: &Sight, obstacle: Option<Obstacle>, to: SpaceId) -> Answer<'a> {
    let attacker = setting.at(sight.from);
    let mut map = setting.map();
    let answer = texts::text(if obstacle.is_none() { "probe-centre" } else { "probe-sees-not" });
    let mut text = vec![answer.with("from", attacker.to_string()).with("to", setting.name(to))];
    text.extend(
        obstacle.map(|it| {
            texts::text("probe-centre-line").with("why", names(setting, |names| names.obstacle(it)))
        }),
    );
    if let Some(Obstacle::Border(edge)) = obstacle {
        map.mark(edge);
    }
    if let Some(door) = sight.door {
        text.push(with_open(setting.door(door)));
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
    map.mean("@", from_where(attacker));
    if setting.asked.standing(to).is_none() {
        map.put_on(to, '*');
        map.mean("*", texts::text("probe-to").with("cell", setting.at(to).to_string()).to_string());
    }
}

/// A corner in the middle of a sentence.
const fn corner_text(corner: usize) -> Text {
    texts::text(match corner {
        0 => "probe-corner-north-west",
        1 => "probe-corner-north-east",
        2 => "probe-corner-south-east",
        _ => "probe-corner-south-west",
    })
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
    let door = |door| setting.asked.table.name_of(Thing::Door(door)).map(str::to_owned);
    let space = |space| setting.name(space).to_string();
    let (board, closed) = (setting.asked.board(), setting.asked.world.closed());
    tell(&sight::Names { board, closed, door: &door, space: &space })
}

/// The answer for every space of the map.
fn all<'a>(setting: &Setting<'a>, cover: bool) -> Answer<'a> {
    let mut map = setting.map();
    let own = setting.own();
    let (mut seen, mut covered, mut who) = (0, 0, Vec::new());
    let mut spaces = Vec::new();
    for (space, answer) in setting.asked.seen() {
        seen += 1;
        covered += u32::from(answer == Cover::Cover);
        map.put_under(space, if cover && answer == Cover::Cover { 'c' } else { '*' });
        if setting.asked.standing(space).is_some() {
            who.push(setting.name(space).to_string());
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
    let from = setting.at(setting.asked.from);
    map.mean("@", from_where(from));
    map.mean("*", texts::text(if cover { "probe-seen-open" } else { "probe-seen" }).to_string());
    if cover {
        map.mean("c", texts::text("probe-seen-cover").to_string());
    }
    let total = setting.asked.board().len() - own.len();
    let answer = texts::text(if cover { "probe-sees-all-cover" } else { "probe-sees-all" });
    let answer = answer.with("from", from.to_string()).with("seen", seen).with("total", total);
    let mut text = vec![answer.with("covered", covered)];
    if !who.is_empty() {
        text.push(texts::text("probe-in-sight").with("who", who.join(", ")));
    }
    let mut json = Object::new();
    let _ = json.insert("spaces".into(), spaces.into());
    Answer { good: true, text, map, json }
}
