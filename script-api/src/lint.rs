//! Second walk over a script: what cannot be right, with line and column, before the mission is played. It reports a
//! sort only where it is certain; what might be right is not reported.

mod bans;
mod bounds;
mod calls;
mod handlers;
mod known;
mod notes;
mod offers;
mod values;
mod walk;
mod written;

pub(crate) use bans::whole_game;
pub(crate) use bounds::always_same;
pub(crate) use handlers::{Calls, barred, handlers, never_happens, reached, unheard_tags, unused};
pub(crate) use known::{Known, Library};
pub(crate) use notes::unwritten;
pub(crate) use offers::in_vain;

use crate::gather::Mentions;
use crate::parse::{Body, Function, position};
use crate::problem::{ProblemKind, Problems, did_you_mean};
use crate::words::sentence;
use engine::language::{Handler, Language, Ty};
use known::event_of;
use rhai::{Expr, Stmt, StmtBlock};
use words::Text;
use written::Written;

/// One function being checked.
struct Lint<'a, 'p, 's> {
    known: &'a Known<'a>,
    problems: &'p mut Problems<'s>,
    /// The variables in sight, innermost last.
    scope: Vec<(String, Ty)>,
    function: &'a Function,
    /// Of variables that it sets again, or only in part, the sort is not certain.
    mentions: &'a Mentions,
    /// The event, in a handler.
    event: Option<&'static Handler>,
    /// What notes may say.
    notes: &'a Written,
    /// What the functions checked so far write on notes.
    written: &'p mut Written,
}

/// How often the functions are read for what notes may say. A value that goes through more notes is not followed.
const READINGS: usize = 4;

/// Check every function of a script.
pub(crate) fn functions(known: &Known<'_>, problems: &mut Problems<'_>) {
    let _ = each_function(known, &all_notes(known), problems);
}

/// What notes may say. What is written on one may be read from another.
fn all_notes(known: &Known<'_>) -> Written {
    let mut notes = Written::default();
    if !known.calls("noted") {
        return notes;
    }
    for _ in 0..READINGS {
        let more = each_function(known, &notes, &mut Problems::of(""));
        if more == notes {
            return notes;
        }
        notes = more;
    }
    Written::unclear()
}

/// Check every function, where it is known what notes may say; gives what the functions write on them.
fn each_function(known: &Known<'_>, notes: &Written, problems: &mut Problems<'_>) -> Written {
    let mut written = Written::of(known);
    for (function, mentions) in known.parsed.functions.iter().zip(&known.gathered.functions) {
        let event = event_of(known, function);
        let (scope, problems, written) = (Vec::new(), &mut *problems, &mut written);
        let mut lint = Lint { known, problems, scope, function, mentions, event, notes, written };
        let first = if event.is_some() { Ty::EVENT } else { Ty::ANY };
        lint.body(&function.body, first);
        for inner in &function.inner {
            lint.body(inner, Ty::ANY);
        }
    }
    written
}

