//! What every game shares: the rows that a language begins with, and the words that stand in them.

use super::ty::Vocab;
use super::words;
use super::{Language, Lesson, Noun};
use super::{aim, door, fact, figure, handler, note, offer, place, play, property, title, token};

/// The words that every game shares, and no others: what a language begins with.
pub const SHARED: Language = Language {
    nouns: &[
        Noun { title: title::GAME, funcs: &[play::FUNCS] },
        Noun { title: title::NOTES, funcs: &[note::FUNCS] },
        Noun { title: title::OFFERS, funcs: &[offer::FUNCS] },
        Noun { title: title::AIMS, funcs: &[&[aim::AIM, aim::DROP_AIM]] },
        Noun { title: title::FIGURES, funcs: &[figure::FUNCS] },
        Noun { title: title::DOORS, funcs: &[door::FUNCS] },
        Noun { title: title::TOKENS, funcs: &[token::FUNCS, &[token::REMOVE]] },
        Noun { title: title::PLACES, funcs: &[place::FUNCS] },
    ],
    facts: &[fact::COURSE, fact::FIGURES],
    properties: &[
        property::PLACES,
        &[property::ON_MAP],
        property::FIGURES,
        property::DOORS,
        property::TOKENS,
    ],
    handlers: &[
        handler::COURSE,
        handler::FIGURES,
        handler::DOORS,
        handler::TOKENS,
        handler::ANSWERS,
        handler::ATTACKS,
    ],
    options: &offer::OPTIONS,
    costs: &[],
    sorts: &[],
    vocabularies: &[],
    items: &[],
    near: &[],
    lesson: Lesson {
        card: "\
//! Lockdown
//! The first line of the comment at the top is the card's title, the others its text, in which {ROUNDS} is the value.

// How many rounds the doors stay dangerous (4 to 12).
const ROUNDS = 8;

fn on_door_opened(e) {
    if e.by.side == \"marines\" && round < ROUNDS {
        note(\"opened\", true);
        hurt(e.by, 1);
    }
}",
        looks: "doors()",
        asks: "open(…)",
        loops: "for door in doors() { … }",
    },
};

impl Language {
    /// The words of a vocabulary that are the same in every mission.
    #[must_use]
    pub fn words(&self, vocab: Vocab) -> Vec<&'static str> {
        let near = self.near.iter().map(|(word, _)| *word);
        match vocab {
            Vocab::Free | Vocab::Tag | Vocab::Figure | Vocab::Demon => Vec::new(),
            Vocab::Token | Vocab::Kind => self.tokens().collect(),
            Vocab::Placed => self.plain_tokens().collect(),
            Vocab::Near => self.plain_tokens().chain(near).collect(),
            Vocab::Side => words::SIDES.to_vec(),
            Vocab::Doors => door::STATES.map(|(word, _)| word).to_vec(),
            Vocab::Aim => {
                aim::AIMS.map(|(word, _)| word).into_iter().chain(self.plain_tokens()).chain(near).collect()
            }
            Vocab::Limit => offer::LIMITS.map(|(word, _)| word).to_vec(),
            Vocab::Own(list) => {
                self.vocabularies.get(usize::from(list)).copied().unwrap_or_default().to_vec()
            }
        }
    }
}
