//! A position that a person sets up: on the map, in the form, from a game and from a file, and the games that begin with it.

use super::{INVADER, at_once, choose, fixture, play, settle, table, until_it_walks};
use crate::app;
use crate::canvas;
use crate::panel::arranging::{Arranging, Message, OfFigure, Spot};
use crate::panel::sitting::seating::{Choice, SheetMessage};
use crate::screen::editor::{self, Answer, Leaving};
use crate::tests::session::Session;
use editor_model::tool::{Aim, Input};
use editor_model::words::{plain, say, say_with};
use iced::keyboard::key::Named;
use missions::format::position_file;
use missions::position::Position;
use missions::ruleset;
use missions::simulate::{BotKind, BotPair};
use tiles::Cell;

/// The position that is set up.
fn arranging(session: &Session) -> &Arranging {
    session.arranging().expect("a position is set up")
}

fn position(session: &Session) -> Position {
    arranging(session).position().clone()
}

/// Where a figure of the position stands.
fn stands(session: &Session, number: usize) -> Option<(i16, i16)> {
    arranging(session).position().figures[number].at
}

/// Two figures that stand on the map.
fn two(session: &Session) -> [(usize, Cell); 2] {
    let position = position(session);
    let all = position.figures.iter().enumerate().filter(|(_, figure)| !figure.fragged);
    let mut all = all.filter_map(|(number, figure)| figure.at.map(|(x, y)| (number, Cell::new(x, y))));
    [(); 2].map(|()| all.next().expect("figures"))
}

/// A space of the map on which nothing stands.
fn free(session: &Session) -> Cell {
    let ready = ruleset::lay_out(session.mission(), position(session).marines).expect("known rules");
    let board = &ready.game.table().board;
    let standing = &arranging(session).moment().standing;
    let taken = |cell: &Cell| standing.iter().any(|it| it.pose.cells(it.base).any(|under| under == *cell));
    let mut cells = board.spaces().map(|space| board.cell(space)).filter(|cell| !taken(cell));
    cells.next().expect("a free space")
}

/// The pointer on the map, wherever the minimap lies.
fn point(session: &mut Session, inputs: &[Input]) {
    for input in inputs {
        let task = session.begin(editor::Message::Map(canvas::Message::Tool(*input)));
        session.run(task);
    }
}

fn click(session: &mut Session, cell: Cell) {
    let aim = Aim::at_cell(cell);
    point(session, &[Input::Press(aim), Input::Release(aim)]);
}

fn drag(session: &mut Session, from: Cell, to: Cell) {
    let (from, to) = (Aim::at_cell(from), Aim::at_cell(to));
    point(session, &[Input::Press(from), Input::Drag(to), Input::Release(to)]);
}

fn is_untouched(session: &Session) -> bool {
    session.history().is_empty() && !session.title().starts_with("• ")
}

#[test]
fn a_position_of_a_game_is_played_on_with_the_same_figures_and_cards() {
    let mut session = fixture("clock");
    let untouched = session.mission().clone();
    play(&mut session, 1, &[0]);
    until_it_walks(&mut session);
    let now = table(&session).sitting().session().position();
    let left_out = table(&session).sitting().session().left_out().expect("a card was played");
    let left_out = rule_system::capital(plain(&left_out));
    session.key(Named::F7);
    assert!(session.sees(&left_out), "{left_out}: {:?}", session.texts());
    assert_eq!(position(&session), now);
    assert_eq!(arranging(&session).listed(), [""; 0]);
    session.key(Named::Enter);
    assert!(session.arranging().is_none());
    let sitting = table(&session).sitting();
    assert_eq!(sitting.position(), Some(&now));
    assert!(sitting.is_person(0));
    let begins = sitting.playable().session(BotPair::both(BotKind::Random), Default::default()).position();
    assert_eq!((begins.figures, begins.cards), (now.figures, now.cards));
    assert_eq!(*session.mission(), untouched);
    assert!(is_untouched(&session));
}

