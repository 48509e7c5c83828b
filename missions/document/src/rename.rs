//! Giving something another name, in the map and in every script that calls it by the old one. The checks decide
//! whether the new name is valid and unique.

use crate::edit::Edit;
use crate::id::{Name, ScriptName};
use crate::mission::{Mission, Named};
use script_api::map_names;

/// The edits that give a thing or region another name and make `map::old` `map::new` in the scripts. Comments, texts in
/// quotes and the parameters of cards are not touched: no text is ever the name of a place to a script.
///
/// If something else has the same old name and comes first, scripts mean that one, and they stay as they are; so they do
/// for a new name that no script can write.
#[must_use]
pub fn rename(mission: &Mission, named: Named, new: Name) -> Vec<Edit> {
    let mut edits = Vec::new();
    let old = match named {
        Named::Thing(id) => mission.things().get(&id).and_then(|thing| {
            let mut thing = thing.clone();
            let old = thing.name.replace(new.clone());
            edits.push(Edit::Thing(id, Some(thing)));
            old
        }),
        Named::Region(id) => mission.regions().get(&id).and_then(|region| {
            let mut region = region.clone();
            let old = region.name.replace(new.clone());
            edits.push(Edit::Region(id, Some(region)));
            old
        }),
    };
    let Some(old) = old.filter(|old| *old != new && new.is_identifier()) else { return edits };
    if mission.names().find(|(name, _)| **name == old).is_some_and(|(_, first)| first == named) {
        for (script, text) in mission.scripts() {
            if let Some(text) = rewritten(text, &old, &new) {
                edits.push(Edit::Script(script.clone(), Some(text)));
            }
        }
    }
    edits
}

/// Where scripts name a thing or region, as `map::name`: each script that does, with the line of the first place, counted from 1.
#[must_use]
pub fn mentions(mission: &Mission, named: Named) -> Vec<(ScriptName, u32)> {
    let Some((name, _)) = mission.names().find(|(_, it)| *it == named) else { return Vec::new() };
    let line = |text: &str| {
        let found = map_names(text).into_iter().find(|found| found.name == name.as_str())?;
        u32::try_from(text[..found.bytes.start].matches('\n').count() + 1).ok()
    };
    let scripts = mission.scripts().iter();
    scripts.filter_map(|(script, text)| Some((script.clone(), line(text)?))).collect()
}

/// A script with one name on the map exchanged; `None` if it does not write it.
fn rewritten(text: &str, old: &Name, new: &Name) -> Option<String> {
    let mut out = String::new();
    let mut done = 0;
    for found in map_names(text).into_iter().filter(|found| found.name == old.as_str()) {
        out += text.get(done..found.bytes.start)?;
        out += new.as_str();
        done = found.bytes.end;
    }
    (done > 0).then(|| out + text.get(done..).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::Id;
    use crate::thing::{Region, Start, Thing, ThingKind};
    use tiles::Cell;

    fn start(name: &str) -> Option<Thing> {
        Some(Thing::new(ThingKind::Start(Start { at: Cell::new(0, 0) })).named(name))
    }

    fn mission() -> Mission {
        let script =
            "// map::exit\nfn on_start() { aim(map::exit); say(`${map::exit} \"map::exit\"`, map::exit_2); }";
        Mission::default().with([
            Edit::Thing(Id(1), start("exit")),
            Edit::Thing(Id(2), start("exit")),
            Edit::Region(Id(3), Some(Region { name: Some(Name::new("exit_2")), ..Region::default() })),
            Edit::Script(ScriptName::new("a.rhai"), Some(script.into())),
            Edit::Script(ScriptName::new("b.rhai"), Some("fn f() {}".into())),
        ])
    }

    fn renamed(named: Named, new: &str) -> (Mission, usize) {
        let edits = rename(&mission(), named, Name::new(new));
        let count = edits.len();
        (mission().with(edits), count)
    }

    #[test]
    fn scripts_follow() {
        let (after, edits) = renamed(Named::Thing(Id(1)), "way_out");
        assert_eq!(after.things()[&Id(1)].name, Some(Name::new("way_out")));
        assert_eq!(
            after.scripts()[&ScriptName::new("a.rhai")],
            "// map::exit\nfn on_start() { aim(map::way_out); say(`${map::way_out} \"map::exit\"`, map::exit_2); }"
        );
        assert_eq!(edits, 2, "a script that does not write the name is not touched");
        let (after, _) = renamed(Named::Region(Id(3)), "vault");
        assert!(after.scripts()[&ScriptName::new("a.rhai")].ends_with("map::vault); }"));
    }

    #[test]
    fn scripts_stay_where_they_mean_something_else() {
        assert_eq!(renamed(Named::Thing(Id(2)), "other").1, 1, "scripts mean the first of the two");
        assert_eq!(renamed(Named::Thing(Id(1)), "way out").1, 1, "no script can write it");
        assert_eq!(renamed(Named::Thing(Id(9)), "ghost").1, 0);
        assert_eq!(renamed(Named::Thing(Id(3)), "ghost").1, 0);
    }
}
