//! What a seat is shown beside the map, as rows. `knowledge` decides who may know what; this file gives it names, texts and
//! numbers, and adds only what lies open on the table.

use crate::content::{CardId, Defence, EventId};
use crate::knowledge::{self, InvaderCards, Knowledge, MarineCards};
use crate::state::{Attack, INVADER};
use crate::words::text;
use crate::{Doom2016, State, reference};
use engine::world::Face;
use engine::{FigureId, KindId, Seat};
use rule_system::seat_view::{CardSeen, Counter, DieSeen, Fight, Held, Party, Pile, SeatView};
use words::Text;

pub(super) fn view(game: &Doom2016, state: &State, seat: Option<Seat>) -> SeatView {
    let known = game.seen_by(state, seat);
    let mut parties: Vec<Party> =
        (0..).zip(&known.marines).map(|(seat, cards)| marine(game, state, seat, cards)).collect();
    parties.push(invader(game, state, &known.invader));
    SeatView {
        parties,
        table: table(game, &known),
        fight: state.attacks.last().map(|attack| fight(game, state, attack)),
    }
}

fn marine(game: &Doom2016, state: &State, seat: u8, known: &MarineCards) -> Party {
    let content = game.content();
    let mut counters = vec![
        counter(&text("seat-view-in-hand"), known.hand.len()),
        counter(&text("seat-view-deck"), known.deck),
    ];
    if state.world.active() == Some(FigureId(seat)) {
        counters.push(counter(&text("seat-view-points"), state.turn.points().into()));
        counters.push(counter(&text("seat-view-mains"), state.turn.mains().into()));
    }
    let mut cards: Vec<CardSeen> = held(&known.hand).iter().map(|card| action(game, *card)).collect();
    if let Some((class, ready)) = known.class {
        let card = &content.classes[usize::from(class.0)];
        cards.push(CardSeen { ready: Some(ready), ..open(&card.id, &card.name, card.text.clone()) });
    }
    cards.extend(known.glory.iter().map(|card| {
        let card = &content.glory[usize::from(card.0)];
        open(&card.id, &card.name, card.text.clone())
    }));
    let name = |card: &CardId| content.cards[usize::from(card.0)].name.clone();
    let piles = vec![
        pile(&text("seat-view-unseen"), known.unseen.iter().map(name)),
        pile(&text("seat-view-discards"), known.discard.iter().map(name)),
    ];
    Party { seat: Seat(seat), hand: known.hand.len(), counters, cards, piles }
}

fn invader(game: &Doom2016, state: &State, known: &InvaderCards) -> Party {
    let content = game.content();
    let mut counters = vec![
        counter(&text("seat-view-argent"), state.argent_in_play().into()),
        counter(&text("seat-view-events"), known.hand.len()),
        counter(&text("seat-view-deck"), known.deck),
    ];
    let mut cards: Vec<CardSeen> = held(&known.hand).iter().map(|card| event(game, *card)).collect();
    for (demon, card) in content.demons.iter().zip(&state.invader.cards).filter(|(_, card)| card.face_up) {
        let text = reference::demon_words(demon).to_string();
        cards.push(CardSeen {
            ready: Some(card.ready),
            tokens: card.argent,
            ..open(&demon.id, &demon.name, text)
        });
    }
    match known.invasion {
        Some(card) => {
            let card = &content.invasions[card];
            let text = reference::invasion_words(content, card).to_string();
            cards.push(CardSeen { tokens: state.invader.bank, ..open(&card.id, &card.name, text) });
        }
        // The card is face down, the tokens on it are not.
        None => counters.push(counter(&text("seat-view-bank"), state.invader.bank.into())),
    }
    let name = |card: &EventId| content.events[usize::from(card.0)].name.clone();
    let piles = vec![
        pile(&text("seat-view-unseen"), known.unseen.iter().map(name)),
        pile(&text("seat-view-discards"), known.discard.iter().map(name)),
    ];
    Party { seat: Seat(INVADER), hand: known.hand.len(), counters, cards, piles }
}

