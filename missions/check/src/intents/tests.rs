//! Intents of made-up games whose share is known, and of the starter mission.

use super::*;
use engine::Side;
use engine::play::Rng;
use expect_test::expect;
use missions_document::edit::Edit;
use missions_document::intent::Games;
use missions_play::report::{Line, Tally};

fn intent(what: Measure, from: u16, to: u16) -> Intent {
    Intent { from: Some(from), to: Some(to), ..Intent::new(what) }
}

/// Games that the marines win by lot, of as many rounds as a lot says.
fn game(rng: &mut Rng, at: u32, percent: u32, rounds: &[u16]) -> Line {
    let winner = if rng.below(100) < percent { Side::Marines } else { Side::Invader };
    let rounds = rounds[rng.below(rounds.len() as u32) as usize];
    Line { game: at, winner: Some(winner), rounds, choices: 1, ..Line::default() }
}

/// Play until an intent is decided, as a group does. The answer, and after how many games.
fn decide(intent: &Intent, seed: u32, percent: u32, rounds: &[u16]) -> (Outcome, u32) {
    let rng = &mut Rng::for_game(20_26, seed);
    let mut report = Report::new(Plan::new(MOST, 1), 2);
    loop {
        for at in 0..EVERY {
            let line = game(rng, report.wins.games() + at, percent, rounds);
            report.wins.add(line.winner);
            report.games.push(line);
        }
        let answer = Answer::of(intent, 0, &ThingIndex::default(), &report).expect("no thing");
        if answer.outcome != Outcome::TooClose || report.wins.games() >= MOST {
            return (answer.outcome, report.wins.games());
        }
    }
}

