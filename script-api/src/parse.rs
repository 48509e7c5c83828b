//! One script's text → its functions as Rhai's syntax trees, and its constants. Items are read one by one, so that
//! every broken item is reported and the sound ones stay usable.

use crate::problem::{Position, ProblemKind, Problems};
use crate::refused;
use crate::scan::{self, Item, ItemKind, Scan};
use crate::words::sentence;
use engine::language::Language;
use rhai::{AST, ASTFlags, ASTNode, Engine, Expr, ParseErrorType, Stmt};
use std::collections::BTreeSet;
use words::Text;

/// The most functions of a script.
pub(crate) const MAX_FUNCTIONS: usize = 200;

/// The longest script, in bytes.
pub(crate) const MAX_SCRIPT: usize = 64 * 1024;
/// The most lines of a script.
pub(crate) const MAX_LINES: usize = 4_000;

/// The value of a parameter of a card: a constant of its script, which the mission may set again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A text.
    Text(String),
}

/// As a script writes it.
impl std::fmt::Display for Parameter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bool(answer) => write!(f, "{answer}"),
            Self::Int(number) => write!(f, "{number}"),
            Self::Text(text) => write!(f, "{text:?}"),
        }
    }
}

/// A constant with its name and place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) value: Parameter,
    pub(crate) doc: String,
    pub(crate) at: Position,
}

/// A function, or a nameless one written in its body.
pub(crate) struct Body {
    pub(crate) params: Vec<String>,
    pub(crate) statements: Vec<Stmt>,
}

/// A function of a script.
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) at: Position,
    pub(crate) body: Body,
    /// Nameless functions inside it.
    pub(crate) inner: Vec<Body>,
}

/// A script that has been read.
#[derive(Default)]
pub(crate) struct Parsed {
    pub(crate) title: String,
    /// The sound functions, everything else blank.
    pub(crate) text: String,
    pub(crate) functions: Vec<Function>,
    pub(crate) constants: Vec<Named>,
    /// Every word of what could not be read. What it defines or uses is unknown, so nothing may be said to be missing or
    /// unused that is called by one of these words.
    pub(crate) unread: BTreeSet<String>,
}

/// Read a script. Words of the language are not names for functions and constants of its own.
pub(crate) fn parse(engine: &Engine, language: &Language, text: &str, problems: &mut Problems<'_>) -> Parsed {
    if text.len() > MAX_SCRIPT || text.lines().count() > MAX_LINES {
        problems.add(
            Position::default(),
            ProblemKind::TooLarge,
            sentence("parse-long").with("bytes", MAX_SCRIPT).with("lines", MAX_LINES),
            Some(sentence("parse-long-help")),
        );
        return Parsed { unread: words(text).collect(), ..Parsed::default() };
    }
    let scan = scan::scan(text);
    let mut parsed = Parsed { title: scan.title.clone(), ..Parsed::default() };
    let mut sound: Vec<&Item> = Vec::new();
    for item in &scan.items {
        if let Some((at, what)) = item.monster {
            problems.add(at, ProblemKind::TooLarge, what.text(), None);
            parsed.unread.extend(words(&scan.clean[item.range.clone()]));
            continue;
        }
        let keep = match item.kind {
            ItemKind::Function | ItemKind::Constant if !item.mistakes.is_empty() => {
                for mistake in &item.mistakes {
                    problems.add(mistake.at, ProblemKind::Syntax, mistake.message(), Some(mistake.help()));
                }
                parsed.unread.extend(words(&scan.clean[item.range.clone()]));
                false
            }
            ItemKind::Function => function(engine, language, &scan, item, &mut parsed, problems),
            ItemKind::Constant => {
                constant(engine, language, &scan, item, &mut parsed, problems);
                false
            }
            ItemKind::Other => {
                problems.add(
                    item.at,
                    ProblemKind::TopLevel,
                    sentence("parse-top"),
                    Some(sentence("parse-top-help")),
                );
                parsed.unread.extend(words(&scan.clean[item.range.clone()]));
                false
            }
        };
        if keep {
            sound.push(item);
        }
    }
    parsed.text = keep_only(&scan.clean, &sound);
    parsed
}

/// The words of a text, those in quotes included.
fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    words.filter(|word| !word.is_empty()).map(str::to_owned)
}

/// The text with blanks for everything but some items.
fn keep_only(text: &str, items: &[&Item]) -> String {
    let mut keep = items.iter().map(|item| item.range.clone()).peekable();
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        while keep.peek().is_some_and(|range| range.end <= at) {
            let _ = keep.next();
        }
        let kept = c == '\n' || keep.peek().is_some_and(|range| range.contains(&at));
        out.push(if kept { c } else { ' ' });
    }
    out
}

/// Read one item where it stands, so that Rhai's positions are right.
fn read(
    engine: &Engine,
    scan: &Scan,
    item: &Item,
    parsed: &mut Parsed,
    problems: &mut Problems<'_>,
) -> Option<AST> {
    let mut text = "\n".repeat(item.at.line.saturating_sub(1) as usize);
    text.extend(std::iter::repeat_n(' ', item.at.column.saturating_sub(1) as usize));
    text += &scan.clean[item.range.clone()];
    engine
        .compile(text)
        .map_err(|error| {
            parsed.unread.extend(words(&scan.clean[item.range.clone()]));
            let at = position(error.position(), item.at);
            let said = error.err_type().to_string();
            let disabled =
                said.strip_prefix("reserved keyword '").and_then(|rest| rest.strip_suffix("' is disabled"));
            if let Some(word) = disabled {
                let message = sentence("parse-disabled").with("word", word);
                return problems.add(at, ProblemKind::Syntax, message, Some(instead(word)));
            }
            let kind = match error.err_type() {
                ParseErrorType::ExprTooDeep
                | ParseErrorType::LiteralTooLarge(..)
                | ParseErrorType::TooManyFunctions => ProblemKind::TooLarge,
                _ => ProblemKind::Syntax,
            };
            let (at, message, help) = refused::explain(error.err_type(), at, item.open, &scan.clean);
            problems.add(at, kind, message, help);
        })
        .ok()
}

