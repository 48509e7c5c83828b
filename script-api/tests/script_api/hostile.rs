//! Scripts that would hang, overflow or eat all memory: each gets a message, quickly, on a small stack.

use crate::common::{Mission, blue_door_opened};
use engine::Event;
use expect_test::{Expect, expect};
use std::fmt::Write;

/// What the script does when the game starts, in a thread with a stack as small as that of a worker.
fn run(text: &str) -> String {
    let text = text.to_owned();
    let worker = std::thread::Builder::new().stack_size(2 << 20).spawn(move || {
        let mut mission = Mission::new();
        let (scripts, problems) = mission.compile(&[("card", &text)]);
        let mut out: Vec<String> = problems.iter().take(3).map(ToString::to_string).collect();
        let answer = mission.ask(&scripts, &Event::Started);
        // An effect asked for again and again is shown once.
        let mut lines: Vec<&str> = answer.lines().collect();
        lines.dedup();
        out.push(lines.join("\n"));
        out.join("\n")
    });
    worker.unwrap().join().unwrap()
}

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&run(text));
}

#[test]
fn endless_loops() {
    check(
        "fn on_start() {\n    loop {}\n}",
        &expect!["failed: card, on_start, line 2: it was stopped after 50000 steps; does a loop never end?"],
    );
    check(
        "fn on_start() {\n    let x = 0;\n    while x >= 0 { x += 1; }\n}",
        &expect!["failed: card, on_start, line 3: it was stopped after 50000 steps; does a loop never end?"],
    );
    check(
        "fn on_start() {\n    for i in 0..9000000000 { let x = i; }\n}",
        &expect!["failed: card, on_start, line 2: it was stopped after 50000 steps; does a loop never end?"],
    );
    check(
        "fn on_start() {\n    for i in range(0, 9000000000) { say(\"x\"); }\n}",
        &expect![[r#"
        Say("x")
        failed: card, on_start, line 2: say(text): a handler may ask for at most 200 effects"#]],
    );
}

/// The first loop is not always the one that never ends, and Rhai does not always know where it was.
#[test]
fn the_loop_that_never_ends_is_named() {
    let line = |text: &str| {
        let answer = run(text);
        answer.split(", line ").nth(1).and_then(|rest| rest.split(':').next()).map(str::to_owned)
    };
    let first = "fn on_start() {\n    let list = [];\n    for marine in marines() {\n        say(marine.kind);\n    }\n";
    for body in ["list = [];", "let a = list.len() + 1;", "if held(1) { list.pop(); }", "list.is_empty();"] {
        let text = format!("{first}    while list.is_empty() {{ {body} }}\n}}\nfn held(n) {{ n > 2 }}");
        assert_eq!(line(&text).as_deref(), Some("6"), "{body}");
    }
    let text = format!(
        "{first}    while list.is_empty() {{\n        for n in 0..9 {{\n            if n > 9 {{ list.push(n); }}\n        }}\n    }}\n}}"
    );
    assert_eq!(line(&text).as_deref(), Some("6"), "the loop around the one that ends");
    let text = format!("{first}    wait();\n}}\nfn wait() {{\n    loop {{\n        let x = 1;\n    }}\n}}");
    assert_eq!(line(&text).as_deref(), Some("9"), "in another function");
}

#[test]
fn endless_recursion() {
    check(
        "fn on_start() {\n    deeper(1);\n}\nfn deeper(n) {\n    deeper(n + 1);\n}",
        &expect![
            "failed: card, on_start: more than 16 functions call each other; does one call itself for ever?"
        ],
    );
    check(
        "fn on_start() { ping(); }\nfn ping() { pong(); }\nfn pong() { ping(); }",
        &expect![
            "failed: card, on_start: more than 16 functions call each other; does one call itself for ever?"
        ],
    );
    check(
        "fn on_start() { let f = |g, n| g.call(g, n + 1); f.call(f, 1); }",
        &expect![
            "failed: card, on_start: more than 16 functions call each other; does one call itself for ever?"
        ],
    );
}

#[test]
fn growing_values() {
    check(
        "fn on_start() {\n    let x = \"xx\";\n    loop { x += x; }\n}",
        &expect![
            "failed: card, on_start: a value grew too large: texts may have 2000 letters, lists 500 members, options 50 entries"
        ],
    );
    check(
        "fn on_start() {\n    let x = [1];\n    loop { x += x; }\n}",
        &expect![
            "failed: card, on_start: a value grew too large: texts may have 2000 letters, lists 500 members, options 50 entries"
        ],
    );
    check(
        "fn on_start() {\n    let x = [1];\n    loop { x.push(x); }\n}",
        &expect![
            "failed: card, on_start: a value grew too large: texts may have 2000 letters, lists 500 members, options 50 entries"
        ],
    );
    check(
        "fn on_start() {\n    let x = [];\n    x.pad(2000000000, \"text\");\n}",
        &expect![
            "failed: card, on_start: a value grew too large: texts may have 2000 letters, lists 500 members, options 50 entries"
        ],
    );
    check(
        "fn on_start() {\n    let x = #{};\n    loop { x.y = x; }\n}",
        &expect![
            "failed: card, on_start: a value grew too large: texts may have 2000 letters, lists 500 members, options 50 entries"
        ],
    );
    check(
        "fn on_start() {\n    let x = 1;\n    loop { x *= 7; }\n}",
        &expect![
            "failed: card, on_start, line 3: this cannot be calculated: Multiplication overflow: 3909821048582988049 * 7"
        ],
    );
    check(
        "fn on_start() {\n    loop { say(\"again\"); }\n}",
        &expect![[r#"
        Say("again")
        failed: card, on_start, line 2: say(text): a handler may ask for at most 200 effects"#]],
    );
    check(
        "fn on_start() {\n    let x = `${\"x\"}`;\n    loop { x = `${x}${x}`; }\n}",
        &expect![
            "failed: card, on_start: a value grew too large: texts may have 2000 letters, lists 500 members, options 50 entries"
        ],
    );
}

#[test]
fn forbidden_doors() {
    for text in [
        "import \"x\" as x;",
        "eval(\"1\");",
        "let x = this;",
        "sleep(9);",
        "exit();",
        "timestamp();",
        "rand();",
    ] {
        let answer = run(&format!("fn on_start() {{ {text} }}"));
        assert!(answer.starts_with("error["), "{text}: {answer}");
    }
    check(
        "fn on_start() {\n    print(\"hello\");\n    debug(\"hello\");\n}",
        &expect![[r#"
            error[syntax]: scripts do without `debug`
              --> card:3:5
              help: write `say("…")`: it shows a text in the log of the game
        "#]],
    );
}

#[test]
fn numbers_too_large() {
    check(
        "fn on_start() {\n    gain_argent(9223372036854775807);\n}",
        &expect![
            "failed: card, on_start, line 2: gain_argent(count): 9223372036854775807 is too large here: 0 to 99 are possible"
        ],
    );
    check(
        "fn on_start() {\n    gain_argent(-1);\n}",
        &expect![
            "failed: card, on_start, line 2: gain_argent(count): -1 is too small here: 0 to 99 are possible"
        ],
    );
    check(
        "fn on_start() {\n    note(\"x\", 9223372036854775807 + 1);\n}",
        &expect![
            "failed: card, on_start, line 2: this cannot be calculated: Addition overflow: 9223372036854775807 + 1"
        ],
    );
    check(
        "fn on_start() {\n    let x = round - 1;\n    note(\"x\", 5 / x);\n}",
        &expect!["failed: card, on_start, line 3: this cannot be calculated: Division by zero: 5 / 0"],
    );
    check(
        "fn on_start() {\n    note(\"x\", -9223372036854775808);\n}",
        &expect![
            "failed: card, on_start, line 2: note(name, value): -9223372036854775808 is too large for a note"
        ],
    );
}

/// Text of many nested or chained parts must neither overflow the stack nor take long.
#[test]
fn monstrous_texts() {
    let deep = |open: &str, inner: &str, close: &str| {
        format!("fn on_start() {{ say({}{inner}{}); }}", open.repeat(10_000), close.repeat(10_000))
    };
    let chain = |start: &str, part: &str| format!("fn on_start() {{ say({start}{}); }}", part.repeat(10_000));
    let statement =
        |part: &str, end: &str| format!("fn on_start() {{ {}{} }}", part.repeat(10_000), end.repeat(10_000));
    let mut many = String::new();
    for i in 0..5_000 {
        let _ = writeln!(many, "fn f{i}() {{}}");
    }
    let mut doubling = "const A0 = \"xxxxxxxx\";\n".to_owned();
    for i in 1..100 {
        let _ = writeln!(doubling, "const A{i} = A{} + A{};", i - 1, i - 1);
    }
    let texts = [
        deep("(", "1", ")"),
        deep("[", "1", "]"),
        deep("#{a:", "1", "}"),
        deep("`${", "1", "}`"),
        deep("!", "true", ""),
        deep("-", "1", ""),
        deep("f(", "1", ")"),
        deep("|x| ", "1", ""),
        chain("1", "+1"),
        chain("true", "&&true"),
        chain("e", ".x"),
        chain("e", "[1]"),
        chain("e", ".f()"),
        chain("a", "::b"),
        chain("1", "??1"),
        chain("2", "**2"),
        statement("{", "}"),
        statement("if true {} else ", "{}"),
        statement("if true {", "}"),
        statement("while true {", "}"),
        statement("switch 1 { 1 => ", "}"),
        statement("x = ", "1;"),
        statement("let x = 1; ", ""),
        statement("return ", ";"),
        "/*".repeat(20_000),
        "`".repeat(20_001),
        "\"\n".repeat(20_000),
        "fn ".repeat(10_000),
        "}".repeat(20_000),
        "fn on_start() {\n".repeat(4_000),
        "#\"".repeat(10_000),
        "\u{0}\u{feff}\r\r\n💀".repeat(3_000),
        many,
        doubling,
        "x".repeat(10_000_000),
        "\n".repeat(10_000_000),
    ];
    for text in texts {
        let start: String = text.chars().take(60).collect();
        let answer = run(&text);
        assert!(!answer.contains("Say"), "{start}: {answer}");
    }
}

/// Handlers that call helpers over and over: what is simple gives up in time, and Rhai says where.
#[test]
fn exponential_calls() {
    let mut text = "fn on_start() { f0(); }\n".to_owned();
    for i in 0..12 {
        let _ = writeln!(text, "fn f{i}() {{ {} }}", format!("f{}(); ", i + 1).repeat(10));
    }
    text += "fn f12() { }";
    check(
        &text,
        &expect!["failed: card, on_start: it was stopped after 50000 steps; does a loop never end?"],
    );
    let loops =
        "fn on_start() { for a in 0..60 { for b in 0..60 { for c in 0..60 { for d in 0..60 { } } } } }";
    check(
        loops,
        &expect!["failed: card, on_start, line 1: it was stopped after 50000 steps; does a loop never end?"],
    );
}

/// What was asked for before a handler failed is kept, and the next call starts afresh.
#[test]
fn a_failed_call_leaves_nothing_behind() {
    let mut mission = Mission::new();
    let text = "fn on_start() { say(\"before\"); loop {} }\nfn on_door_opened(e) { say(`by ${e.by}`); }";
    let (scripts, problems) = mission.compile(&[("card", text)]);
    assert!(problems.is_empty(), "{problems:?}");
    for _ in 0..3 {
        let answer = mission.ask(&scripts, &Event::Started);
        assert!(answer.starts_with("Say(\"before\")\nfailed: card, on_start"), "{answer}");
        assert_eq!(mission.ask(&scripts, &blue_door_opened(1)), "Say(\"by Bravo\")");
    }
}

/// A script that fails does not silence the others.
#[test]
fn the_other_scripts_still_answer() {
    let mut mission = Mission::new();
    let broken = "fn on_start() { let x = 0; say(\"\" + 1 / x); }";
    let sound = "fn on_start() { say(\"sound\"); }";
    let (scripts, _) = mission.compile(&[("broken", broken), ("sound", sound), ("worse", broken)]);
    expect![[r#"
        failed: broken, on_start, line 1: this cannot be calculated: Division by zero: 1 / 0
        Say("sound")
        failed: worse, on_start, line 1: this cannot be calculated: Division by zero: 1 / 0"#]]
    .assert_eq(&mission.ask(&scripts, &Event::Started));
}

/// Texts can be cut and joined in play as the manual says, with numbers too; what is switched off names another word.
#[test]
fn texts_work_in_play_and_what_does_not_is_refused_before() {
    check(
        "fn on_start() { let parts = \"a,b\".split(\",\"); let z = \"a\"; z.pad(3, \"x\");\n\
         say(\"n \" + parts.len() + \" \" + z + \" \" + \"abc\".contains(\"b\")); }",
        &expect![[r#"Say("n 2 axx true")"#]],
    );
    check(
        "fn on_start() { debug(\"x\"); }",
        &expect![[r#"
        error[syntax]: scripts do without `debug`
          --> card:1:17
          help: write `say("…")`: it shows a text in the log of the game
    "#]],
    );
    check(
        "fn on_start() { print(\"x\"); }",
        &expect![[r#"
        error[unknown-function]: there is no function `print`
          --> card:1:17
          help: write `say("…")`: it shows a text in the log of the game
        Say("x")"#]],
    );
}

/// The meter shows what the scripts of a game cost, and which handler costs most.
#[test]
fn the_meter_counts_the_steps_of_a_thread_and_names_the_costliest_handler() {
    use engine::Hooks;
    let mut mission = Mission::new();
    let cheap = "fn on_start() { let a = [1]; a.push(2); }";
    let dear = "fn on_start() { for i in 0..900 { } }";
    let (scripts, problems) = mission.compile(&[("cheap", cheap), ("dear", dear)]);
    assert!(problems.is_empty(), "{problems:?}");
    let _ = mission.ask(&scripts, &Event::Started);
    scripts.start_meter();
    assert_eq!((scripts.steps(), scripts.costliest()), (0, None));
    let _ = mission.ask(&scripts, &Event::Started);
    let once = scripts.steps();
    assert!(once > 900, "{once}");
    assert_eq!(scripts.costliest().map(|at| at.to_string()).as_deref(), Some("dear, on_start"));
    let _ = mission.ask(&scripts, &Event::Started);
    assert_eq!(scripts.steps(), 2 * once);
}
