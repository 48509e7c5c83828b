//! Words that have little room.

/// So many letters of a text at most; … stands for the rest.
pub fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let beginning: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", beginning.trim_end())
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn a_long_text_ends_with_dots() {
        assert_eq!(shortened("Containment Protocol", 13), "Containment…");
        assert_eq!(shortened("Horde", 5), "Horde");
    }
}
