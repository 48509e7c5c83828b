//! Proof by play: games are played and called off, results age with the mission, heat lies over the map, and any game can
//! be watched forwards and backwards with its log.

use super::session::Session;
use crate::panel::problems::Evidence;
use crate::panel::proof::fold::Part;
use crate::panel::proof::{Message, Players};
use crate::panel::watch::{self, Watch, shown_in};
use crate::screen::editor;
use editor_model::chances::{Trend, headlines, in_words, is_intended, percent, players, said, trend};
use editor_model::command::Command;
use editor_model::settings::Judges;
use editor_model::words::{plain, say, say_of_side, say_with};
use engine::Side;
use iced::keyboard::key::Named;
use iced::{Point, Size, Vector};
use missions::history::Change;
use missions::playback::{self, Line, Telling};
use missions::report::Report;
use missions::ruleset;
use missions::skill_trend::SkillTrend;
use missions::thing::Piece;
use missions::{Edit, Id, Mission, ScriptName, Severity, Thing, ThingKind, Trace};
use rule_system::capital;
use rule_system::setting::{self, Value};

/// First Steps, with so many games of each number of marines played.
fn played(games: &str) -> Session {
    let mut session = Session::on_copy_of("first-steps");
    session.alt("4");
    session.click(&say("proof-advanced"));
    session.click(games);
    // What was chosen stands in the title.
    session.click(&changed(&[&format!("{games} games")]));
    session.key(Named::F5);
    session
}

/// The title of what is to be played, with what is not as usual.
fn changed(what: &[&str]) -> String {
    say_with("proof-advanced-changed", &[("what", what.join(" · ").into())])
}

/// The first tile once more, on itself.
fn overlap(mission: &Mission) -> Change {
    let tile = *mission.tiles().values().next().expect("a tile");
    Change::new("overlap", [Edit::Tile(Id(900), Some(tile))])
}

/// Two bots, as the panel names them.
fn pair(marines: &str, invader: &str) -> String {
    say_with("bots-pair", &[("marines", say(marines).into()), ("invader", say(invader).into())])
}

/// One demon less.
fn easier(mission: &Mission) -> Change {
    let demon = mission.things().iter().find(|(_, t)| matches!(t.kind, missions::ThingKind::Figure(_)));
    Change::new("easier", [Edit::Thing(*demon.expect("a demon").0, None)])
}

/// A card that fails whenever somebody has finished an activation.
fn failing(mission: &Mission) -> Change {
    let name = ScriptName::new("first-steps.rhai");
    let fails = "fn on_activation_end() {\n    let none = portals().count - portals().count;\n    note(\"n\", 1 / none);";
    let script = mission.scripts()[&name].replace("fn on_activation_end() {", fails);
    Change::new("fail", [Edit::Script(name, Some(script))])
}

#[test]
fn bots_play_and_everything_is_told_of_every_number_of_marines() {
    let mut session = played("50");
    for marines in 1..=4_u8 {
        assert!(session.sees(&say_with("proof-marines", &[("count", marines.into())])), "{marines}");
    }
    let reports = session.judgement().reports.clone();
    for report in &reports {
        assert!(session.sees(&in_words(report.wins.share(Side::Marines))));
    }
    let of = |marines: u8| reports.iter().find(|report| report.marines == marines).expect("played");
    for marines in [1, 3] {
        session.proof(Message::Looked(marines));
        let rounds = of(marines).rounds;
        let filled =
            [("min", rounds.min.into()), ("median", rounds.median.into()), ("max", rounds.max.into())];
        assert!(session.sees(&say_with("proof-lengths", &filled)));
        for (_, reason) in of(marines).ends.keys() {
            assert!(session.sees(&capital(reason)), "{reason}");
        }
    }
}

