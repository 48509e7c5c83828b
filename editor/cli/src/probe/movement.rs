//! `probe reach` and `probe path`: where a figure can go and which way it takes, with all others where they start.

use super::answer::{Answer, digit, missing, place};
use super::setting::Setting;
use crate::Failure;
use crate::numbers::MOST_POINTS;
use editor_model::probe::NoWay;
use rule_system::capital;
use serde_json::{Map as Object, Value};
use std::collections::BTreeMap;
use tiles::Pose;

fn points(points: u8) -> String {
    format!("{points} {}", if points == 1 { "point" } else { "points" })
}

/// A pose for programs.
fn pose(pose: Pose, cost: u8) -> Value {
    let mut told = place(pose.at);
    if let Some(told) = told.as_object_mut() {
        let _ = told.insert("turned".into(), pose.turned.into());
        let _ = told.insert("cost".into(), cost.into());
    }
    told
}

/// Where can it go?
pub(super) fn reach<'a>(setting: &Setting<'a>) -> Answer<'a> {
    let with = setting.points.unwrap_or_else(|| setting.asked.points());
    let reach = setting.asked.reach(with);
    let own = setting.asked.world.pose(setting.asked.table, setting.asked.figure);
    let kind = setting.asked.kind();
    // On the map a large base shows by all the spaces it can cover, with the cheapest cost.
    let mut costs = BTreeMap::new();
    let mut spaces = Vec::new();
    for (end, cost) in reach.ends().filter(|(end, _)| *end != own) {
        spaces.push(pose(end, cost));
        for cell in end.cells(kind.footprint) {
            let known = costs.entry(cell).or_insert(cost);
            *known = cost.min(*known);
        }
    }
    let mut map = setting.map_for_numbers();
    for (cell, cost) in costs {
        if let Some(space) = setting.asked.board().space_at(cell) {
            map.put_under(space, digit(cost));
        }
    }
    for space in setting.own() {
        map.put_on(space, '@');
    }
    map.mean("@", format!("{}, from where", own.at));
    map.mean("1 2 3", "so many points (after 9 come a, b, c …)");
    let what = if kind.footprint.is_large() { "stand in" } else { "end its move on" };
    let ways = if kind.footprint.is_large() { "ways" } else { "other spaces" };
    let text =
        format!("With {} {} at {} can {what} {} {ways}.", points(with), setting.who(), own.at, spaces.len());
    let mut json = Object::new();
    let _ = json.insert("points".into(), with.into());
    let good = !spaces.is_empty();
    let _ = json.insert("spaces".into(), spaces.into());
    Answer { good, text, map, json }
}

/// Which way does it take?
pub(super) fn path<'a>(setting: &Setting<'a>) -> Result<Answer<'a>, Failure> {
    let to = setting.to.ok_or_else(|| missing("a path"))?;
    let most = setting.points.unwrap_or(MOST_POINTS);
    let (start, end) = (setting.at(setting.asked.from), setting.at(to));
    let mut map = setting.map_for_numbers();
    for space in setting.own() {
        map.put_on(space, '@');
    }
    map.mean("@", format!("{start}, from where"));
    let mut json = Object::new();
    let mut way = Vec::new();
    let (good, text) = match setting.asked.way(to, most) {
        Ok(found) => {
            for (i, (step, cost)) in found.steps.iter().enumerate() {
                if let Some(space) = setting.asked.board().space_at(step.at) {
                    map.put_on(space, digit(i as u8 + 1));
                }
                way.push(pose(*step, *cost));
            }
            map.mean("1 2 3", "the way, step by step (after 9 come a, b, c …)");
            let _ = json.insert("answer".into(), found.cost.into());
            let turned = |step: &Pose| if step.turned { " turned" } else { "" };
            let through: Vec<String> =
                found.steps.iter().map(|(step, _)| format!("{}{}", step.at, turned(step))).collect();
            let (who, cost) = (setting.who(), points(found.cost));
            (true, format!("{who} gets from {start} to {end} with {cost}: {}.", through.join(" · ")))
        }
        Err(why) => {
            let _ = json.insert("answer".into(), Value::Null);
            let why = match why {
                NoWay::Figure(_) => format!(
                    "{} stands there, and no figure may end its move on another figure.",
                    setting.name(to)
                ),
                NoWay::Door(door) => format!("With {} open it does.", setting.door(door)),
                NoWay::Figures => "Other figures stand in the way.".to_owned(),
                NoWay::Several => {
                    "It would take more than one open door, or fewer figures in the way.".to_owned()
                }
                NoWay::Never if setting.points.is_some() => {
                    "It is too far, or there is no way at all.".to_owned()
                }
                NoWay::Never => {
                    "There is no way its base could take, not even with all doors open.".to_owned()
                }
            };
            (false, format!("{} does not get from {start} to {end}.\n{}", setting.who(), capital(&why)))
        }
    };
    let _ = json.insert("way".into(), way.into());
    Ok(Answer { good, text, map, json })
}
