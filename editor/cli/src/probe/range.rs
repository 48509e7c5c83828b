//! `probe range`: how far it is as attacks and abilities count (ruling 6).

use super::answer::{Answer, digit, place};
use super::setting::Setting;
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
    let text = match range.far {
        None => {
            let open = range.door.map_or_else(String::new, |(door, far)| {
                format!("\nWith {} open it is {}.", setting.door(door), spaces(far))
            });
            format!("{start} and {end} are cut off from each other by walls and closed doors.{open}")
        }
        Some(far) => {
            for (i, space) in range.way.iter().enumerate() {
                map.put_under(*space, digit(i as u8 + 1));
            }
            let through: Vec<String> = range.way.iter().map(|space| setting.at(*space).to_string()).collect();
            match range.way.len() {
                0 => format!("{start} and {end} are on the same space."),
                1 => format!("{end} is adjacent to {start}."),
                _ => format!("{end} is {} from {start}: {}.", spaces(far), through.join(" · ")),
            }
        }
    };
    for space in setting.own() {
        map.put_on(space, '@');
    }
    map.mean("@", format!("{start}, from where"));
    let mut json = Object::new();
    let _ = json.insert("answer".into(), range.far.map_or(Value::Null, Value::from));
    let way: Vec<Value> = range.way.into_iter().map(|space| place(setting.at(space))).collect();
    let _ = json.insert("way".into(), way.into());
    Answer { good: range.far.is_some(), text, map, json }
}

fn spaces(range: u8) -> String {
    format!("{range} {}", if range == 1 { "space" } else { "spaces" })
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
    map.mean("@", format!("{start}, from where"));
    map.mean("1 2 3", "so many spaces away (after 9 come a, b, c …)");
    let mut text = format!("The furthest space is {} from {start}.", spaces(far));
    if cut_off > 0 {
        text += &format!(" {cut_off} more are cut off by walls and closed doors.");
    }
    let mut json = Object::new();
    let _ = json.insert("spaces".into(), told.into());
    Answer { good: true, text, map, json }
}
