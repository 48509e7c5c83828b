//! Demons on their bases: an own drawing and a short code for every kind, stars for those that are large.
//! Which kinds there are and how large they stand is the rule system's; a kind it does not know takes one space.

use crate::scene::door;
use crate::scene::icon;
use crate::scene::pen::Pen;
use crate::scene::shape::{Color, Path, Point, Rect, Stroke, Text};
use missions_document::mission::Mission;
use missions_document::thing::Figure;
use rule_system::content::Foe;
use rule_system::look::Portrait;
use tiles::Footprint;

/// What is known of a kind of demon.
pub(crate) struct Kind {
    pub(crate) name: String,
    pub(crate) code: String,
    pub(crate) base: Footprint,
    /// What stands for it where it has no drawing.
    initial: String,
    portrait: Option<&'static Portrait>,
}

/// Look a kind up by its stable name.
pub(crate) fn kind(id: &str, mission: &Mission) -> Kind {
    let foe = mission.content().foe(id).map(|(_, foe)| foe);
    let look = mission.system().look(id);
    let code = look
        .map_or_else(|| id.chars().take(3).collect::<String>().to_uppercase(), |look| look.code.to_owned());
    Kind {
        name: foe.map_or_else(|| words(id), |foe| foe.name.to_owned()),
        code,
        base: foe.as_ref().map_or(Footprint::ONE, Foe::footprint),
        // A designer's own demon has no drawing of ours: its initial stands for it. Nobody knows the others.
        initial: foe.and_then(|foe| foe.name.chars().next()).unwrap_or('?').to_uppercase().collect(),
        portrait: look.map(|look| &look.portrait),
    }
}

/// A stable name as words: `baron-of-hell` is "Baron of hell".
pub(crate) fn words(id: &str) -> String {
    rule_system::capital(id.replace(['-', '_'], " "))
}

/// The rectangle of a base.
pub(crate) fn base(figure: &Figure, kind: &Kind) -> Rect {
    let (w, h) = figure.pose().size(kind.base);
    Rect::new(f32::from(figure.at.x), f32::from(figure.at.y), f32::from(w.max(1)), f32::from(h.max(1)))
}

/// A demon on its base, in board units. Its code keeps clear of `doors`.
pub(crate) fn draw(kind: &Kind, base: Rect, doors: &[Rect], pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let (centre, unit) = (base.centre(), base.width().min(base.height()));
    let plate = base.grown(-0.065 * unit.min(1.5));
    let radius = 0.16 * unit;
    pen.rounded(
        Rect { north: plate.north + 0.05, south: plate.south + 0.06, ..plate },
        radius,
        Color::rgb(0).alpha(110),
    );
    let mut path = Path::new();
    path.rounded(plate, radius);
    pen.outlined(path, theme.demon, theme.ink, 0.07);
    let mut rim = Path::new();
    rim.rounded(plate.grown(-0.06), radius - 0.05);
    pen.stroke(rim, Stroke::new(Color::rgb(0xff_7a4a).alpha(170), 0.025));

    // The code stands below the drawing; on a long base there is room for both.
    let letters = 0.20 * unit.clamp(1.0, 1.5);
    let tall = base.height() > base.width();
    let (at, size) = match (tall, base.width() > base.height()) {
        (true, _) => (Point::new(centre.x, centre.y - 0.06 * unit), 0.46 * unit),
        (_, true) => (Point::new(centre.x, centre.y - 0.05 * unit), 0.40 * unit),
        _ => (Point::new(centre.x, centre.y - 0.075 * unit), 0.37 * unit),
    };
    pen.within(at, size, |pen| match kind.portrait {
        Some(portrait) => icon::draw(portrait, pen),
        None => pen.text(Text::strong(&kind.initial, Point::new(0.0, 0.0), 1.6, theme.paper)),
    });
    let at = Point::new(centre.x, plate.south - 0.07 - letters * 0.35);
    let code = Text::strong(&kind.code, at, letters, theme.paper).halo(theme.ink);
    let off = door::off(Rect::around(at, code.width(), letters), doors);
    pen.text(Text { at: at.shifted(0.0, off), ..code });
    stars(kind.base, plate, pen);
}

/// A star for a large demon, two from four spaces on, three from six on.
fn stars(base: Footprint, plate: Rect, pen: &mut Pen<'_>) {
    let count = match base.count() {
        0..=1 => return,
        2..=3 => 1_u8,
        4..=5 => 2,
        _ => 3,
    };
    let theme = pen.theme;
    for i in 0..count {
        let at = Point::new(plate.west + 0.19 + 0.22 * f32::from(i), plate.north + 0.20);
        pen.within(at, 0.12, |pen| {
            pen.stroke(icon::read(STAR), Stroke::new(theme.ink, 0.68));
            pen.fill(icon::read(STAR), Color::rgb(0xff_c92e));
        });
    }
}

/// A star with five points.
const STAR: &str = "S 0 -1 0.235 -0.324 0.951 -0.309 0.380 0.124 0.588 0.809 0 0.400";
