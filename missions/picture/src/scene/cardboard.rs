//! Pictures of somebody's own cardboard, laid over the floors that are drawn: fitted to their spaces and turned with them.
//! `art` provides the pictures.

use crate::art::Art;
use crate::scene::chart::{self, Chart};
use crate::scene::layer::Layer;
use crate::scene::pen::Pen;
use crate::scene::shape::{Draw, Image, Path, Point, Rect};
use std::sync::Arc;

/// Lay every picture there is; of tiles that overlap, the one that counts lies on top.
pub(crate) fn draw(chart: &Chart<'_>, art: &Art, pen: &mut Pen<'_>) {
    for laid in chart.tiles.iter().rev() {
        let placement = laid.placement;
        let (Some(side), Some(picture)) = (laid.side, art.of(placement.tile, placement.face)) else {
            continue;
        };
        let mut spaces = Path::new();
        for cell in side.spaces.keys() {
            spaces.rect(Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0).grown(0.004));
        }
        let at = |x: i16, y: i16| chart::put(placement, side, Point::new(f32::from(x), f32::from(y)));
        let (corner, east, south) = (at(0, 0), at(side.w, 0), at(0, side.h));
        pen.on(Layer::Pictures, Some(laid.id));
        pen.draw(Draw::Image(Image {
            picture: Arc::clone(picture),
            clip: chart::laid(placement, side, &spaces),
            at: corner,
            east: Point::new(east.x - corner.x, east.y - corner.y),
            south: Point::new(south.x - corner.x, south.y - corner.y),
        }));
    }
}
