//! `docs/rules-coverage.md` is true: no cell is empty or left open, whatever it names is there, and every ruling that the
//! game can meet has a row and a test of its name. Tests and code are looked up in the sources as text, so that nothing
//! else has to be built for it.

mod sources;
mod table;

use sources::Sources;
use std::collections::BTreeSet;
use std::path::Path;
use table::{Cell, Row, rows};

/// The rulings about the 2016 game; those between are about the two other rule systems.
fn of_2016() -> impl Iterator<Item = u8> {
    (1..=32).chain(41..=45).chain(104..=109)
}

/// The chapters of the rules of 2016 that say something about the game.
const CHAPTERS: std::ops::RangeInclusive<u8> = 0..=14;

/// Everything that is wrong with the page.
fn faults(page: &str, sources: &Sources) -> Vec<String> {
    let (rows, mut faults) = rows(page);
    let mut numbers = BTreeSet::new();
    for row in &rows {
        let Row { number, code, test, .. } = row;
        if !numbers.insert(number.as_str()) {
            faults.push(format!("{number}: there are two rows of this number"));
        }
        let named = code.iter().flat_map(Cell::named).filter(|_| row.in_play());
        let missing = named.filter_map(|name| sources.code(name).err());
        let untested = test.named().filter_map(|name| sources.test(name).err());
        faults.extend(missing.chain(untested).map(|no| format!("{number}: {no}")));
    }
    for chapter in CHAPTERS {
        if !rows.iter().any(|row| row.of_chapter(chapter)) {
            faults.push(format!("chapter 1.{chapter} has no row"));
        }
    }
    for row in &rows {
        if let Some(ruling) = row.ruling().filter(|ruling| !of_2016().any(|it| it == *ruling)) {
            faults.push(format!("{}: ruling {ruling} is not about this game", row.number));
        }
    }
    for ruling in of_2016() {
        let of_it: Vec<&Row> = rows.iter().filter(|row| row.ruling() == Some(ruling)).collect();
        // With the line behind it: 10 begins as 104 does.
        let own = format!("ruling_{ruling:02}_");
        if of_it.is_empty() {
            faults.push(format!("ruling {ruling} has no row"));
        } else if !of_it.iter().flat_map(|row| row.test.named()).any(|test| test.contains(&own)) {
            faults.push(format!("ruling {ruling} names no test that is called {own}…"));
        }
    }
    faults
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn every_rule_has_its_place_and_its_test() {
    let page = std::fs::read_to_string(root().join("docs/rules-coverage.md")).expect("the page");
    let faults = faults(&page, &Sources::of(root()));
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// A page without a fault, as small as can be, and sources to go with it.
fn small() -> (String, Sources) {
    let rulings: String = of_2016().map(|n| format!("#[test]\nfn ruling_{n:02}_x() {{}}\n")).collect();
    let sources = Sources::of_files([
        (
            "engine/doom-2016/src/attack.rs",
            "impl Cx { pub(super) fn damage(&mut self) {} }\nenum Act {\n    Splash(u8),\n}\n",
        ),
        ("engine/doom-2016/tests/doom_2016/fights.rs", "#[test]\nfn a_hit() {}\n\nfn helper() {}\n"),
        ("engine/doom-2016/tests/doom_2016/rulings.rs", rulings.as_str()),
        ("engine/doom-2016/data/box.ron", "(doors: 8, id: \"imp\")"),
    ]);
    let mut page = String::from("# Rules\n\n## Rules\n| no. | rule | code | test |\n|---|---|---|---|\n");
    for chapter in CHAPTERS {
        page += &format!("| 1.{chapter}.1 | a hit hurts | `attack::damage` | `fights::a_hit` |\n");
    }
    for ruling in of_2016() {
        page += &format!(
            "| R{ruling}.1 | it is so | `attack::Splash`, `box.ron::doors` | `rulings::ruling_{ruling:02}_x` |\n"
        );
    }
    (page, sources)
}

#[test]
fn a_good_page_has_no_fault() {
    let (page, sources) = small();
    assert_eq!(faults(&page, &sources), [""; 0]);
}

/// What a person might do to the page, and what is said then.
#[test]
fn every_fault_is_told() {
    let (page, sources) = small();
    let good = "| 1.7.1 | a hit hurts | `attack::damage` | `fights::a_hit` |";
    assert!(page.contains(good));
    for (bad, told) in [
        ("| 1.7.1 | a hit hurts | `attack::damage` | |", "1.7.1: an empty cell"),
        ("| 1.7.1 | | `attack::damage` | `fights::a_hit` |", "1.7.1: an empty cell"),
        ("| 1.7.1 | a hit hurts |  | `fights::a_hit` |", "1.7.1: an empty cell"),
        ("| 1.7.1 | a hit hurts | `attack::damage` |", "1.7.1: 3 cells, not 4"),
        ("| 1.7.1 | a hit hurts | **open** | `fights::a_hit` |", "1.7.1: 'open' is no answer"),
        ("| 1.7.1 | a hit hurts | `attack::damage` | open (scripts) |", "1.7.1: 'open' is no answer"),
        ("| 1.7.1 | a hit hurts | `attack::damage` | by reading |", "1.7.1: 'by reading' names nothing"),
        ("| 1.7.1 | a hit hurts | `attack::damage` | not in play |", "1.7.1: 'not in play' does not say why"),
        ("| 1.7.1 | a hit hurts | `attack::dammage` | `fights::a_hit` |", "1.7.1: no code `attack::dammage`"),
        ("| 1.7.1 | a hit hurts | `attac::damage` | `fights::a_hit` |", "1.7.1: no code `attac::damage`"),
        (
            "| 1.7.1 | a hit hurts | `box.ron::windows` | `fights::a_hit` |",
            "1.7.1: no code `box.ron::windows`",
        ),
        ("| 1.7.1 | a hit hurts | `bag.ron` | `fights::a_hit` |", "1.7.1: no code `bag.ron`"),
        ("| 1.7.1 | a hit hurts | `attack::damage` | `fights::a_miss` |", "1.7.1: no test `fights::a_miss`"),
        ("| 1.7.1 | a hit hurts | `attack::damage` | `fight::a_hit` |", "1.7.1: no test `fight::a_hit`"),
        ("| 1.7.1 | a hit hurts | `attack::damage` | `fights::helper` |", "1.7.1: no test `fights::helper`"),
        ("| 1.7.1 | a hit hurts | `attack::damage` | `fights::*` |", "1.7.1: no test `fights::*`"),
        ("| 1.7.1 | a hit hurts | `attack::damage` | `fights::b_*` |", "1.7.1: no test `fights::b_*`"),
        (
            "| 1.7.1 | a hit hurts | `attack::damage` | `tiles::fights::a_hit` |",
            "1.7.1: no test `tiles::fights::a_hit`",
        ),
        (
            "| 1.6.1 | a hit hurts | `attack::damage` | `fights::a_hit` |",
            "1.6.1: there are two rows of this number",
        ),
        ("| seven | a hit hurts | `attack::damage` | `fights::a_hit` |", "seven: no number of a rule"),
        ("", "chapter 1.7 has no row"),
        ("| M1 | a hit and a miss | both count | |", "M1: an empty cell"),
        ("| M1 | a hit and a miss | both count | `fights::a_miss` |", "M1: no test `fights::a_miss`"),
        ("| M1.2 | a hit and a miss | both count | `fights::a_hit` |", "M1.2: no number of a rule"),
    ] {
        let said = faults(&page.replace(good, bad), &sources);
        assert!(said.iter().any(|fault| fault == told), "{bad}\n{said:#?}");
    }
    let nine = "| R9.1 | it is so | `attack::Splash`, `box.ron::doors` | `rulings::ruling_09_x` |\n";
    assert!(page.contains(nine));
    assert_eq!(faults(&page.replace(nine, ""), &sources), ["ruling 9 has no row"]);
    let other = nine.replace("ruling_09_x", "ruling_10_x");
    assert_eq!(
        faults(&page.replace(nine, &other), &sources),
        ["ruling 9 names no test that is called ruling_09_…"]
    );
    let ten = "| R10.1 | it is so | `attack::Splash`, `box.ron::doors` | `rulings::ruling_10_x` |\n";
    assert!(page.contains(ten));
    assert_eq!(
        faults(&page.replace(ten, &ten.replace("ruling_10_x", "ruling_104_x")), &sources),
        ["ruling 10 names no test that is called ruling_10_…"]
    );
    let stray = format!("{page}| R46.1 | it is so | `attack::Splash` | `rulings::ruling_104_x` |\n");
    assert_eq!(faults(&stray, &sources), ["R46.1: ruling 46 is not about this game"]);
}

/// What is right in other words.
#[test]
fn what_may_be_written() {
    let (page, sources) = small();
    let good = "| 1.7.1 | a hit hurts | `attack::damage` | `fights::a_hit` |";
    for fine in [
        "| 1.7.1 | opens a door | `attack::damage`, like others | `engine::fights::a_hit` and more |",
        "| 1.7.1 | a \\| b | `box.ron::imp` | `fights::a_*` |",
        "| 1.7.1 | a hit hurts | `engine/doom-2016/data/box.ron` | `rulings::ruling_0*` |",
        "| 1.7.1 | tokens are changed | not in play: damage is a number | not in play: there are no tokens to change |",
    ] {
        assert_eq!(faults(&page.replace(good, fine), &sources), [""; 0], "{fine}");
    }
}
