//! Small drawings as text: how a demon, a token or a weapon looks, in a square from −1 to 1.
//! Data only, with the reader for it; bases, discs and numbers around them are drawn elsewhere.
//!
//! A drawing is a list of parts, back to front. Each part has a tone and a text of shapes: `P x y x y …` is a polygon,
//! `S x y …` one that is symmetric (its right half from top to bottom is given), `L x y x y` a line, `O x y r` a circle and
//! `R x y w h r` a rectangle with round corners; `2P`, `2O`, `2R` draw the mirror image as well.

use crate::scene::pen::Pen;
use crate::scene::shape::{Color, Path, Point, Rect, Stroke};

/// What a part is made of; the colour follows from the icon's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// The icon's colour.
    Body,
    /// Darker.
    Dark,
    /// Lighter.
    Lite,
    /// Horns, teeth, skulls.
    Bone,
    /// Armour and guns.
    Metal,
    /// Holes and lines.
    Ink,
    /// Eyes and flames.
    Eye,
}

/// A drawing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Icon {
    pub(crate) body: Color,
    pub(crate) eye: Color,
    /// The parts that make up the silhouette, which gets an outline.
    pub(crate) shape: &'static [(Tone, &'static str)],
    /// What is drawn inside.
    pub(crate) face: &'static [(Tone, &'static str)],
}

/// Draw an icon where the pen is placed.
pub(crate) fn draw(icon: &Icon, pen: &mut Pen<'_>) {
    let ink = pen.theme.ink;
    let mut silhouette = Path::new();
    for (_, data) in icon.shape {
        silhouette.add(&read(data));
    }
    pen.stroke(silhouette, Stroke::new(ink, 0.16));
    for (tone, data) in icon.shape.iter().chain(icon.face) {
        let color = match tone {
            Tone::Body => icon.body,
            Tone::Dark => icon.body.mix(Color::rgb(0x0a_0506), 120),
            Tone::Lite => icon.body.mix(Color::rgb(0xff_f4e4), 90),
            Tone::Bone => Color::rgb(0xee_e2c4),
            Tone::Metal => Color::rgb(0x8d_98a3),
            Tone::Ink => Color::rgb(0x14_0a0a),
            Tone::Eye => icon.eye,
        };
        let path = read(data);
        // Parts of the silhouette are set off from each other by a thin line.
        if icon.shape.iter().any(|(_, d)| std::ptr::eq(*d, *data)) {
            pen.stroke(path.clone(), Stroke::new(ink, 0.07));
        }
        pen.fill(path, color);
    }
}

/// Read the text of a part. What it does not understand it leaves out; a test holds that nothing is left out.
pub(crate) fn read(data: &str) -> Path {
    let mut path = Path::new();
    let mut words = data.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let mut numbers = Vec::new();
        while let Some(number) = words.peek().and_then(|w| w.parse::<f32>().ok()) {
            numbers.push(number);
            let _ = words.next();
        }
        let (kind, sides): (&str, &[f32]) = match word.strip_prefix('2') {
            Some(kind) => (kind, &[1.0, -1.0]),
            None => (word, &[1.0]),
        };
        for side in sides {
            add(&mut path, kind, &numbers, *side);
        }
    }
    path
}

fn add(path: &mut Path, kind: &str, numbers: &[f32], side: f32) {
    let points = || numbers.chunks_exact(2).map(|p| Point::new(p[0] * side, p[1]));
    match (kind, numbers) {
        // Mirrored polygons are turned round, so that overlapping parts of one path do not cancel out.
        ("P", _) if side < 0.0 => path.polygon(&points().rev().collect::<Vec<_>>()),
        ("P", _) => path.polygon(&points().collect::<Vec<_>>()),
        ("S", _) => {
            let left = points().rev().filter(|p| p.x != 0.0).map(|p| Point::new(-p.x, p.y));
            path.polygon(&points().chain(left).collect::<Vec<_>>());
        }
        ("L", [x, y, to_x, to_y]) => path.line(Point::new(x * side, *y), Point::new(to_x * side, *to_y)),
        ("O", [x, y, r]) => path.circle(Point::new(x * side, *y), *r),
        ("R", [x, y, w, h, r]) => {
            let west = if side < 0.0 { -x - w } else { *x };
            path.rounded(Rect::new(west, *y, *w, *h), *r);
        }
        _ => {}
    }
}

