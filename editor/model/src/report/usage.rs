//! What is used, and what is not; cards in a table of their own.

use super::said::share;
use super::{Part, Section, Table};
use crate::words::{say, say_of_side, say_with};
use missions::report::grouped;
use missions::summary::{Summary, Usage, Used, UsedKind};
use rule_system::SideRow;
use std::cmp::Reverse;

/// Doors, tokens, pieces, offers and answers: what is never used first. `None` where the mission has none.
pub(super) fn section(summary: &Summary, ours: SideRow) -> Option<Section> {
    let about = say_of_side("report-use-about", ours, &[("games", grouped(summary.games.into()).into())]);
    let things = rows(summary, ours, |kind| kind != UsedKind::Card)?;
    Some(Section { id: "usage", title: say("report-use-title"), about, parts: vec![Part::Table(things)] })
}

/// Cards that marines play, the most frequent first. `None` where they play none.
pub(super) fn cards(summary: &Summary, ours: SideRow) -> Option<Section> {
    let cards = rows(summary, ours, |kind| kind == UsedKind::Card)?;
    let (title, about) = (say("report-cards-title"), say("report-cards-about"));
    Some(Section { id: "cards", title, about, parts: vec![Part::Table(cards)] })
}

fn rows(summary: &Summary, ours: SideRow, wanted: impl Fn(UsedKind) -> bool) -> Option<Table> {
    let mut usage: Vec<&Usage> = summary.usage.iter().filter(|it| wanted(it.kind)).collect();
    usage.sort_by_key(|it| (it.used, Reverse((it.share.counted * 1e6) as u32)));
    let row = |it: &&Usage| {
        let name = match it.kind {
            UsedKind::Door | UsedKind::Token | UsedKind::Piece | UsedKind::Card => {
                rule_system::capital(&it.name)
            }
            UsedKind::Offer => say_with("report-use-offer", &[("name", it.name.clone().into())]),
            UsedKind::Answer => say_with("report-use-answer", &[("name", it.name.clone().into())]),
        };
        let means = say(match it.used {
            Used::Never => "report-use-never",
            Used::Hardly => "report-use-hardly",
            Used::Some => "report-use-some",
        });
        vec![name, means, share(it.share), share(it.in_wins), share(it.in_others)]
    };
    let head =
        ["report-use-thing", "report-use-means", "report-use-share", "report-use-wins", "report-use-others"]
            .map(|id| say_of_side(id, ours, &[]));
    let mut table = Table { head: head.to_vec(), rows: usage.iter().map(row).collect(), words: 2 };
    if usage.iter().all(|it| it.used == Used::Some) {
        for row in table.rows.iter_mut().chain([&mut table.head]) {
            let _ = row.remove(1);
        }
        table.words = 1;
    }
    (!table.rows.is_empty()).then_some(table)
}
