//! A scene as an SVG file: the same shapes as in every other picture, small enough to mail and sharp at any size.
//! `scene` decides what is drawn. Lengths are hundredths of a space, because browsers dislike tiny letters.

mod escaped;
mod length;
mod notes;

use crate::font::{self, Typeface};
use crate::scene::shape::{Anchor, Cap, Color, Draw, HALO, Image, Join, Rect, Shape, Stroke, Text};
use crate::scene::{Layer, Scene};
use base64::display::Base64Display;
use base64::engine::general_purpose::STANDARD;
use escaped::Escaped;
use length::{Data, Length, SCALE};
use missions_document::id::Id;
use missions_document::mission::Mission;
use notes::Notes;
use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter, Write as _};

/// How a file begins. Inkscape shows groups as layers if they say so in its own words.
const BEGIN: &str =
    r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape""#;

/// How wide a space is shown by default, in pixels.
const PIXELS: f32 = 48.0;

/// The picture of a mission as an SVG file. Every layer is a group with its name as id, everything that shows a tile, thing
/// or region a group with `data-id`, and the groups say what they show (`docs/exports.md`).
#[must_use]
pub fn svg(scene: &Scene, mission: &Mission) -> String {
    let notes = Notes::of(mission);
    let (frame, map) = (scene.frame, scene.map);
    let (x, y) = (Length(frame.west), Length(frame.north));
    let (w, h) = (Length(frame.width()), Length(frame.height()));
    let mut file = String::new();
    // Writing to a string cannot fail.
    file.push_str(BEGIN);
    let _ = write!(
        file,
        r#" viewBox="{x} {y} {w} {h}" width="{}" height="{}""#,
        (frame.width() * PIXELS).ceil(),
        (frame.height() * PIXELS).ceil(),
    );
    let Rect { west, north, .. } = map;
    let _ = write!(
        file,
        r#" data-unit="{SCALE}" data-map="{west} {north} {} {}" role="img">"#,
        map.width(),
        map.height()
    );
    let _ = write!(file, "\n<title>{}</title>\n", Escaped(&scene.title));
    let _ = writeln!(file, r#"<rect x="{x}" y="{y}" width="{w}" height="{h}"{}/>"#, Ink("fill", scene.table));
    for (layer, content) in written(&scene.shapes, Some(&notes)) {
        let (name, told) = (notes.layer_name(layer), notes.layer(layer));
        let _ =
            write!(file, "<g id=\"{name}\"{told} stroke-linejoin=\"round\" fill=\"none\">\n{content}</g>\n");
    }
    file.push_str("</svg>\n");
    file
}

/// What is on each layer, for groups of layers that belong together in other files. A page with two of them lays pictures in
/// one only: their names in the file are the same.
pub fn layers(shapes: &[Shape]) -> Vec<(Layer, String)> {
    written(shapes, None)
}

fn written(shapes: &[Shape], notes: Option<&Notes<'_>>) -> Vec<(Layer, String)> {
    let mut laid = Laid::default();
    let mut told = BTreeSet::new();
    let mut layer = |shapes: &[Shape]| {
        let (layer, mut content) = (shapes[0].layer, String::new());
        for shapes in shapes.chunk_by(|a, b| (a.what, a.line) == (b.what, b.line)) {
            let begin = match (shapes[0].what, shapes[0].line) {
                (Some(id), _) => {
                    let note = notes.filter(|_| !told.contains(&id)).and_then(|notes| notes.group(layer, id));
                    if note.is_some() {
                        let _ = told.insert(id);
                    }
                    let Id(id) = id;
                    Some(note.unwrap_or_else(|| format!("<g data-id=\"{id}\">\n")))
                }
                (None, Some(line)) => notes.map(|notes| notes.lines(line)),
                (None, None) => None,
            };
            content += begin.as_deref().unwrap_or_default();
            for shape in shapes {
                write_shape(&mut content, shape, &mut laid, notes.is_some());
            }
            if begin.is_some() {
                content.push_str("</g>\n");
            }
        }
        (layer, content)
    };
    shapes.chunk_by(|a, b| a.layer == b.layer).map(&mut layer).collect()
}

/// A shape. Texts of files of their own are drawn as outlines: few of the programs that open them heed how wide a text shall be.
/// Browsers do, so pages keep their texts.
fn write_shape(file: &mut String, shape: &Shape, laid: &mut Laid, outlined: bool) {
    let _ = match &shape.draw {
        Draw::Image(image) => laid.write(file, image),
        Draw::Fill(path, color) => writeln!(file, r#"<path d="{}"{}/>"#, Data(path), Ink("fill", *color)),
        Draw::Stroke(path, stroke) => writeln!(file, r#"<path d="{}"{}/>"#, Data(path), Line(stroke)),
        Draw::Text(text) if outlined && font::knows(&text.text) => {
            let path = text.outlines();
            let drawn = if path.is_empty() {
                Ok(())
            } else {
                let (halo, fill) = (Halo(text), Ink("fill", text.color));
                writeln!(file, r#"<path class="letters" d="{}"{halo}{fill}/>"#, Data(&path))
            };
            drawn.and_then(|()| writeln!(file, "{}", Words { text, shown: false }))
        }
        Draw::Text(text) => writeln!(file, "{}", Words { text, shown: true }),
    };
}

/// The pictures that were laid: one that lies in several places is in the file once.
#[derive(Default)]
struct Laid {
    pictures: BTreeSet<u64>,
    count: usize,
}

impl Laid {
    fn write(&mut self, file: &mut String, image: &Image) -> fmt::Result {
        let key = image.picture.key();
        if self.pictures.insert(key) {
            let Some(png) = image.picture.png() else { return Ok(()) };
            write!(
                file,
                r#"<defs><image id="picture-{key:016x}" width="1" height="1" preserveAspectRatio="none" "#
            )?;
            writeln!(
                file,
                r#"href="data:image/png;base64,{}"/></defs>"#,
                Base64Display::new(&png, &STANDARD)
            )?;
        }
        let number = self.count;
        self.count += 1;
        writeln!(file, r#"<clipPath id="spaces-{number}"><path d="{}"/></clipPath>"#, Data(&image.clip))?;
        let Image { at, east, south, .. } = image;
        let [a, b, c, d, e, f] = [east.x, east.y, south.x, south.y, at.x, at.y].map(Length);
        write!(file, r##"<g clip-path="url(#spaces-{number})"><use href="#picture-{key:016x}" "##)?;
        writeln!(file, r#"transform="matrix({a} {b} {c} {d} {e} {f})"/></g>"#)
    }
}

/// A colour as attributes.
struct Ink(&'static str, Color);

impl Display for Ink {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(name, Color { r, g, b, a }) = *self;
        write!(f, r##" {name}="#{r:02x}{g:02x}{b:02x}""##)?;
        if a < 255 {
            // Two digits distinguish 256 steps well enough.
            write!(f, r#" {name}-opacity="0.{:02}""#, (u32::from(a) * 100 / 255).min(99))?;
        }
        Ok(())
    }
}

struct Line<'a>(&'a Stroke);

impl Display for Line<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let stroke = self.0;
        write!(f, r#"{} stroke-width="{}""#, Ink("stroke", stroke.color), Length(stroke.width))?;
        match stroke.cap {
            Cap::Butt => {}
            Cap::Round => write!(f, r#" stroke-linecap="round""#)?,
            Cap::Square => write!(f, r#" stroke-linecap="square""#)?,
        }
        if stroke.join == Join::Bevel {
            write!(f, r#" stroke-linejoin="bevel""#)?;
        }
        if let Some(dash) = stroke.dash {
            write!(f, r#" stroke-dasharray="{} {}""#, Length(dash.on), Length(dash.off))?;
            if dash.start != 0.0 {
                write!(f, r#" stroke-dashoffset="{}""#, Length(dash.start))?;
            }
        }
        Ok(())
    }
}

/// What is drawn around letters, so that they can be read on every ground.
struct Halo<'a>(&'a Text);

impl Display for Halo<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let text = self.0;
        if text.halo.a > 0 {
            let width = Length(HALO * 2.0 * text.size);
            write!(f, r#"{} stroke-width="{width}" paint-order="stroke""#, Ink("stroke", text.halo))?;
        }
        Ok(())
    }
}

/// A line of text. Its place is in its middle where it was centred, and it says how wide it is with our own fonts, so that it
/// stands well with whatever fonts a viewer has. Where its outlines are drawn it lies over them unseen, to be found and copied.
struct Words<'a> {
    text: &'a Text,
    shown: bool,
}

impl Display for Words<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let text = self.text;
        let anchor = match text.anchor {
            Anchor::Start => "",
            Anchor::Middle => r#" text-anchor="middle""#,
            Anchor::End => r#" text-anchor="end""#,
        };
        let like = match text.typeface {
            Typeface::Plain => "sans-serif",
            Typeface::Strong => "'Fira Sans Condensed','Arial Narrow','DejaVu Sans Condensed',sans-serif",
        };
        write!(
            f,
            r#"<text x="{}" y="{}"{anchor} font-family=""#,
            Length(text.at.x),
            Length(text.origin().y)
        )?;
        for family in text.typeface.families() {
            write!(f, "'{family}',")?;
        }
        write!(f, r#"{like}" font-weight="{}" font-size="{}""#, text.typeface.weight(), Length(text.size),)?;
        write!(f, r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, Length(text.width()))?;
        if self.shown {
            write!(f, "{}{}", Halo(text), Ink("fill", text.color))?;
        } else {
            f.write_str(r##" fill="#000" fill-opacity="0""##)?;
        }
        write!(f, ">{}</text>", Escaped(&text.text))
    }
}