/// The games of the best bots stand above those of the others, with who has the better chances.
#[test]
fn good_players_say_who_has_the_better_chances() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures/clock");
    let mut session = Session::on_copy_from(std::path::Path::new(clock), folder);
    session.alt("4");
    session.proof(Message::Wanted(50));
    assert!(session.sees(&say("effort-greedy")));
    session.key(Named::F5);
    assert!(session.judgement().contests.is_empty());
    session.click(&say("judges-quick"));
    assert!(session.sees(&say("effort-quick")));
    session.key(Named::F5);
    let contests = session.judgement().contests.clone();
    assert_eq!(contests.iter().map(|contest| contest.marines).collect::<Vec<_>>(), [1, 2]);
    for contest in &contests {
        assert!(session.sees(&in_words(contest.wins.share_at_any_time(Side::Marines))));
    }
    // The headline is about them, the share of the greedy bots stands beside theirs, and the trend names both.
    let (judgement, system) = (session.judgement().clone(), session.mission().system());
    assert!(
        session.sees(&say_with("proof-best", &[("bots", players(contests[0].plan.bots, system).into())]))
    );
    for report in &judgement.reports {
        let share = percent(report.wins.share(Side::Marines).counted);
        let told = [("bots", say("bot-greedy").into()), ("share", share.into())];
        assert!(session.sees(&say_with("proof-simple", &told)));
        session.proof(Message::Looked(report.marines));
        let told = SkillTrend::of(&judgement, report.marines)
            .map(|it| trend(&it, system))
            .expect("two kinds of bots");
        let told = [("count", report.marines.into()), ("trend", told.into())];
        assert!(session.sees(&say_with("proof-trend", &told)));
    }
    let of = |contest: &Report| (contest.marines, contest.wins);
    for headline in headlines(&contests.iter().map(of).collect::<Vec<_>>(), false, system) {
        assert!(session.sees(&headline.words), "{}", headline.words);
    }
    // Their games are watched like any other.
    session.proof(Message::Players(Players::Good));
    session.control_shift_key(Named::F5);
    let wanted = session.watch().expect("it is watched").wanted().clone();
    assert_eq!(wanted.plan.bots, contests[0].plan.bots);
    session.key(Named::End);
    assert_eq!(session.watch().expect("watched").at(), wanted.line.choices as usize);
}

/// First Steps with these frag limits, played.
fn limited(limits: &[(u8, u8)]) -> Session {
    let mut session = Session::on_copy_of("first-steps");
    let settings = session.mission().settings().clone();
    let mut settings =
        missions::Settings { marines: limits.iter().map(|(marines, _)| *marines).collect(), ..settings };
    let limits = limits.iter().copied().collect();
    setting::set(&mut settings.own, "frag_limits", Value::PerMarines(limits));
    session.commit(Change::new("limits", [Edit::Settings(Box::new(settings))]));
    session.alt("4");
    session.proof(Message::Wanted(50));
    session.key(Named::F5);
    session
}

#[test]
fn the_verdict_is_about_the_share_and_its_advice_opens_the_field() {
    let mut session = limited(&[(1, 1), (3, 1)]);
    let answer = say("chances-hard");
    assert!(session.texts().iter().any(|text| text.starts_with("Marines win") && text.contains(&answer)));
    assert!(session.sees_part(&say("setting-frag-limits")));
    session.proof(Message::Open(3));
    assert_eq!(session.line().as_deref(), Some("1"));
    session.type_keys("40");
    session.key(Named::Enter);
    let limits = setting::per_marines(&session.mission().settings().own, "frag_limits");
    assert_eq!((limits[&1], limits[&3] > 10), (1, true), "{limits:?}");
    // The next games are listed for each number, with what has become better.
    session.key(Named::Escape);
    session.key(Named::F5);
    assert!(session.texts().iter().any(|text| text.starts_with("1 marine wins") && text.contains(&answer)));
    assert!(session.texts().iter().any(|text| text.starts_with("3 marines win")));
}

#[test]
fn games_that_were_played_earlier_took_no_time() {
    let results = tempfile::tempdir().expect("a folder");
    let mut session = Session::on_copy_of("first-steps");
    session.keep_results(results.path().to_owned());
    session.proof(Message::Wanted(50));
    session.key(Named::F5);
    let earlier = "from an earlier simulation";
    assert!(!session.sees_part(earlier) && session.sees_part(" games in "));
    session.key(Named::F5);
    assert!(session.sees_part(earlier) && !session.sees_part(" games in "));
    session.proof(Message::Wanted(200));
    session.key(Named::F5);
    assert!(!session.sees_part(earlier), "some of them are new");
}

