//! What a seat of the 2016 game may know of the cards, in words that front ends read. The knowledge itself is the engine's.

use crate::cards::{self, Activation, AttackUnderWay, Cards, ClassCard, DemonCard, DieOnTable, Hand};
use crate::content::{CardId, EventId, GloryId};
use crate::knowledge::{Held, InvaderCards, MarineCards};
use crate::own::colour_word;
use crate::state::Attack;
use crate::{Doom2016, State};
use engine::Seat;

pub(super) fn cards(game: &Doom2016, state: &State, seat: Option<Seat>) -> Cards {
    let known = game.seen_by(state, seat);
    let demons = game.content().demons.iter().zip(&state.invader.cards);
    let demons = demons.map(|(demon, card)| DemonCard {
        kind: demon.id.clone(),
        face_up: card.face_up,
        ready: card.ready,
        argent: card.argent,
    });
    let turn = state.world.active().map(|figure| Activation {
        figure: figure.0,
        points: state.turn.points(),
        actions: state.turn.mains(),
    });
    Cards {
        marines: (0..).zip(known.marines).map(|(seat, cards)| marine(game, seat, cards)).collect(),
        invader: invader(game, known.invader, state.invader.bank, demons.collect()),
        initiative: known.initiative,
        next: known.next,
        glory: sorted(known.glory, |card| glory(game, card)),
        turn,
        grenades: state.grenades.iter().map(|grenade| grenade.space.0).collect(),
        attacks: state.attacks.iter().map(|it| attack(game, state, it)).collect(),
    }
}

/// Everything about an attack lies open: the card it is made with, dice and what was revealed.
fn attack(game: &Doom2016, state: &State, it: &Attack) -> AttackUnderWay {
    let content = game.content();
    let defends = |card: u8| match game.demon_of_kind(it.defender.kind()) {
        None => content.cards[usize::from(card)].id.clone(),
        Some(_) => content.events[usize::from(card)].id.clone(),
    };
    let dice = it.pool.dice().iter().map(|die| DieOnTable {
        colour: colour_word(die.colour).to_owned(),
        icons: die.icons,
        again: die.again,
    });
    let [red, black] = it.pool.to_roll();
    let tally = game.tally(state, it);
    AttackUnderWay {
        attacker: it.attacker.figure().0,
        defender: it.defender.figure().0,
        card: it.declaration().card.map(|card| content.cards[usize::from(card.0)].id.clone()),
        red,
        black,
        dice: dice.collect(),
        icons: tally.icons,
        cover: it.defence.has_cover(),
        revealed: it.defence.revealed().map(defends),
        ignored: it.defence.ignored().iter().map(|card| defends(*card)).collect(),
        shields: tally.shields,
        dodged: tally.dodged,
        // What was suffered is the end of it, however the table has changed since.
        damage: tally.damage.max(it.outcome().damage),
        suffers: it.sufferer().0,
    }
}

fn marine(game: &Doom2016, seat: u8, known: MarineCards) -> cards::MarineCards {
    let action = |card: CardId| game.content().cards[usize::from(card.0)].id.clone();
    cards::MarineCards {
        seat,
        hand: hand(known.hand, action),
        deck: known.deck,
        unseen: sorted(known.unseen, action),
        discard: sorted(known.discard, action),
        glory: sorted(known.glory, |card| glory(game, card)),
        class: known.class.map(|(class, ready)| ClassCard {
            id: game.content().classes[usize::from(class.0)].id.clone(),
            ready,
        }),
    }
}

fn invader(game: &Doom2016, known: InvaderCards, bank: u8, demons: Vec<DemonCard>) -> cards::InvaderCards {
    let event = |card: EventId| game.content().events[usize::from(card.0)].id.clone();
    cards::InvaderCards {
        hand: hand(known.hand, event),
        deck: known.deck,
        unseen: sorted(known.unseen, event),
        discard: sorted(known.discard, event),
        invasion: known.invasion.map(|card| game.content().invasions[card].id.clone()),
        bank,
        demons,
    }
}

fn glory(game: &Doom2016, card: GloryId) -> String {
    game.content().glory[usize::from(card.0)].id.clone()
}

fn hand<T>(cards: Held<T>, name: impl Fn(T) -> String) -> Hand {
    let count = cards.len();
    match cards {
        Held::Known(cards) => Hand { count, cards: Some(sorted(cards, name)) },
        Held::Hidden(_) => Hand { count, cards: None },
    }
}

/// Sorted by name, so that the order says nothing of where a card came from.
fn sorted<T>(cards: Vec<T>, name: impl Fn(T) -> String) -> Vec<String> {
    let mut names: Vec<String> = cards.into_iter().map(name).collect();
    names.sort_unstable();
    names
}
