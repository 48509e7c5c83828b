//! What an author wants to be true of a mission when it is played: "the marines win 35 to 65 % of the games". An intent is data
//! and a sentence; whether it can be tested is for the checks, and whether it holds for the games they play.

use crate::id::Id;
use crate::mission::Mission;
use std::collections::BTreeSet;

/// A statement about the games of a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// What is measured.
    pub what: Measure,
    /// It is not lower than this; in percent of games, or in rounds.
    pub from: Option<u16>,
    /// It is not higher than this.
    pub to: Option<u16>,
    /// The numbers of marines it is said of, each by itself; empty for all that the mission is made for.
    pub marines: BTreeSet<u8>,
    /// The games it is said of.
    pub of: Games,
    /// Who plays them: one bot for both sides, or the marines' and the invader's with a comma between. Empty for those that judge
    /// the mission: the best that play enough.
    pub bots: String,
}

/// What an intent measures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// In how many percent of the games the marines win.
    MarinesWin,
    /// How many rounds the median game has.
    Rounds,
    /// In how many percent of the games a door, a token or a piece of the rule system's own is used.
    Used(Id),
    /// In how many percent of the games a marine takes the offer with this tag.
    Taken(String),
}

/// Of which games something is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Games {
    /// All.
    #[default]
    All,
    /// Those that the marines win.
    MarinesWin,
    /// Those that the marines do not win.
    InvaderWin,
}

impl Intent {
    /// About all games of the players that judge the mission, with every number of marines, of any share or length.
    #[must_use]
    pub fn new(what: Measure) -> Self {
        Self { what, from: None, to: None, marines: BTreeSet::new(), of: Games::All, bots: String::new() }
    }

    /// Does it say how many of all games the marines win?
    #[must_use]
    pub fn is_of_wins(&self) -> bool {
        self.what == Measure::MarinesWin && self.of == Games::All
    }

    /// The ends of a share, from 0 to 1; where there is none, the share has its own.
    #[must_use]
    pub fn band(&self) -> [f64; 2] {
        let part = |end: u16| f64::from(end) / 100.0;
        [self.from.map_or(0.0, part), self.to.map_or(1.0, part)]
    }

    /// Is its lower end above its upper one, so that nothing lies between them?
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        self.from.zip(self.to).is_some_and(|(from, to)| from > to)
    }

    /// The bots by their words, if it names some.
    #[must_use]
    pub fn players(&self) -> Option<&str> {
        Some(self.bots.as_str()).filter(|bots| !bots.trim().is_empty())
    }

    /// The numbers of marines for which it is judged, of those that games of the mission are played with.
    #[must_use]
    pub fn numbers(&self, played: &BTreeSet<u8>) -> BTreeSet<u8> {
        let is_meant = |marines: &u8| self.marines.is_empty() || self.marines.contains(marines);
        played.iter().copied().filter(is_meant).collect()
    }

    /// For people: `The marines win 35 to 65 % of the games with 3 marines.`
    #[must_use]
    pub fn sentence(&self, mission: &Mission) -> String {
        let games = self.games();
        let share = self.ends("%");
        match &self.what {
            Measure::MarinesWin => format!("The marines win {share} of {games}."),
            Measure::Rounds => format!("The median of {games} has {}.", self.ends("rounds")),
            Measure::Used(id) => {
                let thing = mission.things().get(id).map(|thing| thing.called(mission.system()));
                let thing = thing.unwrap_or_else(|| format!("thing {id}, which is not there,"));
                format!("{} is used in {share} of {games}.", rule_system::capital(&thing))
            }
            Measure::Taken(tag) => {
                format!("The offer \"{}\" is taken in {share} of {games}.", tag.escape_debug())
            }
        }
    }

    /// The same for one number of marines.
    #[must_use]
    pub fn sentence_with(&self, marines: u8, mission: &Mission) -> String {
        Self { marines: [marines].into(), ..self.clone() }.sentence(mission)
    }

    fn ends(&self, unit: &str) -> String {
        match (self.from, self.to) {
            (Some(from), Some(to)) if from == to => format!("{from} {unit}"),
            (Some(from), Some(to)) => format!("{from} to {to} {unit}"),
            (Some(from), None) => format!("at least {from} {unit}"),
            (None, Some(to)) => format!("at most {to} {unit}"),
            (None, None) if unit == "%" => "any share".to_owned(),
            (None, None) => format!("any number of {unit}"),
        }
    }

    /// The games it is said of: `the games of search:quick bots with 3 marines that the marines win`.
    fn games(&self) -> String {
        let bots = match self.players() {
            None => String::new(),
            Some(bots) => format!(" of {} bots", bots.escape_debug()),
        };
        let numbers: Vec<String> = self.marines.iter().map(u8::to_string).collect();
        let with = match &numbers[..] {
            [] => String::new(),
            [one] if one == "1" => " with 1 marine".to_owned(),
            [one] => format!(" with {one} marines"),
            [most @ .., last] => format!(" with {} or {last} marines", most.join(", ")),
        };
        let won = match self.of {
            Games::All => "",
            Games::MarinesWin => " that the marines win",
            Games::InvaderWin => " that the invader wins",
        };
        format!("the games{bots}{with}{won}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn intents_are_sentences() {
        let mission = Mission::starter();
        let door = mission.things().iter().find(|(_, thing)| thing.noun(mission.system()) == "door");
        let door = *door.expect("a door").0;
        let intents = [
            Intent { from: Some(35), to: Some(65), marines: [3].into(), ..Intent::new(Measure::MarinesWin) },
            Intent { from: Some(5), to: Some(7), ..Intent::new(Measure::Rounds) },
            Intent {
                to: Some(9),
                marines: [1, 2, 4].into(),
                of: Games::InvaderWin,
                ..Intent::new(Measure::Rounds)
            },
            Intent {
                from: Some(80),
                of: Games::MarinesWin,
                bots: "search:quick,greedy".into(),
                ..Intent::new(Measure::Used(door))
            },
            Intent { marines: [1].into(), ..Intent::new(Measure::Used(Id(999))) },
            Intent { from: Some(5), to: Some(5), ..Intent::new(Measure::Taken("purge".into())) },
        ];
        let told = intents.map(|intent| intent.sentence(&mission));
        expect![[r#"
            The marines win 35 to 65 % of the games with 3 marines.
            The median of the games has 5 to 7 rounds.
            The median of the games with 1, 2 or 4 marines that the invader wins has at most 9 rounds.
            The door on the north side of 1,6 is used in at least 80 % of the games of search:quick,greedy bots that the marines win.
            Thing #999, which is not there, is used in any share of the games with 1 marine.
            The offer "purge" is taken in 5 % of the games."#]].assert_eq(&told.join("\n"));
    }
}
