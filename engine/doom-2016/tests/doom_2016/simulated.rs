//! Bulk play of a small drawn board, with somebody plugged in for the scripts.

use doom_2016::own::{HEALTH_PACK, TELEPORTER};
use doom_2016::{Content, Doom2016, Setup, System};
use engine::play::{Controls, Provenance, Verdict};
use engine::table::{FigureSpot, TokenSpot};
use engine::world::PieceSpot;
use engine::world::{Cost, Limit, Near, Offer};
use engine::{
    Counts, Effect, Event, EventKind, EventSet, HookError, Hooks, KindId, Orders, ScriptPlace, Seat, Side,
    Sym, Symbols, Table, TokenKind, World,
};
use rule_system::heat::Trace;
use rule_system::report::{Report, Tally};
use rule_system::search::Level;
use rule_system::simulate::{BotKind, BotPair, Keep, Plan, keep};
use rule_system::{Playable, ready};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

const ROOM: &str = "
    +---------+
    |A .|. i .|
    |   |     |
    |B .|. . i|
    +   +XX-  |
    |T .|. . .|
    |   Y     |
    |. .Y. H .|
    +---------+";

/// Marines win in round 4, if not before; in round 2 an effect is refused, in round 3 the script fails. From round 2 on a
/// marine may rest.
struct Clock {
    rest: Sym,
    label: Sym,
    limit: Limit,
}

impl Hooks for Clock {
    fn listens(&self) -> EventSet {
        EventSet::default().with(EventKind::RoundStarted)
    }

    fn react(
        &self,
        _: usize,
        _: &Table,
        _: &World,
        _: &Counts,
        event: &Event,
        out: &mut Orders,
    ) -> Result<(), HookError> {
        match event {
            Event::RoundStarted { round: 2 } => {
                out.push(Effect::Progress(engine::TokenId(40), 1));
                out.push(Effect::Offer(Offer {
                    tag: self.rest,
                    label: self.label,
                    near: Near::Anywhere,
                    distance: 0,
                    least: 0,
                    cost: Cost::default(),
                    limit: self.limit,
                    needs: None,
                    used: 0,
                }));
            }
            Event::RoundStarted { round: 3 } => {
                let at = ScriptPlace { script: "clock".into(), handler: "on_round".into(), line: None };
                return Err(HookError { what: "clock: it stopped".into(), at: Some(at) });
            }
            Event::RoundStarted { round: 4 } => {
                out.push(Effect::Win { side: Side::Marines, reason: "The clock strikes four".into() });
            }
            _ => {}
        }
        Ok(())
    }
}

fn room() -> Box<dyn Playable> {
    room_with(Limit::Round)
}

fn room_with(limit: Limit) -> Box<dyn Playable> {
    let sketch = tiles::ascii::parse(ROOM);
    assert_eq!(sketch.problems, [""; 0]);
    let content = Content::doom2016();
    let space = |mark: char| sketch.space(mark).expect("drawn");
    let imp = KindId(2 + content.demon("imp").expect("of the box").0);
    let figure = |space| FigureSpot { space, turned: false, kind: imp };
    let set = |id: &str| content.set(id).expect("of the box");
    let mut symbols = Symbols::default();
    let clock = Clock { rest: symbols.intern("rest"), label: symbols.intern("Rest a while"), limit };
    let table = Table {
        kinds: content.figure_kinds(&["alpha", "bravo"]),
        marines: 2,
        pieces: {
            let mut pieces = <[Vec<PieceSpot>; engine::world::MAX_CLASSES]>::default();
            pieces[usize::from(TELEPORTER.0)].push(PieceSpot { space: space('T'), sort: 0, up: true });
            pieces
        },
        tokens: vec![TokenSpot { space: space('H'), kind: TokenKind::Item(HEALTH_PACK, 0) }],
        figures: sketch.spaces('i').iter().map(figure).collect(),
        starts: vec![space('A'), space('B')],
        regions: Vec::new(),
        door_places: Vec::new(),
        areas: Vec::new(),
        symbols,
        named: Vec::new(),
        board: Arc::new(sketch.board),
    };
    let setup = Setup {
        table,
        content: Arc::clone(content),
        classes: vec![None; 2],
        loadouts: vec![
            [set("combat-shotgun"), set("plasma-rifle")],
            [set("burst-rifle"), set("static-rifle")],
        ],
        invasion: 0,
        invasion_shown: false,
        event_sets: vec![0, 1, 2],
        frag_limit: 4,
        left: Vec::new(),
    };
    ready(Doom2016::new(setup, Arc::new(clock)))
}

