//! From a map to a mission: what each object is, and which number it keeps. Objects that were copied have the number of what
//! they were copied from; the first keeps it, the others get new ones.

use super::grid::Grid;
use super::log::Log;
use super::raw::{Map, Object};
use super::words::HIGHEST;
use super::{more, piece, region, seen, tile, words};
use crate::words::text;
use ::words::Text;
use missions_document::diagnostic::{Diagnostic, Severity};
use missions_document::edit::Edit;
use missions_document::format::MAX_ENTRIES;
use missions_document::id::{Id, Name};
use missions_document::mission::{Info, Mission};
use missions_document::thing::Region;
use rule_system::RuleSystem;
use rule_system::setting::Subject;
use std::collections::{BTreeMap, BTreeSet};

/// What is made of a map.
pub(super) struct Built {
    pub(super) mission: Mission,
    /// Files that the mission lists and the map does not have.
    pub(super) missing: BTreeSet<String>,
    /// What was not taken over as it is.
    pub(super) problems: Vec<Diagnostic>,
}

/// The mission of a map.
pub(super) fn mission(map: &Map) -> Result<Built, Text> {
    let mut log = Log::default();
    let grid = grid(map, &mut log)?;
    let last = words::last_id(&map.properties, &mut log);
    // Numbers that were given once stay given, whether or not their pieces are still there.
    let counted = last.map(|last| Edit::Thing(Id(last), None));
    let more = more::read(&map.properties, &mut log);
    let edits = words::edits(&map.properties, &more, &mut log);
    let mission = more.with(counted).with(edits);
    let (tiles, regions) = (mission.tiles().keys(), mission.regions().keys());
    let taken = tiles.chain(regions).chain(mission.things().keys()).map(|id| id.0).collect();
    let mut building = Building {
        map,
        grid,
        system: mission.system(),
        log: &mut log,
        taken,
        later: Vec::new(),
        lost: 0,
        hidden: BTreeMap::new(),
        steps: region::Steps::default(),
    };
    let (mut edits, mut regions) = (Vec::new(), BTreeMap::new());
    for object in &map.objects {
        building.object(object, &mut edits, &mut regions);
    }
    let Building { taken, mut later, lost, hidden, .. } = building;
    seen::tell(map, hidden, &mut log);
    if lost > 0 {
        let files: Vec<String> = map.elsewhere.values().map(|it| it.escape_debug().to_string()).collect();
        let message = text("build-lost").with("tiles", lost).with("files", files.join(", "));
        log.say(Severity::Error, message, text("build-lost-help"));
    }
    let mut fresh = taken.last().copied().unwrap_or(0).max(mission.fresh_id().0 - 1);
    let mut next = || {
        fresh += 1;
        Id(fresh)
    };
    // What is too much is left out before names are looked for: a search costs as much as there are pieces.
    let mut few = Few::default();
    edits.retain(|edit| few.has_room(edit));
    let mut names: BTreeSet<Name> = edits.iter().filter_map(name_in).cloned().collect();
    later.retain(|edit| few.has_room(edit));
    for mut edit in later {
        match &mut edit {
            Edit::Tile(id, _) | Edit::TileWith(id, ..) => *id = next(),
            Edit::Thing(id, Some(thing)) => {
                *id = next();
                // A copy of something with a name is something else.
                if let Some(name) = &mut thing.name {
                    *name = name.free(|it| names.contains(it));
                    let _ = names.insert(name.clone());
                }
            }
            _ => {}
        }
        edits.push(edit);
    }
    for ((id, name), region) in regions {
        let id = id.unwrap_or_else(&mut next);
        let edit = Edit::Region(id, Some(Region { name, ..region }));
        edits.extend(few.has_room(&edit).then_some(edit));
    }
    few.tell(&mut log);
    let mut missing = more::files(&mission, &mut log);
    let mission = with_scripts(mission.with(edits), &mut missing, &mut log);
    Ok(Built { mission, missing, problems: log.all() })
}

fn name_in(edit: &Edit) -> Option<&Name> {
    match edit {
        Edit::Thing(_, Some(thing)) => thing.name.as_ref(),
        _ => None,
    }
}

/// As many pieces of each kind as a mission can have.
#[derive(Debug, Default)]
struct Few {
    counts: [usize; 3],
    beyond: usize,
}

impl Few {
    fn has_room(&mut self, edit: &Edit) -> bool {
        let kind = match edit {
            Edit::Tile(..) | Edit::TileWith(..) => 0,
            Edit::Thing(..) => 1,
            Edit::Region(..) => 2,
            _ => return true,
        };
        self.counts[kind] += 1;
        let fits = self.counts[kind] <= MAX_ENTRIES;
        self.beyond += usize::from(!fits);
        fits
    }

    fn tell(&self, log: &mut Log) {
        if self.beyond > 0 {
            let message = text("build-beyond").with("objects", self.beyond).with("most", MAX_ENTRIES);
            log.say(Severity::Error, message, text("build-beyond-help"));
        }
    }
}

