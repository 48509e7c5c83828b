//! `hellwright compare A B`: two versions of a mission, by games with the same seeds.

use crate::open::{self, Opened};
use crate::playing::Playing;
use crate::progress::Progress;
use crate::terminal::{Style, Terminal};
use crate::{Done, Failure, Format, Verdict, interrupt, numbers, texts};
use engine::Side;
use missions::compare::{self, Compared};
use missions::report::{Report, Share, grouped};
use missions::ruleset;
use missions::simulate::Plan;
use missions::verdict::Waiting;
use serde_json::{Value, json};
use std::path::PathBuf;

// A game has the same dice and cards in both versions as long as the same is done in it, so small changes are seen in few games.
// Exit code 1: a version has errors and cannot be played.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    first: PathBuf,
    second: PathBuf,
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = numbers::games, allow_negative_numbers = true)]
    playouts: u32,
    #[arg(long)]
    fresh: bool,
    #[command(flatten)]
    playing: Playing,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let versions = [open::mission(&arguments.first)?, open::mission(&arguments.second)?];
    let plan_of = |version: &Opened| arguments.playing.plan(version.mission(), arguments.playouts);
    let mut playable = true;
    for version in &versions {
        playable &= !open::has_errors(version, terminal);
        let _ = plan_of(version)?;
    }
    if !playable {
        return Ok(Verdict::Bad);
    }
    let plan = plan_of(&versions[0])?;
    let mut compared = Vec::new();
    for marines in both_allow(&versions, arguments.playing.marines)? {
        let [first, second] = &versions;
        let first = play(arguments, first, marines, &plan, terminal)?;
        let second = play(arguments, second, marines, &plan, terminal)?;
        compared.push((marines, Compared::of([(&first, &second)])));
        if interrupt::was_asked() {
            break;
        }
    }
    match arguments.playing.format {
        Format::Text => terminal.print(&text(terminal, &versions, &compared, &plan))?,
        Format::Json => terminal.print_json(&json!({
            "first": versions[0].path,
            "second": versions[1].path,
            "seed": plan.seed,
            "bots": plan.bots.to_string(),
            "compared": compared.iter().map(row_json).collect::<Vec<_>>(),
        }))?,
    }
    if interrupt::was_asked() { Err(Failure::Interrupted) } else { Ok(Verdict::Good) }
}

/// The numbers of marines that are played.
fn both_allow(versions: &[Opened; 2], wanted: Option<u8>) -> Result<Vec<u8>, Failure> {
    if let Some(wanted) = wanted {
        for version in versions {
            let _ = open::marines(version, Some(wanted))?;
        }
        return Ok(vec![wanted]);
    }
    let [first, second] = versions.each_ref().map(|version| ruleset::marine_numbers(version.mission()));
    let both: Vec<u8> = first.intersection(&second).copied().collect();
    if both.is_empty() {
        return Err(texts::text("compare-none").into());
    }
    Ok(both)
}

fn play(
    arguments: &Arguments,
    version: &Opened,
    marines: u8,
    plan: &Plan,
    terminal: Terminal,
) -> Result<Report, Failure> {
    let ready = open::lay_out(version, marines)?;
    let (shelf, digest) = (open::shelf(arguments.fresh), ruleset::digest(version.mission()));
    let progress = Progress::new(terminal, version.title());
    let tell = |done: u32, all: u32| progress.games(done, all);
    let waiting =
        Waiting { cancel: Some(interrupt::asked()), progress: Some(&tell), known: None, shelf: &*shelf };
    Ok(compare::play(&ready, digest, plan, waiting))
}

fn text(terminal: Terminal, versions: &[Opened; 2], compared: &[(u8, Compared)], plan: &Plan) -> String {
    let mut text = String::new();
    for (word, version) in [texts::text("compare-first"), texts::text("compare-second")].iter().zip(versions)
    {
        let title = terminal.paint(Style::Bold, version.title());
        text += &format!("{word:<6}  {title}  {}\n", terminal.paint(Style::Dim, &version.path));
    }
    let row = |[marines, games, first, second, change, rounds]: [String; 6]| {
        format!("  {marines:>7}  {games:>7}  {first:<20}  {second:<20}  {change:<18}  {rounds}")
    };
    let head = [
        texts::text("head-marines"),
        texts::text("head-games"),
        texts::text("compare-head-first"),
        texts::text("compare-head-second"),
        texts::text("head-change"),
        texts::text("head-rounds"),
    ];
    let head = row(head.map(|head| head.to_string()));
    text += &format!("\n{}\n", terminal.paint(Style::Dim, head));
    for (marines, Compared { pairs, rounds }) in compared {
        let change = format!("{:+.1} (±{:.1})", pairs.by() * 100.0, pairs.reach() * 100.0);
        // Colours add no width: the words are padded first.
        let change = format!("{change:<18}");
        let style = if pairs.is_sure() { Style::Yellow } else { Style::Dim };
        let [first, second] = pairs.shares();
        text += &row([
            marines.to_string(),
            grouped(u64::from(pairs.games())),
            first.to_string(),
            second.to_string(),
            terminal.paint(style, change),
            format!("{} → {}", rounds[0], rounds[1]),
        ]);
        text.push('\n');
    }
    let how = texts::text("compare-how").with("bots", plan.bots.to_string());
    let how = how.with("seed", plan.seed.to_string());
    text += &format!("{}\n", terminal.paint(Style::Dim, format!("  {how}")));
    let sure = || compared.iter().filter(|(_, it)| it.pairs.is_sure());
    let ours = versions[0].mission().system().side(Side::Marines);
    for (marines, it) in sure() {
        let is_easier = it.pairs.by() > 0.0;
        let said = ours.fill(texts::text(if is_easier { "compare-easier" } else { "compare-harder" }));
        text += &format!("  {}\n", said.with("marines", *marines));
    }
    if sure().next().is_none() {
        text += &format!("  {}\n", texts::text("compare-open"));
    }
    text
}

/// What games with one number of marines say, as JSON.
pub(crate) fn row_json((marines, compared): &(u8, Compared)) -> Value {
    let mut row = json!({ "marines": marines });
    if let (Some(row), Value::Object(compared)) = (row.as_object_mut(), compared_json(compared)) {
        row.extend(compared);
    }
    row
}

/// What games say, as JSON.
pub(crate) fn compared_json(Compared { pairs, rounds }: &Compared) -> Value {
    let share = |share: Share| json!({ "counted": share.counted, "low": share.low, "high": share.high });
    json!({
        "games": pairs.games(),
        "marines_share": pairs.shares().map(share),
        "change": pairs.by(),
        "reach": pairs.reach(),
        "sure": pairs.is_sure(),
        "won_only": pairs.turned(),
        "rounds": rounds,
    })
}
