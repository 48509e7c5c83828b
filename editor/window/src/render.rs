//! The renderer of the window: iced's own (software) renderer for everything, and below it the ground, ready pixels that are
//! copied and not drawn. A map that is moved is copied sixty times a second; drawn as images it would be six times.

mod compositor;
mod damage;
mod backdrop;
mod long_text;

pub(crate) use backdrop::{Backdrop, Pixels, Sprite};

use compositor::Compositor;
use iced::advanced::graphics::{self, compositor::Default as HasCompositor, geometry};
use iced::advanced::renderer::{Headless, Quad};
use iced::advanced::{self, image, text};
use iced::{Background, Color, Font, Pixels as Points, Point, Rectangle, Size, Transformation};
use iced_graphics::text::cosmic_text::Buffer;
use iced_graphics::text::{Editor, Paragraph, Raw, Renderer as _};
use iced_tiny_skia::Renderer as Ui;
use long_text::Layers;
use std::sync::Arc;

/// What all widgets are drawn with.
#[derive(Debug)]
pub(crate) struct Renderer {
    /// Everything but the ground.
    ui: Ui,
    /// What lies below everything, if there is something.
    ground: Option<Backdrop>,
    layers: Layers,
    /// The parts of long texts that are drawn; the renderer only points to them.
    parts: Vec<Arc<Buffer>>,
}

impl Renderer {
    /// Lay this below everything that is drawn. What is drawn beneath it must be transparent there.
    pub(crate) fn lay(&mut self, ground: Backdrop) {
        self.ground = Some(ground);
    }

    /// One that has drawn nothing.
    pub(crate) fn new(font: Font, size: Points) -> Self {
        Self { ui: Ui::new(font, size), ground: None, layers: Layers::default(), parts: Vec::new() }
    }
}

impl advanced::Renderer for Renderer {
    fn start_layer(&mut self, bounds: Rectangle) {
        self.layers.start(bounds);
        self.ui.start_layer(bounds);
    }

    fn end_layer(&mut self) {
        self.layers.end();
        self.ui.end_layer();
    }

    fn start_transformation(&mut self, transformation: Transformation) {
        self.layers.shift(transformation);
        self.ui.start_transformation(transformation);
    }

    fn end_transformation(&mut self) {
        self.layers.unshift();
        self.ui.end_transformation();
    }

    fn fill_quad(&mut self, quad: Quad, background: impl Into<Background>) {
        self.ui.fill_quad(quad, background);
    }

    fn reset(&mut self, bounds: Rectangle) {
        self.ground = None;
        self.layers.begin(bounds);
        self.parts.clear();
        self.ui.reset(bounds);
    }

    fn allocate_image(
        &mut self,
        handle: &image::Handle,
        callback: impl FnOnce(Result<image::Allocation, image::Error>) + Send + 'static,
    ) {
        self.ui.allocate_image(handle, callback);
    }
}

impl text::Renderer for Renderer {
    type Font = Font;
    type Paragraph = Paragraph;
    type Editor = Editor;

    const ICON_FONT: Font = Ui::ICON_FONT;
    const CHECKMARK_ICON: char = Ui::CHECKMARK_ICON;
    const ARROW_DOWN_ICON: char = Ui::ARROW_DOWN_ICON;
    const SCROLL_UP_ICON: char = Ui::SCROLL_UP_ICON;
    const SCROLL_DOWN_ICON: char = Ui::SCROLL_DOWN_ICON;
    const SCROLL_LEFT_ICON: char = Ui::SCROLL_LEFT_ICON;
    const SCROLL_RIGHT_ICON: char = Ui::SCROLL_RIGHT_ICON;
    const ICED_LOGO: char = Ui::ICED_LOGO;

    fn default_font(&self) -> Font {
        self.ui.default_font()
    }

    fn default_size(&self) -> Points {
        self.ui.default_size()
    }

    fn fill_paragraph(&mut self, paragraph: &Paragraph, at: Point, color: Color, clip: Rectangle) {
        self.ui.fill_paragraph(paragraph, at, color, clip);
    }

    fn fill_editor(&mut self, editor: &Editor, at: Point, color: Color, clip: Rectangle) {
        let seen = self.layers.seen().and_then(|seen| seen.intersection(&clip));
        let part = seen.and_then(|seen| {
            let (part, top) = long_text::cut(editor, &(seen.y - at.y..seen.y + seen.height - at.y))?;
            Some((Arc::new(part), Point::new(at.x, at.y + top), seen))
        });
        let Some((part, position, seen)) = part else {
            self.ui.fill_editor(editor, at, color, clip);
            return;
        };
        // In a layer of its own nothing else narrows what is drawn of it. What may have changed is counted in pixels of the window.
        let (buffer, clip_bounds) = (Arc::downgrade(&part), self.layers.on_window(seen));
        advanced::Renderer::start_layer(&mut self.ui, seen);
        self.ui.fill_raw(Raw { buffer, position, color, clip_bounds });
        advanced::Renderer::end_layer(&mut self.ui);
        self.parts.push(part);
    }

    fn fill_text(&mut self, text: advanced::Text, at: Point, color: Color, clip: Rectangle) {
        self.ui.fill_text(text, at, color, clip);
    }
}

impl geometry::Renderer for Renderer {
    type Geometry = iced_tiny_skia::Geometry;
    type Frame = iced_tiny_skia::geometry::Frame;

    fn new_frame(&self, bounds: Rectangle) -> Self::Frame {
        self.ui.new_frame(bounds)
    }

    fn draw_geometry(&mut self, geometry: Self::Geometry) {
        self.ui.draw_geometry(geometry);
    }
}

impl image::Renderer for Renderer {
    type Handle = image::Handle;

    fn load_image(&self, handle: &image::Handle) -> Result<image::Allocation, image::Error> {
        self.ui.load_image(handle)
    }

    fn measure_image(&self, handle: &image::Handle) -> Option<Size<u32>> {
        self.ui.measure_image(handle)
    }

    fn draw_image(&mut self, image: image::Image, bounds: Rectangle, clip: Rectangle) {
        self.ui.draw_image(image, bounds, clip);
    }
}

impl HasCompositor for Renderer {
    type Compositor = Compositor;
}

impl Headless for Renderer {
    async fn new(font: Font, size: Points, backend: Option<&str>) -> Option<Self> {
        backend.is_none_or(|name| name == NAME).then(|| Self::new(font, size))
    }

    fn name(&self) -> String {
        NAME.to_owned()
    }

    fn screenshot(&mut self, size: Size<u32>, factor: f32, background: Color) -> Vec<u8> {
        let viewport = graphics::Viewport::with_physical_size(size, factor);
        compositor::screenshot(self, &viewport, background)
    }
}

/// What libraries call this renderer.
const NAME: &str = "hellwright";