#[test]
fn a_refused_run_says_so_where_results_stand_and_leads_to_the_errors() {
    let mut session = played("50");
    session.commit(overlap(session.mission()));
    let errors = session.problems().iter().filter(|it| it.severity == Severity::Error).count();
    let refused = say_with("proof-errors", &[("count", errors.into())]);
    assert!(!session.sees(&refused));
    // The panel may be scrolled far down, to old results.
    session.scroll_at(Point::new(1100.0, 500.0), -100.0);
    session.key(Named::F5);
    assert!(session.in_sight(&refused));
    session.click(&refused);
    assert!(!session.sees(&refused) && session.in_sight(&session.problem_words(0)));
    assert!(session.marked().is_some(), "the map goes to it");
    // It is no more true when the error is gone.
    session.alt("4");
    session.control("z");
    assert!(!session.sees(&refused));
}

#[test]
fn a_mission_that_was_never_played_says_why_it_is_not() {
    let mut session = Session::on_copy_of("first-steps");
    session.commit(overlap(session.mission()));
    session.key(Named::F5);
    let errors = session.problems().iter().filter(|it| it.severity == Severity::Error).count();
    assert!(session.in_sight(&say_with("proof-errors", &[("count", errors.into())])));
}

#[test]
fn what_the_author_intends_is_no_advice() {
    let mut session = limited(&[(1, 1)]);
    let open = say_with("advice-open", &[("setting", say("setting-frag-limits").into())]);
    assert!(session.sees(&open));
    let mute = missions::Mute { code: "S008".to_owned(), about: None };
    session.commit(Change::new("mute", [Edit::Mute(mute, Some("for experts".to_owned()))]));
    assert!(!session.sees(&open));
    let intended = say_with("chances-intended", &[("answer", String::new().into())]);
    assert!(session.sees_part(&intended));
}

/// Also where the panel is as narrow as it gets, beside a change.
#[test]
fn a_share_and_its_interval_stay_in_one_line() {
    let mut session = played("50");
    session.commit(easier(session.mission()));
    session.key(Named::F5);
    let line = Point::new(1280.0 - 348.0 - 2.5, 400.0);
    session.pull(line, Vector::new(500.0, 0.0));
    for report in session.judgement().reports.clone() {
        let share = in_words(report.wins.share(Side::Marines));
        let place = session.place_of(&share).expect("it is seen");
        assert!(place.height < 25.0, "{share}: {place:?}");
    }
}

/// What they learn lies in the folder of results, for each number of marines.
#[test]
fn bots_learn_an_edited_mission_while_no_games_are_played() {
    let clock = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures/clock");
    let mut session =
        Session::on_copy_from(std::path::Path::new(clock), tempfile::tempdir().expect("a folder"));
    let results = tempfile::tempdir().expect("a folder");
    session.keep_results(results.path().to_owned());
    session.proof(Message::Judges(Judges::Quick));
    let kept = || std::fs::read_dir(results.path()).expect("a folder").count();
    let pack =
        |id, at| Edit::Thing(Id(id), Some(Thing::new(ThingKind::Piece(Piece::new("health-pack", at)))));
    let at = session.mission().things().values().next().expect("a thing").at();
    (0..5).for_each(|_| session.tick());
    assert_eq!(kept(), 0, "nothing was edited");
    session.commit(Change::new("a pack", [pack(900, at)]));
    (0..3).for_each(|_| session.tick());
    assert_eq!(kept(), 0, "another edit may follow at once");
    session.tick();
    assert_eq!(kept(), 2);
    (0..5).for_each(|_| session.tick());
    assert_eq!(kept(), 2, "they know it now");
}

