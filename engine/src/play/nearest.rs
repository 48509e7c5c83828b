//! "Did you mean …?": the known word most like an unknown one. It compares letters and knows no language.

/// Longer words than this are not compared: nobody mistypes them, and the comparison costs length times length.
const LONGEST: usize = 80;

/// The candidate most like `word`, the first of equals, if one is like enough: at most a third of its letters wrong.
#[must_use]
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let allowed = word.chars().count().div_ceil(3);
    candidates
        .into_iter()
        .filter_map(|candidate| Some((distance(word, candidate)?, candidate)))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, _)| *distance <= allowed)
        .map(|(_, candidate)| candidate)
}

/// How many letters have to be put in, taken out, changed or swapped with their neighbour; `None` if a word is too long.
fn distance(a: &str, b: &str) -> Option<usize> {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len() > LONGEST || b.len() > LONGEST {
        return None;
    }
    // Three rows of the usual table: the row before last is for swapped neighbours.
    let mut before: Vec<usize> = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut row = vec![i + 1; b.len() + 1];
        for j in 0..b.len() {
            let change = last[j] + usize::from(a[i] != b[j]);
            row[j + 1] = change.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                row[j + 1] = row[j + 1].min(before[j - 1] + 1);
            }
        }
        (before, last) = (last, row);
    }
    last.last().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        let table = [
            ("", "", 0),
            ("imp", "", 3),
            ("", "imp", 3),
            ("imp", "imp", 0),
            ("imp", "ipm", 1),
            ("step 1,4", "step 12,4", 1),
            ("pinky", "pink", 1),
            ("door", "portal", 5),
            ("schlüssel", "schlussel", 1),
        ];
        for (a, b, expected) in table {
            assert_eq!(distance(a, b), Some(expected), "{a} {b}");
            assert_eq!(distance(b, a), Some(expected), "{b} {a}");
        }
        assert_eq!(distance(&"x".repeat(81), "x"), None);
    }

    #[test]
    fn only_a_likely_word_is_suggested() {
        let known = ["step 1,4", "step 12,4", "attack imp 2", "pass"];
        assert_eq!(nearest("step 12,5", known), Some("step 12,4"));
        assert_eq!(nearest("pas", known), Some("pass"));
        assert_eq!(nearest("glory kill", known), None);
        assert_eq!(nearest("anything", []), None);
    }
}
