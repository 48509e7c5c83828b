//! Scenes: what is in them, and what of a wrong mission is still drawn.

use crate::shared::demo::{self, Maker};
use missions::scene::{Draw, Layer, Layers, Scene, SceneOptions, Shape};
use missions::{Edit, Id, Mission, ThingKind};
use tiles::{Catalogue, Cell, Face, Turn};

fn scene(mission: &Mission, options: &SceneOptions) -> Scene {
    Scene::of(mission, Catalogue::doom2016(), options)
}

fn words(scene: &Scene, layer: Layer) -> Vec<&str> {
    let text = |shape: &Shape| matches!(shape.draw, Draw::Text(_));
    scene
        .layer(layer)
        .filter(|shape| text(shape))
        .filter_map(|shape| match &shape.draw {
            Draw::Text(text) => Some(text.text.as_str()),
            _ => None,
        })
        .collect()
}

#[test]
fn the_same_mission_is_always_the_same_picture() {
    let options = SceneOptions::default();
    assert_eq!(scene(&demo::everything(), &options), scene(&demo::everything(), &options));
}

#[test]
fn a_layer_left_out_takes_nothing_else_with_it() {
    let whole = scene(&demo::everything(), &SceneOptions::map());
    for layer in Layer::all(&doom_2016::System) {
        let options = SceneOptions { layers: Layers::MAP.without(layer), ..SceneOptions::default() };
        let rest: Vec<&Shape> = whole.shapes.iter().filter(|shape| shape.layer != layer).collect();
        assert_eq!(scene(&demo::everything(), &options).shapes.iter().collect::<Vec<_>>(), rest, "{layer:?}");
    }
}

#[test]
fn shapes_lie_layer_by_layer() {
    let scene = scene(&demo::everything(), &SceneOptions::default());
    assert!(scene.shapes.is_sorted_by_key(|shape| shape.layer));
}

#[test]
fn texture_moves_and_turns_with_the_tile() {
    let at = |x, y, turn| {
        let mut m = Maker::titled("", "", "");
        m.tile(16, Face::B, x, y, turn);
        let scene = scene(&m.done(), &SceneOptions::map());
        let fills = scene.layer(Layer::Tiles).filter(|s| s.what.is_some());
        fills.map(|s| format!("{:?}", s.draw).matches("Line").count()).collect::<Vec<_>>()
    };
    assert_eq!(at(0, 0, Turn::R0), at(7, -3, Turn::R90));
}

#[test]
fn starts_are_numbered_in_the_order_of_their_ids() {
    let scene = scene(&demo::everything(), &SceneOptions::default());
    assert_eq!(words(&scene, Layer::Starts), ["1", "2", "3", "4"]);
}

#[test]
fn things_far_away_do_not_blow_the_picture_up_and_are_told() {
    let scene = scene(&demo::broken(), &SceneOptions::default());
    assert!(scene.frame.width() < 30.0 && scene.frame.height() < 40.0, "{:?}", scene.frame);
    let note = words(&scene, Layer::Problems);
    assert_eq!(note, ["Outside of this picture: tile #5, health pack #17 at 30000,-30000"]);
    // They are drawn all the same: a window can go there.
    assert!(scene.shapes.iter().any(|shape| shape.what == Some(Id(5))));
}

#[test]
fn a_tile_nobody_knows_and_a_board_without_room_are_drawn_all_the_same() {
    let scene = scene(&demo::broken(), &SceneOptions::default());
    assert!(words(&scene, Layer::Tiles).contains(&"99A ?"));
    assert!(words(&scene, Layer::Tiles).contains(&"07A"), "beyond the table");
}

#[test]
fn things_that_share_a_space_do_not_cover_each_other() {
    let mut m = Maker::titled("", "", "");
    m.tile(16, Face::A, 0, 0, Turn::R0);
    for _ in 0..4 {
        m.token(2, 2, "health-pack", "", "");
    }
    let scene = scene(&m.done(), &SceneOptions::map());
    let mut boxes = Vec::new();
    for id in 2..6 {
        let bounds =
            scene.layer(Layer::Tokens).filter(|s| s.what == Some(Id(id))).filter_map(|s| match &s.draw {
                Draw::Fill(path, _) | Draw::Stroke(path, _) => path.bounds(),
                Draw::Text(_) | Draw::Image(_) => None,
            });
        boxes.push(bounds.reduce(missions::scene::Rect::with).expect("it is drawn"));
    }
    for (i, a) in boxes.iter().enumerate() {
        assert!(a.west >= 2.0 && a.east <= 3.0 && a.north >= 2.0 && a.south <= 3.0, "{a:?}");
        assert!(boxes[..i].iter().all(|b| !a.meets(*b)), "{boxes:?}");
    }
}

#[test]
fn what_lies_under_a_large_demon_is_seen_beside_it() {
    let mut m = Maker::titled("", "", "");
    m.tile(16, Face::A, 0, 0, Turn::R0);
    m.token(2, 2, "health-pack", "", "");
    let figure = missions::thing::Figure { at: Cell::new(2, 2), kind: "mancubus".into(), turned: false };
    let mission = m.done().with([Edit::Thing(Id(3), Some(missions::Thing::new(ThingKind::Figure(figure))))]);
    let scene = scene(&mission, &SceneOptions::map());
    let place = |id| {
        let shapes = scene.shapes.iter().filter(|shape| shape.what == Some(Id(id)));
        let bounds = shapes.filter_map(|shape| match &shape.draw {
            Draw::Fill(path, _) | Draw::Stroke(path, _) => path.bounds(),
            Draw::Text(_) | Draw::Image(_) => None,
        });
        bounds.reduce(missions::scene::Rect::with).expect("it is drawn")
    };
    let (token, demon) = (place(2), place(3));
    assert!(!token.meets(demon), "{token:?} {demon:?}");
    assert!(token.west >= 2.0 && token.north >= 2.0 && token.east <= 3.0 && token.south <= 3.0, "{token:?}");
}

#[test]
fn a_mission_without_anything_is_a_picture_too() {
    let scene = scene(&Mission::default(), &SceneOptions::default());
    assert!(scene.frame.width() > 5.0 && scene.frame.height() > 5.0);
    assert!(words(&scene, Layer::Title).contains(&"UNTITLED MISSION"));
}
