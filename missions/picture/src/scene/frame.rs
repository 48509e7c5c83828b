//! What surrounds a map: how much of the table is shown, coordinates along the border, title and facts.
//! Things so far away that no picture could hold them are left outside, and a note says so.

use crate::scene::chart::{self, Chart};
use crate::scene::layer::{Layer, Layers};
use crate::scene::pen::Pen;
use crate::scene::piece::Places;
use crate::scene::shape::{Anchor, Path, Point, Rect, Stroke, Text};
use crate::words::text;
use missions_document::id::Id;
use missions_document::mission::Mission;
use missions_document::thing::ThingKind;

/// The longest side of what is shown, in spaces. A board has at most 64.
const MOST: f32 = 80.0;

/// Room for the coordinates on each side.
const BORDER: f32 = 1.05;

/// The narrowest picture with a title.
const NARROWEST: f32 = 10.0;

/// What is shown of the table.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// Whole spaces: the map.
    pub(crate) map: Rect,
    /// The map with its border, title and legend.
    pub(crate) all: Rect,
    /// Things that lie too far away.
    outside: Vec<Id>,
}

impl Frame {
    /// Look for everything there is.
    pub(crate) fn of(mission: &Mission, chart: &Chart<'_>, places: &Places) -> Self {
        let cell = |x: i16, y: i16| Rect::new(f32::from(x), f32::from(y), 1.0, 1.0);
        let mut map: Option<Rect> = None;
        let mut outside = Vec::new();
        let mut show = |id: Option<Id>, rect: Rect| {
            let wider = map.map_or(rect, |m| m.with(rect));
            if wider.width() <= MOST && wider.height() <= MOST {
                map = Some(wider);
            } else if let Some(id) = id.filter(|id| !outside.contains(id)) {
                outside.push(id);
            }
        };
        let (off, on): (Vec<_>, Vec<_>) = chart.tiles.iter().partition(|t| t.off || t.side.is_none());
        // The board first: what is far away is far away from it.
        for tile in on.into_iter().chain(off) {
            if let Some(extent) = chart::extent(tile) {
                show(Some(tile.id), extent);
            }
        }
        for (id, thing) in mission.things() {
            let label = matches!(thing.kind, ThingKind::Label(_)).then(|| cell(thing.at().x, thing.at().y));
            if let Some(rect) = label.or_else(|| places.get(id).copied()) {
                show(Some(*id), rect);
            }
        }
        for (id, region) in mission.regions() {
            for c in &region.cells {
                show(Some(*id), cell(c.x, c.y));
            }
        }
        let map = map.unwrap_or(Rect::new(0.0, 0.0, 8.0, 6.0));
        let map = Rect {
            west: map.west.floor(),
            north: map.north.floor(),
            east: map.east.ceil(),
            south: map.south.ceil(),
        };
        Self { map, all: map.grown(BORDER), outside }
    }

    /// No map at all, with words of this width.
    pub(crate) fn strip(width: f32) -> Self {
        let map = Rect::new(0.0, 0.0, width, 0.0);
        let all = Rect { west: -BORDER, east: width + BORDER, ..map };
        Self { map, all, outside: Vec::new() }
    }

    /// Make it wide enough for words.
    pub(crate) fn widen(&mut self) {
        let missing = (NARROWEST - self.all.width()).max(0.0) / 2.0;
        self.all.west -= missing;
        self.all.east += missing;
    }

    /// Where words begin and end.
    pub(crate) const fn words(&self) -> (f32, f32) {
        (self.all.west + BORDER, self.all.east - BORDER)
    }
}

/// Fine crosses on the table where the corners of spaces would be.
pub(crate) fn table(frame: &Frame, chart: &Chart<'_>, pen: &mut Pen<'_>) {
    pen.on(Layer::Table, None);
    let Rect { west, north, .. } = frame.map;
    let floor = |x: i32, y: i32| {
        let cell = i16::try_from(x).ok().zip(i16::try_from(y).ok());
        cell.is_some_and(|(x, y)| chart.floors.contains_key(&(y, x)))
    };
    for row in 0..=frame.map.height() as u16 {
        // A path for each row: painters are slow with many small shapes side by side and below each other in one.
        let mut marks = Path::new();
        for column in 0..=frame.map.width() as u16 {
            let (x, y) = (west as i32 + i32::from(column), north as i32 + i32::from(row));
            if floor(x, y) || floor(x - 1, y) || floor(x, y - 1) || floor(x - 1, y - 1) {
                continue;
            }
            let at = Point::new(west + f32::from(column), north + f32::from(row));
            marks.rect(Rect::around(at, 0.11, 0.02));
            marks.rect(Rect::around(at, 0.02, 0.11));
        }
        pen.fill(marks, pen.theme.table_mark);
    }
}

