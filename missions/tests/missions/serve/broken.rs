//! Requests at random and lines that are none: every one has one answer that is well-formed, and the game is none the worse.

use super::client::{Memory, keys, mission, well_formed};
use engine::play::Rng;
use missions::serve::{LONGEST, Request, Server, talk};
use serde_json::{Map, Value, json};

/// A random request: often one that makes sense, always JSON.
fn request(rng: &mut Rng, last: &Value, id: usize) -> Value {
    let any = |rng: &mut Rng, of: &[Value]| of[rng.below(of.len() as u32) as usize].clone();
    let offered = last["ok"]["choices"].as_array().map(|_| keys(&last["ok"])).filter(|keys| !keys.is_empty());
    let due = last["ok"]["due"]["seat"].clone();
    if rng.below(2) > 0 {
        if let Some(keys) = offered {
            let key = &keys[rng.below(keys.len() as u32) as usize];
            return json!({ "id": id, "do": "take", "seat": due, "key": key });
        }
        if !due.is_null() {
            return json!({ "id": id, "do": "turn", "seat": due });
        }
    }
    let name = Request::NAMES[rng.below(Request::NAMES.len() as u32 - 1) as usize];
    let mut fields = Map::from_iter([("id".to_owned(), json!(id)), ("do".to_owned(), json!(name))]);
    let strange = [
        json!(null),
        json!(0),
        json!(1),
        json!(4),
        json!(-1),
        json!(2),
        json!(1e300),
        json!(u64::MAX),
        json!(true),
        json!(""),
        json!("end"),
        json!("greedy"),
        json!("random"),
        json!("front-end"),
        json!("\u{0}地獄🔥"),
        json!([0]),
        json!([0, 4]),
        json!([]),
        json!({}),
        json!([[[]]]),
        json!("x".repeat(5000)),
    ];
    let names = [
        "marines",
        "seed",
        "seats",
        "bots",
        "chance",
        "seat",
        "key",
        "to",
        "anyway",
        "name",
        "text",
        "protocol",
        "from",
        "figure",
        "overwrite",
        "x",
    ];
    for _ in 0..rng.below(4) {
        let field = names[rng.below(names.len() as u32) as usize];
        let _ = fields.insert(field.to_owned(), any(rng, &strange));
    }
    Value::Object(fields)
}

#[test]
fn thousands_of_requests_at_random_are_answered() {
    let mut server = Server::new(mission("first-steps"), "m", Some(Box::new(Memory::default())));
    let mut rng = Rng::new(11);
    let (mut granted, mut codes) = (0, std::collections::BTreeSet::new());
    let mut last = Value::Null;
    for id in 0..3000 {
        let request =
            if id == 0 { json!({ "id": id, "do": "new", "seed": 1 }) } else { request(&mut rng, &last, id) };
        let answer = well_formed(&server.answer(request.to_string().as_bytes()), &json!(id));
        match answer["error"]["code"].as_str() {
            Some(code) => drop(codes.insert(code.to_owned())),
            None => granted += 1,
        }
        if answer["ok"].get("due").is_some() {
            last = answer;
        }
    }
    assert!(granted > 1500 && codes.len() > 5, "{granted} granted, refused: {codes:?}");
}

