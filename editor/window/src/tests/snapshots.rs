//! Pictures of the most important screens, compared with those that were looked at. `UPDATE_EXPECT=1` writes them again.
//! `every_screen_is_drawn`, which is run by hand, writes every screen in every look and size into a folder, to be looked at.

use super::session::Session;
use super::{alone, play, saved};
use crate::panel::proof::intents::{self, Written};
use crate::panel::{proof, report};
use crate::screen::editor;
use editor_model::command::Command;
use editor_model::settings::{Judges, Look};
use editor_model::words::{self, Language, say};
use iced::keyboard::key::Named;
use iced::{Point, Size};
use image::imageops::{FilterType, resize};
use image::{RgbImage, RgbaImage};
use missions::history::Change;
use missions::intent::{Intent, Measure};
use missions::{Edit, Id, Mission, ScriptName, ThingKind};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};
use tempfile::TempDir;

/// A screen: its name, and what a person does to see it.
struct Screen {
    name: &'static str,
    see: fn() -> (Option<TempDir>, Session),
    then: fn(&mut Session),
}

/// A window: its name, its size in pixels of the screen, and how many of them are one of the window.
const WINDOWS: [(&str, (u16, u16), f32); 4] = [
    ("1280x800", (1280, 800), 1.0),
    ("1920x1080", (1920, 1080), 1.0),
    ("800x600", (800, 600), 1.0),
    ("130-percent", (1280, 800), 1.3),
];

const LOOKS: [Look; 3] = [Look::Dark, Look::Light, Look::Contrast];

/// Of these screens pictures are kept, in one window and look each.
const KEPT: [(&str, usize, Look); 39] = [
    ("start", 0, Look::Dark),
    ("beginnings", 0, Look::Dark),
    ("tiles", 0, Look::Dark),
    ("tiles", 1, Look::Light),
    ("tiles", 2, Look::Dark),
    ("tiles", 3, Look::Contrast),
    ("pieces", 0, Look::Dark),
    ("context", 0, Look::Dark),
    ("menu", 2, Look::Dark),
    ("problems", 0, Look::Dark),
    ("pointed", 0, Look::Contrast),
    ("proof", 0, Look::Dark),
    ("report", 0, Look::Dark),
    ("report", 2, Look::Dark),
    ("report-charts", 0, Look::Light),
    ("report-charts", 2, Look::Dark),
    ("report-curves", 0, Look::Dark),
    ("versions", 0, Look::Dark),
    ("versions", 0, Look::Light),
    ("intents", 0, Look::Dark),
    ("intents", 0, Look::Light),
    ("skill", 0, Look::Dark),
    ("knockouts", 0, Look::Dark),
    ("knockouts", 0, Look::Light),
    ("watch", 0, Look::Dark),
    ("play-seats", 0, Look::Dark),
    ("play-choice", 0, Look::Dark),
    ("play-choice", 0, Look::Light),
    ("play-cover", 0, Look::Dark),
    ("cards", 0, Look::Light),
    ("script", 0, Look::Dark),
    ("script", 2, Look::Dark),
    ("inspector", 0, Look::Dark),
    ("settings", 3, Look::Dark),
    ("history", 0, Look::Dark),
    ("finder", 0, Look::Light),
    ("preferences", 0, Look::Dark),
    ("workshop", 0, Look::Dark),
    ("workshop", 2, Look::Dark),
];

/// The same in the language for tests, which has accents and longer words.
const KEPT_LONG: [(&str, usize, Look); 12] = [
    ("start", 0, Look::Dark),
    ("tiles", 0, Look::Dark),
    ("menu", 2, Look::Dark),
    ("problems", 0, Look::Dark),
    ("proof", 0, Look::Light),
    ("report", 0, Look::Dark),
    ("play-seats", 0, Look::Dark),
    ("play-choice", 0, Look::Dark),
    ("cards", 0, Look::Dark),
    ("texts", 0, Look::Dark),
    ("settings", 3, Look::Dark),
    ("preferences", 0, Look::Light),
];

