//! What each card of the box does to the chances: greedy bots play random deals, and every class, pair of weapons, event
//! set and invasion card is compared with the mean. `BALANCE_GAMES=4000 cargo test --release -p engine --test balance --
//! --nocapture` plays that many games of each mission, prints the table and asks for no more than 15 points of difference;
//! few games can only show that every deal ends.

#[path = "doom2016/missions.rs"]
#[allow(dead_code, reason = "shared with the tests of bots")]
mod missions;
#[path = "doom2016/table.rs"]
#[allow(dead_code, reason = "shared with the tests of rules")]
mod table;

use engine::doom2016::{Choice, Doom2016, Greedy};
use engine::game::{Log, Options, Side};
use engine::play::{Bot, Rng};
use engine::{Game, Step};
use missions::{ARENA, FACILITY, Goal, mission_of};
use std::collections::BTreeMap;

/// Do the marines win?
fn marines_win(game: &Doom2016, rng: &mut Rng) -> bool {
    let (mut state, mut options, mut log) = (game.start(), Options::<Choice>::default(), Log::silent());
    let mut bot = Greedy::new(game);
    for _ in 0..20_000 {
        let pick = match game.step(&state, &mut options) {
            Step::Over(outcome) => return outcome.winner == Some(Side::Marines),
            Step::Chance => rng.weighted(&options.weights),
            Step::Choose(seat) => bot.pick(game, &state, seat, &options.list, rng),
        };
        game.apply(&mut state, options.list[pick], &mut log);
    }
    panic!("a game without an end")
}

#[test]
#[allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "how long to test is asked of whoever runs it"
)]
fn no_card_decides_a_mission() {
    let asked = std::env::var("BALANCE_GAMES").ok().and_then(|n| n.parse::<u32>().ok());
    let games = asked.unwrap_or(24);
    let mut wild = Vec::new();
    for (name, drawing, marines, goal, frags) in [
        ("contain", FACILITY, 3, Goal::Contain, 2),
        ("hunt", ARENA, 2, Goal::Hunt, 4),
        ("hold out", ARENA, 4, Goal::HoldOut(9), 3),
    ] {
        let (mut won, mut cards) = (0, BTreeMap::<String, (u32, u32)>::new());
        for number in 0..games {
            let mut rng = Rng::for_game(11, number);
            let mut names = Vec::new();
            let game = mission_of(drawing, marines, goal, frags, |setup| {
                let dealt = setup.deal(&mut |n| rng.below(n as u32) as usize);
                names = dealt.iter().map(|(what, name)| format!("{what:<10} {name}")).collect::<Vec<_>>();
            });
            let win = u32::from(marines_win(&game, &mut rng));
            won += win;
            names.sort_unstable();
            names.dedup();
            for name in names {
                let entry = cards.entry(name).or_default();
                entry.0 += win;
                entry.1 += 1;
            }
        }
        assert!(!cards.is_empty());
        let mean = i64::from(100 * won / games);
        if asked.is_some() {
            println!("{name}: the marines win {mean} % of {games} games");
        }
        for (card, (won, games)) in cards {
            let off = i64::from(100 * won / games) - mean;
            if asked.is_some() {
                println!("  {off:+4}  of {games:>5}  {card}");
            }
            if asked.is_some() && off.abs() > 15 {
                wild.push(format!("{name}: {card} {off:+}"));
            }
        }
    }
    assert_eq!(wild, [""; 0]);
}
