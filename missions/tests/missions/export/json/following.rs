//! Games in the JSON export: the Python program of `docs/examples` follows them with the document alone and agrees with every
//! digest, and notices when a choice reports a little less or something else than what happened.

use super::{cold_vaults, missions, validate};
use consumers::project;
use engine::play::{Provenance, Replay};
use missions::card_library;
use missions::export::{self, Options, Subject};
use missions::format::Sources;
use missions::simulate::{BotKind, BotPair, Plan};
use missions::{Mission, ruleset};
use rule_system::View;
use serde_json::{Value, json};
use std::sync::Arc;

/// A game of bots.
fn game(mission: &Mission, marines: u8, bots: BotKind, seed: u64) -> Replay {
    let laid = ruleset::lay_out(mission, marines).expect("known rules");
    let plan = Plan { bots: BotPair::both(bots), limit: 4000, ..Plan::new(1, seed) };
    laid.game.record(&plan, 0, ruleset::provenance(mission, "m", marines))
}

fn document(mission: &Mission, replays: &[Replay]) -> Result<Value, String> {
    let subject = Subject {
        mission: &mission.seen(&View::WHOLE),
        name: "m",
        art: &Arc::default(),
        replays,
        sources: &Sources::default(),
    };
    let files = export::named("json").expect("there").export(&subject, &Options::default())?;
    Ok(serde_json::from_slice(&files[0].bytes).expect("JSON"))
}

/// Every event of every game.
fn events(document: &Value) -> impl Iterator<Item = &Value> {
    let choices = document["games"]
        .as_array()
        .expect("list")
        .iter()
        .map(|game| game["choices"].as_array().expect("list"));
    choices.flatten().flat_map(|choice| choice["events"].as_array().expect("list"))
}

/// What the program says, and whether it was content.
fn follow(document: &Value) -> Option<(bool, String)> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("m.json");
    std::fs::write(&file, document.to_string()).expect("written");
    let output = consumers::python(&[&project().join("docs/examples/follow/follow.py"), &file])?;
    let text = [output.stdout, output.stderr].concat();
    Some((output.status.success(), String::from_utf8_lossy(&text).into_owned()))
}

#[test]
fn the_program_is_short() {
    let program = std::fs::read_to_string(project().join("docs/examples/follow/follow.py")).expect("there");
    assert!(program.lines().count() <= 100);
}

#[test]
fn python_follows_games_of_every_mission_and_agrees_with_every_digest() {
    for (name, mission) in missions() {
        let marines = ruleset::marine_numbers(&mission);
        let bots = [BotKind::Random, BotKind::Greedy];
        let games: Vec<Replay> =
            marines.iter().flat_map(|marines| bots.map(|bots| game(&mission, *marines, bots, 3))).collect();
        let document = document(&mission, &games).unwrap_or_else(|why| panic!("{name}: {why}"));
        let choices = |it: &Value| it["choices"].as_array().expect("list").len();
        let lengths: Vec<usize> = document["games"].as_array().expect("list").iter().map(choices).collect();
        assert_eq!(lengths, games.iter().map(|game| game.moves.len()).collect::<Vec<_>>());
        assert!(lengths.iter().sum::<usize>() > 200, "{name}: short games show little");
        for event in events(&document) {
            assert!(event["change"]["what"].is_string(), "{name}: a program does not know what {event} is");
        }
        let Some((content, text)) = follow(&document) else { return };
        assert!(content, "{name}: {text}");
        assert_eq!(text.lines().count(), games.len());
        for (line, length) in text.lines().zip(lengths) {
            assert!(line.ends_with(&format!(": {length} choices, every digest agrees")), "{line}");
        }
    }
}

