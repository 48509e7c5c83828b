//! Ctrl+C while games are played: the command reports what it has, and says so by its exit code.

use crate::run::hellwright;
use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The processor time a process has used, in ticks; `None` when it is gone.
pub(crate) fn ticks(process: u32) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    Some(fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?)
}

/// A million games take minutes: fewer are reported only if the first Ctrl+C ends them.
#[test]
fn ctrl_c_ends_the_games_and_reports_those_played() {
    let mut run = hellwright(&["simulate", "coin", "--playouts", "1000000", "--marines", "2", "--jobs", "1"]);
    let mut run = run.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
    // It has long begun to play by the time it has used a fifth of a second.
    let begun = Instant::now();
    while ticks(run.id()).is_some_and(|ticks| ticks < 20) {
        assert!(run.try_wait().expect("it is our child").is_none(), "it ended by itself");
        assert!(begun.elapsed() < Duration::from_secs(120), "it never plays");
        std::thread::sleep(Duration::from_millis(10));
    }
    let sent = Command::new("kill").args(["-INT", &run.id().to_string()]).status().expect("kill runs");
    assert!(sent.success());
    let status = run.wait().expect("it ends");
    let [mut out, mut err] = [String::new(), String::new()];
    let _ = run.stdout.take().expect("piped").read_to_string(&mut out).expect("text");
    let _ = run.stderr.take().expect("piped").read_to_string(&mut err).expect("text");
    assert_eq!(status.code(), Some(130), "{out}{err}");
    let games = out.split(" games of greedy bots").next().and_then(|line| line.rsplit(' ').next());
    let games: u32 = games.expect("a count").replace(',', "").parse().expect("a number");
    assert!((1..1_000_000).contains(&games), "{out}");
    assert!(out.contains("marines win"), "{out}");
    assert!(err.contains("interrupted; the report holds the games that were played by then"), "{err}");
}
