//! `hellwright simulate MISSION`: bots play a mission many times; who wins, how long it takes, why it ends.

use crate::open::{self, Opened};
use crate::playing::Playing;
use crate::progress::Progress;
use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Format, Verdict, check, interrupt, numbers, texts};
use engine::Side;
use engine::play::Controls;
use missions::format::{self, trouble};
use missions::kept;
use missions::playable::Playable;
use missions::report::{Report, games, grouped};
use missions::ruleset;
use missions::simulate::{self, Keep};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Instant;
use words::Text;

// The digest depends on the mission, the seed, the number of games and marines and the bots, never on the number of
// threads: two people with the same digest saw the same games.
//
// Exit code 1: it gave up, because a script failed or there was no end in too many games.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    mission: PathBuf,
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = numbers::games, allow_negative_numbers = true)]
    playouts: u32,
    #[arg(long)]
    fresh: bool,
    #[command(flatten)]
    playing: Playing,
    #[arg(long, value_name = "DIR")]
    save_replays: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let opened = open::mission(&arguments.mission)?;
    let mission = opened.mission();
    if open::has_errors(&opened, terminal) {
        return Ok(Verdict::Bad);
    }
    let plan = arguments.playing.plan(mission, arguments.playouts)?;
    let marines = open::marines(&opened, arguments.playing.marines)?;
    let ready = open::lay_out(&opened, marines)?;
    let game = &ready.game;
    let start = Instant::now();
    let report = {
        let progress = Progress::new(terminal, opened.title());
        if plan.bots.search() {
            let (shelf, digest) = (open::shelf(arguments.fresh), ruleset::digest(mission));
            let controls = Controls { cancel: Some(interrupt::asked()), progress: None };
            kept::learn(&ready, digest, plan.jobs, &*shelf, controls);
        }
        let tell = |done: u32| progress.games(done, plan.games);
        game.simulate(&plan, Controls { cancel: Some(interrupt::asked()), progress: Some(&tell) })
    };
    let seconds = start.elapsed().as_secs_f64();
    let saved = match &arguments.save_replays {
        Some(dir) => save(&**game, &opened, marines, &report, dir)?,
        None => Vec::new(),
    };
    match arguments.playing.format {
        Format::Text => terminal.print(&text(terminal, &opened, &report, seconds, &saved))?,
        Format::Json => terminal.print_json(&json!({
            "mission": opened.path,
            "playouts": report.wins.games(),
            "seed": plan.seed,
            "marines": marines,
            "bots": plan.bots.to_string(),
            "wins": check::wins_json(&report),
            "rounds": check::rounds_json(&report),
            "choices": report.choices,
            "tried": report.tried,
            "seconds": (seconds * 1000.0).round() / 1000.0,
            "digest": report.digest.to_string(),
            "given_up": report.given_up(),
            "ends": check::ends_json(&report),
            "replays": saved.iter().map(|saved| &saved.path).collect::<Vec<_>>(),
            "shown": saved.iter().filter_map(shown_json).collect::<Vec<_>>(),
        }))?,
    }
    match (interrupt::was_asked(), report.given_up()) {
        (true, _) => Err(Failure::Interrupted),
        (false, true) => Ok(Verdict::Bad),
        (false, false) => Ok(Verdict::Good),
    }
}

/// A game that was saved.
struct Saved {
    path: String,
    /// Of a game that shows a finding, how many choices it has, and how many the game it comes from took to show it.
    shown: Option<(usize, usize)>,
}

/// Save the games worth keeping and return where: a short game for each finding, then whole ones.
fn save(
    game: &dyn Playable,
    opened: &Opened,
    marines: u8,
    report: &Report,
    dir: &Path,
) -> Result<Vec<Saved>, Failure> {
    std::fs::create_dir_all(dir).map_err(|error| trouble::writing(dir, &error))?;
    let provenance = ruleset::provenance(opened.mission(), &opened.path, marines);
    let findings = simulate::found(report).into_iter().map(|found| (found.keep, Some(found.shows)));
    let whole = simulate::extremes(report).into_iter().map(|kept| (kept, None));
    let mut saved = Vec::new();
    for (Keep { game: number, why }, shows) in findings.chain(whole) {
        let played = game.record(&report.plan, number, provenance.clone());
        let short = shows.and_then(|shows| game.shrink(&played, &shows));
        let shown = short.as_ref().map(|short| (short.choices(), short.from));
        let replay = short.map_or(played, |short| short.replay);
        let why = if why.is_empty() { String::new() } else { format!("-{why}") };
        let path = dir.join(format!("game-{number:04}{why}.replay"));
        format::replace(&path, replay.to_string().as_bytes()).map_err(|error| error.to_string())?;
        saved.push(Saved { path: path.display().to_string(), shown });
    }
    Ok(saved)
}

