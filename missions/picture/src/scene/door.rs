//! Doors: two steel leaves between posts, two spaces long, with a lock where they meet; a grate has bars in place of leaves, and a
//! door with spaces of its own is as wide as they are; of an open one only the ends of the leaves are seen. The colour of a kind is that of its leaves, and a letter says the same.
//! `label` draws their names.

use crate::scene::chart;
use crate::scene::pen::Pen;
use crate::scene::shape::{Color, Path, Point, Rect, Stroke, Text};
use missions_document::mission::Mission;
use missions_document::thing::{Door, ThingKind};
use rule_system::DoorKind;
use rule_system::door::DoorShape;

/// The rectangle in which a door is drawn.
pub(crate) fn place(door: &Door, kind: &DoorKind) -> Rect {
    let (a, _) = chart::ends(door.at);
    let wide = if fills_spaces(kind) { 1.0 } else { 0.0 };
    let (w, h) = if door.at.west { (wide, 2.0) } else { (2.0, wide) };
    let place = Rect::new(a.x, a.y, w, h);
    if fills_spaces(kind) { place } else { place.grown(0.2) }
}

const fn fills_spaces(kind: &DoorKind) -> bool {
    matches!(kind.shape, DoorShape::Spaces)
}

/// The row of a door; that of a plain door for an unknown kind.
pub(crate) fn row(door: &Door, mission: &Mission) -> &'static DoorKind {
    door.row(mission.system()).unwrap_or(&DoorKind::PLAIN)
}

/// The rectangles of all doors of a mission.
pub(crate) fn places(mission: &Mission) -> Vec<Rect> {
    let doors = mission.things().values().filter_map(|thing| match &thing.kind {
        ThingKind::Door(door) => Some(place(door, row(door, mission))),
        ThingKind::Piece(_) | ThingKind::Start(_) | ThingKind::Figure(_) | ThingKind::Label(_) => None,
    });
    doors.collect()
}

/// How far south words move to leave the door that lies across them from west to east; negative is north.
pub(crate) fn off(words: Rect, doors: &[Rect]) -> f32 {
    let across = doors.iter().find(|door| door.width() > door.height() && door.meets(words));
    across.map_or(0.0, |door| {
        if door.centre().y > words.centre().y { door.north - words.south } else { door.south - words.north }
    })
}

/// A door in board units.
pub(crate) fn draw(door: &Door, kind: &DoorKind, open: bool, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    // How far the leaves reach from the posts.
    let reach = if open { 0.16 } else { 0.865 };
    let steel = kind.look.colour.map_or(theme.door, Color::rgb);
    let (from, _) = chart::ends(door.at);
    // Drawn as if it lay on a line from west to east; one that fills spaces is spread over them, and one that lies from north to
    // south is flipped over the diagonal.
    let deep = |y: f32| if fills_spaces(kind) { 0.5 + 1.8 * y } else { y };
    let flip = |x: f32, y: f32| if door.at.west { from.shifted(y, x) } else { from.shifted(x, y) };
    let lay = |path: Path| path.map(|p| flip(p.x, deep(p.y)));
    let shape = |rects: &[(Rect, f32)]| {
        let mut path = Path::new();
        for (rect, radius) in rects {
            path.rounded(*rect, *radius);
        }
        lay(path)
    };
    let leaves = [
        (Rect { west: 0.12, north: -0.15, east: 0.12 + reach, south: 0.15 }, 0.03),
        (Rect { west: 1.88 - reach, north: -0.15, east: 1.88, south: 0.15 }, 0.03),
    ];
    let posts = [
        (Rect { west: -0.04, north: -0.22, east: 0.18, south: 0.22 }, 0.05),
        (Rect { west: 1.82, north: -0.22, east: 2.04, south: 0.22 }, 0.05),
    ];
    let shadow = if open { 30 } else { 90 };
    pen.fill(
        shape(&[(Rect { west: 0.0, north: -0.26, east: 2.0, south: 0.26 }, 0.1)]),
        Color::rgb(0).alpha(shadow),
    );
    if open {
        pen.stroke(shape(&leaves), Stroke::new(theme.ink, 0.10));
        pen.fill(shape(&leaves), steel);
    } else if kind.grate {
        let bar = |i: u8| {
            let x = 0.28 + 0.18 * f32::from(i);
            (Rect { west: x - 0.03, north: -0.15, east: x + 0.03, south: 0.15 }, 0.0)
        };
        let bars: Vec<_> = (0..9).map(bar).collect();
        pen.stroke(shape(&bars), Stroke::new(theme.ink, 0.06));
        pen.fill(shape(&bars), steel);
    } else {
        pen.stroke(shape(&leaves), Stroke::new(theme.ink, 0.10));
        pen.fill(shape(&leaves), steel);
        pen.fill(lay(bands()), theme.ink.alpha(200));
        pen.fill(
            shape(&[(Rect { west: 0.16, north: -0.15, east: 1.84, south: -0.10 }, 0.0)]),
            Color::rgb(0xff_ffff).alpha(90),
        );
    }
    pen.stroke(shape(&posts), Stroke::new(theme.ink, 0.10));
    pen.fill(shape(&posts), steel.mix(theme.ink, 130));
    if open {
        return;
    }
    let middle = flip(1.0, deep(0.0));
    pen.circle(middle, 0.205, theme.ink);
    pen.circle(middle, 0.155, steel.mix(theme.ink, 110));
    if kind.look.letter.is_empty() {
        pen.circle(middle, 0.10, theme.accent);
        pen.circle(middle.shifted(-0.025, -0.03), 0.035, Color::rgb(0xff_e2b0));
    } else {
        pen.text(Text::strong(kind.look.letter, middle, 0.24, theme.paper));
    }
}

/// The warning stripes on the leaves.
fn bands() -> Path {
    let mut bands = Path::new();
    for i in 0..3_u8 {
        for (start, way) in [(0.24, 1.0), (1.76, -1.0)] {
            let x = start + way * 0.18 * f32::from(i);
            let p = Point::new;
            bands.polygon(&[
                p(x, -0.15),
                p(x + way * 0.09, -0.15),
                p(x + way * 0.17, 0.15),
                p(x + way * 0.08, 0.15),
            ]);
        }
    }
    bands
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiles::Cell;

    #[test]
    fn words_leave_a_door_by_the_side_they_stand_on() {
        let door = Door::new(Cell::new(3, 5).edge(tiles::Side4::North));
        let doors = [place(&door, &DoorKind::PLAIN)];
        let (above, below) = (Rect::new(3.2, 4.7, 0.6, 0.2), Rect::new(3.2, 5.1, 0.6, 0.2));
        let moved = |rect: Rect| {
            let by = off(rect, &doors);
            Rect { north: rect.north + by, south: rect.south + by, ..rect }
        };
        assert!(moved(above).north < above.north && moved(below).north > below.north);
        assert!([above, below].into_iter().all(|rect| doors[0].meets(rect) && !doors[0].meets(moved(rect))));
        let beside = Rect::new(6.0, 4.7, 0.6, 0.2);
        assert_eq!(moved(beside), beside);
    }
}
