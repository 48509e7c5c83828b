//! What a thing is called where nobody gave it a name: a few words for lists, the status line and the history.

pub mod piece;

use crate::words::{say, tell};
use missions::{Mission, Thing, ThingKind};

/// What cards are called in lists: those behind so many of the box are the mission's or the operation's own, and marked.
pub fn card_name(boxed: usize) -> impl Fn(usize, &str) -> String {
    move |position, name| {
        if position < boxed { name.to_owned() } else { tell("card-own", &[("name", name.into())]) }
    }
}

/// A thing in a few words.
pub fn thing_in_words(thing: &Thing, mission: &Mission) -> String {
    let content = mission.cards_there_are();
    let what = match &thing.kind {
        ThingKind::Piece(piece) => piece::words(piece, mission),
        ThingKind::Figure(figure) => {
            content.foe(&figure.kind).map_or_else(|| figure.kind.clone(), |(_, foe)| foe.name.to_owned())
        }
        ThingKind::Label(label) => format!("“{}”", label.text),
        ThingKind::Door(_) => say("here-door"),
        ThingKind::Start(_) => say("here-start"),
    };
    match &thing.name {
        Some(name) => format!("{what} ({name})"),
        None => what,
    }
}
