//! What is seen from a space, with cover or without; and of one pair why.

use super::super::{Mark, Preview, Tone, ToolView};
use super::Asked;
use super::standing::Standing;
use crate::sight;
use crate::words::{say, say_with};
use missions::Name;
use missions::scene::Point;
use tiles::{Cell, Cover, Crossing, DoorId, Edge, EdgeKind, Explanation, Hindrance, SpaceId};

pub(super) fn preview(asked: &Asked, look: &ToolView<'_>, standing: &Standing<'_>) -> Preview {
    let board = &look.layout.board;
    let Some(from) = board.space_at(asked.from) else { return Preview::default() };
    let (ground, own) = (board.ground(board.all_doors()), standing.under(from));
    let (mut open, mut covered) = (Vec::new(), Vec::new());
    for space in board.spaces().filter(|space| !own.contains(space)) {
        let mut two = own.clone();
        two.extend(standing.under(space));
        let figures = standing.others(&two);
        let best = own.iter().map(|from| ground.cover(*from, space, &figures)).max();
        match best.unwrap_or(Cover::Unseen) {
            Cover::Unseen => {}
            Cover::Cover if !standing.is_large(space) => covered.push(board.cell(space)),
            Cover::Cover | Cover::Open => open.push(board.cell(space)),
        }
    }
    let count = [("seen", (open.len() + covered.len()).into()), ("covered", covered.len().into())];
    let mut preview =
        Preview { fits: true, words: Some(say_with("probe-sight", &count)), ..Preview::default() };
    preview.marks.push(Mark::Cells(open, Tone::Good));
    preview.marks.push(Mark::Cells(covered, Tone::Fair));
    if let Some(to) = asked.to.and_then(|to| board.space_at(to)) {
        pair((from, to), look, standing, &mut preview);
    }
    preview
}

/// Of one pair the line that serves best, and what is in its way.
fn pair((from, to): (SpaceId, SpaceId), look: &ToolView<'_>, standing: &Standing<'_>, preview: &mut Preview) {
    let board = &look.layout.board;
    let closed = board.all_doors();
    let (own, targets) = (standing.under(from), standing.under(to));
    let two = [own.clone(), targets.clone()].concat();
    let Some((a, b, why)) = sight::best(board.ground(closed), &own, &targets, &standing.others(&two)) else {
        return;
    };
    let large = standing.is_large(to);
    let door = |door: DoorId| name_of(look, door).map(|name| name.as_str().to_owned());
    let space = |space| match standing.on(space).and_then(|it| standing.demon(it.demon)) {
        Some(demon) => {
            let at = board.cell(space).to_string();
            say_with("sight-demon", &[("demon", demon.name.into()), ("cell", at.into())])
        }
        None => board.cell(space).to_string(),
    };
    let tone = match why.cover {
        Cover::Unseen => Tone::Bad,
        Cover::Cover if !large => Tone::Fair,
        Cover::Cover | Cover::Open => Tone::Good,
    };
    let between = [("from", board.cell(a).to_string().into()), ("to", space(b).into())];
    let mut words = say_with(
        match tone {
            Tone::Bad => "sight-none",
            Tone::Fair => "sight-cover",
            _ if large => "sight-large",
            _ => "sight-open",
        },
        &between,
    );
    let hindered = hindered(&why).filter(|_| tone != Tone::Good);
    if let Some((corner, hindrance)) = hindered {
        let corner = say(&format!("sight-corner-{corner}"));
        let why = hindrance_in_words(hindrance, look, &door, &space);
        let why = [("corner", corner.into()), ("why", why.into())];
        words = format!("{words}  ·  {}", say_with("sight-why", &why));
    }
    if why.cover == Cover::Unseen
        && let Some(helps) = sight::door_that_helps(board, closed, |closed| board.ground(closed).sees(a, b))
    {
        let door = door(helps).unwrap_or_else(|| say("sight-a-door"));
        words = format!("{words}  ·  {}", say_with("sight-door", &[("door", door.into())]));
    }
    let target = hindered.map_or(why.target, |(corner, _)| corner);
    preview.words = Some(words);
    let start = corner(board.cell(a), why.corner);
    preview.marks.push(Mark::Line(start, corner(board.cell(b), target), tone));
    match hindered.map(|(_, hindrance)| hindrance) {
        Some(Hindrance::Blocked(Crossing::Edge(edge)) | Hindrance::Difficult(Crossing::Edge(edge))) => {
            preview.marks.push(Mark::Edges(vec![edge], tone));
        }
        Some(Hindrance::Blocked(Crossing::Corner(cell)) | Hindrance::Difficult(Crossing::Corner(cell))) => {
            preview.marks.push(Mark::Line(start, corner(cell, 0), tone));
        }
        Some(Hindrance::Figure(space)) => preview.marks.push(Mark::Cells(vec![board.cell(space)], Tone::Bad)),
        None => {}
    }
}

