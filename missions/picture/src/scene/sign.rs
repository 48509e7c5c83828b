//! Every sign that may lie on the map of a game, by itself and at the origin, with a name: for programs that move pieces.
//! They are drawn by the functions that draw them on the map; where they lie is whoever moves them to know.

use crate::scene::chart::Chart;
use crate::scene::layer::Layer;
use crate::scene::legend::{self, LINES};
use crate::scene::pen::Pen;
use crate::scene::shape::{Point, Rect, Shape};
use crate::scene::{SceneOptions, door, figure, portal, standing, token};
use doom_2016::own::Tier;
use missions_document::mission::Mission;
use missions_document::thing::{Door, Portal, Teleporter, ThingKind, TokenKind};
use std::collections::BTreeSet;
use tiles::{Cell, Edge};

/// A sign.
#[derive(Clone, Debug)]
pub struct Sign {
    /// Its name: `portal blue up`, `figure imp`.
    pub name: String,
    /// What it looks like. A base or a door begins at the origin and is as long as it is; everything else fills the square from
    /// −1 to 1.
    pub shapes: Vec<Shape>,
}

const AT: Cell = Cell::new(0, 0);

/// Every sign there may be: the mission's own, what demons, weapons and marines there are, and these markers.
#[must_use]
pub fn all(mission: &Mission, markers: &BTreeSet<String>, options: &SceneOptions) -> Vec<Sign> {
    let content = mission.cards_there_are();
    let mut signs = Vec::new();
    let mut add = |name: String, draw: &dyn Fn(&mut Pen<'_>)| {
        let mut pen = Pen::new(&options.theme);
        draw(&mut pen);
        signs.push(Sign { name, shapes: pen.finish() });
    };
    for (tier, colour) in [(Tier::Blue, "blue"), (Tier::Yellow, "yellow"), (Tier::Red, "red")] {
        for (face_up, side) in [(true, "up"), (false, "down")] {
            let one = Portal { at: AT, tier, face_up };
            add(format!("portal {colour} {side}"), &|pen| portal::portal(one, pen));
        }
    }
    for (active, state) in [(true, "active"), (false, "inactive")] {
        let one = Teleporter { at: AT, active };
        add(format!("teleporter {state}"), &|pen| portal::teleporter(one, pen));
    }
    let starts = mission.things().values().filter(|it| matches!(it.kind, ThingKind::Start(_))).count();
    for number in 1..=starts.max(1) {
        add(format!("start {number}"), &|pen| token::start(number, pen));
    }
    for kind in tokens(mission, markers) {
        add(token_name(&kind), &|pen| token::token(&kind, pen));
    }
    for west in [false, true] {
        let one = Door { at: Edge { cell: AT, west } };
        add(format!("door {}", if west { "west" } else { "north" }), &|pen| door::draw(one, pen));
    }
    for marine in &content.marines {
        let base = Rect::new(0.0, 0.0, 1.0, 1.0);
        add(format!("figure {}", marine.id), &|pen| standing::marine(&marine.name, base, pen));
    }
    for demon in &content.demons {
        let kind = figure::kind(&demon.id, content);
        let (w, h) = (f32::from(kind.base.w), f32::from(kind.base.h));
        add(format!("figure {}", demon.id), &|pen| figure::draw(&kind, Rect::new(0.0, 0.0, w, h), pen));
        if kind.base.w != kind.base.h {
            let turned = Rect::new(0.0, 0.0, h, w);
            add(format!("figure {} turned", demon.id), &|pen| figure::draw(&kind, turned, pen));
        }
    }
    add("stunned".into(), &|pen| standing::stun(Rect::new(0.0, 0.0, 1.0, 1.0), pen));
    let chart = Chart::of(mission, mission.catalogue());
    for (number, (_, words)) in LINES.iter().enumerate() {
        let sign = legend::Sign::Line(number as u8);
        add((*words).to_owned(), &|pen| legend::draw_sign(&sign, Point::default(), &chart, content, pen));
    }
    let difficult = legend::Sign::Difficult;
    add("difficult".into(), &|pen| legend::draw_sign(&difficult, Point::default(), &chart, content, pen));
    signs
}

fn tokens(mission: &Mission, markers: &BTreeSet<String>) -> BTreeSet<TokenKind> {
    let there = mission.things().values().filter_map(|thing| match &thing.kind {
        ThingKind::Token(token) => Some(token.kind.clone()),
        _ => None,
    });
    let sets = mission.cards_there_are().sets.iter().map(|set| TokenKind::Weapon(set.id.clone()));
    let always = [TokenKind::Objective, TokenKind::HealthPack];
    let markers = markers.iter().cloned().map(TokenKind::Marker);
    there.chain(sets).chain(always).chain(markers).collect()
}

/// How the JSON export calls a token, in one word or two.
fn token_name(kind: &TokenKind) -> String {
    match kind {
        TokenKind::Objective => "token objective".into(),
        TokenKind::HealthPack => "token health-pack".into(),
        TokenKind::Weapon(set) => format!("token weapon {set}"),
        TokenKind::Marker(word) => format!("token marker {word}"),
    }
}

/// The layers of a map on which pieces lie that a game may move or take away.
pub const MOVED: [Layer; 6] =
    [Layer::Teleporters, Layer::Portals, Layer::Starts, Layer::Tokens, Layer::Figures, Layer::Doors];
