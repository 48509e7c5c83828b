//! The board as spaces and borders, with doors as the borders they close. What follows from it (who is beside whom) is asked
//! of the board and written down too, so that a reader needs no rules for it.

use super::chosen::OfThing;
use missions_document::layout::Layout;
use missions_document::mission::Mission;
use missions_document::seen::Seen;
use missions_document::thing::ThingKind;
use rule_system::door::DoorStart;
use schemars::JsonSchema;
use serde::Serialize;
use tiles::{Cell, DoorId, DoorSet, Edge, EdgeKind, Face, SpaceId};

/// The board. `x` grows to the east, `y` to the south; a space is named by its `index`.
#[derive(Serialize, JsonSchema)]
pub(super) struct Board {
    /// The smallest rectangle around all spaces; null for an empty board.
    bounds: Option<Bounds>,
    tiles: Vec<Tile>,
    /// All spaces, in reading order.
    spaces: Vec<Space>,
    /// Every border that is not open between two spaces, those around the board among them, in order of y, x and side.
    edges: Vec<Border>,
    /// Doors. They are closed at the start, if nothing else is said of one.
    doors: Vec<Door>,
    /// For each space, the spaces beside it while every door is closed.
    adjacent_closed: Vec<Vec<u16>>,
    /// For each space, the spaces beside it while every door is open.
    adjacent_open: Vec<Vec<u16>>,
}

#[derive(Serialize, JsonSchema)]
struct Bounds {
    west: i16,
    north: i16,
    /// Columns.
    #[schemars(range(min = 1, max = 64))]
    width: i16,
    /// Rows.
    #[schemars(range(min = 1, max = 64))]
    height: i16,
}

/// A tile as it lies.
#[derive(Serialize, JsonSchema)]
struct Tile {
    /// Its number in the mission.
    id: u32,
    /// The number printed on it.
    tile: u8,
    side: Print,
    /// Quarter turns clockwise, in degrees.
    #[schemars(extend("enum" = [0, 90, 180, 270]))]
    turn: u16,
    /// The west end of the rectangle around it, as it lies.
    x: i16,
    /// The north end.
    y: i16,
    /// Its columns as it lies; 0 for an unknown tile.
    #[schemars(range(min = 0))]
    width: i16,
    /// Its rows as it lies.
    #[schemars(range(min = 0))]
    height: i16,
    /// It was drawn by the author.
    own: bool,
    /// The values that the rules give it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<OfThing>,
}

/// The side of a tile that lies up.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[schemars(rename = "TileSide")]
enum Print {
    A,
    B,
}

#[derive(Serialize, JsonSchema)]
struct Space {
    /// Its number: its place in this list.
    index: u16,
    x: i16,
    y: i16,
    /// The `id` of the tile it is printed on.
    tile: u32,
    side: Print,
    /// It costs a movement point more to enter.
    difficult: bool,
    /// The names of the regions it belongs to.
    regions: Vec<String>,
}

/// A border between two squares.
#[derive(Serialize, JsonSchema)]
struct Border {
    /// The square whose northern or western border it is.
    x: i16,
    y: i16,
    side: Line,
    kind: Kind,
    /// The doors that stand on it.
    doors: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(rename = "BorderSide")]
enum Line {
    North,
    West,
}

/// What is printed on a border.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "BorderKind")]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// Nothing; only a door stands here.
    Open,
    /// No movement; sight, adjacency and range go across.
    Impassable,
    /// No movement and no sight; adjacency and range go across.
    Blocking,
    /// Nothing goes across.
    Wall,
}

#[derive(Serialize, JsonSchema)]
struct Door {
    /// Its number: its place in this list.
    index: u8,
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    /// The borders it closes; none for a door that does not fit.
    edges: Vec<Place>,
    /// The spaces on both sides.
    spaces: Vec<u16>,
    /// The name of its kind, of rules with several kinds of doors.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    /// Is it open at the start?
    #[serde(skip_serializing_if = "not")]
    open: bool,
    /// Is it locked at the start? It stays as it is until it is unlocked.
    #[serde(skip_serializing_if = "not")]
    locked: bool,
    /// Is it a grate? Closed, it stops figures and nothing else.
    #[serde(skip_serializing_if = "not")]
    grate: bool,
    /// The spaces it fills while it is closed, of one that stands on spaces of its own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    doorway: Vec<u16>,
    /// The values that the rules give it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<OfThing>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn not(yes: &bool) -> bool {
    !*yes
}

/// A border, by the square whose northern or western one it is.
#[derive(Serialize, JsonSchema)]
struct Place {
    x: i16,
    y: i16,
    side: Line,
}

impl Board {
    pub(super) fn of(seen: &Seen) -> Self {
        let (mission, layout): (&Mission, _) = (seen, seen.layout());
        let board = &layout.board;
        let bounds = board.bounds().map(|(first, last)| Bounds {
            west: first.x,
            north: first.y,
            width: last.x - first.x + 1,
            height: last.y - first.y + 1,
        });
        let spaces = board.spaces().map(|space| Space::of(mission, layout, space)).collect();
        Self {
            bounds,
            tiles: tiles(mission),
            spaces,
            edges: borders(layout),
            doors: doors(mission, layout),
            adjacent_closed: beside(layout, board.all_doors()),
            adjacent_open: beside(layout, DoorSet::default()),
        }
    }
}

