//! `hellwright knockouts MISSION`: what carries a mission and what is decoration, by games without each thing in turn.

use crate::compare::{compared_json, row_json};
use crate::open::{self, Opened};
use crate::playing::Playing;
use crate::progress::Progress;
use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Format, Verdict, interrupt, numbers, texts};
use missions::compare::Compared;
use missions::diagnostic::json;
use missions::knockout::{self, Candidate, Change, Effect, Knockout, Knockouts, LITTLE, What};
use missions::layout::Layout;
use missions::report::{Share, games, grouped};
use missions::simulate::Plan;
use missions::verdict::Waiting;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;

// Each door, piece, start, demon and handler of a card is taken away in turn. What the mission has errors without is needed; of the
// rest the same games say by how much the marines win more or less often, and whether that is more than chance among all that was
// tried.
//
// Exit code 1: the mission has errors, its games cannot be played to the end, or Hellwright itself broke.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    mission: PathBuf,
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = numbers::games, allow_negative_numbers = true)]
    playouts: u32,
    #[arg(long, value_name = "KIND")]
    only: Option<String>,
    #[arg(long)]
    fresh: bool,
    #[command(flatten)]
    playing: Playing,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let opened = open::mission(&arguments.mission)?;
    let mission = opened.mission();
    if open::has_errors(&opened, terminal) {
        return Ok(Verdict::Bad);
    }
    let plan = arguments.playing.plan(mission, arguments.playouts)?;
    let numbers = open::numbers(&opened, arguments.playing.marines)?;
    let candidates = only(knockout::candidates(mission), arguments.only.as_deref())?;
    let known = {
        let shelf = open::shelf(arguments.fresh);
        let progress = Progress::new(terminal, opened.title());
        let tell = |done: u32, all: u32| progress.games(done, all);
        let waiting =
            Waiting { cancel: Some(interrupt::asked()), progress: Some(&tell), known: None, shelf: &*shelf };
        knockout::knock_out(mission, candidates, &numbers, &plan, waiting)
    };
    match arguments.playing.format {
        Format::Text => terminal.print(&text(terminal, &opened, &known, &plan))?,
        Format::Json => terminal.print_json(&known_json(&opened, &known, &plan))?,
    }
    let broke = known.broken.is_some() || known.found.iter().any(|it| matches!(it.what, What::Broke(_)));
    match (interrupt::was_asked(), broke) {
        (true, _) => Err(Failure::Interrupted),
        (false, true) => Ok(Verdict::Bad),
        (false, false) => Ok(Verdict::Good),
    }
}

/// The candidates of one kind, or all of them.
fn only(candidates: Vec<Candidate>, kind: Option<&str>) -> Result<Vec<Candidate>, Failure> {
    let Some(kind) = kind else { return Ok(candidates) };
    let kinds: BTreeSet<String> = candidates.iter().map(|it| it.kind.clone()).collect();
    if !kinds.contains(kind) {
        let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
        let told = texts::text("knockouts-kind").with("kind", kind.escape_debug().to_string());
        return Err(told.with("kinds", kinds.join(", ")).into());
    }
    Ok(candidates.into_iter().filter(|it| it.kind == kind).collect())
}

