//! The window without a pointer: everything is reached, pressed and chosen by keys, a question keeps them all, and what the
//! hand does in one moment is done in its order.

use super::session::Session;
use super::{saved, sources};
use crate::icon;
use editor_model::command::Command;
use editor_model::words::say;
use iced::keyboard::key::Named;
use missions::history::Change;
use missions::scene::Layer;
use missions::{Edit, Id, Mission, ThingKind, format};
use std::path::Path;
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// Another tile, far from all others.
fn change() -> Change {
    let tile = Placement { tile: TileNumber(13), face: Face::A, at: Cell::new(40, 40), turn: Turn::R0 };
    Change::new("lay tile 13A", [Edit::Tile(Id(900), Some(tile))])
}

/// What lies about of keys, none of which is an answer.
fn press_all(session: &mut Session) {
    for key in ["t", "e", "s", "0", "1"] {
        session.character(key);
    }
    for key in ["z", "k", "a", "n", "x"] {
        session.control(key);
    }
    for key in
        [Named::Delete, Named::F5, Named::F6, Named::F10, Named::Home, Named::ArrowUp, Named::ArrowDown]
    {
        session.key(key);
    }
    session.alt("5");
    session.click_cell(1, 1);
}

#[test]
fn a_question_keeps_all_keys_and_nothing_is_lost_by_enter_or_escape() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.commit(change());
    let mine = session.mission().clone();
    session.control("w");
    press_all(&mut session);
    assert!(session.sees(&say("unsaved-title")));
    assert_eq!(*session.mission(), mine);
    assert!(session.sees_part("Click to select"), "{:?}", session.texts());
    session.key(Named::Escape);
    assert!(!session.sees(&say("unsaved-title")) && *session.mission() == mine);

    // What another program wrote does not replace what is not saved here.
    for (key, at) in [(Named::Enter, 60), (Named::Escape, 70)] {
        let tile = Placement { tile: TileNumber(1), face: Face::A, at: Cell::new(at, 0), turn: Turn::R0 };
        let theirs = Mission::starter().with([Edit::Tile(Id(901), Some(tile))]);
        format::save(&theirs, folder.path()).expect("saved");
        session.tick();
        assert!(session.sees(&say("foreign-title")), "{key:?}");
        session.key(key);
        assert!(!session.sees(&say("foreign-title")) && *session.mission() == mine, "{key:?}");
    }

    session.control("w");
    session.key(Named::Enter);
    assert_eq!(session.title(), "Hellwright");
    assert_eq!(format::load(folder.path()).expect("loads").mission, mine);
}

#[test]
fn answers_are_walked_through_by_tab_and_arrows() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    session.commit(change());
    session.control("w");
    assert_eq!(session.focus(), [say("save")], "the marked answer");
    session.key(Named::ArrowLeft);
    assert_eq!(session.focus(), [say("cancel")]);
    session.key(Named::Tab);
    session.key(Named::Tab);
    assert_eq!(session.focus(), [say("lose")], "round and round, but never out of the sheet");
    session.shift(Named::Tab);
    session.shift(Named::Tab);
    session.key(Named::Space);
    assert!(!session.sees(&say("unsaved-title")) && session.title().starts_with("• "));
}

#[test]
fn every_part_of_the_window_is_reached() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    let mut parts = Vec::new();
    for _ in 0..6 {
        session.key(Named::F6);
        parts.push(session.focus().join(" "));
    }
    let tabs = [
        say("palette-tiles"),
        icon::letter(Command::ToolSelect).expect("an icon"),
        say("tab-inspector"),
        icon::letter(Command::PanelLeft).expect("an icon"),
        say("menu-file"),
    ];
    assert_eq!(parts[..5], tabs);
    assert_eq!(parts[5], "", "and back to the map");
    session.shift(Named::F6);
    assert_eq!(session.focus(), [say("menu-file")]);
    session.key(Named::Escape);
    session.character("s");
    assert!(session.sees_part("Click to place"), "the keys are the map's again");
}

