//! The menus: what is on is marked, titles stand at even distances, and a list is walked round by keys.

use super::alone;
use super::session::Session;
use crate::menu::list::Mark;
use editor_model::command::{Command, Menu};
use editor_model::settings::Look;
use editor_model::words::say;
use iced::keyboard::key::Named;

/// The mark of a command in the open menu.
fn mark(session: &Session, command: Command) -> Option<Mark> {
    session.marks().get(&command.title()).copied()
}

#[test]
fn what_is_on_is_marked_in_the_menus() {
    let mut session = Session::on_copy_of("first-steps");
    session.control("m");
    session.alt("6");
    session.click(&say("menu-view"));
    assert_eq!(mark(&session, Command::Minimap), Some(Mark::Check(false)));
    assert_eq!(mark(&session, Command::History), Some(Mark::Radio(true)));
    assert_eq!(mark(&session, Command::Layers), Some(Mark::Radio(false)));
    assert_eq!(mark(&session, Command::Script), Some(Mark::Check(false)));
    assert_eq!(mark(&session, Command::Fit), None);
    session.click(&Command::Minimap.title());
    session.alt("5");
    session.alt("7");
    session.click(&say("menu-view"));
    assert_eq!(mark(&session, Command::Minimap), Some(Mark::Check(true)));
    assert_eq!(mark(&session, Command::Layers), Some(Mark::Radio(true)));
    assert_eq!(mark(&session, Command::Script), Some(Mark::Check(true)));
}

#[test]
fn the_tool_in_hand_is_marked_of_map_and_workshop() {
    let mut session = Session::on_copy_of("first-steps");
    let tools = [
        ("v", Command::ToolSelect),
        ("p", Command::ToolSource),
        ("w", Command::ToolReturn),
        ("k", Command::ToolToken),
        ("2", Command::ProbeRange),
    ];
    for (key, command) in tools {
        session.character(key);
        session.click(&say("menu-tools"));
        let on: Vec<String> = session
            .marks()
            .into_iter()
            .filter(|(_, mark)| *mark == Mark::Radio(true))
            .map(|it| it.0)
            .collect();
        assert_eq!(on, [command.title()]);
        session.key(Named::Escape);
    }
    session.control("t");
    session.character("3");
    session.click(&say("menu-workshop"));
    assert_eq!(mark(&session, Command::Workshop), Some(Mark::Check(true)));
    assert_eq!(mark(&session, Command::WorkWall), Some(Mark::Radio(true)));
    assert_eq!(mark(&session, Command::WorkDoor), Some(Mark::Radio(false)));
}

#[test]
fn a_theme_is_chosen_from_the_menu_and_the_key_still_cycles() {
    // The look is of the whole process.
    if !alone("menus::a_theme_is_chosen_from_the_menu_and_the_key_still_cycles") {
        return;
    }
    let themes = [Command::ThemeDark, Command::ThemeLight, Command::ThemeContrast];
    let marked = |session: &mut Session| {
        session.click(&say("menu-view"));
        let marks = themes.map(|command| mark(session, command) == Some(Mark::Radio(true)));
        session.key(Named::Escape);
        marks
    };
    let mut session = Session::on_copy_of("first-steps");
    assert_eq!(marked(&mut session), [true, false, false]);
    session.click(&say("menu-view"));
    session.click(&Command::ThemeContrast.title());
    assert_eq!((session.settings().look, crate::theme::worn()), (Look::Contrast, Look::Contrast));
    assert_eq!(marked(&mut session), [false, false, true]);
    session.control_shift("t");
    assert_eq!(session.settings().look, Look::Dark);
}

#[test]
fn titles_are_evenly_spaced_and_lists_hang_below_theirs() {
    let mut session = Session::on_copy_of("first-steps");
    let titles: Vec<_> = Menu::ALL.iter().map(|menu| session.place(&say(menu.title()))).collect();
    let gaps: Vec<f32> = titles.windows(2).map(|two| two[1].x - two[0].x - two[0].width).collect();
    assert!(gaps.iter().all(|gap| (gap - gaps[0]).abs() < 1.0), "{gaps:?}");
    for (menu, title) in Menu::ALL.into_iter().zip(titles) {
        session.click(&say(menu.title()));
        let focus = session.focus_at();
        if let Some(first) = focus {
            assert!(first.x < title.x && title.x < first.x + first.width, "{menu:?}: {first:?}");
            assert!(first.y >= crate::menu::BAR, "{menu:?}: {first:?}");
        }
        session.key(Named::Escape);
    }
}

#[test]
fn arrows_walk_round_a_list_and_leave_the_map_alone() {
    let mut session = Session::on_copy_of("first-steps");
    let view = session.view();
    session.key(Named::F10);
    assert!(session.focus().contains(&Command::New.title()));
    session.key(Named::ArrowUp);
    assert!(session.focus().contains(&Command::Quit.title()), "{:?}", session.focus());
    session.key(Named::ArrowDown);
    assert!(session.focus().contains(&Command::New.title()));
    session.key(Named::Escape);
    assert_eq!(session.view(), view);
}
