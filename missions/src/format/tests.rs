//! The format against itself and against the `ron` crate: round trips, canonical text, strange files.

use super::*;
use crate::content::ContentFile;
use crate::edit::Edit;
use crate::id::{Id, Name, ScriptName};
use crate::mission::{Card, Info, Loadout, Mute, Parameter, Role, RulesId, Settings};
use crate::thing::*;
use engine::table::Tier;
use expect_test::expect;
use proptest::prelude::*;
use tiles::{Cell, Edge, Face, Placement, TileNumber, Turn};

fn any_cell() -> impl Strategy<Value = Cell> {
    prop_oneof![
        9 => (-40..40i16, -40..40i16).prop_map(|(x, y)| Cell::new(x, y)),
        1 => (any::<i16>(), any::<i16>()).prop_map(|(x, y)| Cell::new(x, y)),
    ]
}

/// Texts with quotes, hashes, line ends and control characters in them.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![3 => "[a-z ]{0,12}", 1 => "[a-c\"#\\\\\n\t\r\u{7}'é🔥]{0,12}"]
}

fn any_name() -> impl Strategy<Value = Option<Name>> {
    prop_oneof![2 => Just(None), 2 => "[a-z_]{1,8}".prop_map(|n| Some(Name::new(n))),
        1 => any_text().prop_filter("not empty", |t| !t.is_empty()).prop_map(|n| Some(Name::new(n)))]
}

fn any_thing() -> impl Strategy<Value = Thing> {
    let tier = prop_oneof![Just(Tier::Blue), Just(Tier::Yellow), Just(Tier::Red)];
    let token = prop_oneof![
        Just(TokenKind::Objective),
        Just(TokenKind::HealthPack),
        any_text().prop_map(TokenKind::Weapon),
        any_text().prop_map(TokenKind::Marker),
    ];
    let kind =
        prop_oneof![
            (any_cell(), any::<bool>())
                .prop_map(|(cell, west)| ThingKind::Door(Door { at: Edge { cell, west } })),
            (any_cell(), tier, any::<bool>()).prop_map(|(at, tier, face_up)| ThingKind::Portal(Portal {
                at,
                tier,
                face_up
            })),
            (any_cell(), any::<bool>())
                .prop_map(|(at, active)| ThingKind::Teleporter(Teleporter { at, active })),
            (any_cell(), token).prop_map(|(at, kind)| ThingKind::Token(Token { at, kind })),
            any_cell().prop_map(|at| ThingKind::Start(Start { at })),
            (any_cell(), any_text(), any::<bool>())
                .prop_map(|(at, kind, turned)| ThingKind::Figure(Figure { at, kind, turned })),
            (any_cell(), any_text()).prop_map(|(at, text)| ThingKind::Label(Label { at, text })),
        ];
    (any_name(), kind).prop_map(|(name, kind)| Thing { name, kind })
}

/// Cards that can be played, torn ones, and scribble.
fn any_cards() -> impl Strategy<Value = String> {
    let template = (0..7usize).prop_map(|n| ContentFile::ALL[n].template().to_owned());
    let torn = (0..7usize, 0..900usize)
        .prop_map(|(n, at)| ContentFile::ALL[n].template().chars().take(at).collect::<String>());
    prop_oneof![template, torn, any_text()]
}

/// Any edit at all, on numbers that meet those of the starter.
pub(crate) fn any_edit() -> impl Strategy<Value = Edit> {
    let tile = (1..20u8, any::<bool>(), any_cell(), 0..4usize).prop_map(|(tile, b, at, turn)| Placement {
        tile: TileNumber(tile),
        face: if b { Face::B } else { Face::A },
        at,
        turn: Turn::ALL[turn],
    });
    let script = || "[a-z]{1,3}".prop_map(|stem| ScriptName::new(format!("{stem}.rhai")));
    let parameter = prop_oneof![
        any::<i64>().prop_map(Parameter::Int),
        any::<bool>().prop_map(Parameter::Bool),
        any_text().prop_map(Parameter::Text),
    ];
    let role = prop_oneof![Just(Role::Objective), Just(Role::Threat), Just(Role::Special)];
    let card =
        (role, script(), proptest::collection::btree_map(any_text().prop_map(Name::new), parameter, 0..3))
            .prop_map(|(role, script, parameters)| Card { role, script, parameters });
    let texts = proptest::collection::vec(any_text(), 8);
    let info = texts.prop_map(|mut t| {
        let mut next = || t.pop().unwrap_or_default();
        Info {
            title: next(),
            author: next(),
            licence: next(),
            summary: next(),
            briefing: next(),
            victory: next(),
            defeat: next(),
            notes: next(),
        }
    });
    let loadout = (any_text(), proptest::collection::vec(any_text(), 0..3), any_text())
        .prop_map(|(marine, weapons, class)| Loadout { marine, weapons, class });
    let settings = (
        proptest::collection::btree_set(0..9u8, 0..4),
        proptest::collection::btree_map(0..9u8, any::<u8>(), 0..4),
        proptest::collection::vec(loadout, 0..4),
        any_text(),
        proptest::collection::vec(any_text(), 0..4),
        proptest::collection::vec(any::<u64>(), 0..2),
    )
        .prop_map(|(marines, frag_limits, loadouts, invasion, event_sets, seeds)| Settings {
            marines,
            frag_limits,
            loadouts,
            invasion,
            event_sets,
            seeds,
        });
    let region = (any_name(), proptest::collection::btree_set(any_cell(), 0..5))
        .prop_map(|(name, cells)| Region { name, cells });
    // Tiles, things and regions have numbers of their own.
    prop_oneof![
        4 => (1..9u32, proptest::option::weighted(0.8, tile)).prop_map(|(id, t)| Edit::Tile(Id(id), t)),
        8 => (10..30u32, proptest::option::weighted(0.8, any_thing())).prop_map(|(id, t)| Edit::Thing(Id(id), t)),
        2 => (30..34u32, proptest::option::weighted(0.8, region)).prop_map(|(id, r)| Edit::Region(Id(id), r)),
        1 => (script(), proptest::option::weighted(0.7, any_text())).prop_map(|(n, t)| Edit::Script(n, t)),
        1 => (1..9u8, proptest::option::weighted(0.7, any_text())).prop_map(|(n, t)| Edit::Sheet(TileNumber(n), t)),
        1 => (0..7usize, proptest::option::weighted(0.7, any_cards()))
            .prop_map(|(n, t)| Edit::Content(ContentFile::ALL[n], t)),
        1 => proptest::collection::vec(card, 0..3).prop_map(Edit::Cards),
        1 => info.prop_map(|i| Edit::Info(Box::new(i))),
        1 => settings.prop_map(|s| Edit::Settings(Box::new(s))),
        1 => "[a-z0-9-]{1,8}".prop_map(|r| Edit::Rules(RulesId(r))),
        1 => ("[MCS][0-9]{3}", proptest::option::of((1..40u32).prop_map(Id)), proptest::option::weighted(0.7, any_text()))
            .prop_map(|(code, about, reason)| Edit::Mute(Mute { code, about }, reason)),
    ]
}

