//! Brackets and quotes that come in pairs while one types: the second is written with the first, stepped over where it is
//! typed after all, and goes with the first. Nothing is paired in comments and in texts.

use super::buffer::Buffer;

/// The second of a pair that begins so.
const fn second(first: char) -> Option<char> {
    match first {
        '(' => Some(')'),
        '[' => Some(']'),
        '{' => Some('}'),
        '"' => Some('"'),
        _ => None,
    }
}

/// A sign is typed. `true` if the text is as it should be now, and the field has nothing left to do.
pub(super) fn typed(buffer: &mut Buffer, sign: char) -> bool {
    if let Some(part) = buffer.selection() {
        let Some(end) = second(sign) else { return false };
        let inside = buffer.text().get(part.clone()).unwrap_or_default().to_owned();
        let length = inside.len();
        buffer.splice(part.clone(), &format!("{sign}{inside}{end}"), length + 1);
        let start = part.start + sign.len_utf8();
        buffer.select(start..start + length);
        return true;
    }
    let at = buffer.offset();
    let (before, after) = buffer.around();
    if matches!(sign, ')' | ']' | '}' | '"') && after == Some(sign) && !escaped(buffer, sign) {
        buffer.go_to(at + sign.len_utf8());
        return true;
    }
    let Some(end) = second(sign).filter(|_| !buffer.in_words()) else { return false };
    let free = after.is_none_or(|after| after.is_whitespace() || ")]};:.,".contains(after));
    let of_word =
        sign == '"' && before.is_some_and(|before| before.is_alphanumeric() || "_\"".contains(before));
    if !free || of_word {
        return false;
    }
    buffer.splice(at..at, &format!("{sign}{end}"), sign.len_utf8());
    true
}

/// Is the sign a quote that belongs to the text it stands in?
fn escaped(buffer: &Buffer, sign: char) -> bool {
    sign == '"' && buffer.text()[..buffer.offset()].chars().rev().take_while(|c| *c == '\\').count() % 2 == 1
}

/// Removes the letter before the cursor. `true` if it was the first of an empty pair: both are gone then.
pub(super) fn backspace(buffer: &mut Buffer) -> bool {
    let (Some(before), after) = buffer.around() else { return false };
    if buffer.selection().is_some() || second(before).is_none() || second(before) != after {
        return false;
    }
    let at = buffer.offset();
    buffer.splice(at - 1..at + 1, "", 0);
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::SHARED;
    use iced::widget::text_editor::{Action, Edit};

    /// What typing does to a text; `|` is the cursor.
    fn type_in(text: &str, signs: &str) -> String {
        let at = text.find('|').expect("a cursor");
        let mut buffer = Buffer::new(&SHARED, &text.replace('|', ""));
        buffer.go_to(at);
        for sign in signs.chars() {
            let done = if sign == '<' { backspace(&mut buffer) } else { typed(&mut buffer, sign) };
            if !done {
                let edit = if sign == '<' { Edit::Backspace } else { Edit::Insert(sign) };
                let _ = buffer.perform(Action::Edit(edit));
            }
        }
        let mut text = buffer.text().to_owned();
        text.insert(buffer.offset(), '|');
        text
    }

    /// The text before, what is typed, and the text after it.
    fn agree(rows: &[(&str, &str, &str)]) {
        for (text, signs, after) in rows {
            assert_eq!(type_in(text, signs), *after, "{signs} in {text}");
        }
    }

    #[test]
    fn the_second_comes_with_the_first_and_is_stepped_over() {
        agree(&[
            ("|", "win(\"a\", [1]);", "win(\"a\", [1]);|"),
            ("|", "if x {", "if x {|}"),
            ("|", "f((", "f((|))"),
            ("|x", "(", "(|x"),
            ("|x", "\"", "\"|x"),
            ("a|", "\"", "a\"|"),
            ("|", "\"a\\\"b\"", "\"a\\\"b\"|"),
            ("// |", "(\"", "// (\"|"),
            ("\"a |", "(", "\"a (|"),
            ("\"a | b\"", "(", "\"a (| b\""),
        ]);
    }

    #[test]
    fn an_empty_pair_goes_as_one() {
        agree(&[
            ("|", "({<", "(|)"),
            ("f(|)", "<", "f|"),
            ("(|x)", "<", "|x)"),
            ("(]|", "<", "(|"),
            ("\"|\"", "<", "|"),
        ]);
    }

    #[test]
    fn a_selection_is_surrounded_and_stays_selected() {
        let mut buffer = Buffer::new(&SHARED, "a + b;");
        buffer.select(0..5);
        assert!(typed(&mut buffer, '('));
        assert_eq!((buffer.text(), buffer.selection()), ("(a + b);", Some(1..6)));
        assert!(!typed(&mut buffer, 'x'));
    }
}