/// The demons of the box, by the stable name of their kind, with a short code for small pictures.
pub(crate) const DEMONS: &[(&str, &str, Icon)] = &[
    ("imp", "IMP", IMP),
    ("possessed-soldier", "POS", POSSESSED),
    ("pinky", "PNK", PINKY),
    ("cacodemon", "CAC", CACODEMON),
    ("revenant", "REV", REVENANT),
    ("mancubus", "MAN", MANCUBUS),
    ("baron-of-hell", "BAR", BARON),
    ("baron", "BAR", BARON),
    ("cyberdemon", "CYB", CYBERDEMON),
];

use Tone::{Body, Bone, Dark, Eye, Ink, Lite, Metal};

const IMP: Icon = Icon {
    body: Color::rgb(0xa8_7650),
    eye: Color::rgb(0xff_9a1f),
    shape: &[
        (
            Bone,
            "2P 0.46 -0.40 0.98 -0.70 0.56 0.0 2P 0.48 0.02 0.92 0.10 0.38 0.40 2P 0.22 -0.62 0.50 -1.0 0.52 -0.36",
        ),
        (Dark, "S 0 -1.0 0.16 -0.62 0 -0.5"),
        (Body, "S 0 -0.66 0.24 -0.70 0.44 -0.54 0.55 -0.26 0.52 0.08 0.40 0.44 0.22 0.76 0 0.86"),
    ],
    face: &[
        (Dark, "2P 0.05 -0.20 0.50 -0.42 0.48 -0.22 0.10 -0.04 S 0 -0.58 0.08 -0.5 0.05 -0.2 0 -0.18"),
        (Eye, "2P 0.12 -0.05 0.43 -0.20 0.38 0.04 0.19 0.08"),
        (Ink, "S 0 0.30 0.33 0.22 0.28 0.50 0 0.66 2O 0.06 0.17 0.035"),
        (
            Bone,
            "2P 0.03 0.30 0.14 0.27 0.09 0.44 2P 0.18 0.26 0.29 0.23 0.24 0.40 2P 0.05 0.63 0.16 0.58 0.10 0.46",
        ),
    ],
};

const POSSESSED: Icon = Icon {
    body: Color::rgb(0xb9_ad86),
    eye: Color::rgb(0xff_4a2a),
    shape: &[
        (Metal, "R -1.0 0.62 1.25 0.18 0.04 R -0.30 0.78 0.20 0.20 0.03"),
        (Dark, "2P 0.40 0.56 0.80 0.46 1.0 0.66 1.0 0.98 0.24 0.98 S 0 0.6 0.4 0.6 0.4 0.98 0 0.98"),
        (Body, "S 0 0.0 0.54 0.0 0.52 0.42 0.32 0.72 0 0.80"),
        (Metal, "S 0 -0.90 0.36 -0.84 0.66 -0.54 0.72 -0.08 0.66 0.14 0.50 0.10 0.20 0.06 0 0.06"),
    ],
    face: &[
        (Ink, "S 0 -0.28 0.60 -0.34 0.57 0.02 0.24 0.10 0 0.0"),
        (Eye, "2P 0.14 -0.14 0.42 -0.20 0.38 -0.02 0.20 0.0"),
        (Lite, "S 0 -0.88 0.09 -0.87 0.09 -0.36 0 -0.36"),
        (Ink, "S 0 0.34 0.32 0.30 0.26 0.54 0 0.60"),
        (Bone, "2R 0.03 0.34 0.09 0.12 0.02 2R 0.16 0.33 0.09 0.11 0.02"),
    ],
};

const PINKY: Icon = Icon {
    body: Color::rgb(0xd8_7f86),
    eye: Color::rgb(0xff_e04a),
    shape: &[
        (
            Dark,
            "2P 0.18 -0.60 0.34 -0.98 0.50 -0.56 S 0 -1.0 0.15 -0.62 0 -0.5 2P 0.56 -0.56 0.78 -0.80 0.78 -0.38",
        ),
        (Body, "S 0 -0.66 0.40 -0.68 0.74 -0.50 0.97 -0.10 0.95 0.36 0.72 0.72 0.32 0.88 0 0.90"),
    ],
    face: &[
        (Eye, "2P 0.30 -0.30 0.66 -0.44 0.60 -0.20 0.38 -0.14"),
        (Dark, "2P 0.22 -0.36 0.68 -0.56 0.70 -0.44 0.26 -0.26 2O 0.10 -0.12 0.05"),
        (Ink, "S 0 0.06 0.40 0.0 0.78 0.06 0.72 0.46 0.42 0.68 0 0.72"),
        (
            Bone,
            "2P 0.02 0.06 0.18 0.04 0.10 0.26 2P 0.22 0.03 0.38 0.01 0.30 0.26 2P 0.43 0.01 0.58 0.03 0.51 0.24",
        ),
        (Bone, "2P 0.04 0.70 0.20 0.69 0.12 0.46 2P 0.25 0.68 0.40 0.64 0.31 0.44"),
        (Bone, "2P 0.52 0.70 0.82 0.52 0.92 -0.10 0.72 0.20"),
    ],
};

