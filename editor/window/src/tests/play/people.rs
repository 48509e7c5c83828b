//! Who sees what: the invader its own cards, marines theirs, and between two people on both sides a cover shows no card at all.

use super::{INVADER, fixture, made, play, settle, table, until_covered};
use crate::panel::sitting::seating::{Choice, SheetMessage};
use crate::screen::editor;
use crate::tests::session::Session;
use editor_model::words::{say, say_with};
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
fn the_first_cover_leads_to_the_person_who_chooses_first() {
    for name in ["clock", "depot"] {
        let mut session = fixture(name);
        play(&mut session, 1, &[0, INVADER]);
        let before = made(&session);
        // Who may be asked before, and is not, passes the screen on.
        for _ in 0..20 {
            session.key(Named::Space);
            if !table(&session).is_idle() {
                break;
            }
            assert!(table(&session).shown().offers.is_empty(), "{name}: there is nothing to choose");
            session.character("0");
            settle(&mut session);
        }
        assert!(before > 0, "{name}: chance falls before the first choice");
        let shown = table(&session).shown();
        assert!(!table(&session).is_covered() && !shown.offers.is_empty(), "{name}");
        let Step::Choose(first) = table(&session).sitting().step() else {
            panic!("{name}: a person is to choose")
        };
        assert_eq!(shown.seat, Some(first), "{name}");
    }
}

#[test]
fn a_cover_names_who_gets_the_screen() {
    for name in ["clock", "depot"] {
        let mut session = fixture(name);
        play(&mut session, 1, &[0, INVADER]);
        let first = table(&session).cover_of().expect("a cover");
        let cover = table(&session).sitting().session().seat_in_sentence(first);
        let cover = say_with("play-cover", &[("name", cover.into())]);
        assert!(table(&session).is_covered() && session.sees(&cover), "{name}: {:?}", session.texts());
        assert!(!session.sees_part(" The "), "{name}: {:?}", session.texts());
        let before = made(&session);
        session.key(Named::Space);
        assert_eq!(table(&session).shown().seat, Some(first), "{name}");
        assert_eq!(made(&session), before, "{name}");
    }
}

#[test]
fn nothing_is_shown_before_anybody_of_both_sides_chooses() {
    let mut session = fixture("clock");
    session.alt_key(Named::F5);
    session.seating(SheetMessage::Chosen(Choice::Seat(INVADER)));
    let task = session.begin(editor::Message::Seating(SheetMessage::Started));
    assert_eq!(table(&session).shown().seat, None);
    assert!(!table(&session).is_covered() && !table(&session).is_idle());
    let due = table(&session).due();
    assert_eq!(session.texts().iter().filter(|text| **text == due).count(), 1, "{:?}", session.texts());
    assert!(!session.sees(&say("play-leave")), "{:?}", session.texts());
    session.run(task);
    assert!(table(&session).is_covered());
}

#[test]
fn a_cover_hides_one_side_from_the_other_until_a_key_shows_it() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0, INVADER]);
    assert!(table(&session).is_covered(), "no hand is seen before its player is there");
    session.key(Named::Space);
    until_covered(&mut session);
    let next = table(&session).cover_of().expect("a cover");
    let name = table(&session).sitting().session().seat_in_sentence(next);
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

#[test]
fn who_gets_the_screen_sees_what_was_missed_and_may_skip_it() {
    for skip in [false, true] {
        let mut session = fixture("clock");
        play(&mut session, 1, &[0, INVADER]);
        session.key(Named::Space);
        // What others do is shown one after another again.
        session.character(",");
        let mut seen = 0;
        for _ in 0..80 {
            until_covered(&mut session);
            let moment = table(&session).moment().clone();
            session.key(Named::Space);
            if table(&session).beat_every().is_some() {
                let shown = table(&session).moment().clone();
                if skip {
                    session.character("j");
                } else {
                    settle(&mut session);
                }
                assert!(table(&session).beat_every().is_none(), "it is over");
                assert_eq!(*table(&session).moment(), moment, "and the game is shown as it is");
                seen += usize::from(shown != moment);
                if seen > 0 {
                    break;
                }
            }
        }
        assert!(seen > 0, "nothing is shown again");
    }
}
