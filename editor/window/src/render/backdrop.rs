//! Pixels below everything else: pictures that lie side by side or over each other, copied where they belong and covered by
//! what the window draws. Where they lie is decided by whoever lays them.

use std::sync::Arc;

/// A picture of ready pixels, shared and never changed.
#[derive(Clone, Debug)]
pub(crate) struct Pixels {
    width: u32,
    /// Row by row; each `0xAARRGGBB`, the colours multiplied by the opacity.
    colors: Arc<[u32]>,
    /// No pixel lets anything through.
    opaque: bool,
}

/// A picture somewhere on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Sprite {
    pub(crate) pixels: Pixels,
    /// The pixel of the screen on which its first pixel lies.
    pub(crate) x: i32,
    /// And its row.
    pub(crate) y: i32,
    /// How much of it is seen, of 256 parts.
    pub(crate) opacity: u16,
}

/// All that lies below everything.
#[derive(Clone, Debug)]
pub(crate) struct Backdrop {
    /// The part of the window it has.
    pub(crate) bounds: iced::Rectangle,
    /// What is seen where nothing lies.
    pub(crate) color: u32,
    /// From below to above.
    pub(crate) sprites: Vec<Sprite>,
}

/// A part of the screen, in pixels: the first column and row, and the first that are not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) from: (i32, i32),
    pub(super) to: (i32, i32),
}

impl Pixels {
    /// From four bytes a pixel: red, green, blue, multiplied by the opacity, which follows them.
    pub(crate) fn of(width: u32, rgba: &[u8]) -> Self {
        let colors: Arc<[u32]> =
            rgba.as_chunks::<4>().0.iter().map(|[r, g, b, a]| u32::from_be_bytes([*a, *r, *g, *b])).collect();
        Self::new(width, colors)
    }

    /// From pixels as they are kept.
    pub(crate) fn new(width: u32, colors: Arc<[u32]>) -> Self {
        let opaque = colors.iter().all(|color| color >> 24 == 255);
        Self { width, colors, opaque }
    }

    /// Row by row.
    pub(crate) fn colors(&self) -> &[u32] {
        &self.colors
    }

    fn height(&self) -> i32 {
        (self.colors.len() / self.width.max(1) as usize) as i32
    }
}

impl PartialEq for Sprite {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.pixels.colors, &other.pixels.colors)
            && (self.x, self.y, self.opacity) == (other.x, other.y, other.opacity)
    }
}

impl Sprite {
    fn area(&self) -> Area {
        Area {
            from: (self.x, self.y),
            to: (self.x + self.pixels.width as i32, self.y + self.pixels.height()),
        }
    }

    /// Lay one row of it over a row of the screen that begins at column `x`.
    fn lay(&self, y: i32, x: i32, row: &mut [u32]) {
        let area = self.area();
        if y < area.from.1 || area.to.1 <= y {
            return;
        }
        let (from, to) = (area.from.0.max(x), area.to.0.min(x + row.len() as i32));
        if from >= to {
            return;
        }
        let start = (y - self.y) as usize * self.pixels.width as usize + (from - self.x) as usize;
        let colors = &self.pixels.colors[start..start + (to - from) as usize];
        let row = &mut row[(from - x) as usize..(to - x) as usize];
        if self.pixels.opaque && self.opacity >= 256 {
            row.copy_from_slice(colors);
        } else if self.opacity >= 256 {
            cover(row, colors);
        } else {
            for (below, above) in row.iter_mut().zip(colors) {
                *below = over(*below, faint(*above, self.opacity.into()));
            }
        }
    }
}

impl Backdrop {
    /// Lay it on one row of the screen that begins at column `x`. `place` is where it lies, in pixels.
    pub(super) fn lay(&self, place: Area, y: i32, x: i32, row: &mut [u32]) {
        let (from, to) = (place.from.0.max(x), place.to.0.min(x + row.len() as i32));
        if from >= to || y < place.from.1 || place.to.1 <= y {
            return;
        }
        let row = &mut row[(from - x) as usize..(to - x) as usize];
        row.fill(self.color);
        for sprite in &self.sprites {
            sprite.lay(y, from, row);
        }
    }

    /// What of the screen looks otherwise than with the other one.
    pub(super) fn differences(&self, other: &Self, place: Area) -> Vec<Area> {
        let whole = vec![place];
        let known = self.sprites.iter().filter(|sprite| other.sprites.contains(sprite)).count();
        if self.bounds != other.bounds
            || self.color != other.color
            || (known == 0 && !self.sprites.is_empty())
        {
            return whole;
        }
        let only = |a: &Self, b: &Self| -> Vec<Area> {
            let of_a = a.sprites.iter().filter(|sprite| !b.sprites.contains(sprite));
            of_a.map(|sprite| sprite.area().common(place)).collect()
        };
        let mut all = only(self, other);
        all.extend(only(other, self));
        all.retain(|area| !area.is_empty());
        all
    }
}

