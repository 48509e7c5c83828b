//! Exports from the window: chosen, looked at before, written where one wants, the same files as the command line writes.

use super::session::Session;
use super::{overlap, saved};
use crate::panel::export::{Content, Message};
use editor_model::words::{say, say_with};
use iced::keyboard::key::Named;
use missions::Severity;
use missions::export::{self, Options, Subject};
use missions::scene::{Layer, Layers};
use rule_system::View;
use std::fs;
use std::path::Path;

/// The sheet is open, and files go into this folder.
fn opened(session: &mut Session, folder: &Path) {
    session.control("e");
    session.export(Message::FolderChanged(folder.display().to_string()));
    session.export(Message::Ticked("pdf", false));
    session.export(Message::Ticked("png", true));
}

#[test]
fn formats_are_chosen_and_written_where_one_wants() {
    let (mission, folder) = (saved([]), tempfile::tempdir().expect("a folder"));
    let mut session = Session::new(Some(mission.path().to_owned()));
    let into = folder.path().join("new");
    opened(&mut session, &into);
    for exporter in export::ALL {
        assert!(session.sees(exporter.format().name), "{}", exporter.format().id);
    }
    session.export(Message::Ticked("svg", true));
    session.export(Message::Scaled(36));
    session.export(Message::Lit(true));
    session.click(&say_with("export-formats", &[("count", 2.into())]));
    let put = session.put().expect("written");
    assert!(put.troubles.is_empty(), "{:?}", put.troubles);

    // What the library writes, no more and no less.
    let name = export::name_of(Some(mission.path()), "");
    let options = Options { scale: Some(36), light: true, ..Options::default() };
    let art = std::sync::Arc::default();
    let sources = &missions::format::Sources::default();
    let subject = Subject {
        mission: &session.mission().seen(&View::WHOLE),
        name: &name,
        art: &art,
        replays: &[],
        sources,
    };
    let wanted = ["png", "svg"].map(|id| export::named(id).expect(id).export(&subject, &options).expect(id));
    let wanted: Vec<_> = wanted.into_iter().flatten().collect();
    assert_eq!(fs::read_dir(&into).expect("made").count(), wanted.len());
    for file in &wanted {
        assert_eq!(fs::read(into.join(&file.path)).expect("there"), file.bytes, "{}", file.path);
        assert!(session.sees(&file.path));
    }

    // The next time it is as one left it, and says what it would replace.
    session.key(Named::Escape);
    session.control("e");
    assert!(session.sees(&say_with("export-formats", &[("count", 2.into())])));
    let files = session.draft().expect("a draft").files().to_owned();
    assert!(files.iter().all(|file| file.replaces) && !files.is_empty());
}

/// Maps for Tiled in both forms have the same pictures.
#[test]
fn what_two_formats_share_is_written_once() {
    let (mission, folder) = (saved([]), tempfile::tempdir().expect("a folder"));
    let mut session = Session::new(Some(mission.path().to_owned()));
    opened(&mut session, &folder.path().join("new"));
    session.export(Message::Ticked("png", false));
    for id in ["tmx", "tmj"] {
        session.export(Message::Ticked(id, true));
    }
    session.click(&say_with("export-formats", &[("count", 2.into())]));
    let put = session.put().expect("written");
    assert!(put.troubles.is_empty(), "{:?}", put.troubles);
    let mut paths: Vec<&Path> = put.files.iter().map(|(path, _)| path.as_path()).collect();
    let all = paths.len();
    paths.sort_unstable();
    paths.dedup();
    assert!(all > 2 && paths.len() == all, "{:?}", put.files);
}

#[test]
fn a_mission_with_errors_is_exported_only_all_the_same() {
    let (mission, folder) = (saved(overlap()), tempfile::tempdir().expect("a folder"));
    let mut session = Session::new(Some(mission.path().to_owned()));
    let into = folder.path().join("new");
    let errors = session.problems().iter().filter(|it| it.severity == Severity::Error).count();
    let (export, anyway) = (say_with("export-formats", &[("count", 1.into())]), say("export-anyway"));
    opened(&mut session, &into);
    session.click(&export);
    assert!(session.put().is_none() && !into.exists(), "nothing is written yet");
    assert!(session.sees_part(&format!("{errors} error")) && session.sees_part("Export all the same?"));
    assert!(session.sees_part("overlaps"), "it says what is wrong: {:?}", session.texts());
    // Back to choosing, by key and by button, and to the problems.
    session.key(Named::Escape);
    assert!(session.sees(&export) && !session.sees(&anyway));
    session.click(&export);
    session.click(&say("export-problems"));
    assert!(session.in_sight(&session.problem_words(0)) && !session.sees(&anyway));
    opened(&mut session, &into);
    session.click(&export);
    session.click(&anyway);
    assert!(!session.put().expect("written").files.is_empty());
}

