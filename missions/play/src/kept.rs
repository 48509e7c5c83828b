//! Results of play that are kept, so that a mission which did not change is not played again. Where they are kept is not known
//! here: somebody lends a shelf. The same mission, number of marines and plan give the same results, so a result is found by
//! these; the shelf sees to it that results of another version of the program are not.

use crate::ruleset::ReadyGame;
use engine::play::{Controls, Digest};
use rule_system::Playable;
use rule_system::luck::Deals;
use rule_system::report::Report;
use rule_system::simulate::{BotPair, Plan};
use std::sync::atomic::Ordering;
use words::Language;

/// Keeps results from one run of the program to the next, under names it has never to understand.
pub trait Shelf: Sync {
    /// What was put there under a name by this version of the program.
    fn get(&self, name: &str) -> Option<String>;

    /// Keep this. What cannot be kept is lost: it can be worked out again.
    fn put(&self, name: &str, text: &str);
}

/// What results are known by: the fingerprint of the mission, and of the position its games begin with.
fn known_by(game: &dyn Playable, mission: Digest) -> Digest {
    let from = |position: &str| Digest::of_bytes(format!("{mission} from {position}").as_bytes());
    game.begins_at().map_or(mission, from)
}

/// Reports name cards as they are called in the language of the games, so each language has reports of its own. That of English
/// needs no word.
fn in_words_of(language: Language) -> String {
    if language == Language::ENGLISH { String::new() } else { format!(" in {}", language.tag()) }
}

/// What was played is kept after so many games at the most.
const PART: u32 = 100;

/// A shelf on which nothing stays.
#[derive(Clone, Copy, Debug)]
pub struct Nowhere;

impl Shelf for Nowhere {
    fn get(&self, _: &str) -> Option<String> {
        None
    }

    fn put(&self, _: &str, _: &str) {}
}

/// Let bots play a mission with this fingerprint, unless it is known what comes of that. What was interrupted is gone on with.
pub fn simulate(
    ready: &ReadyGame,
    mission: Digest,
    plan: &Plan,
    shelf: &dyn Shelf,
    controls: Controls<'_>,
) -> Report {
    let every = plan.until.map_or_else(|| PART.max(plan.games / 20), |until| until.every.max(1));
    simulate_until(ready, mission, plan, every, "", &|_| false, shelf, controls)
}

/// The same, until a report of the games so far is enough. It is looked at whenever `every` more games are played. Plans with
/// another end have another `until`, a text under which their games are kept.
#[expect(clippy::too_many_arguments, reason = "a plan with its end, and what callers lend")]
pub fn simulate_until(
    ready: &ReadyGame,
    mission: Digest,
    plan: &Plan,
    every: u32,
    until: &str,
    is_enough: &dyn Fn(&Report) -> bool,
    shelf: &dyn Shelf,
    controls: Controls<'_>,
) -> Report {
    let mut games = Growing::begin(ready, mission, plan, until, shelf);
    let is_over = |report: &Report| report.is_enough() || report.wins.games() > 0 && is_enough(report);
    while !is_over(games.report()) && games.play(every, controls) {}
    games.into_report()
}

/// Games of a plan that are played a part at a time. What was played before comes from the shelf.
pub struct Growing<'a> {
    ready: &'a ReadyGame,
    shelf: &'a dyn Shelf,
    name: String,
    jobs: usize,
    report: Report,
}

impl<'a> Growing<'a> {
    /// The games of a plan that are there already, if any are. Plans with another end have another `until`.
    pub fn begin(
        ready: &'a ReadyGame,
        mission: Digest,
        plan: &Plan,
        until: &str,
        shelf: &'a dyn Shelf,
    ) -> Self {
        // The number of threads changes nothing.
        let (known, mission) = (Plan { jobs: 0, ..*plan }, known_by(&*ready.game, mission));
        let marines = ready.game.table().marines;
        let words = serde_json::to_string(&known).unwrap_or_default();
        let name = format!("games {mission} {marines} {words}{until}{}", in_words_of(words::spoken()));
        let kept = shelf.get(&name).and_then(|text| serde_json::from_str::<Report>(&text).ok());
        let mut report = kept.unwrap_or_else(|| ready.game.not_played(&known));
        report.plan = *plan;
        Self { ready, shelf, name, jobs: plan.jobs, report }
    }

    /// What they say so far.
    #[must_use]
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// The same, when no more are played.
    #[must_use]
    pub fn into_report(self) -> Report {
        self.report
    }

    /// Play so many more. False where that was cancelled: such a part is shown, but not kept, for games may be missing in it, and it
    /// cannot be gone on from.
    pub fn play(&mut self, more: u32, controls: Controls<'_>) -> bool {
        let whole = self.ready.game.go_on(&mut self.report, more, controls);
        if whole {
            self.report.plan.jobs = 0;
            self.shelf.put(&self.name, &serde_json::to_string(&self.report).unwrap_or_default());
            self.report.plan.jobs = self.jobs;
        }
        whole
    }
}