#[test]
fn leaving_a_position_leads_back_to_the_game_and_keeps_it_for_the_next_time() {
    let mut session = fixture("clock");
    session.key(Named::F7);
    session.arrange(Message::Round(5));
    session.key(Named::Escape);
    assert!(session.arranging().is_none());
    session.key(Named::F7);
    assert_eq!(position(&session).round, 5);
    session.key(Named::Escape);
    play(&mut session, 1, &[0]);
    session.key(Named::F7);
    assert_ne!(position(&session).round, 5, "it is that of the game");
    session.key(Named::Escape);
    assert!(session.arranging().is_none() && session.table().is_some());
    assert!(is_untouched(&session));
}

#[test]
fn no_position_is_lost_with_the_mission_without_a_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("late.position");
    let mut session = fixture("clock");
    let asks = |session: &Session| session.sees(&say("arrange-unsaved-title"));
    session.key(Named::F7);
    session.arrange(Message::Round(5));
    session.send(app::Message::Closing);
    assert!(asks(&session), "while it is set up: {:?}", session.texts());
    session.key(Named::Escape);
    assert!(!asks(&session) && position(&session).round == 5);
    session.key(Named::Escape);
    session.control("w");
    assert!(asks(&session), "and when it was put away");
    session.answer(Answer::PositionFile(None, Leaving::Missions));
    session.click(&say("cancel"));
    assert!(session.is_editing() && !asks(&session));

    session.answer(Answer::PositionFile(Some(file.clone()), Leaving::Missions));
    assert!(!session.is_editing(), "it is saved, and nothing else would be lost");
    let (saved, _) = position_file::load(&file).expect("it was written");
    assert_eq!(saved.position.round, 5);

    let mut session = fixture("clock");
    session.key(Named::F7);
    session.arrange(Message::Round(6));
    session.arrange(Message::SaveTo(Some(file)));
    session.key(Named::Escape);
    session.control("w");
    assert!(!session.is_editing(), "a file has it");

    let mut session = fixture("clock");
    session.key(Named::F7);
    session.arrange(Message::Round(7));
    session.key(Named::Escape);
    session.control("w");
    session.click(&say("lose"));
    assert!(!session.is_editing());
}

#[test]
fn people_and_bots_of_a_game_play_on_from_its_position() {
    let mut session = fixture("clock");
    play(&mut session, 2, &[0]);
    until_it_walks(&mut session);
    let players = table(&session).sitting().players().clone();
    assert_eq!(players.people, Some(vec![0]));
    session.key(Named::F7);
    let round = position(&session).round;
    session.arrange(Message::Round(round + 1));
    session.key(Named::Enter);
    assert_eq!(table(&session).sitting().players(), &players);
    session.key(Named::Escape);
    session.key(Named::F7);
    assert_eq!(position(&session).round, round + 1);
    session.key(Named::Enter);
    assert_eq!(table(&session).sitting().players(), &players, "also when it was put away");
}

#[test]
fn one_step_leads_back_to_the_opening_and_can_be_undone() {
    let mut session = fixture("clock");
    session.key(Named::F7);
    let before = position(&session);
    session.arrange(Message::Round(5));
    let changed = position(&session);
    session.click(&say("arrange-opening"));
    assert_eq!(position(&session), before);
    assert_eq!(session.notice(), Some(say("arrange-opening-back")));
    session.arrange(Message::Opening);
    assert_eq!(session.notice(), Some(say("arrange-opening-there")));
    session.control("z");
    assert_eq!(position(&session), changed);
}

#[test]
fn what_scripts_laid_down_is_named_and_not_numbered() {
    let mut session = fixture("clock");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("ruled.position");
    let laid = "bans: [(what: 3, until: Never), (what: 25, until: Never)], aims: [Survive], \
                changes: [(what: 8, amount: -1, until: Game)]";
    std::fs::write(&file, format!("(format: 1, marines: 2, round: 1, {laid})")).expect("room");
    session.key(Named::F7);
    session.arrange(Message::OpenFrom(Some(file)));
    let named = [
        say_with("arrange-ban", &[("what", "events".into())]),
        say_with("arrange-ban-unknown", &[("number", 2.into())]),
        say("arrange-aim-survive"),
        say_with("arrange-change", &[("what", "hand size".into()), ("by", "-1".into())]),
    ];
    for words in named {
        assert!(session.sees(&words), "{words}: {:?}", session.texts());
    }
}

