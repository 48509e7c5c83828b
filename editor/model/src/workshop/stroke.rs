//! The tools of the workshop and what a stroke of each does: what it begins on decides what it makes of everything it
//! comes over. The stroke draws on the draft; when it ends, the draft is handed to the mission.

use super::aim::{Aim, between};
use super::paper::{Border, Print};
use super::{Draft, mirrored};
use missions::scene::Point;
use tiles::{Cell, Edge, EdgeKind, Face, Side4, Space};

/// So far, in parts of a space, a hand goes before one knows where it is going to.
const SURE: f32 = 0.15;

/// A tool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Puts spaces.
    #[default]
    Floor,
    /// Makes spaces difficult.
    Difficult,
    /// Draws walls, and closes openings.
    Wall,
    /// Draws blocking lines.
    Blocking,
    /// Draws impassable lines.
    Impassable,
    /// Makes openings.
    Opening,
    /// Marks good places for doors.
    Door,
    /// Takes away lines and spaces.
    Eraser,
}

impl Tool {
    /// All, in the order of their keys.
    pub const ALL: [Self; 8] = [
        Self::Floor,
        Self::Difficult,
        Self::Wall,
        Self::Blocking,
        Self::Impassable,
        Self::Opening,
        Self::Door,
        Self::Eraser,
    ];

    /// The id of its name among the words.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Floor => "work-floor",
            Self::Difficult => "work-difficult",
            Self::Wall => "work-wall",
            Self::Blocking => "work-blocking",
            Self::Impassable => "work-impassable",
            Self::Opening => "work-opening",
            Self::Door => "work-door",
            Self::Eraser => "work-eraser",
        }
    }

    /// The id of the words that say what it does.
    pub const fn hint(self) -> &'static str {
        match self {
            Self::Floor => "work-floor-hint",
            Self::Difficult => "work-difficult-hint",
            Self::Wall => "work-wall-hint",
            Self::Blocking => "work-blocking-hint",
            Self::Impassable => "work-impassable-hint",
            Self::Opening => "work-opening-hint",
            Self::Door => "work-door-hint",
            Self::Eraser => "work-eraser-hint",
        }
    }

    /// What it would work on here.
    pub fn target(self, draft: &Draft, face: Face, spot: Aim) -> Target {
        match self {
            Self::Floor | Self::Difficult if draft.has_room(face, spot.cell) => Target::Space(spot.cell),
            Self::Floor | Self::Difficult => Target::Nothing("work-too-large"),
            Self::Eraser => match (draft.border(face, spot.edge()), draft.paper(face).space(spot.cell)) {
                (Border::Inner(Some(_)) | Border::Outline(_, _, true), _) if spot.near => {
                    Target::Borders(vec![spot.edge()])
                }
                (_, Some(_)) => Target::Space(spot.cell),
                (_, None) => Target::Nothing("work-nothing"),
            },
            Self::Wall | Self::Blocking | Self::Impassable | Self::Opening | Self::Door => {
                // The nearest border it can work on; if there is none, why not on the nearest of all.
                let mut targets = spot.ways.iter().map(|side| self.borders(draft, face, spot.towards(*side)));
                let why = self.borders(draft, face, spot);
                targets.find(|target| matches!(target, Target::Borders(_))).unwrap_or(why)
            }
        }
    }

    /// The borders it would work on, if this one is meant.
    fn borders(self, draft: &Draft, face: Face, spot: Aim) -> Target {
        let edge = spot.edge();
        match (self, draft.border(face, edge)) {
            (_, Border::Void) => Target::Nothing("work-in-void"),
            (Self::Opening, Border::Outline(_, _, true)) => Target::Borders(run(draft, face, edge)),
            (Self::Opening, Border::Outline(_, _, false)) => Target::Borders(pair(draft, face, spot)),
            (Self::Opening, Border::Inner(_)) => Target::Nothing("work-inside"),
            (Self::Wall, Border::Outline(..)) | (_, Border::Inner(_)) => Target::Borders(vec![edge]),
            (_, Border::Outline(..)) => Target::Nothing("work-on-outline"),
        }
    }
}

