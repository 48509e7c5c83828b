//! What skill is worth to each side, from the games of the skill ladder.

use super::said::{marines, share};
use super::{Part, Section, Table};
use crate::words::{say, say_of_side, say_with};
use engine::Side;
use missions::ladder::Pays;
use missions::report::grouped;
use missions::summary::{Gain, Pairing, Skill, Summary};
use rule_system::SideRow;

/// `None` where no ladder was played.
pub(super) fn section(summary: &Summary, sides: [SideRow; 2]) -> Option<Section> {
    let [ours, theirs] = sides;
    let head = [
        say("report-skill-marines"),
        say_of_side("report-skill-bots", ours, &[]),
        say_of_side("report-skill-bots", theirs, &[]),
        say("report-skill-games"),
        say_of_side("report-skill-share", ours, &[]),
    ];
    let row = |number: u8, pairing: &Pairing| {
        let Pairing { marines, invader, games, marines_win } = pairing;
        let (ours, theirs) = (super::said::bots(marines), super::said::bots(invader));
        vec![number.to_string(), ours, theirs, grouped((*games).into()), share(*marines_win)]
    };
    let rows = summary.skill.iter().flat_map(|it| it.pairings.iter().map(|pairing| row(it.marines, pairing)));
    let table = Table { head: head.to_vec(), rows: rows.collect(), words: 3 };
    let said = summary.skill.iter().flat_map(|skill| sentences(skill, sides));
    (!table.rows.is_empty()).then(|| Section {
        id: "skill",
        title: say("report-skill-title"),
        about: say_of_side("report-skill-about", ours, &[]),
        parts: std::iter::once(Part::Table(table)).chain(said.map(Part::Text)).collect(),
    })
}

fn sentences(skill: &Skill, [ours, theirs]: [SideRow; 2]) -> impl Iterator<Item = String> {
    let gain = |gain: &Gain| {
        let side = match gain.side {
            Side::Marines => ours,
            Side::Invader => theirs,
        };
        let points = |part: f64| format!("{:+.0}", (part * 100.0).round() + 0.0);
        let id = match gain.pays {
            Pays::Yes => "report-skill-yes",
            Pays::No => "report-skill-no",
            Pays::Open => "report-skill-open",
        };
        say_of_side(
            id,
            side,
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
