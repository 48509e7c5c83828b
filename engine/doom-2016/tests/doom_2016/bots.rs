//! The greedy bot: it beats the random one on both sides, plays the same game twice, and looks at nothing its seat may
//! not know.

use crate::missions::{ARENA, FACILITY, Goal, mission};
use doom_2016::state::INVADER;
use doom_2016::{Choice, Doom2016, Greedy};
use engine::game::{Game, Log, Options, Seat, Side, Step};
use engine::play::{Bot, Controls, Plan, RandomBot, Rng, batch};
use rule_system::search::Calm;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Random,
    Greedy,
}

/// How often the marines win.
fn wins(game: &Doom2016, marines: Who, invader: Who, games: u32) -> u32 {
    let bots = |seat: Seat| -> Box<dyn Bot<Doom2016>> {
        match if seat.0 == INVADER { invader } else { marines } {
            Who::Random => Box::new(RandomBot),
            Who::Greedy => Box::new(Greedy::new(game)),
        }
    };
    let plan = Plan { first: 0, games, seed: 11, jobs: 2, limit: 50_000 };
    let records = batch(game, &bots, &plan, |_| (), Controls::default());
    let won = records.iter().filter(|r| r.outcome.as_ref().is_some_and(|o| o.winner == Some(Side::Marines)));
    assert!(records.iter().all(|r| r.outcome.is_some()), "every game ends");
    won.count() as u32
}

/// The 95 % interval of Wilson for so many wins in so many games.
fn wilson(wins: u32, games: u32) -> (f64, f64) {
    let (p, n, z) = (f64::from(wins) / f64::from(games), f64::from(games), 1.96);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    (middle - half, middle + half)
}

#[track_caller]
fn beats(name: &str, better: u32, worse: u32, games: u32) {
    let (better, worse) = (wilson(better, games), wilson(worse, games));
    assert!(better.0 > worse.1, "{name}: {better:?} does not lie above {worse:?}");
}

#[test]
fn greedy_marines_beat_random_ones() {
    let games = 80;
    for (name, game) in [
        ("contain", mission(ARENA, 3, Goal::Contain, 4)),
        ("hunt", mission(ARENA, 3, Goal::Hunt, 4)),
        ("reach", mission(ARENA, 2, Goal::Reach, 3)),
        ("a large board", mission(FACILITY, 2, Goal::Reach, 3)),
    ] {
        let greedy = wins(&game, Who::Greedy, Who::Random, games);
        let random = wins(&game, Who::Random, Who::Random, games);
        beats(name, greedy, random, games);
    }
}

#[test]
fn a_greedy_invader_beats_a_random_one() {
    let games = 40;
    for (name, game) in [
        ("hold out", mission(ARENA, 2, Goal::HoldOut(6), 3)),
        ("hold out on a large board", mission(FACILITY, 3, Goal::HoldOut(10), 3)),
    ] {
        let greedy = games - wins(&game, Who::Random, Who::Greedy, games);
        let random = games - wins(&game, Who::Random, Who::Random, games);
        beats(name, greedy, random, games);
    }
    // Against marines who play well, random demons have no chance.
    let hunt = mission(ARENA, 2, Goal::Hunt, 3);
    let greedy = games - wins(&hunt, Who::Greedy, Who::Greedy, games);
    let random = games - wins(&hunt, Who::Greedy, Who::Random, games);
    beats("hunt", greedy, random, games);
}

