//! The map in pixels: chunks of it, painted once for each scale and kept, so that moving the map is no more than putting
//! them elsewhere. After a change only the chunks it touches are painted again; until a chunk is painted, what was seen
//! there before stands in for it, larger or smaller. The drawing knows which pieces are where.

use super::chunk::{self, At, Range};
use super::{Shown, View};
use crate::render::{Backdrop, Pixels, Sprite};
use crate::theme;
use editor_model::document::Selection;
use iced::Rectangle;
use iced::advanced::image::Handle;
use missions::Id;
use missions::paint::{Area, Drawing};
use missions::scene::{Layer, Rect, Scene};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How much of a layer is seen that is dimmed.
const DIM: f32 = 0.28;

/// So long the window may be held up for painting what an edit has changed; what is not done by then is done beside it.
const AT_ONCE: Duration = Duration::from_millis(5);

/// So long one job paints before what it has is shown.
const JOB: Duration = Duration::from_millis(24);

/// So many chunks around what is seen are painted before they are seen.
const AHEAD: i32 = 2;

/// Chunks farther from what is seen are forgotten: memory is bounded by the size of the window, not by that of the map.
const KEPT: i32 = 4;

/// The minimap has at most so many pixels on its longer side.
const SMALL: f32 = 180.0;

/// A map, as far as it is painted.
#[derive(Debug)]
pub(crate) struct Picture {
    /// So that a job for another picture is known.
    number: u64,
    drawing: Arc<Drawing>,
    /// Pieces that are in hand, and so not where they were.
    lifted: Arc<Selection>,
    /// What is painted at the scale from which one looks.
    sheet: Sheet,
    /// What was seen before, as long as not all is painted.
    before: Option<Sheet>,
    small: Option<Small>,
    /// Counts changes.
    edition: u64,
    /// A job is being done.
    busy: bool,
}

/// Chunks of one scale.
#[derive(Debug)]
struct Sheet {
    scale: f32,
    shown: Shown,
    chunks: BTreeMap<At, Chunk>,
    seen: Range,
}

#[derive(Debug)]
struct Chunk {
    pixels: Pixels,
    state: State,
    /// The last change that touched it.
    spoiled: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// As it shall be.
    Fresh,
    /// As it was before a change.
    Stale,
    /// Pixels of another scale.
    StandIn,
}

/// The whole map, small.
#[derive(Clone, Debug)]
pub(super) struct Small {
    pub(super) handle: Handle,
    pub(super) size: (u32, u32),
    /// What of the board it shows.
    pub(super) place: Rect,
    scale: f32,
    edition: u64,
}

/// Chunks to paint beside the window.
#[derive(Debug)]
pub(crate) struct Job {
    picture: u64,
    drawing: Arc<Drawing>,
    lifted: Arc<Selection>,
    shown: Shown,
    scale: f32,
    edition: u64,
    chunks: Vec<At>,
    small: bool,
}

/// Chunks that were painted.
#[derive(Clone, Debug)]
pub(crate) struct Painted {
    picture: u64,
    shown: Shown,
    scale: f32,
    edition: u64,
    chunks: Vec<(At, Pixels)>,
    small: Option<Small>,
}

impl Picture {
    /// Of a scene. Nothing is painted before somebody looks.
    pub(crate) fn of(scene: &Scene) -> Self {
        static PICTURES: AtomicU64 = AtomicU64::new(0);
        Self {
            number: PICTURES.fetch_add(1, Ordering::Relaxed),
            drawing: Arc::new(Drawing::of(scene, &Drawing::default())),
            lifted: Arc::default(),
            sheet: Sheet::new(0.0, Shown::NOTHING),
            before: None,
            small: None,
            edition: 0,
            busy: false,
        }
    }

    /// The scene is another one than before.
    pub(crate) fn renew(&mut self, scene: &Scene) {
        let newer = Drawing::of(scene, &self.drawing);
        let places = self.drawing.differences(&newer);
        self.drawing = Arc::new(newer);
        self.spoil(&places);
    }

