//! Pages into a file: shapes, letters with what they stand for, pictures, the outline, and what the file says of itself. Only this
//! file knows the library; what is on the pages it does not ask.

use super::book::Book;
use super::sheet::{Item, Placed, Role};
use super::tags::Tags;
use super::viewer;
use super::words;
use crate::words::text;
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::error::{KrillaError, KrillaResult};
use krilla::geom::{PathBuilder, Size, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings, geom, image, paint};
use missions_document::mission::Mission;
use missions_picture::font::{self, Typeface};
use missions_picture::scene::shape::{Cap, HALO, Image, Join};
use missions_picture::scene::{Color, Draw, Path, Point, Rect, Segment, Stroke, Text};
use std::collections::BTreeMap;
use ttf_parser::OutlineBuilder;

/// The file.
///
/// # Errors
/// The library refuses it, which would be a mistake of ours.
pub(super) fn pdf(book: &Book, mission: &Mission) -> Result<Vec<u8>, String> {
    let said = |error: KrillaError| text("write-failed").with("why", format!("{error:?}")).to_string();
    // PDF/UA asks for a letter where we have only a box: such a booklet is tagged all the same, but does not claim it.
    let file = match document(book, mission, accessible()?)? {
        Err(KrillaError::Validation(_)) => document(book, mission, SerializeSettings::default())?,
        other => other,
    };
    viewer::ask(file.map_err(said)?)
}

/// PDF/UA-1, the standard for files that are read aloud.
fn accessible() -> Result<SerializeSettings, String> {
    let standard = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration =
        standard.map_err(|error| text("write-standard").with("why", format!("{error:?}")).to_string())?;
    Ok(SerializeSettings { configuration, ..SerializeSettings::default() })
}

/// The file with these settings.
fn document(
    book: &Book,
    mission: &Mission,
    settings: SerializeSettings,
) -> Result<KrillaResult<Vec<u8>>, String> {
    let mut document = Document::new_with(settings);
    let mut tags = Tags::default();
    let (width, height) = book.size();
    let settings = PageSettings::from_wh(width, height).ok_or_else(|| text("write-paper").to_string())?;
    let mut writer = Writer { fonts: fonts()?, pictures: BTreeMap::new() };
    for sheet in &book.pages {
        let mut page = document.start_page_with(settings.clone());
        let mut surface = page.surface();
        for items in sheet.items.chunk_by(|(one, _), (next, _)| one == next) {
            let role = &items[0].0;
            let ornament = *role == Role::Ornament;
            let artifact = ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout));
            let id = surface.start_tagged(if ornament { artifact } else { ContentTag::Other });
            for (_, item) in items {
                match item {
                    Item::Draw(draw) => writer.draw(draw, &mut surface),
                    Item::Picture(placed) => writer.picture(placed, &mut surface),
                }
            }
            surface.end_tagged();
            if !ornament {
                tags.add(role, id);
            }
        }
        surface.finish();
        for link in &sheet.links {
            let place = link.place;
            let Some(place) = geom::Rect::from_ltrb(place.west, place.north, place.east, place.south) else {
                continue;
            };
            let target = Target::Destination(there(link.page, link.y).into());
            let annotation =
                Annotation::new_link(LinkAnnotation::new(place, target), Some(link.words.clone()));
            let id = page.add_tagged_annotation(annotation);
            tags.add(&link.role, id);
        }
        page.finish();
    }
    document.set_outline(outline(book));
    document.set_tag_tree(tags.tree());
    document.set_metadata(metadata(&book.title, mission));
    Ok(document.finish())
}

/// A little above a place on a page.
fn there(page: usize, y: f32) -> XyzDestination {
    XyzDestination::new(page, geom::Point::from_xy(0.0, (y - 12.0).max(0.0)))
}

fn fonts() -> Result<[Font; 2], String> {
    let font = |typeface: Typeface| {
        let why = || text("write-font").with("font", typeface.families()[0]).to_string();
        Font::new(typeface.file().into(), 0).ok_or_else(why)
    };
    Ok([font(Typeface::Plain)?, font(Typeface::Strong)?])
}

/// What the file says of itself. It says no time: the same mission gives the same bytes.
fn metadata(title: &str, mission: &Mission) -> Metadata {
    let (info, game) = (mission.info(), mission.system().title());
    let mut metadata = Metadata::new()
        .title(title.to_owned())
        .language(::words::spoken().tag())
        .creator("Hellwright".to_owned())
        .keywords(vec![game.to_owned(), "mission".to_owned()]);
    if !info.author.trim().is_empty() {
        metadata = metadata.authors(vec![info.author.trim().to_owned()]);
    }
    let mut about = vec![info.summary.trim().to_owned()];
    if !info.licence.trim().is_empty() {
        about.push(text("licence").with("licence", info.licence.trim()).to_string());
    }
    metadata.description(about.join(" ").trim().to_owned())
}

