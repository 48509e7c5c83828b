//! S008 and S009: who has the better chances when both sides play well, and whether that is another side than when they play by rules
//! of thumb. A contest is games of searching bots on both sides; it ends as soon as it is clear who has the better chances.

use super::meant::is_meant;
use super::texts::{of_side, text};
use super::{marines, share};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::report::{Balance, Report};
use missions_play::simulate::{BotKind, BotPair, Plan, Until};
use rule_system::search::Level;
use words::{Argument, Text};

const BETTER_CHANCES: Page =
    Page { code: Code("S008"), severity: Severity::Note, words: &crate::pages::WORDS };

const SKILL: Page = Page { code: Code("S009"), severity: Severity::Note, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[BETTER_CHANCES, SKILL];

/// How long bots that search play a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contest {
    /// Some seconds.
    Quick,
    /// Some minutes, the last of them with stronger bots.
    Thorough,
    /// As thorough, with so many millions of choices of the stronger bots: part of the way there, for those who do not wait.
    Deeper(u32),
}

/// Games between bots of one level, and how many choices they may try in a mission, lessons aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub(super) level: Level,
    pub(super) tried: u64,
}

impl Stage {
    /// Some 30 seconds of one usual processor core: 130 to 300 games for each of four numbers of marines.
    const QUICK: Self = Self { level: Level::Quick, tried: 20_000_000 };

    /// The stronger bots are wanted for their strength: 100 games and more for each of four numbers of marines.
    const USUAL: Self = Self { level: Level::Usual, tried: 160_000_000 };

    /// Games of this stage are played in turns of so many, a number of marines after the other: what one does not need is left for
    /// the others, and all of them are known equally well when one ends them.
    pub(super) const TURN: u32 = 10;

    /// Its games; how many of them are played is for the turns to say. Games with the same bots are the same for every budget, so
    /// that later ones go on from earlier ones.
    pub(super) const fn plan(self, plan: &Plan) -> Plan {
        let bots = BotPair::both(BotKind::Search(self.level));
        let until = Some(Until { every: Self::TURN, tried: u64::MAX });
        Plan { games: MOST, bots, until, ..*plan }
    }
}

/// More games of one number of marines say hardly more.
const MOST: u32 = 1_000;

impl Contest {
    /// Whose games are played, the weaker bots first.
    pub(super) fn stages(self) -> Vec<Stage> {
        match self {
            Self::Quick => vec![Stage::QUICK],
            Self::Thorough => vec![Stage::QUICK, Stage::USUAL],
            Self::Deeper(millions) => {
                vec![Stage::QUICK, Stage { tried: u64::from(millions) * 1_000_000, ..Stage::USUAL }]
            }
        }
    }

    /// The strongest bots that play.
    #[must_use]
    pub const fn bots(self) -> BotPair {
        BotPair::both(BotKind::Search(match self {
            Self::Quick => Stage::QUICK.level,
            Self::Thorough | Self::Deeper(_) => Stage::USUAL.level,
        }))
    }
}

/// Games in which the strongest bot plays a side that won nothing, against the greedy bot: before a mission is called hopeless.
#[derive(Clone, Debug)]
pub(super) struct Attempt {
    pub side: Side,
    pub report: Report,
}

impl Attempt {
    /// If one game in ten can be won, 40 lost ones are chance in 1 of 68 missions.
    pub(super) const GAMES: u32 = 40;

    pub(super) fn plan(side: Side, plan: &Plan) -> Plan {
        let (strongest, other) = (BotKind::Search(Level::Long), BotKind::Greedy);
        let bots = match side {
            Side::Marines => BotPair { marines: strongest, invader: other },
            Side::Invader => BotPair { marines: other, invader: strongest },
        };
        Plan { games: Self::GAMES, bots, until: None, ..*plan }
    }
}

pub(super) fn find(
    mission: &Mission,
    greedy: &[&Report],
    contests: &[Report],
    limit: &Text,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for contest in contests.iter().filter(|contest| contest.wins.unfinished == 0) {
        if !is_meant(mission, contest.marines, share(contest)) {
            found.extend(better_chances(mission, contest, limit));
        }
        let simple = greedy.iter().find(|report| report.marines == contest.marines);
        found.extend(simple.and_then(|simple| skill(mission, simple, contest)));
    }
    found
}

fn better_chances(mission: &Mission, contest: &Report, limit: &Text) -> Option<Diagnostic> {
    let (side, help) = match contest.wins.balance() {
        Balance::Marines => (Side::Marines, "s008-lower-help"),
        Balance::Invader => (Side::Invader, "s008-raise-help"),
        Balance::NotMarines | Balance::Even | Balance::NotInvader | Balance::Open => return None,
    };
    // A side that never wins is a matter of its own.
    if contest.wins.of(side) == contest.wins.games() {
        return None;
    }
    let message = of_side("s008-message", mission.system().side(side))
        .with("marines", marines(&[contest.marines], Argument::All))
        .with("share", contest.wins.share_at_any_time(side).to_string());
    let help = text(help).with("limit", limit.clone());
    Some(Diagnostic::new(BETTER_CHANCES.code, BETTER_CHANCES.severity, message).at(Place::Mission).help(help))
}

/// Do beginners and people who know the game surely meet another mission? How the marines fare with the two groups then: texts choose
/// by these words, and programs read them.
pub(crate) fn turned(simple: &Report, contest: &Report) -> Option<[&'static str; 2]> {
    let (beginners, good) = (share(simple), share(contest));
    let apart = beginners.high < good.low || good.high < beginners.low;
    let words = |share: f64| match share {
        low if low < Balance::LOW => "lose",
        high if high > Balance::HIGH => "win",
        _ => "have even chances",
    };
    let (weak, strong) = (words(beginners.counted), words(good.counted));
    (apart && weak != strong).then_some([weak, strong])
}

/// The problem of a mission that is another one for beginners, and is not meant to be.
pub(crate) fn skill(mission: &Mission, simple: &Report, contest: &Report) -> Option<Diagnostic> {
    let [weak, strong] = turned(simple, contest)?;
    let (beginners, good) = (share(simple), share(contest));
    if [beginners, good].into_iter().all(|share| is_meant(mission, contest.marines, share)) {
        return None;
    }
    let message = text("s009-message")
        .with("marines", marines(&[contest.marines], Argument::All))
        .with("weak", weak)
        .with("strong", strong)
        .with("beginners", beginners.to_string())
        .with("good", good.to_string());
    Some(Diagnostic::new(SKILL.code, SKILL.severity, message).at(Place::Mission).help(text("s009-help")))
}
