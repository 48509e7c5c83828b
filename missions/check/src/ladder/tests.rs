//! Budgets, made-up ladders, and the ladder of the starter mission.

use super::*;
use engine::play::Rng;
use expect_test::expect;
use missions_play::kept::Nowhere;
use missions_play::report::Tally;
use missions_play::ruleset;

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
        format!("{}[{}]: {}; {}", it.severity.word(), it.code, it.message, it.help.as_deref().unwrap_or(""))
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
        play(&ready, digest, &plan, 1, &Nowhere, Controls::default())
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
