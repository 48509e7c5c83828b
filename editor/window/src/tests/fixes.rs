//! The quick fix by its key: it fixes what the person has chosen, says what it did, and nothing else is changed by it.

use super::saved;
use super::session::Session;
use editor_model::words::{say, say_with};
use missions::{Edit, Id, Name, Region};
use tempfile::TempDir;
use tiles::Cell;

const VAULT: Id = Id(900);

/// The starter with regions that no card uses; the fix of each takes it away.
fn with_regions(names: &[&str]) -> (TempDir, Session) {
    let regions = names.iter().zip(900..).map(|(name, id)| {
        let region =
            Region { name: Some(Name::new(*name)), cells: [Cell::new(1, 2)].into(), ..Region::default() };
        Edit::Region(Id(id), Some(region))
    });
    let folder = saved(regions);
    let session = Session::new(Some(folder.path().to_owned()));
    (folder, session)
}

#[test]
fn with_nothing_chosen_the_quick_fix_changes_nothing_and_opens_the_list() {
    let (_folder, mut session) = with_regions(&["vault", "hall"]);
    let before = session.mission().clone();
    session.alt("5");
    for _ in 0..3 {
        session.control(".");
        assert_eq!(*session.mission(), before);
    }
    assert!(session.sees(&say("fix-choose")));
    assert!(session.sees_part("No card uses the region vault"), "the list is open");
}

#[test]
fn the_quick_fix_mends_the_problem_that_is_chosen_and_says_so() {
    let (_folder, mut session) = with_regions(&["vault", "hall"]);
    let hall = session.problems().iter().position(|problem| problem.message.contains("hall")).expect("told");
    session.press_problem(hall);
    session.control(".");
    let regions = |session: &Session| session.mission().regions().keys().copied().collect::<Vec<_>>();
    assert_eq!(regions(&session), [VAULT]);
    assert!(session.sees(&say_with("fixed", &[("what", "remove the region hall".into())])));
    session.control(".");
    assert_eq!(regions(&session), [VAULT], "one problem was chosen, and it is gone");
    session.control("z");
    assert_eq!(regions(&session).len(), 2);
}

#[test]
fn what_is_taken_away_from_the_selection_is_shown_first() {
    let (_folder, mut session) = with_regions(&["vault"]);
    session.select([VAULT]);
    session.alt("5");
    session.control(".");
    let what = "remove the region vault";
    assert!(session.mission().regions().contains_key(&VAULT));
    assert!(session.sees(&say_with("fix-again", &[("what", what.into())])));
    assert!(session.sees(&say_with("problem-fix", &[("what", what.into())])), "it is open in the list");
    session.control(".");
    assert!(!session.mission().regions().contains_key(&VAULT));
}

#[test]
fn what_takes_nothing_away_from_the_selection_is_done_at_once() {
    let (_folder, mut session) = with_regions(&["vault"]);
    let things = session.mission().things().iter();
    let (id, thing) = things.map(|(id, thing)| (*id, thing.clone())).next().expect("a thing");
    let odd = missions::Thing { name: Some(Name::new("1 gate")), ..thing };
    session.commit(missions::Change::new("name it", [Edit::Thing(id, Some(odd))]));
    session.select([id]);
    session.control(".");
    let name = session.mission().things()[&id].name.clone().expect("a name");
    assert!(name.is_identifier(), "{name}");
    assert!(session.mission().regions().contains_key(&VAULT));
}

#[test]
fn in_a_script_the_quick_fix_is_about_its_line() {
    let (_folder, mut session) = with_regions(&["vault"]);
    let vault =
        session.problems().iter().position(|problem| problem.message.contains("vault")).expect("told");
    session.press_problem(vault);
    session.alt("7");
    let before = session.mission().clone();
    session.control(".");
    assert_eq!(*session.mission(), before);
    assert!(session.sees(&say("fix-none-here")));
}
