//! The tastes of the personas: weights from a file, laid over those of the greedy bot.

use super::taste::{Laid, Taste};
use crate::content::Reads;
use crate::words::text;
use rule_system::Persona;
use rule_system::content::{Problem, Source};
use serde::Deserialize;
use std::sync::OnceLock;
use words::Text;

/// A persona in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    persona: String,
    /// How its weights came about.
    record: String,
    /// Those in which it differs from the greedy bot.
    weights: Laid,
}

/// After so many rounds a persona plays as the greedy bot does: two that wait for each other would never end.
pub(super) const PATIENCE: u16 = 25;

const FILE: Source<'static> = Source { file: "personas.ron", text: include_str!("../../data/personas.ron") };

/// The taste of a persona, if there is one.
pub(super) fn taste(persona: Persona) -> Option<&'static Taste> {
    static TASTES: OnceLock<Vec<(Persona, Taste)>> = OnceLock::new();
    let tastes = TASTES.get_or_init(|| {
        let tastes = read(FILE);
        assert!(tastes.is_ok(), "the personas' own data is broken: {:?}", tastes.err());
        tastes.unwrap_or_default()
    });
    tastes.iter().find(|(other, _)| *other == persona).map(|(_, taste)| taste)
}

fn read(source: Source<'_>) -> Result<Vec<(Persona, Taste)>, Problem> {
    let each = source.read::<Vec<Written>>()?.into_iter().map(|Written { persona, record, weights }| {
        let problem = |message: Text| source.problem("persona", &persona, "", message);
        let known = Persona::ALL.into_iter().find(|known| known.word() == persona);
        let known =
            known.ok_or_else(|| problem(text("persona-unknown").with("persona", persona.as_str())))?;
        let taste = Taste::greedy().under(&weights).checked(&record).map_err(problem)?;
        Ok((known, taste))
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::{Persona, Source, Taste, read, taste};

    #[test]
    fn every_persona_has_a_taste_of_its_own() {
        let mut known = vec![Taste::greedy()];
        for persona in Persona::ALL {
            let own = taste(persona).unwrap_or_else(|| panic!("{persona:?} has no taste"));
            assert!(!known.contains(&own), "{persona:?}");
            known.push(own);
        }
    }

    #[test]
    fn mistakes_in_the_file_are_reported_with_their_place() {
        let told = |persona: &str, record: &str, weights: &str| {
            let text = format!("[\n(persona: \"{persona}\", record: \"{record}\", weights: ({weights}))]");
            let problem = read(Source { file: "personas.ron", text: &text }).expect_err("wrong");
            format!("{}:{} {}", problem.line, problem.column, problem.message)
        };
        assert_eq!(told("rusch", "by hand", ""), "2:11 there is no persona `rusch`");
        assert_eq!(told("rush", "by hand", "step: -1"), "2:11 `step` is -1; it goes from 0 to 1000");
        assert_eq!(told("rush", "", ""), "2:11 the record does not say how the weights came about");
        assert!(told("rush", "by hand", "stepp: 1").ends_with("has no field `stepp`"));
    }
}
