//! M008: a tile no marine can get to.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_document::id::Id;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M008"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(reached) = context.reached() else { return };
    let (layout, board) = (&context.layout, &context.layout.board);
    let lost: Vec<Id> = layout
        .tiles
        .iter()
        .enumerate()
        .filter(|(index, _)| {
            let mut spaces = board.spaces().filter(|space| board.placement_of(*space) == *index).peekable();
            spaces.peek().is_some() && spaces.all(|space| !reached.has(space))
        })
        .map(|(_, id)| *id)
        .collect();
    let linked = context.mission.system().pieces().iter().find(|kind| kind.links);
    let linked = linked.and_then(|kind| Some((kind.sides?.up, kind.noun)));
    let help = match linked {
        Some((up, noun)) => {
            let begins = if up.english().starts_with(['a', 'e', 'i', 'o', 'u']) { "vowel" } else { "consonant" };
            text("m008-help-linked").with("begins", begins).with("up", up).with("noun", noun)
        }
        None => text("m008-help"),
    };
    // If it is most of the map, the marines are what is cut off: one thing to say is enough.
    if lost.len() > 1 && lost.len() * 2 > layout.tiles.len() {
        let message = text("m008-message-several").with("lost", lost.len()).with("all", layout.tiles.len());
        out.push(CHECK.say(message).at_all(lost.into_iter().map(Place::Tile)).help(help));
        return;
    }
    for id in lost {
        let message = text("m008-message").with("tile", context.call_tile(id));
        out.push(CHECK.say(message).at(Place::Tile(id)).help(help.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use tiles::Turn;

    #[test]
    fn a_tile_apart_is_told() {
        let apart = with([tile(99, 11, 30, 0, Turn::R0)]);
        let _ = fires("M008", &apart, "no marine can get to tile 11A at 30,0");
        quiet("M008", &with([
            tile(99, 11, 30, 0, Turn::R0),
            missions_document::Edit::Thing(missions_document::Id(900), Some(missions_document::Thing::new(teleporter(30, 0, true)))),
        ]));
    }
}
