//! Whether the intents of the mission hold.

use super::{Part, Section, Table};
use crate::words::say;
use missions::Mission;
use missions::intents::{Answer, Outcome};
use missions::verdict::Judgement;

/// `None` where the mission has none that were played.
pub(super) fn section(mission: &Mission, judgement: &Judgement) -> Option<Section> {
    let row = |answer: &Answer| {
        let intent = mission.intents().get(answer.intent)?;
        let outcome = say(match answer.outcome {
            Outcome::Holds => "report-intents-holds",
            Outcome::Broken => "report-intents-broken",
            Outcome::TooClose => "report-intents-close",
        });
        let said = intent.sentence_with(answer.marines, mission);
        Some(vec![said.trim_end_matches('.').to_owned(), outcome, answer.measured()])
    };
    let rows: Vec<Vec<String>> = judgement.intents.iter().filter_map(row).collect();
    let head = ["report-intents-what", "report-intents-answer", "report-intents-measured"].map(say).to_vec();
    let (title, about) = (say("report-intents-title"), say("report-intents-about"));
    let table = (!rows.is_empty()).then_some(Table { head, rows, words: 3 });
    table.map(|table| Section { id: "intents", title, about, parts: vec![Part::Table(table)] })
}
