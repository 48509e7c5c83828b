//! "Did you mean …?": the known word nearest to an unknown one.
//! It only measures words; who knows which words are possible asks it.

/// Number of edits (insert, delete, replace, swap neighbours) that turn one word into the other.
fn edits(a: &[char], b: &[char]) -> usize {
    let width = b.len() + 1;
    let mut rows = vec![0usize; width * (a.len() + 1)];
    for (j, first) in rows.iter_mut().take(width).enumerate() {
        *first = j;
    }
    for i in 1..=a.len() {
        rows[i * width] = i;
        for j in 1..=b.len() {
            let change = rows[(i - 1) * width + j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = change.min(rows[(i - 1) * width + j] + 1).min(rows[i * width + j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[(i - 2) * width + j - 2] + 1);
            }
            rows[i * width + j] = least;
        }
    }
    rows[width * (a.len() + 1) - 1]
}

/// The nearest of some known words, if one is near enough to be what was meant.
#[must_use]
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word: Vec<char> = word.chars().take(64).flat_map(char::to_lowercase).collect();
    // One slip for every four letters.
    let most = (word.len() / 4).max(1);
    known
        .into_iter()
        .map(|k| {
            let letters: Vec<char> = k.chars().take(64).flat_map(char::to_lowercase).collect();
            (edits(&word, &letters), k)
        })
        .filter(|(distance, k)| *distance <= most && *distance < k.chars().count())
        .min()
        .map(|(_, k)| k)
}

/// The same as a sentence.
pub(crate) fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    nearest(word, known).map(|k| format!("did you mean `{k}`?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_word() {
        let known = ["on_door_opened", "on_start", "on_round_start", "imp", "marines"];
        let find = |word| nearest(word, known);
        assert_eq!(find("on_door_open"), Some("on_door_opened"));
        assert_eq!(find("on_strat"), Some("on_start"));
        assert_eq!(find("imps"), Some("imp"));
        assert_eq!(find("Marines"), Some("marines"));
        assert_eq!(find("cyberdemon"), None);
        assert_eq!(find("xx"), None);
        assert_eq!(find(""), None);
    }
}
