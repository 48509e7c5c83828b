//! Budgets, made-up ladders, and the ladder of the starter mission.

use super::*;
use engine::play::Rng;
use expect_test::expect;
use missions_play::kept::Nowhere;
use missions_play::report::Tally;
use missions_play::ruleset;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

#[test]
fn a_budget_is_a_time_from_5_seconds_to_a_day() {
    let choices = |text: &str| text.parse().map(Budget::choices);
    assert_eq!(choices("30s"), Ok(30 * Budget::RATE));
    assert_eq!(choices(" 2m "), choices("120s"));
    assert_eq!(choices("24h"), choices("1440m"));
    for short in ["0s", "4s", "25h", "99999999999999999999h", "s", "-5s", "1.5m"] {
        assert_eq!(choices(short), Err("choose a time from 5s to 24h".to_owned()), "{short}");
    }
    for strange in ["500ms", "30", "", "2 minutes", "5S"] {
        let told = "write a time as a whole number of seconds, minutes or hours: 30s, 2m, 1h";
        assert_eq!(choices(strange), Err(told.to_owned()), "{strange}");
    }
}

/// A ladder of 3 marines, from how many games of how many they won: greedy against greedy, search against greedy, greedy against
/// search, search against search.
fn ladder(won: [(u32, u32); 4]) -> Vec<Report> {
    let report = |((marines, invader, _), (won, games)): ((Skill, Skill, u64), (u32, u32))| {
        let plan = Plan { bots: Skill::pair(marines, invader), ..Plan::new(games, 1) };
        Report { wins: Tally { marines: won, invader: games - won, unfinished: 0 }, ..Report::new(plan, 3) }
    };
    PAIRINGS.into_iter().zip(won).map(report).collect()
}

fn found(won: [(u32, u32); 4]) -> String {
    let found = find(&Mission::starter(), &ladder(won), &[]);
    let told = found.iter().map(|it| {
        format!(
            "{}[{}]: {}; {}",
            it.severity.word(),
            it.code,
            it.message,
            it.help.as_ref().map(ToString::to_string).unwrap_or_default()
        )
    });
    told.collect::<Vec<_>>().join("\n")
}

#[test]
fn what_skill_is_worth_follows_from_games_against_greedy_bots() {
    let ladder = ladder([(400, 1000), (70, 100), (390, 1000), (40, 100)]);
    let rung = Rung::all(&ladder).next().expect("one");
    let gain = |side| rung.gain(side).map(|gain| format!("{gain}, {:?}", gain.pays()));
    assert_eq!(gain(Side::Marines).as_deref(), Some("+30 points (21 to 39), Yes"));
    assert_eq!(gain(Side::Invader).as_deref(), Some("+1 points (-3 to 5), Open"));
    assert_eq!(rung.turned(), None);
    let short = Rung::all(&ladder[..2]).next().expect("one");
    assert!(short.gain(Side::Marines).is_some() && short.gain(Side::Invader).is_none(), "not played");
}

