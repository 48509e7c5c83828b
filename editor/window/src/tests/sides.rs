//! The parts beside the map: tools in a strip, palette and panels hidden and shown, and what is left in a narrow window.

use super::session::Session;
use super::shipped;
use editor_model::command::Command;
use editor_model::words::say;
use iced::Size;
use iced::keyboard::key::Named;

#[test]
fn a_tool_is_taken_from_the_strip_and_the_strip_shows_which() {
    let mut session = Session::new(Some(shipped("first-steps")));
    session.press(Command::ToolRuler);
    assert!(session.sees(&say("hint-ruler")));
    session.press(Command::ToolSelect);
    assert!(!session.sees(&say("hint-ruler")));
}

#[test]
fn palette_and_panels_are_hidden_and_shown_by_key_and_by_button() {
    let mut session = Session::new(Some(shipped("first-steps")));
    let (palette, panels) = (say("palette-tiles"), say("tab-history"));
    let room = session.room().width;
    session.control("b");
    assert!(!session.sees(&palette) && session.sees(&panels));
    session.control("j");
    assert!(!session.sees(&palette) && !session.sees(&panels));
    assert!(session.room().width > room + 590.0, "the map has their room");
    session.press(Command::PanelLeft);
    assert!(session.sees(&palette) && !session.sees(&panels));
    // What opens a tab shows the panels.
    session.alt("4");
    assert!(session.sees(&panels));
    assert!(session.settings().widths.side_shown && session.settings().widths.palette_shown);
}

#[test]
fn in_a_narrow_window_one_part_is_seen_and_the_map_keeps_half() {
    let mut session = Session::new(Some(shipped("first-steps")));
    let (palette, panels) = (say("palette-tiles"), say("tab-history"));
    for (width, height) in [(800.0, 600.0), (985.0, 615.0)] {
        session.resize(Size::new(width, height));
        session.control("b");
        if !session.sees(&palette) {
            session.control("b");
        }
        assert!(session.sees(&palette) && !session.sees(&panels));
        assert!(session.room().width >= width / 2.0, "{:?}", session.room());
        session.alt("3");
        assert!(!session.sees(&palette) && session.sees(&panels));
        assert!(session.room().width >= width / 2.0, "{:?}", session.room());
    }
    session.resize(Size::new(1280.0, 800.0));
    assert!(session.sees(&palette) && session.sees(&panels));
}

#[test]
fn in_a_narrow_window_a_script_takes_the_place_of_the_panels_and_gives_it_back() {
    let mut session = Session::on_copy_of("first-steps");
    let (script, panels, palette) = (say("script-rename"), say("tab-history"), say("palette-tiles"));
    for width in [800.0, 1024.0, 1100.0] {
        session.resize(Size::new(width, 700.0));
        session.alt("4");
        session.alt("7");
        assert!(session.sees(&script) && !session.sees(&panels), "{width}");
        session.alt("7");
        assert!(!session.sees(&script) && session.sees(&panels), "{width}: they come back");
        // A card opens its script, which goes by the key of the palette.
        session.alt("2");
        session.click(&say("card-open"));
        assert!(session.sees(&script) && !session.sees(&panels), "{width}");
        session.control("b");
        assert!(!session.sees(&script) && !session.sees(&panels) && session.sees(&palette), "{width}");
    }
}

#[test]
fn in_a_narrow_window_a_command_of_a_hidden_script_brings_it_forward() {
    let mut session = Session::on_copy_of("first-steps");
    session.resize(Size::new(1000.0, 700.0));
    session.alt("7");
    let (script, panels) = (say("script-rename"), say("tab-history"));
    for command in [Command::Script, Command::ScriptFind, Command::ScriptReference] {
        session.alt("4");
        assert!(!session.sees(&script) && session.sees(&panels));
        session.carry_out(command);
        assert!(session.sees(&script) && !session.sees(&panels), "{command:?}");
    }
}

#[test]
fn a_script_behind_a_panel_has_no_keys() {
    let mut session = Session::on_copy_of("first-steps");
    let before = session.mission().clone();
    session.resize(Size::new(985.0, 615.0));
    session.select([*before.things().keys().next().expect("a piece")]);
    session.key(Named::Delete);
    session.alt("7");
    session.type_keys("a");
    session.control("z");
    assert!(session.writes());
    session.alt("4");
    session.carry_out(Command::Undo);
    assert_eq!(*session.mission(), before, "one step, for the map is what is seen");
}

#[test]
fn at_the_largest_text_size_the_map_keeps_half_and_everything_is_legible() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = Session::on_copy_from(&shipped("first-steps"), folder);
    session.enlarge();
    let width = session.size().width;
    assert!(width < 600.0, "{width}");
    session.control("b");
    if !session.sees(&say("palette-tiles")) {
        session.control("b");
    }
    assert!(session.room().width >= width / 2.0 - 1.0, "beside the palette: {:?}", session.room());
    assert!(session.overprinted().is_empty(), "{:?}", session.overprinted());
    session.alt("3");
    assert!(session.room().width >= width / 2.0 - 1.0, "beside the panels: {:?}", session.room());
    for tab in ["tab-inspector", "tab-cards", "tab-problems", "tab-proof", "tab-layers", "tab-history"] {
        assert!(session.place(&say(tab)).x < width, "{tab}");
    }
    // A long sentence in the status line, and one's own choice of a wide panel.
    session.point_at_cell(9, 10);
    assert!(session.overprinted().is_empty(), "{:?}", session.overprinted());
    session.alt("7");
    assert!(session.room().width >= 180.0, "beside the script: {:?}", session.room());
    session.carry_out(Command::Workshop);
    assert!(session.workshop().expect("the workshop").seen().size.width >= 180.0);
}

#[test]
fn a_smaller_window_takes_its_pixels_from_the_panels() {
    let mut session = Session::new(Some(shipped("first-steps")));
    let line = iced::Point::new(1280.0 - 348.0 - 2.5, 400.0);
    session.pull(line, iced::Vector::new(-5000.0, 0.0));
    for width in [1200.0, 1000.0, 800.0] {
        session.resize(Size::new(width, 700.0));
        session.alt("3");
        assert!(session.room().width >= 179.0, "{width}: {:?}", session.room());
    }
}
