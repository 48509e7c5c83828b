//! M064: two names with a direction that lie the other way round.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::id::{Id, Name};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_document::thing::{Thing, ThingKind};
use tiles::Cell;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M064"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

/// A direction and its opposite, in the words of names.
const OPPOSITES: [([&str; 2], [&str; 2]); 2] =
    [(["north", "northern"], ["south", "southern"]), (["west", "western"], ["east", "eastern"])];

/// So many spaces apart in that direction, things do not lie side by side any more.
const APART: i16 = 2;

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    for (id, thing) in mission.things() {
        let Some(name) = &thing.name else { continue };
        for (axis, (first, second)) in OPPOSITES.into_iter().enumerate() {
            let Some(opposite) =
                first.iter().zip(second).find_map(|(word, other)| turned(name.as_str(), word, other))
            else {
                continue;
            };
            let Some((other, there)) = called(mission, &opposite, thing) else { continue };
            let (here, there) = (along(axis, thing.at()), along(axis, there.at()));
            // The first direction is where numbers are small.
            if here < there.saturating_add(APART) {
                continue;
            }
            let opposite = Name::new(opposite);
            let rename = |id: Id, name: &Name| {
                let thing = Thing { name: Some(name.clone()), ..mission.things()[&id].clone() };
                Edit::Thing(id, Some(thing))
            };
            let message = text("m064-message")
                .with("name", name.as_str())
                .with("direction", second[0])
                .with("other", opposite.as_str());
            out.push(
                CHECK
                    .say(message)
                    .at(Place::Thing(*id))
                    .at(Place::Thing(other))
                    .help(text("m064-help"))
                    .fix(text("m064-fix"), [rename(*id, &opposite), rename(other, name)]),
            );
        }
    }
}

/// A name with the opposite direction, if it has this one as a part: `north_core` becomes `south_core`.
fn turned(name: &str, word: &str, other: &str) -> Option<String> {
    let mut parts: Vec<&str> = name.split('_').collect();
    let at = parts.iter().position(|part| *part == word)?;
    parts[at] = other;
    (parts.len() > 1).then(|| parts.join("_"))
}

/// The thing of this name, if it is of the same kind.
fn called<'m>(mission: &'m Mission, name: &str, like: &Thing) -> Option<(Id, &'m Thing)> {
    let is_called = |thing: &Thing| thing.name.as_ref().is_some_and(|it| it.as_str() == name);
    let (id, found) = mission.things().iter().find(|(_, thing)| is_called(thing))?;
    let is_like = match (&found.kind, &like.kind) {
        (ThingKind::Piece(one), ThingKind::Piece(other)) => one.kind == other.kind,
        (one, other) => std::mem::discriminant(one) == std::mem::discriminant(other),
    };
    is_like.then_some((*id, found))
}

/// How far south, or how far east.
const fn along(axis: usize, at: Cell) -> i16 {
    if axis == 0 { at.y } else { at.x }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Mission, Thing};

    fn cores(first: (&str, i16, i16), second: (&str, i16, i16)) -> Mission {
        let core = |id: u32, (name, x, y): (&str, i16, i16)| {
            Edit::Thing(Id(id), Some(Thing::new(piece(x, y, "objective")).named(name)))
        };
        with([core(900, first), core(901, second)])
    }

    #[test]
    fn names_that_lie_the_other_way_round_are_reported() {
        let swapped = cores(("north_core", 3, 14), ("south_core", 2, 3));
        let _ = mended("M064", &swapped, "north_core lies south of south_core: the names are swapped");
        let swapped = cores(("core_west", 6, 14), ("core_east", 2, 13));
        let _ = mended("M064", &swapped, "core_west lies east of core_east: the names are swapped");
    }

    #[test]
    fn names_that_fit_or_have_no_opposite_are_not_reported() {
        quiet("M064", &cores(("north_core", 2, 3), ("south_core", 3, 14)));
        quiet("M064", &cores(("north_core", 2, 14), ("south_core", 3, 13)));
        quiet("M064", &cores(("north_core", 3, 14), ("south_door", 2, 3)));
        quiet("M064", &good());
    }
}
