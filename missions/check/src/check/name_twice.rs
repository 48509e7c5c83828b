//! M040: two things with the same name.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::id::Name;
use missions_document::mission::{Mission, Named};
use std::collections::BTreeMap;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M040"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut taken: BTreeMap<&Name, Named> = BTreeMap::new();
    for (name, named) in context.mission.names() {
        let first = *taken.entry(name).or_insert(named);
        if first == named {
            continue;
        }
        let new = name.free(|new| context.mission.names().any(|(name, _)| name == new));
        let said = CHECK
            .say(text("m040-message").with("name", name.as_str()))
            .at(place(named))
            .at(place(first))
            .help(text("m040-help"));
        out.push(match rename(context.mission, named, &new) {
            Some(edit) => said.fix(text("m040-fix").with("name", new.as_str()), [edit]),
            None => said,
        });
    }
}

/// Where a name is given.
pub(super) const fn place(named: Named) -> Place {
    match named {
        Named::Thing(id) => Place::Thing(id),
        Named::Region(id) => Place::Region(id),
    }
}

/// Give something another name.
pub(super) fn rename(mission: &Mission, named: Named, name: &Name) -> Option<Edit> {
    Some(match named {
        Named::Thing(id) => {
            let thing = mission.things().get(&id)?.clone();
            Edit::Thing(id, Some(thing.named(name.as_str())))
        }
        Named::Region(id) => {
            let mut region = mission.regions().get(&id)?.clone();
            region.name = Some(name.clone());
            Edit::Region(id, Some(region))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::thing::Region;
    use missions_document::{Edit, Id, Name, Thing};

    #[test]
    fn a_name_given_twice_is_told() {
        let pack = |id, y, name| {
            Edit::Thing(Id(id), Some(Thing::new(piece(0, y, "health-pack")).named(name)))
        };
        let twice = with([pack(900, 2, "supply"), pack(901, 3, "supply")]);
        let after = mended("M040", &twice, "the name supply is given twice");
        assert_eq!(after.things()[&Id(901)].name, Some(Name::new("supply_2")));
        let region = Region { name: Some(Name::new("supply")), cells: [cell(0, 2)].into(), ..Region::default() };
        let across = with([pack(900, 2, "supply"), Edit::Region(Id(902), Some(region))]);
        let _ = mended("M040", &across, "the name supply is given twice");
        quiet("M040", &with([pack(900, 2, "supply"), pack(901, 3, "Supply")]));
    }
}
