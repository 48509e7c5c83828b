//! Whole games as text a player can read: `tests/playthroughs/*.txt`. Lines that begin with `>` are the choices, nature's
//! included; they are followed, so that other bots change nothing, and what they lead to is compared line by line.
//!
//! `UPDATE_EXPECT=1` writes the files anew; where a choice is not on offer any more, greedy bots play on from there.

#[allow(dead_code, reason = "its large boards are for the bots")]
#[path = "doom2016/missions.rs"]
mod missions;
#[path = "doom2016/table.rs"]
mod table;

use engine::doom2016::{Choice, Doom2016, Greedy, State, Story};
use engine::game::{Game, Log, Options, Side, Step};
use engine::play::{Bot, Rng};
use engine::{Event, TokenKind};
use expect_test::expect_file;
use missions::{Goal, mission};
use std::fmt::Write;
use std::path::Path;
use tiles::ascii::Drawing;

#[allow(clippy::disallowed_methods, reason = "the same switch as that of the library that compares")]
fn rewriting() -> bool {
    std::env::var("UPDATE_EXPECT").is_ok()
}

fn check(name: &str, about: &str, game: &Doom2016, seed: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name);
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let moves: Vec<&str> = known.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let told = play(game, about, &moves, seed);
    expect_file![path].assert_eq(&told);
}

/// Follow the moves as far as they go, then the bots.
fn play(game: &Doom2016, about: &str, moves: &[&str], seed: u64) -> String {
    let mut moves = moves.iter().copied();
    let (mut bot, mut rng) = (Greedy::new(game), Rng::new(seed));
    let (mut state, mut options, mut log) = (game.start(), Options::default(), Log::listening());
    let mut story = Story::new(game, &state.world);
    let mut told = format!("# {about}\n");
    loop {
        let due = game.step(&state, &mut options);
        if let Step::Over(outcome) = due {
            let winner = match outcome.winner {
                Some(Side::Marines) => "The marines win",
                Some(Side::Invader) => "The invader wins",
                None => "Nobody wins",
            };
            writeln!(told, "{winner}: {}", outcome.reason).expect("a string");
            return told;
        }
        let choice = match moves.next() {
            Some(key) => match options.list.iter().find(|c| game.show(&state, **c).key == key) {
                Some(choice) => *choice,
                None if rewriting() => {
                    moves = [].iter().copied();
                    pick(game, &state, &due, &options, &mut bot, &mut rng)
                }
                None => panic!("`{key}` is not on offer any more, after\n{told}"),
            },
            None if rewriting() => pick(game, &state, &due, &options, &mut bot, &mut rng),
            None => panic!("the game is not over at the end of the file:\n{told}"),
        };
        writeln!(told, "> {}", game.show(&state, choice).key).expect("a string");
        log.events.clear();
        game.apply(&mut state, choice, &mut log);
        game.audit_state(&state).expect("a legal state");
        for event in &log.events {
            if let Some(sentence) = story.tell(event) {
                writeln!(told, "{sentence}").expect("a string");
            }
            if matches!(event, Event::RoundStarted { .. }) {
                write!(told, "{}", map(game, &state)).expect("a string");
            }
        }
    }
}

fn pick(
    game: &Doom2016,
    state: &State,
    due: &Step,
    options: &Options<Choice>,
    bot: &mut Greedy,
    rng: &mut Rng,
) -> Choice {
    let at = match due {
        Step::Choose(seat) => bot.pick(game, state, *seat, &options.list, rng),
        _ => rng.weighted(&options.weights),
    };
    options.list[at]
}

/// The board with figures by the first letter of their names, tokens, and closed doors as `=`.
fn map(game: &Doom2016, state: &State) -> String {
    let table = game.table();
    let world = &state.world;
    let glyph = |cell| {
        let space = table.board.space_at(cell)?;
        if let Some(id) = world.figure_on(table, space) {
            let kind = table.kind(world.figures[id].kind);
            let letter = kind.name.chars().next()?;
            return Some(if kind.side == Side::Marines { letter } else { letter.to_ascii_lowercase() });
        }
        let token = world.tokens.on(space).next().map(|(_, token)| match token.kind {
            TokenKind::HealthPack => '+',
            TokenKind::Weapon(_) => '*',
            TokenKind::Objective | TokenKind::Marker(_) => '?',
        });
        let portal =
            table.portals.iter().zip(0..).any(|(p, i)| world.portals >> i & 1 == 1 && p.space == space);
        let teleporter = table.teleporters.iter().any(|t| t.space == space);
        token.or(portal.then_some('o')).or(teleporter.then_some('T'))
    };
    let door = |edge| table.board.doors_on(edge).any(|d| world.closed.has(d)).then_some('=');
    Drawing::of(&table.board).closed(world.closed).glyphs(&glyph).edge_glyphs(&door).to_string()
}

#[test]
fn a_hunt() {
    let hall = "
        +---------------+
        |A . . . ~ . i .|
        |      - -      |
        |B T . . H . p .|
        |               |
        |. . R . .:. i .|
        +---------------+";
    check(
        "a-hunt.txt",
        "Two marines have to frag every demon before two of them are fragged.",
        &mission(hall, 2, Goal::Hunt, 2),
        1,
    );
}

#[test]
fn a_break_out() {
    let rooms = "
        +-----------------+
        |A T . . .|. i . .|
        |                 |
        |. . . . .X. . b O|
        |                 |
        |. H . . .X. . . .|
        |                 |
        |. . . . .|. . . .|
        +-----------------+";
    check(
        "a-break-out.txt",
        "A marine alone has to reach the token behind the door; opening it wakes the portal.",
        &mission(rooms, 1, Goal::Reach, 2),
        2,
    );
}

#[test]
fn a_last_stand() {
    let square = "
        +-------------+
        |. . . c . . .|
        |             |
        |. A . . . k .|
        |  -       :  |
        |. . T B . . .|
        |  -       :  |
        |. C . . m . .|
        |             |
        |. . . H . . .|
        +-------------+";
    check(
        "a-last-stand.txt",
        "Three marines have to live through three rounds with at most two frags.",
        &mission(square, 3, Goal::HoldOut(3), 3),
        3,
    );
}