/// What is left of decks that all share; never their order.
fn table(game: &Doom2016, known: &Knowledge) -> Vec<Counter> {
    let left = |invader: bool| known.initiative.iter().filter(|seat| (**seat == INVADER) == invader).count();
    let mut counters = vec![
        counter(&text("seat-view-initiative-marines"), left(false)),
        counter(&text("seat-view-initiative-invader"), left(true)),
    ];
    if let Some(next) = known.next {
        let name = if next == INVADER {
            text("seat-view-next-invader")
        } else {
            text("seat-view-next").with("marine", game.table().kind(KindId(next)).name.as_str())
        };
        counters.push(counter(&name, 1));
    }
    counters.push(counter(&text("seat-view-glory"), known.glory.len()));
    counters
}

/// Everything about an attack lies open.
fn fight(game: &Doom2016, state: &State, attack: &Attack) -> Fight {
    let content = game.content();
    let defends = |card: u8| match game.demon_of_kind(attack.defender.kind()) {
        None => content.cards[usize::from(card)].name.as_str(),
        Some(_) => content.events[usize::from(card)].name.as_str(),
    };
    let (defence, outcome) = (&attack.defence, attack.outcome());
    let tally = game.tally(state, attack);
    let mut lines = Vec::new();
    if let Some(card) = attack.declaration().card {
        lines.push(text("seat-view-card").with("card", content.cards[usize::from(card.0)].name.as_str()));
    }
    if defence.has_cover() {
        lines.push(text("seat-view-cover"));
    }
    if attack.pool.bonus() > 0 {
        lines.push(text("seat-view-more-damage").with("damage", attack.pool.bonus()));
    }
    if let Some(card) = defence.revealed() {
        let (shields, dodge) = game.card_defence(attack);
        let shows = reference::defence(Defence { shields, dodge, special: false });
        lines.push(text("seat-view-revealed").with("card", defends(card)).with("shows", shows));
    }
    lines.extend(defence.ignored().iter().map(|card| text("seat-view-ignored").with("card", defends(*card))));
    if defence.shields() > 0 {
        lines.push(text("seat-view-more-shields").with("shields", defence.shields()));
    }
    if defence.pierced() > 0 {
        lines.push(text("seat-view-pierced").with("shields", defence.pierced()));
    }
    if tally.dodged {
        lines.push(text("seat-view-dodged"));
    }
    if let Some(other) = outcome.redirect.filter(|other| state.world.figures().get(*other).is_some()) {
        lines.push(text("seat-view-redirect").with("figure", game.named(state, other)));
    }
    // What was suffered is the end of it, however the table has changed since.
    lines.push(text("seat-view-damage").with("damage", tally.damage.max(outcome.damage)));
    Fight {
        attacker: attack.attacker.figure(),
        defender: attack.defender.figure(),
        dice: attack
            .pool
            .dice()
            .iter()
            .map(|die| DieSeen { colour: die.colour, face: Face::one(die.icons) })
            .collect(),
        lines: lines.iter().map(ToString::to_string).collect(),
    }
}

fn action(game: &Doom2016, card: CardId) -> CardSeen {
    let card = &game.content().cards[usize::from(card.0)];
    let text = reference::action_words(card).to_string();
    CardSeen { held: Held::Hand, ..open(&card.id, &card.name, text) }
}

fn event(game: &Doom2016, card: EventId) -> CardSeen {
    let card = &game.content().events[usize::from(card.0)];
    let text = reference::event_words(card).to_string();
    CardSeen { held: Held::Hand, ..open(&card.id, &card.name, text) }
}

/// A card face up on the table that is never exhausted.
fn open(id: &str, name: &str, text: String) -> CardSeen {
    CardSeen { id: id.to_owned(), name: name.to_owned(), text, held: Held::Table, ready: None, tokens: 0 }
}

/// The cards of a hand that one may see.
fn held<T>(cards: &knowledge::Held<T>) -> &[T] {
    match cards {
        knowledge::Held::Known(cards) => cards,
        knowledge::Held::Hidden(_) => &[],
    }
}

fn counter(name: &Text, number: usize) -> Counter {
    Counter { name: name.to_string(), number: u16::try_from(number).unwrap_or(u16::MAX), of: None }
}

/// Sorted by name, so that the order says nothing of where a card lies.
fn pile(name: &Text, cards: impl Iterator<Item = String>) -> Pile {
    let mut cards: Vec<String> = cards.collect();
    cards.sort_unstable();
    Pile { name: name.to_string(), count: cards.len(), cards: Some(cards) }
}