const CACODEMON: Icon = Icon {
    body: Color::rgb(0xd6_3a2c),
    eye: Color::rgb(0x7e_e03a),
    shape: &[
        (Bone, "2P 0.30 -0.66 0.60 -1.0 0.68 -0.40"),
        (Dark, "2P 0.66 -0.40 1.0 -0.46 0.80 -0.06 2P 0.72 0.10 1.0 0.22 0.68 0.44"),
        (Body, "O 0 0.04 0.84"),
    ],
    face: &[
        (Dark, "O 0 -0.24 0.40"),
        (Bone, "O 0 -0.24 0.33"),
        (Eye, "O 0 -0.24 0.24"),
        (Ink, "S 0 -0.42 0.07 -0.24 0 -0.06"),
        (Ink, "S 0 0.28 0.36 0.22 0.66 0.10 0.56 0.46 0.30 0.68 0 0.74"),
        (
            Bone,
            "2P 0.03 0.28 0.17 0.25 0.10 0.46 2P 0.21 0.25 0.36 0.22 0.29 0.43 2P 0.41 0.20 0.55 0.14 0.48 0.36",
        ),
        (Bone, "2P 0.06 0.72 0.20 0.70 0.13 0.54 2P 0.26 0.68 0.38 0.62 0.31 0.50"),
    ],
};

const REVENANT: Icon = Icon {
    body: Color::rgb(0x9c_3a30),
    eye: Color::rgb(0xff_5a1c),
    shape: &[
        (Metal, "2R 0.44 -1.0 0.54 0.62 0.08"),
        (Dark, "2P 0.30 0.56 0.70 0.36 1.0 0.52 1.0 0.98 0.22 0.98"),
        (Bone, "S 0 0.4 0.14 0.5 0.20 0.98 0 0.98"),
        (Bone, "S 0 -0.80 0.32 -0.76 0.52 -0.50 0.52 -0.12 0.38 0.08 0.34 0.44 0.18 0.58 0 0.60"),
    ],
    face: &[
        (Ink, "2O 0.60 -0.82 0.10 2O 0.84 -0.82 0.10 2O 0.60 -0.56 0.10 2O 0.84 -0.56 0.10"),
        (Ink, "2P 0.07 -0.34 0.42 -0.42 0.40 -0.10 0.14 -0.04 S 0 -0.02 0.08 0.14 0 0.14"),
        (Eye, "2O 0.25 -0.22 0.09"),
        (Ink, "S 0 0.24 0.30 0.20 0.28 0.26 0 0.31 2R 0.05 0.28 0.04 0.2 0.01 2R 0.16 0.26 0.04 0.2 0.01"),
        (Ink, "R -0.12 0.66 0.24 0.05 0.02 R -0.13 0.80 0.26 0.05 0.02"),
    ],
};

const MANCUBUS: Icon = Icon {
    body: Color::rgb(0xc9_a06a),
    eye: Color::rgb(0xff_8a1f),
    shape: &[
        (Metal, "2R 0.56 -0.62 0.42 1.30 0.12"),
        (Body, "S 0 -0.52 0.40 -0.52 0.64 -0.22 0.70 0.22 0.62 0.66 0.38 0.92 0 0.97"),
        (Lite, "S 0 -0.96 0.28 -0.92 0.40 -0.62 0.34 -0.26 0.18 -0.12 0 -0.10"),
    ],
    face: &[
        (Ink, "2O 0.77 -0.40 0.16 2R 0.60 0.0 0.34 0.06 0.02 2R 0.60 0.16 0.34 0.06 0.02"),
        (Eye, "2O 0.77 -0.40 0.09 2P 0.08 -0.60 0.28 -0.70 0.25 -0.52 0.12 -0.50"),
        (Ink, "S 0 -0.40 0.24 -0.44 0.17 -0.26 0 -0.22"),
        (Bone, "2P 0.04 -0.40 0.13 -0.41 0.09 -0.29"),
        (Dark, "S 0 0.10 0.50 -0.02 0.52 0.07 0 0.21 S 0 0.44 0.52 0.30 0.53 0.39 0 0.55 O 0 0.74 0.06"),
    ],
};

