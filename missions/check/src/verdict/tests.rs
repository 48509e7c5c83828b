//! Judging the starter mission with bots, and made-up reports for what bots seldom show.

use super::contest::Attempt;
use super::fit::{Limit, Turn, Wanted};
use super::outcome::Beside;
use super::*;
use crate::intents::{Found, Outcome};
use engine::{ScriptPlace, Side};
use expect_test::{Expect, expect};
use missions_document::diagnostic::Place;
use missions_document::edit::Edit;
use missions_document::id::{Id, ScriptName};
use missions_document::intent::{Intent, Measure};
use missions_document::mission::Mute;
use missions_play::report::{Fault, Line, OfferUse, Share, Spread, Tally, Uses};
use missions_play::ruleset;
use missions_play::simulate::Plan;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use words::{Argument, Text};

fn loaded(mission: Mission) -> Loaded {
    Loaded { mission, problems: Vec::new() }
}

fn report(marines: u8, wins: Tally) -> Report {
    let rounds = Spread { min: 4, median: 6, max: 9 };
    Report { wins, rounds, ..Report::new(Plan::new(wins.games(), 7), marines) }
}

fn tally(marines: u32, invader: u32, unfinished: u32) -> Tally {
    Tally { marines, invader, unfinished }
}

/// What is found in reports about the starter mission.
fn check(reports: Vec<Report>, expected: &Expect) {
    check_with(reports, Vec::new(), expected);
}

/// What is found in reports and contests about the starter mission.
fn check_with(reports: Vec<Report>, contests: Vec<Report>, expected: &Expect) {
    check_all(reports, contests, Vec::new(), expected);
}

/// What is found in reports, contests and attempts about the starter mission.
fn check_all(reports: Vec<Report>, contests: Vec<Report>, attempts: Vec<Attempt>, expected: &Expect) {
    let mission = Mission::starter();
    let numbers = ruleset::lay_out(&mission, 2).expect("known rules").numbers;
    let games = Games { numbers: Some(numbers), reports, contests, attempts, ..Games::default() };
    let told: Vec<String> = findings(FINDERS, &mission, &games)
        .iter()
        .map(|p| format!("{}[{}]: {} {:?}", p.severity.word(), p.code, p.message, p.places))
        .collect();
    expected.assert_eq(&told.join("\n"));
}

