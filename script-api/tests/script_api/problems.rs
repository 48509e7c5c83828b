//! Broken scripts: every mistake is found before play, with its place and a way out, and good scripts have none.

use crate::common::{Mission, examples};
use engine::Side;
use expect_test::{Expect, expect};
use script_api::ProblemKind;

fn check(text: &str, expected: &Expect) {
    let (_, problems) = Mission::new().compile(&[("card", text)]);
    let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
    expected.assert_eq(&list.join("\n"));
}

#[test]
fn examples_have_no_problems() {
    for (name, text) in examples() {
        let (scripts, problems) = Mission::new().compile(&[(&name, &text)]);
        let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert!(list.is_empty(), "{name}:\n{}", list.join("\n"));
        let (_, title) = scripts.cards().next().unwrap();
        assert!(!title.is_empty(), "{name} has no title");
    }
}

#[test]
fn unknown_names_on_the_map() {
    check(
        "fn on_start() {\n    open(map::blu_door);\n    if world::door.open { win(\"marines\", \"\"); }\n}",
        &expect![[r#"
            error[unknown-name]: nothing on the map is named `blu_door`
              --> card:2:15
              help: did you mean `map::blue_door`?
            error[unknown-name]: `world::door` is unknown
              --> card:3:15
              help: only `map::name` is written with `::`"#]],
    );
}

#[test]
fn unknown_functions_and_wrong_counts() {
    check(
        "fn on_start(e) { sumon(map::north_portal); say(); roll(\"x\", 1, 2, 3); help(1, 2); marines(); round(); }\n\
         fn on_x() {}\nfn help(a) { a.dance(); a.len(3, 4); }",
        &expect![[r#"
            error[unknown-function]: there is no function `sumon`
              --> card:1:18
              help: did you mean `summon`?
            error[arguments]: `say` takes 1 value, but is given 0
              --> card:1:44
              help: write `say(text)`
            error[arguments]: `roll` takes 2 or 3 values, but is given 4
              --> card:1:51
              help: write `roll(tag, red, [black])`
            error[arguments]: `help` takes 1 value, but is given 2
              --> card:1:71
            error[unknown-function]: there is no function `round`
              --> card:1:94
              help: `round` is written without brackets
            error[unknown-function]: there is no function `dance`
              --> card:3:16
            error[arguments]: `len` takes 1 value, but is given 3
              --> card:3:27"#]],
    );
}

#[test]
fn unfitting_values() {
    check(
        "fn on_door_opened(e) {\n    summon(e.door);\n    hurt(e.by, \"two\");\n    say(round);\n    \
         if demons().count { say(\"x\"); }\n    for x in round { say(\"x\"); }\n    note(\"a\", [1, 2]);\n}",
        &expect![[r#"
            error[arguments]: summon(portal): `portal` should be a portal, but is a door
              --> card:2:12
            error[arguments]: hurt(figure, damage): `damage` should be a number, but is a text
              --> card:3:16
            error[arguments]: say(text): `text` should be a text, but is a number
              --> card:4:9
            error[arguments]: a condition must be true or false, but this is a number
              --> card:5:8
              help: compare it, as in `… > 0`
            error[arguments]: `for` goes through a list, but this is a number
              --> card:6:14
            error[arguments]: note(name, value): `value` should be a thing on the map, nobody, a number, true or false or a text, but is a list
              --> card:7:15"#]],
    );
}

#[test]
fn handlers() {
    check(
        "fn on_door_open(e) {}\nfn on_strat() {}\nfn on_moved(a, b) {}\nfn on_quake(e) {}\nfn lost() {}\n\
         fn on_start() { roll(\"qake\", 1); }",
        &expect![[r#"
            error[unknown-handler]: nothing ever calls `on_door_open`
              --> card:1:1
              help: did you mean `on_door_opened`?
            error[unknown-handler]: nothing ever calls `on_strat`
              --> card:2:1
              help: did you mean `on_start`?
            error[handler-parameters]: the handler `on_moved` has more than one parameter
              --> card:3:1
              help: write `fn on_moved(e)` or `fn on_moved()`
            error[unknown-handler]: nothing ever calls `on_quake`
              --> card:4:1
              help: did you mean `on_qake`?
            warning[unused]: nothing calls `lost`
              --> card:5:1
            warning[tag]: no handler for the tag "qake"
              --> card:6:22
              help: write `fn on_qake(e) { … }`"#]],
    );
}

#[test]
fn properties() {
    check(
        "fn on_fragged(e) {\n    say(e.figur.kind);\n    say(e.door);\n    if map::blue_door.damage > 1 { return; }\n    \
         if map::altar.progres > 1 { return; }\n    if demons().size > 1 { return; }\n    \
         e.figure.damage = 3;\n    helper(e.figure);\n}\nfn helper(f) { if f.stuned { stun(f); } }",
        &expect![[r#"
            error[unknown-property]: the event of `on_fragged` has no `figur`
              --> card:2:11
              help: did you mean `figure`?
            error[unknown-property]: the event of `on_fragged` has no `door`
              --> card:3:11
              help: `on_fragged` has: figure, kind, at, by
            error[unknown-property]: a door has no `damage`
              --> card:4:23
              help: it has: name, space, x, y, open
            error[unknown-property]: a token has no `progres`
              --> card:5:19
              help: did you mean `progress`?
            error[unknown-property]: a list has no `size`
              --> card:6:17
              help: a list has `count`; its members are reached with `for member in list { … }`
            error[unknown-property]: what is on the map cannot be changed with `=`
              --> card:7:6
              help: ask for it: `hurt`, `open`, `add_progress`, …
            error[unknown-property]: nothing has a property `stuned`
              --> card:10:21
              help: did you mean `stunned`?"#]],
    );
}

#[test]
fn words() {
    check(
        "fn on_fragged(e) {\n    if e.kind == \"imps\" { say(\"\"); }\n    if e.by.side == \"marine\" { say(\"\"); }\n    \
         forbid(\"demon open doors\");\n    forbid(\"teleport\", \"for ever\");\n    \
         if tokens(\"objectiv\").count == 0 { say(\"\"); }\n    \
         if map::north_portal.tier == \"green\" { say(\"\"); }\n    \
         if e.kind == imp || e.by == marines { say(blue_door); }\n    \
         if demons == 0 { rond = 3; round = 3; }\n}",
        &expect![[r#"
            error[unknown-text]: "imps" is not one of the words possible here
              --> card:2:18
              help: did you mean "imp"?
            error[unknown-text]: "marine" is not one of the words possible here
              --> card:3:21
              help: did you mean "marines"?
            error[unknown-text]: "demon open doors" is not one of the words possible here
              --> card:4:12
              help: did you mean "demons open doors"?
            error[unknown-text]: "for ever" is not one of the words possible here
              --> card:5:24
              help: possible are: "game", "round", "portals"
            error[unknown-text]: "objectiv" is not one of the words possible here
              --> card:6:15
              help: did you mean "objective"?
            error[unknown-text]: "green" is not one of the words possible here
              --> card:7:34
              help: possible are: "blue", "yellow", "red"
            error[unknown-word]: `imp` is unknown
              --> card:8:18
              help: words are written in quotes: "imp"
            error[unknown-word]: `marines` is unknown
              --> card:8:33
              help: it is a function: write `marines()`
            error[unknown-word]: `blue_door` is unknown
              --> card:8:47
              help: things on the map are written `map::blue_door`
            error[unknown-word]: `demons` is unknown
              --> card:9:8
              help: it is a function: write `demons()`
            error[unknown-word]: `rond` cannot be set
              --> card:9:22
              help: write `let rond = …` first
            error[unknown-word]: `round` cannot be set
              --> card:9:32
              help: what a script must remember it writes down with `note`"#]],
    );
}

#[test]
fn never_equal() {
    check(
        "fn on_door_opened(e) {\n    if e.door == map::altar { say(\"\"); }\n    if e.by == \"marines\" { say(\"\"); }\n    \
         if e.door == map::blue_door || e.by != nobody || noted(\"x\", nobody) == e.door { say(\"\"); }\n}",
        &expect![[r#"
            warning[never-equal]: these are never equal: one is a door, the other a token
              --> card:2:15
            warning[never-equal]: these are never equal: one is a figure or nobody, the other a text
              --> card:3:13
            warning[unwritten-note]: this script reads the note "x" and never writes it, so the answer is always the same
              --> card:4:60
              help: write `note("x", …)` where it is to change, or remove what depends on it"#]],
    );
}

#[test]
fn conditions_with_one_answer() {
    check(
        "const LEAST = 0;\nfn on_round_end(e) {\n    if tokens(\"objective\").count < 0 { say(\"\"); }\n    if 0 <= round { say(\"\"); }\n    \
         let out = noted(\"out\", 0) + 1;\n    note(\"out\", out);\n    if out >= 0 { say(\"\"); }\n    \
         if e.round == -1 || marines().len() > -1 { say(\"\"); }\n}",
        &expect![[r#"
            warning[always-same]: this never holds: the number is never below 0
              --> card:3:8
              help: compare with another number, or remove what depends on it
            warning[always-same]: this always holds: the number is never below 0
              --> card:4:8
              help: compare with another number, or leave the condition out
            warning[always-same]: this always holds: the number is never below 0
              --> card:7:8
              help: compare with another number, or leave the condition out
            warning[always-same]: this never holds: the number is never below 0
              --> card:8:8
              help: compare with another number, or remove what depends on it
            warning[always-same]: this always holds: the number is never below 0
              --> card:8:25
              help: compare with another number, or leave the condition out"#]],
    );
    // Whether these hold is not certain, or a card may leave it to the mission.
    check(
        "const LEAST = 0;\nfn on_round_end(e) {\n    if tokens(\"objective\").count >= LEAST { say(\"\"); }\n    \
         let left = round - 3;\n    note(\"left\", left);\n    note(\"unknown\", round);\n    if left < 0 || noted(\"left\", 0) < 0 { say(\"\"); }\n    \
         let n = 0;\n    n -= 1;\n    if n < 0 || map::altar.space.x < 0 || noted(\"unknown\", -1) < 0 { say(\"\"); }\n    \
         if tokens(\"objective\").count == 0 || round > 0 { say(\"\"); }\n}\n\
         fn on_start(round) { if round < 0 { say(\"\"); } }",
        &expect![[""]],
    );
}

#[test]
fn events_that_nothing_causes() {
    let alone =
        "fn on_threat_changed(e) { if e.count > 6 { say(\"\"); } }\nfn on_offer_taken() { say(\"\"); }";
    check(
        alone,
        &expect![[r#"
        warning[never-happens]: `on_threat_changed` is never called: no card of the mission calls `gain_threat`
          --> card:1:1
          help: call `gain_threat` somewhere, or remove the handler
        warning[never-happens]: `on_offer_taken` is never called: no card of the mission calls `offer`
          --> card:2:1
          help: call `offer` somewhere, or remove the handler"#]],
    );
    let other = "fn on_round_start() { gain_threat(1); }";
    let (_, problems) = Mission::new().compile(&[("card", alone), ("other", other)]);
    assert_eq!(problems.iter().filter(|problem| problem.message.contains("on_threat_changed")).count(), 0);
}

#[test]
fn events_that_a_card_forbids() {
    let told = |cards: &[(&str, &str)]| {
        let (_, problems) = Mission::new().compile(cards);
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let hears = ("assault", "fn on_glory_killed() { gain_threat(-1); }");
    let ban = |body: &str| format!("//! Clean Hands\n\nfn on_start() {{ {body} }}");
    expect![[r#"
        warning[never-happens]: `on_glory_killed` is never called: the card "Clean Hands" forbids glory kills for the whole game
          --> assault:1:1
          help: remove the handler, or let the card forbid glory kills only for a time"#]]
    .assert_eq(&told(&[hears, ("cold", &ban("forbid(\"glory kills\");"))]));
    assert!(!told(&[hears, ("cold", &ban("say(\"\"); forbid(\"glory kills\", \"game\");"))]).is_empty());
    for uncertain in [
        "if round > 0 { forbid(\"glory kills\"); }",
        "if round > 0 { return; } forbid(\"glory kills\");",
        "forbid(\"glory kills\", \"round\");",
        "forbid(\"glory kills\", \"portals\");",
        "forbid(\"glory kills\"); forbid(\"glory kills\", \"round\");",
        "forbid(\"teleport\");",
        "forbid(\"glory kills\"); if threat > 2 { allow(\"glory kills\"); }",
        "forbid(\"glory kills\"); for what in [\"teleport\"] { allow(what); }",
        "forbid(\"glory kills\"); \"glory kills\".allow();",
    ] {
        assert_eq!(told(&[hears, ("cold", &ban(uncertain))]), "", "{uncertain}");
    }
    let (start, later) = (ban("forbid(\"glory kills\");"), "fn on_round_end() { allow(\"glory kills\"); }");
    assert_eq!(told(&[hears, ("cold", &start), ("warm", later)]), "");
    assert_eq!(told(&[hears, ("cold", "fn on_round_start() { forbid(\"glory kills\"); }")]), "");
}

#[test]
fn notes_that_are_never_written() {
    check(
        "const NAME = \"door\";\nfn on_start() {\n    offer(\"codes\", #{ label: \"Open\", needs: \"key\" });\n    \
         note(\"keys\", true);\n    if noted(\"key\", false) || noted(\"alarm\", 0) > 1 || noted(NAME, false) { say(\"\"); }\n}\n\
         fn on_codes() { say(\"\"); }",
        &expect![[r#"
            warning[unwritten-note]: no marine can ever take the offer "codes": it needs the note "key", which this script never writes
              --> card:3:45
              help: did you mean "keys"? Otherwise write `note("key", true)` where the offer begins to hold, or leave `needs` out
            warning[unwritten-note]: this script reads the note "alarm" and never writes it, so the answer is always the same
              --> card:5:37
              help: write `note("alarm", …)` where it is to change, or remove what depends on it
            warning[unwritten-note]: this script reads the note "door" and never writes it, so the answer is always the same
              --> card:5:62
              help: write `note("door", …)` where it is to change, or remove what depends on it"#]],
    );
    for uncertain in [
        "for name in [\"key\"] { note(name, true); }",
        "note(`k${round}`, true);",
        "\"key\".note(true);",
        "let write = Fn(\"note\"); write.call(\"key\", true);",
        "note(KEY, true);",
        "let KEY = \"other\"; note(KEY, true);",
        "write(\"key\"); } fn write(name) { note(name, true);",
        "} fn on_round_end() { note(\"key\", true;",
    ] {
        let text = format!(
            "const KEY = \"key\";\nfn on_start() {{ if noted(\"key\", false) {{ say(\"\"); }} {uncertain} }}"
        );
        let (_, problems) = Mission::new().compile(&[("card", &text)]);
        assert!(
            problems.iter().all(|it| it.kind != ProblemKind::UnwrittenNote),
            "{uncertain}: {problems:#?}"
        );
    }
}

#[test]
fn offers_that_no_place_allows() {
    let offer = |options: &str| {
        format!(
            "const FAR = 2;\nfn on_start() {{\n    offer(\"x\", #{{\n        label: \"\",\n        {options}\n    }});\n}}\n\
             fn on_x() {{ say(\"\"); }}"
        )
    };
    check(
        &offer("near: \"objective\", least: FAR"),
        &expect![[r#"
            warning[offer-in-vain]: no marine can ever take the offer "x": they have to be at least 2 spaces away (`least`) and at most 1 (`distance`, which is 1 unless the offer says otherwise)
              --> card:3:11
              help: write `least: 1` or a smaller number, or `distance: 2` or a larger one"#]],
    );
    check(
        &offer("near: map::altar, least: 3, distance: FAR"),
        &expect![[r#"
        warning[offer-in-vain]: no marine can ever take the offer "x": they have to be at least 3 spaces away (`least`) and at most 2 (`distance`)
          --> card:3:11
          help: write `least: 2` or a smaller number, or `distance: 3` or a larger one"#]],
    );
    for possible in [
        "near: \"objective\", least: 1",
        "near: \"objective\", least: 2, distance: FAR",
        "near: \"objective\", least: 2, distance: round",
        "near: \"objective\", least: round",
        "near: map::vault, least: 2",
        "near: noted(\"x\", map::altar), least: 2",
        "least: 2",
    ] {
        let text = offer(possible) + "\nfn on_round_end() { note(\"x\", map::vault); }";
        check(&text, &expect![[""]]);
    }
}

#[test]
fn offers_and_tags() {
    check(
        "fn on_start() {\n    offer(\"hack\", #{ lable: \"Hack\", near: map::console, limit: \"turn\", cards: \"one\" });\n    \
         offer(\"two words\", #{ label: \"x\" });\n    ask(\"start\", \"invader\", \"?\", [\"a\", \"b\"]);\n    \
         roll(\"hack\", 1);\n    withdraw(\"hack\");\n}",
        &expect![[r#"
            warning[tag]: no handler for the tag "hack"
              --> card:2:11
              help: write `fn on_hack(e) { … }`
            warning[tag]: the tag "hack" is used for different things
              --> card:2:11
              help: give every offer, question and roll a tag of its own
            error[arguments]: an offer needs a `label`
              --> card:2:19
              help: add `label: "what the marine reads"`
            error[unknown-property]: an offer has no option `lable`
              --> card:2:22
              help: did you mean `label`?
            error[unknown-text]: "turn" is not one of the words possible here
              --> card:2:64
              help: possible are: "activation", "round", "game"
            error[arguments]: `cards` should be a number, but is a text
              --> card:2:79
            warning[tag]: no handler for the tag "two words"
              --> card:3:11
              help: a tag is one word of small letters, digits and `_`, so that `fn on_tag(e)` can hear it
            warning[tag]: the tag "start" sounds like the event `on_start`
              --> card:4:9
              help: choose another tag"#]],
    );
}

#[test]
fn tags_of_two_scripts() {
    let text = "fn on_start() { roll(\"dice\", 1); }\nfn on_dice(e) { win(\"invader\", \"x\"); }";
    let (scripts, problems) = Mission::new().compile(&[("one", text), ("two", text)]);
    let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
    expect![[r#"
        warning[tag]: the script `one` uses the tag "dice" too
          --> two:1:22
          help: both scripts hear both; choose another tag"#]]
    .assert_eq(&list.join("\n"));
    assert!(scripts.can_win(Side::Invader) && !scripts.can_win(Side::Marines));
}

#[test]
fn several_syntax_errors_in_one_script() {
    check(
        "let x = 3;\n\nfn on_start() {\n    say(\"hello\"\n}\n\nfn on_moved(e) {\n    if e.figure.side = \"marines\" { }\n}\n\n\
         fn on_placed(e) {\n    say(\"fine\");\n}\n\nfn on_hurt(e) {\n    let spawn = 1;\n\n\
         const A = round;\nconst B = 1;\nconst B = 2;\nfn win() {}\nfn on_hurt() { import \"x\" as y; eval(\"1\"); }",
        &expect![[r#"
            error[top-level]: only functions and constants may stand here
              --> card:1:1
              help: put it into a handler such as `fn on_start() { … }`
            error[syntax]: a comma or a closing bracket is missing here
              --> card:4:16
              help: write it behind what stands before
            error[syntax]: `=` sets a variable and cannot stand here
              --> card:8:22
              help: write `==` to compare
            error[syntax]: 'spawn' is a reserved keyword
              --> card:16:9
              help: `spawn` has a meaning of its own in Rhai; choose another word
            error[top-level]: the constant `A` must be a number, a text, `true` or `false`
              --> card:18:1
            error[duplicate]: there is already a constant `B`
              --> card:20:1
            error[duplicate]: `win` is already a word of the language
              --> card:21:1
              help: choose another name
            error[syntax]: 'import' is a reserved keyword
              --> card:22:16
              help: `import` has a meaning of its own in Rhai; choose another word"#]],
    );
}

/// What stands in the part that cannot be read is neither missing nor unused: the mistake is reported once, where it is.
#[test]
fn a_syntax_error_has_no_problems_in_its_wake() {
    let sound = "const STEPS = 2;\n\nfn on_start() {\n    place_token(\"crate\", map::corner);\n}\n\n\
                 fn on_moved(e) {\n    offer(\"take\", #{ label: \"x\" });\n}\n\n\
                 fn on_take(e) {\n    finish(STEPS);\n}\n\n\
                 fn finish(steps) {\n    for token in tokens(\"crate\") { remove(token); }\n    win(\"marines\", \"x\");\n}\n";
    let told = |text: &str| {
        let problems = Mission::new().compile(&[("card", text)]).1;
        problems.iter().map(|problem| problem.kind.word()).collect::<Vec<_>>()
    };
    assert_eq!(told(sound), Vec::<&str>::new());
    for (line, after) in
        [("fn on_start() {", "x"), ("offer(", "("), ("fn on_take(e) {", ")"), ("finish(STEPS)", "x")]
    {
        assert_eq!(told(&sound.replacen(line, &format!("{line}{after} "), 1)), ["syntax"], "after {line}");
    }
    assert_eq!(told(&sound.replacen("STEPS = ", "STEPS = = ", 1)), ["syntax"]);
    // A stray letter between two functions takes the one behind it along.
    assert_eq!(told(&sound.replacen("fn on_take", "x fn on_take", 1)), ["top-level"]);
    let unlike = sound.replacen("finish(STEPS)", "finish(STEP)", 1).replacen(
        "fn on_start() {",
        "fn on_start() {x ",
        1,
    );
    assert_eq!(told(&unlike), ["syntax", "unknown-word"], "what the part does not speak of is still told");
}

#[test]
fn a_win_nobody_reaches_does_not_count() {
    let lost = "fn on_start() { say(\"x\"); }\nfn finish() { win(\"marines\", \"x\"); }";
    let (scripts, _) = Mission::new().compile(&[("card", lost)]);
    assert!(!scripts.can_win(Side::Marines));
    let reached =
        "fn on_start() { finish(); }\nfn finish() { end(\"marines\"); }\nfn end(who) { win(who, \"x\"); }";
    let (scripts, _) = Mission::new().compile(&[("card", reached)]);
    assert!(scripts.can_win(Side::Marines) && scripts.can_win(Side::Invader));
}

#[test]
fn names_used_with_their_places() {
    let (scripts, _) = Mission::new().compile(&[(
        "card",
        "fn on_start() { open(map::blue_door); helper(); }\nfn helper() {\n  map::vault.x }",
    )]);
    let uses: Vec<String> = scripts
        .used_names()
        .iter()
        .map(|u| format!("{} {} {}:{}", u.script, u.name, u.at.line, u.at.column))
        .collect();
    expect![[r#"
        card blue_door 1:27
        card vault 3:8"#]]
    .assert_eq(&uses.join("\n"));
}

/// A word that does not say which token is meant is refused before play, wherever a token is placed or something is near one.
#[test]
fn a_weapon_token_is_called_by_its_name_on_the_map() {
    check(
        "fn on_start() {\n    place_token(\"weapon\", map::console);\n    aim(\"weapon\");\n    \
         offer(\"x\", #{ label: \"X\", near: \"weapon\" });\n    for token in tokens(\"weapon\") { remove(token); }\n}\n\
         fn on_x() { }",
        &expect![[r#"
            error[unknown-text]: "weapon" does not say which token is meant
              --> card:2:17
              help: a weapon token belongs to a weapon set, which this word does not say: put the token on the map, give it a name, and write `map::` with that name
            error[unknown-text]: "weapon" does not say which token is meant
              --> card:3:9
              help: a weapon token belongs to a weapon set, which this word does not say: put the token on the map, give it a name, and write `map::` with that name
            error[unknown-text]: "weapon" does not say which token is meant
              --> card:4:37
              help: a weapon token belongs to a weapon set, which this word does not say: put the token on the map, give it a name, and write `map::` with that name"#]],
    );
}
