//! What each card of the box does to the chances: greedy bots play shipped missions with weapons, classes, event sets and
//! the invasion card dealt by lot, and every one of them is compared with the mean. `BALANCE_GAMES=1000 cargo test --release
//! -p missions --test missions balance:: -- --nocapture` plays that many games of each mission, prints the table and asks for
//! no more than 15 points of difference; the few games of a usual run ask for no more than 40, of cards with 30 games.

use doom_2016::content::{Content, SetClass};
use doom_2016::{Loadout, Settings};
use engine::play::{Controls, Rng};
use missions::edit::Edit;
use missions::ruleset::lay_out;
use missions::simulate::Plan;
use missions::{Mission, format};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// The missions with three threats, objectives and numbers of marines.
const MISSIONS: [(&str, u8); 3] = [("cold-vaults", 3), ("weeping-stone", 2), ("last-lift", 4)];

/// What was dealt, and how often the marines won with it.
type Table = BTreeMap<String, (u32, u32)>;

/// Choose cards by lot, and say which.
fn deal(settings: &Settings, marines: u8, rng: &mut Rng) -> (Settings, Vec<String>) {
    let content = Content::doom2016();
    let mut below = |n: usize| rng.below(n as u32) as usize;
    let starting: Vec<_> = content.sets.iter().filter(|set| set.class == SetClass::Starting).collect();
    let mut classes: Vec<_> = content.classes.iter().collect();
    let mut dealt = settings.clone();
    let mut names = Vec::new();
    for (seat, marine) in content.marines.iter().enumerate().take(usize::from(marines)) {
        let first = below(starting.len());
        let second = (first + 1 + below(starting.len() - 1)) % starting.len();
        let pair = [first.min(second), first.max(second)].map(|i| starting[i]);
        let class = classes.swap_remove(below(classes.len()));
        names.push(format!("weapons    {} + {}", pair[0].name, pair[1].name));
        names.push(format!("class      {}", class.name));
        dealt.loadouts[seat] = Loadout {
            marine: marine.id.clone(),
            weapons: pair.iter().map(|set| set.id.clone()).collect(),
            class: class.id.clone(),
        };
    }
    let mut sets: Vec<_> = content.event_sets.iter().collect();
    dealt.event_sets.clear();
    for _ in 0..3 {
        let set = sets.swap_remove(below(sets.len()));
        names.push(format!("events     {}", set.name));
        dealt.event_sets.push(set.id.clone());
    }
    let invasion = &content.invasions[below(content.invasions.len())];
    names.push(format!("invasion   {}", invasion.name));
    dealt.invasion.clone_from(&invasion.id);
    names.sort_unstable();
    // Two marines may have the same weapons.
    names.dedup();
    (dealt, names)
}

/// Play one deal: do the marines win, and with what?
fn play(mission: &Mission, marines: u8, number: u32) -> (bool, Vec<String>) {
    let mut rng = Rng::for_game(11, number);
    let mut settings = mission.settings().clone();
    let (dealt, names) = deal(&Settings::of(&settings.own), marines, &mut rng);
    dealt.put(&mut settings.own);
    let mission = mission.clone().with([Edit::Settings(Box::new(settings))]);
    let laid = lay_out(&mission, marines).expect("known rules");
    let report = laid.game.simulate(&Plan::new(1, u64::from(number)), Controls::default());
    assert_eq!(report.wins.games(), 1, "a game without an end");
    (report.wins.marines == 1, names)
}

/// Many deals of a mission, on all threads.
fn play_all(mission: &Mission, marines: u8, games: u32) -> (u32, Table) {
    let (next, all) = (AtomicU32::new(0), Mutex::new((0, Table::new())));
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let _ = scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let (win, names) = play(mission, marines, number);
                    let mut all = all.lock().expect("nobody panics with it");
                    all.0 += u32::from(win);
                    for name in names {
                        let entry = all.1.entry(name).or_default();
                        entry.0 += u32::from(win);
                        entry.1 += 1;
                    }
                }
            });
        }
    });
    all.into_inner().expect("nobody panics with it")
}

/// Differences are printed mission by mission, and judged over all of them: of the hundred games that one card has in
/// one mission a few points are luck.
#[test]
#[allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "how long to test is asked of whoever runs it"
)]
fn no_card_decides_a_mission() {
    let asked = std::env::var("BALANCE_GAMES").ok().and_then(|n| n.parse::<u32>().ok());
    let games = asked.unwrap_or(24);
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    // By card: the difference in every mission in tenths of a point, and its games.
    let mut rows = BTreeMap::<String, Vec<(i64, u32)>>::new();
    for (name, marines) in MISSIONS {
        let mission = format::load(&library.join(name)).expect("loads").mission;
        let (won, table) = play_all(&mission, marines, games);
        assert!(!table.is_empty());
        let mean = i64::from(1000 * won / games);
        if asked.is_some() {
            println!("{name}, {marines} marines: they win {} % of {games} games", mean / 10);
        }
        for (card, (won, games)) in table {
            rows.entry(card).or_default().push((i64::from(1000 * won / games) - mean, games));
        }
    }
    // Few games can only show what is hopeless.
    let (most, least_games) = if asked.is_some() { (150, 0) } else { (400, 30) };
    let mut wild = Vec::new();
    if asked.is_some() {
        println!("{:>6} {:>6}  card (points in each mission)", "points", "games");
    }
    for (card, missions) in rows {
        let games: u32 = missions.iter().map(|(_, games)| games).sum();
        let weighted: i64 = missions.iter().map(|(off, games)| off * i64::from(*games)).sum();
        let off = weighted / i64::from(games.max(1));
        let each: Vec<String> = missions.iter().map(|(off, _)| format!("{:+}", off / 10)).collect();
        let points = format!("{}{}.{}", if off < 0 { "-" } else { "+" }, off.abs() / 10, off.abs() % 10);
        if asked.is_some() {
            println!("{points:>6} {games:>6}  {card} ({})", each.join(", "));
        }
        if games >= least_games && off.abs() > most {
            wild.push(format!("{card} {points}"));
        }
    }
    assert_eq!(wild, [""; 0]);
}
