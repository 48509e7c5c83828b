//! Functions that are read in one sitting: how many are longer than a screen or have more parameters than one remembers. Both
//! numbers may only fall. Tests are left out, for a long one is a list of what happens.

use std::ops::Range;

use super::modules::without_test_files;
use super::tokens::{Token, close, tokens, without_tests};
use super::workspace::{folders, read, root, sources};

/// A function may have this many lines, from the one with its name to the last brace.
const LINES: usize = 80;

/// A function may have this many parameters, `self` not among them. A trait says how many its methods have: they count where
/// it is declared, not where it is implemented.
const PARAMETERS: usize = 6;

/// How many functions of the workspace are longer yet.
const LONG: usize = 9;

/// How many functions of the workspace have more parameters yet.
const BROAD: usize = 8;

/// A function with or without a body.
#[derive(Debug)]
struct Function<'a> {
    name: &'a str,
    line: usize,
    lines: usize,
    parameters: usize,
    /// It is a method of a trait for a type.
    is_given: bool,
}

/// All functions of a source without tests, those inside others too.
fn functions<'a>(tokens: &[Token<'a>]) -> Vec<Function<'a>> {
    let given: Vec<Range<usize>> = (0..tokens.len()).filter_map(|at| of_trait(tokens, at)).collect();
    let begins = |at: &usize| tokens[*at].text == "fn" && tokens.get(at + 1).is_some_and(Token::is_word);
    let mut found: Vec<Function<'a>> = Vec::new();
    for at in (0..tokens.len()).filter(begins) {
        let is_given = given.iter().any(|part| part.contains(&at));
        found.extend(function(tokens, at).map(|it| Function { is_given, ..it }));
    }
    found
}

/// The methods of a trait for a type, if their block begins here.
fn of_trait(tokens: &[Token<'_>], at: usize) -> Option<Range<usize>> {
    let is_item = at == 0 || matches!(tokens[at - 1].text, "{" | "}" | ";" | "unsafe");
    let open =
        tokens[at..].iter().position(|it| it.text == "{").filter(|_| is_item && tokens[at].text == "impl")?
            + at;
    // `for<'a>` is a bound.
    let names_type = |pair: &[Token<'_>]| pair[0].text == "for" && pair[1].text != "<";
    tokens[at..open].windows(2).any(names_type).then(|| open..close(tokens, open))
}

fn function<'a>(tokens: &[Token<'a>], begin: usize) -> Option<Function<'a>> {
    let open = after_generics(tokens, begin + 2);
    let shut = (tokens.get(open)?.text == "(").then(|| close(tokens, open))?;
    let mut end = shut + 1;
    while !matches!(tokens.get(end)?.text, "{" | ";") {
        end = if matches!(tokens[end].text, "(" | "[") { close(tokens, end) + 1 } else { end + 1 };
    }
    if tokens[end].text == "{" {
        end = close(tokens, end);
    }
    let line = tokens[begin].line;
    let lines = tokens[end].line - line + 1;
    let (name, parameters) = (tokens[begin + 1].text, parameters(&tokens[open + 1..shut]));
    Some(Function { name, line, lines, parameters, is_given: false })
}

