//! Thousands of random inputs to random tools: nothing panics, what must hold holds after each of them, and taking
//! everything back brings the mission of the start.

use super::*;
use crate::tool::Question;

/// A small generator: the same numbers in every run.
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) const fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }

    fn aim(&mut self) -> Aim {
        // Now and then at the end of the world.
        let far = if self.below(60) == 0 { 30_000.0 } else { 0.0 };
        let mut number = |most: usize| self.below(most * 20) as f32 / 20.0;
        let at = Point::new(number(26) - 6.0 + far, number(34) - 6.0 - far);
        let mut one_in = |most: usize| self.below(most) == 0;
        Aim { at, reach: 0.2, shift: one_in(5), control: one_in(5), alt: one_in(6) }
    }

    fn kind(&mut self) -> Kind {
        let demons = &doom_2016::Content::doom2016().demons;
        let questions = [Question::Sight, Question::Range, Question::Reach, Question::Fit];
        match self.below(21) {
            0..6 => Kind::Select,
            6..9 => {
                let face = if self.below(2) == 0 { Face::A } else { Face::B };
                Kind::Tile(TileNumber(self.below(18) as u8), face)
            }
            9 => Kind::Door(String::new()),
            10 => Kind::piece("portal", "yellow", self.below(2) == 0),
            11 => Kind::piece("teleporter", "", true),
            12 => Kind::piece("health-pack", "", false),
            13 => Kind::Start,
            14 => Kind::Figure(demons[self.below(demons.len())].id.clone()),
            15 => Kind::Figure("nobody".to_owned()),
            16 => Kind::Label,
            17 => Kind::Ruler,
            18 => Kind::Probe(questions[self.below(4)]),
            _ => Kind::Region(None),
        }
    }
}

fn session(seed: u64, mission: &Mission, inputs: usize) {
    let (mut random, mut hand) = (Random(seed), Hand::over(mission.clone()));
    let mut held = None;
    for _ in 0..inputs {
        match (random.below(24), held) {
            (0, _) => hand.take(&random.kind()),
            (1, _) => hand.input(Input::Turn(Turn::ALL[random.below(4)])),
            (2, _) => hand.input(Input::Flip),
            (3, _) => hand.input(Input::Nudge(random.below(3) as i16 - 1, random.below(3) as i16 - 1)),
            (4, _) if random.below(3) == 0 => hand.input(Input::Cancel),
            (5, _) if random.below(2) == 0 => drop(hand.document.undo()),
            (6, _) if random.below(2) == 0 => drop(hand.document.redo()),
            (7, _) => hand.input(Input::Leave),
            (8..14, Some(_)) => {
                let to = random.aim();
                hand.input(Input::Drag(to));
                held = Some(to);
            }
            (14..17, Some(at)) => {
                hand.input(Input::Release(at));
                held = None;
            }
            (17, Some(at)) => {
                hand.input(Input::Double(at));
                held = None;
            }
            (8..12, None) => hand.input(Input::Hover(random.aim())),
            (12.., None) => {
                let at = random.aim();
                hand.input(Input::Press(at));
                held = Some(at);
            }
            _ => hand.invariants(),
        }
    }
    while hand.document.undo().is_some() {
        hand.invariants();
    }
    assert_eq!(**hand.document.mission(), *mission, "seed {seed}");
}

#[test]
fn random_hands_break_nothing() {
    for seed in 0..12 {
        let mission = if seed % 2 == 0 { Mission::starter() } else { Mission::default() };
        session(seed, &mission, 700);
    }
}
