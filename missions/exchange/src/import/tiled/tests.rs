//! Whatever mission there is: exported and imported it lies as before.

use super::any::any_edit;
use crate::export::{self, Options, Subject};
use crate::import::{self, Given};
use missions_document::edit::Edit;
use missions_document::format;
use missions_document::mission::Mission;
use missions_files::sources::Sources;
use proptest::prelude::*;
use rule_system::setting::{self, Own, Value};
use std::sync::Arc;
use tiles::Catalogue;

/// Edits of what a map carries, with tiles that exist.
fn is_carried(edit: &Edit) -> bool {
    match edit {
        Edit::Tile(_, Some(tile)) => Catalogue::doom2016().side(tile.tile, tile.face).is_some(),
        Edit::Region(_, Some(region)) => !region.cells.is_empty(),
        Edit::Script(..) | Edit::Sheet(..) | Edit::Content(..) | Edit::Mute(..) | Edit::Intents(_) => false,
        _ => true,
    }
}

/// What a map cannot tell apart: words in lists have no spaces around them and are not empty, and XML has no way to write a bell.
fn as_carried(mission: &Mission, xml: bool) -> Mission {
    let mut mission = mission.clone();
    let words = |words: &[String]| {
        let trimmed = words.iter().map(|word| word.trim().to_owned());
        trimmed.filter(|word| !word.is_empty()).collect()
    };
    let mut settings = mission.settings().clone();
    settings.own = trimmed(&settings.own, &words);
    let _ = mission.swap(Edit::Settings(Box::new(settings)));
    if xml {
        let text = format::write(&mission).replace("\\u{7}", "\u{fffd}").replace('\u{7}', "\u{fffd}");
        mission = format::read(&text).expect("our format").mission;
    }
    mission
}

/// Settings with every list of words as a map carries it.
fn trimmed(own: &Own, words: &impl Fn(&[String]) -> Vec<String>) -> Own {
    let mut all = Own::new();
    for (id, value) in own {
        let value = match value {
            Value::Words(list) => Value::Words(words(list)),
            Value::Seats(seats) => Value::Seats(seats.iter().map(|seat| trimmed(seat, words)).collect()),
            other => other.clone(),
        };
        setting::set(&mut all, id, value);
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn a_mission_that_is_exported_is_imported_as_it_was(edits in prop::collection::vec(any_edit(), 0..40), scale in 4..40u32) {
        let mission = Mission::default().with(edits.into_iter().filter(is_carried));
        let (art, sources) = (Arc::default(), Sources::default());
        let subject = Subject { mission: &mission, name: "m", art: &art, replays: &[], sources: &sources };
        for importer in &import::ALL[1..] {
            let id = importer.format().id;
            let options = Options { scale: Some(scale), ..Options::default() };
            let files = export::named(id).expect("the same").export(&subject, &options).expect("known tiles");
            let imported = importer.import(&Given { name: "m", bytes: &files[0].bytes });
            let imported = imported.map_err(TestCaseError::fail)?;
            let text = std::str::from_utf8(&imported.files["mission.ron"]).expect("text");
            let found = format::read(text).expect("our format").mission;
            let wanted = as_carried(&mission, id == "tmx");
            prop_assert_eq!(found.fresh_id(), mission.fresh_id(), "{}", id);
            // Scripts that come with the program are put in.
            let names: Vec<_> = found.scripts().keys().cloned().collect();
            let found = found.with(names.into_iter().map(|name| Edit::Script(name, None)));
            prop_assert_eq!(&found, &wanted, "{}: {:?}", id, imported.problems);
            let bad = imported.problems.iter().find(|it| it.severity > missions_document::Severity::Note);
            let empty = mission.tiles().is_empty();
            prop_assert!(bad.is_none() || empty, "{}: {:?}", id, bad);
        }
    }
}
