//! Pixels: a few places where one knows what must be seen, and fingerprints of whole pictures.
//! When a fingerprint changes, look at the picture (`hellwright render`) before accepting the new one.

use crate::shared::demo::{self, Maker};
use expect_test::expect;
use missions::paint::{PictureError, Pixels, pixels, png, size};
use missions::scene::{Color, Layer, Layers, Scene, SceneOptions, Theme};
use missions::{Diagnostic, Mission};
use std::fmt::Write as _;
use tiles::{Catalogue, Face, Turn};

const SCALE: u32 = 32;

fn scene(mission: &Mission, options: &SceneOptions) -> Scene {
    Scene::of(mission, Catalogue::doom2016(), options)
}

/// A picture that can be asked in board units.
struct Picture {
    scene: Scene,
    pixels: Pixels,
}

impl Picture {
    fn of(mission: &Mission, options: &SceneOptions) -> Self {
        let scene = scene(mission, options);
        let pixels = pixels(&scene, SCALE).expect("small enough");
        Self { scene, pixels }
    }

    fn at(&self, x: f32, y: f32) -> Color {
        let scale = SCALE as f32;
        let (x, y) = ((x - self.scene.frame.west) * scale, (y - self.scene.frame.north) * scale);
        self.pixels.at(x as u32, y as u32).expect("inside the picture")
    }

    fn grey(&self, x: f32, y: f32) -> i32 {
        let Color { r, g, b, .. } = self.at(x, y);
        (i32::from(r) * 30 + i32::from(g) * 59 + i32::from(b) * 11) / 100
    }

    /// How often light and dark change along a line from west to east.
    fn changes(&self, from: f32, to: f32, y: f32) -> usize {
        let greys: Vec<i32> =
            (0..=40_u8).map(|i| self.grey(from + (to - from) * f32::from(i) / 40.0, y)).collect();
        let (least, most) =
            (greys.iter().min().copied().unwrap_or(0), greys.iter().max().copied().unwrap_or(0));
        if most - least < 40 {
            return 0;
        }
        let light: Vec<bool> = greys.iter().map(|g| *g > i32::midpoint(least, most)).collect();
        light.windows(2).filter(|pair| pair[0] != pair[1]).count()
    }
}

fn close(a: Color, b: Color) -> bool {
    a.r.abs_diff(b.r) < 12 && a.g.abs_diff(b.g) < 12 && a.b.abs_diff(b.b) < 12
}

/// 08A has an impassable line on top of spaces 1,1 and 2,1; 16A a blocking one under 2,1.
fn lines(options: &SceneOptions) -> [Picture; 2] {
    [(8, 0), (16, 0)].map(|(tile, x)| {
        let mut m = Maker::titled("", "", "");
        m.tile(tile, Face::A, x, 0, Turn::R0);
        Picture::of(&m.done(), options)
    })
}

#[test]
fn lines_are_told_apart_in_grey() {
    for theme in [Theme::dark(), Theme::light()] {
        let options =
            SceneOptions { theme, layers: Layers::MAP.without(Layer::Grid), ..SceneOptions::default() };
        let [relay, reactor] = lines(&options);
        // A wall is dark all along and as thick as it is.
        assert_eq!(relay.changes(0.2, 3.8, 0.0), 0, "wall");
        assert!(relay.grey(2.0, 0.0) < 20 && relay.grey(2.0, 0.06) < 20, "wall");
        // Dots come and go.
        assert!(relay.changes(1.05, 2.95, 1.0) >= 10, "impassable: {}", relay.changes(1.05, 2.95, 1.0));
        // A blocking line does not, but it has teeth beside it on both sides.
        assert_eq!(reactor.changes(2.1, 2.9, 2.0), 0, "blocking");
        assert!(reactor.changes(2.1, 2.9, 2.115) + reactor.changes(2.1, 2.9, 1.885) >= 3, "blocking");
        // An open border has nothing of all that.
        assert_eq!(reactor.changes(4.1, 4.9, 5.0), 0, "open");
    }
}

