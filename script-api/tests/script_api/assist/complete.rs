//! Suggestions in scripts of the 2016 game. Other tests check that what is offered compiles.

use doom_2016::language::{LANGUAGE, PORTAL};
use engine::language::Ty;
use script_api::assist::{Completion, Place, complete};

fn at(text: &str) -> Vec<Completion> {
    let places = [
        Place { name: "gate".into(), sort: Ty::DOOR, words: "door".into() },
        Place { name: "north_portal".into(), sort: PORTAL, words: "blue portal".into() },
    ];
    let offset = text.find('|').expect("a cursor");
    complete(&LANGUAGE, &text.replacen('|', "", 1), offset, &places, &["imp"])
}

fn labels(text: &str) -> Vec<String> {
    at(text).into_iter().map(|completion| completion.label).collect()
}

/// The text after the first word offered is taken.
fn taken(text: &str) -> String {
    let first = at(text).into_iter().next().expect("something on offer");
    let mut out = text.replacen('|', "", 1);
    out.replace_range(first.replaces.clone(), &first.insert);
    out.insert(first.replaces.start + first.caret, '|');
    out
}

#[test]
fn names_on_the_map() {
    assert_eq!(labels("fn f() { open(map::|) }"), ["gate", "north_portal"]);
    assert_eq!(labels("fn f() { open(map::port|"), ["north_portal"]);
    assert_eq!(taken("fn f() { open(map::g|) }"), "fn f() { open(map::gate|) }");
    assert!(labels("fn f() { open(mop::|) }").is_empty());
}

#[test]
fn after_a_dot_what_the_value_has() {
    let all = labels("fn f() { map::gate.| }");
    assert!(all.iter().any(|word| word == "open") && all.iter().all(|word| word != "faceup"), "{all:?}");
    assert_eq!(labels("fn on_door_opened(e) { e.d|"), ["door"]);
    assert_eq!(labels("fn on_door_opened(e) { if e.by.si| }")[0], "side");
    assert_eq!(labels("fn f() { for p in portals() { p.fac| } }"), ["faceup"]);
    assert_eq!(labels("fn f() { portals().c|"), ["count"]);
    assert!(labels("fn f() { what().kin|").contains(&"kind".to_owned()), "anything may have it");
}

#[test]
fn handlers_are_written_whole() {
    assert_eq!(taken("on_door_o|"), "fn on_door_opened(e) {\n    |\n}");
    assert_eq!(
        taken("fn on_start() {}\nfn on_round_s|"),
        "fn on_start() {}\nfn on_round_start(e) {\n    |\n}"
    );
    assert_eq!(taken("fn on_star|() {}"), "fn on_start|() {}");
    assert!(!labels("fn on_start() {}\n|").contains(&"on_start".to_owned()), "there is one already");
    let tagged = "fn on_start() { offer(\"hack\", #{}); }\nfn on_h|";
    assert_eq!(labels(tagged)[0], "on_hack");
}

#[test]
fn in_a_function_everything_that_can_be_written() {
    assert_eq!(taken("fn f() { summ|"), "fn f() { summon(|)");
    assert_eq!(taken("fn f() { summ|(x) }"), "fn f() { summon|(x) }");
    assert_eq!(labels("fn f() { let hall = 1; ha| }")[0], "hall");
    assert!(!labels("fn f() { let hall = 1; }\nfn g() { ha| }").contains(&"hall".to_owned()));
    assert_eq!(labels("const HALLS = 1;\nfn g() { HA|")[0], "HALLS");
    assert_eq!(labels("fn f() { roun|")[0], "round");
    assert!(labels("fn f() { let | }").is_empty() && labels("fn f() { 12| }").is_empty());
}

#[test]
fn offers_and_words_in_quotes() {
    assert_eq!(labels("fn f() { offer(\"a\", #{ label: `x`, li|"), ["limit"]);
    assert_eq!(taken("fn f() { offer(\"a\", #{ dist| }) }"), "fn f() { offer(\"a\", #{ distance: | }) }");
    assert!(!labels("fn f() { offer(\"a\", #{ label: `x`, | }) }").contains(&"label".to_owned()));
    assert_eq!(labels("fn f() { win(\"mar|"), ["marines"]);
    assert_eq!(taken("fn f() { win(\"mar|\") }"), "fn f() { win(\"marines|\") }");
    assert_eq!(labels("fn f() { portals(\"|\") }")[0], "blue");
    assert_eq!(labels("fn on_door_opened(e) { if e.by.side == \"|\" { } }"), ["invader", "marines"]);
    assert!(labels("fn on_hurt(e) { if e.figure.kind == \"i|\" { } }").contains(&"imp".to_owned()));
    assert_eq!(labels("fn f() { offer(\"a\", #{ limit: \"ro|\" }) }"), ["round"]);
    assert!(labels("fn f() { say(\"ro|\") }").is_empty(), "any text is possible");
}

#[test]
fn nothing_in_comments_and_nowhere() {
    assert!(labels("// on_st|").is_empty() && labels("fn f() { /* su|mmon */ }").is_empty());
    for cut in ["", "fn f() { \"é|", "fn f( {{{ map::x.y|", "}}}} e.|", "`${|"] {
        let _ = at(&format!("{cut}|"));
    }
    assert!(complete(&LANGUAGE, "é", 1, &[], &[]).is_empty(), "no offset of this text");
}
