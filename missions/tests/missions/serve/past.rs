//! Going back, saving, loading.

use super::client::{Client, keys, mission};
use serde_json::{Value, json};

fn take_first(client: &mut Client, seat: &Value) -> Value {
    let keys = keys(&client.get("turn", json!({ "seat": seat })));
    client.get("take", json!({ "seat": seat, "key": keys[0] }))
}

#[test]
fn a_step_can_be_taken_back_but_not_what_chance_has_shown() {
    let mut client = Client::new(mission("first-steps"));
    let now = client.get("new", json!({ "seed": 7, "marines": 2 }));
    let seat = Client::due(&now).expect("somebody chooses");
    assert_eq!(client.refused("undo", json!({ "seat": seat })), "nothing-to-undo");
    let before = client.get("look", json!({ "seat": seat }));
    let (mut free, mut bound) = (0, 0);
    let mut now = now;
    for _ in 0..200 {
        let Some(seat) = Client::due(&now) else { break };
        let look = client.get("look", json!({ "seat": seat }));
        let turn = client.get("turn", json!({ "seat": seat }));
        let after = take_first(&mut client, &seat);
        let shown = client.get("look", json!({ "seat": seat }));
        let mut back = client.ask("undo", json!({ "seat": seat }));
        if back["error"]["code"] == "revealed" {
            assert_eq!(client.get("look", json!({ "seat": seat })), shown, "nothing has changed");
            back = client.ask("undo", json!({ "seat": seat, "anyway": true }));
            bound += 1;
        } else {
            free += 1;
        }
        assert_eq!(back["ok"]["choices"], turn["choices"]);
        assert_eq!(client.get("look", json!({ "seat": seat })), look);
        // Chance falls as it fell.
        assert_eq!(take_first(&mut client, &seat)["due"], after["due"]);
        assert_eq!(client.get("look", json!({ "seat": seat })), shown);
        now = after;
    }
    assert!(free > 5 && bound > 5, "{free}, {bound}");
    assert_eq!(client.refused("undo", json!({ "seat": seat, "to": 4000 })), "nothing-to-undo");
    assert_eq!(
        client.refused("undo", json!({ "anyway": true })),
        "nothing-to-undo",
        "an onlooker has done nothing"
    );
    let _ = client.get("undo", json!({ "seat": seat, "to": 0, "anyway": true }));
    assert_eq!(
        client.get("look", json!({ "seat": seat })),
        before,
        "from the start it comes to the same choice"
    );
}

#[test]
fn a_game_that_was_kept_goes_on_as_if_it_had_not_been() {
    let mut client = Client::new(mission("weeping-stone"));
    let mut now = client.get("new", json!({ "seed": 2, "seats": [0, 4] }));
    for _ in 0..40 {
        let Some(seat) = Client::due(&now) else { break };
        now = take_first(&mut client, &seat);
    }
    assert_eq!(client.refused("save", json!({})), "hidden", "bots sit on the other seats");
    assert_eq!(client.get("save", json!({ "name": "half" }))["name"], "half");
    let play_on = |client: &mut Client, mut now: Value| {
        for _ in 0..40 {
            let Some(seat) = Client::due(&now) else { break };
            now = take_first(client, &seat);
        }
        let _ = client.get("save", json!({ "name": "end", "overwrite": true }));
        client.saves.text("end")
    };
    let straight = play_on(&mut client, now);
    let loaded = client.get("load", json!({ "name": "half", "seats": [0, 4] }));
    assert_eq!(loaded["notes"], json!([]));
    assert_eq!(play_on(&mut client, loaded), straight);
    // The same as text, with everybody played by the front end: nothing is secret then.
    let text = client.saves.text("half");
    let loaded = client.get("load", json!({ "text": text }));
    assert_eq!(client.get("save", json!({}))["text"], json!(text));
    assert_eq!(loaded["notes"], json!([]));
    // All events from the beginning are sent.
    let events = client.get("turn", json!({ "seat": 0 }))["events"].as_array().expect("events").len();
    assert!(events > 20, "{events}");
}

#[test]
fn what_does_not_fit_is_told() {
    let mut client = Client::new(mission("first-steps"));
    let _ = client.get("new", json!({ "seed": 7, "marines": 2 }));
    let text = client.get("save", json!({}))["text"].as_str().expect("text").to_owned();
    for (text, code) in [
        ("", "not-a-game"),
        ("nonsense", "not-a-game"),
        ("rules: chess\nmission: x\n\ne4\n", "not-a-game"),
        ("rules: doom-2016\nmarines: 200\n\n", "wrong-value"),
    ] {
        assert_eq!(client.refused("load", json!({ "text": text })), code, "{text}");
    }
    // The game that was there is still there.
    assert_eq!(client.get("save", json!({}))["text"], json!(text));
    let wrong = format!("{text}step 99,99\nend\n").replace("revision: ", "revision: 9");
    let loaded = client.get("load", json!({ "text": wrong }));
    let notes = loaded["notes"].as_array().expect("notes");
    assert_eq!(notes.len(), 2, "{notes:?}");
    for name in ["", "../up", "a b", "con.txt", "x".repeat(65).as_str(), "/etc/passwd", "地獄"] {
        assert_eq!(client.refused("save", json!({ "name": name })), "wrong-value", "{name}");
        assert_eq!(client.refused("load", json!({ "name": name })), "wrong-value", "{name}");
    }
    assert_eq!(client.refused("load", json!({ "name": "never" })), "not-kept");
    assert_eq!(client.refused("load", json!({})), "missing-field");
    let mut nowhere = missions::serve::Server::new(mission("first-steps"), "m", None);
    let _ = nowhere.answer(br#"{"do":"new"}"#);
    assert!(nowhere.answer(br#"{"do":"save","name":"x"}"#).contains("no-folder"));
}
