//! What skill is worth to each side, as the ladder says.

use super::Share;
use crate::ladder::{self, Pays, Rung};
use engine::Side;
use serde::Serialize;

/// What skill is worth with one number of marines.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Skill {
    /// So many marines.
    pub marines: u8,
    /// The games of all pairings, those of the marines' weaker bots first.
    pub pairings: Vec<Pairing>,
    /// What it is worth to each side, as far as that is known.
    pub gains: Vec<Gain>,
    /// How the marines fare with beginners on both sides, and with good players, where that is surely another answer.
    pub turned: Option<[&'static str; 2]>,
}

/// Games of two bots.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// The marines' bots, as `--bots` names them.
    pub marines: &'static str,
    /// The invader's.
    pub invader: &'static str,
    /// How many games.
    pub games: u32,
    /// How often the marines win. The interval holds at every number of games.
    pub marines_win: Share,
}

/// How much more a side wins with bots that search than with greedy ones, against greedy ones.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Gain {
    /// The side.
    pub side: Side,
    /// From -1 to 1.
    pub by: f64,
    /// Probably no less than this (95 %).
    pub low: f64,
    /// Probably no more than this.
    pub high: f64,
    /// Whether skill pays.
    pub pays: Pays,
}

impl Skill {
    pub(super) fn of(rung: Rung<'_>) -> Self {
        let pairs =
            ladder::Skill::ALL.into_iter().flat_map(|ours| ladder::Skill::ALL.map(|theirs| (ours, theirs)));
        let pairing = |(ours, theirs): (ladder::Skill, ladder::Skill)| {
            Some(Pairing {
                marines: ours.bot().word(),
                invader: theirs.bot().word(),
                games: rung.games(ours, theirs)?.wins.games(),
                marines_win: rung.share(ours, theirs)?.into(),
            })
        };
        let gain = |side: Side| {
            let gain = rung.gain(side)?;
            let ladder::Gain { by, low, high } = gain;
            Some(Gain { side, by, low, high, pays: gain.pays() })
        };
        Self {
            marines: rung.marines,
            pairings: pairs.filter_map(pairing).collect(),
            gains: [Side::Marines, Side::Invader].into_iter().filter_map(gain).collect(),
            turned: rung.turned(),
        }
    }
}
