//! Texts that are written with marks (`code`, **strong**, *lean*) for places that show only letters.

use std::fmt::Display;

/// The text without its marks. What stands in code is left as it is, and so is a `*` with a blank on both sides or none.
pub fn plain<T: Display + ?Sized>(text: &T) -> String {
    let text = &text.to_string();
    let whole = text.matches('`').count().is_multiple_of(2);
    let mut plain = String::with_capacity(text.len());
    for (number, part) in text.split('`').enumerate() {
        if !whole && number > 0 {
            plain.push('`');
        }
        if whole && number % 2 == 1 { plain.push_str(part) } else { plain.push_str(&without_stars(part)) }
    }
    plain
}

/// A mark has a blank, the end of the text or a sign on one side, and something else on the other.
fn without_stars(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_mark = |at: usize| {
        let before = letters[..at].iter().rev().find(|letter| **letter != '*');
        let after = letters[at..].iter().find(|letter| **letter != '*');
        let is_blank = |letter: Option<&char>| letter.is_none_or(|letter| letter.is_whitespace());
        let is_word = |letter: Option<&char>| letter.is_some_and(|letter| letter.is_alphanumeric());
        !(is_blank(before) && is_blank(after) || is_word(before) && is_word(after))
    };
    let kept = (0..letters.len()).filter(|at| letters[*at] != '*' || !is_mark(*at));
    kept.map(|at| letters[at]).collect()
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn marks_are_gone_and_stars_that_are_none_stay() {
        for (marked, shown) in [
            ("use it as `map::the_name`, or remove it", "use it as map::the_name, or remove it"),
            ("It is an *error* only if **all** fail.", "It is an error only if all fail."),
            ("*The mission has no tiles.* It will", "The mission has no tiles. It will"),
            ("(*lean*)", "(lean)"),
            ("2 * 3 and 2*3 and `a * b *c*`", "2 * 3 and 2*3 and a * b *c*"),
            ("one ` alone", "one ` alone"),
        ] {
            assert_eq!(plain(marked), shown);
        }
    }
}
