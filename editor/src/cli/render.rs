//! `hellwright render MISSION -o FILE`: the map as a picture a designer would show to friends, or as text.
//! What it looks like is decided in `missions`; here it finds its way into a file.

use crate::cli::open;
use crate::cli::terminal::Terminal;
use crate::cli::{Done, Failure, Verdict, numbers};
use missions::format;
use missions::scene::{Scene, SceneOptions};
use missions::{Mission, paint, svg, text};
use std::path::PathBuf;

/// Draw a mission's map.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The mission
    mission: PathBuf,
    /// The file to write; its ending says what it is to be: .png, .svg or .txt
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Light colours, for paper
    #[arg(long)]
    light: bool,
    /// Pixels for every space of a .png
    #[arg(long, value_name = "PIXELS", default_value_t = 72, value_parser = numbers::scale, allow_negative_numbers = true)]
    scale: u32,
}

pub(crate) fn run(arguments: &Arguments, _: Terminal) -> Done {
    let opened = open::mission(&arguments.mission)?;
    let file = &arguments.output;
    let shown = file.display();
    let told = |why: &dyn std::fmt::Display| Failure::Told(format!("{shown}: {why}"));
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let bytes = match ending.as_deref() {
        Some("png") => {
            paint::png(&scene(arguments, opened.mission()), arguments.scale).map_err(|why| told(&why))?
        }
        Some("svg") => svg::svg(&scene(arguments, opened.mission())).into_bytes(),
        Some("txt") => text::map(opened.mission(), opened.mission().catalogue()).into_bytes(),
        _ => return Err(told(&"a picture's name has to end with .png, .svg or .txt")),
    };
    format::replace(file, &bytes).map_err(|error| error.to_string())?;
    Ok(Verdict::Good)
}

fn scene(arguments: &Arguments, mission: &Mission) -> Scene {
    let options = if arguments.light { SceneOptions::light() } else { SceneOptions::default() };
    Scene::of(mission, mission.catalogue(), &options)
}
