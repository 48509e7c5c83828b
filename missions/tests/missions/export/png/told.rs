//! What a PNG file says of itself, for programs that lay it somewhere: title, place on the table, size on paper.
//! What its pixels show is asked elsewhere.

use super::file;
use super::picture::frame;
use ::png::{Decoder, Encoder, PixelDimensions, Unit};
use missions::Mission;
use missions::export::Options;
use missions::scene::Rect;
use std::collections::BTreeMap;
use std::io::Cursor;

/// Everything the file says.
#[derive(Clone, Debug, PartialEq)]
struct Told {
    texts: BTreeMap<String, String>,
    dimensions: Option<(u32, u32)>,
    size: (u32, u32),
}

fn read(bytes: &[u8]) -> Result<(Told, Vec<u8>), String> {
    let mut reader = Decoder::new(Cursor::new(bytes)).read_info().map_err(|error| error.to_string())?;
    let mut pixels = vec![0; reader.output_buffer_size().ok_or("too large")?];
    let _ = reader.next_frame(&mut pixels).map_err(|error| error.to_string())?;
    let info = reader.info();
    let mut texts = BTreeMap::new();
    for chunk in &info.utf8_text {
        let _ = texts.insert(chunk.keyword.clone(), chunk.get_text().map_err(|error| error.to_string())?);
    }
    let metre = info.pixel_dims.filter(|it| it.unit == Unit::Meter);
    let dimensions = metre.map(|it| (it.xppu, it.yppu));
    Ok((Told { texts, dimensions, size: (info.width, info.height) }, pixels))
}

/// Four numbers: west, north, width, height.
fn part(told: &Told, keyword: &str) -> Result<[f64; 4], String> {
    let text = told.texts.get(keyword).ok_or(format!("it does not say its {keyword}"))?;
    let numbers: Result<Vec<f64>, _> = text.split(' ').map(str::parse).collect();
    let numbers = numbers.map_err(|error| format!("{keyword}: {error}"))?;
    numbers.try_into().map_err(|_| format!("{keyword} is \"{text}\""))
}

/// Is it what one needs to lay the file on a table?
fn agrees(bytes: &[u8], mission: &Mission, options: &Options) -> Result<(), String> {
    let (told, _) = read(bytes)?;
    let title = told.texts.get("Title").ok_or("it has no title")?;
    if *title != mission.info().title {
        return Err(format!("its title is \"{title}\""));
    }
    let (frame, map) = frame(mission, options);
    for (keyword, wanted) in [("hellwright:frame", frame), ("hellwright:map", map)] {
        let Rect { west, north, .. } = wanted;
        let wanted = [west, north, wanted.width(), wanted.height()].map(f64::from);
        let said = part(&told, keyword)?;
        if said.iter().zip(wanted).any(|(a, b)| (a - b).abs() > 1e-4) {
            return Err(format!("{keyword} is {said:?}, not {wanted:?}"));
        }
    }
    let scale: f64 = told.texts.get("hellwright:scale").and_then(|it| it.parse().ok()).ok_or("no scale")?;
    let [_, _, width, height] = part(&told, "hellwright:frame")?;
    if told.size != ((width * scale).ceil() as u32, (height * scale).ceil() as u32) {
        return Err(format!("{:?} pixels at {scale} a space are another frame", told.size));
    }
    let inch = told.dimensions.map(|(x, y)| [x, y].map(|it| f64::from(it) * 0.0254));
    match inch {
        Some(inch) if inch.iter().all(|it| (it - scale).abs() < 0.02) => Ok(()),
        other => Err(format!("a space is not an inch on paper: {other:?} pixels are")),
    }
}

/// What is done to what a file says.
type Spoiling = Box<dyn FnOnce(&mut Told)>;

/// The same picture, saying something else.
fn saying(bytes: &[u8], change: impl FnOnce(&mut Told)) -> Vec<u8> {
    let (mut told, pixels) = read(bytes).expect("the good one");
    let mut out = Vec::new();
    let size = told.size;
    change(&mut told);
    let mut encoder = Encoder::new(&mut out, size.0, size.1);
    encoder.set_color(::png::ColorType::Rgb);
    encoder.set_pixel_dims(told.dimensions.map(|(xppu, yppu)| PixelDimensions {
        xppu,
        yppu,
        unit: Unit::Meter,
    }));
    for (keyword, text) in told.texts {
        encoder.add_itxt_chunk(keyword, text).expect("a text");
    }
    let mut writer = encoder.write_header().expect("a head");
    writer.write_image_data(&pixels).expect("pixels");
    writer.finish().expect("an end");
    out
}

#[test]
fn a_png_says_where_it_lies_and_how_large_it_is_on_paper() {
    for (name, mission) in crate::shared::shipped() {
        for scale in [4, 72, 101] {
            let options = Options { scale: Some(scale), ..Options::default() };
            assert_eq!(agrees(&file(&mission, &options), &mission, &options), Ok(()), "{name} at {scale}");
        }
    }
}

#[test]
fn what_it_says_wrong_is_noticed() {
    let (_, mission) = crate::shared::shipped().swap_remove(0);
    let options = Options { scale: Some(20), ..Options::default() };
    let good = file(&mission, &options);
    assert_eq!(agrees(&saying(&good, |_| ()), &mission, &options), Ok(()), "as it was");
    let set = |keyword: &'static str, text: &'static str| {
        move |told: &mut Told| drop(told.texts.insert(keyword.to_owned(), text.to_owned()))
    };
    let lost = |keyword: &'static str| move |told: &mut Told| drop(told.texts.remove(keyword));
    let spoilings: Vec<(&str, Spoiling, &str)> = vec![
        ("no title", Box::new(lost("Title")), "no title"),
        ("another title", Box::new(set("Title", "Another")), "its title"),
        ("no frame", Box::new(lost("hellwright:frame")), "does not say"),
        ("a frame elsewhere", Box::new(set("hellwright:frame", "0 0 17.1 20.1")), "hellwright:frame is"),
        ("a map elsewhere", Box::new(set("hellwright:map", "1 0 15 18")), "hellwright:map is"),
        ("words for numbers", Box::new(set("hellwright:map", "a b c d")), "hellwright:map: "),
        ("another scale", Box::new(set("hellwright:scale", "21")), "another frame"),
        ("no scale", Box::new(lost("hellwright:scale")), "no scale"),
        ("no size on paper", Box::new(|told| told.dimensions = None), "an inch"),
        ("another size on paper", Box::new(|told| told.dimensions = Some((787, 800))), "an inch"),
    ];
    for (what, spoil, why) in spoilings {
        let told = agrees(&saying(&good, spoil), &mission, &options);
        assert!(told.as_ref().is_err_and(|told| told.contains(why)), "{what}: {told:?}");
    }
}
