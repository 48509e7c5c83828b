//! Ways through a function, and what a value that is written out says. What it means is for the checks.

use super::Known;
use crate::parse::{Function, Parameter};
use rhai::{ASTNode, Expr, FnCallExpr, Stmt};

/// Visit every call that is written `name(…)`, with the place of its first value.
pub(super) fn each_call(function: &Function, mut visit: impl FnMut(&FnCallExpr, rhai::Position)) {
    walk(function, |node| match node {
        ASTNode::Expr(Expr::FnCall(call, at)) | ASTNode::Stmt(Stmt::FnCall(call, at)) => {
            let at = call.args.first().map_or(*at, Expr::start_position);
            visit(call, at);
        }
        _ => {}
    });
}

/// Visit every expression and statement.
pub(super) fn walk(function: &Function, mut visit: impl FnMut(&ASTNode<'_>)) {
    for body in std::iter::once(&function.body).chain(&function.inner) {
        for statement in &body.statements {
            let _ = statement.walk(&mut Vec::new(), &mut |path: &[ASTNode<'_>]| {
                if let Some(node) = path.last() {
                    visit(node);
                }
                true
            });
        }
    }
}

/// Is it a parameter of the function, or a variable whose value is not known?
pub(super) fn is_declared(function: &Function, name: &str) -> bool {
    let bodies = std::iter::once(&function.body).chain(&function.inner);
    let mut declared = bodies.clone().any(|body| body.params.iter().any(|param| *param == *name));
    walk(function, |node| match node {
        ASTNode::Stmt(Stmt::Var(parts, ..)) => declared |= parts.0.as_str() == name,
        ASTNode::Stmt(Stmt::For(parts, _)) => {
            declared |= parts.0.as_str() == name || parts.1.as_ref().is_some_and(|it| it.as_str() == name);
        }
        _ => {}
    });
    declared
}

/// A value that is written out, or the constant of the script whose name is.
pub(super) fn value(known: &Known<'_>, function: &Function, expr: &Expr) -> Option<Parameter> {
    match expr {
        Expr::IntegerConstant(number, _) => Some(Parameter::Int(*number)),
        Expr::StringConstant(text, _) => Some(Parameter::Text(text.to_string())),
        Expr::Variable(variable, ..) if variable.2.is_empty() => {
            let constant = known.parsed.constants.iter().find(|constant| constant.name == *variable.1)?;
            (!is_declared(function, &constant.name)).then(|| constant.value.clone())
        }
        _ => None,
    }
}

/// The same for a text.
pub(super) fn text(known: &Known<'_>, function: &Function, expr: &Expr) -> Option<String> {
    match value(known, function, expr)? {
        Parameter::Text(text) => Some(text),
        Parameter::Bool(_) | Parameter::Int(_) => None,
    }
}

/// Is a function used in another way than by a call `name(…)`: behind a dot, or handed over by its name?
pub(super) fn is_handed_over(node: &ASTNode<'_>, name: &str) -> bool {
    match node {
        ASTNode::Expr(Expr::MethodCall(call, _)) => call.name == name,
        ASTNode::Expr(Expr::Variable(variable, ..)) => variable.2.is_empty() && variable.1 == name,
        ASTNode::Expr(Expr::DynamicConstant(value, _)) => {
            value.read_lock::<rhai::FnPtr>().is_some_and(|pointer| pointer.fn_name() == name)
        }
        ASTNode::Expr(Expr::FnCall(call, _)) | ASTNode::Stmt(Stmt::FnCall(call, _)) => {
            // The name may be put together.
            call.name == "Fn"
                && call.args.first().is_none_or(|arg| match arg {
                    Expr::StringConstant(text, _) => text == name,
                    _ => true,
                })
        }
        _ => false,
    }
}
