//! What a number of games can show: whether they are enough, and the marines' share with its interval.

use engine::Side;
use missions_play::report::{Report, Share};

/// Fewer games than this cannot prove that something never happens; what they show is only noted.
pub(crate) const ENOUGH: u32 = 50;

/// The marines' share with its interval: one that holds at any time where games end early.
pub(super) fn share(report: &Report) -> Share {
    let Report { plan, wins, .. } = report;
    if plan.until.is_some() { wins.share_at_any_time(Side::Marines) } else { wins.share(Side::Marines) }
}
