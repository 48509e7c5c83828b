//! "Did you mean …?": the known word most like an unknown one, for a mistyped word or choice. It only compares letters;
//! the caller knows which words are possible.

/// Longer words than this are not compared: they are not mistyped names, and the comparison costs length times length.
const LONGEST: usize = 80;

/// The known word most like `word`, the first of equals, if one is near enough to be what was meant: one slip (a letter
/// too many, too few, wrong, or swapped with its neighbour) for every four letters, whether large or small.
#[must_use]
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = letters(word)?;
    let most = (word.chars().count() / 4).max(1);
    known
        .into_iter()
        .filter_map(|known| {
            let other = letters(known)?;
            // A word of which nothing is left was not meant.
            let slips = strsim::damerau_levenshtein(&word, &other);
            (slips <= most && slips < other.chars().count()).then_some((slips, known))
        })
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, known)| known)
}

/// A word in small letters, unless it is too long.
fn letters(word: &str) -> Option<String> {
    (word.chars().nth(LONGEST).is_none()).then(|| word.to_lowercase())
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
        assert_eq!(find("ipm"), Some("imp"), "neighbours swapped are one slip");
        assert_eq!(find("Marines"), Some("marines"));
        assert_eq!(find("cyberdemon"), None);
        assert_eq!(find("xx"), None);
        assert_eq!(find(""), None);
    }

    #[test]
    fn only_a_likely_choice_is_suggested() {
        let known = ["step 1,4", "step 12,4", "attack imp 2", "pass"];
        assert_eq!(nearest("step 12,5", known), Some("step 12,4"));
        assert_eq!(nearest("pas", known), Some("pass"));
        assert_eq!(nearest("glory kill", known), None);
        assert_eq!(nearest("anything", []), None);
    }

    #[test]
    fn the_first_of_equals_and_nothing_endless() {
        assert_eq!(nearest("door c", ["door b", "door a"]), Some("door b"));
        let long = "x".repeat(LONGEST);
        assert_eq!(nearest(&long, [long.as_str()]), Some(long.as_str()));
        let longer = "x".repeat(LONGEST + 1);
        assert_eq!(nearest(&longer, [long.as_str()]), None);
        assert_eq!(nearest("schlussel", ["schlüssel"]), Some("schlüssel"), "letters, not bytes");
    }
}
