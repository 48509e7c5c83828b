//! Every card of the box is played or used in bots' games: random bots, and some greedy ones, with every deal of the box.
//! `COVERAGE_GAMES=100 cargo test -p engine --test coverage -- --nocapture` plays that many games of each deal, asks for a
//! hundred uses of each card and prints the table.

#[path = "doom2016/hooks.rs"]
mod hooks;
#[path = "doom2016/table.rs"]
mod table;

use engine::coverage::{Coverage, Covered};
use engine::doom2016::{Choice, Doom2016, Greedy};
use engine::game::Log;
use engine::play::{Bot, Rng};
use engine::{Effect, Event, Game, Options, PortalId, Side, Step, Table, World};
use hooks::listener;
use table::variety;

/// Every kind of demon, portals of all tiers, health and a teleporter; weapons are added by the deal.
const YARD: &str = "
    +-------------------+
    |A B . T . . i . z .|
    |                   |
    |C D . . .:. p . . .|
    |         :         |
    |. . H . . . . . . .|
    |    - -            |
    |. b . y . r v . h .|
    |                   |
    |. . . . ~ . c . . .|
    |      # #          |
    |. t . . . . k m . .|
    |                   |
    |. . . . . . . . . .|
    +-------------------+";

/// A portal a round; after twelve rounds the marines have held out.
fn waking(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
    match event {
        Event::RoundStarted { .. } => {
            let portals = (0..table.portals.len() as u8).map(PortalId).filter(|p| world.has_portal(*p));
            out.extend(portals.take(1).map(Effect::Summon));
        }
        Event::RoundEnded { round: 12 } => {
            out.push(Effect::Win { side: Side::Marines, reason: "they held out".into() });
        }
        _ => {}
    }
}

fn play(game: &Doom2016, seed: u32, greedy: bool, coverage: &mut Coverage) {
    let (mut state, mut options, mut log) = (game.start(), Options::<Choice>::default(), Log::listening());
    let (mut bot, mut rng) = (Greedy::new(game), Rng::for_game(9, seed));
    game.begun(coverage);
    loop {
        let pick = match game.step(&state, &mut options) {
            Step::Over(_) => return,
            Step::Chance => rng.weighted(&options.weights),
            Step::Choose(seat) if greedy => bot.pick(game, &state, seat, &options.list, &mut rng),
            Step::Choose(_) => rng.below(options.list.len() as u32) as usize,
        };
        let choice = options.list[pick];
        game.chosen(&state, choice, coverage);
        log.events.clear();
        game.apply(&mut state, choice, &mut log);
        for event in &log.events {
            game.happened(event, coverage);
        }
    }
}

#[test]
#[allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "how long to test is asked of whoever runs it"
)]
fn every_card_is_used() {
    let asked = std::env::var("COVERAGE_GAMES").ok().and_then(|n| n.parse::<u32>().ok());
    let (games, least) = asked.map_or((10, 1), |games| (games, 100));
    let mut all = Coverage::default();
    for nth in 0..24 {
        let drawing: String = YARD
            .chars()
            .map(|c| if ('A'..='D').contains(&c) && c as usize - 'A' as usize > nth % 4 { '.' } else { c })
            .collect();
        let mut setup = variety(&drawing, nth);
        setup.frag_limit = 20;
        let game = Doom2016::new(setup, listener(waking));
        all.merge(game.everything());
        for seed in 0..games {
            // Bots that know what they do use some cards more, random ones others.
            play(&game, seed, seed % 2 == 1, &mut all);
        }
    }
    if asked.is_some() {
        println!("{all}");
    }
    let missing: Vec<_> = all.below(least).collect();
    assert_eq!(missing, [], "used less than {least} times");
}
