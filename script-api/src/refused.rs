//! What Rhai refuses, in words for somebody who does not know Rhai: what is missing or written in another way, and where it
//! belongs. Mistakes that show in single letters are for `typed`.

use crate::problem::Position;
use crate::typed::{end_of_text, write_text};
use crate::words::sentence;
use rhai::{LexError, ParseErrorType};
use words::Text;

/// How many letters of a line are repeated in a help.
const SHOWN: usize = 40;

/// Words of other languages, and how they are written here.
static WORDS: [(&str, &str); 13] = [
    ("and", "&&"),
    ("or", "||"),
    ("not", "!"),
    ("elif", "else if"),
    ("elsif", "else if"),
    ("elseif", "else if"),
    ("null", "()"),
    ("nil", "()"),
    ("var", "let"),
    ("int", "let"),
    ("string", "let"),
    ("bool", "let"),
    ("of", "in"),
];

/// Signs of other languages, the longer ones first.
static SIGNS: [(&str, &str); 8] = [
    ("===", "=="),
    ("!==", "!="),
    ("=>", ">="),
    ("=<", "<="),
    ("<>", "!="),
    ("++", "+= 1"),
    ("--", "-= 1"),
    ("#", "//"),
];

/// Signs that look like others.
static LOOKS: [(char, &str); 12] = [
    ('–', "-"),
    ('—', "-"),
    ('−', "-"),
    ('×', "*"),
    ('÷', "/"),
    ('≤', "<="),
    ('≥', ">="),
    ('≠', "!="),
    ('，', ","),
    ('；', ";"),
    ('（', "("),
    ('）', ")"),
];

/// What is said of an error at a place of a script: where, what, and a way out. `open` is the last bracket that is not closed,
/// `code` the script without its comments.
pub(crate) fn explain(
    error: &ParseErrorType,
    at: Position,
    open: Option<Position>,
    code: &str,
) -> (Position, Text, Option<Text>) {
    let (before, after) = code.split_at(byte(code, at));
    if let Some((at, word, instead)) = elsewhere(error, at, before, after) {
        let message = sentence("refused-elsewhere").with("word", word).with("instead", instead);
        return (at, message, Some(write(instead)));
    }
    // Rhai's own words, in English.
    let said = || Text::verbatim(error.to_string());
    let own_meaning = |word: &str| sentence("refused-word-help").with("word", word);
    match error {
        ParseErrorType::MissingToken(token, _)
            if matches!(token.as_str(), ";" | ",") && after.starts_with(':') && !after.starts_with("::") =>
        {
            colon(at)
        }
        ParseErrorType::MissingToken(token, _) if token == ";" => end_of_statement(at, before, after),
        ParseErrorType::MissingToken(token, _) if token == "}" => {
            let help = sentence("refused-block-end-help");
            (open.unwrap_or(at), sentence("refused-block-end"), Some(help))
        }
        ParseErrorType::MissingToken(token, why) if token == "{" && why.contains("statement block") => {
            (end(before), sentence("refused-block"), Some(sentence("refused-block-help")))
        }
        ParseErrorType::MissingToken(token, why) if token == "," && why.contains("switch") => {
            (at, sentence("refused-cases"), Some(sentence("refused-cases-help")))
        }
        ParseErrorType::MissingToken(token, _) if token == "," => {
            (end(before), sentence("refused-comma"), Some(sentence("refused-comma-help")))
        }
        ParseErrorType::BadInput(LexError::ImproperSymbol(sign, _)) if sign == "=" => {
            (at, sentence("refused-set"), Some(sentence("refused-set-help")))
        }
        ParseErrorType::BadInput(LexError::UnterminatedString) => open_text(at, after),
        ParseErrorType::BadInput(LexError::UnexpectedInput(sign)) if !sign.is_ascii() => {
            (at, sentence("refused-sign").with("sign", sign.as_str()), Some(sign_instead(sign)))
        }
        ParseErrorType::UnknownOperator(sign) if sign == "?" => {
            (at, sentence("refused-choose"), Some(sentence("refused-choose-help")))
        }
        ParseErrorType::Reserved(word) => (at, said(), Some(own_meaning(word))),
        ParseErrorType::VariableExpected => {
            let word = word_at(after);
            let help = match word {
                "" => None,
                "let" => Some(sentence("refused-variable-help")),
                word => Some(own_meaning(word)),
            };
            (at, sentence("refused-variable"), help)
        }
        _ => (at, said(), None),
    }
}

/// What to write, and nothing more.
fn write(code: impl Into<String>) -> Text {
    sentence("write").with("code", code.into())
}

