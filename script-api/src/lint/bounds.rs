//! Conditions that cannot come out both ways, because a number in them is never below 0: how many there are of something, the
//! round, or a note on which the script writes only such numbers.

use super::walk::{each_call, is_declared, walk};
use super::{Known, event_of};
use crate::parse::{Function, Parameter, position};
use crate::problem::{ProblemKind, Problems};
use crate::words::sentence;
use engine::language::{Handler, Ty};
use rhai::{ASTNode, Expr, FnCallExpr, Stmt};
use std::collections::{BTreeMap, BTreeSet};

/// Report comparisons that always come out the same.
pub(crate) fn always_same(known: &Known<'_>, problems: &mut Problems<'_>) {
    let bounds = Bounds::of(known);
    for (number, function) in known.parsed.functions.iter().enumerate() {
        each_call(function, |call, at| {
            let Some(holds) = bounds.answer(number, call) else { return };
            let (message, help) = if holds {
                (sentence("bounds-always"), sentence("bounds-always-help"))
            } else {
                (sentence("bounds-never"), sentence("bounds-never-help"))
            };
            let at = position(at, function.at);
            problems.add(at, ProblemKind::AlwaysSame, message, Some(help));
        });
    }
}

/// What is known of the numbers of a script.
struct Bounds<'a> {
    known: &'a Known<'a>,
    /// By function: variables that keep the value with which they are declared.
    values: Vec<BTreeMap<String, Expr>>,
    events: Vec<Option<&'static Handler>>,
    /// Notes on which only numbers from 0 on are written.
    notes: BTreeSet<String>,
}

impl<'a> Bounds<'a> {
    fn of(known: &'a Known<'a>) -> Self {
        let functions = &known.parsed.functions;
        let values = functions.iter().zip(&known.gathered.functions);
        let values = values.map(|(function, mentions)| kept_values(function, &mentions.assigned)).collect();
        let events = functions.iter().map(|function| event_of(known, function)).collect();
        let mut bounds = Self { known, values, events, notes: BTreeSet::new() };
        // A note with a name that is put together may be any note; so may one in a part that could not be read.
        if let Some(written) = bounds.written().filter(|_| known.parsed.unread.is_empty()) {
            bounds.notes = written.iter().map(|(name, ..)| name.clone()).collect();
            // What is written on a note may depend on another one.
            while let Some((name, ..)) = written.iter().find(|(name, number, value)| {
                bounds.notes.contains(name) && !bounds.is_from_zero(*number, value, 0)
            }) {
                let _ = bounds.notes.remove(name);
            }
        }
        bounds
    }

    /// Everything that is written on notes, with the number of the function. `None` if some name is not written out.
    fn written(&self) -> Option<Vec<(String, usize, Expr)>> {
        let (mut all, mut certain) = (Vec::new(), true);
        for (number, function) in self.known.parsed.functions.iter().enumerate() {
            each_call(function, |call, _| match (call.name.as_str(), call.args.as_slice()) {
                ("note", [Expr::StringConstant(name, _), value]) => {
                    all.push((name.to_string(), number, value.clone()));
                }
                ("note", _) => certain = false,
                _ => {}
            });
        }
        certain.then_some(all)
    }

    /// What a comparison always answers, if that is certain.
    fn answer(&self, function: usize, call: &FnCallExpr) -> Option<bool> {
        let [left, right] = call.args.as_slice() else { return None };
        let sign = call.name.as_str();
        let (number, sign) = match (literal(left), literal(right)) {
            (None, Some(number)) if self.is_from_zero(function, left, 0) => (number, sign),
            (Some(number), None) if self.is_from_zero(function, right, 0) => (number, mirrored(sign)),
            _ => return None,
        };
        match sign {
            "<" if number <= 0 => Some(false),
            ">=" if number <= 0 => Some(true),
            "<=" | "==" if number < 0 => Some(false),
            ">" | "!=" if number < 0 => Some(true),
            _ => None,
        }
    }