fn text(terminal: Terminal, opened: &Opened, known: &Knockouts, plan: &Plan) -> String {
    let dim = |text: &str| terminal.paint(Style::Dim, text);
    let ours = opened.mission().system().side(engine::Side::Marines);
    let mut out = format!("{}\n", terminal.paint(Style::Bold, opened.title()));
    for (marines, tally) in &known.whole {
        let share = tally.share(engine::Side::Marines).to_string();
        let said = texts::text("knockouts-whole").with("marines", *marines).with("share", share);
        out += &format!("  {}\n", said.with("games", games(tally.games())));
    }
    if let Some(why) = &known.broken {
        let line = texts::text("knockouts-broken").with("why", why.clone());
        out += &format!("  {}\n", terminal.paint(Style::Red, line));
    }
    let width = known.found.iter().map(|it| it.name.to_string().chars().count()).max().unwrap_or(0);
    let [mut needed, mut carries, mut spare, mut decoration, mut close, mut broke] =
        [const { String::new() }; 6];
    for it in &known.found {
        let name = format!("{:<width$}", it.name);
        match &it.what {
            What::Needed(why) => needed += &format!("  {name}  {why}\n"),
            What::Broke(why) => broke += &format!("  {name}  {why}\n"),
            What::Change(change) => {
                let row = row(terminal, &name, change);
                let points = format!("{:.1}", change.ruled_out() * 100.0);
                let seen = terminal.paint(Style::Dim, texts::text("knockouts-seen").with("points", points));
                match change.effect() {
                    Effect::Carries => carries += &format!("{row}\n"),
                    Effect::Spare => spare += &format!("{row}  {seen}\n"),
                    Effect::Decoration => decoration += &format!("{row}  {seen}\n"),
                    Effect::TooClose => close += &format!("{row}  {seen}\n"),
                }
            }
        }
    }
    let head = format!(
        "  {:<width$}  {:<15}  {:<20}  {:<20}  {}",
        "",
        texts::text("head-change"),
        texts::text("knockouts-head-with"),
        texts::text("knockouts-head-without"),
        texts::text("head-rounds"),
    );
    let little = (LITTLE * 100.0).to_string();
    for (title, rows, has_head) in [
        (texts::text("knockouts-needed"), needed, false),
        (ours.fill(texts::text("knockouts-carries")), carries, true),
        (texts::text("knockouts-spare"), spare, true),
        (texts::text("knockouts-decoration").with("points", little), decoration, true),
        (texts::text("knockouts-close"), close, true),
        (texts::text("knockouts-broke"), broke, false),
    ] {
        if !rows.is_empty() {
            out += &format!("\n{}\n", terminal.paint(Style::Bold, title));
            out += &if has_head { format!("{}\n", dim(&head)) } else { String::new() };
            out += &rows;
        }
    }
    if known.left > 0 {
        let left = grouped(u64::from(known.left));
        out += &format!("\n  {}\n", texts::text("knockouts-left").with("count", left));
    }
    let how = texts::text("knockouts-how").with("bots", plan.bots.to_string());
    let how = how.with("seed", plan.seed.to_string());
    format!("{out}\n{}\n", dim(&format!("  {how}")))
}

/// What changes without something.
fn row(terminal: Terminal, name: &str, change: &Change) -> String {
    let Compared { pairs, rounds } = &change.pooled;
    let points = format!("{:+.1} (±{:.1})", change.by() * 100.0, change.reach * 100.0);
    // Colours add no width: the words are padded first.
    let style = if change.is_sure() { Style::Yellow } else { Style::Dim };
    let change = terminal.paint(style, format!("{points:<15}"));
    let [with, without] = pairs.shares().map(|share: Share| share.to_string());
    format!("  {name}  {change}  {with:<20}  {without:<20}  {} → {}", rounds[0], rounds[1])
}

fn known_json(opened: &Opened, known: &Knockouts, plan: &Plan) -> Value {
    let mission = opened.mission();
    let layout = Layout::of(mission, mission.catalogue());
    let found = |it: &Knockout| {
        let mut row = json!({
            "name": it.name,
            "kind": it.kind,
            "place": json::place(&it.place, mission, &layout),
        });
        match &it.what {
            What::Needed(why) => row["needed"] = why.to_string().into(),
            What::Broke(why) => row["broke"] = why.to_string().into(),
            What::Change(change) => {
                row["each"] = change.each.iter().map(row_json).collect();
                let mut all = compared_json(&change.pooled);
                (all["reach"], all["sure"]) = (change.reach.into(), change.is_sure().into());
                row["all"] = all;
                row["effect"] = change.effect().word().into();
            }
        }
        row
    };
    json!({
        "mission": opened.path,
        "seed": plan.seed,
        "bots": plan.bots.to_string(),
        "broken": known.broken,
        "not_tried": known.left,
        "found": known.found.iter().map(found).collect::<Vec<_>>(),
    })
}
