//! What the checks and the games found, the worst first.

use super::{Finding, Part, Section};
use crate::words::say;
use missions::diagnostic::Place;
use missions::diagnostic::terminal::View;
use missions::verdict::Judgement;
use missions::{Diagnostic, Layout, Mission};

pub(super) fn section(mission: &Mission, judgement: &Judgement) -> Section {
    let layout = Layout::of(mission, mission.catalogue());
    let view = View { mission, layout: &layout, path: "", source: None, colours: false };
    let finding = |problem: &Diagnostic| {
        let places = problem.places.iter().filter(|place| **place != Place::Mission);
        let places = places.map(|place| view.place(place));
        Part::Finding(Finding {
            severity: problem.severity,
            code: problem.code.to_string(),
            message: rule_system::capital(&problem.message),
            help: problem.help.as_deref().map(rule_system::capital),
            place: places.collect::<Vec<_>>().join(", "),
        })
    };
    let mut parts: Vec<Part> = judgement.problems.iter().map(finding).collect();
    if parts.is_empty() {
        parts.push(Part::Text(say("report-findings-none")));
    }
    Section {
        id: "findings",
        title: say("report-findings-title"),
        about: say("report-findings-about"),
        parts,
    }
}
