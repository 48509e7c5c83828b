//! The map at real size, measured on its pages as poppler paints them: marks lie whole spaces of 25.4 mm apart, and the pages put
//! together along the marks are the picture that the PNG export gives.

use super::reader::Booklet;
use crate::export::common;
use image::{Rgb, RgbImage};
use missions::export::{Options, Paper};
use missions::scene::{Layer, Layers, Scene, SceneOptions};
use missions::{Mission, paint};

/// Millimetres of a space.
const SPACE: f64 = 25.4;

/// A page of the map: its number, and its first and last column and row.
#[derive(Clone, Debug)]
struct Part {
    page: usize,
    code: String,
    columns: (i32, i32),
    rows: (i32, i32),
}

/// The pages of the map, by what stands on them. The booklet counts columns and rows from 1 at the corner of the map.
fn parts(booklet: &Booklet, (west_most, north_most): (i32, i32)) -> Vec<Part> {
    let mut parts = Vec::new();
    for (page, it) in (1..).zip(&booklet.pages) {
        let Some(words) = it.lines().find_map(|line| line.split_once("columns ").map(|(_, words)| words))
        else {
            continue;
        };
        let numbers: Vec<i32> =
            words.split([' ', ',', '·']).filter_map(|word| word.parse().ok()).take(4).collect();
        let [west, east, north, south] = numbers.as_slice() else { continue };
        if !words.contains(", rows ") {
            continue;
        }
        let code = it.lines().find_map(|line| {
            let first = line.split_whitespace().next()?;
            let (letter, number) = first.split_at_checked(1)?;
            (letter.chars().all(|c| c.is_ascii_uppercase()) && number.parse::<u8>().is_ok())
                .then(|| first.to_owned())
        });
        parts.push(Part {
            page,
            code: code.unwrap_or_default(),
            columns: (*west + west_most - 1, *east + west_most - 1),
            rows: (*north + north_most - 1, *south + north_most - 1),
        });
    }
    parts
}

/// Are the pages at real size, each mark where it belongs? All of them are measured.
pub(crate) fn measured(mission: &Mission, booklet: &Booklet) -> Result<(), String> {
    let catalogue = mission.catalogue();
    let mut scene = Scene::of(mission, catalogue, &options());
    scene.frame = scene.map;
    let map = scene.map;
    let corner = (map.west as i32, map.north as i32);
    let parts = parts(booklet, corner);
    let mut found = 0;
    // Every space with a tile is on exactly one page.
    let board = missions::Layout::of(mission, catalogue).board;
    for space in board.spaces() {
        let cell = board.cell(space);
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        let on = |part: &&Part| {
            (part.columns.0..=part.columns.1).contains(&x) && (part.rows.0..=part.rows.1).contains(&y)
        };
        if parts.iter().filter(on).count() != 1 {
            return Err(format!("the space {cell} is on {} pages", parts.iter().filter(on).count()));
        }
    }
    let overview =
        booklet.pages.iter().find(|page| page.text.contains("at 100 %")).ok_or("no plan of the pages")?;
    for part in &parts {
        let told = overview.text.split_whitespace().collect::<Vec<_>>().join(" ");
        if !told.contains(&part.code) || !told.contains(&format!("page {}", part.page)) {
            return Err(format!("the plan does not name page {} as {}", part.page, part.code));
        }
        let (page, cut) = cut(booklet, part, 300)?;
        let pixel = SPACE / 300.0;
        for (what, length, spaces) in [
            ("width", cut.1 - cut.0, part.columns.1 - part.columns.0 + 1),
            ("height", cut.3 - cut.2, part.rows.1 - part.rows.0 + 1),
        ] {
            let each = length * pixel / f64::from(spaces);
            // A tenth of a millimetre over the whole page, and so much less for a space.
            if (length * pixel - f64::from(spaces) * SPACE).abs() > 0.1 {
                return Err(format!("page {}: by its {what} a space is {each:.3} mm", part.page));
            }
        }
        found += walls(&page, cut).map_err(|why| format!("page {}: {why}", part.page))?;
    }
    if found < 8 {
        return Err(format!("only {found} walls are seen"));
    }
    let expected = paint::pixels(&scene, SCALE).map_err(|error| error.to_string())?;
    let expected = RgbImage::from_raw(expected.width, expected.height, expected.rgb).ok_or("no picture")?;
    let put = together(booklet, &parts, corner, &expected)?;
    alike(&put, &expected)
}

