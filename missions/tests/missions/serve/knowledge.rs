//! What a seat receives does not change by a byte when what it may not know is dealt otherwise. Two tables play the
//! same game; whenever a card goes into a hand the seat cannot see, another one goes there at the second table, where
//! the invasion card is another one as well. As long as all seats can choose the same there, the seat must not notice.
//! It is asked whenever it has to choose, as a front end that plays this seat alone asks: in between, a player may be
//! asked at one table about a card that no player has at the other.

use super::client::{Client, keys, mission};
use engine::play::Rng;
use missions::{Edit, Mission};
use serde_json::{Value, json};

/// The mission with the next invasion card of the box.
fn other_invasion(mission: &Mission) -> Mission {
    let cards = doom_2016::Content::shared(mission.content());
    let mut settings = mission.settings().clone();
    let mut own = doom_2016::Settings::of(&settings.own);
    let at = cards.invasions.iter().position(|card| card.id == own.invasion).unwrap_or(0);
    own.invasion = cards.invasions[(at + 1) % cards.invasions.len()].id.clone();
    own.put(&mut settings.own);
    mission.clone().with([Edit::Settings(Box::new(settings))])
}

/// What both tables report to a seat, with what its last `take` has reported: at one of them somebody may have been asked
/// in between.
fn same(tables: &mut [Client; 2], heard: &mut [Vec<Value>; 2], what: &str, with: &Value) -> Value {
    let [one, other] = [0, 1].map(|at| {
        let mut answer = tables[at].ask(what, with.clone());
        answer["id"] = Value::Null;
        if let Some(events) = answer["ok"].get_mut("events").and_then(Value::as_array_mut) {
            heard[at].append(events);
            events.append(&mut heard[at]);
        }
        answer
    });
    assert_eq!(one.to_string(), other.to_string(), "{what} {with}");
    one
}

/// The hand sizes at the first table, by which one sees whose a card has become.
fn hands(client: &mut Client) -> Vec<u64> {
    let cards = client.get("look", json!({}))["cards"].clone();
    let marines = cards["marines"].as_array().expect("marines").iter().map(|it| &it["hand"]);
    marines.chain([&cards["invader"]["hand"]]).map(|hand| hand["count"].as_u64().expect("count")).collect()
}

/// A card drawn at the first table, and the one drawn in its place at the second: another one if it goes into a hand that
/// the seat cannot see. The first table shows it and takes it back.
fn drawn(table: &mut Client, seat: u8, key: &str, there: &[String], rng: &mut Rng) -> String {
    let number = table.get("turn", json!({}))["number"].clone();
    let before = hands(table);
    let _ = table.get("take", json!({ "key": key }));
    let after = hands(table);
    let _ = table.get("undo", json!({ "to": number, "anyway": true }));
    let grown = before.iter().zip(&after).position(|(before, after)| after > before);
    let whose = grown.map(|at| if at + 1 == before.len() { 4 } else { at });
    match whose {
        Some(whose) if whose != usize::from(seat) => there[rng.below(there.len() as u32) as usize].clone(),
        _ => key.to_owned(),
    }
}

/// Play a game at both tables; how many answers were compared, and how many cards fell otherwise.
fn twins(mission: &Mission, seat: u8, seed: u64) -> (usize, usize) {
    // With another invasion card the tables look alike until somebody is summoned by it.
    let shown = doom_2016::Settings::of(&mission.settings().own).shows_invasion();
    let other_card = seat != 4 && seed % 2 == 1 && !shown;
    let second = if other_card { other_invasion(mission) } else { mission.clone() };
    let mut tables = [Client::new(mission.clone()), Client::new(second)];
    let mut heard = [Vec::new(), Vec::new()];
    let new = json!({ "marines": 2, "seed": seed, "chance": "front-end" });
    let _ = same(&mut tables, &mut heard, "new", &new);
    let _ = same(&mut tables, &mut heard, "mission", &json!({}));
    let mut rng = Rng::new(seed);
    let (mut compared, mut otherwise) = (0, 0);
    for _ in 0..3000 {
        let [(here_due, mut here), (there_due, mut there)] = [0, 1].map(|at| due(&mut tables[at], seat));
        if here_due == there_due && (here_due.is_none() || here_due == Some(json!(seat))) {
            compared += 2;
            let _ = same(&mut tables, &mut heard, "look", &json!({ "seat": seat }));
            let turn = same(&mut tables, &mut heard, "turn", &json!({ "seat": seat }));
            if here_due.is_none() {
                break;
            }
            here = keys(&turn["ok"]);
            there.clone_from(&here);
            let key = &here[rng.below(here.len() as u32) as usize];
            let _ = same(&mut tables, &mut heard, "describe", &json!({ "seat": seat, "key": key }));
        }
        // Only this seat plays what it is asked for: other seats may be asked at one table only.
        let pass = "pass".to_owned();
        let mut passed = false;
        for (table, (due, keys)) in tables.iter_mut().zip([(&here_due, &here), (&there_due, &there)]) {
            if *due != Some(json!(seat)) && keys.contains(&pass) {
                let _ = table.get("take", json!({ "seat": due, "key": pass }));
                passed = true;
            }
        }
        if passed {
            continue;
        }
        if here_due != there_due || (other_card && here.iter().any(|key| key.starts_with("group "))) {
            break;
        }
        let common: Vec<&String> = here.iter().filter(|key| there.contains(key)).collect();
        if common.is_empty() {
            break;
        }
        let key = common[rng.below(common.len() as u32) as usize].clone();
        let is_card =
            here_due == Some(Value::Null) && (key.starts_with("card ") || key.starts_with("event "));
        let other = if is_card { drawn(&mut tables[0], seat, &key, &there, &mut rng) } else { key.clone() };
        otherwise += usize::from(other != key);
        for ((table, key), heard) in tables.iter_mut().zip([key, other]).zip(&mut heard) {
            let mut told = table.get("take", json!({ "seat": here_due, "key": key }));
            if here_due == Some(json!(seat)) {
                heard.append(told["events"].as_array_mut().expect("events"));
            }
        }
    }
    (compared, otherwise)
}

