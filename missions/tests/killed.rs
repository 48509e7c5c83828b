//! The program killed at random moments while somebody edits and saves: nothing done is lost, no file is broken.
//! The test starts itself as the one that is killed. `KILLS=200 cargo test -p missions --test killed` kills 200 times.
//!
//! It is a program of its own because it counts on time: what is killed after some milliseconds must have been at work in
//! them, and not have waited for other tests.

#[path = "missions/shared/deeds.rs"]
#[allow(dead_code, reason = "shared with the tests of history and journal")]
mod deeds;

use deeds::{Deed, act, deed};
use engine::play::Rng;
use missions::journal::{self, Disk};
use missions::lock::{Lock, Locked};
use missions::{History, Journal, Mission, Record, format};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const FOLDER: &str = "HELLWRIGHT_TEST_KILLED_FOLDER";
const SEED: &str = "HELLWRIGHT_TEST_KILLED_SEED";

/// A mission as it is opened, with what a journal has to add.
fn open(folder: &Path) -> (Mission, History, Option<Journal>) {
    match journal::find(folder).expect("a sound journal") {
        Some(recovery) => {
            let (mission, history) = recovery.replay();
            (mission, history, Some(recovery.resume()))
        }
        None => (format::load(folder).expect("loads").mission, History::new(), None),
    }
}

/// What is done next: `None` is to save. Saving takes a thousand times as long as anything else, so who saves often is
/// always killed while saving, who saves seldom hardly ever.
fn next(rng: &mut Rng, seed: u64, mission: &Mission, history: &History) -> Option<Deed> {
    let number = rng.bits();
    (rng.below([12, 500, 5000][(seed % 3) as usize]) > 0).then(|| deed(number, mission, history))
}

/// The one that is killed: does things for ever, and says the number of each when it is done.
#[test]
#[ignore = "in a process of its own: the other test starts it, and kills it"]
fn edits_until_killed() {
    let [folder, seed] = [FOLDER, SEED].map(|name| std::env::var(name).expect("the other test says it"));
    let folder = Path::new(&folder);
    let Locked::Ours(_claim) = Lock::take(folder) else { panic!("whoever had it is dead") };
    let (mut mission, mut history, journal) = open(folder);
    let mut journal = journal.unwrap_or_else(|| Journal::begin(folder, &mission));
    let seed = seed.parse().expect("a number");
    let mut rng = Rng::new(seed);
    let mut out = std::io::stdout();
    writeln!(out, "ready").expect("the parent listens");
    let end = Instant::now() + Duration::from_secs(60); // should the parent be killed itself
    for number in 1.. {
        match next(&mut rng, seed, &mission, &history) {
            Some(deed) => {
                journal.append(deed.record(), &mission, &history);
                let _ = act(deed, &mut mission, &mut history);
            }
            None => {
                journal.append(Record::Saving, &mission, &history);
                format::save(&mission, folder).expect("saves");
                history.mark_saved();
                journal.restart(&mission);
            }
        }
        assert!(journal.trouble().is_none());
        writeln!(out, "{number}").expect("the parent listens");
        if Instant::now() > end {
            return;
        }
    }
}