    /// These pieces are in hand.
    pub(crate) fn lift(&mut self, lifted: &Selection) {
        if *self.lifted != *lifted {
            let other = |id: Id| self.lifted.contains(&id) != lifted.contains(&id);
            let places = self.drawing.places(other);
            self.lifted = Arc::new(lifted.clone());
            self.spoil(&places);
        }
    }

    fn spoil(&mut self, places: &[Rect]) {
        if places.is_empty() {
            return;
        }
        self.edition += 1;
        for place in places {
            for at in Range::touched(*place, self.sheet.scale).common(self.sheet.all()).chunks() {
                if let Some(chunk) = self.sheet.chunks.get_mut(&at) {
                    chunk.spoil(self.edition);
                }
            }
        }
    }

    /// Somebody looks from here: make ready what is seen, as far as that is quickly done, and say what is left to do.
    /// `factor` pixels of the screen are one of the window.
    pub(crate) fn look(&mut self, view: &View, shown: Shown, factor: f32) -> Option<Job> {
        let scale = view.scale * factor;
        if self.sheet.scale != scale {
            let newer = Sheet::new(scale, shown);
            let older = std::mem::replace(&mut self.sheet, newer);
            // What is itself only a stand-in is none for others.
            if older.is_complete() && !older.chunks.is_empty() {
                self.before = Some(older);
            }
        }
        if self.sheet.shown != shown {
            self.edition += 1;
            self.sheet.shown = shown;
            self.sheet.chunks.values_mut().for_each(|chunk| chunk.spoil(self.edition));
        }
        let Some(bounds) = self.drawing.bounds() else {
            self.sheet.chunks.clear();
            return None;
        };
        let all = Range::touched(bounds, scale).with(self.sheet.all());
        self.sheet.seen = Range::touched(view.seen(), scale).common(all);
        self.stand_in();
        self.paint_at_once();
        self.sheet.forget();
        if self.sheet.is_complete() {
            self.before = None;
        }
        if self.busy { None } else { self.job(all) }
    }

    /// Something for every chunk that is seen and was not before.
    fn stand_in(&mut self) {
        let table = self.drawing.table();
        let ground = theme::pixel(table);
        let missing: Vec<At> =
            self.sheet.seen.chunks().filter(|at| !self.sheet.chunks.contains_key(at)).collect();
        for at in missing {
            let scale = self.sheet.scale;
            let small = |x: i32, y: i32, from: f32| {
                self.small.as_ref().and_then(|small| small.pixel(x, y, from)).unwrap_or(ground)
            };
            let pixels = match &self.before {
                Some(old) => {
                    chunk::enlarged(at, scale, old.scale, |at| old.pixels(at), |x, y| small(x, y, old.scale))
                }
                None => chunk::enlarged(at, scale, scale, |_| None, |x, y| small(x, y, scale)),
            };
            let pixels = Pixels::new(chunk::SIDE as u32, pixels.into());
            let chunk = Chunk { pixels, state: State::StandIn, spoiled: self.edition };
            let _ = self.sheet.chunks.insert(at, chunk);
        }
    }

    /// Show an edit at once, without what was there before.
    fn paint_at_once(&mut self) {
        let began = Instant::now();
        for at in self.sheet.seen.chunks() {
            let Some(chunk) = self.sheet.chunks.get_mut(&at).filter(|chunk| chunk.state == State::Stale)
            else {
                continue;
            };
            let area = at.area(self.sheet.scale);
            let rgba = paint(&self.drawing, area, self.sheet.shown, &self.lifted);
            chunk.pixels = Pixels::of(area.width, &rgba);
            chunk.state = State::Fresh;
            if began.elapsed() > AT_ONCE {
                return;
            }
        }
    }

