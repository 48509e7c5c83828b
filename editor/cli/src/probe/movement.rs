//! `probe reach` and `probe path`: where a figure can go and which way it takes, with everybody where he starts.

use super::setting::Setting;
use super::{Answer, digit, missing, place};
use crate::Failure;
use crate::numbers::MOST_POINTS;
use rule_system::capital;
use serde_json::{Map as Object, Value};
use std::collections::BTreeMap;
use tiles::{Crowd, DoorSet, Pose, Reach};

fn flood(setting: &Setting<'_>, points: u8, closed: DoorSet, crowd: &Crowd) -> Reach {
    let (mover, _) = setting.game.mover(setting.world.figures()[setting.figure].kind);
    let mut reach = Reach::default();
    let pose = setting.world.pose(setting.table, setting.figure);
    reach.flood(&setting.table.board, closed, mover, pose, points, crowd);
    reach
}

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
    let (_, usual) = setting.game.mover(setting.world.figures()[setting.figure].kind);
    let with = setting.points.unwrap_or(usual);
    let crowd = setting.game.crowd(&setting.world, setting.figure);
    let reach = flood(setting, with, setting.world.closed(), &crowd);
    let own = setting.world.pose(setting.table, setting.figure);
    let kind = setting.kind();
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
        if let Some(space) = setting.table.board.space_at(cell) {
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
    let crowd = setting.game.crowd(&setting.world, setting.figure);
    let cheapest = |closed: DoorSet, crowd: &Crowd| {
        let reach = flood(setting, most, closed, crowd);
        let there = reach.ends().find(|(end, _)| end.at == setting.at(to));
        there.map(|(end, cost)| (reach, end, cost))
    };
    let (start, end) = (setting.at(setting.from), setting.at(to));
    let mut map = setting.map_for_numbers();
    for space in setting.own() {
        map.put_on(space, '@');
    }
    map.mean("@", format!("{start}, from where"));
    let mut json = Object::new();
    let mut way = Vec::new();
    let (good, text) = match cheapest(setting.world.closed(), &crowd) {
        Some((reach, goal, cost)) => {
            let poses = reach.path(goal).unwrap_or_default();
            for (i, step) in poses.iter().enumerate() {
                if let Some(space) = setting.table.board.space_at(step.at) {
                    map.put_on(space, digit(i as u8 + 1));
                }
                way.push(pose(*step, reach.cost(*step).unwrap_or(cost)));
            }
            map.mean("1 2 3", "the way, step by step (after 9 come a, b, c …)");
            let _ = json.insert("answer".into(), cost.into());
            let through: Vec<String> = poses
                .iter()
                .map(|step| format!("{}{}", step.at, if step.turned { " turned" } else { "" }))
                .collect();
            (
                true,
                format!(
                    "{} gets from {start} to {end} with {}: {}.",
                    setting.who(),
                    points(cost),
                    through.join(" · ")
                ),
            )
        }
        None => {
            let _ = json.insert("answer".into(), Value::Null);
            let door = setting.door_that_helps(|closed| cheapest(closed, &crowd).is_some());
            let why = if setting.standing(to).is_some() {
                format!(
                    "{} stands there, and no figure may end its move on another figure.",
                    setting.name(to)
                )
            } else if let Some(door) = door {
                format!("With {} open it does.", setting.door(door))
            } else if cheapest(setting.world.closed(), &Crowd::default()).is_some() {
                "Other figures stand in the way.".to_owned()
            } else if cheapest(DoorSet::default(), &Crowd::default()).is_some() {
                "It would take more than one open door, or fewer figures in the way.".to_owned()
            } else if setting.points.is_some() {
                "It is too far, or there is no way at all.".to_owned()
            } else {
                "There is no way its base could take, not even with all doors open.".to_owned()
            };
            (false, format!("{} does not get from {start} to {end}.\n{}", setting.who(), capital(&why)))
        }
    };
    let _ = json.insert("way".into(), way.into());
    Ok(Answer { good, text, map, json })
}
