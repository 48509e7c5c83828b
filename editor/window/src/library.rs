//! The missions that come with the program: where they are, and a card for each.
//! Opening one is the application's business.

use crate::theme;
use crate::work;
use editor_model::words::say_with;
use iced::widget::image;
use missions::{Mission, format};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Room for a picture on a card, in pixels.
pub(crate) const PICTURE: (f32, f32) = (320.0, 200.0);

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
    let mut cards: Vec<(usize, Card)> = paths.iter().filter_map(|path| card(path)).collect();
    cards.sort_by_key(|(size, _)| *size);
    cards.into_iter().map(|(_, card)| card).collect()
}

fn card(path: &Path) -> Option<(usize, Card)> {
    let mission = format::load(path).ok()?.mission;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let info = mission.info();
    let card = Card {
        path: path.to_owned(),
        title: if info.title.is_empty() { name.into_owned() } else { info.title.clone() },
        summary: info.summary.clone(),
        facts: facts(&mission),
        picture: work::picture(&mission, theme::colors(), work::SMALL, PICTURE),
    };
    Some((mission.tiles().len(), card))
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
