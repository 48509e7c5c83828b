//! Copying and pasting: fresh numbers, free names, text that comes back, and texts that are something else.

use super::*;
use crate::format::tests::any::any_edit;
use crate::thing::{Piece, Start, ThingKind};
use expect_test::expect;
use proptest::prelude::*;
use rule_system::setting::Value;

fn whole(mission: &Mission) -> Clip {
    let (tiles, things) = (mission.tiles().keys(), mission.things().keys());
    Clip::of(mission, tiles.chain(things).chain(mission.regions().keys()).copied())
}

fn small() -> Mission {
    let pack = ThingKind::Piece(Piece::new("health-pack", Cell::new(2, 3)));
    let region = Region {
        name: Some(Name::new("vault")),
        cells: [Cell::new(2, 3), Cell::new(2, 4)].into(),
        ..Region::default()
    };
    Mission::starter().with([
        Edit::Thing(Id(200), Some(Thing::new(pack).named("supply"))),
        Edit::Thing(Id(201), Some(Thing::new(ThingKind::Start(Start { at: Cell::new(4, 4) })))),
        Edit::Region(Id(202), Some(region)),
    ])
}

#[test]
fn a_clip_as_text() {
    let clip = Clip::of(&small(), [1, 200, 201, 202, 999].map(Id));
    let text = clip.to_text();
    expect![[r#"
        (
            hellwright: "pieces",
            format: 2,
            tiles: [
                (id: 1, tile: 13, side: A, at: (1, 0), turn: 0),
            ],
            pieces: [
                (id: 200, name: "supply", kind: "health-pack", at: (2, 3)),
            ],
            starts: [
                (id: 201, at: (4, 4)),
            ],
            regions: [
                (id: 202, name: "vault", cells: [(2, 3), (2, 4)]),
            ],
        )
    "#]]
    .assert_eq(&text);
    assert_eq!(Clip::from_text(&text), Ok(clip));
}

/// What an older program put on the clipboard.
#[test]
fn pieces_of_format_1_are_pasted_too() {
    let text = r#"(
    hellwright: "pieces",
    format: 1,
    portals: [
        (id: 5, at: (1, 1), tier: Yellow, face: Up),
    ],
    tokens: [
        (id: 200, name: "supply", at: (2, 3), kind: HealthPack),
    ],
)"#;
    let things = Clip::from_text(text).expect("a clip").things;
    let portal = Piece::new("portal", Cell::new(1, 1)).of("yellow").facing(true);
    assert_eq!(things[&Id(5)], Thing::new(ThingKind::Piece(portal)));
    assert_eq!(things[&Id(200)], small().things()[&Id(200)]);
}

/// Pieces of other rules are no mistake in a text.
#[test]
fn pieces_nobody_knows_are_pasted_as_they_are() {
    let buoy = Piece { sort: "green".into(), ..Piece::new("buoy", Cell::new(1, 1)) };
    let strange = Piece::new("portal", Cell::new(1, 1)).of("green");
    let edit = |id, piece| Edit::Thing(Id(id), Some(Thing::new(ThingKind::Piece(piece))));
    let mission = Mission::default().with([edit(1, buoy), edit(2, strange)]);
    assert_eq!(Clip::from_text(&whole(&mission).to_text()), Ok(whole(&mission)));
}

#[test]
fn pasted_twice_it_has_fresh_numbers_and_free_names() {
    let mission = small();
    let clip = Clip::of(&mission, [200, 201, 202].map(Id));
    let edits = clip.place(&mission, 1, -1);
    let ids: Vec<Option<Id>> = edits.iter().map(Edit::about).collect();
    assert_eq!(ids, [203, 204, 205].map(|id| Some(Id(id))));
    let once = mission.clone().with(edits);
    assert_eq!(once.things()[&Id(203)].name, Some(Name::new("supply_2")));
    assert_eq!(once.things()[&Id(203)].at(), Cell::new(3, 2));
    assert_eq!(once.regions()[&Id(205)].name, Some(Name::new("vault_2")));
    let again = Clip::of(&once, [203, 205].map(Id));
    let twice = once.clone().with(again.place(&once, 0, 0));
    assert_eq!(twice.things()[&Id(206)].name, Some(Name::new("supply_3")));
    let elsewhere = Mission::default().with(again.place(&Mission::default(), 0, 0));
    assert_eq!(elsewhere.things()[&Id(1)].name, Some(Name::new("supply_2")), "free there");
}

#[test]
fn what_is_no_clip_is_told() {
    let told = |text: &str| Clip::from_text(text).expect_err("no clip");
    let mark = "(hellwright: \"pieces\"";
    expect![[r#"
        these are no pieces of a map: they would begin with (hellwright: "pieces"
        these are no pieces of a map: they would begin with (hellwright: "pieces"
        these are no pieces of a map: they would begin with (hellwright: "pieces"
        these pieces are of format 9, from a newer Hellwright; this one reads formats up to 3
        line 2, column 8: this start was left out: `at` is missing
        line 1, column 1: this `(` is never closed with `)`
        line 1, column 1: this `(` is never closed with `)`
        this text is larger than 1024 KiB, too large for pieces of a map
    "#]]
    .assert_eq(
        &[
            told(""),
            told("hello"),
            told("(format: 1, tiles: [])"),
            told(&format!("{mark}, format: 9)")),
            told(&format!("{mark}, format: 1, starts: [(id: 1, at: (1, 1)),\n       (id: 2)])")),
            told(&format!("{mark}, format: 1")),
            told(&format!("{mark}, format: 1, starts: {}", "[".repeat(100_000))),
            told(&" ".repeat(2 << 20)),
        ]
        .map(|line| line + "\n")
        .concat(),
    );
}

#[test]
fn names_get_the_next_free_number() {
    let free = |name: &str, taken: &[&str]| {
        Name::new(name).free(|name| taken.contains(&name.as_str())).as_str().to_owned()
    };
    assert_eq!(free("door", &[]), "door");
    assert_eq!(free("door", &["door"]), "door_2");
    assert_eq!(free("door_2", &["door", "door_2"]), "door_3");
    assert_eq!(free("door_9", &["door_9"]), "door_2");
    assert_eq!(free("_7", &["_7"]), "_7_2");
    assert_eq!(free("door_", &["door_"]), "door__2");
    assert_eq!(free("door_99999999999999999999", &["door_99999999999999999999"]), "door_2");
}

proptest! {
    #[test]
    fn every_clip_comes_back_from_its_text(edits in proptest::collection::vec(any_edit(), 0..30)) {
        let clip = whole(&Mission::default().with(edits));
        prop_assert_eq!(Clip::from_text(&clip.to_text()), Ok(clip));
    }

    #[test]
    fn pasting_adds_and_changes_nothing(
        edits in proptest::collection::vec(any_edit(), 0..30),
        others in proptest::collection::vec(any_edit(), 0..30),
        (dx, dy) in (any::<i16>(), any::<i16>()),
    ) {
        let clip = whole(&Mission::default().with(edits));
        let mission = Mission::default().with(others);
        let after = mission.clone().with(clip.place(&mission, dx, dy));
        prop_assert_eq!(after.tiles().len(), mission.tiles().len() + clip.tiles.len());
        prop_assert_eq!(after.things().len(), mission.things().len() + clip.things.len());
        prop_assert_eq!(after.regions().len(), mission.regions().len() + clip.regions.len());
        for (id, thing) in mission.things() {
            prop_assert_eq!(&after.things()[id], thing);
        }
        let pasted: Vec<&Name> =
            after.names().filter(|(_, named)| mission.names().all(|(_, n)| n != *named)).map(|(name, _)| name).collect();
        for name in &pasted {
            prop_assert_eq!(after.names().filter(|(other, _)| other == name).count(), 1);
        }
    }
}

#[test]
fn a_value_that_names_a_piece_of_the_clip_names_its_copy() {
    let names = |thing: u32| -> Own { [("guards".to_owned(), Value::Thing(thing))].into() };
    let portal = |x: i16, fields: Own| {
        let kind = ThingKind::Piece(Piece::new("portal", Cell::new(x, 1)).of("blue"));
        Some(Thing { fields, ..Thing::new(kind) })
    };
    let mission = Mission::default().with([
        Edit::Thing(Id(20), portal(1, names(21))),
        Edit::Thing(Id(21), portal(2, Own::new())),
        Edit::Thing(Id(22), portal(3, names(20))),
    ]);
    let clip = Clip::of(&mission, [Id(20), Id(21)]);
    let pasted = mission.clone().with(clip.place(&mission, 0, 4));
    assert_eq!(pasted.things()[&Id(23)].fields, names(24));
    // What is not in the clip is still meant.
    let clip = Clip::of(&mission, [Id(22)]);
    let pasted = mission.clone().with(clip.place(&mission, 0, 4));
    assert_eq!(pasted.things()[&Id(23)].fields, names(20));
}
