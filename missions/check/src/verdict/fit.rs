//! Which limit would let the marines win as often as is wanted: other limits are tried by play, and the rest of the mission stays as
//! it is. Findings about who wins use the answer as help. `outcome` names the limit.

use super::meant::broken_intent;
use super::texts::{also, games, percent, text};
use super::{ENOUGH, Waiting, marines};
use crate::intents::Answer;
use engine::Side;
use engine::play::Controls;
use missions_document::edit::Edit;
use missions_document::mission::{Mission, Settings};
use missions_play::kept;
use missions_play::report::{Balance, Report, Share};
use missions_play::ruleset;
use missions_play::simulate::{BotKind, BotPair, Plan};
use rule_system::safely::safely;
use rule_system::setting::{self, Ask, Value};
use words::{Argument, Text};

/// What the best limit does for one number of marines.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// So many marines.
    pub marines: u8,
    /// The share of games that they should win is not lower than this, from 0 to 1.
    pub from: f64,
    /// It is not higher than this.
    pub to: f64,
    /// The limit that is set.
    pub set: u8,
    /// Of all other limits the one with which their share comes nearest to the middle of that.
    pub limit: u8,
    /// The largest limit there is.
    pub most: u8,
    /// Their share with it.
    pub share: Share,
    /// So many games were played with it.
    pub games: u32,
}

impl Eq for Fit {}

/// The most games with a limit. The interval is 14 points wide then, narrower than what a mission may be.
const MOST_GAMES: u32 = 200;

/// Who plays where no bots search.
pub(super) const BOTS: BotPair = BotPair::both(BotKind::Greedy);

/// How often the marines should win with a number of them, from 0 to 1.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    pub(super) marines: u8,
    /// The bots that judge the mission with this number.
    pub(super) bots: BotPair,
    pub(super) from: f64,
    pub(super) to: f64,
}

/// What is wanted where the marines win too often or too seldom: what an intent says, else what an even mission has.
pub(super) fn wanted(
    mission: &Mission,
    answers: &[Answer],
    report: &Report,
    contest: Option<&Report>,
) -> Option<Wanted> {
    let is_whole = report.wins.games() >= ENOUGH && report.wins.unfinished == 0 && !report.given_up();
    if !is_whole {
        return None;
    }
    let (marines, bots) = (report.marines, contest.unwrap_or(report).plan.bots);
    if let Some((intent, _)) = broken_intent(mission, answers, marines) {
        let [from, to] = intent.band();
        return Some(Wanted { marines, bots, from, to });
    }
    let is_lost = |side: Side| is_hardly_won(report, contest, side);
    let is_uneven = [Side::Marines, Side::Invader].into_iter().any(is_lost);
    is_uneven.then_some(Wanted { marines, bots, from: Balance::LOW, to: Balance::HIGH })
}

/// The limit of a rule system that ends games, which missions set.
pub(super) struct Limit {
    /// The setting.
    id: &'static str,
    usual: u8,
    most: u8,
}

impl Limit {
    /// `None` where the rules have none.
    pub(super) fn of(mission: &Mission) -> Option<Self> {
        let system = mission.system();
        let id = system.counts().iter().find_map(|count| count.limit)?;
        let asked = system.settings().iter().find(|setting| setting.id == id)?;
        let Ask::Number { usual, most } = asked.ask else { return None };
        Some(Self { id, usual, most: most(&**mission.content()) })
    }

    /// Try limits, each with the same seeds, until bots have tried about `budget` choices; progress counts these. Returns the best one
    /// and how many choices they tried. No limit if that was cancelled or broke.
    pub(super) fn fit(
        &self,
        mission: &Mission,
        wanted: &Wanted,
        plan: &Plan,
        budget: u64,
        waiting: Waiting<'_>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> (Option<Fit>, u64) {
        let Wanted { marines, bots, from, to } = *wanted;
        // The limit that is set is known not to do.
        let set = setting::per_marines(&mission.settings().own, self.id)
            .get(&marines)
            .copied()
            .unwrap_or(self.usual);
        let (middle, most) = (f64::midpoint(from, to), self.most);
        let plan = Plan { games: plan.games.min(MOST_GAMES), bots, until: None, ..*plan };
        let mut best: Option<Fit> = None;
        let (mut low, mut high, mut spent) = (1, most, 0);
        // The marines win more often with a higher limit.
        while low <= high && spent < budget {
            let limit = u8::midpoint(low, high);
            let other = with(mission, self.id, marines, limit);
            // So many limits are left to try at most.
            let left = u64::from(u8::BITS - (high - low + 1).leading_zeros());
            let report =
                safely(|| play(&other, wanted, &plan, (budget - spent) / left, waiting)).ok().flatten();
            let Some(report) = report.filter(|_| !waiting.is_cancelled()) else { return (None, spent) };
            spent += report.tried;
            if report.given_up() || report.wins.games() == 0 {
                return (None, spent);
            }
            progress(spent.min(budget));
            let (share, games) = (report.wins.share(Side::Marines), report.wins.games());
            let distance = |share: Share| (share.counted - middle).abs();
            if limit != set && best.as_ref().is_none_or(|best| distance(share) < distance(best.share)) {
                best = Some(Fit { marines, from, to, set, limit, most, share, games });
            }
            if share.counted < middle {
                let Some(next) = limit.checked_add(1) else { break };
                low = next;
            } else {
                high = limit - 1;
            }
        }
        (best, spent)
    }
}

