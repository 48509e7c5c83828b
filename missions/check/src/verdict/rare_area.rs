//! S018 of tiles: parts of the map that marines enter in hardly any game.

use super::rare::{HARDLY, rare};
use super::texts::{games, text};
use super::{ENOUGH, Used};
use crate::check::Context;
use missions_document::diagnostic::{Diagnostic, Place};
use missions_document::id::Id;
use missions_play::heat::{Heat, Trace};
use missions_play::report::{Report, Share};
use std::collections::BTreeSet;
use tiles::{DoorSet, SpaceId};
use words::Argument;

/// Fewer spaces are a niche or the end of a corridor.
const LEAST: usize = 6;

pub(super) fn find(used: &Used<'_>, reports: &[Report], contests: &[Report]) -> Vec<Diagnostic> {
    if used.games < ENOUGH {
        return Vec::new();
    }
    let mut heat = Heat::default();
    for report in reports.iter().chain(contests) {
        heat.add(&report.heat);
    }
    let entered = heat.of(Trace::MarinesEntered);
    let context = Context::new(used.mission);
    // Without a count there is nothing to say, and where no marine can go is reported from the map alone.
    let Some(reached) = context.reached().filter(|_| !entered.is_empty()) else { return Vec::new() };
    let board = &context.layout.board;
    let games_at = |space: SpaceId| entered.get(&board.cell(space)).copied().unwrap_or(0);
    let on = |tile: usize| board.spaces().filter(move |space| board.placement_of(*space) == tile);
    let is_left = |tile: &usize| {
        on(*tile).any(|space| reached.has(space))
            && on(*tile).all(|space| Share::of(games_at(space), used.games).high < HARDLY)
    };
    let mut left: BTreeSet<usize> = (0..context.layout.tiles.len()).filter(is_left).collect();
    let ground = board.ground(DoorSet::default());
    let mut found = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut area = vec![first];
        let mut next = 0;
        while let Some(tile) = area.get(next).copied() {
            let neighbours = on(tile).flat_map(|space| ground.neighbours(space)).filter(|it| it.step);
            area.extend(neighbours.map(|it| board.placement_of(it.space)).filter(|tile| left.remove(tile)));
            next += 1;
        }
        let spaces: Vec<SpaceId> = area.iter().flat_map(|tile| on(*tile)).collect();
        if spaces.len() < LEAST {
            continue;
        }
        let most = spaces.iter().map(|space| games_at(*space)).max().unwrap_or(0);
        let tiles: Vec<Id> = area.iter().map(|tile| context.layout.tiles[*tile]).collect();
        found.push(area_left(&context, used, &tiles, spaces.len(), most));
    }
    found
}

/// Tiles side by side that marines hardly enter.
fn area_left(context: &Context<'_>, used: &Used<'_>, tiles: &[Id], spaces: usize, most: u32) -> Diagnostic {
    let names = tiles.iter().map(|id| context.call_tile(*id).into()).collect();
    let message = match most {
        0 => text("s018-no-marine"),
        most => text("s018-tiles").with("most", most),
    };
    let message = message.with("tiles", Argument::All(names)).with("spaces", spaces);
    rare(message.with("games", games(used.games)), text("s018-tiles-help"))
        .at_all(tiles.iter().copied().map(Place::Tile))
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};
    use missions_document::mission::Mission;
    use missions_play::report::Tally;
    use missions_play::ruleset;
    use missions_play::simulate::Plan;
    use tiles::Cell;

    /// What is reported of 1,000 games in which marines entered the spaces of the starter mission so often.
    fn check(entered: impl Fn(Cell) -> u32, expected: &Expect) {
        let mission = Mission::starter();
        let mut report = Report::new(Plan::new(1000, 7), 2);
        report.wins = Tally { marines: 500, invader: 500, unfinished: 0 };
        let context = Context::new(&mission);
        let board = &context.layout.board;
        let cells = board.spaces().map(|space| board.cell(space));
        let counts: Vec<(Cell, u32)> =
            cells.map(|cell| (cell, entered(cell))).filter(|(_, games)| *games > 0).collect();
        let mut layers: [Vec<(Cell, u32)>; Trace::ALL.len()] = Default::default();
        layers[Trace::MarinesEntered as usize] = counts;
        report.heat = Heat::from(vec![layers]);
        let numbers = ruleset::lay_out(&mission, 2).expect("known rules").numbers;
        let uses = report.uses.clone();
        let reports = [report];
        let used = Used::of(&mission, &numbers, &uses, &reports, &[]);
        let told: Vec<String> =
            find(&used, &reports, &[]).iter().map(|it| format!("{} {:?}", it.message, it.places)).collect();
        expected.assert_eq(&told.join("\n"));
    }

    #[test]
    fn tiles_that_marines_hardly_ever_enter_are_one_area() {
        check(
            |cell| if cell.y < 9 { 900 } else { 0 },
            &expect![
                "no marine entered tile 08A at 0,12, tile 15A at -1,13 and tile 07A at 4,12 (34 spaces) in 1,000 games [Tile(Id(4)), Tile(Id(6)), Tile(Id(5))]"
            ],
        );
        check(
            |cell| if cell.y < 9 { 900 } else { 5 },
            &expect![
                "marines enter no space of tile 08A at 0,12, tile 15A at -1,13 and tile 07A at 4,12 (34 spaces) in more than 5 of 1,000 games [Tile(Id(4)), Tile(Id(6)), Tile(Id(5))]"
            ],
        );
    }

    #[test]
    fn tiles_that_marines_enter_now_and_then_and_games_without_a_count_are_not_reported() {
        check(|_| 30, &expect![[""]]);
        check(|_| 0, &expect![[""]]);
    }
}
