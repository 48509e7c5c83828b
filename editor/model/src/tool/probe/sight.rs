//! What is seen from a space, with cover or without; and of one pair why.

use super::super::ruler::middle;
use super::super::{Mark, Preview, Tone, ToolView};
use super::asked::Asked;
use crate::probe::{Setting, Sight};
use crate::sight::side;
use crate::words::{Argument, say, say_with};
use missions::Name;
use missions::scene::Point;
use tiles::{Board, Cell, Cover, Crossing, DoorId, EdgeKind, Explanation, Hindrance, Obstacle, SpaceId};

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
        let door = |door: DoorId| name_of(look, door).map(|name| name.as_str().to_owned());
        let (words, marks) = line(to, setting, &door);
        preview.words = Some(words);
        preview.marks.extend(marks);
    }
    preview
}

/// Of the figure that asks and a place the line that serves best, and what is in its way: in words and as marks. `door` says what a
/// door is called.
#[must_use]
pub fn line(
    to: SpaceId,
    setting: &Setting<'_>,
    door: &dyn Fn(DoorId) -> Option<String>,
) -> (String, Vec<Mark>) {
    let board = setting.board();
    let sight = setting.sight(to, true);
    let (a, b, large) = (sight.from, sight.to, sight.large);
    let space = |space| match setting.standing(space) {
        Some(id) => {
            let demon = setting.table.kind(setting.world.figures()[id].kind).name.clone();
            let at = board.cell(space).to_string();
            say_with("sight-demon", &[("demon", demon.into()), ("cell", at.into())])
        }
        None => board.cell(space).to_string(),
    };
    let between = [("from", board.cell(a).to_string().into()), ("to", space(b).into())];
    let way = Way { board, door, space: &space };
    if let Some(obstacle) = sight.centres {
        return way.centres(&sight, obstacle, &between);
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
        let why = way.hindrance(hindrance);
        let why = [("corner", corner.into()), ("why", why.into())];
        words = format!("{words}  ·  {}", say_with("sight-why", &why));
    }
    words += &through_door(&sight, door);
    let target = hindered.map_or(why.target, |(corner, _)| corner);
    let start = corner(board.cell(a), why.corner);
    let mut marks = vec![Mark::Line(start, corner(board.cell(b), target), tone)];
    match hindered.map(|(_, hindrance)| hindrance) {
        Some(Hindrance::Blocked(Crossing::Edge(edge)) | Hindrance::Difficult(Crossing::Edge(edge))) => {
            marks.push(Mark::Edges(vec![edge], tone));
        }
        Some(Hindrance::Blocked(Crossing::Corner(cell)) | Hindrance::Difficult(Crossing::Corner(cell))) => {
            marks.push(Mark::Line(start, corner(cell, 0), tone));
        }
        Some(Hindrance::Figure(space)) => marks.push(Mark::Cells(vec![board.cell(space)], Tone::Bad)),
        None => {}
    }
    (words, marks)
}

/// What lies between two places, and what it is called.
struct Way<'a> {
    board: &'a Board,
    door: &'a dyn Fn(DoorId) -> Option<String>,
    space: &'a dyn Fn(SpaceId) -> String,
}

impl Way<'_> {
    /// Where one line from centre to centre decides.
    fn centres(
        &self,
        sight: &Sight,
        obstacle: Option<Obstacle>,
        between: &[(&'static str, Argument)],
    ) -> (String, Vec<Mark>) {
        let tone = if obstacle.is_some() { Tone::Bad } else { Tone::Good };
        let mut words = say_with(if obstacle.is_some() { "sight-none" } else { "sight-seen" }, between);
        let mut marks = Vec::new();
        if let Some(obstacle) = obstacle {
            let why = self.obstacle(obstacle);
            words = format!("{words}  ·  {}", say_with("sight-centres", &[("why", why.into())]));
            if let Obstacle::Border(edge) = obstacle {
                marks.push(Mark::Edges(vec![edge], tone));
            }
        }
        words += &through_door(sight, self.door);
        let [from, to] = [sight.from, sight.to].map(|space| middle(self.board.cell(space)));
        marks.push(Mark::Line(from, to, tone));
        (words, marks)
    }

    /// What is in the way of a line.
    fn hindrance(&self, hindrance: Hindrance) -> String {
        match hindrance {
            Hindrance::Blocked(Crossing::Edge(edge)) => self.obstacle(Obstacle::Border(edge)),
            Hindrance::Blocked(Crossing::Corner(cell)) => self.obstacle(Obstacle::Corner(cell)),
            Hindrance::Difficult(Crossing::Edge(edge)) => {
                say_with("sight-rim", &[("edge", side(edge).into())])
            }
            Hindrance::Difficult(Crossing::Corner(cell)) => {
                say_with("sight-rim-corner", &[("cell", cell.to_string().into())])
            }
            Hindrance::Figure(on) => say_with("sight-through", &[("who", (self.space)(on).into())]),
        }
    }

    /// What stops a line.
    fn obstacle(&self, obstacle: Obstacle) -> String {
        let board = self.board;
        match obstacle {
            Obstacle::Border(edge) => {
                let closed = board.doors_on(edge).find(|door| board.all_doors().has(*door));
                let at = ("edge", side(edge).into());
                match (closed.map(self.door), board.edge(edge)) {
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
            Obstacle::Figure(on) => say_with("sight-through", &[("who", (self.space)(on).into())]),
        }
    }
}

/// Which door would have to be open, after the rest of the sentence.
fn through_door(sight: &Sight, door: &dyn Fn(DoorId) -> Option<String>) -> String {
    let Some(helps) = sight.door else { return String::new() };
    let door = door(helps).unwrap_or_else(|| say("sight-a-door"));
    format!("  ·  {}", say_with("sight-door", &[("door", door.into())]))
}

/// The line to report: one that a border stops rather than one that ends where walls meet, for that is easier to see.
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
