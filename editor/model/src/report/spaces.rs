//! Where marines go: the map with their paths, and the spaces that none of them entered.

use super::{Part, Section};
use crate::words::{say, say_with};
use missions::scene::{Layer, Layers, Scene, SceneOptions};
use missions::summary::Summary;
use missions::svg::svg;
use missions::verdict::Judgement;
use missions::{Layout, Mission, Trace};
use std::collections::BTreeMap;
use tiles::Cell;

/// So many spaces are named; what comes after them is seen on the map.
const NAMED: usize = 12;

pub(super) fn section(mission: &Mission, judgement: &Judgement, summary: &Summary) -> Section {
    let all = Layout::of(mission, mission.catalogue()).board.len();
    let left = &summary.not_entered;
    let words = if left.is_empty() {
        say("report-spaces-all")
    } else {
        let mut cells: Vec<String> = left.iter().take(NAMED).map(Cell::to_string).collect();
        if left.len() > NAMED {
            cells.push("…".to_owned());
        }
        let filled = [("count", left.len().into()), ("all", all.into()), ("cells", cells.join(" · ").into())];
        say_with("report-spaces-left", &filled)
    };
    let mut heat: BTreeMap<Cell, u32> = BTreeMap::new();
    for report in &judgement.reports {
        for (cell, count) in report.heat.of(Trace::MarinesEntered) {
            *heat.entry(*cell).or_default() += count;
        }
    }
    let layers = Layers::MAP.without(Layer::Problems);
    let options = SceneOptions { heat, layers, ..SceneOptions::light() };
    let map = svg(&Scene::of(mission, mission.catalogue(), &options), mission);
    Section {
        id: "spaces",
        title: say("report-spaces-title"),
        about: say("report-spaces-about"),
        parts: vec![Part::Text(words), Part::Map(map, say("report-spaces-map"))],
    }
}
