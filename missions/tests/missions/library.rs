//! The shipped missions: they are good missions, so nothing may be wrong with them, on paper or in play.
//! `CONFORM_GAMES=10000 cargo test --release -p missions --test missions library::` plays that many random games of each.

use engine::conform::Conform;
use engine::play::Controls;
use missions::ruleset::{lay_out, marine_numbers};
use missions::simulate::{BotKind, BotPair, Plan};
use missions::starter::rule_systems;
use missions::{Mission, ThingKind, check, format};
use rule_system::search::Level;
use std::fs;
use std::path::{Path, PathBuf};

fn shipped() -> Vec<PathBuf> {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let mut all: Vec<PathBuf> =
        fs::read_dir(library).expect("the library").map(|entry| entry.expect("an entry").path()).collect();
    all.retain(|path| path.join(format::FILE_NAME).is_file());
    all.sort();
    all
}

#[test]
fn shipped_missions_have_no_problems() {
    let shipped = shipped();
    assert!(shipped.len() >= 4);
    for path in shipped {
        let loaded = format::load(&path).expect("loads");
        assert_eq!(loaded.problems, [], "{}", path.display());
        let checked = check(&loaded.mission);
        let told: Vec<String> = checked
            .problems
            .iter()
            .map(|p| format!("{} {}: {}", p.severity.word(), p.code, p.message))
            .collect();
        assert_eq!(told, [""; 0], "{}", path.display());
    }
}

/// A shipped mission plays the shelf's cards as they are.
#[test]
fn shipped_missions_have_the_cards_of_the_shelf() {
    for path in shipped() {
        let mission = format::load(&path).expect("loads").mission;
        for (name, text) in mission.scripts() {
            let card = mission.system().card_library().iter().find(|card| card.file == name.as_str());
            assert_eq!(card.map(|card| card.text), Some(text.as_str()), "{} {name:?}", path.display());
        }
    }
}

/// The frag limits of a shipped mission, by number of marines.
fn frag_limits(name: &str) -> Vec<(u8, u8)> {
    doom_2016::Settings::of(&named(name).settings().own).frag_limits.into_iter().collect()
}

/// They are balanced by play: the book has 4, 4, 3 and 2 for the tutorial.
#[test]
fn the_tutorial_has_frag_limits_of_our_own() {
    assert_eq!(frag_limits("first-steps"), [(1, 4), (2, 6), (3, 4), (4, 3)]);
}

/// Balanced by play as well: Containment Protocol, which it plays, has six.
#[test]
fn cold_vaults_has_frag_limits_of_its_own() {
    assert_eq!(frag_limits("cold-vaults"), [(1, 3), (2, 4), (3, 3), (4, 3)]);
}

/// What is known of the tutorial is in First Steps; its map and its frag limits are our own.
#[test]
fn the_tutorial_is_as_known() {
    let mission = named("first-steps");
    let settings = doom_2016::Settings::of(&mission.settings().own);
    assert_eq!(settings.invasion, "first-strike");
    assert!(settings.shows_invasion(), "it lies face up (p. 4)");
    assert_eq!(settings.event_sets, ["power-overwhelming", "seek-and-destroy", "blood-rush"]);
    let mut told: Vec<String> = mission
        .things()
        .values()
        .filter_map(|thing| match &thing.kind {
            ThingKind::Figure(figure) => Some(figure.kind.clone()),
            ThingKind::Piece(piece) => {
                Some(piece.words(mission.system()).replace(", face down", "").replace(", face up", ""))
            }
            _ => None,
        })
        .collect();
    told.sort();
    told.dedup();
    let known = [
        "blue portal",
        "health pack",
        "imp",
        "possessed-soldier",
        "teleporter, active",
        "teleporter, inactive",
        "weapon: rocket-launcher",
        "yellow portal",
    ];
    assert_eq!(told, known);
}

fn named(name: &str) -> Mission {
    missions().into_iter().find(|(it, _)| it == name).expect("it is shipped").1
}