/// What is on the board that is printed.
fn options() -> SceneOptions {
    SceneOptions { layers: layers(), players: true, ..SceneOptions::light() }
}

fn layers() -> Layers {
    let left_out = [Layer::Coordinates, Layer::Table, Layer::Problems, Layer::Title, Layer::Legend];
    left_out.into_iter().fold(Layers::ALL, Layers::without)
}

/// How dark a pixel is, from 0 to 1.
fn dark(pixel: Rgb<u8>) -> f64 {
    1.0 - pixel.0.iter().map(|it| f64::from(*it)).sum::<f64>() / 765.0
}

/// Where a page is cut: west, east, north, south, in pixels.
type Cut = (f64, f64, f64, f64);

/// Where the marks say that the page is to be cut: west, east, north, south, in pixels from the middle of one mark to the middle
/// of the other.
fn cut(booklet: &Booklet, part: &Part, resolution: u32) -> Result<(RgbImage, Cut), String> {
    let page = booklet.picture(part.page, resolution)?;
    let inch = f64::from(resolution);
    let (width, height) = (f64::from(page.width()), f64::from(page.height()));
    let wide = f64::from(part.columns.1 - part.columns.0 + 1) * inch;
    let high = f64::from(part.rows.1 - part.rows.0 + 1) * inch;
    // Marks are searched where they should be, some millimetres to all sides, and found where they are.
    let (west, east) = ((width - wide) / 2.0, (width + wide) / 2.0);
    let (north, south) = ((height - high) / 2.0, (height + high) / 2.0);
    let mm = inch / SPACE;
    let upright = |x: f64| {
        // The strokes above and below the map.
        let bands = [(north - 8.4 * mm, north - 5.2 * mm), (south + 5.2 * mm, south + 8.4 * mm)];
        middle(x, 2.0 * mm, |at| bands.iter().map(|(a, b)| column(&page, at, *a, *b)).sum::<f64>() / 2.0)
    };
    let lying = |y: f64| {
        let bands = [(west - 8.4 * mm, west - 5.2 * mm), (east + 5.2 * mm, east + 8.4 * mm)];
        middle(y, 2.0 * mm, |at| bands.iter().map(|(a, b)| row(&page, at, *a, *b)).sum::<f64>() / 2.0)
    };
    let marks = [upright(west), upright(east), lying(north), lying(south)];
    let [Some(a), Some(b), Some(c), Some(d)] = marks else {
        return Err(format!("page {}: a mark is missing ({marks:?})", part.page));
    };
    Ok((page, (a, b, c, d)))
}

/// How dark a column of pixels is between two rows.
fn column(page: &RgbImage, x: u32, from: f64, to: f64) -> f64 {
    let rows = from.max(0.0) as u32..(to as u32).min(page.height());
    let count = rows.len().max(1) as f64;
    rows.filter_map(|y| page.get_pixel_checked(x, y)).map(|pixel| dark(*pixel)).sum::<f64>() / count
}

fn row(page: &RgbImage, y: u32, from: f64, to: f64) -> f64 {
    let columns = from.max(0.0) as u32..(to as u32).min(page.width());
    let count = columns.len().max(1) as f64;
    columns.filter_map(|x| page.get_pixel_checked(x, y)).map(|pixel| dark(*pixel)).sum::<f64>() / count
}

/// The middle of a dark line near a place; `None` where there is none.
fn middle(near: f64, reach: f64, dark: impl Fn(u32) -> f64) -> Option<f64> {
    let (mut sum, mut weighed) = (0.0, 0.0);
    for at in (near - reach).max(0.0) as u32..=(near + reach) as u32 {
        let weight = dark(at);
        if weight > 0.25 {
            sum += weight;
            weighed += weight * (f64::from(at) + 0.5);
        }
    }
    (sum > 0.5).then(|| weighed / sum)
}