/// What is in the way of a line.
fn hindrance_in_words(
    hindrance: Hindrance,
    look: &ToolView<'_>,
    door: &dyn Fn(DoorId) -> Option<String>,
    space: &dyn Fn(SpaceId) -> String,
) -> String {
    let board = &look.layout.board;
    let side = |edge: Edge| {
        let at = [("cell", edge.cell.to_string().into())];
        if edge.west { say_with("sight-west-side", &at) } else { say_with("sight-north-side", &at) }
    };
    match hindrance {
        Hindrance::Blocked(Crossing::Edge(edge)) => {
            let closed = board.doors_on(edge).find(|door| board.all_doors().has(*door));
            let at = ("edge", side(edge).into());
            match (closed.map(door), board.edge(edge)) {
                (Some(Some(name)), _) => say_with("sight-by-door", &[at, ("door", name.into())]),
                (Some(None), _) => say_with("sight-by-a-door", &[at]),
                (None, EdgeKind::Blocking) => say_with("sight-by-blocking", &[at]),
                (None, _) => say_with("sight-by-wall", &[at]),
            }
        }
        Hindrance::Blocked(Crossing::Corner(cell)) => {
            say_with("sight-by-corner", &[("cell", cell.to_string().into())])
        }
        Hindrance::Difficult(Crossing::Edge(edge)) => say_with("sight-rim", &[("edge", side(edge).into())]),
        Hindrance::Difficult(Crossing::Corner(cell)) => {
            say_with("sight-rim-corner", &[("cell", cell.to_string().into())])
        }
        Hindrance::Figure(on) => say_with("sight-through", &[("who", space(on).into())]),
    }
}

/// The line to tell of: one that a border stops rather than one that ends where walls meet, for that is easier to see.
fn hindered(why: &Explanation) -> Option<(usize, Hindrance)> {
    let corners = [why.target, 0, 1, 2, 3];
    let lines = || corners.into_iter().filter_map(|corner| Some((corner, why.lines[corner]?)));
    let at_corner = |(_, hindrance): &(usize, Hindrance)| {
        matches!(
            hindrance,
            Hindrance::Blocked(Crossing::Corner(_)) | Hindrance::Difficult(Crossing::Corner(_))
        )
    };
    lines().find(|line| !at_corner(line)).or_else(|| lines().next())
}

fn name_of<'a>(look: &ToolView<'a>, door: DoorId) -> Option<&'a Name> {
    let id = look.layout.doors.get(usize::from(door.0))?;
    look.mission.things().get(id)?.name.as_ref()
}

/// A corner of a space, as the geometry numbers them.
fn corner(cell: Cell, corner: usize) -> Point {
    let (x, y) = (f32::from(cell.x), f32::from(cell.y));
    match corner {
        0 => Point::new(x, y),
        1 => Point::new(x + 1.0, y),
        2 => Point::new(x + 1.0, y + 1.0),
        _ => Point::new(x, y + 1.0),
    }
}
