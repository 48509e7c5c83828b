//! What was written in a line, step by step. Letters of one word are one step, as in other programs.

use iced::widget::text_input::Value;

/// The steps of a line. It is empty for a line that nobody wrote in since the keys came to it.
#[derive(Debug, Default)]
pub(super) struct History {
    now: String,
    before: Vec<String>,
    after: Vec<String>,
    /// The last step added letters of a word, and more letters belong to it.
    in_word: bool,
    /// Something was handed on, and the application may give back a form of its own.
    handed_on: bool,
}

impl History {
    /// No steps yet.
    pub(super) fn new(now: &str) -> Self {
        Self { now: now.to_owned(), ..Self::default() }
    }

    /// The application shows this text now. `false` if it is neither what was written nor the answer to it; then the steps
    /// are forgotten.
    pub(super) fn meets(&mut self, value: &str) -> bool {
        let known = self.now == value || self.handed_on;
        if known {
            value.clone_into(&mut self.now);
            self.handed_on = false;
        } else {
            *self = Self::new(value);
        }
        known
    }

    /// This text was written.
    pub(super) fn write(&mut self, text: &str) {
        let letter = inserted(&self.now, text);
        let goes_on = self.in_word && letter.is_some_and(char::is_alphanumeric);
        if !goes_on {
            self.before.push(self.now.clone());
        }
        self.in_word = letter.is_some_and(char::is_alphanumeric);
        self.after.clear();
        self.go(text.to_owned());
    }

    /// The text before the last step.
    pub(super) fn undo(&mut self) -> Option<String> {
        let text = self.before.pop()?;
        self.after.push(self.now.clone());
        Some(self.go_between(text))
    }

    /// The text that the last undo took away.
    pub(super) fn redo(&mut self) -> Option<String> {
        let text = self.after.pop()?;
        self.before.push(self.now.clone());
        Some(self.go_between(text))
    }

    fn go_between(&mut self, text: String) -> String {
        self.in_word = false;
        self.go(text.clone());
        text
    }

    fn go(&mut self, text: String) {
        self.now = text;
        self.handed_on = true;
    }
}

/// The letter that is all the difference.
fn inserted(before: &str, after: &str) -> Option<char> {
    if after.chars().count() != before.chars().count() + 1 {
        return None;
    }
    let same = before.chars().zip(after.chars()).take_while(|(one, other)| one == other).count();
    let letter = after.chars().nth(same)?;
    before.chars().skip(same).eq(after.chars().skip(same + 1)).then_some(letter)
}

/// Where in the second text the difference to the first one ends, in letters as the line counts them.
pub(super) fn end_of_difference(from: &str, to: &str) -> usize {
    let shared = from.chars().zip(to.chars()).take_while(|(one, other)| one == other).count();
    let (before, after) = (from.chars().count(), to.chars().count());
    let tail = from.chars().rev().zip(to.chars().rev()).take(before.min(after) - shared);
    let end = after - tail.take_while(|(one, other)| one == other).count();
    Value::new(&to.chars().take(end).collect::<String>()).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(texts: &[&str]) -> History {
        let mut history = History::new("");
        for text in texts {
            history.write(text);
            assert!(history.meets(text));
        }
        history
    }

    #[test]
    fn a_word_is_one_step_and_comes_back() {
        let mut history = written(&["a", "ab", "ab ", "ab c"]);
        let steps: Vec<_> = std::iter::from_fn(|| history.undo()).collect();
        assert_eq!(steps, ["ab ", "ab", ""]);
        let steps: Vec<_> = std::iter::from_fn(|| history.redo()).collect();
        assert_eq!(steps, ["ab", "ab ", "ab c"]);
        assert_eq!(history.redo(), None);
    }

    #[test]
    fn taking_letters_away_is_a_step_each_and_writing_forgets_what_was_undone() {
        let mut history = written(&["ab", "a", ""]);
        assert_eq!(history.undo().as_deref(), Some("a"));
        history.write("ax");
        assert_eq!((history.redo(), history.undo().as_deref()), (None, Some("a")));
    }

    #[test]
    fn a_form_of_the_applications_own_is_taken_over_but_another_text_forgets_the_steps() {
        let mut history = History::new("7");
        history.write("7x");
        assert!(history.meets("7"), "the application took only the digit");
        assert_eq!(history.undo().as_deref(), Some("7"));
        assert!(history.meets("7"));
        assert!(!history.meets("12"), "another piece is selected");
        assert_eq!(history.undo(), None);
    }

    #[test]
    fn the_cursor_goes_to_where_the_text_changed() {
        for (from, to, at) in
            [("", "abc", 3), ("abc", "", 0), ("a c", "abc c", 3), ("aa", "aaa", 3), ("abc", "abd", 3)]
        {
            assert_eq!(end_of_difference(from, to), at, "{from:?} {to:?}");
        }
    }
}
