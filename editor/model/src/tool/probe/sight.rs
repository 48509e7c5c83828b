//! What is seen from a space, with cover or without; and of one pair why.

use super::super::ruler::middle;
use super::super::{Mark, Preview, Tone, ToolView};
use super::Asked;
use crate::probe::{Setting, Sight};
use crate::words::{say, say_with};
use fluent_bundle::FluentValue;
use missions::Name;
use missions::scene::Point;
use tiles::{Cell, Cover, Crossing, DoorId, Edge, EdgeKind, Explanation, Hindrance, Obstacle, SpaceId};

pub(super) fn preview(asked: &Asked, look: &ToolView<'_>, setting: &Setting<'_>) -> Preview {
    let board = setting.board();
    let (mut open, mut covered) = (Vec::new(), Vec::new());
    for (space, cover) in setting.seen() {
        let seen = if cover == Cover::Cover { &mut covered } else { &mut open };
        seen.push(board.cell(space));
    }
    let count = [("seen", (open.len() + covered.len()).into()), ("covered", covered.len().into())];
    let mut preview =
        Preview { fits: true, words: Some(say_with("probe-sight", &count)), ..Preview::default() };
    preview.marks.push(Mark::Cells(open, Tone::Good));
    preview.marks.push(Mark::Cells(covered, Tone::Fair));
    if let Some(to) = asked.to.and_then(|to| board.space_at(to)) {
        pair(to, look, setting, &mut preview);
    }
    preview
}

/// Of one pair the line that serves best, and what is in its way.
fn pair(to: SpaceId, look: &ToolView<'_>, setting: &Setting<'_>, preview: &mut Preview) {
    let board = setting.board();
    let sight = setting.sight(to, true);
    let (a, b, large) = (sight.from, sight.to, sight.large);
    let door = |door: DoorId| name_of(look, door).map(|name| name.as_str().to_owned());
    let space = |space| match setting.standing(space) {
        Some(id) => {
            let demon = setting.table.kind(setting.world.figures()[id].kind).name.clone();
            let at = board.cell(space).to_string();
            say_with("sight-demon", &[("demon", demon.into()), ("cell", at.into())])
        }
        None => board.cell(space).to_string(),
    };
    let between = [("from", board.cell(a).to_string().into()), ("to", space(b).into())];
    if let Some(obstacle) = sight.centres {
        centres(&sight, obstacle, &between, look, &door, &space, preview);
        return;
    }
    let why = &sight.why;
    let tone = match why.cover {
        Cover::Unseen => Tone::Bad,
        Cover::Cover if !large => Tone::Fair,
        Cover::Cover | Cover::Open => Tone::Good,
    };
    let mut words = say_with(
        match tone {
            Tone::Bad => "sight-none",
            Tone::Fair => "sight-cover",
            _ if large => "sight-large",
            _ => "sight-open",
        },
        &between,
    );
    let hindered = hindered(why).filter(|_| tone != Tone::Good);
    if let Some((corner, hindrance)) = hindered {
        let corner = say(&format!("sight-corner-{corner}"));
        let why = hindrance_in_words(hindrance, look, &door, &space);
        let why = [("corner", corner.into()), ("why", why.into())];
        words = format!("{words}  ·  {}", say_with("sight-why", &why));
    }
    words += &through_door(&sight, &door);
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

/// Where one line from centre to centre decides.
fn centres(
    sight: &Sight,
    obstacle: Option<Obstacle>,
    between: &[(&str, FluentValue<'_>)],
    look: &ToolView<'_>,
    door: &dyn Fn(DoorId) -> Option<String>,
    space: &dyn Fn(SpaceId) -> String,
    preview: &mut Preview,
) {
    let board = &look.layout.board;
    let tone = if obstacle.is_some() { Tone::Bad } else { Tone::Good };
    let mut words = say_with(if obstacle.is_some() { "sight-none" } else { "sight-seen" }, between);
    if let Some(obstacle) = obstacle {
        let why = obstacle_in_words(obstacle, look, door, space);
        words = format!("{words}  ·  {}", say_with("sight-centres", &[("why", why.into())]));
        if let Obstacle::Border(edge) = obstacle {
            preview.marks.push(Mark::Edges(vec![edge], tone));
        }
    }
    words += &through_door(sight, door);
    preview.words = Some(words);
    preview.marks.push(Mark::Line(middle(board.cell(sight.from)), middle(board.cell(sight.to)), tone));
}

/// Which door would have to be open, after the rest of the sentence.
fn through_door(sight: &Sight, door: &dyn Fn(DoorId) -> Option<String>) -> String {
    let Some(helps) = sight.door else { return String::new() };
    let door = door(helps).unwrap_or_else(|| say("sight-a-door"));
    format!("  ·  {}", say_with("sight-door", &[("door", door.into())]))
}

/// What is in the way of a line.
fn hindrance_in_words(
    hindrance: Hindrance,
    look: &ToolView<'_>,
    door: &dyn Fn(DoorId) -> Option<String>,
    space: &dyn Fn(SpaceId) -> String,
) -> String {
    match hindrance {
        Hindrance::Blocked(Crossing::Edge(edge)) => {
            obstacle_in_words(Obstacle::Border(edge), look, door, space)
        }
        Hindrance::Blocked(Crossing::Corner(cell)) => {
            obstacle_in_words(Obstacle::Corner(cell), look, door, space)
        }
        Hindrance::Difficult(Crossing::Edge(edge)) => say_with("sight-rim", &[("edge", side(edge).into())]),
        Hindrance::Difficult(Crossing::Corner(cell)) => {
            say_with("sight-rim-corner", &[("cell", cell.to_string().into())])
        }
        Hindrance::Figure(on) => say_with("sight-through", &[("who", space(on).into())]),
    }
}

/// What stops a line.
fn obstacle_in_words(
    obstacle: Obstacle,
    look: &ToolView<'_>,
    door: &dyn Fn(DoorId) -> Option<String>,
    space: &dyn Fn(SpaceId) -> String,
) -> String {
    let board = &look.layout.board;
    match obstacle {
        Obstacle::Border(edge) => {
            let closed = board.doors_on(edge).find(|door| board.all_doors().has(*door));
            let at = ("edge", side(edge).into());
            match (closed.map(door), board.edge(edge)) {
                (Some(Some(name)), _) => say_with("sight-by-door", &[at, ("door", name.into())]),
                (Some(None), _) => say_with("sight-by-a-door", &[at]),
                (None, EdgeKind::Blocking) => say_with("sight-by-blocking", &[at]),
                (None, _) => say_with("sight-by-wall", &[at]),
            }
        }
        Obstacle::Corner(cell) => say_with("sight-by-corner", &[("cell", cell.to_string().into())]),
        Obstacle::Furniture(at) => {
            say_with("sight-by-furniture", &[("cell", board.cell(at).to_string().into())])
        }
        Obstacle::Cliff(at) => say_with("sight-by-cliff", &[("cell", board.cell(at).to_string().into())]),
        Obstacle::Figure(on) => say_with("sight-through", &[("who", space(on).into())]),
    }
}

/// A border by the space it belongs to.
fn side(edge: Edge) -> String {
    let at = [("cell", edge.cell.to_string().into())];
    if edge.west { say_with("sight-west-side", &at) } else { say_with("sight-north-side", &at) }
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