/// After a simulation stronger bots play on while nothing is edited, and the answer is theirs then.
#[test]
fn stronger_bots_play_on_while_nothing_is_edited() {
    let clock = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures/clock");
    let mut session =
        Session::on_copy_from(std::path::Path::new(clock), tempfile::tempdir().expect("a folder"));
    let results = tempfile::tempdir().expect("a folder");
    session.keep_results(results.path().to_owned());
    session.alt("4");
    let bots = |session: &Session| -> Vec<String> {
        session.judgement().contests.iter().map(|contest| contest.plan.bots.to_string()).collect()
    };
    session.proof(Message::Wanted(50));
    session.proof(Message::Judges(Judges::Greedy));
    session.key(Named::F5);
    (0..6).for_each(|_| session.tick());
    assert!(bots(&session).is_empty(), "beginners were asked for, and no one else");
    session.proof(Message::Judges(Judges::Quick));
    session.key(Named::F5);
    assert_eq!(bots(&session), ["search:quick"; 2]);
    (0..6).for_each(|_| session.tick());
    assert_eq!(bots(&session), ["search:usual"; 2]);
    assert!(session.judgement().others.iter().all(|other| other.plan.bots.to_string() == "search:quick"));
    let trends = missions::skill_trend::SkillTrend::all(session.judgement());
    assert_eq!(trends.map(|trend| trend.points.len()).collect::<Vec<_>>(), [3, 3]);
}

#[test]
fn seed_and_bots_are_those_one_chose() {
    let mut session = Session::on_copy_of("first-steps");
    session.proof(Message::Wanted(50));
    session.proof(Message::Seed("7 or so".into()));
    let bots = "random,greedy".parse().expect("bots");
    session.proof(Message::Bots(bots));
    session.key(Named::F5);
    let plan = session.judgement().reports[0].plan;
    assert_eq!((plan.games, plan.seed, plan.bots), (50, 7, bots));
}

/// Each side has its own personas to choose from. The panel says what the chosen one does.
#[test]
fn personas_are_offered_to_the_side_they_play() {
    let mut session = Session::on_copy_of("first-steps");
    session.alt("4");
    session.click(&say("proof-advanced"));
    assert!(session.sees(&pair("bot-greedy", "bot-greedy")) && !session.sees(&say("bot-guard")));
    session.click(&say("bots-change"));
    assert!(session.sees(&say("bot-greedy-does")) && session.sees(&say("bot-guard")));
    session.click(&say("bot-rush"));
    assert!(session.sees(&say("bot-rush-does")) && session.sees(&say("bot-greedy-does")));
    session.click(&say("bot-guard"));
    assert!(session.sees(&say("bot-guard-does")) && !session.sees(&say("bot-greedy-does")));
    session.proof(Message::Wanted(50));
    session.key(Named::F5);
    assert_eq!(session.judgement().reports[0].plan.bots, "rush,guard".parse().expect("bots"));
}

#[test]
fn games_can_be_called_off() {
    let mut session = Session::on_copy_of("first-steps");
    session.proof(Message::Wanted(5000));
    let task = session.begin(editor::Message::Do(Command::Play));
    assert!(session.proof_panel().plays() && session.sees(&say("proof-stop")));
    session.key(Named::F5);
    session.run(task);
    assert!(!session.proof_panel().plays() && session.sees(&say("proof-play")));
    let reports = session.proof_panel().judgement().map_or(&[][..], |judgement| &judgement.reports);
    let games: u32 = reports.iter().map(|report| report.wins.games()).sum();
    assert!(games < 20_000, "{games}");
}

#[test]
fn results_stay_and_say_that_they_are_of_an_older_version() {
    let mut session = played("50");
    let share = in_words(session.judgement().reports[0].wins.share(Side::Marines));
    assert!(!session.sees(&say("proof-older")));
    session.commit(Change::new("words", [Edit::Info(Box::default())]));
    assert!(!session.sees(&say("proof-older")), "texts make no difference to games");
    let before = session.judgement().reports[0].wins;
    session.commit(easier(session.mission()));
    assert!(session.sees(&say("proof-older")) && session.sees(&share));
    session.control("z");
    assert!(!session.sees(&say("proof-older")), "it is again what was played");
    session.commit(easier(session.mission()));
    session.key(Named::F5);
    assert!(!session.sees(&say("proof-older")));
    let now = session.judgement().reports[0].wins;
    let shift = missions::report::Shift::between(before, now, Side::Marines).expect("played");
    let (by, reach) = (format!("{:+.0}", shift.by * 100.0), format!("{:.0}", shift.reach * 100.0));
    let id = match Trend::of(now.share(Side::Marines).counted, shift) {
        Trend::Better => "proof-shift-better",
        Trend::Worse => "proof-shift-worse",
        Trend::Neither => "proof-shift-neither",
    };
    assert!(session.sees(&say_with(id, &[("by", by.into()), ("reach", reach.into())])));
}

