//! The format against itself and against the `ron` crate: round trips, canonical text, strange files.

pub(crate) mod any;
mod first;
mod foreign;

use super::*;
use crate::edit::Edit;
use crate::id::Id;
use crate::thing::{Region, Thing, ThingKind};
use any::{any_edit, any_text};
use expect_test::expect;
use proptest::prelude::*;
use rule_system::setting::{Own, Value};

fn any_mission() -> impl Strategy<Value = Mission> {
    proptest::collection::vec(any_edit(), 0..40).prop_map(|edits| Mission::default().with(edits))
}

fn forget_places(file: &mut v3::File) {
    macro_rules! forget {
        ($($section:ident)*) => { $(for entry in &mut file.$section { entry.at = 0; })* };
    }
    forget!(cards content tiles doors pieces starts figures labels regions intents mutes translations);
}

/// The scripts' texts are not part of `mission.ron`.
fn without_script_texts(mut mission: Mission) -> Mission {
    for text in
        mission.scripts.values_mut().chain(mission.sheets.values_mut()).chain(mission.content.values_mut())
    {
        text.clear();
    }
    mission
}

/// A mission without what came with format 3.
fn without_news(mission: Mission) -> Mission {
    let thing = |thing: &Thing| {
        let mut thing = Thing { fields: Own::new(), ..thing.clone() };
        match &mut thing.kind {
            ThingKind::Door(door) => door.kind.clear(),
            ThingKind::Piece(piece) => piece.turned = false,
            ThingKind::Start(_) | ThingKind::Figure(_) | ThingKind::Label(_) => {}
        }
        thing
    };
    let things: Vec<Edit> =
        mission.things().iter().map(|(id, it)| Edit::Thing(*id, Some(thing(it)))).collect();
    let region = |it: &Region| Region { area: false, fields: Own::new(), ..it.clone() };
    let regions: Vec<Edit> =
        mission.regions().iter().map(|(id, it)| Edit::Region(*id, Some(region(it)))).collect();
    let tiles: Vec<Edit> = mission.tiles().iter().map(|(id, it)| Edit::Tile(*id, Some(*it))).collect();
    let texts: Vec<Edit> =
        mission.translations().map(|(tag, of, _)| Edit::Translation(tag.clone(), of.clone(), None)).collect();
    mission.with(things).with(regions).with(tiles).with(texts)
}

