//! First walk over a script: everything it mentions, without judging. Texts, tags, names on the map, who calls whom,
//! and who may win; the lint and the editor's inspector both need the whole list before they can say anything.

use crate::parse::{Function, Parameter, Parsed, line, position};
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
    /// Variables of which it sets a part, or which it may give members that they did not have.
    pub(crate) changed: BTreeSet<String>,
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
    /// Some kind of token that it places is not written out.
    token_in_play: bool,
    /// Texts that may be such a kind: all but those that are compared, or handed to a function of the language, where they stand.
    loose: BTreeSet<String>,
    /// `map::name`, and where.
    pub(crate) names: Vec<(String, Position)>,
    /// It makes object maps of its own (other than the options of an offer).
    pub(crate) maps: bool,
    /// The names of what these maps hold.
    pub(crate) keys: BTreeSet<String>,
}

/// The function that invents kinds of tokens.
const PLACE: &str = "place_token";

/// Functions of Rhai that may give a list members of another sort. The last one calls any function on what stands before its dot.
const FILL: [&str; 7] = ["append", "insert", "pad", "push", "set", "splice", "call"];

/// List what a script mentions.
pub(crate) fn gather(parsed: &Parsed, language: &Language) -> Gathered {
    let mut gathered = Gathered::default();
    for function in &parsed.functions {
        let mentions = gathered.function(function, language);
        gathered.functions.push(mentions);
    }
    if gathered.token_in_play {
        let constants = parsed.constants.iter().filter_map(|constant| match &constant.value {
            Parameter::Text(text) => Some(text.clone()),
            Parameter::Bool(_) | Parameter::Int(_) => None,
        });
        let words: BTreeSet<String> = gathered.loose.iter().cloned().chain(constants).collect();
        let new: Vec<String> = words.into_iter().filter(|word| !gathered.tokens.contains(word)).collect();
        gathered.tokens.extend(new);
    }
    gathered
}

/// Is a text in it compared, or handed to a function of the language? Then its meaning is clear where it stands.
fn is_judged(node: &ASTNode<'_>, language: &Language) -> bool {
    match node {
        ASTNode::Expr(Expr::FnCall(call, _) | Expr::MethodCall(call, _))
        | ASTNode::Stmt(Stmt::FnCall(call, _)) => {
            matches!(call.name.as_str(), "==" | "!=") || language.func(&call.name).is_some()
        }
        _ => false,
    }
}

/// Does what follows a variable, behind a dot or in brackets, give it members?
fn fills(rest: &Expr) -> bool {
    match rest {
        Expr::MethodCall(call, _) => FILL.contains(&call.name.as_str()),
        Expr::Dot(parts, ..) | Expr::Index(parts, ..) => fills(&parts.lhs) || fills(&parts.rhs),
        _ => false,
    }
}

/// The property at the end of what follows a dot.
fn last_property(rest: &Expr) -> Option<&str> {
    match rest {
        Expr::Property(name, _) => Some(name.2.as_str()),
        Expr::Dot(parts, ..) | Expr::Index(parts, ..) => last_property(&parts.rhs),
        _ => None,
    }
}

/// The text with which what stands in brackets begins.
fn key(inside: &Expr) -> Option<&str> {
    match inside {
        Expr::StringConstant(text, _) => Some(text.as_str()),
        Expr::Dot(parts, ..) | Expr::Index(parts, ..) => key(&parts.lhs),
        _ => None,
    }
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
                if let Expr::Dot(parts, ..) | Expr::Index(parts, ..) = &parts.1.lhs {
                    if let Expr::Variable(variable, ..) = &parts.lhs {
                        let _ = mentions.changed.insert(variable.1.to_string());
                    }
                    self.keys.extend(last_property(&parts.rhs).map(str::to_owned));
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
                if !parent.is_some_and(|parent| is_judged(parent, language)) {
                    let _ = self.loose.insert(text.to_string());
                }
            }
            Expr::Dot(parts, ..) | Expr::Index(parts, ..) => {
                if let Expr::Variable(variable, ..) = &parts.lhs
                    && fills(&parts.rhs)
                {
                    let _ = mentions.changed.insert(variable.1.to_string());
                }
                if matches!(expr, Expr::Index(..)) {
                    self.keys.extend(key(&parts.rhs).map(str::to_owned));
                }
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
            Expr::Map(entries, _) => {
                let options = matches!(
                    parent,
                    Some(ASTNode::Expr(Expr::FnCall(call, _)) | ASTNode::Stmt(Stmt::FnCall(call, _)))
                        if call.name == "offer"
                );
                if !options {
                    self.maps = true;
                    self.keys.extend(entries.0.iter().map(|(name, _)| name.as_str().to_owned()));
                }
            }
            _ => {}
        }
    }

    fn call(&mut self, call: &FnCallExpr, at: rhai::Position, language: &Language, mentions: &mut Mentions) {
        let name = call.name.as_str();
        if language.func(name).is_some_and(|func| matches!(func.run, Run::Do(_))) {
            let _ = mentions.orders.insert((line(at), name.to_owned()));
        }
        let at = position(at, Position::default());
        let _ = mentions.calls.insert(name.to_owned());
        let first = match call.args.first() {
            Some(Expr::StringConstant(text, at_text)) => Some((text.to_string(), position(*at_text, at))),
            _ => None,
        };
        if name == "Fn" {
            self.token_in_play |= first.as_ref().is_none_or(|(function, _)| function == PLACE);
            mentions.calls.extend(first.iter().map(|(function, _)| function.clone()));
        }
        if FILL.contains(&name)
            && let Some(Expr::Variable(variable, ..)) = call.args.first()
        {
            let _ = mentions.changed.insert(variable.1.to_string());
        }
        if name == "win" {
            let side = first.as_ref().and_then(|(word, _)| SIDES.iter().position(|side| side == word));
            match side {
                Some(0) => mentions.wins.push(Side::Marines),
                Some(_) => mentions.wins.push(Side::Invader),
                None => mentions.wins.extend([Side::Marines, Side::Invader]),
            }
        }
        if name == PLACE {
            match &first {
                Some((word, _)) => self.tokens.push(word.clone()),
                None => self.token_in_play = true,
            }
        }
        if let Some(handler) = language.answer_to(name) {
            match first {
                Some((word, at)) => self.tags.push(Tag { word, kind: handler.kind, at }),
                None => self.tag_in_play = true,
            }
        }
    }
}