#[test]
fn a_side_that_never_wins_is_a_warning_if_there_were_games_enough() {
    let one = report(1, tally(0, 200, 0));
    let two = report(2, tally(90, 110, 0));
    let three = report(3, tally(0, 200, 0));
    check(
        vec![one, two, three],
        &expect!["warning[S001]: with 1 or 3 marines, the marines never win (200 games each) [Mission]"],
    );
    check(
        vec![report(2, tally(20, 0, 0))],
        &expect![[r#"note[S002]: with 2 marines, the invader never wins (20 games) [Mission]"#]],
    );
    check(vec![report(2, tally(90, 110, 0))], &expect![[""]]);
}

#[test]
fn a_side_that_never_wins_is_an_error_if_the_strongest_bot_fails_too() {
    let attempt = |side, report| Attempt { side, report };
    let reports = || [1, 2, 3, 4].map(|marines| report(marines, tally(0, 200, 0))).into();
    let contests = || [1, 2, 3, 4].map(|marines| contest(marines, tally(0, 20, 0))).into();
    // Those with 1 marine were all lost, one with 2 was won, with 3 the other side tried, with 4 there was no attempt.
    check_all(
        reports(),
        contests(),
        vec![
            attempt(Side::Marines, report(1, tally(0, 40, 0))),
            attempt(Side::Marines, report(2, tally(1, 39, 0))),
            attempt(Side::Invader, report(3, tally(0, 40, 0))),
        ],
        &expect![[r#"
            error[S001]: with 1 marine, the marines never win (200 games, and 20 games of bots that search, and 40 games of the strongest bot) [Mission]
            warning[S001]: with 3 or 4 marines, the marines never win (200 games each, and 20 games of bots that search) [Mission]
            note[S024]: in 880 games the marines never won with "The core is theirs" [Script { name: ScriptName("fetch-the-core.rhai"), line: 14, column: 5 }]"#]],
    );
    assert_eq!(
        outcome::hopeless(&report(1, tally(0, 200, 0)), &contest(1, tally(0, 20, 0))),
        Some(Side::Marines)
    );
    assert_eq!(
        outcome::hopeless(&report(1, tally(200, 0, 0)), &contest(1, tally(20, 0, 0))),
        Some(Side::Invader)
    );
    assert_eq!(outcome::hopeless(&report(1, tally(0, 200, 0)), &contest(1, tally(1, 19, 0))), None);
    assert_eq!(outcome::hopeless(&report(1, tally(0, 20, 0)), &contest(1, tally(0, 20, 0))), None);
}

#[test]
fn a_side_that_hardly_ever_wins_is_a_warning() {
    check(
        vec![report(1, tally(1, 199, 0)), report(4, tally(990, 10, 0))],
        &expect![[r#"
            warning[S004]: with 1 marine, the marines hardly ever win: under 1 % (0–3 %) [Mission]
            warning[S004]: with 4 marines, the invader hardly ever wins: 1 % (1–2 %) [Mission]"#]],
    );
}

/// A contest, as if it had been played so far.
fn contest(marines: u8, wins: Tally) -> Report {
    let plan = Contest::Quick.stages()[0].plan(&Plan::new(0, 7));
    Report { plan, ..report(marines, wins) }
}

#[test]
fn contests_say_who_has_the_better_chances() {
    check_with(
        vec![report(1, tally(100, 100, 0)), report(2, tally(100, 100, 0)), report(3, tally(100, 100, 0))],
        vec![contest(1, tally(45, 5, 0)), contest(2, tally(5, 25, 0)), contest(3, tally(16, 24, 0))],
        &expect![[r#"
            note[S008]: with 1 marine, the marines win 90 % (71–98 %) of the games between bots that search [Mission]
            note[S009]: with 1 marine, beginners in the marines' place have even chances and good players win: greedy bots win 50 % (43–57 %) of their games, bots that search 90 % (71–98 %) [Mission]
            note[S009]: with 2 marines, beginners in the marines' place have even chances and good players lose: greedy bots win 50 % (43–57 %) of their games, bots that search 17 % (3–43 %) [Mission]"#]],
    );
    // One that never wins is reported only if it wins no other games.
    check_with(
        vec![report(1, tally(0, 200, 0)), report(2, tally(0, 200, 0)), report(3, tally(1, 199, 0))],
        vec![contest(1, tally(0, 10, 0)), contest(2, tally(10, 20, 0)), contest(3, tally(0, 10, 0))],
        &expect![[r#"
            warning[S001]: with 1 marine, the marines never win (200 games, and 10 games of bots that search) [Mission]
            warning[S004]: with 3 marines, the marines hardly ever win: under 1 % (0–3 %) [Mission]"#]],
    );
}

#[test]
fn skill_that_turns_the_verdict_round_is_reported() {
    check_with(
        vec![report(1, tally(24, 176, 0)), report(2, tally(90, 110, 0)), report(3, tally(160, 40, 0))],
        vec![contest(1, tally(32, 8, 0)), contest(2, tally(24, 16, 0)), contest(3, tally(20, 20, 0))],
        &expect![[r#"
            note[S009]: with 1 marine, beginners in the marines' place lose and good players win: greedy bots win 12 % (8–17 %) of their games, bots that search 80 % (57–94 %) [Mission]
            note[S009]: with 3 marines, beginners in the marines' place win and good players have even chances: greedy bots win 80 % (74–85 %) of their games, bots that search 50 % (27–73 %) [Mission]"#]],
    );
    // The intervals overlap, or both groups find the same.
    check_with(
        vec![report(1, tally(4, 6, 0)), report(2, tally(140, 60, 0))],
        vec![contest(1, tally(14, 6, 0)), contest(2, tally(50, 1, 0))],
        &expect![
            "note[S008]: with 2 marines, the marines win 98 % (83–100 %) of the games between bots that search [Mission]"
        ],
    );
}

#[test]
fn faults_and_endless_games_of_contests_are_reported_too() {
    let fault = |games, first| Fault { games, game: first, choice: 40, at: None };
    let mut simple = report(1, tally(3, 3, 0));
    let _ = simple.failures.insert("objective.rhai: no such thing".into(), fault(2, 3));
    let mut contest = contest(1, tally(4, 4, 2));
    let _ = contest.failures.insert("objective.rhai: no such thing".into(), fault(1, 0));
    let _ = contest.refusals.insert("no room".into(), fault(1, 1));
    check_with(
        vec![simple],
        vec![contest],
        &expect![[r#"
            error[S003]: with 1 marine, 2 of 10 games between bots that search came to no end []
            error[S005]: objective.rhai: no such thing (in 3 of 16 games) [Replay { game: 3, marines: 1, choice: 40, shows: Some(Fault("objective.rhai: no such thing")) }]
            warning[S006]: no room (in 1 of 16 games) [Mission]"#]],
    );
}

#[test]
fn games_without_end_are_an_error_and_one_of_them_is_shown() {
    let line = |game, winner| Line { game, winner, rounds: 90, choices: 5000, ..Line::default() };
    let mut stuck = report(2, tally(1, 1, 2));
    stuck.games =
        vec![line(0, Some(Side::Marines)), line(1, None), line(2, None), line(3, Some(Side::Invader))];
    let _ = stuck.ends.insert((None, "a script never came to rest".to_owned()), 1);
    check(
        vec![stuck],
        &expect![[r#"
            error[S003]: with 2 marines, 2 of 4 games came to no end; one said: a script never came to rest [Replay { game: 1, marines: 2, choice: 5000, shows: Some(NoWinner) }]"#]],
    );
}

#[test]
fn faults_are_told_once_for_all_numbers_of_marines() {
    let fault = |games, first| Fault { games, game: first, choice: 40, at: None };
    let mut one = report(1, tally(3, 3, 0));
    let _ = one.failures.insert("objective.rhai, on_round, line 3: no such thing".into(), fault(6, 0));
    let mut two = report(2, tally(3, 3, 0));
    let _ = two.failures.insert("objective.rhai, on_round, line 3: no such thing".into(), fault(5, 1));
    for n in 0..7 {
        let _ = two.refusals.insert(format!("no room for note {n}"), fault(1, n));
    }
    check(
        vec![one, two],
        &expect![[r#"
            error[S005]: objective.rhai, on_round, line 3: no such thing (in 11 of 12 games) [Replay { game: 0, marines: 1, choice: 40, shows: Some(Fault("objective.rhai, on_round, line 3: no such thing")) }]
            warning[S006]: no room for note 0 (in 1 of 12 games) [Replay { game: 0, marines: 2, choice: 40, shows: Some(Fault("no room for note 0")) }]
            warning[S006]: no room for note 1 (in 1 of 12 games) [Replay { game: 1, marines: 2, choice: 40, shows: Some(Fault("no room for note 1")) }]
            warning[S006]: no room for note 2 (in 1 of 12 games) [Replay { game: 2, marines: 2, choice: 40, shows: Some(Fault("no room for note 2")) }]
            warning[S006]: no room for note 3 (in 1 of 12 games) [Replay { game: 3, marines: 2, choice: 40, shows: Some(Fault("no room for note 3")) }]
            warning[S006]: no room for note 4 (in 1 of 12 games) [Replay { game: 4, marines: 2, choice: 40, shows: Some(Fault("no room for note 4")) }]
            warning[S006]: and 2 more of the same: A script asked for something impossible []"#]],
    );
}

#[test]
fn a_fault_with_a_line_of_a_script_has_its_place() {
    let mut mission = Mission::starter();
    let name = mission.scripts().keys().next().expect("a script").clone();
    let at = |script: &str, line| {
        let at = ScriptPlace { script: script.to_owned(), handler: "on_round".to_owned(), line };
        Some(Fault { games: 1, game: 0, choice: 40, at: Some(at) })
    };
    let text = "fn on_round() {\n    let x = 1 / 0;\n}\n".to_owned();
    let _ = mission.swap(Edit::Script(name.clone(), Some(text)));
    let told = |fault: Option<Fault>| {
        let mut report = report(1, tally(3, 3, 0));
        report.failures.extend(fault.map(|fault| ("it failed".to_owned(), fault)));
        let found = fault::find(&mission, &[report], &[]);
        found.into_iter().flat_map(|it| it.places).find(|place| matches!(place, Place::Script { .. }))
    };
    let line_2 = Place::Script { name: name.clone(), line: 2, column: 5 };
    assert_eq!(told(at(name.as_str(), Some(2))), Some(line_2));
    assert_eq!(told(at(name.as_str(), None)), None, "the line is not known");
    assert_eq!(told(at(name.as_str(), Some(9))), None, "there is no such line");
    assert_eq!(told(at("other.rhai", Some(2))), None, "there is no such script");
}

#[test]
fn offers_are_found_by_the_tags_of_their_calls() {
    let text = "fn on_start() {\n    offer(\"rest\", \"Rest\"); offer(\"seal\", \"Seal\");\n    // offer(\"never\", \"No\");\n    let ß = 1; offer(\"late\", \"Late\"); // offer(\"gone\", \"\");\n    offer(tag, \"Unknown\");\n}\n";
    let name = ScriptName::new("offers.rhai");
    let mission = Mission::default().with([Edit::Script(name.clone(), Some(text.to_owned()))]);
    let place = |line, column| Place::Script { name: name.clone(), line, column };
    let found: Vec<_> = offers(&mission).collect();
    assert_eq!(found, [("rest", place(2, 5)), ("seal", place(2, 28)), ("late", place(4, 16))]);
    assert_eq!(offered(&mission, "seal"), place(2, 28));
    assert_eq!(offered(&mission, "never"), Place::Mission);
}

#[test]
fn what_nobody_used_is_told_once_with_its_place() {
    let used = |doors: &[u32], teleporters: &[u32], tokens: &[u32], taken| {
        let mut report = report(2, tally(90, 110, 0));
        report.uses = Uses {
            doors: doors.to_vec(),
            pieces: vec![vec![0], teleporters.to_vec()],
            tokens: tokens.to_vec(),
            offers: [(
                "rest".to_owned(),
                OfferUse { label: "Rest a while".into(), offered: 3, taken, endless: 0 },
            )]
            .into(),
            ..Uses::default()
        };
        report
    };
    check(
        vec![used(&[4, 0], &[200, 0], &[0, 9], 0), used(&[0, 0], &[200, 0], &[0, 0], 0)],
        &expect![[r#"
            warning[S010]: the door on the west side of 4,13 was never opened in 400 games [Thing(Id(11))]
            note[S011]: the health pack at 3,5 was never taken in 400 games [Thing(Id(40))]
            note[S012]: the portal at 2,13 never summoned a demon in 400 games [Thing(Id(50))]
            note[S013]: the teleporter at 3,15 was never activated in 400 games [Thing(Id(31))]
            warning[S014]: no marine ever took the offer "Rest a while" in 400 games [Mission]"#]],
    );
    check(
        vec![used(&[4, 0], &[200, 5], &[1, 9], 0), used(&[0, 2], &[200, 0], &[0, 0], 1)],
        &expect![[r#"
            note[S012]: the portal at 2,13 never summoned a demon in 400 games [Thing(Id(50))]
            note[S018]: the door on the west side of 4,13 was opened in only 2 of 400 games [Thing(Id(11))]
            note[S018]: the health pack at 3,5 was taken in only 1 of 400 games [Thing(Id(40))]"#]],
    );
}

/// With some numbers of marines a card may summon nothing, though it does with others.
#[test]
fn portals_that_are_idle_with_one_number_of_marines_are_told() {
    let with = |marines: u8, portal: u32| {
        let mut report = report(marines, tally(90, 110, 0));
        report.uses.pieces = vec![vec![portal]];
        report
    };
    check(
        vec![with(1, 0), with(2, 40), with(3, 50)],
        &expect!["note[S012]: with 1 marine, the portal never summoned a demon in 200 games [Thing(Id(50))]"],
    );
    check(
        vec![with(1, 0), with(2, 0)],
        &expect!["note[S012]: the portal at 2,13 never summoned a demon in 400 games [Thing(Id(50))]"],
    );
}

/// Where all of a kind have the same fault, the author reads it once.
#[test]
fn what_no_game_uses_of_a_kind_is_one_problem() {
    let mut report = report(2, tally(90, 110, 0));
    report.uses = Uses { doors: vec![0, 0], tokens: vec![5, 0, 0], ..Uses::default() };
    check(
        vec![report],
        &expect![[r#"
            warning[S010]: none of the 2 doors was ever opened in 200 games [Thing(Id(10)), Thing(Id(11))]
            note[S011]: 2 of the 3 tokens were never used in 200 games [Thing(Id(41)), Mission]"#]],
    );
}

#[test]
fn a_handler_that_no_game_calls_is_a_warning() {
    let called = |games, started| {
        let mut report = report(2, tally(games / 2, games - games / 2, 0));
        let handlers = [("on_start".to_owned(), games), ("on_fetch".to_owned(), started)];
        report.uses.handlers = [("fetch-the-core".to_owned(), handlers.into())].into();
        report
    };
    check(
        vec![called(40, 0), called(40, 0)],
        &expect![[
            r#"warning[S019]: fetch-the-core: `on_fetch` was never called in 80 games [Script { name: ScriptName("fetch-the-core.rhai"), line: 0, column: 0 }]"#
        ]],
    );
    check(vec![called(40, 0), called(40, 1)], &expect![[""]]);
    check(vec![called(20, 0)], &expect![[""]]);
}

#[test]
fn an_offer_without_end_is_told() {
    let offered = |endless| {
        let mut report = report(2, tally(90, 110, 0));
        let offer = OfferUse { label: "Rest a while".into(), offered: 9, taken: 9, endless };
        report.uses.offers = [("rest".to_owned(), offer)].into();
        report
    };
    check(
        vec![offered(7), offered(0)],
        &expect![[
            r#"warning[S015]: the offer "Rest a while" was taken 12 times in one activation (in 7 of 400 games) [Mission]"#
        ]],
    );
    check(vec![offered(0)], &expect![[""]]);
}

#[test]
fn a_mission_with_errors_is_not_played() {
    let broken = Mission::starter().with([Edit::Tile(Id(1), None)]);
    let judged = judge(&loaded(broken), &Effort::plan(Plan::new(10, 1)), Waiting::default());
    assert_eq!(judged.verdict, Verdict::Fail);
    assert_eq!(judged.reports, []);
}

#[test]
fn a_mission_is_played_for_every_number_of_marines_and_progress_is_told() {
    let last = AtomicU32::new(0);
    let progress = |done: u32, all: u32| {
        assert_eq!(all, 12);
        let _ = last.fetch_max(done, Ordering::Relaxed);
    };
    let plan = Plan { limit: 500, ..Plan::new(3, 1) };
    let judged = judge(
        &loaded(Mission::starter()),
        &Effort::plan(plan),
        Waiting { progress: Some(&progress), ..Waiting::default() },
    );
    assert_eq!(
        judged.reports.iter().map(|r| (r.marines, r.wins.games())).collect::<Vec<_>>(),
        [(1, 3), (2, 3), (3, 3), (4, 3)]
    );
    assert_eq!(last.into_inner(), 12);
    let unplayed = judge(&loaded(Mission::starter()), &Effort::plan(Plan::new(0, 1)), Waiting::default());
    assert_eq!((unplayed.verdict, unplayed.reports.len()), (Verdict::Pass, 0));
}

#[test]
fn what_games_show_can_be_muted_unless_it_is_an_error() {
    let mute = |code: &str| Edit::Mute(Mute { code: code.into(), about: None }, Some("on purpose".into()));
    let mission = Mission::starter().with([mute("S002"), mute("S003"), mute("S001")]);
    // Without cards no side can win: games end at the limit.
    let plan = Plan { limit: 50, ..Plan::new(3, 1) };
    let judged = judge(&loaded(mission), &Effort::plan(plan), Waiting::default());
    let codes = |problems: &[Diagnostic]| problems.iter().map(|p| p.code.0).collect::<Vec<_>>();
    assert_eq!(codes(&judged.muted), ["S001", "S002"]);
    assert_eq!(codes(&judged.problems), ["S003"; 4]);
}

#[test]
fn numbers_read_well() {
    let told: Vec<String> =
        [&[1][..], &[3], &[1, 2], &[1, 2, 4]].map(|n| marines(n, Argument::All).to_string()).into();
    assert_eq!(told, ["1 marine", "3 marines", "1 and 2 marines", "1, 2 and 4 marines"]);
}

#[test]
fn what_to_change_follows_from_how_games_ended() {
    let ended = |winner: Side, reason: &str, games: u32| ((Some(winner), reason.to_owned()), games);
    let helps = |report: Report, fits: &[Fit]| -> Vec<String> {
        let mission = Mission::starter();
        let numbers = ThingIndex::default();
        let used = Used { mission: &mission, numbers: &numbers, uses: &report.uses, games: 200 };
        let beside = Beside { contests: &[], attempts: &[], fits, answers: &[], used: &used };
        let found = outcome::find(&[&report], beside);
        let words = |problem: Diagnostic| {
            format!("{} ({})", problem.help.map(|help| help.to_string()).unwrap_or_default(), problem.message)
        };
        found.into_iter().map(words).collect()
    };
    let limit = Report {
        ends: [ended(Side::Invader, "the invader has 3 frag tokens", 200)].into(),
        ..report(1, tally(0, 200, 0))
    };
    let clock = Report {
        ends: [
            ended(Side::Invader, "The prey has got away.", 180),
            ended(Side::Invader, "the invader has 3 frag tokens", 20),
        ]
        .into(),
        ..report(1, tally(0, 200, 0))
    };
    let quick = Report {
        ends: [ended(Side::Marines, "The core is theirs.", 198)].into(),
        ..report(1, tally(198, 2, 0))
    };
    let fit = |limit: u8, won: u32| Fit {
        marines: 1,
        from: 0.35,
        to: 0.65,
        set: 3,
        limit,
        most: 12,
        share: Share::of(won, 200),
        games: 200,
    };
    let told: Vec<String> = [
        helps(limit.clone(), &[]),
        helps(limit.clone(), &[fit(6, 96)]),
        helps(limit, &[fit(12, 6)]),
        helps(clock, &[]),
        helps(quick.clone(), &[]),
        helps(quick.clone(), &[fit(2, 96)]),
        helps(quick, &[fit(1, 190)]),
    ]
    .concat();
    expect![[r#"
        raise the frag limit, or make their way easier; with `--thorough` the strongest bot looks for a way to win (with 1 marine, the marines never win (200 games))
        raise the frag limit from 3 to 6 (the marines then win 48 % of 200 games), or make their way easier; with `--thorough` the strongest bot looks for a way to win (with 1 marine, the marines never win (200 games))
        make their way easier; with `--thorough` the strongest bot looks for a way to win (with 1 marine, the marines never win (200 games); no frag limit from 1 to 12 lets the marines win 35 to 65 % of the games (with a limit of 12 they win 3 %))
        180 of 200 lost games ended with "The prey has got away", 20 by the frag limit: slow that down, or make their way easier; with `--thorough` the strongest bot looks for a way to win (with 1 marine, the marines never win (200 games))
        all 198 games that the marines won ended with "The core is theirs": make that harder or slower, or lower the frag limit for this number of marines (with 1 marine, the invader hardly ever wins: 1 % (0–4 %))
        all 198 games that the marines won ended with "The core is theirs": make that harder or slower, or lower the frag limit from 3 to 2 (the marines then win 48 % of 200 games) (with 1 marine, the invader hardly ever wins: 1 % (0–4 %))
        all 198 games that the marines won ended with "The core is theirs": make that harder or slower (with 1 marine, the invader hardly ever wins: 1 % (0–4 %); no frag limit from 1 to 12 lets the marines win 35 to 65 % of the games (with a limit of 1 they win 95 %))"#]].assert_eq(&told.join("\n"));
}

#[test]
fn lengths_that_no_one_wants_are_reported_with_a_usual_game() {
    let of = |median: u32| Report {
        rounds: Spread { min: 0, median, max: 40 },
        games: vec![line(3, median as u16, 90), line(7, median as u16, 40)],
        ..report(2, tally(90, 110, 0))
    };
    check(
        vec![of(1), of(20), of(21)],
        &expect![[r#"
            warning[S016]: with 2 marines, a game takes 1 round (the median, in 200 games) [Replay { game: 7, marines: 2, choice: 40, shows: None }]
            warning[S017]: with 2 marines, a game takes 21 rounds (the median, in 200 games) [Replay { game: 7, marines: 2, choice: 0, shows: None }]"#]],
    );
}

#[test]
fn what_hardly_any_game_uses_is_a_note() {
    let uses = Uses { doors: vec![1, 30], tokens: vec![0, 900], ..Uses::default() };
    check(
        vec![Report { uses, ..report(2, tally(500, 500, 0)) }],
        &expect![[r#"
        note[S011]: the health pack at 3,5 was never taken in 1,000 games [Thing(Id(40))]
        note[S018]: the door on the north side of 1,6 was opened in only 1 of 1,000 games [Thing(Id(10))]"#]],
    );
}

/// What is found where the mission has an intent about the marines' wins.
fn codes_with(intent: Intent, reports: Vec<Report>, contests: Vec<Report>, outcome: Outcome) -> String {
    let mission = Mission::starter().with([Edit::Intents(vec![intent])]);
    let numbers = ruleset::lay_out(&mission, 2).expect("known rules").numbers;
    let answer = |report: &Report| Answer {
        intent: 0,
        marines: report.marines,
        bots: fit::BOTS,
        outcome,
        likely: 0.4,
        found: Found::Share(report.wins.share(Side::Marines)),
        games: report.wins.games(),
        played: report.wins.games(),
    };
    let intents = reports.iter().map(answer).collect();
    let games = Games { numbers: Some(numbers), reports, contests, intents, ..Games::default() };
    findings(FINDERS, &mission, &games).iter().map(|it| format!("{} ", it.code)).collect()
}

#[test]
fn an_unevenness_that_is_meant_is_no_finding() {
    let wins = |from: u16, to: u16, marines: &[u8]| Intent {
        from: Some(from),
        to: Some(to),
        marines: marines.iter().copied().collect(),
        ..Intent::new(Measure::MarinesWin)
    };
    let (even, easy) = (|| vec![report(2, tally(110, 90, 0))], || vec![contest(2, tally(45, 5, 0))]);
    assert_eq!(codes_with(wins(20, 30, &[3]), even(), easy(), Outcome::Holds), "S008 S009 ", "of others");
    assert_eq!(codes_with(wins(50, 97, &[2]), even(), easy(), Outcome::Holds), "");
    assert_eq!(codes_with(wins(50, 97, &[]), even(), easy(), Outcome::Holds), "");
    assert_eq!(
        codes_with(wins(65, 97, &[]), even(), easy(), Outcome::TooClose),
        "S009 S021 ",
        "beginners win too seldom"
    );
    assert_eq!(
        codes_with(wins(30, 60, &[]), even(), easy(), Outcome::Holds),
        "S008 S009 ",
        "it is more than that"
    );
    let hard = || vec![report(2, tally(1, 199, 0))];
    assert_eq!(codes_with(wins(0, 5, &[]), hard(), Vec::new(), Outcome::Holds), "");
    assert_eq!(codes_with(wins(0, 5, &[1]), hard(), Vec::new(), Outcome::Holds), "S004 ");
}

#[test]
fn what_a_broken_intent_says_is_not_repeated() {
    let wins = Intent { from: Some(40), ..Intent::new(Measure::MarinesWin) };
    let mission = Mission::starter().with([Edit::Intents(vec![wins])]);
    let numbers = ruleset::lay_out(&mission, 2).expect("known rules").numbers;
    let report = report(2, tally(0, 200, 0));
    let answer = |outcome| Answer {
        intent: 0,
        marines: 2,
        bots: fit::BOTS,
        outcome,
        likely: 0.4,
        found: Found::Share(report.wins.share(Side::Marines)),
        games: 200,
        played: 200,
    };
    let helps = |mission: &Mission, outcome| -> Vec<String> {
        let games = Games {
            numbers: Some(numbers.clone()),
            reports: vec![report.clone()],
            intents: vec![answer(outcome)],
            ..Games::default()
        };
        let found = findings(FINDERS, mission, &games);
        found
            .into_iter()
            .map(|it| format!("{}: {}", it.code, it.help.map(|help| help.to_string()).unwrap_or_default()))
            .collect()
    };
    let mute = Mute { code: "S020".to_owned(), about: None };
    let muted = mission.clone().with([Edit::Mute(mute, Some("for now".to_owned()))]);
    assert!(helps(&muted, Outcome::Broken)[0].starts_with("S001: raise the frag limit"), "no one sees S020");
    expect![[r#"
        S001: S020 says why, and what to change; with `--thorough` the strongest bot looks for a way to win
        S020: raise the frag limit, or make their way easier; or change the intent
        S024: look at the condition before this call: change it so that it can come true, or remove this end and what the card says about it"#]].assert_eq(&helps(&mission, Outcome::Broken).join("\n"));
    expect![[r#"
        S001: raise the frag limit, or make their way easier; with `--thorough` the strongest bot looks for a way to win
        S024: look at the condition before this call: change it so that it can come true, or remove this end and what the card says about it"#]].assert_eq(&helps(&mission, Outcome::Holds).join("\n"));
}

/// Limits are tried by play, and one that does what is wanted is found where there is one.
#[test]
fn the_limit_that_fits_is_found_by_play() {
    let mission = Mission::starter();
    let plan = Plan::new(60, 7);
    let limit = Limit::of(&mission).expect("of frags");
    let most = AtomicU64::new(0);
    let progress = |choices: u64| {
        assert!(choices <= PLENTY, "{choices}");
        let _ = most.fetch_max(choices, Ordering::Relaxed);
    };
    let find = |[from, to]: [f64; 2]| {
        let wanted = Wanted { marines: 2, bots: fit::BOTS, from, to };
        limit.fit(&mission, &wanted, &plan, PLENTY, Waiting::default(), &progress).0.expect("a limit")
    };
    let even = find([0.35, 0.65]);
    let easy = find([0.7, 0.9]);
    let vain = find([0.0, 0.01]);
    let frags = Text::verbatim("frag limit");
    let told = [&even, &easy, &vain].map(|fit| match fit::turn(std::slice::from_ref(fit), &[2], &frags) {
        Turn::Set(words) | Turn::Vain(words) => words.to_string(),
        Turn::Unknown => "unknown".to_owned(),
    });
    expect![[r#"
        raise the frag limit from 4 to 5 (the marines then win 60 % of 60 games)
        raise the frag limit from 4 to 6 (the marines then win 75 % of 60 games)
        lower the frag limit from 4 to 1 (the marines then win 0 % of 60 games)"#]]
    .assert_eq(&told.join("\n"));
    assert!(matches!(fit::turn(&[even], &[1], &frags), Turn::Unknown));
    assert!(most.into_inner() > 0, "progress is reported");
}

/// More choices than the games of a test take.
const PLENTY: u64 = 10_000_000;

/// Games with another limit may be many times as long: what they may cost is counted in choices.
#[test]
fn trying_limits_costs_no_more_than_a_few_games_above_its_budget() {
    let mission = Mission::starter();
    let plan = Plan::new(200, 7);
    let limit = Limit::of(&mission).expect("of frags");
    let wanted = Wanted { marines: 2, bots: fit::BOTS, from: 0.35, to: 0.65 };
    let spent = |budget| limit.fit(&mission, &wanted, &plan, budget, Waiting::default(), &|_| {}).1;
    let all = spent(PLENTY);
    for part in [2, 4, 8] {
        let budget = all / part;
        // It is looked after ten games whether they are enough.
        assert!(spent(budget) < budget + 10 * 1_000, "{} of {budget}, all {all}", spent(budget));
    }
    assert_eq!(spent(0), 0);
}

/// They play the same games on any number of threads.
#[test]
fn personas_play_each_side_beside_enough_greedy_games() {
    let play = |games: u32, jobs: usize| {
        let plan = Plan { jobs, ..Plan::new(games, 7) };
        judge(&loaded(Mission::starter()), &Effort::plan(plan), Waiting::default()).ways
    };
    assert_eq!(play(ENOUGH - 1, 1), []);
    let ways = play(ENOUGH, 2);
    let mut bots: Vec<String> = ways.iter().map(|way| way.plan.bots.to_string()).collect();
    bots.dedup();
    expect!["rush,greedy turtle,greedy explore,greedy hunt,greedy greedy,swarm greedy,ambush greedy,guard"]
        .assert_eq(&bots.join(" "));
    assert!(ways.iter().all(|way| [10, 40, 100].contains(&way.wins.games())));
    let known = |ways: &[Report]| ways.iter().map(|way| (way.marines, way.digest)).collect::<Vec<_>>();
    assert_eq!(known(&play(ENOUGH, 1)), known(&ways));
}

/// A finder that breaks takes nothing with it.
#[test]
fn a_finder_that_breaks_is_reported_and_the_others_are_asked() {
    const BAD: Finder = Finder { code: outcome::PAGES[0].code, find: |_| panic!("on purpose") };
    let finders: Vec<Finder> = [BAD].into_iter().chain(FINDERS.iter().copied()).collect();
    let effort = Effort::plan(Plan::new(20, 7));
    let whole = judge(&loaded(Mission::starter()), &effort, Waiting::default());
    let broken = judge_by(&finders, &loaded(Mission::starter()), &effort, Waiting::default());
    assert_eq!(broken.verdict, Verdict::Fail);
    assert_eq!(broken.reports, whole.reports);
    let (ours, others): (Vec<Diagnostic>, Vec<Diagnostic>) =
        broken.problems.into_iter().partition(|problem| problem.code.0 == "S007");
    assert_eq!(others, whole.problems);
    let told: Vec<String> = ours.iter().map(|it| format!("{} {}", it.severity.word(), it.message)).collect();
    assert_eq!(told, ["error looking for S001 in the games broke: on purpose"]);
}

/// Games that break are reported, and the others are judged.
#[test]
fn games_that_break_are_reported_and_the_others_count() {
    let mut some = report(2, tally(90, 100, 0));
    some.broken_games = 10;
    let fault = Fault { games: 10, game: 17, choice: 0, at: None };
    let _ = some.broken.insert("index out of bounds".to_owned(), fault);
    check(
        vec![some],
        &expect![[
            "error[S007]: with 2 marines, game 17 of seed 7 between greedy bots broke: index out of bounds (in 10 of 200 games) [Mission]"
        ]],
    );
}

/// A game that the marines won.
fn line(game: u32, rounds: u16, choices: u32) -> Line {
    Line { game, winner: Some(Side::Marines), rounds, choices, ..Line::default() }
}

/// What is known grows while games are played, and the strongest bots that played enough judge.
#[test]
fn what_is_known_so_far_is_judged_by_the_strongest_who_played_enough() {
    let searched = |bots: &str, marines: u8, games: u32| {
        let contest = contest(marines, tally(games, 0, 0));
        let plan = Plan { bots: bots.parse().expect("bots"), ..contest.plan };
        Report { plan, ..contest }
    };
    let mut known = Judgement::nothing();
    let told = |known: &Judgement| {
        let of = |reports: &[Report]| -> Vec<String> {
            let one = |it: &Report| format!("{} {} {}", it.marines, it.plan.bots, it.wins.games());
            reports.iter().map(one).collect()
        };
        format!("{:?} {:?} {:?}", of(&known.reports), of(&known.contests), of(&known.others))
    };
    known.learn(report(2, tally(10, 10, 0)));
    known.learn(report(1, tally(5, 5, 0)));
    assert_eq!(told(&known), r#"["1 greedy 10", "2 greedy 20"] [] []"#);
    known.learn(searched("search:quick", 2, 10));
    known.learn(searched("search:quick", 1, 10));
    known.learn(searched("search:quick", 2, 20));
    assert_eq!(
        told(&known),
        r#"["1 greedy 10", "2 greedy 20"] ["1 search:quick 10", "2 search:quick 20"] []"#
    );
    known.learn(searched("search:usual", 2, 10));
    assert_eq!(
        told(&known),
        r#"["1 greedy 10", "2 greedy 20"] ["1 search:quick 10", "2 search:quick 20"] ["2 search:usual 10"]"#,
        "ten games are too few"
    );
    known.learn(searched("search:usual", 2, 20));
    assert_eq!(
        told(&known),
        r#"["1 greedy 10", "2 greedy 20"] ["1 search:quick 10", "2 search:usual 20"] ["2 search:quick 20"]"#
    );
}

/// All numbers of marines are known before one of them has many games, and 2 threads play what 1 plays.
#[test]
fn numbers_of_marines_take_turns_and_threads_change_nothing() {
    let mission = Mission::starter();
    let play = |jobs: usize| {
        let known = std::sync::Mutex::new(Vec::new());
        let cancel = std::sync::atomic::AtomicBool::new(false);
        let tell = |report: &Report| {
            if report.plan.until.is_some() {
                let mut known = known.lock().expect("alone");
                known.push((report.marines, report.wins.games()));
                // Two rounds of turns are enough.
                cancel.store(known.len() >= 8, Ordering::Relaxed);
            }
        };
        let waiting = Waiting { known: Some(&tell), cancel: Some(&cancel), ..Waiting::default() };
        let plan = Plan { jobs, ..Plan::new(2, 1) };
        let effort = Effort { contest: Some(Contest::Quick), ..Effort::plan(plan) };
        let judged = judge(&loaded(mission.clone()), &effort, waiting);
        let digests: Vec<_> = judged.contests.iter().map(|it| (it.marines, it.wins, it.digest)).collect();
        (known.into_inner().expect("alone"), digests)
    };
    let (known, digests) = play(1);
    let turns = [10, 20].into_iter().flat_map(|games| (1..=4).map(move |marines| (marines, games)));
    assert_eq!(known, turns.collect::<Vec<_>>());
    assert_eq!(play(2), (known, digests));
}
