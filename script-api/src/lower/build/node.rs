//! Expressions: the part of lowering that deals in values.

use super::builder::{Builder, Scope, own_list};
use crate::limits::MAX_OPTIONS;
use crate::lower::tree::{DoLarge, Large, Math, Node, Order, Part};
use crate::parse::{self, Parameter, line};
use engine::language::func::{Ask, Do, List};
use engine::language::{Run, Val};
use rhai::{ASTFlags, Expr, FnCallExpr, Position, Stmt};
use std::sync::Arc;

impl Builder<'_> {
    /// A call that lists something.
    pub(super) fn list(&mut self, call: &FnCallExpr, scope: &mut Scope) -> Option<(List, Box<[Node]>)> {
        let func = self.names.language.func(&call.name)?;
        match func.run {
            Run::List(list) if func.takes(call.args.len()) && call.namespace.is_empty() => {
                Some((list, self.nodes(&call.args, scope)?))
            }
            _ => None,
        }
    }

    pub(super) fn nodes(&mut self, args: &[Expr], scope: &mut Scope) -> Option<Box<[Node]>> {
        args.iter().map(|arg| self.node(arg, scope)).collect()
    }

    pub(super) fn pair(&mut self, call: &FnCallExpr, scope: &mut Scope) -> Option<Box<[Node; 2]>> {
        let [left, right] = call.args.as_slice() else { return None };
        Some(Box::new([self.node(left, scope)?, self.node(right, scope)?]))
    }

    pub(super) fn node(&mut self, expr: &Expr, scope: &mut Scope) -> Option<Node> {
        scope.weight += 1;
        Some(match expr {
            Expr::BoolConstant(yes, _) => Node::Const(Val::bool(*yes)),
            Expr::IntegerConstant(number, _) => Node::Const(Val::int(*number)),
            Expr::StringConstant(text, _) => Node::Const(self.text(text)?),
            Expr::Unit(_) => Node::Const(Val::UNIT),
            Expr::Variable(variable, ..) if variable.2.is_empty() => self.word(&variable.1, scope)?,
            Expr::Variable(variable, ..) => {
                let path = variable.2.path.as_slice();
                if !matches!(path, [map] if map.as_str() == "map") {
                    return None;
                }
                let named = self.map.iter().find(|(name, _)| *name == variable.1.as_str())?;
                Node::Const(Val::thing(named.1))
            }
            Expr::FnCall(call, at) => self.call(call, *at, scope)?,
            Expr::And(parts, _) => Node::All(self.nodes(parts, scope)?),
            Expr::Or(parts, _) => Node::Any(self.nodes(parts, scope)?),
            Expr::Dot(parts, flags, _) if !flags.intersects(ASTFlags::NEGATED) => {
                self.chain_start(&parts.lhs, &parts.rhs, scope)?
            }
            Expr::Index(parts, flags, _) if !flags.intersects(ASTFlags::NEGATED) => {
                let Expr::FnCall(call, _) = &parts.lhs else { return None };
                let (list, args) = self.list(call, scope)?;
                // Where the chain ends, all that follows is the number; else what follows it belongs to the member.
                let ends = flags.intersects(ASTFlags::BREAK);
                match &parts.rhs {
                    Expr::IntegerConstant(number, _) if ends => nth(list, args, *number)?,
                    Expr::Dot(chain, flags, _) if !ends && !flags.intersects(ASTFlags::NEGATED) => {
                        let Expr::IntegerConstant(number, _) = &chain.lhs else { return None };
                        self.chain(nth(list, args, *number)?, &chain.rhs, scope)?
                    }
                    _ => return None,
                }
            }
            _ => return None,
        })
    }

    fn text(&self, text: &str) -> Option<Val> {
        self.names.symbols.get(text).map(Val::word)
    }

    fn word(&self, name: &str, scope: &Scope) -> Option<Node> {
        if scope.variable(name).is_some() {
            // A list is no value here.
            return scope.find(name).map(Node::Slot);
        }
        if let Some(constant) = self.parsed.constants.iter().find(|c| c.name == name) {
            return Some(Node::Const(match &constant.value {
                Parameter::Bool(yes) => Val::bool(*yes),
                Parameter::Int(number) => Val::int(*number),
                Parameter::Text(text) => self.text(text)?,
            }));
        }
        match self.names.language.fact(name)? {
            fact if fact.name == "nobody" => Some(Node::Const(Val::NOBODY)),
            fact => Some(Node::ScriptView(fact.read)),
        }
    }

    pub(super) fn call(&mut self, call: &FnCallExpr, at: Position, scope: &mut Scope) -> Option<Node> {
        if !call.namespace.is_empty() {
            return None;
        }
        if call.is_operator_call() {
            return self.operator(call, scope);
        }
        let count = call.args.len();
        if let Some(func) = self.names.language.func(&call.name) {
            if !func.takes(count) {
                return None;
            }
            return match func.run {
                Run::Ask(ask) => Some(ask_node(ask, self.nodes(&call.args, scope)?)),
                Run::Do(order) => match call.args.iter().position(|arg| is_large(arg, scope)) {
                    Some(large) => self.with_large((order, line(at)), &call.args, large, scope),
                    None => Some(do_node(order, self.nodes(&call.args, scope)?, line(at))),
                },
                Run::List(_) => None,
            };
        }
        let named = |f: &parse::Function| f.name == call.name.as_str() && f.body.params.len() == count;
        let index = self.parsed.functions.iter().position(named)?;
        let args = self.nodes(&call.args, scope)?;
        let depth = self.function(index)?;
        scope.depth = scope.depth.max(depth + 1);
        Some(Node::Call(index as u16, args))
    }

    /// An order with a large value, the only one.
    fn with_large(
        &mut self,
        (order, line): (Do, u16),
        args: &[Expr],
        at: usize,
        scope: &mut Scope,
    ) -> Option<Node> {
        let before = self.nodes(&args[..at], scope)?;
        let large = self.large(&args[at], scope)?;
        let after = self.nodes(&args[at + 1..], scope)?;
        Some(Node::DoLarge(Box::new(DoLarge { order, line, before, large, after })))
    }

    fn large(&mut self, expr: &Expr, scope: &mut Scope) -> Option<Large> {
        Some(match expr {
            Expr::Array(members, _) if members.len() <= MAX_OPTIONS => {
                Large::List(self.nodes(members, scope)?)
            }
            Expr::InterpolatedString(parts, _) => {
                Large::Text(parts.iter().map(|part| self.part(part, scope)).collect::<Option<_>>()?)
            }
            Expr::Map(entries, _) if entries.0.len() <= MAX_OPTIONS => {
                let option = |(name, value): &(rhai::Ident, Expr)| {
                    Some((Arc::from(name.as_str()), self.node(value, scope)?))
                };
                Large::Options(entries.0.iter().map(option).collect::<Option<_>>()?)
            }
            other => Large::Own(own_list(other, scope)?),
        })
    }

    /// A part of a text: letters, or a value in brackets.
    fn part(&mut self, expr: &Expr, scope: &mut Scope) -> Option<Part> {
        Some(match expr {
            Expr::StringConstant(letters, _) => Part::Letters(letters.as_str().into()),
            Expr::Stmt(block) => match block.statements() {
                [Stmt::Expr(value)] => Part::Value(self.node(value, scope)?),
                [Stmt::FnCall(call, at)] => Part::Value(self.call(call, *at, scope)?),
                _ => return None,
            },
            _ => return None,
        })
    }

    fn operator(&mut self, call: &FnCallExpr, scope: &mut Scope) -> Option<Node> {
        let name = call.name.as_str();
        if let [only] = call.args.as_slice() {
            let of = Box::new(self.node(only, scope)?);
            return match name {
                "!" => Some(Node::Not(of)),
                "-" => Some(Node::Minus(of)),
                _ => None,
            };
        }
        let order = match name {
            "==" => return Some(Node::Equal { yes: true, of: self.pair(call, scope)? }),
            "!=" => return Some(Node::Equal { yes: false, of: self.pair(call, scope)? }),
            "<" => Order::Less,
            "<=" => Order::LessOrEqual,
            ">" => Order::Greater,
            ">=" => Order::GreaterOrEqual,
            _ => {
                // Texts put together are Rhai's.
                let texts = call.args.iter().any(|arg| matches!(arg, Expr::StringConstant(..)));
                if texts {
                    return None;
                }
                return Some(Node::Math(math(name)?, self.pair(call, scope)?));
            }
        };
        Some(Node::Compare(order, self.pair(call, scope)?))
    }

    /// `root.rest`.
    fn chain_start(&mut self, root: &Expr, rest: &Expr, scope: &mut Scope) -> Option<Node> {
        // The length of a list, without making the list.
        let count = match root {
            Expr::FnCall(call, _) => self.list(call, scope).map(|(list, args)| Node::Count(list, args)),
            other => own_list(other, scope).map(Node::Length),
        };
        if let Some(count) = count {
            return match rest {
                Expr::Property(name, _) if matches!(name.2.as_str(), "count" | "len") => Some(count),
                Expr::MethodCall(call, _) if call.args.is_empty() && !self.has_own(&call.name) => {
                    match call.name.as_str() {
                        "len" => Some(count),
                        "is_empty" => {
                            Some(Node::Equal { yes: true, of: Box::new([count, Node::Const(Val::int(0))]) })
                        }
                        _ => None,
                    }
                }
                _ => None,
            };
        }
        // A property of the event itself.
        if let (Expr::Variable(variable, ..), Some(heard)) = (root, scope.heard)
            && variable.2.is_empty()
            && scope.find(&variable.1) == Some(0)
        {
            let (first, more) = match rest {
                Expr::Property(name, _) => (name, None),
                Expr::Dot(parts, ..) => match &parts.lhs {
                    Expr::Property(name, _) => (name, Some(&parts.rhs)),
                    _ => return None,
                },
                _ => return None,
            };
            let field = heard.field(&first.2)?;
            let node = Node::Field { slot: 0, kind: heard.kind, read: field.read };
            return match more {
                None => Some(node),
                Some(more) => self.chain(node, more, scope),
            };
        }
        let root = self.node(root, scope)?;
        self.chain(root, rest, scope)
    }

    /// What follows a dot, applied to what stands before it.
    fn chain(&mut self, before: Node, rest: &Expr, scope: &mut Scope) -> Option<Node> {
        scope.weight += 1;
        match rest {
            Expr::Property(name, _) => {
                let name = name.2.as_str();
                let property = self.names.language.property(name);
                let known =
                    property.is_some() || self.names.language.handlers().any(|h| h.field(name).is_some());
                known.then(|| Node::Property { name: name.into(), property, of: Box::new(before) })
            }
            Expr::MethodCall(call, at) => {
                let func = self.names.language.func(&call.name)?;
                if !func.takes(call.args.len() + 1) {
                    return None;
                }
                let args = self.nodes(&call.args, scope)?;
                // Rhai evaluates what is in the brackets first. That shows only where something is asked for.
                if !before.is_quiet() || !args.iter().all(Node::is_quiet) {
                    return None;
                }
                let args = std::iter::once(before).chain(args).collect();
                match func.run {
                    Run::Ask(ask) => Some(Node::Ask(ask, args)),
                    Run::Do(order) => Some(Node::Do(order, args, line(*at))),
                    Run::List(_) => None,
                }
            }
            Expr::Dot(parts, flags, _) if !flags.intersects(ASTFlags::NEGATED) => {
                let middle = self.chain(before, &parts.lhs, scope)?;
                self.chain(middle, &parts.rhs, scope)
            }
            _ => None,
        }
    }
}

