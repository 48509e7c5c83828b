//! What one source has and names: its modules, what they define and import, and the paths in their code. Where a path leads is
//! for `modules`.

use super::tokens::{Token, close};

/// A module inside a source; the first one is the source itself.
#[derive(Debug, Default)]
pub(crate) struct Scope {
    /// The names of the modules around it and its own, beginning at the source.
    pub(crate) path: Vec<String>,
    pub(crate) defined: Vec<Defined>,
    pub(crate) imports: Vec<Import>,
    pub(crate) paths: Vec<Named>,
    pub(crate) macros: Vec<String>,
}

/// An item of a module.
#[derive(Debug)]
pub(crate) struct Defined {
    pub(crate) name: String,
    pub(crate) is_trait: bool,
}

/// What a `use` brings into a module.
#[derive(Debug)]
pub(crate) struct Import {
    /// `*` for all names there are.
    pub(crate) name: String,
    pub(crate) path: Vec<String>,
    /// It also gives the name to others.
    pub(crate) is_public: bool,
    /// It stands inside a function.
    pub(crate) is_local: bool,
}

/// A path in the code, or a single name.
#[derive(Debug)]
pub(crate) struct Named {
    pub(crate) path: Vec<String>,
    pub(crate) is_macro: bool,
}

/// Words that are no names.
const KEYWORDS: [&str; 37] = [
    "Self", "as", "async", "await", "break", "const", "continue", "dyn", "else", "enum", "extern", "false",
    "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return",
    "static", "struct", "trait", "true", "type", "unsafe", "use", "where", "while", "_", "union",
];

/// The modules of a source without tests.
pub(crate) fn outline(tokens: &[Token<'_>]) -> Vec<Scope> {
    let mut reader = Reader { tokens, scopes: vec![Scope::default()] };
    reader.read(0..tokens.len(), 0, true);
    reader.scopes
}

struct Reader<'a> {
    tokens: &'a [Token<'a>],
    scopes: Vec<Scope>,
}

