//! How far a marine or a demon gets with its points, all others standing where they start.

use super::super::ruler::middle;
use super::super::{Mark, Preview, Tone, ToolView};
use super::asked::{Asked, Who};
use crate::probe::Setting;
use crate::words::{say, say_with};
use engine::Side;
use std::collections::BTreeMap;
use tiles::{Cell, Footprint, Pose, Reach};

/// The points of the figure that asks, if none are said.
pub(super) fn points(asked: &Asked, look: &ToolView<'_>) -> u8 {
    asked.setting(look).map_or(0, |setting| setting.points())
}

/// The figure does not fit there.
pub(super) fn no_room(asked: &Asked, look: &ToolView<'_>) -> Preview {
    let demons = look.mission.content().foes();
    let demon = if let Who::Demon(at) = asked.who { demons.get(at) } else { None };
    let name = demon.map_or_else(|| say("a-marine"), |demon| demon.name.to_owned());
    let words = Some(say_with("probe-no-room", &[("who", name.into())]));
    Preview { marks: vec![Mark::Cells(vec![asked.from], Tone::Bad)], words, ..Preview::default() }
}

pub(super) fn preview(asked: &Asked, setting: &Setting<'_>) -> Preview {
    let (kind, points) = (setting.kind(), asked.points.unwrap_or_else(|| setting.points()));
    let name = if kind.side == Side::Marines { say("a-marine") } else { kind.name.clone() };
    let (base, pose) = (kind.footprint, setting.world.pose(setting.table, setting.figure));
    let reach = setting.reach(points);
    // A large base shows by all the spaces it can cover, each with the cheapest cost.
    let mut costs: BTreeMap<Cell, u8> = BTreeMap::new();
    let mut ends = 0usize;
    for (end, cost) in reach.ends().filter(|(end, _)| *end != pose) {
        ends += 1;
        for cell in end.cells(base) {
            let known = costs.entry(cell).or_insert(cost);
            *known = cost.min(*known);
        }
    }
    let own: Vec<Cell> = pose.cells(base).collect();
    costs.retain(|cell, _| !own.contains(cell));
    let mut marks =
        vec![Mark::Cells(own, Tone::Plain), Mark::Cells(costs.keys().copied().collect(), Tone::Good)];
    marks.extend(costs.iter().map(|(cell, cost)| Mark::Word(*cell, cost.to_string(), Tone::Plain)));
    let mut words =
        say_with("probe-reach", &[("who", name.into()), ("points", points.into()), ("ends", ends.into())]);
    if let Some(to) = asked.to {
        let goal = reach.ends().find(|(end, _)| end.cells(base).any(|cell| cell == to));
        match goal {
            Some((goal, cost)) => {
                marks.extend(way(&reach, pose, goal, base));
                words = format!("{words}  ·  {}", say_with("ruler-steps", &[("count", cost.into())]));
            }
            None => words = format!("{words}  ·  {}", say("probe-too-far")),
        }
    }
    Preview { fits: true, marks, words: Some(words), ..Preview::default() }
}

/// The cheapest way, from middle to middle of the base.
fn way(reach: &Reach, from: Pose, to: Pose, base: Footprint) -> Vec<Mark> {
    let centre = |pose: Pose| {
        let (w, h) = pose.size(base);
        middle(pose.at).shifted((f32::from(w) - 1.0) / 2.0, (f32::from(h) - 1.0) / 2.0)
    };
    let steps = reach.path(to).unwrap_or_default();
    let starts = std::iter::once(from).chain(steps.iter().copied());
    starts.zip(&steps).map(|(a, b)| Mark::Line(centre(a), centre(*b), Tone::Good)).collect()
}
