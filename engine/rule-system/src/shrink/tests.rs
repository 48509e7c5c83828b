//! Games that are made shorter: of a panel with switches that breaks after certain choices, and of tag.

use super::*;
use engine::game::{Log, Seat, Shown, Spot};
use engine::play::{Bot, RandomBot, Rng, Verdict, batch, verify};
use engine::toy::Tag;
use engine::{FigureId, HookError, Side};
use tiles::SpaceId;

/// Two players press switches in turns, as many as they like; a die is rolled before the second one's turn. A script fails when
/// the one switch of `breaks` is pressed some time after the other, and the die of that round shows so many.
#[derive(Clone, Copy)]
struct Panel {
    breaks: [Choice; 2],
    die: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Choice {
    Done,
    Press(u8, u8),
    Die(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    round: u16,
    /// Whose turn it is; the die's between those of both players.
    turn: u8,
    /// Presses that are left in this turn.
    left: u8,
    die: u8,
    was_pressed: bool,
}

const ROUNDS: u16 = 10;
const DIE: u8 = 1;

impl Game for Panel {
    type State = State;
    type Choice = Choice;

    fn start(&self) -> State {
        State { round: 1, turn: 0, left: 6, die: 0, was_pressed: false }
    }

    fn step(&self, state: &State, options: &mut Options<Choice>) -> Step {
        options.clear();
        if state.round > ROUNDS {
            return Step::Over(Outcome { winner: Some(Side::Marines), reason: "it is late".into() });
        }
        if state.turn == DIE {
            (1..=6).for_each(|face| options.chance(1, Choice::Die(face)));
            return Step::Chance;
        }
        (0..8).for_each(|switch| options.add(Choice::Press(state.turn, switch)));
        options.add(Choice::Done);
        Step::Choose(Seat(state.turn))
    }

    fn apply(&self, state: &mut State, choice: Choice, log: &mut Log) {
        let figure = FigureId(state.turn);
        if choice == self.breaks[1] && state.was_pressed && self.die.is_none_or(|die| die == state.die) {
            let why = HookError { what: "panel, on_press, line 3: smoke".to_owned(), at: None };
            log.push(Event::ScriptFailed { why: why.into() });
        }
        state.was_pressed |= choice == self.breaks[0];
        match choice {
            Choice::Die(face) => state.die = face,
            Choice::Press(..) if state.left > 1 => {
                state.left -= 1;
                return;
            }
            Choice::Press(..) | Choice::Done => log.push(Event::ActivationEnded { figure }),
        }
        (state.turn, state.left) = ((state.turn + 1) % 3, 6);
        if state.turn == 0 {
            log.push(Event::RoundEnded { round: state.round });
            state.round += 1;
            log.push(Event::RoundStarted { round: state.round });
        }
        if state.turn != DIE {
            log.push(Event::ActivationStarted { figure: FigureId(state.turn) });
        }
    }

    fn show(&self, _: &State, choice: Choice) -> Shown {
        let key = match choice {
            Choice::Done => "done".to_owned(),
            Choice::Press(seat, switch) => format!("press {seat} {switch}"),
            Choice::Die(face) => format!("die {face}"),
        };
        Shown { text: key.clone(), key, spot: Spot::Nowhere }
    }
}

fn record<G: Game>(game: &G, index: u32) -> Replay {
    let plan = batch::Plan { first: 0, games: 1, seed: 7, jobs: 1, limit: 1000 };
    batch::record_game(game, &|_| Box::new(RandomBot) as Box<dyn Bot<G>>, &plan, index, Provenance::default())
}

fn smoke(events: &[Event], due: &Step) -> bool {
    Shows::Fault("panel, on_press, line 3: smoke".to_owned()).is_it(events, due)
}

const SMOKE: Sought<'static> = Sought { kinds: Shows::KINDS, is_it: &smoke };

fn side(seat: Seat) -> Side {
    if seat == Seat(0) { Side::Marines } else { Side::Invader }
}

fn at_random<G: Game + 'static>() -> Players<'static, G> {
    Players { bots: &|_| Box::new(RandomBot), side: &side }
}

fn shrunk<G: Game + 'static>(game: &G, replay: &Replay, sought: Sought<'_>) -> Option<Shrunk> {
    shrink(game, replay, sought, Bounds::default(), at_random(), &|| 0)
}

/// It can be played, shows it with its last choice and not before, is no longer than it was, and comes out the same again.
fn examine<G: Game + 'static>(game: &G, replay: &Replay, sought: Sought<'_>) -> Option<Shrunk> {
    let short = shrunk(game, replay, sought)?;
    assert!(matches!(verify(game, &short.replay), Verdict::Agrees { .. }), "{:?}", short.replay.moves);
    let again = Course::of_replay(game, &short.replay, sought).expect("it is shown");
    assert_eq!(again.made.len(), short.choices(), "the last choice shows it");
    assert!(short.choices() <= short.from && short.from <= replay.moves.len());
    let twice = shrunk(game, replay, sought).expect("it is shown");
    assert_eq!((twice.replay.to_string(), twice.from), (short.replay.to_string(), short.from));
    Some(short)
}

