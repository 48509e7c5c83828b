//! What a mission leaves to the players: who chooses what and when, what the box allows, and that a game in which the same was
//! chosen is the same game.

use crate::conformance::patience;
use crate::hooks::listener;
use crate::scene::{Scene, check, scene_with};
use crate::table::{all_left, setup, variety};
use doom_2016::brought::Pick;
use doom_2016::content::{SetClass, SetId};
use doom_2016::own::WEAPON;
use doom_2016::{Choice, Doom2016, Setup};
use engine::conform::{self, Conform};
use engine::game::Log;
use engine::play::Rng;
use engine::table::TokenSpot;
use engine::{Game, NoHooks, Options, Seat, Step, TokenKind};
use expect_test::expect;
use std::collections::BTreeSet;
use std::sync::Arc;

const HALL: &str = "
    +---------------+
    |A . . ~ . i . .|
    |               |
    |B T . . . p . .|
    |               |
    |C . b . . . k .|
    |               |
    |D . . H . . . .|
    +---------------+";

const DUO: &str = "
    +-------+
    |A . . i|
    |       |
    |B T . .|
    +-------+";

fn left(drawing: &str) -> Scene {
    Scene::of(all_left(setup(drawing)), Arc::new(NoHooks)).before_the_game()
}

/// Keys on offer now, and who chooses.
fn offered(scene: &Scene) -> (Step, Vec<String>) {
    let mut options = Options::default();
    let step = scene.game.step(&scene.state, &mut options);
    let key = |choice: &Choice| scene.game.show(&scene.state, *choice).key;
    (step, options.list.iter().map(key).collect())
}

fn choose(scene: &mut Scene, key: &str) {
    let mut options = Options::default();
    let _ = scene.game.step(&scene.state, &mut options);
    let found = options.list.iter().find(|choice| scene.game.show(&scene.state, **choice).key == key);
    let choice = *found.unwrap_or_else(|| panic!("{key} is not on offer: {:?}", offered(scene)));
    scene.game.apply(&mut scene.state, choice, &mut Log::default());
}