/// Start one, let it work for so long, kill it; how many things it said it had done.
fn run_and_kill(folder: &Path, seed: u64, work: Duration) -> u64 {
    let mut child = Command::new(std::env::current_exe().expect("this test"))
        .args(["--exact", "edits_until_killed", "--ignored", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut said = BufReader::new(child.stdout.take().expect("its voice"));
    let mut line = String::new();
    // The test's name stands before it on its line.
    while !line.ends_with("ready\n") {
        line.clear();
        assert!(said.read_line(&mut line).expect("a line") > 0, "it ended by itself");
    }
    // What it says must be taken away, or it would wait for us.
    let listener = std::thread::spawn(move || {
        let mut all = String::new();
        let _ = said.read_to_string(&mut all).expect("text");
        all
    });
    std::thread::sleep(work);
    child.kill().expect("can be killed");
    let _ = child.wait().expect("is dead");
    let all = listener.join().expect("listens");
    // A number without its line end was not said to the end.
    let whole = all.rfind('\n').map_or("", |end| &all[..end]);
    whole.lines().last().map_or(0, |number| number.parse().expect("a number"))
}

/// Does the disk say what a mission says? Files it does not know may lie about.
fn is_on_disk(disk: &Mission, mission: &Mission) -> bool {
    let script = |(name, text)| disk.scripts().get(name) == Some(text);
    format::write(disk) == format::write(mission) && mission.scripts().iter().all(script)
}

#[test]
fn killed_at_any_moment_nothing_is_lost() {
    let kills: u64 = std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(20);
    let mut moments = Rng::new(kills);
    let (mut done, mut unsaid, mut in_save, mut recovered) = (0, 0, 0, 0);
    let mut disk = tempfile::tempdir().expect("a folder");
    let mut earlier = Vec::new();
    for kill in 0..kills {
        if kill % 10 == 0 {
            disk = tempfile::tempdir().expect("a folder");
            format::save(&Mission::starter(), disk.path()).expect("saves");
            earlier.clear();
        }
        let folder = disk.path();
        let (mut mission, mut history, _) = open(folder);
        let mut on_disk = vec![format::load(folder).expect("loads").mission];
        let last = run_and_kill(folder, kill, Duration::from_micros(u64::from(moments.below(120_000))));
        done += last;

        // Do again what it did, to know what must be there now.
        let mut rng = Rng::new(kill);
        let mut states = Vec::new();
        for number in 0..=last + 1 {
            if number >= last {
                states.push((mission.clone(), history.steps().len(), history.at()));
            }
            let doing = next(&mut rng, kill, &mission, &history);
            in_save += u64::from(number == last && doing.is_none());
            match doing {
                _ if number > last => {}
                Some(deed) => drop(act(deed, &mut mission, &mut history)),
                None => {
                    on_disk.push(mission.clone());
                    history.mark_saved();
                }
            }
        }

        // The author's files: each of them whole, each from some save.
        let loaded = format::load(folder).expect("loads");
        // Cards that were taken out of the mission are still on the disk, and are reported.
        assert!(loaded.problems.iter().all(|it| it.code.0 == "F011"), "kill {kill}: {:?}", loaded.problems);
        assert!(loaded.is_whole(), "kill {kill}");
        let own = format::write(&loaded.mission);
        assert!(on_disk.iter().any(|saved| format::write(saved) == own), "kill {kill}: mission.ron");
        for (name, text) in loaded.mission.scripts() {
            let known = |saved: &Mission| saved.scripts().get(name) == Some(text);
            // A script the mission no longer has stays in the folder, as it was saved last.
            assert!(on_disk.iter().chain(&earlier).any(known), "kill {kill}: {name}");
        }

        earlier.append(&mut on_disk);

        // The document: what was done last, or what was being done.
        match journal::find(folder).expect("a sound journal") {
            Some(recovery) => {
                recovered += 1;
                assert!(
                    matches!(recovery.disk, Disk::Equal | Disk::Behind),
                    "kill {kill}: {:?}",
                    recovery.disk
                );
                let (mission, history) = recovery.replay();
                let now = (mission, history.steps().len(), history.at());
                assert!(states.contains(&now), "kill {kill}: after {last} deeds");
                unsaid += u64::from(now != states[0]);
            }
            None => {
                let saved = states.iter().any(|(mission, ..)| is_on_disk(&loaded.mission, mission));
                assert!(saved, "kill {kill}: after {last} deeds, no journal");
            }
        }
    }
    let shown = format!(
        "{kills} kills after {done} deeds: {recovered} journals, {in_save} in a save, {unsaid} ahead"
    );
    writeln!(std::io::stderr(), "{shown}").expect("shown");
    assert!(done > kills * 10 && recovered > kills / 4, "{shown}");
}
