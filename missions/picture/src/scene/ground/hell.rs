//! The floor of side B: blocks of basalt with embers in the cracks between them, rubble and bones on difficult spaces.
//! What is drawn where is decided by chance that belongs to the tile, never by the rules.

use super::{Print, SPOTS, Sheet};
use crate::scene::shape::{Cap, Color, Draw, Path, Point, Stroke};
use tiles::Cell;

/// The floor of a side, in its printed coordinates.
pub(super) fn print(sheet: &Sheet<'_>) -> Print {
    let mut rock = Rock::default();
    for (i, cell) in sheet.cells().enumerate() {
        rock.space(sheet, cell);
        if i % 5 == 2 {
            rock.fissure(sheet, cell);
        }
    }
    rock.finish(sheet)
}

/// The floor by what it is made of.
#[derive(Default)]
struct Rock {
    stones: [Path; 4],
    lit: Path,
    shaded: Path,
    fissures: Path,
    cores: Path,
    sparks: Path,
    rubble_shade: Path,
    rubble: Path,
    bones: Path,
}

/// How many stones lie side by side in a space.
const STONES: i32 = 2;

impl Rock {
    fn space(&mut self, sheet: &Sheet<'_>, cell: Cell) {
        let (west, north) = (i32::from(cell.x) * STONES, i32::from(cell.y) * STONES);
        for j in north..north + STONES {
            for i in west..west + STONES {
                self.stone(sheet, i, j);
            }
        }
        if sheet.difficult(cell) {
            self.rubble(sheet, cell);
        }
    }

    fn stone(&mut self, sheet: &Sheet<'_>, i: i32, j: i32) {
        let corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)].map(|(i, j)| joint(sheet, i, j));
        let centre = corners[0].towards(corners[2], 0.5).towards(corners[1].towards(corners[3], 0.5), 0.5);
        // The gap between stones.
        let [nw, ne, se, sw] = corners.map(|corner| corner.towards(centre, 0.06));
        let cut = 0.12 + 0.16 * sheet.noise.part(i, j, 7);
        let block = [
            nw.towards(ne, cut),
            ne.towards(nw, cut),
            ne.towards(se, cut),
            se.towards(ne, cut),
            se,
            sw.towards(se, cut),
            sw,
            nw.towards(sw, cut),
        ];
        let shade = sheet.noise.bits(i, j, 8) as usize % 4;
        self.stones[shade].polygon(&block);
        self.lit.polyline(&[sw, block[7], block[0], block[1]]);
        self.shaded.polyline(&[block[2], block[3], se, sw]);
        // Some stones are split.
        if sheet.noise.bits(i, j, 9).is_multiple_of(5) {
            let (a, b) = (nw.towards(ne, 0.5), se.towards(sw, 0.35));
            let bend = a.towards(b, 0.5).shifted(0.05 * sheet.noise.around(i, j, 10), 0.0);
            self.shaded.polyline(&[a, bend, b]);
        }
    }

    /// A fissure: from somewhere in a space on and on in about one direction, with a branch, never over the rim.
    fn fissure(&mut self, sheet: &Sheet<'_>, cell: Cell) {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        let start = Point::new(
            f32::from(cell.x) + 0.25 + 0.5 * sheet.noise.part(x, y, 50),
            f32::from(cell.y) + 0.25 + 0.5 * sheet.noise.part(x, y, 51),
        );
        let heading = sheet.noise.bits(x, y, 52) as usize % WAYS.len();
        let steps = 4 + sheet.noise.bits(x, y, 53) as usize % 7;
        let trunk = walk(sheet, start, heading, steps, 60);
        self.crack(&trunk);
        if let Some(fork) = trunk.get(trunk.len() / 2).filter(|_| trunk.len() > 4) {
            let aside = if steps.is_multiple_of(2) { heading + 3 } else { heading + WAYS.len() - 3 };
            self.crack(&walk(sheet, *fork, aside % WAYS.len(), steps / 2, 90));
        }
        let spark = start.shifted(0.3 * sheet.noise.around(x, y, 54), 0.3 * sheet.noise.around(x, y, 55));
        self.sparks.circle(spark, 0.02);
    }

    /// Widest in the middle, closed at both ends.
    fn crack(&mut self, points: &[Point]) {
        if points.len() < 3 {
            return;
        }
        self.fissures.polyline(points);
        let last = points.len() - 1;
        let mut sides = [points.to_vec(), points.to_vec()];
        for i in 1..last {
            let (a, b) = (points[i - 1], points[i + 1]);
            let (dx, dy) = (b.x - a.x, b.y - a.y);
            let length = (dx * dx + dy * dy).sqrt().max(0.01);
            let half = 0.026 * (i.min(last - i) as f32 / last as f32 * 2.0 + 0.25);
            let (ox, oy) = (-dy / length * half, dx / length * half);
            sides[0][i] = points[i].shifted(ox, oy);
            sides[1][i] = points[i].shifted(-ox, -oy);
        }
        let [there, mut back] = sides;
        back.reverse();
        self.cores.polygon(&[there, back].concat());
    }

    fn rubble(&mut self, sheet: &Sheet<'_>, cell: Cell) {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        for (i, (sx, sy)) in SPOTS.iter().enumerate() {
            let salt = 30 + 5 * i as u32;
            let at = Point::new(
                f32::from(cell.x) + sx + 0.03 * sheet.noise.around(x, y, salt),
                f32::from(cell.y) + sy + 0.03 * sheet.noise.around(x, y, salt + 1),
            );
            let size = 0.085 + 0.05 * sheet.noise.part(x, y, salt + 2);
            if sheet.noise.bits(x, y, salt + 3).is_multiple_of(4) {
                self.bone(at, size * 1.4, sheet.noise.around(x, y, salt + 4));
                continue;
            }
            let skew = 0.3 * sheet.noise.around(x, y, salt + 4);
            let lump = [
                (-1.0, 0.1 + skew),
                (-0.4, -0.8),
                (0.5, -0.9 + skew),
                (1.0, 0.0),
                (0.5, 0.8),
                (-0.6, 0.8 - skew),
            ]
            .map(|(dx, dy)| at.shifted(dx * size, dy * size));
            self.rubble_shade.polygon(&lump.map(|p| p.shifted(0.025, 0.035)));
            self.rubble.polygon(&lump);
        }
    }

    fn bone(&mut self, at: Point, size: f32, lean: f32) {
        let (dx, dy) = (size, size * lean);
        self.bones.line(at.shifted(-dx, -dy), at.shifted(dx, dy));
        for (x, y) in [(-dx, -dy), (dx, dy)] {
            self.bones.line(at.shifted(x - 0.02, y + 0.03), at.shifted(x + 0.02, y - 0.03));
        }
    }

    fn finish(self, sheet: &Sheet<'_>) -> Print {
        let colors = sheet.colors;
        let [a, b, c, d] = self.stones;
        let glow = |color: Color, alpha, width| Stroke::thin(color.alpha(alpha), width).cap(Cap::Round);
        vec![
            Draw::Fill(sheet.floor(), colors.base),
            Draw::Fill(a, colors.plates[0]),
            Draw::Fill(b, colors.plates[1]),
            Draw::Fill(c, colors.plates[2]),
            Draw::Fill(d, colors.plates[3]),
            Draw::Stroke(self.lit, Stroke::thin(colors.light, 0.022)),
            Draw::Stroke(self.shaded, Stroke::thin(colors.shade, 0.022)),
            Draw::Stroke(self.fissures.clone(), glow(colors.detail, 26, 0.34)),
            Draw::Stroke(self.fissures.clone(), glow(colors.detail, 44, 0.20)),
            Draw::Stroke(self.fissures, glow(Color::rgb(0x1a_0300), 200, 0.065)),
            Draw::Stroke(self.cores.clone(), glow(colors.detail, 235, 0.022)),
            Draw::Fill(self.cores, colors.bright.mix(colors.detail, 60)),
            Draw::Fill(self.sparks, colors.detail),
            Draw::Fill(self.rubble_shade, Color::rgb(0).alpha(150)),
            Draw::Fill(self.rubble, colors.rough),
            Draw::Stroke(self.bones.clone(), glow(Color::rgb(0), 150, 0.075)),
            Draw::Stroke(self.bones, glow(Color::rgb(0xe6_dcc6), 255, 0.045)),
        ]
    }
}

