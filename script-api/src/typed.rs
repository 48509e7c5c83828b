//! Mistakes of typing that show in the letters of a script, before Rhai reads it: quotation marks of another sort, signs that
//! cannot be seen, numbers that are none. Where code begins and ends is for `scan`; what else Rhai refuses is for `refused`.

use crate::problem::Position;
use crate::words::sentence;
use words::Text;

/// Quotation marks for whole texts that scripts do not know, both ends.
const DOUBLE: &str = "“”„‟«»″〝〞＂";
/// The same for single ones. The first is Rhai's for one letter.
const SINGLE: &str = "'‘’‚‛‹›′´＇";

/// How far the end of a text is looked for, in letters.
const LONGEST: usize = 300;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// A text in other quotation marks.
    Quoted(String),
    /// Such a mark alone.
    Quote(char),
    /// A sign that cannot be seen.
    Unseen(char),
    /// A number with a point.
    Point(String),
    /// A number with an exponent.
    Exponent(String),
    /// A number that is too large.
    Large(String),
    /// Letters behind a number.
    Mixed(String),
}

/// A mistake with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mistake {
    pub(crate) at: Position,
    what: Typed,
    /// How often it stands in the same function.
    times: usize,
}

/// Add a mistake to those of a function. A sign that cannot be seen is often in every line; it is reported once.
pub(crate) fn add(all: &mut Vec<Mistake>, at: Position, what: Typed) {
    let once = matches!(what, Typed::Unseen(_));
    match once.then(|| all.iter().position(|known| known.what == what)).flatten() {
        Some(known) => all[known].times += 1,
        None => all.push(Mistake { at, what, times: 1 }),
    }
}

/// Does a letter belong to a word of code?
pub(crate) fn is_word(c: char) -> bool {
    (c.is_alphanumeric() || c == '_') && !is_unseen(c)
}

/// Can it not be seen, and is it no space that Rhai reads over?
pub(crate) fn is_unseen(c: char) -> bool {
    let blank = (c.is_whitespace() || c.is_control()) && !c.is_ascii_whitespace();
    blank
        || matches!(
            c,
            '\u{AD}'
                | '\u{34F}'
                | '\u{61C}'
                | '\u{115F}'..='\u{1160}'
                | '\u{17B4}'..='\u{17B5}'
                | '\u{180B}'..='\u{180F}'
                | '\u{200B}'..='\u{200F}'
                | '\u{202A}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{FE00}'..='\u{FE0F}'
                | '\u{FEFF}'
                | '\u{FFA0}'
                | '\u{FFF0}'..='\u{FFFB}'
                | '\u{1BCA0}'..='\u{1BCA3}'
                | '\u{1D173}'..='\u{1D17A}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
}

/// The mistake with which code begins, and how many characters it has. `before` is the character before the code.
pub(crate) fn find(code: &str, before: Option<char>) -> Option<(Typed, usize)> {
    let first = code.chars().next()?;
    if is_unseen(first) {
        return Some((Typed::Unseen(first), 1));
    }
    if first.is_ascii_digit() {
        return number(code, before);
    }
    let begins = !before.is_some_and(|c| is_word(c) || matches!(c, '.' | ')' | ']'));
    if first == '.' && begins && code[1..].starts_with(|c: char| c.is_ascii_digit()) {
        let text = format!(".{}", word(&code[1..]));
        return Some((Typed::Point(text.clone()), text.chars().count()));
    }
    quoted(code, first)
}

/// The place of the mark with which a text ends, in a line that begins with the one before it. `from` is that mark.
pub(crate) fn end_of_text(line: &[char], from: char) -> Option<usize> {
    let marks = if SINGLE.contains(from) { SINGLE } else { DOUBLE };
    let end = |marks: &str| {
        let ends: Vec<usize> = (1..line.len()).filter(|at| marks.contains(line[*at])).collect();
        // In `it's` the mark stands for a letter.
        let apart = ends.iter().find(|at| !line.get(**at + 1).is_some_and(|c| c.is_alphanumeric()));
        apart.or(ends.first()).copied()
    };
    end(marks).or_else(|| if DOUBLE.contains(from) { end("\"") } else { None })
}

/// A text in quotation marks that are not those of scripts.
fn quoted(code: &str, first: char) -> Option<(Typed, usize)> {
    if !DOUBLE.contains(first) && !SINGLE.contains(first) {
        return None;
    }
    let line: Vec<char> = code.chars().take_while(|c| !matches!(c, '\n' | '\r')).take(LONGEST).collect();
    // One letter in single marks is a value of its own in Rhai, written out or with `\`.
    let letter = first == '\'' && (line.get(2) == Some(&'\'') || line.get(1) == Some(&'\\'));
    if letter {
        return None;
    }
    Some(match end_of_text(&line, first) {
        Some(end) => (Typed::Quoted(line[1..end].iter().collect()), end + 1),
        None => (Typed::Quote(first), 1),
    })
}

/// The word with which a text begins.
fn word(text: &str) -> &str {
    let end = text.find(|c: char| !is_word(c)).unwrap_or(text.len());
    &text[..end]
}

/// What is wrong with a number, if anything is.
fn number(code: &str, before: Option<char>) -> Option<(Typed, usize)> {
    let word = word(code);
    let length = word.chars().count();
    let rest = &code[word.len()..];
    let is_digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit() || c == '_');
    if is_digits(word) {
        // `1..5` is a range, and `1.abs()` a call.
        let point = rest.strip_prefix('.').filter(|rest| {
            rest.starts_with(|c: char| c.is_ascii_digit() || matches!(c, ';' | ',' | ')' | ']' | '}'))
        });
        if let Some(rest) = point {
            let text = format!("{word}.{}", self::word(rest));
            return Some((Typed::Point(text.clone()), text.chars().count()));
        }
        let digits = word.replace('_', "");
        let smallest = before == Some('-') && digits == i64::MIN.unsigned_abs().to_string();
        return (digits.parse::<i64>().is_err() && !smallest)
            .then(|| (Typed::Large(word.to_owned()), length));
    }
    if let Some((digits, radix)) = with_radix(word) {
        let digits = digits.replace('_', "");
        if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
            return Some((Typed::Mixed(word.to_owned()), length));
        }
        return u64::from_str_radix(&digits, radix).is_err().then(|| (Typed::Large(word.to_owned()), length));
    }
    let exponent = word.split_once(['e', 'E']).is_some_and(|(number, exponent)| {
        let signed = exponent.is_empty() && rest.starts_with(['+', '-']);
        is_digits(number) && (signed || is_digits(exponent))
    });
    let what = if exponent { Typed::Exponent } else { Typed::Mixed };
    Some((what(word.to_owned()), length))
}

