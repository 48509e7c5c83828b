//! Words on the map: names of things on small plates that keep clear of each other, and the author's own labels.
//! Region names and tile numbers belong to what they name and are drawn with it.

use crate::scene::layer::Layer;
use crate::scene::pen::Pen;
use crate::scene::piece::Places;
use crate::scene::shape::{Path, Point, Rect, Stroke, Text};
use missions_document::id::Id;
use missions_document::mission::Mission;
use missions_document::thing::ThingKind;
use rule_system::piece::Role;

/// Size of names.
const NAME: f32 = 0.215;

/// Size of the author's labels.
const LABEL: f32 = 0.50;

/// How far a name stands from the piece it names.
const APART: f32 = 0.02;

/// Draws every name and label, and returns where they are.
pub(crate) fn draw(mission: &Mission, places: &Places, pen: &mut Pen<'_>) -> Vec<Rect> {
    let mut taken: Vec<Rect> = places.values().copied().collect();
    let pieces = taken.len();
    for (id, thing) in mission.things() {
        if let ThingKind::Label(label) = &thing.kind {
            pen.on(Layer::Labels, Some(*id));
            let at = Point::new(f32::from(label.at.x) + 0.5, f32::from(label.at.y) + 0.5);
            let text =
                Text::strong(label.text.to_uppercase(), at, LABEL, pen.theme.text).halo(pen.theme.panel);
            taken.push(Rect::around(at, text.width(), LABEL));
            pen.text(text);
        }
    }
    for (id, thing) in mission.things() {
        // A marker without a name is known by its word.
        let word = match (&thing.name, &thing.kind) {
            (_, ThingKind::Label(_)) => continue,
            (Some(name), _) => name.as_str(),
            (None, ThingKind::Piece(piece)) => match mission.system().piece(&piece.kind) {
                Some(kind) if kind.role == Role::Marker => &piece.sort,
                _ => continue,
            },
            (None, _) => continue,
        };
        if let Some(place) = places.get(id) {
            pen.on(Layer::Labels, Some(*id));
            name(*id, word, *place, places, &mut taken, pen);
        }
    }
    taken.split_off(pieces)
}

/// A name below what it names; above or beside it where that is not free.
fn name(id: Id, word: &str, place: Rect, places: &Places, taken: &mut Vec<Rect>, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let size = NAME.max(pen.letters);
    let word = crate::font::fitted(&pen.named(word), crate::font::Typeface::Strong, LONGEST / NAME);
    let text = Text::strong(word, Point::default(), size, theme.paper);
    let (width, height) = (text.width() + 0.14, size + 0.06);
    let centre = place.centre();
    let (dx, dy) = (place.width() / 2.0 + width / 2.0, place.height() / 2.0 + height / 2.0);
    let spots = [
        centre.shifted(0.0, dy + APART),
        centre.shifted(0.0, -dy - APART),
        centre.shifted(dx, 0.0),
        centre.shifted(-dx, 0.0),
        centre.shifted(0.0, dy + height),
        centre.shifted(0.0, -dy - height),
    ];
    // Its own place may be touched, and so may others a little: plates are small.
    let others = |rect: Rect| {
        let own = places.get(&id).copied();
        taken.iter().filter(|other| Some(**other) != own && other.grown(-0.04).meets(rect)).count()
    };
    let Some(at) = spots.into_iter().min_by_key(|at| others(Rect::around(*at, width, height))) else {
        return;
    };
    let plate = Rect::around(at, width, height);
    taken.push(plate);
    let mut path = Path::new();
    path.rounded(plate, 0.06);
    // Names are light on dark in every theme: they belong to the tokens, not to the paper.
    pen.fill(path.clone(), theme.ink.alpha(225));
    pen.stroke(path, Stroke::new(theme.paper.alpha(90), 0.018));
    pen.text(Text { at, ..text });
}

/// Names longer than so many spaces are cut.
const LONGEST: f32 = 3.0;