/// So many deals are played before they are kept.
const PART_OF_DEALS: u32 = 25;

/// How many games the marines win with each of some deals, unless it is known. Fewer deals where it was cancelled.
pub fn deals(
    ready: &ReadyGame,
    mission: Digest,
    plan: &Deals,
    bots: BotPair,
    shelf: &dyn Shelf,
    controls: Controls<'_>,
) -> Vec<u32> {
    let Deals { deals, plays, seed, limit, .. } = plan;
    let mission = known_by(&*ready.game, mission);
    // The first deals of a plan are those of a shorter one.
    let name = format!("deals {mission} {} {plays} {seed} {bots} {limit}", ready.game.table().marines);
    let kept = shelf.get(&name).and_then(|text| serde_json::from_str::<Vec<u32>>(&text).ok());
    let mut wins = kept.unwrap_or_default();
    while (wins.len() as u32) < *deals {
        let first = wins.len() as u32;
        let plan = Deals { deals: PART_OF_DEALS.min(deals - first), ..*plan };
        let progress = |done: u32| {
            if let Some(progress) = controls.progress {
                progress(first + done);
            }
        };
        let within = Controls { progress: Some(&progress), ..controls };
        let Some(more) = ready.game.deal(&plan, bots, first, within) else { break };
        wins.extend(more);
        shelf.put(&name, &serde_json::to_string(&wins).unwrap_or_default());
    }
    wins.truncate(*deals as usize);
    wins
}

/// Learn what states of a mission with this fingerprint are worth, unless it is known.
pub fn learn(ready: &ReadyGame, mission: Digest, jobs: usize, shelf: &dyn Shelf, controls: Controls<'_>) {
    learn_game(&*ready.game, mission, jobs, shelf, controls);
}

/// The same for a game that people have sat down at.
pub fn learn_game(
    game: &dyn Playable,
    mission: Digest,
    jobs: usize,
    shelf: &dyn Shelf,
    controls: Controls<'_>,
) {
    let mission = known_by(game, mission);
    let name = format!("value {mission} {}", game.table().marines);
    let recalled = shelf.get(&name).is_some_and(|text| game.recall(&text));
    if !recalled {
        game.learn(jobs, controls);
        if let Some(learned) = game.learned().filter(|_| !is_cancelled(controls)) {
            shelf.put(&name, &learned);
        }
    }
}

