//! Whole games over the protocol are the games that the library plays: the same events, the same end, the same bytes saved.

use super::client::{Client, keys, mission};
use crate::shared::shipped;
use engine::Step;
use engine::play::{Replay, Rng};
use missions::export::{self, Options, Subject};
use missions::format::Sources;
use missions::ruleset::{lay_out, marine_numbers, provenance};
use missions::simulate::{BotKind, BotPair};
use rule_system::View;
use serde_json::{Value, json};
use std::sync::Arc;

/// The sentences of an answer's events.
fn told(answer: &Value) -> Vec<String> {
    let events = answer["events"].as_array().expect("events").iter();
    events.filter_map(|event| Some(event["text"].as_str()?.to_owned())).collect()
}

#[test]
fn every_shipped_mission_is_played_to_the_same_end_as_in_the_library() {
    let mut played = 0;
    for (name, mission) in shipped() {
        for marines in marine_numbers(&mission) {
            let game = lay_out(&mission, marines).expect("known rules").game;
            let mut about = provenance(&mission, "a mission", marines);
            about.seed = Some((7, 0));
            let bots = BotPair::both(BotKind::Greedy);
            let mut library = game.session(bots, about);
            let mut client = Client::new(mission.clone());
            let mut now = client.get("new", json!({ "marines": marines, "seed": 7 }));
            let mut heard = Vec::new();
            // In the library a bot says what to take; over the protocol it is taken by its key.
            while let Some(option) = library.suggest() {
                if let Step::Choose(seat) = library.due() {
                    assert_eq!(Client::due(&now), Some(json!(seat.0)), "{name}");
                    let key = library.now().options[option].key.clone();
                    let before = client.get("turn", json!({ "seat": seat.0 }));
                    assert!(keys(&before).contains(&key), "{name}: {key}");
                    now = client.get("take", json!({ "seat": seat.0, "key": key }));
                }
                let _ = library.take(option);
            }
            heard.extend(told(&client.get("turn", json!({}))));
            let story: Vec<String> = game.story(library.events()).into_iter().flatten().collect();
            assert_eq!(heard, story, "{name}");
            let Step::Over(end) = library.due() else { panic!("{name}: not over") };
            assert_eq!(now["due"]["reason"], json!(&*end.reason), "{name}");
            let saved = client.get("save", json!({}));
            assert_eq!(saved["text"], json!(library.replay().to_string()), "{name}");
            played += 1;
        }
    }
    assert!(played >= 8, "{played}");
}

#[test]
fn a_game_against_bots_is_that_of_the_library_too() {
    for (name, mission) in shipped() {
        for marines in marine_numbers(&mission) {
            let game = lay_out(&mission, marines).expect("known rules").game;
            let mut about = provenance(&mission, "a mission", marines);
            about.seed = Some((3, 0));
            let (bots, player) =
                if marines % 2 == 0 { ("greedy,random", "random") } else { ("rush,guard", "persona") };
            let mut library = game.session(bots.parse().expect("bots"), about);
            let mut client = Client::new(mission.clone());
            let new = json!({ "marines": marines, "seed": 3, "seats": [0], "bots": bots });
            let mut now = client.get("new", new);
            let invader = now["seats"].as_array().and_then(|seats| seats.last());
            assert_eq!(invader.map(|seat| &seat["player"]), Some(&json!(player)));
            let mut rng = Rng::new(u64::from(marines));
            for _ in 0..1000 {
                if Client::due(&now).is_none() {
                    break;
                }
                let turn = client.get("turn", json!({ "seat": 0 }));
                let keys = keys(&turn);
                let key = &keys[rng.below(keys.len() as u32) as usize];
                while *library.due() != Step::Choose(engine::Seat(0)) {
                    let option = library.suggest().expect("not over");
                    let _ = library.take(option);
                }
                library.take_key(key).expect("on offer there too");
                now = client.get("take", json!({ "seat": 0, "key": key }));
            }
            let saved = client.get("save", json!({ "name": "end" }));
            assert_eq!(saved["text"], Value::Null);
            while *library.due() != Step::Choose(engine::Seat(0)) {
                let Some(option) = library.suggest() else { break };
                let _ = library.take(option);
            }
            assert_eq!(client.saves.text("end"), library.replay().to_string(), "{name}, {marines}");
        }
    }
}