/// The digits behind `0x`, `0o` or `0b`, and how many such digits there are.
fn with_radix(word: &str) -> Option<(&str, u32)> {
    let rest = word.strip_prefix('0')?;
    let (sign, digits) = rest.split_at_checked(1)?;
    let radix = match sign {
        "x" | "X" => 16,
        "o" | "O" => 8,
        "b" | "B" => 2,
        _ => return None,
    };
    Some((digits, radix))
}

impl Mistake {
    /// What is wrong, in a sentence.
    pub(crate) fn message(&self) -> Text {
        match &self.what {
            Typed::Quoted(_) => sentence("typed-quotes"),
            Typed::Quote(sign) => sentence("typed-quote").with("sign", sign.to_string()),
            Typed::Unseen(sign) => {
                let text = match name(*sign) {
                    Some(name) => sentence("typed-unseen-named").with("name", name),
                    None => sentence("typed-unseen"),
                };
                text.with("code", format!("{:04X}", u32::from(*sign))).with("more", self.times - 1)
            }
            Typed::Point(_) => sentence("typed-point"),
            Typed::Exponent(_) => sentence("typed-exponent"),
            Typed::Large(number) => {
                sentence("typed-large").with("number", number.as_str()).with("largest", i64::MAX.to_string())
            }
            Typed::Mixed(word) => sentence("typed-mixed").with("word", word.as_str()),
        }
    }

    /// A way out.
    pub(crate) fn help(&self) -> Text {
        match &self.what {
            Typed::Quoted(text) => write_text(text),
            Typed::Quote(_) => sentence("typed-quote-help"),
            Typed::Unseen('\u{85}' | '\u{2028}' | '\u{2029}') => sentence("typed-unseen-line-help"),
            Typed::Unseen(sign) if sign.is_whitespace() => sentence("typed-unseen-space-help"),
            Typed::Unseen(_) => sentence("typed-unseen-help"),
            Typed::Point(text) => {
                let whole = text.split('.').next().filter(|whole| !whole.is_empty()).unwrap_or("0");
                sentence("typed-point-help").with("whole", whole)
            }
            Typed::Exponent(_) => sentence("typed-exponent-help"),
            Typed::Large(_) => sentence("typed-large-help"),
            Typed::Mixed(_) => sentence("typed-mixed-help"),
        }
    }
}

/// How a text is written.
pub(crate) fn write_text(text: &str) -> Text {
    sentence("typed-quotes-help").with("text", text.replace('"', "\\\""))
}

/// What the signs are called that are most often copied along with a text.
const fn name(sign: char) -> Option<Text> {
    Some(sentence(match sign {
        '\0' => "typed-null",
        '\u{A0}' | '\u{202F}' => "typed-no-break",
        '\u{AD}' => "typed-hyphen",
        '\u{200B}' => "typed-no-width",
        '\u{200C}' | '\u{200D}' => "typed-joiner",
        '\u{200E}' | '\u{200F}' => "typed-direction",
        '\u{2028}' => "typed-line",
        '\u{2029}' => "typed-paragraph",
        '\u{3000}' => "typed-wide",
        '\u{FEFF}' => "typed-order",
        _ => return None,
    }))
}
