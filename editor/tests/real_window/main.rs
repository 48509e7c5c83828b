//! The program as a person meets it: a window on an X display, driven from outside by mouse and keyboard. Needs Xvfb,
//! xdotool and ImageMagick, which `./test` installs; `HELLWRIGHT_CONSUMERS=skip` does without these tests.
//!
//! It is a program of its own because mouse and keyboard count on a window that answers soon, with no other tests beside it.
#![cfg(feature = "window")]

mod build;
mod display;
mod hands;
mod play;

use display::{Display, PATIENCE, PROGRAM, Program, colours};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

#[test]
fn the_window_opens_shows_a_mission_and_closes() {
    let Some(display) = Display::start() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let mut command = display.command(PROGRAM, &[]);
    // Nothing is remembered of earlier windows, and nothing of this one.
    let _ = command
        .env("XDG_CONFIG_HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
        .env("XDG_CACHE_HOME", home.path());
    let child = command.stdin(Stdio::null()).spawn().expect("the program starts");
    let mut program = Program(child);
    let window = display.await_window("^Hellwright$");
    // Without a window manager nobody else gives the window the keyboard.
    display.tell(&["windowfocus", "--sync", &window]);
    let _ = display.await_picture("the pictures on the cards", |picture| colours(picture) > 500);

    display.tell(&["mousemove", "285", "500", "click", "1"]);
    let _ = display.await_window("^First Steps");
    let whole = display.await_picture("the map", |picture| colours(picture) > 1000);

    display.tell(&["mousemove", "600", "400", "click", "4", "click", "4"]);
    let near = display.await_picture("the map from near", |picture| *picture != whole);
    display.tell(&["key", "Right"]);
    let _ = display.await_picture("the map from further right", |picture| *picture != near);

    display.tell(&["key", "ctrl+w"]);
    let _ = display.await_window("^Hellwright$");
    display.tell(&["key", "ctrl+q"]);
    let from = Instant::now();
    while from.elapsed() < PATIENCE {
        if let Some(status) = program.0.try_wait().expect("its state") {
            assert!(status.success(), "{status}");
            return;
        }
        sleep(Duration::from_millis(100));
    }
    panic!("the window never closed");
}

#[test]
fn without_a_display_there_is_one_sentence_about_what_works_without() {
    for display in [None, Some(":65123")] {
        let mut command = Command::new(PROGRAM);
        let _ = command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
        let _ = command.envs(display.map(|display| ("DISPLAY", display)));
        let output = command.stdin(Stdio::null()).output().expect("the program runs");
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.contains("no display") && told.contains("render") && told.contains("help"), "{told}");
        assert!(output.stdout.is_empty());
    }
}