/// The mission with another limit for a number of marines.
fn with(mission: &Mission, id: &str, marines: u8, limit: u8) -> Mission {
    let mut own = mission.settings().own.clone();
    let mut limits = setting::per_marines(&own, id);
    let _ = limits.insert(marines, limit);
    setting::set(&mut own, id, Value::PerMarines(limits));
    let settings = Settings { own, ..mission.settings().clone() };
    mission.clone().with([Edit::Settings(Box::new(settings))])
}

/// So many games are played before it is looked whether they are enough.
const EVERY: u32 = 10;

/// Games of a mission, until the marines' share surely lies outside of what is wanted, or bots have tried so many choices.
fn play(
    mission: &Mission,
    wanted: &Wanted,
    plan: &Plan,
    budget: u64,
    waiting: Waiting<'_>,
) -> Option<Report> {
    let Wanted { marines, from, to, .. } = *wanted;
    let ready = ruleset::lay_out(mission, marines)?;
    let is_enough = |report: &Report| {
        let share = report.wins.share_at_any_time(Side::Marines);
        share.high < from || share.low > to || report.tried >= budget
    };
    let until = format!(" until not {from} to {to} or {budget} choices");
    let (digest, controls) = (ruleset::digest(mission), Controls { cancel: waiting.cancel, progress: None });
    if plan.bots.search() {
        kept::learn(&ready, digest, plan.jobs, waiting.shelf, controls);
    }
    Some(kept::simulate_until(&ready, digest, plan, EVERY, &until, &is_enough, waiting.shelf, controls))
}

/// What can be done with the limit, in words.
pub(super) enum Turn {
    /// Which limit to set: `raise the frag limit from 4 to 6 (the marines then win 48 % of 200 games)`.
    Set(Text),
    /// That none helps: `no frag limit from 1 to 12 lets the marines win 35 to 65 % of the games (with a limit of 12 they win 3 %)`.
    Vain(Text),
    /// Not tried.
    Unknown,
}

impl Fit {
    fn is_good(&self) -> bool {
        (self.from..=self.to).contains(&self.share.counted)
    }

    /// `35 to 65 %`.
    fn wanted(&self) -> Text {
        let id = match (self.from > 0.0, self.to < 1.0) {
            (true, true) => "fit-between",
            (true, false) => "fit-at-least",
            (false, _) => "fit-at-most",
        };
        let number = |share: f64| format!("{:.0}", share * 100.0);
        text(id).with("from", number(self.from)).with("to", number(self.to))
    }

    /// A text about the limit that is set, the best one, and how often the marines win with it.
    fn said(&self, id: &'static str) -> Text {
        let limits = text(id).with("set", self.set).with("best", self.limit);
        limits.with("share", percent(self.share.counted)).with("games", games(self.games))
    }
}

/// What can be done with the limit for these numbers of marines.
pub(super) fn turn(fits: &[Fit], numbers: &[u8], limit: &Text) -> Turn {
    let meant = fits.iter().filter(|fit| numbers.contains(&fit.marines));
    let (good, bad): (Vec<&Fit>, Vec<&Fit>) = meant.partition(|fit| fit.is_good());
    let vain = |fit: &Fit| {
        fit.said("fit-vain").with("limit", limit.clone()).with("most", fit.most).with("wanted", fit.wanted())
    };
    let [first, ..] = good[..] else {
        return bad.first().map_or(Turn::Unknown, |fit| Turn::Vain(vain(fit)));
    };
    let way = match (good.iter().all(|fit| fit.limit > fit.set), good.iter().all(|fit| fit.limit < fit.set)) {
        (true, _) => "raise",
        (_, true) => "lower",
        (false, false) => "change",
    };
    if numbers.len() == 1 {
        return Turn::Set(first.said("fit-one").with("way", way).with("limit", limit.clone()));
    }
    let one = |fit: &&Fit| fit.said("fit-each").with("marines", marines(&[fit.marines], Argument::All));
    let each = good.iter().map(one);
    let each = each.reduce(|before, after| text("fit-list").with("before", before).with("after", after));
    let turn = text("fit-several").with("way", way).with("limit", limit.clone());
    let turn = turn.with("each", each.unwrap_or_else(|| Text::verbatim("")));
    let none: Vec<u8> = bad.iter().map(|fit| fit.marines).collect();
    if none.is_empty() {
        return Turn::Set(turn);
    }
    let rest = text("fit-none").with("marines", marines(&none, Argument::Any)).with("limit", limit.clone());
    Turn::Set(also(turn, [rest]))
}

/// A side that wins less than this share of games, surely, has no chance to speak of.
const HARDLY: f64 = 0.05;

/// Does a side surely win hardly any of these games, and no more of those between bots that search?
pub(super) fn is_hardly_won(report: &Report, contest: Option<&Report>, side: Side) -> bool {
    let good = contest.map(|contest| contest.wins.share_at_any_time(side));
    report.wins.share(side).high < HARDLY && good.is_none_or(|share| share.low <= HARDLY)
}
