//! The conformance harness plays DOOM (2016) at random on several boards, for one to four marines, with and without somebody
//! listening. `CONFORM_GAMES=1000 cargo test -p doom-2016 conformance::` plays more games of each.

use crate::hooks::listener;
use crate::table::{setup, variety};
use doom_2016::Doom2016;
use doom_2016::own::{OwnEffect, PORTAL, Pieces2016, PortalId, ban, stat};
use engine::conform::{Conform, check};
use engine::world::Dice;
use engine::world::{BanEnd, Cost, Limit, Modifier, Near, Offer, Until};
use engine::{Effect, Event, Side, Table, TokenKind, World};

/// Everything at once: red lines, difficult spaces, every kind of demon, items, teleporters.
const ARENA: &str = "
    +-------------------+
    |A B|. . i . ~ ~|T .|
    |   |       ---     |
    |C D|. i . . . .|. .|
    |   +       ---     |
    |. T X . p . H . . R|
    |   +               |
    |. .:. . . . . k . .|
    |   :               |
    |. .:. m . . c . . .|
    |      #            |
    |. t . . . . . . . i|
    +-------------------+";

/// Rooms behind doors, with portals in them.
const ROOMS: &str = "
    +-------------------+
    |A C . .|i . i . . .|
    |                   |
    |B D T . D . . y . .|
    |                   |
    |. . . . D . . . p .|
    |- E E - - - - F F -|
    |. . . . . .|. . . .|
    |                   |
    |. b . H . .|c . r .|
    |                   |
    |. . k . . t|. m . .|
    +-------------------+";

/// Two wide: everybody has to pass everybody.
const CORRIDOR: &str = "
    +---------------------+
    |A B i T . i p . k . m|
    |                     |
    |C D . i . ~ p . . . .|
    +---------------------+";

