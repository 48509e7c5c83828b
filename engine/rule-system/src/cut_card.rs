//! A card of an author's own as data: what stands on it when it is printed, and how often it is needed. How it is set and printed
//! is decided by those who make booklets.

use crate::sheet::Readers;
use crate::texts::text;
use words::Phrase;

/// A card that the box does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CutCard {
    /// Who may read it before the game.
    pub readers: Readers,
    /// What kind of card it is: `Main action`.
    pub kind: Phrase,
    /// What it is called.
    pub title: String,
    /// Its numbers and what else is no sentence: what each is, and its value in words.
    pub numbers: Vec<(Phrase, String)>,
    /// What it says.
    pub text: String,
    /// How many of it are needed.
    pub copies: u8,
}

impl CutCard {
    /// All that it says in running text: `Health 3, stagger 1. It flies.`
    #[must_use]
    pub fn words(&self) -> String {
        let mut numbers: Vec<String> = self
            .numbers
            .iter()
            .map(|(what, value)| format!("{} {value}", what.to_string().to_lowercase()))
            .collect();
        if self.copies > 1 {
            numbers.push(text("cut-card-copies").with("count", self.copies).to_string());
        }
        let sentence = (!numbers.is_empty())
            .then(|| text("cut-card-numbers").with("numbers", numbers.join(", ")).to_string());
        let text = (!self.text.is_empty()).then(|| self.text.clone());
        sentence.into_iter().chain(text).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_in_running_text_has_its_numbers_first() {
        let mut card = CutCard {
            readers: Readers::Everybody,
            kind: Phrase::verbatim("Demon"),
            title: "Hound".to_owned(),
            numbers: vec![
                (Phrase::verbatim("Health"), "3".to_owned()),
                (Phrase::verbatim("Special defence"), "dodge".to_owned()),
            ],
            text: "It runs.".to_owned(),
            copies: 2,
        };
        assert_eq!(card.words(), "Health 3, special defence dodge, 2 copies. It runs.");
        (card.numbers, card.copies) = (Vec::new(), 1);
        assert_eq!(card.words(), "It runs.");
    }
}
