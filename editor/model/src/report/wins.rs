//! Who wins, for each number of marines and for simple and good players, and how hard that is.

use super::said::{best, marines, percent, players, share};
use super::{Bars, Part, Section, Table};
use crate::chances;
use crate::words::{say, say_of_side, say_with};
use missions::report::{Likely, grouped};
use missions::summary::{Players, Summary};
use rule_system::SideRow;

pub(super) fn section(summary: &Summary, ours: SideRow) -> Section {
    let of_marines = |id: &str| say_of_side(id, ours, &[]);
    let mut table = Table {
        head: [
            "report-win-marines",
            "report-win-players",
            "report-win-difficulty",
            "report-win-games",
            "report-win-share",
            "report-win-rounds",
        ]
        .map(of_marines)
        .to_vec(),
        words: 3,
        ..Table::default()
    };
    let mut bars = Bars { about: of_marines("report-win-chart"), rows: Vec::new() };
    let mut reasons = Vec::new();
    for number in &summary.numbers {
        for it in players(number) {
            let Players { bots, games, marines_win, rounds: [min, median, max], .. } = it;
            table.rows.push(vec![
                number.marines.to_string(),
                super::said::bots(bots),
                difficulty(it),
                grouped((*games).into()),
                share(*marines_win),
                format!("{median} ({min}–{max})"),
            ]);
            let part = |some: u32| f64::from(some) / f64::from((*games).max(1));
            let label = format!("{}, {}", marines(number.marines), super::said::bots(bots));
            bars.rows.push((label, part(it.won), part(it.unfinished), [marines_win.low, marines_win.high]));
        }
        reasons.extend(reason(number.marines, best(number)));
    }
    let parts = std::iter::once(Part::Bars(bars)).chain([Part::Table(table)]).chain(reasons);
    Section {
        id: "wins",
        title: say("report-win-title"),
        about: of_marines("report-win-about"),
        parts: parts.collect(),
    }
}

fn difficulty(players: &Players) -> String {
    chances::said(Likely::of(players.won, players.games).said())
}

/// Why it is so hard or easy: what ends most of the games.
fn reason(number: u8, players: &Players) -> Option<Part> {
    let most = players.ends.first().filter(|end| !end.reason.is_empty())?;
    Some(Part::Text(say_with(
        "report-because",
        &[
            ("marines", number.into()),
            ("difficulty", difficulty(players).into()),
            ("share", percent(most.share.counted).into()),
            ("reason", rule_system::capital(most.reason.trim_end_matches('.')).into()),
        ],
    )))
}