/// Where the list of parameters begins.
fn after_generics(tokens: &[Token<'_>], begin: usize) -> usize {
    let mut depth = 0;
    let is_behind = |at: &usize| {
        depth += nesting(tokens[*at].text, ["<"], [">"]);
        depth == 0 && tokens[*at].text == "("
    };
    (begin..tokens.len()).find(is_behind).unwrap_or(tokens.len())
}

fn nesting<const N: usize>(text: &str, open: [&str; N], shut: [&str; N]) -> i32 {
    i32::from(open.contains(&text)) - i32::from(shut.contains(&text))
}

/// How many parameters a list has.
fn parameters(list: &[Token<'_>]) -> usize {
    let mut depth = 0;
    let ends = |token: &Token<'_>| {
        depth += nesting(token.text, ["(", "[", "{", "<"], [")", "]", "}", ">"]);
        depth == 0 && token.text == ","
    };
    let parts = list.split(ends).filter(|part| !part.is_empty());
    // `self`, `&'a mut self`, `self: Box<Self>`.
    parts
        .filter(|part| !part.iter().take(4).take_while(|it| it.text != ":").any(|it| it.text == "self"))
        .count()
}

/// The functions that are too large, of a source with this path.
#[derive(Default)]
struct Large {
    long: Vec<String>,
    broad: Vec<String>,
}

impl Large {
    fn look(&mut self, path: &str, source: &str) {
        for Function { name, line, lines, parameters, is_given } in
            functions(&without_tests(&tokens(source)).tokens)
        {
            if lines > LINES {
                self.long.push(format!("  {path}:{line} {name}: {lines} lines"));
            }
            if parameters > PARAMETERS && !is_given {
                self.broad.push(format!("  {path}:{line} {name}: {parameters} parameters"));
            }
        }
    }
}

/// Is the number of these as it was?
fn wrong(what: &str, constant: &str, found: &[String], left: usize) -> Option<String> {
    let now = found.len();
    if now > left {
        Some(format!("functions with more than {what}: {now} instead of {left}:\n{}", found.join("\n")))
    } else if now < left {
        Some(format!("functions with more than {what}: {now} instead of {left}; lower {constant} to {now}"))
    } else {
        None
    }
}

#[test]
fn large_functions_only_become_fewer() {
    let manifest = read(&root().join("Cargo.toml"));
    let mut large = Large::default();
    for folder in folders(&manifest) {
        for place in ["src", "benches", "examples"] {
            let place = format!("{folder}/{place}");
            for (path, text) in without_test_files(&sources(&place)) {
                large.look(&format!("{place}/{path}"), text);
            }
        }
    }
    let long = wrong(&format!("{LINES} lines"), "LONG", &large.long, LONG);
    let broad = wrong(&format!("{PARAMETERS} parameters"), "BROAD", &large.broad, BROAD);
    let faults: Vec<String> = long.into_iter().chain(broad).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn lines_of_a_function_are_those_from_its_name_to_its_brace() {
    let source = "/// A head.\n#[must_use]\npub fn a(\n    b: C,\n) -> [u8; 2] where C: D {\n    \"\n}\"\n}\nfn e() {}\n\
                  trait F {\n    fn g(&self);\n}\n#[cfg(test)]\nfn h() {}\n";
    let code = without_tests(&tokens(source)).tokens;
    let found: Vec<_> = functions(&code).iter().map(|it| (it.name, it.line, it.lines)).collect();
    assert_eq!(found, [("a", 3, 6), ("e", 9, 1), ("g", 11, 1)]);
}

#[test]
fn parameters_are_counted_without_self() {
    let source = "fn a() {} fn b(self) {} fn c<T: Fn(A, B) -> C, const N: usize>(&'a mut self, d: [T; N], e: (F, G),) {}\n\
                  fn h(self: Box<Self>, i: Map<J, K>, l: &mut impl FnMut(M, N) -> O, _: P<Q<R, S>>) {}\n\
                  fn t(u: fn(A, B), own_self: C) {}";
    let code = without_tests(&tokens(source)).tokens;
    let found: Vec<_> = functions(&code).iter().map(|it| (it.name, it.parameters)).collect();
    assert_eq!(found, [("a", 0), ("b", 0), ("c", 2), ("h", 3), ("t", 2)]);
}

#[test]
fn methods_of_a_trait_count_where_it_is_declared() {
    let source = "trait A { fn b(c: u8, d: u8); }\nimpl<E: for<'f> Fn(&'f u8)> A for G<E> { fn b(c: u8, d: u8) {} }\n\
                  impl<H: for<'i> Fn(&'i u8)> J<H> { fn k() -> impl L { for m in n {} } }";
    let code = without_tests(&tokens(source)).tokens;
    let found: Vec<_> = functions(&code).iter().map(|it| (it.name, it.is_given)).collect();
    assert_eq!(found, [("b", false), ("b", true), ("k", false)]);
}

#[test]
fn a_large_function_is_listed_and_a_number_too_high_is_lowered() {
    let short = "    x();\n".repeat(LINES - 2);
    let list = "a: u8, ".repeat(PARAMETERS + 1);
    let mut large = Large::default();
    large.look("a.rs", &format!("fn b() {{\n{short}}}\nfn c() {{\n{short}    x();\n}}\nfn d({list}) {{}}\n"));
    let long = wrong("80 lines", "LONG", &large.long, 0);
    assert_eq!(
        long.as_deref(),
        Some("functions with more than 80 lines: 1 instead of 0:\n  a.rs:81 c: 81 lines")
    );
    let broad = wrong("6 parameters", "BROAD", &large.broad, 2);
    assert_eq!(
        broad.as_deref(),
        Some("functions with more than 6 parameters: 1 instead of 2; lower BROAD to 1")
    );
    assert_eq!(wrong("6 parameters", "BROAD", &large.broad, 1), None);
}
