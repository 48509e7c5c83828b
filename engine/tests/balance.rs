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

use engine::doom2016::content::{ClassId, SetClass, SetId};
use engine::doom2016::{Choice, Doom2016, Greedy, Setup};
use engine::game::{Log, Options, Side};
use engine::play::{Bot, Rng};
use engine::{Game, Step};
use missions::{ARENA, FACILITY, Goal, mission_of};
use std::collections::BTreeMap;

/// Choose cards by lot, and say which.
fn deal(setup: &mut Setup, rng: &mut Rng) -> Vec<String> {
    let content = std::sync::Arc::clone(&setup.content);
    let mut below = |n: usize| rng.below(n as u32) as usize;
    let starting: Vec<SetId> = (0..content.sets.len())
        .filter(|i| content.sets[*i].class == SetClass::Starting)
        .map(|i| SetId(i as u8))
        .collect();
    let mut names = Vec::new();
    let mut classes: Vec<usize> = (0..content.classes.len()).collect();
    for seat in 0..usize::from(setup.table.marines) {
        let first = below(starting.len());
        let second = (first + 1 + below(starting.len() - 1)) % starting.len();
        let pair = [first.min(second), first.max(second)].map(|i| starting[i]);
        setup.loadouts[seat] = pair;
        let [a, b] = pair.map(|set| content.sets[usize::from(set.0)].name.as_str());
        names.push(format!("weapons    {a} + {b}"));
        let class = classes.swap_remove(below(classes.len()));
        setup.classes[seat] = Some(ClassId(class as u8));
        names.push(format!("class      {}", content.classes[class].name));
    }
    let mut sets: Vec<usize> = (0..content.event_sets.len()).collect();
    setup.event_sets = (0..3).map(|_| sets.swap_remove(below(sets.len())) as u8).collect();
    setup.event_sets.sort_unstable();
    for set in &setup.event_sets {
        names.push(format!("events     {}", content.event_sets[usize::from(*set)].name));
    }
    setup.invasion = below(content.invasions.len());
    names.push(format!("invasion   {}", content.invasions[setup.invasion].name));
    names
}

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
            let game = mission_of(drawing, marines, goal, frags, |setup| names = deal(setup, &mut rng));
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