/// Chapters with their sections.
fn outline(book: &Book) -> Outline {
    let mut nodes: Vec<OutlineNode> = Vec::new();
    for entry in &book.entries {
        let node = OutlineNode::new(entry.text.clone(), there(entry.page, entry.y));
        match nodes.last_mut().filter(|_| entry.level > 0) {
            Some(chapter) => chapter.push_child(node),
            None => nodes.push(node),
        }
    }
    let mut outline = Outline::new();
    for node in nodes {
        outline.push_child(node);
    }
    outline
}

struct Writer {
    fonts: [Font; 2],
    /// The author's pictures by key: each is in the file once.
    pictures: BTreeMap<u64, Option<image::Image>>,
}

impl Writer {
    fn draw(&mut self, draw: &Draw, surface: &mut Surface<'_>) {
        match draw {
            Draw::Fill(path, color) => {
                if let Some(path) = shape(path) {
                    surface.set_stroke(None);
                    surface.set_fill(Some(fill(*color)));
                    surface.draw_path(&path);
                }
            }
            Draw::Stroke(path, stroke) => {
                if let Some(path) = shape(path) {
                    surface.set_fill(None);
                    surface.set_stroke(Some(line(stroke)));
                    surface.draw_path(&path);
                }
            }
            Draw::Text(text) => self.text(text, surface),
            Draw::Image(image) => self.image(image, surface),
        }
    }

    /// A picture, without what of it lies beyond its part of the page.
    fn picture(&mut self, placed: &Placed, surface: &mut Surface<'_>) {
        let Placed { scene, at, scale, clip } = placed;
        let mut path = Path::new();
        path.rect(*clip);
        let Some(clipping) = shape(&path) else { return };
        let seen = Rect {
            west: (clip.west - at.x) / scale,
            north: (clip.north - at.y) / scale,
            east: (clip.east - at.x) / scale,
            south: (clip.south - at.y) / scale,
        };
        surface.push_clip_path(&clipping, &FillRule::NonZero);
        surface.push_transform(&Transform::from_row(*scale, 0.0, 0.0, *scale, at.x, at.y));
        for shape in scene.shapes.iter().filter(|shape| extent(&shape.draw).is_none_or(|it| it.meets(seen))) {
            self.draw(&shape.draw, surface);
        }
        surface.pop();
        surface.pop();
    }

    /// A line of text. Every letter stays what it is when the text is copied, even one that is drawn as a box.
    fn text(&self, text: &Text, surface: &mut Surface<'_>) {
        let origin = text.origin();
        // In the order in which it is read: our typefaces have no letters that run from right to left.
        let words = words::seen(&text.text);
        let (letters, width) = font::line(&words, text.typeface);
        if text.halo.a > 0 {
            let path = outlines(&letters, origin, text.size);
            if let Some(path) = path {
                surface.set_fill(None);
                let around = Stroke::new(text.halo, HALO * 2.0 * text.size);
                surface.set_stroke(Some(line(&around)));
                surface.draw_path(&path);
            }
        }
        surface.set_stroke(None);
        surface.set_fill(Some(fill(text.color)));
        // Runs of letters of one typeface.
        let mut run: Option<(Typeface, f32, Vec<KrillaGlyph>)> = None;
        let ends = letters.iter().skip(1).map(|letter| letter.x).chain([width]);
        for (((at, c), letter), end) in words.char_indices().zip(&letters).zip(ends) {
            let current = run.as_ref().map_or(text.typeface, |(typeface, ..)| *typeface);
            let (typeface, glyph) =
                letter.glyph.or_else(|| font::glyph(c, current)).unwrap_or((current, ttf_parser::GlyphId(0)));
            if run.as_ref().is_some_and(|(before, ..)| *before != typeface) {
                self.run(run.take(), &words, text.size, origin, surface);
            }
            let (_, _, glyphs) = run.get_or_insert_with(|| (typeface, letter.x, Vec::new()));
            let range = at..at + c.len_utf8();
            let glyph = GlyphId::new(u32::from(glyph.0));
            glyphs.push(KrillaGlyph::new(glyph, end - letter.x, 0.0, 0.0, 0.0, range.clone(), None));
            // One box stands for many letters, which a font can say of no glyph. Two glyphs for one letter make the library say
            // of this place what it stands for.
            if glyph.to_u32() == 0
                && let Some((_, blank)) = font::glyph(' ', typeface)
            {
                let blank = GlyphId::new(u32::from(blank.0));
                glyphs.push(KrillaGlyph::new(blank, 0.0, 0.0, 0.0, 0.0, range, None));
            }
        }
        self.run(run, &words, text.size, origin, surface);
    }