proptest! {
    #[test]
    fn an_edit_and_its_way_back_change_nothing(
        edits in proptest::collection::vec(any_edit(), 0..30),
        more in proptest::collection::vec(any_edit(), 1..30),
    ) {
        let mut mission = Mission::default().with(edits);
        let before = mission.clone();
        let back = mission.swap_all(more.clone());
        let after = mission.clone();
        let forth = mission.swap_all(back);
        prop_assert_eq!(&mission, &before);
        let _ = mission.swap_all(forth);
        prop_assert_eq!(&mission, &after);
    }

    #[test]
    fn a_number_once_given_is_never_fresh_again(edits in proptest::collection::vec(any_edit(), 1..30)) {
        let mut mission = Mission::default();
        for edit in edits {
            let used = edit.about();
            let back = mission.swap(edit);
            let _ = mission.swap(back);
            if let Some(id) = used {
                prop_assert!(mission.fresh_id() > id);
            }
            let again = read(&write(&mission)).expect("our format");
            prop_assert_eq!(again.mission.fresh_id(), mission.fresh_id());
        }
    }

    #[test]
    fn what_is_written_is_read_back(mission in any_mission()) {
        let text = write(&mission);
        let loaded = read(&text).expect("our format");
        // Values that the rules do not know are kept, with a note.
        let bad = loaded.problems.iter().find(|problem| problem.code != log::FOREIGN);
        prop_assert_eq!(bad, None);
        // Scripts that a card names are not listed: `load` finds them by the card.
        let mut expected = without_script_texts(mission);
        let named: Vec<_> = expected.cards.iter().map(|card| card.script.clone()).collect();
        expected.scripts.retain(|name, _| !named.contains(name));
        prop_assert_eq!(&loaded.mission, &expected);
        prop_assert_eq!(write(&loaded.mission), text.clone(), "saved twice, the same bytes");
    }

    #[test]
    fn the_ron_crate_reads_the_same(mission in any_mission()) {
        let text = write(&mission);
        let theirs: v3::File = ron::from_str(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        let mut log = log::Log::new(&text);
        let mut ours = read::read(&text, &mut log).expect("our format");
        forget_places(&mut ours);
        prop_assert_eq!(ours, theirs);
    }

    #[test]
    fn moving_one_thing_changes_one_line(mission in any_mission(), dx in -3..4i16, dy in -3..4i16) {
        let Some((id, thing)) = mission.things().iter().next().map(|(id, t)| (*id, t.clone())) else {
            return Ok(());
        };
        let moved = mission.clone().with([Edit::Thing(id, Some(thing.clone().moved(dx, dy)))]);
        let (before, after) = (write(&mission), write(&moved));
        prop_assert_eq!(before.lines().count(), after.lines().count());
        let changed = before.lines().zip(after.lines()).filter(|(a, b)| a != b).count();
        prop_assert_eq!(changed, usize::from(mission != moved));
    }

    #[test]
    fn no_text_makes_reading_fail(text in any_text(), cut in 0..2000usize, mission in any_mission()) {
        let mut broken = write(&mission);
        let cut = (0..=cut.min(broken.len())).rev().find(|i| broken.is_char_boundary(*i)).unwrap_or(0);
        broken.insert_str(cut, &text);
        let _ = read(&broken);
        broken.truncate(cut);
        let _ = read(&broken);
    }
}

/// Values that the rules do not know are kept, of tiles and start spaces as of everything else.
#[test]
fn tiles_and_starts_have_values_since_format_3() {
    let text = r#"(
    format: 3,
    rules: "doom-2016",
    tiles: [
        (id: 1, tile: 1, side: A, at: (0, 0), turn: 0, fields: (dark: true)),
    ],
    starts: [
        (id: 2, at: (0, 0), fields: (sign: "A")),
    ],
)
"#;
    let loaded = read(text).expect("our format");
    let codes = |loaded: &Loaded| loaded.problems.iter().map(|it| it.code).collect::<Vec<_>>();
    assert_eq!(codes(&loaded), [log::FOREIGN; 2]);
    let own = |id: &str, value| Own::from([(id.to_owned(), value)]);
    assert_eq!(*loaded.mission.tile_fields(Id(1)), own("dark", Value::Yes(true)));
    assert_eq!(loaded.mission.things()[&Id(2)].fields, own("sign", Value::Word("A".to_owned())));
    assert_eq!(write(&loaded.mission), text);
    let old = read(&text.replace("format: 3", "format: 2")).expect("an older format");
    assert_eq!(codes(&old), [log::STRANGE; 2]);
    assert!(old.mission.tile_fields(Id(1)).is_empty() && old.mission.things()[&Id(2)].fields.is_empty());
    assert!(write(&old.mission).contains("format: 2,"));
}

fn told(text: &str) -> String {
    let loaded = read(text).expect("our format");
    let mut out = format!(
        "{} tiles, {} things, {} regions\n",
        loaded.mission.tiles().len(),
        loaded.mission.things().len(),
        loaded.mission.regions().len()
    );
    for problem in &loaded.problems {
        let Some(Place::File { line, column }) = problem.places.first() else { panic!("no place") };
        out +=
            &format!("{line}:{column} {} {}: {}\n", problem.severity.word(), problem.code, problem.message);
    }
    out
}

use crate::diagnostic::Place;

