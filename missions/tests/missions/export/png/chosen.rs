//! Layers and resolution of PNG files are those that were chosen: of a layer that is off no pixel of its colours is left, and
//! a space has as many pixels as one said.

use super::picture::{Picture, far, frame};
use super::proof::{ground, theme};
use super::{GROUND, file, of_layers};
use crate::export::common::colour;
use crate::shared::{demo, shipped};
use doom_2016::own::{PORTAL, TELEPORTER};
use missions::export::{self, Options, Subject};
use missions::format::Sources;
use missions::scene::{Color, Layer, Layers, Theme};
use rule_system::View;
use std::sync::Arc;

/// Colours that nothing has but what is on a layer.
pub(super) fn own(layer: Layer, theme: &Theme) -> Vec<Color> {
    match layer {
        Layer::Tiles if theme.textured => vec![theme.facility.plates[0], theme.hell.plates[0]],
        Layer::Lines => vec![theme.red, theme.blue, theme.open_end],
        Layer::Pieces(TELEPORTER) => vec![colour::TELEPORTER],
        Layer::Pieces(PORTAL) => vec![colour::TIERS[0]],
        Layer::Starts => vec![theme.start],
        Layer::Tokens => vec![colour::OBJECTIVE, colour::HEALTH, colour::WEAPON, colour::MARKER],
        Layer::Figures => vec![theme.demon],
        Layer::Doors => vec![theme.door],
        Layer::Labels if theme.textured => vec![theme.text],
        _ => Vec::new(),
    }
}

/// Why one picture is not the other without a layer.
pub(super) fn without(less: &Picture, whole: &Picture, layer: Layer, theme: &Theme) -> Result<(), String> {
    let count = |picture: &Picture, color: Color| {
        picture.image.pixels().filter(|pixel| far(pixel.0, color) == 0).count()
    };
    for color in own(layer, theme) {
        match (count(whole, color), count(less, color)) {
            (0, _) => return Err(format!("{color:?} was never there")),
            (_, 0) => {}
            (_, left) => return Err(format!("{left} pixels of {layer:?} are left, {color:?}")),
        }
    }
    if less.image == whole.image { Err(format!("nothing changes without {layer:?}")) } else { Ok(()) }
}

#[test]
fn of_a_layer_that_is_off_no_pixel_is_left() {
    let mission = demo::everything();
    for light in [false, true] {
        let of = |layers: Layers| {
            let options = Options { layers, ..of_layers(&[], light) };
            Picture::read(&file(&mission, &options), &mission, &options).expect("a picture")
        };
        let whole = of(Layers::MAP);
        let mut told = 0;
        for layer in Layer::all(&doom_2016::System) {
            let colours = own(layer, &theme(light));
            if !colours.is_empty() {
                assert_eq!(without(&of(Layers::MAP.without(layer)), &whole, layer, &theme(light)), Ok(()));
                told += 1;
            }
        }
        assert_eq!(told, if light { 7 } else { 9 });
    }
}

/// What stands around the map takes room, and gives it back.
#[test]
fn title_and_legend_take_their_room_with_them() {
    let mission = demo::everything();
    let height = |layers: Layers| {
        let options = Options { layers, ..of_layers(&[], false) };
        Picture::read(&file(&mission, &options), &mission, &options).expect("a picture").image.height()
    };
    let less = |layer: Layer| height(Layers::ALL) - height(Layers::ALL.without(layer));
    let (title, legend) = (less(Layer::Title), less(Layer::Legend));
    assert!(title > 36 && legend > 36, "{title} {legend}");
    assert!((height(Layers::MAP) + title + legend).abs_diff(height(Layers::ALL)) <= 2);
}

#[test]
fn a_space_has_as_many_pixels_as_one_said() {
    let (_, mission) = shipped().swap_remove(1);
    for scale in [4, 33, 72, 101] {
        let options = Options { scale: Some(scale), ..Options::default() };
        let picture = Picture::read(&file(&mission, &options), &mission, &options).expect("a picture");
        let (frame, _) = frame(&mission, &options);
        let [width, height] = [frame.width(), frame.height()].map(|it| (it * scale as f32).ceil() as u32);
        // Lengths of a frame are no round numbers: a pixel more or less is rounding.
        assert!(picture.image.width().abs_diff(width) <= 1 && picture.image.height().abs_diff(height) <= 1);
    }
    for scale in [40, 72, 101] {
        let options = Options { scale: Some(scale), ..of_layers(&GROUND, false) };
        assert_eq!(ground(&file(&mission, &options), &mission, &options), Ok(()), "{scale} pixels");
    }
}

#[test]
fn a_resolution_that_cannot_be_is_refused_with_one_that_can() {
    let (sources, mission) = (&Sources::default(), demo::vast());
    let subject = Subject {
        mission: &mission.seen(&View::WHOLE),
        name: "m",
        art: &Arc::default(),
        replays: &[],
        sources,
    };
    for (scale, way_out) in
        [(0, "choose 4 to 512"), (3, "choose 4 to 512"), (513, "choose 4 to 512"), (500, "choose at most")]
    {
        let options = Options { scale: Some(scale), ..Options::default() };
        let error = export::named("png").expect("png").export(&subject, &options).expect_err("too much");
        assert!(error.contains(way_out), "{scale}: {error}");
    }
}
