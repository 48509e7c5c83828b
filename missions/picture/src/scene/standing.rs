//! Figures in play: demons and marines with what is left of their health and whether they are stunned.
//! A moment of a game says where they stand; the window shows whose turn it is.

use crate::moment::Standing;
use crate::scene::door;
use crate::scene::figure;
use crate::scene::icon;
use crate::scene::layer::Layer;
use crate::scene::pen::Pen;
use crate::scene::piece::Places;
use crate::scene::shape::{Cap, Color, Point, Rect, Stroke, Text};
use engine::Side;
use missions_document::id::Id;
use missions_document::mission::Mission;

/// Draws all figures and returns where they are. The active one comes last, so that it lies over one it passes.
pub(crate) fn draw(standing: &[Standing], mission: &Mission, pen: &mut Pen<'_>) -> Places {
    let doors = door::places(mission);
    for active in [false, true] {
        for figure in standing.iter().filter(|figure| figure.active == active) {
            pen.on(Layer::Figures, None);
            one(figure, mission, &doors, pen);
        }
    }
    // Names keep clear of them; their numbers are those no piece of a mission ever has.
    standing.iter().map(|figure| (Id(u32::MAX - u32::from(figure.figure.0)), figure.base())).collect()
}

fn one(standing: &Standing, mission: &Mission, doors: &[Rect], pen: &mut Pen<'_>) {
    let base = standing.base();
    match standing.side {
        Side::Marines => marine(&standing.name, base, pen),
        Side::Invader => figure::draw(&figure::kind(&standing.kind, mission), base, doors, pen),
    }
    if standing.side == Side::Marines || standing.damage > 0 {
        health(standing, base, doors, pen);
    }
    if standing.stunned {
        stun(base, pen);
    }
}

impl Standing {
    /// The rectangle of its base.
    #[must_use]
    pub fn base(&self) -> Rect {
        let (w, h) = self.pose.size(self.base);
        let at = self.pose.at;
        Rect::new(f32::from(at.x), f32::from(at.y), f32::from(w.max(1)), f32::from(h.max(1)))
    }
}

/// A helmet on a round base, with the first letter of the name: demons stand on square ones.
pub(crate) fn marine(name: &str, base: Rect, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let centre = base.centre();
    let body = Color::rgb(0x4f_8a3d);
    pen.circle(centre.shifted(0.0, 0.05), 0.44, Color::rgb(0).alpha(110));
    pen.circle(centre, 0.44, theme.ink);
    pen.circle(centre, 0.40, theme.start.mix(theme.ink, 120));
    pen.ring(centre, 0.375, Stroke::new(theme.start, 0.05));
    pen.within(centre.shifted(0.0, -0.06), 0.30, |pen| {
        let helmet = icon::read("S 0 -0.92 0.50 -0.80 0.80 -0.40 0.84 0.20 0.62 0.70 0.30 0.84 0 0.86");
        let visor = icon::read("S 0 -0.22 0.60 -0.26 0.64 0.06 0.40 0.26 0.16 0.20 0 0.20");
        pen.outlined(helmet, body, theme.ink, 0.16);
        pen.fill(icon::read("P -0.10 -0.90 0.10 -0.90 0.10 -0.34 -0.10 -0.34"), body.mix(theme.paper, 90));
        pen.outlined(visor, Color::rgb(0xff_c85a), theme.ink, 0.10);
    });
    let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    let at = centre.shifted(0.0, 0.29);
    pen.text(Text::strong(letter, at, 0.27, theme.paper).halo(theme.ink));
}

/// The health that is left: a bar at the north side of the base, clear of doors, and the number beside it.
fn health(standing: &Standing, base: Rect, doors: &[Rect], pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let left = standing.health.saturating_sub(standing.damage);
    let part = f32::from(left) / f32::from(standing.health.max(1));
    let rail = |north: f32| Rect {
        west: base.west + 0.08,
        north: north + 0.02,
        east: base.east - 0.36,
        south: north + 0.14,
    };
    let north = base.north + door::off(rail(base.north), doors);
    let rail = rail(north);
    let color = match part {
        well if well > 0.6 => theme.well,
        worse if worse > 0.3 => theme.warning,
        _ => theme.error,
    };
    pen.rounded(rail.grown(0.025), 0.05, theme.ink);
    pen.rounded(Rect { east: rail.west + rail.width() * part, ..rail }, 0.035, color);
    let at = Point::new(base.east - 0.18, north + 0.10);
    pen.text(Text::strong(left.to_string(), at, 0.24, theme.paper).halo(theme.ink));
}

/// A bolt at the left of the base.
pub(crate) fn stun(base: Rect, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let bolt = icon::read("P 0.10 -0.95 -0.55 0.10 -0.08 0.10 -0.25 0.95 0.55 -0.20 0.06 -0.20 0.42 -0.95");
    pen.within(Point::new(base.west + 0.16, base.centre().y), 0.20, |pen| {
        pen.stroke(bolt.clone(), Stroke::new(theme.ink, 0.5).cap(Cap::Round));
        pen.fill(bolt, Color::rgb(0xff_e14a));
    });
}
