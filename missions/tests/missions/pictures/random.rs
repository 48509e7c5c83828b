//! Missions as wrong as chance makes them: they are drawn, and drawing ends.

use crate::shared::demo::Maker;
use missions::scene::{Draw, Scene, SceneOptions, Segment};
use missions::{Mission, paint, svg};
use proptest::prelude::*;
use tiles::{Catalogue, Face, Turn};

/// Mostly near, sometimes at the ends of the world.
fn coordinate() -> impl Strategy<Value = i16> {
    prop_oneof![8 => -6..14_i16, 1 => any::<i16>(), 1 => prop_oneof![Just(i16::MIN), Just(i16::MAX)]]
}

fn mission() -> impl Strategy<Value = Mission> {
    let tile = (0..20_u8, any::<bool>(), coordinate(), coordinate(), 0..4_usize);
    let thing = (0..9_u8, coordinate(), coordinate(), any::<bool>(), "[ -~é★]{0,12}");
    (prop::collection::vec(tile, 0..7), prop::collection::vec(thing, 0..24), "\\PC{0,40}").prop_map(
        |(tiles, things, title)| {
            let mut m = Maker::titled(&title, "", &title);
            for (number, b, x, y, turn) in tiles {
                m.tile(number, if b { Face::B } else { Face::A }, x, y, Turn::ALL[turn]);
            }
            for (kind, x, y, flag, word) in things {
                match kind {
                    0 => m.door(x, y, flag, &word),
                    1 => m.portal(x, y, "yellow", flag, &word),
                    2 => m.teleporter(x, y, flag, &word),
                    3 => m.token(x, y, "weapon", &word, ""),
                    4 => m.token(x, y, "marker", &word, ""),
                    5 => m.start(x, y),
                    6 => m.figure(x, y, "mancubus", flag, &word),
                    7 => m.figure(x, y, &word, flag, ""),
                    _ => m.region(&word, &[(x, y), (y, x)]),
                }
            }
            m.done()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_mission_can_be_drawn(mission in mission()) {
        let catalogue = Catalogue::doom2016();
        let scene = Scene::of(&mission, catalogue, &SceneOptions::default());
        for shape in &scene.shapes {
            let finite = match &shape.draw {
                Draw::Fill(path, _) | Draw::Stroke(path, _) => path.segments.iter().all(|s| match s {
                    Segment::Move(p) | Segment::Line(p) => p.x.is_finite() && p.y.is_finite(),
                    Segment::Quad(a, p) => a.x.is_finite() && p.y.is_finite(),
                    Segment::Cubic(a, _, p) => a.x.is_finite() && p.y.is_finite(),
                    Segment::Close => true,
                }),
                Draw::Image(_) => true,
                Draw::Text(text) => text.size > 0.0 && text.at.x.is_finite() && text.at.y.is_finite(),
            };
            prop_assert!(finite, "{shape:?}");
        }
        prop_assert!(scene.frame.width() <= 84.0, "{:?}", scene.frame);
        prop_assert!(svg::svg(&scene, &mission).ends_with("</svg>\n"));
        let pixels = paint::pixels(&scene, 4);
        prop_assert!(pixels.is_ok(), "{pixels:?}");
        prop_assert!(missions::text::map(&mission, catalogue).ends_with('\n'));
    }
}
