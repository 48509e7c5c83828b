//! The summary of the starter mission's games, and of made-up reports.

use super::*;
use crate::ladder::Pays;
use crate::verdict::{Effort, Waiting, judge};
use engine::Side;
use expect_test::expect;
use missions_document::format::Loaded;
use missions_play::report::{Line, Stage, Tally};
use missions_play::simulate::Plan;

fn judged(games: u32) -> (Mission, Judgement) {
    let mission = Mission::starter();
    let loaded = Loaded { mission: mission.clone(), problems: Vec::new() };
    let judgement = judge(&loaded, &Effort::plan(Plan::new(games, 7)), Waiting::default());
    (mission, judgement)
}

#[test]
fn a_mission_is_summed_up() {
    let (mission, judgement) = judged(60);
    let summary = summary(&mission, &judgement).expect("games");
    let numbers = summary.numbers.len() as u32;
    assert_eq!(summary.games, 60 * numbers);
    for number in &summary.numbers {
        let simple = &number.simple;
        assert_eq!(simple.won + simple.lost + simple.unfinished, 60);
        let in_lengths = |of: fn(&Length) -> u32| simple.lengths.iter().map(of).sum::<u32>();
        assert_eq!(in_lengths(|it| it.won), simple.won);
        assert_eq!(in_lengths(|it| it.lost), simple.lost);
        assert_eq!(simple.ends.iter().map(|end| end.games).sum::<u32>(), 60);
        assert!(simple.lengths.is_sorted_by_key(|length| length.rounds));
        assert!(simple.course.is_empty() && simple.decided.is_none(), "nothing was learned");
    }
    let demons: u32 = summary.frags.demons.iter().map(|(_, count)| count).sum();
    let with: u32 = summary.frags.demons_with.iter().map(|(_, count)| count).sum();
    assert!(demons > 0 && demons == with);
    assert!(summary.supply.iter().all(|kind| kind.most <= kind.box_has && kind.games > 0));
    let doors: Vec<&Usage> = summary.usage.iter().filter(|it| it.kind == UsedKind::Door).collect();
    let names: Vec<&str> = doors.iter().map(|door| door.name.as_str()).collect();
    expect![[r#"
        the door on the north side of 1,6
        the door on the west side of 4,13"#]]
    .assert_eq(&names.join("\n"));
    for usage in &summary.usage {
        assert!(
            (usage.share.counted - f64::from(usage.games) / f64::from(usage.of)).abs() < 1e-9,
            "{usage:?}"
        );
    }
    assert!(doors[0].games > 0 && doors[0].games <= summary.games && doors[0].used == Used::Some);
    assert!(summary.usage.iter().any(|it| it.kind == UsedKind::Card && it.games > 100), "cards are played");
}

#[test]
fn nothing_is_summed_up_where_nothing_was_played() {
    let (mission, judgement) = judged(0);
    assert_eq!(summary(&mission, &judgement), None);
}

/// Of what was in the starter mission a room is cut off.
#[test]
fn spaces_that_no_marine_enters_are_listed() {
    let (mission, mut judgement) = judged(10);
    let some = summary(&mission, &judgement).expect("games").not_entered;
    for report in &mut judgement.reports {
        report.heat = Default::default();
    }
    let all = summary(&mission, &judgement).expect("games").not_entered;
    assert!(some.len() < all.len() && all.is_sorted_by_key(|cell| (cell.y, cell.x)));
}

#[test]
fn a_game_is_decided_at_a_part_of_its_choices() {
    let mut report = Report::new(Plan::new(3, 1), 2);
    report.wins = Tally { marines: 2, invader: 1, unfinished: 0 };
    let winner = Some(Side::Marines);
    let line = |decided, choices, changes| Line { winner, choices, decided, changes, ..Line::default() };
    report.games = vec![line(Some(10), 100, 0), line(Some(80), 100, 4), line(Some(50), 200, 2)];
    report.course = vec![Stage { games: 3, chances: 1500 }, Stage { games: 2, chances: 1600 }];
    let players = Players::of(&report);
    assert_eq!((players.decided, players.lead_changes), (Some(0.25), Some(2.0)));
    assert_eq!(players.course, [0.5, 0.8]);
    assert_eq!(players.says, "perhaps too easy (44 in 100); may be fair or too hard");
}

#[test]
fn what_a_few_games_do_not_use_may_be_used() {
    let mut report = Report::new(Plan::new(200, 1), 2);
    let (mission, judgement) = judged(1);
    let numbers = judgement.numbers.expect("played");
    report.wins = Tally { marines: 100, invader: 100, unfinished: 0 };
    report.uses.doors = vec![0];
    let used = |report: &Report| {
        let found = usage::find(&mission, &numbers, &[report]);
        found.iter().find(|it| it.kind == UsedKind::Door).map(|it| it.used)
    };
    assert_eq!(used(&report), Some(Used::Never));
    report.uses.doors = vec![4];
    assert_eq!(used(&report), Some(Used::Some), "4 of 200 are not surely less than 2 %");
    report.wins = Tally { marines: 1000, invader: 1000, unfinished: 0 };
    assert_eq!(used(&report), Some(Used::Hardly));
    report.wins = Tally { marines: 10, invader: 10, unfinished: 0 };
    report.uses.doors = vec![0];
    assert_eq!(used(&report), Some(Used::Some), "20 games say nothing");
}

#[test]
fn what_skill_is_worth_is_summed_up_for_the_pairings_that_were_played() {
    let (mission, mut judgement) = judged(1);
    let report = |bots: &str, marines: u32, invader: u32| {
        let plan = Plan { bots: bots.parse().expect("bots"), ..Plan::new(marines + invader, 1) };
        Report { wins: Tally { marines, invader, unfinished: 0 }, ..Report::new(plan, 2) }
    };
    judgement.ladder = vec![report("greedy", 400, 600), report("search:quick,greedy", 140, 60)];
    let summary = summary(&mission, &judgement).expect("games");
    let [Skill { marines: 2, pairings, gains, turned: None }] = &summary.skill[..] else {
        panic!("{:?}", summary.skill)
    };
    let bots: Vec<_> = pairings.iter().map(|it| (it.marines, it.invader, it.games)).collect();
    assert_eq!(bots, [("greedy", "greedy", 1000), ("search:quick", "greedy", 200)]);
    let gains: Vec<_> = gains.iter().map(|it| (it.side, it.pays)).collect();
    assert_eq!(gains, [(Side::Marines, Pays::Yes)], "of the invader nothing is known");
}