fn is_cancelled(controls: Controls<'_>) -> bool {
    controls.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset;
    use missions_document::mission::Mission;
    use rule_system::search::Level;
    use rule_system::simulate::{BotKind, Until};
    use std::collections::BTreeMap;
    use std::sync::Mutex;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn results_of_a_position_are_not_those_of_the_mission() {
        let mission = Mission::starter();
        let (ready, digest) =
            (ruleset::lay_out(&mission, 2).expect("known rules"), ruleset::digest(&mission));
        assert_eq!(known_by(&*ready.game, digest), digest);
        let mut position = ready.game.opening(1);
        let mut known = Vec::new();
        for round in [1, 2] {
            position.round = round;
            let (there, problems) = ruleset::lay_out_at(&mission, &position).expect("known rules");
            assert_eq!(problems, []);
            known.push(known_by(&*there.game, digest));
        }
        assert!(known[0] != known[1] && !known.contains(&digest));
    }

    /// Bots that go on with a game from a position learn from there, whichever game opens the saved one.
    #[test]
    fn bots_of_a_saved_game_learn_from_where_it_began() {
        let mission = Mission::starter();
        let ready = ruleset::lay_out(&mission, 1).expect("known rules");
        let position = ready.game.opening(1);
        let (there, problems) = ruleset::lay_out_at(&mission, &position).expect("known rules");
        assert_eq!(problems, []);
        let random = BotPair::both(BotKind::Random);
        let saved = there.game.session(random, Default::default()).replay();
        let go_on = |game: &dyn Playable| -> Vec<usize> {
            let (mut session, wrong) = game.resume(BotPair::both(BotKind::Search(Level::Quick)), &saved);
            assert!(wrong.is_none());
            let mut taken = Vec::new();
            while taken.len() < 12
                && let Some(option) = session.suggest()
            {
                let _ = session.take(option);
                taken.push(option);
            }
            taken
        };
        let options = go_on(&*there.game);
        assert!(there.game.learned().is_some(), "a bot had to know what states are worth");
        assert_eq!(go_on(&*ready.game), options);
        assert_eq!(ready.game.learned(), None, "nothing of the mission's start was asked for");
    }

    #[derive(Default)]
    struct Drawer(Mutex<BTreeMap<String, String>>);

    impl Shelf for Drawer {
        fn get(&self, name: &str) -> Option<String> {
            self.0.lock().expect("a drawer").get(name).cloned()
        }

        fn put(&self, name: &str, text: &str) {
            let _ = self.0.lock().expect("a drawer").insert(name.to_owned(), text.to_owned());
        }
    }

    #[test]
    fn what_was_played_comes_back_as_it_was() {
        let mission = Mission::starter();
        let ready = ruleset::lay_out(&mission, 2).expect("known rules");
        let shelf = Drawer::default();
        let play = |plan: &Plan, cancel: &AtomicBool| {
            let controls = Controls { cancel: Some(cancel), progress: None };
            simulate(&ready, ruleset::digest(&mission), plan, &shelf, controls)
        };
        let plan = Plan { bots: BotPair::both(BotKind::Random), ..Plan::new(30, 1) };
        let (ended, going) = (AtomicBool::new(true), AtomicBool::new(false));
        let _ = play(&plan, &ended);
        assert_eq!(shelf.0.lock().expect("a drawer").len(), 0, "what was cancelled is not kept");
        let first = play(&plan, &going);
        assert_eq!(first.wins.games(), 30);
        assert!(!first.ends.is_empty() && !first.heat.of(rule_system::heat::Trace::MarinesStood).is_empty());
        let again = play(&Plan { jobs: 2, ..plan }, &ended);
        assert_eq!(
            again,
            Report { plan: Plan { jobs: 2, ..plan }, ..first },
            "not played, and on any number of threads"
        );
        let until = Some(Until { every: 5, tried: 1 });
        assert_eq!(play(&Plan { until, ..plan }, &going).wins.games(), 5, "another plan is played");
        assert_eq!(shelf.0.lock().expect("a drawer").len(), 2);
    }

    #[test]
    fn what_was_interrupted_is_gone_on_with() {
        let mission = Mission::starter();
        let ready = ruleset::lay_out(&mission, 2).expect("known rules");
        let play = |shelf: &Drawer, jobs: usize, stop_at: u32| {
            let cancel = AtomicBool::new(false);
            let progress = |done: u32| {
                if done >= stop_at {
                    cancel.store(true, Ordering::Relaxed);
                }
            };
            let plan = Plan { bots: BotPair::both(BotKind::Random), jobs, ..Plan::new(60, 3) };
            let controls = Controls { cancel: Some(&cancel), progress: Some(&progress) };
            let is_enough = |report: &Report| report.wins.games() >= 50;
            let digest = ruleset::digest(&mission);
            simulate_until(&ready, digest, &plan, 10, "fifty", &is_enough, shelf, controls)
        };
        let whole = play(&Drawer::default(), 1, u32::MAX);
        assert_eq!(whole.wins.games(), 50, "it ends when a part is enough");
        let shelf = Drawer::default();
        let some = play(&shelf, 2, 25);
        assert!((20..50).contains(&some.wins.games()), "{} games", some.wins.games());
        let rest = play(&shelf, 2, u32::MAX);
        assert_eq!(Report { plan: whole.plan, ..rest }, whole, "the same bytes");
        let once = play(&shelf, 1, 0);
        assert_eq!(once, whole, "nothing is left to play");
    }

    #[test]
    fn deals_come_back_and_are_gone_on_with() {
        let mission = Mission::starter();
        let ready = ruleset::lay_out(&mission, 1).expect("known rules");
        let digest = ruleset::digest(&mission);
        let play = |deals: u32, shelf: &Drawer, cancel: bool| {
            let cancel = AtomicBool::new(cancel);
            let plan = Deals { deals, plays: 2, seed: 4, jobs: 2, limit: 1_000 };
            let bots = BotPair::both(BotKind::Random);
            super::deals(
                &ready,
                digest,
                &plan,
                bots,
                shelf,
                Controls { cancel: Some(&cancel), progress: None },
            )
        };
        let whole = play(30, &Drawer::default(), false);
        assert_eq!(whole.len(), 30);
        let shelf = Drawer::default();
        assert!(play(10, &shelf, true).is_empty(), "what was cancelled is not kept");
        assert_eq!(play(10, &shelf, false), whole[..10]);
        assert_eq!(play(30, &shelf, false), whole, "the rest is played");
        assert_eq!(play(30, &shelf, true), whole, "nothing is left to play");
    }

    #[test]
    fn what_was_learned_comes_back_and_plays_the_same() {
        let mission = Mission::starter();
        let shelf = Drawer::default();
        let bots = BotPair::both(BotKind::Search(Level::Quick));
        let mut played = Vec::new();
        for _ in 0..2 {
            let ready = ruleset::lay_out(&mission, 1).expect("known rules");
            learn(&ready, ruleset::digest(&mission), 2, &shelf, Controls::default());
            played.push(ready.game.simulate(&Plan { bots, ..Plan::new(2, 1) }, Controls::default()));
        }
        assert_eq!(shelf.0.lock().expect("a drawer").len(), 1);
        assert_eq!(played[0], played[1]);
        assert!(played[0].tried > 10 * played[0].choices);
        let name = format!("value {} 1", ruleset::digest(&mission));
        shelf.put(&name, "{");
        let ready = ruleset::lay_out(&mission, 1).expect("known rules");
        learn(&ready, ruleset::digest(&mission), 2, &shelf, Controls::default());
        assert_ne!(shelf.get(&name).as_deref(), Some("{"), "what cannot be read is worked out again");
    }
}
