//! Clicks on the map of a game: a figure walks to what is lit, and what is not says why.

use super::{fixture, is_over, made, play, settle, table, until_it_walks};
use crate::canvas;
use crate::screen::editor;
use crate::tests::session::Session;
use editor_model::tool::{Aim, Input};
use editor_model::words::{say, say_with};
use missions::Standing;
use missions::table_game::About;
use tiles::{Cell, SpaceId};

/// The figure whose activation it is.
fn active(session: &Session) -> &Standing {
    table(session).moment().standing.iter().find(|it| it.active).expect("somebody acts")
}

/// The movement points that are left.
fn points(session: &Session) -> u16 {
    let shown = table(session).shown();
    let own = shown.rows.parties.iter().find(|party| Some(party.seat) == shown.seat).expect("a party");
    own.counters.iter().find(|it| it.name == "Movement points").map_or(0, |it| it.number)
}

#[test]
fn a_click_on_a_lit_space_walks_there_by_the_way_that_is_drawn() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    until_it_walks(&mut session);
    let before = points(&session);
    // Without a point left the activation would end.
    let table_now = table(&session);
    let ways = table_now.ways().iter().filter(|way| !way.halts && u16::from(way.cost) < before);
    let way = ways.max_by_key(|way| (way.steps.len(), way.to)).expect("a way").clone();
    let to = table_now.sitting().session().table().board.cell(way.to);
    assert_ne!(active(&session).pose.at, to);
    session.point_at_space(to);
    let told = say_with("play-to", &[("cell", to.to_string().into()), ("cost", way.cost.into())]);
    assert!(session.sees_part(&told), "{told}: {:?}", session.texts());
    let chosen = made(&session);
    session.click_space(to);
    settle(&mut session);
    let steps: Vec<&str> =
        table(&session).sitting().deeds()[chosen..].iter().map(|deed| deed.key.as_str()).collect();
    assert_eq!(steps, way.steps);
    assert_eq!(active(&session).pose.at, to);
    assert_eq!(points(&session), before - u16::from(way.cost));
}

#[test]
fn a_click_on_a_space_that_is_not_lit_says_why() {
    let mut session = fixture("depot");
    play(&mut session, 1, &[0]);
    until_it_walks(&mut session);
    let table_now = table(&session);
    let playing = table_now.sitting().session();
    let board = &playing.table().board;
    let standing = &table_now.moment().standing;
    let is_empty = |at: Cell| standing.iter().all(|it| it.pose.cells(it.base).all(|under| under != at));
    let reached = |space: SpaceId| table_now.ways().iter().any(|way| way.to == space);
    let mut dark = board.spaces().filter(|space| is_empty(board.cell(*space)) && !reached(*space));
    let dark = dark.find_map(|space| Some((board.cell(space), playing.why_not(About::Space(space))?)));
    let (at, why) = dark.expect("a space that is not lit, for a reason");
    let before = made(&session);
    // Wherever the minimap lies.
    for input in [Input::Press(Aim::at_cell(at)), Input::Release(Aim::at_cell(at))] {
        let _ = session.begin(editor::Message::Map(canvas::Message::Tool(input)));
    }
    assert_eq!(session.notice(), Some(rule_system::capital(&why)));
    assert_eq!(made(&session), before);
    assert!(!is_over(&session));
}

#[test]
fn a_click_beside_the_map_chooses_nothing() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0]);
    until_it_walks(&mut session);
    let before = made(&session);
    session.click_space(Cell::new(-2, 3));
    assert_eq!(session.notice(), Some(say("play-here-none")));
    assert_eq!(made(&session), before);
}
