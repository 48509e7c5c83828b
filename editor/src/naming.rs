//! What a thing is called where nobody gave it a name: a few words for lists, the status line and the history.

use crate::words::{say, tell};
use doom_2016::own::Tier;
use missions::thing::TokenKind;
use missions::{Mission, Thing, ThingKind};

/// What cards are called in lists: those behind so many of the box are the mission's or the operation's own, and marked.
pub(crate) fn card_name(boxed: usize) -> impl Fn(usize, &str) -> String {
    move |position, name| {
        if position < boxed { name.to_owned() } else { tell("card-own", &[("name", name.into())]) }
    }
}

/// A thing in a few words.
pub(crate) fn thing_in_words(thing: &Thing, mission: &Mission) -> String {
    let content = mission.cards_there_are();
    let what = match &thing.kind {
        ThingKind::Portal(portal) => {
            let tier = match portal.tier {
                Tier::Blue => "blue",
                Tier::Yellow => "yellow",
                Tier::Red => "red",
            };
            let face = if portal.face_up { "up" } else { "down" };
            tell("here-portal", &[("tier", tier.into()), ("face", face.into())])
        }
        ThingKind::Teleporter(teleporter) => {
            say(if teleporter.active { "here-teleporter" } else { "here-teleporter-idle" })
        }
        ThingKind::Token(token) => match &token.kind {
            TokenKind::Weapon(set) => {
                let known = content.sets.iter().find(|known| known.id == *set);
                known.map_or_else(|| set.clone(), |known| known.name.clone())
            }
            TokenKind::Marker(word) => tell("here-marker", &[("word", word.clone().into())]),
            TokenKind::Objective => say("here-objective"),
            TokenKind::HealthPack => say("here-health"),
        },
        ThingKind::Figure(figure) => {
            let known = content.demons.iter().find(|known| known.id == figure.kind);
            known.map_or_else(|| figure.kind.clone(), |d| d.name.clone())
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