fn missions() -> Vec<(String, Mission)> {
    let name = |path: &Path| path.file_name().expect("a folder").to_string_lossy().into_owned();
    shipped().iter().map(|path| (name(path), format::load(path).expect("loads").mission)).collect()
}

/// Every invariant at every state of random games, for every number of marines; every so many-th game is followed again
/// by its replay.
#[test]
fn shipped_missions_keep_the_rules_in_random_play() {
    let games: u32 = std::env::var("CONFORM_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(8);
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    for (name, mission) in missions() {
        for marines in marine_numbers(&mission) {
            let laid = lay_out(&mission, marines).expect("known rules");
            let plan = Conform { games, jobs, thorough: 200, ..Conform::default() };
            match laid.game.conform(plan) {
                Ok(report) => {
                    assert_eq!(report.games, games);
                    assert_eq!(
                        report.wins.iter().sum::<u32>(),
                        games,
                        "{name}, {marines} marines: unfinished games"
                    );
                }
                Err(fault) => panic!("{name}, {marines} marines: {fault:?}"),
            }
        }
    }
}

/// What one begins with is as sound as a shipped mission: without a problem, and played to its end whatever the number of marines.
#[test]
fn templates_have_no_problems_and_can_be_played() {
    for template in rule_systems().flat_map(<dyn rule_system::RuleSystem>::templates) {
        let mission = Mission::of_template(template);
        assert_eq!(check(&mission).problems, [], "{}", template.id);
        for marines in marine_numbers(&mission) {
            let laid = lay_out(&mission, marines).expect("known rules");
            let report = laid.game.simulate(&Plan::new(4, 7), Controls::default());
            let won = report.wins.marines + report.wins.invader;
            assert_eq!(won, 4, "{}, {marines} marines: unfinished games", template.id);
        }
    }
}

/// Neither side wins nearly always between greedy bots, whatever the number of marines. `BALANCE_GAMES=60` plays that many games
/// of each between bots that search, prints the table and asks for 30 to 70 in a hundred (First Steps is for beginners: 50 to
/// 80); few games of greedy bots can only show what is hopeless.
#[test]
#[allow(clippy::print_stdout, reason = "the table is printed on request")]
fn shipped_missions_are_fair() {
    let asked: Option<u32> = std::env::var("BALANCE_GAMES").ok().and_then(|n| n.parse().ok());
    let bots = BotPair::both(asked.map_or(BotKind::Greedy, |_| BotKind::Search(Level::Usual)));
    let mut unfair = Vec::new();
    for (name, mission) in missions() {
        let (games, least, most) = match asked {
            None => (24, 12, 88),
            Some(games) if name == "first-steps" => (games, 50, 80),
            Some(games) => (games, 30, 70),
        };
        for marines in marine_numbers(&mission) {
            let laid = lay_out(&mission, marines).expect("known rules");
            let jobs = std::thread::available_parallelism().map_or(1, usize::from);
            let plan = Plan { jobs, bots, ..Plan::new(games, 7) };
            let report = laid.game.simulate(&plan, Controls::default());
            let share = 100 * report.wins.marines / report.wins.games().max(1);
            if asked.is_some() {
                println!("{name}, {marines} marines: they win {share} % of {games} games");
            }
            if !(least..=most).contains(&share) {
                unfair.push(format!("{name}, {marines} marines: {share} %"));
            }
        }
    }
    assert_eq!(unfair, [""; 0]);
}

#[test]
fn shipped_missions_play_the_same_on_any_number_of_threads() {
    for (name, mission) in missions() {
        let laid = lay_out(&mission, 3).expect("known rules");
        let digest = |jobs| {
            let plan = Plan { jobs, ..Plan::new(24, 7) };
            laid.game.simulate(&plan, Controls::default()).digest
        };
        assert_eq!(digest(1), digest(2), "{name}");
        assert_eq!(digest(2), digest(2), "{name}, a second time");
    }
}