#[test]
fn what_two_choices_show_is_shown_in_two_choices() {
    let panel = Panel { breaks: [Choice::Press(0, 2), Choice::Press(0, 5)], die: None };
    let shorts: Vec<Shrunk> =
        (0..20).filter_map(|index| examine(&panel, &record(&panel, index), SMOKE)).collect();
    assert!(shorts.len() > 10 && shorts.iter().any(|short| short.from > 40));
    for short in shorts {
        assert_eq!(short.replay.moves, ["press 0 2", "press 0 5"]);
        assert_eq!(short.replay.provenance.shrunk, Some(short.from as u32));
    }
}

#[test]
fn turns_of_others_are_over_at_once_and_the_die_falls_as_it_must() {
    let panel = Panel { breaks: [Choice::Press(2, 7), Choice::Press(0, 4)], die: Some(3) };
    let shorts: Vec<Shrunk> =
        (0..40).filter_map(|index| examine(&panel, &record(&panel, index), SMOKE)).collect();
    assert!(shorts.len() > 10);
    for short in shorts {
        assert_eq!(short.replay.moves, ["done", "die 3", "press 2 7", "done", "press 0 4"]);
    }
}

#[test]
fn rules_that_tell_of_no_activation_are_no_other_matter() {
    let middle = |events: &[Event], _: &Step| matches!(events, [Event::Moved { to: SpaceId(4), .. }, ..]);
    let third = |events: &[Event], _: &Step| matches!(events, [Event::RoundEnded { round: 3 }]);
    let moved = EventSet::NONE.with(EventKind::Moved);
    let rounds = EventSet::NONE.with(EventKind::RoundEnded);
    let mut found = 0;
    for index in 0..30 {
        let replay = record(&Tag, index);
        if let Some(short) = examine(&Tag, &replay, Sought { kinds: moved, is_it: &middle }) {
            // The runner is there in two steps; between them the chaser has at least one.
            assert!(short.choices() <= 4, "{:?}", short.replay.moves);
            found += 1;
        }
        if let Some(short) = examine(&Tag, &replay, Sought { kinds: rounds, is_it: &third }) {
            assert!(short.choices() <= 12, "{:?}", short.replay.moves);
            found += 1;
        }
    }
    assert!(found > 30);
}

#[test]
fn a_game_without_a_winner_is_over_as_soon_as_it_can_be() {
    let caught =
        |_: &[Event], due: &Step| matches!(due, Step::Over(Outcome { winner: Some(Side::Invader), .. }));
    let sought = Sought { kinds: EventSet::NONE, is_it: &caught };
    let shorts: Vec<usize> = (0..30)
        .filter_map(|index| examine(&Tag, &record(&Tag, index), sought))
        .map(|it| it.choices())
        .collect();
    // At best a step of the runner, a three, and three steps of the chaser.
    assert!(shorts.len() > 5 && shorts.contains(&5), "{shorts:?}");
    assert!(shorts.iter().all(|choices| (5..10).contains(choices)), "{shorts:?}");
    let over = |winner| Step::Over(Outcome { winner, reason: "a script never came to rest".into() });
    assert!(Shows::NoWinner.is_it(&[], &over(None)));
    assert!(![over(Some(Side::Marines)), Step::Chance].iter().any(|due| Shows::NoWinner.is_it(&[], due)));
}

