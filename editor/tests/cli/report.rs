//! `hellwright check --details` and `--report`, and that they are the same on any number of threads and after an interruption.

use crate::interrupt::ticks;
use crate::run::{hellwright, ran};
use consumers::Browser;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const HEADINGS: [&str; 7] = [
    "What to look at",
    "Who wins",
    "How games end",
    "How long games take",
    "When games are decided",
    "What is used",
    "How these numbers came about",
];

#[test]
fn details_are_printed_and_written_as_a_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.html");
    let path = file.to_str().expect("text");
    let ran = ran(&["check", "coin", "--playouts", "60", "--details", "--report", path]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let page = fs::read_to_string(file).expect("a page");
    for heading in HEADINGS {
        assert!(ran.out.contains(heading) && page.contains(heading), "{heading}");
    }
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
}

/// What axe finds on a page, and in how many elements it looked at the contrast.
const JUDGED: &str = "axe.run(document).then(found => ({
    wrong: found.violations.map(it => `${it.id}: ${it.nodes[0].html}`),
    read: found.passes.filter(it => it.id === 'color-contrast').flatMap(it => it.nodes).length,
}))";

/// axe-core, which judges pages for people who see badly, has nothing to say against the page of a report, on a telephone, on a
/// screen and in both looks; and the page is whole by itself.
#[test]
fn the_page_of_a_report_can_be_read_by_everybody() {
    let Some(mut browser) = Browser::start() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.html");
    let ran = ran(&["check", "depot", "--playouts", "100", "--report", file.to_str().expect("text")]);
    assert_eq!(ran.err, "");
    let page = fs::read_to_string(file).expect("a page");
    let wrong = |found: &Value| -> Vec<String> {
        let all = found["wrong"].as_array().into_iter().flatten();
        all.filter_map(|it| it.as_str().map(str::to_owned)).collect()
    };
    for (width, height) in [(390, 844), (1280, 800)] {
        for look in ["dark", "light"] {
            let what = format!("{width} × {height}, {look}");
            browser.look(width, height, look);
            browser.open(&page).expect("opens");
            assert_eq!(browser.complaints(), [""; 0], "{what}");
            browser.bring_axe();
            let found = browser.ask(JUDGED).expect("axe answers");
            assert_eq!(wrong(&found), [""; 0], "{what}");
            assert!(found["read"].as_u64().is_some_and(|it| it > 20), "{what}: {}", found["read"]);
            let wide = browser.ask("document.documentElement.scrollWidth").expect("a width");
            assert_eq!(wide, width, "{what}");
        }
    }
    let _ = browser.ask("document.querySelector('h1').style.color = '#eee'").expect("pale");
    let found = browser.ask(JUDGED).expect("axe answers");
    assert!(
        wrong(&found).iter().any(|it| it.starts_with("color-contrast")),
        "what cannot be read is found out"
    );
}

#[test]
fn a_report_is_on_one_mission_and_in_a_place_that_can_be_written() {
    let two = ran(&["check", "coin", "depot", "--playouts", "0", "--report", "/tmp/never-written.html"]);
    assert_eq!(two.code, 2);
    assert!(two.err.contains("a report is on one mission, and there are 2 to check"), "{}", two.err);
    let nowhere = ran(&["check", "coin", "--playouts", "0", "--report", "/nowhere/at/all.html"]);
    assert_eq!(nowhere.code, 2);
    assert!(nowhere.err.contains("/nowhere/at/all.html"), "{}", nowhere.err);
}

/// A check of depot with so many threads whose results lie in a folder of their own.
fn check(home: &Path, jobs: &str) -> Command {
    let file = home.join("report.html");
    let mut command =
        hellwright(&["check", "depot", "--playouts", "800", "--format", "json", "--jobs", jobs]);
    let _ = command.arg("--report").arg(file).env("XDG_CACHE_HOME", home);
    command
}

/// What it prints and the page that it writes.
fn whole(home: &Path, jobs: &str) -> (Vec<u8>, Vec<u8>) {
    let output = check(home, jobs).output().expect("it runs");
    (output.stdout, fs::read(home.join("report.html")).expect("a page"))
}

#[test]
fn the_report_is_the_same_with_more_threads_and_after_an_interruption() {
    let homes = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    let one = whole(homes[0].path(), "1");
    assert!(one == whole(homes[1].path(), "2"), "two threads");
    let mut run =
        check(homes[2].path(), "2").stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it runs");
    let begun = Instant::now();
    while ticks(run.id()).is_some_and(|ticks| ticks < 40) {
        assert!(begun.elapsed() < Duration::from_secs(120), "it never plays");
        std::thread::sleep(Duration::from_millis(5));
    }
    let _ = Command::new("kill").args(["-INT", &run.id().to_string()]).status().expect("kill runs");
    assert_eq!(run.wait().expect("it ends").code(), Some(130), "it was interrupted");
    assert!(one == whole(homes[2].path(), "1"), "resumed");
}
