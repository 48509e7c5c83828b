//! What a report on a mission says, as one structure: who wins, how games end, what is used, and where. It is worked out from the
//! games of a judgement and has no words for people; views of it (terminal, window, web page) bring theirs, and programs
//! read it as JSON.

mod frags;
mod luck;
mod players;
mod share;
mod skill;
mod spaces;
mod supply;
mod usage;

pub use frags::Frags;
pub use luck::Luck;
pub use players::{Chances, End, Length, Players};
pub use share::Share;
pub use skill::{Gain, Pairing, Skill};
pub use supply::Supply;
pub use usage::{Usage, Used, UsedKind};

use crate::ladder::Rung;
use crate::verdict::Judgement;
use missions_document::mission::Mission;
use missions_play::report::Report;
use serde::Serialize;
use tiles::Cell;

/// What the games of one number of marines say.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Number {
    /// So many marines.
    pub marines: u8,
    /// Bots that play by rules of thumb, as beginners do.
    pub simple: Players,
    /// Bots that search, as people do who know the game; `None` where they did not play.
    pub good: Option<Players>,
}

/// What the games of a mission say.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// All games but those that show what skill and luck are worth.
    pub games: u32,
    /// By number of marines.
    pub numbers: Vec<Number>,
    /// What skill is worth, by number of marines; empty where that was not played.
    pub skill: Vec<Skill>,
    /// How much of who wins the deal decides, by number of marines; empty where that was not played.
    pub luck: Vec<Luck>,
    /// Doors, tokens, pieces, offers, answers and cards, and how often they were used.
    pub usage: Vec<Usage>,
    /// Who fragged whom.
    pub frags: Frags,
    /// Spaces that no marine entered in any game, by row and column.
    pub not_entered: Vec<Cell>,
    /// The most figures of a kind at once, and how many the box has.
    pub supply: Vec<Supply>,
}

/// The summary of a judgement; `None` where nothing was played.
#[must_use]
pub fn summary(mission: &Mission, judgement: &Judgement) -> Option<Summary> {
    let Judgement { reports, contests, ladder, luck, numbers, .. } = judgement;
    let numbers = numbers.as_ref().filter(|_| !reports.is_empty())?;
    let all: Vec<&Report> = reports.iter().chain(contests).collect();
    let number = |simple: &Report| Number {
        marines: simple.marines,
        simple: Players::of(simple),
        good: contests.iter().find(|good| good.marines == simple.marines).map(Players::of),
    };
    Some(Summary {
        games: all.iter().map(|report| report.wins.games()).sum(),
        numbers: reports.iter().map(number).collect(),
        skill: Rung::all(ladder).map(Skill::of).collect(),
        luck: luck.iter().map(Luck::from).collect(),
        usage: usage::find(mission, numbers, &all),
        frags: Frags::of(mission, &all),
        not_entered: spaces::not_entered(mission, &all),
        supply: supply::find(mission, &all),
    })
}

#[cfg(test)]
mod tests;
