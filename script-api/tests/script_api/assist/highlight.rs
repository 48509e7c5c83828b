//! What every word of a script is, in scripts of the 2016 game.
//! Colours are for the window.

use doom_2016::LANGUAGE;
use expect_test::{Expect, expect};
use script_api::assist::{Token, highlight};
use script_api::reference::entries;

fn check(text: &str, expected: &Expect) {
    let all = highlight(&LANGUAGE, text).into_iter().map(|(at, token)| format!("{token:?} {}\n", &text[at]));
    expected.assert_eq(&all.collect::<String>());
}

#[test]
fn every_word_is_something() {
    check(
        "// A card\nconst STEPS = 2;\nfn on_door_opened(e) {\n  if e.by.side == \"marines\" && round < STEPS { \
         summon(map::gate); }\n  helper(x);\n}\nfn helper(y) { portals().count + y.opne }",
        &expect![[r#"
            Comment // A card
            Keyword const
            Constant STEPS
            Number 2
            Keyword fn
            Handler on_door_opened
            Own e
            Keyword if
            Own e
            Property by
            Property side
            Text "marines"
            Fact round
            Constant STEPS
            Function summon
            MapName map
            MapName ::
            MapName gate
            Own helper
            Unknown x
            Keyword fn
            Own helper
            Own y
            Function portals
            Property count
            Own y
            Unknown opne
        "#]],
    );
}

#[test]
fn broken_text_has_colours_too() {
    check(
        "fn on_hack(e { offer(\"hack\", #{ label: `Hack ${e.by.name",
        &expect![[r#"
            Keyword fn
            Handler on_hack
            Own e
            Function offer
            Text "hack"
            Property label
            Text `Hack 
            Own e
            Property by
            Property name
        "#]],
    );
}

#[test]
fn what_the_parser_takes_is_never_unknown() {
    // The manual's examples are sound scripts.
    for entry in entries(&LANGUAGE) {
        let Some(example) = entry.example else { continue };
        for (at, token) in highlight(&LANGUAGE, example) {
            assert_ne!(token, Token::Unknown, "{:?} in {example}", &example[at]);
        }
    }
}