    fn run(
        &self,
        run: Option<(Typeface, f32, Vec<KrillaGlyph>)>,
        words: &str,
        size: f32,
        origin: Point,
        surface: &mut Surface<'_>,
    ) {
        let Some((typeface, x, glyphs)) = run else { return };
        let start = geom::Point::from_xy(origin.x + x * size, origin.y);
        surface.draw_glyphs(start, &glyphs, self.fonts[typeface as usize].clone(), words, size, false);
    }

    fn image(&mut self, image: &Image, surface: &mut Surface<'_>) {
        let picture = self.pictures.entry(image.picture.key()).or_insert_with(|| {
            image.picture.png().and_then(|png| krilla::image::Image::from_png(png.into(), true).ok())
        });
        let (Some(picture), Some(clip)) = (picture.clone(), shape(&image.clip)) else { return };
        let Some(size) = Size::from_wh(1.0, 1.0) else { return };
        let Image { at, east, south, .. } = image;
        surface.push_clip_path(&clip, &FillRule::NonZero);
        surface.push_transform(&Transform::from_row(east.x, east.y, south.x, south.y, at.x, at.y));
        surface.draw_image(picture, size);
        surface.pop();
        surface.pop();
    }
}

/// Where a shape may be seen; `None` if that is unknown.
fn extent(draw: &Draw) -> Option<Rect> {
    match draw {
        Draw::Fill(path, _) => path.bounds(),
        Draw::Stroke(path, stroke) => path.bounds().map(|rect| rect.grown(stroke.width)),
        Draw::Image(image) => image.clip.bounds(),
        Draw::Text(text) => {
            let origin = text.origin();
            Some(
                Rect::new(origin.x, origin.y - text.size, text.width(), text.size * 1.3)
                    .grown(text.size * 0.2),
            )
        }
    }
}

/// The outlines of letters, to be drawn round.
fn outlines(letters: &[font::Letter], origin: Point, size: f32) -> Option<geom::Path> {
    let mut out = Letters { path: PathBuilder::new(), at: origin, size };
    for letter in letters {
        if let Some((typeface, glyph)) = letter.glyph {
            out.at = Point::new(origin.x + letter.x * size, origin.y);
            font::outline(typeface, glyph, &mut out);
        }
    }
    out.path.finish()
}

struct Letters {
    path: PathBuilder,
    at: Point,
    size: f32,
}

impl Letters {
    const fn put(&self, x: f32, y: f32) -> (f32, f32) {
        (self.at.x + x * self.size, self.at.y - y * self.size)
    }
}

impl OutlineBuilder for Letters {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.put(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.put(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.put(x1, y1), self.put(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.put(x1, y1), self.put(x2, y2), self.put(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

fn shape(path: &Path) -> Option<geom::Path> {
    let mut out = PathBuilder::new();
    for segment in &path.segments {
        match segment {
            Segment::Move(p) => out.move_to(p.x, p.y),
            Segment::Line(p) => out.line_to(p.x, p.y),
            Segment::Quad(a, p) => out.quad_to(a.x, a.y, p.x, p.y),
            Segment::Cubic(a, b, p) => out.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y),
            Segment::Close => out.close(),
        }
    }
    out.finish()
}

fn opacity(color: Color) -> NormalizedF32 {
    NormalizedF32::new(f32::from(color.a) / 255.0).unwrap_or(NormalizedF32::ONE)
}

fn fill(color: Color) -> Fill {
    let paint = rgb::Color::new(color.r, color.g, color.b).into();
    Fill { paint, opacity: opacity(color), rule: FillRule::NonZero }
}

fn line(stroke: &Stroke) -> paint::Stroke {
    paint::Stroke {
        paint: rgb::Color::new(stroke.color.r, stroke.color.g, stroke.color.b).into(),
        width: stroke.width,
        opacity: opacity(stroke.color),
        line_cap: match stroke.cap {
            Cap::Butt => LineCap::Butt,
            Cap::Round => LineCap::Round,
            Cap::Square => LineCap::Square,
        },
        line_join: match stroke.join {
            Join::Round => LineJoin::Round,
            Join::Bevel => LineJoin::Bevel,
        },
        dash: stroke.dash.map(|dash| StrokeDash { array: vec![dash.on, dash.off], offset: dash.start }),
        ..paint::Stroke::default()
    }
}
