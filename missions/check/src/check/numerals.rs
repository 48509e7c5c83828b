//! Words of a text with where they stand, and the numbers among them, in digits or in letters. What a number counts is for the
//! checks to judge.

/// A word of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word<'t> {
    /// Its letters and digits.
    pub(super) word: &'t str,
    /// Does another sign than a space follow it?
    pub(super) is_last: bool,
    /// Where it begins, in bytes.
    pub(super) at: usize,
}

/// From two on; "one" is no number more often than it is one.
const NUMBERS: [&str; 19] = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

/// From the second on.
const ORDINALS: [&str; 19] = [
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
    "twentieth",
];

/// The words of a text. Signs at their ends are cut off; a word without a letter or digit is none.
pub(super) fn words(text: &str) -> Vec<Word<'_>> {
    let mut found = Vec::new();
    let mut from = 0;
    for part in text.split(char::is_whitespace) {
        let word = part.trim_matches(|sign: char| !sign.is_alphanumeric());
        let before = part.find(word).unwrap_or_default();
        if !word.is_empty() {
            found.push(Word { word, is_last: before + word.len() < part.len(), at: from + before });
        }
        // What separates words may be longer than a byte.
        from += part.len();
        from += text[from..].chars().next().map_or(0, char::len_utf8);
    }
    found
}

/// The number a word means: `6`, `six`.
pub(super) fn number(word: &str) -> Option<i64> {
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        return word.parse().ok();
    }
    place_in(&NUMBERS, word)
}

/// The place in a row that a word means: 2 for `second`.
pub(super) fn ordinal(word: &str) -> Option<i64> {
    place_in(&ORDINALS, word)
}

fn place_in(list: &[&str], word: &str) -> Option<i64> {
    let at = list.iter().position(|it| it.eq_ignore_ascii_case(word))?;
    i64::try_from(at).ok().map(|at| at + 2)
}

/// A word in small letters, of a plural the singular: `Cases` becomes `case`.
pub(super) fn singular(word: &str) -> String {
    let word = word.to_lowercase();
    match (word.strip_suffix("ies"), word.strip_suffix('s')) {
        (Some(stem), _) if stem.len() > 2 => format!("{stem}y"),
        (_, Some(stem)) if !stem.ends_with('s') => stem.to_owned(),
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_with_their_places() {
        let text = "Ä  \"Six\" portals,\u{2003}x - 3.";
        let found: Vec<(&str, bool)> = words(text).iter().map(|word| (word.word, word.is_last)).collect();
        assert_eq!(found, [("Ä", false), ("Six", true), ("portals", true), ("x", false), ("3", true)]);
        assert!(words(text).iter().all(|word| text[word.at..].starts_with(word.word)));
        assert!(words(" \n ").is_empty());
    }

    #[test]
    fn numbers_are_read_in_letters_and_digits() {
        let cases = [
            ("Two", Some(2)),
            ("twenty", Some(20)),
            ("12", Some(12)),
            ("one", None),
            ("3x", None),
            ("x", None),
        ];
        for (word, meant) in cases {
            assert_eq!(number(word), meant, "{word}");
        }
        assert_eq!([ordinal("second"), ordinal("Fourth"), ordinal("first")], [Some(2), Some(4), None]);
        assert_eq!(
            ["Cases", "keys", "batteries", "boss", "core"].map(singular),
            ["case", "key", "battery", "boss", "core"]
        );
    }
}
