//! Every card of the box is played or used in bots' games: random bots, and some greedy ones, with every deal of the box.
//! `COVERAGE_GAMES=100 cargo test -p doom-2016 coverage:: -- --nocapture` plays that many games of each deal, asks for a
//! hundred uses of each card and prints the table.

use crate::hooks::listener;
use crate::missions::{FACILITY, Goal, mission};
use crate::table::variety;
use doom_2016::own::{OwnEffect, PORTAL, Pieces2016, PortalId};
use doom_2016::{Doom2016, Greedy};
use engine::Game;
use engine::coverage::{Counter, Coverage, Covered};
use engine::play::{Bot, Bots, Controls, Plan, RandomBot, batch};
use engine::{Effect, Event, FigureId, Seat, Side, Table, World};

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
            let portals =
                (0..table.pieces(PORTAL).len() as u8).map(PortalId).filter(|p| world.has_portal(*p));
            out.extend(portals.take(1).map(|portal| OwnEffect::Summon { portal }.into()));
        }
        Event::RoundEnded { round: 12 } => {
            out.push(Effect::Win { side: Side::Marines, reason: "they held out".into() });
        }
        _ => {}
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
        // Bots that know what they do use some cards more, random ones others.
        let greedy = |_: Seat| -> Box<dyn Bot<Doom2016>> { Box::new(Greedy::new(&game)) };
        let random = |_: Seat| -> Box<dyn Bot<Doom2016>> { Box::new(RandomBot) };
        for (bots, games) in [(&greedy as &Bots<'_, Doom2016>, games / 2), (&random, games.div_ceil(2))] {
            let plan = Plan { first: 0, games, seed: 9, jobs: 1, limit: 100_000 };
            for record in batch(&game, bots, &plan, |_| Counter::default(), Controls::default()) {
                assert!(record.outcome.is_some(), "a game without an end");
                all.merge(record.summary);
            }
        }
    }
    if asked.is_some() {
        println!("{all}");
    }
    let missing: Vec<_> = all.below(least).collect();
    assert_eq!(missing, [], "used less than {least} times");
}

/// A class card that is used in the place of a main action is reported as played; it still counts as a class card.
#[test]
fn a_class_card_that_is_played_counts_as_one() {
    let game = mission(FACILITY, 1, Goal::Contain, 4);
    let class = game.content().classes[0].name.as_str();
    let mut used = Coverage::default();
    game.happened(&game.start(), &Event::CardPlayed { figure: FigureId(0), card: class.into() }, &mut used);
    let told: Vec<_> = used.lines().map(|line| (line.what.english(), line.name, line.used)).collect();
    assert_eq!(told, [("class".to_owned(), class, 1)]);
}