/// What to write instead of a word of Rhai that scripts do without.
pub(crate) fn instead(word: &str) -> Text {
    sentence(match word {
        "debug" | "print" => "parse-disabled-say-help",
        "this" | "global" => "parse-disabled-note-help",
        "try" | "catch" | "throw" => "parse-disabled-ask-help",
        _ => "parse-disabled-help",
    })
}

/// A position of Rhai's, or the one given where Rhai has none.
pub(crate) fn position(at: rhai::Position, otherwise: Position) -> Position {
    match (at.line(), at.position()) {
        (Some(line), column) => Position { line: line as u32, column: column.unwrap_or(0) as u32 },
        (None, _) => otherwise,
    }
}

/// The line of a call; 0 for one too far down to be counted.
pub(crate) fn line(at: rhai::Position) -> u16 {
    at.line().and_then(|line| u16::try_from(line).ok()).unwrap_or(0)
}

fn function(
    engine: &Engine,
    language: &Language,
    scan: &Scan,
    item: &Item,
    parsed: &mut Parsed,
    problems: &mut Problems<'_>,
) -> bool {
    let Some(ast) = read(engine, scan, item, parsed, problems) else { return false };
    let Some((name, body, inner)) = bodies(&ast) else { return false };
    let twin = |f: &Function| f.name == name && f.body.params.len() == body.params.len();
    if parsed.functions.iter().any(twin) {
        let message = sentence("parse-function-twice").with("name", name);
        problems.add(item.at, ProblemKind::Duplicate, message, None);
        return false;
    }
    if language.func(&name).is_some() || language.fact(&name).is_some() {
        taken(&name, item.at, problems);
        return false;
    }
    if parsed.functions.len() >= MAX_FUNCTIONS {
        let message = sentence("parse-functions").with("most", MAX_FUNCTIONS);
        problems.add(item.at, ProblemKind::TooLarge, message, None);
        return false;
    }
    parsed.functions.push(Function { name, at: item.at, body, inner });
    true
}

fn taken(name: &str, at: Position, problems: &mut Problems<'_>) {
    let message = sentence("parse-taken").with("name", name);
    problems.add(at, ProblemKind::Duplicate, message, Some(sentence("parse-taken-help")));
}

/// The function of an item, and the nameless ones inside it.
fn bodies(ast: &AST) -> Option<(String, Body, Vec<Body>)> {
    let mut named = None;
    let mut inner = Vec::new();
    let all: Vec<(String, Vec<String>)> = ast
        .iter_functions()
        .map(|f| (f.name.to_owned(), f.params.iter().map(|p| (*p).to_owned()).collect()))
        .collect();
    for (name, params) in &all {
        let mut alone = ast.clone_functions_only();
        let _ = alone.retain_functions(|_, _, n, count| n == name && count == params.len());
        let mut statements = Vec::new();
        let _ = alone.walk(&mut |path: &[ASTNode<'_>]| {
            if let [ASTNode::Stmt(statement)] = path {
                statements.push((*statement).clone());
            }
            true
        });
        let body = Body { params: params.clone(), statements };
        if name.starts_with("anon$") {
            inner.push(body);
        } else {
            named = Some((name.clone(), body));
        }
    }
    named.map(|(name, body)| (name, body, inner))
}

fn constant(
    engine: &Engine,
    language: &Language,
    scan: &Scan,
    item: &Item,
    parsed: &mut Parsed,
    problems: &mut Problems<'_>,
) {
    let Some(ast) = read(engine, scan, item, parsed, problems) else { return };
    let mut found = None;
    let _ = ast.walk(&mut |path: &[ASTNode<'_>]| {
        if let [ASTNode::Stmt(Stmt::Var(parts, flags, _))] = path
            && flags.intersects(ASTFlags::CONSTANT)
        {
            found = Some((parts.0.as_str().to_owned(), literal(&parts.1)));
        }
        true
    });
    let Some((name, value)) = found else { return };
    let Some(value) = value else {
        let message = sentence("parse-constant").with("name", name);
        problems.add(item.at, ProblemKind::TopLevel, message, None);
        return;
    };
    if language.func(&name).is_some() || language.fact(&name).is_some() {
        taken(&name, item.at, problems);
    } else if parsed.constants.iter().any(|c| c.name == name) {
        let message = sentence("parse-constant-twice").with("name", name);
        problems.add(item.at, ProblemKind::Duplicate, message, None);
    } else {
        parsed.constants.push(Named { name, value, doc: item.doc.clone(), at: item.at });
    }
}

fn literal(value: &Expr) -> Option<Parameter> {
    match value {
        Expr::BoolConstant(yes, _) => Some(Parameter::Bool(*yes)),
        Expr::IntegerConstant(number, _) => Some(Parameter::Int(*number)),
        Expr::StringConstant(text, _) => Some(Parameter::Text(text.to_string())),
        _ => None,
    }
}
