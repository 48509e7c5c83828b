//! What a Tiled map says, put together again and held against the mission: tiles, spaces, borders, doors, pieces, regions,
//! texts; and on the board that comes of it the engine's own sight and movement, for every pair of spaces.

use super::raw::{Object, Properties, Raw};
use engine::table::Tier;
use missions::mission::Parameter;
use missions::thing::{Door, Figure, Label, Portal, Region, Start, Teleporter, Token, TokenKind};
use missions::{Id, Layout, Mission, Name, Thing, ThingKind};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use tiles::{
    Board, Cell, Crowd, DoorId, DoorSet, Edge, EdgeKind, Face, Footprint, Gait, Placement, Pose, Side4,
    TileNumber, Turn, path,
};

type Found<T> = Result<T, String>;

/// Does the map say what the mission says?
pub(crate) fn agrees(raw: &Raw, mission: &Mission) -> Found<()> {
    let grid = Grid::of(raw)?;
    same("texts", &raw.properties, &properties(mission, &grid))?;
    same("tiles", &grid.tiles()?, mission.tiles())?;
    same("things", &grid.things(mission)?, mission.things())?;
    same("regions", &grid.regions()?, mission.regions())?;
    let layout = Layout::of(mission, mission.catalogue());
    same("spaces", &grid.spaces()?, &layout.board.spaces().map(|s| printed(&layout.board, s)).collect())?;
    same("borders", &grid.borders()?, &borders(&layout.board))?;
    plays_alike(&grid.board()?, &layout.board)
}

fn same<T: PartialEq + Debug>(what: &str, found: &T, wanted: &T) -> Found<()> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: {found:?}\nnot {wanted:?}")) }
}

fn printed(board: &Board, space: tiles::SpaceId) -> (Cell, bool) {
    (board.cell(space), board.space(space).difficult)
}

fn borders(board: &Board) -> BTreeMap<Edge, EdgeKind> {
    let edges = board.spaces().flat_map(|space| Side4::ALL.map(|side| board.cell(space).edge(side)));
    edges.map(|edge| (edge, board.edge(edge))).filter(|(_, kind)| *kind != EdgeKind::Open).collect()
}

/// A map and the mission's column and row at its corner.
struct Grid<'a> {
    raw: &'a Raw,
    corner: (i64, i64),
}

impl<'a> Grid<'a> {
    fn of(raw: &'a Raw) -> Found<Self> {
        let number =
            |name| whole(raw.properties.get(name).and_then(|value| value.parse().ok()).unwrap_or(0.5));
        Ok(Self { raw, corner: (number("doom_column")?, number("doom_row")?) })
    }

    /// The corner of the grid at a place.
    fn at(&self, x: f64, y: f64) -> Found<Cell> {
        let one = |value: f64, corner: i64| {
            i16::try_from(whole(value / self.raw.cell)? + corner).map_err(|e| e.to_string())
        };
        Ok(Cell::new(one(x, self.corner.0)?, one(y, self.corner.1)?))
    }

