//! In which loop a handler runs for ever. Rhai does not say: it gives the place of the call, and that has none.

use crate::stage;
use rhai::{AST, ASTNode, Dynamic, Engine, EvalAltResult, Expr, FnCallExpr, Position, Scope, Stmt};

/// How often the handler is run again. Now and then Rhai does not know the place at all; a step earlier it does.
const RUNS: usize = 8;

/// Did it run out of steps?
pub(super) const fn ran_out(error: &EvalAltResult) -> bool {
    matches!(error, EvalAltResult::ErrorTooManyOperations(_))
}

/// The line of the loop in which a handler runs out of steps: the innermost one that may have no end, or else the innermost `for`.
/// The world must be on the stage.
pub(super) fn line(engine: &Engine, ast: &AST, handler: &str, event: Option<Dynamic>) -> Option<usize> {
    let place = place(engine, ast, handler, event)?;
    let (mut loops, call) = around(ast, place);
    if let Some(call) = call {
        loops.extend(inside(ast, &call, &mut vec![handler.to_owned()]));
    }
    if loops.is_empty() {
        // The place of an empty body is no part of the tree: the loop is the last one that begins before it.
        loops = inside(ast, handler, &mut Vec::new());
        loops.sort_unstable_by_key(|(_, at)| (*at > place, std::cmp::Reverse(*at)));
    }
    let endless = loops.iter().find(|(ends, _)| !ends);
    endless.or(loops.first()).and_then(|(_, at)| at.line())
}

/// Where the handler itself is when its steps run out. Its statements are run without the call that would hide the place.
fn place(engine: &Engine, ast: &AST, handler: &str, event: Option<Dynamic>) -> Option<Position> {
    let function = ast.iter_fn_def().find(|function| function.name == handler)?;
    let mut alone = ast.clone_functions_only();
    let _ = alone.retain_functions(|_, _, name, _| name == handler);
    let mut body = Vec::new();
    let _ = alone.walk(&mut |path: &[ASTNode<'_>]| {
        if let [ASTNode::Stmt(statement)] = path {
            body.push((*statement).clone());
        }
        true
    });
    (0..RUNS).find_map(|earlier| {
        let wait = std::iter::repeat_n(Stmt::Noop(Position::NONE), earlier);
        let plain = AST::new(wait.chain(body.iter().cloned()), ast.shared_lib().clone());
        let mut scope = Scope::new();
        if let (Some(name), Some(event)) = (function.params.first(), &event) {
            let _ = scope.push_dynamic(name.clone(), event.clone());
        }
        let result = stage::aside(|| engine.eval_ast_with_scope::<Dynamic>(&mut scope, &plain));
        let at = result.err().filter(|error| ran_out(error))?.position();
        (!at.is_none()).then_some(at)
    })
}

/// The loops around a place, the innermost first, each with whether it ends by itself; and the function that is called there.
fn around(ast: &AST, place: Position) -> (Vec<(bool, Position)>, Option<String>) {
    let (mut loops, mut call) = (Vec::new(), None);
    let _ = ast.walk(&mut |path: &[ASTNode<'_>]| {
        let Some(node) = path.last().filter(|node| node.position() == place) else { return true };
        if loops.is_empty() {
            loops = path.iter().rev().filter_map(as_loop).collect();
        }
        if call.is_none() {
            call = as_call(node).map(|call| call.name.to_string());
        }
        true
    });
    (loops, call)
}

/// The loops in a function, and in those that it calls.
fn inside(ast: &AST, function: &str, seen: &mut Vec<String>) -> Vec<(bool, Position)> {
    if seen.iter().any(|known| known == function) {
        return Vec::new();
    }
    seen.push(function.to_owned());
    let mut only = ast.clone_functions_only();
    let _ = only.retain_functions(|_, _, name, _| name == function);
    let (mut loops, mut calls) = (Vec::new(), Vec::new());
    let _ = only.walk(&mut |path: &[ASTNode<'_>]| {
        if let Some(node) = path.last() {
            loops.extend(as_loop(node));
            calls.extend(as_call(node).map(|call| call.name.to_string()));
        }
        true
    });
    for call in calls {
        loops.extend(inside(ast, &call, seen));
    }
    loops
}

const fn as_loop(node: &ASTNode<'_>) -> Option<(bool, Position)> {
    match node {
        ASTNode::Stmt(Stmt::While(_, at) | Stmt::Do(_, _, at)) => Some((false, *at)),
        ASTNode::Stmt(Stmt::For(_, at)) => Some((true, *at)),
        _ => None,
    }
}

fn as_call<'a>(node: &ASTNode<'a>) -> Option<&'a FnCallExpr> {
    match node {
        ASTNode::Stmt(Stmt::FnCall(call, _)) | ASTNode::Expr(Expr::FnCall(call, _)) => Some(call),
        _ => None,
    }
}
