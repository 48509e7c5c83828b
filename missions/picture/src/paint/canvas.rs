//! The rasteriser: what is filled, drawn as a line or laid as a picture in board units becomes pixels.
//! Its callers decide what is drawn, and in which order.

use crate::art::Level;
use crate::scene::shape::{Cap, Color, Image, Join, Path, Segment, Stroke};
use std::sync::Arc;
use vello_cpu::kurbo::{self, Affine, BezPath};
use vello_cpu::peniko::{self, ImageBrush, ImageQuality, ImageSampler};
use vello_cpu::{
    ImageSource, Level as Instructions, Pixmap, RasterizerSettings, RenderContext, RenderSettings, Resources,
    TargetInit,
};

/// A sheet on which one paints.
pub(super) struct Canvas {
    context: RenderContext,
    view: Affine,
}

impl Canvas {
    /// Of so many pixels; the corner of the board's origin lies so many pixels east and south of the sheet's.
    pub(super) fn new(width: u16, height: u16, scale: f32, (east, south): (f64, f64)) -> Self {
        // Not the best this processor has: then other processors of its kind would round otherwise.
        let settings = RenderSettings { level: Instructions::baseline(), num_threads: 0 };
        let mut context = RenderContext::new_with(width, height, settings);
        let view = Affine::translate((east, south)) * Affine::scale(f64::from(scale));
        context.set_transform(view);
        Self { context, view }
    }

    /// How many pixels a board unit is wide.
    fn scale(&self) -> f64 {
        self.view.as_coeffs()[0]
    }

    pub(super) fn fill(&mut self, path: &BezPath, color: Color) {
        self.context.set_paint(self::color(color));
        self.context.fill_path(path);
    }

    pub(super) fn stroke(&mut self, path: &BezPath, line: &kurbo::Stroke, color: Color) {
        self.context.set_paint(self::color(color));
        self.context.set_stroke(line.clone());
        self.context.stroke_path(path);
    }

    /// Lay a picture over what a path encloses; of an opacity of 1 it hides what lies under it.
    pub(super) fn lay(&mut self, image: &Image, path: &BezPath, opacity: f32) {
        let (east, south) = (image.east, image.south);
        let wide = f64::from(east.x.hypot(east.y)) * self.scale();
        let Some(Level { pixels }) = image.picture.level(wide as f32) else { return };
        let (w, h) = (f64::from(pixels.width()), f64::from(pixels.height()));
        let sampler =
            ImageSampler { quality: ImageQuality::Medium, alpha: opacity, ..ImageSampler::default() };
        self.context.set_paint(ImageBrush { image: ImageSource::Pixmap(Arc::clone(pixels)), sampler });
        let [east, south, at] = [east, south, image.at].map(|p| (f64::from(p.x), f64::from(p.y)));
        self.context.set_paint_transform(Affine::new([
            east.0 / w,
            east.1 / w,
            south.0 / h,
            south.1 / h,
            at.0,
            at.1,
        ]));
        self.context.fill_path(path);
        self.context.reset_paint_transform();
    }

    /// The pixels, with a colour under everything.
    pub(super) fn finish(mut self, ground: Color) -> Pixmap {
        self.context.flush();
        let mut pixmap = Pixmap::new(self.context.width(), self.context.height());
        let settings = RasterizerSettings {
            target_init: TargetInit::Clear(color(ground)),
            ..RasterizerSettings::default()
        };
        self.context.render_with(&mut pixmap, &mut Resources::new(), settings);
        pixmap
    }
}

fn color(color: Color) -> peniko::Color {
    peniko::Color::from_rgba8(color.r, color.g, color.b, color.a)
}

/// A path in the rasteriser's terms.
pub(super) fn outline(path: &Path) -> BezPath {
    let at = |p: &crate::scene::shape::Point| (f64::from(p.x), f64::from(p.y));
    let mut out = BezPath::with_capacity(path.segments.len());
    for segment in &path.segments {
        match segment {
            Segment::Move(p) => out.move_to(at(p)),
            Segment::Line(p) => out.line_to(at(p)),
            Segment::Quad(a, p) => out.quad_to(at(a), at(p)),
            Segment::Cubic(a, b, p) => out.curve_to(at(a), at(b), at(p)),
            Segment::Close => out.close_path(),
        }
    }
    out
}

/// How a line is drawn, in the rasteriser's terms.
pub(super) fn line(stroke: &Stroke) -> kurbo::Stroke {
    let cap = match stroke.cap {
        Cap::Butt => kurbo::Cap::Butt,
        Cap::Round => kurbo::Cap::Round,
        Cap::Square => kurbo::Cap::Square,
    };
    let join = match stroke.join {
        Join::Round => kurbo::Join::Round,
        Join::Bevel => kurbo::Join::Bevel,
    };
    let line = kurbo::Stroke::new(f64::from(stroke.width)).with_caps(cap).with_join(join);
    match stroke.dash {
        Some(dash) => line.with_dashes(f64::from(dash.start), [f64::from(dash.on), f64::from(dash.off)]),
        None => line,
    }
}
