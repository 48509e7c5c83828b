//! Intents as sentences.

use crate::intent::{Games, Intent, Measure};
use crate::mission::Mission;

impl Intent {
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
    use crate::id::Id;
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
