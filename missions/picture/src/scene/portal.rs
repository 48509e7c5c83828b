//! Portals and teleporters: discs and pads that lie on a space.
//! A portal's tier is told by claw marks and by the spikes of its rim as well as by its colour.

use crate::scene::icon;
use crate::scene::pen::Pen;
use crate::scene::shape::{Cap, Path, Point, Stroke};
use missions_document::thing::{Portal, Teleporter};

const CENTRE: Point = Point::new(0.0, 0.0);

/// A portal where the pen is placed, in a square from −1 to 1.
pub(crate) fn portal(portal: Portal, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let tier = portal.tier as usize;
    let color = theme.tiers[tier];
    let spikes = icon::read(SPIKES[tier]);
    if portal.face_up {
        for (radius, alpha) in [(1.18, 40), (1.02, 60)] {
            pen.circle(CENTRE, radius, color.alpha(alpha));
        }
        pen.stroke(spikes.clone(), Stroke::new(theme.ink, 0.16));
        pen.circle(CENTRE, 0.88, theme.ink);
        pen.fill(spikes, color);
        pen.ring(CENTRE, 0.74, Stroke::new(color, 0.15));
        pen.circle(CENTRE, 0.66, color.mix(theme.ink, 150));
        pen.circle(CENTRE.shifted(0.0, 0.04), 0.50, color.mix(theme.ink, 90));
        let marks = icon::read(CLAWS[tier]);
        pen.stroke(marks.clone(), Stroke::new(theme.ink, 0.12));
        pen.fill(marks, theme.paper);
    } else {
        pen.stroke(spikes.clone(), Stroke::new(theme.ink, 0.16));
        pen.fill(spikes, theme.token.mix(color, 110));
        pen.circle(CENTRE, 0.88, theme.ink);
        pen.circle(CENTRE, 0.80, theme.token);
        pen.ring(CENTRE, 0.70, Stroke::new(color, 0.09).dashed(0.22, 0.22));
        pen.fill(icon::read(CLAWS[tier]).put(CENTRE, 0.82), color);
    }
}

/// One, two, three claw marks.
const CLAWS: [&str; 3] = [
    "P 0.16 -0.52 0.10 0.06 -0.16 0.54 -0.10 -0.06",
    "P 0.00 -0.48 -0.06 0.06 -0.32 0.48 -0.26 -0.06 P 0.34 -0.48 0.28 0.06 0.02 0.48 0.08 -0.06",
    "P -0.16 -0.42 -0.20 0.06 -0.42 0.40 -0.38 -0.06 P 0.14 -0.54 0.10 0.06 -0.14 0.56 -0.10 -0.06 \
     P 0.42 -0.42 0.38 0.06 0.16 0.40 0.20 -0.06",
];

/// No spikes, four, eight.
const SPIKES: [&str; 3] = [
    "",
    "P -0.18 -0.80 0 -1.12 0.18 -0.80 P -0.18 0.80 0 1.12 0.18 0.80 P 0.80 -0.18 1.12 0 0.80 0.18 P -0.80 -0.18 -1.12 0 -0.80 0.18",
    "P -0.18 -0.80 0 -1.16 0.18 -0.80 P -0.18 0.80 0 1.16 0.18 0.80 P 0.80 -0.18 1.16 0 0.80 0.18 P -0.80 -0.18 -1.16 0 -0.80 0.18 \
     2P 0.42 -0.70 0.82 -0.82 0.70 -0.42 2P 0.42 0.70 0.82 0.82 0.70 0.42",
];

/// A teleporter where the pen is placed, in a square from −1 to 1.
pub(crate) fn teleporter(teleporter: Teleporter, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    if teleporter.active {
        let color = theme.teleporter;
        for (size, alpha) in [(1.16, 36), (1.02, 56)] {
            pen.fill(hexagon(size), color.alpha(alpha));
        }
        pen.outlined(hexagon(0.84), theme.token, theme.ink, 0.18);
        pen.stroke(hexagon(0.80), Stroke::new(color, 0.11));
        pen.stroke(hexagon(0.50), Stroke::new(color.alpha(170), 0.08));
        let beams = icon::read(
            "2P 0.26 -0.76 0.10 -0.52 0.38 -0.52 2P 0.26 0.76 0.10 0.52 0.38 0.52 2P 0.84 0.14 0.56 0.0 0.84 -0.14",
        );
        pen.fill(beams, color);
        pen.circle(CENTRE, 0.30, color);
        pen.circle(CENTRE, 0.17, theme.paper);
    } else {
        let color = theme.idle;
        pen.outlined(hexagon(0.84), theme.token, theme.ink, 0.18);
        pen.stroke(hexagon(0.80), Stroke::new(color, 0.09).dashed(0.26, 0.14));
        pen.stroke(hexagon(0.44), Stroke::new(color, 0.08));
        let mut bar = Path::new();
        bar.line(Point::new(-0.40, 0.46), Point::new(0.40, -0.46));
        pen.stroke(bar, Stroke::new(color, 0.13).cap(Cap::Round));
    }
}

/// A hexagon with a corner to the east.
fn hexagon(radius: f32) -> Path {
    icon::read("P 1 0 0.5 0.866 -0.5 0.866 -1 0 -0.5 -0.866 0.5 -0.866").put(CENTRE, radius)
}
