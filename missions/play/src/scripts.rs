//! A mission's cards and scripts, compiled against the names on its table.
//! The language is `script_api`'s; what its problems are called for authors is for the checks.

use crate::rules;
use engine::Table;
use missions_document::id::ScriptName;
use missions_document::mission::Mission;
use script_api::{Names, ScriptProblem, ScriptSource, Scripts};
pub use script_api::{Parameter, ParameterInfo};
pub use script_api::{assist, reference};

/// Compile the scripts of a mission's cards, in the order of the cards. A card whose script is missing has none.
#[must_use]
pub fn compile(mission: &Mission, table: &mut Table) -> (Scripts, Vec<ScriptProblem>) {
    let told: Vec<Vec<(&str, Parameter)>> = mission
        .cards()
        .iter()
        .map(|card| card.parameters.iter().map(|(name, value)| (name.as_str(), value.clone())).collect())
        .collect();
    let sources: Vec<ScriptSource<'_>> = mission
        .cards()
        .iter()
        .zip(&told)
        .filter_map(|(card, parameters)| {
            let text = mission.scripts().get(&card.script)?;
            Some(ScriptSource { name: title(&card.script), text, parameters })
        })
        .collect();
    script_api::compile(&sources, Names::of(table, rules::language(mission)))
}

/// Read a script that no card names, as if it were the only one. `None` if there is no such script.
#[must_use]
pub fn read_alone(mission: &Mission, name: &ScriptName, table: &mut Table) -> Option<Vec<ScriptProblem>> {
    let text = mission.scripts().get(name)?;
    let source = ScriptSource { name: title(name), text, parameters: &[] };
    Some(script_api::compile(&[source], Names::of(table, rules::language(mission))).1)
}

/// What scripts are called in messages: the file name without its ending.
#[must_use]
pub fn title(name: &ScriptName) -> &str {
    name.as_str().strip_suffix(ScriptName::ENDING).unwrap_or(name.as_str())
}
