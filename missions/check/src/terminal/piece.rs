//! The piece of the map around some places, with the places marked and everything that stands there as letters.

use crate::terminal::View;
use crate::terminal::texts::say;
use missions_document::diagnostic::Place;
use missions_document::thing::ThingKind;
use std::collections::{BTreeMap, BTreeSet};
use tiles::ascii::Drawing;
use tiles::{Cell, Edge};

/// What marks a place.
pub(super) const MARK: char = 'X';

/// A larger piece is no help in a terminal.
const MAX_COLUMNS: i16 = 18;
const MAX_ROWS: i16 = 14;

/// How far beyond the rim of the board a place may lie to be shown with it.
const MAX_BEYOND: i16 = 4;

/// The cells and borders to be marked.
#[derive(Default)]
struct Marks {
    cells: BTreeSet<Cell>,
    edges: BTreeSet<Edge>,
}

/// The map round the places. `None` where there is nothing to see.
pub(super) fn of_map(view: &View<'_>, places: &[Place]) -> Option<String> {
    let (north_west, south_east) = view.layout.board.bounds()?;
    // A whole tile is marked only when there is nothing finer to mark.
    let finer = places.iter().any(is_fine);
    let mut marks = Marks::default();
    let mut corners: Option<(Cell, Cell)> = None;
    for place in places.iter().filter(|place| !finer || is_fine(place)) {
        // Cells too far from the first one are not shown; a line of text says how many places there are.
        let more = marks_of(view, place);
        for cell in more.cells.iter().copied().chain(more.edges.iter().flat_map(|edge| edge.cells())) {
            let (from, to) = around(corners, cell);
            let columns = i32::from(to.x) - i32::from(from.x);
            let rows = i32::from(to.y) - i32::from(from.y);
            if columns < i32::from(MAX_COLUMNS) && rows < i32::from(MAX_ROWS) {
                corners = Some((from, to));
            }
        }
        marks.cells.extend(more.cells);
        marks.edges.extend(more.edges);
    }
    let (from, to) = window(corners?, north_west, south_east)?;

    let letters = letters(view);
    let on_cell = |cell: Cell| {
        if marks.cells.contains(&cell) { Some(MARK) } else { letters.get(&cell).map(|(letter, _)| *letter) }
    };
    let on_edge = |edge: Edge| marks.edges.contains(&edge).then_some(MARK);
    let drawing = Drawing::of(&view.layout.board)
        .wide()
        .beyond()
        .window(from, to)
        .glyphs(&on_cell)
        .edge_glyphs(&on_edge)
        .to_string();
    Some(format!("{drawing}{}", legend(view, &marks, &letters, from, to)))
}

/// Is it something smaller than a tile?
const fn is_fine(place: &Place) -> bool {
    !matches!(place, Place::Tile(_) | Place::Mission)
}

/// The places with a margin. It stays on the board, unless a place lies beyond the rim: then a piece of the board is
/// shown with it. `None` for places too far away.
fn window((from, to): (Cell, Cell), north_west: Cell, south_east: Cell) -> Option<(Cell, Cell)> {
    let (west, east) = span(from.x, to.x, north_west.x, south_east.x, MAX_COLUMNS)?;
    let (north, south) = span(from.y, to.y, north_west.y, south_east.y, MAX_ROWS)?;
    Some((Cell::new(west, north), Cell::new(east, south)))
}

/// The same for columns or rows.
fn span(from: i16, to: i16, first: i16, last: i16, most: i16) -> Option<(i16, i16)> {
    if from > last.saturating_add(MAX_BEYOND) || to < first.saturating_sub(MAX_BEYOND) {
        return None;
    }
    let mut begin = from.min(from.saturating_sub(2).max(first));
    if from > last {
        begin = last.saturating_sub(MAX_BEYOND).max(first);
    }
    let mut end = to.max(to.saturating_add(2).min(last));
    if to < first {
        end = first.saturating_add(MAX_BEYOND).min(last);
    }
    Some((begin, end.min(begin.saturating_add(most + 4))))
}

