//! M013: more doors than the box has.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::id::Id;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M013"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let system = context.mission.system();
    for kind in system.doors() {
        let stock = usize::from(context.content.doors(kind.id));
        let doors = context.doors().filter(|(_, door)| door.is(kind, system));
        let doors: Vec<Id> = doors.map(|(id, _)| id).collect();
        let Some(extra) = doors.get(stock..).filter(|extra| !extra.is_empty()) else { continue };
        let beyond = text("remove-beyond").with("many", kind.many);
        out.push(
            CHECK
                .say(text("too-many").with("count", doors.len()).with("many", kind.many).with("stock", stock))
                .at_all(extra.iter().take(8).map(|id| Place::Thing(*id)))
                .help(text("m013-help"))
                .fix(beyond, extra.iter().map(|id| Edit::Thing(*id, None))),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::thing::{Door, Thing, ThingKind};
    use missions_document::{Edit, Id};
    use tiles::Edge;

    #[test]
    fn the_ninth_door_is_told() {
        let doors = |count: u32| {
            with((0..count).map(|i| {
                let door = Door::new(Edge { cell: cell(i as i16, 40), west: true });
                Edit::Thing(Id(900 + i), Some(Thing::new(ThingKind::Door(door))))
            }))
        };
        let _ = mended("M013", &doors(7), "the mission has 9 doors, the box 8");
        quiet("M013", &doors(6));
    }
}
