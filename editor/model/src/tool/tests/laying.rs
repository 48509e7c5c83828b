//! Laying tiles: the ghost hangs by its middle, openings draw each other, and what does not fit is said and laid.

use super::super::tiling::{Meeting, magnet, moved};
use super::*;
use crate::tool::{Mark, Tone};
use missions::Layout;
use tiles::{Catalogue, Clash, EdgeKind};

/// Number 5 with a free joint south at columns 1 and 2, below row 3.
fn one() -> Hand {
    let mut hand = Hand::over(Mission::default().with([tile(1, 5, 0, 0, Turn::R0)]));
    hand.take(&Kind::Tile(TileNumber(10), Face::A));
    hand
}

#[test]
fn a_tile_hangs_by_its_middle_and_stays_in_hand() {
    let mut hand = one();
    // Two spaces wide, six high, far from the other one.
    hand.click(21.0, 13.0);
    assert_eq!(hand.tile(2), (20, 10, Turn::R0, Face::A));
    hand.click(31.4, 12.6);
    assert_eq!(hand.tile(3), (30, 10, Turn::R0, Face::A));
    assert_eq!(hand.tool.kind(), Kind::Tile(TileNumber(10), Face::A));
}

#[test]
fn quick_clicks_lay_one_tile_each() {
    let mut hand = one();
    hand.double(21.0, 13.0);
    assert_eq!(hand.document.mission().tiles().len(), 3);
}

#[test]
fn turning_and_flipping_keep_the_middle_and_are_remembered() {
    let mut hand = one();
    hand.hover(21.0, 13.0);
    hand.input(Input::Turn(Turn::R90));
    hand.input(Input::Flip);
    hand.click(21.0, 13.0);
    assert_eq!(hand.tile(2), (18, 12, Turn::R270, Face::B), "a mirror turns a quarter the other way round");
    hand.take(&Kind::Select);
    hand.take(&Kind::Tile(TileNumber(10), Face::A));
    assert_eq!(hand.tool.turn(), Some(Turn::R270));
    assert_eq!(hand.habits.tile, Kind::Tile(TileNumber(10), Face::B));
}

#[test]
fn an_opening_near_a_free_one_is_drawn_to_it() {
    let mut hand = one();
    // A space and a bit beside and below the place where the halls meet: 1,4.
    hand.hover(2.9, 8.1);
    let preview = hand.preview();
    assert!(preview.fits);
    let Some(Mark::Edges(edges, Tone::Good)) = preview.marks.first() else { panic!("{:?}", preview.marks) };
    assert_eq!(edges.len(), 2);
    hand.click(2.9, 8.1);
    assert_eq!(hand.tile(2).1, 4);
    assert_eq!(hand.tile(2).0, 1);
    hand.click(5.0, 12.0);
    assert_eq!(hand.tile(3).0, 4, "too far");
}

#[test]
fn with_shift_nothing_is_drawn_anywhere() {
    let mut hand = one();
    hand.click_with(shift(2.9, 8.1));
    assert_eq!((hand.tile(2).0, hand.tile(2).1), (2, 5));
}

#[test]
fn the_magnet_never_lays_one_tile_over_another() {
    let mut hand = one();
    hand.click(2.0, 7.0);
    // The joint is taken now; what is held there lies over the first hall, and says so.
    hand.hover(2.2, 7.1);
    let preview = hand.preview();
    assert!(!preview.fits);
    assert!(matches!(&preview.marks[0], Mark::Cells(cells, Tone::Bad) if cells.len() == 12));
    let steps = hand.document.history().at();
    hand.click(2.2, 7.1);
    assert_eq!(hand.document.history().at(), steps + 1, "nothing is forbidden");
}

#[test]
fn what_the_box_has_not_is_told() {
    let mut hand = one();
    hand.hover(20.0, 20.0);
    assert_eq!(hand.preview().words.as_deref(), Some("10A, 2 of 2 left"));
    hand.click(20.0, 20.0);
    hand.click(30.0, 20.0);
    hand.hover(40.0, 20.0);
    let preview = hand.preview();
    assert!(!preview.fits);
    assert_eq!(preview.words.as_deref(), Some("10A, 0 of 2 left  ·  none left in the box"));
    hand.input(Input::Flip);
    let words = hand.preview().words.expect("words");
    assert_eq!(words, "10B, 0 of 2 left  ·  the other side of this tile is already in use");
}

/// What the preview says of a tile is what the board says of the mission once it is laid.
#[test]
fn the_preview_says_what_the_board_says() {
    let mut random = super::anything::Random(7);
    let catalogue = Catalogue::doom2016();
    let any = |random: &mut super::anything::Random| Placement {
        tile: TileNumber(1 + random.below(16) as u8),
        face: if random.below(2) == 0 { Face::A } else { Face::B },
        at: Cell::new(random.below(24) as i16, random.below(24) as i16),
        turn: Turn::ALL[random.below(4)],
    };
    let (mut joined, mut clashed) = (0, 0);
    for _ in 0..800 {
        let others: Vec<Placement> = (0..random.below(6)).map(|_| any(&mut random)).collect();
        let loose = any(&mut random);
        let pull = magnet(&[loose], &others, catalogue, (0.0, 0.0)).unwrap_or_default();
        let held = Placement { at: moved(loose.at, Cell::new(pull.0, pull.1)), ..loose };
        let meeting = Meeting::of(&[held], &others, catalogue);
        let all = others.iter().chain([&held]).zip(1..).map(|(tile, id)| Edit::Tile(Id(id), Some(*tile)));
        let layout = Layout::of(&Mission::default().with(all), catalogue);
        let last = others.len();
        let touches = |clash: &&Clash| match clash {
            Clash::Overlap { second, .. } => *second == last,
            Clash::OpeningAgainstWall { open, wall, .. } => *open == last || *wall == last,
            Clash::Stock { tile, .. } | Clash::BothSides { tile, .. } => *tile == held.tile,
            _ => false,
        };
        assert_eq!(meeting.fits(), layout.clashes.iter().find(touches).is_none(), "{held:?} {others:?}");
        for edge in &meeting.joined {
            assert_ne!(layout.board.edge(*edge), EdgeKind::Wall);
        }
        assert!(pull == (0, 0) || !meeting.joined.is_empty(), "drawn there for nothing: {held:?} {others:?}");
        joined += meeting.joined.len();
        clashed += usize::from(!meeting.fits());
    }
    assert!(joined > 10 && clashed > 50, "{joined} {clashed}");
}

#[test]
fn a_tile_of_ones_own_can_be_laid() {
    let sheet = "tile: 40\nabout: closet\nstock: 1\n\nside A: Closet\n\n+---+---+\n| .   . |\n+vvv+vvv+\n\n\
                 side B: Closet\n\n+---+---+\n| .   . |\n+vvv+vvv+\n";
    let mission = Mission::default()
        .with([tile(1, 5, 0, 1, Turn::R0), Edit::Sheet(TileNumber(40), Some(sheet.to_owned()))]);
    let mut hand = Hand::over(mission);
    hand.take(&Kind::Tile(TileNumber(40), Face::A));
    hand.hover(2.4, 0.9);
    let preview = hand.preview();
    assert!(preview.fits, "{:?}", preview.words);
    let ghosts = preview.ghosts.expect("ghosts");
    assert!(ghosts.catalogue().side(TileNumber(40), Face::A).is_some(), "its picture is known");
    hand.click(2.4, 0.9);
    assert_eq!(hand.tile(2), (1, 0, Turn::R0, Face::A));
}
