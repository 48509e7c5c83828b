//! Who may know what: each seat's view of the cards, and bots that choose the same whatever they cannot know.

use crate::scene::{Scene, scene, scene_with};
use crate::table::{setup, variety};
use doom_2016::brought::Pick;
use doom_2016::knowledge::Held;
use doom_2016::{Choice, Doom2016, Greedy};
use engine::play::{Bot, Rng};
use engine::{Game, NoHooks, Options, Seat, Step, game::Log};
use std::sync::Arc;

const HALL: &str = "
    +---------------+
    |A . . ~ . i . .|
    |               |
    |B T . . . p . .|
    |               |
    |C . . . . . k .|
    |               |
    |. . . H . . . .|
    +---------------+";

#[test]
fn each_seat_sees_its_own_hand_only() {
    let scene =
        scene(HALL).hand("alpha", "armor unload").hand("bravo", "plasma-volley").events("ambush darkness");
    let (game, state) = (scene.game, scene.state);
    let [alpha, bravo, invader] = [0, 1, 4].map(|seat| game.seen_by(&state, Seat(seat)));
    assert_eq!(alpha.marines[1].hand, Held::Hidden(1));
    assert_eq!(bravo.marines[0].hand, Held::Hidden(2));
    assert_eq!(invader.marines[0].hand, Held::Hidden(2));
    assert_eq!(alpha.invader.hand, Held::Hidden(2));
    assert!(matches!(&alpha.marines[0].hand, Held::Known(cards) if cards.len() == 2));
    assert!(matches!(&invader.invader.hand, Held::Known(cards) if cards.len() == 2));
    // What is unseen is the deck and what is hidden with it.
    assert_eq!(bravo.marines[0].unseen.len(), 10);
    assert_eq!(alpha.marines[0].unseen.len(), 8);
    assert_eq!(alpha.invader.unseen.len(), 18);
    assert_eq!(invader.invader.unseen.len(), 16);
    // The invasion card lies face down before the invader.
    assert_eq!((alpha.invader.invasion, invader.invader.invasion), (None, Some(0)));
}

/// A mission may show the invasion card, as the tutorial does; also one that the invader chooses.
#[test]
fn everybody_sees_an_invasion_card_that_lies_face_up() {
    let shown = scene_with(HALL, |setup| setup.invasion_shown = true);
    let seen = |seat: Option<Seat>| shown.game.seen_by(&shown.state, seat).invader.invasion;
    assert_eq!([Some(Seat(0)), Some(Seat(4)), None].map(seen), [Some(0); 3]);

    let left = |shown| {
        let mut setup = setup(HALL);
        setup.left = vec![Pick::Invasion];
        setup.invasion_shown = shown;
        Scene::of(setup, Arc::new(NoHooks)).before_the_game().play("invasion vermin").0
    };
    assert_eq!(left(false).lines().next(), Some("The invader lays an invasion card face down"));
    assert_eq!(left(true).lines().next(), Some("The invader lays an invasion card face up"));
}

#[test]
fn who_looked_at_an_initiative_card_is_alone_in_knowing_it() {
    let mut scene = scene(HALL).order("bravo invader alpha charlie").shuffled();
    let next = |state: &doom_2016::State, seat| scene.game.seen_by(state, Seat(seat)).next;
    // A card put on top openly is known to everybody.
    scene.state.scene().initiative().bring_up(1);
    assert_eq!([0, 1, 4].map(|seat| next(&scene.state, seat)), [Some(1); 3]);
    scene.state.scene().initiative().peek(0, 1);
    assert_eq!([0, 1, 4].map(|seat| next(&scene.state, seat)), [Some(1), None, None]);
}

/// A player's choice does not change when the others have drawn other cards.
#[test]
fn bots_choose_by_what_their_seat_may_know() {
    let (mut asked, mut changed) = (0, 0);
    for nth in 0..8 {
        let deal = || variety(HALL, nth);
        let game = Doom2016::new(deal(), Arc::new(NoHooks));
        // Another invasion card: marines may not know which it is.
        let mut other = deal();
        other.invasion = (other.invasion + 5) % other.content.invasions.len();
        let other = Doom2016::new(other, Arc::new(NoHooks));
        let (mut bot, mut blind) = (Greedy::new(&game), Greedy::new(&game));
        let mut rng = Rng::new(nth as u64);
        let (mut state, mut options) = (game.start(), Options::<Choice>::default());
        for _ in 0..1500 {
            let pick = match game.step(&state, &mut options) {
                Step::Over(_) => break,
                Step::Chance => rng.weighted(&options.weights),
                Step::Choose(seat) => {
                    let mut dealer = Rng::new(asked);
                    let anew = game.dealt_anew(&state, seat, |n| dealer.below(n as u32) as usize);
                    changed += u64::from(anew != state);
                    asked += 1;
                    let pick = bot.pick(&game, &state, seat, &options.list, &mut Rng::new(1));
                    let table = if seat.0 < game.marines() { &other } else { &game };
                    let same = blind.pick(table, &anew, seat, &options.list, &mut Rng::new(1));
                    let shown = |at: usize| game.show(&state, options.list[at]).key;
                    assert_eq!(shown(pick), shown(same), "deal {nth}, {seat:?}, {:?}", state.tasks().last());
                    pick
                }
            };
            game.apply(&mut state, options.list[pick], &mut Log::silent());
        }
    }
    assert!(asked > 1000 && changed * 10 > asked * 9, "{changed} of {asked}");
}

/// What is dealt again is a state of the same game.
#[test]
fn a_new_deal_keeps_every_card() {
    let game = Doom2016::new(setup(HALL), Arc::new(NoHooks));
    let (mut state, mut options, mut rng) = (game.start(), Options::<Choice>::default(), Rng::new(3));
    for _ in 0..400 {
        let pick = match game.step(&state, &mut options) {
            Step::Over(_) => break,
            Step::Chance => rng.weighted(&options.weights),
            Step::Choose(seat) => {
                let anew = game.dealt_anew(&state, seat, |n| rng.below(n as u32) as usize);
                game.audit_state(&anew).expect("a legal state");
                assert_eq!(game.seen_by(&anew, seat), game.seen_by(&state, seat));
                rng.below(options.list.len() as u32) as usize
            }
        };
        game.apply(&mut state, options.list[pick], &mut Log::silent());
    }
}
