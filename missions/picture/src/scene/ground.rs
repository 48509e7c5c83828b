//! The floor of the tiles: plates of the facility, stones of hell, what lies on difficult spaces, tile numbers.
//! Textures are drawn in the printed coordinates of a tile, so that they move and turn with it; `lines` draws the lines.

mod facility;
mod hell;
mod sheet;

use crate::scene::chart::{self, Chart, Laid};
use crate::scene::layer::Layer;
use crate::scene::noise::Noise;
use crate::scene::pen::Pen;
use crate::scene::piece::Places;
use crate::scene::shape::{Anchor, Cap, Color, Draw, Path, Point, Rect, Stroke, Text};
use sheet::{Print, SPOTS, Sheet, squares};
use tiles::{Cell, Dir, Edge, EdgeKind, Face, Side4};

/// Draw every tile; of tiles that overlap, the one that counts lies on top.
pub(crate) fn draw(chart: &Chart<'_>, pen: &mut Pen<'_>) {
    pen.on(Layer::Tiles, None);
    auras(chart, pen);
    for laid in chart.tiles.iter().rev() {
        pen.on(Layer::Tiles, Some(laid.id));
        tile(laid, pen);
    }
    pen.on(Layer::Tiles, None);
    depth(chart, pen);
    pen.on(Layer::Grid, None);
    grid(chart, pen);
}

/// Write the number of every tile on one of its spaces, on a free one if there is any.
pub(crate) fn numbers(chart: &Chart<'_>, places: &Places, pen: &mut Pen<'_>) {
    for laid in &chart.tiles {
        pen.on(Layer::Tiles, Some(laid.id));
        number(laid, places, pen);
    }
}

fn tile(laid: &Laid<'_>, pen: &mut Pen<'_>) {
    let face = laid.placement.face;
    let Some(side) = laid.side else { return unknown(laid, pen) };
    let colors = *pen.theme.ground(face);
    let seed = u32::from(laid.placement.tile.0) * 2 + face as u32;
    let sheet = Sheet { side, noise: Noise(seed.wrapping_mul(0x9e37_79b1)), colors: &colors };
    let print = match (pen.theme.textured, face) {
        (true, Face::A) => facility::print(&sheet),
        (true, Face::B) => hell::print(&sheet),
        (false, _) => plain(&sheet),
    };
    let lay = |path: Path| chart::laid(laid.placement, side, &path);
    for draw in print {
        pen.draw(match draw {
            Draw::Fill(path, color) => Draw::Fill(lay(path), color),
            Draw::Stroke(path, stroke) => Draw::Stroke(lay(path), stroke),
            other @ (Draw::Text(_) | Draw::Image(_)) => other,
        });
    }
}

/// A floor without texture, for paper: one colour, difficult spaces strewn with small marks.
fn plain(sheet: &Sheet<'_>) -> Print {
    let mut marks = Path::new();
    for cell in sheet.cells() {
        if sheet.difficult(cell) {
            for (i, (x, y)) in SPOTS.iter().enumerate() {
                let at = Point::new(f32::from(cell.x) + x, f32::from(cell.y) + y);
                let size = 0.05 + 0.02 * (i % 3) as f32;
                marks.polyline(&[at.shifted(-size, size), at.shifted(0.0, -size), at.shifted(size, size)]);
            }
        }
    }
    vec![
        Draw::Fill(sheet.floor(), sheet.colors.base),
        Draw::Stroke(marks, Stroke::new(sheet.colors.rough, 0.035).cap(Cap::Round)),
    ]
}

/// A tile the catalogue does not have: its shape is unknown, so a square with its number stands for it.
fn unknown(laid: &Laid<'_>, pen: &mut Pen<'_>) {
    let at = Point::new(f32::from(laid.placement.at.x), f32::from(laid.placement.at.y));
    let square = Rect::new(at.x, at.y, chart::UNKNOWN, chart::UNKNOWN).grown(-0.08);
    let mut path = Path::new();
    path.rounded(square, 0.25);
    let theme = pen.theme;
    pen.fill(path.clone(), theme.idle.alpha(60));
    pen.stroke(path, Stroke::new(theme.warning, 0.06).dashed(0.3, 0.2));
    let name = format!("{}{:?} ?", laid.placement.tile, laid.placement.face);
    pen.text(Text::strong(name, square.centre(), 0.9, theme.warning).halo(theme.panel));
}

/// What tiles throw on the table: the facility a shadow, hell a glow.
fn auras(chart: &Chart<'_>, pen: &mut Pen<'_>) {
    if !pen.theme.textured {
        return;
    }
    let facility = chart.cells().filter(|(_, floor)| floor.face == Face::A);
    let shadow = squares(facility.map(|(cell, _)| cell), 0.01);
    let color = pen.theme.facility.aura;
    for (dx, dy, part) in [(0.10, 0.16, 2), (0.06, 0.10, 1)] {
        let path = shadow.map(|p| p.shifted(dx, dy));
        pen.fill(path, color.alpha(color.a / part / 2));
    }
    let glow = rim(chart, Face::B, |edge| edge_of_void(chart, edge));
    let color = pen.theme.hell.aura;
    for (width, alpha) in [(0.95, 22), (0.66, 34), (0.42, 54)] {
        pen.stroke(glow.clone(), Stroke::new(color.alpha(alpha), width).cap(Cap::Round));
    }
}

fn edge_of_void(chart: &Chart<'_>, edge: Edge) -> bool {
    edge.cells().iter().any(|cell| chart.floor(*cell).is_none())
}

