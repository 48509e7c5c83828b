//! The plan of the tiles: each with the number of its step, and the lines at which tiles meet. The order is `laying`'s.

use super::book::Book;
use super::ink::{ACCENT, PAPER, STRONG};
use super::picture::Views;
use super::sheet::{Placed, Role};
use super::words;
use crate::export::laying::Step;
use crate::words::text;
use missions_document::mission::Mission;
use missions_picture::scene::chart::{Chart, run_ends, runs};
use missions_picture::scene::shape::Anchor;
use missions_picture::scene::{Point, Rect};
use tiles::Placement;

/// The plan: tiles without what stands on them, each with the number of its step, and where they meet.
pub(super) fn draw(book: &mut Book, mission: &Mission, views: &Views<'_>, steps: &[Step]) {
    let (area, frame) = (book.area(), views.frame);
    let scale = (area.width() / frame.width()).min(330.0 / frame.height()).min(34.0);
    let height = frame.height() * scale;
    book.need(height);
    let place = Rect::new(area.west, book.y, area.width(), height);
    let placed = Placed::fitted(&views.bare(scale), frame, place);
    let chart = Chart::of(mission, mission.catalogue());
    let seams: Vec<(Point, Point)> = runs(chart.joined.iter().copied())
        .into_iter()
        .map(|run| {
            let (a, b) = run_ends(run);
            (placed.point(a.x, a.y), placed.point(b.x, b.y))
        })
        .collect();
    let signs: Vec<(usize, String, Point)> = steps
        .iter()
        .filter_map(|step| {
            let cell = step.middle?;
            let at = placed.point(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5);
            Some((step.number, tile(step.tile), at))
        })
        .collect();
    let sheet = book.sheet();
    let role = Role::Figure(text("plan").to_string());
    sheet.put(role, |sheet| {
        sheet.picture(placed);
        for (a, b) in seams {
            sheet.dashes(a, b, 1.5, ACCENT);
        }
        // The step in a disc, the tile behind it on a tag.
        let radius = (scale * 0.34).clamp(5.0, 8.0);
        for (number, tile, at) in signs {
            let style = STRONG.sized(radius * 1.25);
            let tag = words::width(&tile, style) + radius * 1.3;
            let disc = at.shifted(-tag / 2.0, 0.0);
            let rect = Rect::new(disc.x, disc.y - radius * 0.8, radius + tag, radius * 1.6);
            sheet.rounded(rect.grown(1.0), radius * 0.8 + 1.0, ACCENT);
            sheet.rounded(rect, radius * 0.8, PAPER);
            sheet.circle(disc, radius + 1.0, PAPER);
            sheet.circle(disc, radius, ACCENT);
            let down = style.typeface.capitals() * style.size / 2.0;
            sheet.text(&number.to_string(), disc.shifted(0.0, down), Anchor::Middle, style.of(PAPER));
            sheet.text(&tile, disc.shifted(radius * 1.35, down), Anchor::Start, style);
        }
    });
    book.went(height + 8.0);
}

/// A tile with its side up: `07A`.
pub(super) fn tile(tile: Placement) -> String {
    format!("{}{:?}", tile.tile, tile.face)
}
