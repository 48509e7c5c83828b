//! Format 1, which is read for ever: it means what it always meant, and its mistakes are reported as they always were.
//! What it shares with the next format is tested there.

use super::without_news;
use super::*;
use crate::format::v1::{Door, Figure, Info, Label, Mute, Region, Start, Tile};
use crate::format::v1::{Portal, Settings, Teleporter, Token, bridge};
use crate::format::v3::Card;
use serde::Deserialize;

/// A whole file, as the `ron` crate reads it.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct File {
    format: u32,
    #[serde(rename = "box")]
    rules: String,
    last_id: u32,
    info: Info,
    settings: Settings,
    cards: Vec<at::At<Card>>,
    scripts: Vec<String>,
    own_tiles: Vec<u8>,
    content: Vec<at::At<String>>,
    tiles: Vec<at::At<Tile>>,
    doors: Vec<at::At<Door>>,
    portals: Vec<at::At<Portal>>,
    teleporters: Vec<at::At<Teleporter>>,
    tokens: Vec<at::At<Token>>,
    starts: Vec<at::At<Start>>,
    figures: Vec<at::At<Figure>>,
    labels: Vec<at::At<Label>>,
    regions: Vec<at::At<Region>>,
    mutes: Vec<at::At<Mute>>,
}

/// Entries of the next format.
fn next<Old, New: From<Old>>(entries: Vec<at::At<Old>>) -> Vec<at::At<New>> {
    entries.into_iter().map(|entry| entry.map(New::from)).collect()
}

impl File {
    /// The same in the next format.
    fn next(self) -> v3::File {
        let pieces = self.portals.into_iter().map(|it| it.map(bridge::portal));
        let pieces = pieces.chain(self.teleporters.into_iter().map(|it| it.map(bridge::teleporter)));
        v3::File {
            rules: self.rules,
            last_id: self.last_id,
            info: self.info,
            settings: bridge::settings(self.settings),
            cards: self.cards,
            scripts: self.scripts,
            own_tiles: self.own_tiles,
            content: self.content,
            tiles: next(self.tiles),
            doors: next(self.doors),
            pieces: next(pieces.chain(self.tokens.into_iter().map(|it| it.map(bridge::token))).collect()),
            starts: next(self.starts),
            figures: next(self.figures),
            labels: self.labels,
            regions: next(self.regions),
            intents: Vec::new(),
            mutes: self.mutes,
            translations: Vec::new(),
            comments: comments::Comments::default(),
        }
    }
}

/// A mission without the intents and settings that came later: format 1 has no words for them.
fn mission_of_format_1() -> impl Strategy<Value = Mission> {
    any_mission().prop_map(|mission| {
        let mut settings = mission.settings().clone();
        let _ = settings.own.remove("invasion_shown");
        let mission = mission.with([Edit::Settings(Box::new(settings)), Edit::Intents(Vec::new())]);
        without_news(mission)
    })
}

