//! What of the box is needed and what the box has, as tables. `stock` does the counting.

use super::book::Book;
use super::table;
use crate::export::stock::{self, Line};
use crate::words::text;
use ::words::Text;
use missions_document::mission::Mission;
use missions_play::ruleset;

pub(super) fn write(book: &mut Book, mission: &Mission) {
    book.follow(&text("components").to_string(), 0.5);
    let note = text("components-note").with("marines", ruleset::most_marines(mission));
    let besides = mission.system().besides().map(|besides| format!(" {besides}"));
    book.note(&format!("{note}{}", besides.unwrap_or_default()));
    let columns = [
        (text("head-piece"), 5.0),
        (text("components-head-needed"), 1.4),
        (text("components-head-there"), 1.4),
        (Text::verbatim(""), 2.6),
    ];
    for lines in stock::lines(mission).chunk_by(|one, next| one.group == next.group) {
        let rows: Vec<_> = lines.iter().map(row).collect();
        table::section(book, &lines[0].group.to_string(), None, &columns, &rows);
    }
}

fn row(Line { name, needed, there, own, sorts, .. }: &Line) -> Vec<String> {
    let word = match there {
        // The rules do not say how many the box has.
        None => String::new(),
        Some(there) if needed > there => text("components-few").with("count", needed - there).to_string(),
        Some(_) if *own => text("components-own").to_string(),
        Some(_) => String::new(),
    };
    let name = if sorts.is_empty() { name.clone() } else { format!("{name}: {}", sorts.join(", ")) };
    vec![name, needed.to_string(), there.map_or_else(String::new, |n| n.to_string()), word]
}
