//! Which known word was probably meant by a misspelt one.
//! Used wherever a problem is told about a name that nobody knows.

/// The known word that `word` was probably meant to be.
#[must_use]
pub fn nearest<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    known
        .into_iter()
        .map(|k| (distance(&word.to_lowercase(), &k.to_lowercase()), k))
        .filter(|(d, k)| *d <= (k.chars().count() + 2) / 4)
        .min_by_key(|(d, _)| *d)
        .map(|(_, k)| k)
}

/// How many letters to add, remove, change or exchange with a neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().take(40).collect(), b.chars().take(40).collect());
    let mut rows: [Vec<usize>; 3] = [vec![0; b.len() + 1], (0..=b.len()).collect(), vec![0; b.len() + 1]];
    for (i, x) in a.iter().enumerate() {
        rows[2][0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let mut best = (rows[1][j] + usize::from(x != y)).min(rows[1][j + 1] + 1).min(rows[2][j] + 1);
            if i > 0 && j > 0 && a[i - 1] == *y && *x == b[j - 1] {
                best = best.min(rows[0][j - 1] + 1);
            }
            rows[2][j + 1] = best;
        }
        rows.rotate_left(1);
    }
    rows[1][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_recognised() {
        assert_eq!(nearest("blue_dor", ["red_door", "blue_door"]), Some("blue_door"));
        assert_eq!(nearest("Bleu", ["Blue", "Red"]), Some("Blue"));
        assert_eq!(nearest("zebra", ["blue_door"]), None);
        assert_eq!(nearest("C", ["A", "B"]), None, "one letter is no word");
    }
}
