//! How messages call numbers of marines.

/// For people: `1 marine`, `1, 2 or 4 marines`.
pub(crate) fn marines(numbers: &[u8], and: &str) -> String {
    let words: Vec<String> = numbers.iter().map(u8::to_string).collect();
    match &words[..] {
        [] => "no marines".to_owned(),
        [one] if one == "1" => "1 marine".to_owned(),
        [one] => format!("{one} marines"),
        [most @ .., last] => format!("{} {and} {last} marines", most.join(", ")),
    }
}