#[test]
fn a_mission_with_less_than_its_files_is_exported_only_all_the_same() {
    for edits in [Vec::new(), overlap().to_vec()] {
        let errs = !edits.is_empty();
        let (mission, folder) = (saved(edits), tempfile::tempdir().expect("a folder"));
        let file = mission.path().join(missions::format::FILE_NAME);
        let text = fs::read_to_string(&file).expect("text").replacen("title:", "titel: \"x\", title:", 1);
        fs::write(&file, format!("// A comment is not handed on.\n{text}")).expect("written");
        let mut session = Session::new(Some(mission.path().to_owned()));
        let into = folder.path().join("new");
        opened(&mut session, &into);
        session.click(&say_with("export-formats", &[("count", 1.into())]));
        assert!(session.put().is_none() && !into.exists(), "nothing is written yet");
        let words = "1 thing in the files is not in the mission: titel is not known";
        assert!(session.sees_part(words), "{:?}", session.texts());
        assert!(session.sees_part("Export all the same?"));
        assert_eq!(session.sees_part("overlaps"), errs, "{:?}", session.texts());
        session.click(&say("export-anyway"));
        assert!(!session.put().expect("written").files.is_empty());
    }
}

/// A comment is no part of a mission, so nothing of it is missing in an export.
#[test]
fn a_comment_is_not_asked_about_before_an_export() {
    let (mission, folder) = (saved([]), tempfile::tempdir().expect("a folder"));
    let file = mission.path().join(missions::format::FILE_NAME);
    let text = fs::read_to_string(&file).expect("text");
    fs::write(&file, format!("// A comment.\n{text}")).expect("written");
    let mut session = Session::new(Some(mission.path().to_owned()));
    opened(&mut session, &folder.path().join("new"));
    session.click(&say_with("export-formats", &[("count", 1.into())]));
    assert!(!session.put().expect("written").files.is_empty());
}

#[test]
fn a_format_is_looked_at_before_it_is_written() {
    let (mission, folder) = (saved([]), tempfile::tempdir().expect("a folder"));
    let mut session = Session::new(Some(mission.path().to_owned()));
    opened(&mut session, folder.path());
    for exporter in export::ALL {
        let format = exporter.format();
        session.export(Message::Looked(format.id));
        let draft = session.draft().expect(format.id);
        assert!(!draft.files().is_empty(), "{}", format.id);
        match (draft.look(), format.id) {
            (Content::Text(text), "json") => assert!(text.contains("hellwright-mission")),
            (Content::Pages(pages), id) if id != "json" => assert!(!pages.is_empty(), "{id}"),
            (look, id) => panic!("{id}: {look:?}"),
        }
        assert!(session.sees(&format.about.to_string()));
    }
    session.export(Message::Looked("png"));
    let bytes = |session: &Session| session.draft().expect("a draft").files()[0].bytes;
    let before = bytes(&session);
    session.export(Message::Layer(Layer::Legend, false));
    assert!(bytes(&session) < before, "the legend is left out");
    session.export(Message::Layer(Layer::Legend, true));
    assert_eq!(bytes(&session), before);
    assert_eq!(Options::default().layers, Layers::default());
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "nothing is written by looking");
}

#[test]
fn what_cannot_be_written_is_told_and_keeps_nothing_else_from_it() {
    let (mission, folder) = (saved([]), tempfile::tempdir().expect("a folder"));
    let mut session = Session::new(Some(mission.path().to_owned()));
    opened(&mut session, folder.path());
    session.export(Message::Scaled(2000));
    let draft = session.draft().expect("a draft");
    assert!(matches!(draft.look(), Content::Failed(_)), "{draft:?}");
    assert!(session.sees_part("2000 pixels per space"));
    session.export(Message::Ticked("json", true));
    session.export(Message::Export);
    let put = session.put().expect("written");
    assert_eq!((put.files.len(), put.troubles.len()), (1, 1));
    assert!(session.sees_part("PNG picture: 2000 pixels per space"));

    // A file stands where the folder should be.
    session.export(Message::Again);
    let taken = folder.path().join("taken");
    fs::write(&taken, "something else").expect("written");
    session.export(Message::Ticked("png", false));
    session.export(Message::FolderChanged(taken.display().to_string()));
    session.export(Message::Export);
    let put = session.put().expect("tried");
    assert_eq!((put.files.len(), put.troubles.len()), (0, 1));
    assert!(put.troubles[0].contains("taken"), "{:?}", put.troubles);
    assert_eq!(fs::read_to_string(&taken).expect("still there"), "something else");
}

#[test]
fn games_that_were_played_go_along() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = Session::on_copy_of("first-steps");
    opened(&mut session, folder.path());
    session.export(Message::Looked("json"));
    assert!(session.sees(&say("export-no-games")));
    let without = session.draft().expect("a draft").files()[0].bytes;
    session.key(Named::Escape);
    session.proof(crate::panel::proof::Message::Wanted(50));
    session.key(Named::F5);
    session.control("e");
    session.export(Message::Looked("json"));
    let with = session.draft().expect("a draft").files()[0].bytes;
    assert!(with > without, "{with} {without}");
    session.export(Message::Games(false));
    assert_eq!(session.draft().expect("a draft").files()[0].bytes, without);
}

#[test]
fn everything_on_the_sheet_is_done_by_keys() {
    let mission = saved([]);
    let mut session = Session::new(Some(mission.path().to_owned()));
    session.control("e");
    assert_eq!(session.focus(), [say_with("export-formats", &[("count", 1.into())])]);
    session.walk_to("JSON");
    session.key(Named::Enter);
    assert!(matches!(session.draft().expect("a draft").look(), Content::Text(_)));
    // Keys that mean something on the map mean nothing here.
    for key in ["t", "e", "0"] {
        session.character(key);
    }
    session.control("z");
    session.key(Named::Escape);
    assert!(!session.sees(&say("export-title")) && session.sees_part("Click to select"));
}
