//! The numbers of columns and rows along the edges of the canvas, where the map's own are out of sight.
//! The scene decides which numbers a map has.

use super::Frame;
use super::View;
use crate::theme::{self, SMALL};
use iced::advanced::text;
use iced::widget::canvas::Text;
use iced::{Color, Point, Size, alignment};
use missions::scene::{self, Rect};
use tiles::Cell;

/// The map's own numbers lie so far outside of it.
const OWN: f32 = 0.95;

/// How high the strip at the top is, and how wide the one at the left.
const HIGH: f32 = 20.0;
const WIDE: f32 = 28.0;

/// So many pixels a number takes.
const ROOM: f32 = 26.0;

/// Draw them; the numbers of the space that is pointed at are bright.
pub(super) fn draw(frame: &mut Frame, view: &View, map: Rect, pointed: Option<Cell>) {
    let seen = view.seen();
    let (columns, rows) = (seen.north > map.north - OWN, seen.west > map.west - OWN);
    let step = step(view.scale);
    let ground = Color { a: 0.88, ..theme::color(theme::colors().table) };
    let size = view.size;
    let left = if rows { WIDE } else { 0.0 };
    if columns {
        frame.fill_rectangle(Point::ORIGIN, Size::new(size.width, HIGH), ground);
        for column in numbers(seen.west.max(map.west), seen.east.min(map.east), step) {
            let at = view.to_pixels(scene::Point::new(column as f32 + 0.5, 0.0));
            if at.x > left + ROOM / 4.0 {
                let bright = pointed.is_some_and(|cell| i32::from(cell.x) == column);
                write(frame, Point::new(at.x.round(), HIGH / 2.0), column, bright);
            }
        }
    }
    if rows {
        let top = if columns { HIGH } else { 0.0 };
        frame.fill_rectangle(Point::new(0.0, top), Size::new(WIDE, size.height - top), ground);
        for row in numbers(seen.north.max(map.north), seen.south.min(map.south), step) {
            let at = view.to_pixels(scene::Point::new(0.0, row as f32 + 0.5));
            if at.y > top + HIGH / 4.0 {
                let bright = pointed.is_some_and(|cell| i32::from(cell.y) == row);
                write(frame, Point::new(WIDE / 2.0, at.y.round()), row, bright);
            }
        }
    }
}

/// Every how many spaces there is room for a number.
fn step(scale: f32) -> i32 {
    [1, 2, 5].into_iter().find(|step| *step as f32 * scale >= ROOM).unwrap_or(10)
}

/// The numbers of the spaces from here to there that are written.
fn numbers(from: f32, to: f32, step: i32) -> impl Iterator<Item = i32> {
    let (first, end) = (from.floor() as i32, to.ceil() as i32);
    (first..end).filter(move |number| number.rem_euclid(step) == 0)
}

fn write(frame: &mut Frame, at: Point, number: i32, bright: bool) {
    let colors = theme::colors();
    frame.fill_text(Text {
        content: number.to_string(),
        position: at,
        color: theme::color(if bright { colors.text } else { colors.faint }),
        size: SMALL.into(),
        font: theme::STRONG,
        align_x: text::Alignment::Center,
        align_y: alignment::Vertical::Center,
        ..Text::default()
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_their_distance() {
        assert_eq!((step(72.0), step(26.0), step(14.0), step(6.0), step(2.0)), (1, 1, 2, 5, 10));
        assert_eq!(numbers(-3.5, 4.2, 2).collect::<Vec<_>>(), [-4, -2, 0, 2, 4]);
        assert_eq!(numbers(2.0, 2.0, 1).count(), 0);
    }
}
