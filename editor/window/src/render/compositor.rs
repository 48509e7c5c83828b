//! The way of a frame to the screen: what has changed of the widgets is drawn into a picture of its own, and laid over the
//! ground where either has changed. What is drawn is decided by the widgets.

use super::backdrop::{self, Area, Backdrop};
use super::{Renderer, damage};
use iced::advanced::graphics::compositor::{self, Display, Information, SurfaceError};
use iced::advanced::graphics::{self, Shell, Viewport, damage as difference};
use iced::{Color, Rectangle, Size};
use iced_tiny_skia::Layer;
use std::collections::VecDeque;
use std::num::NonZeroU32;
use tiny_skia::{Mask, PixmapMut};

type Display_ = Box<dyn Display>;
type Window_ = Box<dyn compositor::Window>;

/// Makes surfaces and brings frames to them.
pub(crate) struct Compositor {
    context: softbuffer::Context<Display_>,
    settings: graphics::Settings,
}

/// What one sees of a window.
pub(crate) struct Surface {
    window: softbuffer::Surface<Display_, Window_>,
    ui: Sheet,
    shown: Option<Shown>,
    /// What was changed by each of the last frames, the newest first: the system may hand out an older frame to draw on.
    changes: VecDeque<Vec<Area>>,
}

/// The widgets in pixels, transparent where there are none.
struct Sheet {
    width: u32,
    height: u32,
    colors: Vec<u32>,
    mask: Mask,
}

/// What the last frame showed.
struct Shown {
    layers: Vec<Layer>,
    ground: Option<Backdrop>,
    background: u32,
    factor: f32,
}

impl Sheet {
    fn new(width: u32, height: u32) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        let mask = Mask::new(width, height).expect("a mask with at least one pixel");
        Self { width, height, colors: vec![0; width as usize * height as usize], mask }
    }

    const fn whole(&self) -> Area {
        Area { from: (0, 0), to: (self.width as i32, self.height as i32) }
    }

    /// Draw these parts again.
    fn draw(&mut self, renderer: &mut Renderer, viewport: &Viewport, parts: &[Rectangle]) {
        if parts.is_empty() {
            return;
        }
        let bytes = bytemuck::cast_slice_mut(&mut self.colors);
        if let Some(mut pixels) = PixmapMut::from_bytes(bytes, self.width, self.height) {
            renderer.ui.draw(&mut pixels, &mut self.mask, viewport, parts, Color::TRANSPARENT);
        }
    }

    /// Put this part of the window together: background, ground, widgets.
    fn compose(&self, ground: Option<(&Backdrop, Area)>, background: u32, part: Area, screen: &mut [u32]) {
        let part = part.common(self.whole());
        if part.is_empty() {
            return;
        }
        for y in part.from.1..part.to.1 {
            let start = y as usize * self.width as usize;
            let columns = start + part.from.0 as usize..start + part.to.0 as usize;
            let row = &mut screen[columns.clone()];
            row.fill(background);
            if let Some((ground, place)) = ground {
                ground.lay(place, y, part.from.0, row);
            }
            backdrop::cover(row, &self.colors[columns]);
        }
    }
}

impl compositor::Compositor for Compositor {
    type Renderer = Renderer;
    type Surface = Surface;

    async fn with_backend(
        settings: graphics::Settings,
        display: impl Display + Clone,
        _: impl compositor::Window + Clone,
        _: Shell,
        _: Option<&str>,
    ) -> Result<Self, graphics::Error> {
        let context = softbuffer::Context::new(Box::new(display) as Display_)
            .map_err(|error| graphics::Error::BackendError(error.to_string()))?;
        Ok(Self { context, settings })
    }

    fn create_renderer(&self) -> Renderer {
        Renderer::new(self.settings.default_font, self.settings.default_text_size)
    }