#[test]
fn wrong_entries_cost_only_themselves() {
    expect![[r#"
        3 tiles, 2 things, 0 regions
        4:5 error F002: `rules` is written twice; this one was left out
        7:5 warning F004: number 1 is given twice; this one is now 5
        8:28 error F002: this tile was left out: `C` is not known here; it must be one of A, B
        9:5 error F002: a tile cannot be turned by 45 degrees; it was laid as printed
        12:51 error F002: this piece was left out: a whole number from -32768 to 32767 is wanted here, not 99999
        13:55 note F003: `colour` is not known here and was not read
        14:5 warning F004: number 1 is given twice; this one is now 6
        15:5 error F002: this piece was left out: `kind` is missing
        16:19 error F002: this piece was left out: a text in quotes is wanted here, not a bare word
        17:47 error F002: this piece was left out: true or false is wanted here, not a bare word
        19:3 note F003: `doros` is not known here and was not read
        20:11 error F002: the starts were left out: they must be a list in [ ]
        22:14 error F002: `marines` was left out: a list in [ ] is wanted here, not "all"
        23:5 error F002: `marines` is written twice; this one was left out
        24:5 note F003: `seed` is not known here and was not read
    "#]].assert_eq(&told(
        r#"(
  format: 2,
  rules: "doom-2016",
    rules: "doom-2004",
  tiles: [
    (id: 1, tile: 16, side: A, at: (0, 0)),
    (id: 1, tile: 7, side: B, at: (6, 0), turn: 90),
    (tile: 7, id: 9, side: C, at: (6, 0), turn: 90),
    (id: 2, tile: 8, side: A, at: (6, 0), turn: 45),
  ],
  pieces: [
    (id: 3, kind: "portal", sort: "blue", at: (1, 99999), up: true),
    (id: 4, kind: "portal", sort: "blue", at: (1, 2), colour: 3),
    (id: 1, kind: "teleporter", at: (1, 3), up: true),
    (id: 5, sort: "blue", at: (1, 2)),
    (id: 6, kind: Portal, at: (1, 2)),
    (id: 7, kind: "portal", sort: "blue", up: Up, at: (1, 2)),
  ],
  doros: [],
  starts: (7, 8),
  settings: (
    marines: "all",
    marines: [1],
    seed: [1],
  ),
)"#,
    ));
}

