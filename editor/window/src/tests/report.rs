//! The report on the games in the window: it says all that the model's report says, leads to places, games and the map, and is saved
//! as the page that the command line writes.

use super::session::Session;
use crate::panel::problems::Evidence;
use crate::panel::proof;
use crate::panel::report::Message;
use crate::panel::watch::shown_in;
use editor_model::command::Command;
use editor_model::report::{Document, Finding, Part, document, html};
use editor_model::settings::Judges;
use editor_model::words::{plain, say, say_with};
use iced::Point;
use iced::keyboard::key::Named;
use missions::history::Change;
use missions::scene::Layer;
use missions::thing::Piece;
use missions::{Edit, Id, ScriptName, Thing, ThingKind};
use std::fs;
use std::path::Path;

/// First Steps, played, with the report open.
fn opened() -> Session {
    let mut session = Session::on_copy_of("first-steps");
    played(&mut session);
    session
}

/// Play, and open the report.
fn played(session: &mut Session) {
    session.proof(proof::Message::Wanted(50));
    session.alt("4");
    session.key(Named::F5);
    session.carry_out(Command::Report);
}

fn model(session: &Session) -> Document {
    document(session.mission(), session.judgement(), concat!("hellwright ", env!("CARGO_PKG_VERSION")))
}

/// Is everything that the model says on the sheet?
fn says_all(session: &Session) {
    let (document, texts) = (model(session), session.texts());
    let sees = |words: &str| assert!(words.is_empty() || texts.iter().any(|text| text == words), "{words}");
    sees(&document.title);
    document.headline.iter().chain([&document.made]).for_each(|line| sees(line));
    for section in &document.sections {
        sees(&section.title);
        match section.id {
            "findings" => sees(&say("report-findings-here")),
            _ => sees(&section.about),
        }
        for part in &section.parts {
            match part {
                Part::Text(words) => sees(words),
                Part::Finding(Finding { code, message, help, place, .. }) => {
                    for words in
                        [code, place, &plain(message), &help.as_deref().map(plain).unwrap_or_default()]
                    {
                        sees(words);
                    }
                }
                Part::Table(table) => {
                    table.rows.iter().chain([&table.head]).flatten().for_each(|it| sees(it));
                }
                Part::Bars(bars) => bars.rows.iter().for_each(|(label, ..)| sees(label)),
                Part::Columns(columns) => columns.layers.iter().for_each(|layer| sees(layer)),
                Part::Curves(curves) => sees(&curves.about),
                Part::Map(..) => sees(&say("report-show-map")),
                Part::Places(..) => {}
            }
        }
    }
}

#[test]
fn the_sheet_says_all_that_the_report_says() {
    let session = opened();
    says_all(&session);
    assert!(!session.sees(&say("proof-older")));
}

/// Bots that search have learned how the chances go up and down.
#[test]
fn the_sheet_of_good_players_has_curves() {
    let clock = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures/clock");
    let mut session = Session::on_copy_from(Path::new(clock), tempfile::tempdir().expect("a folder"));
    session.proof(proof::Message::Judges(Judges::Quick));
    session.proof(proof::Message::Wanted(50));
    session.key(Named::F5);
    session.carry_out(Command::Report);
    let parts = model(&session).sections.into_iter().flat_map(|section| section.parts);
    assert!(parts.into_iter().any(|part| matches!(part, Part::Curves(_))));
    says_all(&session);
}

#[test]
fn without_games_there_is_no_report() {
    let mut session = Session::on_copy_of("first-steps");
    for command in [Command::Report, Command::SaveReport] {
        session.carry_out(command);
        assert!(session.sees(&say("watch-none")));
        session.key(Named::Escape);
    }
}

