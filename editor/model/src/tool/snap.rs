//! Where a thing in hand belongs that is held near a place: doors between two tiles, figures where their base fits,
//! everything else on the space. With nothing suitable near, a thing stays where it is held.

use super::{ToolView, stand};
use crate::document::Selection;
use missions::scene::Point;
use missions::thing::Door;
use missions::{Mission, Spot, Thing, ThingKind};
use tiles::{Cell, Edge, Pose};

/// So far a door or a figure is drawn to a better place, in spaces.
const PULL: f32 = 1.0;

/// The same thing where it belongs, its middle held here. A door lies as it
/// lay, unless the place is for one that lies the other way.
pub(super) fn thing(thing: Thing, at: Point, free: bool, look: &ToolView<'_>, held: &Selection) -> Thing {
    match &thing.kind {
        ThingKind::Door(door) => {
            let wish = Wish { at, kind: &door.kind, along: None };
            let good = if free { None } else { good_door(wish, look, held) };
            let door = good.unwrap_or_else(|| loose_door(Wish { along: Some(door.at.west), ..wish }));
            thing.put(Spot::Edge(door.at))
        }
        ThingKind::Figure(figure) => {
            let pose = self::figure(&thing, at, figure.turned, free, look, held);
            thing.put(Spot::Cell(pose.at))
        }
        _ => thing.put(Spot::Cell(cell(at))),
    }
}

/// The middle of a thing.
pub(super) fn middle(thing: &Thing, mission: &Mission) -> Point {
    let at = thing.at();
    let (x, y) = (f32::from(at.x), f32::from(at.y));
    match &thing.kind {
        ThingKind::Door(door) if door.at.west => Point::new(x, y + 1.0),
        ThingKind::Door(_) => Point::new(x + 1.0, y),
        ThingKind::Figure(figure) => {
            let (w, h) = figure.pose().size(mission.base(thing));
            Point::new(x + f32::from(w) / 2.0, y + f32::from(h) / 2.0)
        }
        _ => Point::new(x + 0.5, y + 0.5),
    }
}

fn cell(at: Point) -> Cell {
    Cell::new(at.x.floor() as i16, at.y.floor() as i16)
}

/// Where the base of a figure is held, or the nearest place near by where it fits and nobody stands.
pub(super) fn figure(
    thing: &Thing,
    at: Point,
    turned: bool,
    free: bool,
    look: &ToolView<'_>,
    held: &Selection,
) -> Pose {
    let (w, h) = Pose { at: Cell::default(), turned }.size(look.mission.base(thing));
    let exact = (at.x - f32::from(w) / 2.0, at.y - f32::from(h) / 2.0);
    let near = Cell::new((exact.0 + 0.5).floor() as i16, (exact.1 + 0.5).floor() as i16);
    let here = Pose { at: near, turned };
    if free {
        return here;
    }
    let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)));
    let poses = around
        .map(|(dx, dy)| Pose { at: Cell::new(near.x.saturating_add(dx), near.y.saturating_add(dy)), turned });
    let far = |pose: &Pose| (f32::from(pose.at.x) - exact.0).hypot(f32::from(pose.at.y) - exact.1);
    let fits = |pose: &Pose| stand::fits(thing, *pose, look) && !stand::crowded(thing, *pose, look, held);
    let best = poses.filter(|pose| far(pose) <= PULL && fits(pose));
    best.min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(here)
}

/// A door that one wants somewhere.
#[derive(Clone, Copy)]
pub(super) struct Wish<'a> {
    /// Where it is held.
    pub(super) at: Point,
    /// The name of its kind.
    pub(super) kind: &'a str,
    /// Only such as lie west of a space (vertical), or only such as lie north of one.
    pub(super) along: Option<bool>,
}

impl Wish<'_> {
    fn on(self, cell: Cell, west: bool) -> Door {
        Door { at: Edge { cell, west }, kind: self.kind.to_owned() }
    }
}

/// Where a door is held, or the nearest place near by where it can stand.
pub(super) fn door(wish: Wish<'_>, free: bool, look: &ToolView<'_>, held: &Selection) -> Door {
    let good = if free { None } else { good_door(wish, look, held) };
    // Over another door it is still plain what one wants, and that it cannot be.
    let taken = || if free { None } else { door_with(wish, look, |door| taken(door, look, held)) };
    good.or_else(taken).unwrap_or_else(|| loose_door(wish))
}

fn taken(door: &Door, look: &ToolView<'_>, held: &Selection) -> bool {
    stand::door(door, look, held) == Some("door-taken")
}

fn good_door(wish: Wish<'_>, look: &ToolView<'_>, held: &Selection) -> Option<Door> {
    door_with(wish, look, |door| stand::door(door, look, held).is_none())
}

/// The nearest door near by that is as it should be.
fn door_with(wish: Wish<'_>, look: &ToolView<'_>, good: impl Fn(&Door) -> bool) -> Option<Door> {
    let (board, at) = (&look.layout.board, wish.at);
    let both = |space| [true, false].map(|west| wish.on(board.cell(space), west));
    let near = board
        .spaces()
        .flat_map(both)
        .filter(|door| wish.along.is_none_or(|along| along == door.at.west) && distance(door, at) <= PULL);
    near.filter(|door| good(door)).min_by(|a, b| distance(a, at).total_cmp(&distance(b, at)))
}

fn loose_door(wish: Wish<'_>) -> Door {
    let at = wish.at;
    let whole = |value: f32| (value + 0.5).floor() as i16;
    let vertical = wish.on(Cell::new(whole(at.x), whole(at.y - 1.0)), true);
    let level = wish.on(Cell::new(whole(at.x - 1.0), whole(at.y)), false);
    match wish.along {
        Some(true) => vertical,
        Some(false) => level,
        None if distance(&vertical, at) <= distance(&level, at) => vertical,
        None => level,
    }
}

/// From a point to a door as it lies, with a little more for being off its middle.
fn distance(door: &Door, at: Point) -> f32 {
    let (x, y) = (f32::from(door.at.cell.x), f32::from(door.at.cell.y));
    let (across, along) = if door.at.west { (at.x - x, at.y - y) } else { (at.y - y, at.x - x) };
    let beyond = (-along).max(along - 2.0).max(0.0);
    across.hypot(beyond) + 0.1 * (along - 1.0).abs()
}
