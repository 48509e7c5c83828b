//! The web page: Chromium opens it without a window, by file, without a network. What is drawn is read off the drawing and has to be
//! the board's and, after every choice, the game's; it is used by keys alone and by the mouse; texts of ill will stay texts.

mod hands;
mod hostile;
mod proof;
mod readable;
mod spoiled;

use consumers::Browser;
use engine::play::Replay;
use missions::export::{self, Options};
use missions::format::Sources;
use missions::simulate::{BotKind, BotPair, Plan};
use missions::{Mission, ruleset};
use proof::{Subject, prove};
use rule_system::View;
use serde_json::Value;
use std::sync::Arc;

/// A game of bots.
fn game(mission: &Mission, marines: u8, bots: BotKind, seed: u64) -> Replay {
    let laid = ruleset::lay_out(mission, marines).expect("known rules");
    let plan = Plan { bots: BotPair::both(bots), limit: 4000, ..Plan::new(1, seed) };
    laid.game.record(&plan, 0, ruleset::provenance(mission, "m", marines))
}

fn written(mission: &Mission, replays: &[Replay], to: &str) -> String {
    let subject = export::Subject {
        mission: &mission.seen(&View::WHOLE),
        name: "m",
        art: &Arc::default(),
        replays,
        sources: &Sources::default(),
    };
    let files = export::named(to).expect("there").export(&subject, &Options::default()).expect("written");
    assert_eq!((files.len(), files[0].path.as_str()), (1, format!("m.{to}").as_str()));
    String::from_utf8(files[0].bytes.clone()).expect("text")
}

/// A page, and the document with the same games.
fn page(mission: &Mission, replays: &[Replay]) -> (String, Value) {
    let document = serde_json::from_str(&written(mission, replays, "json")).expect("JSON");
    (written(mission, replays, "html"), document)
}

fn cold_vaults() -> Mission {
    let (_, mission) =
        crate::shared::shipped().into_iter().find(|(name, _)| name == "cold-vaults").expect("shipped");
    mission
}

/// Every shipped mission with a game of as many marines as there may be; the first also with one of a single marine.
#[test]
fn chromium_draws_every_mission_as_it_is_and_every_game_as_it_was() {
    let Some(mut browser) = Browser::start() else { return };
    for (name, mission) in crate::shared::shipped() {
        let most = ruleset::marine_numbers(&mission).last().copied().unwrap_or(1);
        let mut games = vec![game(&mission, most, BotKind::Greedy, 3)];
        if name == "cold-vaults" {
            games.push(game(&mission, 1, BotKind::Random, 3));
        }
        let (page, document) = page(&mission, &games);
        assert!(written(&mission, &[], "html").len() < 1_000_000, "{name}: small without games");
        let subject = Subject { mission: &mission, document: &document, page: &page };
        prove(&mut browser, &subject).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
}

/// Not a blank sheet, in either look and on a telephone, and not the same.
#[test]
fn there_is_something_to_see() {
    let Some(mut browser) = Browser::start() else { return };
    let mission = cold_vaults();
    let (page, _) = page(&mission, &[game(&mission, 2, BotKind::Greedy, 3)]);
    let mut seen = Vec::new();
    for (width, height, look) in [(1280, 800, "dark"), (1280, 800, "light"), (390, 844, "dark")] {
        browser.look(width, height, look);
        browser.open(&page).expect("opens");
        assert_eq!(browser.complaints(), Vec::<String>::new());
        let picture = browser.picture();
        assert_eq!(picture.dimensions(), (width, height));
        let colours: std::collections::BTreeSet<[u8; 4]> = picture.pixels().map(|it| it.0).collect();
        assert!(colours.len() > 400, "{look}: {} colours", colours.len());
        // No part of the picture is empty: the map on the left, the book on the right (or below).
        let (across, down) = (width / 2, height / 2);
        for corner in [(0, 0), (across, 0), (0, down), (across, down)] {
            let part = image::imageops::crop_imm(&picture, corner.0, corner.1, across, down).to_image();
            let colours: std::collections::BTreeSet<[u8; 4]> = part.pixels().map(|it| it.0).collect();
            assert!(colours.len() > 60, "{look} at {corner:?}: {} colours", colours.len());
        }
        let wide = browser.ask("document.documentElement.scrollWidth <= innerWidth").expect("a width");
        assert_eq!(wide, Value::Bool(true), "{width}: nothing hangs over the side");
        seen.push(picture);
    }
    let light = |picture: &image::RgbaImage| picture.pixels().map(|it| u64::from(it.0[1])).sum::<u64>();
    assert!(light(&seen[1]) > 2 * light(&seen[0]), "light is lighter than dark");
}