#[test]
fn skill_that_does_not_pay_is_noted_if_it_is_sure() {
    assert_eq!(found([(400, 1000), (70, 100), (390, 1000), (40, 100)]), "");
    assert_eq!(found([(0, 40), (0, 40), (0, 40), (0, 40)]), "", "few games");
    expect!["note[S022]: with 3 marines, skill does not pay for the marines: bots that search win 39 % (38–40 %) of their games on this side, greedy bots 40 % (39–41 %); give this side decisions that matter: several ways, and things worth a detour"].assert_eq(&found([(2000, 5000), (1950, 5000), (1000, 5000), (40, 100)]));
    expect![[r#"
        note[S022]: with 3 marines, skill does not pay for the marines: bots that search win 0 % (0–1 %) of their games on this side, greedy bots 0 % (0–0 %); this side hardly ever wins, so skill cannot show: balance the mission first
        note[S022]: with 3 marines, skill does not pay for the invader: bots that search win 100 % (99–100 %) of their games on this side, greedy bots 100 % (100–100 %); this side nearly always wins, so skill has nothing to gain: balance the mission first"#]].assert_eq(&found([(0, 1000), (0, 400), (0, 400), (0, 100)]));
}

#[test]
fn skill_that_turns_the_verdict_round_is_noted_once() {
    let won = [(100, 1000), (70, 100), (1, 100), (80, 100)];
    expect!["note[S009]: with 3 marines, beginners in the marines' place lose and good players win: greedy bots win 10 % (8–12 %) of their games, bots that search 80 % (71–87 %); decide for whom the mission is, and balance it for them"].assert_eq(&found(won));
    let ladder = ladder(won);
    assert_eq!(find(&Mission::starter(), &ladder, &ladder[3..]), [], "a contest has said so");
}

/// Games of coins that differ by nothing, looked at after every 20: skill seldom seems to pay.
#[test]
fn games_that_end_early_seldom_make_a_gain_of_chance() {
    let is_wrong = |coin: &u32| {
        let mut rng = Rng::for_game(11, *coin);
        let mut throw = |games: u32| (0..games).filter(|_| rng.below(100) < 40).count() as u32;
        let won = throw(1000);
        let mut report = ladder([(won, 1000), (0, 0), (0, 0), (0, 0)]);
        let (base, mut skilled) = (report.swap_remove(0), report.swap_remove(1));
        while skilled.wins.games() < 600
            && (skilled.wins.games() == 0 || !is_clear(&base, &skilled, Side::Marines))
        {
            let won = throw(EVERY);
            skilled.wins.marines += won;
            skilled.wins.invader += EVERY - won;
        }
        Gain::between(&base, &skilled, Side::Marines).expect("games").low > 0.0
    };
    let wrong = (0..400).filter(is_wrong).count();
    assert!((1..=20).contains(&wrong), "{wrong} of 400");
}

#[test]
fn the_starter_has_a_ladder_that_no_number_of_threads_changes() {
    let mission = Mission::starter();
    let (ready, digest) = (ruleset::lay_out(&mission, 1).expect("known rules"), ruleset::digest(&mission));
    let played = |jobs: usize| {
        let plan = Plan { jobs, ..Plan::new(5, 3) };
        play(&ready, digest, &plan, 1, &[], &Nowhere, Controls::default())
    };
    let once = played(1);
    let bots: Vec<String> = once.iter().map(|report| report.plan.bots.to_string()).collect();
    assert_eq!(bots, ["greedy", "search:quick,greedy", "greedy,search:quick", "search:quick"]);
    let games: Vec<u32> = once.iter().map(|report| report.wins.games()).collect();
    assert_eq!(games, [EVERY_GREEDY, EVERY, EVERY, EVERY], "the least that is played");
    let wins =
        |ladder: &[Report]| ladder.iter().map(|report| (report.wins, report.digest)).collect::<Vec<_>>();
    assert_eq!(wins(&once), wins(&played(2)));
}

/// The first games of bots that search, as a contest has them.
fn searched(ready: &ReadyGame, games: u32) -> Report {
    let until = Some(Until { every: 10, tried: u64::MAX });
    let plan = Plan { games, until, ..pairing(&Plan::new(5, 3), Skill::Search, Skill::Search) };
    ready.game.simulate(&plan, Controls::default())
}

#[test]
fn a_ladder_takes_the_games_of_a_contest() {
    let mission = Mission::starter();
    let (ready, digest) = (ruleset::lay_out(&mission, 1).expect("known rules"), ruleset::digest(&mission));
    let contests = [searched(&ready, 5)];
    let plan = Plan { jobs: 2, ..Plan::new(5, 3) };
    let ladder = play(&ready, digest, &plan, 1, &contests, &Nowhere, Controls::default());
    let games: Vec<u32> = ladder.iter().map(|report| report.wins.games()).collect();
    assert_eq!(games, [EVERY_GREEDY, EVERY, EVERY, 5]);
    assert_eq!((ladder[3].wins, ladder[3].digest), (contests[0].wins, contests[0].digest), "as they are");
    assert_eq!(played(&ladder, &contests), EVERY_GREEDY + 2 * EVERY, "they are counted once");
    assert_eq!(tried(&ladder, &contests), ladder[..3].iter().map(|report| report.tried).sum::<u64>());
}

#[test]
fn a_contest_of_other_bots_is_left_alone() {
    let plan = pairing(&Plan::new(5, 3), Skill::Search, Skill::Search);
    let same = |contest: Report| begun(&[contest], &plan, 1).is_some();
    assert!(same(Report::new(Plan { games: 100, jobs: 4, ..plan }, 1)));
    let thorough = Plan { bots: contest::Contest::Thorough.bots(), ..plan };
    assert!(!same(Report::new(thorough, 1)), "other bots");
    assert!(!same(Report::new(Plan { seed: 4, ..plan }, 1)), "other dice");
    assert!(!same(Report::new(plan, 2)), "another number of marines");
    let report =
        |plan| Report { wins: Tally { marines: 4, invader: 6, unfinished: 0 }, ..Report::new(plan, 1) };
    assert_eq!(played(&[report(plan)], &[report(thorough)]), 10);
}

/// Keeps what is put there, and cancels then if it should.
#[derive(Default)]
struct Drawer {
    kept: Mutex<BTreeMap<String, String>>,
    cancel: AtomicBool,
    cancels: bool,
}

impl Shelf for Drawer {
    fn get(&self, name: &str) -> Option<String> {
        self.kept.lock().expect("a drawer").get(name).cloned()
    }

    fn put(&self, name: &str, text: &str) {
        let _ = self.kept.lock().expect("a drawer").insert(name.to_owned(), text.to_owned());
        self.cancel.store(self.cancels, Ordering::Relaxed);
    }
}

#[test]
fn the_games_of_a_contest_are_gone_on_with_in_any_parts() {
    let mission = Mission::starter();
    let (ready, digest) = (ruleset::lay_out(&mission, 1).expect("known rules"), ruleset::digest(&mission));
    let plan = pairing(&Plan::new(5, 3), Skill::Search, Skill::Search);
    let begun = super::begun(&[searched(&ready, 5)], &plan, 1).expect("the same bots");
    let all = searched(&ready, 45);
    let played = |shelf: &Drawer, jobs: usize| {
        let plan = Plan { jobs, ..begun.plan };
        let controls = Controls { cancel: Some(&shelf.cancel), progress: None };
        let is_spent = |report: &Report| report.wins.games() >= 45;
        let report = go_on(&ready, digest, &plan, Some(&begun), &is_spent, shelf, controls);
        Report { plan: all.plan, ..report }
    };
    let shelf = Drawer { cancels: true, ..Drawer::default() };
    assert!(played(&shelf, 2).wins.games() < 45);
    let shelf = Drawer { kept: shelf.kept, ..Drawer::default() };
    assert_eq!(played(&shelf, 1), all, "the rest is played");
    shelf.cancel.store(true, Ordering::Relaxed);
    assert_eq!(played(&shelf, 1), all, "nothing is left to play");
}

#[test]
fn what_a_contest_has_tried_is_left_for_the_other_pairings() {
    let parts = |contest: Option<(u64, Tally)>| {
        let plan = pairing(&Plan::new(5, 3), Skill::Search, Skill::Search);
        let begun = contest
            .and_then(|(tried, wins)| begun(&[Report { tried, wins, ..Report::new(plan, 1) }], &plan, 1));
        let (mut left, mut parts) = (1_000, 10);
        PAIRINGS.map(|(.., part)| {
            let tried = portion(left, part, parts, begun.as_ref());
            (left, parts) = (left - tried, parts - part);
            tried
        })
    };
    let open = Tally { marines: 10, invader: 10, unfinished: 0 };
    let clear = Tally { marines: 100, invader: 0, unfinished: 0 };
    assert_eq!(parts(None), [100, 300, 300, 300]);
    assert_eq!(parts(Some((200, open))), [120, 360, 360, 160]);
    assert_eq!(parts(Some((5_000, open))), [142, 429, 429, 0]);
    assert_eq!(parts(Some((200, clear))), [142, 429, 429, 0]);
}

#[test]
fn progress_goes_on_during_every_pairing() {
    let mission = Mission::starter();
    let (ready, digest) = (ruleset::lay_out(&mission, 1).expect("known rules"), ruleset::digest(&mission));
    let plan = Plan { jobs: 2, ..Plan::new(5, 3) };
    let told = Mutex::new(Vec::new());
    let progress = |steps: u32| told.lock().expect("steps").push(steps);
    let controls = Controls { cancel: None, progress: Some(&progress) };
    assert_eq!(play(&ready, digest, &plan, 1_000_000, &[], &Nowhere, controls).len(), PAIRINGS.len());
    let told = told.into_inner().expect("steps");
    assert!(told.is_sorted_by(|one, next| one < next), "{told:?}");
    assert_eq!(told.last(), Some(&STEPS));
    let last = told.iter().filter(|steps| (STEPS - STEPS_EACH..STEPS).contains(*steps)).count();
    assert!(last > 10, "{told:?}");
}
