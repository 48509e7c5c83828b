//! `probe reach` and `probe path`: where a figure can go and which way it takes, with all others where they start.

use super::answer::{Answer, digit, from_where, missing, place, with_open};
use super::setting::Setting;
use crate::Failure;
use crate::numbers::MOST_POINTS;
use crate::texts;
use editor_model::probe::NoWay;
use serde_json::{Map as Object, Value};
use std::collections::BTreeMap;
use tiles::Pose;

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
    map.mean("@", from_where(own.at));
    map.mean("1 2 3", texts::text("probe-reach-points").to_string());
    let is_large = kind.footprint.is_large();
    let text = texts::text(if is_large { "probe-reach-large" } else { "probe-reach" });
    let text = text.with("points", with).with("who", setting.who());
    let text = text.with("cell", own.at.to_string()).with("count", spaces.len());
    let mut json = Object::new();
    let _ = json.insert("points".into(), with.into());
    let good = !spaces.is_empty();
    let _ = json.insert("spaces".into(), spaces.into());
    Answer { good, text: vec![text], map, json }
}

/// Which way does it take?
pub(super) fn path<'a>(setting: &Setting<'a>) -> Result<Answer<'a>, Failure> {
    let to = setting.to.ok_or_else(missing)?;
    let most = setting.points.unwrap_or(MOST_POINTS);
    let (start, end) = (setting.at(setting.asked.from), setting.at(to));
    let mut map = setting.map_for_numbers();
    for space in setting.own() {
        map.put_on(space, '@');
    }
    map.mean("@", from_where(start));
    let mut json = Object::new();
    let mut way = Vec::new();
    let (good, said, why) = match setting.asked.way(to, most) {
        Ok(found) => {
            for (i, (step, cost)) in found.steps.iter().enumerate() {
                if let Some(space) = setting.asked.board().space_at(step.at) {
                    map.put_on(space, digit(i as u8 + 1));
                }
                way.push(pose(*step, *cost));
            }
            map.mean("1 2 3", texts::text("probe-path-steps").to_string());
            let _ = json.insert("answer".into(), found.cost.into());
            let step = |pose: &Pose| {
                let cell = pose.at.to_string();
                if pose.turned {
                    texts::text("probe-path-turned").with("cell", cell).to_string()
                } else {
                    cell
                }
            };
            let through: Vec<String> = found.steps.iter().map(|(pose, _)| step(pose)).collect();
            let said = texts::text("probe-path").with("points", found.cost);
            (true, said.with("way", through.join(" · ")), None)
        }
        Err(why) => {
            let _ = json.insert("answer".into(), Value::Null);
            let why = match why {
                NoWay::Figure(_) => texts::text("probe-path-figure").with("figure", setting.name(to)),
                NoWay::Door(door) => with_open(setting.door(door)),
                NoWay::Figures => texts::text("probe-path-figures"),
                NoWay::Several => texts::text("probe-path-several"),
                NoWay::Never if setting.points.is_some() => texts::text("probe-path-far"),
                NoWay::Never => texts::text("probe-path-never"),
            };
            (false, texts::text("probe-path-not"), Some(why))
        }
    };
    let said = said.with("who", setting.who()).with("start", start.to_string());
    let text = [said.with("end", end.to_string())].into_iter().chain(why).collect();
    let _ = json.insert("way".into(), way.into());
    Ok(Answer { good, text, map, json })
}
