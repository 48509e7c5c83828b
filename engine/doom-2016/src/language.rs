//! The words that scripts of the 2016 game have beside the shared ones, one file for each noun.
//! What the words do to the game is for the rules to say; here they only look and ask.

mod argent;
mod card;
mod cost;
mod dice;
mod event;
mod fight;
mod portal;
pub(crate) mod row;
mod rule;
mod threat;
mod words;

pub(crate) use cost::{CARDS, POINTS};
pub use portal::{PORTAL, TELEPORTER};

use engine::language::{
    Func, Item, Language, Lesson, Noun, aim, door, fact, figure, handler, note, place, play, property, title,
    token,
};
use engine::world::Near;
use row::row;

/// Everything that scripts of the 2016 game can say.
pub static LANGUAGE: Language = Language {
    nouns: &[
        Noun {
            title: title::GAME,
            funcs: &[play::FUNCS, threat::FUNCS, dice::FUNCS, event::FUNCS, argent::FUNCS],
        },
        Noun { title: title::NOTES, funcs: &[note::FUNCS] },
        Noun { title: title::OFFERS, funcs: &[cost::FUNCS] },
        Noun { title: title::AIMS, funcs: &[AIMS] },
        Noun { title: row("title-rules"), funcs: &[rule::FUNCS] },
        Noun { title: title::FIGURES, funcs: &[figure::FUNCS, card::FUNCS] },
        Noun { title: row("title-portals"), funcs: &[portal::FUNCS] },
        Noun { title: title::DOORS, funcs: &[door::FUNCS] },
        Noun { title: title::TOKENS, funcs: &[token::FUNCS, &[portal::REMOVE]] },
        Noun { title: title::PLACES, funcs: &[place::FUNCS] },
    ],
    facts: &[fact::COURSE, fight::FACTS, argent::FACTS, threat::FACTS, event::FACTS, fact::FIGURES],
    properties: &[
        property::PLACES,
        &[portal::ON_MAP],
        property::FIGURES,
        property::DOORS,
        portal::PROPERTIES,
        property::TOKENS,
    ],
    handlers: &[
        handler::COURSE,
        handler::FIGURES,
        fight::HANDLERS,
        handler::DOORS,
        portal::HANDLERS,
        handler::TOKENS,
        handler::ANSWERS,
        portal::ANSWERS,
        dice::HANDLERS,
        handler::ATTACKS,
        card::HANDLERS,
        card::SPRINT,
        event::HANDLERS,
        threat::HANDLERS,
        argent::HANDLERS,
        card::INITIATIVE,
    ],
    options: &cost::OPTIONS,
    costs: &cost::COSTS,
    sorts: &[row("sort-portal"), row("sort-teleporter")],
    vocabularies: &[
        &portal::TIERS,
        &portal::STATES,
        &portal::TELEPORTERS,
        &rule::BAN_WORDS,
        &rule::BAN_END_WORDS,
        &rule::STAT_WORDS,
        &rule::UNTIL_WORDS,
    ],
    items: &[
        Item { word: "health pack", refused: None },
        Item { word: "weapon", refused: Some(row("item-weapon-refused")) },
    ],
    near: &[("portal", Near::Piece(crate::own::PORTAL))],
    lesson: Lesson {
        card: "\
//! Lockdown
//! The first line of the comment at the top is the card's title, the others its text, in which {ROUNDS} is the value.

// How many rounds the doors stay dangerous (4 to 12).
const ROUNDS = 8;

fn on_door_opened(e) {
    if e.by.side == \"marines\" && round < ROUNDS {
        note(\"opened\", true);
        summon(map::north_portal);
    }
}",
        looks: "portals()",
        asks: "summon(…)",
        loops: "for portal in portals() { … }",
    },
};

/// Marines may also be after any portal.
const AIMS: &[Func] = &[Func { doc: row("function-aim"), ..aim::AIM }, aim::DROP_AIM];

#[cfg(test)]
mod tests {
    use super::words::{BAN, BAN_END, PORTAL_STATE, STAT, TELEPORTER_STATE, TIER, UNTIL};
    use super::*;
    use crate::own::OwnEventKind;
    use engine::EventKind;
    use engine::language::sound::{UNHEARD, mistakes, unclear};

    /// Events of this game without a handler, each with its reason.
    const OWN_UNHEARD: &[(EventKind, &str)] = &[
        (EventKind::AreaRevealed, "this game has no areas"),
        (EventKind::DoorLocked, "doors of this game have no locks"),
        (EventKind::DoorUnlocked, "doors of this game have no locks"),
        (EventKind::DoorDestroyed, "doors of this game are not destroyed"),
        (EventKind::DieRolled, "the attack tells the sum when it is over"),
        (EventKind::DefenceRevealed, "the attack tells the damage when it is over"),
        (EventKind::Own(OwnEventKind::GloryDrawn as u8), "the glory kill tells it"),
        (EventKind::Own(OwnEventKind::ClassUsed as u8), "what it leads to is told"),
        (EventKind::Own(OwnEventKind::SquadCardPassed as u8), "a matter between the marines' players"),
        (EventKind::Own(OwnEventKind::GrenadeThrown as u8), "nothing has happened yet"),
        (EventKind::Own(OwnEventKind::GrenadeExploded as u8), "the damage is told"),
        (EventKind::Own(OwnEventKind::HandFull as u8), "an oddity that only a script can bring about"),
        (EventKind::Own(OwnEventKind::Brought as u8), "scripts start when everything is chosen"),
        (EventKind::Own(OwnEventKind::Prepared as u8), "scripts start when everything is chosen"),
    ];

    #[test]
    fn every_event_has_one_handler_or_a_reason_to_have_none() {
        assert_eq!(unclear(&LANGUAGE, OwnEventKind::ALL.len(), &[UNHEARD, OWN_UNHEARD].concat()), []);
        assert_eq!(mistakes(&LANGUAGE), [""; 0]);
    }

    #[test]
    fn vocabularies_stand_where_their_numbers_say() {
        let first = |vocab| LANGUAGE.words(vocab)[0];
        let all = [TIER, PORTAL_STATE, TELEPORTER_STATE, BAN, BAN_END, STAT, UNTIL].map(first);
        let expected =
            ["blue", "faceup", "active", "demons open doors", "game", "marine range", "activation"];
        assert_eq!(all, expected);
    }
}
