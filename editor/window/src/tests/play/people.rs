//! Who sees what: the invader its own cards, marines theirs, and between two people on both sides a cover shows no card at all.

use super::{INVADER, fixture, made, play, table, until_covered};
use crate::tests::session::Session;
use editor_model::words::say_with;
use engine::{Seat, Step};
use iced::keyboard::key::Named;
use missions::seat_view::Held;

/// The names of the cards in a hand.
fn hand(session: &Session, seat: Seat) -> Vec<String> {
    let view = table(session).sitting().view(Some(seat));
    let own = view.rows.parties.into_iter().find(|party| party.seat == seat).expect("a party");
    own.cards.into_iter().filter(|card| card.held == Held::Hand).map(|card| card.name).collect()
}

#[test]
fn the_invader_sees_its_own_hand_and_no_other() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[INVADER]);
    let shown = table(&session).shown();
    assert_eq!(shown.seat, Some(Seat(INVADER)));
    for party in &shown.rows.parties {
        let held = party.cards.iter().filter(|card| card.held == Held::Hand).count();
        assert_eq!(held > 0, party.seat == Seat(INVADER), "{:?} {held}", party.seat);
    }
    let (own, other) = (hand(&session, Seat(INVADER)), hand(&session, Seat(0)));
    assert!(!own.is_empty() && !other.is_empty());
    for name in &own {
        assert!(session.sees(name), "{name}: {:?}", session.texts());
    }
    for name in &other {
        assert!(!session.sees(name), "{name}");
    }
}

#[test]
fn a_cover_hides_one_side_from_the_other_until_a_key_shows_it() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0, INVADER]);
    assert!(table(&session).is_covered(), "no hand is seen before its player is there");
    session.key(Named::Space);
    until_covered(&mut session);
    let Step::Choose(next) = table(&session).sitting().step() else { panic!("a person is to choose") };
    let name = table(&session).sitting().session().seat_name(next);
    let words = say_with("play-cover", &[("name", name.into())]);
    assert!(session.sees(&words), "{:?}", session.texts());
    let hidden = hand(&session, next);
    assert!(!hidden.is_empty());
    for card in &hidden {
        assert!(!session.sees_part(card), "{card}");
    }
    // No choice is made unseen.
    let before = made(&session);
    for key in ["1", "0", "h", "n"] {
        session.character(key);
    }
    assert_eq!(made(&session), before);
    assert!(session.sees(&words));
    session.key(Named::Space);
    assert!(!table(&session).is_covered() && !session.sees(&words));
    assert_eq!(table(&session).shown().seat, Some(next));
    for card in &hidden {
        assert!(session.sees(card), "{card}: {:?}", session.texts());
    }
}