/// Walls lie whole spaces from the cut, to a tenth of a millimetre. What is black over nearly the whole height of a space and as
/// thick as walls are, near a border, is a wall.
fn walls(page: &RgbImage, (west, east, north, south): Cut) -> Result<usize, String> {
    const INCH: f64 = 300.0;
    let mut seen: Vec<(u32, f64)> = Vec::new();
    for row in 0..((south - north) / INCH).round() as u32 {
        let rows = [0.2, 0.35, 0.5, 0.65, 0.8].map(|part| (north + (f64::from(row) + part) * INCH) as u32);
        let black = |x: u32| {
            rows.iter().all(|y| page.get_pixel_checked(x, *y).is_some_and(|pixel| dark(*pixel) > 0.9))
        };
        let mut x = west as u32 + 60;
        while x < east as u32 - 60 {
            let length = (x..page.width()).take_while(|x| black(*x)).count() as u32;
            if (30..90).contains(&length) && !black(x - 1) {
                let spaces = (f64::from(x) + f64::from(length) / 2.0 - west) / INCH;
                seen.push((length, (spaces - spaces.round()).abs() * SPACE));
            }
            x += length.max(1);
        }
    }
    // Walls are all as thick, and nothing else is so often; where something touches one it is thicker, and its middle elsewhere.
    let near = |thick: u32| seen.iter().filter(move |(length, _)| length.abs_diff(thick) <= 1);
    let Some((thick, _)) = seen.iter().max_by_key(|(length, _)| near(*length).count()) else { return Ok(0) };
    let walls: Vec<f64> = near(*thick).map(|(_, off)| *off).collect();
    match walls.iter().find(|off| **off > 0.1) {
        Some(off) => Err(format!("a wall lies {off:.2} mm beside its border")),
        None => Ok(walls.len()),
    }
}

/// Pixels a space in the picture that is put together.
const SCALE: u32 = 160;

/// The pages, cut along their marks and laid beside each other.
fn together(
    booklet: &Booklet,
    parts: &[Part],
    corner: (i32, i32),
    like: &RgbImage,
) -> Result<RgbImage, String> {
    let mut all = RgbImage::from_pixel(like.width(), like.height(), Rgb([255; 3]));
    for part in parts {
        let (page, (west, _, north, _)) = cut(booklet, part, SCALE)?;
        let (x, y) = ((part.columns.0 - corner.0) as u32 * SCALE, (part.rows.0 - corner.1) as u32 * SCALE);
        let wide = (part.columns.1 - part.columns.0 + 1) as u32 * SCALE;
        let high = (part.rows.1 - part.rows.0 + 1) as u32 * SCALE;
        let (west, north) = (west.round() as u32, north.round() as u32);
        for (dx, dy) in (0..high).flat_map(|dy| (0..wide).map(move |dx| (dx, dy))) {
            if let (Some(from), true) =
                (page.get_pixel_checked(west + dx, north + dy), x + dx < all.width() && y + dy < all.height())
            {
                all.put_pixel(x + dx, y + dy, *from);
            }
        }
    }
    Ok(all)
}

/// Do two pictures show the same? Painters smooth edges in their own ways, so that small squares of both are compared.
fn alike(ours: &RgbImage, expected: &RgbImage) -> Result<(), String> {
    const SQUARE: u32 = 8;
    let mean = |picture: &RgbImage, x: u32, y: u32| {
        let mut sum = [0u32; 3];
        for (dx, dy) in (0..SQUARE).flat_map(|dy| (0..SQUARE).map(move |dx| (dx, dy))) {
            for (sum, channel) in sum.iter_mut().zip(picture.get_pixel(x + dx, y + dy).0) {
                *sum += u32::from(channel);
            }
        }
        sum.map(|sum| (sum / (SQUARE * SQUARE)) as i32)
    };
    let (mut off, mut all) = (0, 0);
    for y in (0..expected.height() - SQUARE + 1).step_by(SQUARE as usize) {
        for x in (0..expected.width() - SQUARE + 1).step_by(SQUARE as usize) {
            let (a, b) = (mean(ours, x, y), mean(expected, x, y));
            all += 1;
            if a.iter().zip(b).any(|(a, b)| (a - b).abs() > 40) {
                off += 1;
            }
        }
    }
    // The crosses and the letters along the cut are not on the picture.
    if off * 250 > all { Err(format!("{off} of {all} squares of the map look different")) } else { Ok(()) }
}

