//! Mistakes of typing: each gives one problem, at its place, with the way it is written.

use crate::common::Mission;

/// What stands in a function from the second line on, and what is said of it: the place, what is wrong, and the way out.
const MISTAKES: &[(&str, &str)] = &[
    // Quotation marks
    (
        "if active.kind == 'imp' { say(\"a\"); }",
        "2:23 texts stand in double quotation marks: write `\"imp\"`",
    ),
    ("say(“hello”);", "2:9 texts stand in double quotation marks: write `\"hello\"`"),
    ("say(‘it’s fine’);", "2:9 texts stand in double quotation marks: write `\"it’s fine\"`"),
    ("say('it's fine');", "2:9 texts stand in double quotation marks: write `\"it's fine\"`"),
    ("say(«hello»);", "2:9 texts stand in double quotation marks: write `\"hello\"`"),
    ("say(„hello“);", "2:9 texts stand in double quotation marks: write `\"hello\"`"),
    ("say(“a \"b\" c”);", "2:9 texts stand in double quotation marks: write `\"a \\\"b\\\" c\"`"),
    ("say(“hello\");", "2:9 texts stand in double quotation marks: write `\"hello\"`"),
    ("say(\"hello”);", "2:9 texts stand in double quotation marks: write `\"hello\"`"),
    ("say(“} ) {”);", "2:9 texts stand in double quotation marks: write `\"} ) {\"`"),
    ("say(`a ${'b c'}`);", "2:14 texts stand in double quotation marks: write `\"b c\"`"),
    (
        "say(“hello);",
        "2:9 texts stand in double quotation marks, and `“` is another sign: write `\"` before the text and behind it",
    ),
    // Signs that cannot be seen
    (
        "let\u{a0}a = 1;",
        "2:8 the sign U+00A0, a no-break space, stands here; it cannot be seen: write an ordinary space instead",
    ),
    (
        "let a\u{200b} = 1;",
        "2:10 the sign U+200B, a space without width, stands here; it cannot be seen: delete it",
    ),
    (
        "let a = 1;\u{2028}say(\"\");",
        "2:15 the sign U+2028, a line separator, stands here; it cannot be seen: delete it and begin a new line",
    ),
    ("let a =\0 1;", "2:12 the sign U+0000, the null character, stands here; it cannot be seen: delete it"),
    ("let a\u{3164} = 1;", "2:10 the sign U+3164 stands here; it cannot be seen: delete it"),
    (
        "\u{feff}let a = 1;",
        "2:5 the sign U+FEFF, a byte order mark, stands here; it cannot be seen: delete it",
    ),
    ("let a\u{e0041} = 1;", "2:10 the sign U+E0041 stands here; it cannot be seen: delete it"),
    (
        "let a\u{b} = 1;",
        "2:10 the sign U+000B stands here; it cannot be seen: write an ordinary space instead",
    ),
    (
        "\u{a0}\u{a0}let a = 1;\u{a0}",
        "2:5 the sign U+00A0, a no-break space, stands here, and 2 times more further on; it cannot be seen: write an \
         ordinary space instead",
    ),
    // Numbers
    ("note(\"n\", 1.5);", "2:15 there are no numbers with a point: write a whole number, such as `1`"),
    ("note(\"n\", .5);", "2:15 there are no numbers with a point: write a whole number, such as `0`"),
    ("note(\"n\", 3.);", "2:15 there are no numbers with a point: write a whole number, such as `3`"),
    ("note(\"n\", 1e5);", "2:15 there are no numbers with an exponent: write all its digits"),
    (
        "note(\"n\", 10px);",
        "2:15 `10px` is neither a number nor a name: a number has only digits, and a name begins with a letter",
    ),
    (
        "note(\"n\", 99999999999999999999999);",
        "2:15 99999999999999999999999 is too large: the largest number is 9223372036854775807: write a smaller number",
    ),
    (
        "note(\"n\", 0x1FFFFFFFFFFFFFFFFF);",
        "2:15 0x1FFFFFFFFFFFFFFFFF is too large: the largest number is 9223372036854775807: write a smaller number",
    ),
    // Ends of statements
    (
        "let a = 1 + 2\n\n    note(\"a\", a);",
        "2:18 a `;` is missing at the end of this statement: write `let a = 1 + 2;`",
    ),
    (
        "let a = 1 // one\n    note(\"a\", a);",
        "2:14 a `;` is missing at the end of this statement: write `let a = 1;`",
    ),
    (
        "say(\"x\")\n    say(\"y\");",
        "2:13 a `;` is missing at the end of this statement: write `say(\"x\");`",
    ),
    (
        "let a = [\n        1\n    ]\n    say(\"x\");",
        "4:6 a `;` is missing at the end of this statement: write `];`",
    ),
    (
        "let a b = 1;",
        "2:11 `b` cannot follow what stands before it: if a new statement begins here, write `;` before it",
    ),
    // Words and signs of other languages
    ("if round = 1 { say(\"x\"); }", "2:14 `=` sets a variable and cannot stand here: write `==` to compare"),
    ("if round > 1 and round < 3 { say(\"x\"); }", "2:18 `and` is written `&&`: write `&&`"),
    ("if not round > 1 { say(\"x\"); }", "2:8 `not` is written `!`: write `!`"),
    (
        "if round > 1 { say(\"x\"); } elif round < 3 { say(\"y\"); }",
        "2:32 `elif` is written `else if`: write `else if`",
    ),
    ("var a = 1;", "2:5 `var` is written `let`: write `let`"),
    ("int a = 1;", "2:5 `int` is written `let`: write `let`"),
    ("let a = null;", "2:13 `null` is written `()`: write `()`"),
    ("let a = 1; a++;", "2:17 `++` is written `+= 1`: write `+= 1`"),
    ("# comment", "2:5 `#` is written `//`: write `//`"),
    ("-- comment", "2:5 `--` is written `//`: write `//`"),
    ("if round => 1 { say(\"x\"); }", "2:14 `=>` is written `>=`: write `>=`"),
    ("if round =< 1 { say(\"x\"); }", "2:14 `=<` is written `<=`: write `<=`"),
    ("if round <> 1 { say(\"x\"); }", "2:14 `<>` is written `!=`: write `!=`"),
    ("if round === 1 { say(\"x\"); }", "2:14 `===` is written `==`: write `==`"),
    ("for m of marines() { say(m.name); }", "2:11 `of` is written `in`: write `in`"),
    (
        "let a = round > 1 ? 2 : 3;",
        "2:23 `?` does not choose between values: write `if … { … } else { … }`: it has a value, too",
    ),
    (
        "say(map:blue_door);",
        "2:12 `:` cannot stand here: options are written `#{ name: value }`, and names on the map `map::name`",
    ),
    (
        "let x = {a: 1};",
        "2:15 `:` cannot stand here: options are written `#{ name: value }`, and names on the map `map::name`",
    ),
    // What is not closed or missing
    (
        "say(\"hello);",
        "2:9 the text that begins here has no end: write `\"` behind its last letter; a text of several lines stands between \
         backticks",
    ),
    (
        "say(\"hello\";",
        "2:16 a comma or a closing bracket is missing here: write it behind what stands before",
    ),
    (
        "if round > 1 say(\"x\");",
        "2:17 a block in `{ }` is missing here: write what is to be done between `{` and `}`",
    ),
    (
        "if round > 1 {\n        say(\"x\");",
        "1:15 the block that begins here has no `}`: write `}` where it ends, or where a block inside it ends",
    ),
    (
        "switch round { 1 => say(\"a\"); 2 => say(\"b\"); }",
        "2:33 the cases of `switch` are separated by `,`: write `,` between this case and the next one",
    ),
    // Names
    (
        "let for = 1;",
        "2:9 the name of a variable is missing here: `for` has a meaning of its own in Rhai; choose another word",
    ),
    (
        "let var = 1;",
        "2:9 'var' is a reserved keyword: `var` has a meaning of its own in Rhai; choose another word",
    ),
    (
        "let ä = 1;",
        "2:9 `ä` is no sign of scripts: names have the letters a to z and A to Z, digits and `_`; others stand in texts only",
    ),
    ("let a = 1 – 2;", "2:15 `–` is no sign of scripts: write `-`"),
];