#[test]
fn without_a_try_only_what_comes_after_the_moment_is_cut() {
    let panel = Panel { breaks: [Choice::Press(0, 2), Choice::Press(0, 5)], die: None };
    let replay = record(&panel, 0);
    for bounds in [Bounds { tries: 0, ..Bounds::default() }, Bounds { choices: 0, ..Bounds::default() }] {
        let cut = shrink(&panel, &replay, SMOKE, bounds, at_random(), &|| 0).expect("it is shown");
        assert_eq!(cut.replay.moves, replay.moves[..cut.from]);
        assert!(cut.from < replay.moves.len());
    }
    // What scripts take counts as well.
    let spent = std::cell::Cell::new(0);
    let costly = || spent.replace(spent.get() + 1000);
    let some = shrink(&panel, &replay, SMOKE, Bounds::default(), at_random(), &costly).expect("it is shown");
    assert!(some.choices() <= some.from && spent.get() <= Bounds::default().choices + 10_000);
}

#[test]
fn what_a_game_does_not_show_is_not_shown() {
    let panel = Panel { breaks: [Choice::Press(0, 2), Choice::Press(0, 2)], die: Some(9) };
    assert!(shrunk(&panel, &record(&panel, 0), SMOKE).is_none());
    let other = Replay::new(Provenance::default(), vec!["dance".into()], None);
    assert!(shrunk(&panel, &other, SMOKE).is_none());
}