    fn of_kind(&self, kinds: &'a [&str]) -> impl Iterator<Item = &'a Object> {
        self.raw.objects.iter().filter(|object| kinds.contains(&object.kind.as_str()))
    }

    fn tiles(&self) -> Found<BTreeMap<Id, Placement>> {
        let mut out = BTreeMap::new();
        for object in self.of_kind(&["tile"]) {
            let picture =
                object.gid.and_then(|gid| self.raw.pictures.get(&gid)).ok_or("a tile without a picture")?;
            if !picture.by_corner || (object.width, object.height) != (picture.width, picture.height) {
                return Err(format!("{object:?} hangs otherwise, or is stretched"));
            }
            let (sin, cos) = object.rotation.to_radians().sin_cos();
            let turned = |x: f64, y: f64| (object.x + x * cos - y * sin, object.y + x * sin + y * cos);
            let (w, h) = (object.width, object.height);
            let corners = [turned(0.0, 0.0), turned(w, 0.0), turned(0.0, h), turned(w, h)];
            let least = |values: [f64; 4]| values.into_iter().fold(f64::MAX, f64::min);
            let at = self.at(least(corners.map(|c| c.0)), least(corners.map(|c| c.1)))?;
            let quarter = usize::try_from(whole(object.rotation / 90.0)?).map_err(|e| e.to_string())?;
            let face = match text(&picture.properties, "doom_face")? {
                "A" => Face::A,
                "B" => Face::B,
                face => return Err(format!("side {face}")),
            };
            let tile =
                text(&picture.properties, "doom_tile")?.parse().map(TileNumber).map_err(|_| "no number")?;
            let turn = *Turn::ALL.get(quarter).ok_or("turned otherwise")?;
            put(&mut out, id(object)?, Placement { tile, face, at, turn })?;
        }
        Ok(out)
    }

    fn spaces(&self) -> Found<Vec<(Cell, bool)>> {
        let (columns, rows) = (self.raw.columns, self.raw.rows);
        if self.raw.spaces.len() as i64 != columns * rows {
            return Err(format!("{} spaces of {columns} by {rows}", self.raw.spaces.len()));
        }
        let mut out = Vec::new();
        for (i, gid) in (0..).zip(&self.raw.spaces).filter(|(_, gid)| **gid != 0) {
            let picture = self.raw.pictures.get(gid).ok_or("a space without a picture")?;
            let difficult = text(&picture.properties, "doom_difficult")? == "true";
            let cell = ((i % columns + self.corner.0) as i16, (i / columns + self.corner.1) as i16);
            out.push((Cell::new(cell.0, cell.1), difficult));
        }
        Ok(out)
    }

    /// The borders a line lies on.
    fn line(&self, object: &Object) -> Found<Vec<Edge>> {
        let [a, b] = object.corners[..] else { return Err(format!("{object:?} is no line")) };
        let from = self.at(object.x + a.0, object.y + a.1)?;
        let to = self.at(object.x + b.0, object.y + b.1)?;
        let west = from.x == to.x;
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        if (dx != 0) == (dy != 0) || dx < 0 || dy < 0 {
            return Err(format!("{object:?} lies askew"));
        }
        let along = |i| if west { Cell::new(from.x, from.y + i) } else { Cell::new(from.x + i, from.y) };
        Ok((0..dx + dy).map(|i| Edge { cell: along(i), west }).collect())
    }

    fn borders(&self) -> Found<BTreeMap<Edge, EdgeKind>> {
        let mut out = BTreeMap::new();
        let kinds = [
            ("wall", EdgeKind::Wall),
            ("blocking", EdgeKind::Blocking),
            ("impassable", EdgeKind::Impassable),
        ];
        for (word, kind) in kinds {
            for object in self.raw.objects.iter().filter(|object| object.kind == word) {
                if text(&object.properties, "doom_border")? != word {
                    return Err(format!("{object:?} is two things"));
                }
                for edge in self.line(object)? {
                    put(&mut out, edge, kind)?;
                }
            }
        }
        Ok(out)
    }

    fn things(&self, mission: &Mission) -> Found<BTreeMap<Id, Thing>> {
        let mut out = BTreeMap::new();
        let others = ["tile", "wall", "blocking", "impassable", "region"];
        for object in self.raw.objects.iter().filter(|object| !others.contains(&object.kind.as_str())) {
            let thing = Thing { name: name(object), kind: self.kind(object)? };
            if let ThingKind::Figure(figure) = &thing.kind {
                let (columns, rows) = figure.pose().size(mission.base(&thing));
                let told = [
                    text(&object.properties, "doom_base_columns")?,
                    text(&object.properties, "doom_base_rows")?,
                ];
                same("base", &told.map(str::to_owned), &[columns.to_string(), rows.to_string()])?;
            }
            put(&mut out, id(object)?, thing)?;
        }
        Ok(out)
    }

    fn kind(&self, object: &Object) -> Found<ThingKind> {
        let told = |word: &str| text(&object.properties, &format!("doom_{word}"));
        let sure = |word: &str| told(word)?.parse::<bool>().map_err(|error| error.to_string());
        let half = self.raw.cell / 2.0;
        let inset = if matches!(object.kind.as_str(), "door" | "label") { 0.0 } else { half };
        let at = self.at(object.x - inset, object.y - inset)?;
        let token = |kind| Ok(ThingKind::Token(Token { at, kind }));
        match object.kind.as_str() {
            "door" => match self.line(object)?[..] {
                [at, _] if sure("closed")? => Ok(ThingKind::Door(Door { at })),
                _ => Err(format!("{object:?} is no closed door of two spaces")),
            },
            "portal" => {
                let tiers = [("blue", Tier::Blue), ("yellow", Tier::Yellow), ("red", Tier::Red)];
                let tier = told("tier")?;
                let (_, tier) = tiers.into_iter().find(|(word, _)| *word == tier).ok_or("no tier")?;
                Ok(ThingKind::Portal(Portal { at, tier, face_up: sure("face_up")? }))
            }
            "teleporter" => Ok(ThingKind::Teleporter(Teleporter { at, active: sure("active")? })),
            "objective" => token(TokenKind::Objective),
            "health-pack" => token(TokenKind::HealthPack),
            "weapon" => token(TokenKind::Weapon(told("kind")?.into())),
            "marker" => token(TokenKind::Marker(told("kind")?.into())),
            "start" => Ok(ThingKind::Start(Start { at })),
            "figure" => {
                Ok(ThingKind::Figure(Figure { at, kind: told("kind")?.into(), turned: sure("turned")? }))
            }
            "label" => {
                Ok(ThingKind::Label(Label { at, text: object.text.clone().ok_or("a label without words")? }))
            }
            kind => Err(format!("nobody knows what a {kind:?} is")),
        }
    }

    fn regions(&self) -> Found<BTreeMap<Id, Region>> {
        let mut out: BTreeMap<Id, Region> = BTreeMap::new();
        for object in self.of_kind(&["region"]) {
            let mut corners = Vec::new();
            for (x, y) in &object.corners {
                corners.push(self.at(object.x + x, object.y + y)?);
            }
            if !object.closed {
                return Err("a region that is not closed".into());
            }
            let region = out.entry(id(object)?).or_default();
            region.name = name(object);
            region.cells.extend(inside(&corners));
        }
        Ok(out)
    }

    /// The board that spaces, borders and doors make.
    fn board(&self) -> Found<Board> {
        let (columns, rows) = (self.raw.columns as usize, self.raw.rows as usize);
        let mut drawing = vec![vec![' '; 2 * columns + 1]; 2 * rows + 1];
        drawing[0][0] = '+';
        let mut draw = |cell: Cell, (dx, dy): (i64, i64), glyph| {
            let x = (i64::from(cell.x) - self.corner.0) * 2 + dx;
            let y = (i64::from(cell.y) - self.corner.1) * 2 + dy;
            let line = usize::try_from(y).ok().and_then(|y| drawing.get_mut(y));
            let spot = usize::try_from(x).ok().and_then(|x| line?.get_mut(x));
            spot.map(|spot| *spot = glyph).ok_or_else(|| format!("{cell} lies off the map"))
        };
        for (cell, difficult) in self.spaces()? {
            draw(cell, (1, 1), if difficult { '~' } else { '.' })?;
        }
        let border = |edge: Edge| if edge.west { (0, 1) } else { (1, 0) };
        for (edge, kind) in self.borders()? {
            let glyph = match kind {
                EdgeKind::Open => ' ',
                EdgeKind::Wall => '|',
                EdgeKind::Blocking => '#',
                EdgeKind::Impassable => ':',
            };
            draw(edge.cell, border(edge), glyph)?;
        }
        let doors: BTreeMap<Id, &Object> =
            self.of_kind(&["door"]).map(|door| Ok((id(door)?, door))).collect::<Found<_>>()?;
        for (letter, door) in ('A'..).zip(doors.values()) {
            for edge in self.line(door)? {
                draw(edge.cell, border(edge), letter)?;
            }
        }
        let lines: Vec<String> = drawing.into_iter().map(String::from_iter).collect();
        let sketch = tiles::ascii::parse(&lines.join("\n"));
        if sketch.problems.is_empty() { Ok(sketch.board) } else { Err(sketch.problems.join("; ")) }
    }
}

/// The cells in a polygon whose sides are upright or level.
fn inside(corners: &[Cell]) -> BTreeSet<Cell> {
    let (xs, ys) = (corners.iter().map(|c| c.x), corners.iter().map(|c| c.y));
    let (Some(east), Some(south)) = (xs.clone().max(), ys.clone().max()) else { return BTreeSet::new() };
    let (west, north) = (xs.min().unwrap_or(0), ys.min().unwrap_or(0));
    let cells = (north..south).flat_map(|y| (west..east).map(move |x| Cell::new(x, y)));
    let sides = || corners.iter().zip(corners.iter().cycle().skip(1));
    let crossed = |cell: Cell| {
        sides().filter(|(a, b)| a.x > cell.x && a.y.min(b.y) <= cell.y && cell.y < a.y.max(b.y)).count()
    };
    cells.filter(|cell| crossed(*cell) % 2 == 1).collect()
}

/// Sight, neighbours and moves are the same between all spaces: with all doors closed, all open, and each alone closed.
fn plays_alike(found: &Board, board: &Board) -> Found<()> {
    let count = found.door_count();
    same("doors", &count, &board.door_count())?;
    let each = (0..count).map(|door| DoorSet(1 << door));
    for closed in [DoorSet::default(), board.all_doors()].into_iter().chain(each) {
        let (there, here) = (found.ground(closed), board.ground(closed));
        for space in board.spaces() {
            let told = |what: &str| format!("{what} from {} with {closed:?}", board.cell(space));
            same(&told("sight"), there.in_sight(space), here.in_sight(space))?;
            for other in board.spaces() {
                same(&told("lines"), &there.lines(space, other), &here.lines(space, other))?;
            }
            same(&told("neighbours"), &there.neighbours(space), &here.neighbours(space))?;
            for gait in
                [Gait::FOOT, Gait::large(Footprint { w: 2, h: 1 }), Gait::large(Footprint { w: 2, h: 2 })]
            {
                let moves = |on: &Board| {
                    let mut steps = Vec::new();
                    let from = Pose { at: on.cell(space), turned: false };
                    path::steps(on, closed, gait, from, &Crowd::default(), &mut steps);
                    let seen = |at: Cell| (at.x - on.cell(space).x, at.y - on.cell(space).y);
                    steps
                        .into_iter()
                        .map(|step| (seen(step.pose.at), step.pose.turned, step.cost))
                        .collect::<Vec<_>>()
                };
                same(&told("moves"), &moves(found), &moves(board))?;
            }
        }
    }
    let edges =
        |on: &Board| -> Vec<usize> { (0..count as u8).map(|d| on.door_edges(DoorId(d)).len()).collect() };
    same("lengths of doors", &edges(found), &edges(board))
}

/// What the mission says of itself, as the map is to say it.
fn properties(mission: &Mission, grid: &Grid<'_>) -> Properties {
    let (info, settings) = (mission.info(), mission.settings());
    let numbers =
        |all: &mut dyn Iterator<Item = u64>| all.map(|n| n.to_string()).collect::<Vec<_>>().join(",");
    let mut out = BTreeMap::from([
        ("rules".to_owned(), mission.rules().0.clone()),
        ("column".to_owned(), grid.corner.0.to_string()),
        ("row".to_owned(), grid.corner.1.to_string()),
        ("title".to_owned(), info.title.clone()),
        ("author".to_owned(), info.author.clone()),
        ("licence".to_owned(), info.licence.clone()),
        ("summary".to_owned(), info.summary.clone()),
        ("briefing".to_owned(), info.briefing.clone()),
        ("victory".to_owned(), info.victory.clone()),
        ("defeat".to_owned(), info.defeat.clone()),
        ("notes".to_owned(), info.notes.clone()),
        ("invasion".to_owned(), settings.invasion.clone()),
        ("event_sets".to_owned(), settings.event_sets.join(",")),
        ("marines".to_owned(), numbers(&mut settings.marines.iter().map(|n| u64::from(*n)))),
        ("seeds".to_owned(), numbers(&mut settings.seeds.iter().copied())),
    ]);
    for (marines, limit) in &settings.frag_limits {
        let _ = out.insert(format!("frag_limit_{marines}"), limit.to_string());
    }
    for (i, loadout) in (1..).zip(&settings.loadouts) {
        let _ = out.insert(format!("marine_{i}"), loadout.marine.clone());
        let _ = out.insert(format!("marine_{i}_weapons"), loadout.weapons.join(","));
        let _ = out.insert(format!("marine_{i}_class"), loadout.class.clone());
    }
    for (i, card) in (1..).zip(mission.cards()) {
        let _ = out.insert(format!("card_{i}_role"), card.role.word().to_owned());
        let _ = out.insert(format!("card_{i}_script"), card.script.as_str().to_owned());
        for (name, value) in &card.parameters {
            let value = match value {
                Parameter::Int(value) => value.to_string(),
                Parameter::Bool(value) => value.to_string(),
                Parameter::Text(value) => value.clone(),
            };
            let _ = out.insert(format!("card_{i}_parameter_{name}"), value);
        }
    }
    out.into_iter().map(|(name, value)| (format!("doom_{name}"), value)).collect()
}

fn put<K: Ord + Debug, V>(map: &mut BTreeMap<K, V>, key: K, value: V) -> Found<()> {
    let shown = format!("{key:?} is there twice");
    map.insert(key, value).map_or(Ok(()), |_| Err(shown))
}

fn whole(value: f64) -> Found<i64> {
    if (value - value.round()).abs() < 1e-4 {
        Ok(value.round() as i64)
    } else {
        Err(format!("{value} is not whole"))
    }
}

fn text<'a>(properties: &'a Properties, name: &str) -> Found<&'a str> {
    properties.get(name).map(String::as_str).ok_or_else(|| format!("no {name}"))
}

fn id(object: &Object) -> Found<Id> {
    text(&object.properties, "doom_id")?.parse().map(Id).map_err(|_| "no number".into())
}

fn name(object: &Object) -> Option<Name> {
    (!object.name.is_empty()).then(|| Name::new(object.name.clone()))
}