#[test]
fn what_play_found_stays_in_the_list_and_its_game_is_opened_at_the_moment() {
    let mut session = Session::on_copy_of("first-steps");
    session.commit(failing(session.mission()));
    session.proof(Message::Wanted(50));
    session.key(Named::F5);
    let found = |session: &Session| session.problems().iter().position(|problem| problem.code.0 == "S005");
    let number = found(&session).expect("the script fails");
    let evidence = Evidence::of(&session.problems()[number]).expect("a moment");
    session.alt("3");
    session.press_problem(number);
    session.click(&say("problem-watch"));
    let watch = session.watch().expect("it is watched");
    assert_eq!((watch.wanted().line.game, watch.wanted().marines), (evidence.game, evidence.marines));
    // It is shown in the last choice of a game that is shorter still.
    let at = watch.at();
    assert!(at < evidence.at, "{at} of {}", evidence.at);
    let last = watch.telling().paragraphs.last().expect("a paragraph");
    assert!(last.plain(true).any(|line| line.contains("a script failed")), "{last:?}");
    session.key(Named::ArrowRight);
    assert_eq!(session.watch().map(Watch::at), Some(at));
    assert!(session.sees(&shown_in(at, evidence.at)));
    session.key(Named::Escape);
    assert!(session.watch().is_none());
    // The next live check says nothing of games, and takes nothing away.
    session.commit(easier(session.mission()));
    assert!(found(&session).is_some() && session.sees(&say("problem-older")));
    session.key(Named::F5);
    assert!(found(&session).is_some() && !session.sees(&say("problem-older")));
}

#[test]
fn heat_lies_over_the_map_and_is_told_in_numbers() {
    let mut session = played("50");
    let folder = tempfile::tempdir().expect("a folder");
    let picture = folder.path().join("cold");
    assert!(session.snapshot().matches_hash(&picture).expect("written"));
    session.character("h");
    assert!(!session.snapshot().matches_hash(&picture).expect("read"), "nothing is warm");
    let reports = session.judgement().reports.clone();
    let mut heat = missions::Heat::default();
    for report in &reports {
        heat.add(&report.heat);
    }
    let games: u32 = reports.iter().map(|report| report.wins.games()).sum();
    for trace in Trace::ALL {
        let (cell, count) = heat.of(trace).iter().max_by_key(|(_, count)| **count).expect("somewhere");
        session.point_at_cell(cell.x, cell.y);
        let filled = [("count", (*count).into()), ("games", games.to_string().into())];
        assert!(session.sees_part(&say_with(&format!("trace-{}-here", trace.word()), &filled)), "{trace:?}");
        session.character("h");
    }
    assert!(session.sees(&say("heat-none")));
}

#[test]
fn a_slider_that_was_taken_by_the_pointer_has_the_arrows() {
    let mut session = played("50");
    session.resize(Size::new(1280.0, 4000.0));
    session.click(&say("heat-title"));
    session.click(&say("trace-marines-entered"));
    let title = session.place(&say("heat-rounds-all"));
    session.click_at(Point::new(title.x + 100.0, title.y + title.height + 8.0));
    let rounds = |session: &Session| {
        let shown = |round: u16| session.sees(&say_with("heat-round", &[("round", round.into())]));
        (1..40).find(|round| shown(*round)).expect("a round")
    };
    let (round, view) = (rounds(&session), session.view());
    session.key(Named::ArrowRight);
    assert_eq!((rounds(&session), session.view()), (round + 1, view), "the map stays where it is");
    session.key(Named::ArrowLeft);
    assert_eq!(rounds(&session), round);
    // A press elsewhere takes the arrows away.
    session.click_cell(60, 60);
    session.key(Named::ArrowRight);
    assert_eq!(rounds(&session), round);
    assert_ne!(session.view(), view);
}

