//! Intents as sentences.

use crate::intent::{Games, Intent, Measure};
use crate::mission::Mission;
use crate::words::text;
use words::{Argument, Text};

impl Intent {
    /// For people: `The marines win 35 to 65 % of the games with 3 marines.`
    #[must_use]
    pub fn sentence(&self, mission: &Mission) -> String {
        let said = match &self.what {
            Measure::MarinesWin => {
                let [marines, _] = mission.system().rows().sides;
                marines.fill(text("sentence-side-wins")).with("share", self.share())
            }
            Measure::Rounds => text("sentence-rounds").with("rounds", self.rounds()),
            Measure::Used(id) => {
                let thing = match mission.things().get(id) {
                    Some(thing) => Text::verbatim(thing.called(mission.system())),
                    None => text("sentence-gone").with("id", id.to_string()),
                };
                text("sentence-used").with("thing", thing).with("share", self.share())
            }
            Measure::Taken(tag) => {
                let tag = tag.escape_debug().to_string();
                text("sentence-taken").with("tag", tag).with("share", self.share())
            }
        };
        said.with("games", self.games(mission)).to_string()
    }

    /// The same for one number of marines.
    #[must_use]
    pub fn sentence_with(&self, marines: u8, mission: &Mission) -> String {
        Self { marines: [marines].into(), ..self.clone() }.sentence(mission)
    }

    fn share(&self) -> Text {
        match (self.from, self.to) {
            (Some(from), Some(to)) if from == to => text("sentence-share-exactly").with("from", from),
            (Some(from), Some(to)) => text("sentence-share-between").with("from", from).with("to", to),
            (Some(from), None) => text("sentence-share-at-least").with("from", from),
            (None, Some(to)) => text("sentence-share-at-most").with("to", to),
            (None, None) => text("sentence-share-any"),
        }
    }

    fn rounds(&self) -> Text {
        match (self.from, self.to) {
            (Some(from), Some(to)) if from == to => text("sentence-rounds-exactly").with("from", from),
            (Some(from), Some(to)) => text("sentence-rounds-between").with("from", from).with("to", to),
            (Some(from), None) => text("sentence-rounds-at-least").with("from", from),
            (None, Some(to)) => text("sentence-rounds-at-most").with("to", to),
            (None, None) => text("sentence-rounds-any"),
        }
    }

    /// The games it is said of: `the games of search:quick bots with 3 marines that the marines win`.
    fn games(&self, mission: &Mission) -> Text {
        let bots = self.players().map(|bots| bots.escape_debug().to_string());
        let games = match (bots, self.with_marines()) {
            (None, None) => text("sentence-games"),
            (Some(bots), None) => text("sentence-games-of").with("bots", bots),
            (None, Some(marines)) => text("sentence-games-with").with("marines", marines),
            (Some(bots), Some(marines)) => {
                text("sentence-games-of-with").with("bots", bots).with("marines", marines)
            }
        };
        let [marines, invader] = mission.system().rows().sides;
        let winner = match self.of {
            Games::All => return games,
            Games::MarinesWin => marines,
            Games::InvaderWin => invader,
        };
        winner.fill(text("sentence-games-won")).with("games", games)
    }

    /// The numbers of marines, if it names some: `1, 2 or 4 marines`.
    fn with_marines(&self) -> Option<Text> {
        let last = *self.marines.last()?;
        let numbers = self.marines.iter().map(|number| Argument::from(*number)).collect();
        // After several numbers the noun is that of several.
        let last = if self.marines.len() > 1 { last.max(2) } else { last };
        Some(text("sentence-marines").with("numbers", Argument::Any(numbers)).with("last", last))
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
