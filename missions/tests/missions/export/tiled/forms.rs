//! Every form that Tiled's own description of its formats gives for a value, each written as TMX and as TMJ: both are the same
//! mission with the same messages, or are refused in the same words. The page on exports lists them; it is held against this list.

mod list;

use expect_test::expect_file;
use list::{Form, Then, all};
use missions::import::{self, Given};
use missions::{Mission, Severity, ThingKind, format};

/// A map with a tile and a portal, as Tiled writes it.
const TMX: &str = include_str!("forms/small.tmx");

/// The same as JSON.
const TMJ: &str = include_str!("forms/small.tmj");

/// What is said of an object or a map: how bad it is, the message, the help.
type Said = (Severity, String, String);

/// What comes of a map: the mission and what is said, or why it is refused.
fn taken(ending: &str, bytes: &[u8]) -> Result<(Mission, Vec<Said>), String> {
    let importer = import::ALL.iter().find(|it| it.format().id == ending).expect("an importer");
    let imported = importer.import(&Given { name: "small", bytes })?;
    let text = std::str::from_utf8(&imported.files["mission.ron"]).expect("text");
    let said = imported.problems.into_iter().map(|it| {
        // JSON has no lines to name.
        let message = it.message.to_string();
        let (before, after) = message.split_once(" (line ").unwrap_or((message.as_str(), ""));
        let after = after.split_once(')').map_or("", |(_, after)| after);
        (it.severity, format!("{before}{after}"), it.help.map(|help| help.to_string()).unwrap_or_default())
    });
    let said = said.collect();
    Ok((format::read(text).expect("our format").mission, said))
}

/// A mission in a line.
fn line(mission: &Mission) -> String {
    let tiles =
        mission.tiles().values().map(|it| format!("{}{:?} at {} {:?}", it.tile, it.face, it.at, it.turn));
    let things = mission.things().values().map(|thing| match &thing.kind {
        ThingKind::Piece(piece) => {
            let up = if piece.up { ", up" } else { "" };
            format!("{} {}{up} at {}", piece.sort, piece.kind, piece.at)
        }
        ThingKind::Label(label) => format!("label {} at {}", label.text, label.at),
        other => format!("{} at {}", other.word(), thing.at()),
    });
    let regions = mission.regions().values().map(|region| format!("region of {}", region.cells.len()));
    let all: Vec<String> =
        [mission.info().title.clone()].into_iter().chain(tiles).chain(things).chain(regions).collect();
    all.join("; ")
}

/// A text with every change made, each of which has to change something.
fn changed(text: &str, changes: &[(&str, &str)], what: &str) -> String {
    changes.iter().fold(text.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{what}: no {from}");
        text.replace(from, to)
    })
}

/// As the form says.
fn as_said(form: &Form, taken: &Result<(Mission, Vec<Said>), String>) {
    let what = form.name;
    let messages = |said: &[Said], severity: Severity| {
        said.iter().map(|it| (it.0, it.1.clone())).collect::<Vec<_>>() == said_of(form.then, severity)
    };
    match (form.then, taken) {
        (Then::Read(wanted) | Then::PassedOver(wanted), Ok((mission, said))) => {
            assert_eq!((line(mission).as_str(), &said[..]), (wanted, &[][..]), "{what}");
        }
        (Then::Noted(wanted, _), Ok((mission, said))) => {
            assert_eq!(line(mission), wanted, "{what}");
            assert!(messages(said, Severity::Note), "{what}: {said:?}");
        }
        (Then::LeftOut(wanted, _), Ok((mission, said))) => {
            assert_eq!(line(mission), wanted, "{what}");
            assert!(messages(said, Severity::Error), "{what}: {said:?}");
        }
        (Then::Refused(why), Err(error)) => assert!(error.contains(why), "{what}: {error}"),
        (then, taken) => panic!("{what}: {taken:?}, not {then:?}"),
    }
}

fn said_of(then: Then, severity: Severity) -> Vec<(Severity, String)> {
    match then {
        Then::Noted(_, message) | Then::LeftOut(_, message) => vec![(severity, message.to_owned())],
        Then::Read(_) | Then::PassedOver(_) | Then::Refused(_) => Vec::new(),
    }
}

#[test]
fn both_formats_mean_the_same_in_every_form() {
    for form in all() {
        let tmx = form.tmx.map(|changes| changed(TMX, changes, form.name));
        let tmj = form.tmj.map(|changes| changed(TMJ, changes, form.name));
        let tmx = tmx.map(|text| taken("tmx", &(form.bytes)(&text)));
        let tmj = tmj.map(|text| taken("tmj", &(form.bytes)(&text)));
        if let (Some(tmx), Some(tmj)) = (&tmx, &tmj) {
            assert_eq!(tmx, tmj, "{}", form.name);
        }
        for taken in [tmx, tmj].iter().flatten() {
            as_said(&form, taken);
        }
    }
}

#[test]
fn the_list_of_forms_on_the_page_is_up_to_date() {
    const BEGIN: &str = "<!-- forms: written by the tests -->\n";
    const END: &str = "<!-- end of forms -->";
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/exports.md");
    let page = std::fs::read_to_string(path).expect("there");
    let (before, rest) = page.split_once(BEGIN).expect("a place for the table");
    let (_, after) = rest.split_once(END).expect("its end");
    let mut table = "| in the map | what comes of it |\n|---|---|\n".to_owned();
    for form in all() {
        let then = match form.then {
            Then::Read(_) => "read",
            Then::PassedOver(_) => "not read",
            Then::Noted(..) => "read, with a note",
            Then::LeftOut(..) => "left out, with an error",
            Then::Refused(_) => "the map is refused",
        };
        let then = form.more.map_or_else(|| then.to_owned(), |more| format!("{then}: {more}"));
        table += &format!("| {} | {then} |\n", form.name);
    }
    expect_file![path].assert_eq(&format!("{before}{BEGIN}{table}{END}{after}"));
}