const fn print(face: Face) -> Print {
    match face {
        Face::A => Print::A,
        Face::B => Print::B,
    }
}

fn tiles(mission: &Mission) -> Vec<Tile> {
    let tile = |(id, placed): (&missions_document::id::Id, &tiles::Placement)| {
        let side = mission.catalogue().side(placed.tile, placed.face);
        let (width, height) = side.map_or((0, 0), |side| placed.turn.size(side.w, side.h));
        Tile {
            id: id.0,
            tile: placed.tile.0,
            side: print(placed.face),
            turn: placed.turn as u16 * 90,
            x: placed.at.x,
            y: placed.at.y,
            width,
            height,
            own: mission.own_tiles().contains_key(&placed.tile),
            fields: OfThing::of(mission.tile_fields(*id), mission.tile_rows(placed.tile)),
        }
    };
    mission.tiles().iter().map(tile).collect()
}

impl Space {
    fn of(mission: &Mission, layout: &Layout, space: SpaceId) -> Self {
        let cell = layout.board.cell(space);
        let tile = layout.tiles[layout.board.placement_of(space)];
        let regions = mission.regions().values().filter(|region| region.cells.contains(&cell));
        Self {
            index: space.0,
            x: cell.x,
            y: cell.y,
            tile: tile.0,
            side: print(mission.tiles()[&tile].face),
            difficult: layout.board.space(space).difficult,
            regions: regions.filter_map(|region| Some(region.name.as_ref()?.to_string())).collect(),
        }
    }
}

fn line(edge: Edge) -> Line {
    if edge.west { Line::West } else { Line::North }
}

fn borders(layout: &Layout) -> Vec<Border> {
    let board = &layout.board;
    let border = |(edge, kind): (Edge, EdgeKind)| {
        let doors: Vec<u8> = board.doors_on(edge).map(|door| door.0).collect();
        let kind = match kind {
            EdgeKind::Open if doors.is_empty() => return None,
            EdgeKind::Open => Kind::Open,
            EdgeKind::Impassable => Kind::Impassable,
            EdgeKind::Blocking => Kind::Blocking,
            EdgeKind::Wall => Kind::Wall,
        };
        Some(Border { x: edge.cell.x, y: edge.cell.y, side: line(edge), kind, doors })
    };
    board.borders().into_iter().filter_map(border).collect()
}

fn doors(mission: &Mission, layout: &Layout) -> Vec<Door> {
    let board = &layout.board;
    let door = |(index, id): (usize, &missions_document::id::Id)| {
        let number = DoorId(index as u8);
        let place = |edge: &Edge| Place { x: edge.cell.x, y: edge.cell.y, side: line(*edge) };
        let thing = mission.things().get(id);
        let kind = thing.and_then(|thing| match &thing.kind {
            ThingKind::Door(door) => (!door.kind.is_empty()).then(|| door.kind.clone()),
            _ => None,
        });
        let row = mission.system().door(kind.as_deref().unwrap_or_default());
        Door {
            open: !board.closed_at_start().has(number),
            locked: row.is_some_and(|(_, row)| row.start == DoorStart::Locked),
            grate: board.is_grate(number),
            doorway: board.doorway(number).iter().map(|space| space.0).collect(),
            index: number.0,
            id: id.0,
            name: thing.and_then(|thing| Some(thing.name.as_ref()?.to_string())),
            kind,
            fields: thing.and_then(|thing| OfThing::of(&thing.fields, thing.rows(mission.system()))),
            edges: board.door_edges(number).iter().map(place).collect(),
            spaces: board.door_spaces(number).iter().map(|space| space.0).collect(),
        }
    };
    let seen = |(_, id): &(usize, &missions_document::id::Id)| mission.things().contains_key(id);
    layout.doors.iter().take(board.door_count()).enumerate().filter(seen).map(door).collect()
}

fn beside(layout: &Layout, closed: DoorSet) -> Vec<Vec<u16>> {
    let ground = layout.board.ground(closed);
    let beside = |space| {
        let mut beside: Vec<u16> = ground.neighbours(space).iter().map(|n| n.space.0).collect();
        beside.sort_unstable();
        beside
    };
    layout.board.spaces().map(beside).collect()
}

/// Where something lies: its square, and the number of the space there, if there is one.
#[derive(Serialize, JsonSchema)]
pub(super) struct At {
    x: i16,
    y: i16,
    /// The number of the space; null for what lies beside the board and is left out of games.
    space: Option<u16>,
}

impl At {
    pub(super) fn of(layout: &Layout, cell: Cell) -> Self {
        Self { x: cell.x, y: cell.y, space: layout.space(cell).map(|space| space.0) }
    }
}
