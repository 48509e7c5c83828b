//! The tiles that we ship: without a problem, and written in the one form that the printer writes.

use expect_test::expect_file;
use tiles::catalogue::{Catalogue, DOOM_2016};
use tiles::{
    Board, Cell, Cover, DoorSet, Edge, EdgeKind, Face, Footprint, Placement, Pose, Sight, SpaceId, Spaces,
    TileNumber, TileSide, Turn,
};

#[test]
fn the_2016_box_has_no_problem() {
    let (_, problems) = Catalogue::parse(DOOM_2016);
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "\n{}", told.join("\n\n"));
}

/// `UPDATE_EXPECT=1 cargo test -p tiles` tidies the drawings.
#[test]
fn shipped_files_are_as_the_printer_writes_them() {
    for tile in Catalogue::doom2016().tiles.values() {
        expect_file![format!("../../{}", tile.source.file)].assert_eq(&tile.to_text());
    }
}

/// The page of all tiles is generated; `UPDATE_EXPECT=1 cargo test -p tiles` regenerates it.
#[test]
fn the_page_of_tiles_is_up_to_date() {
    expect_file!["../../../docs/tiles.md"].assert_eq(&Catalogue::doom2016().to_markdown());
}

/// The example that modders copy is good.
#[test]
fn the_readme_shows_a_good_tile() {
    let readme = include_str!("../../catalogue/doom-2016/README.md");
    let example = readme.split("```text\n").nth(1).and_then(|t| t.split("```").next()).expect("an example");
    let mut files = DOOM_2016[1..].to_vec();
    files.push(("README.md", example));
    let (catalogue, problems) = Catalogue::parse(&files);
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "\n{}", told.join("\n\n"));
    assert_eq!(catalogue.tiles.len(), 17);
}

#[test]
fn the_box_is_the_box() {
    let catalogue = Catalogue::doom2016();
    assert_eq!((catalogue.tiles.len(), catalogue.pieces()), (16, 24));
    let least = [(10, 2), (12, 2), (15, 3)];
    for (number, copies) in least {
        assert!(catalogue.tiles[&TileNumber(number)].stock >= copies, "tile {number}");
    }
    // Sizes that public material gives.
    let sizes = [(3, 4, 6), (5, 4, 4), (6, 4, 4), (7, 4, 4), (8, 4, 4), (9, 4, 4), (10, 2, 6), (11, 2, 2)];
    for (number, w, h) in sizes.into_iter().chain([(12, 2, 2), (13, 2, 2), (15, 2, 1), (16, 6, 6)]) {
        let side = &catalogue.tiles[&TileNumber(number)].sides[0];
        assert_eq!((side.w, side.h), (w, h), "tile {number}");
    }
}

/// The pieces of the tutorial (05A, 07A, 10A, 15A three times, 16A) can be laid out so that no opening is left over.
#[test]
fn the_tutorial_pieces_make_a_closed_board() {
    let lay =
        |tile, x, y, turn| Placement { tile: TileNumber(tile), face: Face::A, at: Cell::new(x, y), turn };
    let placed = [
        lay(16, 0, 0, Turn::R0),
        lay(10, 2, -6, Turn::R0),
        lay(15, 2, -7, Turn::R0),
        lay(5, 6, 1, Turn::R90),
        lay(15, 10, 2, Turn::R90),
        lay(7, 1, 6, Turn::R180),
        lay(15, -1, 2, Turn::R270),
    ];
    let (board, clashes) = Board::assemble(Catalogue::doom2016(), &placed, &[]);
    assert_eq!((board.len(), clashes), (86, Vec::new()));
    let openings: Vec<Edge> = placed
        .iter()
        .flat_map(|p| {
            let side = Catalogue::doom2016().side(p.tile, p.face).expect("a tile of the box").turned(p.turn);
            side.openings
                .iter()
                .map(|(c, s)| Cell::new(c.x + p.at.x, c.y + p.at.y).edge(*s))
                .collect::<Vec<_>>()
        })
        .collect();
    assert!(openings.iter().all(|e| board.edge(*e) == EdgeKind::Open), "every opening leads to another tile");
}

/// Every side alone on the table.
fn alone() -> impl Iterator<Item = (String, &'static TileSide, Board)> {
    let catalogue = Catalogue::doom2016();
    let faces = catalogue.tiles.keys().flat_map(|n| [(*n, Face::A), (*n, Face::B)]);
    faces.map(|(tile, face)| {
        let placed = [Placement { tile, face, at: Cell::new(0, 0), turn: Turn::R0 }];
        let (board, clashes) = Board::assemble(catalogue, &placed, &[]);
        assert_eq!(clashes, []);
        (format!("{tile}{face:?}"), catalogue.side(tile, face).expect("a tile of the box"), board)
    })
}

/// Level design: who comes in by an opening of a large room has no clear shot at more than three quarters of it.
#[test]
fn no_opening_commands_a_large_room() {
    for (name, side, board) in alone().filter(|(_, side, _)| side.spaces.len() >= 36) {
        let sight = Sight::without_figures(board.ground(DoorSet::default()));
        for joint in side.joints() {
            let mouth: Vec<SpaceId> = joint.cells().filter_map(|c| board.space_at(c)).collect();
            let clear = |to: &SpaceId| mouth.iter().any(|m| m == to || sight.cover(*m, *to) == Cover::Open);
            let shots = board.spaces().filter(clear).count();
            assert!(4 * shots <= 3 * board.len(), "{name} {:?}: {shots} of {}", joint.side, board.len());
        }
    }
}

/// Level design: on every tile that is larger than a short hall the Cyberdemon can stand on every space.
#[test]
fn the_largest_base_fits_everywhere() {
    let base = Footprint { w: 2, h: 3 };
    for (name, side, board) in alone().filter(|(_, side, _)| side.spaces.len() > 4) {
        let mut stood_on = Spaces::EMPTY;
        let corners = (0..side.h).flat_map(|y| (0..side.w).map(move |x| Cell::new(x, y)));
        for pose in corners.flat_map(|at| [false, true].map(|turned| Pose { at, turned })) {
            for space in board.covered(base, pose, DoorSet::default()).iter().flat_map(|c| c.iter()) {
                stood_on.insert(*space);
            }
        }
        assert_eq!(stood_on.len() as usize, board.len(), "{name}");
    }
}