/// The same requests give the same bytes.
#[test]
fn what_is_asked_again_is_answered_again() {
    let play = || {
        let mut client = Client::new(mission("first-steps"));
        let mut now = client.get("new", json!({ "seed": 9, "seats": [0, 4] }));
        for _ in 0..60 {
            let Some(seat) = Client::due(&now) else { break };
            let turn = client.get("turn", json!({ "seat": seat }));
            let _ = client.get("look", json!({ "seat": seat }));
            let keys = keys(&turn);
            now = client.get("take", json!({ "seat": seat, "key": keys[keys.len() / 2] }));
        }
        client.heard
    };
    assert_eq!(play(), play());
}

/// While an attack is under way, `look` has it as the events have reported it so far.
#[test]
fn an_attack_under_way_is_in_the_look() {
    let (mut asked, mut dice, mut revealed) = (0, 0, 0);
    let enough = |[asked, dice, revealed]: [usize; 3]| asked > 20 && dice > 20 && revealed > 5;
    'games: for seed in 1..5 {
        let mut client = Client::new(mission("cold-vaults"));
        let mut now = client.get("new", json!({ "seed": seed, "marines": 2 }));
        let mut rng = Rng::new(seed);
        let mut told = Vec::new();
        while let Some(seat) = Client::due(&now) {
            if enough([asked, dice, revealed]) {
                break 'games;
            }
            told.extend(client.get("turn", json!({}))["events"].as_array().expect("events").iter().cloned());
            let attacks = client.get("look", json!({ "seat": seat }))["cards"]["attacks"].clone();
            assert_eq!(attacks, client.get("look", json!({}))["cards"]["attacks"], "it lies open");
            let attacks = attacks.as_array().expect("attacks");
            let is = |event: &Value, what: &str| event["change"]["what"] == what;
            let begun = told.iter().filter(|event| is(event, "attack-declared")).count();
            let over = told.iter().filter(|event| is(event, "attack-resolved")).count();
            assert!(begun - over <= attacks.len(), "{begun} begun, {over} over: {attacks:?}");
            // An attack in answer to another, or the same again, mixes its dice with those reported before.
            let from = told.iter().rposition(|event| is(event, "attack-declared"));
            let from = from.filter(|from| told[*from..].iter().all(|event| !is(event, "attack-resolved")));
            if let ([attack], Some(from)) = (attacks.as_slice(), from) {
                let (declared, since) = (&told[from]["change"], &told[from + 1..]);
                assert_eq!(attack["attacker"], declared["figure"]);
                assert_eq!(attack["defender"], declared["defender"]);
                asked += 1;
                let lying = attack["dice"].as_array().expect("dice");
                let rolled = since.iter().filter(|event| is(event, "die-rolled"));
                for die in lying {
                    let same = |event: &&Value| {
                        event["change"]["colour"] == die["colour"] && event["change"]["icons"] == die["icons"]
                    };
                    assert!(rolled.clone().any(|event| same(&event)), "{die} was never rolled");
                }
                let icons: u64 = lying.iter().map(|die| die["icons"].as_u64().expect("icons")).sum();
                assert!(lying.is_empty() || attack["icons"].as_u64() >= Some(icons), "{attack}");
                dice += lying.len();
                if let Some(last) = since.iter().rfind(|event| is(event, "defence-revealed")) {
                    assert_eq!(attack["revealed"], last["change"]["card"], "{attack}");
                    revealed += 1;
                }
            }
            let keys = keys(&client.get("turn", json!({ "seat": seat })));
            now = client
                .get("take", json!({ "seat": seat, "key": keys[rng.below(keys.len() as u32) as usize] }));
        }
    }
    assert!(enough([asked, dice, revealed]), "{asked} looks, {dice} dice, {revealed} revealed");
}