impl Node {
    /// Only looks: asks for nothing and calls nothing that might.
    fn is_quiet(&self) -> bool {
        match self {
            Self::Do(..) | Self::DoConst(..) | Self::DoLarge(_) | Self::Call(..) => false,
            Self::Const(_)
            | Self::Slot(_)
            | Self::ScriptView(_)
            | Self::Field { .. }
            | Self::Length(_)
            | Self::AskConst(..) => true,
            Self::Property { of, .. } | Self::Not(of) | Self::Minus(of) => of.is_quiet(),
            Self::Ask(_, nodes)
            | Self::Count(_, nodes)
            | Self::Nth(_, nodes, _)
            | Self::All(nodes)
            | Self::Any(nodes) => nodes.iter().all(Self::is_quiet),
            Self::Equal { of, .. } | Self::Compare(_, of) | Self::Math(_, of) => {
                of.iter().all(Self::is_quiet)
            }
        }
    }
}

/// The member of a list with a number; one from the end is left to Rhai.
fn nth(list: List, args: Box<[Node]>, number: i64) -> Option<Node> {
    Some(Node::Nth(list, args, usize::try_from(number).ok()?))
}

/// Is it a value too large for `Val`?
fn is_large(expr: &Expr, scope: &Scope) -> bool {
    matches!(expr, Expr::Array(..) | Expr::Map(..) | Expr::InterpolatedString(..))
        || own_list(expr, scope).is_some()
}

/// The values, if all are known beforehand.
fn constants(nodes: &[Node]) -> Option<Box<[Val]>> {
    nodes.iter().map(|node| if let Node::Const(val) = node { Some(*val) } else { None }).collect()
}

fn ask_node(ask: Ask, nodes: Box<[Node]>) -> Node {
    constants(&nodes).map_or(Node::Ask(ask, nodes), |vals| Node::AskConst(ask, vals))
}

fn do_node(order: Do, nodes: Box<[Node]>, line: u16) -> Node {
    match constants(&nodes) {
        Some(vals) => Node::DoConst(order, vals, line),
        None => Node::Do(order, nodes, line),
    }
}

/// A calculation by its sign.
pub(super) fn math(name: &str) -> Option<Math> {
    Some(match name {
        "+" => Math::Add,
        "-" => Math::Subtract,
        "*" => Math::Multiply,
        "/" => Math::Divide,
        "%" => Math::Rest,
        _ => return None,
    })
}