    fn create_surface<W: compositor::Window + Clone>(
        &mut self,
        window: W,
        width: u32,
        height: u32,
    ) -> Surface {
        // iced has no way to hear of a window that cannot be drawn on.
        let window = softbuffer::Surface::new(&self.context, Box::new(window) as Window_)
            .expect("a window that can be drawn on");
        let mut surface = Surface { window, ui: Sheet::new(1, 1), shown: None, changes: VecDeque::new() };
        self.configure_surface(&mut surface, width, height);
        surface
    }

    fn configure_surface(&mut self, surface: &mut Surface, width: u32, height: u32) {
        if let (Some(columns), Some(rows)) = (NonZeroU32::new(width), NonZeroU32::new(height)) {
            // What cannot be made larger shows itself when it is drawn on.
            let _ = surface.window.resize(columns, rows);
            surface.ui = Sheet::new(width, height);
            surface.shown = None;
            surface.changes.clear();
        }
    }

    fn information(&self) -> Information {
        Information { adapter: "CPU".to_owned(), backend: super::NAME.to_owned() }
    }

    fn present(
        &mut self,
        renderer: &mut Renderer,
        surface: &mut Surface,
        viewport: &Viewport,
        background: Color,
        on_pre_present: impl FnOnce(),
    ) -> Result<(), SurfaceError> {
        let Surface { window, ui, shown, changes } = surface;
        let mut screen = window.buffer_mut().map_err(|_| SurfaceError::Lost)?;
        if screen.len() != ui.colors.len() {
            return Err(SurfaceError::Outdated);
        }
        let background = opaque(background);
        let factor = viewport.scale_factor();
        let place = renderer.ground.as_ref().map(|ground| pixels(ground.bounds, factor));
        let layers = renderer.ui.layers().to_vec();
        let before = shown.take().filter(|shown| shown.factor == factor && shown.background == background);
        let parts = parts(before.as_ref(), &layers, viewport);
        ui.draw(renderer, viewport, &parts);

        let ground = renderer.ground.take();
        let mut changed: Vec<Area> = parts.into_iter().map(|part| pixels(part, factor)).collect();
        if let Some(before) = &before {
            changed.extend(moved(before.ground.as_ref(), ground.as_ref(), factor));
        }
        let age = usize::from(screen.age());
        changes.push_front(changed);
        let known = (1..=changes.len()).contains(&age);
        let stale =
            if known { changes.iter().take(age).flatten().copied().collect() } else { vec![ui.whole()] };
        changes.truncate(MOST_AGE);
        let lying = ground.as_ref().zip(place);
        for part in disjoint(stale, ui.whole()) {
            ui.compose(lying, background, part, &mut screen);
        }
        *shown = Some(Shown { layers, ground, background, factor });
        on_pre_present();
        screen.present().map_err(|_| SurfaceError::Lost)
    }

    fn screenshot(&mut self, renderer: &mut Renderer, viewport: &Viewport, background: Color) -> Vec<u8> {
        screenshot(renderer, viewport, background)
    }
}

/// Frames older than so many are put together again.
const MOST_AGE: usize = 4;

/// The parts of the window in which the widgets look otherwise than before.
fn parts(before: Option<&Shown>, layers: &[Layer], viewport: &Viewport) -> Vec<Rectangle> {
    let window = Rectangle::with_size(viewport.logical_size());
    let Some(before) = before else { return vec![window] };
    let mut changes = difference::diff(&before.layers, layers, |layer| vec![layer.bounds], Layer::damage);
    changes.extend(before.layers.iter().chain(layers).flat_map(thin));
    damage::gather(changes, window, viewport.scale_factor())
}

/// Lines that lie level or upright: their bounds are empty, and what is empty never changes in the eyes of the library.
fn thin(layer: &Layer) -> Vec<Rectangle> {
    let groups = layer.primitives.iter();
    let lines = groups.flat_map(|group| {
        let bounds = group.as_slice().iter().map(|line| line.visible_bounds() * group.transformation());
        let thin = bounds.filter(|bounds| bounds.width < 1.0 || bounds.height < 1.0);
        thin.filter_map(|bounds| bounds.expand(1.0).intersection(&group.clip_bounds()))
    });
    lines.collect()
}