/// A climber takes one of four handles in each turn: one leads a rung up, the others let them fall to the ground. Which one it is depends
/// on all that was chosen before, so old choices fit no longer where anything was changed. The other player shakes the ladder, which
/// costs a rung, or waits. At the top a script fails, if the climber has opened a hatch, which they can only in one round.
#[derive(Clone, Copy)]
struct Ladder {
    hatch: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Climb {
    Rest,
    Open,
    Grip(u64),
    Wait,
    Shake,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Rungs {
    round: u16,
    turn: u8,
    rung: u8,
    is_open: bool,
    past: u64,
}

const TOP: u8 = 10;
const HANDLES: u64 = 4;

impl Rungs {
    fn right(&self) -> Climb {
        Climb::Grip(self.past + self.past % HANDLES)
    }
}

impl Game for Ladder {
    type State = Rungs;
    type Choice = Climb;

    fn start(&self) -> Rungs {
        Rungs { round: 1, turn: 0, rung: 0, is_open: false, past: 1 }
    }

    fn step(&self, state: &Rungs, options: &mut Options<Climb>) -> Step {
        options.clear();
        if state.rung == TOP || state.round > 1000 {
            return Step::Over(Outcome { winner: Some(Side::Marines), reason: "it is late".into() });
        }
        if state.turn == 1 {
            options.add(Climb::Wait);
            options.add(Climb::Shake);
        } else {
            options.add(Climb::Rest);
            (0..HANDLES).for_each(|handle| options.add(Climb::Grip(state.past + handle)));
            if self.hatch == Some(state.round) {
                options.add(Climb::Open);
            }
        }
        Step::Choose(Seat(state.turn))
    }

    fn apply(&self, state: &mut Rungs, choice: Climb, log: &mut Log) {
        let code = match choice {
            Climb::Rest => 1,
            Climb::Open => 2,
            Climb::Grip(handle) => 5 + handle,
            Climb::Wait => 3,
            Climb::Shake => 4,
        };
        let is_right = choice == state.right();
        state.past = (state.past * 31 + code * 7919) % 1_000_003 * 10;
        state.is_open |= choice == Climb::Open;
        state.rung = match choice {
            Climb::Grip(_) if is_right => state.rung + 1,
            Climb::Grip(_) => 0,
            Climb::Shake => state.rung.saturating_sub(1),
            Climb::Rest | Climb::Open | Climb::Wait => state.rung,
        };
        if state.rung == TOP && (state.is_open || self.hatch.is_none()) {
            let why = HookError { what: "panel, on_press, line 3: smoke".to_owned(), at: None };
            log.push(Event::ScriptFailed { why: why.into() });
        }
        log.push(Event::ActivationEnded { figure: FigureId(state.turn) });
        state.turn = 1 - state.turn;
        if state.turn == 0 {
            state.round += 1;
            log.push(Event::RoundStarted { round: state.round });
        }
        log.push(Event::ActivationStarted { figure: FigureId(state.turn) });
    }

    fn show(&self, _: &Rungs, choice: Climb) -> Shown {
        let key = match choice {
            Climb::Grip(handle) => format!("grip {handle}"),
            Climb::Rest | Climb::Open | Climb::Wait | Climb::Shake => format!("{choice:?}").to_lowercase(),
        };
        Shown { text: key.clone(), key, spot: Spot::Nowhere }
    }
}

/// Climbs by the right handle, or shakes nearly always.
struct Able {
    opens: bool,
}

impl Bot<Ladder> for Able {
    fn pick(&mut self, _: &Ladder, state: &Rungs, seat: Seat, options: &[Climb], rng: &mut Rng) -> usize {
        let wanted = match seat {
            Seat(0) if self.opens && options.contains(&Climb::Open) => Climb::Open,
            Seat(0) => state.right(),
            _ if rng.below(10) == 0 => Climb::Wait,
            _ => Climb::Shake,
        };
        options.iter().position(|option| *option == wanted).expect("it is on offer")
    }
}

/// A long game on a ladder is made shorter: how long it is if bots that choose at random go on with it, and the game if bots that
/// can climb do.
fn climbed(ladder: Ladder, index: u32) -> (usize, Shrunk) {
    let plan = batch::Plan { first: 0, games: 1, seed: 7, jobs: 1, limit: 2000 };
    let bots = |_| Box::new(Able { opens: true }) as Box<dyn Bot<Ladder>>;
    let replay = batch::record_game(&ladder, &bots, &plan, index, Provenance::default());
    let bounds = Bounds { tries: 400, ..Bounds::default() };
    let shorten = |players| shrink(&ladder, &replay, SMOKE, bounds, players, &|| 0).expect("it is shown");
    let able = Players { bots: &|_| Box::new(Able { opens: false }), side: &side };
    let short = shorten(able);
    assert!(matches!(verify(&ladder, &short.replay), Verdict::Agrees { .. }));
    assert_eq!(shorten(able).replay.to_string(), short.replay.to_string());
    (shorten(at_random()).choices(), short)
}

#[test]
fn where_nothing_may_be_left_out_a_bot_plays_on_against_passive_ones() {
    for index in 0..5 {
        let (at_random, short) = climbed(Ladder { hatch: None }, index);
        assert!(at_random > 60, "{at_random} of {}", short.from);
        assert_eq!(short.choices(), 2 * usize::from(TOP) - 1);
        assert!(!short.replay.moves.contains(&"shake".to_owned()));
    }
}

#[test]
fn what_only_the_old_game_does_is_kept_and_a_bot_plays_on_from_there() {
    for index in 0..5 {
        let (at_random, short) = climbed(Ladder { hatch: Some(3) }, index);
        assert!(at_random > 60, "{at_random} of {}", short.from);
        assert_eq!(short.replay.moves[4], "open");
        assert!(short.choices() <= 6 + 2 * usize::from(TOP), "{}", short.choices());
    }
}

#[test]
fn rules_that_panic_in_a_try_leave_the_game_as_it_was() {
    let panel = Panel { breaks: [Choice::Press(0, 2), Choice::Press(0, 5)], die: None };
    let replay = record(&panel, 0);
    let cut = shrink(&panel, &replay, SMOKE, Bounds { tries: 0, choices: 0 }, at_random(), &|| 0);
    let cut = cut.expect("it is shown");
    let asked = std::cell::Cell::new(0);
    let is_it = |events: &[Event], due: &Step| {
        asked.set(asked.get() + 1);
        assert!(asked.get() <= cut.from, "the rules break");
        smoke(events, due)
    };
    let left = shrunk(&panel, &replay, Sought { kinds: Shows::KINDS, is_it: &is_it }).expect("it is shown");
    assert!(asked.get() > cut.from);
    assert_eq!((left.replay.to_string(), left.from), (cut.replay.to_string(), cut.from));
}
