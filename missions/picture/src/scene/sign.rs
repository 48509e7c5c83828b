//! Every sign that may lie on the map of a game, by itself and at the origin, with a name: for programs that move pieces.
//! They are drawn by the functions that draw them on the map; the code that moves them knows where they lie.

use crate::scene::chart::Chart;
use crate::scene::layer::Layer;
use crate::scene::legend::{self, LINES};
use crate::scene::pen::Pen;
use crate::scene::shape::{Point, Rect, Shape};
use crate::scene::{SceneOptions, door, figure, mark, standing, start};
use missions_document::mission::Mission;
use missions_document::thing::{Door, ThingKind};
use rule_system::RuleSystem;
use rule_system::piece::Sorts;
use std::collections::BTreeSet;
use tiles::{Cell, Edge};
use words::Phrase;

/// A sign.
#[derive(Clone, Debug)]
pub struct Sign {
    /// Its name: `portal blue up`, `figure imp`, `line-wall`. It is the same in every language.
    pub name: String,
    /// What it looks like. A base or a door begins at the origin and is as long as it is; everything else fills the square from
    /// −1 to 1.
    pub shapes: Vec<Shape>,
}

const AT: Cell = Cell::new(0, 0);

/// Every sign there may be: the mission's own, what demons, weapons and marines there are, and these markers.
#[must_use]
pub fn all(mission: &Mission, markers: &BTreeSet<String>, options: &SceneOptions) -> Vec<Sign> {
    let content = &**mission.content();
    let mut signs = Vec::new();
    let mut add = |name: String, draw: &dyn Fn(&mut Pen<'_>)| {
        let mut pen = Pen::new(&options.theme);
        draw(&mut pen);
        signs.push(Sign { name, shapes: pen.finish() });
    };
    for kind in mission.system().own_pieces() {
        let sorts = if kind.few().is_empty() { &[""] } else { kind.few() };
        for (sort, up) in sorts.iter().flat_map(|sort| [(*sort, true), (*sort, false)]) {
            let lying = kind.lying(sort, up);
            let side = lying.side().map(side);
            let words = [kind.id, sort].into_iter().chain(side.as_deref());
            let name: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
            add(name.join(" "), &|pen| mark::draw(&lying.look(), pen));
        }
    }
    let starts = mission.things().values().filter(|it| matches!(it.kind, ThingKind::Start(_))).count();
    for number in 1..=starts.max(1) {
        add(format!("start {number}"), &|pen| start::draw(number, pen));
    }
    let kinds = mission.system().pieces();
    for (kind, sort) in tokens(mission, markers) {
        let name = ["token", kinds[kind].id, &sort].join(" ");
        add(name.trim_end().to_owned(), &|pen| mark::draw(&kinds[kind].lying(&sort, false).look(), pen));
    }
    for (number, kind) in mission.system().doors().iter().enumerate() {
        for west in [false, true] {
            let one = Door::new(Edge { cell: AT, west });
            let way = if west { "west" } else { "north" };
            let name = if number == 0 { format!("door {way}") } else { format!("door {} {way}", kind.id) };
            add(name, &|pen| door::draw(&one, kind, false, pen));
        }
    }
    for marine in content.marines() {
        let base = Rect::new(0.0, 0.0, 1.0, 1.0);
        add(format!("figure {}", marine.id), &|pen| standing::marine(marine.name, base, pen));
    }
    for foe in content.foes() {
        let kind = figure::kind(foe.id, mission);
        let (w, h) = (f32::from(kind.base.w), f32::from(kind.base.h));
        add(format!("figure {}", foe.id), &|pen| figure::draw(&kind, Rect::new(0.0, 0.0, w, h), &[], pen));
        if kind.base.w != kind.base.h {
            let turned = Rect::new(0.0, 0.0, h, w);
            add(format!("figure {} turned", foe.id), &|pen| figure::draw(&kind, turned, &[], pen));
        }
    }
    add("stunned".into(), &|pen| standing::stun(Rect::new(0.0, 0.0, 1.0, 1.0), pen));
    let chart = Chart::of(mission, mission.catalogue());
    for (number, (_, name)) in LINES.iter().enumerate() {
        let sign = legend::Sign::Line(number as u8);
        add((*name).to_owned(), &|pen| legend::draw_sign(&sign, Point::default(), &chart, mission, pen));
    }
    let difficult = legend::Sign::Difficult;
    add("difficult".into(), &|pen| legend::draw_sign(&difficult, Point::default(), &chart, mission, pen));
    signs
}

/// The word by which names of signs distinguish the sides of a piece, the same in every language: `up`, `inactive`.
#[must_use]
pub fn side(words: Phrase) -> String {
    words.english().split(' ').next_back().unwrap_or_default().to_owned()
}

/// Every token there may be: the place of its kind in the rule system's list, and of what sort it is.
fn tokens(mission: &Mission, markers: &BTreeSet<String>) -> BTreeSet<(usize, String)> {
    let kinds = mission.system().pieces();
    let there = mission.things().values().filter_map(|thing| match &thing.kind {
        ThingKind::Piece(piece) => {
            let kind = kinds.iter().position(|kind| kind.id == piece.kind && kind.is_token())?;
            Some((kind, piece.sort.clone()))
        }
        _ => None,
    });
    let always = kinds.iter().enumerate().filter(|(_, kind)| kind.is_token()).flat_map(|(i, kind)| {
        let sorts: Vec<String> = match kind.sorts {
            Sorts::One => vec![String::new()],
            Sorts::Few { words, .. } => words.iter().map(|word| (*word).to_owned()).collect(),
            Sorts::Card { .. } => mission.sorts(kind).iter().map(|(id, _)| (*id).to_owned()).collect(),
            Sorts::Word { .. } => markers.iter().cloned().collect(),
        };
        sorts.into_iter().map(move |sort| (i, sort))
    });
    there.chain(always).collect()
}

/// The layers of a map on which pieces lie that a game may move or take away.
pub fn moved(system: &dyn RuleSystem) -> impl Iterator<Item = Layer> + use<> {
    Layer::pieces(system).chain([Layer::Starts, Layer::Tokens, Layer::Figures, Layer::Doors])
}
