//! Intents in the window: they are written in a form, judged by a simulation, and each change of them is one step of the history.

use super::session::Session;
use crate::panel::proof::intents::{What, Written};
use crate::panel::proof::{Message, intents};
use crate::work::{self, News};
use editor_model::command::Command;
use editor_model::settings::Judges;
use editor_model::words::say;
use iced::futures::executor::block_on_stream;
use iced::keyboard::key::Named;
use missions::history::Change;
use missions::intent::{Games, Intent, Measure};
use missions::intents::Outcome;
use missions::simulate::{BotKind, BotPair, Plan};
use missions::verdict::Effort;
use missions::{Edit, Id, ThingKind};
use std::slice;
use std::sync::Arc;

fn wins(from: u16, to: u16) -> Intent {
    Intent { from: Some(from), to: Some(to), ..Intent::new(Measure::MarinesWin) }
}

/// First Steps with its panel open and these intents.
fn intending(intents: impl IntoIterator<Item = Intent>) -> Session {
    let mut session = Session::on_copy_of("first-steps");
    session.alt("4");
    session.proof(Message::Wanted(50));
    session.commit(Change::new("intents", [Edit::Intents(intents.into_iter().collect())]));
    session
}

fn form(session: &mut Session, written: Written) {
    session.proof(Message::Intents(intents::Message::Form(written)));
}

/// The first thing of a kind.
fn first(session: &Session, is_meant: fn(&ThingKind) -> bool) -> Id {
    *session.mission().things().iter().find(|(_, it)| is_meant(&it.kind)).expect("a thing").0
}

#[test]
fn an_intent_is_written_by_keys() {
    let mut session = intending([]);
    session.carry_out(Command::AddIntent);
    assert!(session.sees(&say("intents-title")) && session.sees(&say("intent-lacks-end")));
    session.type_keys("3x5");
    assert_eq!(session.line().as_deref(), Some("35"), "a number has digits only");
    session.key(Named::Tab);
    session.type_keys("20");
    assert!(session.sees(&say("intent-ends-crossed")));
    session.key(Named::Enter);
    assert!(session.mission().intents().is_empty(), "what cannot be is not added");
    session.control("a");
    session.type_keys("165");
    assert!(session.sees(&say("intent-above-all")));
    session.control("a");
    session.type_keys("65");
    let said = wins(35, 65).sentence(session.mission());
    assert!(session.sees(&said));
    session.key(Named::Enter);
    assert_eq!(session.mission().intents(), [wins(35, 65)]);
    assert!(
        session.sees(&said) && session.sees(&say("intent-untested")) && !session.sees(&say("intent-add"))
    );
    assert_eq!(session.history().last(), Some(&say("change-intent-add")));
    session.key(Named::Escape);
    session.control("z");
    assert!(session.mission().intents().is_empty() && session.sees(&say("intents-none")));
    session.control("y");
    assert_eq!(session.mission().intents(), [wins(35, 65)]);
}

#[test]
fn an_intent_is_changed_and_removed() {
    let mut session = intending([wins(35, 65)]);
    session.click(&say("intent-edit"));
    assert_eq!(session.line().as_deref(), Some("35"));
    session.click("3");
    session.click(&say("intent-save"));
    let changed = Intent { marines: [3].into(), ..wins(35, 65) };
    assert_eq!(session.mission().intents(), slice::from_ref(&changed));
    // What is not applied changes nothing.
    session.click(&say("intent-edit"));
    session.click("3");
    session.click(&say("intent-cancel"));
    assert!(session.mission().intents() == [changed] && session.sees(&say("intent-edit")));
    session.click(&say("intent-remove"));
    assert!(session.mission().intents().is_empty());
    let steps = [say("change-intent-edit"), say("change-intent-remove")];
    assert_eq!(session.history()[1..], steps);
    session.control("z");
    session.control("z");
    assert_eq!(session.mission().intents(), [wins(35, 65)]);
}

#[test]
fn every_field_of_an_intent_is_in_the_form() {
    let mut session = intending([]);
    let door = first(&session, |it| matches!(it, ThingKind::Door(_)));
    let demon = first(&session, |it| matches!(it, ThingKind::Figure(_)));
    session.proof(Message::Intents(intents::Message::Add));
    form(&mut session, Written::What(What::Used));
    form(&mut session, Written::From("80".into()));
    for none in [None, Some(demon)] {
        form(&mut session, Written::Thing(none));
        assert!(session.sees(&say("intent-lacks-thing")));
    }
    form(&mut session, Written::Thing(Some(door)));
    form(&mut session, Written::Marines(1, true));
    form(&mut session, Written::Marines(2, true));
    form(&mut session, Written::Marines(2, false));
    form(&mut session, Written::Games(Games::MarinesWin));
    let bots = BotPair { marines: BotKind::Random, ..BotPair::default() };
    form(&mut session, Written::Bots(Some(bots)));
    session.proof(Message::Intents(intents::Message::Save));
    let used = Intent {
        from: Some(80),
        marines: [1].into(),
        of: Games::MarinesWin,
        bots: "random,greedy".into(),
        ..Intent::new(Measure::Used(door))
    };
    assert_eq!(session.mission().intents(), slice::from_ref(&used));
    // The form of an intent has what the intent has.
    session.click(&say("intent-edit"));
    session.proof(Message::Intents(intents::Message::Save));
    assert_eq!(session.mission().intents(), slice::from_ref(&used));
    assert_eq!(session.history().len(), 2, "nothing changed");
    // An offer by its tag, and rounds, which may be more than 100.
    session.click(&say("intent-edit"));
    form(&mut session, Written::What(What::Taken));
    assert!(session.sees(&say("intent-lacks-offer")));
    form(&mut session, Written::Offer(" purge ".into()));
    session.proof(Message::Intents(intents::Message::Save));
    assert_eq!(session.mission().intents()[0].what, Measure::Taken("purge".into()));
    session.click(&say("intent-edit"));
    form(&mut session, Written::What(What::Rounds));
    form(&mut session, Written::To("120".into()));
    session.proof(Message::Intents(intents::Message::Save));
    let rounds = Intent { to: Some(120), what: Measure::Rounds, ..used };
    assert_eq!(session.mission().intents(), [rounds]);
    // Who wins the games that one side has won cannot be asked.
    session.click(&say("intent-edit"));
    form(&mut session, Written::What(What::MarinesWin));
    form(&mut session, Written::To("100".into()));
    session.proof(Message::Intents(intents::Message::Save));
    assert_eq!(session.mission().intents()[0].of, Games::All);
}

