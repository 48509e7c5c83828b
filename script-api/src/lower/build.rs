//! Rhai's syntax tree → our own, or nothing where it is not simple. `None` means: leave it to Rhai.

use super::MAX_ARGS;
use super::tree::{Function, MAX_SLOTS, Math, Node, Order, Program, Step, Through};
use crate::bind::heard::{self, HEARD, Heard};
use crate::bind::{self, Run, fact, property};
use crate::gather::gather;
use crate::names::Names;
use crate::parse::{self, Constant, Parsed};
use crate::value::Val;
use engine::Thing;
use rhai::{ASTFlags, Expr, FnCallExpr, Stmt, StmtBlock};
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
    heard: Vec<Option<&'static Heard>>,
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
    heard: Option<&'static Heard>,
    weight: u32,
    depth: usize,
    loops: usize,
}

impl<'a> Builder<'a> {
    pub(super) fn new(parsed: &'a Parsed, names: &'a Names<'a>, map: &'a [(String, Thing)]) -> Self {
        let tags = gather(parsed).tags;
        let heard = parsed
            .functions
            .iter()
            .map(|f| {
                heard::heard(&f.name).or_else(|| {
                    let word = f.name.strip_prefix("on_")?;
                    heard::heard_kind(tags.iter().find(|t| t.word == word)?.kind)
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
        let mut scope =
            Scope { names: Vec::new(), next: 0, heard: self.heard[index], weight: 0, depth: 0, loops: 0 };
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

    /// A call that lists something.
    fn list(&mut self, call: &FnCallExpr, scope: &mut Scope) -> Option<(bind::List, Box<[Node]>)> {
        let func = bind::func(&call.name)?;
        match func.run {
            Run::List(list) if func.takes(call.args.len()) && call.namespace.is_empty() => {
                Some((list, self.nodes(&call.args, scope)?))
            }
            _ => None,
        }
    }

    fn nodes(&mut self, args: &[Expr], scope: &mut Scope) -> Option<Box<[Node]>> {
        args.iter().map(|arg| self.node(arg, scope)).collect()
    }

    fn pair(&mut self, call: &FnCallExpr, scope: &mut Scope) -> Option<Box<[Node; 2]>> {
        let [left, right] = call.args.as_slice() else { return None };
        Some(Box::new([self.node(left, scope)?, self.node(right, scope)?]))
    }

    fn node(&mut self, expr: &Expr, scope: &mut Scope) -> Option<Node> {
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
            Expr::FnCall(call, _) => self.call(call, scope)?,
            Expr::And(parts, _) => Node::All(self.nodes(parts, scope)?),
            Expr::Or(parts, _) => Node::Any(self.nodes(parts, scope)?),
            Expr::Dot(parts, flags, _) if !flags.intersects(ASTFlags::NEGATED) => {
                self.chain_start(&parts.lhs, &parts.rhs, scope)?
            }
            _ => return None,
        })
    }

    fn text(&self, text: &str) -> Option<Val> {
        self.names.symbols.get(text).map(Val::word)
    }

    fn word(&self, name: &str, scope: &Scope) -> Option<Node> {
        if let Some(slot) = scope.find(name) {
            return Some(Node::Slot(slot));
        }
        if let Some(constant) = self.parsed.constants.iter().find(|c| c.name == name) {
            return Some(Node::Const(match &constant.value {
                Constant::Bool(yes) => Val::bool(*yes),
                Constant::Int(number) => Val::int(*number),
                Constant::Text(text) => self.text(text)?,
            }));
        }
        match fact::fact(name)? {
            fact if fact.name == "nobody" => Some(Node::Const(Val::NOBODY)),
            fact => Some(Node::Look(fact.read)),
        }
    }

    fn call(&mut self, call: &FnCallExpr, scope: &mut Scope) -> Option<Node> {
        if !call.namespace.is_empty() {
            return None;
        }
        if call.is_operator_call() {
            return self.operator(call, scope);
        }
        let count = call.args.len();
        if let Some(func) = bind::func(&call.name) {
            if !func.takes(count) {
                return None;
            }
            return match func.run {
                Run::Ask(ask) => Some(ask_node(ask, self.nodes(&call.args, scope)?)),
                Run::Do(order) => Some(do_node(order, self.nodes(&call.args, scope)?)),
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
        if let Expr::FnCall(call, _) = root
            && let Some((list, args)) = self.list(call, scope)
        {
            let count = Node::Count(list, args);
            return match rest {
                Expr::Property(name, _) if matches!(name.2.as_str(), "count" | "len") => Some(count),
                Expr::MethodCall(call, _) if call.args.is_empty() => match call.name.as_str() {
                    "len" => Some(count),
                    "is_empty" => {
                        Some(Node::Equal { yes: true, of: Box::new([count, Node::Const(Val::int(0))]) })
                    }
                    _ => None,
                },
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
                let property = property::property(name);
                let known = property.is_some() || HEARD.iter().any(|h| h.field(name).is_some());
                known.then(|| Node::Property { name: name.into(), property, of: Box::new(before) })
            }
            Expr::MethodCall(call, _) => {
                let func = bind::func(&call.name)?;
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
                    Run::Do(order) => Some(Node::Do(order, args)),
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

impl Node {
    /// Only looks: asks for nothing and calls nothing that might.
    fn is_quiet(&self) -> bool {
        match self {
            Self::Do(..) | Self::DoConst(..) | Self::Call(..) => false,
            Self::Const(_) | Self::Slot(_) | Self::Look(_) | Self::Field { .. } | Self::AskConst(..) => true,
            Self::Property { of, .. } | Self::Not(of) | Self::Minus(of) => of.is_quiet(),
            Self::Ask(_, nodes) | Self::Count(_, nodes) | Self::All(nodes) | Self::Any(nodes) => {
                nodes.iter().all(Self::is_quiet)
            }
            Self::Equal { of, .. } | Self::Compare(_, of) | Self::Math(_, of) => {
                of.iter().all(Self::is_quiet)
            }
        }
    }
}

/// The values, if all are known beforehand.
fn constants(nodes: &[Node]) -> Option<Box<[Val]>> {
    nodes.iter().map(|node| if let Node::Const(val) = node { Some(*val) } else { None }).collect()
}

fn ask_node(ask: bind::Ask, nodes: Box<[Node]>) -> Node {
    constants(&nodes).map_or(Node::Ask(ask, nodes), |vals| Node::AskConst(ask, vals))
}

fn do_node(order: bind::Do, nodes: Box<[Node]>) -> Node {
    constants(&nodes).map_or(Node::Do(order, nodes), |vals| Node::DoConst(order, vals))
}

fn math(name: &str) -> Option<Math> {
    Some(match name {
        "+" => Math::Add,
        "-" => Math::Subtract,
        "*" => Math::Multiply,
        "/" => Math::Divide,
        "%" => Math::Rest,
        _ => return None,
    })
}