/// The points of a fissure. It bends a little at every step and stops before the rim.
fn walk(sheet: &Sheet<'_>, start: Point, heading: usize, steps: usize, salt: u32) -> Vec<Point> {
    let mut points = vec![start];
    let (x, y) = ((start.x * 64.0) as i32, (start.y * 64.0) as i32);
    let mut at = start;
    for step in 0..steps {
        let bend = sheet.noise.bits(x, y, salt + step as u32) as usize % 5;
        let (dx, dy) = WAYS[(heading + WAYS.len() + bend - 2) % WAYS.len()];
        let length = 0.17 + 0.14 * sheet.noise.part(x, y, salt + 20 + step as u32);
        at = at.shifted(dx * length, dy * length);
        let inside = [(-0.14, -0.14), (0.14, -0.14), (0.14, 0.14), (-0.14, 0.14)].iter().all(|(dx, dy)| {
            sheet.side.has(Cell::new((at.x + dx).floor() as i16, (at.y + dy).floor() as i16))
        });
        if !inside {
            break;
        }
        points.push(at);
    }
    points
}

/// Sixteen directions; written down because sines are not the same on every machine.
const WAYS: [(f32, f32); 16] = {
    const A: f32 = 0.924;
    const B: f32 = 0.383;
    const C: f32 = 0.707;
    [
        (1.0, 0.0),
        (A, B),
        (C, C),
        (B, A),
        (0.0, 1.0),
        (-B, A),
        (-C, C),
        (-A, B),
        (-1.0, 0.0),
        (-A, -B),
        (-C, -C),
        (-B, -A),
        (0.0, -1.0),
        (B, -A),
        (C, -C),
        (A, -B),
    ]
};

/// A corner where four stones meet: shaken off the lattice, but not at the rim of the tile.
fn joint(sheet: &Sheet<'_>, i: i32, j: i32) -> Point {
    let (x, y) = (i as f32 / STONES as f32, j as f32 / STONES as f32);
    let on_rim = [(i - 1, j - 1), (i, j - 1), (i - 1, j), (i, j)].iter().any(|(i, j)| {
        let cell = Cell::new(i.div_euclid(STONES) as i16, j.div_euclid(STONES) as i16);
        !sheet.side.has(cell)
    });
    if on_rim {
        return Point::new(x, y);
    }
    // Corners on the line of the grid are shaken less, so that spaces keep their shape.
    let (dx, dy) = (
        if i % STONES == 0 { 0.03 } else { 0.11 } * sheet.noise.around(i, j, 5),
        if j % STONES == 0 { 0.03 } else { 0.11 } * sheet.noise.around(i, j, 6),
    );
    Point::new(x + dx, y + dy)
}