#[test]
fn a_game_is_watched_to_its_end_and_back_while_the_tools_rest() {
    let mut session = played("50");
    session.control_shift_key(Named::F5);
    let watch = session.watch().expect("it is watched");
    let (wanted, start) = (watch.wanted().clone(), watch.moment().clone());
    let last = wanted.line.choices as usize;
    assert_eq!(watch.at(), 0);
    // Who wins is open until it is over.
    let system = session.mission().system();
    let wins = [Side::Marines, Side::Invader].map(|side| system.side(side));
    let [ours, theirs] = wins.map(|side| say_of_side("watch-side-wins", side, &[]));
    let results = [ours, theirs, say("watch-draw")];
    let told = |session: &Session| results.iter().filter(|words| session.sees(words)).count();
    assert!(session.sees(&say("watch-open")) && told(&session) == 0);
    let at = |session: &Session| session.watch().expect("watched").at();
    session.key(Named::ArrowRight);
    assert_eq!(at(&session), 1);
    session.key(Named::PageDown);
    let round = at(&session);
    assert!(session.watch().expect("watched").telling().rounds.contains(&round));
    session.shift(Named::ArrowRight);
    assert!(session.watch().expect("watched").telling().activations.contains(&at(&session)));
    session.key(Named::End);
    assert_eq!(at(&session), last);
    let round = wanted.line.rounds.to_string();
    let filled = [("at", last.into()), ("last", last.into()), ("round", round.into())];
    assert!(session.sees(&say_with("watch-at", &filled)));
    assert!(!session.sees(&say("watch-open")) && told(&session) == 1);
    // Nothing of the mission can be changed from here.
    let before = session.mission().clone();
    session.character("e");
    session.control("d");
    session.key(Named::Delete);
    session.control("z");
    assert_eq!(*session.mission(), before);
    let backwards: Vec<usize> = std::iter::from_fn(|| {
        session.key(Named::ArrowLeft);
        Some(at(&session))
    })
    .take(40)
    .collect();
    assert_eq!(backwards, (last - 40..last).rev().collect::<Vec<_>>());
    session.key(Named::Home);
    assert_eq!(*session.watch().expect("watched").moment(), start);
    // It plays by itself until it is held.
    session.key(Named::Space);
    for _ in 0..5 {
        session.send(crate::app::Message::Beat);
    }
    session.key(Named::Space);
    session.send(crate::app::Message::Beat);
    assert_eq!(at(&session), 5);
    session.key(Named::Escape);
    assert!(session.watch().is_none() && session.sees_icon(Command::ToolSelect));
}

#[test]
fn the_log_says_what_is_told_of_the_game() {
    let mut session = played("50");
    session.control_shift_key(Named::F5);
    let wanted = session.watch().expect("watched").wanted().clone();
    let laid = ruleset::lay_out(&wanted.mission, wanted.marines).expect("known rules");
    let about = ruleset::provenance(&wanted.mission, "here", wanted.marines);
    let replay = laid.game.record(&wanted.plan, wanted.line.game, about);
    let lines =
        |telling: &Telling| telling.paragraphs.iter().flat_map(|it| it.plain(true)).collect::<Vec<_>>();
    let telling = session.watch().expect("watched").telling();
    assert!(telling.paragraphs.len() > 20);
    assert_eq!(
        lines(telling),
        lines(&playback::tell(&*laid.game.playback(&replay).0, wanted.mission.system().draws()))
    );
    // A line that is pressed is gone to.
    let to = telling.paragraphs[7].to;
    session.watching(watch::Message::To(to));
    assert_eq!(session.watch().expect("watched").at(), to);
}

#[test]
fn the_log_hides_what_the_invader_draws_from_those_who_look_as_marines() {
    let mut session = played("50");
    session.control_shift_key(Named::F5);
    let watch = session.watch().expect("watched");
    let secrets: Vec<(String, Option<String>)> = watch
        .telling()
        .paragraphs
        .iter()
        .flat_map(|it| &it.lines)
        .filter_map(|line| match line {
            Line::Secret { drawn, seen } => Some((drawn.clone(), seen.map(|seen| seen.to_string()))),
            Line::Chosen { .. } | Line::Chance(_) | Line::Heading(_) | Line::Happened(_) => None,
        })
        .collect();
    assert!(!secrets.is_empty(), "the invader draws events at the start");
    let shows = |session: &Session, words: &str| {
        let log = session.watch().expect("watched").log().join(" ");
        log.contains(words)
    };
    for (drawn, seen) in &secrets {
        assert!(!shows(&session, drawn), "{drawn}");
        assert!(seen.as_ref().is_none_or(|words| shows(&session, words)));
    }
    session.character("i");
    assert!(session.watch().expect("watched").secrets());
    for (drawn, _) in &secrets {
        assert!(shows(&session, drawn), "{drawn}");
    }
    session.character("i");
    assert!(!shows(&session, &secrets[0].0));
}

