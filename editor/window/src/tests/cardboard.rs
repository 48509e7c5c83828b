//! Pictures of somebody's own cardboard on the map: from the mission's folder and from one for all missions, read again when
//! files change, reported when they are broken.

use super::saved;
use super::session::Session;
use crate::screen::editor::Answer;
use editor_model::command::Command;
use iced::keyboard::key::Named;
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use missions::Mission;
use missions::scene::Layer;
use std::fs;
use std::path::Path;

/// A picture of the first tile of the mission, in one colour.
fn put(folder: &Path, colour: [u8; 3]) -> String {
    let starter = Mission::starter();
    let piece = starter.tiles().values().next().expect("a tile");
    let name = format!("{}{:?}.png", piece.tile, piece.face);
    fs::create_dir_all(folder).expect("made");
    let image = DynamicImage::from(RgbImage::from_pixel(60, 60, Rgb(colour)));
    image.save_with_format(folder.join(&name), ImageFormat::Png).expect("written");
    name
}

#[test]
fn pictures_in_the_folder_of_a_mission_are_shown_and_followed() {
    let folder = saved([]);
    let art = folder.path().join("art");
    let mut session = Session::new(Some(folder.path().to_owned()));
    assert_eq!(session.pictures(), 0);
    let name = put(&art, [200, 30, 30]);
    session.tick();
    assert_eq!(session.pictures(), 1);
    fs::write(art.join(&name), "no picture").expect("written");
    session.tick();
    assert_eq!((session.pictures(), session.told("F010")), (0, 1));
    assert!(session.problems().iter().any(|problem| problem.message.contains(&name)));
    fs::remove_file(art.join(&name)).expect("gone");
    session.tick();
    assert_eq!((session.pictures(), session.told("F010")), (0, 0));
}

#[test]
fn a_folder_for_all_missions_is_named_once_and_given_up_again() {
    let (folder, mine) = (saved([]), tempfile::tempdir().expect("a folder"));
    let _ = put(mine.path(), [30, 200, 30]);
    let mut session = Session::with_the_shipped(Some(folder.path().to_owned()));
    session.begin_question(Command::Pictures);
    session.answer(Answer::PathChanged(mine.path().join("nowhere").display().to_string()));
    session.answer(Answer::PathEntered);
    assert!(session.sees("Tile Pictures") && session.sees_part("Folder not found"));
    session.answer(Answer::PathChanged(mine.path().display().to_string()));
    session.answer(Answer::PathEntered);
    assert_eq!(session.pictures(), 1);
    assert!(!session.sees("Tile Pictures"));
    // Another mission has them too.
    session.control("w");
    session.click("First Steps");
    assert_eq!(session.pictures(), 1);
    session.begin_question(Command::Pictures);
    session.answer(Answer::PathChanged(String::new()));
    session.answer(Answer::PathEntered);
    assert_eq!(session.pictures(), 0);
    session.begin_question(Command::Pictures);
    session.key(Named::Escape);
    assert!(!session.sees("Tile Pictures"));
    session.control("w");
}

#[test]
fn lines_lie_over_pictures_or_not() {
    let folder = saved([]);
    let _ = put(&folder.path().join("art"), [30, 30, 200]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    let shown =
        |session: &Session| (session.layers().has(Layer::Pictures), session.layers().has(Layer::Lines));
    let mut all = Vec::new();
    for _ in 0..4 {
        all.push(shown(&session));
        session.begin_question(Command::PicturesNext);
    }
    assert_eq!(all, [(true, true), (true, false), (false, true), (true, true)]);
}
