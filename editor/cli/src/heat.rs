//! `hellwright heat MISSION`: where figures go, are seen, are hurt and fall, round by round, as text, JSON or a picture.

use crate::open::{self, Opened};
use crate::playing::Playing;
use crate::progress::Progress;
use crate::terminal::Terminal;
use crate::{Done, Failure, Format, Verdict, interrupt, numbers, texts};
use engine::play::Controls;
use missions::heat::LAST_ROUND;
use missions::report::games;
use missions::scene::{Layer, Layers, Scene, SceneOptions};
use missions::{Heat, Layout, Trace, format, kept, paint, ruleset, svg};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tiles::Cell;
use words::Text;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    mission: PathBuf,
    #[arg(long, default_value = Trace::MarinesEntered.word(), value_name = "LAYER", value_parser = layer, long_help = layers())]
    layer: Trace,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=i64::from(LAST_ROUND)))]
    round: Option<u16>,
    #[arg(long, default_value_t = 200, value_name = "N", value_parser = numbers::games, allow_negative_numbers = true)]
    playouts: u32,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "PIXELS", default_value_t = 72, value_parser = numbers::scale, allow_negative_numbers = true)]
    scale: u32,
    #[arg(long)]
    fresh: bool,
    #[command(flatten)]
    playing: Playing,
}

fn layer(word: &str) -> Result<Trace, String> {
    let unknown = || texts::text("heat-layer").with("name", word.escape_debug().to_string());
    Trace::named(word).ok_or_else(|| unknown().with("names", words()).to_string())
}

fn words() -> String {
    Trace::ALL.map(Trace::word).join(", ")
}

fn layers() -> String {
    let rows = Trace::ALL.map(|trace| format!("{:<16} {}", trace.word(), about(trace)));
    format!("{}\n\n{}", texts::text("heat-layers"), rows.join("\n"))
}

const fn about(trace: Trace) -> Text {
    texts::text(match trace {
        Trace::MarinesEntered => "heat-marines-entered",
        Trace::MarinesStood => "heat-marines-stood",
        Trace::MarinesSeen => "heat-marines-seen",
        Trace::MarinesHurt => "heat-marines-hurt",
        Trace::MarinesFell => "heat-marines-fell",
        Trace::DemonsEntered => "heat-demons-entered",
        Trace::DemonsStood => "heat-demons-stood",
        Trace::DemonsHurt => "heat-demons-hurt",
        Trace::DemonsFell => "heat-demons-fell",
    })
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let opened = open::mission(&arguments.mission)?;
    if open::has_errors(&opened, terminal) {
        return Ok(Verdict::Bad);
    }
    let (heat, played) = play(arguments, &opened, terminal)?;
    let layer = match arguments.round {
        Some(round) => heat.of_round(arguments.layer, round),
        None => heat.of(arguments.layer),
    };
    match (&arguments.output, arguments.playing.format) {
        (Some(file), _) => draw(arguments, &opened, layer, file)?,
        (None, Format::Json) => terminal.print_json(&heat_json(&opened, &heat, played))?,
        (None, Format::Text) => terminal.print(&text(arguments, &opened, layer, played))?,
    }
    if interrupt::was_asked() { Err(Failure::Interrupted) } else { Ok(Verdict::Good) }
}

/// The counts of all numbers of marines that are wanted, and of how many games.
fn play(arguments: &Arguments, opened: &Opened, terminal: Terminal) -> Result<(Heat, u32), Failure> {
    let mission = opened.mission();
    let plan = arguments.playing.plan(mission, arguments.playouts)?;
    let numbers = open::numbers(opened, arguments.playing.marines)?;
    let (shelf, digest) = (open::shelf(arguments.fresh), ruleset::digest(mission));
    let progress = Progress::new(terminal, opened.title());
    let all = plan.games * numbers.len() as u32;
    let (mut heat, mut played) = (Heat::default(), 0);
    for marines in numbers {
        let ready = open::lay_out(opened, marines)?;
        let before = played;
        let tell = |done: u32| progress.games(before + done, all);
        let controls = Controls { cancel: Some(interrupt::asked()), progress: Some(&tell) };
        if plan.bots.search() {
            let silent = Controls { cancel: Some(interrupt::asked()), progress: None };
            kept::learn(&ready, digest, plan.jobs, &*shelf, silent);
        }
        let report = kept::simulate(&ready, digest, &plan, &*shelf, controls);
        heat.add(&report.heat);
        played += report.wins.games();
    }
    Ok((heat, played))
}

