//! Tiled maps: a reader that knows nothing of the writer finds every tile, space, border, door and piece of the mission in
//! them, the engine's own sight and movement among them; Tiled itself, its rasteriser and two libraries read them too; and
//! a map that is spoiled is found out.

mod drawn;
mod forms;
mod found;
mod import;
mod programs;
mod raw;
mod spoiled;

use super::common;
use crate::shared::demo;
use missions::export::{self, File, Options, Subject};
use missions::format::Sources;
use missions::intent::{Games, Intent, Measure};
use missions::mission::Parameter;
use missions::thing::Region;
use missions::{Card, Edit, Id, Info, Mission, Mute, Name, Role, ScriptName};
use rule_system::View;
use std::collections::BTreeSet;
use std::sync::Arc;
use tiles::Cell;

/// The shipped missions, by the names of their folders, and one with everything there is.
fn missions() -> Vec<(String, Mission)> {
    [vec![("everything".to_owned(), everything())], crate::shared::shipped()].concat()
}

/// One of every kind of thing, a region with a hole, a card with every kind of parameter, and texts that mean something to
/// XML and JSON.
fn everything() -> Mission {
    let mission = demo::everything();
    let ring: BTreeSet<Cell> =
        (0..16).map(|i| Cell::new(8 + i % 4, 12 + i / 4)).filter(|cell| *cell != Cell::new(9, 13)).collect();
    let region = Region { name: Some(Name::new("ring")), cells: ring, ..Region::default() };
    let info = Info {
        title: "<Tom> & \"Jerry\" ]]> 'é' 地獄 😈".into(),
        author: "a\tb\\c".into(),
        briefing: "  One line,\n\nanother & <more>.\n".into(),
        ..mission.info().clone()
    };
    let parameters = [
        ("big", Parameter::Int(1 << 40)),
        ("count", Parameter::Int(-3)),
        ("sure", Parameter::Bool(true)),
        ("word", Parameter::Text("x<y".into())),
    ];
    let parameters = parameters.into_iter().map(|(name, value)| (Name::new(name), value)).collect();
    let card = Card { role: Role::OBJECTIVE, script: ScriptName::new("a.rhai"), parameters };
    let intents = vec![
        Intent { from: Some(35), to: Some(65), marines: [2, 3].into(), ..Intent::new(Measure::MarinesWin) },
        Intent { of: Games::InvaderWin, ..Intent::new(Measure::Used(Id(3))) },
        Intent {
            to: Some(0),
            bots: "random, greedy".into(),
            ..Intent::new(Measure::Taken("a \"b\" <c>".into()))
        },
    ];
    let mute = Mute { code: "S001".into(), about: Some(Id(2)) };
    let id = mission.fresh_id();
    // A number that was given and is free again.
    let gone = Edit::Region(Id(id.0 + 30), None);
    mission.with([
        Edit::Region(id, Some(region)),
        gone,
        Edit::Info(Box::new(info)),
        Edit::Cards(vec![card]),
        Edit::Intents(intents),
        Edit::Mute(mute, Some("It is\nmeant so.".into())),
    ])
}

/// A mission in a format, at so many pixels a space.
fn exported(mission: &Mission, name: &str, to: &str, scale: u32) -> Vec<File> {
    common::exported(name, mission, to, &Options { scale: Some(scale), ..Options::default() })
}

/// Everything is found again, in both formats; both have the same pictures.
#[test]
fn every_mission_is_found_again_in_its_maps() {
    for (name, mission) in missions() {
        for scale in [32, 9] {
            let [tmx, tmj] = ["tmx", "tmj"].map(|to| exported(&mission, &name, to, scale));
            let from_tmx = raw::of_tmx(&tmx).and_then(|raw| found::agrees(&raw, &mission));
            assert_eq!(from_tmx, Ok(()), "{name}.tmx");
            let from_tmj = raw::of_tmj(&tmj).and_then(|raw| found::agrees(&raw, &mission));
            assert_eq!(from_tmj, Ok(()), "{name}.tmj");
            assert!(tmx[1..] == tmj[1..], "{name}: the same pictures");
        }
    }
}

#[test]
fn an_empty_table_is_a_map_too() {
    let mission = Mission::blank();
    for (to, read) in [("tmx", raw::of_tmx as fn(&[File]) -> _), ("tmj", raw::of_tmj)] {
        let files = exported(&mission, "blank", to, 32);
        assert_eq!(read(&files).and_then(|raw| found::agrees(&raw, &mission)), Ok(()), "{to}");
    }
}

/// The one thing that cannot be written is said, with a way out.
#[test]
fn a_tile_nobody_knows_is_told() {
    let mut placement = *Mission::starter().tiles().values().next().expect("a tile");
    placement.tile = tiles::TileNumber(77);
    let mission = Mission::starter().with([Edit::Tile(missions::Id(900), Some(placement))]);
    let art = Arc::default();
    let sources = &Sources::default();
    let subject =
        Subject { mission: &mission.seen(&View::WHOLE), name: "x", art: &art, replays: &[], sources };
    let error =
        export::named("tmx").expect("tmx").export(&subject, &Options::default()).expect_err("no picture");
    assert!(error.contains("tile 77") && error.contains("take it off"), "{error}");
}