#[test]
fn a_list_is_opened_walked_through_and_chosen_from() {
    let mut session = Session::on_copy_of("cold-vaults");
    let portal = |session: &Session| {
        let things = session.mission().things().iter();
        things.clone().find_map(|(id, thing)| match &thing.kind {
            ThingKind::Piece(piece) if piece.kind == "portal" && piece.sort != "red" => {
                Some((*id, piece.sort.clone()))
            }
            _ => None,
        })
    };
    let (id, tier) = portal(&session).expect("a portal");
    let now = |session: &Session| match &session.mission().things()[&id].kind {
        ThingKind::Piece(portal) => portal.sort.clone(),
        _ => String::new(),
    };
    session.select([id]);
    session.alt("1");
    session.walk_to_list();
    session.key(Named::Enter);
    session.key(Named::End);
    session.key(Named::Escape);
    assert_eq!(now(&session), tier, "nothing is chosen by walking");
    session.key(Named::Enter);
    session.character("r");
    session.key(Named::Enter);
    assert_eq!(now(&session), "red");
    session.control("z");
    assert_eq!(now(&session), tier);
}

#[test]
fn boxes_are_ticked_and_menus_used_by_keys() {
    let mut session = Session::on_copy_of("first-steps");
    session.alt("5");
    session.walk_to(&say(&format!("layer-{}", Layer::Figures.name(session.mission().system()))));
    let shown = session.layers().has(Layer::Figures);
    session.key(Named::Space);
    assert_eq!(session.layers().has(Layer::Figures), !shown);

    session.key(Named::F10);
    assert!(session.focus().contains(&say("command-new")));
    session.key(Named::ArrowRight);
    session.key(Named::ArrowRight);
    assert!(session.focus().contains(&say("command-tool-select")));
    session.key(Named::ArrowDown);
    session.key(Named::ArrowDown);
    session.key(Named::Enter);
    assert!(session.sees_part(&say("hint-door")), "{:?}", session.texts());
}

#[test]
fn what_lies_out_of_sight_is_scrolled_to() {
    let mut session = Session::on_copy_of("first-steps");
    session.key(Named::F6);
    session.shift(Named::F6);
    session.key(Named::F6);
    for _ in 0..12 {
        session.key(Named::ArrowDown);
    }
    let at = session.focus_at().expect("something has the keys");
    assert!(at.y > 300.0 && at.y + at.height < 770.0, "{at:?}");
}

#[test]
fn a_key_and_a_click_of_one_moment_keep_their_order() {
    let folder = saved([]);
    let mut session = Session::new(Some(folder.path().to_owned()));
    let starts = |session: &Session| {
        let things = session.mission().things().values();
        things
            .filter(|thing| matches!(&thing.kind, ThingKind::Piece(piece) if piece.kind == "objective"))
            .count()
    };
    let before = starts(&session);
    session.point_at_cell(1, 3);
    session.key_and_click("k");
    assert_eq!(starts(&session), before + 1);
}

/// Widgets no key reaches, and where they may be used all the same: what is in the list there is walked through by the
/// arrows of a field, or the same is done by keys of its own.
#[test]
fn no_widget_is_used_that_keys_do_not_reach() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut |path, text| {
        files.push((path.to_owned(), text.to_owned()));
    });
    let allowed = ["focus.rs", "choice.rs", "finder.rs", "log.rs", "theme.rs"];
    for (path, text) in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        if path.components().any(|part| part.as_os_str() == "tests") || allowed.contains(&name.as_str()) {
            continue;
        }
        let imports = text.split(';').filter(|line| line.contains("use iced::widget::"));
        for word in imports.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_')) {
            assert!(
                !["button", "pick_list", "toggler", "radio", "combo_box"].contains(&word),
                "{path:?}: {word}"
            );
            let wrapped = [("checkbox", "touch"), ("slider", "slide")].iter().find(|(raw, _)| *raw == word);
            assert!(wrapped.is_none_or(|(_, by)| text.contains(&format!("{by}("))), "{path:?}: {word}");
        }
    }
}