/// What of the screen looks otherwise because of the ground.
fn moved(before: Option<&Backdrop>, now: Option<&Backdrop>, factor: f32) -> Vec<Area> {
    match (before, now) {
        (Some(before), Some(now)) if before.bounds == now.bounds => {
            now.differences(before, pixels(now.bounds, factor))
        }
        _ => before.into_iter().chain(now).map(|ground| pixels(ground.bounds, factor)).collect(),
    }
}

/// The whole window in one piece if the parts are as large as it anyway, for what lies in two parts is put together twice.
fn disjoint(parts: Vec<Area>, whole: Area) -> Vec<Area> {
    let size = |area: Area| i64::from(area.to.0 - area.from.0) * i64::from(area.to.1 - area.from.1);
    if parts.iter().map(|part| size(*part)).sum::<i64>() >= size(whole) { vec![whole] } else { parts }
}

/// A part of the window in pixels of the screen.
fn pixels(part: Rectangle, factor: f32) -> Area {
    let part = part * factor;
    // A hair's breadth is no pixel: whole numbers do not stay whole when they are divided and multiplied.
    let (from, to) =
        ((part.x + 0.01, part.y + 0.01), (part.x + part.width - 0.01, part.y + part.height - 0.01));
    Area {
        from: (from.0.floor() as i32, from.1.floor() as i32),
        to: (to.0.ceil() as i32, to.1.ceil() as i32),
    }
}

fn opaque(color: Color) -> u32 {
    let [r, g, b, _] = color.into_rgba8();
    u32::from_be_bytes([255, r, g, b])
}

/// All that is drawn, without a window: four bytes a pixel, red, green, blue and opacity.
pub(super) fn screenshot(renderer: &mut Renderer, viewport: &Viewport, background: Color) -> Vec<u8> {
    let Size { width, height } = viewport.physical_size();
    let mut ui = Sheet::new(width, height);
    ui.draw(renderer, viewport, &[Rectangle::with_size(viewport.logical_size())]);
    let ground = renderer.ground.as_ref();
    let lying = ground.map(|ground| (ground, pixels(ground.bounds, viewport.scale_factor())));
    let mut screen = vec![0; ui.colors.len()];
    ui.compose(lying, opaque(background), ui.whole(), &mut screen);
    let rgba = |color: &u32| {
        let [_, r, g, b] = color.to_be_bytes();
        [r, g, b, 255]
    };
    screen.iter().flat_map(rgba).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas;
    use iced::advanced::graphics::geometry::{self, Renderer as _};
    use iced::{Font, Point, Vector};

    /// The layers of one frame: an upright line, so many pixels from the left.
    fn frame(renderer: &mut Renderer, x: f32) -> Vec<Layer> {
        use iced::advanced::Renderer as _;
        let bounds = Rectangle::with_size(Size::new(200.0, 100.0));
        renderer.reset(bounds);
        let mut frame = canvas::Frame::new(renderer, bounds.size());
        let line = iced::widget::canvas::Path::line(Point::new(x, 20.0), Point::new(x, 80.0));
        frame.stroke(&line, geometry::Stroke::default().with_width(3.0));
        renderer.with_translation(Vector::new(0.0, 0.0), |renderer| {
            renderer.draw_geometry(frame.into_geometry());
        });
        renderer.ui.layers().to_vec()
    }

    #[test]
    fn a_line_that_has_gone_is_wiped_away() {
        let mut renderer = Renderer::new(Font::DEFAULT, iced::Pixels(16.0));
        let layers = frame(&mut renderer, 50.0);
        let before = Shown { layers, ground: None, background: 0, factor: 1.0 };
        let after = frame(&mut renderer, 150.0);
        let viewport = Viewport::with_physical_size(Size::new(200, 100), 1.0);
        let parts = parts(Some(&before), &after, &viewport);
        for x in [49.0, 51.0, 149.0, 151.0] {
            let seen = parts.iter().any(|part| part.contains(Point::new(x, 50.0)));
            assert!(seen, "{x}: {parts:?}");
        }
    }
}
