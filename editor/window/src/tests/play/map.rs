//! Clicks on the map of a game: a figure walks to what is lit, and what is not says why.

use super::{choose, fixture, is_over, made, play, settle, table, until_it_walks};
use crate::canvas;
use crate::screen::editor;
use crate::tests::session::Session;
use editor_model::tool::{Aim, Input};
use editor_model::words::{say, say_with};
use iced::Size;
use missions::Standing;
use missions::table_game::About;
use std::collections::BTreeSet;
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

/// However many choices there are below it, in the first window and in a small one.
#[test]
fn the_map_keeps_its_size_from_choice_to_choice() {
    for size in [Size::new(1280.0, 800.0), Size::new(800.0, 600.0)] {
        let mut session = fixture("depot");
        session.resize(size);
        play(&mut session, 2, &[0, 1]);
        let (room, mut counts) = (session.room(), BTreeSet::new());
        assert!(room.height > 100.0, "{size:?}: {room:?}");
        for turn in 0..24 {
            if is_over(&session) {
                break;
            }
            let _ = counts.insert(table(&session).choices().len());
            choose(&mut session, if turn % 4 == 3 { &["0", "1"] } else { &["1", "0"] });
            assert_eq!(session.room(), room, "{size:?}: {}", table(&session).due());
        }
        assert!(counts.len() > 1, "{counts:?}");
    }
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

#[test]
fn pointing_at_an_enemy_says_whether_it_is_seen() {
    let mut session = fixture("depot");
    play(&mut session, 1, &[0]);
    until_it_walks(&mut session);
    let mine = active(&session).clone();
    let enemies = table(&session).moment().standing.iter().filter(|it| it.side != mine.side);
    let enemies: Vec<Standing> = enemies.cloned().collect();
    assert!(!enemies.is_empty());
    for enemy in enemies {
        session.point_at_space(enemy.pose.at);
        let from = mine.pose.at.to_string();
        let to = [("demon", enemy.name.clone().into()), ("cell", enemy.pose.at.to_string().into())];
        let to = say_with("sight-demon", &to);
        let said = ["sight-none", "sight-cover", "sight-open", "sight-large"].into_iter().any(|id| {
            let between = [("from", from.clone().into()), ("to", to.clone().into())];
            session.sees_part(&say_with(id, &between))
        });
        assert!(said, "{}: {:?}", enemy.name, session.texts());
    }
}