/// Who is due at a table, and what they may choose unless it is the seat that must not notice anything.
fn due(table: &mut Client, seat: u8) -> (Option<Value>, Vec<String>) {
    let look = table.get("look", json!({}));
    let due = Client::due(&look);
    let others = due.as_ref().filter(|due| **due != json!(seat));
    let choices = others.map(|due| keys(&table.get("turn", json!({ "seat": due }))));
    (due, choices.unwrap_or_default())
}

#[test]
fn nothing_hidden_is_told_to_a_seat() {
    let (mut compared, mut otherwise) = (0, 0);
    for name in ["first-steps", "cold-vaults"] {
        for seat in [0, 1, 4] {
            for seed in 1..4 {
                let (answers, cards) = twins(&mission(name), seat, seed);
                compared += answers;
                otherwise += cards;
            }
        }
    }
    assert!(compared > 500 && otherwise > 50, "{compared} answers, {otherwise} cards");
}

/// A sentence is for everybody, and its change says no more: a card that it names stands in the sentence as well.
#[test]
fn a_change_names_no_card_that_its_sentence_does_not() {
    let (mut named, mut drawn) = (0, 0);
    for (name, seed) in [("first-steps", 1), ("cold-vaults", 2), ("weeping-stone", 3)] {
        let mission = mission(name);
        let cards = doom_2016::Content::shared(mission.content());
        let ids = cards.cards.iter().map(|it| (&it.id, &it.name));
        let ids = ids.chain(cards.events.iter().map(|it| (&it.id, &it.name)));
        let ids = ids.chain(cards.glory.iter().map(|it| (&it.id, &it.name)));
        let ids = ids.chain(cards.classes.iter().map(|it| (&it.id, &it.name)));
        let ids: Vec<_> = ids.chain(cards.squad.iter().map(|it| (&it.id, &it.name))).collect();
        let mut client = Client::new(mission.clone());
        let mut now = client.get("new", json!({ "seed": seed, "marines": 2 }));
        let mut rng = Rng::new(seed);
        while let Some(seat) = Client::due(&now) {
            let keys = keys(&client.get("turn", json!({ "seat": seat })));
            now = client
                .get("take", json!({ "seat": seat, "key": keys[rng.below(keys.len() as u32) as usize] }));
        }
        for event in client.get("turn", json!({}))["events"].as_array().expect("events") {
            let (text, change) = (event["text"].as_str().unwrap_or_default(), &event["change"]);
            assert!(change["what"].is_string(), "{event}");
            drawn += usize::from(change["what"] == "cards-drawn" || change["what"] == "events-drawn");
            for word in change.as_object().expect("fields").values().filter_map(Value::as_str) {
                let names: Vec<&String> =
                    ids.iter().filter(|(id, _)| *id == word).map(|(_, name)| *name).collect();
                assert!(names.is_empty() || names.iter().any(|name| text.contains(*name)), "{event}");
                named += usize::from(!names.is_empty());
            }
            assert!(change["what"] != "summoned" || change.get("group").is_none(), "{event}");
        }
    }
    assert!(named > 50 && drawn > 50, "{named} named, {drawn} drawn");
}

/// First Steps lays its invasion card face up, Cold Vaults does not.
#[test]
fn marines_know_the_invasion_card_where_it_lies_face_up() {
    for (name, card) in [("first-steps", json!("first-strike")), ("cold-vaults", Value::Null)] {
        let mut client = Client::new(mission(name));
        let _ = client.get("new", json!({ "seed": 1, "marines": 2 }));
        for who in [json!({}), json!({ "seat": 0 })] {
            assert_eq!(client.get("look", who)["cards"]["invader"]["invasion"], card, "{name}");
        }
        assert_ne!(client.get("look", json!({ "seat": 4 }))["cards"]["invader"]["invasion"], Value::Null);
    }
}

/// A front end that asks for a bot's seat gets nothing.
#[test]
fn seats_of_bots_are_closed() {
    let mut client = Client::new(mission("first-steps"));
    let _ = client.get("new", json!({ "seed": 1, "marines": 2, "seats": [0] }));
    for what in ["turn", "look", "undo"] {
        assert_eq!(client.refused(what, json!({ "seat": 4 })), "not-your-seat");
        assert_eq!(client.refused(what, json!({ "seat": 3 })), "unknown-seat");
    }
    for what in ["take", "describe"] {
        assert_eq!(client.refused(what, json!({ "seat": 4, "key": "end" })), "not-your-seat");
        assert_eq!(client.refused(what, json!({ "key": "die 1" })), "not-your-turn");
    }
    let look = client.get("look", json!({ "seat": 0 }));
    assert!(look["cards"]["marines"][0]["hand"]["cards"].is_array());
    for hidden in ["/cards/marines/1/hand/cards", "/cards/invader/hand/cards"] {
        assert_eq!(look.pointer(hidden), Some(&Value::Null), "{hidden}");
    }
    assert_eq!(client.get("look", json!({})).pointer("/cards/marines/0/hand/cards"), Some(&Value::Null));
    // Nor does the mission reveal what the invader has chosen.
    let mission = client.get("mission", json!({}));
    let parts: Vec<&str> = mission["open"].as_object().expect("parts").keys().map(String::as_str).collect();
    assert_eq!(parts, ["board", "cards", "content", "pieces"]);
}
