//! What the checks and the games found, the worst first.

use super::{Finding, Part, Section};
use crate::words::say;
use missions::diagnostic::Place;
use missions::diagnostic::terminal::View;
use missions::scene::{Layers, Scene, SceneOptions};
use missions::svg::svg;
use missions::verdict::Judgement;
use missions::{Diagnostic, Layout, Mission};

pub(super) fn section(mission: &Mission, judgement: &Judgement) -> Section {
    let layout = Layout::of(mission, mission.catalogue());
    let view = View { mission, layout: &layout, path: "", source: None, colours: false };
    let finding = |(number, problem): (usize, &Diagnostic)| {
        let places = problem.places.iter().filter(|place| **place != Place::Mission);
        let places = places.map(|place| view.place(place));
        Part::Finding(Finding {
            severity: problem.severity,
            code: problem.code.to_string(),
            message: rule_system::capital(problem.message.to_string()),
            help: problem.help.as_ref().map(|help| rule_system::capital(help.to_string())),
            place: places.collect::<Vec<_>>().join(", "),
            number: problem.places.iter().any(is_on_map).then_some(number),
        })
    };
    let mut parts: Vec<Part> = (1..).zip(&judgement.problems).map(finding).collect();
    if parts.is_empty() {
        parts.push(Part::Text(say("report-findings-none")));
    }
    if judgement.problems.iter().flat_map(|problem| &problem.places).any(is_on_map) {
        let problems = judgement.problems.clone();
        let options =
            SceneOptions { problems, all_badges: true, layers: Layers::MAP, ..SceneOptions::light() };
        let map = svg(&Scene::of(mission, mission.catalogue(), &options), mission);
        parts.push(Part::Places(map, say("report-findings-places")));
    }
    Section {
        id: "findings",
        title: say("report-findings-title"),
        about: say("report-findings-about"),
        parts,
    }
}

fn is_on_map(place: &Place) -> bool {
    match place {
        Place::Tile(_) | Place::Thing(_) | Place::Region(_) | Place::Cell(_) | Place::Edge(_) => true,
        Place::Mission
        | Place::Script { .. }
        | Place::File { .. }
        | Place::Text { .. }
        | Place::Replay { .. } => false,
    }
}
