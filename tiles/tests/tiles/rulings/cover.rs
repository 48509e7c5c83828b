//! Ruling 5: cover of `b` against an attack from `a`. Figures stand on spaces marked `f` (or `5`, if difficult).

use tiles::ascii::parse;
use tiles::{Cell, Cover, Crossing, Edge, Hindrance, Sight};

#[track_caller]
fn cover(text: &str, expect: Cover) {
    let sketch = parse(text);
    assert_eq!(sketch.problems, [""; 0]);
    let space = |marks: [char; 2]| marks.iter().find_map(|mark| sketch.space(*mark)).unwrap();
    let (a, b) = (space(['a', '1']), space(['b', '2']));
    let figures = sketch.spaces('f').union(&sketch.spaces('5'));
    let sight = Sight::new(sketch.board.ground(sketch.board.all_doors()), [&figures; 2]);
    assert_eq!(sight.cover(a, b), expect, "{text}\n{:?}", sight.explain(a, b));
}

#[test]
fn ruling_05_no_cover() {
    cover("+-------+\n|a . . b|\n+-------+", Cover::Open);
    cover("+-----+\n|a . .|\n+     +\n|. . .|\n+     +\n|. . b|\n+-----+", Cover::Open);
    cover("+-----+\n|a .|b|\n+-----+", Cover::Unseen);
    cover("+---+\n|a b|\n+---+", Cover::Open);
    cover("+-----+\n|a:. b|\n+-----+", Cover::Open);
}

#[test]
fn ruling_05_cover_by_edges() {
    // Every corner that gives sight has at least one line into the wall beside the gap.
    cover("+-------+\n|. .|. .|\n+       +\n|a . . b|\n+       +\n|. .|. .|\n+-------+", Cover::Open);
    cover("+-------+\n|. .|b .|\n+       +\n|a . . .|\n+-------+", Cover::Cover);
    cover("+-------+\n|. .#b .|\n+       +\n|a . . .|\n+-------+", Cover::Cover);
    cover("+-------+\n|. .Db .|\n+       +\n|a . . .|\n+-------+", Cover::Cover);
    cover("+-------+\n|. .:b .|\n+       +\n|a . . .|\n+-------+", Cover::Open);
}

#[test]
fn ruling_05_cover_by_figures() {
    cover("+-----+\n|a f b|\n+-----+", Cover::Cover);
    cover("+-------+\n|a . . b|\n+       +\n|. f f .|\n+-------+", Cover::Open);
    cover("+-----+\n|a f .|\n+     +\n|. . b|\n+-----+", Cover::Open);
    cover("+-----+\n|a . .|\n+     +\n|. f .|\n+     +\n|. . b|\n+-----+", Cover::Cover);
    // Beside the line, behind the target, behind the attacker: no cover.
    cover("+---------+\n|f a . b f|\n+         +\n|. . f . .|\n+---------+", Cover::Open);
}

#[test]
fn ruling_05_cover_by_difficult_borders() {
    cover("+-------+\n|a . ~ b|\n+-------+", Cover::Cover);
    // Into the region and out of it,
    cover("+-----+\n|a . 2|\n+-----+", Cover::Cover);
    cover("+-------+\n|1 ~ . b|\n+-------+", Cover::Cover);
    // (a corner on the region's rim looks out of it freely)
    cover("+-----+\n|1 . b|\n+-----+", Cover::Open);
    // but not within it, nor over the one border both share.
    cover("+-------+\n|1 ~ ~ 2|\n+-------+", Cover::Open);
    cover("+---+\n|a 2|\n+---+", Cover::Open);
    cover("+-----+\n|a ~ b|\n+     +\n|. . .|\n+-----+", Cover::Cover);
}

#[test]
fn ruling_05_touching_a_difficult_region_is_not_cutting_it() {
    // The lines from a corner of `a` run along the region's border or touch its corner.
    cover("+-----+\n|. ~ .|\n+     +\n|a . b|\n+-----+", Cover::Open);
    cover("+-----+\n|a . ~|\n+     +\n|. b .|\n+-----+", Cover::Open);
    // Diagonally between two difficult spaces: the line of the two near corners is a point, the rest is inside `b`.
    cover("+---+\n|a ~|\n+   +\n|~ b|\n+---+", Cover::Open);
    // Diagonally into a region through its corner point is into it all the same.
    cover("+-----+\n|a . .|\n+     +\n|. . .|\n+     +\n|. . 2|\n+-----+", Cover::Cover);
}

#[test]
fn ruling_05_explains_itself() {
    let sketch = parse("+-------+\n|a . 5 b|\n+-------+");
    let (a, f, b) = ('a', '5', 'b');
    let [a, f, b] = [a, f, b].map(|mark| sketch.space(mark).unwrap());
    let ground = sketch.board.ground(sketch.board.all_doors());
    let figures = sketch.spaces('5');
    let why = Sight::new(ground, [&figures; 2]).explain(a, b);
    assert_eq!((why.cover, why.corner, why.target), (Cover::Cover, 1, 0));
    let border = Crossing::Edge(Edge { cell: Cell::new(2, 0), west: true });
    // Along the wall nothing is cut: the line runs beside the region.
    assert_eq!(why.lines[0], None);
    assert_eq!(why.lines[2], Some(Hindrance::Difficult(border)));
    let plain = parse("+-------+\n|a . f b|\n+-------+");
    let (ground, figures) = (plain.board.ground(plain.board.all_doors()), plain.spaces('f'));
    let why = Sight::new(ground, [&figures; 2]).explain(a, b);
    assert_eq!(why.lines[2], Some(Hindrance::Figure(f)));
}