#[test]
fn a_figure_on_another_is_listed_and_keeps_one_from_playing_until_it_is_undone() {
    let mut session = fixture("clock");
    session.key(Named::F7);
    let before = position(&session);
    let [(held, from), (_, to)] = two(&session);
    drag(&mut session, from, to);
    assert_eq!(stands(&session, held), Some((to.x, to.y)));
    let listed = arranging(&session).listed();
    assert!(!listed.is_empty());
    for words in &listed {
        assert!(session.sees(words), "{words}: {:?}", session.texts());
    }
    assert!(session.sees(&say_with("arrange-play-not", &[("count", listed.len().into())])));
    let why = arranging(&session).why();
    for key in [Named::Enter, Named::F5] {
        if key == Named::F5 {
            session.control_key(key);
        } else {
            session.key(key);
        }
        assert!(session.arranging().is_some() && session.table().is_none());
        assert_eq!(session.notice(), Some(why.clone()));
    }
    session.click(&listed[0]);
    assert!(matches!(arranging(&session).chosen(), Some(Spot::Figure(_))));

    session.control("z");
    assert_eq!(position(&session), before);
    assert_eq!(arranging(&session).listed(), [""; 0]);
    session.control("y");
    assert_eq!(arranging(&session).listed(), listed);
    session.control("z");
    session.control_key(Named::F5);
    assert_eq!(table(&session).sitting().position(), Some(&before));
}

#[test]
fn a_figure_is_selected_and_moved_on_the_map_and_added_and_removed() {
    let mut session = fixture("clock");
    session.key(Named::F7);
    let [(number, at), _] = two(&session);
    click(&mut session, at);
    assert_eq!(arranging(&session).chosen(), Some(&Spot::Figure(number)));
    let to = free(&session);
    click(&mut session, to);
    assert_eq!(stands(&session, number), Some((to.x, to.y)));
    let stepped =
        [Named::ArrowRight, Named::ArrowLeft, Named::ArrowDown, Named::ArrowUp].into_iter().any(|key| {
            session.key(key);
            stands(&session, number) != Some((to.x, to.y))
        });
    assert!(stepped, "an arrow moves it");
    session.key(Named::Delete);
    assert_eq!(session.notice(), Some(say("arrange-marine-stays")));

    let ready = ruleset::lay_out(session.mission(), position(&session).marines).expect("known rules");
    let table = ready.game.table();
    let demons = table.kinds.iter().skip(usize::from(table.marines));
    let kind = demons.filter(|kind| kind.figures > 0).map(|kind| kind.id.clone()).next().expect("a demon");
    let before = position(&session).figures.len();
    session.arrange(Message::Add(kind.clone()));
    let figures = position(&session).figures;
    assert_eq!((figures.len(), &figures[before].kind), (before + 1, &kind));
    assert_eq!(arranging(&session).chosen(), Some(&Spot::Figure(before)));
    session.arrange(Message::Figure(before, OfFigure::Stunned(true)));
    assert!(position(&session).figures[before].stunned);
    session.key(Named::Delete);
    assert_eq!(position(&session).figures.len(), before);
    assert!(is_untouched(&session));
}

#[test]
fn a_position_is_saved_and_opened_byte_for_byte() {
    let mut session = fixture("clock");
    let folder = tempfile::tempdir().expect("a folder");
    let of = |name: &str| folder.path().join(name);
    let text = |name: &str| std::fs::read_to_string(of(name)).expect("text");
    let mission = session.home().expect("a folder").join("mission.ron");
    let written = std::fs::read_to_string(&mission).expect("text");
    session.key(Named::F7);
    session.arrange(Message::Round(3));
    let saved = position(&session);
    session.arrange(Message::SaveTo(Some(of("late"))));
    session.arrange(Message::Round(4));
    session.arrange(Message::OpenFrom(Some(of("late.position"))));
    assert_eq!(position(&session), saved);
    session.arrange(Message::SaveTo(Some(of("again.position"))));
    assert_eq!(text("again.position"), text("late.position"));
    session.control("z");
    assert_eq!(position(&session).round, 4, "opening is a step");

    std::fs::write(of("odd.position"), "(format: 1, marines: 2, luck: 3)").expect("room");
    session.arrange(Message::OpenFrom(Some(of("odd.position"))));
    assert!(
        session.sees_part("Luck is not known here"),
        "what is wrong in the file is listed: {:?}",
        session.texts()
    );
    assert!(!arranging(&session).listed().is_empty(), "the marines are missing");
    session.arrange(Message::OpenFrom(Some(of("none.position"))));
    assert!(session.notice().is_some_and(|words| words.contains("none.position")));
    assert_eq!(std::fs::read_to_string(&mission).expect("text"), written);
    assert!(is_untouched(&session));
}

