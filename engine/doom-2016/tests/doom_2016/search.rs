//! The search bot plays 2016: it decides the same whatever it cannot know, the same on any number of threads, and better than
//! the greedy bot.

use crate::missions::{ARENA, Goal, mission, mission_of};
use doom_2016::{Choice, Doom2016, Greedy};
use engine::game::Log;
use engine::play::{Bot, Controls, Rng};
use engine::{Game, Options, Seat, Side, Step};
use rule_system::search::{Level, Search, Searchable, Value, learn};
use rule_system::simulate::{BotKind, BotPair, Plan};
use std::sync::Arc;

const GOAL: Goal = Goal::Contain;

fn room() -> Doom2016 {
    mission(ARENA, 2, GOAL, 2)
}

/// The same value for all tests of this file: from few games, which is enough to distinguish better from worse.
fn value(game: &Doom2016) -> Arc<Value> {
    Arc::new(learn(game, 150, 1, Controls::default()).expect("not cancelled"))
}

/// A bot that looks at what it may not know: it tries every option on the very state, hands and all.
struct Cheat(Greedy);

impl Bot<Doom2016> for Cheat {
    fn pick(
        &mut self,
        game: &Doom2016,
        state: &doom_2016::State,
        seat: Seat,
        options: &[Choice],
        rng: &mut Rng,
    ) -> usize {
        let damage = |state: &doom_2016::State| -> i32 {
            let figures = state.world().figures().on_map();
            figures
                .map(
                    |(id, it)| {
                        if id.0 < game.marines() { -i32::from(it.damage) } else { i32::from(it.damage) }
                    },
                )
                .sum()
        };
        let seed = rng.bits();
        let mut worth = Vec::new();
        for option in options {
            let (mut there, mut due, mut luck) = (state.clone(), Options::default(), Rng::new(seed));
            game.apply(&mut there, *option, &mut Log::silent());
            for _ in 0..30 {
                let pick = match game.step(&there, &mut due) {
                    Step::Over(_) => break,
                    Step::Chance => luck.weighted(&due.weights),
                    Step::Choose(who) => self.0.pick(game, &there, who, &due.list, &mut luck),
                };
                game.apply(&mut there, due.list[pick], &mut Log::silent());
            }
            worth.push(if seat.0 < game.marines() { damage(&there) } else { -damage(&there) });
        }
        (0..options.len()).max_by_key(|at| worth[*at]).unwrap_or(0)
    }
}

/// How many of some states a bot met in which it would choose otherwise, had what it cannot know been otherwise.
fn peeks(bot: &mut dyn Bot<Doom2016>, states: u32) -> u32 {
    let (mut asked, mut caught) = (0, 0);
    for seed in 0.. {
        let game = room();
        let other =
            mission_of(ARENA, 2, GOAL, 2, |it| it.invasion = (it.invasion + 3) % it.content.invasions.len());
        let (mut rng, mut greedy) = (Rng::new(seed), Greedy::new(&game));
        let (mut state, mut options) = (game.start(), Options::default());
        loop {
            let pick = match game.step(&state, &mut options) {
                Step::Over(_) => break,
                Step::Chance => rng.weighted(&options.weights),
                Step::Choose(seat) => {
                    // Every third decision is tried, so that games are seen from start to end.
                    if options.list.len() > 1 && rng.below(3) == 0 {
                        let mut dealer = Rng::new(seed ^ u64::from(asked));
                        let anew = game.dealt_anew(&state, seat, |n| dealer.below(n as u32) as usize);
                        let table = if seat.0 < game.marines() { &other } else { &game };
                        bot.begin();
                        let pick = bot.pick(&game, &state, seat, &options.list, &mut Rng::new(1));
                        bot.begin();
                        caught +=
                            u32::from(pick != bot.pick(table, &anew, seat, &options.list, &mut Rng::new(1)));
                        asked += 1;
                        if asked == states {
                            return caught;
                        }
                    }
                    greedy.pick(&game, &state, seat, &options.list, &mut rng)
                }
            };
            game.apply(&mut state, options.list[pick], &mut Log::silent());
        }
    }
    unreachable!("there are seeds enough")
}

#[test]
fn search_decides_the_same_whatever_it_cannot_know() {
    let game = room();
    let mut search = Search::new(Level::Usual.budget(), value(&game));
    assert_eq!(peeks(&mut search, 1_000), 0);
    assert!(peeks(&mut Cheat(Greedy::new(&game)), 300) > 10, "who cheats is caught");
}

#[test]
fn games_of_search_are_the_same_on_any_number_of_threads() {
    let bots = BotPair { marines: BotKind::Search(Level::Quick), invader: BotKind::Search(Level::Usual) };
    let play = |jobs| {
        let plan = Plan { bots, jobs, ..Plan::new(4, 5) };
        rule_system::ready(room()).simulate(&plan, Controls::default()).digest
    };
    assert_eq!(play(1), play(2));
}

/// The value is learned the same on any number of threads, and from the second time on nothing is learned.
#[test]
fn the_value_is_the_same_on_any_number_of_threads() {
    let game = room();
    let learn = |jobs| learn(&game, 40, jobs, Controls::default()).expect("not cancelled");
    assert_eq!(learn(1), learn(3));
}

/// For the marines search wins far more games than the greedy bot does. The invader of this room has hardly anything to decide,
/// but what they decide is no worse.
#[test]
fn search_wins_more_than_greedy_does() {
    let game = rule_system::ready(room());
    let wins = |marines, invader| {
        let plan = Plan { bots: BotPair { marines, invader }, ..Plan::new(80, 11) };
        game.simulate(&plan, Controls::default()).wins.marines
    };
    let (greedy, search) = (BotKind::Greedy, BotKind::Search(Level::Usual));
    let [better, even, worse] = [wins(search, greedy), wins(greedy, greedy), wins(greedy, search)];
    assert!(better >= even + 20 && worse <= even, "{better}, {even}, {worse} of 80");
}

/// Where greedy bots never win with a side, the value is learned from the first easier game that they win often enough.
#[test]
fn where_a_side_never_wins_the_value_comes_from_an_easier_game() {
    let learn = |game: &Doom2016| learn(game, 150, 2, Controls::default()).expect("not cancelled");
    let lost = mission(ARENA, 1, Goal::Hunt, 1);
    let won = mission(ARENA, 1, Goal::Contain, 6);
    for (hopeless, side, limits) in [(lost, Side::Marines, [2, 2, 3]), (won, Side::Invader, [4, 3, 2])] {
        let easier = |step| hopeless.eased(side, step).expect("it can be easier");
        assert_eq!([1, 2, 3].map(|step| easier(step).frag_limit()), limits);
        assert_eq!(learn(&hopeless), learn(&easier(3)), "{side:?}");
        assert_ne!(learn(&hopeless), learn(&easier(4)), "{side:?}");
    }
}