#[test]
fn colours_are_where_they_belong() {
    let theme = Theme::dark();
    let mut m = Maker::titled("", "", "");
    m.tile(16, Face::A, 0, 0, Turn::R0);
    m.portal(0, 0, "red", true, "");
    m.portal(1, 0, "red", false, "");
    m.teleporter(0, 5, true, "");
    m.teleporter(1, 5, false, "");
    m.token(4, 4, "health-pack", "", "");
    m.start(5, 5);
    let picture = Picture::of(&m.done(), &SceneOptions::map());
    assert!(close(picture.at(-0.9, -0.9), theme.table));
    assert!(close(picture.at(0.5, 0.5 - 0.296), Color::rgb(0xff_3b30)), "the rim of a portal, face up");
    assert!(!close(picture.at(1.5, 0.5 - 0.20), Color::rgb(0xff_3b30)), "face down it is dark");
    assert!(close(picture.at(0.5, 5.5), theme.paper), "the core of an active teleporter");
    assert!(!close(picture.at(1.5, 5.5), theme.paper), "an inactive one has none");
    assert!(close(picture.at(4.5, 4.5), Color::rgb(0x1f_b36b)));
    assert!(
        close(picture.at(5.5, 5.5 - 0.33), theme.start) || close(picture.at(5.5, 5.5 + 0.33), theme.start)
    );
    assert!(
        close(picture.at(3.0, 0.0), theme.wall) || close(picture.at(3.0, 0.0), theme.open_end),
        "an open end"
    );
    assert!(close(picture.at(1.0, 0.0), theme.wall));
}

#[test]
fn heat_and_problems_are_drawn_where_they_are() {
    let mut m = Maker::titled("", "", "");
    m.tile(16, Face::A, 0, 0, Turn::R0);
    let mission = m.done();
    let cell = tiles::Cell::new(3, 5);
    let mut options = SceneOptions { heat: [(cell, 9)].into(), ..SceneOptions::map() };
    let warm = Picture::of(&mission, &options).at(3.5, 5.4);
    assert!(warm.r > 150 && warm.b < 80, "{warm:?}");
    options.heat.clear();
    let problem = Diagnostic::error(missions::Code("M000"), "here").at(missions::Place::Cell(cell));
    let quiet = Picture::of(&mission, &options);
    options.problems.push(problem);
    let marked = Picture::of(&mission, &options);
    assert!(
        close(marked.at(3.86, 5.18), Theme::dark().error)
            || close(marked.at(3.76, 5.22), Theme::dark().error)
    );
    assert_eq!(marked.at(0.5, 0.5), quiet.at(0.5, 0.5), "elsewhere nothing changes");
}

#[test]
fn a_png_says_how_large_it_is() {
    let scene = scene(&demo::everything(), &SceneOptions::default());
    let file = png(&scene, 20).expect("small enough");
    let image = image::load_from_memory(&file).expect("it is a PNG");
    let (width, height) = size(&scene, 20).expect("small enough");
    assert_eq!((image.width(), image.height()), (width, height));
    assert_eq!(image.to_rgb8().into_raw(), pixels(&scene, 20).expect("small enough").rgb);
}

#[test]
fn too_large_a_picture_is_refused_with_the_size_that_would_do() {
    let scene = scene(&demo::vast(), &SceneOptions::default());
    assert_eq!(png(&scene, 3).expect_err("too small"), PictureError::Scale { asked: 3 });
    let error = pixels(&scene, 512).expect_err("too large");
    let PictureError::TooLarge { at_most: Some(scale), .. } = error else { panic!("{error:?}") };
    assert!(size(&scene, scale).is_ok() && size(&scene, scale + 1).is_err());
    assert!(error.to_string().ends_with(&format!("choose at most {scale} pixels per space")), "{error}");
    let mut endless = scene.clone();
    endless.frame = missions::scene::Rect::new(0.0, 0.0, 1e30, 1.0);
    let error = pixels(&endless, 48).expect_err("too large");
    assert!(matches!(error, PictureError::TooLarge { at_most: None, .. }), "{error}");
}

#[test]
#[cfg(target_arch = "x86_64")]
fn pictures_have_not_changed_by_accident() {
    // Other processors round the last bit of curves differently.
    let problems = SceneOptions { problems: demo::problems(), ..SceneOptions::default() };
    let mut prints = String::new();
    for (name, mission, options) in [
        ("everything", demo::everything(), SceneOptions::default()),
        ("everything, light", demo::everything(), SceneOptions::light()),
        ("side A", demo::sheet(Face::A), SceneOptions::map()),
        ("side B", demo::sheet(Face::B), SceneOptions::map()),
        ("broken", demo::broken(), problems),
    ] {
        let Pixels { width, height, rgb } = pixels(&scene(&mission, &options), 24).expect("small enough");
        let print = xxhash_rust::xxh3::xxh3_64(&rgb);
        let _ = writeln!(prints, "{name}: {width} x {height} {print:016x}");
    }
    expect![[r#"
        everything: 579 x 734 a3aedc7662040272
        everything, light: 579 x 734 cd6b1d86780f3df1
        side A: 675 x 579 4178f660ba9b5bb5
        side B: 675 x 579 1b4a67f359d48183
        broken: 411 x 482 e46fb6bcf88ba175
    "#]]
    .assert_eq(&prints);
}
