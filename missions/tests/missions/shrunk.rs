//! Games of shipped missions in which a card fails, made shorter: they can be played, and still show it.

use engine::Event;
use engine::play::{Controls, Replay, Verdict};
use missions::playable::Playable;
use missions::ruleset::{self, ReadyGame};
use missions::shrink::{Shows, Shrunk};
use missions::simulate::{Plan, found};
use missions::verdict::{Effort, Waiting, judge};
use missions::{Edit, Loaded, Mission, Place, ScriptName, format};
use std::path::Path;

/// A shipped mission with a line of a card that fails.
fn spoiled(mission: &str, script: &str, from: &str, to: &str) -> Mission {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("library").join(mission);
    let mission = format::load(&folder).expect("loads").mission;
    let name = ScriptName::new(script);
    let text = &mission.scripts()[&name];
    assert_eq!(text.matches(from).count(), 1);
    let text = text.replace(from, to);
    mission.with([Edit::Script(name, Some(text))])
}

/// The third time that an objective of Cold Vaults is contained makes its card fail.
fn third_time() -> Mission {
    let fails = "    note(\"times\", noted(\"times\", 0) + 1);\n    if noted(\"times\", 0) == 2 { note(\"n\", 1 / (portals().count - portals().count)); }\n    draw_events(1);";
    spoiled("cold-vaults", "containment-protocol.rhai", "    draw_events(1);", fails)
}

/// The third time that a token is taken in Last Lift Out makes a card fail.
fn third_token() -> Mission {
    let after = "fn on_seal(e) {";
    let fails = format!(
        "fn on_token_taken() {{\n    note(\"times\", noted(\"times\", 0) + 1);\n    if noted(\"times\", 0) == 3 {{ say(marines()[9].name); }}\n}}\n\n{after}"
    );
    spoiled("last-lift", "assault.rhai", after, &fails)
}

/// The text of the event with which a game fails, and after how many choices.
fn failed(game: &dyn Playable, replay: &Replay) -> Option<(String, usize)> {
    let (playback, wrong) = game.playback(replay);
    assert_eq!(wrong, None);
    let at = playback.events().iter().position(|event| matches!(event, Event::ScriptFailed { .. }))?;
    let choice = playback.made().iter().position(|made| made.events > at)?;
    let said = playback.story()[at].clone().unwrap_or_default();
    Some((said, choice + 1))
}

/// The game that shows a fault soonest, and the short one.
fn shorten(mission: &Mission, marines: u8) -> (Shrunk, String) {
    let ReadyGame { game, .. } = ruleset::lay_out(mission, marines).expect("known rules");
    let plan = Plan { patience: 1, ..Plan::new(60, 7) };
    let report = game.simulate(&plan, Controls::default());
    let all = found(&report);
    let first = all.first().expect("a script fails");
    let Shows::Fault(fault) = &first.shows else { panic!("a script fails: {first:?}") };
    let about = ruleset::provenance(mission, "here", marines);
    let whole = game.record(&plan, first.keep.game, about);
    let short = game.shrink(&whole, &first.shows).expect("it is shown");
    assert!(matches!(game.verify(&short.replay), Verdict::Agrees { .. }));
    let (said, choice) = failed(&*game, &short.replay).expect("it fails");
    assert!(said.contains(&**fault), "{said}");
    assert_eq!(choice, short.choices(), "its end shows it");
    assert_eq!(Some((said, short.from)), failed(&*game, &whole));
    let again = game.shrink(&whole, &first.shows).expect("it is shown");
    assert_eq!(again.replay.to_string(), short.replay.to_string());
    (short, fault.clone())
}

#[test]
fn the_third_of_something_is_shown_in_a_shorter_game() {
    let (short, fault) = shorten(&third_time(), 2);
    assert!(fault.starts_with("containment-protocol, on_contain, "), "{fault}");
    assert!(short.choices() * 2 < short.from, "{} of {}", short.choices(), short.from);
    let contains = short.replay.moves.iter().filter(|key| key.contains(" contain ")).count();
    assert_eq!(contains, 3, "{} of {}: {:?}", short.choices(), short.from, short.replay.moves);
}

#[test]
fn the_third_token_of_a_very_long_game_is_taken_in_a_short_one() {
    let (short, fault) = shorten(&third_token(), 2);
    assert!(fault.starts_with("assault, on_token_taken, "), "{fault}");
    assert!(short.from > 1000 && short.choices() * 4 < short.from, "{} of {}", short.choices(), short.from);
}

#[test]
fn rounds_that_must_go_by_are_over_as_soon_as_they_can_be() {
    let fails = "    if e.round == 3 { say(ready[9].name); }\n    if (e.round - 1) %";
    let mission = spoiled("weeping-stone", "horde.rhai", "    if (e.round - 1) %", fails);
    let (short, _) = shorten(&mission, 1);
    assert!(short.choices() * 2 < short.from, "{} of {}", short.choices(), short.from);
}

#[test]
fn findings_say_what_their_games_show() {
    let loaded = Loaded { mission: third_time(), problems: Vec::new() };
    let judged = judge(&loaded, &Effort::plan(Plan::new(20, 7)), Waiting::default());
    let places = judged.problems.iter().filter(|it| it.code.0 == "S005").flat_map(|it| &it.places);
    let shown: Vec<_> = places
        .filter_map(|place| match place {
            Place::Replay { shows, .. } => shows.as_ref(),
            _ => None,
        })
        .collect();
    assert!(matches!(shown[..], [Shows::Fault(_)]), "{shown:?}");
}
