//! Pictures made on the spot, good and bad ones: none does any harm, the good ones lie where they belong.

use super::*;
use crate::paint::{self, Drawing};
use crate::scene::{Color, Draw, Layer, Layers, Scene, SceneOptions};
use crate::svg;
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use missions_document::mission::Mission;
use missions_document::{Edit, Id};
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use tiles::{Cell, Placement, Turn};

const RED: [u8; 3] = [220, 20, 20];
const GREEN: [u8; 3] = [20, 200, 20];
const BLUE: [u8; 3] = [20, 20, 220];
const WHITE: [u8; 3] = [250, 250, 250];

/// Red in the north-west, green in the north-east, blue in the south-west, white in the south-east.
fn quarters(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| {
        Rgb(match (x < width / 2, y < height / 2) {
            (true, true) => RED,
            (false, true) => GREEN,
            (true, false) => BLUE,
            (false, false) => WHITE,
        })
    })
}

fn write(folder: &Path, name: &str, image: &RgbImage) {
    let format = if name.ends_with("png") { ImageFormat::Png } else { ImageFormat::Jpeg };
    DynamicImage::from(image.clone()).save_with_format(folder.join(name), format).expect("written");
}

fn tile(number: u8, turn: Turn) -> Mission {
    let placed = Placement { tile: TileNumber(number), face: Face::A, at: Cell::new(0, 0), turn };
    Mission::default().with([Edit::Tile(Id(1), Some(placed))])
}

fn own(folder: &TempDir) -> [Place; 1] {
    [Place::Own(folder.path().to_owned())]
}

/// The colours in the four corners of a tile, of the four above the nearest to each.
fn corners(mission: &Mission, art: Art) -> [[u8; 3]; 4] {
    let layers = Layers::NONE.with(Layer::Pictures);
    let options = SceneOptions { art: Arc::new(art), layers, ..SceneOptions::default() };
    let scene = Scene::of(mission, mission.catalogue(), &options);
    let pixels = paint::pixels(&scene, 24).expect("a picture");
    let (map, frame) = (scene.map, scene.frame);
    [(map.west, map.north), (map.east, map.north), (map.west, map.south), (map.east, map.south)].map(
        |(x, y)| {
            let towards = |edge: f32, middle: f32| if edge < middle { edge + 0.4 } else { edge - 0.4 };
            let at = (
                (towards(x, map.centre().x) - frame.west) * 24.0,
                (towards(y, map.centre().y) - frame.north) * 24.0,
            );
            let Color { r, g, b, .. } = pixels.at(at.0 as u32, at.1 as u32).expect("inside");
            let off = |known: &[u8; 3]| {
                let far = |a: u8, b: u8| u32::from(a.abs_diff(b));
                far(known[0], r) + far(known[1], g) + far(known[2], b)
            };
            [RED, GREEN, BLUE, WHITE].into_iter().min_by_key(off).unwrap_or(RED)
        },
    )
}

fn laid(name: &str, image: &RgbImage, mission: &Mission) -> [[u8; 3]; 4] {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), name, image);
    let (art, problems) = read(mission, &own(&folder));
    assert_eq!(problems, []);
    corners(mission, art)
}

#[test]
fn a_picture_lies_on_its_tile_and_turns_with_it() {
    let image = quarters(300, 300);
    assert_eq!(laid("05A.png", &image, &tile(5, Turn::R0)), [RED, GREEN, BLUE, WHITE]);
    assert_eq!(laid("5a.jpg", &image, &tile(5, Turn::R90)), [BLUE, RED, WHITE, GREEN]);
    assert_eq!(laid("005A.jpeg", &image, &tile(5, Turn::R180)), [WHITE, BLUE, GREEN, RED]);
    assert_eq!(laid("05A.png", &image, &tile(5, Turn::R270)), [GREEN, WHITE, RED, BLUE]);
}

#[test]
fn a_picture_that_lies_on_its_side_is_turned_and_its_name_may_say_how() {
    // Tile 3 is 4 by 6 spaces.
    assert_eq!(laid("03A.png", &quarters(400, 600), &tile(3, Turn::R0)), [RED, GREEN, BLUE, WHITE]);
    assert_eq!(laid("03A.png", &quarters(600, 400), &tile(3, Turn::R0)), [BLUE, RED, WHITE, GREEN]);
    assert_eq!(laid("03A-270.png", &quarters(600, 400), &tile(3, Turn::R0)), [GREEN, WHITE, RED, BLUE]);
    assert_eq!(laid("03A-180.png", &quarters(400, 600), &tile(3, Turn::R0)), [WHITE, BLUE, GREEN, RED]);
}