impl Reader<'_> {
    fn text(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.text)
    }

    fn is_word(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_word)
    }

    /// Reads a part of the source into a scope. Only items of a module are defined there: those in functions and blocks of
    /// methods have no path.
    fn read(&mut self, part: std::ops::Range<usize>, scope: usize, items: bool) {
        let mut at = part.start;
        let mut is_public = false;
        while at < part.end {
            let was_public = std::mem::take(&mut is_public);
            at = match self.text(at) {
                "pub" => {
                    is_public = true;
                    if self.text(at + 1) == "(" { close(self.tokens, at + 1) + 1 } else { at + 1 }
                }
                // `impl Trait + use<'a>` imports nothing.
                "use" if self.text(at + 1) != "<" => {
                    let end = self.tree(at + 1, &[], scope, (was_public, !items));
                    end + 1
                }
                "mod" if self.text(at + 2) == "{" => self.module(at, scope),
                "macro_rules" if self.text(at + 1) == "!" => {
                    let name = self.text(at + 2).to_owned();
                    self.scopes[scope].macros.push(name);
                    at + 3
                }
                "{" => {
                    let end = close(self.tokens, at);
                    self.read(at + 1..end, scope, false);
                    end + 1
                }
                "mod" | "fn" | "struct" | "enum" | "union" | "trait" | "type" | "const" | "static"
                    if self.is_item(at) =>
                {
                    self.define(at, scope, items);
                    at + 2
                }
                "let" => self.after_let(at),
                _ if items && self.is_word(at) && self.text(at + 1) == "!" => self.call(at, scope),
                _ if self.begins_path(at) => self.path(at, scope),
                _ => at + 1,
            };
        }
    }

    /// Does a keyword here give a name to something?
    fn is_item(&self, at: usize) -> bool {
        let is_pointer = at > 0 && self.text(at - 1) == "*";
        self.is_word(at + 1) && !is_pointer && !KEYWORDS.contains(&self.text(at + 1))
    }

    fn define(&mut self, at: usize, scope: usize, items: bool) {
        if items && self.text(at) != "mod" {
            let (name, is_trait) = (self.text(at + 1).to_owned(), self.text(at) == "trait");
            self.scopes[scope].defined.push(Defined { name, is_trait });
        }
    }

    fn module(&mut self, at: usize, scope: usize) -> usize {
        let mut path = self.scopes[scope].path.clone();
        path.push(self.text(at + 1).to_owned());
        self.scopes.push(Scope { path, ..Scope::default() });
        let end = close(self.tokens, at + 2);
        self.read(at + 3..end, self.scopes.len() - 1, true);
        end + 1
    }

    /// A name that `let` gives is no use of an item.
    fn after_let(&self, at: usize) -> usize {
        let name = if self.text(at + 1) == "mut" { at + 2 } else { at + 1 };
        if matches!(self.text(name + 1), "=" | ":" | ";") { name + 1 } else { at + 1 }
    }

    /// A macro called among items may make more of them.
    fn call(&mut self, at: usize, scope: usize) -> usize {
        let after = self.path(at, scope) + 1;
        if !matches!(self.text(after), "{" | "(" | "[") {
            return after;
        }
        let end = close(self.tokens, after);
        self.read(after + 1..end, scope, true);
        end + 1
    }

    fn begins_path(&self, at: usize) -> bool {
        let before = if at > 0 { self.text(at - 1) } else { "" };
        let is_name = self.is_word(at) && !KEYWORDS.contains(&self.text(at));
        is_name && !matches!(before, "." | "::") && (before != "$" || self.text(at) == "crate")
    }

    fn path(&mut self, at: usize, scope: usize) -> usize {
        let mut path = vec![self.text(at).to_owned()];
        let mut end = at + 1;
        while self.text(end) == "::" && self.is_word(end + 1) {
            path.push(self.text(end + 1).to_owned());
            end += 2;
        }
        // A field, a parameter or a bound has a colon behind it and names nothing.
        if path.len() > 1 || self.text(end) != ":" && path[0] != "self" {
            let is_macro = self.text(end) == "!";
            self.scopes[scope].paths.push(Named { path, is_macro });
        }
        end
    }

    /// Reads one branch of a `use`, and returns the place of what ends it.
    fn tree(&mut self, at: usize, before: &[String], scope: usize, kind: (bool, bool)) -> usize {
        let mut path = before.to_vec();
        let mut at = at;
        loop {
            match self.text(at) {
                "{" => {
                    let end = close(self.tokens, at);
                    at += 1;
                    while at < end {
                        at = self.tree(at, &path, scope, kind);
                        at += usize::from(self.text(at) == ",");
                    }
                    return end + 1;
                }
                "*" => {
                    self.import("*", path, scope, kind);
                    return at + 1;
                }
                "self" if !path.is_empty() && self.text(at - 1) != "::" => at += 1,
                "::" if path.is_empty() => {
                    // Another crate, whatever our modules are called.
                    path.push("::".to_owned());
                    at += 1;
                }
                "::" => at += 1,
                _ if self.is_word(at) && self.text(at) != "as" => {
                    path.push(self.text(at).to_owned());
                    at += 1;
                }
                _ => break,
            }
        }
        let name = if self.text(at) == "as" {
            at += 2;
            self.text(at - 1).to_owned()
        } else {
            path.last().cloned().unwrap_or_default()
        };
        self.import(&name, path, scope, kind);
        // What cannot be read must not be read for ever.
        if matches!(self.text(at), "," | ";" | "}") { at } else { at + 1 }
    }

    fn import(&mut self, name: &str, path: Vec<String>, scope: usize, (is_public, is_local): (bool, bool)) {
        self.scopes[scope].imports.push(Import { name: name.to_owned(), path, is_public, is_local });
    }
}

#[cfg(test)]
mod tests {
    use super::{Scope, outline};
    use crate::tokens::{tokens, without_tests};

    fn read(source: &str) -> Vec<Scope> {
        outline(&without_tests(&tokens(source)).tokens)
    }

    fn imports(source: &str) -> Vec<String> {
        let scopes = read(source);
        scopes[0]
            .imports
            .iter()
            .map(|import| format!("{} = {}", import.name, import.path.join("::")))
            .collect()
    }

    #[test]
    fn every_branch_of_a_use_is_an_import() {
        let all =
            imports("pub(crate) use a::{self, b::{C as D, e}, f::*}; use ::g; use super::super::h as _;");
        assert_eq!(
            all,
            ["a = a", "D = a::b::C", "e = a::b::e", "* = a::f", "g = ::::g", "_ = super::super::h"]
        );
    }

    #[test]
    fn only_items_of_a_module_are_defined() {
        let scopes = read(
            "pub trait A { fn b(); }\nimpl C { const D: u8 = 1; }\nmod e { struct F; }\nmake! { enum G { H } }",
        );
        let names = |scope: &Scope| scope.defined.iter().map(|it| it.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&scopes[0]), ["A", "G"]);
        assert_eq!((names(&scopes[1]), scopes[1].path.join("::")), (vec!["F".to_owned()], "e".to_owned()));
    }

    #[test]
    fn paths_are_names_and_neither_fields_nor_methods() {
        let scopes = read("fn f(a: b::C) { let d = e; a.g(crate::h::i::<J>(), K { l: 1 }, m!(n)) }");
        let paths: Vec<String> = scopes[0].paths.iter().map(|it| it.path.join("::")).collect();
        assert_eq!(paths, ["b::C", "e", "a", "crate::h::i", "J", "K", "m", "n"]);
        assert!(scopes[0].paths.iter().all(|it| it.is_macro == (it.path == ["m"])));
    }
}
