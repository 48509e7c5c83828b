//! What games measure for an intent, with an interval that holds however often one looks at it, and whether that decides the
//! intent.

use crate::verdict::texts::text;
use engine::{Side, Thing};
use missions_document::intent::{Games, Intent, Measure};
use missions_document::mission::Named;
use missions_play::report::{Likely, Line, Report, Share, Uses, rules_out};
use missions_play::setup::ThingIndex;
use std::fmt;
use words::Text;

/// Does an intent hold?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The whole interval lies inside of what is intended.
    Holds,
    /// It lies wholly outside.
    Broken,
    /// It reaches over an end.
    TooClose,
}

impl Outcome {
    /// For programs: `too close`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Broken => "broken",
            Self::TooClose => "too close",
        }
    }
}

/// What was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Found {
    /// A share of games.
    Share(Share),
    /// Rounds.
    Median(Median),
}

/// The middle of some numbers and its 95 % interval, which holds at every number of games together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Median {
    /// What was counted; of two middle ones the lower.
    pub counted: u32,
    /// The true one is not lower.
    pub low: u32,
    /// It is not higher; `None` while any number is possible.
    pub high: Option<u32>,
}

/// For people: `6 rounds (5–7)`.
impl fmt::Display for Median {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.said(), f)
    }
}

impl Median {
    /// The same as a text.
    #[must_use]
    pub fn said(self) -> Text {
        let said = match self.high {
            Some(high) => text("median").with("high", high),
            None => text("median-from"),
        };
        said.with("counted", self.counted).with("low", self.low)
    }

    /// Of numbers in any order.
    #[must_use]
    pub fn of(mut numbers: Vec<u32>) -> Self {
        numbers.sort_unstable();
        let games = numbers.len() as u32;
        let Some(counted) = numbers.get(numbers.len().saturating_sub(1) / 2).copied() else {
            return Self { counted: 0, low: 0, high: None };
        };
        // It is higher than a number that surely less than half of the games reach from below.
        let low = |at: u32| is_surely_less_than_half(numbers.partition_point(|it| *it <= at) as u32, games);
        let high =
            |at: u32| is_surely_less_than_half(games - numbers.partition_point(|it| *it < at) as u32, games);
        let none = is_surely_less_than_half(0, games);
        let mut once = numbers.clone();
        once.dedup();
        Self {
            counted,
            low: once.iter().copied().find(|at| !low(*at)).filter(|_| none).unwrap_or(0),
            high: once.iter().rev().copied().find(|at| !high(*at)).filter(|_| none),
        }
    }
}

/// So many times less likely must the games be with a half than with a mixture of all shares: at most one interval in so many is
/// wrong at an end, and two ends are wrong in one of twenty.
const LEVEL: f64 = 40.0;

/// Do so few of these games surely mean a share below a half, however often one looks?
fn is_surely_less_than_half(hits: u32, games: u32) -> bool {
    hits < games - hits && rules_out(hits, games, 0.5, LEVEL)
}

impl Found {
    /// What a report says of an intent, and in how many games. `None` if nothing on the table is what the intent is about.
    pub(super) fn of(intent: &Intent, numbers: &ThingIndex, report: &Report) -> Option<(Self, u32)> {
        let games = games(intent, report);
        let Some(hits) = hits(intent, numbers, report) else {
            let is_rounds = intent.what == Measure::Rounds;
            return is_rounds.then(|| (Self::Median(Median::of(rounds(intent, report))), games));
        };
        // As many games as were planned: then the share has the same interval as everywhere else.
        let is_planned = report.plan.until.is_none() && report.done() == report.plan.games;
        let share = if is_planned { Share::of(hits, games) } else { Share::at_any_time(hits, games) };
        Some((Self::Share(share), games))
    }

    /// Does it decide an intent with these ends?
    #[must_use]
    pub fn outcome(&self, from: Option<u16>, to: Option<u16>) -> Outcome {
        let (low, high) = self.ends();
        let is_inside =
            from.is_none_or(|from| low >= f64::from(from)) && to.is_none_or(|to| high <= f64::from(to));
        if is_inside {
            Outcome::Holds
        } else if self.is_below(from) || to.is_some_and(|to| low > f64::from(to)) {
            Outcome::Broken
        } else {
            Outcome::TooClose
        }
    }

    /// Is it surely less than this?
    pub(super) fn is_below(&self, from: Option<u16>) -> bool {
        from.is_some_and(|from| self.ends().1 < f64::from(from))
    }