/// A saved game that shows a finding, for programs.
fn shown_json(saved: &Saved) -> Option<Value> {
    let (choices, from) = saved.shown?;
    Some(json!({ "replay": saved.path, "choices": choices, "from": from }))
}

/// Where a game was saved, and of one that shows a finding how short it is, and how long it was before.
fn told(Saved { path, shown }: &Saved) -> Text {
    let said = match *shown {
        None => texts::text("simulate-saved"),
        Some((choices, from)) if choices < from => {
            texts::text("simulate-saved-shrunk").with("choices", choices).with("from", from)
        }
        Some((choices, _)) => texts::text("simulate-saved-shown").with("choices", choices),
    };
    said.with("path", path.as_str())
}

fn text(terminal: Terminal, opened: &Opened, report: &Report, seconds: f64, saved: &[Saved]) -> String {
    let Report { plan, marines, wins, rounds, .. } = report;
    let title = terminal.paint(Style::Bold, opened.title());
    let head = texts::text("simulate-head").with("title", title).with("marines", *marines);
    let head = head.with("games", games(wins.games())).with("bots", plan.bots.to_string());
    let mut out = format!("{}\n\n", head.with("seed", plan.seed.to_string()));
    for side in [Side::Marines, Side::Invader] {
        let name = check::side_wins(opened.mission(), side);
        let share = wins.share(side).to_string();
        let share = terminal.paint(Style::Cyan, format!("{share:<20}"));
        out += &format!("  {name:<13} {share} {:>9}\n", grouped(u64::from(wins.of(side))));
    }
    if wins.unfinished > 0 {
        let (name, games) = (texts::text("head-unfinished"), grouped(u64::from(wins.unfinished)));
        let line = format!("  {name:<13} {:<20} {games:>9}\n", "");
        out += &terminal.paint(Style::Red, line.trim_end());
        out.push('\n');
    }
    let name = texts::text("head-rounds");
    out += &format!("  {name:<13} {} ({}–{})\n", rounds.median, rounds.min, rounds.max);
    let each = |choices: u64| grouped(choices / u64::from(wins.games().max(1)));
    let (name, said) = (texts::text("simulate-choices"), texts::text("simulate-each"));
    out += &format!("  {name:<13} {}\n", said.with("count", each(report.choices)));
    // Bots that do not look ahead try nothing.
    if report.tried > report.choices {
        let (name, said) = (texts::text("simulate-tried"), texts::text("simulate-each-rollouts"));
        out += &format!("  {name:<13} {}\n", said.with("count", each(report.tried)));
    }
    out.push('\n');
    out += &format!("  {}\n", terminal.paint(Style::Dim, texts::text("simulate-ends")));
    for ((_, reason), games) in &report.ends {
        out += &format!("  {:>9}  {}\n", grouped(u64::from(*games)), rule_system::capital(reason));
    }
    for (what, fault) in report.failures.iter().chain(&report.refusals) {
        let line = texts::text("simulate-fault").with("what", what.to_string());
        let line = line.with("games", games(fault.games)).with("game", fault.game);
        out += &format!("  {} {line}\n", terminal.paint(Style::Yellow, texts::text("simulate-trouble")));
    }
    if report.given_up() {
        let line = texts::text("simulate-given-up").with("games", games(wins.games()));
        out += &format!("  {}\n", terminal.paint(Style::Red, line.with("wrong", report.went_wrong())));
    }
    out += &format!("\n  {}\n", texts::text("simulate-digest").with("digest", report.digest.to_string()));
    let speed = report.tried as f64 / seconds.max(0.001);
    let time = texts::text("simulate-time").with("seconds", format!("{seconds:.1}"));
    let time = time.with("threads", plan.jobs).with("speed", grouped(speed as u64));
    out += &format!("  {}\n", terminal.paint(Style::Dim, time));
    for saved in saved {
        out += &format!("  {}\n", told(saved));
    }
    out
}