#[test]
fn escape_closes_the_sheet_and_it_opens_again_where_it_was() {
    let mut session = opened();
    let last = model(&session).sections.last().expect("a section").title.clone();
    assert!(session.sees_twice(&last), "in the list of sections, and as a heading");
    session.wheel(Point::new(640.0, 500.0), -20.0);
    let heading = model(&session).sections[2].title.clone();
    let text = model(&session).sections[2].about.clone();
    assert!(!session.in_sight(&text), "{heading} is scrolled away");
    session.key(Named::Escape);
    assert!(!session.sees(&heading));
    session.walk_to(&say("proof-report"));
    session.key(Named::Enter);
    // Texts of what lies under the sheet count as well.
    assert!(session.focus().contains(&say("close")));
    session.key(Named::Escape);
    assert!(session.focus().contains(&say("proof-report")));
    session.shift(Named::F5);
    assert!(session.sees(&heading) && !session.in_sight(&text));
    // Other games have another report, which begins at its beginning.
    session.key(Named::Escape);
    session.key(Named::F5);
    session.shift(Named::F5);
    assert!(session.in_sight(&model(&session).made));
}

#[test]
fn keys_reach_all_of_the_sheet() {
    let mut session = opened();
    let document = model(&session);
    let (how, made) = (document.sections.last().expect("a section"), &document.made);
    let Some(Part::Text(last)) = how.parts.last() else { panic!("no sentence") };
    assert!(session.in_sight(made) && !session.in_sight(last));
    session.key(Named::End);
    assert!(!session.in_sight(made) && session.in_sight(last));
    session.key(Named::Home);
    assert!(session.in_sight(made) && !session.in_sight(last));
    session.key(Named::PageDown);
    session.key(Named::PageDown);
    assert!(!session.in_sight(made));
    session.key(Named::PageUp);
    session.key(Named::PageUp);
    assert!(session.in_sight(made));
    session.walk_to(&how.title);
    session.key(Named::Enter);
    assert!(session.in_sight(last));
    session.walk_to(&say("report-show-map"));
    session.key(Named::Enter);
    assert!(session.layers().has(Layer::Heat) && session.sees(&say("trace-marines-entered")));
    assert!(!session.sees(&document.title));
}

/// Also in a window that is as small as it gets, and at 130 percent.
#[test]
fn numbers_of_tables_are_in_one_line_and_aligned_in_small_windows() {
    let mut session = opened();
    for size in [(1280.0, 800.0), (985.0, 615.0), (800.0, 600.0), (800.0, 560.0)] {
        session.resize(iced::Size::from(size));
        for section in model(&session).sections {
            for part in section.parts {
                let Part::Table(table) = part else { continue };
                for cell in table.rows.iter().flat_map(|row| &row[table.words..]) {
                    let place = session.place_of(cell).expect("it is seen");
                    assert!(
                        place.height < 25.0 && place.x + place.width < size.0 - 12.0,
                        "{cell}: {place:?}"
                    );
                }
            }
        }
    }
}

/// First Steps with two tokens on each other.
fn stacked() -> Session {
    let mut session = Session::on_copy_of("first-steps");
    let pack = |piece: &missions::thing::Piece| piece.kind.as_str() == "health-pack";
    let things = session.mission().things().values();
    let at = things
        .into_iter()
        .find_map(|it| matches!(&it.kind, ThingKind::Piece(piece) if pack(piece)).then(|| it.at()));
    let again = ThingKind::Piece(Piece::new("health-pack", at.expect("a pack")));
    session.commit(Change::new("again", [Edit::Thing(Id(900), Some(Thing::new(again)))]));
    session
}

#[test]
fn a_finding_leads_to_its_place_and_its_line_in_the_list() {
    let mut session = stacked();
    played(&mut session);
    let problems = session.judgement().problems.clone();
    let problem = problems.iter().find(|it| it.code.0 == "M016").expect("they lie on each other");
    let message = plain(&rule_system::capital(problem.message.to_string()));
    session.click(&message);
    assert!(!session.sees(&model(&session).title) && session.in_sight(&message));
    assert!(session.marked().is_some(), "the place is marked");
    // It is unfolded.
    assert!(session.sees_part(&plain(problem.help.as_ref().expect("help"))));
}