#[test]
fn a_little_wrong_proportion_is_stretched_and_much_is_cut_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "05A.png", &quarters(320, 300));
    write(folder.path(), "05B.png", &quarters(900, 300));
    let mission = tile(5, Turn::R0);
    let (art, problems) = read(&mission, &own(&folder));
    assert_eq!(art.len(), 2);
    assert_eq!(art.of(TileNumber(5), Face::A).map(|picture| picture.size()), Some((320, 300)));
    assert_eq!(art.of(TileNumber(5), Face::B).map(|picture| picture.size()), Some((300, 300)));
    assert_eq!(problems.len(), 1);
    assert!(problems[0].message.contains("05B.png: the picture (900 by 300 pixels)"), "{problems:?}");
}

#[test]
fn no_more_pixels_are_kept_than_are_of_use() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "12A.jpg", &quarters(3000, 3000));
    write(folder.path(), "12B.png", &quarters(40, 40));
    let (art, _) = read(&tile(12, Turn::R0), &own(&folder));
    let size = |face| art.of(TileNumber(12), face).map(|picture| picture.size());
    assert_eq!((size(Face::A), size(Face::B)), (Some((192, 192)), Some((40, 40))));
    let picture = art.of(TileNumber(12), Face::A).expect("a picture");
    let width = |wanted: f32| picture.level(wanted).map(|level| level.size().0);
    assert_eq!(
        [width(500.0), width(192.0), width(97.0), width(96.0), width(3.0)].map(Option::unwrap),
        [192, 192, 192, 96, 12]
    );
}

#[test]
fn an_earlier_folder_goes_before_a_later_one_and_what_it_lacks_comes_from_there() {
    let (home, box_of_mine) =
        (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let places = [Place::Mission(home.path().to_owned()), Place::Own(box_of_mine.path().to_owned())];
    let mission = tile(5, Turn::R0);
    write(box_of_mine.path(), "05A.png", &quarters(30, 30));
    write(box_of_mine.path(), "06A.png", &quarters(30, 30));
    let (art, problems) = read(&mission, &places);
    assert_eq!((art.len(), problems), (2, vec![]), "a mission needs no pictures");
    fs::create_dir(home.path().join(FOLDER)).expect("made");
    write(&home.path().join(FOLDER), "05A.png", &quarters(50, 50));
    fs::write(home.path().join(FOLDER).join("06A.png"), "no picture").expect("written");
    let before = stamp(&places);
    let (art, problems) = read(&mission, &places);
    let size = |number| art.of(TileNumber(number), Face::A).map(|picture| picture.size());
    assert_eq!((size(5), size(6)), (Some((50, 50)), Some((30, 30))));
    assert_eq!(problems.len(), 1);
    assert_eq!(stamp(&places), before);
    write(&home.path().join(FOLDER), "07A.png", &quarters(50, 50));
    assert_ne!(stamp(&places), before);
    let gone = [Place::Own(home.path().join("nowhere"))];
    assert_eq!(read(&mission, &gone).1.len(), 1, "a folder somebody named is missed");
}

/// A PNG that says it has so many pixels, with next to no data: what a bomb looks like.
fn bomb(width: u32, height: u32) -> Vec<u8> {
    let mut file = Vec::new();
    let format = ImageFormat::Png;
    DynamicImage::from(quarters(8, 8))
        .write_to(&mut std::io::Cursor::new(&mut file), format)
        .expect("written");
    file[16..20].copy_from_slice(&width.to_be_bytes());
    file[20..24].copy_from_slice(&height.to_be_bytes());
    // The checksum of the header.
    let mut sum = u32::MAX;
    for byte in &file[12..29] {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
        }
    }
    file[29..33].copy_from_slice(&(!sum).to_be_bytes());
    file
}

