//! Calls: does the function exist, does it take that many values, could they be of the right sort.

use super::Lint;
use super::walk::text;
use crate::problem::{ProblemKind, did_you_mean};
use crate::words::sentence;
use engine::language::{Func, Ty};
use rhai::{Expr, FnCallExpr, Position};
use words::{Argument, Text};

/// Functions every Rhai script has, which Rhai does not list.
const KEYWORDS: [(&str, usize); 6] =
    [("type_of", 1), ("Fn", 1), ("is_def_var", 1), ("is_def_fn", 2), ("is_def_fn", 3), ("is_shared", 1)];

impl Lint<'_, '_, '_> {
    pub(super) fn is_library(&self, name: &str, count: usize) -> bool {
        self.known.library.contains(&(name.to_owned(), count)) || KEYWORDS.contains(&(name, count))
    }

    /// A call written `name(values)`.
    pub(super) fn call(&mut self, call: &FnCallExpr, at: Position) -> Ty {
        if call.is_operator_call() {
            return self.operator(call, at);
        }
        let name = call.name.as_str();
        if !call.namespace.is_empty() {
            let message = sentence("calls-space").with("space", call.namespace.root()).with("name", name);
            self.problem(at, ProblemKind::UnknownFunction, message, None);
            return Ty::ANY;
        }
        let types: Vec<Ty> = call.args.iter().map(|arg| self.expr(arg)).collect();
        if let Some(func) = self.func(name, types.len()) {
            let args: Vec<Option<&Expr>> = call.args.iter().map(Some).collect();
            return self.known_call(func, &types, &args, at);
        }
        let counts: Vec<usize> = self.script_functions(name);
        // The operator `in`.
        if name == "contains" && counts.is_empty() {
            return Ty::BOOL;
        }
        // A nameless function that takes variables along, and a function that is held by a value.
        if matches!(name, "curry" | "call") && !types.is_empty() {
            return if name == "curry" { Ty::OTHER } else { Ty::ANY };
        }
        if !counts.is_empty() {
            if !counts.contains(&types.len()) {
                self.count_problem(name, &counts, types.len(), at, None);
            }
            return Ty::ANY;
        }
        if !self.is_library(name, types.len()) {
            self.unknown_function(name, types.len(), at);
        }
        Ty::ANY
    }

    /// A function of the language, unless only one of Rhai's with the same name takes that many values: `remove` is both.
    fn func(&self, name: &str, count: usize) -> Option<&'static Func> {
        let func = self.language().func(name)?;
        (func.takes(count) || !self.is_library(name, count)).then_some(func)
    }

    /// A call written `receiver.name(values)`.
    pub(super) fn method(&mut self, receiver: Ty, call: &FnCallExpr, at: Position) -> Ty {
        let name = call.name.as_str();
        let mut types = vec![receiver];
        types.extend(call.args.iter().map(|arg| self.expr(arg)));
        // A map may hold a function of this name. Rhai calls a function of the script without what stands before the dot.
        let held = receiver.may_be(Ty::OPTIONS) && self.known.gathered.keys.contains(name);
        if held || self.script_functions(name).contains(&call.args.len()) {
            return Ty::ANY;
        }
        if let Some(func) = self.func(name, types.len()) {
            let args: Vec<Option<&Expr>> = std::iter::once(None).chain(call.args.iter().map(Some)).collect();
            return self.known_call(func, &types, &args, at);
        }
        if matches!(name, "call" | "curry") {
            return Ty::ANY;
        }
        if self.is_library(name, types.len()) {
            return match name {
                "filter" if receiver.surely(Ty::ANY.list()) => receiver,
                "sort" | "reverse" if receiver.surely(Ty::ANY.list()) => Ty::UNIT,
                "is_empty" | "contains" | "some" | "all" => Ty::BOOL,
                "len" => Ty::NUMBER,
                _ => Ty::ANY,
            };
        }
        if !self.script_functions(name).is_empty() {
            let message = sentence("calls-dot").with("name", name);
            let help = sentence("calls-dot-help").with("name", name);
            self.problem(at, ProblemKind::UnknownFunction, message, Some(help));
            return Ty::ANY;
        }
        self.unknown_function(name, types.len(), at);
        Ty::ANY
    }

    fn script_functions(&self, name: &str) -> Vec<usize> {
        let functions = self.known.parsed.functions.iter();
        functions.filter(|f| f.name == name).map(|f| f.body.params.len()).collect()
    }

    fn unknown_function(&mut self, name: &str, count: usize, at: Position) {
        if self.may_be_unread(name) {
            return;
        }
        let takes: Vec<usize> =
            self.known.library.iter().filter(|(n, _)| n == name).map(|(_, count)| *count).collect();
        if !takes.is_empty() {
            self.count_problem(name, &takes, count, at, None);
            return;
        }
        let own = self.known.parsed.functions.iter().map(|f| f.name.as_str());
        let library = self.known.library.iter().map(|(n, _)| n.as_str());
        let library = library.filter(|n| n.chars().all(|c| c.is_alphanumeric() || c == '_'));
        let help = (name == "print")
            .then(|| crate::parse::instead(name))
            .or_else(|| {
                self.is_variable(name).then(|| sentence("calls-unknown-held-help").with("name", name))
            })
            .or_else(|| did_you_mean(name, self.language().funcs().map(|f| f.name).chain(own)))
            .or_else(|| did_you_mean(name, library))
            .or_else(|| {
                let fact = self.language().fact(name)?;
                Some(sentence("calls-unknown-fact-help").with("name", fact.name))
            });
        let message = sentence("calls-unknown").with("name", name);
        self.problem(at, ProblemKind::UnknownFunction, message, help);
    }

    fn count_problem(&mut self, name: &str, takes: &[usize], got: usize, at: Position, help: Option<Text>) {
        let most = takes.iter().copied().max().unwrap_or_default();
        // Of several numbers they are several values, also of 0 and 1.
        let many = if takes.len() > 1 { most.max(2) } else { most };
        let message = sentence("calls-count")
            .with("name", name)
            .with("takes", Argument::Any(takes.iter().map(|count| Argument::from(*count)).collect()))
            .with("many", many)
            .with("given", got);
        self.problem(at, ProblemKind::Arguments, message, help);
    }

    /// A call of a function of the language. `args` are the expressions, where there is one.
    fn known_call(&mut self, func: &'static Func, types: &[Ty], args: &[Option<&Expr>], at: Position) -> Ty {
        if !func.takes(types.len()) {
            let takes: Vec<usize> = (func.needed..=func.params.len()).collect();
            let help = Some(sentence("write").with("code", func.signature()));
            self.count_problem(func.name, &takes, types.len(), at, help);
            return func.gives;
        }
        for ((param, ty), arg) in func.params.iter().zip(types).zip(args) {
            let place = arg.map_or(at, rhai::Expr::start_position);
            if !ty.may_be(param.ty) {
                let message = sentence("calls-sort")
                    .with("call", func.signature())
                    .with("name", param.name)
                    .with("sort", param.ty.describe(self.language()))
                    .with("given", ty.describe(self.language()));
                self.problem(place, ProblemKind::Arguments, message, None);
            }
            match arg {
                Some(Expr::StringConstant(text, at)) => self.possible(text, param.ty.words, *at),
                Some(Expr::Map(entries, at)) if param.ty == Ty::OPTIONS => self.options(&entries.0, *at),
                _ => {}
            }
        }
        let name = args.first().copied().flatten().and_then(|name| text(self.known, self.function, name));
        match (func.name, types) {
            ("note", [_, value]) => self.written.add(name, *value),
            ("noted", [_, otherwise]) => return self.noted(name.as_deref(), *otherwise),
            _ => {}
        }
        func.gives
    }

    /// What a note says: what is written on it, or else the sort of thing that is given for its absence.
    fn noted(&self, name: Option<&str>, otherwise: Ty) -> Ty {
        let things = Ty::THING.or(Ty::NOBODY);
        let absent = if otherwise.may_be(things) { otherwise.or(things) } else { otherwise };
        absent.or(self.notes.on(name))
    }

    /// The options of an offer.
    fn options(&mut self, entries: &[(rhai::Ident, Expr)], at: Position) {
        for (name, value) in entries {
            let Some(entry) = self.language().option(name.as_str()) else {
                let all = self.language().options.iter().map(|entry| entry.name);
                let help = did_you_mean(name.as_str(), all.clone()).unwrap_or_else(|| {
                    let list: Vec<&str> = all.collect();
                    sentence("possible").with("all", list.join(", "))
                });
                let message = sentence("calls-option").with("name", name.as_str());
                self.problem(name.pos, ProblemKind::UnknownProperty, message, Some(help));
                continue;
            };
            // The expression itself was checked with all others; only its sort is asked here.
            let ty = self.quietly(value);
            if !ty.may_be(entry.ty) {
                let (want, got) = (entry.ty.describe(self.language()), ty.describe(self.language()));
                let message = sentence("calls-option-sort")
                    .with("name", entry.name)
                    .with("sort", want)
                    .with("given", got);
                self.problem(value.start_position(), ProblemKind::Arguments, message, None);
            }
            if let Expr::StringConstant(text, at) = value {
                self.possible(text, entry.ty.words, *at);
            }
        }
        if !entries.iter().any(|(name, _)| name.as_str() == "label") {
            let help = Some(sentence("calls-label-help"));
            self.problem(at, ProblemKind::Arguments, sentence("calls-label"), help);
        }
    }

    /// The sort of an expression whose problems are already reported.
    fn quietly(&mut self, expr: &Expr) -> Ty {
        let told = self.problems.list.len();
        let ty = self.expr(expr);
        self.problems.list.truncate(told);
        ty
    }
}