/// 1,000 missions whose games are thrown like coins. The figures stand in docs/verdict.md.
#[test]
fn at_most_one_answer_in_twenty_is_wrong() {
    let share = |percent: u32| (percent, vec![6_u16]);
    // Rounds whose median is known: 5 of 9 games, or 4, have at most 4 rounds.
    let rounds = |low: usize| (50, [vec![4_u16; low], vec![6; 9 - low]].concat());
    let wins = intent(Measure::MarinesWin, 35, 65);
    let length = intent(Measure::Rounds, 5, 7);
    let kinds = [
        ("the middle: 50 %", &wins, share(50), true),
        ("well inside: 58 %", &wins, share(58), true),
        ("near an end: 62 %", &wins, share(62), true),
        ("at an end: 65 %", &wins, share(65), true),
        ("just outside: 66 %", &wins, share(66), false),
        ("outside: 70 %", &wins, share(70), false),
        ("far outside: 80 %", &wins, share(80), false),
        ("rounds inside: 2 of 9 games are shorter", &length, rounds(2), true),
        ("rounds near an end: 4 of 9", &length, rounds(4), true),
        ("rounds outside: 6 of 9", &length, rounds(6), false),
    ];
    let mut told = Vec::new();
    for (kind, intent, (percent, rounds), is_true) in kinds {
        let mut games = Vec::new();
        let (mut right, mut wrong) = (0, 0);
        for mission in 0..100 {
            let (outcome, played) = decide(intent, mission, percent, &rounds);
            right += u32::from(outcome == if is_true { Outcome::Holds } else { Outcome::Broken });
            wrong += u32::from(outcome == if is_true { Outcome::Broken } else { Outcome::Holds });
            games.push(played);
        }
        games.sort_unstable();
        assert!(wrong <= 5, "{kind}: {wrong}");
        told.push(format!(
            "{kind}: {right} right, {wrong} wrong, {} too close; {} games",
            100 - right - wrong,
            games[games.len() / 2]
        ));
    }
    expect![[r#"
        the middle: 50 %: 100 right, 0 wrong, 0 too close; 160 games
        well inside: 58 %: 100 right, 0 wrong, 0 too close; 440 games
        near an end: 62 %: 80 right, 0 wrong, 20 too close; 2000 games
        at an end: 65 %: 2 right, 2 wrong, 96 too close; 2000 games
        just outside: 66 %: 18 right, 0 wrong, 82 too close; 2000 games
        outside: 70 %: 100 right, 0 wrong, 0 too close; 840 games
        far outside: 80 %: 100 right, 0 wrong, 0 too close; 100 games
        rounds inside: 2 of 9 games are shorter: 100 right, 0 wrong, 0 too close; 40 games
        rounds near an end: 4 of 9: 95 right, 0 wrong, 5 too close; 880 games
        rounds outside: 6 of 9: 100 right, 0 wrong, 0 too close; 120 games"#]]
    .assert_eq(&told.join("\n"));
}

#[test]
fn medians_have_intervals() {
    let told = [0, 1, 7, 20, 200, 2000].map(|games| {
        let median = Median::of((0..games).map(|game| 3 + game % 7).collect());
        format!("{games}: {median}")
    });
    expect![[r#"
        0: 0 rounds (from 0 on)
        1: 3 rounds (from 0 on)
        7: 6 rounds (from 0 on)
        20: 6 rounds (4–8)
        200: 6 rounds (5–7)
        2000: 6 rounds (6–6)"#]]
    .assert_eq(&told.join("\n"));
}

/// A report of so many games of the marines and of the invader, in which a thing was used so often.
fn report(wins: (u32, u32), uses: (u32, u32)) -> Report {
    let wins = Tally { marines: wins.0, invader: wins.1, unfinished: 0 };
    let mut report = Report { wins, ..Report::new(Plan::new(wins.games(), 1), 2) };
    report.uses.doors = vec![0, uses.0];
    report.used_in_wins.doors = vec![0, uses.1];
    report
}

#[test]
fn uses_are_counted_in_the_games_that_are_meant() {
    let numbers = ThingIndex {
        things: [(
            missions_document::Named::Thing(missions_document::Id(31)),
            engine::Thing::Door(tiles::DoorId(1)),
        )]
        .into(),
    };
    let report = report((100, 300), (150, 90));
    let told = [Games::All, Games::MarinesWin, Games::InvaderWin].map(|of| {
        let used = Intent { of, ..intent(Measure::Used(missions_document::Id(31)), 80, 100) };
        let answer = Answer::of(&used, 0, &numbers, &report).expect("a door");
        format!("{of:?}: {} {}", answer.outcome.word(), answer.measured())
    });
    expect![[r#"
        All: broken 38 % (33–42 %) of 400 games
        MarinesWin: holds 90 % (83–94 %) of 100 games
        InvaderWin: broken 20 % (16–25 %) of 300 games"#]]
    .assert_eq(&told.join("\n"));
    let removed = intent(Measure::Used(missions_document::Id(32)), 80, 100);
    assert_eq!(Answer::of(&removed, 0, &numbers, &report), None, "nothing can be said of what is not there");
}

#[test]
fn answers_are_problems_with_a_way_to_go() {
    let mission = Mission::starter().with([Edit::Intents(vec![
        intent(Measure::MarinesWin, 35, 65),
        intent(Measure::MarinesWin, 0, 48),
        intent(Measure::MarinesWin, 70, 100),
        intent(Measure::MarinesWin, 45, 90),
    ])]);
    let report = report((100, 100), (0, 0));
    let answers: Vec<Answer> = (0..)
        .zip(mission.intents())
        .filter_map(|(at, intent)| Answer::of(intent, at, &ThingIndex::default(), &report))
        .collect();
    let told: Vec<String> = find(&mission, &answers, &Text::verbatim("frag limit"), &|_, _, _| None)
        .iter()
        .map(|it| {
            format!(
                "{}[{}]: {}\n  {}",
                it.severity.word(),
                it.code,
                it.message,
                it.help.as_ref().map(ToString::to_string).unwrap_or_default()
            )
        })
        .collect();
    expect![[r#"
        note[S021]: an intent most likely does not hold (71 in 100): "The marines win 0 to 48 % of the games with 2 marines"; it is 50 % (43–57 %) of 200 games: the interval reaches 9 points above 48 %
          change the mission so that its games lie clearly inside, widen the intent a little, or let bots play more
        error[S020]: an intent does not hold: "The marines win 70 to 100 % of the games with 2 marines"; it is 50 % (43–57 %) of 200 games
          raise the frag limit, or make the marines' way easier; or change the intent"#]].assert_eq(&told.join("\n"));
}

/// The same answer for several numbers of marines is one problem.
#[test]
fn numbers_of_marines_with_the_same_answer_are_one_problem() {
    let mission = Mission::starter().with([Edit::Intents(vec![intent(Measure::MarinesWin, 60, 90)])]);
    let answer = |marines: u8, (won, lost): (u32, u32)| {
        let report = Report { marines, ..report((won, lost), (0, 0)) };
        Answer::of(mission.intents().first()?, 0, &ThingIndex::default(), &report)
    };
    let games = [(1, (20, 180)), (2, (150, 50)), (3, (30, 170)), (4, (195, 5))];
    let answers: Vec<Answer> =
        games.into_iter().filter_map(|(marines, games)| answer(marines, games)).collect();
    let told: Vec<String> = find(&mission, &answers, &Text::verbatim("frag limit"), &|_, _, _| None)
        .into_iter()
        .map(|it| format!("{}\n  {}", it.message, it.help.map(|help| help.to_string()).unwrap_or_default()))
        .collect();
    expect![[r#"
        an intent does not hold: "The marines win 60 to 90 % of the games with 1 or 3 marines"; it is 10 % (7–15 %) of 200 games with 1 marine; 15 % (11–21 %) of 200 games with 3 marines
          raise the frag limit, or make the marines' way easier; or change the intent
        an intent does not hold: "The marines win 60 to 90 % of the games with 4 marines"; it is 98 % (94–99 %) of 200 games
          lower the frag limit, or make the marines' way harder; or change the intent"#]].assert_eq(&told.join("\n"));
}

/// A mission with intents is judged by them: one that is broken fails it, with the way back.
#[test]
fn a_broken_intent_fails_the_mission() {
    let judged = |intents: Vec<Intent>| {
        let mut mission = Mission::starter();
        let _ = mission.swap(Edit::Intents(intents));
        let loaded = missions_document::format::Loaded { mission, problems: Vec::new() };
        let effort = crate::verdict::Effort::plan(Plan::new(20, 7));
        crate::verdict::judge(&loaded, &effort, crate::verdict::Waiting::default())
    };
    let with = |numbers: &[u8], it: Intent| Intent { marines: numbers.iter().copied().collect(), ..it };
    let good = judged(vec![with(&[2], intent(Measure::Rounds, 1, 90))]);
    assert_eq!(good.verdict, crate::verdict::Verdict::Pass);
    assert_eq!(good.intents.iter().map(|it| it.outcome).collect::<Vec<_>>(), [Outcome::Holds]);
    let bad = judged(vec![with(&[2], intent(Measure::Rounds, 60, 90))]);
    assert_eq!(bad.verdict, crate::verdict::Verdict::Fail);
    assert_eq!(bad.intents.iter().map(|it| it.outcome).collect::<Vec<_>>(), [Outcome::Broken]);
    let codes: Vec<&str> =
        bad.problems.iter().map(|problem| problem.code.0).filter(|code| *code == "S020").collect();
    assert_eq!(codes, ["S020"]);
    assert!(bad.problems.iter().all(|problem| problem.code.0 != "S020" || problem.help.is_some()));
}

/// A check reports it, and games would only call it broken.
#[test]
fn an_intent_with_swapped_ends_is_not_played() {
    let intents = [intent(Measure::MarinesWin, 65, 35), intent(Measure::Rounds, 5, 7)];
    let mission = Mission::starter().with([Edit::Intents(intents.to_vec())]);
    let groups = groups(&mission, &|_| BotPair::default(), true, 200);
    assert!(!groups.is_empty());
    assert!(groups.iter().all(|group| group.intents == [1]));
}

#[test]
fn an_intent_about_an_offer_that_no_card_makes_is_not_played() {
    let of = |tag: &str| {
        let intents = vec![intent(Measure::Taken(tag.to_owned()), 50, 100)];
        groups(&Mission::starter().with([Edit::Intents(intents)]), &|_| BotPair::default(), true, 200).len()
    };
    assert_eq!((of("take"), of("Take")), (4, 0));
}
