//! `probe range`: how far it is as attacks and abilities count (ruling 6).

use super::setting::Setting;
use super::{Answer, digit, place};
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

/// Counting stops here; it means cut off.
const CUT_OFF: u8 = u8::MAX;

fn nearest(setting: &Setting<'_>, to: SpaceId) -> (SpaceId, u8) {
    let ground = setting.ground();
    let own = setting.own().into_iter().map(|from| (from, ground.range(from, to)));
    own.min_by_key(|(_, range)| *range).unwrap_or((setting.from, CUT_OFF))
}

fn pair<'a>(setting: &Setting<'a>, to: SpaceId) -> Answer<'a> {
    let targets = setting.under(to);
    let best = targets.iter().map(|target| (*target, nearest(setting, *target)));
    let (target, (from, range)) =
        best.min_by_key(|(_, (_, range))| *range).unwrap_or((to, (setting.from, CUT_OFF)));
    let mut map = setting.map_for_numbers();
    let mut way = Vec::new();
    let mut json = Object::new();
    let (start, end) = (setting.at(setting.from), setting.name(to));
    let text = if range == CUT_OFF {
        let ground = |closed| setting.table.board.ground(closed);
        let helps = setting.door_that_helps(|closed| ground(closed).range(from, target) < CUT_OFF);
        let open = match helps {
            Some(door) => {
                let closed = setting.world.closed().without(door);
                format!(
                    "\nWith {} open it is {}.",
                    setting.door(door),
                    spaces(ground(closed).range(from, target))
                )
            }
            None => String::new(),
        };
        format!("{start} and {end} are cut off from each other by walls and closed doors.{open}")
    } else {
        // Back along any way that gets nearer with every step.
        let ground = setting.ground();
        let mut at = target;
        while at != from {
            way.push(at);
            let here = ground.range(from, at);
            let back = ground.neighbours(at).iter().find(|n| ground.range(from, n.space) < here);
            at = back.map_or(from, |n| n.space);
        }
        way.reverse();
        for (i, space) in way.iter().enumerate() {
            map.put_under(*space, digit(i as u8 + 1));
        }
        let through: Vec<String> = way.iter().map(|space| setting.at(*space).to_string()).collect();
        match way.len() {
            0 => format!("{start} and {end} are on the same space."),
            1 => format!("{end} is adjacent to {start}."),
            _ => format!("{end} is {} from {start}: {}.", spaces(range), through.join(" · ")),
        }
    };
    for space in setting.own() {
        map.put_on(space, '@');
    }
    map.mean("@", format!("{start}, from where"));
    let _ = json.insert("answer".into(), if range == CUT_OFF { Value::Null } else { range.into() });
    let way: Vec<Value> = way.into_iter().map(|space| place(setting.at(space))).collect();
    let _ = json.insert("way".into(), way.into());
    Answer { good: range != CUT_OFF, text, map, json }
}

fn spaces(range: u8) -> String {
    format!("{range} {}", if range == 1 { "space" } else { "spaces" })
}

fn all<'a>(setting: &Setting<'a>) -> Answer<'a> {
    // Figures would hide the numbers.
    let mut map = Map::game(setting.table, setting.world.closed());
    for space in setting.own() {
        map.put_on(space, '@');
    }
    let mut far = 0;
    let mut cut_off = 0;
    let mut told = Vec::new();
    for space in setting.table.board.spaces() {
        let (_, range) = nearest(setting, space);
        if range == CUT_OFF {
            cut_off += 1;
            continue;
        }
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
    let start = setting.at(setting.from);
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
