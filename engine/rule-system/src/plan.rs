//! What to simulate: how many games, from which seed, and which bots play them.
//! `simulate` plays them.

mod known;

use crate::persona::Persona;
use crate::search::Level;
use crate::texts;
use engine::Side;
use engine::play::batch;
use engine::suggest::nearest;
use std::fmt;
use std::str::FromStr;

/// How a bot thinks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum BotKind {
    /// Any legal choice.
    Random,
    /// What looks best at once.
    #[default]
    Greedy,
    /// What does best in a few short rollouts.
    Search(Level),
    /// What a will of its own says.
    Persona(Persona),
}

impl BotKind {
    /// All of them: the weakest first, personas last.
    pub const ALL: [Self; 12] = [
        Self::Random,
        Self::Greedy,
        Self::Search(Level::Quick),
        Self::Search(Level::Usual),
        Self::Search(Level::Long),
        Self::Persona(Persona::Rush),
        Self::Persona(Persona::Turtle),
        Self::Persona(Persona::Explore),
        Self::Persona(Persona::Hunt),
        Self::Persona(Persona::Swarm),
        Self::Persona(Persona::Ambush),
        Self::Persona(Persona::Guard),
    ];

    /// Those that need no time to think.
    pub const AT_ONCE: [Self; 2] = [Self::Random, Self::Greedy];

    /// For people and files: `greedy`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Search(Level::Quick) => "search:quick",
            Self::Search(Level::Usual) => "search:usual",
            Self::Search(Level::Long) => "search:long",
            Self::Persona(persona) => persona.word(),
        }
    }

    /// Does it play this side?
    #[must_use]
    pub fn plays(self, side: Side) -> bool {
        match self {
            Self::Random | Self::Greedy | Self::Search(_) => true,
            Self::Persona(persona) => persona.side() == side,
        }
    }

    /// Does it need the value of the game?
    #[must_use]
    pub const fn searches(self) -> bool {
        matches!(self, Self::Search(_))
    }

    /// The bot with a name; `search` alone is the usual one.
    fn named(word: &str) -> Option<Self> {
        let word = if word == "search" { "search:usual" } else { word };
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// Who plays the two sides. As text `greedy`, or `search:usual,greedy` if the marines' bots differ from the invader's.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct BotPair {
    /// The marines.
    pub marines: BotKind,
    /// The invader.
    pub invader: BotKind,
}

impl BotPair {
    /// The same bot on both sides.
    #[must_use]
    pub const fn both(kind: BotKind) -> Self {
        Self { marines: kind, invader: kind }
    }

    /// Does either need the value of the game?
    #[must_use]
    pub const fn search(self) -> bool {
        self.marines.searches() || self.invader.searches()
    }

    /// The bot of a side.
    #[must_use]
    pub const fn of(self, side: Side) -> BotKind {
        match side {
            Side::Marines => self.marines,
            Side::Invader => self.invader,
        }
    }
}

impl fmt::Display for BotPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.marines.word())?;
        if self.marines == self.invader { Ok(()) } else { write!(f, ",{}", self.invader.word()) }
    }
}

impl FromStr for BotPair {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.matches(',').count() > 1 {
            return Err(texts::text("plan-two").to_string());
        }
        let both = text.split_once(',');
        let (marines, invader) = both.unwrap_or((text, text));
        let mut bots = [BotKind::default(); 2];
        for (bot, (side, word)) in bots.iter_mut().zip([(Side::Marines, marines), (Side::Invader, invader)]) {
            let known = || BotKind::ALL.into_iter().filter(|kind| both.is_none() || kind.plays(side));
            *bot = BotKind::named(word.trim()).ok_or_else(|| unknown(word.trim(), known()))?;
            if !bot.plays(side) {
                return Err(misplaced(*bot, side, both.is_none()));
            }
        }
        let [marines, invader] = bots;
        Ok(Self { marines, invader })
    }
}

/// What to say of a word that is no bot's.
fn unknown(word: &str, known: impl Iterator<Item = BotKind> + Clone) -> String {
    let choose = words(known.clone());
    let text = match nearest(word, known.map(BotKind::word)) {
        Some(meant) => texts::text("plan-unknown-meant").with("meant", meant),
        None => texts::text("plan-unknown"),
    };
    text.with("word", word.escape_debug().to_string()).with("words", choose).to_string()
}

/// What to say when a bot is named for a side it does not play, alone or in a pair.
fn misplaced(bot: BotKind, side: Side, alone: bool) -> String {
    let text = match (side, alone) {
        (Side::Invader, true) => texts::text("plan-only-marines"),
        (Side::Marines, true) => texts::text("plan-only-invader"),
        (Side::Invader, false) => texts::text("plan-not-invader"),
        (Side::Marines, false) => texts::text("plan-not-marines"),
    };
    let text = text.with("word", bot.word());
    if alone {
        return text.to_string();
    }
    text.with("words", words(BotKind::ALL.into_iter().filter(|kind| kind.plays(side)))).to_string()
}

/// The words of some bots, to choose from.
fn words(kinds: impl Iterator<Item = BotKind>) -> String {
    kinds.map(BotKind::word).collect::<Vec<_>>().join(", ")
}

/// A game is left unfinished after so many choices: ten times what the longest good games take.
pub const LIMIT: u32 = 100_000;

/// What to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Plan {
    /// How many games.
    pub games: u32,
    /// The seed of all of them.
    pub seed: u64,
    /// Who plays.
    pub bots: BotPair,
    /// On how many threads. Nothing in the report depends on it.
    pub jobs: usize,
    /// A game is left unfinished after so many choices.
    pub limit: u32,
    /// With so many games in which a script failed, or which came to no end, no more are played.
    pub patience: u32,
    /// No more games are played when this is reached.
    pub until: Option<Until>,
}

/// When no more games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Until {
    /// It is looked at whenever so many more games are played.
    pub every: u32,
    /// The bots have tried so many choices, those of the games among them. A measure of cost that is the same on every machine.
    pub tried: u64,
}

/// So many games that go wrong are enough, if nothing else is said.
pub const PATIENCE: u32 = 3;

impl Plan {
    /// So many games of greedy bots from a seed, on one thread.
    #[must_use]
    pub const fn new(games: u32, seed: u64) -> Self {
        let bots = BotPair::both(BotKind::Greedy);
        Self { games, seed, bots, jobs: 1, limit: LIMIT, patience: PATIENCE, until: None }
    }

    /// So many of its games from the first of them on, for the drivers.
    #[must_use]
    pub(crate) const fn batch(&self, first: u32, games: u32) -> batch::Plan {
        batch::Plan { first, games, seed: self.seed, jobs: self.jobs, limit: self.limit }
    }
}
