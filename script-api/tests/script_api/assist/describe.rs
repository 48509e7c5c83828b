//! The manual's entry of what the cursor is at, in scripts of the 2016 game.
//! The entries themselves are the manual's.

use doom_2016::LANGUAGE;
use engine::language::Ty;
use script_api::assist::{Doc, Place, describe};

fn at(text: &str) -> Option<Doc> {
    let places = [Place { name: "gate".into(), sort: Ty::DOOR, words: "door".into() }];
    let offset = text.find('|').expect("a cursor");
    describe(&LANGUAGE, &text.replace('|', ""), offset, &places)
}

fn signature(text: &str) -> String {
    at(text).map(|doc| doc.signature).unwrap_or_default()
}

#[test]
fn words_are_described_as_the_manual_does() {
    assert_eq!(signature("fn on_start() { sum|mon(x); }"), "summon(portal)");
    assert_eq!(signature("fn on_start() { summon(|x); }"), "summon(portal)", "between the brackets");
    assert_eq!(signature("fn on_door|_opened(e) {}"), "fn on_door_opened(e)");
    assert_eq!(signature("fn on_door_opened(e) { e.by|; }"), "e.by");
    assert_eq!(signature("fn on_door_opened(e) { e.by.si|de; }"), ".side");
    assert_eq!(signature("fn f() { rou|nd }"), "round");
    assert_eq!(signature("fn f() { open(map::ga|te) }"), "map::gate");
    assert_eq!(signature("fn f() { open(m|ap::gate) }"), "map::gate");
    assert_eq!(signature("fn f() { offer(\"a\", #{ li|mit: 1 }) }"), "limit:");
    assert_eq!(signature("fn f() { offer(\"a\", #{ limit: 1| }) }"), "offer(tag, options)");
    assert_eq!(signature("// Many.\nconst N = 2;\nfn f() { N| }"), "const N = 2");
    assert_eq!(signature("// Helps.\nfn help(a) { }\nfn f() { he|lp(1) }"), "fn help(a)");
    assert_eq!(
        at("// Helps.\nfn help(a) { }\nfn f() { he|lp(1) }").map(|doc| doc.doc).as_deref(),
        Some("Helps.")
    );
    assert_eq!(at("fn f() { map::no|where }"), None);
    assert_eq!(at("fn f() { | }"), None);
}

#[test]
fn handlers_of_tags_tell_what_their_event_has() {
    let doc = at("fn on_start() { roll(\"luck\", 2); }\nfn on_lu|ck(e) { }").expect("an entry");
    assert!(doc.parts.iter().any(|(name, _)| name == "e.hits"), "{doc:?}");
}
