//! The floor of side A: steel plates with seams, treads, grates, rivets, and warning stripes where a tile ends.
//! What is drawn where is decided by chance that belongs to the tile, never by the rules.

use super::{Print, SPOTS, Sheet};
use crate::scene::shape::{Cap, Color, Draw, Path, Point, Rect, Stroke};
use tiles::{Cell, Dir, Side4};

/// The floor of a side, in its printed coordinates.
pub(super) fn print(sheet: &Sheet<'_>) -> Print {
    let mut steel = Steel::default();
    for cell in sheet.cells() {
        steel.space(sheet, cell);
    }
    for joint in sheet.side.joints() {
        for cell in joint.cells() {
            steel.stripes(cell, joint.side);
        }
    }
    steel.finish(sheet)
}

/// The floor by what it is made of, so that a tile is a few large paths and not a thousand small ones.
#[derive(Default)]
struct Steel {
    plates: [Path; 4],
    dark: Path,
    slats: Path,
    lit: Path,
    shaded: Path,
    seams: Path,
    tread: Path,
    bolts: Path,
    lamps: Path,
    rust: Path,
    coolant: Path,
    foam: Path,
    strip: Path,
    stripes: Path,
}

impl Steel {
    fn space(&mut self, sheet: &Sheet<'_>, cell: Cell) {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        let noise = sheet.noise;
        // Neighbouring plates are of one batch more often than not.
        let batch = noise.bits(x.div_euclid(2), y.div_euclid(2), 1) % 4;
        let shade = if noise.bits(x, y, 2).is_multiple_of(3) { noise.bits(x, y, 3) % 4 } else { batch };
        let plate = Sheet::square(cell, 0.03);
        self.plates[shade as usize].rounded(plate, 0.05);
        self.bevel(plate);
        match noise.bits(x, y, 4) % 100 {
            0..36 => {}
            36..52 => self.seam(plate, noise.bits(x, y, 5)),
            52..68 => self.tread(plate),
            68..80 => self.grate(plate, noise.bits(x, y, 5)),
            80..92 => self.hatch(plate),
            _ => self.lamp(plate),
        }
        for (dx, dy) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let inner = plate.grown(-0.07);
            let at = Point::new(inner.west + inner.width() * dx, inner.north + inner.height() * dy);
            self.bolts.circle(at, 0.022);
        }
        if noise.bits(x, y, 6).is_multiple_of(7) {
            self.rust(sheet, cell);
        }
        if sheet.difficult(cell) {
            self.spill(sheet, cell);
        }
    }

    /// Light falls from the north-west.
    fn bevel(&mut self, plate: Rect) {
        let Rect { west, north, east, south } = plate.grown(-0.012);
        let p = Point::new;
        self.lit.polyline(&[p(west, south), p(west, north), p(east, north)]);
        self.shaded.polyline(&[p(west, south), p(east, south), p(east, north)]);
    }

    fn seam(&mut self, plate: Rect, bits: u32) {
        let part = [0.34, 0.5, 0.66][bits as usize / 2 % 3];
        let inner = plate.grown(-0.02);
        if bits.is_multiple_of(2) {
            let x = inner.west + inner.width() * part;
            self.seams.line(Point::new(x, inner.north), Point::new(x, inner.south));
        } else {
            let y = inner.north + inner.height() * part;
            self.seams.line(Point::new(inner.west, y), Point::new(inner.east, y));
        }
    }

    /// Raised dashes against slipping.
    fn tread(&mut self, plate: Rect) {
        for i in 0..16_u8 {
            let (column, row) = (f32::from(i % 4), f32::from(i / 4));
            let at = Point::new(plate.west + 0.19 + column * 0.19, plate.north + 0.19 + row * 0.19);
            let lean = if (i % 4 + i / 4) % 2 == 0 { 0.045 } else { -0.045 };
            self.tread.line(at.shifted(-0.045, lean), at.shifted(0.045, -lean));
        }
    }

    fn grate(&mut self, plate: Rect, bits: u32) {
        let well = plate.grown(-0.2);
        self.dark.rounded(well.grown(0.04), 0.05);
        for i in 0..5_u8 {
            let offset = 0.05 + f32::from(i) * (well.width() - 0.1) / 4.0;
            let slat = if bits.is_multiple_of(2) {
                Rect::new(well.west, well.north + offset - 0.03, well.width(), 0.06)
            } else {
                Rect::new(well.west + offset - 0.03, well.north, 0.06, well.height())
            };
            self.slats.rounded(slat, 0.02);
        }
    }

    fn hatch(&mut self, plate: Rect) {
        let lid = plate.grown(-0.17);
        let mut outline = Path::new();
        outline.rounded(lid, 0.08);
        self.seams.add(&outline);
        let centre = lid.centre();
        self.dark.rounded(Rect::around(centre, 0.2, 0.07), 0.035);
    }

    fn lamp(&mut self, plate: Rect) {
        let centre = plate.centre();
        self.dark.circle(centre, 0.17);
        self.lamps.circle(centre, 0.10);
    }

    /// Red dust of Mars, blown into a corner of the plate.
    fn rust(&mut self, sheet: &Sheet<'_>, cell: Cell) {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        let plate = Sheet::square(cell, 0.03);
        let corner = sheet.noise.bits(x, y, 40);
        let (west, north) = (corner & 1 == 0, corner & 2 == 0);
        for (i, (along, size)) in [(0.16, 0.13), (0.38, 0.10), (0.58, 0.06)].into_iter().enumerate() {
            let wobble = 0.05 * sheet.noise.part(x, y, 41 + i as u32);
            let px = if west { plate.west + along } else { plate.east - along };
            let off = size + 0.015 + wobble;
            let py = if north { plate.north + off } else { plate.south - off };
            self.rust.circle(Point::new(px, py), size + wobble);
        }
    }

    /// Spilt coolant: puddles that run together over difficult spaces.
    fn spill(&mut self, sheet: &Sheet<'_>, cell: Cell) {
        let at = |x: f32, y: f32| Point::new(f32::from(cell.x) + x, f32::from(cell.y) + y);
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        self.coolant.circle(at(0.5, 0.5), 0.33);
        for (i, (sx, sy)) in SPOTS.iter().enumerate() {
            let size = 0.10 + 0.07 * sheet.noise.part(x, y, 20 + i as u32);
            self.coolant.circle(at(*sx, *sy), size);
            if i % 2 == 0 {
                let spot = at(*sx, *sy);
                self.foam.polyline(&[
                    spot.shifted(-0.06, 0.01),
                    spot.shifted(-0.01, -0.03),
                    spot.shifted(0.06, -0.02),
                ]);
            }
        }
        for (dir, dx, dy) in [(Dir::E, 1.0, 0.5), (Dir::S, 0.5, 1.0)] {
            if sheet.difficult(cell.step(dir)) {
                self.coolant.circle(at(dx, dy), 0.26);
            }
        }
    }

    /// Warning stripes along an opening.
    fn stripes(&mut self, cell: Cell, side: Side4) {
        const DEPTH: f32 = 0.14;
        let square = Sheet::square(cell, 0.0);
        let strip = match side {
            Side4::North => Rect { south: square.north + DEPTH, ..square },
            Side4::South => Rect { north: square.south - DEPTH, ..square },
            Side4::West => Rect { east: square.west + DEPTH, ..square },
            Side4::East => Rect { west: square.east - DEPTH, ..square },
        };
        self.strip.rect(strip);
        let p = Point::new;
        for i in 0..4_u8 {
            let from = f32::from(i) * 0.25;
            self.stripes.polygon(&if strip.width() > strip.height() {
                let x = strip.west + from;
                [
                    p(x + 0.10, strip.north),
                    p(x + 0.225, strip.north),
                    p(x + 0.125, strip.south),
                    p(x, strip.south),
                ]
            } else {
                let y = strip.north + from;
                [
                    p(strip.west, y + 0.10),
                    p(strip.west, y + 0.225),
                    p(strip.east, y + 0.125),
                    p(strip.east, y),
                ]
            });
        }
    }

    fn finish(self, sheet: &Sheet<'_>) -> Print {
        let colors = sheet.colors;
        let [a, b, c, d] = self.plates;
        let dark = colors.base.mix(Color::rgb(0), 70);
        vec![
            Draw::Fill(sheet.floor(), colors.base),
            Draw::Fill(a, colors.plates[0]),
            Draw::Fill(b, colors.plates[1]),
            Draw::Fill(c, colors.plates[2]),
            Draw::Fill(d, colors.plates[3]),
            Draw::Fill(self.dark, dark),
            Draw::Fill(self.slats, colors.plates[3]),
            Draw::Fill(self.rust, Color::rgb(0x8a_4a2e).alpha(52)),
            Draw::Stroke(self.seams.map(|p| p.shifted(0.018, 0.018)), Stroke::thin(colors.light, 0.016)),
            Draw::Stroke(self.seams, Stroke::thin(colors.shade, 0.024)),
            Draw::Stroke(self.tread, Stroke::new(colors.light, 0.026).cap(Cap::Round)),
            Draw::Stroke(self.lit, Stroke::thin(colors.light, 0.022)),
            Draw::Stroke(self.shaded, Stroke::thin(colors.shade, 0.022)),
            Draw::Fill(self.bolts, colors.shade),
            Draw::Fill(self.lamps, colors.bright.mix(colors.light.alpha(255), 120).alpha(190)),
            Draw::Fill(self.coolant, colors.rough.alpha(120)),
            Draw::Stroke(self.foam, Stroke::thin(Color::rgb(0xd8_fff6).alpha(150), 0.022).cap(Cap::Round)),
            Draw::Fill(self.strip, Color::rgb(0x12_1212).alpha(190)),
            Draw::Fill(self.stripes, colors.detail.alpha(205)),
        ]
    }
}
