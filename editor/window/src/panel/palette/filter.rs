//! Which tiles the words in the palette's filter mean: a number, a size, so many openings, or a part of a name.
//! Which of them are left in the box is not asked here.

use editor_model::words::{say, say_with};
use tiles::catalogue::Tile;
use tiles::{Face, TileNumber};

/// What one word, or a number and the word for openings, asks for.
#[derive(Debug, PartialEq, Eq)]
enum Want {
    Number(TileNumber),
    Openings(usize),
    Words(String),
}

/// Does a tile fit everything that is written?
pub(super) fn fits(filter: &str, tile: &Tile) -> bool {
    wants(filter).iter().all(|want| match want {
        Want::Number(number) => *number == tile.number,
        Want::Openings(count) => tile.side(Face::A).joints().len() == *count,
        Want::Words(word) => {
            let side = tile.side(Face::A);
            let [a, b] = &tile.titles;
            let about = tile.about.to_lowercase();
            let named = format!("{about} {a} {b} {}", other_words(&about)).to_lowercase();
            let sizes = [(side.w, side.h), (side.h, side.w)];
            sizes.iter().any(|(w, h)| format!("{w}x{h}") == *word) || named.contains(word)
        }
    })
}

/// Words other people have for what a tile is: those behind each of its own in the text of the window.
fn other_words(about: &str) -> String {
    let said = say("tile-synonyms");
    let kinds = said.split(';').filter_map(|kind| kind.split_once(':'));
    kinds.filter(|(own, _)| about.contains(own.trim())).map(|(_, others)| others).collect()
}

fn wants(filter: &str) -> Vec<Want> {
    let filter = filter.to_lowercase();
    // In the language of the window, `4 openings`; its beginning will do.
    let opening = say_with("palette-openings", &[("count", 4.into())]).to_lowercase();
    let opening = opening.split_whitespace().nth(1).unwrap_or_default();
    let mut words = filter.split_whitespace().peekable();
    let mut wants = Vec::new();
    while let Some(word) = words.next() {
        let Ok(number) = word.parse::<u8>() else {
            wants.push(Want::Words(word.to_owned()));
            continue;
        };
        let counted = words.next_if(|next| next.chars().count() > 1 && opening.starts_with(next));
        wants.push(match counted {
            Some(_) => Want::Openings(number.into()),
            None => Want::Number(TileNumber(number)),
        });
    }
    wants
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiles::Catalogue;

    fn listed(filter: &str) -> Vec<u8> {
        let all = Catalogue::doom2016().tiles.iter();
        all.filter(|(_, tile)| fits(filter, tile)).map(|(number, _)| number.0).collect()
    }

    #[test]
    fn tiles_are_meant_by_number_size_openings_and_name() {
        assert_eq!(listed("12"), [12]);
        assert_eq!(listed("07"), [7]);
        assert_eq!(listed("crossing 4x4"), [9]);
        assert_eq!(listed("4 openings"), [1, 9, 16]);
        assert_eq!(listed("4 op 6x10"), [1]);
        assert_eq!(listed("10x6"), [1]);
        assert_eq!(listed("Pump"), [5]);
        assert_eq!(listed("").len(), 16);
        assert!(listed("nothing like it").is_empty());
    }

    #[test]
    fn the_words_of_other_people_mean_tiles_too() {
        assert_eq!(listed("corridor"), listed("hall"));
        assert_eq!(listed("corr long"), listed("long hall"));
        assert_eq!(listed("chamber"), listed("room"));
        assert_eq!(listed("junction"), listed("crossing"));
        assert_eq!(listed("tee"), listed("three-way"));
    }

    #[test]
    fn a_count_of_openings_is_never_the_number_of_a_tile() {
        assert!(listed("7 openings").is_empty(), "tile 07 has one");
        assert_eq!(listed("1 opening"), [7, 13, 15]);
        assert_eq!(listed("7 dead"), [7]);
    }
}