#[test]
fn a_finding_that_was_solved_since_leads_nowhere() {
    let mut session = stacked();
    played(&mut session);
    session.key(Named::Escape);
    session.commit(Change::new("one", [Edit::Thing(Id(900), None)]));
    session.shift(Named::F5);
    assert!(session.sees_twice(&say("proof-older")), "in the panel and on the sheet");
    let number =
        session.judgement().problems.iter().position(|it| it.code.0 == "M016").expect("it was found");
    session.report(Message::Finding(number));
    assert!(session.sees(&say("report-finding-gone")) && session.sees(&say("report-show-map")));
}

/// A card that fails whenever somebody has finished their activation.
#[test]
fn a_finding_of_a_game_opens_the_game_at_its_moment() {
    let mut session = Session::on_copy_of("first-steps");
    let name = ScriptName::new("first-steps.rhai");
    let fails = "fn on_activation_end() {\n    let none = portals().count - portals().count;\n    note(\"n\", 1 / none);";
    let script = session.mission().scripts()[&name].replace("fn on_activation_end() {", fails);
    session.commit(Change::new("fail", [Edit::Script(name, Some(script))]));
    // The panel beside the map lists it as well.
    session.proof(proof::Message::Wanted(50));
    session.key(Named::F5);
    session.alt("2");
    session.carry_out(Command::Report);
    let number = session.judgement().problems.iter().position(|it| it.code.0 == "S005").expect("it fails");
    let problem = session.judgement().problems[number].clone();
    let evidence = Evidence::of(&problem).expect("a moment");
    session.click(&plain(&rule_system::capital(problem.message.to_string())));
    let watch = session.watch().expect("it is watched");
    assert_eq!((watch.wanted().line.game, watch.wanted().marines), (evidence.game, evidence.marines));
    assert!(watch.at() <= evidence.at);
    let shown = shown_in(watch.at(), evidence.at);
    assert!(session.sees(&shown), "{shown}");
    session.key(Named::Escape);
    assert!(session.watch().is_none());
}

#[test]
fn the_report_is_saved_as_the_page_that_the_command_line_writes() {
    let (mut session, folder) = (opened(), tempfile::tempdir().expect("a folder"));
    let path = folder.path().join("report");
    session.report(Message::Chosen(Some(path.clone())));
    let path = path.with_extension("html");
    assert!(session.sees(&say_with("report-saved", &[("path", path.display().to_string().into())])));
    assert_eq!(fs::read_to_string(&path).expect("written"), html(&model(&session)));
    // Nothing was chosen, and the sheet stays.
    session.report(Message::Chosen(None));
    assert!(session.sees(&say("report-no-file")) && session.sees(&model(&session).title));
}

#[test]
fn a_report_that_cannot_be_saved_says_why_and_nothing_is_lost() {
    let (mut session, folder) = (opened(), tempfile::tempdir().expect("a folder"));
    let beside = |session: &Session| session.sees_part(&say_with("report-not-saved", &[("why", "".into())]));
    let absent = folder.path().join("absent/report.html");
    session.report(Message::Chosen(Some(absent.clone())));
    assert!(session.sees_part(&absent.display().to_string()) && beside(&session));
    assert!(!absent.exists() && session.sees(&model(&session).title));
    #[cfg(target_os = "linux")]
    {
        let full = folder.path().join("full.html");
        std::os::unix::fs::symlink("/dev/full", &full).expect("a link");
        session.report(Message::Chosen(Some(full)));
        assert!(session.sees_part("the disk is full"));
    }
    // The sheet may be closed by then.
    session.key(Named::Escape);
    session.report(Message::Chosen(Some(absent)));
    assert!(beside(&session));
}