    /// What was measured, with how far the interval reaches over the ends of an intent.
    pub(super) fn beyond(&self, measured: Text, from: Option<u16>, to: Option<u16>) -> Text {
        let (low, high) = self.ends();
        let id = match self {
            Self::Share(_) => "found-points",
            Self::Median(_) => "found-rounds",
        };
        // As far as the interval that is shown, but at least by something. It is a whole number.
        let part = |by: f64, end: u16, way: &str| {
            text(id).with("by", by.max(1.0) as u32).with("end", end).with("way", way)
        };
        let under = from.filter(|from| low < f64::from(*from));
        let over = to.filter(|to| high > f64::from(*to) && high.is_finite());
        let under = under.map(|from| part(f64::from(from) - low.round(), from, "below"));
        let over = over.map(|to| part(high.round() - f64::from(to), to, "above"));
        let parts = match (under, over) {
            (Some(under), Some(over)) => text("found-both").with("under", under).with("over", over),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => return measured,
        };
        text("found-beyond").with("measured", measured).with("parts", parts)
    }

    /// The ends of the interval, in percent or rounds.
    fn ends(&self) -> (f64, f64) {
        match self {
            Self::Share(share) => (share.low * 100.0, share.high * 100.0),
            Self::Median(median) => (f64::from(median.low), median.high.map_or(f64::INFINITY, f64::from)),
        }
    }
}

/// How many games an intent is said of.
fn games(intent: &Intent, report: &Report) -> u32 {
    let (won, all) = (report.wins.of(Side::Marines), report.wins.games());
    match intent.of {
        Games::All => all,
        Games::MarinesWin => won,
        Games::InvaderWin => all - won,
    }
}

/// In how many of them it happens. `None` for what is no share of games, and for what is not on the table.
fn hits(intent: &Intent, numbers: &ThingIndex, report: &Report) -> Option<u32> {
    match &intent.what {
        Measure::Rounds => None,
        Measure::MarinesWin => Some(match intent.of {
            Games::All | Games::MarinesWin => report.wins.of(Side::Marines),
            Games::InvaderWin => 0,
        }),
        Measure::Used(id) => {
            let thing = *numbers.things.get(&Named::Thing(*id))?;
            used(intent.of, report, |uses| of_thing(uses, thing))
        }
        Measure::Taken(tag) => {
            used(intent.of, report, |uses| Some(uses.offers.get(tag).map_or(0, |offer| offer.taken)))
        }
    }
}

/// The rounds of the games an intent is said of.
fn rounds(intent: &Intent, report: &Report) -> Vec<u32> {
    let is_meant = |line: &&Line| match intent.of {
        Games::All => true,
        Games::MarinesWin => line.winner == Some(Side::Marines),
        Games::InvaderWin => line.winner != Some(Side::Marines),
    };
    report.games.iter().filter(is_meant).map(|line| u32::from(line.rounds)).collect()
}

/// How likely it is that an intent holds, from 0 to 1, where all shares of games are equally likely before. A median lies at or
/// above a number where less than half of the games are shorter. `None` for what is not on the table.
pub(super) fn likely(intent: &Intent, numbers: &ThingIndex, report: &Report) -> Option<f64> {
    let games = games(intent, report);
    let [from, to] = intent.band();
    if intent.what != Measure::Rounds {
        return Some(Likely::between(hits(intent, numbers, report)?, games, from, to));
    }
    let rounds = rounds(intent, report);
    let is_less_than_half = |is_one: &dyn Fn(u32) -> bool| {
        let some = rounds.iter().filter(|it| is_one(**it)).count() as u32;
        Likely::between(some, games, 0.0, 0.5)
    };
    let long = intent.from.map_or(1.0, |from| is_less_than_half(&|it| it < u32::from(from)));
    let short = intent.to.map_or(1.0, |to| is_less_than_half(&|it| it > u32::from(to)));
    Some((long + short - 1.0).max(0.0))
}

/// In how many of the games that are meant something was used.
fn used(of: Games, report: &Report, count: impl Fn(&Uses) -> Option<u32>) -> Option<u32> {
    let (all, won) = (count(&report.uses)?, count(&report.used_in_wins)?);
    Some(match of {
        Games::All => all,
        Games::MarinesWin => won,
        Games::InvaderWin => all - won,
    })
}

/// In how many games a thing was used; `None` for what reports do not count.
fn of_thing(uses: &Uses, thing: Thing) -> Option<u32> {
    let counts = match thing {
        Thing::Door(door) => uses.doors.get(usize::from(door.0)),
        Thing::Token(token) => uses.tokens.get(usize::from(token.0)),
        Thing::Piece(piece) => uses
            .pieces
            .get(usize::from(piece.class.0))
            .and_then(|counts| counts.get(usize::from(piece.number))),
        Thing::Space(_) | Thing::Figure(_) | Thing::Region(_) => None,
    };
    counts.copied()
}