/// A word or a sign of another language at the place of an error, or a word right before it.
fn elsewhere(
    error: &ParseErrorType,
    at: Position,
    before: &str,
    after: &str,
) -> Option<(Position, &'static str, &'static str)> {
    let missing = matches!(error, ParseErrorType::MissingToken(..));
    let odd = matches!(
        error,
        ParseErrorType::UnknownOperator(_)
            | ParseErrorType::BadInput(LexError::ImproperSymbol(..) | LexError::UnexpectedInput(_))
    );
    let reserved = matches!(error, ParseErrorType::Reserved(_));
    if !(missing || odd || reserved) {
        return None;
    }
    let written = before.trim_end();
    let last = last_word(written);
    // Of the names that a script gives, the usual words are true.
    if matches!(last, "let" | "const" | "fn" | "for") {
        return None;
    }
    let word = |text: &str| WORDS.iter().find(|(word, _)| *word == text);
    if let Some((word, instead)) = word(word_at(after)) {
        return Some((at, *word, *instead));
    }
    let place = end(before);
    if missing && place.line == at.line {
        // A list of values may end with any word.
        if let Some((word, instead)) = word(last) {
            let length = word.chars().count() as u32;
            return Some((
                Position { column: place.column.saturating_sub(length), ..place },
                *word,
                *instead,
            ));
        }
    }
    // `<>` is refused at its second half.
    if odd && written.ends_with('<') && after.starts_with('>') {
        return Some((Position { column: at.column.saturating_sub(1), ..at }, "<>", "!="));
    }
    let (sign, instead) = SIGNS.iter().find(|(sign, _)| after.starts_with(*sign))?;
    match *sign {
        // Where a value or a bracket is missing, options may begin.
        "=>" => missing.then_some((at, *sign, *instead)),
        _ if missing => None,
        // At the beginning of a line it was to be a comment.
        "--" if before[written.len()..].contains('\n') => Some((at, *sign, "//")),
        _ => Some((at, *sign, *instead)),
    }
}

/// What is said of a colon where none can stand.
const fn colon(at: Position) -> (Position, Text, Option<Text>) {
    (at, sentence("refused-colon"), Some(sentence("refused-colon-help")))
}

/// A `;` is missing: its place is where the statement ends, and not where the next one begins.
fn end_of_statement(at: Position, before: &str, after: &str) -> (Position, Text, Option<Text>) {
    let statement = before.trim_end();
    let line = statement.lines().next_back().unwrap_or_default().trim_start();
    let place = end(before);
    if place.line == at.line {
        let next: String = match word_at(after) {
            "" => after.chars().take(1).collect(),
            word => word.to_owned(),
        };
        let help = sentence(match next.as_str() {
            ")" | "]" => "refused-follow-bracket-help",
            _ => "refused-follow-help",
        });
        return (at, sentence("refused-follow").with("next", next), Some(help));
    }
    let skip = line.chars().count().saturating_sub(SHOWN);
    let shown: String = line.chars().skip(skip).collect();
    let more = if skip > 0 { "…" } else { "" };
    (place, sentence("refused-semicolon"), Some(write(format!("{more}{shown};"))))
}

/// A text begins and does not end.
fn open_text(at: Position, after: &str) -> (Position, Text, Option<Text>) {
    let line: Vec<char> = after.lines().next().unwrap_or_default().chars().collect();
    let first = line.first().copied().unwrap_or('"');
    let other = (first == '"').then(|| end_of_text(&line, first)).flatten();
    if let Some(end) = other {
        let text: String = line[1..end].iter().collect();
        return (at, sentence("typed-quotes"), Some(write_text(&text)));
    }
    let help = if first == '`' { "refused-text-backtick-help" } else { "refused-text-help" };
    (at, sentence("refused-text"), Some(sentence(help)))
}

/// What to write instead of a sign that no script has.
fn sign_instead(sign: &str) -> Text {
    match LOOKS.iter().find(|(looks, _)| sign.starts_with(*looks)) {
        Some((_, instead)) => write(*instead),
        None => sentence("refused-sign-help"),
    }
}

/// The word with which a text begins.
fn word_at(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(text.len());
    &text[..end]
}

/// The word with which a text ends.
fn last_word(text: &str) -> &str {
    let start = text.rfind(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    text.get(start.map_or(0, |start| start + 1)..).unwrap_or_default()
}

/// Where a place is in a text, in bytes.
fn byte(text: &str, at: Position) -> usize {
    let above = text.split_inclusive('\n').take(at.line.saturating_sub(1) as usize);
    let start: usize = above.map(str::len).sum();
    let line = text[start..].split_inclusive('\n').next().unwrap_or_default();
    let before: usize = line.chars().take(at.column.saturating_sub(1) as usize).map(char::len_utf8).sum();
    start + before
}

/// The place right behind the last sign of a text.
fn end(text: &str) -> Position {
    let text = text.trim_end();
    let start = text.rfind('\n').map_or(0, |line| line + 1);
    let line = text.matches('\n').count() as u32 + 1;
    Position { line, column: text[start..].chars().count() as u32 + 1 }
}