    fn job(&mut self, all: Range) -> Option<Job> {
        let due = |at: &At| self.sheet.chunks.get(at).is_none_or(|chunk| chunk.state != State::Fresh);
        let mut chunks: Vec<At> = self.sheet.seen.chunks().filter(due).collect();
        let small = self.small.as_ref().is_none_or(|small| small.edition != self.edition);
        if chunks.is_empty() && !small {
            chunks = self.sheet.seen.grown(AHEAD).common(all).chunks().filter(due).collect();
        }
        if chunks.is_empty() && !small {
            return None;
        }
        self.busy = true;
        // Where one looks first: the middle.
        let Range { from, to } = self.sheet.seen;
        let (x, y) = (from.column + to.column, from.row + to.row);
        chunks.sort_by_key(|at| (2 * at.column + 1 - x).abs().max((2 * at.row + 1 - y).abs()));
        Some(Job {
            picture: self.number,
            drawing: Arc::clone(&self.drawing),
            lifted: Arc::clone(&self.lifted),
            shown: self.sheet.shown,
            scale: self.sheet.scale,
            edition: self.edition,
            small: chunks.is_empty(),
            chunks,
        })
    }

    /// A job is done, as far as it went.
    pub(crate) fn take(&mut self, painted: &Painted) {
        if painted.picture != self.number {
            return;
        }
        self.busy = false;
        if let Some(small) = &painted.small {
            self.small = Some(small.clone());
        }
        if painted.scale != self.sheet.scale || painted.shown != self.sheet.shown {
            return;
        }
        for (at, pixels) in &painted.chunks {
            let spoiled = self.sheet.chunks.get(at).map_or(0, |chunk| chunk.spoiled);
            // What was touched since is painted again; what is not kept and was never touched may be out of date too.
            let known = self.sheet.chunks.contains_key(at);
            if spoiled <= painted.edition && (known || painted.edition == self.edition) {
                let chunk = Chunk { pixels: pixels.clone(), state: State::Fresh, spoiled };
                let _ = self.sheet.chunks.insert(*at, chunk);
            }
        }
    }

    /// What is seen, for a canvas that lies here in the window.
    pub(super) fn ground(&self, view: &View, bounds: Rectangle, factor: f32) -> Backdrop {
        let mut sprites = Vec::new();
        if self.sheet.scale == view.scale * factor {
            let along = |start: f32, origin: f32, chunk: i32| {
                ((start + origin) * factor).floor() as i32 + chunk * chunk::SIDE
            };
            let place =
                |at: At| (along(bounds.x, view.origin.x, at.column), along(bounds.y, view.origin.y, at.row));
            for at in self.sheet.seen.chunks() {
                if let Some(chunk) = self.sheet.chunks.get(&at) {
                    let (x, y) = place(at);
                    sprites.push(Sprite { pixels: chunk.pixels.clone(), x, y, opacity: 256 });
                }
            }
        }
        Backdrop { bounds, color: theme::pixel(self.drawing.table()), sprites }
    }

    /// The whole map, small; `None` before it is painted.
    pub(super) const fn small(&self) -> Option<&Small> {
        self.small.as_ref()
    }
}

impl Sheet {
    const fn new(scale: f32, shown: Shown) -> Self {
        let nowhere = At { column: 0, row: 0 };
        Self { scale, shown, chunks: BTreeMap::new(), seen: Range { from: nowhere, to: nowhere } }
    }

    /// Around all chunks there are.
    fn all(&self) -> Range {
        let each = self.chunks.keys().map(|at| at.range());
        each.reduce(Range::with).unwrap_or(self.seen)
    }

    fn is_complete(&self) -> bool {
        let fresh = |at| self.chunks.get(&at).is_some_and(|chunk| chunk.state == State::Fresh);
        self.seen.chunks().all(fresh)
    }

    fn pixels(&self, at: At) -> Option<&[u32]> {
        self.chunks.get(&at).map(|chunk| chunk.pixels.colors())
    }

    fn forget(&mut self) {
        let near = self.seen.grown(KEPT);
        self.chunks.retain(|at, _| near.has(*at));
    }
}

impl Chunk {
    fn spoil(&mut self, edition: u64) {
        self.spoiled = edition;
        if self.state == State::Fresh {
            self.state = State::Stale;
        }
    }
}

