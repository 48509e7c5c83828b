//! From where one looks at the map, and the way between spaces of the board and pixels of the canvas.
//! Plain arithmetic; its neighbours draw and handle the pointer.

use iced::{Point, Size, Vector};
use missions::scene::{self, Rect};

/// How many pixels a space may have.
const SCALES: std::ops::RangeInclusive<f32> = 6.0..=160.0;

/// A whole map is never shown larger than this, 100 %: two tiles on a large screen need not be giants.
const FITTED: f32 = 72.0;

/// When one is shown a place, it has about this many pixels for each space.
const CLOSE: f32 = 56.0;

/// So many spaces are seen around a place that keys lead to.
const AROUND: f32 = 1.0;

/// From where one looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Camera {
    /// The whole map.
    frame: Rect,
    /// The middle of what is seen and the pixels of a space; `None` as long as the whole map is seen.
    free: Option<(scene::Point, f32)>,
}

/// A camera over a canvas of a certain size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct View {
    /// How many pixels a space has.
    pub(crate) scale: f32,
    /// Where the origin of the board lies.
    pub(crate) origin: Vector,
    /// The size of the canvas.
    pub(crate) size: Size,
}

impl View {
    /// A point of the board on the canvas.
    pub(crate) fn to_pixels(self, p: scene::Point) -> Point {
        Point::new(p.x * self.scale + self.origin.x, p.y * self.scale + self.origin.y)
    }

    /// A point of the canvas on the board.
    pub(crate) fn to_board(self, p: Point) -> scene::Point {
        scene::Point::new((p.x - self.origin.x) / self.scale, (p.y - self.origin.y) / self.scale)
    }

    /// What of the board is seen.
    pub(crate) fn seen(&self) -> Rect {
        let from = self.to_board(Point::ORIGIN);
        Rect::new(from.x, from.y, self.size.width / self.scale, self.size.height / self.scale)
    }
}

impl Camera {
    /// A look at the whole of a map.
    pub(crate) const fn new(frame: Rect) -> Self {
        Self { frame, free: None }
    }

    /// The same look at a map that has changed. Who saw the whole of the old one sees the same places of the new one.
    pub(crate) fn over(self, frame: Rect, size: Size) -> Self {
        if frame == self.frame {
            return self;
        }
        Self { frame, free: Some(self.look(size)) }
    }

    /// Move as little as is needed to see a place with some of what is around it. `false` if it is seen as it is.
    pub(crate) fn reveal(&mut self, place: Rect, size: Size) -> bool {
        let (seen, place) = (self.view(size).seen(), place.grown(AROUND));
        // What does not fit on the canvas is shown from its beginning.
        let by = |from: f32, to: f32, start: f32, end: f32| {
            if start < from || end - start > to - from { start - from } else { (end - to).max(0.0) }
        };
        let dx = by(seen.west, seen.east, place.west, place.east);
        let dy = by(seen.north, seen.south, place.north, place.south);
        let (middle, scale) = self.look(size);
        if (dx * scale).abs() < 1.0 && (dy * scale).abs() < 1.0 {
            return false;
        }
        self.free = Some((middle.shifted(dx, dy), scale));
        true
    }

    /// Is the whole map seen, whatever the size of the canvas?
    pub(crate) const fn is_fitted(&self) -> bool {
        self.free.is_none()
    }

    /// What is seen on a canvas of this size.
    pub(crate) fn view(&self, size: Size) -> View {
        let (middle, scale) = self.look(size);
        // Whole pixels keep straight lines sharp.
        let origin = Vector::new(
            (size.width / 2.0 - middle.x * scale).round(),
            (size.height / 2.0 - middle.y * scale).round(),
        );
        View { scale, origin, size }
    }

    fn look(&self, size: Size) -> (scene::Point, f32) {
        self.free.unwrap_or_else(|| (self.frame.centre(), fitting(self.frame, size).min(FITTED)))
    }

    fn set(&mut self, middle: scene::Point, scale: f32) {
        // The map never leaves the canvas wholly.
        let Rect { west, north, east, south } = self.frame;
        let middle = scene::Point::new(middle.x.clamp(west, east), middle.y.clamp(north, south));
        self.free = Some((middle, scale));
    }

    /// See the whole map.
    pub(crate) const fn fit(&mut self) {
        self.free = None;
    }

    /// Drag the map by so many pixels.
    pub(crate) fn drag(&mut self, by: Vector, size: Size) {
        let (middle, scale) = self.look(size);
        self.set(middle.shifted(-by.x / scale, -by.y / scale), scale);
    }

    /// See this point in the middle.
    pub(crate) fn centre(&mut self, middle: scene::Point, size: Size) {
        let (_, scale) = self.look(size);
        self.set(middle, scale);
    }

    /// Go nearer (a factor above 1) or farther, without moving what lies at a point of the canvas.
    pub(crate) fn zoom(&mut self, at: Point, factor: f32, size: Size) {
        let (middle, old) = self.look(size);
        let scale = (old * factor).clamp(*SCALES.start(), *SCALES.end());
        let away = Vector::new(at.x - size.width / 2.0, at.y - size.height / 2.0);
        let shift = 1.0 / old - 1.0 / scale;
        self.set(middle.shifted(away.x * shift, away.y * shift), scale);
    }