proptest! {
    #[test]
    fn format_1_means_what_the_newest_one_means(mission in mission_of_format_1()) {
        let text = identity(&mission);
        prop_assert!(text.starts_with("(\n    format: 1,\n    box: "), "{}", text);
        let (old, new) = (read(&text).expect("format 1"), read(&write(&mission)).expect("format 2"));
        prop_assert_eq!(&old, &new);
        prop_assert_eq!(old.problems, vec![]);
        prop_assert_eq!(old.mission.fresh_id(), new.mission.fresh_id());
        prop_assert_eq!(identity(&old.mission), text);
    }

    #[test]
    fn the_ron_crate_reads_format_1_the_same(mission in mission_of_format_1()) {
        let text = identity(&mission);
        let theirs: File = ron::from_str(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        let mut ours = read::read(&text, &mut log::Log::new(&text)).expect("format 1");
        forget_places(&mut ours);
        prop_assert_eq!(ours, theirs.next());
    }

    #[test]
    fn no_text_makes_reading_format_1_fail(text in any_text(), cut in 0..2000usize, mission in any_mission()) {
        let mut broken = identity(&mission);
        let cut = (0..=cut.min(broken.len())).rev().find(|i| broken.is_char_boundary(*i)).unwrap_or(0);
        broken.insert_str(cut, &text);
        let _ = read(&broken);
        broken.truncate(cut);
        let _ = read(&broken);
    }
}

#[test]
fn wrong_entries_of_format_1_cost_only_themselves() {
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

/// What stands in a section of the other format would be lost by saving, so it is more than a note.
#[test]
fn sections_of_the_other_format_are_told_and_not_saved_over() {
    expect![[r#"
        0 tiles, 0 things, 0 regions
        1:13 error F002: `rules` was left out: it belongs to format 2, which this file is not
        1:33 error F002: `pieces` was left out: it belongs to format 2, which this file is not
    "#]]
    .assert_eq(&told("(format: 1, rules: \"doom-2016\", pieces: [(kind: \"portal\", at: (0, 0))])"));
    expect![[r#"
        0 tiles, 1 things, 0 regions
        1:13 error F002: `box` was left out: it belongs to format 1, which this file is not
        1:31 error F002: `portals` was left out: it belongs to format 1, which this file is not
        1:78 error F002: `tokens` was left out: it belongs to format 1, which this file is not
    "#]]
    .assert_eq(&told(
        "(format: 2, box: \"doom-2016\", portals: [(at: (0, 0), tier: Blue, face: Up)], tokens: [], \
         pieces: [(id: 1, kind: \"objective\", at: (0, 0))])",
    ));
    expect![[r#"
        0 tiles, 0 things, 0 regions
        1:24 error F002: `own` was left out: it belongs to format 2, which this file is not
    "#]]
    .assert_eq(&told("(format: 1, settings: (own: (invasion: \"first-strike\"), marines: [1]))"));
    for text in ["(format: 1, pieces: [])", "(format: 2, tokens: [])", "(format: 1, settings: (own: ()))"] {
        assert!(!read(text).expect("reads").is_whole(), "{text}");
    }
}

#[test]
fn without_a_format_a_file_is_of_the_first_unless_its_sections_say_otherwise() {
    for (text, format, things) in [
        ("()", 1, 0),
        ("(starts: [(id: 1, at: (0, 0))])", 1, 1),
        ("(tokens: [(id: 1, at: (0, 0), kind: Objective)])", 1, 1),
        ("(box: \"doom-2016\", pieces: [(id: 1, at: (0, 0), kind: \"objective\")])", 2, 1),
        ("(format: 0, rules: \"doom-2016\")", 2, 0),
        ("(format: -7, rules: \"doom-2016\")", 2, 0),
        ("(format: 1, starts: [])", 1, 0),
        ("(format: 3)", 3, 0),
        ("[]", 2, 0),
    ] {
        assert_eq!(format_of(text), format, "{text}");
        if let Ok(loaded) = read(text) {
            assert_eq!(loaded.mission.things().len(), things, "{text}");
        }
    }
    let problems = read("(pieces: [])").expect("reads").problems;
    assert_eq!(problems[0].message, "the file does not say its format; it is read as format 2");
    assert!(problems[0].help.as_ref().is_some_and(|help| *help == "write `format: 2,` as the first field"));
}

#[test]
fn numbers_given_twice_across_sections_are_told_in_either_format() {
    let first = "(format: 1, portals: [(id: 1, at: (0, 0), tier: Blue, face: Up)], \
                 tokens: [(id: 1, at: (1, 0), kind: Objective)], starts: [(id: 1, at: (2, 0))])";
    let second = "(format: 2, pieces: [(id: 1, kind: \"portal\", sort: \"blue\", up: true, at: (0, 0)), \
                  (id: 1, kind: \"objective\", at: (1, 0))], starts: [(id: 1, at: (2, 0))])";
    let [first, second] = [first, second].map(|text| read(text).expect("reads"));
    assert_eq!(first.mission, second.mission);
    let told = |loaded: &Loaded| loaded.problems.iter().map(|it| it.message.to_string()).collect::<Vec<_>>();
    assert_eq!(told(&first), told(&second));
    assert_eq!(told(&first).len(), 2);
}

#[test]
fn lists_and_their_entries_are_called_by_what_is_in_them() {
    let text = "(format: 1, content: 7, portals: 7, teleporters: [7], labels: {}, figures: [(id: 1)])";
    let told = |text: &str| -> Vec<String> {
        let problems = read(text).expect("reads").problems;
        problems.iter().map(|it| it.message.to_string()).collect()
    };
    assert_eq!(
        told(text),
        [
            "the files of cards were left out: they must be a list in [ ]",
            "the portals were left out: they must be a list in [ ]",
            "this teleporter was left out: an entry like (id: 1, …) is wanted here, not 7",
            "the labels were left out: they must be a list in [ ]",
            "this figure was left out: `at` is missing",
        ]
    );
    let many = format!("(format: 1, mutes: [{}])", "(code: \"M001\"),".repeat(MAX_ENTRIES + 1));
    assert_eq!(told(&many), ["1001 mutes are more than a mission can have; the first 1000 were read"]);
}