/// Numbers of columns and rows on all four sides.
pub(crate) fn coordinates(frame: &Frame, pen: &mut Pen<'_>) {
    pen.on(Layer::Coordinates, None);
    let Rect { west, north, east, south } = frame.map;
    let color = pen.theme.faint;
    let off = BORDER * 0.66;
    let first = if pen.players { Point::new(west - 1.0, north - 1.0) } else { Point::default() };
    // Where letters are larger than there is room for each number, every fifth is written.
    let all = pen.letters < 0.8;
    let write = |at: Point, number: f32, pen: &mut Pen<'_>| {
        if all || number as i32 % 5 == 0 {
            pen.text(Text::strong(format!("{number:.0}"), at, 0.27, color));
        }
    };
    for column in 0..frame.map.width() as u16 {
        let x = west + f32::from(column);
        for y in [north - off, south + off] {
            write(Point::new(x + 0.5, y), x - first.x, pen);
        }
    }
    for row in 0..frame.map.height() as u16 {
        let y = north + f32::from(row);
        for x in [west - off, east + off] {
            write(Point::new(x, y + 0.5), y - first.y, pen);
        }
    }
}

/// Title, author and summary above the map, a few facts on the right.
pub(crate) fn title(mission: &Mission, chart: &Chart<'_>, frame: &mut Frame, pen: &mut Pen<'_>) {
    pen.on(Layer::Title, None);
    frame.widen();
    let theme = pen.theme;
    let info = mission.info();
    let (west, east) = frame.words();
    let room = east - west;
    let line = frame.all.north + 0.10;
    let mut bar = Path::new();
    bar.rect(Rect { west, north: line - 0.05, east: west + 1.6, south: line + 0.05 });
    let mut rule = Path::new();
    rule.line(Point::new(west, line), Point::new(east, line));
    pen.stroke(rule, Stroke::new(theme.faint.alpha(90), 0.025));
    pen.fill(bar, theme.accent);

    let facts = facts(mission, chart);
    let under: Vec<&str> =
        [info.author.as_str(), info.summary.as_str()].into_iter().filter(|t| !t.trim().is_empty()).collect();
    let mut y = line - 0.42;
    let small = 0.32;
    let mut fact = Text::plain(facts, Point::new(east, y), small, theme.faint).anchor(Anchor::End);
    let left = room - fact.width() - 0.4;
    if !under.is_empty() {
        let words = under.join("  ·  ");
        let typeface = crate::font::Typeface::Plain;
        if crate::font::width(&words, typeface) * small <= left {
            pen.text(Text::plain(words, Point::new(west, y), small, theme.faint));
        } else {
            // Too long to stand beside the facts: a line of its own, and both begin at the left.
            fact = Text { at: Point::new(west, y), ..fact }.anchor(Anchor::Start);
            y -= 0.48;
            let words = crate::font::fitted(&words, typeface, room / small);
            pen.text(Text::plain(words, Point::new(west, y), small, theme.faint));
        }
    }
    pen.text(fact);
    let name = info.title.trim();
    let name = if name.is_empty() { text("frame-untitled").to_string() } else { name.to_owned() };
    let name = name.to_uppercase();
    let wide = crate::font::width(&name, crate::font::Typeface::Strong);
    let size = (room / wide).clamp(0.45, 0.98);
    let name = crate::font::fitted(&name, crate::font::Typeface::Strong, room / size);
    y -= if under.is_empty() && y == line - 0.42 { 0.18 + size * 0.5 } else { 0.32 + size * 0.42 };
    pen.text(Text::strong(name, Point::new(west, y), size, theme.text).anchor(Anchor::Start));
    frame.all.north = y - size * 0.5 - 0.45;
}

/// How large the map is, in words.
fn facts(mission: &Mission, chart: &Chart<'_>) -> String {
    let doors = mission.things().values().filter(|t| matches!(t.kind, ThingKind::Door(_))).count();
    let (tiles, spaces) = (chart.tiles.len(), chart.floors.len());
    let mut facts =
        vec![text("frame-tiles").with("count", tiles), text("frame-spaces").with("count", spaces)];
    if doors > 0 {
        facts.push(text("frame-doors").with("count", doors));
    }
    let marines = &mission.settings().marines;
    if let (Some(least), Some(most)) = (marines.first(), marines.last()) {
        let numbers = if least == most { least.to_string() } else { format!("{least}–{most}") };
        facts.push(text("frame-marines").with("most", *most).with("numbers", numbers));
    }
    facts.iter().map(ToString::to_string).collect::<Vec<_>>().join("  ·  ")
}

/// A note about what the picture does not show.
pub(crate) fn outside(mission: &Mission, frame: &mut Frame, layers: Layers, pen: &mut Pen<'_>) {
    if frame.outside.is_empty() || !layers.has(Layer::Problems) {
        return;
    }
    pen.on(Layer::Problems, None);
    let all: Vec<String> = frame
        .outside
        .iter()
        .take(6)
        .map(|id| match mission.things().get(id) {
            Some(thing) => {
                let call = text("frame-thing").with("noun", thing.noun(mission.system()));
                call.with("id", id.to_string()).with("at", thing.at().to_string()).to_string()
            }
            None if mission.tiles().contains_key(id) => {
                text("frame-tile").with("id", id.to_string()).to_string()
            }
            None => text("frame-region").with("id", id.to_string()).to_string(),
        })
        .collect();
    let more = if frame.outside.len() > all.len() { ", …" } else { "" };
    let words = text("frame-outside").with("things", all.join(", ") + more).to_string();
    let (west, east) = frame.words();
    let words = crate::font::fitted(&words, crate::font::Typeface::Plain, (east - west) / 0.28);
    let at = Point::new(west, frame.all.south + 0.05);
    pen.text(Text::plain(words, at, 0.28, pen.theme.warning));
    frame.all.south += 0.5;
}
