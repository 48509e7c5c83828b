//! `probe range`: how far it is as attacks and abilities count (ruling 6).

use super::answer::{Answer, digit, from_where, place};
use super::setting::Setting;
use crate::texts;
use missions::text::Map;
use serde_json::{Map as Object, Value};
use tiles::SpaceId;

/// How far is it?
pub(super) fn range<'a>(setting: &Setting<'a>) -> Answer<'a> {
    match setting.to {
        Some(to) => pair(setting, to),
        None => all(setting),
    }
}

fn pair<'a>(setting: &Setting<'a>, to: SpaceId) -> Answer<'a> {
    let range = setting.asked.range(to);
    let mut map = setting.map_for_numbers();
    let (start, end) = (setting.at(setting.asked.from), setting.name(to));
    let (said, open) = match range.far {
        None => {
            let open = range.door.map(|(door, far)| {
                texts::text("probe-range-door").with("door", setting.door(door)).with("spaces", far)
            });
            (texts::text("probe-range-cut"), open)
        }
        Some(far) => {
            for (i, space) in range.way.iter().enumerate() {
                map.put_under(*space, digit(i as u8 + 1));
            }
            let through: Vec<String> = range.way.iter().map(|space| setting.at(*space).to_string()).collect();
            let said = match range.way.len() {
                0 => texts::text("probe-range-same"),
                1 => texts::text("probe-range-adjacent"),
                _ => texts::text("probe-range").with("spaces", far).with("way", through.join(" · ")),
            };
            (said, None)
        }
    };
    let said = said.with("start", start.to_string()).with("end", end);
    let text = [said].into_iter().chain(open).collect();
    for space in setting.own() {
        map.put_on(space, '@');
    }
    map.mean("@", from_where(start));
    let mut json = Object::new();
    let _ = json.insert("answer".into(), range.far.map_or(Value::Null, Value::from));
    let way: Vec<Value> = range.way.into_iter().map(|space| place(setting.at(space))).collect();
    let _ = json.insert("way".into(), way.into());
    Answer { good: range.far.is_some(), text, map, json }
}

fn all<'a>(setting: &Setting<'a>) -> Answer<'a> {
    // Figures would hide the numbers.
    let mut map = Map::game(setting.asked.table, setting.asked.world.closed());
    for space in setting.own() {
        map.put_on(space, '@');
    }
    let mut far = 0;
    let mut cut_off = 0;
    let mut told = Vec::new();
    for space in setting.asked.board().spaces() {
        let Some(range) = setting.asked.range_to(space) else {
            cut_off += 1;
            continue;
        };
        far = far.max(range);
        if range > 0 {
            map.put_under(space, digit(range));
        }
        let mut place = place(setting.at(space));
        if let Some(place) = place.as_object_mut() {
            let _ = place.insert("range".into(), range.into());
        }
        told.push(place);
    }
    let start = setting.at(setting.asked.from);
    map.mean("@", from_where(start));
    map.mean("1 2 3", texts::text("probe-range-away").to_string());
    let furthest = texts::text("probe-range-furthest").with("spaces", far);
    let furthest = furthest.with("start", start.to_string());
    let text = match cut_off {
        0 => furthest,
        more => texts::text("probe-range-more").with("furthest", furthest).with("count", more),
    };
    let mut json = Object::new();
    let _ = json.insert("spaces".into(), told.into());
    Answer { good: true, text: vec![text], map, json }
}
