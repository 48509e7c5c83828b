//! A reader of the JSON export that trusts nothing: it rebuilds the board from spaces, borders and doors alone and holds the
//! rest of the document against it. Whatever does not fit is refused with a sentence.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use tiles::catalogue::Tile;
use tiles::{
    Board, Catalogue, Cell, DoorSet, DoorSpot, Edge, EdgeKind, Face, Placement, Space, SpaceId, TileNumber,
    TileSide, Turn,
};

/// What was read.
pub(crate) struct Reader {
    pub(crate) board: Board,
    /// Where marines start.
    pub(crate) starts: Vec<SpaceId>,
}

/// Something of a document, or why it is not there.
type Read<T> = Result<T, String>;

fn list<'v>(value: &'v Value, name: &str) -> Read<&'v Vec<Value>> {
    value[name].as_array().ok_or_else(|| format!("no list {name}"))
}

fn number<T: TryFrom<i64>>(value: &Value, name: &str) -> Read<T> {
    value[name].as_i64().and_then(|it| T::try_from(it).ok()).ok_or_else(|| format!("no number {name}"))
}

fn word<'v>(value: &'v Value, name: &str) -> Read<&'v str> {
    value[name].as_str().ok_or_else(|| format!("no word {name}"))
}

fn cell(value: &Value) -> Read<Cell> {
    Ok(Cell::new(number(value, "x")?, number(value, "y")?))
}

fn edge(value: &Value) -> Read<Edge> {
    let west = match word(value, "side")? {
        "west" => true,
        "north" => false,
        other => return Err(format!("no side {other}")),
    };
    Ok(Edge { cell: cell(value)?, west })
}

fn same<T: PartialEq>(what: &str, a: &T, b: &T) -> Read<()> {
    if a == b { Ok(()) } else { Err(format!("{what} does not fit the rest")) }
}

impl Reader {
    pub(crate) fn read(document: &Value) -> Read<Self> {
        let board = rebuild(&document["board"])?;
        beside(&document["board"], &board)?;
        names(document)?;
        let starts = list(&document["pieces"], "starts")?.iter().map(|it| number(&it["at"], "space"));
        let starts = starts.map(|space| space.map(SpaceId)).collect::<Read<Vec<SpaceId>>>()?;
        places(document, &board)?;
        Ok(Self { board, starts })
    }
}

/// The whole board as one tile of a box of its own.
fn rebuild(document: &Value) -> Read<Board> {
    let bounds = &document["bounds"];
    let origin = Cell::new(number(bounds, "west")?, number(bounds, "north")?);
    let here = |at: Cell| Cell::new(at.x - origin.x, at.y - origin.y);
    let mut side =
        TileSide { w: number(bounds, "width")?, h: number(bounds, "height")?, ..TileSide::default() };
    let mut cells = Vec::new();
    for (index, space) in list(document, "spaces")?.iter().enumerate() {
        same("the number of a space", &number(space, "index")?, &index)?;
        let difficult = space["difficult"].as_bool().ok_or("no difficult")?;
        let at = cell(space)?;
        if side.spaces.insert(here(at), Space { difficult }).is_some() {
            return Err(format!("two spaces at {at}"));
        }
        cells.push(at);
    }
    let mut stand: BTreeMap<Edge, BTreeSet<usize>> = BTreeMap::new();
    for border in list(document, "edges")? {
        let at = edge(border)?;
        for door in list(border, "doors")? {
            let door = door.as_u64().ok_or("a door is a number")? as usize;
            let _ = stand.entry(at).or_default().insert(door);
        }
        let kind = match word(border, "kind")? {
            "open" => EdgeKind::Open,
            "impassable" => EdgeKind::Impassable,
            "blocking" => EdgeKind::Blocking,
            "wall" => EdgeKind::Wall,
            other => return Err(format!("no border {other}")),
        };
        if at.cells().iter().all(|cell| cells.contains(cell)) {
            let _ = side.edges.insert(Edge { cell: here(at.cell), west: at.west }, kind);
        }
    }
    let mut doors = Vec::new();
    for (index, door) in list(document, "doors")?.iter().enumerate() {
        let edges = list(door, "edges")?.iter().map(edge).collect::<Read<Vec<Edge>>>()?;
        for at in &edges {
            if !stand.get_mut(at).is_some_and(|doors| doors.remove(&index)) {
                return Err(format!("door {index} does not stand on the {at}"));
            }
        }
        doors.push(DoorSpot::line(edges));
    }
    if stand.values().any(|doors| !doors.is_empty()) {
        return Err("a door stands where it says it does not".to_owned());
    }
    let tile = TileNumber(1);
    let sides = [side, TileSide::default()];
    let tiles = [(tile, Tile { number: tile, stock: 1, sides, ..Tile::default() })];
    let catalogue = Catalogue { tiles: tiles.into(), ..Catalogue::default() };
    let placed = Placement { tile, face: Face::A, at: origin, turn: Turn::R0 };
    let (board, clashes) = Board::assemble(&catalogue, &[placed], &doors);
    if !clashes.is_empty() {
        return Err(format!("it does not fit: {clashes:?}"));
    }
    let order: Vec<Cell> = board.spaces().map(|space| board.cell(space)).collect();
    same("the order of the spaces", &order, &cells)?;
    Ok(board)
}

