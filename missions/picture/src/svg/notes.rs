//! What an SVG file says besides what it shows: attributes by which a script finds spaces, lines between them and pieces, and
//! names by which a person finds them in a drawing program. All of it is on the layer it is about, and goes with that layer.

use super::escaped::{Attribute, Escaped};
use super::length::Data;
use crate::scene::shape::{Line, Path};
use crate::scene::{Layer, chart};
use crate::words::text;
use missions_document::id::{Id, Name};
use missions_document::layout::Layout;
use missions_document::mission::Mission;
use missions_document::thing::facts::Fact;
use missions_document::thing::{Thing, ThingKind};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tiles::{Cell, Edge, EdgeKind};

/// A mission to speak of.
pub(super) struct Notes<'a> {
    mission: &'a Mission,
    /// Spaces, and of them the difficult ones.
    spaces: [Vec<Cell>; 2],
    borders: BTreeMap<EdgeKind, Vec<Edge>>,
}

impl<'a> Notes<'a> {
    pub(super) fn of(mission: &'a Mission) -> Self {
        let board = Layout::of(mission, mission.catalogue()).board;
        let mut notes = Self { mission, spaces: <_>::default(), borders: <_>::default() };
        for space in board.spaces() {
            notes.spaces[0].push(board.cell(space));
            if board.space(space).difficult {
                notes.spaces[1].push(board.cell(space));
            }
        }
        for (edge, kind) in board.borders() {
            notes.borders.entry(kind).or_default().push(edge);
        }
        notes
    }

    /// The name of a layer.
    pub(super) fn layer_name(&self, layer: Layer) -> &'static str {
        layer.name(self.mission.system())
    }

    /// Attributes of a layer, with a space before each.
    pub(super) fn layer(&self, layer: Layer) -> String {
        let name = self.layer_name(layer);
        let (first, rest) = name.split_at(1);
        let mut told =
            format!(r#" inkscape:groupmode="layer" inkscape:label="{}{rest}""#, first.to_ascii_uppercase());
        if layer == Layer::Tiles {
            let [spaces, difficult] = self.spaces.each_ref().map(list);
            let _ = write!(told, r#" data-spaces="{spaces}" data-difficult="{difficult}""#);
        }
        told
    }

    /// A group of lines of one kind: how it begins, and the plain lines along its borders, from corner to corner and without
    /// ink, because what is drawn has dots and teeth.
    pub(super) fn lines(&self, line: Line) -> String {
        let (id, border) = match line {
            Line::Difficult => ("difficult-ground", None),
            Line::Impassable => ("impassable", Some((EdgeKind::Impassable, "impassable"))),
            Line::Blocking => ("blocking", Some((EdgeKind::Blocking, "blocking"))),
            Line::Wall => ("walls", Some((EdgeKind::Wall, "wall"))),
            Line::Opening => ("openings", None),
        };
        let Some((kind, word)) = border else { return format!("<g id=\"{id}\">\n") };
        let mut path = Path::new();
        for run in chart::runs(self.borders.get(&kind).into_iter().flatten().copied()) {
            let (a, b) = chart::run_ends(run);
            path.line(a, b);
        }
        format!("<g id=\"{id}\">\n<path data-border=\"{word}\" d=\"{}\"/>\n", Data(&path))
    }

    /// How the group of a tile, thing or region begins on its own layer; `None` on others, as where only its name stands.
    pub(super) fn group(&self, layer: Layer, id: Id) -> Option<String> {
        let (word, facts, title) = if let Some(placement) = self.mission.tiles().get(&id) {
            let of_tiles = matches!(layer, Layer::Tiles | Layer::Pictures);
            let (tile, face, at) = (placement.tile, placement.face, placement.at);
            let turn = placement.turn as u16 * 90;
            let facts = format!(
                r#" data-tile="{}" data-side="{face:?}" data-turn="{turn}" data-x="{}" data-y="{}""#,
                tile.0, at.x, at.y
            );
            of_tiles.then(|| {
                ("tile", facts, text("notes-tile").with("tile", format!("{tile}{face:?}")).to_string())
            })?
        } else if let Some(region) = self.mission.regions().get(&id) {
            let facts = format!(r#"{} data-spaces="{}""#, named(region.name.as_ref()), list(&region.cells));
            let name = region.name.as_ref().map_or("", Name::as_str);
            let title = if region.area { text("notes-area") } else { text("notes-region") };
            let title = title.with("name", name).to_string();
            (layer == Layer::Regions).then(|| ("region", facts, title.trim_end().to_owned()))?
        } else {
            let thing = self.mission.things().get(&id)?;
            (layer == Layer::of(&thing.kind, self.mission.system())).then(|| self.thing(thing))?
        };
        Some(format!(
            "<g id=\"{word}-{id}\" data-id=\"{id}\" data-type=\"{word}\"{facts}>\n<title>{}</title>\n",
            Escaped(&title),
            id = id.0,
        ))
    }

    fn thing<'t>(&self, thing: &'t Thing) -> (&'t str, String, String) {
        let name = thing.name.as_ref();
        let mut told = named(name);
        let system = self.mission.system();
        let noun = thing.noun(system);
        let mut title = vec![rule_system::capital(noun.to_string())];
        match &thing.kind {
            ThingKind::Door(door) => {
                let (a, b) = chart::run_ends((door.at, 2));
                for (name, value) in [("x1", a.x), ("y1", a.y), ("x2", b.x), ("y2", b.y)] {
                    let _ = write!(told, r#" data-{name}="{value}""#);
                }
            }
            _ => {
                let at = thing.at();
                let _ = write!(told, r#" data-x="{}" data-y="{}""#, at.x, at.y);
            }
        }
        if let ThingKind::Label(label) = &thing.kind {
            let _ = write!(told, r#" data-text="{}""#, Attribute(&label.text));
            title.push(label.text.clone());
        }
        for (fact, value) in thing.kind.facts(system, self.mission.base(thing), &thing.fields) {
            let _ = write!(told, r#" data-{}="{}""#, fact.replace('_', "-"), Attribute(&value.to_string()));
            if let Fact::Text(value) = value {
                title.push(value);
            }
        }
        title.extend(name.map(|name| name.as_str().to_owned()));
        (thing.kind.word(), told, title.join(" "))
    }
}

fn named(name: Option<&Name>) -> String {
    name.map_or_else(String::new, |name| format!(r#" data-name="{}""#, Attribute(name.as_str())))
}

/// Spaces as columns and rows.
fn list<'a>(cells: impl IntoIterator<Item = &'a Cell>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| format!("{},{}", cell.x, cell.y)).collect();
    cells.join(" ")
}
