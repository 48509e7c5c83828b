//! A rollout allocates nothing: the search bot plays the shipped missions and its allocations are counted. A program of its own,
//! because the counting allocator is that of the whole program.

mod count;
mod counted;

use count::Part;
use counted::{Counted, CountedHooks};
use doom_2016::{Content, Doom2016, Settings, set_up};
use engine::game::{Log, Options};
use engine::play::{Bot, Rng};
use engine::{Game, Hooks, NoHooks, Step};
use missions::{Layout, Mission, format, ruleset, scripts, setup};
use rule_system::TableGame;
use rule_system::search::{Level, Search, Searchable};
use std::path::Path;
use std::sync::Arc;

/// Every so many-th decision of a game is searched.
const EVERY: u32 = 40;

/// So many choices of a game are played.
const LONG: u32 = 1_500;

/// The shipped missions.
const MISSIONS: [&str; 4] = ["cold-vaults", "first-steps", "last-lift", "weeping-stone"];

/// A mission as a game that counts, with its scripts or without any.
fn game(mission: &Mission, marines: u8, scripted: bool) -> Counted<Doom2016> {
    let system = ruleset::system(mission).expect("known rules");
    let (content, own) = (mission.content(), &mission.settings().own);
    let seats = system.seats(own, content, marines);
    let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
    let layout = Layout::of(mission, mission.catalogue());
    let (mut table, _) = setup::table(mission, &layout, &**content, &seats);
    let (scripts, _) = scripts::compile(mission, &mut table);
    let hooks: Arc<dyn Hooks> = if scripted { Arc::new(CountedHooks(scripts)) } else { Arc::new(NoHooks) };
    Counted(set_up::game(table, &Content::shared(content), &Settings::of(own), hooks))
}

/// A shipped mission.
fn shipped(name: &str) -> Mission {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    format::load(&library.join(name)).expect("loads").mission
}

/// Play a game between greedy bots, and search at some of its decisions; the number of choices made in rollouts.
fn play(game: &Counted<Doom2016>, search: &mut Search<Counted<Doom2016>>) -> u64 {
    let before = search.tried();
    let mut rng = Rng::new(2016);
    let mut greedy: Vec<_> = game.seats().iter().map(|seat| (*seat, game.adviser())).collect();
    let (mut state, mut options, mut log) = (game.start(), Options::default(), Log::silent());
    let mut decisions = 0;
    for _ in 0..LONG {
        let pick = match game.step(&state, &mut options) {
            Step::Over(_) => break,
            Step::Chance => rng.weighted(&options.weights),
            Step::Choose(_) if options.list.len() == 1 => 0,
            Step::Choose(seat) => {
                decisions += 1;
                if decisions % EVERY == 0 {
                    search.begin();
                    let _ = count::search(|| search.pick(game, &state, seat, &options.list, &mut rng));
                }
                let (_, bot) =
                    greedy.iter_mut().find(|(other, _)| *other == seat).expect("a seat of the game");
                bot.pick(game, &state, seat, &options.list, &mut rng)
            }
        };
        game.apply(&mut state, options.list[pick], &mut log);
    }
    search.tried() - before
}

/// Search in a game twice, for what grows in the first one is there in the second; its choices are returned and its allocations
/// counted.
fn measured(game: &Counted<Doom2016>) -> u64 {
    let mut search = Search::new(Level::Usual.budget(), Arc::default());
    let _ = play(game, &mut search);
    count::clear();
    let choices = play(game, &mut search);
    assert!(choices > 1_000, "only {choices} choices in rollouts");
    for part in [Part::Search, Part::Rules, Part::Bot] {
        let count = count::by(part);
        assert!(count.calls > 0, "{part:?}");
        assert_eq!(count.allocations, 0, "{part:?} allocates in {choices} choices of rollouts");
    }
    choices
}

#[test]
fn a_rollout_of_a_shipped_mission_allocates_nothing() {
    for name in MISSIONS {
        let mission = shipped(name);
        let mut calls = 0;
        for marines in ruleset::marine_numbers(&mission) {
            let choices = measured(&game(&mission, marines, true));
            let scripts = count::by(Part::Scripts);
            calls += scripts.calls;
            let allocations = scripts.allocations;
            assert_eq!(allocations, 0, "{name}: scripts allocate in {choices} choices of rollouts");
        }
        assert!(calls > 0, "{name}: no script is heard");
    }
}

#[test]
fn a_rollout_of_a_mission_without_scripts_allocates_nothing() {
    for name in MISSIONS {
        let _ = measured(&game(&shipped(name), 2, false));
        assert_eq!(count::by(Part::Scripts).calls, 0);
    }
}
