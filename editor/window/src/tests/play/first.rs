//! What people need to know in their first game: what the mission is about, who plays, what a card does, and where a game is kept.

use super::{INVADER, at_once, choose, fixture, is_over, made, play, settle, table, until_it_walks};
use crate::panel::sitting::Message;
use crate::screen::editor;
use crate::tests::session::Session;
use editor_model::tool::Mark;
use editor_model::words::{say, say_of_side};
use engine::Side;
use iced::keyboard::key::Named;
use missions::simulate::{BotKind, BotPair};
use missions::sitting::{Due, Players};
use rule_system::search::Level;
use tiles::Cell;

/// Where the figure stands whose activation it is.
fn own(session: &Session) -> Cell {
    let standing = &table(session).moment().standing;
    standing.iter().find(|it| it.active).expect("somebody acts").pose.at
}

/// Choose until the game is over.
fn to_the_end(session: &mut Session) {
    for turn in 0..300 {
        if is_over(session) {
            return;
        }
        choose(session, if turn % 2 == 0 { &["1", "0"] } else { &["0", "1"] });
    }
    panic!("the game comes to no end: {}", table(session).due());
}

#[test]
fn a_game_shows_its_briefing_and_at_its_end_what_became_of_it() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    let info = session.mission().info().clone();
    assert!(session.sees(&say("text-briefing")) && session.sees(&info.briefing), "{:?}", session.texts());
    assert!(!session.sees(&info.victory) && !session.sees(&info.defeat));
    to_the_end(&mut session);
    let Due::Over(end) = &table(&session).shown().due else { panic!("{}", table(&session).due()) };
    let told = match end.winner {
        Some(Side::Marines) => &info.victory,
        Some(Side::Invader) => &info.defeat,
        None => panic!("one side wins: {}", end.reason),
    };
    assert!(!told.is_empty() && session.sees(told), "{:?}", session.texts());
}

#[test]
fn a_game_that_is_over_is_played_again_against_stronger_bots() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    assert!(!session.sees(&say("play-stronger")));
    to_the_end(&mut session);
    assert!(session.sees(&say("play-stronger")), "{:?}", session.texts());
    let before = table(&session).sitting().players().clone();
    // Bots that search learn first; this test does not wait for them.
    let _ = session.begin(editor::Message::Sitting(Message::Stronger));
    let now = table(&session).sitting().players().clone();
    assert!(!is_over(&session) && made(&session) < 5, "another game begins");
    assert_eq!(before.bots, BotPair::both(BotKind::Greedy));
    assert_eq!(now, Players { bots: BotPair::both(BotKind::Search(Level::Quick)), ..before });
}

#[test]
fn a_game_begun_by_one_key_says_who_plays() {
    let mut session = fixture("clock");
    session.control_key(Named::F5);
    let people = table(&session).sitting().seats().into_iter();
    let people = people.filter(|(seat, _, _)| table(&session).sitting().is_person(seat.0)).count();
    assert!(people > 0 && !table(&session).sitting().is_person(INVADER));
    let invader = session.mission().system().side(Side::Invader);
    let told = say_of_side("play-began", invader, &[("count", people.into())]);
    assert_eq!(session.notice(), Some(told));
    at_once(&mut session);
    assert_eq!(session.notice(), None, "it is gone with the first key");
}

#[test]
fn a_game_that_is_left_is_said_to_be_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = fixture("clock");
    session.keep_results(folder.path().to_owned());
    play(&mut session, 1, &[0]);
    for _ in 0..3 {
        choose(&mut session, &["1", "0"]);
    }
    session.key(Named::Escape);
    assert!(session.table().is_none());
    assert_eq!(session.notice(), Some(say("play-left")));
}

#[test]
fn the_space_where_a_figure_stands_is_no_end_of_a_walk() {
    let mut session = fixture("depot");
    play(&mut session, 1, &[0]);
    until_it_walks(&mut session);
    let own = own(&session);
    let shown = table(&session);
    let board = &shown.sitting().session().table().board;
    assert!(shown.ways().iter().any(|way| board.cell(way.to) == own), "there is a way back");
    let (_, marks) = shown.marks();
    let over = marks.marks.iter().any(|mark| matches!(mark, Mark::Word(cell, _, _) if *cell == own));
    assert!(!over, "nothing lies over the figure: {:?}", marks.marks);
    let before = made(&session);
    session.click_space(own);
    settle(&mut session);
    assert_eq!(made(&session), before);
}

#[test]
fn a_hint_hides_no_choice_and_asks_for_no_more_at_its_end() {
    let mut session = fixture("depot");
    play(&mut session, 1, &[0]);
    for _ in 0..20 {
        session.character("h");
        settle(&mut session);
        if table(&session).hint_shown().is_some() {
            break;
        }
        choose(&mut session, &["1", "0"]);
    }
    for step in [1, 2, 3] {
        let shown = table(&session);
        let (_, now) = shown.hint_shown().expect("a hint");
        assert_eq!(now, step);
        let pass = shown.passes();
        let first = shown.shown().offers.iter().find(|offer| {
            let steps = shown.steps();
            !steps.contains(&offer.key) && !pass.contains(&offer.key)
        });
        if let Some(first) = first {
            assert!(session.in_sight(&first.text), "{step}: {}: {:?}", first.text, session.texts());
        }
        let more = session.sees_part("(H ");
        assert_eq!(more, step < 3, "{step}: {:?}", session.texts());
        session.character("h");
    }
}
