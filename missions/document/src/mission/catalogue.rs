//! The tiles of a mission: the box's, with the sheets of its author in place of them or beside them.

use crate::mission::Mission;
use crate::own_tiles::{file, numbered};
use rule_system::RuleSystem;
use std::collections::BTreeMap;
use std::sync::Arc;
use tiles::catalogue::CatalogueProblem;
use tiles::{Catalogue, TileNumber};

impl Mission {
    /// The tiles there are: the box's, with those of the author's own in place of them or beside them.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        if self.sheets.is_empty() { self.system().catalogue() } else { &self.drawn().0 }
    }

    /// What is wrong with the author's own tiles.
    #[must_use]
    pub fn sheet_problems(&self) -> &[CatalogueProblem] {
        if self.sheets.is_empty() { &[] } else { &self.drawn().1 }
    }

    /// An empty mission with the same tiles and cards to choose from: for pieces in hand.
    #[must_use]
    pub fn bare(&self) -> Self {
        Self {
            rules: self.rules.clone(),
            sheets: self.sheets.clone(),
            own: self.own.clone(),
            content: self.content.clone(),
            own_cards: self.own_cards.clone(),
            around: self.around.clone(),
            ..Self::default()
        }
    }

    fn drawn(&self) -> &(Catalogue, Vec<CatalogueProblem>) {
        self.own.0.get_or_init(|| Arc::new(draw(self.system(), &self.sheets)))
    }
}

/// The box without the tiles that are drawn again, and the sheets: read as one, for openings must find each other.
fn draw(
    system: &dyn RuleSystem,
    sheets: &BTreeMap<TileNumber, String>,
) -> (Catalogue, Vec<CatalogueProblem>) {
    let is_drawn = |name: &str| sheets.keys().any(|number| name.ends_with(&format!("/{}", file(*number))));
    let boxed = system.tiles().iter().filter(|(name, _)| !is_drawn(name)).copied();
    let own: Vec<(String, String)> =
        sheets.iter().map(|(number, text)| (file(*number), numbered(*number, text))).collect();
    let files: Vec<(&str, &str)> =
        boxed.chain(own.iter().map(|(name, text)| (name.as_str(), text.as_str()))).collect();
    let (mut all, mut problems) = Catalogue::parse(&files);
    // The totals of the box are not those of a box with other tiles in it, and differences are not the author's
    // mistake.
    (all.facts.numbers, all.facts.pieces) = (None, None);
    problems.retain(|problem| own.iter().any(|(name, _)| *name == problem.file));
    (all, problems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Edit;
    use tiles::Face;

    #[test]
    fn a_sheet_takes_the_place_of_the_boxs_tile_and_can_be_taken_back() {
        let number = TileNumber(13);
        let mut mission = Mission::starter();
        let boxed = mission.catalogue().side(number, Face::A).expect("a tile").clone();
        let mut tile = Catalogue::doom2016().tiles[&number].clone();
        tile.stock = 7;
        let back = mission.swap(Edit::Sheet(number, Some(tile.to_text())));
        assert_eq!(mission.sheet_problems(), []);
        assert_eq!(mission.catalogue().tiles[&number].stock, 7);
        assert_eq!(mission.catalogue().side(number, Face::A), Some(&boxed));
        let _ = mission.swap(back);
        assert_eq!(mission, Mission::starter());
        assert_eq!(mission.catalogue().tiles[&number].stock, 2);
    }

    #[test]
    fn a_number_beyond_the_box_is_a_tile_beside_the_others() {
        let mut tile = Catalogue::doom2016().tiles[&TileNumber(8)].clone();
        tile.number = TileNumber(40);
        let mission = Mission::default().with([Edit::Sheet(TileNumber(40), Some(tile.to_text()))]);
        assert_eq!(mission.sheet_problems(), []);
        assert_eq!(mission.catalogue().tiles.len(), Catalogue::doom2016().tiles.len() + 1);
    }

    #[test]
    fn scribble_is_told_and_is_no_tile() {
        let mission = Mission::default().with([Edit::Sheet(TileNumber(40), Some("tile: forty\n+--".into()))]);
        assert!(!mission.sheet_problems().is_empty());
        assert_eq!(mission.sheet_problems()[0].file, "tiles/40.txt");
    }
}
