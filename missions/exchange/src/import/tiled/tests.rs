//! Whatever mission there is: exported and imported it lies as before.

use super::any::any_edit;
use crate::export::{self, Options, Subject};
use crate::import::{self, Given};
use missions_document::content::ContentFile;
use missions_document::edit::Edit;
use missions_document::format;
use missions_document::id::ScriptName;
use missions_document::mission::{Card, Mission, Role, Settings};
use missions_document::thing::{Region, Thing};
use missions_files::sources::Sources;
use proptest::prelude::*;
use rule_system::View;
use rule_system::setting::{self, Own, Value};
use std::collections::BTreeMap;
use std::sync::Arc;
use tiles::{Catalogue, TileNumber};

/// Edits of what a map carries, with tiles that exist.
fn is_carried(edit: &Edit) -> bool {
    match edit {
        Edit::Tile(_, Some(tile)) | Edit::TileWith(_, tile, _) => {
            Catalogue::doom2016().side(tile.tile, tile.face).is_some()
        }
        Edit::Script(..) | Edit::Sheet(..) | Edit::Content(..) => false,
        _ => true,
    }
}

/// What maps cannot distinguish: words in lists have no spaces around them and are not empty, and XML has no way to write a bell.
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
        // What a mission file says of it is carried as such a file has it, with every sign.
        let mut kept = vec![Edit::Intents(mission.intents().to_vec())];
        let mutes = mission.mutes().iter();
        kept.extend(mutes.map(|(mute, reason)| Edit::Mute(mute.clone(), Some(reason.clone()))));
        let said = mission.translations();
        kept.extend(
            said.map(|(tag, of, said)| Edit::Translation(tag.clone(), of.clone(), Some(said.clone()))),
        );
        let empty = mission.regions().iter().filter(|(_, region)| region.cells.is_empty());
        kept.extend(empty.map(|(id, region)| Edit::Region(*id, Some(region.clone()))));
        let text = format::write(&mission).replace("\\u{7}", "\u{fffd}").replace('\u{7}', "\u{fffd}");
        let carried = format::read(&text).expect("our format").mission;
        let untold = carried.texts_gone(|_| true);
        let carried = carried.with(untold).with(kept);
        // So are values that the rules do not know.
        let things = carried.things().iter().map(|(id, thing)| {
            let fields = mission.things()[id].fields.clone();
            Edit::Thing(*id, Some(Thing { fields, ..thing.clone() }))
        });
        let regions = carried.regions().iter().map(|(id, region)| {
            let fields = mission.regions()[id].fields.clone();
            Edit::Region(*id, Some(Region { fields, ..region.clone() }))
        });
        let tiles =
            carried.tiles().iter().map(|(id, tile)| Edit::tile(*id, *tile, mission.tile_fields(*id).clone()));
        let edits: Vec<Edit> = things.chain(regions).chain(tiles).collect();
        mission = carried.with(edits);
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
        let subject = Subject { mission: &mission.seen(&View::WHOLE), name: "m", art: &art, replays: &[], sources: &sources };
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

/// Of what is no part of a map its text says at least that it is there, and the import that it is missing.
#[test]
fn settings_that_no_rules_know_are_carried_and_files_are_named() {
    let own = Own::from([("weather".to_owned(), Value::Words(vec!["rain".into(), "a, b".into()]))]);
    let settings = Settings { own, ..Settings::default() };
    let card = Card { role: Role::SPECIAL, script: ScriptName::new("a.rhai"), parameters: BTreeMap::new() };
    let file = ContentFile::all().next().expect("a file");
    let mission = Mission::starter().with([
        Edit::Settings(Box::new(settings)),
        Edit::Cards(vec![card]),
        Edit::Script(ScriptName::new("a.rhai"), Some("// of a card".into())),
        Edit::Script(ScriptName::new("b.rhai"), Some("// of no card".into())),
        Edit::Sheet(TileNumber(50), Some("tile: 50".into())),
        Edit::Content(file, Some("[]".into())),
    ]);
    let (art, sources) = (Arc::default(), Sources::default());
    let subject = Subject {
        mission: &mission.seen(&View::WHOLE),
        name: "m",
        art: &art,
        replays: &[],
        sources: &sources,
    };
    for importer in &import::ALL[1..] {
        let id = importer.format().id;
        let files =
            export::named(id).expect("the same").export(&subject, &Options::default()).expect("exports");
        let imported = importer.import(&Given { name: "m", bytes: &files[0].bytes }).expect("imports");
        let text = std::str::from_utf8(&imported.files["mission.ron"]).expect("text");
        let found = format::read(text).expect("our format").mission;
        assert_eq!(found.settings(), mission.settings(), "{id}");
        assert_eq!(found.own_tiles().keys().collect::<Vec<_>>(), [&TileNumber(50)], "{id}");
        assert_eq!(found.content_files().keys().collect::<Vec<_>>(), [&file], "{id}");
        let told = |what: &str| {
            imported.problems.iter().any(|it| it.message == *format!("{what} is not in the map"))
        };
        for path in ["a.rhai", "b.rhai"] {
            assert!(
                told(&format!("the script {path}")) && !imported.files.contains_key(path),
                "{id}: {path}"
            );
        }
        for path in ["tiles/50.txt".to_owned(), file.path()] {
            assert!(told(&format!("the file {path}")) && !imported.files.contains_key(&path), "{id}: {path}");
        }
    }
}