impl Lint<'_, '_, '_> {
    /// What the game's scripts can say.
    const fn language(&self) -> &'static Language {
        self.known.names.language
    }

    fn body(&mut self, body: &Body, first: Ty) {
        self.scope.clear();
        for (i, param) in body.params.iter().enumerate() {
            let ty = if i == 0 { first } else { Ty::ANY };
            self.declare(param, ty);
        }
        for statement in &body.statements {
            let _ = self.statement(statement);
        }
    }

    fn declare(&mut self, name: &str, ty: Ty) {
        let ty = if self.mentions.assigned.contains(name) {
            Ty::ANY
        } else if ty.may_be(Ty::ANY.list()) && self.mentions.changed.contains(name) {
            ty.or(Ty::ANY.list())
        } else {
            ty
        };
        self.scope.push((name.to_owned(), ty));
    }

    fn problem(&mut self, at: rhai::Position, kind: ProblemKind, message: Text, help: Option<Text>) {
        self.problems.add(position(at, self.function.at), kind, message, help);
    }

    fn block(&mut self, block: &StmtBlock) -> Ty {
        let depth = self.scope.len();
        let mut last = Ty::UNIT;
        for statement in block.statements() {
            last = self.statement(statement);
        }
        self.scope.truncate(depth);
        last
    }

    /// Check a statement; gives the sort of its value.
    fn statement(&mut self, statement: &Stmt) -> Ty {
        match statement {
            Stmt::If(parts, _) => {
                self.condition(&parts.expr);
                let body = self.block(&parts.body);
                body.or(self.block(&parts.branch))
            }
            Stmt::While(parts, _) => {
                // An endless `loop` has no condition.
                if !matches!(parts.expr, Expr::Unit(_)) {
                    self.condition(&parts.expr);
                }
                let _ = self.block(&parts.body);
                Ty::ANY
            }
            Stmt::Do(parts, ..) => {
                let _ = self.block(&parts.body);
                self.condition(&parts.expr);
                Ty::ANY
            }
            Stmt::For(parts, _) => {
                let list = self.expr(&parts.2.expr);
                self.iterable(&parts.2.expr, list);
                let depth = self.scope.len();
                if let Some(counter) = &parts.1 {
                    self.declare(counter.as_str(), Ty::NUMBER);
                }
                self.declare(parts.0.as_str(), list.member());
                let _ = self.block(&parts.2.body);
                self.scope.truncate(depth);
                Ty::ANY
            }
            Stmt::Var(parts, ..) => {
                let ty = self.expr(&parts.1);
                self.declare(parts.0.as_str(), ty);
                Ty::UNIT
            }
            Stmt::Assignment(parts) => {
                let _ = self.expr(&parts.1.rhs);
                self.target(&parts.1.lhs);
                Ty::UNIT
            }
            Stmt::FnCall(call, at) => self.call(call, *at),
            Stmt::Block(block) => self.block(block),
            Stmt::Expr(expr) => self.expr(expr),
            Stmt::Return(value, ..) => {
                let _ = value.as_ref().map(|value| self.expr(value));
                Ty::ANY
            }
            Stmt::BreakLoop(value, ..) => {
                let _ = value.as_ref().map(|value| self.expr(value));
                Ty::ANY
            }
            Stmt::Switch(parts, _) => {
                let (subject, cases) = &**parts;
                let _ = self.expr(subject);
                for case in &cases.expressions {
                    let _ = self.expr(&case.lhs);
                    let _ = self.expr(&case.rhs);
                }
                Ty::ANY
            }
            _ => Ty::ANY,
        }
    }

    fn condition(&mut self, expr: &Expr) {
        let ty = self.expr(expr);
        if !ty.may_be(Ty::BOOL) {
            let message = sentence("lint-condition").with("sort", ty.describe(self.language()));
            let help = ty.may_be(Ty::NUMBER).then(|| sentence("lint-condition-help"));
            self.problem(expr.start_position(), ProblemKind::Arguments, message, help);
        }
    }

    fn iterable(&mut self, expr: &Expr, ty: Ty) {
        if !ty.may_be(Ty::ANY.list()) && !ty.may_be(Ty::TEXT) {
            let message = sentence("lint-list").with("sort", ty.describe(self.language()));
            self.problem(expr.start_position(), ProblemKind::Arguments, message, None);
        }
    }

    /// What is assigned to.
    fn target(&mut self, lhs: &Expr) {
        match lhs {
            Expr::Variable(variable, _, at) if variable.2.is_empty() => {
                let name = variable.1.as_str();
                if !self.is_variable(name) {
                    let message = sentence("lint-set").with("name", name);
                    let help = if self.language().fact(name).is_some() || self.is_constant(name) {
                        sentence("lint-set-note-help")
                    } else {
                        sentence("lint-set-let-help").with("name", name)
                    };
                    self.problem(*at, ProblemKind::UnknownWord, message, Some(help));
                }
            }
            Expr::Dot(parts, _, at) => {
                let ty = self.expr(&parts.lhs);
                if ty.surely(Ty::THING.or(Ty::NOBODY).or(Ty::EVENT)) {
                    self.problem(
                        *at,
                        ProblemKind::UnknownProperty,
                        sentence("lint-set-map"),
                        Some(sentence("lint-set-map-help")),
                    );
                }
            }
            other => {
                let _ = self.expr(other);
            }
        }
    }

    fn is_variable(&self, name: &str) -> bool {
        self.scope.iter().any(|(n, _)| n == name)
    }

    /// May it be defined in a part of the script that could not be read? That part has its own problem.
    fn may_be_unread(&self, name: &str) -> bool {
        self.known.parsed.unread.contains(name)
    }

    fn is_constant(&self, name: &str) -> bool {
        self.known.parsed.constants.iter().any(|c| c.name == name)
    }

    /// A bare word.
    fn word(&mut self, name: &str, at: rhai::Position) -> Ty {
        if let Some((_, ty)) = self.scope.iter().rev().find(|(n, _)| n == name) {
            return *ty;
        }
        if let Some(constant) = self.known.parsed.constants.iter().find(|c| c.name == name) {
            return match constant.value {
                crate::parse::Parameter::Bool(_) => Ty::BOOL,
                crate::parse::Parameter::Int(_) => Ty::NUMBER,
                crate::parse::Parameter::Text(_) => Ty::TEXT,
            };
        }
        if let Some(fact) = self.language().fact(name) {
            return fact.gives;
        }
        if self.known.parsed.functions.iter().any(|f| f.name == name) {
            return Ty::OTHER;
        }
        if !self.may_be_unread(name) {
            let help = self.help_for_word(name);
            self.problem(at, ProblemKind::UnknownWord, sentence("lint-word").with("name", name), help);
        }
        Ty::ANY
    }

    fn help_for_word(&self, name: &str) -> Option<Text> {
        if self.known.names.thing(name).is_some() {
            return Some(sentence("lint-word-map-help").with("name", name));
        }
        if self.language().func(name).is_some() {
            return Some(sentence("lint-word-function-help").with("name", name));
        }
        let text = name.replace('_', " ");
        let is_text = |vocab| {
            self.known
                .names
                .words(vocab, self.known.tokens)
                .is_some_and(|words| words.contains(&text.as_str()))
        };
        if self.language().properties().any(|property| is_text(property.gives.words)) {
            return Some(sentence("lint-word-quotes-help").with("text", text));
        }
        let variables = self.scope.iter().map(|(n, _)| n.as_str());
        let constants = self.known.parsed.constants.iter().map(|c| c.name.as_str());
        let facts = self.language().facts().map(|f| f.name);
        let funcs = self.language().funcs().map(|f| f.name);
        let known = variables.chain(constants).chain(facts).chain(funcs);
        did_you_mean(name, known)
    }
}
