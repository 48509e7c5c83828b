//! Two versions of a mission in the window: after an edit it is compared with the last save or with a version one marked, and
//! another edit, a save or a simulation ends that.

use super::session::Session;
use crate::panel::proof::Message;
use crate::panel::proof::fold::Part;
use crate::panel::proof::versions::Message as Versions;
use crate::screen::editor;
use crate::work::Comparison;
use editor_model::command::Command;
use editor_model::settings::Judges;
use editor_model::words::{say, say_of_side, say_with};
use engine::Side;
use iced::keyboard::key::Named;
use missions::compare::{self, Compared};
use missions::history::Change;
use missions::simulate::Plan;
use missions::verdict::Waiting;
use missions::{Edit, Id, Mission, ThingKind, ruleset};

/// First Steps with its panel open, and the comparison on.
fn comparing() -> Session {
    let mut session = Session::on_copy_of("first-steps");
    session.alt("4");
    session.proof(Message::Folded(Part::Compare));
    session.click(&say("versions-switch"));
    session
}

/// One demon less.
fn easier(session: &mut Session) {
    let things = session.mission().things();
    let demon = things.iter().find(|(_, thing)| matches!(thing.kind, ThingKind::Figure(_)));
    let change = Change::new("easier", [Edit::Thing(*demon.expect("a demon").0, None)]);
    session.commit(change);
}

/// For so many marines and no others.
fn only(session: &mut Session, marines: u8) {
    let settings = session.mission().settings().clone();
    let settings = missions::Settings { marines: [marines].into(), ..settings };
    session.commit(Change::new("only", [Edit::Settings(Box::new(settings))]));
}

fn wait(session: &mut Session) {
    (0..4).for_each(|_| session.tick());
}

fn games(session: &Session) -> Vec<(u8, Compared)> {
    match session.proof_panel().versions.comparison() {
        Some(Comparison::Games(games)) => games.clone(),
        other => panic!("not compared: {other:?}"),
    }
}

/// What games of two versions say, played here.
fn played([before, now]: [&Mission; 2], marines: u8) -> Compared {
    let seed = now.settings().seeds.first().copied().unwrap_or(1);
    let [before, now] = [before, now].map(|mission| {
        let ready = ruleset::lay_out(mission, marines).expect("known rules");
        compare::play(&ready, ruleset::digest(mission), &Plan::new(200, seed), Waiting::default())
    });
    Compared::of([(&before, &now)])
}