/// Games of First Steps that are going on, and what comes of them.
fn playing() -> (Session, iced::Task<crate::app::Message>) {
    let mut session = Session::on_copy_of("first-steps");
    session.proof(Message::Wanted(50));
    let task = session.begin(editor::Message::Do(Command::Play));
    (session, task)
}

#[test]
fn numbers_are_shown_before_the_games_are_over() {
    let mut session = played("50");
    let earlier = session.judgement().reports.clone();
    let old = in_words(earlier[0].wins.share(Side::Marines));
    session.commit(easier(session.mission()));
    let task = session.begin(editor::Message::Do(Command::Play));
    // As long as no game is known, nothing of older ones stands there.
    assert!(session.sees(&say("proof-waits")) && !session.sees(&old) && !session.sees(&say("proof-older")));
    let known = Report {
        wins: missions::report::Tally { marines: 7, invader: 43, unfinished: 0 },
        ..earlier[1].clone()
    };
    session.proof(Message::Known(Box::new(known.clone())));
    assert!(session.sees(&say("proof-so-far")) && !session.sees(&say("proof-waits")));
    assert!(session.sees(&in_words(known.wins.share(Side::Marines))));
    assert!(session.sees(&rule_system::capital(said(known.wins.likely().said()))));
    for headline in headlines(&[(known.marines, known.wins)], false, session.mission().system()) {
        assert!(session.sees(&headline.words), "{}", headline.words);
    }
    // In the end the whole result stands in the same place.
    session.run(task);
    assert!(
        !session.sees(&say("proof-so-far"))
            && session.sees(&say_with("proof-marines", &[("count", 4.into())]))
    );
}

#[test]
fn a_bar_says_how_far_the_games_are() {
    let (mut session, task) = playing();
    session.proof(Message::Progressed(30, 100));
    assert!(session.in_sight(&say_with("proof-progress", &[("percent", 30.into())])));
    session.proof(Message::Progressed(20, 100));
    assert!(session.in_sight(&say_with("proof-progress", &[("percent", 30.into())])));
    session.key(Named::F5);
    session.run(task);
    assert!(!session.sees(&say_with("proof-progress", &[("percent", 30.into())])));
}

/// A few games do not say whether a mission is fair.
#[test]
fn where_games_do_not_decide_more_are_offered_with_stronger_bots() {
    let clock = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures/clock");
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = Session::on_copy_from(std::path::Path::new(clock), folder);
    session.alt("4");
    session.proof(Message::Wanted(1));
    session.key(Named::F5);
    assert!(session.in_sight(&say("more-quick")));
    session.click(&say("more-play"));
    assert_eq!(session.settings().judges, Judges::Quick, "it is the choice from now on");
    assert!(!session.judgement().contests.is_empty());
    // What a choice after the games would do says nothing of these games.
    let offers = ["more-quick", "more-thorough"].map(|id| session.sees(&say(id)));
    session.proof(Message::Judges(Judges::Greedy));
    assert_eq!(["more-quick", "more-thorough"].map(|id| session.sees(&say(id))), offers);
    assert!(!offers[0], "they were played");
    // An edit makes them outdated.
    session.commit(easier(session.mission()));
    assert!(!session.sees(&say("more-play")));
}

/// All that games say of the four numbers of marines is seen without scrolling, in the smallest usual window.
#[test]
fn the_answer_is_seen_without_scrolling() {
    let mut session = Session::on_copy_of("first-steps");
    session.alt("4");
    session.key(Named::F5);
    let run = session.place(&say("proof-play"));
    let above = |session: &Session, words: &str| {
        let place = session.place_of(words).expect("it is seen");
        // Below it are the bar and its interval; then comes the status line.
        assert!(place.y > run.y && place.y + 40.0 < session.size().height - 33.0, "{words}: {place:?}");
    };
    for marines in 1..=4_u8 {
        above(&session, &say_with("proof-marines", &[("count", marines.into())]));
    }
    let of = |report: &Report| (report.marines, report.wins);
    let wins: Vec<_> = session.judgement().reports.iter().map(of).collect();
    let intended = is_intended(session.mission(), &session.judgement().intents);
    for headline in headlines(&wins, intended, session.mission().system()) {
        assert!(session.in_sight(&headline.words), "{}", headline.words);
    }
    // The panel shows it wherever it was scrolled to before.
    session.scroll_at(Point::new(1100.0, 500.0), -100.0);
    session.key(Named::F5);
    assert!(session.in_sight(&say("proof-play")));
}

