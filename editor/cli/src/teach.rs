//! `hellwright teach PATH…`: greedy bots play against each other and learn what things are worth; the new weights are compared
//! with the old ones and written to a file.

use crate::open::{self, Opened};
use crate::progress::Progress;
use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Format, Verdict, interrupt, numbers, texts};
use engine::Side;
use engine::play::Controls;
use missions::format::{self, trouble};
use missions::playable::Playable;
use missions::report::grouped;
use missions::ruleset::{self, ReadyGame};
use rule_system::RuleSystem;
use rule_system::content::Source;
use rule_system::teach::{self, Lessons, Paired, Pupil, Weight};
use serde_json::json;
use std::path::{Path, PathBuf};

// In each step all weights are moved a little, each up or down by lot; the version and its mirror image play two games of every
// mission and number of marines, in turns on both sides and with the same dice, and the weights go the way of the winner.
// Afterwards the new weights play other games against the old ones. With --steps 0 and --from a file of weights is only
// compared.
//
// The greedy bot itself reads its weights from a file of the program's sources (for the 2016 game
// engine/doom-2016/data/greedy.ron): put the new file there and build the program again.
//
// Exit code 0: the new weights are not surely worse in any mission, as marines or as the invader. 1: they are. 2: misuse, or a
// mission that cannot be read.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[arg(long, default_value_t = 4000, value_name = "N", value_parser = numbers::games_or_none, allow_negative_numbers = true)]
    steps: u32,
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = numbers::games, allow_negative_numbers = true)]
    playouts: u32,
    #[arg(long, default_value_t = 1, value_name = "S", value_parser = numbers::seed, allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, value_name = "J", value_parser = numbers::jobs, allow_negative_numbers = true)]
    jobs: Option<u16>,
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// A mission in the comparison.
struct Row {
    title: String,
    /// In the marines' place and in the invader's.
    both: [Paired; 2],
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let mut opened = Vec::new();
    for path in &arguments.paths {
        for path in open::find(path)? {
            opened.push(open::mission(&path)?);
        }
    }
    let mut ready: Vec<(usize, Box<dyn Playable>)> = Vec::new();
    for (at, mission) in opened.iter().enumerate() {
        if open::has_errors(mission, terminal) {
            return Ok(Verdict::Bad);
        }
        for marines in ruleset::marine_numbers(mission.mission()) {
            let ReadyGame { game, .. } = open::lay_out(mission, marines)?;
            ready.push((at, game));
        }
    }
    let (system, pupil) = pupil(&opened)?;
    let (weights, old): (Vec<Weight>, Vec<i32>) = pupil.weights().into_iter().unzip();
    let from = match &arguments.from {
        Some(path) => read(pupil, path)?,
        None => old.clone(),
    };
    let games: Vec<&dyn Playable> = ready.iter().map(|(_, game)| &**game).collect();
    let lessons = Lessons { steps: arguments.steps, seed: arguments.seed, jobs: open::jobs(arguments.jobs) };
    let new = {
        let progress = Progress::new(terminal, &texts::text("teach-lessons").to_string());
        let tell = |done: u32| progress.games(done, lessons.games(games.len()));
        let controls = Controls { cancel: Some(interrupt::asked()), progress: Some(&tell) };
        teach::teach(&games, &weights, &from, lessons, controls).ok_or(Failure::Interrupted)?
    };
    // Written first: a comparison that is interrupted loses nothing.
    if let Some(path) = &arguments.output {
        let text = pupil.write(&record(arguments, &opened), &new);
        format::replace(path, text.as_bytes()).map_err(|error| error.to_string())?;
    }
    let compared = {
        let progress = Progress::new(terminal, &texts::text("teach-comparison").to_string());
        let all = arguments.playouts.saturating_mul(games.len() as u32);
        let tell = |done: u32| progress.games(done, all);
        let controls = Controls { cancel: Some(interrupt::asked()), progress: Some(&tell) };
        teach::compare(&games, [&old, &new], arguments.playouts, lessons, controls)
            .ok_or(Failure::Interrupted)?
    };
    let rows = rows(&opened, &ready, &compared);
    match arguments.format {
        Format::Text => {
            let changes = changes(&weights, &old, &new);
            terminal.print(&text(arguments, terminal, &changes, &rows, system))?;
        }
        Format::Json => terminal.print_json(&json!({
            "steps": arguments.steps,
            "seed": arguments.seed,
            "output": arguments.output,
            "weights": weights.iter().zip(&old).zip(&new).map(|((weight, old), new)| json!({
                "name": weight.name, "old": old, "new": new,
            })).collect::<Vec<_>>(),
            "missions": rows.iter().map(|Row { title, both: [marines, invader] }| json!({
                "mission": title, "marines": paired_json(marines), "invader": paired_json(invader),
            })).collect::<Vec<_>>(),
        }))?,
    }
    let is_worse = rows.iter().any(|row| row.both.iter().any(Paired::is_worse));
    Ok(if is_worse { Verdict::Bad } else { Verdict::Good })
}

