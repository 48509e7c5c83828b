//! What the rules of a mission do not know: pieces and settings of unknown rule systems, another game, wrong forms.
//! Whatever can be kept is kept, and reported to the author.

use super::*;
use crate::id::{Id, ScriptName};
use crate::mission::{Card, Role, RulesId, Settings};
use crate::thing::{Piece, Thing, ThingKind};
use rule_system::setting::{self, Own, Value};
use std::collections::BTreeMap;
use tiles::Cell;

/// A setting of any form, seats within seats, under any name.
fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        any_text().prop_map(Value::Word),
        proptest::collection::vec(any_text(), 0..4).prop_map(Value::Words),
        proptest::collection::btree_map(any::<u8>(), any::<u8>(), 0..4).prop_map(Value::PerMarines),
    ];
    leaf.prop_recursive(3, 16, 3, |inner| {
        let name = prop_oneof![3 => "[a-z_]{1,8}", 1 => any_text()];
        let seat = proptest::collection::btree_map(name, inner, 0..3).prop_map(without_empty);
        proptest::collection::vec(seat, 0..3).prop_map(Value::Seats)
    })
}

fn without_empty(mut own: Own) -> Own {
    own.retain(|_, value| !value.is_empty());
    own
}

fn any_own() -> impl Strategy<Value = Own> {
    let name = prop_oneof![3 => "[a-z_]{1,8}", 1 => any_text(), 2 => Just("frag_limits".to_owned()),
        2 => Just("loadouts".to_owned())];
    proptest::collection::btree_map(name, any_value(), 0..5).prop_map(without_empty)
}

fn any_piece() -> impl Strategy<Value = Piece> {
    let kind = prop_oneof![any_text(), Just("portal".to_owned()), Just("health-pack".to_owned())];
    (kind, any_text(), any::<bool>(), -9..9i16, any::<bool>()).prop_map(|(kind, sort, up, x, turned)| Piece {
        at: Cell::new(x, 0),
        kind,
        sort,
        up,
        turned,
    })
}

fn any_rules() -> impl Strategy<Value = String> {
    prop_oneof![Just("doom-2016".to_owned()), Just("chess-960".to_owned()), any_text()]
        .prop_filter("no rules are those of 2016", |rules| !rules.is_empty())
}

fn mission(rules: String, own: Own, pieces: Vec<Piece>) -> Mission {
    let settings = Settings { own, ..Settings::default() };
    let pieces = pieces
        .into_iter()
        .enumerate()
        .map(|(n, piece)| Edit::Thing(Id(n as u32 + 1), Some(Thing::new(ThingKind::Piece(piece)))));
    Mission::default().with([Edit::Rules(RulesId(rules)), Edit::Settings(Box::new(settings))]).with(pieces)
}

