//! Whether the intents of the mission hold.

use super::{Part, Section, Table};
use crate::chances;
use crate::words::{say, say_with};
use missions::Mission;
use missions::intents::{Answer, Outcome};
use missions::verdict::Judgement;

/// `None` where the mission has none that were played.
pub(super) fn section(mission: &Mission, judgement: &Judgement) -> Option<Section> {
    let row = |answer: &Answer| {
        let intent = mission.intents().get(answer.intent)?;
        let outcome = match answer.outcome {
            Outcome::Holds => say("report-intents-holds"),
            Outcome::Broken => say("report-intents-broken"),
            Outcome::TooClose if answer.is_likely() => {
                say_with("report-intents-likely", &[("of", answer.of_100().into())])
            }
            Outcome::TooClose => say_with("report-intents-unlikely", &[("of", answer.of_100().into())]),
        };
        let said = intent.sentence_with(answer.marines, mission);
        Some(vec![
            said.trim_end_matches('.').to_owned(),
            outcome,
            chances::players(answer.bots, mission.system()),
            answer.measured().to_string(),
        ])
    };
    let rows: Vec<Vec<String>> = judgement.intents.iter().filter_map(row).collect();
    let head =
        ["report-intents-what", "report-intents-answer", "report-intents-players", "report-intents-measured"]
            .map(say)
            .to_vec();
    let (title, about) = (say("report-intents-title"), say("report-intents-about"));
    let table = (!rows.is_empty()).then_some(Table { head, rows, words: 4 });
    table.map(|table| Section { id: "intents", title, about, parts: vec![Part::Table(table)] })
}