impl Area {
    /// What is in both.
    pub(super) fn common(self, other: Self) -> Self {
        Self {
            from: (self.from.0.max(other.from.0), self.from.1.max(other.from.1)),
            to: (self.to.0.min(other.to.0), self.to.1.min(other.to.1)),
        }
    }

    pub(super) const fn is_empty(self) -> bool {
        self.from.0 >= self.to.0 || self.from.1 >= self.to.1
    }
}

/// So many pixels are looked at at once.
const AT_ONCE: usize = 32;

/// Lay a row over another one.
pub(super) fn cover(row: &mut [u32], above: &[u32]) {
    // Most of it is nothing at all, or all of it; looking at many pixels at once is quicker than at each.
    for (row, above) in row.chunks_mut(AT_ONCE).zip(above.chunks(AT_ONCE)) {
        if above.iter().all(|color| color >> 24 == 255) {
            row.copy_from_slice(above);
        } else if above.iter().any(|color| *color != 0) {
            for (below, above) in row.iter_mut().zip(above) {
                *below = over(*below, *above);
            }
        }
    }
}

/// One pixel over another.
const fn over(below: u32, above: u32) -> u32 {
    // Never more than 255 in a channel: what is seen of the pixel below is at most what the one above lets through.
    above + faint(below, 256 - through(above >> 24))
}

/// An opacity of 255 parts in 256 parts.
const fn through(alpha: u32) -> u32 {
    alpha + (alpha >> 7)
}

/// A pixel of which only so many of 256 parts are seen.
const fn faint(color: u32, parts: u32) -> u32 {
    let red_blue = ((color & 0x00ff_00ff) * parts) >> 8;
    let alpha_green = ((color >> 8) & 0x00ff_00ff) * parts;
    (red_blue & 0x00ff_00ff) | (alpha_green & 0xff00_ff00)
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::{Point, Rectangle, Size};

    const PLACE: Area = Area { from: (2, 1), to: (8, 5) };

    fn sprite(color: u32, x: i32, y: i32, opacity: u16) -> Sprite {
        Sprite { pixels: Pixels::new(2, [color; 4].into()), x, y, opacity }
    }

    fn ground(sprites: Vec<Sprite>) -> Backdrop {
        let bounds = Rectangle::new(Point::new(2.0, 1.0), Size::new(6.0, 4.0));
        Backdrop { bounds, color: 0xff00_0000, sprites }
    }

    fn rows(ground: &Backdrop) -> Vec<String> {
        let sign = |color: &u32| match color {
            0 => '.',
            0xff00_0000 => '_',
            0xffff_ffff => '#',
            _ => '+',
        };
        let row = |y| {
            let mut row = [0; 10];
            ground.lay(PLACE, y, 0, &mut row);
            row.iter().map(sign).collect()
        };
        (0..6).map(row).collect()
    }

    #[test]
    fn pictures_lie_where_they_are_put_and_never_beyond_the_ground() {
        let white = 0xffff_ffff;
        let all = ground(vec![sprite(white, 1, 0, 256), sprite(white, 4, 2, 256), sprite(white, 7, 4, 256)]);
        assert_eq!(
            rows(&all),
            [
                "..........",
                "..#_____..",
                "..__##__..",
                "..__##__..",
                "..#_____..".replace("#_____", "_____#").as_str(),
                ".........."
            ]
        );
    }

    #[test]
    fn what_is_faint_lets_through_what_is_below() {
        let all = ground(vec![sprite(0xffff_ffff, 2, 1, 256), sprite(0xff00_0000, 2, 1, 128)]);
        let mut row = [0; 10];
        all.lay(PLACE, 1, 0, &mut row);
        assert_eq!(row[2], 0xff80_8080 - 0x0001_0101 * u32::from(row[2] != 0xff80_8080));
        let clear = ground(vec![sprite(0, 2, 1, 256)]);
        assert_eq!(rows(&clear)[1], "..______..");
    }

    #[test]
    fn no_channel_overflows() {
        for alpha in 0..=255_u32 {
            let above = alpha * 0x0101_0101;
            let seen = over(0xffff_ffff, above);
            assert!(seen >> 24 >= 254, "{alpha}: {seen:x}");
            assert_eq!(seen & 0xff, seen >> 24, "{alpha}: {seen:x}");
        }
    }

    #[test]
    fn only_what_changed_is_laid_anew() {
        let (a, b) = (sprite(0xffff_ffff, 2, 1, 256), sprite(0xffff_ffff, 4, 1, 256));
        let before = ground(vec![a.clone(), b.clone()]);
        assert_eq!(ground(vec![a.clone(), b.clone()]).differences(&before, PLACE), []);
        let after = ground(vec![a.clone(), sprite(0xff12_3456, 4, 1, 256)]);
        let place = Area { from: (4, 1), to: (6, 3) };
        assert_eq!(after.differences(&before, PLACE), [place, place]);
        let moved = ground(vec![Sprite { x: 3, ..a }, Sprite { x: 5, ..b }]);
        assert_eq!(moved.differences(&before, PLACE), [PLACE]);
    }
}
