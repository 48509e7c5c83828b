//! A hint in three steps, gone with the next choice.

use super::{choose, fixture, is_over, made, settle, table};
use crate::tests::session::Session;
use editor_model::words::{say, say_with};
use iced::keyboard::key::Named;

#[test]
fn a_hint_says_more_with_every_key_and_is_gone_with_the_next_choice() {
    let mut session = fixture("clock");
    session.control_key(Named::F5);
    settle(&mut session);
    // Of some choices there is none.
    for _ in 0..20 {
        session.character("h");
        settle(&mut session);
        if table(&session).hint_shown().is_some() || is_over(&session) {
            break;
        }
        assert!(session.sees(&say("play-hint-none")), "{:?}", session.texts());
        choose(&mut session, &["1", "0"]);
    }
    let (hint, step) = table(&session).hint_shown().expect("a hint");
    let (hint, before) = (hint.clone(), made(&session));
    assert_eq!(step, 1);
    let first = say_with("play-hint-which", &[("what", "@".into())]);
    assert!(session.sees_part(first.split('@').next().expect("its begin")));
    let exactly = hint.best.texts.join(" → ");
    // A plan of one choice has the same words as the button of that choice.
    let shown = |session: &Session| session.texts().iter().filter(|text| **text == exactly).count();
    let buttons = shown(&session);
    session.character("h");
    assert_eq!(shown(&session), buttons + 1, "{exactly}: {:?}", session.texts());
    session.character("h");
    if let Some(next) = &hint.next {
        let next = next.texts.join(" → ");
        assert!(session.sees_part(&next), "{next}: {:?}", session.texts());
    }
    // There is no fourth step.
    session.character("h");
    assert_eq!(table(&session).hint_shown(), Some((&hint, 3)));
    assert_eq!(made(&session), before, "a hint chooses nothing");
    choose(&mut session, &["0", "1"]);
    assert_eq!(table(&session).hint_shown(), None);
}