#[test]
fn what_a_seat_cannot_know_changes_nothing() {
    let game = mission(FACILITY, 3, Goal::Contain, 5);
    let (mut options, mut log) = (Options::default(), Log::silent());
    let mut dealt_differently = 0;
    for number in 0..4 {
        let mut rng = Rng::for_game(3, number);
        // The other one is always shown something else, and remembers that.
        let (mut bot, mut twin) = (Greedy::new(&game), Greedy::new(&game));
        let mut state = game.start();
        loop {
            let pick = match game.step(&state, &mut options) {
                Step::Over(_) => break,
                Step::Chance => rng.weighted(&options.weights),
                Step::Choose(seat) => {
                    let pick = bot.pick(&game, &state, seat, &options.list, &mut Rng::new(1));
                    let other = game.dealt_anew(&state, seat, |n| rng.below(n as u32) as usize);
                    dealt_differently += u32::from(other != state);
                    let again = twin.pick(&game, &other, seat, &options.list, &mut Rng::new(1));
                    assert_eq!(options.list[pick], options.list[again], "seat {} peeks", seat.0);
                    pick
                }
            };
            game.apply(&mut state, options.list[pick], &mut log);
        }
    }
    assert!(dealt_differently > 500, "only {dealt_differently} times something was hidden");
}

#[test]
fn a_bot_that_has_played_other_games_plays_the_same() {
    let (first, second) = (mission(FACILITY, 2, Goal::Contain, 4), mission(ARENA, 2, Goal::Hunt, 4));
    let mut used = Greedy::new(&first);
    let (mut options, mut log) = (Options::default(), Log::silent());
    for game in [&first, &second, &first] {
        let (mut state, mut rng) = (game.start(), Rng::new(5));
        let mut fresh = Greedy::new(game);
        used.begin();
        for _ in 0..400 {
            let pick = match game.step(&state, &mut options) {
                Step::Over(_) => break,
                Step::Chance => rng.weighted(&options.weights),
                Step::Choose(seat) => {
                    let pick = fresh.pick(game, &state, seat, &options.list, &mut Rng::new(1));
                    assert_eq!(used.pick(game, &state, seat, &options.list, &mut Rng::new(1)), pick);
                    pick
                }
            };
            game.apply(&mut state, options.list[pick], &mut log);
        }
    }
}

/// Where a bot that remembers chooses otherwise than one that thinks each time, a figure goes on along its way, and nothing but
/// its last step has happened. When somebody was hurt on the way, it thinks.
#[test]
fn a_figure_goes_on_along_its_way_until_something_happens() {
    let game = mission(FACILITY, 3, Goal::Contain, 5);
    let (mut options, mut log) = (Options::default(), Log::silent());
    let mut went_on = 0;
    for number in 0..20 {
        let mut rng = Rng::for_game(7, number);
        let [mut bot, mut thinker, mut alarmed] = std::array::from_fn(|_| Greedy::new(&game));
        let (mut state, mut last, mut calm_now) = (game.start(), None, true);
        loop {
            let pick = match game.step(&state, &mut options) {
                Step::Over(_) => break,
                Step::Chance => rng.weighted(&options.weights),
                Step::Choose(seat) => {
                    let pick = bot.pick(&game, &state, seat, &options.list, &mut Rng::new(1));
                    thinker.begin();
                    let thought = thinker.pick(&game, &state, seat, &options.list, &mut Rng::new(1));
                    let (calm, active) = (Calm::of(state.world()), state.world().active());
                    if pick != thought {
                        went_on += 1;
                        assert!(matches!(options.list[pick], Choice::Step(..)), "{:?}", options.list[pick]);
                        assert_eq!(last, Some((calm, active)), "something has happened");
                    }
                    last = matches!(options.list[pick], Choice::Step(..)).then_some((calm, active));
                    // Before every second choice it sees somebody hurt.
                    let mut seen = state.clone();
                    calm_now = !calm_now;
                    let somebody = state.world().figures().on_map().map(|(id, _)| id).next();
                    if let Some(figure) = somebody.filter(|_| !calm_now) {
                        let _ = seen.scene().world().hurt(figure, 1);
                    }
                    let answer = alarmed.pick(&game, &seen, seat, &options.list, &mut Rng::new(1));
                    thinker.begin();
                    let thought = thinker.pick(&game, &seen, seat, &options.list, &mut Rng::new(1));
                    assert_eq!(options.list[answer], options.list[thought], "it does not think again");
                    pick
                }
            };
            game.apply(&mut state, options.list[pick], &mut log);
        }
    }
    assert!(went_on > 20, "only {went_on} times");
}
