//! Deliberately broken missions: each names its fault, its place and a way out, in the words of `expected.txt`, and none
//! of them brings anything down. What a fix promises, it keeps.

use expect_test::expect_file;
use missions::diagnostic::terminal::View;
use missions::{
    Code, Diagnostic, Edit, Id, Layout, Loaded, Mission, Place, Severity, check, explain, format,
};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tiles::{Catalogue, Cell, Face, Placement, TileNumber, Turn};

/// Those of today, and some of format 1, whose mistakes are reported as they always were.
fn broken() -> Vec<PathBuf> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions");
    let inside = |folder: &str| fs::read_dir(tests.join(folder)).expect("the folder");
    let mut all: Vec<PathBuf> =
        inside("broken").chain(inside("older/broken")).map(|entry| entry.expect("an entry").path()).collect();
    all.sort();
    all
}

fn problems(loaded: &Loaded) -> Vec<Diagnostic> {
    loaded.problems.iter().cloned().chain(check(&loaded.mission).problems).collect()
}

#[test]
fn every_broken_mission_tells_its_fault() {
    let all = broken();
    assert!(all.len() >= 52);
    for path in all {
        let loaded = format::load(&path).expect("loads");
        let problems = problems(&loaded);
        assert!(!problems.is_empty(), "{}", path.display());
        let layout = Layout::of(&loaded.mission, Catalogue::doom2016());
        let source = fs::read_to_string(path.join(format::FILE_NAME)).expect("text");
        let name = path.file_name().expect("a name").to_string_lossy();
        let view = View {
            mission: &loaded.mission,
            layout: &layout,
            path: &name,
            source: Some(&source),
            colours: false,
        };
        let told: Vec<String> = problems.iter().map(|problem| view.show(problem)).collect();
        expect_file![path.join("expected.txt")].assert_eq(&told.join("\n"));
    }
}

#[test]
fn every_problem_has_a_place_a_way_out_and_a_page() {
    for path in broken() {
        let loaded = format::load(&path).expect("loads");
        for problem in problems(&loaded) {
            let what = format!("{}: {} {}", path.display(), problem.code, problem.message);
            assert!(!problem.places.is_empty(), "{what}");
            assert!(explain(problem.code.0).is_some(), "{what}");
            let script = matches!(problem.places[0], Place::Script { .. });
            assert!(problem.help.is_some() || script || problem.code == Code("F001"), "{what}");
        }
    }
}

#[test]
fn every_fix_mends_what_it_is_offered_for() {
    let mut mended = BTreeSet::new();
    for path in broken() {
        let mission = format::load(&path).expect("loads").mission;
        for problem in check(&mission).problems {
            let Some(fix) = problem.fix else { continue };
            let mut after = mission.clone();
            let back = after.swap_all(fix.edits);
            let left = check(&after).problems;
            let same = |p: &Diagnostic| p.code == problem.code && p.message == problem.message;
            assert!(!left.iter().any(same), "{}: {} after {}", path.display(), problem.message, fix.label);
            let _ = after.swap_all(back);
            assert_eq!(after, mission, "{}: a fix can be taken back", fix.label);
            let _ = mended.insert(problem.code);
        }
    }
    assert!(mended.len() >= 20, "{mended:?}");
}

/// Problems of a mission, found in good time.
fn in_time(mission: &Mission) -> Vec<Diagnostic> {
    let start = Instant::now();
    let problems = check(mission).problems;
    assert!(start.elapsed() < Duration::from_secs(60), "took {:?}", start.elapsed());
    problems
}

#[test]
fn a_thousand_tiles_are_told_in_a_few_words() {
    let starter = Mission::starter();
    let lay = |i: u16, at: Cell| {
        let tile = Placement { tile: TileNumber((i % 16 + 1) as u8), face: Face::A, at, turn: Turn::R0 };
        Edit::Tile(Id(1000 + u32::from(i)), Some(tile))
    };
    type Where = fn(i16) -> Cell;
    let places: [Where; 4] = [
        |_| Cell::new(0, 0),
        |i| Cell::new(i * 30, i * 30),
        |i| Cell::new(i % 8 * 8, i / 8 * 8),
        |i| if i % 2 == 0 { Cell::new(i16::MAX, i16::MIN) } else { Cell::new(i16::MIN, i16::MAX) },
    ];
    for place in places {
        let many = starter.clone().with((0..1000).map(|i| lay(i, place(i as i16))));
        let problems = in_time(&many);
        assert!(problems.iter().any(|p| p.severity == Severity::Error));
        assert!(problems.len() < 200, "{}", problems.len());
    }
}

#[test]
fn a_mission_of_nothing_but_wrong_things_is_survived() {
    let formats = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/formats");
    for format in ["v1", "v2"] {
        let text = fs::read_to_string(formats.join(format).join("everything/mission.ron")).expect("text");
        drive_to_the_ends(&text);
    }
}

/// Every coordinate of a sample with everything in it is driven to the ends of the range in turn.
fn drive_to_the_ends(text: &str) {
    let ends = ["-32768", "32767", "0"];
    for (x, y) in ends.iter().flat_map(|x| ends.iter().map(move |y| (x, y))) {
        let mut wrong = String::new();
        for piece in text.split_inclusive("at: (") {
            let rest = piece.find(')').filter(|_| !wrong.is_empty());
            wrong += &rest.map_or(piece.to_owned(), |end| format!("{x}, {y}{}", &piece[end..]));
        }
        let loaded = format::read(&wrong).expect("reads");
        assert!(loaded.mission.things().len() > 10);
        let _ = in_time(&loaded.mission);
    }
}