impl Small {
    fn of(job: &Job) -> Option<Self> {
        let place = job.drawing.bounds()?;
        let scale = SMALL / place.width().max(place.height());
        let (width, height) = (place.width() * scale, place.height() * scale);
        let (width, height) = ((width.ceil() as u32).max(1), (height.ceil() as u32).max(1));
        let corner = |along: f32| (along * scale).floor() as i32;
        let area = Area { scale, west: corner(place.west), north: corner(place.north), width, height };
        let pixels = paint(&job.drawing, area, job.shown, &job.lifted);
        let place = Rect::new(
            area.west as f32 / scale,
            area.north as f32 / scale,
            width as f32 / scale,
            height as f32 / scale,
        );
        let handle = Handle::from_rgba(width, height, pixels);
        Some(Self { handle, size: (width, height), place, scale, edition: job.edition })
    }

    /// The colour at a point of the board that is given in pixels of another scale.
    fn pixel(&self, x: i32, y: i32, scale: f32) -> Option<u32> {
        let along = |at: i32, from: f32, most: u32| {
            let pixel = (at as f32 / scale - from) * self.scale;
            (pixel >= 0.0 && pixel < most as f32).then_some(pixel as usize)
        };
        let (x, y) = (along(x, self.place.west, self.size.0)?, along(y, self.place.north, self.size.1)?);
        let start = (y * self.size.0 as usize + x) * 4;
        let [r, g, b, a] = bytes(&self.handle)?.get(start..start + 4)?.try_into().ok()?;
        Some(u32::from_be_bytes([a, r, g, b]))
    }
}

impl Job {
    /// Paint, for a while.
    pub(crate) fn run(self) -> Painted {
        let began = Instant::now();
        let mut chunks = Vec::new();
        for at in &self.chunks {
            let area = at.area(self.scale);
            let rgba = paint(&self.drawing, area, self.shown, &self.lifted);
            chunks.push((*at, Pixels::of(area.width, &rgba)));
            if began.elapsed() > JOB {
                break;
            }
        }
        let small = self.small.then(|| Small::of(&self)).flatten();
        let Self { picture, shown, scale, edition, .. } = self;
        Painted { picture, shown, scale, edition, chunks, small }
    }
}

fn paint(drawing: &Drawing, area: Area, shown: Shown, lifted: &Selection) -> Vec<u8> {
    let seen = |layer: Layer, what: Option<Id>| {
        let there = shown.layers.has(layer) && what.is_none_or(|what| !lifted.contains(&what));
        match (there, shown.dim.has(layer)) {
            (false, _) => 0.0,
            (true, true) => DIM,
            (true, false) => 1.0,
        }
    };
    drawing.paint(area, drawing.table(), seen)
}

fn bytes(handle: &Handle) -> Option<&[u8]> {
    match handle {
        Handle::Rgba { pixels, .. } => Some(pixels.as_ref()),
        Handle::Path(..) | Handle::Bytes(..) => None,
    }
}

/// For tests: what is seen.
#[cfg(test)]
impl Picture {
    /// Paint until nothing is left to do.
    pub(crate) fn finish(&mut self, view: &View, shown: Shown) {
        while let Some(job) = self.look(view, shown, 1.0) {
            self.take(&job.run());
        }
    }

    /// Is anything of a layer drawn in this place? As far as it is not in hand.
    pub(crate) fn has(&self, layer: Layer, place: Rect) -> bool {
        use missions::scene::Layers;
        const SCALE: f32 = 16.0;
        let pixels = |length: f32| (length * SCALE) as u32;
        let area = Area {
            scale: SCALE,
            west: (place.west * SCALE) as i32,
            north: (place.north * SCALE) as i32,
            width: pixels(place.width()),
            height: pixels(place.height()),
        };
        let of = |layers| paint(&self.drawing, area, Shown { layers, dim: Layers::NONE }, &self.lifted);
        of(Layers::NONE.with(layer)) != of(Layers::NONE)
    }