const SCREENS: &[Screen] = &[
    Screen { name: "start", see: start, then: |_| {} },
    Screen { name: "beginnings", see: start, then: |it| it.control("n") },
    Screen { name: "tiles", see: vaults, then: |_| {} },
    Screen { name: "pieces", see: vaults, then: |it| it.click(&say("palette-pieces")) },
    Screen { name: "strip-tip", see: vaults, then: rest },
    Screen { name: "context", see: vaults, then: context },
    Screen { name: "menu", see: vaults, then: |it| it.click(&say("menu-view")) },
    Screen { name: "problems", see: troubled, then: problem },
    Screen { name: "pointed", see: troubled, then: point_at_problem },
    Screen { name: "proof", see: vaults, then: known },
    Screen { name: "report", see: steps, then: report },
    Screen { name: "report-charts", see: steps, then: |it| report_at(it, "length") },
    Screen { name: "report-curves", see: clock, then: |it| report_at(it, "decided") },
    Screen { name: "report-tables", see: steps, then: |it| report_at(it, "usage") },
    Screen { name: "versions", see: steps, then: versions },
    Screen { name: "intents", see: steps, then: intents },
    Screen { name: "skill", see: coin, then: skill },
    Screen { name: "knockouts", see: depot, then: knockouts },
    Screen { name: "heat", see: vaults, then: heat },
    Screen { name: "watch", see: vaults, then: watch },
    Screen { name: "play-seats", see: depot, then: |it| it.alt_key(Named::F5) },
    Screen { name: "play-choice", see: depot, then: play_choice },
    Screen { name: "play-cover", see: depot, then: play_cover },
    Screen { name: "cards", see: vaults, then: |it| it.alt("2") },
    Screen { name: "script", see: broken, then: |it| it.alt("7") },
    Screen { name: "script-find", see: broken, then: find },
    Screen { name: "script-reference", see: broken, then: reference },
    Screen { name: "inspector", see: vaults, then: inspector },
    Screen { name: "texts", see: vaults, then: |it| it.alt("1") },
    Screen { name: "settings", see: vaults, then: settings },
    Screen { name: "layers", see: vaults, then: |it| it.alt("5") },
    Screen { name: "history", see: vaults, then: history },
    Screen { name: "finder", see: vaults, then: finder },
    Screen { name: "shortcuts", see: vaults, then: |it| it.key(Named::F1) },
    Screen { name: "preferences", see: vaults, then: |it| it.control(",") },
    Screen { name: "workshop", see: vaults, then: |it| it.control("t") },
    Screen { name: "probe", see: vaults, then: probe },
    Screen { name: "hidden", see: vaults, then: hidden },
];

fn start() -> (Option<TempDir>, Session) {
    (None, Session::with_the_shipped(None))
}

fn vaults() -> (Option<TempDir>, Session) {
    (None, Session::on_copy_of("cold-vaults"))
}

fn steps() -> (Option<TempDir>, Session) {
    (None, Session::on_copy_of("first-steps"))
}

/// On a copy of a mission for tests.
fn fixture(name: &str) -> Session {
    let fixtures = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures"));
    Session::on_copy_from(&fixtures.join(name), tempfile::tempdir().expect("a folder"))
}

/// A mission whose games are over at once.
fn coin() -> (Option<TempDir>, Session) {
    (None, fixture("coin"))
}

/// A small mission.
fn depot() -> (Option<TempDir>, Session) {
    (None, fixture("depot"))
}

/// A mission that bots who search play in no time; the report has curves then.
fn clock() -> (Option<TempDir>, Session) {
    let mut session = fixture("clock");
    session.proof(proof::Message::Judges(Judges::Quick));
    (None, session)
}

/// A mission with problems of several kinds.
fn troubled() -> (Option<TempDir>, Session) {
    let tile = Mission::starter().tiles().keys().copied().next().expect("a tile");
    let folder = saved([Edit::Tile(tile, None)]);
    let session = Session::new(Some(folder.path().to_owned()));
    (Some(folder), session)
}

/// A mission with a script that does not compile.
fn broken() -> (Option<TempDir>, Session) {
    let name = Mission::starter().scripts().keys().next().cloned().expect("a script");
    let text = "//! Fetch the Core\n//! Bring it out.\n\nfn on_start() {\n    aim(\"objective\");\n    say(`Round ${1}`\n}\n";
    let folder = saved([Edit::Script(ScriptName::new(name.as_str()), Some(text.to_owned()))]);
    let session = Session::new(Some(folder.path().to_owned()));
    (Some(folder), session)
}

/// Words appear beside what the pointer rests on for a moment.
fn rest(session: &mut Session) {
    session.point_at(Point::new(270.0, 170.0));
    std::thread::sleep(Duration::from_millis(500));
    session.happen_nothing();
}

fn report(session: &mut Session) {
    session.key(Named::F5);
    session.carry_out(Command::Report);
}

fn report_at(session: &mut Session, section: &'static str) {
    report(session);
    session.report(report::Message::Section(section));
}

/// Two demons less than in the marked version.
fn versions(session: &mut Session) {
    session.carry_out(Command::CompareVersion);
    let things = session.mission().things();
    let demons = things.iter().filter(|(_, it)| matches!(it.kind, ThingKind::Figure(_))).take(2);
    let edits: Vec<Edit> = demons.map(|(id, _)| Edit::Thing(*id, None)).collect();
    session.commit(Change::new("easier", edits));
    (0..4).for_each(|_| session.tick());
}

