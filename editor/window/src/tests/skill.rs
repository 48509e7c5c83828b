//! What skill is worth in the window: a slider says how long it is played for, and the panel and the report show what came of it.

use super::session::Session;
use crate::panel::proof::Message;
use crate::screen::editor;
use editor_model::chances::in_words;
use editor_model::command::Command;
use editor_model::report::{Part, document};
use editor_model::settings::Settings;
use editor_model::words::{say, say_of_side, say_with};
use engine::Side;
use iced::Point;
use iced::keyboard::key::Named;
use missions::ladder::{Pays, Rung, Skill};
use std::path::Path;

/// A mission whose games are over at once, with its panel open.
fn coin() -> Session {
    let coin = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures/coin");
    let mut session = Session::on_copy_from(Path::new(coin), tempfile::tempdir().expect("a folder"));
    session.proof(Message::Wanted(50));
    session.alt("4");
    session
}

/// Where the slider is: between its name and what it says.
fn slider(session: &Session, says: &str) -> (f32, f32, f32) {
    let name = session.place_of(&say("proof-skill")).expect("the name");
    let value = session.place_of(says).expect("what it says");
    (name.x + 112.0, value.x - 10.0, value.center_y())
}

#[test]
fn the_slider_is_kept_in_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = coin();
    let off = say("proof-skill-off");
    let (left, right, y) = slider(&session, &off);
    session.click_at(Point::new(right, y));
    assert_eq!(session.settings().skill, 600);
    let ten = say_with("proof-skill-minutes", &[("count", 10.into())]);
    assert!(session.sees(&ten) && !session.sees(&off));
    session.settings().save(folder.path()).expect("saved");
    assert_eq!(Settings::load(folder.path()).skill, 600);
    let (_, right, y) = slider(&session, &ten);
    session.click_at(Point::new(f32::midpoint(left, right), y));
    assert_eq!(session.settings().skill, 60);
}

#[test]
fn without_it_nothing_is_played_for_skill() {
    let mut session = coin();
    session.key(Named::F5);
    let about = say_of_side("skill-about", session.mission().system().side(Side::Marines), &[]);
    assert!(session.judgement().ladder.is_empty() && !session.sees(&about));
}

#[test]
fn panel_and_report_show_who_wins_by_who_plays_which_side() {
    let mut session = coin();
    // Shorter than the slider offers, so that one does not wait.
    session.proof(Message::Skill(5));
    session.key(Named::F5);
    in_the_panel(&mut session);
    in_the_report(&mut session);
    after_it_was_stopped(&mut session);
}

fn in_the_panel(session: &mut Session) {
    let ladder = session.judgement().ladder.clone();
    let numbers: Vec<u8> = Rung::all(&ladder).map(|rung| rung.marines).collect();
    assert!(!numbers.is_empty());
    for rung in Rung::all(&ladder) {
        session.proof(Message::Looked(rung.marines));
        for ours in Skill::ALL {
            for theirs in Skill::ALL {
                let share = rung.share(ours, theirs).expect("all pairings are played");
                assert!(session.sees(&in_words(share)), "{ours:?} {theirs:?}");
            }
        }
        for side in [Side::Marines, Side::Invader] {
            let gain = rung.gain(side).expect("no game goes wrong");
            let id = match gain.pays() {
                Pays::Yes => "skill-yes",
                Pays::No => "skill-no",
                Pays::Open => "skill-open",
            };
            let points = |part: f64| (part * 100.0).round() + 0.0;
            let told = [
                ("by", format!("{:+.0}", points(gain.by)).into()),
                ("low", format!("{:.0}", points(gain.low)).into()),
                ("high", format!("{:.0}", points(gain.high)).into()),
            ];
            let side = session.mission().system().side(side);
            assert!(session.sees(&say_of_side(id, side, &told)), "{gain:?}");
        }
    }
}

fn in_the_report(session: &mut Session) {
    session.shift(Named::F5);
    let report = document(session.mission(), session.judgement(), "");
    let section = report.sections.iter().find(|section| section.id == "skill").expect("a section");
    assert!(session.sees(&section.about));
    for part in &section.parts {
        match part {
            Part::Table(table) => {
                table.rows.iter().flatten().for_each(|cell| assert!(session.sees(cell), "{cell}"));
            }
            Part::Text(words) => assert!(session.sees(words), "{words}"),
            other => panic!("not of skill: {other:?}"),
        }
    }
    session.key(Named::Escape);
}

/// Only the first pairing was played to its end.
fn after_it_was_stopped(session: &mut Session) {
    let mut judgement = session.judgement().clone();
    judgement.ladder.truncate(1);
    let task = session.begin(editor::Message::Do(Command::Play));
    session.key(Named::F5);
    drop(task);
    session.proof(Message::Judged(Box::new(judgement.clone()), std::time::Duration::ZERO));
    assert!(session.sees(&say("proof-stopped")));
    let rung = Rung::all(&judgement.ladder).next().expect("one");
    session.proof(Message::Looked(rung.marines));
    let share = rung.share(Skill::Greedy, Skill::Greedy).expect("it was played");
    assert!(session.sees(&in_words(share)));
    assert_eq!(session.texts().iter().filter(|text| **text == say("skill-none")).count(), 3);
    session.carry_out(Command::Report);
    assert!(session.sees(&say("report-skill-title")));
}
