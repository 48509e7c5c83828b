//! What scripts forbid for the whole game, from its beginning on, and what they may allow again.

use super::walk::{each_call, is_handed_over, walk};
use crate::parse::Parsed;
use rhai::{ASTNode, Expr, FnCallExpr, Stmt};
use std::collections::{BTreeMap, BTreeSet};

/// What one script does.
#[derive(Debug, Default)]
struct Bans {
    /// Forbidden for the game when it starts, whatever happens.
    forbidden: BTreeSet<String>,
    /// Allowed somewhere, or forbidden for a time, which ends.
    ended: BTreeSet<String>,
    /// Something is allowed or forbidden whose word is not written out.
    unsure: bool,
}

impl Bans {
    fn of(parsed: &Parsed) -> Self {
        // What could not be read may allow anything.
        let mut bans = Self { unsure: !parsed.unread.is_empty(), ..Self::default() };
        for function in &parsed.functions {
            walk(function, |node| {
                bans.unsure |= is_handed_over(node, "allow") || is_handed_over(node, "forbid");
            });
            each_call(function, |call, _| {
                if !matches!(call.name.as_str(), "allow" | "forbid") || for_game(call).is_some() {
                    return;
                }
                match call.args.first() {
                    Some(Expr::StringConstant(word, _)) => {
                        let _ = bans.ended.insert(word.to_string());
                    }
                    _ => bans.unsure = true,
                }
            });
            if function.name == "on_start" && function.body.params.len() <= 1 {
                bans.forbidden.extend(certain(&function.body.statements));
            }
        }
        bans
    }
}

/// What each script of a mission surely forbids for the whole game, with the number of the first that does.
pub(crate) fn whole_game<'a>(scripts: impl Iterator<Item = &'a Parsed>) -> BTreeMap<String, usize> {
    let all: Vec<Bans> = scripts.map(Bans::of).collect();
    let mut forbidden = BTreeMap::new();
    if all.iter().any(|bans| bans.unsure) {
        return forbidden;
    }
    for (number, bans) in all.iter().enumerate() {
        for word in bans.forbidden.iter().filter(|word| !all.iter().any(|bans| bans.ended.contains(*word))) {
            let _ = forbidden.entry(word.clone()).or_insert(number);
        }
    }
    forbidden
}

/// What is forbidden by the statements of a function that are run under no condition.
fn certain(statements: &[Stmt]) -> impl Iterator<Item = String> + '_ {
    let may_return = |statement: &&Stmt| {
        let mut returns = false;
        let _ = statement.walk(&mut Vec::new(), &mut |path: &[ASTNode<'_>]| {
            returns |= matches!(path.last(), Some(ASTNode::Stmt(Stmt::Return(..))));
            true
        });
        !returns
    };
    statements.iter().take_while(may_return).filter_map(|statement| match statement {
        Stmt::FnCall(call, _) => for_game(call),
        Stmt::Expr(expr) => match &**expr {
            Expr::FnCall(call, _) => for_game(call),
            _ => None,
        },
        _ => None,
    })
}

/// The word that a call forbids for the whole game.
fn for_game(call: &FnCallExpr) -> Option<String> {
    match (call.name.as_str(), call.args.as_slice()) {
        ("forbid", [Expr::StringConstant(word, _)]) => Some(word.to_string()),
        ("forbid", [Expr::StringConstant(word, _), Expr::StringConstant(end, _)]) if end == "game" => {
            Some(word.to_string())
        }
        _ => None,
    }
}