#[allow(clippy::disallowed_methods, reason = "how long to test is asked of whoever runs the tests")]
fn games() -> u32 {
    std::env::var("CONFORM_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(12)
}

/// Fewer marines than a board has places for.
fn with_marines(drawing: &str, marines: usize) -> String {
    let away = &["A", "B", "C", "D"][marines..];
    let mut text = String::new();
    for (row, line) in drawing.lines().enumerate() {
        // Marks stand in every second line; letters between them are doors.
        let mut line = line.to_owned();
        if row >= 2 && row % 2 == 0 {
            for mark in away {
                let margin = drawing.lines().nth(1).and_then(|l| l.find('+')).unwrap_or(0);
                line = line
                    .char_indices()
                    .map(|(at, c)| {
                        let cell = at > margin && (at - margin) % 2 == 1;
                        if cell && c.to_string() == **mark { '.' } else { c }
                    })
                    .collect();
            }
        }
        text += &line;
        text.push('\n');
    }
    text
}

fn conform(name: &str, game: &Doom2016, thorough: u32) {
    let plan = Conform { games: games(), seed: 16, limit: 50_000, thorough, jobs: 2 };
    match check(game, plan) {
        Ok(report) => assert_eq!(report.games, plan.games, "{name}: {report}"),
        Err(fault) => panic!("{name}: {fault}"),
    }
}

/// Without demons no figure falls any more: something else has to end the game.
pub(crate) fn patience(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
    if *event == (Event::RoundEnded { round: 40 }) {
        out.push(Effect::Win { side: Side::Marines, reason: "they held out".into() });
    }
}

#[test]
fn every_board_conforms_for_one_to_four_marines() {
    for (name, drawing) in [("arena", ARENA), ("rooms", ROOMS), ("corridor", CORRIDOR)] {
        for marines in 1..=4 {
            let game = Doom2016::new(setup(&with_marines(drawing, marines)), listener(patience));
            assert_eq!(usize::from(game.marines()), marines);
            conform(&format!("{name}, {marines} marines"), &game, 20);
        }
    }
}

/// Large demons of every size between walls, red lines and difficult spaces.
const GIANTS: &str = "
    +-----------------------+
    |A B . . ~ . . . z . . .|
    |                       |
    |C D . T ~ . . . . . . .|
    |      - -     :        |
    |. . . . . .:. . . . . .|
    |            :          |
    |. v . . k . . h . . . .|
    |                       |
    |. . . .:. . . . . m . .|
    |      # #              |
    |. b . . y . . r . . . t|
    +-----------------------+";

/// Somebody wakes the portals, one a round, so that every invasion card is used.
fn waking(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
    patience(table, world, event, out);
    if let Event::RoundStarted { round } = event {
        let portals = (0..table.pieces(PORTAL).len() as u8).map(PortalId).filter(|p| world.has_portal(*p));
        out.extend(portals.take(usize::from(*round > 1)).map(|portal| OwnEffect::Summon { portal }.into()));
    }
}

/// All classes, weapons, event sets and invasion cards of the box.
#[test]
fn every_card_of_the_box_conforms() {
    let games = games().div_ceil(4);
    for nth in 0..24 {
        let drawing = [ARENA, ROOMS, GIANTS][nth % 3];
        let marines = 1 + nth % 4;
        let mut setup = variety(&with_marines(drawing, marines), nth);
        setup.frag_limit = 6;
        let game = Doom2016::new(setup, listener(waking));
        let plan = Conform { games, seed: 16 + nth as u64, limit: 50_000, thorough: 20, jobs: 2 };
        match check(&game, plan) {
            Ok(report) => assert_eq!(report.games, games, "deal {nth}: {report}"),
            Err(fault) => panic!("deal {nth}: {fault}"),
        }
    }
}

/// A restless script: in every round something of everything.
fn restless(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
    patience(table, world, event, out);
    let word = |word: &str| table.symbols.get(word).expect("an interned word");
    match event {
        Event::Started => {
            out.push(Effect::Offer(Offer {
                tag: word("sample"),
                label: word("Take a sample"),
                near: Near::Token(TokenKind::Objective),
                distance: 1,
                least: 0,
                cost: Cost([1, 1, 0, 0]),
                limit: Limit::Activation,
                needs: None,
                used: 0,
            }));
            out.push(Effect::Forbid(ban::DEMONS_OPEN_DOORS, BanEnd::While(PORTAL)));
        }
        Event::RoundStarted { round } => {
            let portal = PortalId((round % 4) as u8);
            out.extend([
                OwnEffect::Summon { portal }.into(),
                Effect::Ask {
                    side: if round % 2 == 0 { Side::Marines } else { Side::Invader },
                    question: word("Which?"),
                    answers: [word("this"), word("that")].into_iter().collect(),
                    tag: word("which"),
                },
                Effect::Roll { dice: Dice([1, 1, 0, 0]), tag: word("luck") },
                Effect::Modify(Modifier {
                    stat: stat::speed(Side::Invader),
                    amount: 1,
                    until: Until::Activation,
                }),
                OwnEffect::GainArgent { amount: 2 }.into(),
            ]);
        }
        Event::DoorOpened { .. } => {
            out.extend((0..4).map(|p| OwnEffect::Summon { portal: PortalId(p) }.into()));
        }
        Event::OfferTaken { by, .. } => {
            out.extend([Effect::Heal(*by, 1), OwnEffect::DrawEvents { count: 1 }.into()]);
        }
        Event::Answered { answer: 0, .. } => {
            out.extend(world.figures().on_map().map(|(id, _)| Effect::Hurt(id, 1)));
        }
        Event::Answered { .. } => out.extend(world.figures().on_map().map(|(id, _)| Effect::Stun(id))),
        Event::Rolled { face, .. } if face.first() > 3 => {
            out.extend(world.figures().on_map().take(1).map(|(id, _)| Effect::DrawCards(id, 2)));
        }
        // A figure that falls is replaced at once, so that its number is used again.
        Event::Fragged { kind, at, .. } => out.push(Effect::PlaceFigure(*kind, *at)),
        Event::Placed { kind, .. } => out.push(OwnEffect::AddInitiative { kind: *kind }.into()),
        _ => {}
    }
}

#[test]
fn every_board_conforms_while_scripts_interfere() {
    for (name, drawing) in [("arena", ARENA), ("rooms", ROOMS), ("corridor", CORRIDOR)] {
        for marines in [1, 3] {
            let mut setup = setup(&with_marines(drawing, marines));
            for word in ["sample", "Take a sample", "Which?", "this", "that", "which", "luck"] {
                let _ = setup.table.symbols.intern(word);
            }
            if let Some(space) = setup.table.board.spaces().nth(3) {
                setup.table.tokens.push(engine::table::TokenSpot { space, kind: TokenKind::Objective });
            }
            let game = Doom2016::new(setup, listener(restless));
            conform(&format!("{name} with scripts, {marines} marines"), &game, 20);
        }
    }
}
