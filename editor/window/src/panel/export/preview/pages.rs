//! The pages of a PDF file as pictures. They are painted from the very bytes that would be written, by a library that knows
//! nothing of what we meant.

use hayro::hayro_interpret::InterpreterSettings;
use hayro::hayro_syntax::Pdf;
use hayro::hayro_syntax::page::Page;
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings, render};
use iced::widget::image::Handle;

/// A picture has at most so many pixels from side to side.
pub(super) const PIXELS: u32 = 1400;

/// Every page. `None` if it is no PDF file.
pub(super) fn of(file: &[u8]) -> Option<Vec<Handle>> {
    let pdf = Pdf::new(file.to_vec()).ok()?;
    let (cache, interpreter) = (RenderCache::new(), InterpreterSettings::default());
    Some(pdf.pages().iter().map(|page| paint(page, &cache, &interpreter)).collect())
}

fn paint<'a>(page: &'a Page<'a>, cache: &RenderCache<'a>, interpreter: &InterpreterSettings) -> Handle {
    let (width, height) = page.render_dimensions();
    let scale = PIXELS as f32 / width.max(height).max(1.0);
    let settings = PixmapSettings { x_scale: scale, y_scale: scale, bg_color: WHITE };
    let pixels = render(page, cache, interpreter, &RenderSettings::default(), &settings);
    // On white ground nothing is left to be seen through.
    let bytes = pixels.data_as_u8_slice().to_vec();
    Handle::from_rgba(pixels.width().into(), pixels.height().into(), bytes)
}