/// The game that all of these missions are of, and its greedy bot.
fn pupil(opened: &[Opened]) -> Result<(&'static dyn RuleSystem, &'static dyn Pupil), Failure> {
    let mut systems = opened.iter().map(|opened| opened.mission().system());
    let system = systems.next().ok_or_else(|| texts::text("teach-none"))?;
    if let Some(other) = systems.find(|other| other.id() != system.id()) {
        return Err(texts::text("teach-several").with("one", system.id()).with("other", other.id()).into());
    }
    let pupil = system.pupil();
    let pupil = pupil.ok_or_else(|| texts::text("teach-no-weights").with("game", system.id()))?;
    Ok((system, pupil))
}

fn read(pupil: &dyn Pupil, path: &Path) -> Result<Vec<i32>, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| trouble::reading(path, &error))?;
    let file = path.display().to_string();
    let source = Source { file: &file, text: &text };
    pupil
        .read(source)
        .map_err(|wrong| Failure::Told(format!("{file}:{}:{}: {}", wrong.line, wrong.column, wrong.message)))
}

/// How the weights came about.
fn record(arguments: &Arguments, opened: &[Opened]) -> String {
    let Arguments { steps, seed, from, .. } = arguments;
    let titles: Vec<&str> = opened.iter().map(Opened::title).collect();
    let from = from.as_ref().map_or_else(String::new, |path| format!(", from {}", path.display()));
    format!("hellwright teach, {steps} steps, seed {seed}{from}: {}", titles.join(", "))
}

/// All numbers of marines of a mission together.
fn rows(opened: &[Opened], ready: &[(usize, Box<dyn Playable>)], compared: &[[Paired; 2]]) -> Vec<Row> {
    let mut rows: Vec<Row> = opened
        .iter()
        .map(|opened| Row { title: opened.title().to_owned(), both: [Paired::default(); 2] })
        .collect();
    for ((at, _), [marines, invader]) in ready.iter().zip(compared) {
        let both = &mut rows[*at].both;
        *both = [both[0].and(*marines), both[1].and(*invader)];
    }
    rows
}

/// Weights that are not what they were: `step 40 -> 44`.
fn changes(weights: &[Weight], old: &[i32], new: &[i32]) -> Vec<String> {
    let all = weights.iter().zip(old).zip(new);
    let changed = all.filter(|((_, old), new)| old != new);
    changed.map(|((weight, old), new)| format!("{} {old} -> {new}", weight.name)).collect()
}

fn text(
    arguments: &Arguments,
    terminal: Terminal,
    changes: &[String],
    rows: &[Row],
    system: &dyn RuleSystem,
) -> String {
    let mut out = match changes {
        [] => format!("{}\n", texts::text("teach-unchanged")),
        changes => {
            let all = changes.iter().map(|change| format!("  {change}\n")).collect::<String>();
            format!("{}\n{all}", terminal.paint(Style::Bold, texts::text("teach-weights")))
        }
    };
    out += &format!(
        "\n{}\n  {:<24} {:>30} {:>30}\n",
        terminal.paint(Style::Bold, texts::text("teach-wins")),
        "",
        system.side(Side::Marines).fill(texts::text("teach-as-marines")),
        system.side(Side::Invader).fill(texts::text("teach-as-invader")),
    );
    for Row { title, both } in rows {
        let [marines, invader] = both.map(|paired| {
            let words = format!("{:>30}", words(&paired));
            if paired.is_worse() { terminal.paint(Style::Red, words) } else { words }
        });
        out += &format!("  {title:<24} {marines} {invader}\n");
    }
    let games = rows.first().map_or(0, |row| row.both[0].games);
    out += &format!("\n{}\n", texts::text("teach-each").with("games", grouped(u64::from(games))));
    if let Some(path) = &arguments.output {
        out += &format!("{}\n", texts::text("teach-written").with("path", path.display().to_string()));
    }
    out
}

/// `45.2 % -> 48.0 % (+2.8 ± 1.9)`.
fn words(paired: &Paired) -> String {
    let share = |won: u32| 100.0 * f64::from(won) / f64::from(paired.games.max(1));
    let (change, off) = paired.change();
    format!("{:.1} % -> {:.1} % ({change:+.1} ± {off:.1})", share(paired.before), share(paired.after))
}

fn paired_json(paired: &Paired) -> serde_json::Value {
    let (change, off) = paired.change();
    json!({
        "games": paired.games, "old_wins": paired.before, "new_wins": paired.after,
        "change": (change * 10.0).round() / 10.0, "off": (off * 10.0).round() / 10.0,
        "worse": paired.is_worse(),
    })
}
