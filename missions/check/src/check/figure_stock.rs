//! M031: more figures of a kind than the box has.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::id::Id;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M031"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let boxed = context.mission.system().content().foes().len();
    for (at, demon) in context.content.foes().iter().enumerate() {
        let used: Vec<Id> = context.figures().filter(|(_, f)| f.kind == demon.id).map(|(id, _)| id).collect();
        let Some(extra) = used.get(usize::from(demon.count)..).filter(|extra| !extra.is_empty()) else {
            continue;
        };
        let message = text(if at < boxed { "m031-message" } else { "m031-message-own" });
        out.push(
            CHECK
                .say(message.with("count", used.len()).with("demon", demon.name).with("stock", demon.count))
                .at_all(extra.iter().take(8).map(|id| Place::Thing(*id)))
                .help(text("m031-help"))
                .fix(text("m031-fix"), extra.iter().map(|id| Edit::Thing(*id, None))),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Thing};

    #[test]
    fn the_third_mancubus_is_told() {
        let many = |count: u32| {
            with((0..count).map(|i| Edit::Thing(Id(900 + i), Some(Thing::new(figure(4, 12, "mancubus"))))))
        };
        let _ = mended("M031", &many(3), "the mission has 3 figures of the Mancubus, the box 2");
        quiet("M031", &many(2));
    }
}
