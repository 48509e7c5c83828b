//! What a front end asks beside the game: names of saved games, who sits where, what is seen and reached, and choices as kinds
//! with parts.

use super::client::{Client, Memory, keys, mission};
use engine::play::Rng;
use missions::serve::{Saves, Server, saves::Folder};
use rule_system::RuleSystem;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[test]
fn saving_asks_before_it_overwrites() {
    let mut client = Client::new(mission("first-steps"));
    let now = client.get("new", json!({ "seed": 7, "marines": 2 }));
    let seat = Client::due(&now).expect("somebody chooses");
    let _ = client.get("save", json!({ "name": "evening" }));
    let before = client.saves.text("evening");
    let turn = client.get("turn", json!({ "seat": seat }));
    let _ = client.get("take", json!({ "seat": seat, "key": keys(&turn)[0] }));
    let refused = client.ask("save", json!({ "name": "evening" }));
    assert_eq!(refused["error"]["code"], "already-kept");
    assert!(refused["error"]["help"].as_str().is_some_and(|help| help.contains("\"overwrite\": true")));
    assert_eq!(client.saves.text("evening"), before);
    let _ = client.get("save", json!({ "name": "evening", "overwrite": true }));
    assert_ne!(client.saves.text("evening"), before);
    // On some systems it would be the same file.
    assert_eq!(client.refused("save", json!({ "name": "Evening", "overwrite": true })), "already-kept");
}

#[test]
fn names_of_devices_are_refused() {
    let mut client = Client::new(mission("first-steps"));
    let _ = client.get("new", json!({ "seed": 7, "marines": 2 }));
    for name in ["CON", "con", "NUL", "prn", "Aux", "COM1", "lpt9", "com0"] {
        assert_eq!(client.refused("save", json!({ "name": name })), "wrong-value", "{name}");
    }
    for name in ["console", "com", "com10", "nul-1"] {
        let _ = client.get("save", json!({ "name": name }));
    }
}

#[test]
fn saved_games_are_listed_with_what_they_fit() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = Folder(folder.path().join("saves"));
    assert_eq!(saves.names(), Ok(Vec::new()));
    let mut server = Server::new(mission("first-steps"), "m", Some(Box::new(saves.clone())));
    let mut ask = |line: Value| -> Value {
        serde_json::from_str(&server.answer(line.to_string().as_bytes())).expect("JSON")
    };
    assert_eq!(ask(json!({ "do": "saves" }))["ok"], json!({ "saves": [] }));
    let _ = ask(json!({ "do": "new", "marines": 2 }));
    let _ = ask(json!({ "do": "save", "name": "b" }));
    std::fs::write(saves.0.join("a.replay"), "nonsense").expect("written");
    std::fs::write(saves.0.join("notes.txt"), "no game").expect("written");
    let listed = ask(json!({ "do": "saves" }));
    let kept = [
        json!({ "name": "a", "marines": null, "fits": false }),
        json!({ "name": "b", "marines": 2, "fits": true }),
    ];
    assert_eq!(listed["ok"]["saves"], json!(kept));
}

