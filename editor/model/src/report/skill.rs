//! What skill is worth to each side, from the games of the skill ladder.

use super::said::{marines, share};
use super::{Part, Section, Table};
use crate::words::{say, say_with};
use engine::Side;
use missions::ladder::Pays;
use missions::report::grouped;
use missions::summary::{Gain, Pairing, Skill, Summary};

/// `None` where no ladder was played.
pub(super) fn section(summary: &Summary) -> Option<Section> {
    let head = [
        "report-skill-marines",
        "report-skill-ours",
        "report-skill-theirs",
        "report-skill-games",
        "report-skill-share",
    ]
    .map(say);
    let row = |number: u8, pairing: &Pairing| {
        let Pairing { marines, invader, games, marines_win } = pairing;
        let (ours, theirs) = (super::said::bots(marines), super::said::bots(invader));
        vec![number.to_string(), ours, theirs, grouped((*games).into()), share(*marines_win)]
    };
    let rows = summary.skill.iter().flat_map(|it| it.pairings.iter().map(|pairing| row(it.marines, pairing)));
    let table = Table { head: head.to_vec(), rows: rows.collect(), words: 3 };
    let said = summary.skill.iter().flat_map(sentences);
    (!table.rows.is_empty()).then(|| Section {
        id: "skill",
        title: say("report-skill-title"),
        about: say("report-skill-about"),
        parts: std::iter::once(Part::Table(table)).chain(said.map(Part::Text)).collect(),
    })
}

fn sentences(skill: &Skill) -> impl Iterator<Item = String> {
    let gain = |gain: &Gain| {
        let points = |part: f64| format!("{:+.0}", (part * 100.0).round() + 0.0);
        let id = match (gain.side, gain.pays) {
            (Side::Marines, Pays::Yes) => "report-skill-marines-yes",
            (Side::Marines, Pays::No) => "report-skill-marines-no",
            (Side::Marines, Pays::Open) => "report-skill-marines-open",
            (Side::Invader, Pays::Yes) => "report-skill-invader-yes",
            (Side::Invader, Pays::No) => "report-skill-invader-no",
            (Side::Invader, Pays::Open) => "report-skill-invader-open",
        };
        say_with(
            id,
            &[
                ("with", marines(skill.marines).into()),
                ("by", points(gain.by).into()),
                ("low", points(gain.low).into()),
                ("high", points(gain.high).into()),
            ],
        )
    };
    let turned =
        skill.turned.map(|_| say_with("report-skill-turned", &[("with", marines(skill.marines).into())]));
    skill.gains.iter().map(gain).collect::<Vec<_>>().into_iter().chain(turned)
}