proptest! {
    #[test]
    fn whatever_any_rules_set_and_lay_is_kept(
        rules in any_rules(), own in any_own(), pieces in proptest::collection::vec(any_piece(), 0..4),
    ) {
        let mission = mission(rules.clone(), own, pieces);
        let text = write(&mission);
        let loaded = read(&text).expect("our format");
        prop_assert_eq!(&loaded.mission, &mission, "{}", text);
        prop_assert!(loaded.is_whole(), "{:?}", loaded.problems);
        prop_assert!(loaded.problems.is_empty() || systems::of(&rules).is_some(), "{:?}", loaded.problems);
        prop_assert_eq!(write(&loaded.mission), text);
    }

    #[test]
    fn the_ron_crate_reads_the_same_of_any_rules(
        rules in any_rules(), own in any_own(), pieces in proptest::collection::vec(any_piece(), 0..4),
    ) {
        let text = write(&mission(rules, own, pieces));
        let theirs: v3::File = ron::from_str(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        let mut ours = read::read(&text, &mut log::Log::new(&text)).expect("our format");
        forget_places(&mut ours);
        prop_assert_eq!(ours, theirs);
    }

    #[test]
    fn an_edit_of_any_rules_is_one_line_and_comes_back(own in any_own(), piece in any_piece()) {
        let settings = Settings { own, ..Settings::default() };
        let thing = Thing::new(ThingKind::Piece(piece));
        for edit in [Edit::Settings(Box::new(settings)), Edit::Thing(Id(7), Some(thing))] {
            let text = ron::to_string(&Line(edit.clone())).expect("writes");
            prop_assert!(!text.contains(['\n', '\r']), "{}", text);
            let back: Line = ron::from_str(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
            prop_assert_eq!(back.0, edit);
        }
    }

    #[test]
    fn format_1_says_nothing_it_has_no_words_for(
        rules in any_rules(), own in any_own(), pieces in proptest::collection::vec(any_piece(), 0..4),
    ) {
        let mission = mission(rules, own, pieces);
        let text = identity(&mission);
        prop_assert_eq!(read(&text).expect("our format").mission, mission, "{}", text);
    }
}

fn of_rules(rules: &str, settings: &str) -> String {
    format!("(\n  format: 2,\n  rules: \"{rules}\",\n  settings: (\n{settings}\n  ),\n)")
}

#[test]
fn a_mission_of_rules_nobody_has_written_yet() {
    let mut own = Own::new();
    setting::set(&mut own, "tide", Value::Word("high".into()));
    setting::set(&mut own, "ships", Value::Words(vec!["ark".into(), "\"raft\"".into()]));
    setting::set(&mut own, "waves", Value::PerMarines([(1, 4), (9, 255)].into()));
    let mut crew = Own::new();
    setting::set(&mut crew, "oars", Value::PerMarines([(2, 2)].into()));
    let mut seat = Own::new();
    setting::set(&mut seat, "who", Value::Word("noah".into()));
    setting::set(&mut seat, "crew", Value::Seats(vec![crew, Own::new()]));
    let odd = Own::from([("two words".to_owned(), Value::Word("x".into()))]);
    setting::set(&mut own, "seats", Value::Seats(vec![seat, Own::new(), odd]));
    let buoy =
        Piece { at: Cell::new(3, -1), kind: "buoy".into(), sort: "green".into(), up: true, turned: true };
    let plain = Piece::new("reef", Cell::new(0, 0));
    let sea = mission("flood".into(), own.clone(), vec![buoy, plain]);
    expect![[r##"
        (
            format: 3,
            rules: "flood",
            settings: (
                own: (
                    seats: [
                        (crew: [(oars: {2: 2}), ()], who: "noah"),
                        (),
                        {"two words": "x"},
                    ],
                    ships: ["ark", r#""raft""#],
                    tide: "high",
                    waves: {1: 4, 9: 255},
                ),
            ),
            pieces: [
                (id: 1, kind: "buoy", sort: "green", up: true, at: (3, -1), turned: true),
                (id: 2, kind: "reef", at: (0, 0)),
            ],
        )
    "##]]
    .assert_eq(&write(&sea));
    assert_eq!(read(&write(&sea)).expect("reads"), Loaded { mission: sea, problems: vec![] });

    let _ = own.insert("no word".to_owned(), Value::Word("y".into()));
    expect![[r##"
        (
            format: 2,
            rules: "flood",
            settings: (
                own: {
                    "no word": "y",
                    "seats": [
                        (crew: [(oars: {2: 2}), ()], who: "noah"),
                        (),
                        {"two words": "x"},
                    ],
                    "ships": ["ark", r#""raft""#],
                    "tide": "high",
                    "waves": {1: 4, 9: 255},
                },
            ),
        )
    "##]]
    .assert_eq(&write(&mission("flood".into(), own, vec![])));
}

#[test]
fn settings_in_either_pair_of_brackets_mean_the_same() {
    let round = of_rules("flood", r#"own: (tide: "high", seats: [(who: "noah"), ()])"#);
    let curly = of_rules("flood", r#"own: {"tide": "high", "seats": [{"who": "noah"}, {}]}"#);
    let [round, curly] = [round, curly].map(|text| read(&text).expect("reads"));
    assert_eq!(round, curly);
    assert_eq!((round.mission.settings().own.len(), round.problems), (2, vec![]));
}

#[test]
fn settings_of_a_wrong_form_are_told_with_their_place() {
    let text = of_rules(
        "doom-2016",
        r#"own: (
      frag_limits: "six",
      loadouts: [(marine: "alpha", wepons: ["a"], class: ["b"]), 7, (weapons: "c")],
      invasion: 3,
      event_sets: ["a", 2],
      tide: "high",
      invasion: "twice",
      frag_limit: {1: 2},
      depth: 1.5,
      moored: true,
      anchor: (deep: 3),
      waves: {1: 256},
      surf: {"a": "b"},
      foam: Some("x"),
      crew: [(oars: {1: 1, 1: 2}), "x"],
    ),
    invasion: "first-strike",
    own: (invasion: "again"),"#,
    );
    expect![[r#"
        0 tiles, 0 things, 0 regions
        6:20 error F013: `frag_limits` is not what these rules want there, which is a number from 0 to 255 by number of marines, like {1: 6, 2: 8}
        7:36 note F013: `wepons` is no setting that these rules know; it is kept
        7:58 error F013: `class` is not what these rules want there, which is a text in quotes
        7:66 error F002: an entry of `loadouts` was left out: an entry like (name: …) is wanted here, not 7
        7:79 error F013: `weapons` is not what these rules want there, which is a list of texts in [ ]
        8:17 error F002: `invasion` was left out: a text in quotes is wanted here, not 3
        9:25 error F002: `event_sets` was left out: a list of texts in [ ] is wanted here, not 2
        10:7 note F013: `tide` is no setting that these rules know; it is kept
        11:7 error F002: `invasion` is written twice; this one was left out
        12:7 note F013: `frag_limit` is no setting that these rules know; it is kept
        13:14 error F002: `depth` was left out: a text, a list, or numbers by number of marines is wanted here, not a number with a fraction
        14:15 error F002: `moored` was left out: a text, a list, or numbers by number of marines is wanted here, not true
        15:15 error F002: `anchor` was left out: a text, a list, or numbers by number of marines is wanted here, not an entry with fields
        16:18 error F002: `waves` was left out: a text, a list, or numbers by number of marines is wanted here, not 256
        17:13 error F002: `surf` was left out: a text, a list, or numbers by number of marines is wanted here, not pairs in { }
        18:13 error F002: `foam` was left out: a text, a list, or numbers by number of marines is wanted here, not values in ( )
        19:7 note F013: `crew` is no setting that these rules know; it is kept
        19:28 error F002: 1 is written twice; the second one was taken
        19:36 error F002: an entry of `crew` was left out: an entry like (name: …) is wanted here, not "x"
        21:5 error F002: `invasion` was left out: it is a setting of the rules' own
        22:5 error F002: `own` is written twice; this one was left out
    "#]].assert_eq(&told(&text));
    let own = read(&text).expect("reads").mission.settings().own.clone();
    expect![[r#"
        (
            format: 2,
            rules: "doom-2016",
            settings: (
                own: (
                    frag_limits: "six",
                    loadouts: [
                        (marine: "alpha", class: ["b"], wepons: ["a"]),
                        (),
                        (weapons: "c"),
                    ],
                    crew: [
                        (oars: {1: 2}),
                        (),
                    ],
                    frag_limit: {1: 2},
                    tide: "high",
                ),
            ),
        )
    "#]]
    .assert_eq(&write(&mission("doom-2016".into(), own, vec![])));
    expect![[r#"
        0 tiles, 0 things, 0 regions
        5:6 error F002: `own` was left out: an entry like (name: …) is wanted here, not a list
    "#]]
    .assert_eq(&told(&of_rules("doom-2016", "own: [1]")));
    expect![[r#"
        0 tiles, 0 things, 0 regions
        5:6 error F002: `own` was left out: an entry like (name: …) is wanted here, not values in ( )
    "#]]
    .assert_eq(&told(&of_rules("doom-2016", "own: (1, 2)")));
    expect![[r#"
        0 tiles, 0 things, 0 regions
        5:7 error F002: `own` was left out: an entry like (name: …) is wanted here, not 1
    "#]]
    .assert_eq(&told(&of_rules("doom-2016", "own: {1: 2}")));
}

#[test]
fn settings_of_another_game_are_kept_and_told() {
    let text =
        of_rules("doom-2016", r#"own: (tide: "high", ships: ["ark"], waves: {1: 4}, crew: [(oar: "x")])"#);
    let loaded = read(&text).expect("reads");
    assert!(loaded.is_whole());
    assert_eq!(loaded.mission.settings().own.len(), 4);
    expect![[r#"
        0 tiles, 0 things, 0 regions
        5:7 note F013: `tide` is no setting that these rules know; it is kept
        5:21 note F013: `ships` is no setting that these rules know; it is kept
        5:37 note F013: `waves` is no setting that these rules know; it is kept
        5:52 note F013: `crew` is no setting that these rules know; it is kept
    "#]]
    .assert_eq(&told(&text));
    assert_eq!(read(&write(&loaded.mission)).expect("reads").mission, loaded.mission);
    // What is set in the place where format 1 had it is reported as a loss, under any rules.
    for rules in ["doom-2016", "flood"] {
        let beside = of_rules(rules, "own: (), invasion: \"first-strike\"");
        assert!(!read(&beside).expect("reads").is_whole(), "{rules}");
    }
    // Under unknown rules nothing is reported as strange.
    assert_eq!(read(&text.replace("doom-2016", "flood")).expect("reads").problems, vec![]);
}

#[test]
fn pieces_the_rules_do_not_know_are_kept_and_told() {
    let text = r#"(format: 2, pieces: [
  (id: 1, kind: "buoy", at: (0, 0)),
  (id: 2, kind: "portl", sort: "blue", at: (0, 0)),
  (id: 3, kind: "portal", sort: "bleu", at: (0, 0)),
  (id: 4, kind: "portal", at: (0, 0)),
  (id: 5, kind: "objective", sort: "blue", at: (0, 0)),
  (id: 6, kind: "marker", sort: "key", up: true, at: (0, 0)),
  (id: 7, kind: "weapon", sort: "nobody-knows-this-one", at: (0, 0)),
], mutes: [(code: "F013", about: 1), (code: "", reason: "mute"), (about: 3)])"#;
    expect![[r#"
        0 tiles, 7 things, 0 regions
        2:3 warning F013: "buoy" is no piece that these rules know; it is kept
        3:3 warning F013: "portl" is no piece that these rules know; it is kept
        6:3 note F013: `sort` says nothing of this objective token: all are alike
        7:3 note F013: `up` says nothing of this marker: it has no two sides
        9:66 error F002: this mute was left out: `code` is missing
    "#]]
    .assert_eq(&told(text));
    let loaded = read(text).expect("reads").mission;
    assert_eq!((loaded.things().len(), loaded.mutes().len()), (7, 2));
    assert_eq!(read(&write(&loaded)).expect("reads").mission, loaded);
}

#[test]
fn roles_the_rules_do_not_know_are_kept_and_told() {
    let text = r#"(format: 2, rules: "doom-2016", cards: [
  (role: Objective, script: "a.rhai"),
  (role: "special", script: "b.rhai"),
  (role: Thread, script: "c.rhai"),
  (role: "boss event", script: "d.rhai"),
  (role: 7, script: "e.rhai"),
  (role: "", script: "f.rhai"),
  (role: "a word that is far too long for any role", script: "g.rhai"),
])"#;
    expect![[r#"
        0 tiles, 0 things, 0 regions
        4:3 warning F013: "thread" is no role of cards that these rules know; it is kept
        5:3 warning F013: "boss event" is no role of cards that these rules know; it is kept
        6:10 error F002: this card was left out: the role of a card is a word, like Objective, or one in quotes
        7:10 error F002: this card was left out: the role of a card is a word of at most 31 letters on one line
        8:10 error F002: this card was left out: the role of a card is a word of at most 31 letters on one line
    "#]]
    .assert_eq(&told(text));
    let loaded = read(text).expect("reads");
    let help: Vec<String> =
        loaded.problems.iter().filter_map(|problem| problem.help.as_ref()).map(ToString::to_string).collect();
    assert_eq!(
        help[..2],
        [
            "perhaps `threat` was meant",
            "give the card another, or choose the rules it is for; these know objective, threat, special",
        ]
    );
    // What format 2 cannot say makes it a file of format 3, also where a mission is known by its text.
    let written = write(&loaded.mission);
    expect![[r#"
        (
            format: 3,
            rules: "doom-2016",
            cards: [
                (role: Objective, script: "a.rhai"),
                (role: Special, script: "b.rhai"),
                (role: "thread", script: "c.rhai"),
                (role: "boss event", script: "d.rhai"),
            ],
        )
    "#]]
    .assert_eq(&written);
    assert_eq!(identity(&loaded.mission), written);
    assert_eq!(read(&written).expect("reads").mission, loaded.mission);
    // Other rules may have such cards: nothing can be said of them.
    assert_eq!(read(&written.replace("doom-2016", "flood")).expect("reads").problems, vec![]);
}

proptest! {
    #[test]
    fn any_role_comes_back_from_files_and_journals(word in "[A-Za-zé \"'#\\\\(),-]{1,15}") {
        let script = ScriptName::new("a.rhai");
        let card = Card { role: Role::of(&word).expect("a short word"), script, parameters: BTreeMap::new() };
        let edit = Edit::Cards(vec![card]);
        let line = ron::to_string(&Line(edit.clone())).expect("writes");
        let back: Line = ron::from_str(&line).map_err(|e| TestCaseError::fail(format!("{e}\n{line}")))?;
        prop_assert_eq!(back.0, edit.clone());
        let mission = Mission::default().with([edit]);
        let text = write(&mission);
        let theirs: v3::File = ron::from_str(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        let mut ours = read::read(&text, &mut log::Log::new(&text)).expect("our format");
        forget_places(&mut ours);
        prop_assert_eq!(ours, theirs);
        prop_assert_eq!(read(&text).expect("our format").mission, mission);
    }
}

#[test]
fn own_settings_nested_deep_or_without_end_do_no_harm() {
    let deep =
        |n: usize| of_rules("flood", &format!("own: (a: {}\"x\"{})", "[(a: ".repeat(n), ")]".repeat(n)));
    let shallow = read(&deep(10)).expect("reads");
    assert_eq!(shallow.problems, vec![]);
    assert_eq!(read(&write(&shallow.mission)).expect("reads"), shallow);
    for n in [11, 1000, 50_000] {
        assert!(!read(&deep(n)).expect("reads").is_whole(), "{n}");
    }
    let long = of_rules("flood", &format!("own: (a: [{}])", "\"x\",".repeat(5000)));
    expect![[r#"
        0 tiles, 0 things, 0 regions
        5:4011 error F005: 5000 entries are more than a mission can have; the first 1000 were read
    "#]]
    .assert_eq(&told(&long));
    let many: String = (0..5000).map(|n| format!("a{n}: \"x\",")).collect();
    let many = of_rules("flood", &format!("own: ({many})"));
    assert_eq!(read(&many).expect("reads").mission.settings().own.len(), MAX_ENTRIES);
    let huge = of_rules("flood", &format!("own: (a: {{{}: 1}})", "9".repeat(90)));
    expect![[r#"
        0 tiles, 0 things, 0 regions
        5:11 error F002: `a` was left out: a text, a list, or numbers by number of marines is wanted here, not a number as large as that
    "#]].assert_eq(&told(&huge));
}