    /// The pixels of what is seen, chunk by chunk from the north-west of the map.
    pub(crate) fn pixels(&self) -> Vec<(i32, i32, &[u32])> {
        let seen = self.sheet.seen.chunks();
        seen.map(|at| (at.column, at.row, self.sheet.pixels(at).expect("painted"))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Camera;
    use iced::{Point, Size, Vector};
    use missions::Mission;
    use missions::scene::{Layers, SceneOptions};
    use tiles::Catalogue;

    const SIZE: Size = Size::new(500.0, 400.0);
    const ALL: Shown = Shown { layers: Layers::MAP, dim: Layers::NONE };

    fn starter() -> (Picture, Camera) {
        let scene = Scene::of(&Mission::starter(), Catalogue::doom2016(), &SceneOptions::map());
        (Picture::of(&scene), Camera::new(scene.frame))
    }

    /// How many chunks that are seen are in this state.
    fn count(picture: &Picture, state: State) -> usize {
        picture.sheet.seen.chunks().filter(|at| picture.sheet.chunks[at].state == state).count()
    }

    #[test]
    fn something_is_seen_before_it_is_painted() {
        let (mut picture, mut camera) = starter();
        let job = picture.look(&camera.view(SIZE), ALL, 1.0).expect("something to paint");
        assert!(count(&picture, State::StandIn) > 4);
        assert!(picture.look(&camera.view(SIZE), ALL, 1.0).is_none(), "one job at a time");
        picture.take(&job.run());
        picture.finish(&camera.view(SIZE), ALL);
        let all = picture.sheet.seen.chunks().count();
        assert_eq!(count(&picture, State::Fresh), all);
        // Nearer, the old pixels stand in, and they are not all of one colour.
        camera.zoom(Point::new(250.0, 200.0), 1.5, SIZE);
        let _ = picture.look(&camera.view(SIZE), ALL, 1.0);
        assert_eq!(count(&picture, State::Fresh), 0);
        let colourful = |(_, _, pixels): &(i32, i32, &[u32])| pixels.iter().any(|pixel| *pixel != pixels[0]);
        assert!(picture.pixels().iter().any(colourful));
    }

    #[test]
    fn what_is_in_hand_or_hidden_is_not_on_the_map_and_comes_back() {
        let (mut picture, camera) = starter();
        let view = camera.view(SIZE);
        picture.finish(&view, ALL);
        let owned = |picture: &Picture| -> Vec<Vec<u32>> {
            picture.pixels().into_iter().map(|(_, _, pixels)| pixels.to_vec()).collect()
        };
        let before = owned(&picture);
        let thing = *Mission::starter().things().keys().next().expect("a thing");
        picture.lift(&[thing].into());
        assert!(count(&picture, State::Stale) > 0);
        assert!(count(&picture, State::Stale) < before.len(), "only what it touches is painted again");
        picture.finish(&view, ALL);
        assert_ne!(owned(&picture), before);
        picture.lift(&Selection::new());
        picture.finish(&view, ALL);
        assert!(owned(&picture) == before);
        for shown in [
            Shown { layers: Layers::MAP.without(Layer::Tiles), ..ALL },
            Shown { dim: Layers::NONE.with(Layer::Tiles), ..ALL },
        ] {
            picture.finish(&view, shown);
            assert!(owned(&picture) != before);
            picture.finish(&view, ALL);
            assert!(owned(&picture) == before);
        }
    }

    #[test]
    fn a_job_that_an_edit_overtook_does_not_bring_the_old_pixels_back() {
        let (mut picture, camera) = starter();
        let view = camera.view(SIZE);
        let job = picture.look(&view, ALL, 1.0).expect("something to paint");
        let everything: Selection = Mission::starter().things().keys().copied().collect();
        picture.lift(&everything);
        picture.take(&job.run());
        picture.finish(&view, ALL);
        let (mut fresh, _) = starter();
        fresh.lift(&everything);
        fresh.finish(&view, ALL);
        assert!(picture.pixels() == fresh.pixels());
    }

    #[test]
    fn memory_does_not_grow_with_the_way_one_has_gone() {
        let (mut picture, mut camera) = starter();
        camera.zoom(Point::new(250.0, 200.0), 99.0, SIZE);
        let mut most = 0;
        for i in 0..40 {
            let by = if i < 20 { Vector::new(-90.0, -60.0) } else { Vector::new(90.0, 60.0) };
            camera.drag(by, SIZE);
            let _ = picture.look(&camera.view(SIZE), ALL, 1.0).map(|job| picture.take(&job.run()));
            most = most.max(picture.sheet.chunks.len());
        }
        let near = picture.sheet.seen.grown(KEPT).chunks().count();
        assert!(most <= near, "{most} of {near}");
    }
}
