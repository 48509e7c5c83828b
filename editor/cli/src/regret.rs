//! `hellwright regret PATH…`: a bench for bots that search. It is made once and kept in a file; then it takes a minute to learn how
//! much worse than the best the choices of each bot are.

use crate::open;
use crate::progress::Progress;
use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Format, Verdict, interrupt, numbers, texts};
use engine::play::Controls;
use missions::format::{self, trouble};
use missions::playable::Playable;
use missions::report::grouped;
use missions::ruleset::{self, ReadyGame};
use rule_system::search::Level;
use rule_system::search::states::{Kept, Regret, Survey};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::path::{Path, PathBuf};

// The first run makes a bench and keeps it in a file: states of greedy games of these missions, with up to twelve plans for each,
// and how often each plan wins when greedy bots play on to the end. That takes minutes. Later runs read the file and ask greedy bots
// and those that search what they would do: the regret is by how many games of a hundred that is worse than the best plan. So a
// change of a bot is judged in a minute.
//
// The bench fits its missions as they are: after a change make another one.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[arg(short, long, value_name = "FILE", default_value = "bench.json")]
    file: PathBuf,
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = numbers::games, allow_negative_numbers = true)]
    states: u32,
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = numbers::games, allow_negative_numbers = true)]
    rollouts: u32,
    #[arg(long, default_value_t = 1, value_name = "S", value_parser = numbers::seed, allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, value_name = "J", value_parser = numbers::jobs, allow_negative_numbers = true)]
    jobs: Option<u16>,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The states of a mission for a number of marines, in the file.
#[derive(Serialize, Deserialize)]
struct Part {
    /// Its fingerprint and the rules: states of another mission or of other rules do not fit.
    mission: String,
    marines: u8,
    states: Vec<Kept>,
}

/// A mission for a number of marines.
struct Ready {
    /// As in the file.
    mission: String,
    marines: u8,
    game: Box<dyn Playable>,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let mut all = Vec::new();
    for path in &arguments.paths {
        for path in open::find(path)? {
            let opened = open::mission(&path)?;
            if open::has_errors(&opened, terminal) {
                return Ok(Verdict::Bad);
            }
            for marines in ruleset::marine_numbers(opened.mission()) {
                let from = ruleset::provenance(opened.mission(), &opened.path, marines);
                let mission = format!("{} {} {}", from.rules, from.revision, from.digest);
                let ReadyGame { game, .. } = open::lay_out(&opened, marines)?;
                all.push(Ready { mission, marines, game });
            }
        }
    }
    let bench = match read(&arguments.file)? {
        Some(bench) => bench,
        None => make(arguments, terminal, &all)?,
    };
    let mut rows: Vec<(&str, Regret)> = vec![("greedy", judge(arguments, &all, &bench, None)?)];
    for level in Level::ALL {
        if interrupt::was_asked() {
            return Err(Failure::Interrupted);
        }
        rows.push((name(level), judge(arguments, &all, &bench, Some(level))?));
    }
    match arguments.format {
        Format::Text => terminal.print(&text(terminal, &rows))?,
        Format::Json => terminal.print_json(&json!(
            rows.iter()
                .map(|(bot, it)| json!({
                    "bot": bot, "states": it.states, "best": it.best, "unknown": it.unknown,
                    "regret": (it.mean() * 100.0).round() / 100.0, "tried": it.tried,
                }))
                .collect::<Vec<_>>()
        ))?,
    }
    Ok(Verdict::Good)
}

const fn name(level: Level) -> &'static str {
    missions::simulate::BotKind::Search(level).word()
}

/// The bench in a file, if there is one.
fn read(path: &Path) -> Result<Option<Vec<Part>>, Failure> {
    if !path.exists() {
        return Ok(None);
    }
    let text = std::fs::read_to_string(path).map_err(|error| trouble::reading(path, &error))?;
    let bench = serde_json::from_str(&text).map_err(|error| {
        let told = texts::text("regret-no-bench").with("path", path.display().to_string());
        Failure::from(told.with("why", error.to_string()))
    })?;
    Ok(Some(bench))
}

/// Make a bench and keep it.
fn make(arguments: &Arguments, terminal: Terminal, all: &[Ready]) -> Result<Vec<Part>, Failure> {
    let (path, count) = (&arguments.file, all.len().max(1) as u32);
    let states = arguments.states.div_ceil(count);
    let progress = Progress::new(terminal, &texts::text("regret-bench").to_string());
    let mut bench = Vec::new();
    for (at, Ready { mission, marines, game }) in (0_u32..).zip(all) {
        let tell = |done: u32| progress.part(at * states + done, states * count);
        let controls = Controls { cancel: Some(interrupt::asked()), progress: Some(&tell) };
        let survey = Survey {
            states,
            rollouts: arguments.rollouts,
            seed: arguments.seed,
            jobs: open::jobs(arguments.jobs),
        };
        let states = game.survey(survey, controls).ok_or(Failure::Interrupted)?;
        bench.push(Part { mission: mission.clone(), marines: *marines, states });
    }
    let text = serde_json::to_string(&bench).map_err(|error| error.to_string())?;
    format::replace(path, text.as_bytes()).map_err(|error| error.to_string())?;
    Ok(bench)
}

/// What bots of a level do in all states that belong to these missions.
fn judge(
    arguments: &Arguments,
    all: &[Ready],
    bench: &[Part],
    level: Option<Level>,
) -> Result<Regret, Failure> {
    let mut sum = Regret::default();
    for part in bench {
        let fits = |ready: &&Ready| ready.mission == part.mission && ready.marines == part.marines;
        let regret = all
            .iter()
            .find(fits)
            .map(|ready| ready.game.regret(&part.states, level, open::jobs(arguments.jobs)).ok());
        let regret = regret.flatten().ok_or_else(|| {
            let path = arguments.file.display().to_string();
            Failure::from(texts::text("regret-other").with("path", path))
        })?;
        sum = sum.and(regret);
    }
    Ok(sum)
}

fn text(terminal: Terminal, rows: &[(&str, Regret)]) -> String {
    let head = format!(
        "{:<14} {:>8} {:>12} {:>8} {:>16}",
        texts::text("head-bot"),
        texts::text("regret-regret"),
        texts::text("regret-best"),
        texts::text("regret-unknown"),
        texts::text("regret-tried"),
    );
    let mut out = format!("{}\n", terminal.paint(Style::Bold, head));
    for (bot, it) in rows {
        let best = 100.0 * f64::from(it.best) / f64::from(it.states.max(1));
        let tried = grouped(it.tried);
        out += &format!("{bot:<14} {:>8.2} {best:>10.0} % {:>8} {tried:>16}\n", it.mean(), it.unknown);
    }
    let states = rows.first().map_or(0, |(_, it)| it.states + it.unknown);
    out += &format!("\n{}\n", texts::text("regret-how").with("states", grouped(u64::from(states))));
    out
}