#[test]
fn marines_choose_by_seat_then_the_invader_and_only_then_cards_are_drawn() {
    check(
        left(DUO),
        "
        ? weapon
        weapon burst-rifle
        ? weapon
        weapon static-rifle
        take class commando
        weapon static-rifle
        weapon burst-rifle
        ? take class commando
        take class guardian
        ? invasion
        invasion stampede
        ? events
        events blood-rush
        ? events
        events power-overwhelming
        events seek-and-destroy
        ? card
        ",
        expect![[r#"
              ? weapon combat-shotgun · weapon super-shotgun · weapon heavy-assault-rifle · weapon plasma-rifle · weapon burst-rifle · weapon static-rifle
            Alpha brings Burst Rifle
              ? weapon combat-shotgun · weapon super-shotgun · weapon heavy-assault-rifle · weapon plasma-rifle · weapon static-rifle
            Alpha brings Static Rifle
            Alpha brings Commando
            Bravo brings Static Rifle
            Bravo brings Burst Rifle
              ? nothing
            Bravo brings Guardian
              ? invasion first-strike · invasion imp-assault · invasion lost-garrison · invasion stampede · invasion eyes-above · invasion bone-choir · invasion siege-engines · invasion house-of-barons · invasion the-tyrant · invasion argent-tide · invasion vermin · invasion menagerie
            The invader lays an invasion card face down
              ? events power-overwhelming · events seek-and-destroy · events blood-rush · events armored-offensive · events unholy-bargain · events rending-tide
            The invader adds a set of events
              ? events power-overwhelming · events seek-and-destroy · events armored-offensive · events unholy-bargain · events rending-tide
            The invader adds a set of events
            The invader adds a set of events
              ? card armor · card reposition · card sidearm · card field-dressing · card burst-fire · card suppressing-fire · card static-charge · card discharge
        "#]],
    );
}

/// Two tokens of each starting weapon: what others carry and what lies about is not there to choose, and a weapon that is only
/// found never is.
#[test]
fn weapons_are_chosen_from_what_the_box_has_left() {
    let mut scene = scene_with(HALL, |setup| {
        let set = setup.content.set("plasma-rifle").expect("a set of the box");
        let space = setup.table.tokens[0].space;
        setup.table.tokens.push(TokenSpot { space, kind: TokenKind::Item(WEAPON, set.0) });
        // Bravo carries one by order of the mission; the other lies on the map.
        setup.left = [0, 0, 2, 2, 3, 3].map(Pick::Weapon).into();
    })
    .before_the_game();
    let starting = ["combat-shotgun", "super-shotgun", "heavy-assault-rifle", "burst-rifle", "static-rifle"];
    let without = |gone: &[&str]| -> Vec<String> {
        starting.iter().filter(|id| !gone.contains(id)).map(|id| format!("weapon {id}")).collect()
    };
    let sorted = |scene: &Scene| {
        let (step, mut keys) = offered(scene);
        keys.sort_by_key(|key| starting.iter().position(|id| key.ends_with(id)));
        (step, keys)
    };
    for (seat, gone, taken) in [
        (0, &[][..], "burst-rifle"),
        (0, &["burst-rifle"], "static-rifle"),
        (2, &[], "burst-rifle"),
        (2, &["burst-rifle"], "super-shotgun"),
        // Both burst rifles are carried, and both super shotguns: one of them by Bravo, whose cards the mission chose.
        (3, &["burst-rifle", "super-shotgun"], "static-rifle"),
        (3, &["burst-rifle", "super-shotgun", "static-rifle"], "combat-shotgun"),
    ] {
        assert_eq!(sorted(&scene), (Step::Choose(Seat(seat)), without(gone)));
        choose(&mut scene, &format!("weapon {taken}"));
    }
    assert_eq!(offered(&scene).0, Step::Chance, "now cards are drawn");
}

/// With everything left to the players every rule of a game still holds, with any marines and any cards.
#[test]
fn games_conform_whatever_is_left_to_the_players() {
    for nth in 0..4 {
        let game = Doom2016::new(all_left(variety(HALL, nth)), listener(patience));
        let plan = Conform { games: 6, seed: nth as u64, limit: 50_000, thorough: 20, jobs: 2 };
        if let Err(fault) = conform::check(&game, plan) {
            panic!("{fault}");
        }
    }
}

/// If the players choose what a mission would have said, the game is that of the mission.
#[test]
fn who_chooses_what_the_mission_would_say_plays_its_game() {
    let mut compared = 0;
    for nth in 0..8 {
        // Of the box's weapons there are two each, which `variety` does not count.
        let deal = || Setup { loadouts: setup(HALL).loadouts, ..variety(HALL, nth) };
        let fixed = Doom2016::new(deal(), Arc::new(NoHooks));
        let free = Doom2016::new(all_left(deal()), Arc::new(NoHooks));
        let (setup, mut state) = (fixed.setup(), free.start());
        if setup.event_sets.len() < 3 {
            continue;
        }
        compared += 1;
        let marine = |seat: usize| {
            let class = setup.classes[seat].expect("variety deals classes");
            setup.loadouts[seat].map(Choice::TakeWeapon).into_iter().chain([Choice::TakeClass(class)])
        };
        let sets = setup.event_sets.iter().map(|set| Choice::AddEvents(*set));
        let invader = [Choice::LayInvasion(setup.invasion as u8)].into_iter().chain(sets);
        let mut options = Options::default();
        for choice in (0..4).flat_map(marine).chain(invader) {
            let _ = free.step(&state, &mut options);
            assert!(options.list.contains(&choice), "deal {nth}: {choice:?} of {:?}", options.list);
            free.apply(&mut state, choice, &mut Log::default());
        }
        let mut rng = Rng::new(9);
        let mut twin = fixed.start();
        for _ in 0..400 {
            let mut same = state.clone();
            same.scene().brought_by_set_up();
            assert_eq!(same, twin, "deal {nth}");
            let pick = match fixed.step(&twin, &mut options) {
                Step::Over(_) => break,
                Step::Chance => rng.weighted(&options.weights),
                Step::Choose(_) => rng.below(options.list.len() as u32) as usize,
            };
            let choice = options.list[pick];
            fixed.apply(&mut twin, choice, &mut Log::default());
            free.apply(&mut state, choice, &mut Log::default());
        }
    }
    assert!(compared > 3, "{compared}");
}

/// Whatever is dealt is in the box: weapons of different marines and weapons on the map count together.
#[test]
fn what_is_dealt_is_in_the_box() {
    let drawing = "
    +---------------+
    |A B C D R R R R|
    |               |
    |R R R R R R R i|
    +---------------+";
    let mut most = 0;
    for nth in 0..200 {
        let (mut setup, mut rng) = (setup(drawing), Rng::new(nth));
        let _ = setup.deal(&mut |n| rng.below(n as u32) as usize);
        let on_map = setup.table.tokens.iter().filter_map(|token| match token.kind {
            TokenKind::Item(WEAPON, set) => Some(SetId(set)),
            _ => None,
        });
        let all: Vec<SetId> = on_map.chain(setup.loadouts.iter().flatten().copied()).collect();
        assert_eq!(all.len(), 19);
        assert!(setup.loadouts.iter().all(|[one, other]| one < other));
        for (set, printed) in (0..).map(SetId).zip(&setup.content.sets) {
            let out = all.iter().filter(|other| **other == set).count();
            assert!(out <= usize::from(printed.tokens), "deal {nth}: {out} of {}", printed.id);
            most = most.max(if printed.class == SetClass::Starting { out } else { 0 });
        }
    }
    assert_eq!(most, 2, "both tokens of a set are used now and then");
}

/// In which order one chooses does not matter to the game.
#[test]
fn the_same_choices_in_another_order_are_the_same_state() {
    let chosen = |first: &str, second: &str| {
        let mut scene = left(DUO);
        choose(&mut scene, first);
        choose(&mut scene, second);
        scene.state
    };
    let (one, other) = ("weapon burst-rifle", "weapon static-rifle");
    assert_eq!(chosen(one, other), chosen(other, one));
}

/// The invasion card lies face down; the sentences say what everybody sees.
#[test]
fn what_the_invader_chooses_is_not_told() {
    let mut scene = scene_with(DUO, |setup| setup.left = vec![Pick::Invasion]).before_the_game();
    let seen = |scene: &Scene, seat| scene.game.seen_by(&scene.state, Seat(seat)).invader.invasion;
    assert_eq!((offered(&scene).0, seen(&scene, 4)), (Step::Choose(Seat(4)), None));
    choose(&mut scene, "invasion stampede");
    let stampede = scene.game.content().invasions.iter().position(|card| card.id == "stampede");
    assert_eq!((seen(&scene, 0), seen(&scene, 4)), (None, stampede));
}

/// Bots choose too, and not always the same.
#[test]
fn bots_choose_what_is_left_to_them() {
    let game = Doom2016::new(all_left(setup(DUO)), Arc::new(NoHooks));
    let mut brought = BTreeSet::new();
    for seed in 0..12 {
        let mut bot = doom_2016::Greedy::new(&game);
        let (mut state, mut options, mut rng) = (game.start(), Options::default(), Rng::new(seed));
        while let Step::Choose(seat) = game.step(&state, &mut options) {
            if !matches!(state.tasks().last(), Some(doom_2016::task::Task::Bring(_))) {
                break;
            }
            let pick = engine::play::Bot::pick(&mut bot, &game, &state, seat, &options.list, &mut rng);
            game.apply(&mut state, options.list[pick], &mut Log::default());
        }
        let _ = brought.insert(format!("{:?}", game.brought(&state)));
    }
    assert!(brought.len() > 6, "{brought:?}");
}

/// A mission that names too many event sets gets a warning, and is played with as many cards as the deck can hold.
#[test]
fn more_event_sets_than_a_deck_holds_are_no_disaster() {
    let mut setup = setup(DUO);
    setup.event_sets = (0..6).chain(0..6).collect();
    let state = Doom2016::new(setup, Arc::new(NoHooks)).start();
    assert_eq!(state.invader().deck.len(), 36);
}
