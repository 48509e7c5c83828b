//! Tables: columns by share of the width, rows that stay whole, a head that comes again on every page.

use super::book::Book;
use super::ink::{HAIR, LABEL, SMALL, STRONG, Style};
use super::sheet::Role;
use super::words;
use ::words::Text;
use missions_picture::scene::shape::Anchor;
use missions_picture::scene::{Point, Rect};
use rule_system::sheet::Sheet;

/// Between two columns.
const GUTTER: f32 = 10.0;
/// So many rows at the beginning and at the end of a table stay on one page.
const TOGETHER: usize = 3;
/// Above and below the text of a row.
const PAD: f32 = 2.6;

/// A column: its head and its share of the width.
pub(super) type Column = (Text, f32);

/// A section that a rule system provides.
pub(super) fn sheet(book: &mut Book, sheet: &Sheet) {
    let head = |column: &rule_system::sheet::Column| (column.head.text(), f32::from(column.share) / 10.0);
    let columns: Vec<Column> = sheet.columns.iter().map(head).collect();
    let note = sheet.note.map(|note| note.to_string());
    section(book, &sheet.title, note.as_deref(), &columns, &sheet.rows);
}

/// A section that is a table: a short one stays whole, of a long one the head and a few rows stay with the heading.
pub(super) fn section(
    book: &mut Book,
    title: &str,
    note: Option<&str>,
    columns: &[Column],
    rows: &[Vec<String>],
) {
    if rows.is_empty() {
        return;
    }
    let columns = used(columns, rows);
    let places = places(book, columns);
    let all: f32 = rows.iter().map(|row| height(&cells(row, &places))).sum::<f32>() + LABEL.leading + 5.0;
    let most = book.area().height() * 0.36;
    let before = if note.is_some() { 30.0 } else { 0.0 };
    book.section(title, before + if all <= most { all } else { 90.0 });
    if let Some(note) = note {
        book.note(note);
    }
    write(book, columns, rows);
}

/// The columns without those at the end in which nothing stands.
fn used<'c>(columns: &'c [Column], rows: &[Vec<String>]) -> &'c [Column] {
    let last =
        |row: &Vec<String>| row.iter().rposition(|cell| !cell.trim().is_empty()).map_or(0, |at| at + 1);
    let most = rows.iter().map(last).max().unwrap_or(columns.len());
    &columns[..most.min(columns.len())]
}

/// Where each column begins, and how wide it is.
fn places(book: &Book, columns: &[Column]) -> Vec<(f32, f32)> {
    let area = book.area();
    let all: f32 = columns.iter().map(|(_, share)| share).sum();
    let mut x = area.west;
    let place = |(_, share): &Column| {
        let width = area.width() * share / all;
        let place = (x, width - GUTTER);
        x += width;
        place
    };
    columns.iter().map(place).collect()
}

/// The lines of each cell of a row.
fn cells(row: &[String], places: &[(f32, f32)]) -> Vec<Vec<String>> {
    let cell =
        |(i, (cell, (_, width))): (usize, (&String, &(f32, f32)))| words::lines(cell, style(i), *width);
    row.iter().zip(places).enumerate().map(cell).collect()
}

fn height(cells: &[Vec<String>]) -> f32 {
    cells.iter().map(Vec::len).max().unwrap_or(0) as f32 * SMALL.leading + 2.0 * PAD + 0.6
}