#[test]
fn a_game_begins_with_a_marine_on_the_space_that_is_pointed_at() {
    let mut session = fixture("clock");
    session.key(Named::F7);
    let (opening, to) = (position(&session), free(&session));
    session.key(Named::Escape);
    session.happen_nothing();
    session.point_at_cell(to.x, to.y);
    session.right_click();
    session.click(&say("arrange-from-here"));
    let begun = table(&session).sitting().position().cloned().expect("a position");
    let moved = begun.figures.iter().find(|figure| figure.at == Some((to.x, to.y))).expect("a figure");
    assert_eq!(Some(&moved.kind), opening.turn.as_ref());
    session.key(Named::Escape);
    assert!(session.table().is_none());

    let others = opening.figures.iter().filter(|figure| Some(&figure.kind) != opening.turn.as_ref());
    let (x, y) = others.filter_map(|figure| figure.at).next().expect("another figure");
    let task = session.begin(editor::Message::PlayFrom(Cell::new(x, y)));
    session.run(task);
    assert!(session.table().is_none());
    let said = session.notice().expect("it says why");
    assert!(said.contains(&Cell::new(x, y).to_string()), "{said}");
    assert!(is_untouched(&session));
}

#[test]
fn seats_are_chosen_for_a_position_and_a_kept_game_goes_on_from_it() {
    let results = tempfile::tempdir().expect("a folder");
    let mut session = fixture("clock");
    session.keep_results(results.path().to_owned());
    session.key(Named::F7);
    session.arrange(Message::Round(2));
    let from = position(&session);
    session.alt_key(Named::F5);
    assert!(session.sees(&say("seating-title")));
    session.seating(SheetMessage::Chosen(Choice::Bots(BotKind::Greedy)));
    session.key(Named::Enter);
    assert_eq!(table(&session).sitting().position(), Some(&from));
    at_once(&mut session);
    choose(&mut session, &["1", "0"]);
    let keys: Vec<String> = table(&session).sitting().deeds().iter().map(|deed| deed.key.clone()).collect();
    session.key(Named::Escape);

    session.alt_key(Named::F5);
    session.seating(SheetMessage::Chosen(Choice::Kept(0)));
    session.seating(SheetMessage::Chosen(Choice::Bots(BotKind::Greedy)));
    session.key(Named::Enter);
    let sitting = table(&session).sitting();
    assert_eq!(sitting.position(), Some(&from));
    let again: Vec<&str> = sitting.deeds().iter().map(|deed| deed.key.as_str()).take(keys.len()).collect();
    assert_eq!(again, keys);
    settle(&mut session);
}

#[test]
fn the_form_changes_cards_numbers_and_the_number_of_marines() {
    let mut session = fixture("clock");
    session.key(Named::F7);
    let before = position(&session);
    assert_eq!(before.marines, 2);
    session.arrange(Message::Marines(1));
    let alone = position(&session);
    assert_eq!(alone.marines, 1);
    assert!(alone.figures.len() < before.figures.len());
    session.control("z");
    assert_eq!(position(&session), before);
    let (place, cards) = before.cards.iter().find(|(_, cards)| !cards.is_empty()).expect("cards");
    session.arrange(Message::CardTaken(place.clone(), 0));
    assert_eq!(position(&session).cards[place].len(), cards.len() - 1);
    session.arrange(Message::CardAdded(place.clone(), cards[0].clone()));
    let (mut now, mut then) = (position(&session).cards[place].clone(), cards.clone());
    now.sort();
    then.sort();
    assert_eq!(now, then);
    session.arrange(Message::Turn(None));
    assert_eq!(position(&session).turn, None);
}

#[test]
fn a_position_is_not_set_up_while_both_sides_hide_their_hands() {
    let mut session = fixture("clock");
    play(&mut session, 1, &[0, INVADER]);
    session.key(Named::F7);
    assert!(session.arranging().is_none(), "{:?}", session.texts());
    assert_eq!(session.notice(), Some(say("arrange-hidden")));
}
