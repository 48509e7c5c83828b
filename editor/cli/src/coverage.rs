//! `hellwright coverage PATH…`: missions are played at random, every state is looked over, and each card's uses are counted.

use crate::open::{self, Opened};
use crate::progress::Progress;
use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Format, Verdict, interrupt, numbers, texts};
use engine::coverage::Line;
use engine::play::{Controls, Rng};
use missions::coverage::{Plan, Played};
use missions::report::{games, grouped};
use missions::ruleset::{self, ReadyGame};
use missions::simulate::LIMIT;
use rule_system::SideRow;
use serde_json::{Value, json};
use std::path::PathBuf;

// Every state of every game is looked over: figures, cards, tokens, whose turn it is. With --deal other weapons, classes,
// event sets and invasion cards of the box are dealt every 25 games, so that every card has its turn.
//
// Exit code 0: nothing was wrong, and every card was used as often as --least asks. 1: not so. 2: misuse, or a mission that
// cannot be read.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = numbers::games, allow_negative_numbers = true)]
    playouts: u32,
    #[arg(long, value_name = "S", value_parser = numbers::seed, allow_negative_numbers = true)]
    seed: Option<u64>,
    #[arg(long, value_name = "K", value_parser = numbers::marines, allow_negative_numbers = true)]
    marines: Option<u8>,
    #[arg(long)]
    deal: bool,
    #[arg(long, value_name = "N", value_parser = numbers::games, allow_negative_numbers = true)]
    least: Option<u32>,
    #[arg(long, value_name = "J", value_parser = numbers::jobs, allow_negative_numbers = true)]
    jobs: Option<u16>,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let mut all = Played::default();
    let mut told = Vec::new();
    let mut broken = Vec::new();
    for path in &arguments.paths {
        for path in open::find(path)? {
            let opened = open::mission(&path)?;
            if open::has_errors(&opened, terminal) {
                return Ok(Verdict::Bad);
            }
            for marines in numbers_of(arguments, &opened)? {
                if interrupt::was_asked() {
                    break;
                }
                match play(arguments, terminal, &opened, marines)? {
                    Ok(played) => {
                        let sides = opened.mission().system().rows().sides;
                        told.push(Told { path: opened.path.clone(), sides, marines, played: played.clone() });
                        all.merge(played);
                    }
                    Err(fault) => broken.push(fault),
                }
            }
        }
    }
    let rare: Vec<Line<'_>> =
        arguments.least.map(|least| all.used.below(u64::from(least)).collect()).unwrap_or_default();
    match arguments.format {
        Format::Text => terminal.print(&text(arguments, terminal, &told, &all, &rare))?,
        Format::Json => terminal.print_json(&as_json(&told, &all, &broken))?,
    }
    for fault in &broken {
        terminal.complain(fault);
    }
    if interrupt::was_asked() {
        return Err(Failure::Interrupted);
    }
    Ok(if broken.is_empty() && rare.is_empty() { Verdict::Good } else { Verdict::Bad })
}

/// What was played of one mission with one number of marines.
struct Told {
    path: String,
    sides: [SideRow; 2],
    marines: u8,
    played: Played,
}

fn numbers_of(arguments: &Arguments, opened: &Opened) -> Result<Vec<u8>, Failure> {
    match arguments.marines {
        Some(_) => Ok(vec![open::marines(opened, arguments.marines)?]),
        None => Ok(ruleset::marine_numbers(opened.mission()).into_iter().collect()),
    }
}

/// Play, or say which rule was broken.
fn play(
    arguments: &Arguments,
    terminal: Terminal,
    opened: &Opened,
    marines: u8,
) -> Result<Result<Played, String>, Failure> {
    let ReadyGame { game, .. } = open::lay_out(opened, marines)?;
    let seed = open::seed(arguments.seed, opened.mission());
    let plan = Plan {
        games: arguments.playouts,
        // Another number of marines gets other deals, too.
        seed: Rng::for_game(seed, u32::from(marines)).bits(),
        jobs: open::jobs(arguments.jobs),
        deal: arguments.deal,
        limit: LIMIT,
    };
    let progress = Progress::new(terminal, opened.title());
    let tell = |done: u32| progress.games(done, plan.games);
    let played = game.cover(&plan, Controls { cancel: Some(interrupt::asked()), progress: Some(&tell) });
    Ok(played.map_err(|fault| {
        let told = texts::text("coverage-broken").with("path", opened.path.as_str());
        told.with("marines", marines).with("fault", fault.to_string()).to_string()
    }))
}

fn text(arguments: &Arguments, terminal: Terminal, told: &[Told], all: &Played, rare: &[Line<'_>]) -> String {
    let mut out = String::new();
    for Told { path, sides: [winner, other], marines, played } in told {
        let report = &played.report;
        let [ours, theirs] = report.wins;
        let said = texts::text("coverage-played").with("path", path.as_str()).with("marines", *marines);
        let said = said.with("games", games(report.games)).with("choices", grouped(report.choices));
        let said = said.with("ours", grouped(u64::from(ours))).with("theirs", grouped(u64::from(theirs)));
        let said = said.with("side", winner.noun).with("other", other.noun);
        out += &format!("{said}\n");
    }
    let mut what = None;
    for line in all.used.lines().filter(|line| line.used > 0) {
        if what != Some(line.what) {
            what = Some(line.what);
            out += &format!("\n  {}\n", terminal.paint(Style::Dim, line.what));
        }
        out += &format!("  {:>9}  {}\n", grouped(line.used), line.name);
    }
    let never: Vec<Line<'_>> = all.used.below(1).collect();
    // With a wanted number of uses these are listed below.
    if !never.is_empty() && arguments.least.is_none() {
        out += &format!("\n  {}\n", terminal.paint(Style::Dim, texts::text("coverage-never")));
        out += &format!("  {}\n", names(&never));
    }
    let report = &all.report;
    let said = match all.deals {
        0 => texts::text("coverage-all"),
        deals => texts::text("coverage-all-dealt").with("deals", deals),
    };
    let said = said.with("games", games(report.games)).with("choices", grouped(report.choices));
    out += &format!("\n{said}\n");
    if let Some(line) = all.used.lines().min_by_key(|line| line.used) {
        let said = texts::text("coverage-least").with("name", line.name).with("what", line.what);
        out += &format!("{}\n", said.with("times", grouped(line.used)));
    }
    if let (Some(least), false) = (arguments.least, rare.is_empty()) {
        let told = match least {
            1 => texts::text("coverage-rare-never"),
            least => texts::text("coverage-rare").with("least", least),
        };
        out += &format!("{}\n", terminal.paint(Style::Red, told.with("names", names(rare))));
    }
    out
}

fn names(lines: &[Line<'_>]) -> String {
    let names: Vec<String> = lines.iter().map(|line| format!("{} ({})", line.name, line.what)).collect();
    names.join(", ")
}

fn as_json(told: &[Told], all: &Played, broken: &[String]) -> Value {
    json!({
        "played": told.iter().map(|Told { path, marines, played, .. }| json!({
            "mission": path,
            "marines": marines,
            "playouts": played.report.games,
            "choices": played.report.choices,
            "wins": { "marines": played.report.wins[0], "invader": played.report.wins[1] },
            "deals": played.deals,
        })).collect::<Vec<_>>(),
        "used": all.used.lines().map(|line| json!({
            "what": line.what.english(), "name": line.name, "used": line.used,
        })).collect::<Vec<_>>(),
        "broken": broken,
    })
}