/// Intents with answers of each kind, and one that is being written.
fn intents(session: &mut Session) {
    let used = first_piece(session);
    let intents = vec![
        Intent { from: Some(1), to: Some(99), ..Intent::new(Measure::MarinesWin) },
        Intent { to: Some(3), marines: [2, 3].into(), ..Intent::new(Measure::Rounds) },
    ];
    session.commit(Change::new("intents", [Edit::Intents(intents)]));
    session.alt("4");
    session.proof(proof::Message::Wanted(50));
    session.key(Named::F5);
    let messages = [
        intents::Message::Use(used),
        intents::Message::Form(Written::From("80".into())),
        intents::Message::Form(Written::Marines(3, true)),
    ];
    for message in messages {
        session.proof(proof::Message::Intents(message));
    }
}

/// Both bots on both sides; the panel is scrolled to what that shows.
fn skill(session: &mut Session) {
    session.proof(proof::Message::Wanted(50));
    session.proof(proof::Message::Skill(5));
    session.alt("4");
    session.key(Named::F5);
    // How long it took differs each time.
    let judgement = Box::new(session.judgement().clone());
    drop(session.begin(editor::Message::Do(Command::Play)));
    session.proof(proof::Message::Judged(judgement, Duration::from_secs(8)));
    session.wheel(panel(session), -9.0);
}

fn knockouts(session: &mut Session) {
    session.proof(proof::Message::Wanted(50));
    session.carry_out(Command::Knockouts);
}

/// In the middle of the panel at the right.
fn panel(session: &Session) -> Point {
    let size = session.size();
    Point::new(size.width - 170.0, size.height / 2.0)
}

fn first_piece(session: &Session) -> Id {
    *session.mission().things().iter().find(|(_, it)| it.name.is_some()).expect("a piece").0
}

fn context(session: &mut Session) {
    session.select([first_piece(session)]);
    session.key(Named::ContextMenu);
}

/// A narrow window shows the palette first.
fn problem(session: &mut Session) {
    session.alt("3");
    session.unfold();
    session.press_problem(0);
}

fn point_at_problem(session: &mut Session) {
    session.alt("3");
    session.unfold();
    let row = session.place_of(&session.problem_words(0));
    if let Some(row) = row {
        session.point_at(row.center());
    }
}

fn heat(session: &mut Session) {
    session.key(Named::F5);
    session.character("h");
}

fn watch(session: &mut Session) {
    session.key(Named::F5);
    session.control_shift_key(Named::F5);
    for _ in 0..12 {
        session.key(Named::ArrowRight);
    }
}

/// A marine of two can walk.
fn play_choice(session: &mut Session) {
    play::play(session, 2, &[0, 1]);
    play::until_it_walks(session);
}

/// Two people play against each other.
fn play_cover(session: &mut Session) {
    play::play(session, 1, &[0, play::INVADER]);
    play::until_covered(session);
}

fn find(session: &mut Session) {
    session.alt("7");
    session.control("h");
    session.type_keys("aim");
}

fn reference(session: &mut Session) {
    session.alt("7");
    session.shift(Named::F1);
}

fn inspector(session: &mut Session) {
    session.select([first_piece(session)]);
    session.alt("1");
}

fn settings(session: &mut Session) {
    session.alt("1");
    session.click(&say("inspector-numbers"));
}

fn history(session: &mut Session) {
    session.select([first_piece(session)]);
    session.key(Named::ArrowRight);
    session.key(Named::Delete);
    session.control("z");
    session.alt("6");
}

fn finder(session: &mut Session) {
    session.control("k");
    session.type_keys("zoom");
}

fn probe(session: &mut Session) {
    session.character("1");
    session.point_at_cell(6, 6);
}

fn hidden(session: &mut Session) {
    session.press(Command::PanelLeft);
    session.press(Command::PanelSide);
}

/// What is seen of a screen.
fn picture(screen: &Screen, (width, height): (u16, u16), factor: f32, look: Look) -> RgbaImage {
    crate::theme::set(look);
    let (_folder, mut session) = (screen.see)();
    session.wear(look);
    // Of a larger interface each step is ten percent.
    for _ in 0..((factor - 1.0) * 10.0).round() as u8 {
        session.carry_out(Command::Bigger);
    }
    session.resize(Size::new(f32::from(width) / factor, f32::from(height) / factor));
    (screen.then)(&mut session);
    session.happen_nothing();
    session.picture(factor)
}

fn named(name: &str) -> &'static Screen {
    SCREENS.iter().find(|screen| screen.name == name).expect("a screen")
}

/// Kept pictures are half as large: small, and no pixel at the edge of a letter matters.
fn half(picture: &RgbaImage) -> RgbImage {
    let small = resize(picture, picture.width() / 2, picture.height() / 2, FilterType::Triangle);
    image::DynamicImage::ImageRgba8(small).into_rgb8()
}