/// What else changes the figures on the table.
const CHANGING: [&str; 6] = ["placed", "respawned", "fragged", "healed", "stunned", "stun-ended"];

/// What a front end hears of a game is what the export has of it: every event, and the frags that are only counted.
#[test]
fn a_game_is_told_as_it_is_exported() {
    let mission = mission("cold-vaults");
    let mut client = Client::new(mission.clone());
    let mut now = client.get("new", json!({ "seed": 5, "marines": 2, "chance": "front-end" }));
    let mut rng = Rng::new(5);
    let (mut heard, mut frags) = (Vec::new(), Value::Null);
    while let Some(seat) = Client::due(&now) {
        let keys = keys(&client.get("turn", json!({ "seat": seat })));
        let key = &keys[rng.below(keys.len() as u32) as usize];
        now = client.get("take", json!({ "seat": seat, "key": key }));
        // What the answer to a choice has is not sent again.
        let told = if seat == json!(1) { now.clone() } else { client.get("turn", json!({ "seat": 1 })) };
        heard.extend(told["events"].as_array().expect("events").iter().cloned());
        let changed = heard.iter().rfind(|event| event["change"]["what"] == "frags-changed");
        frags = changed.map_or(json!(0), |event| event["change"]["count"].clone());
        assert_eq!(client.get("look", json!({}))["table"]["frags"], frags);
    }
    assert!(frags.as_u64() > Some(0), "nobody was fragged");
    let saved = client.get("save", json!({}))["text"].as_str().expect("text").to_owned();
    let replays = [Replay::parse(&saved).0];
    let (art, sources) = (Arc::default(), Sources::default());
    let subject = Subject {
        mission: &mission.seen(&View::WHOLE),
        name: "m",
        art: &art,
        replays: &replays,
        sources: &sources,
    };
    let files = export::named("json").expect("there").export(&subject, &Options::default()).expect("written");
    let document: Value = serde_json::from_slice(&files[0].bytes).expect("JSON");
    let choices = document["games"][0]["choices"].as_array().expect("choices").iter();
    let exported: Vec<&Value> =
        choices.flat_map(|choice| choice["events"].as_array().expect("events")).collect();
    assert_eq!(heard.iter().collect::<Vec<_>>(), exported);
}

/// A program that keeps a table of its own by the changes it receives has the same table as the server.
#[test]
fn changes_lead_from_one_look_to_the_next() {
    let mut client = Client::new(mission("cold-vaults"));
    let mut now = client.get("new", json!({ "seed": 5 }));
    let mut table = client.get("look", json!({}))["table"].clone();
    let _ = client.get("turn", json!({}));
    let mut rng = Rng::new(1);
    for _ in 0..400 {
        let Some(seat) = Client::due(&now) else { break };
        let keys = keys(&client.get("turn", json!({ "seat": seat })));
        let key = &keys[rng.below(keys.len() as u32) as usize];
        now = client.get("take", json!({ "seat": seat, "key": key }));
        for event in client.get("turn", json!({}))["events"].as_array().expect("events") {
            let change = &event["change"];
            if change["what"] == "moved" || change["what"] == "hurt" {
                let figures = table["figures"].as_array_mut().expect("figures");
                let figure = figures.iter_mut().find(|it| it["figure"] == change["figure"]);
                let Some(figure) = figure else { continue };
                if change["what"] == "moved" {
                    figure["space"] = change["space"].clone();
                } else {
                    figure["damage"] =
                        json!(figure["damage"].as_u64().unwrap() + change["amount"].as_u64().unwrap());
                }
            } else if CHANGING.iter().any(|what| change["what"] == *what) {
                table = client.get("look", json!({}))["table"].clone();
            }
        }
        let shown = client.get("look", json!({}))["table"].clone();
        assert_eq!(shown["figures"], table["figures"]);
        table = shown;
    }
}
