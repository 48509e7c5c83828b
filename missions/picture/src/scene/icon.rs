//! Small drawings as text, in a square from −1 to 1: the reader for it (`rule_system::sign` has the form), and how a figure is
//! painted by its look. Bases, discs and numbers around them are drawn elsewhere.

use crate::scene::pen::Pen;
use crate::scene::shape::{Color, Path, Point, Rect, Stroke};
use rule_system::look::{Portrait, Tone};

/// Draw an icon where the pen is placed.
pub(crate) fn draw(icon: &Portrait, pen: &mut Pen<'_>) {
    let (ink, body, eye) = (pen.theme.ink, Color::rgb(icon.body), Color::rgb(icon.eye));
    let mut silhouette = Path::new();
    for (_, data) in icon.shape {
        silhouette.add(&read(data));
    }
    pen.stroke(silhouette, Stroke::new(ink, 0.16));
    for (tone, data) in icon.shape.iter().chain(icon.face) {
        let color = match tone {
            Tone::Body => body,
            Tone::Dark => body.mix(Color::rgb(0x0a_0506), 120),
            Tone::Lite => body.mix(Color::rgb(0xff_f4e4), 90),
            Tone::Bone => Color::rgb(0xee_e2c4),
            Tone::Metal => Color::rgb(0x8d_98a3),
            Tone::Ink => Color::rgb(0x14_0a0a),
            Tone::Eye => eye,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::shape::Segment;

    #[test]
    fn every_icon_is_read_whole_and_stays_in_its_square() {
        for look in systems::all().flat_map(<dyn rule_system::RuleSystem>::looks) {
            let (name, icon) = (look.id, &look.portrait);
            assert_eq!(look.code.len(), 3, "{name}");
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