#[test]
fn saves_hold_no_path_from_the_root() {
    for (path, told) in
        [("/home/somebody/missions/m", "mission: m\n"), ("missions/m", "mission: missions/m\n")]
    {
        let saves = Memory::default();
        let mut server = Server::new(mission("first-steps"), path, Some(Box::new(saves.clone())));
        let _ = server.answer(br#"{"do":"new"}"#);
        let _ = server.answer(br#"{"do":"save","name":"x"}"#);
        assert!(saves.text("x").contains(told), "{}", saves.text("x"));
    }
}

#[test]
fn who_sits_where_can_change() {
    let mut client = Client::new(mission("first-steps"));
    let _ = client.get("new", json!({ "seed": 7, "marines": 2, "seats": [0] }));
    assert_eq!(client.refused("look", json!({ "seat": 4 })), "not-your-seat");
    let told = client.get("sit", json!({ "seats": [0, 4] }));
    let players: Vec<&Value> =
        told["seats"].as_array().expect("seats").iter().map(|it| &it["player"]).collect();
    assert_eq!(players, ["front-end", "greedy", "front-end"]);
    assert!(client.get("look", json!({ "seat": 4 }))["cards"]["invader"]["hand"]["cards"].is_array());
    // Bots go on by themselves where the front end stands up.
    let left = client.get("sit", json!({ "seats": [] }));
    assert_eq!(left["due"]["what"], "over");
    assert_eq!(client.refused("sit", json!({ "seats": [9] })), "unknown-seat");
}

#[test]
fn what_is_seen_and_reached_is_that_of_the_board() {
    let mission = mission("cold-vaults");
    let mut client = Client::new(mission.clone());
    let _ = client.get("new", json!({ "seed": 7, "marines": 2 }));
    let laid = missions::ruleset::lay_out(&mission, 2).expect("known rules");
    let (table, world) = (laid.game.table(), laid.game.start());
    let look = client.get("look", json!({}));
    let marine = &look["table"]["figures"][0];
    let from = tiles::SpaceId(marine["space"].as_u64().expect("number") as u16);
    let ground = world.ground(table);
    let seen = client.get("sight", json!({ "from": from.0 }));
    let spaces = seen["spaces"].as_array().expect("list");
    assert_eq!(spaces.len(), table.board.len());
    for it in spaces {
        let space = tiles::SpaceId(it["space"].as_u64().expect("number") as u16);
        assert_eq!(it["sight"] != "unseen", world.sight(table).sees(from, space));
        let range = Some(ground.range(from, space)).filter(|it| *it != u8::MAX);
        assert_eq!(it["range"], json!(range));
    }
    let sights: BTreeSet<&str> = spaces.iter().filter_map(|it| it["sight"].as_str()).collect();
    assert!(sights.contains("open") && sights.contains("unseen"), "{sights:?}");
    let one = client.get("sight", json!({ "from": from.0, "to": 0 }));
    assert_eq!(one["spaces"], json!([spaces[0]]));
    let near = client.get("reach", json!({ "figure": 0, "points": 1 }));
    let far = client.get("reach", json!({ "figure": 0 }));
    let count = |it: &Value| it["ends"].as_array().expect("list").len();
    assert!(count(&near) > 1 && count(&far) > count(&near));
    for end in near["ends"].as_array().expect("list") {
        let space = tiles::SpaceId(end["space"].as_u64().expect("number") as u16);
        assert!(space == from || ground.range(from, space) == 1 || end["cost"] == 1, "{end}");
    }
    assert_eq!(client.refused("sight", json!({ "from": 9999 })), "not-there");
    assert_eq!(client.refused("reach", json!({ "figure": 200 })), "not-there");
}

/// Whatever is on offer has a kind that is listed, with the parts that are listed for it.
#[test]
fn choices_are_kinds_with_parts() {
    let rows = doom_2016::System.rows().choices;
    let mut seen = BTreeSet::new();
    for (name, seed) in [("first-steps", 1), ("cold-vaults", 2), ("weeping-stone", 3)] {
        let mut client = Client::new(mission(name));
        let mut now = client.get("new", json!({ "seed": seed, "chance": "front-end" }));
        let mut rng = Rng::new(seed);
        for _ in 0..600 {
            let Some(seat) = Client::due(&now) else { break };
            let turn = client.get("turn", json!({ "seat": seat }));
            for choice in turn["choices"].as_array().expect("choices") {
                let row =
                    rows.iter().find(|row| choice["kind"] == row.id).unwrap_or_else(|| panic!("{choice}"));
                let parts: Vec<&str> =
                    choice["parts"].as_object().expect("parts").keys().map(String::as_str).collect();
                let mut listed: Vec<&str> = row.parts.iter().map(|part| part.name()).collect();
                listed.sort_unstable();
                assert_eq!(parts, listed, "{choice}");
                let _ = seen.insert(row.id);
            }
            let keys = keys(&turn);
            now = client
                .get("take", json!({ "seat": seat, "key": keys[rng.below(keys.len() as u32) as usize] }));
        }
    }
    assert!(seen.len() > 15, "{seen:?}");
}

/// The seat that has to answer a script is asked; others do not hear the question.
#[test]
fn a_question_stands_in_what_is_due() {
    let mut client = Client::new(mission("weeping-stone"));
    let mut now = client.get("new", json!({ "seed": 2 }));
    let mut rng = Rng::new(2);
    for _ in 0..4000 {
        let Some(seat) = Client::due(&now) else { break };
        let turn = client.get("turn", json!({ "seat": seat }));
        if turn["due"]["question"].is_string() {
            assert_eq!(turn["due"]["question"], "Where does the wave come from?");
            assert!(
                turn["choices"]
                    .as_array()
                    .expect("choices")
                    .iter()
                    .all(|it| it["kind"] == "portal" || it["kind"] == "answer")
            );
            assert_eq!(client.get("turn", json!({}))["due"]["question"], Value::Null);
            return;
        }
        let keys = keys(&turn);
        now = client.get("take", json!({ "seat": seat, "key": keys[rng.below(keys.len() as u32) as usize] }));
    }
    panic!("no question in the whole game");
}