#[test]
fn a_file_in_pieces_is_read_as_far_as_it_goes() {
    expect![[r#"
        0 tiles, 2 things, 0 regions
        1:1 error F001: this `(` is never closed with `)`
        3:3 error F001: a comma is missing before this
        4:1 error F001: `)` is missing before this `]`
        4:11 error F001: this `[` is never closed with `]`
    "#]]
    .assert_eq(&told("(format: 2, starts: [\n  (id: 1, at: (0, 0))\n  (id: 2, at: (0,1)\n], tiles: [\n  "));
}

#[test]
fn numbers_at_the_ends_of_their_range_do_no_harm() {
    expect![[r#"
        1 tiles, 2 things, 1 regions
        1:85 warning F004: number 4294967295 is above 999999999; 1 was taken instead
        1:153 note F004: 3 entries from here on have no number; they were given 2 to 4
    "#]]
    .assert_eq(&told(
        "(format: 2, last_id: 4294967295, settings: (seeds: [18446744073709551615]), tiles: [(id: 4294967295, tile: 255, side: A, at: (-32768, 32767))], doors: [(at: (32767, 32767), edge: South)], starts: [(at: (-32768, -32768))], regions: [(cells: [(32767, -32768), (-32768, 32767)])])",
    ));
}

#[test]
fn a_newer_format_is_refused_and_a_missing_one_is_told() {
    assert_eq!(read("(format: 4, tiles: 7)"), Err(4));
    assert_eq!(read("(format: 99999999999999999999)"), Err(u32::MAX));
    for text in ["()", "(format: \"x\")", "(format: 0)", "(format: -3)"] {
        assert_eq!(read(text).expect("reads").problems[0].code, log::NO_FORMAT, "{text}");
    }
    for text in ["", "[]", "7", "\0", "<html>"] {
        let loaded = read(text).expect("reads");
        assert!(!loaded.is_whole(), "{text:?}");
    }
}

#[test]
fn comments_are_kept_where_they_stand() {
    let text = "// mine
( // opened
    format: 2,
    rules: \"doom-2016\",
    // what it is called
    info: (
        title: \"A\", // short
        briefing: \"One.
// no comment\", /* two lines */
        // no more texts
    ),
    // the way in
    doors: [ // all of them
        // to the hall
        (id: 10, at: (1, 4), edge: North), // shut
        (id: 11, at: (5, 4), edge: North),
        // more to come
    ], // no more doors
    // the end
)
// below
";
    let loaded = read(text).expect("reads");
    assert_eq!(loaded, Loaded { problems: vec![], ..loaded.clone() });
    assert_eq!(write(&loaded.mission), text);
    assert!(!identity(&loaded.mission).contains("//\n") && !identity(&loaded.mission).contains("mine"));
    // An entry that moves in the file takes its comments along; one that is gone takes them away, and brings them back.
    let mut mission = loaded.mission;
    let back = mission.swap(Edit::Thing(Id(10), None));
    let without = write(&mission);
    assert!(
        !without.contains("shut") && !without.contains("to the hall") && without.contains("more to come")
    );
    let _ = mission.swap(back);
    assert_eq!(write(&mission), text);
}

#[test]
fn comments_of_entries_without_numbers_go_with_them() {
    let text = "(
    format: 2,
    rules: \"doom-2016\",
    cards: [
        // how to win
        (role: Objective, script: \"a.rhai\"), // once
        (role: Special, script: \"b.rhai\"), // twice
    ],
    mutes: [
        (code: \"M013\", reason: \"\"), // on purpose
    ],
)
";
    let mut mission = read(text).expect("reads").mission;
    assert_eq!(write(&mission), text);
    mission.cards.reverse();
    let turned = write(&mission);
    assert!(
        turned.contains("[\n        (role: Special, script: \"b.rhai\"), // twice\n        // how to win\n"),
        "{turned}"
    );
    // Numbers that are given only now, and what format 1 calls otherwise.
    let old = "(format: 1, box: \"doom-2016\", doors: [(at: (1, 1), edge: North), // first\n], portals: [\n// gone?\n(at: (2, 2), tier: Blue, face: Up)])";
    let now = write(&read(old).expect("reads").mission);
    assert!(now.contains("(id: 1, at: (1, 1), edge: North), // first\n"), "{now}");
    assert!(now.contains("        // gone?\n        (id: 2, kind: \"portal\""), "{now}");
    // One with a number comes first, and two that had the same one.
    let mixed = "(format: 2, rules: \"doom-2016\", doors: [(at: (1, 1), edge: North), // none\n(id: 5, at: (5, 4), edge: North), // five\n(id: 5, at: (9, 4), edge: North), // five as well\n])";
    let now = write(&read(mixed).expect("reads").mission);
    for line in [
        "(id: 5, at: (5, 4), edge: North), // five\n",
        "(id: 6, at: (1, 1), edge: North), // none\n",
        "(id: 7, at: (9, 4), edge: North), // five as well\n",
    ] {
        assert!(now.contains(line), "{line}{now}");
    }
    // Entries and lists over several lines become one.
    let long = "(format: 2, rules: \"doom-2016\", settings: (marines: [1, // solo\n2]), cards: [(\nrole: Objective, // why\nscript: \"a.rhai\")], scripts: [\n// helpers\n\"doors.rhai\",\n], mutes: [(code: \"M013\", about: 4), // A\n(code: \"M013\", about: 7), // B\n])";
    let now = write(&read(long).expect("reads").mission);
    for line in [
        "marines: [1, 2], // solo\n",
        "(role: Objective, script: \"a.rhai\"), // why\n",
        "    // helpers\n    scripts: [\"doors.rhai\"],\n",
        "about: 4, reason: \"\"), // A\n",
        "about: 7, reason: \"\"), // B\n",
    ] {
        assert!(now.contains(line), "{line}{now}");
    }
    // A card that is removed takes its comment along.
    let mut mission = read(text).expect("reads").mission;
    mission.cards.clear();
    assert!(!write(&mission).contains("how to win"));
}

#[test]
fn comments_never_break_the_file() {
    for (inside, kept) in [
        ("(id: 10, at: (1, 4), // west door\n edge: North), /* was open\n in the draft */", 2),
        ("(id: 10, at: (1, 4), edge: North), /* a */ // b\n", 2),
        ("(id: 10, at: (1, 4), // a\n /* b */ edge: North), // c\n", 3),
        ("(id: 0, at: (1, 4), edge: North), // none yet\n", 1),
        ("(id: 10, at: (1, 4), edge: North), /* oops", 0),
    ] {
        let end = if kept == 0 { "" } else { "])" };
        let text = format!(
            "(format: 2, rules: \"doom-2016\", regions: [(id: 3, cells: [(1, 1)])], doors: [{inside}{end}"
        );
        let loaded = read(&text).expect("reads");
        let written = write(&loaded.mission);
        let again = read(&written).expect("reads");
        assert_eq!(again.problems, vec![], "{written}");
        assert_eq!(again.mission.regions(), loaded.mission.regions(), "{written}");
        assert_eq!(again.mission.things(), loaded.mission.things(), "{written}");
        assert_eq!(written.matches("//").count() + written.matches("/*").count(), kept, "{written}");
        assert_eq!(write(&again.mission), written, "saved twice, the same bytes");
    }
}

#[test]
fn comments_inside_an_entry_stand_behind_it() {
    let text =
        "(format: 2, rules: \"doom-2016\", doors: [(id: 10, /* one */ at: (1, 4), // two\n edge: North)])";
    let written = write(&read(text).expect("reads").mission);
    assert!(written.contains("        (id: 10, at: (1, 4), edge: North), /* one */ // two\n"), "{written}");
    assert_eq!(write(&read(&written).expect("reads").mission), written);
}

proptest! {
    #[test]
    fn comments_come_back_wherever_they_stand(mission in any_mission(), places in proptest::collection::vec(0..400usize, 1..6)) {
        let text = write(&mission);
        let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
        let mut with = text.clone();
        let mut all: Vec<usize> = places.iter().map(|place| ends[place % ends.len()]).collect();
        all.sort_unstable();
        all.dedup();
        for (number, at) in all.iter().enumerate().rev() {
            with.insert_str(*at, &format!(" // c{number}"));
        }
        let loaded = read(&with).expect("our format");
        // What stands in a text of several lines is no comment.
        let kept = |text: &str| (0..all.len()).filter(|n| text.contains(&format!("// c{n}"))).count();
        let again = write(&loaded.mission);
        prop_assert_eq!(kept(&again), all.len(), "{}\n{}", with, again);
        prop_assert_eq!(write(&read(&again).expect("our format").mission), again);
    }
}

#[test]
fn texts_in_other_languages_are_read_with_what_is_wrong_in_them() {
    let text = r#"(
    format: 3,
    rules: "doom-2016",
    translations: [
        (language: "PL", of: Title, was: "Docks", text: "Doki"),
        (language: "pl", of: Title, was: "Docks", text: "Porty"),
        (language: "polski", of: Title, text: "?"),
        (language: "pl", of: Value((7, "text")), was: "Air.", text: "Powietrze."),
        (language: "pl", of: Label(12), text: "Wyjście"),
    ],
)
"#;
    let loaded = read(text).expect("our format");
    let told: Vec<String> = loaded.problems.iter().map(|it| it.message.to_string()).collect();
    let expected = [
        "this text is translated twice into the same language; the second one was taken",
        "`polski` is not the tag of a language; the text was left out",
    ];
    assert_eq!(told, expected);
    let said: Vec<String> = loaded
        .mission
        .translations()
        .map(|(tag, of, it)| format!("{tag} {of:?} {} {}", it.was, it.text))
        .collect();
    assert_eq!(
        said,
        ["pl Title Docks Porty", "pl Label(Id(12))  Wyjście", "pl Value(Id(7), \"text\") Air. Powietrze.",]
    );
    // Without a format it is the one that has the section.
    assert_eq!(format_of(&text.replace("    format: 3,\n", "")), 3);
    let many = "(language: \"pl\", of: Title, text: \"a\"),".repeat(MAX_ENTRIES + 1);
    let read_all = read(&format!("(format: 3, translations: [{many}])")).expect("our format");
    assert!(read_all.problems.iter().all(|it| !it.message.contains("more than a mission can have")));
}