/// What a tool works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A space.
    Space(Cell),
    /// Borders, together.
    Borders(Vec<Edge>),
    /// Nothing, and the id of the words that say why.
    Nothing(&'static str),
}

/// What a stroke makes of what it comes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Space(Option<Space>),
    /// Difficult spaces become plain ones.
    Smooth,
    Print(Option<Print>),
    /// Walls, and on the outline too.
    Wall,
    Open(bool),
    /// The lines it comes over go, spaces stay.
    EraseLines,
    Nothing,
}

/// A stroke that is being made.
#[derive(Clone, Debug)]
pub struct Stroke {
    tool: Tool,
    face: Face,
    act: Act,
    last: Option<Point>,
    /// The piece as it was before.
    before: Draft,
}

impl Stroke {
    /// Begin one; the words say why nothing is done, if so.
    pub fn begin(tool: Tool, draft: &mut Draft, face: Face, spot: Aim) -> (Self, Option<&'static str>) {
        let before = draft.clone();
        let target = tool.target(draft, face, spot);
        let act = act(tool, draft, face, &target);
        let why = if let Target::Nothing(why) = target { Some(why) } else { None };
        let stroke = Self { tool, face, act, last: None, before };
        stroke.draw(draft, &target);
        (stroke, why)
    }

    /// Go on to here.
    pub fn drag(&mut self, draft: &mut Draft, from: Point, to: Point) -> Option<&'static str> {
        let from = self.last.unwrap_or(from);
        let (east, south) = ((to.x - from.x).abs(), (to.y - from.y).abs());
        // An opening is made where one presses: dragging would make it as wide as nobody wants it.
        if matches!(self.act, Act::Nothing | Act::Open(_)) || east.max(south) < SURE {
            return None;
        }
        self.last = Some(to);
        let mut why = None;
        for point in between(from, to) {
            let spot = Aim::at(point).strict();
            // Lines are drawn along borders; what is only crossed stays as it is.
            let along = spot.clear && if spot.edge().west { south > east } else { east > south };
            let target = match self.act {
                Act::Print(_) | Act::Wall if !along => continue,
                Act::EraseLines if !spot.clear => continue,
                Act::EraseLines => Target::Borders(vec![spot.edge()]),
                Act::Space(None) | Act::Smooth => Target::Space(spot.cell),
                _ => self.tool.target(draft, self.face, spot),
            };
            if let Target::Nothing(words) = target {
                why = Some(words);
            }
            self.draw(draft, &target);
        }
        why.filter(|_| matches!(self.act, Act::Space(Some(_))))
    }

    /// The tool it is made with.
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// Give it up.
    pub fn undo(self, draft: &mut Draft) {
        *draft = self.before;
    }

    /// Has it changed anything?
    pub fn has_drawn(&self, draft: &Draft) -> bool {
        self.before != *draft
    }

    fn draw(&self, draft: &mut Draft, target: &Target) {
        let face = self.face;
        match (self.act, target) {
            (Act::Space(space), Target::Space(cell)) => {
                let _ = draft.set_space(face, *cell, space);
            }
            (Act::Smooth, Target::Space(cell)) if draft.paper(face).space(*cell).is_some() => {
                let _ = draft.set_space(face, *cell, Some(Space::default()));
            }
            (act, Target::Borders(edges)) => {
                for edge in edges {
                    match (act, draft.border(face, *edge)) {
                        (Act::Print(what), Border::Inner(_)) => draft.print(face, *edge, what),
                        (Act::Wall, Border::Inner(_)) => {
                            draft.print(face, *edge, Some(Print::Line(EdgeKind::Wall)));
                        }
                        (Act::EraseLines, Border::Inner(_)) => draft.print(face, *edge, None),
                        (Act::Wall | Act::EraseLines, Border::Outline(cell, side, _)) => {
                            draft.open(face, cell, side, false);
                        }
                        (Act::Open(open), Border::Outline(cell, side, _)) => {
                            draft.open(face, cell, side, open);
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
}

/// What a stroke that begins here makes: a line drawn over the same line takes it away.
fn act(tool: Tool, draft: &Draft, face: Face, target: &Target) -> Act {
    let print = |what: Print, edge: Edge| {
        let there = draft.border(face, edge) == Border::Inner(Some(what));
        if there { Act::Print(None) } else { Act::Print(Some(what)) }
    };
    match (tool, target) {
        (_, Target::Nothing(_)) => Act::Nothing,
        (Tool::Floor, _) => Act::Space(Some(Space::default())),
        (Tool::Difficult, Target::Space(cell)) => match draft.paper(face).space(*cell) {
            Some(Space { difficult: true }) => Act::Smooth,
            _ => Act::Space(Some(Space { difficult: true })),
        },
        (Tool::Eraser, Target::Space(_)) => Act::Space(None),
        (Tool::Eraser, Target::Borders(_)) => Act::EraseLines,
        (_, Target::Space(_)) => Act::Nothing,
        (Tool::Opening, Target::Borders(edges)) => {
            let open = |edge: &Edge| matches!(draft.border(face, *edge), Border::Outline(_, _, true));
            Act::Open(!edges.iter().any(open))
        }
        (tool, Target::Borders(edges)) => match (tool, edges.first()) {
            (_, None) => Act::Nothing,
            (Tool::Wall, Some(edge)) => match print(Print::Line(EdgeKind::Wall), *edge) {
                Act::Print(Some(_)) => Act::Wall,
                other => other,
            },
            (Tool::Blocking, Some(edge)) => print(Print::Line(EdgeKind::Blocking), *edge),
            (Tool::Impassable, Some(edge)) => print(Print::Line(EdgeKind::Impassable), *edge),
            (_, Some(edge)) => print(Print::Door, *edge),
        },
    }
}

/// The opening a border belongs to.
fn run(draft: &Draft, face: Face, edge: Edge) -> Vec<Edge> {
    let open = |edge: &Edge| matches!(draft.border(face, *edge), Border::Outline(_, _, true));
    let facing = |edge: Edge| match draft.border(face, edge) {
        Border::Outline(_, side, _) => Some(side),
        _ => None,
    };
    let side = facing(edge);
    let on = |step: i16| {
        let next = move |edge: &Edge| Some(beside(*edge, step));
        std::iter::successors(Some(beside(edge, step)), next)
            .take_while(|edge| open(edge) && facing(*edge) == side)
    };
    let mut edges: Vec<Edge> = on(-1).collect();
    edges.reverse();
    edges.push(edge);
    edges.extend(on(1));
    edges
}

/// Openings are two wide: the border and its nearer neighbour on the same wall.
fn pair(draft: &Draft, face: Face, spot: Aim) -> Vec<Edge> {
    let edge = spot.edge();
    let wall = |edge: Edge| match draft.border(face, edge) {
        Border::Outline(_, side, false) => Some(side),
        _ => None,
    };
    let steps = if spot.early { [-1, 1] } else { [1, -1] };
    let neighbour = steps.map(|step| beside(edge, step)).into_iter().find(|next| wall(*next) == wall(edge));
    let mut edges: Vec<Edge> = neighbour.into_iter().chain([edge]).collect();
    edges.sort_unstable();
    edges
}

/// The border after or before this one in its line.
const fn beside(edge: Edge, step: i16) -> Edge {
    let Cell { x, y } = edge.cell;
    let cell = if edge.west { Cell::new(x, y + step) } else { Cell::new(x + step, y) };
    Edge { cell, west: edge.west }
}

/// The same place seen from the back, for the hand of the keyboard.
pub fn turned_over(spot: Aim) -> Aim {
    let turned = |side| match side {
        Side4::East => Side4::West,
        Side4::West => Side4::East,
        other => other,
    };
    let early = spot.early != matches!(spot.side, Side4::North | Side4::South);
    Aim { cell: mirrored(spot.cell), side: turned(spot.side), ways: spot.ways.map(turned), early, ..spot }
}
