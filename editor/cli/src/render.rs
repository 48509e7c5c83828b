//! `hellwright render MISSION -o FILE`: the map as a picture a designer would show to friends, or as text.
//! What it looks like is decided in `missions`; here it finds its way into a file.

use crate::open::{self, Opened};
use crate::terminal::Terminal;
use crate::translate::{self, Texts};
use crate::{Done, Failure, Verdict, numbers, texts};
use missions::format;
use missions::scene::{Layer, Scene, SceneOptions};
use missions::{Mission, paint, svg, text};
use rule_system::View;
use std::path::PathBuf;
use std::sync::Arc;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    mission: PathBuf,
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[arg(long)]
    light: bool,
    #[arg(long)]
    seen: bool,
    #[arg(long, value_name = "PIXELS", default_value_t = 72, value_parser = numbers::scale, allow_negative_numbers = true)]
    scale: u32,
    #[arg(long, value_enum, default_value_t = Pictures::Lines)]
    pictures: Pictures,
    #[arg(long, value_name = "FOLDER")]
    art: Option<PathBuf>,
    #[arg(long, value_name = "TAG", value_parser = translate::texts)]
    texts: Option<Texts>,
}

/// How pictures of cardboard are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Pictures {
    #[value(help = texts::text("render-lines").to_string())]
    Lines,
    #[value(help = texts::text("render-alone").to_string())]
    Alone,
    #[value(help = texts::text("render-none").to_string())]
    None,
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let opened = open::mission(&arguments.mission)?;
    let view = if arguments.seen { View::of_start() } else { View::WHOLE };
    let seen = translate::said(&opened, &opened.mission().seen(&view), arguments.texts.as_ref())?;
    let file = &arguments.output;
    let shown = file.display();
    let told = |why: &dyn std::fmt::Display| Failure::Told(format!("{shown}: {why}"));
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let mut is_whole = !open::is_incomplete(&opened, terminal);
    let mut scene = || {
        let (scene, is_read) = scene(arguments, &opened, &seen, terminal);
        is_whole &= is_read;
        scene
    };
    let bytes = match ending.as_deref() {
        Some("png") => paint::png(&scene(), arguments.scale).map_err(|why| told(&why))?,
        Some("svg") => svg::svg(&scene(), &seen).into_bytes(),
        Some("txt") => text::map(&seen, seen.catalogue()).into_bytes(),
        _ => return Err(told(&texts::text("render-ending"))),
    };
    format::replace(file, &bytes).map_err(|error| error.to_string())?;
    Ok(if is_whole { Verdict::Good } else { Verdict::Bad })
}

/// The picture, and whether all that is in it could be read.
fn scene(arguments: &Arguments, opened: &Opened, mission: &Mission, terminal: Terminal) -> (Scene, bool) {
    let mut options = if arguments.light { SceneOptions::light() } else { SceneOptions::default() };
    let mut is_read = true;
    if arguments.pictures != Pictures::None {
        let (art, all) = open::art(opened, arguments.art.as_deref(), terminal);
        options.art = Arc::new(art);
        is_read = all;
    }
    if arguments.pictures == Pictures::Alone && !options.art.is_empty() {
        options.layers = options.layers.without(Layer::Lines);
    }
    (Scene::of(mission, mission.catalogue(), &options), is_read)
}