fn plan(games: u32, jobs: usize) -> Plan {
    Plan { jobs, bots: BotPair::both(BotKind::Random), patience: games, ..Plan::new(games, 7) }
}

/// The first games show what is wrong: which ones are played does not depend on the number of threads.
#[test]
fn after_some_games_that_went_wrong_no_more_are_played() {
    let hasty = |jobs| room().simulate(&Plan { patience: 3, ..plan(60, jobs) }, Controls::default());
    let report = hasty(1);
    let wrong =
        |report: &Report| report.games.iter().filter(|line| line.failed || line.winner.is_none()).count();
    assert!(report.given_up() && wrong(&report) == 3, "{}", report.wins.games());
    let last = report.games.last().expect("a game");
    assert!(last.failed || last.winner.is_none(), "it ends with the third");
    let most = report.heat.of(Trace::MarinesEntered).values().max();
    assert_eq!(
        most,
        Some(&report.wins.games()),
        "every game enters the first spaces, and only those that count do"
    );
    for jobs in [2, 5] {
        let plan = report.plan;
        assert_eq!(Report { plan, ..hasty(jobs) }, report, "{jobs} threads");
    }
    assert!(!room().simulate(&plan(60, 2), Controls::default()).given_up());
}

#[test]
fn a_report_counts_what_happened() {
    let report = room().simulate(&plan(60, 1), Controls::default());
    assert_eq!(report.wins.games(), 60);
    assert_eq!(report.wins.unfinished, 0);
    assert!(report.wins.marines > 0, "{:?}", report.wins);
    assert_eq!(report.games.len(), 60);
    assert_eq!(report.choices, report.games.iter().map(|l| u64::from(l.choices)).sum::<u64>());
    assert_eq!(report.rounds.max, 4);
    let ended_by_clock = report.ends[&(Some(Side::Marines), "The clock strikes four".to_owned())];
    assert_eq!(ended_by_clock, report.games.iter().filter(|l| l.rounds == 4).count() as u32);
    // Every game that saw round 2 had the offer and the refusal, every one that saw round 3 the failure.
    let lasted = |round: u16| report.games.iter().filter(|l| l.rounds >= round).count() as u32;
    let stopped = &report.failures["clock: it stopped"];
    assert_eq!(stopped.games, lasted(3));
    assert_eq!(stopped.at.as_ref().map(ToString::to_string).as_deref(), Some("clock, on_round"));
    assert_eq!(report.refusals.values().map(|f| f.games).collect::<Vec<_>>(), [lasted(2)]);
    let rest = &report.uses.offers["rest"];
    assert_eq!((rest.label.as_str(), rest.offered), ("Rest a while", lasted(2)));
    assert!(rest.taken > 0 && rest.taken <= rest.offered, "{rest:?}");
    let doors = &report.uses.doors;
    assert!(doors.len() == 2 && doors.iter().all(|games| (1..=60).contains(games)), "{doors:?}");
    assert_eq!(report.uses.pieces[usize::from(TELEPORTER.0)], [60]);
}

#[test]
fn the_report_is_the_same_on_one_thread_and_on_two_and_again() {
    let room = room();
    let one = room.simulate(&plan(40, 1), Controls::default());
    let two = room.simulate(&plan(40, 2), Controls::default());
    assert_eq!(Report { plan: one.plan, ..two }, one);
    assert_eq!(room.simulate(&plan(40, 1), Controls::default()), one);
    let other = Plan { seed: 8, ..plan(40, 1) };
    assert_ne!(room.simulate(&other, Controls::default()).digest, one.digest);
}

#[test]
fn kept_games_play_again_as_they_went() {
    let room = room();
    let plan = plan(60, 2);
    let report = room.simulate(&plan, Controls::default());
    let kept = keep(&report);
    let words: Vec<&str> = kept.iter().map(|k| k.why.as_str()).collect();
    // The shortest game that the marines won is the one in which an effect is refused soonest, too.
    assert_eq!(words, ["script-failed", "effect-refused", "longest-marines"]);
    for Keep { game, .. } in kept {
        let line = report.games[game as usize];
        let replay = room.record(&plan, game, Provenance::default());
        assert_eq!(replay.moves.len(), line.choices as usize);
        let Verdict::Agrees { outcome, .. } = room.verify(&replay) else { panic!("game {game} disagrees") };
        assert_eq!(outcome.and_then(|o| o.winner), line.winner);
        let mut session = room.session(plan.bots, Provenance::default());
        for key in &replay.moves {
            session.take_key(key).expect("on offer");
        }
        assert_eq!(Some(session.digest()), replay.last);
        assert_eq!(session.world().round(), line.rounds);
    }
}

