use super::*;
use missions_document::edit::Edit;
use missions_document::id::{Id, ScriptName};
use missions_document::thing::{Start, Thing, ThingKind};
use missions_play::kept::{Nowhere, Shelf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use tiles::Cell;

const PLAN: Plan = Plan::new(60, 3);

/// The starter with a script of its objective that names its first door.
fn with_a_named_door() -> Mission {
    let starter = Mission::starter();
    let name = ScriptName::new("fetch-the-core.rhai");
    let heard = "fn on_door_opened(e) { if e.door == map::hall_door { say(\"The hall is open.\"); } }\n";
    let text = format!("{}\n{heard}", starter.scripts()[&name]);
    let door = starter.things()[&Id(10)].clone().named("hall_door");
    starter.with([Edit::Script(name, Some(text)), Edit::Thing(Id(10), Some(door))])
}

/// Those candidates of a mission.
fn chosen(mission: &Mission, names: &[&str]) -> Vec<Candidate> {
    let all = candidates(mission);
    let is_named = |it: &&Candidate| names.iter().any(|name| it.name == *name);
    let found: Vec<Candidate> = all.iter().filter(is_named).cloned().collect();
    let known: Vec<String> = all.iter().map(|it| it.name.to_string()).collect();
    assert_eq!(found.len(), names.len(), "{known:#?}");
    found
}

fn played(mission: &Mission, names: &[&str], plan: &Plan) -> Knockouts {
    knock_out(mission, chosen(mission, names), &[2], plan, Waiting::default())
}

#[test]
fn what_a_script_names_is_needed() {
    let mission = with_a_named_door();
    let known = played(&mission, &["the door hall_door", "on_take of fetch-the-core"], &PLAN);
    let reasons: Vec<_> = known.found.iter().map(|it| (&it.name, &it.what)).collect();
    for (name, what) in &reasons {
        assert!(matches!(what, What::Needed(_)), "{name}: {what:?}");
    }
    assert_eq!(reasons.len(), 2);
    assert_eq!((known.left, known.whole[0].1.games()), (0, 60));
}

#[test]
fn a_start_is_needed_only_where_there_are_no_more_than_marines() {
    let fewest = Mission::starter();
    let known =
        knock_out(&fewest, chosen(&fewest, &["the start space at 1,0"]), &[1], &PLAN, Waiting::default());
    assert!(matches!(known.found[0].what, What::Needed(_)), "{known:?}");
    let spare = Thing::new(ThingKind::Start(Start { at: Cell::new(1, 2) }));
    let more = fewest.with([Edit::Thing(Id(900), Some(spare))]);
    let known = knock_out(&more, chosen(&more, &["the start space at 1,0"]), &[1], &PLAN, Waiting::default());
    assert!(matches!(known.found[0].what, What::Change(_)), "{known:?}");
}

#[test]
fn what_decides_games_is_sure_and_decoration_is_not() {
    let names = ["the teleporter at 3,15", "the blue portal at 2,13", "on_placed of infestation"];
    let known = played(&Mission::starter(), &names, &Plan::new(120, 3));
    let told: Vec<_> = known.found.iter().map(|it| (&it.name, change(it))).collect();
    let (portal, sure) = told[0];
    assert_eq!(*portal, "the blue portal at 2,13", "what matters most comes first");
    assert!(sure.is_sure() && sure.by() > 0.0, "{sure:?}");
    assert_eq!(sure.effect(), Effect::Carries);
    for (name, change) in &told[1..] {
        assert_eq!(change.effect(), Effect::Decoration, "{name}: {change:?}");
    }
    assert_eq!(told.len(), 3);
}

/// The change that was counted.
fn change(knockout: &Knockout) -> &Change {
    match &knockout.what {
        What::Change(change) => change,
        What::Needed(why) | What::Broke(why) => panic!("{} has no games: {why}", knockout.name),
    }
}

#[test]
fn what_every_mission_has_stands_behind_what_a_designer_decides_about() {
    let mission = Mission::starter();
    let names = ["the start space at 1,0", "the teleporter at 3,15", "the health pack at 3,5"];
    let play = |shelf: &dyn Shelf| {
        let waiting = Waiting { shelf, ..Waiting::default() };
        knock_out(&mission, chosen(&mission, &names), &[4], &Plan::new(20, 3), waiting)
    };
    let order = |known: &Knockouts| known.found.iter().map(|it| it.name.to_string()).collect::<Vec<_>>();
    let known = play(&Nowhere);
    assert!(matches!(known.found[2].what, What::Needed(_)), "{known:?}");
    assert_eq!(order(&known), ["the health pack at 3,5", "the teleporter at 3,15", "the start space at 1,0"]);
    // What broke is not known, and stands at the end.
    let broke = play(&Panics { asked: AtomicU32::new(0), at: 1 });
    assert_eq!(order(&broke), ["the teleporter at 3,15", "the start space at 1,0", "the health pack at 3,5"]);
}

#[test]
fn what_an_end_is_about_is_no_decoration() {
    let mission = Mission::starter();
    let all = candidates(&mission);
    let goals: Vec<&str> = all.iter().filter(|it| it.is_goal).map(|it| &*it.kind).collect();
    assert!(!goals.is_empty() && goals.iter().all(|kind| *kind == "objective"), "{goals:?}");
    let known = played(&mission, &["the teleporter at 3,15"], &Plan::new(120, 3));
    let decoration = change(&known.found[0]).clone();
    assert_eq!(decoration.effect(), Effect::Decoration);
    assert_eq!(Change { is_goal: true, ..decoration.clone() }.effect(), Effect::Spare);
    let close = Change { is_goal: true, reach: 0.5, ..decoration };
    assert_eq!(close.effect(), Effect::TooClose, "the games do not tell");
}

#[test]
fn the_more_candidates_the_wider_their_intervals() {
    let mission = Mission::starter();
    let names = ["the blue portal at 2,13", "the health pack at 3,5", "the teleporter at 3,15"];
    let alone = played(&mission, &names[..1], &PLAN);
    let among = played(&mission, &names, &PLAN);
    let [alone, among] = [&alone, &among].map(|known| {
        change(known.found.iter().find(|it| it.name == names[0]).expect("it was played")).clone()
    });
    assert_eq!(alone.pooled, among.pooled);
    assert_eq!(alone.reach, alone.pooled.pairs.reach_among(1));
    assert_eq!(among.reach, among.pooled.pairs.reach_among(3));
    assert!(among.reach > alone.reach * 1.2, "{alone:?} {among:?}");
}

/// A shelf that stands for rules that panic when the games with this number are played, counted from 0.
struct Panics {
    asked: AtomicU32,
    at: u32,
}

impl Shelf for Panics {
    fn get(&self, _: &str) -> Option<String> {
        assert!(self.asked.fetch_add(1, Ordering::Relaxed) != self.at, "a figure has no base");
        None
    }

    fn put(&self, _: &str, _: &str) {}
}

#[test]
fn a_panic_without_one_candidate_does_not_end_the_run() {
    let mission = Mission::starter();
    let names = ["the blue portal at 2,13", "the health pack at 3,5", "the teleporter at 3,15"];
    let play = |at: u32| {
        let shelf = Panics { asked: AtomicU32::new(0), at };
        let waiting = Waiting { shelf: &shelf, ..Waiting::default() };
        knock_out(&mission, chosen(&mission, &names), &[2], &Plan::new(20, 3), waiting)
    };
    let second = play(2);
    let broke = second.found.last().expect("three candidates");
    let What::Broke(why) = &broke.what else { panic!("{broke:?}") };
    assert_eq!(why.to_string(), "with 2 marines, a figure has no base");
    assert_eq!((second.found.len(), second.left, &second.broken), (3, 0, &None));
    assert!(second.found[..2].iter().all(|it| matches!(it.what, What::Change(_))), "{second:?}");
    let whole = play(0);
    let why = whole.broken.map(|why| why.to_string());
    assert_eq!(why.as_deref(), Some("with 2 marines, a figure has no base"));
    assert_eq!((whole.found.len(), whole.left), (0, 3));
}

#[test]
fn the_number_of_threads_changes_nothing_and_progress_ends_with_all() {
    let mission = Mission::starter();
    let play = |jobs: usize| {
        let (most, all) = (AtomicU32::new(0), AtomicU32::new(0));
        let tell = |done: u32, of: u32| {
            let _ = most.fetch_max(done, Ordering::Relaxed);
            all.store(of, Ordering::Relaxed);
        };
        let waiting = Waiting { cancel: None, progress: Some(&tell), known: None, shelf: &Nowhere };
        let list = chosen(&mission, &["the blue portal at 2,13", "the health pack at 3,5"]);
        let known = knock_out(&mission, list, &[1, 3], &Plan { jobs, ..Plan::new(20, 3) }, waiting);
        assert_eq!([most, all].map(AtomicU32::into_inner), [120, 120]);
        known
    };
    let alone = play(1);
    assert_eq!(alone, play(2));
    for it in &alone.found {
        let Change { each, pooled, .. } = change(it);
        let numbers: Vec<(u8, u32)> = each.iter().map(|(marines, it)| (*marines, it.pairs.games())).collect();
        assert_eq!((numbers, pooled.pairs.games()), (vec![(1, 20), (3, 20)], 40));
    }
}

/// A shelf that cancels when it is asked for the games of the second candidate.
struct Cancels {
    asked: AtomicU32,
    cancel: AtomicBool,
}

impl Shelf for Cancels {
    fn get(&self, _: &str) -> Option<String> {
        if self.asked.fetch_add(1, Ordering::Relaxed) == 2 {
            self.cancel.store(true, Ordering::Relaxed);
        }
        None
    }

    fn put(&self, _: &str, _: &str) {}
}

#[test]
fn what_was_played_before_it_was_cancelled_is_known() {
    let mission = Mission::starter();
    let shelf = Cancels { asked: AtomicU32::new(0), cancel: AtomicBool::new(false) };
    let waiting = Waiting { cancel: Some(&shelf.cancel), progress: None, known: None, shelf: &shelf };
    let names = [
        "the blue portal at 2,13",
        "the health pack at 3,5",
        "the teleporter at 3,15",
        "on_take of fetch-the-core",
    ];
    let known = knock_out(&mission, chosen(&mission, &names), &[2], &Plan::new(20, 3), waiting);
    let found: Vec<&Text> = known.found.iter().map(|it| &it.name).collect();
    assert_eq!(found, ["on_take of fetch-the-core", "the health pack at 3,5"]);
    assert_eq!((known.left, known.broken), (2, None));
    let over = knock_out(&mission, chosen(&mission, &names), &[2], &Plan::new(20, 3), waiting);
    assert_eq!((over.found.len(), over.left), (0, 4));
}

#[test]
fn a_mission_that_cannot_be_played_to_the_end_says_why() {
    let endless = Mission::starter().with([Edit::Thing(Id(41), None)]);
    let known = played(&endless, &["the health pack at 3,5"], &PLAN);
    let why = known.broken.map(|why| why.to_string());
    assert_eq!(why.as_deref(), Some("games do not come to an end"));
    assert_eq!((known.found.len(), known.left), (0, 1));
}
