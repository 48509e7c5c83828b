//! The box: two marines, one kind of drone, and how many pieces there are.

use engine::Side;
use engine::table::FigureKind;
use rule_system::content::{Content, Entry, Foe};
use tiles::{Footprint, Gait};

pub(crate) const HEALTH: u8 = 4;
pub(crate) const STEPS: u8 = 3;
pub(crate) const RANGE: u8 = 5;
pub(crate) const MOST_MARINES: usize = MARINES.len();
const DRONES: u8 = 6;

#[derive(Debug)]
pub(crate) struct Box2;

const MARINES: [(&str, &str); 2] = [("scout", "Scout"), ("guard", "Guard")];

impl Content for Box2 {
    fn foes(&self) -> Vec<Foe<'_>> {
        vec![Foe { id: "drone", name: "Drone", count: DRONES, gait: Gait::FOOT, points: 1, range: RANGE }]
    }

    fn marines(&self) -> Vec<Entry<'_>> {
        MARINES.iter().map(|(id, name)| Entry { id, name, count: 1 }).collect()
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
        let known = |id: &str| MARINES.iter().find(|(known, _)| *known == id).map_or("Marine", |it| it.1);
        let mut kinds: Vec<FigureKind> =
            marines.iter().map(|id| kind(id, known(id), Side::Marines, 1)).collect();
        kinds.push(kind("drone", "Drone", Side::Invader, DRONES));
        kinds
    }
}