/// The walls of one side of the cardboard that a question picks, as long lines.
fn rim(chart: &Chart<'_>, face: Face, picked: impl Fn(Edge) -> bool) -> Path {
    let walls = chart.lines.iter().filter(|(_, kind)| **kind == EdgeKind::Wall).map(|(edge, _)| *edge);
    let of_face = |edge: &Edge| edge.cells().iter().any(|c| chart.floor(*c).is_some_and(|f| f.face == face));
    let mut path = Path::new();
    for run in chart::runs(walls.filter(of_face).filter(|edge| picked(*edge))) {
        let (a, b) = chart::run_ends(run);
        path.line(a, b);
    }
    path
}

/// Along walls the floor of the facility lies in shadow and that of hell is lit from the cracks.
fn depth(chart: &Chart<'_>, pen: &mut Pen<'_>) {
    if !pen.theme.textured {
        return;
    }
    for (face, color, steps) in [
        (Face::A, Color::rgb(0), [(0.30, 46_u8), (0.18, 60)]),
        (Face::B, pen.theme.hell.aura, [(0.34, 34), (0.20, 52)]),
    ] {
        for (reach, alpha) in steps {
            let mut strip = Path::new();
            for (cell, _) in chart.cells().filter(|(_, floor)| floor.face == face) {
                for side in Side4::ALL {
                    if chart.lines.get(&cell.edge(side)) == Some(&EdgeKind::Wall) {
                        strip.polygon(&wedge(chart, cell, side, reach));
                    }
                }
            }
            pen.fill(strip, color.alpha(alpha));
        }
    }
}

/// A strip along one side of a space; where another wall meets it, mitred, so that corners are not darkened twice.
fn wedge(chart: &Chart<'_>, cell: Cell, side: Side4, reach: f32) -> [Point; 4] {
    let (x, y) = (f32::from(cell.x), f32::from(cell.y));
    let wall = |s: Side4| chart.lines.get(&cell.edge(s)) == Some(&EdgeKind::Wall);
    let (before, after) = match side {
        Side4::North | Side4::South => (Side4::West, Side4::East),
        Side4::East | Side4::West => (Side4::North, Side4::South),
    };
    let (a, b) = (if wall(before) { reach } else { 0.0 }, if wall(after) { reach } else { 0.0 });
    let p = Point::new;
    match side {
        Side4::North => [p(x, y), p(x + 1.0, y), p(x + 1.0 - b, y + reach), p(x + a, y + reach)],
        Side4::South => {
            [p(x, y + 1.0), p(x + 1.0, y + 1.0), p(x + 1.0 - b, y + 1.0 - reach), p(x + a, y + 1.0 - reach)]
        }
        Side4::West => [p(x, y), p(x, y + 1.0), p(x + reach, y + 1.0 - b), p(x + reach, y + a)],
        Side4::East => {
            [p(x + 1.0, y), p(x + 1.0, y + 1.0), p(x + 1.0 - reach, y + 1.0 - b), p(x + 1.0 - reach, y + a)]
        }
    }
}

/// The grid of spaces: a thin line wherever two spaces meet; where two tiles meet, a seam.
fn grid(chart: &Chart<'_>, pen: &mut Pen<'_>) {
    for face in [Face::A, Face::B] {
        let mut edges = Vec::new();
        for (cell, floor) in chart.cells().filter(|(_, floor)| floor.face == face) {
            for (dir, side) in [(Dir::E, Side4::East), (Dir::S, Side4::South)] {
                if chart.floor(cell.step(dir)).is_some_and(|other| other.tile == floor.tile) {
                    edges.push(cell.edge(side));
                }
            }
        }
        let mut path = Path::new();
        for run in chart::runs(edges) {
            let (a, b) = chart::run_ends(run);
            path.line(a, b);
        }
        let colors = pen.theme.ground(face);
        let (grid, light) = (colors.grid, colors.light);
        match (pen.theme.textured, face) {
            (true, Face::A) => {
                let lit = path.map(|p| p.shifted(0.022, 0.022));
                pen.stroke(lit, Stroke::new(light, 0.02));
                pen.stroke(path, Stroke::new(grid, 0.034));
            }
            (true, Face::B) => {
                // Stones have gaps of their own: the grid must differ from them.
                pen.stroke(path.clone(), Stroke::new(grid, 0.065));
                pen.stroke(path, Stroke::new(colors.detail.alpha(96), 0.02));
            }
            (false, _) => pen.stroke(path, Stroke::new(grid, 0.034)),
        }
    }
    let mut seam = Path::new();
    for run in chart::runs(chart.joined.iter().copied()) {
        let (a, b) = chart::run_ends(run);
        seam.line(a, b);
    }
    let (wide, thin) = (pen.theme.facility.grid, pen.theme.hell.light);
    pen.stroke(seam.clone(), Stroke::new(wide, 0.07));
    pen.stroke(seam, Stroke::new(thin, 0.02).dashed(0.125, 0.125));
}

/// The tile's number and side, small, in the first corner of its first free space.
fn number(laid: &Laid<'_>, places: &Places, pen: &mut Pen<'_>) {
    let Some(side) = laid.side else { return };
    let mut cells: Vec<Cell> =
        side.spaces.keys().filter_map(|cell| chart::lies_at(laid.placement, side, *cell)).collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    let corner = |cell: &Cell| Rect::new(f32::from(cell.x) + 0.1, f32::from(cell.y) + 0.1, 0.36, 0.24);
    let free = |cell: &&Cell| !places.values().any(|place| place.meets(corner(cell)));
    let Some(cell) = cells.iter().find(free).or(cells.first()) else { return };
    let at = Point::new(f32::from(cell.x) + 0.13, f32::from(cell.y) + 0.22);
    let color = pen.theme.ground(laid.placement.face).number;
    let name = format!("{}{:?}", laid.placement.tile, laid.placement.face);
    pen.text(Text::strong(name, at, 0.22, color).anchor(Anchor::Start));
}