/// What looks like a mistake and is none.
const SOUND: &[&str] = &[
    "// “x” 'abc' 1.5 \u{a0}\u{200b}\0 99999999999999999999999",
    "/* “x” 'abc' 1.5 \u{a0}\u{200b} */",
    "say(\"“x” 'abc' 1.5 \u{a0}\u{200b} and elif\");",
    "say(`“x” 'abc' 1.5 ${1} ’ \u{a0}`);",
    "say(#\"“x” 'abc' 1.5 \u{a0}\"#);",
    "let c = 'a'; if c == '\\'' || c == '\\n' || c == '“' { say(\"\"); }",
    "for i in 0..5 { note(\"n\", i); }",
    "note(\"n\", 3.abs());",
    "note(\"n\", 9223372036854775807 - 9223372036854775806);",
    "note(\"n\", 1_000 + 0xff + 0b1 + 0o7);",
    "say(\"x\")",
];

fn told(text: &str) -> Vec<String> {
    let problems = Mission::new().compile(&[("card", text)]).1;
    let told = problems.into_iter().map(|it| {
        let help = it.help.map(|help| help.to_string()).unwrap_or_default();
        format!("{}:{} {}: {help}", it.at.line, it.at.column, it.message)
    });
    told.collect()
}

#[test]
fn each_mistake_gives_one_problem_at_its_place() {
    let mut faults = Vec::new();
    for (code, expected) in MISTAKES {
        let found = told(&format!("fn on_start() {{\n    {code}\n}}"));
        if found != [*expected] {
            faults.push(format!("{code:?}\n  expected {expected}\n  found    {found:#?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_only_looks_like_a_mistake_has_no_problem() {
    for code in SOUND {
        assert_eq!(told(&format!("fn on_start() {{\n    {code}\n}}")), Vec::<String>::new(), "{code:?}");
    }
}

#[test]
fn constants_have_the_same_mistakes() {
    let sound = "\nfn on_start() { note(\"rate\", RATE); }";
    let constant = |written: &str| told(&format!("const RATE = {written}{sound}"));
    assert_eq!(
        constant("1.5;"),
        ["1:14 there are no numbers with a point: write a whole number, such as `1`"]
    );
    assert_eq!(constant("'abc';"), ["1:14 texts stand in double quotation marks: write `\"abc\"`"]);
    assert_eq!(
        constant("3"),
        ["1:15 a `;` is missing at the end of this statement: write `const RATE = 3;`"]
    );
}

/// Between functions they reach no parser, and a text may begin with a byte order mark.
#[test]
fn signs_that_cannot_be_seen_do_no_harm_outside_of_functions() {
    let text = "\u{feff}//! Title\n\u{a0}\nfn on_start() { say(\"\"); }\n\u{200b}fn on_round_end() { say(\"\"); }\u{2028}\n";
    assert_eq!(told(text), Vec::<String>::new());
    let (scripts, _) = Mission::new().compile(&[("card", text)]);
    assert_eq!(scripts.cards().next().map(|(_, title)| title.to_owned()), Some("Title".to_owned()));
}