    /// See a place closely, with some of what is around it.
    pub(crate) fn show(&mut self, place: Rect, size: Size) {
        let scale = fitting(place.grown(2.0), size).min(CLOSE).clamp(*SCALES.start(), *SCALES.end());
        self.set(place.centre(), scale);
    }
}

/// The zoom in per cent of [`FITTED`], as people read it.
pub(crate) fn percent(scale: f32) -> f64 {
    f64::from((scale / FITTED * 100.0).round())
}

/// The pixels of a space with which a rectangle just fits on a canvas.
fn fitting(rect: Rect, size: Size) -> f32 {
    let scale = (size.width / rect.width().max(1.0)).min(size.height / rect.height().max(1.0));
    scale.max(*SCALES.start())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size::new(800.0, 600.0);

    fn camera() -> Camera {
        Camera::new(Rect::new(-1.0, -1.0, 20.0, 10.0))
    }

    fn near(a: scene::Point, b: scene::Point) -> bool {
        // Half a pixel is lost where the origin is put on a whole one.
        (a.x - b.x).abs() < 0.1 && (a.y - b.y).abs() < 0.1
    }

    #[test]
    fn the_whole_map_is_seen_at_first_and_after_fitting() {
        let mut camera = camera();
        for size in [SIZE, Size::new(300.0, 900.0), Size::new(2000.0, 1500.0)] {
            let (seen, map) = (camera.view(size).seen().grown(0.1), Rect::new(-1.0, -1.0, 20.0, 10.0));
            assert_eq!(seen.with(map), seen, "{size:?}");
        }
        camera.drag(Vector::new(50.0, 0.0), SIZE);
        assert!(!camera.is_fitted());
        camera.fit();
        assert_eq!(camera, super::Camera::new(Rect::new(-1.0, -1.0, 20.0, 10.0)));
    }

    #[test]
    fn what_lies_under_the_pointer_stays_there_while_zooming() {
        let mut camera = camera();
        let pointer = Point::new(430.0, 280.0);
        let before = camera.view(SIZE).to_board(pointer);
        for factor in [1.5, 1.2, 0.9, 3.0] {
            camera.zoom(pointer, factor, SIZE);
            assert!(near(camera.view(SIZE).to_board(pointer), before), "{factor}");
        }
    }

    #[test]
    fn dragging_moves_the_map_with_the_pointer() {
        let mut camera = camera();
        let under = camera.view(SIZE).to_board(Point::new(300.0, 300.0));
        camera.drag(Vector::new(40.0, -25.0), SIZE);
        assert!(near(camera.view(SIZE).to_board(Point::new(340.0, 275.0)), under));
    }

    #[test]
    fn the_map_is_never_lost() {
        let mut camera = camera();
        for _ in 0..100 {
            camera.drag(Vector::new(-999.0, 999.0), SIZE);
            camera.zoom(Point::new(10.0, 590.0), 0.5, SIZE);
        }
        let seen = camera.view(SIZE).seen();
        assert!(seen.meets(Rect::new(-1.0, -1.0, 20.0, 10.0)), "{seen:?}");
        assert!(camera.view(SIZE).scale >= *SCALES.start());
    }

    #[test]
    fn a_map_that_grows_lies_still() {
        let mut camera = camera();
        let before = camera.view(SIZE);
        camera = camera.over(Rect::new(-9.0, -9.0, 60.0, 40.0), SIZE);
        assert_eq!(camera.view(SIZE), before);
        camera.fit();
        assert_ne!(camera.view(SIZE), before);
        let fitted = camera.over(Rect::new(-9.0, -9.0, 60.0, 40.0), SIZE);
        assert!(fitted.is_fitted(), "nothing has changed");
    }

    #[test]
    fn a_place_that_keys_lead_to_is_seen_and_what_is_seen_stays() {
        let mut camera = camera();
        for _ in 0..12 {
            camera.zoom(Point::new(400.0, 300.0), 1.2, SIZE);
        }
        let middle = camera.view(SIZE).seen().centre();
        assert!(!camera.reveal(Rect::new(middle.x - 0.5, middle.y - 0.5, 1.0, 1.0), SIZE));
        for (x, y) in [(0.0, 0.0), (18.0, 0.0), (18.0, 8.0), (-30.0, 40.0)] {
            let place = Rect::new(x, y, 1.0, 1.0);
            assert!(camera.reveal(place, SIZE), "{x},{y}");
            let seen = camera.view(SIZE).seen().grown(0.1);
            assert_eq!(seen.with(place.grown(AROUND)), seen, "{x},{y}");
            assert!(!camera.reveal(place, SIZE));
        }
    }

    #[test]
    fn a_place_that_is_shown_lies_in_the_middle() {
        let mut camera = camera();
        let place = Rect::new(15.0, 2.0, 2.0, 1.0);
        camera.show(place, SIZE);
        let middle = camera.view(SIZE).to_board(Point::new(400.0, 300.0));
        assert!(near(middle, place.centre()), "{middle:?}");
    }
}