/// Where two pictures differ: squares in which colours are further apart than letters drawn by another processor are.
fn differences(one: &RgbImage, other: &RgbImage) -> usize {
    const SQUARE: u32 = 8;
    const APART: u32 = 10;
    if one.dimensions() != other.dimensions() {
        return usize::MAX;
    }
    let far = |column: u32, row: u32| {
        let (mut sum, mut count) = (0, 0);
        for y in row * SQUARE..((row + 1) * SQUARE).min(one.height()) {
            for x in column * SQUARE..((column + 1) * SQUARE).min(one.width()) {
                let (a, b) = (one.get_pixel(x, y), other.get_pixel(x, y));
                sum += a.0.iter().zip(b.0).map(|(a, b)| u32::from(a.abs_diff(b))).max().unwrap_or(0);
                count += 1;
            }
        }
        sum > APART * count
    };
    let (columns, rows) = (one.width().div_ceil(SQUARE), one.height().div_ceil(SQUARE));
    (0..rows)
        .flat_map(|row| (0..columns).map(move |column| (column, row)))
        .filter(|(x, y)| far(*x, *y))
        .count()
}

#[test]
fn screens_look_as_they_did() {
    // The look is of the whole process.
    if alone("snapshots::screens_look_as_they_did") {
        are_as_kept(&KEPT, "");
    }
}

/// In a language with longer words nothing is cut, and nothing is left in English.
#[test]
fn screens_have_room_for_longer_words() {
    // So is the language.
    if alone("snapshots::screens_have_room_for_longer_words") {
        words::speak(Language::PSEUDO);
        are_as_kept(&KEPT_LONG, "-long");
    }
}

/// Are the screens as their kept pictures show them?
fn are_as_kept(kept: &[(&str, usize, Look)], ending: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/snapshots");
    let update = env::var_os("UPDATE_EXPECT").is_some();
    let mut wrong = Vec::new();
    for (name, window, look) in kept {
        let (size, pixels, factor) = WINDOWS[*window];
        let seen = half(&picture(named(name), pixels, factor, *look));
        let file = format!("{name}-{size}-{look:?}{ending}.png").to_lowercase();
        let kept = image::open(folder.join(&file)).map(image::DynamicImage::into_rgb8);
        let differ = kept.map_or(usize::MAX, |kept| differences(&kept, &seen));
        if differ > 0 && update {
            fs::create_dir_all(&folder).expect("a folder");
            seen.save(folder.join(&file)).expect("saved");
        } else if differ > 0 {
            let now = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target").join(&file);
            seen.save(&now).expect("saved");
            wrong.push(format!("{file}: see {}", now.display()));
        }
    }
    assert!(
        wrong.is_empty(),
        "other than the kept pictures; if that is right, UPDATE_EXPECT=1 keeps them:\n{}",
        wrong.join("\n")
    );
}

#[test]
#[ignore = "for a person: run it by itself, with HELLWRIGHT_SHOTS=FOLDER, and HELLWRIGHT_SCREEN=NAME for some"]
fn every_screen_is_drawn() {
    let folder = env::var_os("HELLWRIGHT_SHOTS").expect("HELLWRIGHT_SHOTS names a folder");
    let only = env::var("HELLWRIGHT_SCREEN").unwrap_or_default();
    for look in LOOKS {
        for (size, pixels, factor) in WINDOWS {
            let folder = Path::new(&folder).join(format!("{look:?}-{size}").to_lowercase());
            fs::create_dir_all(&folder).expect("a folder");
            for screen in SCREENS.iter().filter(|screen| screen.name.starts_with(&only)) {
                let file = folder.join(format!("{}.png", screen.name));
                picture(screen, pixels, factor, look).save(file).expect("saved");
            }
        }
    }
}

#[test]
fn a_square_of_another_colour_is_a_difference() {
    let one = RgbImage::from_pixel(64, 64, image::Rgb([40, 40, 40]));
    let mut other = one.clone();
    assert_eq!(differences(&one, &other), 0);
    other.put_pixel(3, 3, image::Rgb([255, 255, 255]));
    assert_eq!(differences(&one, &other), 0, "a single pixel is no difference");
    for x in 16..24 {
        for y in 16..20 {
            other.put_pixel(x, y, image::Rgb([90, 90, 90]));
        }
    }
    assert_eq!(differences(&one, &other), 1);
}

/// Results of games that were played earlier: how long games take is not the same in every picture.
fn known(session: &mut Session) {
    let results = tempfile::tempdir().expect("a folder");
    session.keep_results(results.path().to_owned());
    session.key(Named::F5);
    session.key(Named::F5);
}