/// Is beside each other what the document says?
fn beside(document: &Value, board: &Board) -> Read<()> {
    for (name, closed) in [("adjacent_closed", board.all_doors()), ("adjacent_open", DoorSet::default())] {
        let told = list(document, name)?;
        same(name, &told.len(), &board.len())?;
        for (space, told) in board.spaces().zip(told) {
            let beside: BTreeSet<u64> =
                board.ground(closed).neighbours(space).iter().map(|n| u64::from(n.space.0)).collect();
            let told: Vec<u64> = told.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
            same(name, &told, &beside.into_iter().collect())?;
        }
    }
    Ok(())
}

/// Does everything that is named exist?
fn names(document: &Value) -> Read<()> {
    let known = |of: &Value, list_name: &str, key: &str| -> Read<BTreeSet<String>> {
        Ok(list(of, list_name)?.iter().map(|it| it[key].to_string()).collect())
    };
    let tiles = known(&document["board"], "tiles", "id")?;
    let regions = known(&document["pieces"], "regions", "name")?;
    for space in list(&document["board"], "spaces")? {
        if !tiles.contains(&space["tile"].to_string()) {
            return Err("a space of no tile".to_owned());
        }
        if list(space, "regions")?.iter().any(|name| !regions.contains(&name.to_string())) {
            return Err("a space of no region".to_owned());
        }
    }
    let scripts = known(document, "scripts", "name")?;
    if list(document, "cards")?.iter().any(|card| !scripts.contains(&card["script"].to_string())) {
        return Err("a card without its script".to_owned());
    }
    let content = &document["content"];
    let mut kinds = known(content, "demons", "id")?;
    kinds.extend(known(content, "marines", "id")?);
    for setup in list(document, "setups")? {
        if list(setup, "figures")?.iter().any(|figure| !kinds.contains(&figure["kind"].to_string())) {
            return Err("a figure of no kind".to_owned());
        }
    }
    Ok(())
}

/// Do all pieces lie where they say?
fn places(document: &Value, board: &Board) -> Read<()> {
    for kind in ["starts", "portals", "teleporters", "tokens", "figures", "labels"] {
        for piece in list(&document["pieces"], kind)? {
            let space = board.space_at(cell(&piece["at"])?);
            let told = piece["at"]["space"].as_u64();
            same(kind, &told, &space.map(|space| u64::from(space.0)))?;
        }
    }
    for setup in list(document, "setups")? {
        for figure in list(setup, "figures")? {
            let space: usize = number(figure, "space")?;
            if space >= board.len() {
                return Err("a figure on no space".to_owned());
            }
        }
    }
    Ok(())
}
