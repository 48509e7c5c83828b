//! `hellwright render MISSION -o FILE`: the map as a picture or as text.

use crate::cli::map::Map;
use crate::cli::open::{self, Opened};
use crate::cli::terminal::Terminal;
use crate::cli::{Done, Failure, Verdict};
use missions::ruleset::Laid;
use missions::scene::{Scene, SceneOptions};
use missions::{paint, svg};
use std::path::PathBuf;
use tiles::Catalogue;

/// Draw a mission's map.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The mission
    mission: PathBuf,
    /// The file to write; its ending says what it is to be: .png, .svg or .txt
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Pixels for each space of a .png
    #[arg(long, value_name = "PIXELS", default_value_t = 72)]
    scale: u32,
}

pub(crate) fn run(arguments: &Arguments, terminal: &Terminal) -> Done {
    let opened = open::mission(&arguments.mission)?;
    let file = &arguments.output;
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let scene = || Scene::of(opened.mission(), Catalogue::doom2016(), &SceneOptions::default());
    let bytes = match ending.as_deref() {
        Some("png") => paint::png(&scene(), arguments.scale)
            .map_err(|error| Failure::Told(format!("{}: {error}", file.display())))?,
        Some("svg") => svg::svg(&scene()).into_bytes(),
        Some("txt") => text(&opened, terminal)?.into_bytes(),
        _ => {
            let file = file.display();
            return Err(Failure::Told(format!(
                "{file}: the name of a picture has to end with .png, .svg or .txt"
            )));
        }
    };
    std::fs::write(file, bytes).map_err(|error| Failure::Told(format!("{}: {error}", file.display())))?;
    Ok(Verdict::Good)
}

/// The map as text, without colours, which are for terminals.
fn text(opened: &Opened, terminal: &Terminal) -> Result<String, Failure> {
    let (_, Laid { game, .. }) = open::lay_out(opened, None, terminal)?;
    let (table, world) = (game.table(), game.start());
    let mut map = Map::new(table, world.closed);
    map.pieces(table, &world);
    map.figures(table, &world, None);
    for start in &table.starts {
        map.sign(*start, 's', "start space");
    }
    let plain = Terminal { colours: false, ..*terminal };
    Ok(format!("{}\n\n{}", opened.title(), map.text(&plain)))
}