#[test]
fn jsonschema_takes_documents_with_games() {
    let mission = cold_vaults();
    let good = document(&mission, &[game(&mission, 1, BotKind::Greedy, 3)]).expect("written");
    let spoil: [fn(&mut Value); 6] = [
        |it| it["games"][0]["start"] = json!("0"),
        |it| it["games"][0]["marines"] = json!(9),
        |it| it["games"][0]["choices"][0]["seat"] = json!("alpha"),
        |it| it["games"][0]["choices"][5]["digest"] = Value::Null,
        |it| it["games"][0]["choices"][0]["events"][0]["change"] = json!({ "what": "flown", "figure": 1 }),
        |it| it["games"][0]["outcome"]["winner"] = json!("nobody"),
    ];
    let spoilt = spoil.map(|spoil| {
        let mut document = good.clone();
        spoil(&mut document);
        assert_ne!(document, good);
        document
    });
    let Some(told) = validate(&[[good].as_slice(), &spoilt].concat()) else { return };
    let refused: Vec<bool> = told.iter().map(Option::is_some).collect();
    assert_eq!(refused, [false, true, true, true, true, true, true], "{told:?}");
}

/// Cards change the table in every way there is.
#[test]
fn python_follows_games_with_every_card_of_the_shelf() {
    for card in cold_vaults().system().card_library() {
        let (edits, _) = card_library::take(&cold_vaults(), *card);
        let mission = cold_vaults().with(edits);
        let document = document(&mission, &[game(&mission, 2, BotKind::Random, 1)]).expect("written");
        let Some((content, text)) = follow(&document) else { return };
        assert!(content, "{}: {text}", card.file);
    }
}

/// A way to report a game wrong: where a change of this kind first happened, it is left out or reported otherwise.
const WRONG: &[(&str, Option<(&str, u64)>)] = &[
    ("moved", None),
    ("moved", Some(("space", 0))),
    ("placed", None),
    ("hurt", None),
    ("hurt", Some(("amount", 9))),
    ("fragged", None),
    ("door-opened", None),
    ("portal-flipped", None),
    ("token-removed", None),
    ("round-started", None),
    ("round-started", Some(("round", 77))),
    ("respawned", None),
];

#[test]
fn python_notices_a_game_told_wrong() {
    let mission = cold_vaults();
    let good = document(&mission, &[game(&mission, 2, BotKind::Random, 3)]).expect("written");
    for (what, otherwise) in WRONG {
        let mut wrong = good.clone();
        let choices = wrong["games"][0]["choices"].as_array_mut().expect("list");
        let events = choices.iter_mut().flat_map(|it| it["events"].as_array_mut().expect("list"));
        let event = events.into_iter().find(|it| it["change"]["what"] == *what);
        let event = event.unwrap_or_else(|| panic!("{what} never happens"));
        match otherwise {
            None => event["change"] = Value::Null,
            Some((field, number)) => event["change"][*field] = json!(number),
        }
        assert_ne!(wrong, good, "{what}");
        let Some((content, text)) = follow(&wrong) else { return };
        assert!(!content, "taken without {what}: {text}");
    }
}

#[test]
fn games_that_do_not_fit_are_refused_with_a_reason() {
    let mission = cold_vaults();
    let (name, other) =
        crate::shared::shipped().into_iter().find(|(name, _)| name == "first-steps").expect("shipped");
    let foreign = document(&mission, &[game(&other, 2, BotKind::Random, 3)]);
    assert!(
        foreign.as_ref().is_err_and(|why| why.contains("not one of this mission")),
        "{name}: {foreign:?}"
    );
    let crowd = Provenance { marines: 7, ..Provenance::default() };
    let crowded = Replay::new(crowd, Vec::new(), None);
    assert!(document(&mission, &[crowded]).is_err_and(|why| why.contains("7 marines")));
}

/// The lines of a digest are a promise to other programs.
#[test]
fn digests_never_change() {
    let mission = Mission::starter();
    let games = document(&mission, &[game(&mission, 1, BotKind::Greedy, 1)]).expect("written");
    let start = games["games"][0]["start"].as_str().expect("a digest");
    expect_test::expect!["3c9530813119b2d93634e0d54b9c146a9bdedcc3ea9acb6c1a7bc086b4ca1b65"].assert_eq(start);
}