/// Lines that are no requests.
fn malformed() -> Vec<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = [
        "{",
        "}",
        "[]",
        "[1,2",
        "null",
        "true",
        "7",
        "\"do\"",
        "{}",
        "{\"do\":}",
        "{\"do\":7}",
        "{\"do\":null}",
        "{\"do\":\"tak\"}",
        "{\"do\":\"TAKE\"}",
        "{\"do\":\"\"}",
        "{\"do\":\"new\",}",
        "{'do':'new'}",
        "do: new",
        "{\"do\":\"new\"}{\"do\":\"new\"}",
        "{\"do\":\"new\",\"marines\":\"two\"}",
        "{\"do\":\"new\",\"marines\":0}",
        "{\"do\":\"new\",\"marines\":5}",
        "{\"do\":\"new\",\"marines\":-1}",
        "{\"do\":\"new\",\"seed\":1.5}",
        "{\"do\":\"new\",\"seed\":-1}",
        "{\"do\":\"new\",\"seed\":99999999999999999999}",
        "{\"do\":\"new\",\"seats\":[9]}",
        "{\"do\":\"new\",\"seats\":0}",
        "{\"do\":\"new\",\"bots\":\"clever\"}",
        "{\"do\":\"new\",\"bots\":\"rush\"}",
        "{\"do\":\"new\",\"bots\":\"swarm,greedy\"}",
        "{\"do\":\"new\",\"bots\":\"greedy,greedy,greedy\"}",
        "{\"do\":\"new\",\"chance\":\"fate\"}",
        "{\"do\":\"take\"}",
        "{\"do\":\"take\",\"seat\":0}",
        "{\"do\":\"take\",\"key\":7}",
        "{\"do\":\"hello\",\"protocol\":2}",
        "{\"do\":\"take\",\"sead\":0,\"key\":\"end\"}",
        "{\"do\":\"turn\",\"seat\":\"0\"}",
        "{\"do\":\"turn\",\"seat\":256}",
        "{\"id\":[],\"do\":\"turn\"}",
        "{\"id\":1.5,\"do\":\"turn\"}",
        "{\"id\":{},\"do\":\"turn\"}",
        "{\"id\":true,\"do\":\"turn\"}",
        "\u{1}",
        "{\"do\":\"\\ud800\"}",
        "{\"do\":\"a\nb\"}",
        "/* */ {}",
        "NaN",
        "{\"do\":NaN}",
        "<do>new</do>",
        "\u{feff}{",
        "地獄",
    ]
    .map(|line| line.replace('\n', "\u{2}").into_bytes())
    .into();
    let good = br#"{"id":3,"do":"new","marines":2,"seed":7,"seats":[0,4],"bots":"greedy"}"#;
    // Every place cut off, and every other byte spoilt.
    lines.extend((1..good.len()).map(|end| good[..end].to_vec()));
    lines.extend((0..good.len()).map(|at| {
        let mut spoilt = good.to_vec();
        spoilt[at] = if at % 2 == 0 { 0xff } else { 0 };
        spoilt
    }));
    lines.push(vec![b'['; 100_000]);
    lines.push([b"{\"do\":".repeat(50_000), b"}".repeat(50_000)].concat());
    lines.push((0..=255).filter(|byte| *byte != b'\n').collect());
    lines.push(format!("{{\"do\":\"{}\"}}", "x".repeat(1 << 20)).into_bytes());
    lines.push(format!("{{\"do\":\"take\",\"key\":\"{}\"}}", "\\u0000".repeat(1 << 16)).into_bytes());
    lines.push(vec![b'x'; LONGEST]);
    lines.push(vec![b'x'; LONGEST + 1]);
    lines.push(vec![b' '; LONGEST + 1]);
    assert!(lines.len() >= 190, "{}", lines.len());
    lines
}

#[test]
fn lines_that_are_no_requests_are_refused_and_nothing_is_lost() {
    let mut server = Server::new(mission("first-steps"), "m", Some(Box::new(Memory::default())));
    let begin = br#"{"id":"begin","do":"new","marines":2,"seed":7}"#;
    let look = br#"{"id":"look","do":"look","seat":0}"#;
    let mut input = begin.to_vec();
    let malformed = malformed();
    for line in &malformed {
        input.extend(b"\n");
        input.extend(line);
        input.extend(b"\r\n\n");
        input.extend(look);
    }
    let mut output = Vec::new();
    talk(&mut server, input.as_slice(), &mut output).expect("it ends with the input");
    let output = String::from_utf8(output).expect("UTF-8");
    let answers: Vec<&str> = output.lines().collect();
    assert_eq!(answers.len(), 1 + 2 * malformed.len());
    let _ = well_formed(answers[0], &json!("begin"));
    for (pair, line) in answers[1..].chunks(2).zip(&malformed) {
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]).into_owned();
        let first: Value = serde_json::from_str(pair[0]).expect("JSON");
        let _ = well_formed(pair[0], &first["id"]);
        assert!(first["error"].is_object(), "granted: {shown}");
        assert!(pair[0].len() < 2000, "{shown}");
        assert_eq!(pair[1], answers[2], "the game is none the worse for {shown}");
    }
}

#[test]
fn nothing_is_read_after_good_bye() {
    let mut server = Server::new(mission("first-steps"), "m", None);
    let mut output = Vec::new();
    talk(&mut server, &b"{\"do\":\"quit\"}\n{\"do\":\"hello\"}\n"[..], &mut output).expect("talks");
    assert_eq!(String::from_utf8(output).expect("UTF-8"), "{\"id\":null,\"ok\":{\"done\":true}}\n");
}