#[test]
fn what_cannot_be_used_is_told_by_name_and_the_rest_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).expect("written");
    write(folder.path(), "05A.png", &quarters(30, 30));
    write(folder.path(), "05B.jpg", &quarters(300, 300));
    let whole = fs::read(folder.path().join("05A.png")).expect("read");
    let photo = fs::read(folder.path().join("05B.jpg")).expect("read");
    put("06A.png", &whole[..whole.len() / 2]);
    put("07A.png", b"");
    put("07B.png", b"GIF89a and so on");
    put("08A.png", &bomb(60_000, 60_000));
    put("08B.png", &bomb(11_000, 11_000));
    put("09A.png", &bomb(6_000, 6_000));
    put("09B.jpg", &photo[..20]);
    fs::create_dir(folder.path().join("10A.png")).expect("made");
    put("10B.png", &vec![0; (33 << 20) + 1]);
    put("notes.png", b"other people's file");
    put("05C.png", b"other people's file");
    put("99A.png", b"a tile nobody knows");
    let (art, problems) = read(&tile(5, Turn::R0), &own(&folder));
    assert_eq!(art.len(), 2);
    let told: Vec<String> = problems.iter().map(|problem| problem.message.to_string()).collect();
    for name in
        ["06A.png", "07A.png", "07B.png", "08A.png", "08B.png", "09A.png", "09B.jpg", "10A.png", "10B.png"]
    {
        assert_eq!(told.iter().filter(|told| told.contains(name)).count(), 1, "{name}: {told:?}");
    }
    assert_eq!(told.len(), 9, "{told:?}");
    assert!(problems.iter().all(|problem| problem.help.is_some() && problem.code == PAGE.code));
}

#[test]
fn files_of_random_damage_do_no_harm() {
    let folder = tempfile::tempdir().expect("a folder");
    let mission = tile(5, Turn::R0);
    let mut random = 1_u64;
    let mut below = |most: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % most
    };
    for name in ["05A.png", "05A.jpg"] {
        write(folder.path(), name, &quarters(64, 64));
        let good = fs::read(folder.path().join(name)).expect("read");
        for _ in 0..150 {
            let mut bad = good.clone();
            for _ in 0..=below(8) {
                let at = below(bad.len());
                bad[at] = below(256) as u8;
            }
            fs::write(folder.path().join(name), bad).expect("written");
            let (art, problems) = read(&mission, &own(&folder));
            assert!(art.len() + problems.len() >= 1);
        }
        fs::remove_file(folder.path().join(name)).expect("gone");
    }
}

#[test]
fn every_painter_shows_the_same_picture_and_lines_lie_over_it() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "05A.png", &quarters(300, 300));
    let mission = tile(5, Turn::R90).with([Edit::Tile(
        Id(2),
        Some(Placement { tile: TileNumber(5), face: Face::A, at: Cell::new(8, 0), turn: Turn::R0 }),
    )]);
    let (art, _) = read(&mission, &own(&folder));
    let options = SceneOptions { art: Arc::new(art), ..SceneOptions::map() };
    let scene = Scene::of(&mission, mission.catalogue(), &options);
    let images = scene.shapes.iter().filter(|shape| matches!(shape.draw, Draw::Image(_))).count();
    assert_eq!(images, 2);
    assert!(Layer::Pictures > Layer::Grid && Layer::Pictures < Layer::Lines);
    let file = svg::svg(&scene, &mission);
    assert_eq!(file.matches("<image ").count(), 1, "the pixels are in the file once");
    assert_eq!(file.matches("<use ").count(), 2);

    let pixels = paint::pixels(&scene, 20).expect("a picture");
    let drawing = Drawing::of(&scene, &Drawing::default());
    let (west, north) = ((scene.frame.west * 20.0) as i32, (scene.frame.north * 20.0) as i32);
    let area = paint::Area { scale: 20.0, west, north, width: pixels.width, height: pixels.height };
    let parts = drawing.paint(area, drawing.table(), |_, _| 1.0);
    let near = |(a, b): (&[u8; 4], &[u8; 3])| (0..3).all(|i| a[i].abs_diff(b[i]) < 12);
    let all = parts.as_chunks::<4>().0.iter().zip(pixels.rgb.as_chunks::<3>().0);
    let differing = all.filter(|pair| !near(*pair)).count();
    assert!(differing < 400, "{differing}");
}