#[test]
fn an_edit_is_compared_with_the_last_save() {
    let mut session = comparing();
    session.proof(Message::Judges(Judges::Quick));
    assert!(session.settings().compare && session.sees(&say("versions-same-saved")));
    let before = session.mission().clone();
    session.commit(Change::new("words", [Edit::Info(Box::default())]));
    assert!(session.sees(&say("versions-same-saved")), "texts make no difference to games");
    easier(&mut session);
    assert!(session.sees(&say("versions-waiting")));
    wait(&mut session);
    let games = games(&session);
    assert_eq!(games.iter().map(|(marines, _)| *marines).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(games[1].1, played([&before, session.mission()], 2));
    for (_, Compared { pairs, rounds }) in &games {
        let points = |share: f64| share * 100.0;
        let told = [
            ("by", format!("{:+.1}", points(pairs.by())).into()),
            ("reach", format!("{:.1}", points(pairs.reach())).into()),
        ];
        let id = match (pairs.is_sure(), pairs.by() > 0.0) {
            (false, _) => "versions-unsure",
            (true, true) => "versions-easier",
            (true, false) => "versions-harder",
        };
        let ours = session.mission().system().side(Side::Marines);
        assert!(session.sees(&say_of_side(id, ours, &told)), "{id}: {told:?}");
        let told = [("before", rounds[0].into()), ("now", rounds[1].into())];
        assert!(session.sees(&say_with("versions-rounds", &told)));
    }
    session.control("z");
    assert!(session.sees(&say("versions-same-saved")));
    session.control("y");
    assert!(session.sees(&say("versions-waiting")));
    session.control("s");
    assert!(session.sees(&say("versions-same-saved")), "that is saved now");
}

/// Where greedy bots say who has the better chances, a change is better or worse by the band of fair shares.
#[test]
fn a_change_is_better_or_worse_where_these_games_decide() {
    let mut session = comparing();
    only(&mut session, 1);
    session.carry_out(Command::Save);
    session.proof(Message::Judges(Judges::Greedy));
    let demons: Vec<Edit> = session
        .mission()
        .things()
        .iter()
        .filter(|(_, it)| matches!(it.kind, ThingKind::Figure(_)))
        .map(|(id, _)| Edit::Thing(*id, None))
        .collect();
    session.commit(Change::new("none", demons));
    wait(&mut session);
    let pairs = games(&session)[0].1.pairs;
    assert!(pairs.is_sure(), "{pairs:?}");
    let ends = |word: &str| session.texts().iter().any(|text| text.ends_with(word));
    assert!([": better", ": worse", ": neither better nor worse"].into_iter().any(ends));
    assert!(!ends("for the marines"));
}

#[test]
fn an_edit_ends_the_games_and_begins_them_again() {
    let mut session = comparing();
    easier(&mut session);
    session.tick();
    session.tick();
    let task = session.begin(editor::Message::Tick);
    assert!(session.proof_panel().versions.is_running());
    assert!(session.sees(&say_with("proof-progress", &[("percent", 0.into())])));
    easier(&mut session);
    session.run(task);
    assert!(session.proof_panel().versions.comparison().is_none() && session.sees(&say("versions-waiting")));
    wait(&mut session);
    assert_eq!(games(&session).len(), 4);
}

#[test]
fn a_marked_version_stays_the_base_when_the_mission_is_saved() {
    let mut session = Session::on_copy_of("first-steps");
    easier(&mut session);
    session.carry_out(Command::CompareVersion);
    assert!(session.proof_panel().versions.on && session.sees(&say("versions-same-marked")));
    let marked = session.mission().clone();
    only(&mut session, 2);
    wait(&mut session);
    let expected = [(2, played([&marked, session.mission()], 2))];
    assert_eq!(games(&session), expected);
    session.control("s");
    assert_eq!(games(&session), expected);
    session.click(&say("versions-saved"));
    assert!(session.sees(&say("versions-same-saved")));
    session.click(&say("versions-marked"));
    wait(&mut session);
    assert_eq!(games(&session), expected);
}

#[test]
fn a_version_with_errors_is_not_played() {
    let mut session = comparing();
    let tile = *session.mission().tiles().values().next().expect("a tile");
    session.commit(Change::new("overlap", [Edit::Tile(Id(900), Some(tile))]));
    wait(&mut session);
    session.click(&say("versions-errors-now"));
    assert!(session.in_sight(&session.problem_words(0)), "it leads to the errors");
    session.alt("4");
    session.proof(Message::Versions(Versions::Marked));
    session.control("z");
    wait(&mut session);
    assert!(session.sees(&say("versions-errors-before")));
}

#[test]
fn versions_for_other_numbers_of_marines_are_not_compared() {
    let mut session = comparing();
    only(&mut session, 1);
    session.carry_out(Command::CompareVersion);
    only(&mut session, 2);
    wait(&mut session);
    assert!(session.sees(&say("versions-no-number")));
}

#[test]
fn the_base_is_played_once() {
    let results = tempfile::tempdir().expect("a folder");
    let kept = || std::fs::read_dir(results.path()).expect("a folder").count();
    let mut session = comparing();
    session.keep_results(results.path().to_owned());
    session.proof(Message::Judges(Judges::Greedy));
    easier(&mut session);
    wait(&mut session);
    let (first, both) = (games(&session), kept());
    easier(&mut session);
    wait(&mut session);
    assert_eq!(kept() - both, both / 2);
    session.control("z");
    wait(&mut session);
    assert_eq!((games(&session), kept() - both), (first, both / 2));
}

#[test]
fn a_simulation_goes_before_a_comparison() {
    let mut session = comparing();
    session.proof(Message::Judges(Judges::Greedy));
    session.proof(Message::Wanted(50));
    easier(&mut session);
    session.tick();
    session.tick();
    let compare = session.begin(editor::Message::Tick);
    let play = session.begin(editor::Message::Do(Command::Play));
    assert!(!session.proof_panel().versions.is_running());
    wait(&mut session);
    assert!(session.proof_panel().plays() && !session.proof_panel().versions.is_running());
    session.run(compare);
    session.run(play);
    wait(&mut session);
    assert_eq!(games(&session).len(), 4);
}

#[test]
fn the_command_switches_it_on_and_off() {
    let mut session = Session::on_copy_of("first-steps");
    session.carry_out(Command::CompareEdits);
    assert!(session.sees(&say("versions-same-saved")));
    easier(&mut session);
    wait(&mut session);
    assert_eq!(games(&session).len(), 4);
    session.key(Named::Escape);
    session.carry_out(Command::CompareEdits);
    assert!(session.proof_panel().versions.comparison().is_none() && session.sees(&say("versions-switch")));
    wait(&mut session);
    assert!(!session.proof_panel().versions.is_running());
}
