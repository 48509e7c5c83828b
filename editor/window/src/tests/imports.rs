//! Bundles and maps of other programs, opened in the window: they become a folder beside the file, and nothing is written
//! over.

use super::session::Session;
use crate::screen::start;
use missions::Mission;
use missions::export::{self, Options, Subject};
use rule_system::View;
use std::fs;
use std::path::{Path, PathBuf};

/// A mission in a format, in a folder of its own.
fn exported(format: &str, folder: &Path) -> PathBuf {
    let (mission, art) = (Mission::starter(), std::sync::Arc::default());
    let sources = missions::format::Sources::default();
    let subject = Subject {
        mission: &mission.seen(&View::WHOLE),
        name: "beginning",
        art: &art,
        replays: &[],
        sources: &sources,
    };
    let files = export::named(format).expect(format).export(&subject, &Options::default()).expect(format);
    let paths: Vec<PathBuf> = files.iter().map(|file| file.put(folder).expect("written")).collect();
    paths[0].clone()
}

fn opened(path: &Path) -> Session {
    let mut session = Session::new(None);
    session.send(crate::app::Message::Start(start::Message::Chosen(Some(path.to_owned()))));
    session
}

#[test]
fn a_bundle_and_a_map_are_opened_as_missions() {
    for format in ["bundle", "tmx", "tmj"] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = exported(format, folder.path());
        let session = opened(&file);
        assert_eq!(session.title(), "A new beginning – Hellwright", "{format}");
        assert!(session.sees_part("Imported into"), "{format}");
        assert_eq!(session.mission().tiles(), Mission::starter().tiles(), "{format}");
        assert!(folder.path().join("beginning/mission.ron").exists(), "{format}");
        // What is there stays as it is.
        let again = opened(&file);
        assert_eq!(again.title(), "Hellwright");
        assert!(again.sees_part("there is something at"), "{:?}", again.texts());
    }
}

#[test]
fn what_cannot_be_imported_is_told_on_the_first_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("broken.tmx");
    fs::write(&file, "<map").expect("written");
    let session = opened(&file);
    assert!(session.sees_part("cannot be imported"), "{:?}", session.texts());
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}
