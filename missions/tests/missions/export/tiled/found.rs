//! What a Tiled map says, put together again and held against the mission: tiles, spaces, borders, doors, pieces, regions,
//! texts; and on the board that comes of it the engine's own sight and movement, for every pair of spaces.

use super::raw::{Object, Properties, Raw};
use crate::export::common;
use crate::export::common::alike::{borders, plays_alike, same};
use crate::export::common::kind::kind_of;
use missions::mission::Parameter;
use missions::thing::{Region, Spot};
use missions::{Id, Layout, Mission, Name, Thing, ThingKind};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use tiles::{Board, Cell, Edge, EdgeKind, Face, Placement, TileNumber, Turn};

type Found<T> = Result<T, String>;

/// Does the map say what the mission says?
pub(crate) fn agrees(raw: &Raw, mission: &Mission) -> Found<()> {
    let grid = Grid::of(raw)?;
    let mut texts = raw.properties.clone();
    let more = texts.remove("doom_more").unwrap_or_default();
    same("texts", &texts, &properties(mission, &grid))?;
    let more = missions::format::read(&more).map_err(|format| format!("format {format}"))?.mission;
    same("intents", &more.intents(), &mission.intents())?;
    same("mutes", more.mutes(), mission.mutes())?;
    same("tiles", &grid.tiles()?, mission.tiles())?;
    same("things", &grid.things(mission)?, mission.things())?;
    same("regions", &grid.regions()?, mission.regions())?;
    let layout = Layout::of(mission, mission.catalogue());
    same("spaces", &grid.spaces()?, &layout.board.spaces().map(|s| printed(&layout.board, s)).collect())?;
    same("borders", &grid.borders()?, &borders(&layout.board))?;
    plays_alike(&grid.board()?, &layout.board)
}

fn printed(board: &Board, space: tiles::SpaceId) -> (Cell, bool) {
    (board.cell(space), board.space(space).difficult)
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
            let corners = [turned(0.0, 0.0), turned(w, 0.0), turned(0.0, -h), turned(w, -h)];
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
        if (to.x, to.y) < (from.x, from.y) {
            return Err(format!("{object:?} lies the wrong way round"));
        }
        common::along(from, to)
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
            let thing = Thing { name: name(object), ..Thing::new(self.kind(object)?) };
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
        let half = self.raw.cell / 2.0;
        let inset = if matches!(object.kind.as_str(), "door" | "label") { 0.0 } else { half };
        let at = self.at(object.x - inset, object.y - inset)?;
        let spot = match object.kind.as_str() {
            "door" => match self.line(object)?[..] {
                [at, _] => Spot::Edge(at),
                _ => return Err(format!("{object:?} is no door of two spaces")),
            },
            _ => Spot::Cell(at),
        };
        kind_of(&object.kind, spot, &|word| match word {
            "text" => object.text.clone(),
            word => object.properties.get(&format!("doom_{word}")).cloned(),
        })
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
        let spaces = self.spaces()?;
        let doors: BTreeMap<Id, &Object> =
            self.of_kind(&["door"]).map(|door| Ok((id(door)?, door))).collect::<Found<_>>()?;
        let found = common::Found {
            cells: spaces.iter().map(|(cell, _)| *cell).collect(),
            difficult: spaces.iter().filter(|(_, difficult)| *difficult).map(|(cell, _)| *cell).collect(),
            edges: self.borders()?,
            doors: doors.values().map(|door| self.line(door)).collect::<Found<_>>()?,
        };
        Ok(found.board()?.0)
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

/// What the mission says of itself, as the map is to say it.
fn properties(mission: &Mission, grid: &Grid<'_>) -> Properties {
    let (info, settings) = (mission.info(), mission.settings());
    let own = doom_2016::Settings::of(&settings.own);
    let numbers =
        |all: &mut dyn Iterator<Item = u64>| all.map(|n| n.to_string()).collect::<Vec<_>>().join(",");
    let mut out = BTreeMap::from([
        ("rules".to_owned(), mission.rules().0.clone()),
        ("column".to_owned(), grid.corner.0.to_string()),
        ("row".to_owned(), grid.corner.1.to_string()),
        ("last_id".to_owned(), (mission.fresh_id().0 - 1).to_string()),
        ("title".to_owned(), info.title.clone()),
        ("author".to_owned(), info.author.clone()),
        ("licence".to_owned(), info.licence.clone()),
        ("summary".to_owned(), info.summary.clone()),
        ("briefing".to_owned(), info.briefing.clone()),
        ("victory".to_owned(), info.victory.clone()),
        ("defeat".to_owned(), info.defeat.clone()),
        ("notes".to_owned(), info.notes.clone()),
        ("invasion".to_owned(), own.invasion.clone()),
        ("invasion_shown".to_owned(), own.invasion_shown.clone()),
        ("event_sets".to_owned(), own.event_sets.join(",")),
        ("marines".to_owned(), numbers(&mut settings.marines.iter().map(|n| u64::from(*n)))),
        ("seeds".to_owned(), numbers(&mut settings.seeds.iter().copied())),
    ]);
    for (marines, limit) in &own.frag_limits {
        let _ = out.insert(format!("frag_limit_{marines}"), limit.to_string());
    }
    for (i, loadout) in (1..).zip(&own.loadouts) {
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