    /// Is it surely a number that is never below 0?
    fn is_from_zero(&self, function: usize, expr: &Expr, depth: usize) -> bool {
        // A variable may lead to the next one.
        if depth > 16 {
            return false;
        }
        let is = |expr: &Expr| self.is_from_zero(function, expr, depth + 1);
        match expr {
            Expr::IntegerConstant(number, _) => *number >= 0,
            Expr::Variable(variable, ..) if variable.2.is_empty() => {
                let name = variable.1.as_str();
                match self.values[function].get(name) {
                    Some(value) => is(value),
                    None => !is_declared(&self.known.parsed.functions[function], name) && self.word(name),
                }
            }
            Expr::FnCall(call, _) => match (call.name.as_str(), call.args.as_slice()) {
                ("+" | "*", [left, right]) => is(left) && is(right),
                ("noted", [Expr::StringConstant(name, _), otherwise]) => {
                    self.notes.contains(name.as_str()) && is(otherwise)
                }
                _ => false,
            },
            Expr::Dot(parts, ..) => match (&parts.lhs, &parts.rhs) {
                (Expr::Variable(variable, ..), Expr::Property(name, _)) if variable.2.is_empty() => {
                    self.is_event_number(function, &variable.1, &name.2) || self.is_length(&parts.rhs)
                }
                (_, rest) => self.is_length(rest),
            },
            _ => false,
        }
    }

    /// A constant of the script, or a fact. Facts that are numbers count something.
    fn word(&self, name: &str) -> bool {
        match self.known.parsed.constants.iter().find(|constant| constant.name == name) {
            Some(constant) => matches!(constant.value, Parameter::Int(number) if number >= 0),
            None => self.known.names.language.fact(name).is_some_and(|fact| fact.gives.surely(Ty::NUMBER)),
        }
    }

    /// Is it a number that is read off the event? Those count something, too.
    fn is_event_number(&self, function: usize, variable: &str, field: &str) -> bool {
        let heard = self.events[function];
        let parameter = self.known.parsed.functions[function].body.params.first();
        parameter.is_some_and(|name| *name == *variable)
            && !self.known.gathered.functions[function].assigned.contains(variable)
            && heard.and_then(|heard| heard.field(field)).is_some_and(|field| field.gives.surely(Ty::NUMBER))
    }

    /// Does what follows a dot end in how many there are of something? A map may have anything under such a name.
    fn is_length(&self, rest: &Expr) -> bool {
        match rest {
            Expr::Property(name, _) => {
                matches!(name.2.as_str(), "count" | "len")
                    && !self.known.gathered.keys.contains(name.2.as_str())
            }
            Expr::MethodCall(call, _) => {
                call.name == "len" && call.args.is_empty() && !self.known.gathered.keys.contains("len")
            }
            Expr::Dot(parts, ..) => self.is_length(&parts.rhs),
            _ => false,
        }
    }
}

/// The variables of a function that are declared once and never set again, with their values.
fn kept_values(function: &Function, assigned: &BTreeSet<String>) -> BTreeMap<String, Expr> {
    let mut values = BTreeMap::new();
    let mut twice: BTreeSet<String> = assigned.clone();
    let bodies = std::iter::once(&function.body).chain(&function.inner);
    twice.extend(bodies.flat_map(|body| &body.params).cloned());
    walk(function, |node| match node {
        ASTNode::Stmt(Stmt::Var(parts, ..)) => {
            let before = values.insert(parts.0.as_str().to_owned(), parts.1.clone());
            twice.extend(before.map(|_| parts.0.as_str().to_owned()));
        }
        ASTNode::Stmt(Stmt::For(parts, _)) => {
            let _ = twice.insert(parts.0.as_str().to_owned());
            twice.extend(parts.1.as_ref().map(|it| it.as_str().to_owned()));
        }
        _ => {}
    });
    values.retain(|name, _| !twice.contains(name));
    values
}

/// A number that is written out.
fn literal(expr: &Expr) -> Option<i64> {
    match expr {
        Expr::IntegerConstant(number, _) => Some(*number),
        Expr::FnCall(call, _) if call.name == "-" => match call.args.as_slice() {
            [Expr::IntegerConstant(number, _)] => number.checked_neg(),
            _ => None,
        },
        _ => None,
    }
}

/// The sign with its sides exchanged.
fn mirrored(sign: &str) -> &str {
    match sign {
        "<" => ">",
        "<=" => ">=",
        ">" => "<",
        ">=" => "<=",
        same => same,
    }
}
