//! The box: two marines, one kind of drone, and how many pieces there are.

use crate::texts::text;
use engine::Side;
use engine::table::FigureKind;
use rule_system::content::{Content, Entry, Foe};
use tiles::{Footprint, Gait};
use words::{Language, Text};

pub(crate) const HEALTH: u8 = 4;
pub(crate) const STEPS: u8 = 3;
pub(crate) const RANGE: u8 = 5;
pub(crate) const MOST_MARINES: usize = MARINES.len();
const DRONES: u8 = 6;

const MARINES: [&str; 2] = ["scout", "guard"];

/// The box with its names in one language.
#[derive(Debug)]
pub(crate) struct Box2 {
    marines: [String; 2],
    /// A marine who is not in the box.
    other: String,
    drone: String,
}

impl Box2 {
    pub(crate) fn in_language(language: Language) -> Self {
        let named = |text: Text| text.in_language(language);
        Self {
            marines: [text("content-scout"), text("content-guard")].map(named),
            other: named(text("content-marine")),
            drone: named(text("content-drone")),
        }
    }
}

impl Content for Box2 {
    fn foes(&self) -> Vec<Foe<'_>> {
        let (name, gait) = (self.drone.as_str(), Gait::FOOT);
        vec![Foe { id: "drone", name, count: DRONES, gait, points: 1, range: RANGE }]
    }

    fn marines(&self) -> Vec<Entry<'_>> {
        MARINES.iter().zip(&self.marines).map(|(id, name)| Entry { id, name, count: 1 }).collect()
    }

    fn marine_points(&self) -> u8 {
        STEPS
    }

    fn cards(&self, _: &str) -> Vec<Entry<'_>> {
        Vec::new()
    }

    fn pieces(&self, piece: &str) -> Option<u8> {
        match piece {
            "beacon" => Some(4),
            "ledge" => Some(8),
            "key" => Some(2),
            _ => None,
        }
    }

    fn doors(&self, kind: &str) -> u8 {
        if kind == "door" { 4 } else { 2 }
    }

    fn kinds(&self, marines: &[&str]) -> Vec<FigureKind> {
        let kind = |id: &str, name: &str, side, figures| FigureKind {
            id: id.to_owned(),
            name: name.to_owned(),
            side,
            footprint: Footprint::ONE,
            health: if side == Side::Marines { HEALTH } else { 1 },
            figures,
        };
        let known = |id: &str| {
            let place = MARINES.iter().position(|known| *known == id);
            place.map_or(self.other.as_str(), |place| self.marines[place].as_str())
        };
        let mut kinds: Vec<FigureKind> =
            marines.iter().map(|id| kind(id, known(id), Side::Marines, 1)).collect();
        kinds.push(kind("drone", &self.drone, Side::Invader, DRONES));
        kinds
    }
}
