//! Missions as one sees them before they are opened: where those that come with the program are, and a card for each mission
//! of a folder. The application opens them.

use crate::theme;
use crate::work;
use editor_model::words::{say, say_with};
use iced::widget::image;
use missions::{Mission, format};
use rule_system::capital;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Room for a picture on a card, in pixels.
pub(crate) const PICTURE: (f32, f32) = (320.0, 150.0);

/// A mission as one sees it before it is opened.
#[derive(Clone, Debug)]
pub(crate) struct Card {
    /// Its folder.
    pub(crate) path: PathBuf,
    /// Its title, or the name of its folder.
    pub(crate) title: String,
    /// One sentence.
    pub(crate) summary: String,
    /// How large it is and for how many: `7 tiles, 1 to 4 marines`.
    pub(crate) facts: String,
    /// A small picture.
    pub(crate) picture: Option<image::Handle>,
}

/// The folder of the shipped missions: beside the program, or in the repository it was built in.
pub(crate) fn folder() -> Option<PathBuf> {
    let program = env::current_exe().ok()?;
    let here = env::current_dir().unwrap_or_default();
    let above = program.ancestors().skip(1).chain(here.ancestors());
    above
        .flat_map(|folder| [folder.join("missions/library"), folder.join("share/hellwright/missions")])
        .find(|folder| folder.is_dir())
}

/// Is this one of the shipped missions? They are opened as copies, so that they stay what they are.
pub(crate) fn ships(path: &Path) -> bool {
    let shipped = folder().and_then(|folder| folder.canonicalize().ok());
    shipped.is_some() && path.canonicalize().ok().as_deref().and_then(Path::parent) == shipped.as_deref()
}

/// A card for every mission in a folder, the smallest first. What cannot be read has no card.
pub(crate) fn list(folder: Option<PathBuf>) -> Vec<Card> {
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok());
    let mut paths: Vec<PathBuf> = entries.into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.join(format::FILE_NAME).is_file());
    paths.sort();
    let mut cards: Vec<(usize, Card)> = paths.iter().filter_map(|path| read(path).ok()).collect();
    cards.sort_by_key(|(size, _)| *size);
    cards.into_iter().map(|(_, card)| card).collect()
}

/// The card of a mission, or why there is none.
pub(crate) fn card(path: &Path) -> Result<Card, String> {
    if path.is_dir() { read(path).map(|(_, card)| card) } else { Err(say("start-gone")) }
}

/// The card of a mission, with the number of its tiles.
fn read(path: &Path) -> Result<(usize, Card), String> {
    let mission = format::load(path).map_err(|error| capital(error.to_string()))?.mission;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let info = mission.info();
    let card = Card {
        path: path.to_owned(),
        title: if info.title.is_empty() { name.into_owned() } else { info.title.clone() },
        summary: info.summary.clone(),
        facts: facts(&mission),
        picture: work::picture(&mission, theme::colors(), work::SMALL, PICTURE),
    };
    Ok((mission.tiles().len(), card))
}

/// A path in so many letters: of a longer one its end, which says more than its beginning.
pub(crate) fn in_short(path: &Path, letters: usize) -> String {
    let whole = path.display().to_string();
    if whole.chars().count() <= letters {
        return whole;
    }
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    let mut ends = (1..parts.len()).map(|from| format!("…/{}", parts[from..].join("/")));
    let shortest = ends.clone().next_back();
    ends.find(|end| end.chars().count() <= letters).or(shortest).unwrap_or(whole)
}

fn facts(mission: &Mission) -> String {
    let marines = &mission.settings().marines;
    let (few, many) = (marines.first().copied().unwrap_or(0), marines.last().copied().unwrap_or(0));
    let facts = [("tiles", mission.tiles().len().into()), ("few", few.into()), ("many", many.into())];
    let id = match (few, many) {
        (0, _) => "card-tiles",
        (few, many) if few == many => "card-marines",
        _ => "card-range",
    };
    say_with(id, &facts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_path_one_sees_the_end() {
        let path = Path::new("/home/somebody/Documents/missions/cold-vaults");
        assert_eq!(in_short(path, 80), "/home/somebody/Documents/missions/cold-vaults");
        assert_eq!(in_short(path, 40), "…/Documents/missions/cold-vaults");
        assert_eq!(in_short(path, 5), "…/cold-vaults");
        assert_eq!(in_short(Path::new("cold-vaults"), 5), "cold-vaults");
    }

    #[test]
    fn a_card_that_cannot_be_made_says_why() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(card(&folder.path().join("gone")).err(), Some(say("start-gone")));
        let why = card(folder.path()).expect_err("a reason");
        assert!(why.starts_with("There is no mission"), "{why}");
        format::save(&Mission::starter(), folder.path()).expect("saved");
        assert_eq!(card(folder.path()).map(|card| card.path).as_deref(), Ok(folder.path()));
    }
}
