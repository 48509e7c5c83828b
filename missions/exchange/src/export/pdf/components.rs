//! What of the box is needed and what the box has, as tables. `stock` does the counting.

use super::book::Book;
use super::table;
use crate::export::stock::{self, Line};
use missions_document::mission::Mission;
use missions_play::ruleset;
use rule_system::sheet::count;

pub(super) fn write(book: &mut Book, mission: &Mission) {
    book.follow("Components", 0.5);
    book.note(&format!(
        "What lies on the table when a game with {} begins, beside what the box has of it. {}",
        count(usize::from(ruleset::most_marines(mission)), "marine", "marines"),
        mission.system().besides()
    ));
    let columns = [("PIECE", 5.0), ("NEEDED", 1.4), ("THERE ARE", 1.4), ("", 2.6)];
    for lines in stock::lines(mission).chunk_by(|one, next| one.group == next.group) {
        let rows: Vec<_> = lines.iter().map(row).collect();
        table::section(book, lines[0].group, None, &columns, &rows);
    }
}

fn row(Line { name, needed, there, own, sorts, .. }: &Line) -> Vec<String> {
    let word = match there {
        // The rules do not say how many the box has.
        None => String::new(),
        Some(there) if needed > there => format!("{} too few", needed - there),
        Some(_) if *own => "of the author's own".to_owned(),
        Some(_) => String::new(),
    };
    let name = if sorts.is_empty() { name.clone() } else { format!("{name}: {}", sorts.join(", ")) };
    vec![name, needed.to_string(), there.map_or_else(String::new, |n| n.to_string()), word]
}
