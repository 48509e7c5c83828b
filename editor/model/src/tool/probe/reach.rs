//! How far a marine or a demon gets with its points, everybody else standing where he starts.

use super::super::ruler::middle;
use super::super::{Mark, Preview, Tone, ToolView};
use super::Asked;
use super::standing::Standing;
use crate::words::{say, say_with};
use std::collections::BTreeMap;
use tiles::{Cell, Footprint, Pose, Reach};

/// The points of whoever asks, if one does not say.
pub(super) fn points(asked: &Asked, look: &ToolView<'_>) -> u8 {
    let Some(from) = look.layout.space(asked.from) else { return 0 };
    let standing = Standing::of(look);
    standing.points(standing.asks(asked, from).0)
}

pub(super) fn preview(asked: &Asked, look: &ToolView<'_>, standing: &Standing<'_>) -> Preview {
    let board = &look.layout.board;
    let Some(from) = board.space_at(asked.from) else { return Preview::default() };
    let (who, pose) = standing.asks(asked, from);
    let (gait, crowd) = standing.walks(who, from);
    let name = who
        .and_then(|who| standing.demon(who))
        .map_or_else(|| say("a-marine"), |demon| demon.name.to_owned());
    let points = asked.points.unwrap_or_else(|| standing.points(who));
    let standable = |pose: &Pose| board.covered(gait.footprint, *pose, board.all_doors()).is_some();
    let poses = [pose, Pose { turned: !pose.turned, ..pose }];
    let Some(pose) = poses.into_iter().find(standable) else {
        let words = Some(say_with("probe-no-room", &[("who", name.into())]));
        return Preview {
            marks: vec![Mark::Cells(vec![asked.from], Tone::Bad)],
            words,
            ..Preview::default()
        };
    };
    let mut reach = Reach::default();
    reach.flood(board, board.all_doors(), gait, pose, points, &crowd);
    // A large base shows by all the spaces it can cover, each with the cheapest cost.
    let mut costs: BTreeMap<Cell, u8> = BTreeMap::new();
    let mut ends = 0usize;
    for (end, cost) in reach.ends().filter(|(end, _)| *end != pose) {
        ends += 1;
        for cell in end.cells(gait.footprint) {
            let known = costs.entry(cell).or_insert(cost);
            *known = cost.min(*known);
        }
    }
    let own: Vec<Cell> = pose.cells(gait.footprint).collect();
    costs.retain(|cell, _| !own.contains(cell));
    let mut marks =
        vec![Mark::Cells(own, Tone::Plain), Mark::Cells(costs.keys().copied().collect(), Tone::Good)];
    marks.extend(costs.iter().map(|(cell, cost)| Mark::Word(*cell, cost.to_string(), Tone::Plain)));
    let mut words =
        say_with("probe-reach", &[("who", name.into()), ("points", points.into()), ("ends", ends.into())]);
    if let Some(to) = asked.to {
        let goal = reach.ends().find(|(end, _)| end.cells(gait.footprint).any(|cell| cell == to));
        match goal {
            Some((goal, cost)) => {
                marks.extend(way(&reach, pose, goal, gait.footprint));
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