/// The pages of a mission with nothing to hide are the picture of the PNG export.
#[test]
fn the_pages_put_together_are_the_png() {
    for (name, mission) in crate::shared::shipped() {
        let Some(booklet) = Booklet::read(&super::bytes(&name, &mission, Paper::Letter)) else { return };
        let booklet = booklet.expect("reads");
        let options = Options { scale: Some(SCALE), light: true, layers: layers(), ..Options::default() };
        let png = common::exported(&name, &mission, "png", &options).swap_remove(0).bytes;
        let png = image::load_from_memory(&png).expect("a picture").to_rgb8();
        // Around the map there is room for coordinates: a little more than a space.
        let scene = Scene::of(&mission, mission.catalogue(), &self::options());
        let rim = ((scene.map.west - scene.frame.west) * SCALE as f32).round() as u32;
        let (w, h) = (scene.map.width() as u32 * SCALE, scene.map.height() as u32 * SCALE);
        let map = image::imageops::crop_imm(&png, rim, rim, w, h).to_image();
        let corner = (scene.map.west as i32, scene.map.north as i32);
        let put = together(&booklet, &parts(&booklet, corner), corner, &map).expect("pages");
        alike(&put, &map).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(
            alike(&RgbImage::from_pixel(w, h, Rgb([255; 3])), &map).is_err(),
            "{name}: anything would do"
        );
    }
}

/// Without marks a page shows the same spaces, and nothing around them.
#[test]
fn pages_without_marks_end_with_their_spaces() {
    const INCH: u32 = 100;
    let (name, mission) = crate::shared::shipped().swap_remove(0);
    let read = |unmarked: bool| {
        let options = Options { unmarked, ..Options::default() };
        let bytes = common::exported(&name, &mission, "pdf", &options).swap_remove(0).bytes;
        Booklet::read(&bytes)
    };
    let (Some(marked), Some(plain)) = (read(false), read(true)) else { return };
    let (marked, plain) = (marked.expect("reads"), plain.expect("reads"));
    plain.stands_on(Paper::A4).expect("on its paper");
    let says = |booklet: &Booklet| booklet.pages.iter().any(|page| page.text.contains("along the marks on"));
    assert_eq!((says(&marked), says(&plain)), (true, false));
    let parts = parts(&plain, (1, 1));
    assert!(parts.len() > 1);
    for part in parts {
        let wide = (part.columns.1 - part.columns.0 + 1) as u32 * INCH;
        let high = (part.rows.1 - part.rows.0 + 1) as u32 * INCH;
        // How dark the paper is from a millimetre beside the spaces on, short of the number of the page.
        let around = |page: &RgbImage| {
            let (west, north) = ((page.width() - wide) / 2, (page.height() - high) / 2);
            let (near, far) = (INCH / 25, INCH * 8 / 25);
            let beside = |x: u32, y: u32, by: u32| {
                x + by >= west && x < west + wide + by && y + by >= north && y < north + high + by
            };
            let pixels = page.enumerate_pixels();
            let ring = pixels.filter(|(x, y, _)| beside(*x, *y, far) && !beside(*x, *y, near));
            ring.map(|(_, _, pixel)| dark(*pixel)).sum::<f64>()
        };
        let inside = |page: &RgbImage| {
            let (x, y) = ((page.width() - wide) / 2, (page.height() - high) / 2);
            let rim = INCH / 5;
            image::imageops::crop_imm(page, x + rim, y + rim, wide - 2 * rim, high - 2 * rim).to_image()
        };
        let page = |booklet: &Booklet| booklet.picture(part.page, INCH).expect("a picture");
        let (marked, plain) = (page(&marked), page(&plain));
        assert!(around(&plain) < 0.01, "{part:?}: {}", around(&plain));
        assert!(around(&marked) > 10.0, "{part:?}: {}", around(&marked));
        assert!(inside(&marked) == inside(&plain), "{part:?} shows something else");
    }
}
