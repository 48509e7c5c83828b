//! Rhai's syntax tree → our own, or nothing where it is not simple. `None` means: leave it to Rhai.

mod builder;
mod node;

pub(super) use builder::Builder;

use super::tree::{Function, Node, Program, Step, Through};
use crate::given::OrderLines;
use crate::parse;
use builder::{Scope, State, own_list};
use engine::language::func::MAX_ARGS;
use node::math;
use rhai::{ASTFlags, Expr, Stmt, StmtBlock};
use std::sync::Arc;

/// Functions calling functions, well inside Rhai's own limit.
const MAX_DEPTH: usize = 8;

impl Builder<'_> {
    pub(super) fn program(mut self) -> Program {
        for index in 0..self.parsed.functions.len() {
            let _ = self.function(index);
        }
        Program { functions: self.done, orders: OrderLines::default() }
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
        let mut scope =
            Scope { names: Vec::new(), next: 0, next_list: 0, heard, weight: 0, depth: 0, loops: 0 };
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
            Stmt::Expr(expr) => match self.pushed(expr, scope) {
                Some((list, value)) => Step::Push(list, self.node(value, scope)?),
                None => Step::Value(self.node(expr, scope)?),
            },
            Stmt::FnCall(call, at) => Step::Value(self.call(call, *at, scope)?),
            Stmt::Block(block) => Step::Block(self.block(block, scope)?),
            Stmt::If(parts, _) => {
                let condition = self.node(&parts.expr, scope)?;
                Step::If(condition, self.block(&parts.body, scope)?, self.block(&parts.branch, scope)?)
            }
            Stmt::Var(parts, flags, _) if let Expr::Array(members, _) = &parts.1 => {
                // Rhai refuses to change a constant.
                if flags.intersects(ASTFlags::CONSTANT) {
                    return None;
                }
                let members = self.nodes(members, scope)?;
                Step::List(scope.declare_list(parts.0.as_str())?, members)
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

    /// The list and the value of `list.push(value)`.
    fn pushed<'e>(&self, expr: &'e Expr, scope: &Scope) -> Option<(u8, &'e Expr)> {
        let Expr::Dot(parts, flags, _) = expr else { return None };
        let list = own_list(&parts.lhs, scope)?;
        let Expr::MethodCall(call, _) = &parts.rhs else { return None };
        if call.name != "push" || flags.intersects(ASTFlags::NEGATED) || self.has_own("push") {
            return None;
        }
        let [value] = call.args.as_slice() else { return None };
        Some((list, value))
    }

    /// Does the script have a function of its own with this name? Rhai would call that one.
    fn has_own(&self, name: &str) -> bool {
        self.parsed.functions.iter().any(|function| function.name == name)
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
        if let Some(list) = scope.list(&variable.1) {
            if op.get_op_assignment_info().is_some() {
                return None;
            }
            return match &parts.rhs {
                Expr::Array(members, _) => Some(Step::List(list, self.nodes(members, scope)?)),
                other => Some(Step::CopyList(list, own_list(other, scope)?)),
            };
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
        if let Some(list) = own_list(expr, scope) {
            return Some(Through::Own(list));
        }
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
