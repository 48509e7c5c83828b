//! Calls: does the function exist, does it take that many values, could they be of the right sort.

use super::Lint;
use crate::problem::ProblemKind;
use engine::language::{Func, Ty};
use engine::suggest;
use rhai::{Expr, FnCallExpr, Position};

/// Functions every Rhai script has, which Rhai does not list.
const KEYWORDS: [(&str, usize); 2] = [("type_of", 1), ("Fn", 1)];

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
            let message = format!("`{}::{name}` is no function", call.namespace.root());
            self.problem(at, ProblemKind::UnknownFunction, message, None);
            return Ty::ANY;
        }
        if let Some(func) = self.language().func(name) {
            let types: Vec<Ty> = call.args.iter().map(|arg| self.expr(arg)).collect();
            let args: Vec<Option<&Expr>> = call.args.iter().map(Some).collect();
            return self.known_call(func, &types, &args, at);
        }
        let types: Vec<Ty> = call.args.iter().map(|arg| self.expr(arg)).collect();
        // A nameless function that takes variables along, and the operator `in`.
        if matches!(name, "curry" | "contains") {
            return if name == "contains" { Ty::BOOL } else { Ty::OTHER };
        }
        let counts: Vec<usize> = self.script_functions(name);
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

    /// A call written `receiver.name(values)`.
    pub(super) fn method(&mut self, receiver: Ty, call: &FnCallExpr, at: Position) -> Ty {
        let name = call.name.as_str();
        let mut types = vec![receiver];
        types.extend(call.args.iter().map(|arg| self.expr(arg)));
        if let Some(func) = self.language().func(name) {
            let args: Vec<Option<&Expr>> = std::iter::once(None).chain(call.args.iter().map(Some)).collect();
            return self.known_call(func, &types, &args, at);
        }
        if matches!(name, "call" | "curry") {
            return Ty::ANY;
        }
        if self.is_library(name, types.len()) {
            return match name {
                "filter" | "sort" | "reverse" if receiver.surely(Ty::ANY.list()) => receiver,
                "is_empty" | "contains" | "some" | "all" => Ty::BOOL,
                "len" => Ty::NUMBER,
                _ => Ty::ANY,
            };
        }
        if !self.script_functions(name).is_empty() {
            let message = format!("`{name}` is a function of this script and is called without a dot");
            let help = Some(format!("write `{name}(…)` with the value before the dot as its first value"));
            self.problem(at, ProblemKind::UnknownFunction, message, help);
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
            .or_else(|| suggest::did_you_mean(name, self.language().funcs().map(|f| f.name).chain(own)))
            .or_else(|| suggest::did_you_mean(name, library))
            .or_else(|| {
                self.language().fact(name).map(|f| format!("`{}` is written without brackets", f.name))
            });
        let message = format!("there is no function `{name}`");
        self.problem(at, ProblemKind::UnknownFunction, message, help);
    }

    fn count_problem(&mut self, name: &str, takes: &[usize], got: usize, at: Position, help: Option<String>) {
        let list: Vec<String> = takes.iter().map(usize::to_string).collect();
        let values = if takes == [1] { "value" } else { "values" };
        let message = format!("`{name}` takes {} {values}, but is given {got}", list.join(" or "));
        self.problem(at, ProblemKind::Arguments, message, help);
    }

    /// A call of a function of the language. `args` are the expressions, where there is one.
    fn known_call(&mut self, func: &'static Func, types: &[Ty], args: &[Option<&Expr>], at: Position) -> Ty {
        if !func.takes(types.len()) {
            let takes: Vec<usize> = (func.needed..=func.params.len()).collect();
            let help = Some(format!("write `{}`", func.signature()));
            self.count_problem(func.name, &takes, types.len(), at, help);
            return func.gives;
        }
        for ((param, ty), arg) in func.params.iter().zip(types).zip(args) {
            let place = arg.map_or(at, rhai::Expr::start_position);
            if !ty.may_be(param.ty) {
                let message = format!(
                    "{}: `{}` should be {}, but is {}",
                    func.signature(),
                    param.name,
                    param.ty.describe(self.language()),
                    ty.describe(self.language())
                );
                self.problem(place, ProblemKind::Arguments, message, None);
            }
            match arg {
                Some(Expr::StringConstant(text, at)) => self.possible(text, param.ty.words, *at),
                Some(Expr::Map(entries, at)) if param.ty == Ty::OPTIONS => self.options(&entries.0, *at),
                _ => {}
            }
        }
        self.given(func, types)
    }

    /// The sort of what a function gives. A note is taken to say the sort of thing that is given for its absence.
    fn given(&self, func: &Func, types: &[Ty]) -> Ty {
        match types.get(1) {
            Some(otherwise) if func.name == "noted" => {
                let things = Ty::THING.or(Ty::NOBODY);
                if otherwise.may_be(things) { otherwise.or(things) } else { *otherwise }
            }
            _ => func.gives,
        }
    }

    /// The options of an offer.
    fn options(&mut self, entries: &[(rhai::Ident, Expr)], at: Position) {
        for (name, value) in entries {
            let Some(entry) = self.language().option(name.as_str()) else {
                let all = self.language().options.iter().map(|entry| entry.name);
                let help = suggest::did_you_mean(name.as_str(), all.clone()).or_else(|| {
                    let list: Vec<&str> = all.collect();
                    Some(format!("possible are: {}", list.join(", ")))
                });
                let message = format!("an offer has no option `{}`", name.as_str());
                self.problem(name.pos, ProblemKind::UnknownProperty, message, help);
                continue;
            };
            // The expression itself was checked with all others; only its sort is asked here.
            let ty = self.quietly(value);
            if !ty.may_be(entry.ty) {
                let (want, got) = (entry.ty.describe(self.language()), ty.describe(self.language()));
                let message = format!("`{}` should be {want}, but is {got}", entry.name);
                self.problem(value.start_position(), ProblemKind::Arguments, message, None);
            }
            if let Expr::StringConstant(text, at) = value {
                self.possible(text, entry.ty.words, *at);
            }
        }
        if !entries.iter().any(|(name, _)| name.as_str() == "label") {
            let help = Some("add `label: \"what the marine reads\"`".to_owned());
            self.problem(at, ProblemKind::Arguments, "an offer needs a `label`", help);
        }
    }

    /// The sort of an expression whose problems are already told.
    fn quietly(&mut self, expr: &Expr) -> Ty {
        let told = self.problems.list.len();
        let ty = self.expr(expr);
        self.problems.list.truncate(told);
        ty
    }
}