fn draw(
    arguments: &Arguments,
    opened: &Opened,
    layer: &BTreeMap<Cell, u32>,
    file: &Path,
) -> Result<(), Failure> {
    let mission = opened.mission();
    let layers = Layers::MAP.without(Layer::Problems);
    let options = SceneOptions { heat: layer.clone(), layers, ..SceneOptions::light() };
    let scene = Scene::of(mission, mission.catalogue(), &options);
    let told = |why: &dyn std::fmt::Display| Failure::Told(format!("{}: {why}", file.display()));
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let bytes = match ending.as_deref() {
        Some("png") => paint::png(&scene, arguments.scale).map_err(|why| told(&why))?,
        Some("svg") => svg::svg(&scene, mission).into_bytes(),
        _ => return Err(told(&texts::text("heat-ending"))),
    };
    format::replace(file, &bytes).map_err(|error| error.to_string())?;
    Ok(())
}

/// The counts in columns and rows as on the map, with a point for a space without any.
fn text(arguments: &Arguments, opened: &Opened, layer: &BTreeMap<Cell, u32>, played: u32) -> String {
    let mission = opened.mission();
    let board = Layout::of(mission, mission.catalogue()).board;
    let cells: Vec<Cell> = (0..board.len() as u16).map(|space| board.cell(tiles::SpaceId(space))).collect();
    let head = match arguments.round {
        Some(round) => texts::text("heat-head-round").with("round", round),
        None => texts::text("heat-head"),
    };
    let head = head.with("title", opened.title()).with("about", about(arguments.layer));
    let mut out = format!("{}\n\n", head.with("games", games(played)));
    let (xs, ys) = (cells.iter().map(|cell| cell.x), cells.iter().map(|cell| cell.y));
    let (Some(west), Some(east)) = (xs.clone().min(), xs.max()) else { return out };
    let (Some(north), Some(south)) = (ys.clone().min(), ys.max()) else { return out };
    let width = layer.values().max().map_or(1, |most| most.to_string().len()).max(4) + 1;
    let head: String = (west..=east).map(|x| format!("{x:>width$}")).collect();
    out += &format!("{:>4}{head}\n", "");
    for y in north..=south {
        let row: String = (west..=east)
            .map(|x| {
                let cell = Cell::new(x, y);
                match layer.get(&cell) {
                    Some(count) => format!("{count:>width$}"),
                    None if board.space_at(cell).is_some() => format!("{:>width$}", "·"),
                    None => " ".repeat(width),
                }
            })
            .collect();
        out += format!("{y:>4}{row}").trim_end();
        out.push('\n');
    }
    out
}

fn heat_json(opened: &Opened, heat: &Heat, played: u32) -> Value {
    let spaces = |counts: &BTreeMap<Cell, u32>| -> Vec<Value> {
        counts.iter().map(|(cell, count)| json!({ "x": cell.x, "y": cell.y, "count": count })).collect()
    };
    let layer = |trace: Trace| {
        let rounds = (1..=LAST_ROUND)
            .map(|round| json!({ "round": round, "spaces": spaces(heat.of_round(trace, round)) }));
        json!({
            "layer": trace.word(),
            "about": about(trace),
            "spaces": spaces(heat.of(trace)),
            "rounds": rounds.collect::<Vec<_>>(),
        })
    };
    json!({ "mission": opened.path, "games": played, "layers": Trace::ALL.map(layer) })
}
