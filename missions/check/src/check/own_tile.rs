//! M048: something wrong with a tile of the author's own.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use tiles::TileNumber;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M048"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for problem in context.mission.sheet_problems() {
        let number = problem.file.trim_start_matches("tiles/").trim_end_matches(".txt").parse().map(TileNumber);
        let used = context.mission.tiles().iter().find(|(_, tile)| number == Ok(tile.tile));
        let place = used.map_or(Place::Mission, |(id, _)| Place::Tile(*id));
        let message = match problem.line {
            0 => text("m048-message"),
            line => text("m048-message-line").with("line", line),
        };
        out.push(
            CHECK
                .say(
                    message
                        .with("file", problem.file.as_str())
                        .with("sentence", problem.sentence.clone()),
                )
                .at(place)
                .help(problem.help.clone()),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::Edit;
    use tiles::{Catalogue, TileNumber};

    #[test]
    fn a_bad_drawing_is_told_where_it_lies() {
        let text = Catalogue::doom2016().tiles[&TileNumber(13)].to_text();
        let crooked = text.replace("+vvv+vvv+", "+vvv+---+");
        let told = with([Edit::Sheet(TileNumber(13), Some(crooked))]);
        assert!(!super::super::testing::told("M048", &told).is_empty());
        let mine = with([Edit::Sheet(TileNumber(13), Some(text))]);
        quiet("M048", &mine);
    }
}
