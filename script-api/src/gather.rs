//! First walk over a script: everything it mentions, without judging. Texts, tags, names on the map, who calls whom,
//! and who may win; the lint and the editor's inspector both need the whole list before they can say anything.

use crate::lower;
use crate::parse::{Function, Parsed, position};
use crate::problem::Position;
use engine::language::Language;
use engine::language::func::Run;
use engine::language::words::SIDES;
use engine::{EventKind, Side};
use rhai::{ASTNode, Expr, FnCallExpr, Stmt};
use std::collections::BTreeSet;

/// A tag and the event that answers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tag {
    pub(crate) word: String,
    pub(crate) kind: EventKind,
    pub(crate) at: Position,
}

/// What one function mentions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mentions {
    /// Functions it calls or hands over by name.
    pub(crate) calls: BTreeSet<String>,
    /// Variables it assigns to.
    pub(crate) assigned: BTreeSet<String>,
    /// Sides it may let win.
    pub(crate) wins: Vec<Side>,
    /// Calls that ask for an effect: the line, and the function that is called.
    pub(crate) orders: BTreeSet<(u16, String)>,
}

/// What a script mentions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gathered {
    /// By function.
    pub(crate) functions: Vec<Mentions>,
    pub(crate) texts: BTreeSet<String>,
    pub(crate) tags: Vec<Tag>,
    /// Some tag is not written out.
    pub(crate) tag_in_play: bool,
    /// Kinds of tokens it invents.
    pub(crate) tokens: Vec<String>,
    /// `map::name`, and where.
    pub(crate) names: Vec<(String, Position)>,
    /// It makes object maps of its own (other than the options of an offer).
    pub(crate) maps: bool,
}

/// List what a script mentions.
pub(crate) fn gather(parsed: &Parsed, language: &Language) -> Gathered {
    let mut gathered = Gathered::default();
    for function in &parsed.functions {
        let mentions = gathered.function(function, language);
        gathered.functions.push(mentions);
    }
    gathered
}

impl Gathered {
    fn function(&mut self, function: &Function, language: &Language) -> Mentions {
        let mut mentions = Mentions::default();
        for body in std::iter::once(&function.body).chain(&function.inner) {
            for statement in &body.statements {
                let mut path = Vec::new();
                let _ = statement.walk(&mut path, &mut |path: &[ASTNode<'_>]| {
                    let parent = path.len().checked_sub(2).map(|i| &path[i]);
                    match path.last() {
                        Some(ASTNode::Expr(expr)) => self.expr(expr, parent, language, &mut mentions),
                        Some(ASTNode::Stmt(statement)) => self.statement(statement, language, &mut mentions),
                        _ => {}
                    }
                    true
                });
            }
        }
        mentions
    }

    fn statement(&mut self, statement: &Stmt, language: &Language, mentions: &mut Mentions) {
        match statement {
            Stmt::Assignment(parts) => {
                if let Expr::Variable(variable, ..) = &parts.1.lhs {
                    let _ = mentions.assigned.insert(variable.1.to_string());
                }
            }
            Stmt::FnCall(call, at) => self.call(call, *at, language, mentions),
            _ => {}
        }
    }

    fn expr(
        &mut self,
        expr: &Expr,
        parent: Option<&ASTNode<'_>>,
        language: &Language,
        mentions: &mut Mentions,
    ) {
        match expr {
            Expr::StringConstant(text, _) => {
                let _ = self.texts.insert(text.to_string());
            }
            Expr::DynamicConstant(value, _) => {
                if let Some(pointer) = value.read_lock::<rhai::FnPtr>() {
                    let _ = mentions.calls.insert(pointer.fn_name().to_owned());
                }
            }
            Expr::Variable(variable, _, at) if !variable.2.is_empty() && variable.2.root() == "map" => {
                self.names.push((variable.1.to_string(), position(*at, Position::default())));
            }
            // A function's name alone is a way to hand it over.
            Expr::Variable(variable, ..) if variable.2.is_empty() => {
                let _ = mentions.calls.insert(variable.1.to_string());
            }
            Expr::FnCall(call, at) | Expr::MethodCall(call, at) => {
                self.call(call, *at, language, mentions);
            }
            Expr::Map(..) => {
                let options = matches!(
                    parent,
                    Some(ASTNode::Expr(Expr::FnCall(call, _)) | ASTNode::Stmt(Stmt::FnCall(call, _)))
                        if call.name == "offer"
                );
                self.maps |= !options;
            }
            _ => {}
        }
    }

    fn call(&mut self, call: &FnCallExpr, at: rhai::Position, language: &Language, mentions: &mut Mentions) {
        let name = call.name.as_str();
        if language.func(name).is_some_and(|func| matches!(func.run, Run::Do(_))) {
            let _ = mentions.orders.insert((lower::line(at), name.to_owned()));
        }
        let at = position(at, Position::default());
        let _ = mentions.calls.insert(name.to_owned());
        let first = match call.args.first() {
            Some(Expr::StringConstant(text, at_text)) => Some((text.to_string(), position(*at_text, at))),
            _ => None,
        };
        if name == "Fn"
            && let Some((function, _)) = &first
        {
            let _ = mentions.calls.insert(function.clone());
        }
        if name == "win" {
            let side = first.as_ref().and_then(|(word, _)| SIDES.iter().position(|side| side == word));
            match side {
                Some(0) => mentions.wins.push(Side::Marines),
                Some(_) => mentions.wins.push(Side::Invader),
                None => mentions.wins.extend([Side::Marines, Side::Invader]),
            }
        }
        if name == "place_token"
            && let Some((word, _)) = &first
        {
            self.tokens.push(word.clone());
        }
        if let Some(handler) = language.answer_to(name) {
            match first {
                Some((word, at)) => self.tags.push(Tag { word, kind: handler.kind, at }),
                None => self.tag_in_play = true,
            }
        }
    }
}