/// Write a table. The first column says what a row is about.
pub(super) fn write(book: &mut Book, columns: &[Column], rows: &[Vec<String>]) {
    if rows.is_empty() {
        return;
    }
    let places = places(book, columns);
    let table = book.part();
    let mut headed = None;
    for (i, row) in rows.iter().enumerate() {
        let mut cells = cells(row, &places);
        // The first rows stay together, and so do the last: no page has the end of a table alone.
        if i == 0 || rows.len() - i == TOGETHER {
            let take = if rows.len() < 2 * TOGETHER { rows.len() } else { TOGETHER };
            let few = rows[i..].iter().take(take).map(|row| height(&self::cells(row, &places))).sum::<f32>();
            let head = if headed == Some(book.page()) { 0.0 } else { LABEL.leading + 5.0 };
            book.need(head + few.min(book.area().height() / 2.0));
        }
        loop {
            let height = height(&cells);
            let head = if headed == Some(book.page()) { 0.0 } else { LABEL.leading + 5.0 };
            book.need(head + height.min(book.area().height() / 2.0));
            if headed != Some(book.page()) {
                head_row(book, columns, &places, headed.is_none().then_some(table));
                headed = Some(book.page());
            }
            let fits = (((book.room() - 2.0 * PAD) / SMALL.leading) as usize).max(1);
            let rest: Vec<Vec<String>> =
                cells.iter_mut().map(|cell| cell.split_off(fits.min(cell.len()))).collect();
            body_row(book, &cells, &places, (table, i + 1));
            if rest.iter().all(Vec::is_empty) {
                break;
            }
            // A row longer than the page goes on at the next.
            cells = rest;
            book.turn();
        }
    }
    book.gap(4.0);
}

const fn style(column: usize) -> Style {
    if column == 0 { STRONG } else { SMALL }
}

/// The head. Where it comes again on a later page it is an ornament: it was read already.
fn head_row(book: &mut Book, columns: &[Column], places: &[(f32, f32)], table: Option<usize>) {
    let (area, y) = (book.area(), book.y);
    for (column, ((head, _), (x, width))) in columns.iter().zip(places).enumerate() {
        let role = table.map_or(Role::Ornament, |table| Role::Cell { table, row: 0, column });
        let at = Point::new(*x, y + LABEL.size);
        book.sheet().put(role, |sheet| sheet.fitted(&head.to_string(), at, Anchor::Start, LABEL, *width));
    }
    book.sheet().fill(Rect::new(area.west, y + LABEL.leading + 1.4, area.width(), 0.8), LABEL.color);
    book.went(LABEL.leading + 3.0);
}

fn body_row(book: &mut Book, cells: &[Vec<String>], places: &[(f32, f32)], (table, row): (usize, usize)) {
    let (area, y) = (book.area(), book.y);
    for (i, (cell, (x, _))) in cells.iter().zip(places).enumerate() {
        for (line, text) in cell.iter().enumerate() {
            let at = Point::new(*x, y + PAD + line as f32 * SMALL.leading + SMALL.size);
            let role = Role::Cell { table, row, column: i };
            book.sheet().put(role, |sheet| sheet.text(text, at, Anchor::Start, style(i)));
        }
    }
    let height = height(cells);
    let foot = y + height;
    book.sheet().line(Point::new(area.west, foot), Point::new(area.east, foot), 0.4, HAIR);
    book.went(height);
}

#[cfg(test)]
mod tests {
    use super::super::sheet::Item;
    use super::*;
    use crate::export::contract::Paper;
    use missions_picture::scene::Draw;

    #[test]
    fn the_end_of_a_table_is_never_alone_on_a_page() {
        for (count, used) in (1..100).flat_map(|count| (0..40).map(move |step| (count, step * 16))) {
            let mut book = Book::new("A title".to_owned(), Paper::A4);
            book.chapter("A chapter");
            book.went(used as f32);
            let rows: Vec<Vec<String>> = (0..count).map(|i| vec![format!("row {i}")]).collect();
            write(&mut book, &[("WHAT".into(), 1.0)], &rows);
            let row = |(_, item): &&(Role, Item)| matches!(item, Item::Draw(Draw::Text(it)) if it.text.starts_with("row "));
            let pages = book.pages.iter().map(|page| page.items.iter().filter(row).count());
            let pages: Vec<usize> = pages.filter(|rows| *rows > 0).collect();
            assert_eq!(pages.iter().sum::<usize>(), count);
            assert!(pages.iter().all(|rows| *rows >= count.min(3)), "{count} rows from {used}: {pages:?}");
        }
    }
}