#[test]
fn a_piece_leads_to_an_intent_about_its_use() {
    let mut session = intending([]);
    let door = first(&session, |it| matches!(it, ThingKind::Door(_)));
    session.select([door]);
    session.key(Named::ContextMenu);
    session.click(&say("context-intent"));
    session.type_keys("50");
    session.key(Named::Enter);
    let used = Intent { from: Some(50), ..Intent::new(Measure::Used(door)) };
    assert_eq!(session.mission().intents(), [used]);
    let demon = first(&session, |it| matches!(it, ThingKind::Figure(_)));
    session.key(Named::Escape);
    session.select([demon]);
    session.key(Named::ContextMenu);
    assert!(session.sees(&Command::Delete.title()) && !session.sees(&say("context-intent")));
}

#[test]
fn a_simulation_says_whether_intents_hold() {
    let of_one = |intent: Intent| Intent { marines: [1].into(), ..intent };
    let rounds = Intent { to: Some(200), ..Intent::new(Measure::Rounds) };
    let never = Intent { to: Some(0), ..Intent::new(Measure::Rounds) };
    let mut session = intending([of_one(rounds.clone()), of_one(never.clone())]);
    session.key(Named::F5);
    let answers = session.judgement().intents.clone();
    assert_eq!(answers.iter().map(|it| it.outcome).collect::<Vec<_>>(), [Outcome::Holds, Outcome::Broken]);
    assert!(session.sees(&say("intent-holds")) && session.sees(&say("intent-broken")));
    for answer in &answers {
        assert!(session.sees(&answer.measured().to_string()), "{}", answer.measured());
    }
    assert_eq!(session.told("S020"), 1);
    // A number of marines that was not asked about has no answer, and its intent is another one.
    session.commit(Change::new("more", [Edit::Intents(vec![rounds, of_one(never.clone())])]));
    assert!(!session.sees(&say("intent-holds")) && session.sees(&say("intent-untested")));
    assert!(session.sees(&say("intent-broken")) && session.told("S020") == 1);
    // Answers are of the mission that was played.
    let demon = first(&session, |it| matches!(it, ThingKind::Figure(_)));
    session.commit(Change::new("easier", [Edit::Thing(demon, None)]));
    assert!(!session.sees(&say("intent-broken")) && session.told("S020") == 1);
    session.control("z");
    assert!(session.sees(&say("intent-broken")));
    // The problem of an intent goes with it.
    session.commit(Change::new("none", [Edit::Intents(Vec::new())]));
    assert_eq!(session.told("S020"), 0);
    session.control("z");
    assert_eq!(session.told("S020"), 1);
}

#[test]
fn games_for_intents_are_part_of_the_progress() {
    // The 50 games are too few for so small a band.
    let session = intending([Intent { marines: [1].into(), ..wins(80, 88) }]);
    let mission = Arc::new(session.mission().clone());
    let (_games, news) =
        work::play(mission, Vec::new(), Effort::plan(Plan::new(50, 1)), None, work::Haste::Awaited);
    let told = block_on_stream(Box::pin(news)).filter_map(|news| match news {
        News::Progress(done, all) => Some((done, all)),
        News::Known(_) | News::Judged(..) => None,
    });
    let told: Vec<(u32, u32)> = told.collect();
    // 50 games with each number of marines, personas for as long, and at most ten times as many for the intent.
    let before = 4 * (50 + 50);
    assert!(told.iter().all(|(_, all)| *all == before + 500), "{told:?}");
    assert!(told.iter().any(|(done, _)| *done > before), "{told:?}");
}

#[test]
fn what_a_simulation_leaves_out_is_said() {
    let search = Intent { bots: "search:quick".into(), marines: [1].into(), ..wins(1, 100) };
    let unknown = Intent { bots: "greddy".into(), ..wins(1, 100) };
    let mut session = intending([search, unknown]);
    session.proof(Message::Judges(Judges::Greedy));
    assert!(session.sees(&say("intent-needs-skilled")) && session.sees(&say("intent-untestable")));
    assert!(session.told("M056") == 1);
    session.proof(Message::Judges(Judges::Quick));
    assert!(session.sees(&say("intent-untested")) && !session.sees(&say("intent-needs-skilled")));
}

#[test]
fn an_intent_that_is_undone_is_not_edited_any_more() {
    let mut session = intending([]);
    session.commit(Change::new("one", [Edit::Intents(vec![wins(35, 65)])]));
    session.click(&say("intent-edit"));
    assert!(session.sees(&say("intent-save")));
    session.key(Named::Escape);
    session.control("z");
    assert!(session.mission().intents().is_empty() && !session.sees(&say("intent-save")));
}