const BARON: Icon = Icon {
    body: Color::rgb(0xb8_3a44),
    eye: Color::rgb(0x8c_f03c),
    shape: &[
        (
            Bone,
            "2P 0.16 -0.48 0.40 -0.72 0.44 -1.0 0.80 -0.86 0.90 -0.50 0.70 -0.20 0.46 -0.14 0.66 -0.44 0.60 -0.62",
        ),
        (Dark, "2P 0.44 -0.14 0.96 0.02 0.42 0.14"),
        (Body, "S 0 -0.60 0.30 -0.58 0.50 -0.30 0.48 0.04 0.34 0.30 0.32 0.64 0.18 0.90 0 0.96"),
    ],
    face: &[
        (Dark, "2P 0.04 -0.16 0.48 -0.38 0.48 -0.18 0.10 0.02"),
        (Eye, "2P 0.12 0.0 0.42 -0.14 0.36 0.06 0.18 0.10"),
        (Lite, "S 0 0.10 0.10 0.22 0.22 0.46 0.18 0.60 0 0.62"),
        (Ink, "2O 0.10 0.48 0.05 S 0 0.68 0.22 0.64 0.15 0.80 0 0.84"),
        (Bone, "2P 0.04 0.68 0.12 0.67 0.08 0.77"),
        (Dark, "S 0 -0.56 0.10 -0.44 0.04 -0.2 0 -0.18"),
    ],
};

const CYBERDEMON: Icon = Icon {
    body: Color::rgb(0xb5_6a48),
    eye: Color::rgb(0xff_2a1a),
    shape: &[
        (Bone, "2P 0.24 -0.52 0.50 -0.70 0.70 -0.68 1.0 -1.0 1.0 -0.42 0.80 -0.22 0.46 -0.20"),
        (Metal, "2R 0.60 0.20 0.40 0.74 0.10"),
        (Body, "S 0 -0.66 0.32 -0.64 0.54 -0.34 0.56 0.06 0.46 0.36 0.24 0.56 0 0.60"),
        (Metal, "S 0 0.30 0.22 0.30 0.50 0.18 0.44 0.58 0.24 0.90 0 0.96"),
    ],
    face: &[
        (Dark, "2P 0.04 -0.16 0.50 -0.40 0.50 -0.20 0.10 0.02 S 0 -0.62 0.12 -0.5 0.05 -0.2 0 -0.18"),
        (Eye, "P 0.12 0.0 0.44 -0.14 0.38 0.08 0.18 0.11"),
        (Metal, "O -0.28 -0.02 0.20"),
        (Ink, "O -0.28 -0.02 0.14 2O 0.80 0.40 0.13 2R 0.64 0.66 0.32 0.06 0.02"),
        (Eye, "O -0.28 -0.02 0.08 2O 0.80 0.40 0.06"),
        (Ink, "2R 0.04 0.44 0.07 0.34 0.02 2R 0.17 0.42 0.07 0.28 0.02 2O 0.08 0.22 0.04"),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::shape::Segment;

    #[test]
    fn every_icon_is_read_whole_and_stays_in_its_square() {
        for (name, code, icon) in DEMONS {
            assert_eq!(code.len(), 3, "{name}");
            for (_, data) in icon.shape.iter().chain(icon.face) {
                let commands = data.split_whitespace().filter(|w| w.parse::<f32>().is_err());
                let expected: usize = commands.map(|c| if c.starts_with('2') { 2 } else { 1 }).sum();
                let path = read(data);
                let parts = path.segments.iter().filter(|s| matches!(s, Segment::Move(_))).count();
                assert_eq!(parts, expected, "{name}: {data}");
                let bounds = path.bounds().expect("something is drawn");
                let inside =
                    bounds.west >= -1.0 && bounds.east <= 1.0 && bounds.north >= -1.0 && bounds.south <= 1.0;
                assert!(inside, "{name}: {data}: {bounds:?}");
            }
        }
    }

    #[test]
    fn the_same_on_both_sides() {
        let path = read("2P 0.1 0 0.5 0 0.5 0.5 S 0 -1 0.5 0 0 1");
        let bounds = path.bounds().expect("something is drawn");
        assert_eq!((bounds.west, bounds.east), (-0.5, 0.5));
    }
}