#[test]
fn a_small_batch_is_kept_whole() {
    let kept = keep(&room().simulate(&plan(3, 1), Controls::default()));
    assert_eq!(kept, [0, 1, 2].map(|game| Keep { game, why: String::new() }));
}

#[test]
fn a_game_that_reaches_the_limit_is_unfinished() {
    let short = Plan { limit: 10, ..plan(5, 1) };
    let report = room().simulate(&short, Controls::default());
    assert_eq!(report.wins, Tally { unfinished: 5, ..Tally::default() });
    assert!(report.ends.is_empty());
}

#[test]
fn progress_is_told_and_a_game_can_be_seen_from_the_start() {
    let done = AtomicU32::new(0);
    let progress = |_: u32| {
        let _ = done.fetch_add(1, Ordering::Relaxed);
    };
    let room = room();
    let _ = room.simulate(&plan(9, 2), Controls { cancel: None, progress: Some(&progress) });
    assert_eq!(done.into_inner(), 9);
    assert_eq!(room.start().figures().on_map().count(), 4);
    let session = room.session(BotPair::default(), Provenance::default());
    assert_eq!(session.seat_name(Seat(1)), "Bravo");
    assert_eq!(session.seat_name(Seat(4)), "The invader");
    assert_eq!([1, 4].map(|seat| session.seat_in_sentence(Seat(seat))), ["Bravo", "the invader"]);
    assert_eq!(session.digest(), room.session(BotPair::default(), Provenance::default()).digest());
}

#[test]
fn bots_are_named_in_text() {
    let pair = |text: &str| text.parse::<BotPair>();
    assert_eq!(pair("greedy"), Ok(BotPair::both(BotKind::Greedy)));
    let mixed = BotPair { marines: BotKind::Random, invader: BotKind::Greedy };
    assert_eq!(pair("random, greedy"), Ok(mixed));
    assert_eq!(mixed.to_string(), "random,greedy");
    for kind in BotKind::ALL {
        let plays = [Side::Marines, Side::Invader].map(|side| kind.plays(side));
        let (text, named) = match plays {
            [true, true] => (kind.word().to_owned(), BotPair::both(kind)),
            [true, false] => {
                (format!("{},greedy", kind.word()), BotPair { marines: kind, ..BotPair::default() })
            }
            [false, true] => {
                (format!("greedy,{}", kind.word()), BotPair { invader: kind, ..BotPair::default() })
            }
            [false, false] => panic!("{kind:?} plays no side"),
        };
        assert_eq!(pair(&text), Ok(named));
        assert_eq!(named.to_string(), text);
        assert_eq!(named.known_to(&System), Ok(()));
    }
    let searching = BotPair { marines: BotKind::Search(Level::Usual), invader: BotKind::Greedy };
    assert_eq!(pair("search,greedy"), Ok(searching));
    assert_eq!(searching.to_string(), "search:usual,greedy");
    let told = ["greedy,clever", "rsh", "rush", "guard", "swarm,greedy", "greedy,rush"];
    let told = told.map(|text| pair(text).unwrap_err()).join("\n");
    expect_test::expect![[r#"
        there is no bot "clever"; choose random, greedy, search:quick, search:usual, search:long, swarm, ambush, guard
        there is no bot "rsh"; did you mean rush? (choose random, greedy, search:quick, search:usual, search:long, rush, turtle, explore, hunt, swarm, ambush, guard)
        "rush" plays only the marines; name a bot for the invader as well: rush,greedy
        "guard" plays only the invader; name a bot for the marines as well: greedy,guard
        "swarm" plays only the invader; choose for the marines random, greedy, search:quick, search:usual, search:long, rush, turtle, explore, hunt
        "rush" plays only the marines; choose for the invader random, greedy, search:quick, search:usual, search:long, swarm, ambush, guard"#]].assert_eq(&told);
}

/// What costs nothing and never ends holds a greedy marine up only so long; the report says that it was taken so
/// often.
#[test]
fn an_offer_without_end_ends() {
    let plan = Plan { bots: BotPair::both(BotKind::Greedy), limit: 5_000, ..plan(6, 1) };
    let endless = room_with(Limit::Free).simulate(&plan, Controls::default());
    assert_eq!(endless.wins.unfinished, 0);
    let rest = &endless.uses.offers["rest"];
    assert!(rest.endless > 0 && rest.endless == rest.taken, "{rest:?}");
    let limited = room_with(Limit::Activation).simulate(&plan, Controls::default());
    assert_eq!(limited.uses.offers["rest"].endless, 0);
}
