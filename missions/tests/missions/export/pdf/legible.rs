//! What players read is large enough and in their words: no letters below six points, no names of scripts or files, and no place
//! with a negative number.

use super::reader::Booklet;
use missions::Mission;
use missions::export::Paper;

/// Is every word one for players?
pub(crate) fn legible(booklet: &Booklet) -> Result<(), String> {
    for (size, word) in booklet.words()? {
        if size < 6.0 {
            return Err(format!("{word} has letters of {size:.1} points"));
        }
        let negative =
            word.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
                || word.contains(",-");
        if word.contains('_') || word.contains(".rhai") || negative {
            return Err(format!("{word} is no word for players"));
        }
    }
    Ok(())
}

#[test]
fn players_read_words_and_numbers_they_can_find() {
    let mut missions = crate::shared::shipped();
    missions.push(("starter".to_owned(), Mission::starter()));
    for (name, mission) in missions {
        let Some(booklet) = Booklet::read(&super::bytes(&name, &mission, Paper::A4)) else { return };
        legible(&booklet.expect("reads")).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
}
