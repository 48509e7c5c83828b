//! Rhai's syntax tree → our own, or nothing where it is not simple. `None` means: leave it to Rhai.

mod node;

use super::tree::{Function, MAX_SLOTS, Node, Program, Step, Through};
use crate::gather::gather;
use crate::names::Names;
use crate::parse::{self, Parsed};
use engine::Thing;
use engine::language::Handler;
use engine::language::func::MAX_ARGS;
use node::math;
use rhai::{ASTFlags, Expr, Stmt, StmtBlock};
use std::sync::Arc;

/// Functions calling functions, well inside Rhai's own limit.
const MAX_DEPTH: usize = 8;

/// Lowers one script.
pub(super) struct Builder<'a> {
    parsed: &'a Parsed,
    names: &'a Names<'a>,
    map: &'a [(String, Thing)],
    /// By function: not tried yet, at work, or done with its depth.
    state: Vec<State>,
    done: Vec<Option<Arc<Function>>>,
    /// The event of each function that is a handler.
    heard: Vec<Option<&'static Handler>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    AtWork,
    Done { depth: usize },
    Not,
}

/// One function being lowered.
struct Scope {
    /// Variables in sight with their slots, innermost last.
    names: Vec<(String, u8)>,
    next: u8,
    /// The event in slot 0, if the function is a handler.
    heard: Option<&'static Handler>,
    weight: u32,
    depth: usize,
    loops: usize,
}

impl<'a> Builder<'a> {
    pub(super) fn new(parsed: &'a Parsed, names: &'a Names<'a>, map: &'a [(String, Thing)]) -> Self {
        let language = names.language;
        let tags = gather(parsed, language).tags;
        let heard = parsed
            .functions
            .iter()
            .map(|f| {
                language.handler(&f.name).or_else(|| {
                    let word = f.name.strip_prefix("on_")?;
                    language.handler_of(tags.iter().find(|t| t.word == word)?.kind)
                })
            })
            .collect();
        let count = parsed.functions.len();
        Self {
            parsed,
            names,
            map,
            state: vec![State::New; count],
            done: std::iter::repeat_with(|| None).take(count).collect(),
            heard,
        }
    }

    pub(super) fn program(mut self) -> Program {
        for index in 0..self.parsed.functions.len() {
            let _ = self.function(index);
        }
        Program { functions: self.done }
    }

    /// Lower a function; gives how deep its calls go.
    fn function(&mut self, index: usize) -> Option<usize> {
        match self.state[index] {
            State::Done { depth } => return Some(depth),
            State::AtWork | State::Not => return None,
            State::New => self.state[index] = State::AtWork,
        }
        self.state[index] = State::Not;
        let source: &parse::Function = &self.parsed.functions[index];
        if source.body.params.len() > MAX_ARGS {
            return None;
        }
        self.state[index] = State::AtWork;
        // A handler that does not take the event has another variable in the slot where it would be.
        let heard = self.heard[index].filter(|_| !source.body.params.is_empty());
        let mut scope = Scope { names: Vec::new(), next: 0, heard, weight: 0, depth: 0, loops: 0 };
        let lowered = self.body(source, &mut scope);
        let fits = scope.depth < MAX_DEPTH;
        self.state[index] = State::Not;
        let body = lowered.filter(|_| fits)?;
        self.state[index] = State::Done { depth: scope.depth };
        self.done[index] = Some(Arc::new(Function { body, weight: scope.weight }));
        Some(scope.depth)
    }

    fn body(&mut self, source: &parse::Function, scope: &mut Scope) -> Option<Box<[Step]>> {
        for param in &source.body.params {
            let _ = scope.declare(param)?;
        }
        source.body.statements.iter().map(|s| self.step(s, scope)).collect()
    }

    fn block(&mut self, block: &StmtBlock, scope: &mut Scope) -> Option<Box<[Step]>> {
        let sight = scope.names.len();
        let steps = block.statements().iter().map(|s| self.step(s, scope)).collect();
        scope.names.truncate(sight);
        steps
    }

    fn step(&mut self, statement: &Stmt, scope: &mut Scope) -> Option<Step> {
        scope.weight += 1;
        Some(match statement {
            Stmt::Expr(expr) => Step::Value(self.node(expr, scope)?),
            Stmt::FnCall(call, _) => Step::Value(self.call(call, scope)?),
            Stmt::Block(block) => Step::Block(self.block(block, scope)?),
            Stmt::If(parts, _) => {
                let condition = self.node(&parts.expr, scope)?;
                Step::If(condition, self.block(&parts.body, scope)?, self.block(&parts.branch, scope)?)
            }
            Stmt::Var(parts, ..) => {
                let value = self.node(&parts.1, scope)?;
                Step::Set(scope.declare(parts.0.as_str())?, value)
            }
            Stmt::Assignment(parts) => self.assignment(&parts.0, &parts.1, scope)?,
            Stmt::For(parts, _) if parts.1.is_none() => {
                let through = self.through(&parts.2.expr, scope)?;
                let sight = scope.names.len();
                let slot = scope.declare(parts.0.as_str())?;
                let before = scope.weight;
                scope.loops += 1;
                let body = self.block(&parts.2.body, scope)?;
                scope.loops -= 1;
                scope.names.truncate(sight);
                Step::For { slot, through, body, weight: scope.weight - before + 1 }
            }
            Stmt::Return(value, flags, _) if !flags.intersects(ASTFlags::BREAK) => {
                Step::Return(match value {
                    Some(value) => Some(self.node(value, scope)?),
                    None => None,
                })
            }
            Stmt::BreakLoop(None, flags, _) if scope.loops > 0 => {
                if flags.intersects(ASTFlags::BREAK) {
                    Step::Break
                } else {
                    Step::Continue
                }
            }
            _ => return None,
        })
    }

    fn assignment(
        &mut self,
        op: &rhai::OpAssignment,
        parts: &rhai::BinaryExpr,
        scope: &mut Scope,
    ) -> Option<Step> {
        let Expr::Variable(variable, ..) = &parts.lhs else { return None };
        if !variable.2.is_empty() {
            return None;
        }
        let slot = scope.find(&variable.1)?;
        let value = self.node(&parts.rhs, scope)?;
        Some(Step::Set(
            slot,
            match op.get_op_assignment_info() {
                None => value,
                Some((.., name)) => Node::Math(math(name)?, Box::new([Node::Slot(slot), value])),
            },
        ))
    }

    fn through(&mut self, expr: &Expr, scope: &mut Scope) -> Option<Through> {
        let Expr::FnCall(call, _) = expr else { return None };
        if call.is_operator_call() {
            let ends = match call.name.as_str() {
                ".." => false,
                "..=" => true,
                _ => return None,
            };
            return Some(Through::Range(self.pair(call, scope)?, ends));
        }
        let (list, args) = self.list(call, scope)?;
        Some(Through::List(list, args))
    }
}

impl Scope {
    /// The slot of a variable.
    fn find(&self, name: &str) -> Option<u8> {
        self.names.iter().rev().find(|(n, _)| n == name).map(|(_, slot)| *slot)
    }

    /// A new variable. Slots are not used again: a function has few.
    fn declare(&mut self, name: &str) -> Option<u8> {
        let slot = self.next;
        self.next += 1;
        self.names.push((name.to_owned(), slot));
        (usize::from(slot) < MAX_SLOTS).then_some(slot)
    }
}