/// How the map lies on the grid of a mission, if it can be one.
fn grid(map: &Map, log: &mut Log) -> Result<Grid, Text> {
    let ours = |name: &str| name.starts_with("doom_");
    let pictures = map.pictures.values().any(|picture| picture.properties.contains_key("doom_tile"));
    if !pictures && !map.properties.keys().any(|name| ours(name)) {
        let files: Vec<&str> = map.elsewhere.values().map(String::as_str).collect();
        return Err(if files.is_empty() {
            text("build-no-tiles")
        } else {
            text("build-elsewhere").with("files", files.join(", "))
        });
    }
    if !matches!(map.orientation.as_str(), "orthogonal" | "") {
        return Err(text("build-orthogonal"));
    }
    let (cell, height) = map.cell;
    // Written so that what is no number is refused too.
    let sound = (1.0..=10_000.0).contains(&cell) && (cell - height).abs() < f64::EPSILON;
    if !sound {
        return Err(text("build-squares"));
    }
    let range = i64::from(i16::MIN)..=i64::from(i16::MAX);
    let mut number = |name| words::number(&map.properties, name, range.clone(), log).unwrap_or(0) as f64;
    Ok(Grid { cell, corner: (number("column"), number("row")) })
}

/// Regions by the number and the name they have, for one may have several polygons.
type Regions = BTreeMap<(Option<Id>, Option<Name>), Region>;

/// A mission being built.
struct Building<'a> {
    map: &'a Map,
    grid: Grid,
    /// Whose pieces lie on it.
    system: &'static dyn RuleSystem,
    log: &'a mut Log,
    /// The numbers that are given.
    taken: BTreeSet<u32>,
    /// What gets a number when all others have theirs.
    later: Vec<Edit>,
    /// Tiles whose pictures are in other files.
    lost: usize,
    /// How many objects that cannot be seen were taken over, by layer.
    hidden: BTreeMap<String, usize>,
    /// What is left for regions.
    steps: region::Steps,
}

impl Building<'_> {
    fn object(&mut self, object: &Object, placed: &mut Vec<Edit>, regions: &mut Regions) {
        if object.is_template {
            return self.log.left_out(object, text("build-template"), text("build-template-help"));
        }
        if !object.is_finite() {
            return self.log.left_out(object, text("build-numbers"), text("move-back"));
        }
        let edit = match (object.gid, object.kind.as_str()) {
            (Some(gid), _) => {
                match tile::read(self.map, self.grid, self.system.catalogue(), object, gid, self.log) {
                    tile::Read::Tile(tile) => {
                        let rows = self.system.fields(Subject::Tile, &tile.tile.0.to_string());
                        Edit::tile(Id(0), tile, piece::fields(object, rows))
                    }
                    tile::Read::Elsewhere => {
                        self.lost += 1;
                        return;
                    }
                    tile::Read::Nothing => return,
                }
            }
            (None, "wall" | "blocking" | "impassable") => return,
            (None, "region") => {
                let Some(cells) = region::read(self.grid, object, &mut self.steps, self.log) else { return };
                let name = (!object.name.is_empty()).then(|| Name::new(&*object.name));
                let id = number(object).filter(|id| {
                    regions.contains_key(&(Some(Id(*id)), name.clone())) || self.taken.insert(*id)
                });
                let region = regions.entry((id.map(Id), name)).or_default();
                region.cells.extend(cells);
                region.area |= piece::sure(object, self.log, "area", false);
                region.fields.extend(piece::fields(object, region.rows(self.system)));
                return self.taken_over(object);
            }
            (None, _) => match piece::read(self.grid, self.system, object, self.log) {
                Some(thing) => Edit::Thing(Id(0), Some(thing)),
                None => return,
            },
        };
        self.taken_over(object);
        match number(object).filter(|id| self.taken.insert(*id)) {
            Some(id) => placed.push(numbered(edit, Id(id))),
            None => self.later.push(edit),
        }
    }

    /// Count an object that is in the mission, if it cannot be seen in Tiled.
    fn taken_over(&mut self, object: &Object) {
        if object.is_hidden {
            *self.hidden.entry(object.layer.clone()).or_default() += 1;
        }
    }
}

fn numbered(edit: Edit, id: Id) -> Edit {
    match edit {
        Edit::Tile(_, tile) => Edit::Tile(id, tile),
        Edit::TileWith(_, tile, fields) => Edit::TileWith(id, tile, fields),
        Edit::Thing(_, thing) => Edit::Thing(id, thing),
        other => other,
    }
}

/// The number an object has in the mission it comes from.
fn number(object: &Object) -> Option<u32> {
    let number = object.properties.get("doom_id")?.whole().and_then(|number| u32::try_from(number).ok());
    number.filter(|number| (1..=HIGHEST).contains(number))
}

/// Scripts are not in maps. Those that come with the program are put in; the others are reported.
fn with_scripts(mission: Mission, missing: &mut BTreeSet<String>, log: &mut Log) -> Mission {
    let mut edits = Vec::new();
    let library = mission.system().card_library();
    let cards = mission.cards().iter().map(|card| &card.script);
    let names: BTreeSet<_> = cards.chain(mission.scripts().keys()).cloned().collect();
    for name in names {
        if let Some(card) = library.iter().find(|card| card.file == name.as_str()) {
            edits.push(Edit::Script(name, Some(card.text.to_owned())));
        } else {
            let script = name.as_str().escape_debug().to_string();
            more::missing(text("build-no-script").with("script", script), log);
            missing.extend(name.is_sound().then(|| name.as_str().to_owned()));
        }
    }
    if mission.info() == &Info::default() && mission.tiles().is_empty() {
        log.say(Severity::Warning, text("build-empty"), text("build-empty-help"));
    }
    mission.with(edits)
}
