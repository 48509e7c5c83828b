//! A game that Hellwright is not made with goes through everything: document, checks, scripts, playouts, replays, pictures,
//! exports, a game over a pipe and one in the window, from the outside. The game is the crate `drill`; what it takes to have it is one line.
//!
//! It is a program of its own because a rule system is added before anything else is done. Started by itself with the word
//! `hellwright` in its environment it is the real program with one more game.

mod again;
mod areas;
mod begun;
mod booklet;
#[cfg(feature = "window")]
mod built;
mod doors;
mod followed;
#[cfg(feature = "window")]
mod played;
mod shown;
mod told;
mod values;

// A display, a window on it, and what is seen there: as for games of the box.
#[cfg(feature = "window")]
#[path = "../real_window/display.rs"]
#[expect(dead_code, reason = "the program is this one")]
mod display;
#[cfg(feature = "window")]
#[path = "../real_window/play/game.rs"]
#[expect(dead_code, reason = "the game is kept when it is over")]
mod game;
#[cfg(feature = "window")]
#[path = "../real_window/hands.rs"]
mod hands;
#[cfg(feature = "window")]
#[path = "../real_window/play/kept.rs"]
mod kept;
#[cfg(feature = "window")]
#[path = "../real_window/play/picture.rs"]
mod picture;

use std::panic::catch_unwind;
use std::process::ExitCode;

/// Started by ourselves: be the program.
const PROGRAM: &str = "DRILL_IS_HELLWRIGHT";

#[cfg(feature = "window")]
const WINDOW: Option<editor_cli::Window> = Some(editor_window::run);
#[cfg(not(feature = "window"))]
const WINDOW: Option<editor_cli::Window> = None;

/// Every drill, by name.
const DRILLS: &[(&str, fn())] = &[
    ("told::the_mission_is_sound", told::the_mission_is_sound),
    ("told::its_own_checks_speak_and_mend", told::its_own_checks_speak_and_mend),
    ("told::scripts_are_checked_with_its_words", told::scripts_are_checked_with_its_words),
    (
        "told::a_mission_needs_no_card_where_the_rules_say_who_wins",
        told::a_mission_needs_no_card_where_the_rules_say_who_wins,
    ),
    (
        "again::games_are_the_same_on_any_number_of_threads",
        again::games_are_the_same_on_any_number_of_threads,
    ),
    ("again::a_bot_that_it_does_not_have_is_refused", again::a_bot_that_it_does_not_have_is_refused),
    ("again::a_saved_game_is_followed_and_told", again::a_saved_game_is_followed_and_told),
    ("again::the_fuel_that_is_left_is_carried_over", again::the_fuel_that_is_left_is_carried_over),
    ("again::every_colour_of_the_die_comes_up", again::every_colour_of_the_die_comes_up),
    ("again::a_game_is_played_over_a_pipe", again::a_game_is_played_over_a_pipe),
    (
        "followed::a_gate_that_falls_shut_agrees_with_every_digest",
        followed::a_gate_that_falls_shut_agrees_with_every_digest,
    ),
    ("begun::a_new_mission_is_its_template_and_plays", begun::a_new_mission_is_its_template_and_plays),
    ("begun::its_cards_are_sound", begun::its_cards_are_sound),
    (
        "areas::a_mission_with_an_area_is_sound_and_canonical",
        areas::a_mission_with_an_area_is_sound_and_canonical,
    ),
    ("areas::areas_and_values_are_checked", areas::areas_and_values_are_checked),
    ("areas::an_area_is_played", areas::an_area_is_played),
    (
        "areas::an_area_goes_to_every_format_and_comes_back",
        areas::an_area_goes_to_every_format_and_comes_back,
    ),
    ("areas::what_is_covered_is_nowhere_for_players", areas::what_is_covered_is_nowhere_for_players),
    ("areas::a_front_end_is_sent_what_is_revealed", areas::a_front_end_is_sent_what_is_revealed),
    ("booklet::an_area_is_in_the_invaders_part_alone", booklet::an_area_is_in_the_invaders_part_alone),
    ("booklet::every_area_has_pages_of_its_own", booklet::every_area_has_pages_of_its_own),
    ("booklet::figures_are_named_in_the_language", booklet::figures_are_named_in_the_language),
    (
        "doors::a_mission_with_kinds_of_doors_is_sound_and_canonical",
        doors::a_mission_with_kinds_of_doors_is_sound_and_canonical,
    ),
    ("doors::locks_and_keys_are_checked", doors::locks_and_keys_are_checked),
    (
        "doors::a_key_opens_the_door_in_games_and_every_follower_agrees",
        doors::a_key_opens_the_door_in_games_and_every_follower_agrees,
    ),
    (
        "doors::kinds_of_doors_go_to_every_format_and_come_back",
        doors::kinds_of_doors_go_to_every_format_and_come_back,
    ),
    (
        "values::values_of_tiles_and_start_spaces_are_checked",
        values::values_of_tiles_and_start_spaces_are_checked,
    ),
    (
        "values::values_of_tiles_and_start_spaces_go_to_every_format_and_come_back",
        values::values_of_tiles_and_start_spaces_go_to_every_format_and_come_back,
    ),
    ("shown::pictures_have_its_pieces", shown::pictures_have_its_pieces),
    ("shown::exports_tell_of_it", shown::exports_tell_of_it),
    #[cfg(feature = "window")]
    ("played::a_game_is_played_by_keys_to_its_end", played::a_game_is_played_by_keys_to_its_end),
    #[cfg(feature = "window")]
    (
        "built::a_mission_is_built_checked_exported_and_played",
        built::a_mission_is_built_checked_exported_and_played,
    ),
];

#[expect(clippy::print_stdout, reason = "a program of tests says how they went")]
fn main() -> ExitCode {
    if std::env::var_os(PROGRAM).is_some() {
        systems::add(&drill::System);
        return editor_cli::main(WINDOW);
    }
    // As the usual tests do: words are parts of names.
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let mut failed = 0;
    for &(name, run) in DRILLS {
        if !wanted.is_empty() && !wanted.iter().any(|word| name.contains(word.as_str())) {
            continue;
        }
        let well = catch_unwind(run).is_ok();
        println!("drill {name} ... {}", if well { "ok" } else { "FAILED" });
        failed += u8::from(!well);
    }
    ExitCode::from(failed)
}

/// What the command line says with the game added.
pub(crate) mod run {
    use serde_json::Value;
    use std::path::{Path, PathBuf};
    use std::process::{Command, Stdio};

    /// The mission.
    pub(crate) fn night() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/drill/templates/night")
    }

    /// The mission with something in its file replaced, in a folder of its own.
    pub(crate) fn spoiled(from: &str, to: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for file in ["mission.ron", "night.rhai"] {
            let text = std::fs::read_to_string(night().join(file)).expect("text");
            let text = text.replacen(from, to, 1);
            std::fs::write(folder.path().join(file), text).expect("written");
        }
        folder
    }

    pub(crate) fn program(words: &[&str]) -> Command {
        let mut command = Command::new(std::env::current_exe().expect("ourselves"));
        let _ = command.args(words).env(super::PROGRAM, "1").stdin(Stdio::null());
        command
    }

    /// Exit code and everything said.
    pub(crate) fn said(words: &[&str]) -> (i32, String) {
        let output = program(words).output().expect("the program runs");
        let text =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("text")).concat();
        (output.status.code().expect("it ended by itself"), text)
    }

    pub(crate) fn json(words: &[&str]) -> Value {
        let (_, text) = said(words);
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    pub(crate) fn path(folder: &Path) -> String {
        folder.display().to_string()
    }
}