#[test]
fn parts_are_folded_and_unfolded_and_what_is_asked_for_unfolds() {
    let mut session = played("50");
    let inside = [
        (Part::Intents, say("intents-title"), say("intent-edit"), true),
        (Part::Compare, say("versions-title"), say("versions-switch"), false),
        (Part::Knockouts, say("knockouts-title"), say("knockouts-none"), false),
        (Part::Heat, say("heat-title"), say("heat-none"), false),
        (Part::Games, say("games-title"), say("games-telling"), false),
    ];
    for (part, title, words, open) in &inside {
        assert_eq!(session.sees(words), *open, "{title}");
        session.proof(Message::Folded(*part));
        assert_eq!(session.sees(words), !*open, "{title}");
        session.proof(Message::Folded(*part));
        assert!(session.sees(title) && session.sees(words) == *open, "{title}");
    }
    session.walk_to(&say("games-title"));
    session.key(Named::Enter);
    assert!(session.sees(&say("games-telling")), "keys do it as well");
    session.carry_out(Command::CompareEdits);
    assert!(session.sees(&say("versions-switch")));
    session.character("h");
    assert!(session.sees(&say("heat-legend")));
    // An intent is asked for though its part was folded.
    session.proof(Message::Folded(Part::Intents));
    session.carry_out(Command::AddIntent);
    assert!(session.sees(&say("intent-lacks-end")));
}

#[test]
fn what_is_not_as_usual_stands_in_the_title_of_what_is_folded() {
    let mut session = Session::on_copy_of("first-steps");
    session.alt("4");
    assert!(session.sees(&say("proof-advanced")) && !session.sees(&say("proof-seed")));
    session.proof(Message::Wanted(1000));
    session.proof(Message::Seed("7".into()));
    let title = changed(&["1,000 games", &say_with("proof-advanced-seed", &[("seed", "7".into())])]);
    assert!(session.sees(&title) && session.sees(&say("proof-seed")), "nothing unusual is hidden");
    session.click(&title);
    assert!(session.sees(&title) && !session.sees(&say("proof-seed")));
    session.proof(Message::Wanted(200));
    session.proof(Message::Seed(String::new()));
    assert!(session.sees(&say("proof-advanced")) && !session.sees(&say("proof-seed")));
}

#[test]
fn a_finding_leads_to_its_game_and_one_without_a_game_to_the_list() {
    let mut session = Session::on_copy_of("first-steps");
    session.commit(failing(session.mission()));
    session.alt("4");
    session.proof(Message::Wanted(50));
    session.key(Named::F5);
    let of_play = |session: &Session| {
        let mut found = session.problems();
        found.retain(|problem| problem.code.0.starts_with('S'));
        found
    };
    let findings = of_play(&session);
    let number = findings.iter().position(|problem| problem.code.0 == "S005").expect("the script fails");
    let words = rule_system::capital(plain(&findings[number].message));
    assert!(session.sees(&say("findings-title")) && session.sees(&words));
    let evidence = Evidence::of(&findings[number]).expect("a moment");
    session.proof(Message::Finding(number));
    let watch = session.watch().expect("it is watched");
    assert_eq!((watch.wanted().line.game, watch.wanted().marines), (evidence.game, evidence.marines));
    session.key(Named::Escape);
    let rest = findings.iter().position(|problem| Evidence::of(problem).is_none());
    if let Some(number) = rest {
        session.proof(Message::Finding(number));
        assert!(session.in_sight(&rule_system::capital(plain(&findings[number].message))));
        session.alt("4");
    }
    // No more than six stand here.
    let told = say_with("findings-more", &[("count", findings.len().saturating_sub(6).into())]);
    assert_eq!(session.sees(&told), findings.len() > 6);
}