fn around(corners: Option<(Cell, Cell)>, cell: Cell) -> (Cell, Cell) {
    let (from, to) = corners.unwrap_or((cell, cell));
    (Cell::new(from.x.min(cell.x), from.y.min(cell.y)), Cell::new(to.x.max(cell.x), to.y.max(cell.y)))
}

fn marks_of(view: &View<'_>, place: &Place) -> Marks {
    let mut marks = Marks::default();
    match place {
        Place::Tile(id) => {
            let board = &view.layout.board;
            if let Some(index) = view.layout.tiles.iter().position(|tile| tile == id) {
                let spaces = board.spaces().filter(|space| board.placement_of(*space) == index);
                marks.cells.extend(spaces.map(|space| board.cell(space)));
            }
        }
        Place::Thing(id) => {
            if let Some(thing) = view.mission.things().get(id) {
                match &thing.kind {
                    ThingKind::Door(door) => marks.edges.extend(door.edges()),
                    ThingKind::Figure(_) => marks.cells.extend(thing.cells(view.mission.base(thing))),
                    _ => marks.cells.extend([thing.at()]),
                }
            }
        }
        Place::Region(id) => {
            marks.cells.extend(view.mission.regions().get(id).into_iter().flat_map(|region| &region.cells));
        }
        Place::Cell(cell) => marks.cells.extend([*cell]),
        Place::Edge(edge) => marks.edges.extend([*edge]),
        Place::Mission
        | Place::Script { .. }
        | Place::File { .. }
        | Place::Text { .. }
        | Place::Replay { .. } => {}
    }
    marks
}

/// What stands where: a letter, the first one of what it means. Of several things on one space the last one is seen.
fn letters(view: &View<'_>) -> BTreeMap<Cell, (char, String)> {
    let mut letters = BTreeMap::new();
    for thing in view.mission.things().values() {
        let noun = match &thing.kind {
            ThingKind::Door(_) | ThingKind::Label(_) => continue,
            ThingKind::Figure(_) => say("legend-demon").to_string(),
            ThingKind::Piece(_) | ThingKind::Start(_) => thing.noun(view.mission.system()).to_string(),
        };
        // The pseudo-language begins with a mark.
        let letter = noun.chars().find(|c| c.is_alphanumeric()).unwrap_or('?');
        let cells = thing.cells(view.mission.base(thing)).into_iter();
        letters.extend(cells.map(|cell| (cell, (letter, noun.clone()))));
    }
    letters
}

/// What the letters of a piece mean.
fn legend(
    view: &View<'_>,
    marks: &Marks,
    letters: &BTreeMap<Cell, (char, String)>,
    from: Cell,
    to: Cell,
) -> String {
    let inside = |cell: Cell| (from.x..=to.x).contains(&cell.x) && (from.y..=to.y).contains(&cell.y);
    let door_noun = say("legend-door").to_string();
    let mut words: BTreeMap<char, &str> = letters
        .iter()
        .filter(|(cell, _)| inside(**cell) && !marks.cells.contains(cell))
        .map(|(_, (letter, noun))| (*letter, noun.as_str()))
        .collect();
    let board = &view.layout.board;
    for door in 0..board.door_count() as u8 {
        let edges = board.door_edges(tiles::DoorId(door));
        if edges.iter().any(|edge| !marks.edges.contains(edge) && edge.cells().into_iter().any(inside)) {
            let _ = words.insert(char::from(b'A' + door), &door_noun);
        }
    }
    let mut legend = Vec::new();
    if !marks.cells.is_empty() || !marks.edges.is_empty() {
        legend.push(format!("{MARK} {}", say("legend-here")));
    }
    legend.extend(words.into_iter().map(|(letter, noun)| format!("{letter} {noun}")));
    if legend.is_empty() { String::new() } else { format!("{}\n", legend.join("   ")) }
}