fn any_mission() -> impl Strategy<Value = Mission> {
    proptest::collection::vec(any_edit(), 0..40).prop_map(|edits| Mission::default().with(edits))
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
            let again = read(&write(&mission)).expect("format 1");
            prop_assert_eq!(again.mission.fresh_id(), mission.fresh_id());
        }
    }

    #[test]
    fn what_is_written_is_read_back(mission in any_mission()) {
        let text = write(&mission);
        let loaded = read(&text).expect("format 1");
        prop_assert_eq!(loaded.problems, vec![]);
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
        let theirs: v1::File = ron::from_str(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        let mut log = log::Log::new(&text);
        let mut ours = read::read(&text, &mut log).expect("format 1");
        macro_rules! forget_places {
            ($($section:ident)*) => { $(for entry in &mut ours.$section { entry.at = 0; })* };
        }
        forget_places!(cards content tiles doors portals teleporters tokens starts figures labels regions mutes);
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

fn told(text: &str) -> String {
    let loaded = read(text).expect("format 1");
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
        4:5 error F002: `box` is written twice; this one was left out
        7:5 warning F004: number 1 is given twice; this one is now 7
        8:28 error F002: this tile was left out: `C` is not known here; it must be one of A, B
        9:5 error F002: a tile cannot be turned by 45 degrees; it was laid as printed
        12:33 error F002: this portal was left out: a whole number from -32768 to 32767 is wanted here, not 99999
        13:49 note F003: `colour` is not known here and was not read
        15:3 note F003: `doros` is not known here and was not read
        16:11 error F002: the starts were left out: they must be a list in [ ]
        18:14 error F002: `marines` was left out: a list in [ ] is wanted here, not "all"
    "#]]
    .assert_eq(&told(
        r#"(
  format: 1,
  box: "doom-2016",
    box: "doom-2004",
  tiles: [
    (id: 1, tile: 16, side: A, at: (0, 0)),
    (id: 1, tile: 7, side: B, at: (6, 0), turn: 90),
    (tile: 7, id: 9, side: C, at: (6, 0), turn: 90),
    (id: 2, tile: 8, side: A, at: (6, 0), turn: 45),
  ],
  portals: [
    (id: 3, tier: Blue, at: (1, 99999), face: Up),
    (id: 4, tier: Blue, at: (1, 2), face: Down, colour: 3),
  ],
  doros: [],
  starts: (7, 8),
  settings: (
    marines: "all",
  ),
  teleporters: [(id: 6, at: (0, 1), active: true)],
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
    .assert_eq(&told("(format: 1, starts: [\n  (id: 1, at: (0, 0))\n  (id: 2, at: (0,1)\n], tiles: [\n  "));
}

#[test]
fn numbers_at_the_ends_of_their_range_do_no_harm() {
    expect![[r#"
        1 tiles, 2 things, 1 regions
        1:85 warning F004: number 4294967295 is above 999999999; 1 was taken instead
        1:153 note F004: this has no number; it was given 2
        1:198 note F004: this has no number; it was given 3
        1:233 note F004: this has no number; it was given 4
    "#]]
    .assert_eq(&told(
        "(format: 1, last_id: 4294967295, settings: (seeds: [18446744073709551615]), tiles: [(id: 4294967295, tile: 255, side: A, at: (-32768, 32767))], doors: [(at: (32767, 32767), edge: South)], starts: [(at: (-32768, -32768))], regions: [(cells: [(32767, -32768), (-32768, 32767)])])",
    ));
}

#[test]
fn a_newer_format_is_refused_and_a_missing_one_is_told() {
    assert_eq!(read("(format: 2, tiles: 7)"), Err(2));
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
fn comments_are_read_over_and_told() {
    let loaded = read("// mine\n(format: 1, /* and */ tiles: [])").expect("reads");
    assert_eq!(loaded.problems.len(), 1);
    assert_eq!(loaded.problems[0].code, log::COMMENT);
    assert!(loaded.is_whole());
}
